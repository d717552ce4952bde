"""The other players: goods, tokens, pile of points, hand size and piece of each, always open."""

from dataclasses import dataclass

from game.osaka.data import COLOUR, COLOURS, TOKENS_TO_END, VALUE
from game.osaka.heaps import cards, lot
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.osaka.layout import Areas, Rect
from scenes.placement import Drawing, Placement, block
from scenes.table.rivals import sheets
from scenes.table.sight import Sight

Goods = tuple[tuple[tuple[int, bool], ...], ...]
"""For each colour the values of the goods and whether each is insured."""

TALL = 136
"""The height of a sheet where there is room."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place a panel for each of the others, in the order in which they play."""
    places = sheets(sight, areas.rivals, TALL, areas.side_by_side)
    return [part for seat, rect in places for part in _panel(sight, seat, rect)]


def _panel(sight: Sight, seat: int, rect: Rect) -> list[Placement]:
    view, say = sight.view, sight.say
    x, y, w, h = rect
    who = sight.seats[seat]
    goods = tuple(
        tuple((VALUE[card], False) for card in cards(lot(view.goods[seat], good))[::-1])
        + tuple((VALUE[card], True) for card in cards(lot(view.insured[seat], good))[::-1])
        for good in range(4)
    )
    tokens = view.tokens[seat * 4 : seat * 4 + 4]
    points = view.points[seat]
    panel = Rival(
        who.name,
        who.colour,
        view.hand_sizes[seat],
        goods,
        tokens,
        view.pile(seat),
        "" if points is None else str(points),
        seat == view.to_act,
        tuple((COLOURS[COLOUR[card]], VALUE[card]) for card in cards(view.hands[seat] or 0)),
    )
    tip = say("rival-tip", name=who.name, hand=view.hand_sizes[seat], tokens=sum(tokens))
    seen = [
        block(("rival", seat), panel, rect, z=80, late=True, tip=tip, rule="open"),
        block(("hand", seat), "", (x + w - 62, y + 8, 20, 28)),
        block(("goods", seat), "", (x + w / 2, y + h / 2, 20, 28)),
        block(("points", seat), "", (x + 24, y + h - 40, 20, 28)),
        block(("tokens", seat), "", (x + w / 2, y + h - 24, 20, 20)),
    ]
    if seat not in (*view.market_owner, *view.farm_owner):
        piece = f"reserve_{who.colour}"
        seen.append(block(("piece", seat), piece, (x + w - 96, y + 6, 27, 31), z=90, piece=True))
    return seen


def tiny(ink: Ink, x: float, y: float, good: str, value: int, insured: bool, w: float = 15) -> None:
    """A card at its smallest: paper with the value, edged in the colour of its good; gold below when it is insured."""
    ink.box(x, y, w, 21, "washi", 3)
    ink.box(x, y, w, 5, good, 2)
    ink.box(x, y, w, 21, "ink", 3, 1.5)
    ink.text(str(value), BOLD, 14, "ink", x + w / 2, y + 10.5, "center", w - 4, 19)
    if insured:
        ink.picture("charm", x + w / 2 - 5, y + 15, 10, 13)


@dataclass(frozen=True, slots=True)
class Rival(Drawing):
    """The sheet of another player."""

    name: str
    who: str
    hand: int
    goods: Goods
    tokens: tuple[int, ...]
    pile: int
    points: str
    active: bool
    open: tuple[tuple[str, int], ...] = ()
    """The hand, good and value of each card, where hands are open."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        low = h < 120
        ink.panel(0, 0, w, h)
        if self.active:
            ink.box(2, 2, w - 4, h - 4, "gold", 9, 4)
        ink.merchant(self.who, self.pile, 34 if low else 42, h - (9 if low else 12), 34 if low else 46)
        left = 62 if low else 82
        used = ink.text(self.name, DISPLAY, 19 if low else 20, "ink", left, 21, width=w - left - 124)
        ink.picture("card_back", w - 54, 10, 18, 25)
        ink.text(str(self.hand), BOLD, 18, "ink", w - 31, 22, tall=26)
        if self.points:
            used += 8 + ink.text(self.points, DISPLAY, 19, "deep", left + used + 8, 21)
        self._beside_name(ink, left + used, w - 100)
        pitch = (w - left - 8) / 4
        for good, name in enumerate(COLOURS):
            self._goods(ink, left + good * pitch, pitch, good, name, low)

    def _beside_name(self, ink: Ink, x: float, right: float) -> None:
        """The open hand, every card of it however narrow; else the number of tokens, if there is room."""
        if self.open:
            step = min(17.0, (right - x - 23) / max(1, len(self.open) - 1))
            for at, (good, value) in enumerate(self.open):
                tiny(ink, x + 8 + at * step, 11, good, value, False)
            return
        held, size = f"{sum(self.tokens)}/{TOKENS_TO_END}", ink.fitting(14, BODY, 18)
        if x + ink.width(held, BODY, size) + 34 < right:
            ink.dot(x + 17, 21, 6, "ink3")
            ink.dot(x + 17, 21, 4.5, "light")
            ink.text(held, BODY, size, "ink3", x + 28, 21)

    def _goods(self, ink: Ink, x: float, pitch: float, good: int, name: str, low: bool) -> None:
        """A colour's goods and tokens: beside the badge where the sheet is low, below it where there is room."""
        badge = 23 if low else 28
        top = 38
        ink.picture(f"badge_{name}", x, top, badge, badge)
        if low:
            self._cards(ink, x + badge + 4, top + 1, pitch - badge - 10, good, name)
        else:
            self._cards(ink, x, top + 33, pitch - 6, good, name)
        size = 19 if low else 21
        below = top + 27 if low else top + 64
        tokens = self.tokens[good]
        gap = min(11.0, (pitch - size - 8) / max(1, tokens - 1))
        for number in range(tokens):
            ink.picture(f"token_{name}", x + 2 + number * gap, below, size, size * 31 / 30)
        if not tokens:
            ink.line(x + 8, below + size / 2, x + 16, below + size / 2, "edge", 2)

    def _cards(self, ink: Ink, x: float, y: float, room: float, good: int, name: str) -> None:
        held = self.goods[good]
        if not held:
            ink.line(x + 8, y + 11, x + 16, y + 11, "edge", 2)
            return
        step = min(17.0, (room - 15) / max(1, len(held) - 1))
        if step >= 7:
            for number, (value, insured) in enumerate(held):
                tiny(ink, x + number * step, y, name, value, insured)
        else:
            tiny(ink, x - 3, y, name, max(value for value, _ in held), any(insured for _, insured in held), 13)
            ink.text(f"×{len(held)}", BOLD, 11, "ink", x + 10, y + 11)
