"""A heap is cards whose order does not matter (a hand, a discard, the city) as one number: four bits for each name.

Adding heaps adds the numbers, taking cards away subtracts them, and comparing, copying and hashing cost nothing.
No name has more than four cards, so four bits are always enough.
"""

from collections.abc import Iterable
from functools import lru_cache

from game.master_merchant.data import CARDS, COPIES, COST, HIGHEST_COST, KINDS, START_CARDS

ONE = tuple(1 << 4 * card for card in range(KINDS))
"""The heap of a single card of each name."""
CITY = sum(COPIES[card] * ONE[card] for card in range(KINDS))
"""The city at the start."""
START = sum(ONE[card] for card in START_CARDS)
"""A player's first hand."""


def only(cards: Iterable[int]) -> int:
    """Make the mask that keeps the cards of these names: `heap & only(names)`."""
    return sum(15 * ONE[card] for card in cards)


ANY = only(range(KINDS))
CHARACTERS = ANY - only(START_CARDS)
"""Every card but the start cards."""
COST_ONE = only(card for card in range(KINDS) if COST[card] == 1)
PAYABLE = tuple(only(card for card in range(KINDS) if COST[card] <= gold) for gold in range(HIGHEST_COST + 1))
"""The cards that so much gold can pay, one at a time; more gold than the highest cost pays no more."""

_EVERY_OTHER = 0x0F0F0F0F0F0F
_LOWEST_BITS = 0x111111111111


def heap(cards: Iterable[int]) -> int:
    """Put cards on a heap."""
    return sum(ONE[card] for card in cards)


def count(heap: int, card: int) -> int:
    """Count a heap's cards of one name."""
    return heap >> 4 * card & 15


def size(heap: int) -> int:
    """Count a heap's cards."""
    # A number modulo 255 is the sum of its eight-bit digits: here, of the counts of two names each.
    return ((heap & _EVERY_OTHER) + (heap >> 4 & _EVERY_OTHER)) % 255


def names(heap: int) -> int:
    """Count the different names on a heap."""
    return ((heap | heap >> 1 | heap >> 2) & _LOWEST_BITS).bit_count()


@lru_cache(maxsize=1 << 14)
def kinds(heap: int) -> tuple[int, ...]:
    """List the different names on a heap, each once."""
    return tuple(card for card in range(KINDS) if heap >> 4 * card & 15)


def cards(heap: int) -> list[int]:
    """List a heap's cards in the order of their names."""
    return [card for card in kinds(heap) for _ in range(count(heap, card))]


def text(heap: int) -> str:
    """Write a heap's cards, such as "trick izumiya izumiya", or "-" when it is empty."""
    return " ".join(CARDS[card] for card in cards(heap)) or "-"
