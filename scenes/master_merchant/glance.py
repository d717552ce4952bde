"""A game at a glance for the page of saved games: the city above, the merchants and their gold below."""

from dataclasses import dataclass

from game.core.game import NOBODY
from game.core.match import Match
from game.master_merchant.data import CARDS
from game.master_merchant.heaps import count
from scenes.ink import Ink
from scenes.master_merchant.city import PILES
from scenes.placement import CARD_RATIO, Drawing

BOTTOM = 0.3
"""The share of the height in which the merchants stand."""
ACROSS = 5


@dataclass(frozen=True, slots=True)
class Glance(Drawing):
    """Which piles have cards left, who plays, and how much gold lies before each."""

    piles: tuple[str, ...]
    """The name of each pile's card, or nothing for one that is empty."""
    merchants: tuple[tuple[str, int], ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        floor = h * (1 - BOTTOM)
        ink.box(0, 0, w, h, "prussian", 0)
        high = floor / 2 * 0.88
        for at, card in enumerate(self.piles):
            x, y = w / ACROSS * (at % ACROSS + 0.5) - high / CARD_RATIO / 2, floor / 2 * (at // ACROSS + 0.06)
            if card:
                ink.picture(f"mm_{card}", x, y, high / CARD_RATIO, high)
            else:
                ink.box(x, y, high / CARD_RATIO, high, (233, 203, 128, 110), 3, 1)
        ink.box(0, floor, w, h - floor, "washi", 0)
        ink.line(0, floor, w, floor, "ink", 1)
        room = w / len(self.merchants)
        for at, (who, gold) in enumerate(self.merchants):
            tall = h * BOTTOM * 0.9
            x = room * (at + 0.3)
            ink.picture(f"pawn_{who}", x - tall * 0.4, h - tall - h * BOTTOM * 0.05, tall * 0.8, tall)
            coin = tall * 0.4
            for number in range(min(gold, 8)):
                ink.picture("coin_gold", x + tall * 0.4, h - coin - 2 - number * coin * 0.22, coin, coin)
        ink.box(0, 0, w, h, "ink", 0, 2)


def glance(match: Match) -> Drawing:
    """Show how a game stands, as anybody may see it."""
    view = match.view(NOBODY)
    piles = tuple(CARDS[card] if count(view.city, card) else "" for card in PILES)
    return Glance(piles, tuple((seat.colour, gold) for seat, gold in zip(match.seats, view.gold, strict=True)))
