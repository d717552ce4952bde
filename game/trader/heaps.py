"""A heap is stocks whose order does not matter (those before a player, those sold) as one number: two bits a kind.

Adding heaps adds the numbers, taking stocks away subtracts them, and comparing, copying and hashing cost nothing.
No kind has more than two stocks, so two bits are always enough.
"""

from collections.abc import Iterable

from game.trader.data import CARDS, COLOURS, KINDS

ONE = tuple(1 << 2 * kind for kind in range(KINDS))
"""The heap of a single stock of each kind."""
LOTS = tuple(0x3FF << 10 * colour for colour in range(len(COLOURS)))
"""One colour's five kinds fill ten bits: `heap & LOTS[colour]` takes a colour's lot out of a heap."""


def heap(stocks: Iterable[int]) -> int:
    """Put stocks on a heap."""
    return sum(ONE[stock] for stock in stocks)


def cards(heap: int) -> list[int]:
    """List a heap's stocks, by colour and then by value."""
    return [kind for kind in range(KINDS) for _ in range(heap >> 2 * kind & 3)]


def number(heap: int, stock: int) -> int:
    """Count how many stocks of a kind lie on a heap."""
    return heap >> 2 * stock & 3 if 0 <= stock < KINDS else 0


def text(heap: int) -> str:
    """Write a heap's stocks, such as "R2 R2 S5", or "-" when it is empty."""
    return " ".join(CARDS[stock] for stock in cards(heap)) or "-"
