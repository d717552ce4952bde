"""The rule book of Trader: the exchange closed card of the game for 3 players."""

import pytest

from game.core.chance import Dice
from game.trader import TITLE
from game.trader.events import ClosedCardLaid, ClosedCardLeft, ClosedCardMoved, TradingEnded
from tests.scenario import Scenario
from tests.trader.table import Player, player, table

FULL = ["R2 R2", "S2 S2", "W2 W2", "G2 G2", "C2 C2"]


def three(first: Player, *, columns: list[str] = FULL, closed: int = 2, others: int = 10, passes: int = 0) -> Scenario:
    """Set a table for a first player and two others with nothing but money."""
    return table(first, player(money=others), player(money=others), columns=columns, closed=closed, passes=passes)


@pytest.mark.parametrize(("seats", "closed"), [(2, -1), (3, 2), (4, -1)])
def test_the_closed_card_is_for_3_players_only_and_starts_on_the_middle_column(seats: int, closed: int) -> None:
    told: list[object] = []
    state = TITLE.deal(seats, TITLE.complete(seats, {}), Dice(1), told.append)
    assert state.closed == closed
    assert (ClosedCardLaid(2) in told) == (seats == 3)


def test_the_stock_under_the_closed_card_cannot_be_bought() -> None:
    game = three(player())
    assert game.refused("buy 2") == "The exchange of London is closed: its free stock cannot be bought."
    assert game.may("buy") == {"buy 0", "buy 1", "buy 3", "buy 4"}


@pytest.mark.parametrize("move", ["buy 0", "sell G5 G6", "joker G5"])
def test_after_buying_or_selling_the_player_moves_the_closed_card(move: str) -> None:
    game = three(player("G5 G6"))
    game.play(move)
    assert game.asked == (0, "closed")
    game.play("close 4")
    assert game.told == [ClosedCardMoved(0, 2, 4)]
    assert (game.state.closed, game.asked) == (4, (1, "action"))


def test_it_moves_onto_the_free_stock_of_a_different_column() -> None:
    game = three(player(), columns=["R2", "S2 S2", "W2 W2", "G2 G2", "C2 C2"])
    game.play("buy 0")
    assert game.refused("close 2") == "The closed card must move to a different column."
    assert game.refused("close 0") == "No stock is left in Paris."
    assert game.refused("buy 1") == "This is not what is being asked now."
    assert game.may() == {"close 1", "close 3", "close 4"}


def test_example_brussels_covered_its_bottom_stock_cannot_be_bought_and_after_the_turn_the_card_lies_elsewhere() -> (
    None
):
    game = three(player(), closed=4)
    assert game.refused("buy 4") == "The exchange of Brussels is closed: its free stock cannot be bought."
    game.play("buy 0")
    assert game.refused("close 4") == "The closed card must move to a different column."
    game.play("close 1")
    assert game.may("buy") == {"buy 0", "buy 2", "buy 3", "buy 4"}


def test_when_two_columns_are_empty_the_closed_card_leaves_the_game_at_once_and_is_not_moved_first() -> None:
    game = three(player(), columns=["R2", "", "W2 W2", "G2 G2", "C2 C2"])
    game.play("buy 0")
    assert game.told[-1] == ClosedCardLeft(2)
    assert (game.state.closed, game.asked) == (-1, (1, "action"))


def test_it_leaves_for_good() -> None:
    game = three(player(), columns=["R2", "", "W2 W2", "G2 G2", "C2 C2"])
    game.play("buy 0", "buy 2")
    assert (game.state.closed, game.asked) == (-1, (2, "action"))
    assert game.may("buy") == {"buy 2", "buy 3", "buy 4"}


def test_the_third_empty_column_ends_the_round_without_a_closed_card() -> None:
    game = three(player(), columns=["R2", "", "", "G2 G2", "C2 C2"], closed=-1)
    game.play("buy 0")
    assert TradingEnded("three columns are empty") in game.told


# ---- passing


def test_ruling_who_passes_only_because_the_one_stock_they_could_pay_for_is_covered_still_moves_the_closed_card() -> (
    None
):
    game = three(player(money=3), columns=["R6", "S6", "W3", "G6", "C6"])
    assert game.may() == {"pass"}
    game.play("pass")
    assert game.asked == (0, "closed")
    game.play("close 0")
    assert game.asked == (1, "action")


def test_ruling_who_passes_for_lack_of_money_leaves_the_closed_card_where_it_is() -> None:
    game = three(player(money=2), columns=["R6", "S6", "W3", "G6", "C6"])
    game.play("pass")
    assert (game.state.closed, game.asked) == (2, (1, "action"))


def test_ruling_they_still_move_it_when_that_pass_ends_the_round() -> None:
    game = three(player(money=3), columns=["R6", "S6", "W3", "G6", "C6"], passes=2)
    game.play("pass")
    assert game.asked == (0, "closed")
    game.play("close 1")
    assert game.told[:2] == [ClosedCardMoved(0, 2, 1), TradingEnded("everybody passed")]
    assert game.state.result.reason == "everybody passed"


def test_ruling_everybody_passing_in_a_row_ends_the_round_even_if_the_closed_card_was_moved_in_between() -> None:
    game = table(player(money=3), player(money=0), player(money=1), columns=["R6", "S6", "W3", "G6", "C6"], closed=2)
    game.play("pass", "close 0", "pass", "pass")
    assert game.state.result.reason == "everybody passed"
    assert game.state.result.points == (3, 0, 1)


def test_whoever_can_pay_for_the_stock_that_was_uncovered_by_a_pass_must_buy_it() -> None:
    game = table(player(money=3), player(money=3), player(), columns=["R6", "S6", "W3", "G6", "C6"], closed=2)
    game.play("pass", "close 0")
    assert game.may() == {"buy 2"}
