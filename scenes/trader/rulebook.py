"""The rule book of Trader: its chapters, and the numbers that a rule has at this moment.

The numbers come from a sight alone, so they tell nothing that the seat at the screen may not know.
"""

from collections.abc import Iterator

from game.trader.data import COLOUR, EMPTY_ENDS, NOWHERE, VALUE
from game.trader.moves import SellWithJoker
from game.trader.sales import Sale, price, sales
from scenes.book import Chapter, Figure, Rulebook
from scenes.placement import Key
from scenes.table.sight import Sight
from scenes.trader import examples
from scenes.trader.sheet import sides
from scenes.trader.stock import colour_name, name_of, product, side

CHAPTERS = (
    Chapter("aim", ("text", Figure("example", 212, examples.aim)), "note_10"),
    Chapter("parts", ("text", Figure("example", 212, examples.parts)), "badge_rail"),
    Chapter("set-up", ("text", Figure("example", 296, examples.columns)), "capital_london"),
    Chapter("turn", ("text", Figure("example", 244, examples.verbs)), "pawn_white"),
    Chapter("buy", ("text", Figure("example", 262, examples.purchase)), "note_5", under=True),
    Chapter("sell", ("text", Figure("example", 212, examples.pairs)), "badge_steam", under=True),
    Chapter("joker", ("text", Figure("example", 212, examples.joker_sale)), "joker", under=True),
    Chapter("closed", ("text", Figure("example", 252, examples.closing)), "closed"),
    Chapter("teams", ("text", Figure("example", 212, examples.partners)), "pawn_pink"),
    Chapter("end", ("text", Figure("example", 168, examples.third_column)), "capital_rome"),
    Chapter("rounds", ("text", Figure("example", 280, examples.match)), "seal"),
    Chapter("money", ("text", Figure("example", 212, examples.secrets)), "note_back"),
    Chapter("rulings", ("text",), "seal"),
    Chapter("screen", ("text", Figure("example", 224, examples.keys))),
)


def fitting(sight: Sight) -> str:
    """The chapter about what is going on."""
    if sight.view.result:
        return "end"
    if sight.unrolled:
        return "rounds"
    return {"closed": "closed", "last sale": "end"}.get(sight.view.asked, "turn")


# ---- the numbers of the moment


def situation(sight: Sight, rule: str, key: Key) -> str:
    """Put the numbers of this moment into a rule; empty where it has none."""
    tell = {
        "buy": _purchase,
        "sell": _pairs,
        "joker": _joker,
        "closed": _closed,
        "end": _end,
        "rounds": _rounds,
        "money": _money,
    }.get(rule)
    return "\n".join(tell(sight, key)) if tell else ""


def _purchase(sight: Sight, key: Key) -> Iterator[str]:
    """What the stock that is asked about costs, and what it would leave of the money; else what is free."""
    view, say = sight.view, sight.say
    match key:
        case ("column", int(column), int(row)):
            stocks = view.columns[column]
            names = {"stock": name_of(say, stocks[row]), "free": name_of(say, stocks[-1])}
            yield say("rules-trader-now-under", capital=say(f"capital-{column}"), **names)
        case ("column", int(column), "free"):
            yield _free(sight, column)
            money, cost = view.money[sight.focus], VALUE[view.columns[column][-1]]
            if money is not None and money < cost:
                yield say("rules-trader-now-dear", name=sight.name, money=money, missing=cost - money)
            elif money is not None:
                yield say("rules-trader-now-after", name=sight.name, before=money, after=money - cost)
        case _:
            yield from (_free(sight, column) for column, stocks in enumerate(view.columns) if stocks)


def _free(sight: Sight, column: int) -> str:
    """Say what the bottom stock of a column costs, or that it is closed."""
    view, say = sight.view, sight.say
    kind = view.columns[column][-1]
    facts = {"capital": say(f"capital-{column}"), "stock": name_of(say, kind)}
    if column == view.closed:
        return say("rules-trader-now-closed", **facts)
    return say("rules-trader-now-free", **facts, price=VALUE[kind])


def _pairs(sight: Sight, key: Key) -> Iterator[str]:
    """The pairs that a player could sell, or everybody: all of it lies open."""
    match key:
        case ("rival", int(seat)):
            yield from _pairs_of(sight, seat)
        case ("stocks", _, int(kind), _):
            yield from _pairs_of(sight, sight.focus, COLOUR[kind])
        case ("product", int(colour)):
            yield from _pairs_of(sight, sight.focus, colour)
        case _:
            yield from _pairs_of(sight, sight.focus)


def _pairs_of(sight: Sight, seat: int, colour: int | None = None) -> Iterator[str]:
    """What a seat's pairs bring, the best one of each colour; of a single colour all of them."""
    say, name = sight.say, sight.seats[seat].name
    found: dict[object, Sale] = {}
    for sale in sorted(sales(sight.view, seat), key=price):
        good = COLOUR[sale[0]]
        if not isinstance(sale, SellWithJoker) and colour in (None, good):
            found[good if colour is None else product(sale)] = sale
    for sale in reversed(found.values()):
        yield say("rules-trader-now-sale", name=name, colour=colour_name(say, COLOUR[sale[0]]), product=product(sale))
    if not found:
        yield say("rules-trader-now-no-pair", name=name)


def _joker(sight: Sight, _: Key) -> Iterator[str]:
    """What the best sale with the joker would bring."""
    view, say, name = sight.view, sight.say, sight.name
    if not view.jokers[side(sight, sight.focus)]:
        yield say("rules-trader-now-joker-gone", name=name)
        return
    best = max((sale for sale in sales(view, sight.focus) if isinstance(sale, SellWithJoker)), key=price, default=None)
    if best is None:
        yield say("rules-trader-now-joker-idle", name=name)
    else:
        yield say("rules-trader-now-joker", name=name, stock=name_of(say, best.stock), product=product(best))


def _closed(sight: Sight, _: Key) -> Iterator[str]:
    """Which column is closed; with two or four players none ever is."""
    if sight.view.closed != NOWHERE:
        yield _free(sight, sight.view.closed)
    elif sight.view.seats == 3:
        yield sight.say("rules-trader-now-open")


def _end(sight: Sight, key: Key) -> Iterator[str]:
    """How many columns are empty, and what is left in the one that is asked about, or in all."""
    view, say = sight.view, sight.say
    yield say("rules-trader-now-empty", number=view.columns.count(()), most=EMPTY_ENDS)
    for column in [key[1]] if key[:1] == ("capital",) else range(len(view.columns)):
        yield say("rules-trader-now-left", capital=say(f"capital-{column}"), number=len(view.columns[column]))


def _rounds(sight: Sight, _: Key) -> Iterator[str]:
    """What each side has got in the rounds that were counted."""
    view, say = sight.view, sight.say
    if not view.scores:
        yield say("rules-trader-now-round", number=1, rounds=view.rounds)
        return
    for one in sides(sight):
        won = [sum(money[seat] for seat in one.seats) for money in view.scores]
        total = " + ".join(map(str, won)) + (f" = {sum(won)}" if len(won) > 1 else "")
        yield say("rules-trader-now-total", name=one.name, sum=total)


def _money(sight: Sight, _: Key) -> Iterator[str]:
    """How much money everybody has, where it may be known."""
    for seat, money in enumerate(sight.view.money):
        name = sight.seats[seat].name
        if money is None:
            yield sight.say("rules-trader-now-hidden", name=name)
        else:
            yield sight.say("rules-trader-now-money", name=name, money=money)


RULEBOOK = Rulebook(CHAPTERS, situation, fitting)
