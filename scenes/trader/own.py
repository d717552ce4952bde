"""The lower row: the own money as notes, the own stocks by colour (with four players the partner's too), the joker."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import clockwise
from game.trader.data import COLOUR, COLOURS
from game.trader.heaps import LOTS, cards
from game.trader.moves import Buy, Sell, SellTogether, SellWithJoker
from game.trader.sales import PARTNER, Sale, price, sales
from scenes.ink import BOLD, DISPLAY, WELL, Ink
from scenes.placement import CARD_RATIO, CHOSEN, DIM, LEGAL, REST, Drawing, Placement, block
from scenes.table.sight import Sight
from scenes.trader.ask import Half, picked
from scenes.trader.layout import Areas
from scenes.trader.stock import TEAMS, colour_name, face, name_of, product, side, team

MONEY = 142
"""The width of the part with the money."""
JOKER = 96
"""The width of the part with the joker."""
TOP = 52
"""From the upper edge to the stocks."""
STEP = 32
"""How much of each stock shows beside the next one."""
SPARE = 10
"""The least room between two colours."""
SMALLER = 0.88
"""With a partner's stocks below them, stocks are smaller by this."""
NOTES = (20, 10, 5, 2, 1)
BACKS = 3
"""How many notes lie face down where money is hidden: always the same."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the sheet before the person at the screen and all that lies on it."""
    view, seat = sight.view, sight.focus
    x, y, w, h = areas.own
    lanes = _lanes(sight, areas)
    heads = tuple(
        Head(COLOURS[good], colour_name(sight.say, good), left - x, wide, not any(held))
        for good, (left, wide, _, held) in enumerate(lanes)
    )
    mark, fill = team(sight, seat)
    around = tuple(sight.seats[other].colour for other in clockwise(view.seats, seat)) if mark else ()
    both = enumerate(_rows(sight)) if view.seats == 4 else ()
    rows = tuple((sight.seats[owner].colour, _top(sight, areas, row) - y + 24) for row, owner in both)
    panel = Own(
        sight.name, sight.seats[seat].colour, sight.say("money"), _sum(sight, seat), sight.say("joker"),
        sight.say("joker-left" if view.jokers[side(sight, seat)] else "joker-gone"), heads, areas.stock,
        mark, fill, around, rows, view.to_act == seat and view.result is None,
    )  # fmt: skip
    seen = [
        block(("own",), panel, areas.own, z=80, late=True, tip=sight.say("own-stocks-tip"), rule="sell"),
        block(("hand", seat), "", (x + MONEY / 2 - 40, y + h - 100, 80, 80)),
        block(("stocks", seat), "", (x + w / 2 - 40, y + TOP, 80, 112)),
        block(("money", seat), "", (x + 18, y + h - 90, 96, 45)),
        *_money(sight, areas),
        *_joker(sight, areas),
    ]
    for row, owner in enumerate(_rows(sight)):
        seen += _stocks(sight, areas, lanes, row, owner)
    return seen + _products(sight, areas, lanes)


# ---- money


def _sum(sight: Sight, seat: int) -> str:
    known = sight.view.money[seat]
    return sight.say("money-hidden") if known is None else sight.say("money-sum", number=known)


