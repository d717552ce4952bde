"""A bot's judgement of Master Merchant prefers what a player would, and is good enough to beat chance."""

import pytest

from game.core.chance import Dice
from game.master_merchant import TITLE
from game.master_merchant.judge import JUDGEMENT, gold
from game.simulate import Table, play
from tests.master_merchant.table import Player, player, table


def judged(mine: Player, theirs: Player) -> float:
    """Judge a position for seat 0 while seat 1 is on turn."""
    game = table(mine, player(), theirs)
    game.play("end")
    return JUDGEMENT.chances(game.state)[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (player(gold=3), player(gold=2)),
        (player(up="oboro"), player()),
        (player(up="trick negotiation hiiragi"), player(up="trick negotiation", down="hiiragi")),
        (player(hand="echigoya"), player(hand="oboro")),
        (player(hand="echigoya echigoya"), player(hand="echigoya kogarashi")),
        (player(up="trick negotiation kanda"), player(hand="trick negotiation", up="kanda")),
    ],
    ids=["gold", "names", "shield", "strong card", "pair", "all cards come back"],
)
def test_what_is_better_for_a_seat_is_judged_higher_and_worse_for_the_others(better: Player, worse: Player) -> None:
    assert judged(better, player()) > judged(worse, player())
    assert judged(player(), better) < judged(player(), worse)


def test_winning_is_worth_more_and_losing_less_than_anything_else() -> None:
    game = table(player(gold=8), player(hand="kanda kanda echigoya echigoya tokunaga", gold=7))
    assert all(0 < chance < 1 for chance in JUDGEMENT.chances(game.state))
    game.play("end")
    assert JUDGEMENT.chances(game.state) == [1, 0, 0]


def test_an_effect_still_to_be_used_counts_as_its_best_use() -> None:
    game = table(player(hand="echigoya"))
    game.play("play echigoya 1")
    promised = JUDGEMENT.look(game.state, Dice(1))
    game.play("use")
    assert JUDGEMENT.chances(game.state) == pytest.approx(promised)


def test_a_player_who_can_shield_promises_nothing() -> None:
    promised = {}
    for lying in ("hiiragi", "oboro"):
        game = table(player(hand="kogarashi"), player(up=lying, gold=3))
        game.play("play kogarashi 1")
        before = JUDGEMENT.look(game.state, Dice(1))[0]
        game.play("waive")
        promised[lying] = before - JUDGEMENT.chances(game.state)[0]
    assert promised["hiiragi"] < promised["oboro"] / 2


def test_gold_that_a_trick_is_about_to_take_is_as_good_as_gone() -> None:
    game = table(player(), player(up="hiiragi", gold=4), player(up="hiiragi", gold=4))
    game.play("play trick 1", "use", "bear")
    assert gold(game.state, 1) == 3
    assert gold(game.state, 2) == 4


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_chance_at_every_number_of_players(seats: int) -> None:
    for number in range(20):
        levels = ["random"] * seats
        levels[number % seats] = "steady"
        match = play(Table(TITLE.name, tuple(levels), {}, "judge"), number)
        assert match.state.result is not None
        assert match.state.result.places[number % seats] == 1, f"game {number} of {levels}"
