"""The three shapes of window that every table is laid out for: 16:9, 4:3 and ultrawide."""

from typing import NamedTuple

from scenes.placement import Frame
from scenes.table.scroll import Rect

WIDE, TALL, ULTRA = (1600.0, 900.0), (1200.0, 900.0), (2100.0, 900.0)
"""The smallest layout of each shape."""


def least(shape: float) -> tuple[float, float]:
    """Choose the set for a window by its width over its height."""
    return TALL if shape < 1.5 else WIDE if shape <= 2.05 else ULTRA


class Room(NamedTuple):
    """A smallest layout in a frame: width to spare goes to both sides, height to spare to the lower row."""

    shape: tuple[float, float]
    dx: float
    dy: float

    def at(self, x: float, y: float, w: float, h: float, taller: bool = False) -> Rect:
        """Where a rectangle of the smallest layout lies, made taller if it stands in the lower row."""
        return (x + self.dx, y, w, h + self.dy) if taller else (x + self.dx, y, w, h)


def room(frame: Frame) -> Room:
    """Lay the smallest layout for a frame into it."""
    shape = least(frame.w / frame.h)
    return Room(shape, (frame.w - shape[0]) / 2, frame.h - shape[1])
