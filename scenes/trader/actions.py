"""The action panel: buying, selling, selling with the joker, what each would bring, and the one button that does it."""

from game.core.match import PERSON
from game.trader.data import COLOUR, COLOURS, NOWHERE, VALUE
from game.trader.moves import Buy, Close, Decline, Pass, Sell, SellTogether, SellWithJoker
from game.trader.sales import Sale, price
from scenes.kit import PLAIN, PRIMARY, Button
from scenes.placement import DIM, REST, Placement, block
from scenes.table.panel import Panel, Row, Watching
from scenes.table.sight import Sight
from scenes.trader.ask import Half, best
from scenes.trader.layout import Areas
from scenes.trader.stock import colour_name, name_of, product

PAIR = Sell | SellTogether


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the panel for what is asked now."""
    if not sight.asking or not sight.view.moves:
        return [block(("panel",), _watching(sight), areas.actions, z=80, rule="turn")]
    match sight.view.asked:
        case "closed":
            return _closing(sight, areas)
        case "last sale":
            return _last_sale(sight, areas)
    if isinstance(sight.view.moves[0], Pass):
        return _passing(sight, areas)
    return _turn(sight, areas)


def _turn(sight: Sight, areas: Areas) -> list[Placement]:
    x, y, w, h = areas.actions
    say, view = sight.say, sight.view
    if view.closed != NOWHERE:
        then = say("then-closed")
    elif view.seats == 4:
        then = say(f"partners-talk-{sight.options.get('partners_talk', 'no')}")
    else:
        then = say("then-nothing")
    foot = (Row(then),)
    return [
        block(("panel",), Panel("", foot, h - 36, 2), areas.actions, z=80, rule="turn"),
        _buy(sight, (x + 14, y + 12, w - 28, 54)),
        _sell(sight, (x + 14, y + 73, w - 28, 50)),
        _joker(sight, (x + 14, y + 130, w - 28, 50)),
    ]


# ---- the three verbs


def _buy(sight: Sight, rect: tuple[float, float, float, float]) -> Placement:
    say, view, draft = sight.say, sight.view, sight.draft
    if isinstance(draft, Buy):
        kind = view.columns[draft.column][-1]
        money = view.money[sight.focus]
        sub = say("money-after", before=money, after=money - VALUE[kind])
        button = Button(say("buy-stock", stock=name_of(say, kind)), sub, PRIMARY, 21, f"badge_{COLOURS[COLOUR[kind]]}")
    else:
        button = Button(say("buy-a-stock"), say("buy-a-stock-hint"), PLAIN, 21)
    able = any(isinstance(move, Buy) for move in view.moves)
    mood = REST if able else DIM
    return block(("do", "buy"), button, rect, z=90, touch=True, mood=mood, tip=say("buy-stock-tip"), rule="buy")


def _sell(sight: Sight, rect: tuple[float, float, float, float]) -> Placement:
    say, draft = sight.say, sight.draft
    sale = draft if isinstance(draft, PAIR) else best(sight, PAIR)
    if isinstance(draft, Half) and draft.stock is not None and not isinstance(sale, Sell | SellTogether):
        button = Button(say("sell-two"), say("sell-second"), PLAIN, 19)
    elif sale is None:
        nothing = say("sell-no-pair-team" if sight.view.seats == 4 else "sell-no-pair")
        button = Button(say("sell-two"), nothing, PLAIN, 19)
    else:
        kind = PRIMARY if sale == draft else PLAIN
        good = COLOUR[sale[0]]
        label = say("sell-colour", colour=colour_name(say, good))
        button = Button(label, _brings(sight, sale), kind, 19, f"badge_{COLOURS[good]}")
    mood = REST if sale else DIM
    return block(("do", "sell"), button, rect, z=90, touch=True, mood=mood, tip=say("sell-tip"), rule="sell")


def _joker(sight: Sight, rect: tuple[float, float, float, float]) -> Placement:
    say, draft, view = sight.say, sight.draft, sight.view
    drafted = isinstance(draft, SellWithJoker)
    sale = draft if drafted else best(sight, SellWithJoker)
    if sale:
        label = say("joker-stock", stock=name_of(say, sale[0]))
        kind = PRIMARY if drafted else PLAIN
        button = Button(label, _brings(sight, sale), kind, 18, f"badge_{COLOURS[COLOUR[sale[0]]]}")
    else:
        left = view.jokers[sight.focus % len(view.jokers)]
        button = Button(say("joker-sale"), say("joker-no-stock" if left else "joker-gone"), PLAIN, 18)
    mood = REST if sale else DIM
    return block(("do", "joker"), button, rect, z=90, touch=True, mood=mood, tip=say("joker-sale-tip"), rule="joker")


def _brings(sight: Sight, sale: Sale) -> str:
    """What a sale brings, and what money it leads to."""
    money = sight.view.money[sight.focus]
    return sight.say("sale-brings", product=product(sale), before=money, after=money + price(sale))


# ---- other questions


def _closing(sight: Sight, areas: Areas) -> list[Placement]:
    x, y, w, h = areas.actions
    say, draft = sight.say, sight.draft
    chosen = isinstance(draft, Close)
    label = say("close-capital", capital=say(f"capital-{draft.column}")) if chosen else say("close-choose")
    button = Button(label, say("once-more") if chosen else "", PRIMARY, 21, "closed" if chosen else "")
    rows = (Row(say("close-text")),)
    return [
        block(("panel",), Panel(say("close-head"), rows, 18, 80), areas.actions, z=80, rule="closed"),
        block(
            ("do", "close"), button, (x + 14, y + h - 76, w - 28, 62), z=90, touch=True,
            mood=REST if chosen else DIM, tip=say("close-tip"), rule="closed",
        ),
    ]  # fmt: skip


def _last_sale(sight: Sight, areas: Areas) -> list[Placement]:
    x, y, w, h = areas.actions
    say = sight.say
    partner = sight.view.seats == 4 and len(sight.view.asking) > 1
    decline = Button(say("decline"), say("decline-partner" if partner else "decline-hint"), PLAIN, 18)
    foot = (Row(say("last-sale-text")),)
    return [
        block(("panel",), Panel("", foot, h - 36, 2), areas.actions, z=80, rule="end"),
        _sell(sight, (x + 14, y + 12, w - 28, 58)),
        _joker(sight, (x + 14, y + 78, w - 28, 54)),
        block(
            ("do", "decline"), decline, (x + 14, y + 140, w - 28, 50), z=90, touch=True,
            tip=say("decline-tip"), rule="end",
        ),
    ]  # fmt: skip


def _passing(sight: Sight, areas: Areas) -> list[Placement]:
    x, y, w, h = areas.actions
    say = sight.say
    panel = Panel(say("stuck-head"), (Row(say("stuck-text")),), 20, 80)
    button = Button(say("stuck-pass"), "", PRIMARY, 22)
    return [
        block(("panel",), panel, areas.actions, z=80, rule="turn"),
        block(("do", "pass"), button, (x + 14, y + h - 72, w - 28, 58), z=90, touch=True, rule="turn"),
    ]


def _watching(sight: Sight) -> Panel | Watching:
    """While somebody else decides: who, and what they are about to do."""
    view, say, draft = sight.view, sight.say, sight.draft
    seat = sight.by if draft is not None else view.to_act
    if seat < 0:
        return Panel("", (), 20)
    who = sight.seats[seat]
    rows: tuple[Row, ...] = ()
    match draft:
        case Buy(column):
            kind = view.columns[column][-1]
            words = say("watch-buys", name=who.name, stock=name_of(say, kind))
        case Sell() | SellTogether() | SellWithJoker():
            good = COLOUR[draft[0]]
            words = say("watch-sells", name=who.name, colour=colour_name(say, good))
            with_joker = isinstance(draft, SellWithJoker)
            rows = (Row(say("joker") if with_joker else "", f"badge_{COLOURS[good]}", product(draft), "ok"),)
        case Close(column):
            words = say("watch-closes", name=who.name, capital=say(f"capital-{column}"))
        case Decline():
            words = say("watch-declines", name=who.name)
        case Pass():
            words = say("watch-passes", name=who.name)
        case _:
            words = say("turn-of" if who.kind == PERSON else "turn-thinks", name=who.name)
    return Watching(words, f"pawn_{who.colour}", rows)
