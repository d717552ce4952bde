"""What happened on the Trader table as sentences of the log; what is asked and what may be played as a few words."""

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.core.match import Seat
from game.trader import events as e
from game.trader.data import COLOUR, COLOURS, JOKER, VALUE
from game.trader.moves import Buy, Close, Decline, Move, Pass, Sell, SellTogether, SellWithJoker
from game.trader.sales import price
from scenes.table.sight import Line, Sight
from scenes.trader.stock import colour_name, name_of, times
from scenes.words import Words

GREAT = 20
"""A sale for so much is marked on the timeline of a replay."""


RULES: dict[type[Event], str] = {
    e.StocksDealt: "set-up",
    FirstPlayerFound: "set-up",
    e.StockBought: "buy",
    e.StocksSold: "sell",
    e.StockSoldWithJoker: "joker",
    e.ColumnEmptied: "end",
    e.ClosedCardLaid: "closed",
    e.ClosedCardMoved: "closed",
    e.ClosedCardLeft: "closed",
    e.TurnPassed: "turn",
    e.TradingEnded: "end",
    e.LastSaleDeclined: "end",
    e.RoundEnded: "rounds",
    GameEnded: "end",
}
"""The chapter of the rules that each sentence is about."""


def line(event: Event, seats: tuple[Seat, ...], say: Words) -> Line | None:
    """Tell an event in a sentence, or not at all."""
    rule = RULES.get(type(event), "")

    def told(icon: str, message: str, **facts: object) -> Line:
        return Line(say(message, **facts), icon, rule=rule)

    def by(seat: int, message: str, icon: str = "", whole: str = "", **facts: object) -> Line:
        facts["name"] = seats[seat].name
        line = told(icon or f"pawn_{seats[seat].colour}", message, **facts)
        return line._replace(whole=say(whole, **facts)) if whole else line

    match event:
        case e.StocksDealt(number):
            return told("seal", "log-round", number=number)
        case FirstPlayerFound(seat):
            return by(seat, "log-first")
        case e.StockBought(seat, _, stock):
            return by(seat, "log-buys-stock", badge(stock), "hint-trader-buys", stock=name_of(say, stock))
        case e.StocksSold(seat, stock, other):
            high, low = sorted((VALUE[stock], VALUE[other]), reverse=True)
            facts = {"colour": colour_name(say, COLOUR[stock]), "price": event.price}
            return by(seat, "log-sells-stocks", badge(stock), "hint-trader-sells", product=times(high, low), **facts)
        case e.StockSoldWithJoker(seat, stock):
            facts = {"stock": name_of(say, stock), "price": event.price}
            product = times(VALUE[stock], JOKER)
            return by(seat, "log-sells-joker", "joker", "hint-trader-uses-joker", product=product, **facts)
        case e.ColumnEmptied(column, empty):
            return told("seal", "log-column-empty", capital=say(f"capital-{column}"), number=empty)
        case e.ClosedCardLaid(column):
            return told("closed", "log-closed", capital=say(f"capital-{column}"))
        case e.ClosedCardMoved(_, start, column):
            places = {"start": say(f"capital-{start}"), "end": say(f"capital-{column}")}
            return told("closed", "log-closed-moves", **places)
        case e.ClosedCardLeft():
            return told("closed", "log-closed-leaves")
        case e.TurnPassed(seat):
            return by(seat, "log-passes")
        case e.TradingEnded():
            return told("seal", "log-trading-ends")
        case e.LastSaleDeclined(seat):
            return by(seat, "log-no-last-sale")
        case e.RoundEnded(number):
            return told("seal", "log-round-ends", number=number)
        case GameEnded():
            return told("seal", "log-ended")
    return None


def badge(stock: int) -> str:
    """The small emblem of a stock."""
    return f"badge_{COLOURS[COLOUR[stock]]}_small"


def mark(event: Event) -> str:
    """Great sales and the ends of rounds are marked on the timeline of a replay."""
    match event:
        case e.RoundEnded():
            return "seal"
        case e.StocksSold(_, stock) if event.price >= GREAT:
            return badge(stock)
    return ""


def when(sight: Sight) -> str:
    """Say which round and which turn it is."""
    view, say = sight.view, sight.say
    turn = say("turn", number=view.turns)
    if view.rounds == 1:
        return turn
    # While the score sheet lies open, the round that it counts is not over yet.
    number = len(view.scores) if sight.story else min(len(view.scores) + 1, view.rounds)
    return say("round-and-turn", number=number, rounds=view.rounds, turn=turn)


def ask(sight: Sight) -> str:
    """Say in a few words what is asked of the seat that decides."""
    asked = sight.view.asked
    if asked == "action":
        return sight.say("ask-trade")
    return sight.say("ask-close" if asked == "closed" else "ask-last-sale") if asked else ""


def name(sight: Sight, move: Move, after: Move | None = None) -> str:
    """Name a move of the seat that is asked, or one that follows a move of it, in a few words."""
    say = sight.say
    match move:
        case Buy(column):
            stock = name_of(say, sight.view.columns[column][-1])
            return say("hint-trader-buy", stock=stock, capital=say(f"capital-{column}"))
        case Sell(stock) | SellTogether(stock):
            return say("hint-trader-sell", colour=colour_name(say, COLOUR[stock]), price=price(move))
        case SellWithJoker(stock):
            return say("hint-trader-joker", stock=name_of(say, stock), price=price(move))
        case Close(column):
            return say("close-capital", capital=say(f"capital-{column}"))
        case Decline():
            return say("decline")
        case Pass():
            return say("stuck-pass")
