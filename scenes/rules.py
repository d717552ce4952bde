"""The page of the rules: the chapters at the left, the page of the book that is open at the right."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from scenes.art import ratio
from scenes.book import Lines, Pages, Piece, Rect, paragraphs, rulebook
from scenes.ink import BODY, BOLD, DISPLAY, SEMI, Ink, colour
from scenes.kit import LINK, Button, Label
from scenes.page import EDGE, Leaf, Page, segments
from scenes.placement import FOCUS, HOVER, Drawing, Key, Placement, block
from scenes.stack import Change, Pop
from scenes.title import TITLES

W, H, TALLEST = 1420, 808, 930
"""The sheet: as wide as this at most, and as high as the window leaves room for within these bounds."""
INDEX, TEXT = 300, 340
"""From the left edge of the sheet to the line beside the chapters, and to the text."""
TITLE, TOP, FOOT = 96, 146, 82
"""Down to a chapter's title and to its text, and the height of the row at the bottom."""
NOTCH = 120
"""Milliseconds between two pages that the wheel turns: one flick turns one page."""


# ---- what a page is made of


@dataclass(frozen=True, slots=True)
class Cover(Leaf):
    """The sheet of the book: its title, the name of the game beside it, and a line between chapters and text."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, 12)
        ink.slip(self.kanji, 32, -10, 36, 26)
        used = ink.text(self.title, DISPLAY, 42, "ink", EDGE + 46, 54, width=w / 3)
        ink.text(self.note, SEMI, 22, "ink2", EDGE + 64 + used, 58, width=w / 2 - used)
        ink.line(INDEX, 96, INDEX, h - 36, "edge")


@dataclass(frozen=True, slots=True)
class Entry(Drawing):
    """A chapter to choose."""

    words: str
    on: bool
    under: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        if self.on:
            ink.box(0, 0, w, h, "prussian", 8)
            ink.box(0, 0, w, h, "ink", 8, 2)
        if mood in (HOVER, FOCUS):
            ink.box(2, 2, w - 4, h - 4, "gold", 6, 2)
        face, size, left = (SEMI, 17, 40) if self.under else (DISPLAY, 18, 18)
        ink.text(self.words, face, size, "cream" if self.on else "ink", left, h / 2 - 1, width=w - left - 8)


@dataclass(frozen=True, slots=True)
class Heading(Drawing):
    """The title of a chapter, a picture beside it, and which of its pages this is."""

    words: str
    icon: str
    page: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        used = ink.text(self.words, DISPLAY, 36, "ink", 0, h / 2, width=w * 0.6)
        if self.icon:
            shape = ratio(self.icon)
            high = min(40, 70 * shape)
            ink.picture(self.icon, used + 14, h / 2 - high / 2, high / shape, high)
        ink.text(self.page, BODY, 16, "ink3", w, h / 2, "midright", w * 0.3)


@dataclass(frozen=True, slots=True)
class Example(Drawing):
    """The ground of a drawn example, with its title."""

    words: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (*colour("gold"), 40), 10)
        ink.box(0, 0, w, h, "edge", 10, 1)
        ink.slip("例", 14, -8, 30, 22)
        ink.text(self.words, DISPLAY, 22, "ink", 58, 26, width=w - 76)


# ---- the page


class RulesPage(Page):
    """The book, open at a chapter; perhaps with the numbers of the moment it was opened for."""

    def __init__(self, title: str, chapter: str = "", now: str = "") -> None:
        super().__init__()
        self.title = title
        self.book = rulebook(title)
        names = [one.name for one in self.book.chapters]
        self.chapter = names.index(chapter) if chapter else 0
        self.about, self.now = self.chapter, now
        """The chapter that was asked for, and the numbers it has."""
        self.page = 0
        self.turned = 0.0
        """When the wheel last turned a page."""

    # ---- the picture

    def _sheet(self) -> Rect:
        frame = self.app.frame
        w, h = min(W, frame.w - 60), min(max(H, frame.h - 92), TALLEST)
        return (frame.w - w) / 2, (frame.h - h) / 2, w, h

    def placements(self) -> list[Placement]:
        say = self.app.say
        x, y, w, h = self._sheet()
        _, _, seen = self.leaf(Cover("定", say("rules"), say(f"title-{self.title}")), w, h)
        games = [(name, say(f"title-{name}")) for name in TITLES]
        seen += segments(("book",), games, self.title, x + w - 36 - 200 * len(games), y + 28, 200)
        return [*seen, *self._index(x, y, h), *self._reading(x, y, w), *self._foot(x, y, w, h)]

    def _index(self, x: float, y: float, h: float) -> Iterator[Placement]:
        """The chapters."""
        pitch = min(52, (h - 90 - 24) / len(self.book.chapters))
        for at, chapter in enumerate(self.book.chapters):
            entry = Entry(self._name(at), at == self.chapter, chapter.under)
            rect = (x + 28, y + 90 + at * pitch, 256, min(44, pitch))
            yield block(("chapter", chapter.name), entry, rect, z=2, touch=True)

    def _reading(self, x: float, y: float, w: float) -> Iterator[Placement]:
        """The page that is open."""
        say, chapter = self.app.say, self.book.chapters[self.chapter]
        pages = self.pages(self.chapter)
        self.page = min(self.page, len(pages) - 1)
        left, wide = x + TEXT, w - 36 - TEXT
        number = say("rules-page", page=self.page + 1, pages=len(pages)) if len(pages) > 1 else ""
        heading = Heading(self._name(self.chapter), chapter.icon, number)
        yield block(("heading",), heading, (left, y + TITLE - 6, wide, 48), z=1)
        for at, (what, top, high) in enumerate(pages[self.page]):
            rect = (left, y + TOP + top, wide, high)
            if isinstance(what, Lines):
                yield block(("text", at), what, rect, z=1)
                continue
            words = say(f"rules-{self.title}-{chapter.name}-{what.name}")
            yield block(("example", at), Example(words), (left - 4, *rect[1:2], wide + 4, high), z=1)
            for nth, place in enumerate(what.place(say, rect)):
                yield replace(place, key=("example", at, nth), z=2 + nth / 100)

    def _foot(self, x: float, y: float, w: float, h: float) -> Iterator[Placement]:
        """The ways to the pages before and after, and out."""
        say, ink = self.app.say, self._ink()
        left, right, top = x + TEXT, x + w - 36, y + h - 66
        close = Button(say("rules-close"), size=20)
        yield block(("close",), close, (right - 190, top + 2, 190, 48), z=3, touch=True)
        esc = Label(say("rules-close-key"), BOLD, 15, "ink3", "midright")
        yield block(("close-key",), esc, (right - 290, top + 2, 86, 48), z=1)
        room = (right - 300 - left) / 2
        for name, by in (("back", -1), ("forth", 1)):
            to = self._beside(by)
            if to:
                words = say(f"rules-{name}", chapter=to)
                wide = min(room - 16, ink.width(words, BOLD, 17) + 14)
                rect = (left - 7 + (0 if by < 0 else room), top + 4, wide, 44)
                yield block((name,), Button(words, kind=LINK, size=17), rect, z=3, touch=True)

    def _name(self, chapter: int) -> str:
        return self.app.say(f"rules-{self.title}-{self.book.chapters[chapter].name}")

    def _beside(self, by: int) -> str:
        """What the page before or after this one is called; empty where the book ends."""
        number, chapter = self.page + by, self.chapter + by
        pages = len(self.pages(self.chapter))
        if 0 <= number < pages:
            return f"{self._name(self.chapter)} {number + 1}/{pages}"
        return self._name(chapter) if 0 <= chapter < len(self.book.chapters) else ""

    # ---- breaking a chapter into pages

    def _ink(self) -> Ink:
        """The brush that text is measured with."""
        return Ink(self.app.art, self.app.screen, self.app.frame.u)

    def pages(self, chapter: int) -> list[list[Piece]]:
        """Break a chapter into pages: what lies on each, from top to bottom."""
        say, (_, _, w, h) = self.app.say, self._sheet()
        name, parts = self.book.chapters[chapter][:2]
        pages = Pages(self._ink(), w - 36 - TEXT, h - TOP - FOOT)
        if self.now and chapter == self.about:
            pages.numbers(say("rules-now"), self.now.split("\n"))
        for part in parts:
            if isinstance(part, str):
                pages.text(paragraphs(say(f"rules-{self.title}-{name}-{part}")))
            else:
                pages.figure(part)
        return pages.pages

    # ---- turning pages

    def turn(self, by: int) -> None:
        """Go to the page before or after this one, into the neighbouring chapter if need be."""
        number, chapter = self.page + by, self.chapter + by
        if 0 <= number < len(self.pages(self.chapter)):
            self.page = number
        elif 0 <= chapter < len(self.book.chapters):
            self.open(chapter)
            if by < 0:
                self.page = len(self.pages(chapter)) - 1
        self.refresh()

    def open(self, chapter: int) -> None:
        """Open a chapter at its first page."""
        self.chapter = min(max(0, chapter), len(self.book.chapters) - 1)
        self.page = 0
        self.refresh()

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("close",):
                return Pop()
            case ("back",):
                self.turn(-1)
            case ("forth",):
                self.turn(1)
            case ("chapter", name):
                self.open([one.name for one in self.book.chapters].index(name))
            case ("book", title):
                self.title, self.book, self.now = title, rulebook(title), ""
                self.open(0)
        return None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        match event.key:
            case pygame.K_ESCAPE | pygame.K_F1 | pygame.K_RETURN | pygame.K_KP_ENTER:
                return Pop()
            case pygame.K_PAGEDOWN | pygame.K_RIGHT | pygame.K_SPACE:
                self.turn(1)
            case pygame.K_PAGEUP | pygame.K_LEFT | pygame.K_BACKSPACE:
                self.turn(-1)
            case pygame.K_DOWN:
                self.open(self.chapter + 1)
            case pygame.K_UP:
                self.open(self.chapter - 1)
            case pygame.K_HOME:
                self.open(0)
            case pygame.K_END:
                self.open(len(self.book.chapters) - 1)
                self.page = len(self.pages(self.chapter)) - 1
        return None

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.type == pygame.MOUSEWHEEL and event.y and now - self.turned > NOTCH:
            self.turned = now
            self.turn(-1 if event.y > 0 else 1)
        return super().handle(event, now)
