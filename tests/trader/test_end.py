"""The rule book of Trader: the end of a round, the last sales, several rounds, and the winner."""

import pytest

from game.core.chance import Dice
from game.core.events import FirstPlayerFound
from game.trader.events import LastSaleDeclined, RoundEnded, StocksDealt, TradingEnded
from tests.trader.table import player, table

LAST = ["W2", "G2", "C2", "", ""]
"""Columns of which one more purchase leaves three empty."""


def test_the_round_ends_the_moment_three_columns_are_empty() -> None:
    game = table(player(), player(), columns=LAST)
    game.play("buy 0")
    assert TradingEnded("three columns are empty") in game.told


def test_with_two_empty_columns_trade_goes_on() -> None:
    game = table(player(), player(), columns=["W2 W3", "G2", "C2", "", ""])
    game.play("buy 0")
    assert game.asked == (1, "action")


def test_then_in_turn_order_starting_with_the_next_player_each_may_make_one_last_sale() -> None:
    pair = ("R2 R3", "S2 S3", "G3 G4")
    game = table(*map(player, pair), columns=LAST)
    game.play("buy 1")
    asked = []
    while game.state.asked == "last sale":
        asked.append(game.state.to_act)
        game.play(max(game.may("sell")))
    assert asked == [1, 2, 0]


def test_a_last_sale_is_two_stocks_or_one_with_an_unused_joker() -> None:
    game = table(player(), player("R2 R3 S6"), columns=LAST)
    game.play("buy 0")
    assert game.may() == {"sell R2 R3", "joker R2", "joker R3", "joker S6", "decline"}
    assert game.refused("buy 1") == "This is not what is being asked now."
    assert game.refused("pass") == "This is not what is being asked now."


def test_a_last_sale_is_one_sale() -> None:
    game = table(player(), player("R2 R3 S5 S6", money=0), columns=LAST, jokers=[False, True])
    game.play("buy 0", "sell S5 S6")
    assert game.state.result.points == (8, 30)


def test_a_used_joker_makes_no_last_sale() -> None:
    game = table(player(), player("R2 R3 S6"), columns=LAST, jokers=[False, False])
    game.play("buy 0")
    assert game.may() == {"sell R2 R3", "decline"}


def test_ruling_a_player_with_nothing_that_can_be_sold_is_not_asked() -> None:
    game = table(player(), player("R2 S6"), player("R3 R4"), columns=LAST, jokers=[False, False, False])
    game.play("buy 0")
    assert game.asked == (2, "last sale")


def test_the_player_who_ended_the_round_may_sell_what_they_bought_with_it() -> None:
    game = table(player("W6", money=2), player(), columns=LAST)
    game.play("buy 0")
    assert game.asked == (0, "last sale")
    game.play("sell W2 W6")
    assert game.state.result.points == (12, 10)


def test_ruling_declining_is_possible() -> None:
    game = table(player(), player("R2 R3"), columns=LAST, jokers=[False, False])
    game.play("buy 0", "decline")
    assert LastSaleDeclined(1) in game.told
    assert game.state.result.points == (8, 10)


def test_unsold_stocks_are_worth_nothing_and_most_money_wins() -> None:
    game = table(player("R6 R5 R4", money=4), player(money=3), columns=LAST, jokers=[False, False])
    game.play("buy 0", "decline")
    assert game.state.result.points == (2, 3)
    assert game.state.result.places == (2, 1)


@pytest.mark.parametrize(("money", "places"), [((2, 0, 0), (1, 1, 1)), ((7, 5, 1), (1, 1, 3)), ((2, 3, 3), (3, 1, 1))])
def test_ties_are_shared(money: tuple[int, int, int], places: tuple[int, ...]) -> None:
    game = table(*(player(money=millions) for millions in money), columns=LAST, jokers=[False] * 3)
    game.play("buy 0")
    assert game.state.result.places == places
    assert game.state.result.tiebreak == (0, 0, 0), "nothing breaks a tie"


# ---- several rounds


def test_a_match_may_have_several_rounds() -> None:
    game = table(player(money=12), player(money=5), columns=LAST, jokers=[False, False], rounds=2, chance=Dice(1))
    game.play("buy 0")
    assert RoundEnded(1, (10, 5)) in game.told
    assert game.state.result is None
    assert game.state.scores == ((10, 5),)


def test_the_money_of_all_rounds_is_added_up() -> None:
    game = table(player(money=12), player(money=5), columns=LAST, jokers=[False, False], scores=[(3, 20)])
    game.play("buy 0")
    assert game.state.scores == ((3, 20), (10, 5))
    assert game.state.result.points == (13, 25)
    assert game.state.result.places == (2, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_moves_one_seat_each_round(seats: int) -> None:
    started = []
    game = table(*[player(money=0)] * seats, passes=seats - 1, rounds=seats + 1, chance=Dice(1))
    for _ in range(seats):
        game.play("pass")
        started += [event.seat for event in game.told if isinstance(event, FirstPlayerFound)]
        assert game.asked == (started[-1], "action")
        game.state.money, game.state.passes = [0] * seats, seats - 1
    assert started == [*range(1, seats), 0]


@pytest.mark.parametrize(("seats", "money"), [(2, 20), (3, 17), (4, 15)])
def test_every_round_starts_with_fresh_stocks_money_and_jokers(seats: int, money: int) -> None:
    sides = 3 if seats == 3 else 2
    game = table(*[player(money=0)] * seats, jokers=[False] * sides, passes=seats - 1, rounds=2, chance=Dice(1))
    game.play("pass")
    assert [event.round for event in game.told if isinstance(event, StocksDealt)] == [2]
    assert [len(column) for column in game.state.columns] == [7] * 5
    assert game.state.money == [money] * seats
    assert game.state.jokers == [True] * sides
    assert (game.state.stocks, game.state.sold, game.state.passes) == ([0] * seats, 0, 0)
    assert game.state.closed == (2 if seats == 3 else -1)


def test_the_number_of_rounds_is_fixed_before_the_start() -> None:
    game = table(player(money=0), player(money=0), rounds=3, chance=Dice(1))
    for played in range(3):
        assert len(game.state.scores) == played
        game.state.money, game.state.passes = [0, 0], 1
        game.play("pass")
    assert game.state.result is not None
