"""A bot's judgement of Trader prefers what a player would, and is good enough to beat chance."""

import pytest

from game.simulate import Table, play
from game.trader import TITLE
from game.trader.judge import JUDGEMENT, bargain, sales_to_come
from game.trader.state import State
from tests.trader.table import Player, player, table


def chance(state: State, seat: int) -> float:
    """Judge a position for a seat's side."""
    chances = JUDGEMENT.chances(state)
    return chances[seat % len(chances)]


def judged(mine: Player, theirs: Player) -> float:
    """Judge a position for seat 1 while seat 0 is on turn."""
    return chance(table(theirs, mine).state, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (player(money=11), player(money=10)),
        (player("R5 R6"), player("R5 S6")),
        (player("R5 R6"), player("R2 R3")),
        (player("R2 R3 S2 S3 W4"), player("R2 R3 S2 S3 W3")),
    ],
    ids=["money", "a pair", "a dear pair", "a stock without another"],
)
def test_what_is_better_for_a_seat_is_judged_higher_and_worse_for_the_other(better: Player, worse: Player) -> None:
    assert judged(better, player()) > judged(worse, player())
    assert judged(player(), better) < judged(player(), worse)


def test_a_team_is_judged_by_what_both_partners_have() -> None:
    together = table(player("R5"), player(), player("R6"), player()).state
    apart = table(player("R5 R6"), player(), player(), player()).state
    assert chance(together, 0) > chance(apart, 0)
    assert chance(together, 0) == chance(together, 2)


def test_a_joker_is_worth_having() -> None:
    unused, used = (table(player("R6"), player(), jokers=[joker, True]).state for joker in (True, False))
    assert chance(unused, 0) > chance(used, 0)


def test_what_lies_free_for_the_next_player_is_to_their_credit() -> None:
    columns = ["W2 S2", "W3 S3", "W4 G2", "W5 G3", "W6 R5"]
    game = table(player(), player("R6"), columns=columns)
    game.play("buy 0")
    assert bargain(game.state, 1) > 0
    assert bargain(game.state, 0) == 0
    game = table(player(), player("R6", money=4), columns=columns)
    game.play("buy 0")
    assert bargain(game.state, 1) == 0, "a stock that cannot be paid is no bargain"


def test_a_pair_that_there_is_no_time_to_sell_is_worth_nothing_once_the_round_is_over() -> None:
    game = table(player(), player("R5 R6"), columns=["W2", "G2", "C2", "", ""], jokers=[False, False])
    game.play("buy 0")
    assert game.state.asked == "last sale"
    assert sales_to_come(game.state, 1) == 30
    game.play("decline")
    assert sales_to_come(game.state, 1) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance_at_every_number_of_players(seats: int) -> None:
    won = 0
    for number in range(20):
        side = number % (2 if seats == 4 else seats)
        levels = ["steady" if seat in (side, side + 2 if seats == 4 else side) else "random" for seat in range(seats)]
        match = play(Table(TITLE.name, tuple(levels), {}, "judge"), number)
        assert match.state.result is not None
        won += match.state.result.places[side] == 1
    assert won >= 18
