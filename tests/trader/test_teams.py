"""The rule book of Trader: the game for 4 players in two teams."""

import pytest

from game.core.chance import Dice
from game.core.match import Match, Seat
from game.trader import TITLE
from game.trader.heaps import text
from tests.trader.table import player, table

EMPTY = player()


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_partners_sit_opposite_each_other(seat: int, partner: int) -> None:
    game = table(*(player("R2") if one == seat else player("R3") if one == partner else EMPTY for one in range(4)))
    game.state.turn = game.state.to_act = seat
    assert game.may("sell") == {"sell R2 with R3"}


def test_a_sale_takes_one_stock_before_the_seller_and_one_before_the_partner() -> None:
    game = table(player("R4 R2 S6", money=0), EMPTY, player("R5 S3"), EMPTY)
    assert game.may("sell") == {"sell R4 with R5", "sell R2 with R5", "sell S6 with S3"}
    game.play("sell R4 with R5")
    assert [text(stocks) for stocks in game.state.stocks] == ["R2 S6", "-", "S3", "-"]


def test_the_seller_keeps_the_whole_sum() -> None:
    game = table(player("R4", money=0), EMPTY, player("R5", money=0), EMPTY)
    game.play("sell R4 with R5")
    assert game.state.money == [20, 10, 0, 10]


def test_two_stocks_before_the_same_player_are_not_sold_together() -> None:
    game = table(player("R4 R5"), EMPTY, player("S2 S3"), EMPTY)
    assert game.refused("sell R4 R5") == "In a team, a sale takes one stock before you and one before your partner."
    assert game.refused("sell R4 with R5") == "Your partner does not have this stock."
    assert game.refused("sell S2 with S3") == "You do not have these stocks."
    assert game.refused("sell R4 with S2") == "Two stocks sold together must have the same colour."
    assert game.may("sell") == set()


def test_stocks_of_the_other_team_are_not_sold() -> None:
    game = table(player("R4"), player("R5"), EMPTY, player("R6"))
    assert game.refused("sell R4 with R5") == "Your partner does not have this stock."
    assert game.refused("joker R6 of partner") == "Your partner does not have this stock."


@pytest.mark.parametrize(("move", "left"), [("joker R4", ["-", "S5"]), ("joker S5 of partner", ["R4", "-"])])
def test_the_teams_joker_goes_with_a_stock_of_either_partner_and_who_uses_it_takes_the_money(
    move: str, left: list[str]
) -> None:
    game = table(player("R4", money=0), EMPTY, player("S5", money=0), EMPTY)
    game.play(move)
    assert [text(stocks) for stocks in game.state.stocks[::2]] == left
    assert game.state.money[::2] == [8 if left[0] == "-" else 10, 0]


def test_the_teams_joker_may_be_used_by_either_partner() -> None:
    game = table(player("R4"), EMPTY, player("S5", money=0), EMPTY)
    game.play("buy 0", "buy 0", "joker S5")
    assert game.state.money[2] == 10
    assert game.state.jokers == [False, True]


def test_the_teams_joker_is_used_once_and_the_other_team_keeps_theirs() -> None:
    game = table(player("R4"), player("W4"), player("S5"), player("W5"))
    game.play("joker R4")
    assert game.may("joker") == {"joker W4", "joker W5 of partner"}
    game.play("buy 0")
    assert game.refused("joker S5") == "The joker has been used in this round."


def test_who_can_sell_only_the_partners_stock_with_the_joker_must() -> None:
    game = table(player(money=0), EMPTY, player("S5"), EMPTY)
    assert game.may() == {"joker S5 of partner"}


def test_the_teams_sum_wins() -> None:
    game = table(player(money=0), player(money=0), player(money=1), player(money=0), passes=3)
    game.play("pass")
    assert game.state.result.points == (1, 0, 1, 0)
    assert game.state.result.places == (1, 3, 1, 3)


# ---- last sales


LAST = ["W2", "G2", "C2", "", ""]
"""Columns of which one more purchase leaves three empty."""


def test_each_team_may_make_one_last_sale() -> None:
    game = table(player("R4"), player("S4"), player("R5 R6"), player("S5 S6"), columns=LAST)
    game.play("buy 0")
    assert game.asked == (1, "last sale")
    game.play("sell S4 with S5")
    assert game.asked == (2, "last sale")
    game.play("sell R6 with R4")
    assert game.state.result.points == (10 - 2 + 10 + 24, 10 + 10 + 20) * 2


def test_ruling_the_teams_sale_is_made_by_whichever_partners_turn_comes_first() -> None:
    game = table(player("R4"), EMPTY, player("R5"), EMPTY, columns=LAST)
    game.play("buy 0")
    assert game.asked == (2, "last sale")
    game.play("sell R5 with R4")
    assert game.state.result is not None


def test_ruling_it_may_be_declined_to_leave_it_to_the_other() -> None:
    game = table(player("R4"), EMPTY, player("R5"), EMPTY, columns=LAST)
    game.play("buy 0", "decline")
    assert game.asked == (0, "last sale")
    game.play("sell R4 with R5")
    assert game.state.scores == ((28, 10, 10, 10),)


def test_ruling_a_team_with_nothing_that_can_be_sold_is_not_asked() -> None:
    game = table(player(), player("R4 R5"), player("S3"), player("S4"), columns=LAST, jokers=[True, False])
    game.play("buy 0")
    assert game.asked == (2, "last sale")
    game.play("joker S3")
    assert game.state.result is not None


def test_a_last_sale_may_be_the_partners_stock_with_the_joker() -> None:
    game = table(player(), player(), player(), player("R6"), columns=LAST, jokers=[False, True])
    game.play("buy 0")
    assert game.asked == (1, "last sale")
    assert game.may() == {"joker R6 of partner", "decline"}


# ---- talking


@pytest.mark.parametrize("agreed", ["no", "yes"])
def test_ruling_whether_partners_may_talk_is_agreed_before_the_game_and_nothing_is_enforced(agreed: str) -> None:
    seats = [Seat(colour, "person", colour) for colour in ("white", "pink", "grey", "ochre")]
    match = Match(TITLE, seats, {"partners_talk": agreed, "first": 0}, Dice(1))
    assert match.options["partners_talk"] == agreed
    assert match.state.moves() == Match(TITLE, seats, {"first": 0}, Dice(1)).state.moves()
