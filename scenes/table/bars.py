"""What lies around every table: the bar at the top, the log, and the drawer with all of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pygame

from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import GHOST, Button
from scenes.placement import DIM, REST, Drawing, Placement, block
from scenes.table.rivals import GAP
from scenes.table.sight import Line, Sight

ROW = 27
HINT = 500
"""How high the hint lies: above the scrolls, below the curtain."""
PITCH = 86
"""From one button of the top bar to the next."""


@dataclass(frozen=True, slots=True)
class Bar(Drawing):
    """The top bar: which game, which turn, and whose decision in the middle."""

    margin: ClassVar[float] = 1
    title: str
    turn: str
    head: str
    asked: str
    pawn: str
    right: float
    """How much room the buttons take."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        rect = ink.rect(0, 0, w, 64)
        for y in range(rect.h):
            dark = int(238 * (1 - (y / rect.h) ** 1.6))
            pygame.draw.line(ink.surface, (8, 22, 39, dark), (0, rect.y + y), (ink.surface.get_width(), rect.y + y))
        ink.picture("seal", 20, 8, 34, 34)
        head = ink.width(self.head, DISPLAY, 19) if self.head else 0.0
        small = ink.fitting(17, BODY, 38)
        asked = ink.width(self.asked, BODY, small) + 14 if self.asked else 0.0
        wide = 50 + head + asked + 24 if self.head else 0.0
        if self.right + wide + 64 + ink.width(self.title, DISPLAY, 20) + 32 > w:
            asked, wide = 0.0, 50 + head + 24
        # In the middle, unless the buttons need the room.
        x = min((w - wide) / 2, w - self.right - wide - 12)
        used = 64 + ink.text(self.title, DISPLAY, 20, "cream", 64, 24, width=max(60.0, min(x, w / 2) - 80))
        if self.turn and used + 16 + ink.width(self.turn, BODY, small) < x - 12:
            ink.text(self.turn, BODY, small, "cream2", used + 16, 25)
        if self.head:
            ink.pill(x, 6, wide, 38, "washi")
            ink.picture(self.pawn, x + 14, 6, 28, 35)
            ink.text(self.head, DISPLAY, 19, "ink", x + 50, 24)
            if asked:
                ink.text(self.asked, BODY, small, "ink2", x + 50 + head + 14, 25)


def top(sight: Sight, turn: str, head: str, asked: str, pawn: str, undo: str) -> list[Placement]:
    """Place the top bar and its buttons."""
    say, w = sight.say, sight.frame.w
    tips = {
        "hint": say("hint-tip" if _hintable(sight) else "hint-off-tip"),
        "undo": undo or say("undo-tip"),
        "log": say("log-tip"),
        "rules": say("rules-tip"),
        "menu": "",
    }
    if not sight.settings.hints or sight.watching:
        del tips["hint"]
    bar = Bar(say(f"title-{sight.title.name}"), turn, head, asked, pawn, 18 + len(tips) * PITCH)
    seen = [block(("bar",), bar, (0, 0, w, 64), z=300, late=True)]
    for at, (name, tip) in enumerate(tips.items()):
        rect = (w - 18 - (len(tips) - at) * PITCH + 6, 8, PITCH - 6, 34)
        off = (name == "undo" and not undo) or (name == "hint" and not _hintable(sight))
        mood = DIM if off else REST
        button = Button(say(name), kind=GHOST, size=15)
        # It answers in the whole height of the bar: it looks slim, but is easy to hit.
        how = {"touch": True, "reach": (0, -8, PITCH - 6, 48), "tip": tip, "mood": mood}
        # A hint can be asked for over a scroll, too.
        z = HINT if name == "hint" and not off else 301
        seen.append(block((name,), button, rect, z=z, **how))
    return seen


def _hintable(sight: Sight) -> bool:
    """Whether the person at the bottom is asked, with the hand open."""
    return sight.asking and sight.view.seat == sight.focus


@dataclass(frozen=True, slots=True)
class Log(Drawing):
    """The last sentences, the newest at the bottom."""

    title: str
    lines: tuple[Line, ...]
    dark: int = 150

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.mat(0, 0, w, h, self.dark)
        ink.text(self.title, DISPLAY, 17, "cream", 14, 19)
        newest = max((line.number for line in self.lines), default=0)
        step = row(ink.art.text_size)
        for at, line in enumerate(self.lines[-rows(h, ink.art.text_size) :]):
            y = 46 + at * step
            ink.picture(line.icon, 14, y - 10, 18, 20)
            ink.text(line.words, BODY, 16, "cream" if line.number == newest else "cream2", 40, y, width=w - 50)


def row(larger: float) -> float:
    """The height of a line of the log for a text size."""
    return ROW * max(1.0, larger * 0.85)


def rows(h: float, larger: float) -> int:
    """How many lines a log of this height shows."""
    return int((h - 40) / row(larger))


def grown(rect: tuple[float, float, float, float], seen: list[Placement]) -> tuple[float, float, float, float]:
    """Let the log reach up to the other players above it: where they are few there is room."""
    x, y, w, h = rect
    above = [p.y + p.h / 2 for p in seen if p.key[0] == "rival" and len(p.key) == 2 and x < p.x < x + w]
    top = min(y, max(above, default=y) + GAP)
    return x, top, w, h + y - top


def log(sight: Sight, rect: tuple[float, float, float, float]) -> list[Placement]:
    """Place the log."""
    mat = Log(sight.say("log"), sight.log[-30:])
    return [
        block(("log-mat",), mat, rect, z=80, late=True, tip=sight.say("log-tip"), rule="screen"),
        *_spots(sight, "log-line", len(sight.log), rect, 81),
    ]


def _spots(sight: Sight, name: str, end: int, rect: tuple[float, float, float, float], z: float) -> Iterator[Placement]:
    """The lines that are seen, up to the last one: each can be asked about."""
    x, y, w, h = rect
    step = row(sight.settings.text_size)
    first = max(0, end - rows(h, sight.settings.text_size))
    for at, line in enumerate(sight.log[first:end]):
        place = (x, y + 46 + (at - 0.5) * step, w, step)
        yield block((name, first + at), "", place, z=z, tip=line.why, rule=line.rule)


def drawer(sight: Sight, back: int) -> list[Placement]:
    """Place the drawer with the whole log, moved back by some lines."""
    frame = sight.frame
    w = min(460.0, frame.w * 0.4)
    fitting = rows(frame.h - 76, sight.settings.text_size)
    end = len(sight.log) - min(back, max(0, len(sight.log) - fitting))
    lines = sight.log[max(0, end - fitting) : end]
    rect = (frame.w - w - 12, 60, w, frame.h - 76)
    close = Button(sight.say("log-close"), kind=GHOST, size=15)
    return [
        block(("drawer",), Log(sight.say("log"), lines, 255), rect, z=350, rule="screen"),
        *_spots(sight, "drawer-line", end, rect, 350.5),
        block(("log-close",), close, (frame.w - 134, 66, 110, 32), z=351, touch=True, reach=(0, -6, 122, 46)),
    ]


@dataclass(frozen=True, slots=True)
class Lid(Drawing):
    """Says that the hand is hidden, and how it opens."""

    words: str
    hint: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, 8)
        ink.text(self.words, DISPLAY, 20, "ink", w / 2, h / 2 - 12, "center", w - 20)
        ink.text(self.hint, BOLD, 15, "ink3", w / 2, h / 2 + 16, "center", w - 20)
