"""The scroll of a payday: every sum written out, the delivery tokens, and what the great waves have taken."""

from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.core.events import Event
from game.core.game import clockwise
from game.osaka.data import COLOURS
from game.osaka.events import (
    GoodsInsured,
    GoodsLost,
    GoodsSold,
    InsuranceDeclined,
    PaydayCame,
    ShipWrecked,
    TokenWon,
)
from game.osaka.heaps import cards, lot, size
from scenes.ink import BODY, BOLD, DISPLAY, KOBAN, SEMI, Ink, tallness
from scenes.kit import PRIMARY, Button, Label
from scenes.osaka import fates
from scenes.osaka.fates import LOST, RISK, SAFE
from scenes.placement import Drawing, Placement, block
from scenes.table.scroll import EDGE, Rect, together, unroll
from scenes.table.sight import Sight

Z = 400
W, TABLE, PAD = 1260, 692, 44
"""The width of the sheet, of the table of sums on it, and the margin around."""
HEAD, TOKENS, WRECK, FOOT = 150, 46, 228, 100
"""The heights of the parts from top to bottom; between head and tokens lie the sums."""
PICTURE, PILES = 372 / 440, 66
"""How high the picture of an arrival is for its width, and the piles of points below the pictures."""
ROW = 76
"""From one sum to the next, if there is room."""
TALLEST = 844
COLUMNS = {"best": 198, "tokens": 268, "goods": 342, "worth": 420, "rounded": 504, "points": 604}
"""The middle of each number of a sum."""
SIGNS: tuple[tuple[tuple[str, float], ...], ...] = (
    (("(", 184),), (("+", 242), (")", 298)), (("×", 320),), (("=", 384),), (("→", 470),), (("→", 556),),
)  # fmt: skip
"""The signs that are written with each number."""
BORDERS = (174, 233, 307, 371, 457, 543, TABLE)
"""Where each number with its signs begins, and where the last one ends."""
TERM = 160
"""Milliseconds from one number of a sum to the next."""
WRITTEN = TERM * len(COLUMNS)
"""Milliseconds until a sum is written out."""
KOBAN_AT = COLUMNS["points"] + 54
"""The middle of the point card beside the points."""
PILE = 28
"""The width of a pile of points."""


@dataclass
class Account:
    """What a story has told so far."""

    colours: tuple[int, ...] = ()
    sales: dict[tuple[int, int], GoodsSold] = field(default_factory=dict)
    """By colour and seat."""
    tokens: list[TokenWon] = field(default_factory=list)
    insured: dict[int, int] = field(default_factory=dict)
    """How many goods each seat has just insured."""
    wrecked: list[int] = field(default_factory=list)
    lost: dict[int, int] = field(default_factory=dict)
    """The goods that each seat has lost."""


def account(story: tuple[Event, ...]) -> Account:
    """Sort what a story tells."""
    told = Account()
    for event in story:
        match event:
            case PaydayCame(colours):
                told.colours = colours
            case GoodsSold(seat, colour):
                told.sales[colour, seat] = event
            case TokenWon():
                told.tokens.append(event)
            case GoodsInsured(seat, _, saved):
                told.insured[seat] = size(saved)
            case InsuranceDeclined(seat):
                told.insured[seat] = 0
            case ShipWrecked(colour):
                told.wrecked.append(colour)
            case GoodsLost(seat, goods):
                told.lost[seat] = goods
    return told


