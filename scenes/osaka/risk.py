"""The risk at a glance: a plate at each ship that others may wreck before the person who is asked has another turn."""

from dataclasses import dataclass

from game.osaka.data import COLOURS
from game.osaka.risk import Cause, Risk
from scenes.ink import BOLD, Ink
from scenes.osaka.layout import Areas, berth
from scenes.placement import Drawing, Placement, block
from scenes.table.scroll import together
from scenes.table.sight import Sight

WIDE, LANE = 76, 28
"""The width of a plate, and the room between two lanes of the print for its height."""
GREAT = 50
"""From this many per cent on a plate is seen from afar."""
MOST = 2
"""How many causes are told."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place a plate at the bow of each ship in danger: there, ships that share a space leave room for each other's."""
    seen = []
    for risk in _told(sight):
        x, y, w, h = berth(areas, risk.ship, sight.view.ships[risk.ship])
        number = percent(risk.chance)
        plate = Plate(f"badge_{COLOURS[risk.ship]}_small", sight.say("risk-plate", number=number), number >= GREAT)
        rect = (x + w - WIDE / 2, y + h * 0.66, WIDE, min(24, LANE * areas.print))
        seen.append(block(("risk-plate", risk.ship), plate, rect, z=72, tip=why(sight, risk.ship), rule="wrecks"))
    return seen


def why(sight: Sight, ship: int) -> str:
    """Say how likely a ship is wrecked, and by whom; nothing where there is no danger."""
    found = next((risk for risk in _told(sight) if risk.ship == ship), None)
    if found is None:
        return ""
    say = sight.say
    number = percent(found.chance)
    head = say("risk-tip", ship=say(f"ship-{COLOURS[ship]}"), number=number, name=sight.name)
    likely = [cause for cause in found.causes if percent(cause.chance)][:MOST]
    other = number - sum(percent(cause.chance) for cause in likely)
    rest = [say("risk-other", number=other)] if other > 0 and likely else []
    return "\n".join((head, *(_cause(sight, ship, cause) for cause in likely), *rest))


def _told(sight: Sight) -> list[Risk]:
    """The risks that are not nothing once they are rounded."""
    return [risk for risk in sight.figures if percent(risk.chance)]


def _cause(sight: Sight, ship: int, cause: Cause) -> str:
    say = sight.say
    arriving = together(say, [say(f"risk-ship-{COLOURS[other]}") for other in cause.arriving])
    return say(
        "risk-sails" if cause.sails else "risk-lies",
        name=sight.seats[cause.seat].name, arriving=arriving, count=len(cause.arriving),
        ship=say(f"risk-ship-{COLOURS[ship]}"), number=percent(cause.chance),
    )  # fmt: skip


def percent(chance: float) -> int:
    """A chance in whole per cent; nothing is certain before it has happened."""
    return min(round(chance * 100), 99)


@dataclass(frozen=True, slots=True)
class Plate(Drawing):
    """A small plate with the sign of a ship and a figure."""

    sign: str
    words: str
    great: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.shadow(0, 0, w, h, 6, 3, 120, 2)
        ink.box(0, 0, w, h, "danger" if self.great else "washi", 6)
        ink.box(0, 0, w, h, "ink" if self.great else "danger", 6, 2)
        ink.picture(self.sign, 4, h / 2 - 9, 18, 18)
        middle = (w + 20) / 2
        ink.text(self.words, BOLD, 16, "cream" if self.great else "danger", middle, h / 2 - 1, "center", w - 28, h)
