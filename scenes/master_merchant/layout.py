"""Where everything lies on the Master Merchant table: a set of rectangles each for 16:9, 4:3 and ultrawide windows."""

from typing import NamedTuple

from scenes.placement import CARD_RATIO, Frame
from scenes.table.scroll import Rect
from scenes.table.shapes import TALL, WIDE, room

EDGE = 20
"""How far the first pile lies from the edge of its mat."""
HEAD = 38
"""From the upper edge of the city to its first row."""


class Areas(NamedTuple):
    """The parts of the table, x, y, w, h each."""

    strip: Rect
    city: Rect
    rivals: Rect
    own: Rect
    hand: Rect
    actions: Rect
    log: Rect | None
    pile: float
    """The width of a card of the city."""
    across: int
    """How many piles lie beside each other."""
    step: tuple[float, float]
    """From a pile to the next one, to the right and down."""
    card: float
    """The width of a card in the own discard."""

    def pile_at(self, number: int) -> Rect:
        """The rectangle of a pile of the city."""
        x, y, _, _ = self.city
        column, row = number % self.across, number // self.across
        left, top = x + EDGE + column * self.step[0], y + HEAD + row * self.step[1]
        return (left, top, self.pile, self.pile * CARD_RATIO)


def areas(frame: Frame) -> Areas:
    """Lay the table out."""
    shape, dx, dy = given = room(frame)
    at = given.at
    if shape == TALL:
        return Areas(
            strip=(0, 0, frame.w, 92), city=at(16, 100, 1168, 180), rivals=at(16, 288, 1168, 286),
            own=at(16, 582, 432, 302, True), hand=at(456, 582, 404, 318, True), actions=at(868, 582, 316, 302, True),
            log=None, pile=92, across=10, step=(115, 0), card=84,
        )  # fmt: skip
    if shape == WIDE:
        return Areas(
            strip=(0, 0, frame.w, 138), city=at(16, 150, 716, 402), rivals=at(744, 150, 840, 402),
            own=at(16, 564, 530, 320, True), hand=at(554, 564, 376, 336, True), actions=at(938, 564, 328, 320, True),
            log=at(1278, 564, 306, 320, True), pile=118, across=5, step=(138, 183), card=96,
        )  # fmt: skip
    return Areas(
        strip=(0, 0, frame.w, 138), city=at(16, 150, 716, 402), rivals=at(744, 150, 1028, 402),
        own=at(16, 564, 716, 320, True), hand=at(744, 564, 640, 336, True), actions=at(1396, 564, 376, 320, True),
        log=(1784 + dx, 150, 300 + dx, 734 + dy), pile=118, across=5, step=(138, 183), card=100,
    )  # fmt: skip
