"""The rule book of Traders of Osaka: payday, which is selling, tokens, wrecks with insurance, and the return."""

import pytest

from game.core.events import GameEnded
from game.osaka.data import CARDS, OSAKA
from game.osaka.events import (
    GoodsInsured,
    GoodsLost,
    GoodsSold,
    InsuranceDeclined,
    MarketRestocked,
    PaydayCame,
    PileShuffled,
    ShipReturned,
    ShipSailed,
    ShipWrecked,
    TokenWon,
)
from game.osaka.heaps import text
from game.osaka.moves import Insure
from tests.osaka.table import Table, player, shuffled, table


def sales(scene: Table) -> list[tuple[int, str, int]]:
    """Who sold what for how many points, in order."""
    return [(event.seat, text(event.lot), event.points) for event in scene.told if isinstance(event, GoodsSold)]


# ---- sell


def test_no_payday_while_no_ship_has_reached_edo() -> None:
    scene = table(player(hand="B5"), market="R2", red=3)
    scene.play("buy B5")
    assert not scene.happened(PaydayCame)
    assert scene.goods(0) == "R2"


def test_every_player_sells_all_goods_of_the_arrived_colour_and_no_others() -> None:
    scene = table(
        player(hand="B5", goods="R3 G2"), player(goods="R5 Y3"), player(goods="B2"), market="R2", red=4, blue=1
    )
    scene.play("buy B5")
    assert sales(scene) == [(0, "R2 R3", 2), (1, "R5", 1)]
    assert [scene.goods(seat) for seat in range(3)] == ["G2", "Y3", "B2"]
    assert scene.state.points == [2, 1, 0]


def test_insured_goods_are_sold_too() -> None:
    scene = table(player(hand="B5"), player(goods="R2", insured="R3 R5 Y2"), market="R2", red=4)
    scene.play("buy B5")
    assert sales(scene)[1] == (1, "R2 R3 R5", 3)
    assert (scene.goods(1), scene.insured(1)) == ("-", "Y2")


@pytest.mark.parametrize(
    ("goods", "tokens", "points"),
    [
        ("R2 R3 R5", "", 3),  # three reds, highest 5, no token: 15
        ("R2", "", 1),  # a single 2 is rounded up to 5
        ("R3 R3 R5", "RR", 5),  # (5 + 2) x 3 = 21, rounded to 25
        ("R2 R2 R2", "", 2),  # 6, rounded to 10
        ("R3 R3", "R", 2),  # 8, rounded to 10
        ("R5", "BYG", 1),  # tokens of other colours do not count
        ("R5 R5", "", 2),  # 10 is not rounded
        ("R2 R2 R2 R2 R2", "RRR", 5),  # 25 is not rounded
        ("R5 R5 R5 R5 R5 R5 R5", "RRRRRR", 16),  # 77, rounded to 80
    ],
)
def test_price_is_highest_value_plus_tokens_times_cards_rounded_up_to_5(goods: str, tokens: str, points: int) -> None:
    scene = table(player(hand="B5"), player(goods=goods, tokens=tokens), market="R2", red=4)
    scene.play("buy B5")
    assert sales(scene)[1] == (1, goods, points)
    assert scene.state.points[1] == points


def test_a_sale_is_written_out() -> None:
    scene = table(player(hand="B5"), player(goods="R3 R3 R5", tokens="RR"), market="R2", red=4)
    scene.play("buy B5")
    sold = next(event for event in scene.happened(GoodsSold) if isinstance(event, GoodsSold) and event.seat == 1)
    assert (sold.number, sold.highest, sold.tokens, sold.money, sold.points) == (3, 5, 2, 21, 5)


def test_the_lowest_valued_cards_of_the_lot_become_the_point_cards_the_rest_are_discarded() -> None:
    scene = table(player(hand="B5"), player(goods="R2 R2 R3 R3"), market="R5(1) R2", red=4)
    scene.play("buy B5")
    assert sales(scene) == [(0, "R2", 1), (1, "R2 R2 R3 R3", 3)]
    assert text(scene.state.sold) == "R2 R2 R2 R3"
    assert scene.discard == "R3 B5"


