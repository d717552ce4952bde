"""The exchange: five capitals, the stocks under each, the closed card, and what a purchase would uncover."""

from dataclasses import dataclass

from game.core.game import clockwise
from game.trader.data import COLOUR, COLOURS, EMPTY_ENDS, NOWHERE, VALUE
from game.trader.events import ColumnEmptied
from game.trader.heaps import LOTS, cards
from game.trader.moves import Buy, Close, SellWithJoker
from game.trader.sales import PARTNER, price, sales
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.placement import CARD_RATIO, CHOSEN, DIM, LEGAL, REST, Drawing, Placement, block
from scenes.table.cloth import Cloth, Quay
from scenes.table.sight import Sight
from scenes.trader.layout import CAPITAL_RATIO, EDGE, HEAD, Areas
from scenes.trader.stock import face, name_of, product, side, times

CAPITALS = ("paris", "berlin", "london", "rome", "brussels")
DROP = 8
"""How far the stock that is about to be bought is drawn down."""
LIES = 42
"""How far down the closed card lies on its stock: value and emblem stay readable."""
TURN = -3
"""The angle at which the closed card lies."""
GAP = 12
"""The room between a column and the tag beside it."""
LINE = 21
"""The height of a line of a tag."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the print, the columns and what a draft would do to them."""
    frame, view, say = sight.frame, sight.view, sight.say
    x, y, w, _ = areas.exchange
    empty = view.columns.count(())
    mat = Mat(say("exchange"), say("exchange-hint"), say("exchange-empty", number=empty, most=EMPTY_ENDS))
    return [
        block(("cloth",), Cloth("exchange", areas.strip), (0, 0, frame.w, frame.h)),
        block(("quay",), Quay(), (0, areas.strip[3] - 4, frame.w, 8), z=1),
        block(("exchange",), mat, areas.exchange, z=80, tip=say("exchange-tip"), rule="end"),
        block(("bank",), "", (x + w / 2 - areas.card / 2, y - 80, areas.card, areas.card * CARD_RATIO)),
        *[part for column in range(5) for part in _column(sight, areas, column, empty)],
        *_closed(sight, areas),
        *_uncovered(sight, areas),
    ]


# ---- the columns


def _column(sight: Sight, areas: Areas, column: int, empty: int) -> list[Placement]:
    view, say = sight.view, sight.say
    x, y = areas.column(column)
    stocks = view.columns[column]
    high = areas.capital * CAPITAL_RATIO
    name = say(f"capital-{column}")
    note = "" if stocks else say("capital-empty", number=empty, most=EMPTY_ENDS)
    seen = [
        block(
            ("capital", column), f"capital_{CAPITALS[column]}", (x, y, areas.capital, high),
            z=85, shadow=True, mood=REST if stocks else DIM, tip=say("capital-tip", capital=name, number=len(stocks)),
            rule="end",
        ),
        block(("capital-name", column), Name(name, note), (x, y, areas.capital, high), z=86),
    ]  # fmt: skip
    for row, kind in enumerate(stocks):
        left, top, w, h = areas.stock_at(column, row)
        free = row + 1 == len(stocks)
        how = _free(sight, areas, column) if free else {}
        down = DROP if free and _bought(sight) == column else 0
        tip = _tip(sight, column, kind) if free else say("stock-covered-tip", stock=name_of(say, kind))
        rule = "closed" if free and column == view.closed else "buy"
        seen.append(
            block(
                ("column", column, "free" if free else row), face(say, kind), (left, top + down, w, h),
                z=100 + row, shadow=True, piece=True, tip=tip, rule=rule, **how,
            )
        )  # fmt: skip
    return seen


def _free(sight: Sight, areas: Areas, column: int) -> dict[str, object]:
    """How the lowest stock of a column stands out: the whole column answers for it."""
    view = sight.view
    draft = sight.draft
    rows = len(view.columns[column]) - 1
    down = DROP if _bought(sight) == column else 0
    _, capital = areas.column(column)
    _, top, w, h = areas.stock_at(column, rows)
    reach = (-3, capital - top - down, w + 6, top + h - capital + down)
    how: dict[str, object] = {"touch": True, "reach": reach}
    if isinstance(draft, Buy | Close) and draft.column == column:
        return how | {"mood": CHOSEN}
    if sight.asking and view.asked in ("action", "closed"):
        may = any(isinstance(move, Buy | Close) and move.column == column for move in view.moves)
        return how | {"mood": LEGAL if may else DIM}
    return how


