"""Where everything lies on the Osaka table: one set of rectangles each for 16:9, 4:3 and ultrawide windows."""

from typing import NamedTuple

from scenes.placement import Frame
from scenes.table.shapes import TALL, WIDE, room

Rect = tuple[float, float, float, float]

CENTRES = (158, 392, 652, 918, 1170, 1452)
"""The middle of each space on the print."""
PLATES = (20, 290, 548, 812, 1072, 1340)
"""Where the place names hang."""
LANES = ((244, 58), (274, 20), (304, -20), (334, -58))
"""Each ship's waterline, and how far it keeps to the right, so that four fit in one space."""
SHIP_W, SHIP_H, WATERLINE = 122, 108, 0.885


class Areas(NamedTuple):
    """The parts of the table, x, y, w, h each."""

    board: Rect
    print: float
    """How large the print is shown."""
    deck: Rect
    farm: Rect
    market: Rect
    discard: Rect
    rivals: Rect
    log: Rect | None
    own: Rect
    hand: Rect
    actions: Rect
    card: float
    """The width of a card in the market."""
    goods: float
    """The width of a card among the own goods."""
    side_by_side: bool
    """Whether the other players sit beside each other."""


def areas(frame: Frame) -> Areas:
    """Lay the table out."""
    shape, dx, dy = given = room(frame)
    at = given.at
    if shape == TALL:
        return Areas(
            board=at(0, 0, 1200, 300), print=0.75,
            deck=at(24, 446, 86, 120), farm=at(124, 414, 292, 170), market=at(426, 414, 640, 170),
            discard=at(1090, 446, 86, 120), rivals=at(16, 308, 1168, 96), log=None,
            own=at(16, 596, 420, 288, True), hand=at(444, 596, 420, 304, True), actions=at(872, 596, 312, 288, True),
            card=86, goods=58, side_by_side=True,
        )  # fmt: skip
    if shape == WIDE:
        return Areas(
            board=at(0, 0, 1600, 400), print=1,
            deck=at(24, 434, 98, 137), farm=at(144, 400, 330, 184), market=at(488, 400, 660, 184),
            discard=at(1168, 434, 98, 137), rivals=at(1284, 400, 300, 284), log=at(1284, 698, 300, 186, True),
            own=at(16, 596, 492, 288, True), hand=at(516, 596, 420, 304, True), actions=at(948, 596, 320, 288, True),
            card=98, goods=66, side_by_side=False,
        )  # fmt: skip
    return Areas(
        board=at(250, 0, 1600, 400), print=1,
        deck=at(274, 430, 104, 146), farm=at(404, 400, 372, 188), market=at(792, 400, 900, 188),
        discard=at(1720, 430, 104, 146), rivals=(16, 60, 226 + dx, 824), log=(1858 + dx, 60, 226 + dx, 824 + dy),
        own=at(266, 600, 560, 284, True), hand=at(842, 600, 620, 300, True), actions=at(1478, 600, 356, 284, True),
        card=104, goods=66, side_by_side=False,
    )  # fmt: skip


def berth(areas: Areas, good: int, space: int) -> Rect:
    """The rectangle of a ship in a space."""
    k = areas.print
    line, aside = LANES[good]
    w, h = SHIP_W * k, SHIP_H * k
    return (areas.board[0] + (CENTRES[space] + aside) * k - w / 2, line * k - h * WATERLINE, w, h)
