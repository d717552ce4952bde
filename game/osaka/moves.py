"""The decisions of Traders of Osaka and their notation.

| notation | decision |
| --- | --- |
| `token red` | choose the first delivery token |
| `take 2` | take market card 2 (counting from 0) into the hand |
| `reserve market 0`, `reserve farm 1` | put the reservation piece on that card |
| `buy R2 R3 B5` | buy the market, paying with these cards |
| `insure R2 R3 for R5 R5 R3` | discard the first cards to insure the goods after `for` |
| `decline` | insure nothing |
| `pass` | nothing else can be done |
"""

from functools import lru_cache
from typing import NamedTuple

from game.osaka.data import CARDS, COLOURS
from game.osaka.heaps import ONE, text


class Token(NamedTuple):
    """Choose a colour for the first delivery token."""

    colour: int
    verb: str = "token"


class Take(NamedTuple):
    """Take a market card into the hand."""

    slot: int
    verb: str = "take"


class Reserve(NamedTuple):
    """Put the reservation piece on a card of the market or the farm."""

    row: str
    slot: int
    verb: str = "reserve"


class Buy(NamedTuple):
    """Buy every market card that nobody else has reserved, paying with a heap of cards."""

    payment: int
    verb: str = "buy"


class Insure(NamedTuple):
    """Discard a heap of cards from the hand to insure a heap of goods."""

    spent: int
    saved: int
    verb: str = "insure"


class Decline(NamedTuple):
    """Insure nothing."""

    verb: str = "decline"


class Pass(NamedTuple):
    """Do nothing, because nothing can be done."""

    verb: str = "pass"


Move = Token | Take | Reserve | Buy | Insure | Decline | Pass

ROWS = ("market", "farm")
TOKENS = tuple(Token(colour) for colour in range(len(COLOURS)))
TAKES = tuple(Take(slot) for slot in range(108))
RESERVES = {row: tuple(Reserve(row, slot) for slot in range(108)) for row in ROWS}
buy = lru_cache(maxsize=1 << 15)(Buy)
"""Makes a buy, or finds one that was made with the same payment."""
DECLINE = Decline()
PASS = Pass()


def write(move: Move) -> str:
    """Write a move in its notation."""
    match move:
        case Token(colour):
            return f"token {COLOURS[colour]}"
        case Take(slot):
            return f"take {slot}"
        case Reserve(row, slot):
            return f"reserve {row} {slot}"
        case Buy(payment):
            return f"buy {text(payment)}"
        case Insure(spent, saved):
            return f"insure {text(spent)} for {text(saved)}"
        case Decline() | Pass():
            return move.verb


def read(notation: str) -> Move:
    """Read a move from its notation, or raise ValueError."""
    match notation.split():
        case ["token", colour] if colour in COLOURS:
            return TOKENS[COLOURS.index(colour)]
        case ["take", slot]:
            return TAKES[_slot(slot)]
        case ["reserve", row, slot] if row in ROWS:
            return RESERVES[row][_slot(slot)]
        case ["buy", *names] if names:
            return Buy(_heap(names))
        case ["insure", *names] if names.count("for") == 1 and "for" not in (names[0], names[-1]):
            middle = names.index("for")
            return Insure(_heap(names[:middle]), _heap(names[middle + 1 :]))
        case ["decline"]:
            return DECLINE
        case ["pass"]:
            return PASS
    raise ValueError(f"{notation[:60]!r} is no move of Traders of Osaka")


def _slot(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and int(word) < len(TAKES)):
        raise ValueError(f"{word[:20]!r} is no place on the table")
    return int(word)


def _heap(names: list[str]) -> int:
    """Read cards; more than fifteen of a kind cannot be told apart from other heaps, so they are refused."""
    heap = 0
    for name in names:
        if name not in CARDS or names.count(name) > 15:
            raise ValueError(f"{name[:20]!r} is no card, or there are not that many")
        heap += ONE[CARDS.index(name)]
    return heap
