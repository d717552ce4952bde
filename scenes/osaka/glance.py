"""A game at a glance for the page of saved games: where the ships are, how rich the merchants look; no hand shows."""

from dataclasses import dataclass

from game.core.game import NOBODY
from game.core.match import Match
from game.osaka.data import COLOURS
from scenes.ink import Ink
from scenes.osaka.layout import CENTRES, LANES, SHIP_H, SHIP_W, WATERLINE
from scenes.placement import Drawing
from scenes.table.shapes import WIDE

SEA = 0.62
"""The share of the height that the sea takes."""
LARGER = 1.9
"""Ships are this much larger than on the board: they are what is looked for."""

HIGHEST = 8
"""A pile is drawn half as high as it is, and no higher than this."""


@dataclass(frozen=True, slots=True)
class Glance(Drawing):
    """The route with its ships above, the merchants on their piles below."""

    ships: tuple[int, ...]
    merchants: tuple[tuple[str, int], ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        sea = h * SEA
        k = w / WIDE[0]
        inside = ink.rect(0, 0, w, h)
        part = Ink(ink.art, ink.surface.subsurface(inside), ink.u)
        part.box(0, 0, w, h, "prussian", 0)
        high = w / 4
        part.picture("board_back", 0, sea - high, w, high)
        for good, space in enumerate(self.ships):
            line, aside = LANES[good]
            sw, sh = SHIP_W * k * LARGER, SHIP_H * k * LARGER
            x, y = (CENTRES[space] + aside * LARGER) * k - sw / 2, sea - high + line * k
            part.picture(f"ship_{COLOURS[good]}", min(x, w - sw), y - sh * WATERLINE, sw, sh)
        part.box(0, sea, w, h - sea, "washi", 0)
        part.line(0, sea, w, sea, "ink", 1)
        room = w / len(self.merchants)
        for at, (who, pile) in enumerate(self.merchants):
            part.merchant(who, min(HIGHEST, -(-pile // 2)), room * (at + 0.5), h * 0.97, h * 0.2)
        ink.box(0, 0, w, h, "ink", 0, 2)


def glance(match: Match) -> Drawing:
    """Show how a game stands, as anybody may see it."""
    view = match.view(NOBODY)
    piles = tuple((seat.colour, view.pile(number)) for number, seat in enumerate(match.seats))
    return Glance(view.ships, piles)
