"""The rule book of Traders of Osaka: a turn, which is a buy, a take or a reservation; and the restock."""

import pytest

from game.osaka.choices import for_sale
from game.osaka.data import CARDS
from game.osaka.events import (
    CardTaken,
    GoodsBought,
    MarketRestocked,
    PaymentMade,
    PiecePlaced,
    PieceReturned,
    PileShuffled,
    ShipSailed,
)
from game.osaka.heaps import coins, heap
from game.osaka.moves import Buy
from tests.osaka.table import player, shuffled, table

# ---- buy


def test_a_buy_takes_every_market_card_that_is_not_reserved_by_somebody_else() -> None:
    scene = table(player(hand="R5 R5"), player(), player(), market="B2 Y5(1) B3 G3(2)")
    scene.play("buy R5")
    assert scene.goods(0) == "B2 B3"
    assert scene.market.startswith("Y5(1) G3(2) ")


def test_the_own_reserved_card_is_bought_too_and_the_piece_comes_back() -> None:
    scene = table(player(hand="R5 R5"), market="B2 Y5(0)")
    scene.play("buy R5 R5")
    assert scene.goods(0) == "B2 Y5"
    assert scene.happened(PieceReturned) == [PieceReturned(0)]
    scene.play("take 0")
    assert scene.may("reserve")


def test_a_piece_on_the_farm_stays_there_when_its_owner_buys() -> None:
    scene = table(player(hand="R5 R5"), market="B2", farm="Y3(0) G2")
    scene.play("buy R5")
    assert scene.market.startswith("Y3(0) G2 ")
    assert not scene.happened(PieceReturned)


def test_goods_come_from_the_market_only_never_from_the_farm() -> None:
    scene = table(player(hand="R5 R5"), market="B2", farm="Y3 G2")
    scene.play("buy R5")
    assert scene.goods(0) == "B2"


def test_the_payment_must_sum_to_at_least_the_values_of_the_cards_taken() -> None:
    scene = table(player(hand="R2 R3 B3"), market="B2 Y5")
    assert scene.refused("buy R2 R3") == "The market costs 7; these cards pay 5."
    assert scene.may("buy") == {"buy R2 R3 B3"}


def test_cards_reserved_by_somebody_else_cost_nothing() -> None:
    scene = table(player(hand="R2"), market="B2 Y5(1)")
    scene.play("buy R2")
    assert scene.goods(0) == "B2"


def test_no_change_is_given() -> None:
    scene = table(player(hand="R5 B2"), market="Y3")
    scene.play("buy R5")
    assert scene.hand(0) == "B2"


def test_the_payment_comes_from_the_hand() -> None:
    scene = table(player(hand="R5", goods="B5"), market="Y3")
    assert scene.refused("buy B5") == "These cards are not all in the hand."
    assert scene.refused("buy R5 R5") == "These cards are not all in the hand."


def test_the_payment_goes_to_the_discard_pile_face_up() -> None:
    scene = table(player(hand="R5 B2"), market="Y3", discard="G2")
    scene.play("buy R5")
    assert scene.discard == "R5 G2"
    view = scene.state.view(1)
    assert view.discard == scene.state.discard
    assert CARDS[view.discard_top] == "R5"


@pytest.mark.parametrize("odd", [-1, 1 << 48, -(1 << 48), 15])
def test_a_payment_that_is_no_heap_of_cards_is_not_in_the_hand(odd: int) -> None:
    scene = table(player(hand="R5"), market="Y3")
    assert scene.state.why_not(Buy(scene.state.hands[0] + odd)) == "These cards are not all in the hand."


@pytest.mark.parametrize(
    ("market", "sailed"),
    [
        ("Y3", {"yellow": 1}),
        ("Y2 Y2 R2", {"yellow": 2, "red": 1}),
        ("B2 B2 B2 G2", {"blue": 2, "green": 1}),
        ("R2 B2 Y2 G2", {"red": 1, "blue": 1, "yellow": 1, "green": 1}),
        ("G2 G2 G2 G2 G2", {"green": 2}),
    ],
)
def test_a_ship_sails_one_space_for_one_card_two_for_two_or_more(market: str, sailed: dict[str, int]) -> None:
    scene = table(player(hand="R5 B5 Y5"), market=market)
    scene.state.play(Buy(scene.state.hands[0]), scene.chance, scene.told.append)
    assert {colour: scene.ship(colour) for colour in ("red", "blue", "yellow", "green") if scene.ship(colour)} == sailed
    assert len(scene.happened(ShipSailed)) == len(sailed)


