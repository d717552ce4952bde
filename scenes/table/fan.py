"""How a hand is spread: a fan while it is small, two straight rows when it is large."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from scenes.placement import CARD_RATIO
from scenes.table.scroll import Rect

SEEN = 45
"""How much of each card a fan shows at least; a hand that is too large for that lies in two straight rows."""
TURN = 3.4
SMALLER = 0.78
"""How large a card in a row is for one in the fan."""
HEAD = 46
"""The room above the cards."""


class Spot(NamedTuple):
    """Where a card of a hand lies: its middle, its top, its width, how much of it shows, its angle and its height."""

    x: float
    top: float
    w: float
    seen: float
    angle: float
    above: int


def spread(hand: Sequence[Any], area: Rect, size: float, pitch: float) -> list[Spot]:
    """Spread a hand, sorted so that cards that are alike lie together; cards are so wide, and so far apart at most."""
    x, y, w, h = area
    number = len(hand)
    middle = x + w / 2
    pitch = min(pitch, (w - size - 24) / max(1, number - 1))
    if pitch < SEEN:
        half = -(-number // 2)
        small = min(size * SMALLER, (h - HEAD) / (2 * CARD_RATIO))
        top = y + (h - 2 * small * CARD_RATIO + HEAD) / 2 - 8
        upper = _row(hand[:half], (middle, top, w - 16, small), 0)
        return upper + _row(hand[half:], (middle, top + small * CARD_RATIO * 0.96, w - 16, small), 40)
    turn = min(TURN, 20 / max(1, number))
    drop = 3.2 if number <= 6 else 3.2 * (5 / (number - 1)) ** 2
    top = y + (h - size * CARD_RATIO) / 2 + 18
    spots = []
    for at in range(number):
        t = at - (number - 1) / 2
        seen = pitch if at + 1 < number else size
        spots.append(Spot(middle + t * pitch, top + t * t * drop, size, seen, -t * turn, at))
    return spots


def _row(hand: Sequence[Any], row: Rect, above: int) -> list[Spot]:
    """Lay part of a large hand in a row; cards that are alike lie closer together."""
    middle, top, room, size = row
    gaps = [0.0] + [0.5 if now == before else 1.0 for before, now in pairwise(hand)]
    step = min(size * 0.8, (room - size) / max(1.0, sum(gaps)))
    left = middle - sum(gaps) * step / 2
    spots = []
    for at in range(len(hand)):
        left += gaps[at] * step
        seen = gaps[at + 1] * step if at + 1 < len(hand) else size
        spots.append(Spot(left, top, size, seen, 0, above + at))
    return spots


def counted(hand: Sequence[Any]) -> list[tuple[Any, int]]:
    """Number the cards of each kind."""
    return [(card, hand[:at].count(card)) for at, card in enumerate(hand)]
