"""The rule book of Trader: parts, set-up, buying and selling for 2 players, and passing."""

from collections import Counter

import pytest

from game.core.chance import Dice
from game.core.events import FirstPlayerFound
from game.trader import TITLE
from game.trader.data import CAPITALS, CARDS, COLOUR, DECK, VALUE
from game.trader.events import StockBought, StocksDealt, StocksSold, TradingEnded
from game.trader.heaps import text
from game.trader.state import State
from tests.trader.invariants import accounted
from tests.trader.table import player, table


def dealt(seats: int, seed: int = 1, **options: object) -> State:
    """Deal a match."""
    state: State = TITLE.deal(seats, TITLE.complete(seats, options), Dice(seed), None)
    accounted(state)
    return state


# ---- parts and set-up


def test_35_stocks_in_five_colours_seven_a_colour_with_values_2_2_3_3_4_5_6() -> None:
    values: dict[int, list[int]] = {}
    for stock in DECK:
        values.setdefault(COLOUR[stock], []).append(VALUE[stock])
    assert len(DECK) == 35
    assert [sorted(colour) for colour in values.values()] == [[2, 2, 3, 3, 4, 5, 6]] * 5


def test_five_capitals_head_five_columns() -> None:
    assert CAPITALS == ("Paris", "Berlin", "London", "Rome", "Brussels")


@pytest.mark.parametrize(("seats", "jokers"), [(2, 2), (3, 3), (4, 2)])
def test_jokers_are_one_a_player_and_with_four_players_one_a_team(seats: int, jokers: int) -> None:
    assert dealt(seats).jokers == [True] * jokers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_shuffled_stocks_lie_under_each_capital_every_value_visible(seats: int) -> None:
    state = dealt(seats)
    assert [len(column) for column in state.columns] == [7] * 5
    assert state.columns != dealt(seats, seed=2).columns
    assert all(state.view(seat).columns == tuple(state.columns) for seat in range(seats))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "money"), [(2, 20), (3, 17), (4, 15)])
def test_money_is_20_each_for_2_players_17_for_3_and_15_for_4(seats: int, money: int) -> None:
    assert dealt(seats).money == [money] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_trader_is_for_2_to_4_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        TITLE.complete(seats, {})


def test_the_first_player_is_chosen() -> None:
    told: list[object] = []
    state = TITLE.deal(2, TITLE.complete(2, {"first": 1}), Dice(1), told.append)
    assert (state.to_act, state.asked) == (1, "action")
    assert told == [StocksDealt(1, tuple(stock for column in state.columns for stock in column)), told[-1]]
    assert told[-1] == FirstPlayerFound(1, "chosen")


def test_or_the_first_player_is_found_at_random() -> None:
    assert Counter(dealt(4, seed).to_act for seed in range(40)).keys() == {0, 1, 2, 3}


# ---- a turn: exactly one of


def test_buy_the_free_stock_of_a_column_at_its_value_and_it_lies_face_up_before_the_buyer() -> None:
    game = table(player(money=9), player(), columns=["R2 R6", "S2", "S3", "W2", ""])
    game.play("buy 0")
    assert game.state.money[0] == 3
    assert text(game.state.view(1).stocks[0]) == "R6"
    assert game.told == [StockBought(0, 0, CARDS.index("R6"))]


def test_only_the_bottom_card_of_a_column_is_free() -> None:
    game = table(player(money=9), player(money=9), columns=["R2 R6", "S2", "S3", "W2", ""])
    game.play("buy 0", "buy 0")
    assert [text(stocks) for stocks in game.state.stocks] == ["R6", "R2"]
    assert game.state.columns[0] == ()


def test_nobody_goes_into_debt() -> None:
    game = table(player(money=5), player(), columns=["R6", "S5", "S6", "", ""])
    assert game.refused("buy 0") == "This stock costs 6; you have 5."
    assert game.may() == {"buy 1"}
    game.play("buy 1")
    assert game.state.money[0] == 0


def test_nothing_is_bought_from_an_empty_column() -> None:
    game = table(player(), player(), columns=["R6", "S5", "S6", "", ""])
    assert game.refused("buy 3") == "No stock is left in Rome."


def test_sell_two_of_ones_stocks_of_the_same_colour_for_the_product_of_their_values() -> None:
    game = table(player("R3 R6 S2", money=1), player())
    game.play("sell R3 R6")
    assert game.state.money[0] == 19
    assert game.told == [StocksSold(0, CARDS.index("R3"), CARDS.index("R6"), 0)]