def _bought(sight: Sight) -> int:
    """The column whose stock is about to be bought."""
    return sight.draft.column if isinstance(sight.draft, Buy) else NOWHERE


def _tip(sight: Sight, column: int, kind: int) -> str:
    view, say = sight.view, sight.say
    what = say("stock-tip", stock=name_of(say, kind), price=VALUE[kind])
    if column == view.closed:
        return f"{what}\n{say('stock-closed-tip')}"
    if view.asked == "closed":
        return f"{what}\n{say('stock-close-tip')}"
    money = view.money[sight.focus]
    if money is not None and money < VALUE[kind]:
        return f"{what}\n{say('stock-dear-tip', money=money)}"
    # What buying it would bring shows beside it, and must not be covered.
    return "" if sight.asking and view.asked == "action" else what


# ---- the closed card


def _lying(areas: Areas, column: int, rows: int) -> tuple[float, float, float, float]:
    """Where the closed card lies on a column; on a long one it is smaller, so that it stays on the mat."""
    x, y, w, _ = areas.stock_at(column, rows - 1)
    top = y + LIES * w / 104
    small = min(w, (areas.exchange[1] + areas.exchange[3] - 8 - top) / CARD_RATIO)
    return (x + (w - small) / 2, top, small, small * CARD_RATIO)


def _closed(sight: Sight, areas: Areas) -> list[Placement]:
    view, say = sight.view, sight.say
    if view.closed == NOWHERE:
        return []
    rect = _lying(areas, view.closed, len(view.columns[view.closed]))
    seen = [block(("closed",), "closed", rect, z=120, angle=TURN, shadow=True, piece=True)]
    draft = sight.draft
    if isinstance(draft, Close):
        ghost = _lying(areas, draft.column, len(view.columns[draft.column]))
        seen.append(block(("closed-ghost",), "closed", ghost, z=121, angle=TURN, alpha=190))
    x, y, w, _ = areas.stock_at(view.closed, len(view.columns[view.closed]) - 1)
    rows = (Row(say("closed"), DISPLAY, 17), Row(say("closed-1")), Row(say("closed-2")))
    tag = Tag(rows)
    wide = areas.pitch - areas.card - GAP - 8
    seen.append(block(("closed-tag",), tag, (x + w + GAP, y + LIES + 16, wide, tag.high), z=130, rule="closed"))
    return seen


# ---- what a purchase would uncover


def _uncovered(sight: Sight, areas: Areas) -> list[Placement]:
    """What lies free after a purchase, and what pairs it would make for whom."""
    draft = sight.draft
    if not isinstance(draft, Buy) or not sight.foresight:
        return []
    say, column = sight.say, draft.column
    after = sight.foresight[0].view
    left = after.columns[column]
    rows = [Row(say("uncovers"))]
    seen: list[Placement] = []
    row = max(0, len(left) - 1)
    x, y, w, _ = areas.stock_at(column, row)
    if left:
        badge = f"badge_{COLOURS[COLOUR[left[-1]]]}_small"
        rows.append(Row(name_of(say, left[-1]), DISPLAY, 16, icon=badge, short=str(VALUE[left[-1]])))
        rows += _tempted(sight, left[-1])
        around = (x - 4, y - 3, w + 8, areas.step + 6)
        seen.append(block(("uncovered",), Dashes(), around, z=100 + row + 0.5))
    else:
        number = next(beat.event.empty for beat in sight.foresight if isinstance(beat.event, ColumnEmptied))
        rows = [Row(say("empties")), Row(say("empties-of", number=number), DISPLAY)]
    rows += _sellable(sight)
    tag = Tag(tuple(rows))
    wide = areas.pitch - areas.card - GAP - 8
    top = min(y - 8, areas.exchange[1] + areas.exchange[3] - tag.high - 8)
    seen.append(block(("uncovered-tag",), tag, (x + w + GAP, top, wide, tag.high), z=131, rule="buy"))
    return seen


