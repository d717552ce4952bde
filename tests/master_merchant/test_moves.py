"""The moves of Master Merchant: notation, and that the list and the refusals agree on everything that can be said."""

import pytest

from game.master_merchant.data import CARDS
from game.master_merchant.moves import (
    AT,
    BEAR,
    CITY_CARD,
    DOWNS,
    END,
    FACE_DOWN,
    FACE_UP,
    PLAYS,
    SHIELD,
    USE,
    WAIVE,
    Down,
    Move,
    Play,
    Use,
    read,
    write,
)
from tests.core.tables import sit, steps

EVERY_MOVE: list[Move] = [
    *(move for moves in (*PLAYS, *DOWNS, *FACE_UP, *FACE_DOWN) for move in moves),
    *CITY_CARD,
    *AT,
    USE,
    WAIVE,
    END,
    SHIELD,
    BEAR,
]
"""All that can be said in notation."""
NEVER: list[Move] = [
    Play(-1, 1),
    Play(len(CARDS), 1),
    Play(0, 0),
    Play(0, -1),
    Play(2, 5),
    Down(-1),
    Down(99),
    Use(-2),
    Use(4),
    Use(-2, 2),
    Use(4, 2),
    Use(0, 99),
    Use(0, -2),
    Use(card=-2),
    Use(card=99),
    Use(down=True),
    Use(0, down=True),
    Use(card=3, down=True),
]
"""Moves that no notation gives and no position allows."""


def test_every_move_has_a_notation_of_its_own_that_reads_back() -> None:
    assert len({write(move) for move in EVERY_MOVE}) == len(set(EVERY_MOVE)) == len(EVERY_MOVE)
    assert [read(write(move)) for move in EVERY_MOVE] == EVERY_MOVE


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("play izumiya 2", Play(2, 2)),
        ("down trick", Down(0)),
        ("down trick no-gold", Down(0, gold=False)),
        ("use", Use()),
        ("use kanda", Use(card=9)),
        ("use at 2", Use(2)),
        ("use at 2 kanda", Use(2, 9)),
        ("use at 0 kanda down", Use(0, 9, down=True)),
    ],
)
def test_notation(notation: str, move: Move) -> None:
    assert read(notation) == move
    assert write(move) == notation


NONSENSE = """
play | play kanda | play kanda 0 | play kanda 5 | play shogun 1 | down trick gold | use at 4 | use at x | use at ٣
use at 0 shogun | use kanda down | use at 0 kanda up | end now | pass
"""


@pytest.mark.parametrize("nonsense", ["", *NONSENSE.strip().replace("\n", " | ").split(" | ")])
def test_nonsense_is_no_move(nonsense: str) -> None:
    with pytest.raises(ValueError, match=r"no (move|card|seat)"):
        read(nonsense)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_move_is_listed_exactly_if_it_is_not_refused(seats: int) -> None:
    for number in range(6):
        match = sit("master_merchant", seats, number)
        for _ in steps(match):
            state = match.state
            listed = set(state.moves())
            allowed = {move for move in EVERY_MOVE if state.why_not(move) is None}
            assert allowed == listed, state.position()
            assert all(state.why_not(move) for move in NEVER), state.position()
