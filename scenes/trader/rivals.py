"""The other players: stocks, joker and team of each, always open; their money only if the table has agreed to it."""

from dataclasses import dataclass

from game.trader.data import COLOUR, COLOURS, VALUE
from game.trader.heaps import LOTS, cards
from game.trader.moves import SellWithJoker
from game.trader.sales import PARTNER, sales
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.placement import CARD_RATIO, Drawing, Placement, block
from scenes.table.rivals import sheets
from scenes.table.scroll import Rect
from scenes.table.sight import Sight
from scenes.trader.ask import halves
from scenes.trader.layout import Areas
from scenes.trader.stock import face, product, side, team

TALL = 166
"""The height of a sheet where there is room."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place a panel for each of the others, in the order in which they play."""
    places = sheets(sight, areas.rivals, TALL, areas.side_by_side)
    return [part for seat, rect in places for part in _panel(sight, seat, rect)]


def _panel(sight: Sight, seat: int, rect: Rect) -> list[Placement]:
    view, say = sight.view, sight.say
    x, y, w, h = rect
    who = sight.seats[seat]
    held = tuple(tuple(VALUE[kind] for kind in cards(view.stocks[seat] & lot)) for lot in LOTS)
    found = [sale for sale in sales(view, seat) if not isinstance(sale, SellWithJoker)]
    pairs = tuple(any(COLOUR[sale[0]] == good for sale in found) for good in range(5))
    money = view.money[seat]
    mark, fill = team(sight, seat)
    panel = Rival(
        who.name, who.colour, say("money-hidden") if money is None else say("money-sum", number=money), money,
        view.jokers[side(sight, seat)], held, pairs, _pointed(sight, seat), mark, fill,
        seat == view.to_act and view.result is None,
    )  # fmt: skip
    tip = say("trader-tip", name=who.name, number=sum(map(len, held)))
    if view.seats == 4:
        partner = sight.seats[PARTNER[seat]].name
        tip += "\n" + say("trader-team-tip", team=say(f"team-{side(sight, seat)}"), partner=partner)
    if found:
        tip += "\n" + say("trader-pairs-tip", pairs=", ".join(dict.fromkeys(map(product, found))))
    return [
        *_pieces(sight, seat, rect),
        block(("rival", seat), panel, rect, z=80, late=True, tip=tip, rule="sell"),
        block(("hand", seat), "", (x + 90, y + 30, 60, 28)),
        block(("stocks", seat), "", (x + w / 2 - 30, y + h * 0.5, 40, 56)),
        block(("money", seat), "", (x + 84, y + 40, 60, 28)),
    ]


def _pieces(sight: Sight, seat: int, rect: Rect) -> list[Placement]:
    """The stocks and the joker that a sheet tells of, unseen until they travel; a partner's lie with the own ones."""
    view, say = sight.view, sight.say
    if side(sight, seat) == side(sight, sight.focus):
        return []
    x, y, w, h = rect
    pitch = (w - 28) / 5
    seen = []
    for good, lot in enumerate(LOTS):
        spot = (x + 14 + (good + 0.5) * pitch - 20, y + h - 60, 40, 40 * CARD_RATIO)
        held = cards(view.stocks[seat] & lot)
        for at, kind in enumerate(held):
            key = ("stocks", seat, kind, held[:at].count(kind))
            seen.append(block(key, face(say, kind), spot, z=100, shadow=True, piece=True, alpha=0))
    if view.jokers[side(sight, seat)]:
        where = (x + w - 44, y + 10, 32, 32 * CARD_RATIO)
        seen.append(block(("joker-of", seat), "joker", where, z=100, piece=True, alpha=0))
    return seen


def _pointed(sight: Sight, seat: int) -> int:
    """The colour of the stocks before a seat that somebody's draft is about to sell, or -1."""
    for half in halves(sight.draft):
        holder = PARTNER[sight.by] if half.of_partner else sight.by
        if half.stock is not None and holder == seat:
            return COLOUR[half.stock]
    return -1


