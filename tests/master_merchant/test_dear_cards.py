"""The rule book of Master Merchant: what the cards of cost 2 to 4 do, what is true for several cards, and rulings."""

import pytest

from game.master_merchant.data import CARDS
from game.master_merchant.heaps import text
from game.master_merchant.moves import read
from tests.master_merchant.table import player, table

# ---- Kogarashi


def test_kogarashi_takes_1_gold_from_one_player() -> None:
    game = table(player(hand="kogarashi"), player(gold=1), player(gold=3))
    game.play("play kogarashi 1", "use at 2")
    assert game.state.gold == [1, 1, 2]


def test_ruling_a_player_with_no_gold_is_no_legal_target_of_kogarashi() -> None:
    game = table(player(hand="kogarashi kogarashi"), player(gold=1))
    game.play("play kogarashi 2", "use at 1")
    assert game.refused("use at 1") == "Seat 1 has no gold."
    assert game.refused("use at 2") == "Seat 2 has no gold."
    assert game.may("use") == {"use at 0"}


def test_yourself_may_be_the_target_wherever_another_player_may_but_not_of_kogarashi_without_gold() -> None:
    game = table(player(hand="kogarashi", gold=1))
    game.play("play kogarashi 1", "use at 0")
    assert game.state.gold == [1, 0, 0]
    game = table(player(hand="kogarashi"))
    game.play("play kogarashi 1")
    assert game.may() == {"waive"}


# ---- Daimon


def test_daimon_returns_one_card_from_a_players_discard_to_the_city_and_that_player_receives_2_gold() -> None:
    game = table(player(hand="daimon"), player(up="kanda echigoya"))
    before = game.state.city
    game.play("play daimon 1", "use at 1 kanda")
    assert text(game.state.city - before) == "kanda"
    assert text(game.state.up[1]) == "echigoya"
    assert game.state.gold == [0, 2, 0]


def test_daimon_may_return_your_own_card_for_2_gold() -> None:
    game = table(player(hand="daimon", up="izumiya", down="oboro"))
    game.play("play daimon 1")
    assert game.may("use") == {"use at 0 izumiya", "use at 0 oboro down"}
    game.play("use at 0 oboro down")
    assert game.state.gold == [2, 0, 0]
    assert game.state.down[0] == 0


def test_ruling_daimon_does_not_return_itself() -> None:
    game = table(player(hand="daimon daimon"))
    game.play("play daimon 2")
    assert game.refused("use at 0 daimon") == "A card of the play being resolved cannot be chosen by that play."
    assert game.may() == {"waive"}


def test_no_start_card_ever_goes_to_the_city() -> None:
    game = table(player(hand="daimon", up="trick", down="negotiation"), player(up="trick"))
    game.play("play daimon 1")
    assert game.refused("use at 0 trick") == "No start card ever goes to the city."
    assert game.refused("use at 0 negotiation down") == "No start card ever goes to the city."
    assert game.refused("use at 1 trick") == "Start cards of another player cannot be chosen."
    assert game.may() == {"waive"}


# ---- Sakuraya


def test_sakuraya_buys_one_card_from_the_city_into_the_hand() -> None:
    game = table(player(hand="sakuraya", gold=4))
    game.play("play sakuraya 1", "use tokunaga")
    assert game.state.gold[0] == 0
    assert text(game.state.hands[0]) == "trick negotiation tokunaga"


def test_or_from_a_players_discard_paying_that_player() -> None:
    game = table(player(hand="sakuraya", gold=4), player(up="kanda", gold=1))
    game.play("play sakuraya 1", "use at 1 kanda")
    assert game.state.gold == [1, 4, 0]
    assert text(game.state.hands[0]) == "trick negotiation kanda"
    assert game.state.up[1] == 0


def test_sakuraya_needs_the_gold_in_another_players_discard_too() -> None:
    game = table(player(hand="sakuraya", gold=2), player(up="kanda"))
    game.play("play sakuraya 1")
    assert game.refused("use at 1 kanda") == "kanda costs 3; you have 2 gold."


def test_ruling_sakuraya_at_your_own_discard_needs_the_gold_and_it_comes_straight_back() -> None:
    game = table(player(hand="sakuraya", up="kanda", down="echigoya tokunaga", gold=3))
    game.play("play sakuraya 1")
    assert game.refused("use at 0 tokunaga down") == "tokunaga costs 4; you have 3 gold."
    game.play("use at 0 echigoya down")
    assert game.state.gold == [3, 0, 0]
    assert text(game.state.hands[0]) == "trick negotiation echigoya"


def test_ruling_start_cards_have_no_price_and_are_never_for_sale() -> None:
    game = table(player(hand="sakuraya", up="trick", down="negotiation", gold=9), player(up="trick"))
    game.play("play sakuraya 1")
    assert game.refused("use at 0 trick") == "Start cards have no price: they are never for sale."
    assert game.refused("use at 0 negotiation down") == "Start cards have no price: they are never for sale."
    assert game.refused("use at 1 trick") == "Start cards of another player cannot be chosen."
    assert game.may("use at") == set()


def test_sakuraya_does_not_buy_itself_back() -> None:
    game = table(player(hand="sakuraya sakuraya", gold=5))
    game.play("play sakuraya 2")
    assert game.refused("use at 0 sakuraya") == "A card of the play being resolved cannot be chosen by that play."


