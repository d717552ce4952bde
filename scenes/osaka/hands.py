"""The lower row: the own goods by colour, and the hand as a fan of coins. A hand that is not open shows backs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.osaka.data import COLOURS, SYMBOLS, TOKENS_TO_END, VALUE
from game.osaka.heaps import cards, coins, lot, size
from game.osaka.moves import Buy
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import GHOST, Button
from scenes.osaka.layout import Areas, Rect
from scenes.osaka.market import card_name, face, price_of
from scenes.placement import CARD_RATIO, CHOSEN, REST, Drawing, Key, Placement, block
from scenes.table.fan import Spot, counted, spread
from scenes.table.sight import Sight

HAND_W, PITCH, RAISED = 118, 58, 24
COLUMN = 87
STEP = 28
"""How far goods of a colour lie below each other."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the own goods and the hand."""
    return [*_own(sight, areas), *_hand(sight, areas)]


# ---- own goods


def _own(sight: Sight, areas: Areas) -> list[Placement]:
    view, seat = sight.view, sight.focus
    x, y, w, h = areas.own
    known = view.points[seat]
    panel = Own(
        sight.name,
        sight.seats[seat].colour,
        view.pile(seat),
        sight.say("points", number=known) if known is not None else "",
        view.tokens[seat * 4 : seat * 4 + 4],
        (w - 146) / 4,
        view.turn == seat and view.result is None,
    )
    tip = sight.say("own-tip", tokens=sum(view.tokens[seat * 4 : seat * 4 + 4]))
    seen = [
        block(("own",), panel, areas.own, z=80, late=True, tip=tip, rule="end"),
        block(("points", seat), "", (x + 34, y + h - 100, 56, 24)),
        block(("goods", seat), "", (x + w / 2 - 33, y + 60, 66, 92)),
        block(("tokens", seat), "", (x + w / 2, y + 20, 30, 30)),
    ]
    if seat not in (*view.market_owner, *view.farm_owner):
        piece = f"reserve_{sight.seats[seat].colour}"
        tip = sight.say("piece-tip")
        seen.append(
            block(
                ("piece", seat), piece, (x + 88, y + 46, 34, 39),
                z=90, piece=True, touch=sight.asking, tip=tip, rule="reserve", reach=(-6, -4, 44, 47),
            )
        )  # fmt: skip
    for good in range(4):
        column = (x + 138 + good * (w - 146) / 4, y + 56, areas.goods, h - 66)
        seen += _column(sight, good, column)
    return seen


def _column(sight: Sight, good: int, column: Rect) -> list[Placement]:
    """Lay the goods of a colour below each other; insured ones lie turned, with a charm."""
    view, seat = sight.view, sight.focus
    risky, safe = cards(lot(view.goods[seat], good)), cards(lot(view.insured[seat], good))
    x, y, w, room = column
    h = w * CARD_RATIO
    number = len(risky) + len(safe)
    last = w if safe else h
    step = min(STEP, (room - last - 6) / max(1, number - 1))
    placed: list[Placement] = []
    seen: dict[Key, int] = {}
    for at, (card, zone) in enumerate([(c, "goods") for c in risky[::-1]] + [(c, "insured") for c in safe[::-1]]):
        nth = seen[zone, card] = seen.get((zone, card), -1) + 1
        key = (zone, seat, card, nth)
        turned = zone == "insured"
        tip = sight.say("insured-tip" if turned else "good-tip", card=card_name(sight, card))
        top = y + at * step + (2 if turned else 0)
        middle = top + (w if turned else h) / 2
        placed.append(
            Placement(
                key, face(card), x + w / 2, middle, w, h, z=100 + at, angle=90 if turned else 0,
                shadow=True, piece=True, tip=tip, rule="wrecks" if turned else "payday",
            )
        )  # fmt: skip
        if turned:
            charm = (x + w / 2 - 13, top + w - 20, 26, 35)
            placed.append(block(("charm", *key), "charm", charm, z=100 + at + 0.5))
    return placed


@dataclass(frozen=True, slots=True)
class Own(Drawing):
    """The sheet before the person at the screen: name, merchant on the pile of points, badges and tokens."""

    name: str
    who: str
    pile: int
    points: str
    tokens: tuple[int, ...]
    column: float
    active: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        if self.active:
            ink.box(2, 2, w - 4, h - 4, "gold", 9, 4)
        ink.text(self.name, DISPLAY, 24, "ink", 16, 30, width=106)
        ink.dot(24, 66, 7, "ink3")
        ink.dot(24, 66, 5.5, "light")
        ink.text(f"{sum(self.tokens)}/{TOKENS_TO_END}", BODY, 16, "ink2", 38, 66, width=44, tall=26)
        ink.merchant(self.who, self.pile, 62, h - 42, 66)
        if self.points:
            ink.text(self.points, BOLD, 17, "ink", 62, h - 22, "center", 110, 26)
        ink.line(126, 18, 126, h - 18, "edge")
        for good, name in enumerate(COLOURS):
            x = 136 + good * self.column
            ink.picture(f"badge_{name}", x, 14, 32, 32)
            held = self.tokens[good]
            step = min(12.0, (self.column - 66) / max(1, held - 1))
            for number in range(held):
                ink.picture(f"token_{name}", x + 34 + number * step, 15, 30, 31)
            if not held:
                ink.line(x + 44, 30, x + 54, 30, "edge", 2)


