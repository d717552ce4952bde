"""A rule book: chapters of paragraphs and drawn examples, set in lines that are easy to read and broken into pages.

Each title writes its own `Rulebook` in scenes/<title>/rulebook.py; nothing here knows which game it is about.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from scenes.ink import BODY, BOLD, SEMI, Ink
from scenes.kit import Label
from scenes.page import capped
from scenes.placement import Drawing, Key, Placement, block
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.table.sight import Sight

Rect = tuple[float, float, float, float]
Paragraph = tuple[str, str]
"""Its kind and its words. "•" is an item of a list, "=" a strong line, "!" the numbers of the moment."""

SIZE, LEADING, LETTERS = 18, 29 / 18, 90
"""The size of the text, a line's height for its size, and the most letters in a line."""
LONE = 14
"""A last line with fewer letters looks lost."""
INDENTS = {"•": 22, "!": 18}
GAPS = {"=": 6, "•": 6}
GAP = 12
"""The room above a paragraph."""
AROUND = 20
"""The room above an example."""


class Figure(NamedTuple):
    """A drawn example of a chapter."""

    name: str
    """The part of the chapter that says what it shows."""
    high: float
    place: Callable[[Words, Rect], list[Placement]]
    """What lies in it, lowest first, given the language and the room."""


class Chapter(NamedTuple):
    """A chapter: texts of the language files and drawn examples, in the order of reading."""

    name: str
    parts: tuple[str | Figure, ...]
    icon: str = ""
    under: bool = False
    """Whether it belongs to the chapter above it."""


class Rulebook(NamedTuple):
    """All rules of a title."""

    chapters: tuple[Chapter, ...]
    situation: "Callable[[Sight, str, Key], str]"
    """The numbers that a rule has at this moment for something on the table, one sentence in a line."""
    fitting: "Callable[[Sight], str]"
    """The chapter about what is going on."""


def rulebook(title: str) -> Rulebook:
    """Fetch the rules of a title."""
    book: Rulebook = import_module(f"scenes.{title}.rulebook").RULEBOOK
    return book


def paragraphs(words: str) -> list[Paragraph]:
    """Take a text of the language files apart: blank lines part its paragraphs, a sign at the start tells the kind."""
    found = [re.fullmatch(r"(?:([•=]) )?(.*)", part.replace("\n", " ")) for part in re.split(r"\n\s*\n", words)]
    return [(one[1] or "", one[2]) for one in found if one]


# ---- type


@dataclass(frozen=True, slots=True)
class Lines(Drawing):
    """A paragraph, or as much of it as fits a page, line by line."""

    lines: tuple[str, ...]
    kind: str = ""
    begins: bool = True
    """Whether it is where the paragraph begins."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        step = leading(ink)
        if self.kind == "!":
            ink.box(0, 0, w, h, (184, 138, 53, 46), 0)
            ink.box(0, 0, 5, h, "gold", 0)
        if self.kind == "•" and self.begins:
            ink.dot(8, step / 2, 3.5, "vermilion")
        for at, line in enumerate(self.lines):
            fill = "ink3" if self.kind == "!" and self.begins and at == 0 else "ink"
            ink.text(line, face_of(self.kind), SIZE, fill, INDENTS.get(self.kind, 0), step * (at + 0.5))


@dataclass(frozen=True, slots=True)
class Note(Drawing):
    """A few words in an example, never larger than their place."""

    words: str
    face: str = BODY
    fill: str = "ink2"
    anchor: str = "center"

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        x = {"midleft": 0, "center": w / 2}[self.anchor]
        ink.text(self.words, self.face, capped(ink, 17, h * 0.75), self.fill, x, h / 2, self.anchor, w)


def note(words: str, x: float, y: float, w: float, face: str = BODY, fill: str = "ink2") -> Placement:
    """Write a few words under something."""
    return block((), Note(words, face, fill), (x, y, w, 26))


def sign(words: str, x: float, y: float, size: float = 36) -> Placement:
    """Write a sign between two things, by its middle."""
    return block((), Label(words, SEMI, size, "ink3", "center"), (x - 30, y - 30, 60, 60))


def leading(ink: Ink) -> float:
    """The height of a line of text, which follows the reader's setting."""
    return ink.type_size(SIZE) / ink.u * LEADING