def place(sight: Sight) -> list[Placement]:
    """Place the scroll as far as the story has come."""
    told = account(sight.story)
    frame = sight.frame
    order = [(colour, seat) for colour in told.colours for seat in clockwise(sight.view.seats, sight.view.turn)]
    wide = min(W, frame.w - 2 * EDGE) - TABLE - 2 * PAD - 40
    if told.wrecked:
        # The sums have been read before the insurance was asked: now only the waves speak.
        (x, y, w, h), seen = unroll(frame, "scroll", W, max(WRECK + FOOT, wide / 2 + PILES + 60) + 30, Z)
        left = x + w - PAD - TABLE
        wreck = Print(f"scene_wreck_{COLOURS[told.wrecked[0]]}", "難船", "ink", left=True)
        seen.append(block(("scroll", "wreck"), wreck, (x + PAD, y + 36, wide, wide / 2), z=Z + 2, rule="wrecks"))
        seen += _wreck(sight, told, (left, y + 26, TABLE, WRECK))
    elif order:
        fixed = HEAD + TOKENS + FOOT
        pitch = min(ROW, (min(TALLEST, frame.h - 56) - fixed) / len(order))
        sums = pitch * len(order)
        (x, y, w, h), seen = unroll(frame, "scroll", W, max(fixed + sums, 36 + wide * PICTURE + PILES + 36), Z)
        left = x + w - PAD - TABLE
        arrival = Print(f"scene_payday_{COLOURS[told.colours[0]]}", "江戸入", "vermilion")
        seen.append(
            block(("scroll", "arrival"), arrival, (x + PAD, y + 36, wide, wide * PICTURE), z=Z + 2, rule="payday")
        )
        seen += _head(sight, told, (left, y + 36, TABLE, HEAD))
        seen += _sums(sight, told, order, (left - 8, y + HEAD, TABLE, pitch))
        seen += _tokens(sight, told, (left, y + HEAD + sums + 6, TABLE, 34))
        rate = Label(sight.say("payday-rate"), BODY, 16, "ink3")
        seen.append(block(("scroll", "rate"), rate, (left, y + h - 62, 340, 26), z=Z + 2))
    else:
        return []
    seen += _totals(sight, (x + PAD, y + h - PILES - 20, wide, PILES))
    if sight.waiting == "payday":
        seen += _on(sight, (x + w - PAD, y + h - 78))
    return seen


def _totals(sight: Sight, area: Rect) -> list[Placement]:
    """How high everybody's pile is now."""
    view = sight.view
    x, y, _, h = area
    piles = tuple((sight.seats[seat].colour, view.pile(seat), view.points[seat]) for seat in range(view.seats))
    tip = sight.say("payday-secret") if None in view.points else ""
    totals = Totals(sight.say("payday-totals"), piles)
    seen = [block(("scroll", "totals"), totals, area, z=Z + 2, late=True, tip=tip, rule="open")]
    for seat, middle in enumerate(totals.middles(area[2])):
        top = y + h - tallness(view.pile(seat), PILE)
        seen.append(block(("pile", seat), "", (x + middle - PILE / 2, top, PILE, KOBAN * PILE), z=Z + 4))
    return seen


@dataclass(frozen=True, slots=True)
class Totals(Drawing):
    """The merchants on their piles; a number only where it may be known."""

    words: str
    piles: tuple[tuple[str, int, int | None], ...]

    def middles(self, w: float) -> list[float]:
        """Where each pile stands on a sheet of this width."""
        pitch = min(80, (w - 104) / len(self.piles))
        return [120 + at * pitch for at in range(len(self.piles))]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.text(self.words, BOLD, 17, "ink2", 0, h - 22, width=96)
        for x, (who, height, points) in zip(self.middles(w), self.piles, strict=True):
            ink.merchant(who, height, x, h, PILE)
            if points is not None:
                ink.text(str(points), DISPLAY, 19, "deep", x + 17, h - 12)


@dataclass(frozen=True, slots=True)
class Print(Drawing):
    """A wood block print with its slip."""

    name: str
    kanji: str
    fill: str
    left: bool = False

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.shadow(0, 0, w, h, 3, 6, 120, 4)
        rect = ink.rect(0, 0, w, h)
        image = ink.art.svg(self.name, rect.w, rect.h).copy()
        ink.art.tile(image, "grain", pygame.BLEND_RGB_MULT)
        ink.surface.blit(image, rect)
        ink.box(0, 0, w, h, "ink", 0, 3)
        ink.box(5, 5, w - 10, h - 10, "cream", 0, 1)
        ink.slip(self.kanji, 14 if self.left else w - 48, 14, 34, 24, self.fill)


