"""Drawings that every screen uses: buttons, scrims, tags, switches. Frozen values; equal ones look alike."""

from dataclasses import dataclass
from typing import ClassVar

import pygame

from scenes.ink import BODY, BOLD, DISPLAY, WELL, Colour, Ink, colour
from scenes.placement import DIM, FOCUS, HOVER, Drawing

PRIMARY, PLAIN, GHOST, LINK = "primary", "plain", "ghost", "link"
LOOKS: dict[str, tuple[Colour, Colour, str, str]] = {
    PRIMARY: ("button", "ink", "cream", "subcream"),
    PLAIN: ("washi", "ink", "ink", "sub"),
    GHOST: ((8, 22, 39, 190), "light", "cream", "cream2"),
    LINK: ((0, 0, 0, 0), (0, 0, 0, 0), "deep", "sub"),
}
"""The colours of each kind of button: ground, edge, label and the line below it."""


@dataclass(frozen=True, slots=True)
class Button(Drawing):
    """A button: label, a line below it, an icon at its right end, a number beside it."""

    label: str
    sub: str = ""
    kind: str = PLAIN
    size: float = 20
    icon: str = ""
    number: str = ""
    warn: bool = False
    """Whether the line below says what is wrong."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        base, edge, head, sub = LOOKS[self.kind]
        off, up = mood == DIM, mood in (HOVER, FOCUS)
        if self.kind in (PRIMARY, PLAIN) and not off:
            ink.shadow(0, 0, w, h, 8, 4, 140, 4 if up else 3)
        if off and self.kind == GHOST:
            head = "faint"
        elif off:
            base, edge, head, sub = (*colour("shade"), 160), "edge", "ink3", "ink3"
        ink.box(0, 0, w, h, base, 8)
        if self.kind == PRIMARY and not off:
            _bokashi(ink, w, h)
        if self.kind == GHOST:
            ink.box(0, 0, w, h, (*colour("light"), 255 if up else 110), 6, 1)
        elif self.kind != LINK:
            ink.box(0, 0, w, h, edge, 8, 2)
            line = (*colour("edge"), 160) if self.kind == PLAIN or off else (255, 255, 255, 46)
            ink.box(4, 4, w - 8, h - 8, (*colour("light"), 255) if up else line, 5, 1.5 if up else 1)
        elif up:
            ink.line(0, h - 2, w, h - 2, "deep", 1)
        if mood == FOCUS:
            ink.box(-4, -4, w + 8, h + 8, "cream", 11, 3)
            ink.box(-6, -6, w + 12, h + 12, "ink", 13, 1.5)
        self._letters(ink, w, h, head, "danger" if self.warn else sub)

    def _letters(self, ink: Ink, w: float, h: float, head: str, sub: str) -> None:
        face = BOLD if self.kind in (GHOST, LINK) else DISPLAY
        right = w - 14
        if self.number:
            right -= ink.text(self.number, DISPLAY, self.size * 1.45, head, right, h / 2 - 1, "midright") + 8
        if self.icon:
            side = min(h * 0.62, 40)
            ink.picture(self.icon, right - side, (h - side) / 2, side, side)
            right -= side + 8
        if self.sub:
            room = right - 14
            small = ink.fitting(15, BODY, h * 0.4)
            high, low = ink.type_size(self.size, face) / ink.u, ink.type_size(small) / ink.u
            ink.text(self.label, face, self.size, head, 16, h / 2 - low * 0.62, "midleft", room)
            ink.text(self.sub, BODY, small, sub, 16, h / 2 + high * 0.54, "midleft", room)
        elif self.icon or self.number:
            ink.text(self.label, face, self.size, head, 16, h / 2, "midleft", right - 14)
        else:
            ink.text(self.label, face, self.size, head, w / 2, h / 2, "center", w - 12, h - 4)


def _bokashi(ink: Ink, w: float, h: float) -> None:
    """Shade the head of a printed block, as a printer wipes it."""
    rect = ink.rect(3, 3, w - 6, h - 6)
    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
    for y in range(rect.h):
        pygame.draw.line(shade, (110, 20, 10, int(90 * max(0.0, 1 - y / (rect.h * 0.55)))), (0, y), (rect.w, y))
    ink.surface.blit(shade, rect)


@dataclass(frozen=True, slots=True)
class Scrim(Drawing):
    """Night over everything behind a scroll or a page."""

    margin: ClassVar[float] = 1
    dark: int = 200

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.surface.fill((*colour("night"), self.dark))


@dataclass(frozen=True, slots=True)
class Sheet(Drawing):
    """A sheet of washi: a page, or a scroll with rods."""

    rods: bool = False
    radius: float = 12

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, self.radius)
        if self.rods:
            ink.rods(0, 0, w, h)


@dataclass(frozen=True, slots=True)
class Bubble(Drawing):
    """A few words beside what they are about: a tooltip, or why something is not possible."""

    words: str
    warn: bool = False

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, 7, key_line=False)
        if self.warn:
            ink.box(1, 1, w - 2, h - 2, "danger", 6, 2)
        ink.paragraph(self.words, BODY, 17, "danger" if self.warn else "ink", 12, 8, w - 24)


@dataclass(frozen=True, slots=True)
class Label(Drawing):
    """A line of text by itself."""

    words: str
    face: str = BODY
    size: float = 17
    fill: str = "ink"
    anchor: str = "midleft"
    wrap: bool = False

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        if self.wrap:
            ink.paragraph(self.words, self.face, self.size, self.fill, 0, 0, w)
            return
        x = {"midleft": 0, "center": w / 2, "midright": w}[self.anchor]
        ink.text(self.words, self.face, self.size, self.fill, x, h / 2, self.anchor, w)


@dataclass(frozen=True, slots=True)
class Segment(Drawing):
    """One of a few choices that lie side by side."""

    words: str
    on: bool = False
    size: float = 16

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, "prussian" if self.on else WELL, 8)
        ink.box(0, 0, w, h, "ink" if self.on else "edge", 8, 2 if self.on else 1)
        if mood in (HOVER, FOCUS):
            ink.box(2, 2, w - 4, h - 4, "gold", 6, 2)
        ink.text(self.words, BOLD, self.size, "cream" if self.on else "ink2", w / 2, h / 2 - 1, "center", w - 12)


@dataclass(frozen=True, slots=True)
class Switch(Drawing):
    """On or off, with the word beside it."""

    on: bool
    word: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.pill(0, 0, 60, 32, "prussian" if self.on else (140, 110, 60, 70))
        if mood in (HOVER, FOCUS):
            ink.box(-3, -3, 66, 38, "gold", 19, 2)
        x = 44 if self.on else 16
        ink.dot(x, 16, 12, "ink")
        ink.dot(x, 16, 10, "light" if self.on else "washi")
        ink.text(self.word, BOLD, 15, "ink" if self.on else "ink3", 72, 15, "midleft", w - 72)