def face_of(kind: str) -> str:
    """The face a kind of paragraph is set in."""
    return BOLD if kind in ("=", "!") else BODY


def wrapped(ink: Ink, words: str, face: str, width: float) -> tuple[str, ...]:
    """Break a paragraph into lines: no sign is parted from its word, and no word stands alone if that can be helped."""
    whole = re.sub(r" (?=[:;?!×=+→»])|(?<=[«×+]) ", "\N{NO-BREAK SPACE}", words).split(" ")
    lines = _greedy(ink, whole, face, width, LETTERS)
    for letters in range(LETTERS - 1, LETTERS - 15, -1):
        if len(lines) == 1 or len(lines[-1]) >= LONE:
            break
        closer = _greedy(ink, whole, face, width * letters / LETTERS, letters)
        if len(closer) == len(lines):
            lines = closer
    return tuple(lines)


def _greedy(ink: Ink, words: list[str], face: str, width: float, letters: int) -> list[str]:
    """Fill line after line."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and len(longer) <= letters and ink.width(longer, face, SIZE) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# ---- pages


class Piece(NamedTuple):
    """Something on a page, and how far below the top of the text it begins."""

    what: Lines | Figure
    y: float
    high: float


class Pages:
    """Pages of a width and a height that are filled from top to bottom."""

    def __init__(self, ink: Ink, width: float, room: float) -> None:
        self.ink, self.width, self.room = ink, width, room
        self.step = leading(ink)
        self.pages: list[list[Piece]] = [[]]

    @property
    def y(self) -> float:
        """How far the last page is filled."""
        last = self.pages[-1][-1:]
        return last[0].y + last[0].high if last else 0

    def figure(self, figure: Figure) -> None:
        """Add a drawn example; it is never broken."""
        if self.y + AROUND + figure.high > self.room and self.pages[-1]:
            self.pages.append([])
        self.pages[-1].append(Piece(figure, self.y + AROUND, figure.high))

    def text(self, text: Sequence[Paragraph]) -> None:
        """Add paragraphs. Below an example they begin a new page if that keeps them together."""
        lines = [self._lines(*paragraph) for paragraph in text]
        if self.pages[-1] and isinstance(self.pages[-1][-1].what, Figure):
            high = sum(len(one.lines) * self.step + self._gap(one.kind) for one in lines)
            if self.y + high > self.room >= high:
                self.pages.append([])
        for one in lines:
            self._paragraph(one)

    def numbers(self, head: str, sentences: Sequence[str]) -> None:
        """Add the numbers of the moment, under a head."""
        lines = [line for words in (head, *sentences) for line in self._lines("!", words).lines]
        self._paragraph(Lines(tuple(lines), "!"))

    def _lines(self, kind: str, words: str) -> Lines:
        return Lines(wrapped(self.ink, words, face_of(kind), self.width - 2 * INDENTS.get(kind, 0)), kind)

    def _gap(self, kind: str) -> float:
        """The room above a paragraph: none at the top of a page."""
        return GAPS.get(kind, GAP) if self.pages[-1] else 0

    def _paragraph(self, whole: Lines) -> None:
        """Add a paragraph. A long one may be broken, but no line of it stands alone, nor does what leads to a list."""
        lines, begins = whole.lines, True
        following = 2 if lines[-1].endswith(":") else 0
        while lines:
            top = self.y + self._gap(whole.kind)
            # An empty page takes a line even in a window that is too small for it.
            fit = max(int((self.room - top) / self.step + 0.01), 0 if self.pages[-1] else 1)
            if fit < len(lines) + following and self.pages[-1] and (len(lines) < 5 or fit < 2 or len(lines) - fit < 2):
                self.pages.append([])
                continue
            some, lines = lines[:fit], lines[fit:]
            self.pages[-1].append(Piece(Lines(some, whole.kind, begins), top, len(some) * self.step))
            begins = False
