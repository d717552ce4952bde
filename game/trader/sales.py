"""What could be sold from what lies before the players, and for how much. It lies open: the table knows it too."""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from game.trader.data import JOKER, VALUE
from game.trader.heaps import LOTS, cards
from game.trader.moves import JOKERS, JOKERS_OF_PARTNER, Sell, SellTogether, SellWithJoker

PARTNER = (2, 3, 0, 1)
"""With four players, the seat opposite each seat."""

Sale = Sell | SellTogether | SellWithJoker


class Laid(Protocol):
    """What a position and a view have in common: stocks and jokers lie face up."""

    @property
    def seats(self) -> int: ...
    @property
    def stocks(self) -> Sequence[int]: ...
    @property
    def jokers(self) -> Sequence[bool]: ...


def sales(laid: Laid, seat: int) -> list[Sale]:
    """List what a seat could sell now: two of a colour, or one with an unused joker."""
    own, joker = laid.stocks[seat], laid.jokers[seat % len(laid.jokers)]
    found: list[Sale] = []
    if laid.seats == 4:
        partners = laid.stocks[PARTNER[seat]]
        for lot in LOTS:
            found += _team_sales(own & lot, partners & lot, joker)
    else:
        for lot in LOTS:
            found += _sales(own & lot, joker)
    return found


def factors(sale: Sale) -> tuple[int, int]:
    """Name the two numbers whose product a sale brings: the higher one, or the stock's before the joker's, first."""
    match sale:
        case Sell(one, other) | SellTogether(one, other):
            return max(VALUE[one], VALUE[other]), min(VALUE[one], VALUE[other])
        case SellWithJoker(stock):
            return VALUE[stock], JOKER


def price(sale: Sale) -> int:
    """Say what a sale brings."""
    one, other = factors(sale)
    return one * other


@cache
def _sales(own: int, joker: bool) -> tuple[Sale, ...]:
    """List the sales from one colour's lot. A colour has 72 lots, so this remembers a few hundred answers."""
    stocks = cards(own)
    pairs = {(low, high): None for place, low in enumerate(stocks) for high in stocks[place + 1 :]}
    singles = dict.fromkeys(stocks) if joker else {}
    return (*(Sell(low, high) for low, high in pairs), *(JOKERS[stock] for stock in singles))


@cache
def _team_sales(own: int, partners: int, joker: bool) -> tuple[Sale, ...]:
    """List the sales from the lots of one colour before both partners: less than ten thousand answers in all."""
    mine, theirs = dict.fromkeys(cards(own)), dict.fromkeys(cards(partners))
    singles = (*(JOKERS[stock] for stock in mine), *(JOKERS_OF_PARTNER[stock] for stock in theirs)) if joker else ()
    return (*(SellTogether(stock, other) for stock in mine for other in theirs), *singles)
