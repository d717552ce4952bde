"""The rule book of Master Merchant: Hiiragi as a shield."""

import pytest

from game.master_merchant.data import CARDS
from game.master_merchant.events import CardDiscarded, CardTaken, EffectBorne, EffectShielded, GoldMoved
from game.master_merchant.heaps import text
from tests.master_merchant.table import player, table
from tests.scenario import Scenario

AIMED = {
    "hiiragi": "use at 1",
    "kogarashi": "use at 1",
    "daimon": "use at 1 kanda",
    "sakuraya": "use at 1 kanda",
    "tokunaga": "use at 1 kanda",
}
"""How each card that can be aimed at one other player is aimed at seat 1."""


def aimed(card: str) -> Scenario:
    """Let seat 0 aim this card at seat 1, who has a Hiiragi lying face up."""
    game = table(player(hand=card, gold=5), player(up="hiiragi kanda", gold=2))
    game.play(f"play {card} 1", AIMED[card])
    return game


@pytest.mark.parametrize("card", AIMED)
def test_when_another_players_effect_is_aimed_at_you_you_may_shield_after_they_have_said_what_they_choose(
    card: str,
) -> None:
    game = aimed(card)
    assert game.asked == (1, "shield")
    assert game.may() == {"shield", "bear"}
    assert game.title.write(game.state.declared) == AIMED[card]


@pytest.mark.parametrize("card", AIMED)
def test_the_hiiragi_is_turned_face_down_and_the_effect_does_nothing_to_you(card: str) -> None:
    game = aimed(card)
    city, hand = game.state.city, game.state.hands[1]
    game.play("shield")
    assert (text(game.state.up[1]), text(game.state.down[1])) == ("kanda", "hiiragi")
    assert (game.state.city, game.state.hands[1], game.state.gold) == (city, hand, [5, 2, 0])
    assert game.told == [EffectShielded(1)]


@pytest.mark.parametrize("card", AIMED)
def test_it_cannot_be_re_aimed(card: str) -> None:
    game = aimed(card)
    game.play("shield")
    assert game.asked == (0, "play")
    assert game.state.plays == 1
    assert game.refused("use at 2") == "This is not what is being asked now."


@pytest.mark.parametrize("card", AIMED)
def test_if_you_do_not_shield_the_effect_happens(card: str) -> None:
    game = aimed(card)
    game.play("bear", **({"blind": "trick"} if card == "hiiragi" else {}))
    assert game.told[0] == EffectBorne(1)
    assert len(game.told) > 1
    assert "hiiragi" in text(game.state.up[1])
    assert game.asked == (0, "play")


def test_a_shield_turned_face_down_shields_no_more_until_it_is_picked_up_and_played_again() -> None:
    game = table(player(hand="kogarashi kogarashi"), player(up="hiiragi", gold=2))
    game.play("play kogarashi 2", "use at 1", "shield", "use at 1")
    assert game.asked == (0, "play")
    assert game.state.gold == [1, 1, 0]


def test_each_effect_of_a_play_asks_anew_and_each_shield_stops_one() -> None:
    game = table(player(hand="kogarashi kogarashi kogarashi"), player(up="hiiragi hiiragi", gold=3))
    game.play("play kogarashi 3", "use at 1", "shield", "use at 1", "bear", "use at 1", "shield")
    assert game.state.gold == [1, 2, 0]
    assert text(game.state.down[1]) == "hiiragi hiiragi"


def test_a_hiiragi_in_hand_or_face_down_is_no_shield() -> None:
    game = table(player(hand="kogarashi"), player(hand="hiiragi", down="hiiragi", gold=2))
    game.play("play kogarashi 1", "use at 1")
    assert game.state.gold == [1, 1, 0]


def test_the_very_hiiragi_that_is_chosen_may_be_the_shield() -> None:
    game = table(player(hand="tokunaga"), player(up="hiiragi"))
    game.play("play tokunaga 1", "use at 1 hiiragi", "shield")
    assert text(game.state.hands[0]) == "trick negotiation"
    assert text(game.state.down[1]) == "hiiragi"


@pytest.mark.parametrize(
    ("card", "use"),
    [("kogarashi", "use at 0"), ("daimon", "use at 0 kanda"), ("tokunaga", "use at 0 kanda")],
)
def test_nobody_shields_against_their_own_effect(card: str, use: str) -> None:
    game = table(player(hand=card, up="hiiragi kanda", gold=2))
    game.play(f"play {card} 1", use)
    assert game.asked == (0, "play")


