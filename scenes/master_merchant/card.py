"""A card of Master Merchant: its print with the name set below it, or its back with a tag for the owner."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from game.master_merchant.data import CARDS, COST, START_CARDS
from scenes.ink import Ink
from scenes.placement import Drawing
from scenes.words import Words

NAMED = 66
"""On a smaller card the portrait and the cost have to do."""
BACK = "mm_back"


@dataclass(frozen=True, slots=True)
class Face(Drawing):
    """A card that lies face up."""

    card: ClassVar[bool] = True
    kind: str
    name: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.picture(f"mm_{self.kind}", 0, 0, w, h)
        if w >= NAMED - 0.5:
            ink.printed(self.name, w * 0.128, w / 2, w * 1.07, w * 0.88)


@dataclass(frozen=True, slots=True)
class Back(Drawing):
    """A card that lies face down, as its owner may know it."""

    card: ClassVar[bool] = True
    name: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.picture(BACK, 0, 0, w, h)
        wide, high = w * 0.9, max(18.0, w * 0.22)
        left, top = (w - wide) / 2, w * 1.06
        ink.box(left, top, wide, high, "washi", 4)
        ink.box(left, top, wide, high, "ink", 4, 1)
        ink.printed(self.name, w * 0.15, w / 2, top + high / 2 - 1, wide - 6)


@cache
def face(say: Words, card: int) -> Face:
    """The picture of a card that lies face up."""
    return Face(CARDS[card], name_of(say, card))


@cache
def back(say: Words, card: int | None) -> Drawing | str:
    """The picture of a card that lies face down: only its owner knows which it is."""
    return BACK if card is None else Back(name_of(say, card))


@cache
def name_of(say: Words, card: int) -> str:
    """Name a card."""
    return say(f"mm-card-{CARDS[card]}")


def effect_of(say: Words, card: int) -> str:
    """Say what a card does."""
    return say(f"mm-effect-{CARDS[card]}")


@cache
def about(say: Words, card: int) -> str:
    """Name a card, its role and its cost, and say what it does."""
    facts = {"card": name_of(say, card), "role": say(f"mm-role-{CARDS[card]}"), "cost": COST[card]}
    return say("mm-start-card" if card in START_CARDS else "mm-card", **facts) + "\n" + effect_of(say, card)


def chapter_of(card: int) -> str:
    """The chapter of the rules that explains a card."""
    return f"card-{min(3, COST[card])}" if COST[card] else "start"