@dataclass(frozen=True, slots=True)
class Rival(Drawing):
    """The sheet of another player."""

    name: str
    who: str
    money: str
    sum: int | None
    """The money where it may be known."""
    joker: bool
    held: tuple[tuple[int, ...], ...]
    pairs: tuple[bool, ...]
    pointed: int
    team: str
    fill: str
    active: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        low = h < 130
        ink.panel(0, 0, w, h)
        if self.active:
            ink.box(2, 2, w - 4, h - 4, "gold", 9, 4)
        if self.team:
            ink.box(6, 10, 5, h - 20, self.fill, 2)
        pawn = 28 if low else 50
        ink.picture(f"pawn_{self.who}", 14, 6 if low else 14, pawn, pawn * 1.24)
        left = pawn + 24
        right = w - 48
        self._joker(ink, w - 44, 10, 26 if low else 32)
        if self.team:
            right -= 28
            ink.slip(self.team, right + 2, 10, 24, 17, self.fill)
        if low:
            half = (right - left) * 0.5
            ink.text(self.name, DISPLAY, 19, "ink", left, 22, width=half - 6)
            self._money(ink, left + half, 22, right - left - half - 4, 34)
        else:
            ink.text(self.name, DISPLAY, 20, "ink", left, 26, width=right - left - 8)
            self._money(ink, left, 56, w - left - 52, 56)
        pitch = (w - 28) / 5
        for good, name in enumerate(COLOURS):
            self._colour(ink, 14 + good * pitch, pitch, good, name, h)

    def _joker(self, ink: Ink, x: float, y: float, w: float) -> None:
        ink.picture("joker", x, y, w, w * CARD_RATIO, 255 if self.joker else 110)
        if not self.joker:
            ink.line(x + 3, y + w * CARD_RATIO - 4, x + w - 3, y + 4, "danger", 4)

    def _money(self, ink: Ink, x: float, y: float, room: float, w: float) -> None:
        if self.sum is None:
            for note in range(3):
                ink.picture("note_back", x + note * 4, y - w * 0.2 - note * 3, w, w * 0.47)
            x, room = x + w + 14, room - w - 14
            if ink.width(self.money, BODY, 15) <= room:
                ink.text(self.money, BODY, 15, "ink3", x, y)
        elif ink.width(self.money, DISPLAY, 17) <= room:
            ink.text(self.money, DISPLAY, 17, "ink", x, y)
        else:
            ink.picture("note_10", x, y - w * 0.24, w, w * 0.47)
            ink.text(str(self.sum), DISPLAY, 17, "ink", x + w + 6, y, width=room - w - 6)

    def _colour(self, ink: Ink, x: float, pitch: float, good: int, name: str, h: float) -> None:
        """A colour's badge and the values before the player; gold where a pair can be sold."""
        badge = 36 if h >= 130 else 26 if h >= 106 else 24
        top = 84 if h >= 130 else 46 if h >= 106 else 42
        if self.pairs[good] or good == self.pointed:
            ink.box(x + 1, top - 3, pitch - 2, h - top - 4, (233, 203, 128, 255 if good == self.pointed else 120), 7)
            ink.box(x + 1, top - 3, pitch - 2, h - top - 4, "gold", 7, 3 if good == self.pointed else 1)
        ink.picture(f"badge_{name}", x + (pitch - badge) / 2, top, badge, badge)
        values = self.held[good]
        lines = [values]
        if ink.width("·".join(map(str, values)), BOLD, 16) > pitch - 8:
            half = -(-len(values) // 2)
            lines = [values[:half], values[half:]]
        middle = (top + badge + h - 4) / 2
        for at, line in enumerate(lines):
            y = middle + (at - (len(lines) - 1) / 2) * 15
            words = "·".join(map(str, line)) or "–"
            ink.text(words, BOLD, 16 if len(lines) > 1 else 18, "ink" if line else "ink3", x + pitch / 2, y, "center",
                     pitch - 4)  # fmt: skip
