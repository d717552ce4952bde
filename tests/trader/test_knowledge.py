"""What a seat of Trader may know: everything but the money of the others."""

import pytest

from game.core.chance import Dice
from game.trader import TITLE
from tests.trader.table import player, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_is_kept_hidden_from_everybody_else_a_partner_too(seats: int) -> None:
    state = table(*(player(money=10 + seat) for seat in range(seats))).state
    for seat in range(seats):
        shown = state.view(seat).money
        assert shown[seat] == 10 + seat
        assert set(shown) == {10 + seat, None}


def test_ruling_an_option_shows_the_money_that_a_good_memory_could_work_out() -> None:
    state = table(player(money=3), player(money=5)).state
    assert state.view(0, TITLE.aids).money == (3, 5)


def test_money_is_open_when_it_is_counted_at_the_end() -> None:
    game = table(player(money=0), player(money=1), passes=1)
    game.play("pass")
    assert game.state.view(0).money == (0, 1)


def test_every_stock_and_joker_lies_open() -> None:
    state = table(player("R2"), player("S3"), jokers=[True, False]).state
    for seat in (0, 1):
        view = state.view(seat)
        assert (view.stocks, view.columns) == (tuple(state.stocks), tuple(state.columns))
        assert (view.sold, view.jokers) == (state.sold, (True, False))


def test_only_who_is_asked_sees_moves() -> None:
    state = table(player(), player()).state
    assert state.view(0).moves == tuple(state.moves())
    assert state.view(1).moves == ()


def test_dealing_anew_with_a_perfect_memory_gives_the_very_position() -> None:
    state = table(player("R2", money=3), player("S3", money=4), player(money=5), passes=1).state
    assert TITLE.redeal(state.view(1, TITLE.aids), Dice(1)).position() == state.position()


def test_dealing_anew_needs_a_perfect_memory() -> None:
    with pytest.raises(ValueError, match="perfect memory"):
        TITLE.redeal(table(player(), player()).state.view(0), Dice(1))


def test_no_money_is_in_the_repr_of_a_position() -> None:
    state = table(player(money=77), player(money=77)).state
    assert repr(state) == "<Trader, 2 seats, round 1 of 1, turn 1, seat 0 asked for action>"