def test_if_the_lot_has_fewer_cards_than_points_the_rest_come_from_the_draw_pile() -> None:
    scene = table(
        player(hand="B2"), player(goods="G3 G3 G5", tokens="GG"), market="G2", draw="Y2 Y3  R2 R3 B2 B3 Y5", green=4
    )
    scene.play("buy B2")
    assert sales(scene)[1] == (1, "G3 G3 G5", 5)
    assert text(scene.state.sold) == "G2 G3 G3 G5", "three cards of the lot, and the buyer's own"
    assert [CARDS[card] for card in scene.state.blind] == ["Y2", "Y3"]
    assert scene.market == "R2 R3", "the point cards were drawn before the restock"


def test_point_cards_are_drawn_after_a_reshuffle_if_need_be() -> None:
    scene = table(
        player(hand="B5"),
        player(goods="R5", tokens="RRRRRR"),
        player(),
        market="R2",
        draw="Y2",
        discard="G2 G3 G5 B2 B3",
        hoarder=2,
        chance=shuffled("G5 B5 G2 G3 B2 B3"),
        red=4,
    )
    scene.play("buy B5")
    assert sales(scene)[1] == (1, "R5", 3)
    assert [CARDS[card] for card in scene.state.blind] == ["Y2", "G5"]
    assert (scene.market, scene.farm) == ("B5 G2", "G3 B2 B3")
    assert scene.happened(PileShuffled) == [PileShuffled(6)]


def test_points_owed_are_counted_in_full_when_both_piles_are_empty() -> None:
    scene = table(
        player(hand="B5"),
        player(goods="R5", tokens="RRRRRR"),
        player(),
        market="R2",
        hoarder=2,
        chance=shuffled("B5"),
        red=4,
    )
    scene.play("buy B5")
    assert scene.state.points == [1, 3, 0]
    assert [CARDS[card] for card in scene.state.blind] == ["B5"], "a marker stands for the third card"


def test_order_of_sales_red_blue_yellow_green_and_clockwise_from_the_player_on_turn() -> None:
    scene = table(
        player(goods="R2 G2"),
        player(hand="B5 B5"),
        player(goods="R3 Y3"),
        market="B2 G2 Y2 R2",
        red=4,
        yellow=4,
        green=4,
    )
    scene.play("take 0", "buy B5 B5")
    assert [(seat, lot) for seat, lot, _ in sales(scene)] == [
        *((1, "R2"), (2, "R3"), (0, "R2")),
        *((1, "Y2"), (2, "Y3")),
        *((1, "G2"), (0, "G2")),
    ]


def test_the_order_of_sales_decides_who_draws_which_card() -> None:
    scene = table(
        player(hand="B5", insured="Y5", tokens="YYY"),
        player(goods="R5 Y5", tokens="RRR"),
        market="R2 Y2",
        draw="G2 G3 G5 B2  B3 B5 G2 G2 G2",
        red=4,
        yellow=4,
    )
    scene.play("buy B5")
    assert sales(scene) == [(0, "R2", 1), (1, "R5", 2), (0, "Y2 Y5", 4), (1, "Y5", 1)]
    assert [CARDS[card] for card in scene.state.blind] == ["G2", "G3", "G5"]


# ---- tokens


def test_each_player_who_scored_in_a_colour_takes_one_token_of_that_colour() -> None:
    scene = table(player(hand="B5"), player(goods="R5 R5", tokens="B"), player(goods="Y3"), market="R2", red=4)
    scene.play("buy B5")
    assert [scene.tokens(seat) for seat in range(3)] == ["R", "RB", ""]
    assert scene.happened(TokenWon) == [TokenWon(0, 0), TokenWon(1, 0)]


def test_several_ships_arriving_are_one_payday_with_a_lot_a_price_and_a_token_each() -> None:
    scene = table(
        player(hand="B5", goods="R5", tokens="R"), player(goods="Y3 Y3", tokens="Y"), market="R2 Y2", red=4, yellow=3
    )
    scene.state.ships[2] = 4
    scene.play("buy B5")
    assert scene.happened(PaydayCame) == [PaydayCame((0, 2))]
    assert sales(scene) == [(0, "R2 R5", 3), (0, "Y2", 1), (1, "Y3 Y3", 2)]
    assert (scene.tokens(0), scene.tokens(1)) == ("RRY", "YY")
    kinds = [type(event) for event in scene.told]
    assert kinds.index(TokenWon) > max(place for place, kind in enumerate(kinds) if kind is GoodsSold)


