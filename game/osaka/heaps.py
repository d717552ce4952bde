"""A heap is cards whose order does not matter (a hand, goods, a payment) as one number: four bits for each kind.

Adding heaps adds the numbers, taking cards away subtracts them, and comparing, copying and hashing cost nothing.
No kind has more than eleven cards, so four bits are always enough.
"""

from collections.abc import Iterable
from functools import lru_cache

from game.osaka.data import CARDS, KINDS, SYMBOLS, VALUE, VALUES

ONE = tuple(1 << 4 * kind for kind in range(KINDS))
"""The heap of a single card of each kind."""

LOT = 0xFFF
"""One colour's three kinds fill twelve bits: a lot. `heap >> 12 * colour & LOT` takes a colour's lot out of a heap."""
TWOS = 0x00F00F00F00F
"""The 2s of all four colours; shifted by four and eight bits, the 3s and the 5s."""
THREES, FIVES = TWOS << 4, TWOS << 8


def heap(cards: Iterable[int]) -> int:
    """Put cards on a heap."""
    return sum(ONE[card] for card in cards)


def cards(heap: int) -> list[int]:
    """List a heap's cards, by colour and then by value."""
    found: list[int] = []
    for kind in range(KINDS):
        found += [kind] * (heap >> 4 * kind & 15)
    return found


def tally(heap: int) -> tuple[int, int, int]:
    """Count a heap's 2s, 3s and 5s."""
    # A number modulo 4095 is the sum of its twelve-bit digits: here, of one value's counts over the colours.
    return (heap & TWOS) % 4095, (heap >> 4 & TWOS) % 4095, (heap >> 8 & TWOS) % 4095


def size(heap: int) -> int:
    """Count a heap's cards."""
    return sum(tally(heap))


def coins(heap: int) -> int:
    """Add up a heap's values: what it pays."""
    return COINS[heap & LOT] + COINS[heap >> 12 & LOT] + COINS[heap >> 24 & LOT] + COINS[heap >> 36]


def lot(heap: int, colour: int) -> int:
    """Take one colour's lot out of a heap, as a heap of that colour."""
    return heap & LOT << 12 * colour


def within(part: int, heap: int) -> bool:
    """Tell whether a heap holds all cards of another, which may be any number, even one that is no heap."""
    return 0 <= part < 1 << 4 * KINDS and all(
        part >> shift & 15 <= heap >> shift & 15 for shift in range(0, 4 * KINDS, 4)
    )


def symbols(heap: int) -> int:
    """Add up a heap's insurance symbols."""
    return sum(SYMBOLS[card] for card in cards(heap))


def text(heap: int) -> str:
    """Write a heap's cards, such as "R2 R2 B5", or "-" when it is empty."""
    return " ".join(CARDS[card] for card in cards(heap)) or "-"


@lru_cache(maxsize=1 << 10)
def _picks(one_value: int) -> tuple[list[int], ...]:
    """List every way to pick cards from a heap that holds one value only, by the number of cards picked."""
    picks = [[0]]
    for kind in reversed(range(KINDS)):
        have = one_value >> 4 * kind & 15
        if have:
            picks = [
                [
                    taken * ONE[kind] + others
                    for taken in range(min(have, number), max(0, number - len(picks) + 1) - 1, -1)
                    for others in picks[number - taken]
                ]
                for number in range(len(picks) + have)
            ]
    return tuple(picks)


@lru_cache(maxsize=1 << 14)
def _splits(twos: int, threes: int, fives: int, cost: int) -> tuple[tuple[int, int, int], ...]:
    """List how many 2s, 3s and 5s can pay a cost so that no card of the payment could be left out."""
    fitting = []
    for i in range(twos + 1):
        for j in range(threes + 1):
            missing = cost - 2 * i - 3 * j
            k = max(0, -(-missing // 5))
            spare = 5 * k - missing
            smallest = 2 if i else 3 if j else 5
            if k <= fives and spare < smallest:
                fitting.append((i, j, k))
    return tuple(fitting)


def payments(hand: int, cost: int) -> list[int]:
    """List every payment of this cost from a hand in which no card is needless."""
    twos, threes, fives = _picks(hand & TWOS), _picks(hand & THREES), _picks(hand & FIVES)
    return [
        low + middle + high
        for i, j, k in _splits(len(twos) - 1, len(threes) - 1, len(fives) - 1, cost)
        for low in twos[i]
        for middle in threes[j]
        for high in fives[k]
    ]


def best(heap: int, number: int) -> int:
    """Take the most valuable cards of a heap, this many."""
    ranked = sorted(cards(heap), key=lambda card: -VALUE[card])
    return sum(ONE[card] for card in ranked[:number])


HIGHEST = tuple(
    next((value for place, value in zip((2, 1, 0), reversed(VALUES), strict=True) if lot >> 4 * place & 15), 0)
    for lot in range(LOT + 1)
)
"""The highest value in a lot, by the lot shifted down to the lowest bits."""
NUMBER = tuple((lot & 15) + (lot >> 4 & 15) + (lot >> 8) for lot in range(LOT + 1))
"""The number of cards in a lot, likewise."""
COINS = tuple(2 * (lot & 15) + 3 * (lot >> 4 & 15) + 5 * (lot >> 8) for lot in range(LOT + 1))
"""What a lot pays, likewise."""
