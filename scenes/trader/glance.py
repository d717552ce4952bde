"""A game at a glance for the page of saved games: what is left under the capitals, and who plays; no money shows."""

from dataclasses import dataclass

from game.core.game import NOBODY
from game.core.match import Match
from game.trader.data import COLOUR, COLOURS, HEIGHT
from scenes.ink import Ink
from scenes.placement import Drawing

BOTTOM = 0.26
"""The share of the height in which the merchants stand."""


@dataclass(frozen=True, slots=True)
class Glance(Drawing):
    """The emblems of the stocks in their columns above, the merchants below."""

    columns: tuple[tuple[str, ...], ...]
    merchants: tuple[str, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        floor = h * (1 - BOTTOM)
        ink.box(0, 0, w, h, "prussian", 0)
        pitch, step = w / len(self.columns), floor / (HEIGHT + 0.4)
        size = step * 0.92
        for at, stocks in enumerate(self.columns):
            for row, colour in enumerate(stocks):
                x, y = pitch * (at + 0.5) - size / 2, step * (row + 0.2)
                ink.picture(f"badge_{colour}_small", x, y, size, size)
        ink.box(0, floor, w, h - floor, "washi", 0)
        ink.line(0, floor, w, floor, "ink", 1)
        room = w / len(self.merchants)
        for at, who in enumerate(self.merchants):
            high = h * BOTTOM * 0.9
            ink.picture(f"pawn_{who}", room * (at + 0.5) - high * 0.4, h - high - h * BOTTOM * 0.05, high * 0.8, high)
        ink.box(0, 0, w, h, "ink", 0, 2)


def glance(match: Match) -> Drawing:
    """Show how a game stands, as anybody may see it."""
    columns = tuple(tuple(COLOURS[COLOUR[stock]] for stock in stocks) for stocks in match.view(NOBODY).columns)
    return Glance(columns, tuple(seat.colour for seat in match.seats))