# ---- the sums


def _head(sight: Sight, told: Account, area: Rect) -> list[Placement]:
    x, y, w, _ = area
    say = sight.say
    goods = together(say, [say(f"good-{COLOURS[colour]}-low") for colour in told.colours])
    title = Heading(say("payday-title"), 40, "ink", tuple(COLOURS[colour] for colour in told.colours), 52)
    sub = Label(say("payday-sold", count=len(told.colours), goods=goods), BODY, 19, "ink2")
    seen = [
        block(("scroll", "title"), title, (x, y - 4, w, 56), z=Z + 2),
        block(("scroll", "sub"), sub, (x, y + 52, w, 26), z=Z + 2),
    ]
    for column, middle in COLUMNS.items():
        head = Label(say(f"payday-{column}"), BODY, 16, "ink3", "center")
        wide = 96 if column in ("rounded", "points") else 70
        seen.append(block(("scroll", "column", column), head, (x + middle - wide / 2, y + 86, wide, 22), z=Z + 2))
    return seen


@dataclass(frozen=True, slots=True)
class Heading(Drawing):
    """A title and the badges of the goods it is about."""

    words: str
    size: float
    fill: str
    badges: tuple[str, ...]
    side: float

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        step = self.side + 6
        x = 16 + ink.text(self.words, DISPLAY, self.size, self.fill, 0, h / 2, width=w - 16 - step * len(self.badges))
        for at, name in enumerate(self.badges):
            ink.picture(f"badge_{name}", x + at * step, (h - self.side) / 2, self.side, self.side)


def _sums(sight: Sight, told: Account, order: list[tuple[int, int]], area: Rect) -> list[Placement]:
    """One row for each colour and player, kept free from the start; who had nothing to sell is told in passing."""
    x, y, w, pitch = area
    say = sight.say
    over = bool(told.tokens)
    passed = max((order.index(sale) for sale in told.sales), default=-1)
    seen = []
    for at, (colour, seat) in enumerate(order):
        sale = told.sales.get((colour, seat))
        who = sight.seats[seat]
        rect = (x, y + at * pitch, w, pitch * 68 / ROW)
        none = tip = ""
        if sale:
            seen += _written(sale, rect, sale is sight.story[-1])
            facts = {"number": sale.number, "highest": sale.highest, "tokens": sale.tokens, "money": sale.money}
            tip = say("payday-sum-tip", name=who.name, points=sale.points, **facts)
        elif over or at < passed:
            none = say("payday-none", good=say(f"good-{COLOURS[colour]}-low"))
        badge = COLOURS[colour] if len(told.colours) > 1 else ""
        row = Sum(who.colour, who.name, badge, seat == sight.view.turn, (), none)
        seen.append(block(("scroll", "sum", colour, seat), row, rect, z=Z + 2, tip=tip, rule="payday"))
    return seen


def _written(sale: GoodsSold, row: Rect, new: bool) -> list[Placement]:
    """The numbers of a sum on its row; those of a new one are written one after the other."""
    x, y, _, h = row
    numbers = (sale.highest, sale.tokens, sale.number, sale.money, sale.points * 5, sale.points)
    lot = (sale.colour, sale.seat)
    seen = []
    for at, number in enumerate(numbers):
        rect = (x + BORDERS[at], y, BORDERS[at + 1] - BORDERS[at], h)
        after = TERM * at if new else 0
        seen.append(block(("scroll", "term", *lot, at), Term(at, number), rect, z=Z + 3, after=after))
    return [*seen, block(("koban", *lot), "", (x + KOBAN_AT - 26, y + h / 2 - 11, 52, 23), z=Z + 4)]


