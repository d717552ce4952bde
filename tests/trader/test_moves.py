"""The moves of Trader: notation, and that the list and the refusals agree on everything that can be said."""

import pytest

from game.trader.data import KINDS
from game.trader.moves import (
    BUYS,
    CLOSES,
    DECLINE,
    JOKERS,
    JOKERS_OF_PARTNER,
    PASS,
    Buy,
    Close,
    Move,
    Sell,
    SellTogether,
    SellWithJoker,
    read,
    write,
)
from tests.core.tables import sit, steps

PAIRS = [(one, other) for one in range(KINDS) for other in range(KINDS)]
EVERY_MOVE: list[Move] = [
    *BUYS,
    *CLOSES,
    *JOKERS,
    *JOKERS_OF_PARTNER,
    *(Sell(low, high) for low, high in PAIRS if low <= high),
    *(SellTogether(own, partners) for own, partners in PAIRS),
    DECLINE,
    PASS,
]
"""All that can be said in notation."""
NEVER: list[Move] = [
    Buy(-1),
    Buy(5),
    Close(-1),
    Close(5),
    SellWithJoker(-1),
    SellWithJoker(KINDS),
    SellWithJoker(-1, of_partner=True),
    Sell(-1, -1),
    Sell(KINDS, KINDS),
    SellTogether(-1, -1),
    SellTogether(KINDS, KINDS),
    *(Sell(high, low) for low, high in PAIRS if low < high),
]
"""Moves that no notation gives and no position allows."""


def test_every_move_has_a_notation_of_its_own_that_reads_back() -> None:
    assert len({write(move) for move in EVERY_MOVE}) == len(set(EVERY_MOVE)) == len(EVERY_MOVE)
    assert [read(write(move)) for move in EVERY_MOVE] == EVERY_MOVE


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("buy 3", Buy(3)),
        ("sell R4 R5", Sell(2, 3)),
        ("sell R4 with R5", SellTogether(2, 3)),
        ("joker R3", SellWithJoker(1)),
        ("joker R3 of partner", SellWithJoker(1, of_partner=True)),
        ("close 2", Close(2)),
    ],
)
def test_notation(notation: str, move: Move) -> None:
    assert read(notation) == move
    assert write(move) == notation


def test_the_two_stocks_of_a_sale_may_be_named_in_any_order() -> None:
    assert read("sell R5 R4") == read("sell R4 R5")


NONSENSE = """
buy | buy 5 | buy -1 | buy ٣ | buy R2 | sell R2 | sell R2 R7 | sell R2 and R3 | joker | joker X2 | joker R2 partner
close | close 9 | decline now | passing | R2
"""


@pytest.mark.parametrize("nonsense", ["", *NONSENSE.strip().replace("\n", " | ").split(" | ")])
def test_nonsense_is_no_move(nonsense: str) -> None:
    with pytest.raises(ValueError, match=r"no (move|stock|column)"):
        read(nonsense)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_is_listed_exactly_if_it_is_not_refused(seats: int) -> None:
    for number in range(2):
        match = sit("trader", seats, number)
        for _ in steps(match):
            state = match.state
            listed = set(state.moves())
            allowed = {move for move in EVERY_MOVE if state.why_not(move) is None}
            assert allowed == listed, state.position()
            assert all(state.why_not(move) for move in NEVER), state.position()