def test_with_8_tokens_of_all_colours_together_the_game_is_over_at_once() -> None:
    scene = table(
        player(hand="B5", goods="G5", tokens="RRBBYYG"),
        player(goods="G3"),
        market="R2",
        farm="Y2",
        red=4,
        green=3,
    )
    scene.play("buy B5")
    assert scene.state.result is not None
    assert (scene.market, scene.farm) == ("", "Y2"), "if the payday ended the game there is no restock"
    assert (scene.ship("red"), scene.ship("green")) == (5, 3), "no wreck and no return"
    assert (scene.goods(0), scene.goods(1)) == ("G5", "G3")
    assert isinstance(scene.told[-1], GameEnded)
    assert not scene.happened(ShipWrecked, GoodsLost, ShipReturned, MarketRestocked)
    assert not scene.state.moves()


def test_7_tokens_do_not_end_the_game() -> None:
    scene = table(player(hand="B5", tokens="RRBBYY"), market="R2", red=4)
    scene.play("buy B5")
    assert len(scene.tokens(0)) == 7
    assert scene.state.result is None


def test_two_tokens_of_one_payday_can_pass_8() -> None:
    scene = table(player(hand="B5", goods="", tokens="RRRBBBG"), market="R2 Y2", red=4, yellow=4)
    scene.play("buy B5")
    assert scene.tokens(0) == "RRRRBBBYG"
    assert scene.state.result is not None


def test_any_player_with_8_tokens_ends_the_game_not_only_the_player_on_turn() -> None:
    scene = table(player(hand="B5"), player(goods="R2", tokens="YYYYYYY"), market="R2", red=4)
    scene.play("buy B5")
    assert scene.state.result is not None
    assert scene.state.result.reason == "tokens"


def test_all_arrived_colours_are_sold_and_paid_before_the_end_is_checked() -> None:
    scene = table(
        player(hand="B5", tokens="RRBBYYG"), player(goods="Y5 Y5 Y5", tokens="YY"), market="R2 Y2", red=4, yellow=4
    )
    scene.play("buy B5")
    assert scene.state.result is not None
    assert scene.state.result.points == (2, 5)
    assert scene.state.result.tiebreak == (9, 3)


# ---- wrecks