@dataclass(frozen=True, slots=True)
class Term(Drawing):
    """A number of a sum with its signs."""

    margin: ClassVar[float] = 2
    at: int
    number: int

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        _term(ink, self.at, self.number, -BORDERS[self.at], h)


def _term(ink: Ink, at: int, number: int, x: float, h: float) -> None:
    """Write a number of a sum with its signs on a row that begins at x; the points lie beside theirs."""
    middle, size = h / 2 - 1, min(30, h * 0.8)
    for sign, left in SIGNS[at]:
        ink.text(sign, SEMI, size * 0.9, "ink3", x + left, middle, "center")
    column = x + tuple(COLUMNS.values())[at]
    if at + 1 < len(COLUMNS):
        ink.text(str(number), DISPLAY, size, "ink", column + 8, middle, "center")
        return
    ink.text(str(number), DISPLAY, min(40, h * 0.95), "deep", column + 2, middle, "center")
    koban = min(52, h * 1.3)
    ink.picture("vp", x + KOBAN_AT - koban / 2, h / 2 - koban * KOBAN / 2, koban, koban * KOBAN)


@dataclass(frozen=True, slots=True)
class Sum(Drawing):
    """A player's row: (best + tokens) x goods = worth, rounded up, points; or that there was nothing to sell."""

    who: str
    name: str
    badge: str
    active: bool
    numbers: tuple[int, ...]
    none: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (184, 138, 53, 40) if self.active else (120, 96, 50, 22), min(8, h / 4))
        x = 8.0
        if self.badge:
            side = min(30, h - 2)
            ink.picture(f"badge_{self.badge}{'' if side >= 28 else '_small'}", x, (h - side) / 2, side, side)
            x += side + 6
        pawn = min(52, h - 2)
        ink.picture(f"pawn_{self.who}", x, (h - pawn) / 2, pawn * 0.8, pawn)
        x += pawn * 0.8 + 8
        middle = h / 2 - 1
        ink.text(self.name, DISPLAY, min(21, h * 0.75), "ink", x, middle + 1, width=172 - x)
        if self.none:
            ink.text(self.none, BODY, min(18, h * 0.75), "ink3", 190, middle + 1, width=370)
            ink.text("0", DISPLAY, min(32, h * 0.85), "ink3", COLUMNS["points"] + 2, middle, "center")
        for at, number in enumerate(self.numbers):
            _term(ink, at, number, 0, h)


# ---- tokens


def _tokens(sight: Sight, told: Account, area: Rect) -> list[Placement]:
    """The delivery tokens won, gathered by player."""
    won: dict[int, list[str]] = {}
    for event in told.tokens:
        won.setdefault(event.seat, []).append(COLOURS[event.colour])
    if not won:
        return []
    x, y, _, h = area
    label = Label(sight.say("payday-won"), BOLD, 17, "ink2")
    seen = [block(("scroll", "won"), label, (x, y, 178, h), z=Z + 2, rule="end")]
    for at, (seat, tokens) in enumerate(won.items()):
        rect = (x + 182 + at * 126, y, 124, h)
        seen.append(
            block(("scroll", "won", seat), Won(sight.seats[seat].colour, tuple(tokens)), rect, z=Z + 2, rule="end")
        )
    return seen


