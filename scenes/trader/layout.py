"""Where everything lies on the Trader table: one set of rectangles each for 16:9, 4:3 and ultrawide windows."""

from typing import NamedTuple

from scenes.placement import CARD_RATIO, Frame
from scenes.table.scroll import Rect
from scenes.table.shapes import TALL, WIDE, room

CAPITAL_RATIO = 150 / 336
EDGE = 12
"""How far the first column lies from the edge of its mat."""
HEAD = 30
"""The height of a mat's title."""
BELOW = 8
"""The room between a capital and its stocks."""


class Areas(NamedTuple):
    """The parts of the table, x, y, w, h each."""

    strip: Rect
    exchange: Rect
    rivals: Rect
    log: Rect | None
    own: Rect
    actions: Rect
    capital: float
    """The width of a capital."""
    card: float
    """The width of a stock in a column."""
    step: float
    """How much of each stock shows in a column."""
    stock: float
    """The width of a stock before the person at the screen."""
    side_by_side: bool
    """Whether the other players sit beside each other."""

    @property
    def pitch(self) -> float:
        """From a column to the next one."""
        return (self.exchange[2] - 2 * EDGE + 4) / 5

    def column(self, column: int) -> tuple[float, float]:
        """The upper left corner of a capital."""
        return self.exchange[0] + EDGE + column * self.pitch, self.exchange[1] + HEAD

    def stock_at(self, column: int, row: int) -> Rect:
        """The rectangle of a stock in its column."""
        x, y = self.column(column)
        top = y + self.capital * CAPITAL_RATIO + BELOW + row * self.step
        return (x, top, self.card, self.card * CARD_RATIO)


def areas(frame: Frame) -> Areas:
    """Lay the table out."""
    shape, dx, dy = given = room(frame)
    at = given.at
    if shape == TALL:
        return Areas(
            strip=(0, 0, frame.w, 122), rivals=at(16, 134, 1168, 98), exchange=at(16, 242, 1168, 414), log=None,
            own=at(16, 666, 846, 218, True), actions=at(872, 666, 312, 218, True),
            capital=176, card=94, step=27, stock=78, side_by_side=True,
        )  # fmt: skip
    if shape == WIDE:
        return Areas(
            strip=(0, 0, frame.w, 166), rivals=at(1284, 180, 300, 344), exchange=at(16, 180, 1252, 464),
            log=at(1284, 536, 300, 348, True), own=at(16, 656, 916, 228, True), actions=at(944, 656, 324, 228, True),
            capital=220, card=104, step=29, stock=84, side_by_side=False,
        )  # fmt: skip
    return Areas(
        strip=(0, 0, frame.w, 166), rivals=(16, 180, 300 + dx, 704), exchange=at(332, 180, 1436, 464),
        log=(1784 + dx, 180, 300 + dx, 704 + dy), own=at(332, 656, 1088, 228, True),
        actions=at(1432, 656, 336, 228, True), capital=220, card=104, step=29, stock=84, side_by_side=False,
    )  # fmt: skip
