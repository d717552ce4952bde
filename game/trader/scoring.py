"""What the rounds of a match add up to, and who has won."""

from collections.abc import Sequence

from game.core.game import Result, places
from game.trader.data import SIDES


def totals(seats: int, rounds: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Add up the money of these rounds for each seat; partners both get the sum of their team."""
    sides = SIDES[seats]
    return tuple(sum(sum(money[seat % sides :: sides]) for money in rounds) for seat in range(seats))


def result(reason: str, rounds: Sequence[Sequence[int]]) -> Result:
    """Rank by the money of all rounds. Nothing breaks a tie: who is equal shares the place."""
    points = totals(len(rounds[0]), rounds)
    return Result(reason, points, (0,) * len(points), places(points))