def test_a_ship_stops_at_edo() -> None:
    scene = table(player(hand="B5"), market="R2 R2", red=4)
    scene.play("buy B5")
    assert scene.happened(ShipSailed) == [ShipSailed(0, 4, 5)]


def test_cards_reserved_by_others_move_no_ship() -> None:
    scene = table(player(hand="B5"), market="R2 G2(1)")
    scene.play("buy B5")
    assert (scene.ship("red"), scene.ship("green")) == (1, 0)


def test_last_comes_the_restock_and_the_next_players_turn() -> None:
    scene = table(player(hand="B5"), player(), market="R2", farm="Y5", draw="G2 G3 B2 B3 Y2")
    scene.play("buy B5")
    assert scene.market == "Y5 G2 G3"
    assert scene.farm == "B2 B3 Y2"
    assert scene.asked == (1, "action")


def test_order_after_a_buy_payment_goods_ships_then_restock() -> None:
    scene = table(player(hand="B5"), market="R2 Y2(0)")
    scene.play("buy B5")
    kinds = [type(event) for event in scene.told]
    assert kinds == [PaymentMade, GoodsBought, PieceReturned, ShipSailed, ShipSailed, MarketRestocked]


def test_every_step_of_a_buy_is_shown_as_it_happens() -> None:
    scene = table(player(hand="B5"), market="R2")
    seen = []
    scene.state.play(Buy(scene.state.hands[0]), scene.chance, lambda event: seen.append(scene.state.view(1)))
    paid, bought, sailed, restocked = seen
    assert (paid.hand_sizes[0], len(paid.market), paid.goods[0]) == (0, 1, 0)
    assert (len(bought.market), bought.ships[0]) == (0, 0)
    assert (bought.goods[0], sailed.ships[0]) == (heap([0]), 1)
    assert len(restocked.market) == 2


# ---- a round of the leaflet


def test_grey_takes_white_reserves_pink_takes_ochre_buys() -> None:
    grey, white, pink, ochre = range(4)
    scene = table(player(), player(), player(), player(hand="G5"), market="B5 R5 Y3 Y2 Y3", farm="G2 G3 G2")
    assert coins(for_sale(scene.state, grey)) == 18
    scene.play("take 0")
    assert scene.hand(grey) == "B5"
    scene.play("reserve market 0")
    assert scene.market == f"R5({white}) Y3 Y2 Y3"
    scene.play("take 1")
    assert scene.hand(pink) == "Y3"
    scene.play("buy G5")
    assert scene.goods(ochre) == "Y2 Y3"
    assert scene.market.startswith(f"R5({white}) G2 G3 G2 "), "the red 5 stays"
    assert scene.state.ships == [0, 0, 2, 0]


# ---- overpaying


def test_overpaying_is_legal_even_with_a_card_that_was_not_needed() -> None:
    scene = table(player(hand="R2 B5 B5"), market="Y3")
    needless = scene.title.read("buy R2 B5 B5")
    assert scene.state.why_not(needless) is None
    scene.state.play(needless, scene.chance)
    assert (scene.hand(0), scene.discard) == ("-", "R2 B5 B5")


def test_the_list_of_moves_leaves_needless_payments_out() -> None:
    scene = table(player(hand="R2 R2 R3 B5"), market="Y3 Y2")
    assert scene.may("buy") == {"buy R2 R3", "buy B5"}


def test_a_payment_is_needless_only_if_a_card_of_it_could_stay_in_the_hand() -> None:
    scene = table(player(hand="R2 R2 B2 R3 B3 Y5"), market="Y5 Y3")
    assert scene.may("buy") == {
        *("buy R2 R2 R3 B2", "buy R2 R2 B2 B3"),  # 9 for 8, but without a 2 only 7
        *("buy R2 R3 B3", "buy R3 B2 B3"),
        *("buy R3 Y5", "buy B3 Y5"),
        *("buy R2 R2 Y5", "buy R2 B2 Y5"),
    }


def test_buying_nothing_is_not_a_move() -> None:
    scene = table(player(hand="R2"), player(hand="R3"), player(), market="B2(1)", hoarder=2)
    assert scene.refused("buy R2") == "No card of the market may be bought now."
    assert scene.state.why_not(Buy(0)) == "No card of the market may be bought now."