def test_an_effect_that_is_aimed_at_nobody_asks_for_no_shield() -> None:
    game = table(player(hand="sakuraya", gold=3), player(up="hiiragi"), player(up="hiiragi"))
    game.play("play sakuraya 1", "use kanda")
    assert game.asked == (0, "play")


def test_bystanders_are_not_asked() -> None:
    game = table(player(hand="kogarashi"), player(gold=1), player(up="hiiragi", gold=1))
    game.play("play kogarashi 1", "use at 1")
    assert game.asked == (0, "play")
    assert game.state.gold == [1, 0, 1]


# ---- against Trick


def test_against_trick_each_victim_shields_only_themself() -> None:
    game = table(player(), player(up="hiiragi", gold=4), player(gold=4), player(up="hiiragi", gold=4))
    game.play("play trick 1", "use", "shield", "bear")
    assert game.state.gold == [2, 4, 3, 3]
    assert game.told == [EffectBorne(3), GoldMoved(2, 0, 1), GoldMoved(3, 0, 1)]


def test_ruling_shields_are_asked_clockwise_from_the_player_on_turn() -> None:
    victim = player(up="hiiragi", gold=4)
    game = table(victim, victim, player(), victim)
    game.play("end", "end", "play trick 1", "use")
    assert game.state.turn == 2
    asked = []
    while game.state.asked == "shield":
        asked.append(game.state.to_act)
        game.play("bear")
    assert asked == [3, 0, 1]
    assert game.state.gold == [3, 3, 3, 3]


def test_ruling_only_those_are_asked_who_are_affected_and_have_a_face_up_hiiragi() -> None:
    game = table(player(), player(up="hiiragi", gold=3), player(hand="hiiragi", gold=4), player(up="hiiragi", gold=4))
    game.play("play trick 1", "use")
    assert game.asked == (3, "shield")
    game.play("shield")
    assert game.state.gold == [1, 3, 3, 4]


def test_all_victims_of_trick_may_be_shielded() -> None:
    game = table(player(), player(up="hiiragi", gold=4), player(up="hiiragi", gold=5))
    game.play("play trick 1", "use", "shield", "shield")
    assert game.state.gold == [0, 4, 5]
    assert game.state.plays == 1


# ---- rulings and examples


def test_example_a_shielded_daimon_returns_nothing_and_pays_nothing() -> None:
    game = table(player(hand="daimon"), player(up="hiiragi kanda"))
    city = game.state.city
    game.play("play daimon 1", "use at 1 kanda", "shield")
    assert game.state.city == city
    assert game.state.gold == [0, 0, 0]
    assert text(game.state.up[1]) == "kanda"


def test_ruling_shielded_from_sakuraya_nothing_is_bought_and_nothing_paid() -> None:
    game = table(player(hand="sakuraya", gold=3), player(up="hiiragi kanda"))
    game.play("play sakuraya 1", "use at 1 kanda", "shield")
    assert game.state.gold == [3, 0, 0]
    assert text(game.state.hands[0]) == "trick negotiation"


def test_ruling_a_hiiragi_gained_into_the_discard_lies_face_up_and_shields_at_once() -> None:
    for card, gold in (("izumiya", 0), ("negotiation", 1)):
        hand = "izumiya" if card == "izumiya" else ""
        game = table(player(hand=hand, gold=gold), player(hand="kogarashi"), player())
        game.play(f"play {card} 1", "use hiiragi", "down trick", "play kogarashi 1", "use at 0")
        assert game.asked == (0, "shield"), card


def test_a_hiiragi_that_was_discarded_blind_shields_at_once() -> None:
    game = table(player(hand="hiiragi kogarashi"), player(hand="hiiragi", gold=1))
    game.play("play hiiragi 1", "use at 1", blind="hiiragi")
    assert game.told[-1] == CardDiscarded(1, CARDS.index("hiiragi"))
    game.play("play kogarashi 1", "use at 1")
    assert game.asked == (1, "shield")


def test_a_borne_tokunaga_takes_the_card() -> None:
    game = aimed("tokunaga")
    game.play("bear")
    assert game.told == [EffectBorne(1), CardTaken(0, 1, CARDS.index("kanda"), down=False)]
    assert text(game.state.hands[0]) == "trick negotiation kanda"
