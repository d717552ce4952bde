"""What a touch means on the Trader table: a draft is a move that has not been played yet, or half a sale."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.match import Seat
from game.core.refusals import Reason, Refusal
from game.trader.data import COLOUR
from game.trader.moves import BUYS, CLOSES, DECLINE, JOKERS, PASS, Buy, Close, Move, Sell, SellTogether, SellWithJoker
from game.trader.sales import Sale, price
from scenes.placement import Key
from scenes.table.sight import Sight, Touch
from scenes.words import Words

SECOND = Reason("sale-second", "A sale takes a second stock of the same colour, or the joker.")
STOCK = Reason("sale-stock", "The joker is sold together with a stock.")


class Half(NamedTuple):
    """Half a sale: a stock before a seat, which of those that are alike it is, or the joker alone."""

    stock: int | None
    nth: int = 0
    of_partner: bool = False
    verb: str = "half"

    @property
    def missing(self) -> Refusal:
        """What the sale still needs."""
        return STOCK() if self.stock is None else SECOND()


def touch(sight: Sight, key: Key, other: bool) -> Touch | None:
    """Say what touching something makes of the draft; None where it means nothing."""
    match key:
        case ("column", int(column), "free"):
            return _again(sight, CLOSES[column] if sight.view.asked == "closed" else BUYS[column])
        case ("stocks" | "joker", *_):
            return _sell(sight, _half(sight, key))
        case ("joker-used",):
            return Touch(JOKERS[0])
        case ("do", "buy"):
            return Touch(sight.draft, now=True) if isinstance(sight.draft, Buy) else Touch(None, says="buy-stock-first")
        case ("do", "sell"):
            return _best(sight, Sell | SellTogether, "sell-nothing")
        case ("do", "joker"):
            return _best(sight, SellWithJoker, "joker-nothing")
        case ("do", "close"):
            return Touch(sight.draft, now=True) if isinstance(sight.draft, Close) else Touch(None, says="close-first")
        case ("do", "decline"):
            return Touch(DECLINE, now=True)
        case ("do", "pass"):
            return Touch(PASS, now=True)
    return None


def _again(sight: Sight, move: Move) -> Touch:
    """Draft a move; the second touch plays it, or the first if the person wants it so."""
    return Touch(move, now=sight.settings.one_click or sight.draft == move)


def _sell(sight: Sight, half: Half) -> Touch:
    """Put a stock or the joker to what has been picked: two make a sale, and one of them touched again plays it."""
    draft = sight.draft
    if isinstance(draft, Sell | SellTogether | SellWithJoker):
        return Touch(draft, now=True) if half in halves(draft) else Touch(half, loose=True)
    if half == draft:
        return Touch(None)
    sale = _sale(sight, draft, half) if isinstance(draft, Half) else None
    if sale is not None:
        return Touch(sale)
    return Touch(half, loose=True)


def _sale(sight: Sight, one: Half, other: Half) -> Sale | None:
    """The sale that two halves stand for; None where the second one begins anew."""
    if other.stock is None:
        one, other = other, one
    if other.stock is None:
        return None
    if one.stock is None:
        return SellWithJoker(other.stock, other.of_partner)
    if COLOUR[one.stock] != COLOUR[other.stock]:
        return None
    if one.of_partner != other.of_partner:
        own, partners = (other, one) if one.of_partner else (one, other)
        assert own.stock is not None
        assert partners.stock is not None
        return SellTogether(own.stock, partners.stock)
    if one.of_partner:
        return None
    return Sell(min(one.stock, other.stock), max(one.stock, other.stock))


def halves(sale: Any) -> tuple[Half, ...]:
    """The stocks that a draft has picked, and the joker."""
    match sale:
        case Half():
            return (sale,)
        case Sell(low, high):
            return Half(low), Half(high, 1 if low == high else 0)
        case SellTogether(own, partners):
            return Half(own), Half(partners, 0, True)
        case SellWithJoker(stock, of_partner):
            return Half(stock, 0, of_partner), Half(None)
    return ()


def picked(sale: Any, stock: int, nth: int, of_partner: bool) -> bool:
    """Tell whether a draft has picked this stock."""
    return Half(stock, nth, of_partner) in halves(sale)


def best(sight: Sight, kind: Any) -> Sale | None:
    """The best sale of a kind that the person at the screen could make."""
    return max((move for move in sight.view.moves if isinstance(move, kind)), key=price, default=None)


def _best(sight: Sight, kind: Any, nothing: str) -> Touch:
    """Play the sale that is drafted; else draft one with the stock that is picked, or the best one."""
    draft = sight.draft
    if isinstance(draft, kind):
        return Touch(draft, now=True)
    found = best(sight, kind)
    return Touch(found) if found else Touch(None, says=nothing)


def drop(sight: Sight, key: Key, onto: Key | None) -> Move | None:
    """A free stock dragged before oneself is bought; one of a pair dragged onto the other is a sale."""
    match key, onto:
        case ("column", int(column), "free"), ("own" | "stocks", *_):
            return BUYS[column]
        case ("stocks" | "joker", *_), ("stocks" | "joker", *_):
            assert onto
            return _sale(sight, _half(sight, key), _half(sight, onto))
    return None


def _half(sight: Sight, key: Key) -> Half:
    """What a stock before somebody, or the joker, brings into a sale."""
    return Half(key[2], key[3], key[1] != sight.focus) if key[0] == "stocks" else Half(None)


def keys(name: str) -> tuple[Key, bool] | None:
    """Digits touch the columns; B buys, S sells, J sells with the joker, N declines a last sale, P passes."""
    buttons = {"b": "buy", "s": "sell", "j": "joker", "n": "decline", "p": "pass"}
    if name in buttons:
        return ("do", buttons[name]), False
    if name in ("1", "2", "3", "4", "5"):
        return ("column", int(name) - 1, "free"), False
    return None


def facts(refusal: Refusal, seats: tuple[Seat, ...], say: Words) -> Mapping[str, Any]:
    """A refusal's facts; none of them is a seat."""
    return refusal.facts
