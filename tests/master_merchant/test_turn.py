"""The rule book of Master Merchant: parts, set-up and the turn."""

import pytest

from game.core.chance import Dice, Told
from game.core.events import FirstPlayerFound
from game.master_merchant import TITLE
from game.master_merchant.data import CARDS, COST
from game.master_merchant.events import CardsPlayed, DiscardPickedUp, TurnEnded
from game.master_merchant.heaps import CITY, cards, text
from tests.master_merchant.invariants import accounted
from tests.master_merchant.table import player, table

# ---- parts


@pytest.mark.parametrize(
    ("name", "copies", "cost"),
    [
        ("izumiya", 4, 1),
        ("hiiragi", 4, 1),
        ("oboro", 4, 1),
        ("kogarashi", 3, 2),
        ("daimon", 3, 2),
        ("sakuraya", 3, 2),
        ("echigoya", 2, 3),
        ("kanda", 2, 3),
        ("ueshima", 2, 3),
        ("tokunaga", 1, 4),
    ],
)
def test_character_cards_have_these_copies_and_costs(name: str, copies: int, cost: int) -> None:
    card = CARDS.index(name)
    assert cards(CITY).count(card) == copies
    assert COST[card] == cost


def test_the_city_is_28_character_cards_in_ten_piles() -> None:
    assert len(cards(CITY)) == 28
    assert len(set(cards(CITY))) == 10


@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_starts_with_the_two_start_cards_in_hand_and_no_gold(seats: int) -> None:
    state = TITLE.deal(seats, TITLE.complete(seats, {}), Dice(1), None)
    accounted(state)
    assert [text(hand) for hand in state.hands] == ["trick negotiation"] * seats
    assert state.gold == [0] * seats
    assert state.up == state.down == [0] * seats
    assert state.city == CITY


@pytest.mark.parametrize("seats", [2, 5])
def test_master_merchant_is_for_3_or_4_players(seats: int) -> None:
    with pytest.raises(ValueError, match="3 or 4 players"):
        TITLE.complete(seats, {})


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_chosen(first: int) -> None:
    told: list[object] = []
    state = TITLE.deal(3, TITLE.complete(3, {"first": first}), Told(()), told.append)
    assert (state.to_act, state.asked, state.plays, state.turns) == (first, "play", 2, 1)
    assert told == [FirstPlayerFound(first, "chosen")]


def test_or_the_first_player_is_found_at_random() -> None:
    dealt = [TITLE.deal(4, TITLE.complete(4, {}), Dice(seed), None) for seed in range(40)]
    assert {state.to_act for state in dealt} == {0, 1, 2, 3}


# ---- 1. pick up


def test_with_no_card_in_hand_you_take_your_whole_discard_into_your_hand() -> None:
    game = table(player(), player(up="trick kanda", down="negotiation oboro"))
    game.play("end")
    assert text(game.state.hands[1]) == "trick negotiation oboro kanda"
    assert (game.state.up[1], game.state.down[1]) == (0, 0)
    assert isinstance(game.told[-1], DiscardPickedUp)


def test_face_down_cards_become_ordinary_again_when_they_are_picked_up() -> None:
    game = table(player(), player(up="trick negotiation", down="kanda"))
    game.play("end", "play kanda 1", "use")
    assert game.state.gold[1] == 1
    assert text(game.state.up[1]) == "kanda"


def test_with_exactly_one_card_in_hand_the_same_happens() -> None:
    game = table(player(), player(hand="kanda", up="trick", down="negotiation"))
    game.play("end")
    assert text(game.state.hands[1]) == "trick negotiation kanda"


def test_with_two_cards_in_hand_nothing_is_picked_up() -> None:
    game = table(player(), player(hand="trick kanda", up="negotiation", down="oboro"))
    game.play("end")
    assert text(game.state.hands[1]) == "trick kanda"
    assert (text(game.state.up[1]), text(game.state.down[1])) == ("negotiation", "oboro")


def test_ruling_one_card_left_is_not_playable_by_itself_and_the_turn_goes_on_with_the_whole_hand() -> None:
    game = table(player(), player(hand="kanda", up="trick negotiation"))
    game.play("end")
    assert game.asked == (1, "play")
    assert game.state.plays == 2
    assert game.may("play") == {"play trick 1", "play negotiation 1", "play kanda 1"}


def test_option_lone_card_play_lets_a_lone_card_simply_be_played() -> None:
    game = table(player(), player(hand="kanda", up="trick", down="negotiation"), lone_card="play")
    game.play("end")
    assert text(game.state.hands[1]) == "kanda"
    assert game.may() == {"play kanda 1", "down kanda", "down kanda no-gold", "end"}
    game.play("down kanda")
    assert game.asked == (2, "play")


