"""The table cloth, and the print that lies on it."""

from dataclasses import dataclass
from typing import ClassVar

import pygame

from scenes.art import ratio
from scenes.ink import Ink, colour
from scenes.placement import Drawing
from scenes.table.scroll import Rect


@dataclass(frozen=True, slots=True)
class Cloth(Drawing):
    """The table cloth with a print on it, as wide as its rectangle; what is too high of it is cut off above."""

    margin: ClassVar[float] = 0
    picture: str
    board: Rect

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        whole = ink.surface
        for y in range(whole.get_height()):
            t = y / whole.get_height()
            fill = [round(a + (b - a) * t) for a, b in zip((17, 47, 78), (8, 22, 39), strict=True)]
            pygame.draw.line(whole, fill, (0, y), (whole.get_width(), y))
        ink.art.tile(whole, "cloth", pygame.BLEND_RGB_MULT)
        tile = ink.art.svg("seigaiha", ink.px(240), ink.px(120))
        tile.set_alpha(46)
        for y in range(0, whole.get_height(), tile.get_height()):
            for x in range(0, whole.get_width(), tile.get_width()):
                whole.blit(tile, (x, y))
        tile.set_alpha(255)
        rect = ink.rect(*self.board)
        lay_print(ink, self.picture, rect)
        if rect.left > 2:
            for x in (rect.left - 1, rect.right):
                pygame.draw.line(whole, colour("gold"), (x, 0), (x, rect.bottom), 2)


@dataclass(frozen=True, slots=True)
class Quay(Drawing):
    """The edge of the print: gold between two lines of ink."""

    margin: ClassVar[float] = 1

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, "ink", 0)
        ink.box(0, 3, w, 3, "gold", 0)


def lay_print(ink: Ink, name: str, rect: pygame.Rect) -> None:
    """Lay a print down with the grain of its wood block."""
    high = max(rect.h, round(rect.w * ratio(name)))
    image = ink.art.svg(name, rect.w, high).copy()
    ink.art.tile(image, "grain", pygame.BLEND_RGB_MULT)
    ink.surface.blit(image, rect, (0, high - rect.h, rect.w, rect.h))
