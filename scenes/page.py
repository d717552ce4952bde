"""What all pages share: the title print behind them, a sheet of washi with its slip, captions and rows of choices."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from scenes.ink import BODY, BOLD, DISPLAY, Ink, colour
from scenes.kit import LINK, PRIMARY, Bubble, Button, Segment
from scenes.placement import Drawing, Key, Placement, block
from scenes.screen import Screen

if TYPE_CHECKING:
    from scenes.saves import Unreadable

PRINT = (1600, 900)
"""The size the print was drawn in."""
MOST_HIDDEN = 8
"""How many times larger than the window the print may be; a window of absurd shape stays dark at its ends."""
EDGE = 44
"""From the edge of a sheet to what is written on it."""
HEAD = 104
"""Down to the line under a sheet's title."""
NOTE = 420
"""The width of a note about files."""
LARGE = 1.3
"""From this text size on the second lines of captions move to their tooltips."""


@dataclass(frozen=True, slots=True)
class Print(Drawing):
    """The ship before the mountain, over all of the window and never stretched; by night where a page lies on it."""

    margin: ClassVar[float] = 0
    dark: int = 0

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        k = max(w / PRINT[0], h / PRINT[1])
        pw, ph = PRINT[0] * k, PRINT[1] * k
        if pw * ph > MOST_HIDDEN * w * h:
            k = math.sqrt(MOST_HIDDEN * w * h / (pw * ph))
            pw, ph = pw * k, ph * k
            ink.surface.fill(colour("night"))
        ink.picture("scene_title", (w - pw) * 0.3, (h - ph) * 0.62, pw, ph)
        ink.art.tile(ink.surface, "grain", pygame.BLEND_MULT)
        if self.dark:
            night = pygame.Surface(ink.surface.get_size(), pygame.SRCALPHA)
            night.fill((*colour("night"), self.dark))
            ink.surface.blit(night, (0, 0))


@dataclass(frozen=True, slots=True)
class Leaf(Drawing):
    """A page of washi: a slip over its upper edge, the title beside it, a line below, perhaps one down the middle."""

    kanji: str
    title: str
    note: str = ""
    split: float = 0

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, 12)
        ink.slip(self.kanji, 40, -10, 36, 26)
        used = ink.text(self.title, DISPLAY, 42, "ink", EDGE + 58, 58, width=w / 2 if self.note else w - 2 * EDGE - 58)
        ink.text(self.note, BODY, 17, "ink3", w - EDGE, 54, "midright", w - 2 * EDGE - 100 - used)
        ink.line(EDGE, HEAD, w - EDGE, HEAD, "edge")
        if self.split:
            ink.line(self.split, HEAD + 20, self.split, h - 40, "edge")


@dataclass(frozen=True, slots=True)
class Caption(Drawing):
    """What a choice is about, and a line that explains it where there is room for two."""

    head: str
    sub: str = ""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        room = h * ink.u
        if not self.sub or ink.type_size(17) + ink.type_size(15) > room:
            ink.text(self.head, BOLD, 17, "ink", 0, h / 2, width=w)
            return
        ink.text(self.head, BOLD, 17, "ink", 0, h * 0.27, width=w)
        ink.text(self.sub, BODY, 15, "ink3", 0, h * 0.75, width=w)


@dataclass(frozen=True, slots=True)
class Onward(Drawing):
    """The one button of a page that leads into a game: an arrow or a picture at its end; or what is missing yet."""

    label: str
    sub: str
    picture: str = ""
    ready: bool = True

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        Button("", kind=PRIMARY).paint(ink, w, h, mood)
        head, sub = ("cream", "subcream") if self.ready else ("ink3", "danger")
        end = 16.0
        if self.ready and self.picture:
            end = h * 1.12
            ink.picture(self.picture, w - end, h * 0.1, h * 0.9, h * 0.8)
        elif self.ready:
            end = 48
            ink.polygon([(w - 38, h / 2 - 10), (w - 38, h / 2 + 10), (w - 22, h / 2)], "cream")
        ink.text(self.label, DISPLAY, min(26, h * 0.35), head, 16, h * 0.36, width=w - 20 - end)
        ink.text(self.sub, BODY, capped(ink, 15, h * 0.28), sub, 16, h * 0.74, width=w - 20 - end)


def capped(ink: Ink, size: float, room: float) -> float:
    """A type size that keeps within a height however large the reader wants the text."""
    return min(size, room / ink.art.text_size)


class Page(Screen):
    """A screen that lies on the title print."""

    least = (1340.0, 900.0)

    def enter(self) -> None:
        self.resume()

    def resume(self) -> None:
        self.stage.pace = self.app.settings.pace
        self.refresh()

    def ground(self, dark: int) -> Placement:
        """The print behind everything."""
        frame = self.app.frame
        return block(("print",), Print(dark), (0, 0, frame.w, frame.h), z=-1)

    def leaf(self, leaf: Leaf, w: float, h: float) -> tuple[float, float, list[Placement]]:
        """Lay a sheet in the middle of the window and tell where its upper left corner is."""
        frame = self.app.frame
        x, y = (frame.w - w) / 2, (frame.h - h) / 2
        return x, y, [self.ground(110), block(("leaf",), leaf, (x, y, w, h))]

    def caption(self, key: Key, head: str, sub: str, rect: tuple[float, float, float, float]) -> Placement:
        """Write what a choice is about."""
        tip = sub if self.app.settings.text_size > LARGE else ""
        return block(("caption", *key), Caption(head, sub), rect, z=2, tip=tip)

    def notes(self, troubles: "Sequence[Unreadable]", x: float, y: float) -> list[Placement]:
        """Say which files could not be read."""
        say = self.app.say
        told = dict.fromkeys(say(f"saves-{trouble.why}", file=trouble.file.name) for trouble in troubles)
        words = "\n".join(list(told)[-3:])
        if not words:
            return []
        h = self.rule.height(words, BODY, 17, NOTE - 24) + 18
        return [block(("note",), Bubble(words, warn=True), (x, y, NOTE, h), z=6, touch=True, tip=say("saves-note"))]

    @property
    def rule(self) -> Ink:
        """Something to measure words with before they are written."""
        return Ink(self.app.art, self.app.screen, self.app.frame.u)

    def link(self, name: str, words: str, x: float, y: float) -> Placement:
        """Write words that lead elsewhere from their left end; what they are called is their key."""
        wide = self.rule.width(words, BOLD, 17) + 14
        return block((name,), Button(words, kind=LINK, size=17), (x - 7, y, wide, 44), z=3, touch=True)


def segments(
    key: Key, choices: Sequence[tuple[Any, str]], on: Any, x: float, y: float, w: float, h: float = 44, size: float = 16
) -> list[Placement]:
    """Lay a few choices side by side, each w wide; a touch carries the chosen value as the last part of its key."""
    return [
        block((*key, value), Segment(words, value == on, size), (x + at * w, y, w, h), z=3, touch=True)
        for at, (value, words) in enumerate(choices)
    ]
