"""The decisions of Trader and their notation. Columns count from 0 (Paris) to 4 (Brussels).

| notation | decision |
| --- | --- |
| `buy 3` | buy the free stock of column 3 (Rome) |
| `sell R4 R5` | sell two of one's own stocks (2 and 3 players) |
| `sell R4 with R5` | sell one's own first stock together with the partner's second (4 players) |
| `joker R3` | sell one's own stock with the joker |
| `joker R3 of partner` | sell the partner's stock with the team's joker (4 players) |
| `close 2` | move the closed card onto the free stock of column 2 (London) |
| `decline` | make no last sale |
| `pass` | nothing can be bought or sold |
"""

from typing import NamedTuple

from game.trader.data import CAPITALS, CARDS, KINDS


class Buy(NamedTuple):
    """Buy the free stock of a column at its value."""

    column: int
    verb: str = "buy"


class Sell(NamedTuple):
    """Sell two of one's own stocks of the same colour, the lower one named first."""

    low: int
    high: int
    verb: str = "sell"


class SellTogether(NamedTuple):
    """Sell one of one's own stocks and one of the same colour before the partner."""

    own: int
    partners: int
    verb: str = "together"


class SellWithJoker(NamedTuple):
    """Sell one stock with the joker: one's own, or the partner's."""

    stock: int
    of_partner: bool = False
    verb: str = "joker"


class Close(NamedTuple):
    """Move the closed card onto the free stock of another column."""

    column: int
    verb: str = "close"


class Decline(NamedTuple):
    """Make no last sale."""

    verb: str = "decline"


class Pass(NamedTuple):
    """Do nothing, because nothing can be bought or sold."""

    verb: str = "pass"


Move = Buy | Sell | SellTogether | SellWithJoker | Close | Decline | Pass

BUYS = tuple(Buy(column) for column in range(len(CAPITALS)))
CLOSES = tuple(Close(column) for column in range(len(CAPITALS)))
JOKERS = tuple(SellWithJoker(stock) for stock in range(KINDS))
JOKERS_OF_PARTNER = tuple(SellWithJoker(stock, True) for stock in range(KINDS))
DECLINE = Decline()
PASS = Pass()


def write(move: Move) -> str:
    """Write a move in its notation."""
    match move:
        case Buy(column) | Close(column):
            return f"{move.verb} {column}"
        case Sell(low, high):
            return f"sell {CARDS[low]} {CARDS[high]}"
        case SellTogether(own, partners):
            return f"sell {CARDS[own]} with {CARDS[partners]}"
        case SellWithJoker(stock, of_partner):
            return f"joker {CARDS[stock]}" + (" of partner" if of_partner else "")
        case Decline() | Pass():
            return move.verb


def read(notation: str) -> Move:
    """Read a move from its notation, or raise ValueError."""
    match notation.split():
        case ["buy", column]:
            return BUYS[_column(column)]
        case ["sell", one, other]:
            low, high = sorted((_stock(one), _stock(other)))
            return Sell(low, high)
        case ["sell", own, "with", partners]:
            return SellTogether(_stock(own), _stock(partners))
        case ["joker", stock]:
            return JOKERS[_stock(stock)]
        case ["joker", stock, "of", "partner"]:
            return JOKERS_OF_PARTNER[_stock(stock)]
        case ["close", column]:
            return CLOSES[_column(column)]
        case ["decline"]:
            return DECLINE
        case ["pass"]:
            return PASS
    raise ValueError(f"{notation[:60]!r} is no move of Trader")


def _column(word: str) -> int:
    if word not in ("0", "1", "2", "3", "4"):
        raise ValueError(f"{word[:20]!r} is no column")
    return int(word)


def _stock(word: str) -> int:
    if word not in CARDS:
        raise ValueError(f"{word[:20]!r} is no stock")
    return CARDS.index(word)