# ---- take


def test_a_take_moves_one_market_card_into_the_hand_and_there_is_no_restock() -> None:
    scene = table(player(hand="R2"), market="B2 Y5 G3", farm="R5")
    scene.play("take 1")
    assert scene.hand(0) == "R2 Y5"
    assert (scene.market, scene.farm) == ("B2 G3", "R5")
    assert scene.told == [CardTaken(0, 1, CARDS.index("Y5"))]
    assert scene.asked == (1, "action")


def test_a_card_reserved_by_somebody_else_cannot_be_taken() -> None:
    scene = table(player(), player(), market="B2 Y5(1)")
    assert scene.refused("take 1") == "Seat 1 has reserved this card."
    assert scene.may("take") == {"take 0"}


def test_when_the_own_reserved_card_is_taken_the_piece_comes_back() -> None:
    scene = table(player(), market="B2 Y5(0) G2 G3", farm="R2 R3")
    scene.play("take 1")
    assert scene.happened(PieceReturned) == [PieceReturned(0)]
    scene.play("take 0")
    assert "reserve market 0" in scene.may()


def test_taking_another_card_leaves_the_piece_where_it_is() -> None:
    scene = table(player(), market="B2 Y5(0) G3")
    scene.play("take 0")
    assert scene.market == "Y5(0) G3"
    assert not scene.happened(PieceReturned)


def test_no_card_is_taken_from_the_farm_or_from_beyond_the_market() -> None:
    scene = table(player(), market="B2", farm="R2 R3")
    assert scene.may("take") == {"take 0"}
    assert scene.refused("take 1") == "There is no such card."


def test_the_hand_has_no_limit() -> None:
    everything = "R2 " * 11 + "B2 " * 11 + "Y2 " * 11 + "G2 " * 10
    scene = table(player(hand=everything), market="G2")
    scene.play("take 0")
    assert scene.hand(0).split().count("G2") == 11


# ---- reserve


def test_a_piece_goes_on_a_market_or_farm_card_that_carries_no_piece() -> None:
    scene = table(player(), player(), player(), market="B2 Y5(1)", farm="R2 R3(2)")
    assert scene.may("reserve") == {"reserve market 0", "reserve farm 0"}
    assert scene.refused("reserve market 1") == "This card already carries a piece."
    assert scene.refused("reserve farm 1") == "This card already carries a piece."
    assert scene.refused("reserve farm 2") == "There is no such card."
    scene.play("reserve farm 0")
    assert scene.farm == "R2(0) R3(2)"
    assert scene.told == [PiecePlaced(0, "farm", 0, CARDS.index("R2"))]
    assert scene.asked == (1, "action")


def test_only_with_the_piece_in_front_of_you() -> None:
    for market, farm in (("B2 Y5(0)", "R2"), ("B2 Y5", "R2(0) R3")):
        scene = table(player(), market=market, farm=farm)
        assert not scene.may("reserve")
        assert scene.refused("reserve market 0") == "Your reservation piece already lies on a card."


def test_only_you_may_buy_or_take_that_card_now() -> None:
    scene = table(player(), player(hand="R2 R5"), market="B2 Y5")
    scene.play("reserve market 1")
    assert scene.may("take") == {"take 0"}
    assert scene.may("buy") == {"buy R2", "buy R5"}
    scene.play("take 0")
    assert scene.may("take") == {"take 0"}


def test_a_piece_moves_with_the_card_from_farm_to_market() -> None:
    scene = table(player(), player(hand="B5"), market="B2", farm="R2 R3")
    scene.play("reserve farm 1", "buy B5")
    assert scene.market.startswith("R2 R3(0) ")
    assert "take 1" in scene.may()


def test_a_reservation_need_never_be_used() -> None:
    scene = table(player(), market="B2 B3 Y5(0)", farm="R2 R3")
    assert {"take 0", "take 1", "take 2"} <= scene.may()


# ---- restock


def test_farm_cards_move_to_the_market_2_are_drawn_to_the_market_3_to_the_farm() -> None:
    scene = table(player(hand="B5"), player(), market="R2 G5(1)", farm="Y5 Y3", draw="G2 G3 B2 B3 Y2")
    scene.play("buy B5")
    assert scene.market == "G5(1) Y5 Y3 G2 G3", "cards that stayed, the farm in its order, the drawn ones"
    assert scene.farm == "B2 B3 Y2"
    [event] = scene.happened(MarketRestocked)
    assert isinstance(event, MarketRestocked)
    assert [" ".join(CARDS[card] for card in row) for row in (event.market, event.drawn, event.farm)] == [
        "Y5 Y3",
        "G2 G3",
        "B2 B3 Y2",
    ]


