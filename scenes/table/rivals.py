"""Where the other players sit: a sheet for each of them, in the order in which they play."""

from game.core.game import clockwise
from scenes.table.scroll import Rect
from scenes.table.sight import Sight

GAP, LEAST_GAP = 12, 7
WIDEST = 578
"""No sheet is wider, where they lie beside each other."""


def sheets(sight: Sight, area: Rect, tall: float, beside: bool = False) -> list[tuple[int, Rect]]:
    """Share an area among the others: beside each other, or below each other and at most so tall."""
    x, y, w, h = area
    others = clockwise(sight.view.seats, sight.focus)[1:]
    number = len(others)
    if beside:
        wide = min(WIDEST, (w - GAP * (number - 1)) / number)
        x += (w - number * (wide + GAP) + GAP) / 2
        return [(seat, (x + at * (wide + GAP), y, wide, h)) for at, seat in enumerate(others)]
    high = min(tall, (h - LEAST_GAP * (number - 1)) / number)
    gap = min(GAP, (h - number * high) / max(1, number - 1))
    return [(seat, (x, y + at * (high + gap), w, high)) for at, seat in enumerate(others)]