# ---- the hand


def _hand(sight: Sight, areas: Areas) -> list[Placement]:
    view, seat = sight.view, sight.focus
    heap = view.hands[seat]
    draft = sight.draft if sight.by == seat else None
    paying = draft.payment if isinstance(draft, Buy) and heap is not None else 0
    x, y, w, _ = areas.hand
    head = (x, y, w, 30)
    seen = [
        block(("hand-zone",), "", areas.hand, z=79, tip=sight.say("hand-tip"), rule="buy"),
        block(("hand-head",), _head(sight, heap, draft), head, z=80),
        block(("hand", seat), "", (x + w / 2 - 59, y + 90, 118, 165)),
    ]
    if heap is None:
        backs: list[int | None] = [None] * view.hand_sizes[seat]
        return seen + _fan(sight, areas, backs, 0)
    if isinstance(draft, Buy) and sight.asking:
        aim = Button(sight.say(f"aim-{sight.settings.aim}"), kind=GHOST, size=15)
        rect = (x + 76, y + 1, 196, 29)
        reach = (0, -9, 196, 46)
        seen.append(block(("aim",), aim, rect, z=240, touch=True, tip=sight.say("aim-tip"), rule="buy", reach=reach))
    hand = sorted(cards(heap), key=lambda card: (VALUE[card], card))
    return seen + _fan(sight, areas, hand, paying)


def _head(sight: Sight, heap: int | None, draft: Any) -> "Head":
    say = sight.say
    if heap is None:
        return Head(say("hand"), say("hand-closed"), "")
    have = coins(heap)
    if isinstance(draft, Buy):
        return Head(say("hand"), "", say("hand-pays", paid=coins(draft.payment), cost=price_of(sight)))
    symbols = sum(SYMBOLS[card] for card in cards(heap))
    return Head(say("hand"), say("hand-holds", cards=size(heap), charms=symbols), say("hand-worth", number=have))


def _fan(sight: Sight, areas: Areas, hand: Sequence[int | None], paying: int) -> list[Placement]:
    """Spread the hand; what pays is raised."""
    spots = spread(hand, areas.hand, HAND_W, PITCH)
    return [_card(sight, card, nth, paying, spot) for (card, nth), spot in zip(counted(hand), spots, strict=True)]


def _pays(card: int | None, nth: int, paying: int) -> bool:
    return card is not None and nth < paying >> 4 * card & 15


def _card(sight: Sight, card: int | None, nth: int, paying: int, spot: Spot) -> Placement:
    """Place a card of the hand."""
    pays = _pays(card, nth, paying)
    h = spot.w * CARD_RATIO
    raised = RAISED * spot.w / HAND_W if pays else 0
    tip = ""
    if card is not None:
        tip = sight.say("card-tip", card=card_name(sight, card), value=VALUE[card], symbols=SYMBOLS[card])
    return Placement(
        ("hand", sight.focus, "back" if card is None else card, nth),
        "card_back" if card is None else face(card),
        spot.x, spot.top + h / 2 - raised, spot.w, h, z=200 + spot.above, angle=spot.angle,
        mood=CHOSEN if pays else REST, shadow=True, piece=True, touch=card is not None and sight.asking, tip=tip,
        rule="buy", reach=(0, 0, spot.seen, h) if spot.seen < spot.w else None,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Head(Drawing):
    """The line above the hand: what it is worth, or what it pays."""

    title: str
    hint: str
    worth: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        used = 14 + ink.text(self.title, DISPLAY, 19, "cream", 14, 15)
        right = w - 6
        if self.worth:
            size = ink.fitting(16, BOLD, 27)
            wide = ink.width(self.worth, BOLD, size) + 46
            right -= wide
            ink.pill(right, 2, wide, 27, (6, 18, 34, 190), (233, 203, 128, 170), 1)
            ink.picture("coin", right + 8, 5, 20, 20)
            ink.text(self.worth, BOLD, size, "cream", right + 34, 15)
        ink.text(self.hint, BODY, 15, "cream2", used + 9, 16, width=max(20.0, right - used - 16), tall=30)
