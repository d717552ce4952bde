"""Two roads to victory: gold and different names, each from 0 to 8. The eighth well is a gate."""

from dataclasses import dataclass
from typing import Any

from game.master_merchant.data import GOLD_TO_WIN, NAMES_TO_WIN
from game.master_merchant.heaps import names
from scenes.ink import BOLD, DISPLAY, Ink
from scenes.placement import Placement, block
from scenes.table.sight import Sight

WELL, STEP = 24, 28
"""The size of a well, and from one to the next."""
LEFT = 72
"""From the label of a road to its first well."""
BELOW = 36
"""From the gold down to the names."""
LONG = LEFT + 8 * STEP + 8
"""From the label of a road to its number."""
NEAR, CLOSE = 6, 7
"""From here on the gate glows, and from here on the whole sheet: the next step wins."""


def kinds(view: Any, seat: int) -> int:
    """Count the different names that a seat owns: all play in the open, so anybody may know it."""
    return names(view.owned[seat] or 0)


def threat(gold: int, owned: int) -> str:
    """Tell how near somebody is to winning: "won" if the turn ended now, "close" one step before it, or nothing."""
    most = max(gold - GOLD_TO_WIN, owned - NAMES_TO_WIN)
    return "won" if most >= 0 else "close" if most >= CLOSE - GOLD_TO_WIN else ""


@dataclass(frozen=True, slots=True)
class Meters:
    """The two roads of a player; coins lie on the first one, the second one is drawn."""

    gold: int
    kinds: int
    gold_label: str
    kinds_label: str

    def paint(self, ink: Ink, x: float, y: float) -> None:
        """Draw both roads from their upper left corner."""
        for number, label, below in ((self.gold, self.gold_label, 0), (self.kinds, self.kinds_label, BELOW)):
            top = y + below
            ink.text(label, BOLD, 15, "ink2", x, top + WELL / 2 - 1, width=LEFT - 18, tall=22)
            ink.text(str(number), DISPLAY, 22, "ink", x + LONG + 14, top + WELL / 2 - 1, "center")
            self._gate(ink, x + LEFT + 7 * STEP, top, number)
        ink.text("0", DISPLAY, 17, "ink3", x + LEFT - 12, y + WELL / 2, "center")
        for at in range(8):
            left = x + LEFT + at * STEP
            if at >= self.gold:
                ink.box(left + 2, y + 2, WELL - 4, WELL - 4, (120, 96, 50, 46), WELL / 2)
                ink.box(left + 2, y + 2, WELL - 4, WELL - 4, (120, 96, 50, 150), WELL / 2, 1)
            self._slip(ink, left + 2, y + BELOW, at < self.kinds)
            for top, number in ((y, self.gold), (y + BELOW, self.kinds)):
                if at == 7 and number < 8:
                    ink.text("8", DISPLAY, 15, "deep", left + WELL / 2, top + WELL / 2 - 1, "center")

    def _gate(self, ink: Ink, x: float, y: float, number: int) -> None:
        ground = (184, 138, 53, 190) if number >= 8 else (194, 59, 34, 120 if number >= NEAR else 40)
        ink.box(x - 3, y - 4, WELL + 6, WELL + 8, ground, 6)
        ink.box(x - 3, y - 4, WELL + 6, WELL + 8, "gold" if number >= 8 else "vermilion", 6, 2)

    def _slip(self, ink: Ink, x: float, y: float, there: bool) -> None:
        if there:
            ink.box(x, y, 20, 24, "indigo", 3)
            ink.box(x, y, 20, 24, "ink", 3, 2)
            ink.line(x + 10, y + 5, x + 10, y + 18, "light", 3)
        else:
            ink.box(x, y, 20, 24, (120, 96, 50, 46), 3)
            ink.box(x, y, 20, 24, (120, 96, 50, 150), 3, 1)


def meters(sight: Sight, seat: int) -> Meters:
    """The roads of a seat."""
    view, say = sight.view, sight.say
    return Meters(view.gold[seat], kinds(view, seat), say("mm-gold"), say("mm-names"))


def coins(sight: Sight, seat: int, x: float, y: float) -> list[Placement]:
    """Lay a seat's coins on its road, whose label begins here; those beyond the eighth lie on the gate."""
    seen = [block(("gold", seat), "", (x + LEFT, y, WELL, WELL))]
    for at in range(sight.view.gold[seat]):
        beyond = max(0, at - 7)
        rect = (x + LEFT + min(at, 7) * STEP + beyond * 3, y - beyond * 3, WELL, WELL)
        seen.append(block(("gold", seat, at), "coin_gold", rect, z=110 + at, piece=True))
    return seen
