"""What happened on the Osaka table as sentences of the log; what is asked and what may be played as a few words."""

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.core.match import Seat
from game.osaka import events as e
from game.osaka.data import COLOUR, COLOURS, VALUE
from game.osaka.heaps import HIGHEST, coins, lot, size
from game.osaka.moves import Buy, Decline, Insure, Move, Pass, Reserve, Take, Token
from game.osaka.scoring import points
from scenes.table.scroll import together
from scenes.table.sight import Line, Sight
from scenes.words import Words

RULES: dict[type[Event], str] = {
    FirstPlayerFound: "set-up",
    e.TokenChosen: "set-up",
    e.CardTaken: "take",
    e.PiecePlaced: "reserve",
    e.PaymentMade: "buy",
    e.ShipSailed: "route",
    e.GoodsSold: "payday",
    e.GoodsInsured: "wrecks",
    e.InsuranceDeclined: "wrecks",
    e.ShipWrecked: "wrecks",
    e.GoodsLost: "wrecks",
    e.PileShuffled: "restock",
    e.TurnPassed: "turn",
    GameEnded: "end",
}
"""The chapter of the rules that each sentence is about."""


def line(event: Event, seats: tuple[Seat, ...], say: Words) -> Line | None:
    """Tell an event in a sentence, or not at all."""
    rule = RULES.get(type(event), "")

    def card(kind: int) -> str:
        return say("card", good=say(f"good-{COLOURS[COLOUR[kind]]}-low"), value=VALUE[kind])

    def by(seat: int, message: str, whole: str = "", **facts: object) -> Line:
        who = seats[seat]
        told = say(whole, name=who.name, **facts) if whole else ""
        return Line(say(message, name=who.name, **facts), f"pawn_{who.colour}", rule=rule, whole=told)

    def of(good: int, message: str, **facts: object) -> Line:
        name = COLOURS[good]
        return Line(say(message, ship=say(f"ship-{name}"), **facts), f"badge_{name}_small", rule=rule)

    match event:
        case FirstPlayerFound(seat):
            return by(seat, "log-first")
        case e.TokenChosen(seat, good):
            return by(seat, "log-token-chosen", good=say(f"good-{COLOURS[good]}-low"))
        case e.CardTaken(seat, _, kind):
            return by(seat, "log-takes", card=card(kind))
        case e.PiecePlaced(seat, _, _, kind):
            return by(seat, "log-reserves", card=card(kind))
        case e.PaymentMade(seat, payment, cost):
            return by(seat, "log-buys", "rival-buys", paid=coins(payment), cost=cost)
        case e.ShipSailed(good, _, end):
            return of(good, "log-sails", space=say(f"space-{end}"))
        case e.GoodsSold(seat, good):
            return by(
                seat, "log-sells", "hint-osaka-sells",
                number=event.number, price=event.highest + event.tokens, money=event.money, points=event.points,
                good=say(f"good-{COLOURS[good]}-low"),
            )._replace(why=sum_of(event, seats, say))  # fmt: skip
        case e.GoodsInsured(seat, spent, saved):
            return by(seat, "log-insures", goods=size(saved), cards=size(spent))
        case e.InsuranceDeclined(seat):
            return by(seat, "log-declines")
        case e.ShipWrecked(good):
            return of(good, "log-wrecked")
        case e.GoodsLost(seat, goods):
            return by(seat, "log-loses", "hint-osaka-loses", number=size(goods))
        case e.PileShuffled():
            return Line(say("log-shuffled"), "card_back", rule=rule)
        case e.TurnPassed(seat):
            return by(seat, "log-passes")
        case GameEnded():
            return Line(say("log-ended"), "seal", rule=rule)
    return None


def mark(event: Event) -> str:
    """Paydays are marked on the timeline of a replay."""
    return f"badge_{COLOURS[event.colours[0]]}_small" if isinstance(event, e.PaydayCame) else ""


def sold(seat: int, colour: int, goods: int, tokens: int) -> e.GoodsSold:
    """What selling a lot would bring."""
    pile = goods >> 12 * colour
    return e.GoodsSold(seat, colour, goods, HIGHEST[pile], tokens, points(pile, tokens))


def sum_of(sale: e.GoodsSold, seats: tuple[Seat, ...], say: Words) -> str:
    """Write out what a lot brings: cards x (highest + tokens), rounded up, points."""
    rounded = sale.points * 5
    return say(
        "rules-osaka-now-sale",
        name=seats[sale.seat].name, cards=sale.number, highest=sale.highest, tokens=sale.tokens, money=sale.money,
        over=rounded - sale.money, rounded=rounded, points=sale.points,
    )  # fmt: skip


def when(sight: Sight) -> str:
    """Say which turn it is."""
    turns = sight.view.turns
    return sight.say("turn", number=turns) if turns else sight.say("turn-set-up")


def ask(sight: Sight) -> str:
    """Say in a few words what is asked of the seat that decides."""
    asked = sight.view.asked
    if asked == "action":
        return sight.say("ask-action")
    return sight.say("ask-token" if asked == "token" else "ask-insure") if asked else ""


def name(sight: Sight, move: Move, after: Move | None = None) -> str:
    """Name a move of the seat that is asked, or one that follows a move of it, in a few words."""
    view, say = sight.view, sight.say

    def card(kind: int) -> str:
        return say("card", good=say(f"good-{COLOURS[COLOUR[kind]]}-low"), value=VALUE[kind])

    match move:
        case Token(good):
            return say("hint-osaka-token", good=say(f"good-{COLOURS[good]}-low"))
        case Take(slot):
            own = view.market_owner[slot] == view.seat
            return say("hint-osaka-take-reserved" if own else "take-head", card=card(view.market[slot]))
        case Reserve(row, slot):
            return say("reserve-head", card=card((view.market if row == "market" else view.farm)[slot]))
        case Buy(payment):
            return say("hint-osaka-buy", paid=coins(payment))
        case Insure(spent, saved):
            lots = [(size(lot(saved, colour)), say(f"good-{good}-low")) for colour, good in enumerate(COLOURS)]
            goods = [say("hint-osaka-lot", number=number, good=good) for number, good in lots if number]
            return say("hint-osaka-insure", goods=together(say, goods), cards=size(spent))
        case Decline():
            return say("insure-decline")
        case Pass():
            return say("pass")
