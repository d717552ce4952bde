"""A stock as a card: its colour's template with the value and the name printed in."""

from dataclasses import dataclass
from typing import ClassVar

from game.trader.data import COLOUR, COLOURS, VALUE
from game.trader.sales import Sale, factors
from scenes.ink import Ink
from scenes.placement import Drawing
from scenes.table.sight import Sight
from scenes.words import Words

FULL = 240
"""The width the template is drawn for."""
PILL = 156
"""The room for the name on the template."""


@dataclass(frozen=True, slots=True)
class Stock(Drawing):
    """A stock: value and emblem in its head, so that a strip is enough to know it."""

    card: ClassVar[bool] = True
    colour: str
    value: int
    name: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        k = w / FULL
        ink.picture(f"stock_{self.colour}", 0, 0, w, h)
        ink.picture(f"num_{self.value}", (40 - 24.5) * k, (43 - 32) * k, 49 * k, 64 * k)
        ink.printed(self.name, 25 * k, 120 * k, 293.5 * k, PILL * k)


def colour_name(say: Words, good: int) -> str:
    """Name a colour of stocks."""
    return say(f"stock-{COLOURS[good]}")


def face(say: Words, kind: int) -> Stock:
    """The picture of a stock."""
    return Stock(COLOURS[COLOUR[kind]], VALUE[kind], colour_name(say, COLOUR[kind]))


def name_of(say: Words, kind: int) -> str:
    """Name a stock: its colour and its value."""
    return say("stock", colour=colour_name(say, COLOUR[kind]), value=VALUE[kind])


def product(sale: Sale) -> str:
    """Write what a sale brings, never without its factors."""
    one, other = factors(sale)
    return times(one, other)


def times(one: int, other: int) -> str:
    """Write a product with its factors."""
    return f"{one} × {other} = {one * other}"


def side(sight: Sight, seat: int) -> int:
    """Which side a seat plays for: itself, or with four players its team."""
    return seat % len(sight.view.jokers)


TEAMS = (("海", "indigo"), ("風", "button"))
"""The sign and the colour of each team: the sea and the wind. Partners sit opposite each other."""


def team(sight: Sight, seat: int) -> tuple[str, str]:
    """The sign and the colour of a seat's team; empty where everybody plays for themselves."""
    return TEAMS[side(sight, seat)] if sight.view.seats == 4 else ("", "")
