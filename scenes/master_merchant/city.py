"""The city: ten piles with the copies left in each. An empty pile keeps its place."""

from dataclasses import dataclass

from game.master_merchant.data import KINDS, START_CARDS
from game.master_merchant.heaps import count
from game.master_merchant.moves import CITY_CARD
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.master_merchant.ask import FROM_CITY, choosing, uses
from scenes.master_merchant.card import about, chapter_of, face, name_of
from scenes.master_merchant.layout import EDGE, HEAD, Areas
from scenes.placement import CHOSEN, DIM, LEGAL, REST, Drawing, Placement, block
from scenes.table.cloth import Cloth, Quay
from scenes.table.sight import Sight

PILES = tuple(card for card in range(KINDS) if card not in START_CARDS)
EDGES = 3
"""How many edges of a pile show at most, and how far apart they lie."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the print and the ten piles."""
    frame, say = sight.frame, sight.say
    x, y, w, _ = areas.city
    mat = Mat(say("mm-city"), say("mm-city-hint"))
    return [
        block(("cloth",), Cloth("city", areas.strip), (0, 0, frame.w, frame.h)),
        block(("quay",), Quay(), (0, areas.strip[3] - 4, frame.w, 8), z=1),
        block(("city-mat",), mat, areas.city, z=80, tip=say("mm-city-tip"), rule="parts"),
        block(("bank",), "", (x + w / 2 - 12, y - 30, 24, 24)),
        *[part for number, card in enumerate(PILES) for part in _pile(sight, areas, number, card)],
    ]


def _pile(sight: Sight, areas: Areas, number: int, card: int) -> list[Placement]:
    view, say = sight.view, sight.say
    x, y, w, h = rect = areas.pile_at(number)
    left = count(view.city, card)
    tip, rule = about(say, card), chapter_of(card)
    seen = [block(("well", card), Well(name_of(say, card)), rect, z=84, tip=tip, rule=rule)]
    if not left:
        return seen
    mood = _mood(sight, card)
    for edge in range(min(EDGES, left - 1), 0, -1):
        under = (x + edge * 3, y - edge * 3, w, h)
        seen.append(block(("edge", card, edge), face(say, card), under, z=90 - edge, mood=DIM if mood == DIM else REST))
    tip += "\n" + say("mm-copies-tip", number=left)
    touch = choosing(sight) in FROM_CITY
    how = {"mood": mood, "shadow": True, "piece": True, "touch": touch, "tip": tip, "rule": rule}
    seen.append(block(("city", card), face(say, card), rect, z=100, **how))
    seen.append(block(("copies", card), Copies(f"×{left}"), (x + w - 28, y - 8, 38, 26), z=130))
    return seen


def _mood(sight: Sight, card: int) -> str:
    """Lit if the effect may choose it, chosen if it has, dimmed if it is too dear or out of reach."""
    if sight.draft == CITY_CARD[card]:
        return CHOSEN
    if choosing(sight) in FROM_CITY:
        return LEGAL if CITY_CARD[card] in uses(sight) else DIM
    return REST


@dataclass(frozen=True, slots=True)
class Mat(Drawing):
    """The dark mat of the city."""

    title: str
    hint: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.mat(0, 0, w, h)
        used = 12 + ink.text(self.title, DISPLAY, 17, "cream", 12, HEAD / 2 - 4)
        ink.text(self.hint, BODY, 15, "cream2", used + 10, HEAD / 2 - 3, width=w - used - EDGE, tall=26)


@dataclass(frozen=True, slots=True)
class Well(Drawing):
    """The place of a pile that is empty."""

    name: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (6, 18, 34, 110), 8)
        ink.box(0, 0, w, h, (233, 203, 128, 110), 8, 1.5)
        ink.printed(self.name, w * 0.15, w / 2, h / 2, w - 8, "cream2")


@dataclass(frozen=True, slots=True)
class Copies(Drawing):
    """How many copies are left in a pile."""

    words: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.pill(0, 0, w, h, "washi")
        ink.text(self.words, BOLD, 16, "ink", w / 2, h / 2 - 1, "center", w - 8, 20)