def _tempted(sight: Sight, stock: int) -> list["Row"]:
    """Who else could make a pair with a stock that comes free, and for how much."""
    view = sight.view
    rows = []
    for seat in range(view.seats):
        if side(sight, seat) == side(sight, sight.by):
            continue
        holder = PARTNER[seat] if view.seats == 4 else seat
        held = cards(view.stocks[holder] & LOTS[COLOUR[stock]])
        if held:
            best = times(VALUE[stock], max(VALUE[other] for other in held))
            rows.append(Row(best, BOLD, 16, "danger", f"pawn_{sight.seats[seat].colour}"))
    return rows or [Row(sight.say("uncovers-nothing"))]


def _sellable(sight: Sight) -> list["Row"]:
    """The best pair that each side could sell after the purchase, the buyer's first."""
    after = sight.foresight[0].view
    rows = [Row(sight.say("then-sells"))]
    for seat in clockwise(after.seats, sight.by)[: len(after.jokers)]:
        pairs = [sale for sale in sales(after, seat) if not isinstance(sale, SellWithJoker)]
        best = product(max(pairs, key=price)) if pairs else "–"
        fill = ("ok" if seat == sight.by else "danger") if pairs else "ink3"
        rows.append(Row(best, BOLD, 16, fill, f"pawn_{sight.seats[seat].colour}"))
    return rows


# ---- drawings


@dataclass(frozen=True, slots=True)
class Mat(Drawing):
    """The dark mat of the exchange: what it is, how it works, and how many columns are empty."""

    title: str
    hint: str
    count: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.mat(0, 0, w, h)
        used = EDGE + ink.text(self.title, DISPLAY, 17, "cream", EDGE, HEAD / 2)
        count = ink.text(self.count, BOLD, 15, "cream", w - EDGE, HEAD / 2, "midright")
        if ink.width(self.hint, BODY, 15) < w - used - count - 3 * EDGE:
            ink.text(self.hint, BODY, 15, "cream2", used + 10, HEAD / 2 + 1)


@dataclass(frozen=True, slots=True)
class Name(Drawing):
    """The name of a capital on its tag, and that its column is empty."""

    name: str
    note: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        wide = ink.width(self.name, DISPLAY, 17) + 16
        ink.box(8, h - 28, wide, 23, "washi", 4)
        ink.box(8, h - 28, wide, 23, "ink", 4, 2)
        ink.text(self.name, DISPLAY, 17, "ink", 16, h - 18)
        if self.note:
            wide = ink.width(self.note, BOLD, 16) + 24
            ink.pill(w / 2 - wide / 2, h * 0.26, wide, 28, "washi")
            ink.text(self.note, BOLD, 16, "ink", w / 2, h * 0.26 + 13, "center")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a tag, with a small picture before it."""

    words: str
    face: str = BODY
    size: float = 15
    fill: str = "ink2"
    icon: str = ""
    short: str = ""
    """What stands for the words beside the picture where they are too long."""


@dataclass(frozen=True, slots=True)
class Tag(Drawing):
    """A small sheet beside a column."""

    rows: tuple[Row, ...]

    @property
    def high(self) -> float:
        """How high it is."""
        return 14.0 + LINE * len(self.rows)

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, 6, key_line=False)
        for at, row in enumerate(self.rows):
            y = 7 + LINE * (at + 0.5)
            if row.icon:
                ink.picture(row.icon, 8, y - 10, 16, 20)
            x = 28 if row.icon else 10
            fill = "ink" if row.face == DISPLAY else row.fill
            fits = not row.short or ink.width(row.words, row.face, row.size) <= w - x - 6
            ink.text(row.words if fits else row.short, row.face, row.size, fill, x, y, width=w - x - 6)


@dataclass(frozen=True, slots=True)
class Dashes(Drawing):
    """A dashed line of gold around what would be uncovered."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        dash, step = 9.0, 18.0
        for along in range(int(w // step) + 1):
            x = along * step
            for y in (0.0, h):
                ink.line(x, y, min(x + dash, w), y, "light", 3)
        for along in range(int(h // step) + 1):
            y = along * step
            for x in (0.0, w):
                ink.line(x, y, x, min(y + dash, h), "light", 3)