@dataclass(frozen=True, slots=True)
class Won(Drawing):
    """A player's new tokens."""

    who: str
    tokens: tuple[str, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.picture(f"pawn_{self.who}", 0, 1, 26, 32)
        x, side = 30.0, 36 if len(self.tokens) == 1 else 30
        step = min(22, (w - 68 - side) / max(1, len(self.tokens) - 1))
        for name in self.tokens:
            ink.picture(f"token_{name}", x, (h - side) / 2, side, side)
            x += step
        ink.text(f"+{len(self.tokens)}", DISPLAY, 20, "ink", x - step + side + 4, h / 2)


# ---- the great waves


def _wreck(sight: Sight, told: Account, area: Rect) -> list[Placement]:
    """What went down, and what that cost each player who had goods aboard."""
    x, y, w, h = area
    say = sight.say
    badges = tuple(COLOURS[colour] for colour in told.wrecked)
    title = Heading(say("payday-wreck"), 30, "danger", badges, 42)
    sub = Label(say("payday-wreck-sub" if told.insured else "payday-wreck-empty"), BODY, 18, "ink2")
    seen = [
        block(("scroll", "line"), Rule(), (x - 8, y + 10, w, 2), z=Z + 2),
        block(("scroll", "wreck-title"), title, (x, y + 20, w, 46), z=Z + 2),
        block(("scroll", "wreck-sub"), sub, (x, y + 66, w, 26), z=Z + 2),
    ]
    number = len(told.insured)
    gap = 10
    wide = 340 if number < 3 else (w - gap * (number - 1)) / number
    for at, seat in enumerate(told.insured):
        seen += _aboard(sight, told, seat, (x - 8 + at * (wide + gap), y + 100, wide, h - 100))
    return seen


def _aboard(sight: Sight, told: Account, seat: int, box: Rect) -> list[Placement]:
    """A player's goods of the wrecked colours: kept, lost, or still waiting for the waves."""
    x, y, w, h = box
    view, who = sight.view, sight.seats[seat]
    lost = told.lost.get(seat, 0)
    goods = [
        (card, fate)
        for colour in told.wrecked
        for heap, fate in ((view.insured[seat], SAFE), (view.goods[seat], RISK), (lost, LOST))
        for card in cards(lot(heap, colour))[::-1]
    ]
    kept, gone = sum(fate == SAFE for _, fate in goods), size(lost)
    if not lost and any(fate == RISK for _, fate in goods):
        words = sight.say("payday-insures", number=told.insured[seat])
    else:
        words = sight.say("payday-fate", lost=gone, kept=kept)
    narrow = w < 300
    sheet = Loss(who.colour, who.name, words, narrow)
    area = (x + 10, y + 38, w - 20, h - 66) if narrow else (x + 140, y + 6, w - 150, h - 36)
    width, spots = fates.spread(len(goods), area, 54, 8, turned=True)
    seen = [block(("scroll", "loss", seat), sheet, box, z=Z + 2, rule="wrecks")]
    for at, ((card, fate), spot) in enumerate(zip(goods, spots, strict=True)):
        placed = fates.good(("scroll", "aboard", seat, at), card, spot, width, Z + 3 + at * 0.5)
        seen += fates.place(placed, fate, spot.seen)
    return seen


@dataclass(frozen=True, slots=True)
class Loss(Drawing):
    """The ground below a player's goods in the waves, with name and outcome."""

    who: str
    name: str
    words: str
    narrow: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (169, 44, 26, 24), 8)
        if self.narrow:
            ink.picture(f"pawn_{self.who}", 10, 4, 24, 30)
            ink.text(self.name, DISPLAY, 19, "ink", 42, 20, width=w - 50)
        else:
            ink.picture(f"pawn_{self.who}", 12, 8, 38, 47)
            ink.text(self.name, DISPLAY, 21, "ink", 58, 31, width=84)
        ink.text(self.words, BODY, 17, "ink", 14, h - 18, width=w - 24)


@dataclass(frozen=True, slots=True)
class Rule(Drawing):
    """A hairline."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.line(0, h / 2, w, h / 2, "edge")


# ---- on


def _on(sight: Sight, corner: tuple[float, float]) -> list[Placement]:
    right, y = corner
    button = Button(sight.say("payday-on"), kind=PRIMARY, size=23)
    hint = Label(sight.say("payday-on-key"), BOLD, 15, "ink3", "midright")
    return [
        block(("on",), button, (right - 220, y, 220, 54), z=Z + 3, touch=True),
        block(("scroll", "key"), hint, (right - 336, y + 16, 100, 22), z=Z + 2),
    ]