@pytest.mark.parametrize(("space", "wrecked"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_every_ship_on_an_enshunada_space_is_wrecked(space: int, wrecked: bool) -> None:
    scene = table(player(hand="B5"), market="R2", red=4, green=space)
    scene.play("buy B5")
    assert bool(scene.happened(ShipWrecked)) == wrecked
    assert scene.ship("green") == (2 if wrecked else space)


def test_a_ship_that_has_just_sailed_into_the_waves_is_wrecked_too() -> None:
    scene = table(player(hand="B5"), market="R2 G2", red=4, green=2)
    scene.play("buy B5", "decline")
    assert scene.happened(ShipWrecked) == [ShipWrecked(3)]
    assert scene.goods(0) == "-"


def test_ships_in_the_waves_are_safe_while_there_is_no_payday() -> None:
    scene = table(player(hand="B5", goods="G2"), market="R2", green=4)
    scene.play("buy B5")
    assert (scene.ship("green"), scene.goods(0)) == (4, "R2 G2")


def test_ships_in_edo_go_to_osaka_wrecked_ships_go_to_anori() -> None:
    scene = table(player(hand="B5"), market="R2", red=4, blue=3, yellow=4, green=1)
    scene.play("buy B5")
    assert scene.state.ships == [0, 2, 2, 1]
    assert scene.happened(ShipReturned) == [ShipReturned(0, 0), ShipReturned(1, 2), ShipReturned(2, 2)]


def test_everybody_discards_their_uninsured_goods_of_the_wrecked_colours() -> None:
    scene = table(
        player(hand="B5"),
        player(goods="G2 G3 Y2 B2", insured="G5"),
        player(goods="Y5"),
        market="R2",
        red=4,
        green=3,
        yellow=4,
    )
    scene.play("buy B5", "decline", "decline")
    assert (scene.goods(1), scene.insured(1), scene.goods(2)) == ("B2", "G5", "-")
    assert scene.discard == "B5 Y2 Y5 G2 G3"
    assert len(scene.happened(GoodsLost)) == 2


def test_the_restock_comes_after_the_wrecks() -> None:
    scene = table(player(hand="B5"), player(goods="G2"), market="R2", farm="Y2", red=4, green=3)
    scene.play("buy B5")
    assert (scene.market, scene.farm) == ("", "Y2")
    assert scene.asked == (1, "insure")
    scene.play("decline")
    kinds = [type(event) for event in scene.told]
    assert kinds == [InsuranceDeclined, ShipWrecked, GoodsLost, ShipReturned, ShipReturned, MarketRestocked]
    assert scene.asked == (1, "action")


# ---- insurance


def test_from_the_player_on_turn_and_clockwise_each_may_insure() -> None:
    scene = table(
        player(goods="G2"), player(hand="B5 B5", goods="G2"), player(goods="G3"), market="Y2 R2", red=4, green=3
    )
    scene.play("take 0", "buy B5")
    assert scene.asked == (1, "insure")
    scene.play("decline")
    assert scene.asked == (2, "insure")
    scene.play("decline")
    assert scene.asked == (0, "insure")
    scene.play("decline")
    assert scene.asked == (2, "action"), "the turn passes from the player on turn"


def test_every_player_with_uninsured_goods_of_a_wrecked_colour_is_asked_whatever_is_in_the_hand() -> None:
    scene = table(
        player(hand="B5"),
        player(hand="", goods="G2"),
        player(hand="G2 G3", insured="G2", goods="B2"),
        player(hand="R5", goods="G5"),
        market="R2",
        red=4,
        green=3,
    )
    scene.play("buy B5")
    assert scene.asked == (1, "insure")
    assert scene.may() == {"decline"}, "that they hold no insurance is nobody's business"
    scene.play("decline")
    assert scene.asked == (3, "insure"), "who has no uninsured goods in danger is not asked"
    assert scene.may() == {"decline"}


def insuring(hand: str, goods: str, insured: str = "", blue: int = OSAKA, yellow: int = OSAKA) -> Table:
    """A table at which seat 1 is asked to insure: the red ship arrives, and the green one at least is wrecked."""
    asked = player(hand=hand, goods=goods, insured=insured)
    scene = table(player(hand="B5"), asked, market="R2", red=4, blue=blue, yellow=yellow, green=3)
    scene.play("buy B5")
    assert scene.asked == (1, "insure")
    return scene


def test_a_card_with_n_symbols_protects_up_to_n_goods() -> None:
    scene = insuring(hand="G2 G3 G5", goods="G2 G2 G5 G5")
    assert scene.may() == {
        "decline",
        "insure G3 for G5",
        "insure G2 for G5 G5",
        "insure G2 G3 for G2 G5 G5",
    }
    assert scene.refused("insure G2 for G2 G5 G5") == "2 symbols cannot insure 3 goods."
    assert scene.refused("insure G5 for G5") == "A card without an insurance symbol insures nothing."


def test_insured_goods_stay_and_the_cards_are_discarded() -> None:
    scene = insuring(hand="G2 G3 Y5", goods="G2 G3 G5")
    scene.play("insure G2 for G3 G5")
    assert (scene.hand(1), scene.goods(1), scene.insured(1)) == ("Y5 G3", "-", "G3 G5")
    assert scene.discard == "B5 G2 G2"
    assert isinstance(scene.told[0], GoodsInsured)
    assert [text(event.goods) for event in scene.told if isinstance(event, GoodsLost)] == ["G2"]


def test_an_insured_card_can_never_be_lost_to_a_wreck_again() -> None:
    scene = insuring(hand="", goods="G2", insured="G5 G5")
    scene.play("decline")
    assert (scene.goods(1), scene.insured(1)) == ("-", "G5 G5")


def test_a_good_already_insured_needs_and_takes_no_more() -> None:
    scene = insuring(hand="G2", goods="G3", insured="G5")
    assert scene.may() == {"decline", "insure G2 for G3"}
    assert scene.refused("insure G2 for G5") == "Only uninsured goods of a ship being wrecked can be insured."


def test_a_red_symbol_never_protects_a_blue_good() -> None:
    scene = insuring(hand="R2 B2", goods="R5 G5 B5", blue=3)
    assert scene.may() == {"decline", "insure B2 for B5"}
    assert scene.refused("insure R2 for B5") == "A card insures goods of its own colour only."
    assert scene.refused("insure R2 for G5") == "A card insures goods of its own colour only."


def test_insurance_is_offered_only_for_goods_of_the_colours_being_wrecked_now() -> None:
    scene = insuring(hand="Y2 G2", goods="Y5 G5", yellow=2)
    assert scene.refused("insure Y2 for Y5") == "Only uninsured goods of a ship being wrecked can be insured."
    assert scene.may() == {"decline", "insure G2 for G5"}


def test_goods_just_sold_cannot_be_insured() -> None:
    scene = insuring(hand="R2", goods="R5 G5")
    assert scene.refused("insure R2 for R5") == "Only uninsured goods of a ship being wrecked can be insured."


def test_insurance_is_one_decision_for_all_wrecked_colours() -> None:
    scene = insuring(hand="B2 G3", goods="B5 B3 G5", blue=4)
    assert scene.may() == {
        "decline",
        "insure B2 for B3 B5",
        "insure G3 for G5",
        "insure B2 G3 for B3 B5 G5",
    }
    scene.play("insure B2 G3 for B3 B5 G5")
    assert scene.insured(1) == "B3 B5 G5"
    assert scene.asked == (1, "action")


def test_blue_and_red_wrecked_three_discarded_cards_insure_four_goods() -> None:
    scene = table(
        player(hand="G5"), player(hand="B2 B3 R3", goods="B2 B3 B5 R5 R2"), market="Y2", yellow=4, blue=3, red=4
    )
    scene.play("buy G5", "insure B2 B3 R3 for B2 B3 B5 R5")
    assert scene.insured(1) == "R5 B2 B3 B5"
    assert scene.goods(1) == "-"
    assert (scene.ship("blue"), scene.ship("red")) == (2, 2)


def test_the_player_chooses_which_goods_the_default_is_the_highest_values_first() -> None:
    scene = insuring(hand="G3 G3", goods="G2 G3 G5")
    assert scene.may() == {"decline", "insure G3 for G5", "insure G3 G3 for G3 G5"}
    lowest = scene.title.read("insure G3 for G2")
    assert scene.state.why_not(lowest) is None
    scene.state.play(lowest, scene.chance)
    assert scene.insured(1) == "G2"


def test_each_discarded_card_must_protect_at_least_one_of_the_goods() -> None:
    scene = insuring(hand="G2 G2 G3", goods="G3 G5")
    assert scene.refused("insure G2 G2 G3 for G3 G5") == "Each discarded card must insure at least one of the goods."
    assert scene.refused("insure G2 G3 for G5") == "Each discarded card must insure at least one of the goods."
    two_for_two = scene.title.read("insure G2 G2 for G3 G5")
    assert scene.state.why_not(two_for_two) is None, "2 cards with 4 symbols protect between 2 and 4 goods"
    assert two_for_two not in scene.state.moves(), "but one of them would do"


def test_a_2_may_protect_one_good() -> None:
    scene = insuring(hand="G2", goods="G3 G5")
    assert scene.state.why_not(scene.title.read("insure G2 for G5")) is None


def test_only_cards_of_the_hand_may_be_discarded() -> None:
    scene = insuring(hand="G2", goods="G3 G5")
    assert scene.refused("insure G3 for G5") == "These cards are not all in the hand."
    assert scene.refused("insure G2 G2 for G3 G5") == "These cards are not all in the hand."


def test_declining_is_always_possible_and_insuring_nothing_is_no_other_move() -> None:
    scene = insuring(hand="G2", goods="G3 G5")
    assert scene.state.why_not(Insure(0, 0)) == "To insure nothing is to decline."
    scene.play("decline")
    assert scene.hand(1) == "G2"
    assert isinstance(scene.told[0], InsuranceDeclined)


def test_nothing_but_insurance_is_asked_now() -> None:
    scene = insuring(hand="G2 R5", goods="G3")
    for other in ("take 0", "reserve farm 0", "buy R5", "pass", "token red"):
        assert scene.refused(other) == "This is not what is being asked now."


def test_with_no_ship_in_the_waves_nobody_is_asked() -> None:
    scene = table(player(hand="B5"), player(hand="G2", goods="G3"), market="R2", red=4, green=2)
    scene.play("buy B5")
    assert scene.asked == (1, "action")
    assert scene.goods(1) == "G3"
    assert not scene.happened(ShipSailed)[1:]
