"""The rule book of Master Merchant: what the start cards and the cards of cost 1 do, and the rulings about them."""

from game.core.chance import Dice, Noted, Outcome
from game.master_merchant.data import CARDS
from game.master_merchant.heaps import cards, text
from tests.master_merchant.table import player, table

# ---- Trick


def test_trick_takes_1_gold_from_every_player_who_has_4_or_more() -> None:
    game = table(player(), player(gold=4), player(gold=7), player(gold=3))
    game.play("play trick 1", "use")
    assert game.state.gold == [2, 3, 6, 3]


def test_example_trick_with_three_players_at_5_4_and_3_gold_takes_from_the_first_two_only() -> None:
    game = table(player(), player(gold=5), player(gold=4), player(gold=3))
    game.play("play trick 1", "use")
    assert game.state.gold == [2, 4, 3, 3]


def test_trick_does_nothing_for_its_own_player() -> None:
    game = table(player(gold=5), player(gold=3))
    game.play("play trick 1")
    assert game.refused("use") == "No other player has 4 or more gold."
    assert game.may() == {"waive"}


# ---- Negotiation


def test_negotiation_buys_one_card_from_the_city_into_the_discard() -> None:
    game = table(player(gold=3))
    game.play("play negotiation 1", "use kanda")
    assert game.state.gold[0] == 0
    assert text(game.state.up[0]) == "negotiation kanda"
    assert cards(game.state.city).count(CARDS.index("kanda")) == 1


def test_buying_pays_the_cost_first() -> None:
    game = table(player(gold=2))
    game.play("play negotiation 1")
    assert game.refused("use kanda") == "kanda costs 3; you have 2 gold."
    cheap = ["izumiya", "hiiragi", "oboro", "kogarashi", "daimon", "sakuraya"]
    assert game.may("use") == {f"use {name}" for name in cheap}


def test_only_what_the_city_still_has_can_be_bought() -> None:
    game = table(player(gold=5), player(up="tokunaga"))
    game.play("play negotiation 1")
    assert game.refused("use tokunaga") == "The city has no tokunaga."
    assert game.refused("use trick") == "The city has no trick."
    assert game.refused("use at 1 tokunaga") == "This is not what negotiation lets you choose."


# ---- Izumiya


def test_izumiya_gains_a_city_card_of_cost_1_free_into_the_discard() -> None:
    game = table(player(hand="izumiya"))
    game.play("play izumiya 1")
    assert game.may("use") == {"use izumiya", "use hiiragi", "use oboro"}
    assert game.refused("use kogarashi") == "Izumiya brings a card of cost 1; kogarashi costs 2."
    game.play("use oboro")
    assert game.state.gold[0] == 0
    assert text(game.state.up[0]) == "izumiya oboro"


def test_izumiya_brings_nothing_once_the_city_has_no_card_of_cost_1() -> None:
    ones = "izumiya izumiya izumiya izumiya hiiragi hiiragi hiiragi hiiragi oboro oboro oboro oboro"
    game = table(player(hand=ones))
    game.play("play izumiya 1")
    assert game.may() == {"waive"}


# ---- Hiiragi


def test_hiiragi_discards_one_card_chosen_blind_from_a_players_hand() -> None:
    game = table(player(hand="hiiragi"), player(hand="kanda oboro"))
    game.play("play hiiragi 1", "use at 1", blind="kanda")
    assert text(game.state.hands[1]) == "trick negotiation oboro"
    assert text(game.state.up[1]) == "kanda"


def test_ruling_the_blind_choice_may_hit_a_start_card_and_it_lies_face_up() -> None:
    game = table(player(hand="hiiragi"), player(hand="kanda"))
    game.play("play hiiragi 1", "use at 1", blind="trick")
    assert text(game.state.up[1]) == "trick"


def test_ruling_the_blind_choice_is_at_yourself_too_random() -> None:
    game = table(player(hand="hiiragi kanda"))
    game.play("play hiiragi 1", "use at 0", blind="negotiation")
    assert text(game.state.hands[0]) == "trick kanda"
    assert text(game.state.up[0]) == "negotiation hiiragi"


def test_ruling_the_blind_choice_is_uniform_over_cards_and_written_down() -> None:
    hits = []
    for seed in range(400):
        game = table(player(hand="hiiragi"), player(hand="oboro oboro kanda"))
        chance = Noted(Dice(seed))
        game.chance = chance
        game.play("play hiiragi 1", "use at 1")
        (note,) = chance.collect()
        assert note == Outcome("blind", cards(game.state.up[1])[0])
        hits.append(note.answer)
    # Five cards, two of them Oboro: 160 of 400 are expected, with a deviation of about 10.
    assert set(hits) == {CARDS.index(name) for name in ("trick", "negotiation", "oboro", "kanda")}
    assert 120 < hits.count(CARDS.index("oboro")) < 200


def test_ruling_an_empty_hand_is_no_legal_target_of_hiiragi() -> None:
    game = table(player(hand="hiiragi", up="trick negotiation"), player(up="trick negotiation kanda"))
    game.play("play hiiragi 1")
    assert game.refused("use at 1") == "Seat 1 has no card in hand."
    assert game.refused("use at 0") == "Seat 0 has no card in hand."
    assert game.may() == {"use at 2", "waive"}


# ---- Oboro


def test_oboro_takes_one_card_from_your_own_discard_into_your_hand() -> None:
    game = table(player(hand="oboro", up="trick kanda"), player(up="echigoya"))
    game.play("play oboro 1")
    assert game.may("use") == {"use at 0 trick", "use at 0 kanda"}
    assert game.refused("use at 1 echigoya") == "oboro takes a card from your own discard only."
    game.play("use at 0 trick")
    assert text(game.state.hands[0]) == "trick negotiation"


def test_ruling_oboro_does_not_fetch_itself() -> None:
    game = table(player(hand="oboro oboro"))
    game.play("play oboro 2")
    assert game.may() == {"waive"}
    assert game.refused("use at 0 oboro") == "A card of the play being resolved cannot be chosen by that play."


def test_ruling_oboro_fetches_another_oboro_that_lay_there_before() -> None:
    game = table(player(hand="oboro", up="oboro"))
    game.play("play oboro 1", "use at 0 oboro")
    assert text(game.state.hands[0]) == "trick negotiation oboro"
    assert text(game.state.up[0]) == "oboro"
    game.play("play oboro 1")
    assert game.may("use") == {"use at 0 oboro"}


def test_ruling_a_choice_among_your_own_copies_of_one_name_says_face_up_or_face_down() -> None:
    game = table(player(hand="oboro", up="kanda", down="kanda"))
    game.play("play oboro 1")
    assert game.may("use") == {"use at 0 kanda", "use at 0 kanda down"}
    game.play("use at 0 kanda down")
    assert (text(game.state.up[0]), text(game.state.down[0])) == ("oboro kanda", "-")
