"""What the drawn examples of Osaka's rules are put together from: cards, pieces, merchants."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.osaka.data import VALUE
from scenes.ink import BOLD, Ink
from scenes.osaka.market import face
from scenes.page import capped
from scenes.placement import CARD_RATIO, REST, Drawing, Placement, block


def card(what: int | str, x: float, y: float, w: float, mood: str = REST, angle: float = 0) -> Placement:
    """Lay a card by its upper left corner."""
    name = what if isinstance(what, str) else face(what)
    return block((), name, (x, y, w, w * CARD_RATIO), shadow=True, mood=mood, angle=angle)


def row(lot: Sequence[int | str], x: float, y: float, w: float, pitch: float, mood: str = REST) -> list[Placement]:
    """Lay cards side by side."""
    return [card(one, x + at * pitch, y, w, mood) for at, one in enumerate(lot)]


def fan(lot: Sequence[int | str], middle: float, y: float, w: float, pitch: float) -> Iterator[Placement]:
    """Hold cards as in a hand."""
    for at, one in enumerate(lot):
        t = at - (len(lot) - 1) / 2
        yield card(one, middle + t * pitch - w / 2, y + t * t * 4, w, angle=-t * 6)


def kept(what: int, x: float, y: float, w: float, who: str, mood: str = REST) -> list[Placement]:
    """Lay a card with somebody's reservation piece on it."""
    piece = w * 0.65
    rect = (x + (w - piece) / 2, y + w * CARD_RATIO * 0.62 - piece * 0.57, piece, piece * 73 / 64)
    return [card(what, x, y, w, mood), block((), f"reserve_{who}", rect)]


def plus(lot: Sequence[int]) -> str:
    """Write the values of cards as a sum."""
    return " + ".join(str(VALUE[one]) for one in lot)


@dataclass(frozen=True, slots=True)
class Fact(Drawing):
    """A small picture and what it means."""

    icon: str
    words: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.picture(self.icon, 0, 2, h - 4, h - 4)
        ink.text(self.words, BOLD, capped(ink, 17, h * 0.75), "ink", h + 6, h / 2, width=w - h - 6)


@dataclass(frozen=True, slots=True)
class Merchant(Drawing):
    """A merchant on a pile of points."""

    who: str
    pile: int

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.merchant(self.who, self.pile, w / 2, h, w)


@dataclass(frozen=True, slots=True)
class Coast(Drawing):
    """The print of the route."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.shadow(0, 0, w, h, 3, 6, 120, 4)
        ink.picture("board_back", 0, 0, w, h)
        ink.box(0, 0, w, h, "ink", 0, 3)