# ---- Echigoya, Kanda, Ueshima


def test_echigoya_gains_2_gold() -> None:
    game = table(player(hand="echigoya"))
    game.play("play echigoya 1", "use")
    assert game.state.gold[0] == 2


def test_kanda_gains_1_gold_and_one_more_play_this_turn() -> None:
    game = table(player(hand="kanda oboro"))
    game.play("play kanda 1", "use")
    assert game.state.gold[0] == 1
    assert game.state.plays == 2


def test_ueshima_pays_1_gold_for_two_more_plays_this_turn() -> None:
    game = table(player(hand="ueshima oboro", gold=1))
    game.play("play ueshima 1", "use")
    assert game.state.gold[0] == 0
    assert game.state.plays == 3


def test_example_ueshima_with_0_gold_nothing_happens_and_the_play_is_spent() -> None:
    game = table(player(hand="ueshima"))
    game.play("play ueshima 1")
    assert game.refused("use") == "Seat 0 has no gold."
    game.play("waive")
    assert game.state.plays == 1
    assert game.state.gold[0] == 0


def test_ruling_an_effect_is_used_whole_or_not_at_all() -> None:
    game = table(player(hand="kanda"))
    game.play("play kanda 1")
    assert game.may() == {"use", "waive"}
    game.play("waive")
    assert game.state.gold[0] == 0
    assert game.state.plays == 1


def test_ruling_an_extra_play_may_again_be_several_cards_of_one_name() -> None:
    game = table(player(hand="ueshima echigoya echigoya", gold=1), plays=1)
    game.play("play ueshima 1", "use", "play echigoya 2", "use", "use")
    assert game.state.gold[0] == 4
    assert game.state.plays == 1


def test_two_kanda_in_one_play_bring_two_more_plays() -> None:
    game = table(player(hand="kanda kanda"))
    game.play("play kanda 2", "use", "use")
    assert game.state.plays == 3


def test_extra_plays_are_of_this_turn_only() -> None:
    game = table(player(hand="kanda"))
    game.play("play kanda 1", "use", "end")
    assert game.state.plays == 2


# ---- Tokunaga


def test_tokunaga_takes_one_card_from_any_discard_into_your_hand() -> None:
    game = table(player(hand="tokunaga", up="trick", down="oboro"), player(up="kanda"), player(up="echigoya"))
    game.play("play tokunaga 1")
    assert game.may("use") == {"use at 0 trick", "use at 0 oboro down", "use at 1 kanda", "use at 2 echigoya"}
    game.play("use at 2 echigoya")
    assert text(game.state.hands[0]) == "negotiation echigoya"
    assert game.state.up[2] == 0
    assert game.state.gold == [0, 0, 0]


def test_tokunaga_does_not_take_itself() -> None:
    game = table(player(hand="tokunaga"))
    game.play("play tokunaga 1")
    assert game.refused("use at 0 tokunaga") == "A card of the play being resolved cannot be chosen by that play."


# ---- true for several


@pytest.mark.parametrize("card", ["oboro", "daimon", "tokunaga"])
def test_ruling_one_card_is_one_card(card: str) -> None:
    game = table(player(hand=card, up="izumiya izumiya"))
    game.play(f"play {card} 1", "use at 0 izumiya")
    assert text(game.state.up[0]) == f"izumiya {card}"
    assert game.asked == (0, "play")


@pytest.mark.parametrize("card", ["daimon", "sakuraya", "tokunaga"])
def test_start_cards_in_a_discard_cannot_be_chosen_by_anybody_elses_effect(card: str) -> None:
    game = table(player(hand=card, gold=9), player(up="trick negotiation"))
    game.play(f"play {card} 1")
    assert game.refused("use at 1 trick") == "Start cards of another player cannot be chosen."
    assert game.may("use at 1") == set()


@pytest.mark.parametrize("card", ["daimon", "sakuraya", "tokunaga"])
def test_ruling_face_down_cards_of_others_cannot_be_chosen(card: str) -> None:
    game = table(player(hand=card, gold=9), player(down="kanda"))
    game.play(f"play {card} 1")
    assert game.refused("use at 1 kanda down") == "Only their owner may choose among face-down cards."
    assert game.refused("use at 1 kanda") == "There is no such kanda in the discard of seat 1."
    assert game.may("use at 1") == set()


@pytest.mark.parametrize("card", ["oboro", "daimon", "sakuraya", "tokunaga"])
def test_ruling_your_own_face_down_cards_may_be_chosen_since_you_know_them(card: str) -> None:
    game = table(player(hand=card, up="izumiya", down="izumiya", gold=9))
    game.play(f"play {card} 1")
    assert game.may("use at 0") == {"use at 0 izumiya", "use at 0 izumiya down"}
    game.play("use at 0 izumiya down")
    assert game.state.down[0] == 0


@pytest.mark.parametrize("card", CARDS)
def test_a_card_chooses_only_what_it_says(card: str) -> None:
    game = table(player(hand=card if card not in ("trick", "negotiation") else "", up="izumiya", gold=9))
    game.play(f"play {card} 1")
    for strange in ("use", "use at 1", "use at 3", "use at 0 izumiya", "use hiiragi"):
        assert (game.state.why_not(read(strange)) is None) == (strange in game.may()), f"{card}: {strange}"
