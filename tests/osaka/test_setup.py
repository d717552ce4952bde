"""The rule book of Traders of Osaka: the parts and the set-up."""

import pytest

from game.core.chance import Dice
from game.core.events import FirstPlayerFound
from game.osaka import TITLE
from game.osaka.data import CARDS, COLOUR, DECK, KINDS, ROUTE, SYMBOLS, VALUE, WAVES
from game.osaka.events import HandDealt, MarketDealt
from game.osaka.heaps import coins, heap, size, text
from tests.osaka.table import dealt, player, table

MARKET_AND_FARM = "R2 B3 Y5 G2 R3  B2 Y3 G5  "

# ---- parts


def test_there_are_108_cards_27_in_each_of_four_colours() -> None:
    assert len(DECK) == 108
    assert [sum(COLOUR[card] == colour for card in DECK) for colour in range(4)] == [27] * 4


@pytest.mark.parametrize(("value", "copies"), [(2, 11), (3, 9), (5, 7)])
@pytest.mark.parametrize("colour", range(4))
def test_a_colour_has_eleven_2s_nine_3s_and_seven_5s(colour: int, value: int, copies: int) -> None:
    assert sum((COLOUR[card], VALUE[card]) == (colour, value) for card in DECK) == copies


def test_a_2_carries_two_insurance_symbols_a_3_one_a_5_none() -> None:
    assert {(VALUE[card], SYMBOLS[card]) for card in range(KINDS)} == {(2, 2), (3, 1), (5, 0)}


def test_hand_2_2_3_5_is_worth_12() -> None:
    assert coins(heap(CARDS.index(card) for card in ("R2", "B2", "Y3", "G5"))) == 12


def test_the_route_has_six_spaces_with_waves_before_edo() -> None:
    assert ROUTE == ("Osaka", "Oshima", "Anori", "Enshunada", "Enshunada", "Edo")
    assert WAVES == (3, 4)


@pytest.mark.parametrize("seats", [1, 5])
def test_traders_of_osaka_is_for_2_to_4_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        TITLE.complete(seats, {})


def test_when_a_colour_runs_out_a_stand_in_is_used() -> None:
    scene = table(
        player(hand="R2", goods="R2", tokens="RRRRRR"), player(goods="R3", tokens="RRRRRR"), market="R2", red=4
    )
    scene.play("buy R2")
    assert scene.tokens(0) == scene.tokens(1) == "RRRRRRR"


# ---- set-up


def test_all_ships_start_in_osaka() -> None:
    assert dealt(2, MARKET_AND_FARM + "R5 R5   B5 B3").state.ships == [0, 0, 0, 0]


def test_5_cards_are_dealt_face_up_to_the_market_then_3_to_the_farm() -> None:
    scene = dealt(2, MARKET_AND_FARM + "R5 R5   B5 B3")
    assert scene.market == "R2 B3 Y5 G2 R3"
    assert scene.farm == "B2 Y3 G5"
    [event] = scene.happened(MarketDealt)
    assert isinstance(event, MarketDealt)
    assert [CARDS[card] for card in event.market + event.farm] == MARKET_AND_FARM.split()


def test_in_seat_order_each_draws_one_card_at_a_time_until_the_sum_is_8_or_more() -> None:
    scene = dealt(4, MARKET_AND_FARM + "R5 B3   Y2 Y2 Y2 Y2   G5 G2 G5   B3 B3 B2")
    assert [scene.hand(seat) for seat in range(4)] == ["R5 B3", "Y2 Y2 Y2 Y2", "G2 G5 G5", "B2 B3 B3"]
    assert len(scene.state.draw) == 108 - 8 - 12


def test_each_first_hand_is_worth_8_or_more_and_its_last_card_was_needed() -> None:
    for seed in range(50):
        for hand in TITLE.deal(4, {}, Dice(seed), None).hands:
            assert 8 <= coins(hand) <= 12
            assert 2 <= size(hand) <= 4


def test_hands_are_secret_their_size_is_not() -> None:
    scene = dealt(2, MARKET_AND_FARM + "R5 B3   Y2 Y2 Y2 Y2")
    view = scene.state.view(1)
    assert view.hands[0] is None
    assert text(view.hands[1]) == "Y2 Y2 Y2 Y2"
    assert view.hand_sizes == (2, 4)
    first, second = (event.seen_by(1) for event in scene.happened(HandDealt))
    assert isinstance(first, HandDealt)
    assert isinstance(second, HandDealt)
    assert (first.number, first.hand) == (2, None)
    assert second.hand == view.hands[1]


# ---- first player


def test_the_lowest_sum_is_first_player() -> None:
    scene = dealt(3, MARKET_AND_FARM + "R5 R5   B5 B2 B2   Y5 Y5")
    assert scene.happened(FirstPlayerFound) == [FirstPlayerFound(1, "lowest sum")]
    assert scene.asked == (1, "token")


def test_then_the_fewest_cards() -> None:
    scene = dealt(3, MARKET_AND_FARM + "Y2 Y2 Y2 Y2   R5 R5   B5 B3")
    assert scene.happened(FirstPlayerFound) == [FirstPlayerFound(2, "lowest sum, fewest cards")]
    assert scene.asked == (2, "token")


@pytest.mark.parametrize("first", [0, 2])
def test_then_at_random_among_those_still_tied(first: int) -> None:
    scene = dealt(4, MARKET_AND_FARM + "R5 R3   Y2 Y2 Y2 Y2   B5 B3   G5 G5", first=first)
    assert scene.happened(FirstPlayerFound) == [FirstPlayerFound(first, "chance among equals")]


@pytest.mark.parametrize("first", [1, 3])
def test_chance_finds_nobody_who_is_not_tied(first: int) -> None:
    with pytest.raises(ValueError, match="first"):
        dealt(4, MARKET_AND_FARM + "R5 R3   Y2 Y2 Y2 Y2   B5 B3   G5 G5", first=first)


def test_the_number_of_cards_decides_only_among_the_lowest_sums() -> None:
    scene = dealt(3, MARKET_AND_FARM + "R5 R5   B3 B3 B2   Y2 Y2 Y2 Y2")
    assert scene.happened(FirstPlayerFound) == [FirstPlayerFound(1, "lowest sum, fewest cards")]


# ---- first tokens


def test_from_the_first_player_clockwise_each_takes_one_token_of_a_colour_of_their_choice() -> None:
    scene = dealt(3, MARKET_AND_FARM + "R5 R5   B5 B2 B2   Y5 Y5")
    assert scene.may() == {"token red", "token blue", "token yellow", "token green"}
    scene.play("token blue")
    assert scene.asked == (2, "token")
    scene.play("token blue")
    assert scene.asked == (0, "token")
    assert scene.refused("take 0") == "This is not what is being asked now."
    scene.play("token green")
    assert [scene.tokens(seat) for seat in range(3)] == ["G", "B", "B"]


def test_then_the_first_player_has_the_first_turn() -> None:
    scene = dealt(3, MARKET_AND_FARM + "R5 R5   B5 B2 B2   Y5 Y5")
    scene.play("token red", "token red", "token red")
    assert scene.asked == (1, "action")
    assert (scene.state.turn, scene.state.turns) == (1, 1)
    assert scene.refused("token red") == "This is not what is being asked now."
    scene.play("take 0")
    assert scene.asked == (2, "action")