def notes(money: int) -> list[int]:
    """The fewest notes for a sum: the bank always makes change."""
    paid = []
    for note in NOTES:
        paid += [note] * (money // note)
        money %= note
    return paid


def _money(sight: Sight, areas: Areas) -> list[Placement]:
    """Spread the own notes; money that may not be seen lies face down, and always as many notes."""
    seat = sight.focus
    x, y, _, h = areas.own
    known = sight.view.money[seat]
    pile: Sequence[int | None] = [None] * BACKS if known is None else notes(known)
    room = h - 124 - 45 - 12
    down = min(24.0, room / max(1, len(pile) - 1))
    right = min(8.0, 24 / max(1, len(pile) - 1))
    placed = []
    for at, note in enumerate(pile):
        key = ("money", seat, "back" if note is None else note, pile[:at].count(note))
        picture = "note_back" if note is None else f"note_{note}"
        rect = (x + 16 + at * right, y + 124 + at * down, 96, 45)
        tip = sight.say("money-tip") if note is None else sight.say("note-tip", number=note)
        placed.append(block(key, picture, rect, z=100 + at, shadow=True, piece=True, tip=tip, rule="money"))
    return placed


# ---- stocks


Lane = tuple[float, float, float, tuple[int, ...]]
"""A colour's room: its left edge, its width, the step between stocks, and how many lie in each row."""


def _rows(sight: Sight) -> tuple[int, ...]:
    """Whose stocks lie here: the own ones, and below them the partner's."""
    return (sight.focus, PARTNER[sight.focus]) if sight.view.seats == 4 else (sight.focus,)


def _size(sight: Sight, areas: Areas) -> float:
    return areas.stock * (SMALLER if sight.view.seats == 4 else 1)


def _lanes(sight: Sight, areas: Areas) -> list[Lane]:
    """Share the room among the colours: each gets as much as its stocks need."""
    view = sight.view
    x, _, w, _ = areas.own
    rows = _rows(sight)
    held = [tuple(len(cards(view.stocks[owner] & lot)) for owner in rows) for lot in LOTS]
    more = [max(0, max(number) - 1) for number in held]
    card = _size(sight, areas)
    inset = 30 if len(rows) > 1 else 0
    room = w - MONEY - JOKER - 22 - inset
    step = min(float(STEP), (room - 5 * (card + SPARE)) / max(1, sum(more)))
    left = x + MONEY + 14 + inset
    spare = (room - 5 * card - step * sum(more)) / 5
    lanes = []
    for number, extra in zip(held, more, strict=True):
        wide = card + extra * step + spare
        lanes.append((left, wide, step, number))
        left += wide
    return lanes


def _top(sight: Sight, areas: Areas, row: int) -> float:
    """Where a row of stocks begins; a partner's row lies on the feet of the own one."""
    if sight.view.seats != 4:
        return areas.own[1] + TOP
    high = _size(sight, areas) * CARD_RATIO
    last = areas.own[1] + areas.own[3] - high - 8
    return last if row else min(areas.own[1] + 46, last - 44)


def _stocks(sight: Sight, areas: Areas, lanes: list[Lane], row: int, owner: int) -> list[Placement]:
    view, say, draft = sight.view, sight.say, sight.draft
    mine = sight.by == sight.focus
    w = _size(sight, areas)
    top = _top(sight, areas, row)
    h = w * CARD_RATIO
    selling = sight.asking and view.asked in ("action", "last sale")
    placed: list[Placement] = []
    for good, (left, _, step, _) in enumerate(lanes):
        lot = cards(view.stocks[owner] & LOTS[good])
        for at, kind in enumerate(lot):
            nth = lot[:at].count(kind)
            chosen = mine and picked(draft, kind, nth, row == 1)
            fits = isinstance(draft, Half) and mine and _fits(sight, draft, good, row)
            rect = (left + at * step, top - ((4 if view.seats == 4 else 8) if chosen else 0), w, h)
            seen = step if at + 1 < len(lot) else w
            placed.append(
                block(
                    ("stocks", owner, kind, nth), face(say, kind), rect, z=150 + 20 * row + at, shadow=True, piece=True,
                    mood=CHOSEN if chosen else LEGAL if fits else REST, touch=selling,
                    tip=say("own-stock-tip" if row == 0 else "partner-stock-tip", stock=name_of(say, kind)),
                    rule="sell", reach=(0, 0, seen, h) if seen < w else None,
                )
            )  # fmt: skip
        placed += _bought(sight, areas, good, row, left + len(lot) * step if lot else left)
    return placed


def _fits(sight: Sight, half: Half, good: int, row: int) -> bool:
    """Tell whether a stock could complete what has been picked."""
    if half.stock is None:
        return True
    return COLOUR[half.stock] == good and (sight.view.seats != 4) == (half.of_partner == (row == 1))


def _bought(sight: Sight, areas: Areas, good: int, row: int, left: float) -> list[Placement]:
    """The stock that is about to be bought, where it would lie."""
    draft = sight.draft
    if row or not isinstance(draft, Buy) or sight.by != sight.focus:
        return []
    kind = sight.view.columns[draft.column][-1]
    if COLOUR[kind] != good:
        return []
    w = _size(sight, areas)
    rect = (left, _top(sight, areas, 0), w, w * CARD_RATIO)
    return [block(("bought-ghost",), face(sight.say, kind), rect, z=149, alpha=120)]


def _products(sight: Sight, areas: Areas, lanes: list[Lane]) -> list[Placement]:
    """Under each colour what its best pair brings, or the pair that has been picked."""
    view, seat, draft = sight.view, sight.focus, sight.draft
    pairs: dict[int, Sale] = {}
    for sale in sales(view, seat):
        good = COLOUR[sale[0]]
        if not isinstance(sale, SellWithJoker) and (good not in pairs or price(sale) > price(pairs[good])):
            pairs[good] = sale
    chosen = -1
    if isinstance(draft, Sell | SellTogether | SellWithJoker) and sight.by == seat:
        chosen = COLOUR[draft[0]]
        pairs[chosen] = draft
    w = _size(sight, areas)
    _, y, _, h = areas.own
    low = view.seats == 4
    placed = []
    for good, sale in pairs.items():
        left, wide, step, held = lanes[good]
        middle = left + (w + max(0, max(held) - 1) * step) / 2
        top = _top(sight, areas, 1) - 14 if low else y + min(h - 44, TOP + w * CARD_RATIO + 6)
        pill = Product(product(sale), good == chosen)
        size = (min(118.0, wide + 6), 26 if low else 34)
        placed.append(block(("product", good), pill, (middle - size[0] / 2, top, *size), z=195, rule="sell"))
    return placed


# ---- the joker


def _joker(sight: Sight, areas: Areas) -> list[Placement]:
    view, say, draft = sight.view, sight.say, sight.draft
    x, y, w, _ = areas.own
    whose = side(sight, sight.focus)
    rect = (x + w - JOKER + 8, y + 46, 76, 76 * CARD_RATIO)
    if not view.jokers[whose]:
        used = block(
            ("joker-used",), "joker", rect, z=110, mood=DIM, touch=sight.asking, tip=say("joker-used-tip"), rule="joker"
        )
        return [used, block(("joker-struck",), Struck(), rect, z=111)]
    selling = sight.asking and view.asked in ("action", "last sale")
    half = draft if sight.by == sight.focus else None
    chosen = isinstance(half, SellWithJoker) or half == Half(None)
    mood = CHOSEN if chosen else LEGAL if isinstance(half, Half) else REST
    return [
        block(
            ("joker",), "joker", rect, z=110, shadow=True, piece=True, mood=mood, touch=selling,
            tip=say("joker-tip"), rule="joker",
        )
    ]  # fmt: skip


# ---- drawings


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a colour: where it stands, and whether nothing lies below it."""

    colour: str
    name: str
    x: float
    w: float
    empty: bool


@dataclass(frozen=True, slots=True)
class Own(Drawing):
    """The sheet before the person at the screen."""

    name: str
    who: str
    money: str
    sum: str
    joker: str
    left: str
    heads: tuple[Head, ...]
    stock: float
    team: str
    fill: str
    around: tuple[str, ...]
    """With four players, who sits where: here, then clockwise."""
    rows: tuple[tuple[str, float], ...]
    """With four players, whose stocks lie in each row: a colour, and how far down."""
    active: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        if self.active:
            ink.box(2, 2, w - 4, h - 4, "gold", 9, 4)
        if self.team:
            self._seats(ink)
            ink.picture(f"pawn_{self.who}", 16, 8, 38, 48)
            ink.text(self.name, DISPLAY, 19, "ink", 18, 70, width=MONEY - 24)
        else:
            ink.picture(f"pawn_{self.who}", 14, 10, 46, 58)
            ink.text(self.name, DISPLAY, 22, "ink", 64, 40, width=MONEY - 68)
        ink.text(self.money, BOLD, 15, "ink2", 18, 90 if self.team else 82, width=MONEY - 24)
        ink.text(self.sum, DISPLAY, 19, "ink", 18, 109 if self.team else 106, width=MONEY - 24)
        for x in (MONEY, w - JOKER):
            ink.line(x, 16, x, h - 16, "edge")
        for head in self.heads:
            self._head(ink, head)
        for who, top in self.rows:
            ink.picture(f"pawn_{who}", MONEY + 10, top, 24, 30)
        ink.text(self.joker, BOLD, 15, "ink2", w - JOKER + 14, 27, width=JOKER - 24)
        ink.text(self.left, BOLD, 14, "ink3", w - JOKER / 2, 46 + 76 * CARD_RATIO + 18, "center", JOKER - 14)

    def _seats(self, ink: Ink) -> None:
        """The table from above: partners sit opposite each other, joined by their team's colour."""
        x, y, reach = MONEY - 42, 34, 17
        other = next(fill for _, fill in TEAMS if fill != self.fill)
        ink.box(x - reach, y - 4, 2 * reach, 8, other, 0)
        ink.box(x - 4, y - reach, 8, 2 * reach, self.fill, 0)
        ink.slip(self.team, x - 10, y - 13, 20, 14, self.fill)
        for who, dx, dy in zip(self.around, (0, -1, 0, 1), (1, 0, -1, 0), strict=True):
            ink.picture(f"pawn_{who}", x + dx * (reach + 5) - 8, y + dy * reach - 10, 16, 20)

    def _head(self, ink: Ink, head: Head) -> None:
        ink.picture(f"badge_{head.colour}", head.x - 2, 10, 32, 32)
        if ink.width(head.name, BOLD, 15) < head.w - 38:
            ink.text(head.name, BOLD, 15, "ink3" if head.empty else "ink2", head.x + 34, 27)
        if head.empty and not self.team:
            ink.box(head.x, TOP, self.stock, self.stock * CARD_RATIO, WELL, 6)
            ink.box(head.x, TOP, self.stock, self.stock * CARD_RATIO, (140, 110, 60, 120), 6, 1)


@dataclass(frozen=True, slots=True)
class Product(Drawing):
    """What a pair brings, on a pill of gold."""

    words: str
    chosen: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.shadow(0, 0, w, h, h / 2, 3, 110, 2)
        ink.pill(0, 0, w, h, "light", "deep" if self.chosen else "ink", 3 if self.chosen else 2)
        ink.text(self.words, DISPLAY, min(19, h * 0.56), "ink", w / 2, h / 2 - 1, "center", w - 12)


@dataclass(frozen=True, slots=True)
class Struck(Drawing):
    """A stroke through something that has been used."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.line(w * 0.12, h * 0.88, w * 0.88, h * 0.12, "danger", 5)
