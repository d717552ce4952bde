"""The rule book of Master Merchant: the end of a turn and of the game, the ranking, and examples of whole turns."""

import pytest

from game.master_merchant.data import TURNS_EACH
from tests.master_merchant.table import player, table

# ---- 3. end of turn


def test_with_8_gold_at_the_end_of_your_turn_you_win_at_once() -> None:
    game = table(player(hand="kanda", gold=7))
    game.play("down kanda", "end")
    assert game.state.result.reason == "gold"
    assert game.state.result.places == (1, 2, 2)
    assert game.may() == set()
    assert game.refused("end") == "The game is over."


def test_with_7_gold_the_game_goes_on() -> None:
    game = table(player(hand="kanda", gold=6))
    game.play("down kanda", "end")
    assert game.asked == (1, "play")


def test_with_8_different_names_in_hand_and_discard_start_cards_and_face_down_cards_included_you_win() -> None:
    game = table(player(hand="trick izumiya hiiragi", up="oboro daimon", down="negotiation kanda ueshima"))
    game.play("end")
    assert game.state.result.reason == "names"
    assert game.state.result.places == (1, 2, 2)


def test_with_7_names_the_game_goes_on_however_many_cards_they_are() -> None:
    game = table(
        player(hand="trick izumiya izumiya izumiya hiiragi", up="oboro oboro daimon", down="negotiation kanda")
    )
    game.play("end")
    assert game.asked == (1, "play")


def test_ruling_only_the_player_whose_turn_ends_is_checked() -> None:
    game = table(player(), player(gold=9), player(hand="izumiya hiiragi oboro daimon kanda ueshima"))
    game.play("end")
    assert game.asked == (1, "play")
    game.play("end")
    assert game.state.result.places == (3, 1, 2)


def test_ruling_gold_may_pass_8_in_between() -> None:
    game = table(player(hand="negotiation echigoya", gold=7))
    game.play("play echigoya 1", "use")
    assert game.state.gold[0] == 9
    assert game.asked == (0, "play")
    game.play("play negotiation 1", "use echigoya")
    assert game.asked == (1, "play")
    assert game.state.gold[0] == 6


# ---- the end


def test_the_winner_is_first_and_the_others_rank_by_different_names_plus_gold() -> None:
    rich = player(hand="izumiya hiiragi oboro daimon kanda", gold=7)
    game = table(player(gold=8), player(gold=2), rich, player(up="oboro oboro", gold=2))
    game.play("end")
    assert game.state.result.points == (10, 4, 14, 5)
    assert game.state.result.places == (1, 4, 2, 3)


def test_equal_sums_share_the_place() -> None:
    game = table(player(gold=8), player(gold=1), player(hand="oboro"), player())
    game.play("end")
    assert game.state.result.places == (1, 2, 2, 4)


@pytest.mark.parametrize("seats", [3, 4])
def test_no_winner_after_100_turns_each_ends_the_game_and_all_rank_by_names_plus_gold(seats: int) -> None:
    game = table(player(gold=1), player(gold=2), player(hand="oboro"), *[player()] * (seats - 3), turns=seats * 100 - 1)
    game.play("end")
    assert game.asked == (1, "play")
    game.play("end")
    assert game.state.result.reason == "turns"
    assert game.state.result.points == (3, 4, 3, 2)[:seats]
    assert game.state.result.places == (2, 1, 2, 4)[:seats]


def test_whoever_reaches_8_gold_in_the_very_last_turn_has_won() -> None:
    game = table(player(gold=8), player(gold=7), turns=3 * TURNS_EACH)
    game.play("end")
    assert game.state.result.reason == "gold"


# ---- worked examples


def test_example_two_kogarashi_are_one_play_and_take_1_gold_each_from_two_players() -> None:
    game = table(player(hand="kogarashi kogarashi"), player(gold=2), player(gold=2))
    game.play("play kogarashi 2", "use at 1", "use at 2")
    assert game.state.gold == [2, 1, 1]
    assert game.state.plays == 1


def test_example_or_two_kogarashi_take_2_gold_from_one_player() -> None:
    game = table(player(hand="kogarashi kogarashi"), player(gold=2), player(gold=2))
    game.play("play kogarashi 2", "use at 1", "use at 1")
    assert game.state.gold == [2, 0, 2]
    assert game.state.plays == 1


def test_example_kanda_then_a_pair_of_kogarashi_then_one_more_card_is_a_legal_turn() -> None:
    game = table(player(hand="kanda kogarashi kogarashi echigoya"), player(gold=3))
    game.play("play kanda 1", "use", "play kogarashi 2", "use at 1", "use at 1", "play echigoya 1", "use")
    assert game.state.gold == [5, 1, 0]
    assert game.asked == (1, "play")