def test_an_empty_market_is_restocked_at_the_start_of_the_turn() -> None:
    scene = table(player(), player(), market="R2", farm="Y5(0) Y3", draw="G2 G3 B2 B3 Y2")
    scene.play("take 0")
    assert scene.asked == (1, "action")
    assert scene.market == "Y5(0) Y3 G2 G3"
    assert scene.farm == "B2 B3 Y2"


def test_a_market_reserved_by_others_is_restocked_at_the_start_of_the_turn() -> None:
    scene = table(player(), player(), player(), market="R2(0) R3(2) B2", farm="Y5", draw="G2 G3 B2 B3 Y2")
    scene.play("take 2")
    assert scene.market == "R2(0) R3(2) Y5 G2 G3"


def test_an_own_reserved_card_in_the_market_is_one_that_may_be_taken() -> None:
    scene = table(player(), player(), market="R2(1) B2", farm="Y5")
    scene.play("take 1")
    assert not scene.happened(MarketRestocked)
    assert (scene.market, scene.farm) == ("R2(1)", "Y5")


def test_reserving_the_last_free_card_makes_the_next_player_restock() -> None:
    scene = table(player(), player(), market="R2", farm="Y5")
    scene.play("reserve market 0")
    assert scene.happened(MarketRestocked)
    assert scene.market.startswith("R2(0) Y5 ")


def test_after_a_buy_there_is_only_one_restock() -> None:
    scene = table(player(hand="B5"), market="R2", farm="")
    scene.play("buy B5")
    assert len(scene.happened(MarketRestocked)) == 1
    assert (len(scene.state.market), len(scene.state.farm)) == (2, 3)


# ---- reshuffle


def test_when_the_draw_pile_is_empty_and_a_card_is_needed_the_discard_pile_is_shuffled_into_a_new_one() -> None:
    scene = table(
        player(hand="B5"),
        player(),
        market="R2",
        draw="G2 G3 B2",
        discard="Y2 Y2 Y3",
        hoarder=1,
        chance=shuffled("Y2 B5 Y3 Y2"),
    )
    scene.play("buy B5")
    assert scene.market == "G2 G3"
    assert scene.farm == "B2 Y2 B5"
    assert scene.happened(PileShuffled) == [PileShuffled(4)]
    assert [CARDS[card] for card in reversed(scene.state.draw)] == ["Y3", "Y2"]
    assert scene.discard == "-"
    assert scene.state.discard_top == -1


def test_reshuffle_happens_only_when_a_card_is_needed_and_the_draw_pile_is_empty() -> None:
    scene = table(player(hand="B5"), player(), market="R2", draw="G2 G3 B2 B3 Y2", discard="Y2 Y3", hoarder=1)
    scene.play("buy B5")
    assert not scene.state.draw
    assert not scene.happened(PileShuffled)
    assert scene.discard == "B5 Y2 Y3"


def test_while_the_pile_is_shuffled_every_card_lies_in_one_place() -> None:
    scene = table(
        player(hand="B5"),
        player(),
        market="R2",
        farm="Y5 Y3",
        draw="G2",
        discard="Y2 Y2 Y3",
        hoarder=1,
        chance=shuffled("Y2 B5 Y3 Y2"),
    )
    move = scene.title.read("buy B5")
    scene.state.play(move, scene.chance, lambda event: scene.check(scene.state))
    assert scene.market == "Y5 Y3 G2 Y2"


# ---- both piles empty


def test_what_cannot_be_drawn_is_not_drawn() -> None:
    scene = table(player(hand="B5"), player(), market="R2", farm="Y5", hoarder=1, chance=shuffled("B5"))
    scene.play("buy B5")
    assert scene.market == "Y5 B5", "the payment is the only card that can be drawn"
    assert scene.farm == ""


def test_nothing_at_all_to_draw_leaves_the_rows_as_they_are() -> None:
    scene = table(player(), player(), market="R2", farm="Y5", hoarder=1)
    scene.play("take 0")
    assert (scene.market, scene.farm) == ("Y5", "")
    assert scene.asked == (1, "action")
