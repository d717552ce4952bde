"""How the rows of the page before a game look: its tabs, the ground of a seat, crests and arrows."""

from dataclasses import dataclass

from scenes.ink import BODY, DISPLAY, WELL, Ink, colour
from scenes.page import capped
from scenes.placement import DIM, FOCUS, HOVER, Drawing


@dataclass(frozen=True, slots=True)
class Tab(Drawing):
    """One of the games at the head of the page."""

    picture: str
    name: str
    sub: str
    on: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, "light" if self.on else WELL, 8)
        ink.box(0, 0, w, h, "ink" if self.on or mood in (HOVER, FOCUS) else "edge", 8, 2 if self.on else 1)
        if mood == FOCUS:
            ink.box(-3, -3, w + 6, h + 6, "gold", 10, 2)
        image = ink.art.svg(self.picture, ink.px(64), ink.px(74))
        ink.surface.blit(image, ink.at(8, 7), (ink.px(4), ink.px(12), ink.px(56), ink.px(50)))
        ink.box(8, 7, 56, 50, "ink", 0, 2)
        ink.text(self.name, DISPLAY, 17, "ink" if self.on else "ink2", 74, 23, width=w - 82)
        ink.text(self.sub, BODY, capped(ink, 15, 20), "ink2" if self.on else "ink3", 74, 46, width=w - 82)


@dataclass(frozen=True, slots=True)
class Row(Drawing):
    """The ground of a seat: its number and its merchant."""

    number: int
    who: str
    empty: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (120, 96, 50, 16 if self.empty else 26), 10)
        ink.box(0, 0, w, h, "edge", 10, 1)
        ink.text(str(self.number), DISPLAY, 26, "ink3", 26, h / 2 - 1, "center")
        ink.picture(f"pawn_{self.who}", 50, (h - 75) / 2, 60, 75, 110 if self.empty else 255)


@dataclass(frozen=True, slots=True)
class Crest(Drawing):
    """A merchant's colour and crest to choose."""

    who: str
    on: bool
    empty: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        bright = self.on or mood in (HOVER, FOCUS)
        ink.picture(f"reserve_{self.who}", (w - 34) / 2, (h - 39) / 2, 34, 39, 255 if bright else 100)
        if self.on and not self.empty:
            ink.box(1, 0, w - 2, h, "gold", 8, 3)
        if mood in (HOVER, FOCUS):
            ink.box(0, -1, w, h + 2, "ink" if mood == FOCUS else "edge", 8, 2)


@dataclass(frozen=True, slots=True)
class Arrow(Drawing):
    """Moves a seat up or down."""

    up: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        if mood in (HOVER, FOCUS):
            ink.box(0, 0, w, h, WELL, 8)
        if mood == FOCUS:
            ink.box(0, 0, w, h, "gold", 8, 2)
        tip, foot = (h / 2 - 7, h / 2 + 6) if self.up else (h / 2 + 7, h / 2 - 6)
        shade = (*colour("ink3"), 70 if mood == DIM else 255)
        ink.polygon([(w / 2, tip), (w / 2 - 10, foot), (w / 2 + 10, foot)], shade)
