"""What goods bring on a payday, and who has won."""

from functools import lru_cache

from game.core.game import Result, places
from game.osaka.heaps import HIGHEST, NUMBER, ONE


def points(lot: int, tokens: int) -> int:
    """Work out a lot's points (shifted down): number x (highest + tokens), a point for each 5 or part of it."""
    return -(-NUMBER[lot] * (HIGHEST[lot] + tokens) // 5)


@lru_cache(maxsize=1 << 12)
def lowest(lot: int, number: int) -> int:
    """Take the lowest-valued cards of a lot (shifted down), this many: they become the point cards."""
    taken = 0
    for place in range(3):
        some = min(number, lot >> 4 * place & 15)
        taken += some * ONE[place]
        number -= some
    return taken


def result(reason: str, points: list[int], tokens: list[int]) -> Result:
    """Rank by victory points, then by delivery tokens; who is still equal shares the place."""
    held = [sum(tokens[seat * 4 : seat * 4 + 4]) for seat in range(len(points))]
    return Result(reason, tuple(points), tuple(held), places(zip(points, held, strict=True)))
