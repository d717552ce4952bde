"""The sheet before the person at the screen: two roads to victory, and the own discard."""

from dataclasses import dataclass

from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.master_merchant import discard
from scenes.master_merchant.aims import Pill, aim, mood_of
from scenes.master_merchant.ask import AIMED, choosing
from scenes.master_merchant.layout import Areas
from scenes.master_merchant.meters import LONG, Meters, coins, kinds, meters, threat
from scenes.placement import Drawing, Placement, block
from scenes.table.sight import Sight

ROADS = (92, 20)
"""Where the roads begin."""
PILL = 92
LYING = 134
"""How far down the head of the discard stands; its cards lie below it."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the own sheet and what lies on it."""
    view, say, seat = sight.view, sight.say, sight.focus
    x, y, w, h = areas.own
    danger = threat(view.gold[seat], kinds(view, seat))
    hint = say("mm-own-wins") if danger == "won" else say("mm-own-hint")
    panel = Own(
        sight.name, sight.seats[seat].colour, meters(sight, seat), (say("mm-of-gold"), say("mm-of-names")),
        aim(sight, seat), hint, danger, say("mm-own-discard-head"), say("mm-own-discard-hint", name=sight.name),
        view.turn == seat and view.result is None, mood_of(sight, seat),
    )  # fmt: skip
    top = y + LYING + 24 + max(0.0, h - LYING - 38 - areas.card * 1.4) / 2
    how = {"late": True, "touch": choosing(sight) in AIMED, "tip": say("mm-own-tip"), "rule": "end"}
    return [
        block(("own",), panel, areas.own, z=80, **how),
        *coins(sight, seat, x + ROADS[0], y + ROADS[1]),
        *discard.place(sight, seat, (x + 20, top, w - 40, 0), areas.card),
    ]


@dataclass(frozen=True, slots=True)
class Own(Drawing):
    """The own sheet."""

    name: str
    who: str
    meters: Meters
    of: tuple[str, str]
    pill: Pill | None
    hint: str
    danger: str
    head: str
    known: str
    active: bool
    stands: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        sheet(ink, w, h, self.danger, self.active, self.stands, mood)
        ink.picture(f"pawn_{self.who}", 15, 14, 62, 78)
        ink.text(self.name, DISPLAY, 22, "ink", 46, 107, "center", 82)
        left, top = ROADS
        self.meters.paint(ink, left, top)
        right = left + LONG + 36
        if max(ink.width(words, BODY, 15) for words in self.of) < w - right - 12:
            for words, y in zip(self.of, (top + 11, top + 47), strict=True):
                ink.text(words, BODY, 15, "ink3", right, y)
        if self.pill:
            self.pill.paint(ink, left, PILL, w - left - 16)
        else:
            won = self.danger == "won"
            ink.box(left, PILL, w - left - 18, 28, (184, 138, 53, 140 if won else 46), 6)
            ink.text(self.hint, BOLD if won else BODY, 15, "ink", left + 12, PILL + 13, width=w - left - 40, tall=26)
        used = 20 + ink.text(self.head, BOLD, 16, "ink2", 20, LYING + 8, tall=24)
        size = ink.fitting(15, BODY, 24)
        if ink.width(self.known, BODY, size) < w - used - 30:
            ink.text(self.known, BODY, size, "ink3", used + 10, LYING + 8)


def sheet(ink: Ink, w: float, h: float, danger: str, active: bool, stands: str, mood: str) -> None:
    """Lay a player's sheet: it glows when the next step wins, and its edge says whether it can be chosen."""
    if danger:
        for grow in (12, 8, 4):
            ink.box(-grow, -grow, w + 2 * grow, h + 2 * grow, (240, 138, 93, 70), 10 + grow)
    ink.panel(0, 0, w, h, shadow=not danger)
    if danger:
        ink.box(1, 1, w - 2, h - 2, "gold" if danger == "won" else "vermilion", 9, 3)
    elif active:
        ink.box(2, 2, w - 4, h - 4, "gold", 9, 4)
    if stands == "legal":
        ink.box(1, 1, w - 2, h - 2, "ok", 9, 4)
    elif stands == "chosen":
        ink.box(-2, -2, w + 4, h + 4, "ink", 12, 2)
        ink.box(0, 0, w, h, "light", 10, 5)
    if mood in ("hover", "focus"):
        ink.box(-3, -3, w + 6, h + 6, "cream", 13, 3)