def test_sold_stocks_leave_the_game() -> None:
    game = table(player("R3 R6"), player())
    game.play("sell R3 R6")
    assert game.state.stocks == [0, 0]
    assert text(game.state.sold) == "R3 R6"


def test_two_stocks_of_different_colours_are_not_sold_together() -> None:
    game = table(player("R3 S6"), player())
    assert game.refused("sell R3 S6") == "Two stocks sold together must have the same colour."
    assert game.may("sell") == set()


def test_one_sells_ones_own_stocks_only() -> None:
    game = table(player("R3"), player("R6 R3"))
    assert game.refused("sell R3 R6") == "You do not have these stocks."
    assert game.refused("sell R3 R3") == "You do not have these stocks."
    assert game.refused("joker R6") == "You do not have these stocks."
    assert game.refused("sell R3 with R6") == "You play without a partner."
    assert game.refused("joker R6 of partner") == "You play without a partner."


def test_two_stocks_that_are_alike_sell_together() -> None:
    game = table(player("R3 R3 R6"), player())
    assert game.may("sell") == {"sell R3 R3", "sell R3 R6"}
    game.play("sell R3 R3")
    assert game.state.money[0] == 19


def test_sell_one_with_the_joker_for_twice_its_value_and_both_leave_the_game() -> None:
    game = table(player("R5", money=0), player())
    game.play("joker R5")
    assert game.state.money[0] == 10
    assert text(game.state.sold) == "R5"
    assert game.state.jokers == [False, True]


def test_the_joker_is_used_once_a_round() -> None:
    game = table(player("R5", money=0), player(), jokers=[False, True])
    assert game.refused("joker R5") == "The joker has been used in this round."
    assert game.may("joker") == set()


def test_exactly_one_of_these_is_a_turn() -> None:
    game = table(player("R3 R6 S2"), player("W2 W3 S4"))
    for turn, move in enumerate(("buy 0", "sell W2 W3", "joker S2", "joker S4"), start=1):
        seat = game.state.to_act
        assert game.state.turns == turn
        game.play(move)
        assert game.asked == (1 - seat, "action")


def test_example_a_red_4_and_a_red_5_sell_for_20() -> None:
    game = table(player("R4 R5", money=0), player())
    game.play("sell R4 R5")
    assert game.state.money[0] == 20


def test_example_a_3_sold_with_the_joker_brings_6() -> None:
    game = table(player("R3", money=0), player())
    game.play("joker R3")
    assert game.state.money[0] == 6


# ---- passing


def test_ruling_a_player_who_can_do_neither_passes_as_a_move_of_its_own() -> None:
    game = table(player("R3 S4", money=1), player(), jokers=[False, True])
    assert game.may() == {"pass"}
    game.play("pass")
    assert game.asked == (1, "action")


def test_ruling_a_player_who_can_buy_must() -> None:
    game = table(player(money=2), player(), columns=["R2", "S5", "S6", "", ""])
    assert game.may() == {"buy 0"}
    assert game.refused("pass") == "Passing is only for who can neither buy nor sell."


def test_ruling_a_player_who_can_sell_must_even_if_it_is_only_a_sale_with_the_joker() -> None:
    game = table(player("R3", money=0), player())
    assert game.may() == {"joker R3"}
    assert game.refused("pass") == "Passing is only for who can neither buy nor sell."


def test_ruling_if_everybody_passes_in_a_row_the_round_ends() -> None:
    game = table(player(money=0), player(money=0))
    game.play("pass")
    assert game.asked == (1, "action")
    game.play("pass")
    assert TradingEnded("everybody passed") in game.told
    assert game.state.result.reason == "everybody passed"


def test_ruling_passes_count_only_in_a_row() -> None:
    for move in ("buy 0", "joker S4"):
        game = table(player(money=0), player("S4", money=2), columns=["R2 R6 R2", "W5", "W6", "", ""])
        game.play("pass", move)
        assert game.asked == (0, "action")
        assert game.state.passes == 0


def test_ruling_a_round_that_ends_by_passing_can_have_no_last_sale() -> None:
    game = table(player("R3 S3", money=0), player("W5", money=1), jokers=[False, False])
    game.play("pass", "pass")
    assert game.state.result.points == (0, 1)
