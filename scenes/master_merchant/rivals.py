"""The other players: gold, names and hand size of each, and the open discard beside them."""

from dataclasses import dataclass

from scenes.ink import BOLD, DISPLAY, Ink
from scenes.master_merchant import discard
from scenes.master_merchant.aims import Pill, aim, mood_of
from scenes.master_merchant.ask import AIMED, choosing
from scenes.master_merchant.card import BACK
from scenes.master_merchant.layout import Areas
from scenes.master_merchant.meters import LONG, Meters, coins, kinds, meters, threat
from scenes.master_merchant.own import sheet
from scenes.placement import CARD_RATIO, Drawing, Placement, block
from scenes.table.rivals import sheets
from scenes.table.scroll import Rect
from scenes.table.sight import Sight

TALL = 196
"""The height of a sheet where there is room."""
LOW = 110
"""On a lower sheet the words about an effect stand beside the roads, not below them."""
ROADS = 140
"""How far from the left edge the roads begin."""
CARDS = ROADS + LONG + 32
"""How far from the left edge the discard begins."""
ASIDE = 250
"""The room for words beside the roads."""
BIGGEST = 100


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place a sheet for each of the others, in the order in which they play."""
    places = sheets(sight, areas.rivals, TALL)
    return [part for seat, rect in places for part in _panel(sight, seat, rect)]


def _panel(sight: Sight, seat: int, rect: Rect) -> list[Placement]:
    view, say = sight.view, sight.say
    x, y, w, h = rect
    who, hand = sight.seats[seat], view.hand_sizes[seat]
    danger = threat(view.gold[seat], kinds(view, seat))
    panel = Rival(
        who.name, who.colour, hand, meters(sight, seat), aim(sight, seat) or _warning(sight, danger),
        danger, seat == view.turn and view.result is None, mood_of(sight, seat),
    )  # fmt: skip
    facts = {"name": who.name, "gold": view.gold[seat], "names": kinds(view, seat), "hand": hand}
    left = CARDS + (ASIDE if h < LOW else 0)
    card = min(BIGGEST, (h - 24) / CARD_RATIO)
    lying = (x + left, y + (h - card * CARD_RATIO) / 2, w - left - 16, 0)
    how = {"late": True, "touch": choosing(sight) in AIMED, "tip": say("mm-rival-tip", **facts), "rule": "end"}
    return [
        block(("rival", seat), panel, rect, z=80, **how),
        block(("hand", seat), BACK, (x + 86, y + _top(h) + 2, 17, 24), z=90),
        *coins(sight, seat, x + ROADS, y + _top(h)),
        *discard.place(sight, seat, lying, card),
    ]


def _top(h: float) -> float:
    """How far down the roads begin: there is room for words below them, unless the sheet is low."""
    return (h - 94) / 2 if h >= LOW else (h - 60) / 2


def _warning(sight: Sight, danger: str) -> Pill | None:
    """Words for a player who is about to win."""
    return Pill(sight.say(f"mm-threat-{danger}"), "danger") if danger else None


@dataclass(frozen=True, slots=True)
class Rival(Drawing):
    """The sheet of another player."""

    name: str
    who: str
    hand: int
    meters: Meters
    pill: Pill | None
    danger: str
    active: bool
    stands: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        sheet(ink, w, h, self.danger, self.active, self.stands, mood)
        low = h < LOW
        pawn = 44 if low else 52
        top = _top(h)
        ink.picture(f"pawn_{self.who}", 42 - pawn / 2, 8 if low else top - 2, pawn, pawn * 1.25)
        ink.text(self.name, DISPLAY, 18 if low else 20, "ink", 43, h - 18 if low else top + 80, "center", 72)
        ink.text(str(self.hand), BOLD, 18, "ink", 110, top + 14, tall=24)
        self.meters.paint(ink, ROADS, top)
        if self.pill and low:
            self.pill.paint(ink, CARDS - 4, h / 2 - 14, ASIDE - 12)
        elif self.pill:
            self.pill.paint(ink, ROADS, top + 68, CARDS - ROADS - 20)