def test_option_lone_card_play_picks_up_the_discard_only_with_an_empty_hand() -> None:
    game = table(player(), player(up="trick", down="negotiation"), lone_card="play")
    game.play("end")
    assert text(game.state.hands[1]) == "trick negotiation"


def test_the_discard_is_picked_up_at_the_start_of_a_turn_only() -> None:
    game = table(player(hand="trick kanda", up="negotiation"), plays=3)
    game.play("down trick")
    assert text(game.state.hands[0]) == "kanda"
    assert game.may("play") == {"play kanda 1"}


# ---- 2. play


def test_you_play_up_to_two_cards() -> None:
    game = table(player(hand="kanda oboro izumiya"))
    game.play("down kanda", "down oboro")
    assert game.asked == (1, "play")
    assert text(game.state.hands[0]) == "trick negotiation izumiya"


def test_or_fewer() -> None:
    game = table(player())
    game.play("down trick", "end")
    assert game.asked == (1, "play")


def test_or_none() -> None:
    game = table(player())
    game.play("end")
    assert game.asked == (1, "play")
    assert game.state.gold == [0, 0, 0]


def test_a_played_card_lies_in_your_discard_at_once_so_that_all_can_see_it() -> None:
    game = table(player(hand="echigoya"))
    game.play("play echigoya 1")
    assert game.asked == (0, "effect")
    assert game.told == [CardsPlayed(0, CARDS.index("echigoya"), 1)]
    assert [text(game.state.view(seat).up[0]) for seat in range(3)] == ["echigoya"] * 3


def test_its_effect_is_optional() -> None:
    game = table(player(hand="echigoya"))
    game.play("play echigoya 1", "waive")
    assert game.state.gold[0] == 0
    assert game.state.plays == 1


def test_several_cards_of_the_same_name_may_be_played_together_as_one_play() -> None:
    game = table(player(hand="echigoya echigoya"))
    game.play("play echigoya 2", "use", "use")
    assert game.state.gold[0] == 4
    assert game.state.plays == 1


def test_ruling_several_cards_are_all_laid_down_first_and_their_effects_used_or_waived_one_by_one() -> None:
    game = table(player(hand="oboro oboro oboro", up="kanda echigoya"))
    game.play("play oboro 3")
    assert text(game.state.up[0]) == "oboro oboro oboro echigoya kanda"
    game.play("use at 0 kanda", "waive", "use at 0 echigoya")
    assert text(game.state.hands[0]) == "trick negotiation echigoya kanda"
    assert game.asked == (0, "play")


def test_only_cards_that_are_in_hand_can_be_played() -> None:
    game = table(player(hand="oboro", up="oboro"))
    assert game.refused("play oboro 2") == "There are 1 oboro in your hand, not 2."
    assert game.refused("down kanda") == "There are 0 kanda in your hand, not 1."


def test_any_card_may_be_played_face_down_for_1_gold_in_place_of_its_effect() -> None:
    game = table(player(hand=" ".join(CARDS)))
    assert {f"down {name}" for name in CARDS} <= game.may("down")
    game.play("down echigoya")
    assert game.state.gold[0] == 1
    assert text(game.state.down[0]) == "echigoya"
    assert game.asked == (0, "play")


def test_the_gold_for_a_face_down_card_is_optional() -> None:
    game = table(player(hand="kanda"))
    game.play("down kanda no-gold")
    assert game.state.gold[0] == 0
    assert text(game.state.down[0]) == "kanda"


def test_face_down_cards_are_always_played_singly() -> None:
    game = table(player(hand="oboro oboro"))
    assert game.may("down oboro") == {"down oboro", "down oboro no-gold"}
    game.play("down oboro")
    assert (text(game.state.down[0]), game.state.plays) == ("oboro", 1)


def test_ruling_the_turn_ends_by_itself_when_no_card_in_hand_is_left() -> None:
    game = table(player(hand="trick", up="negotiation"))
    game.play("down trick")
    assert TurnEnded(0) in game.told
    assert game.asked == (1, "play")


def test_ruling_a_turn_goes_on_if_an_effect_fills_the_empty_hand_again() -> None:
    game = table(player(hand="oboro", up="trick negotiation kanda"))
    game.play("play oboro 1", "use at 0 kanda")
    assert game.asked == (0, "play")
    assert game.may("play") == {"play kanda 1"}
