"""The rule book of Traders of Osaka: what is open and what is secret."""

import pytest

from game.core.chance import Dice
from game.osaka import TITLE
from game.osaka.data import CARDS
from game.osaka.events import GoodsInsured, GoodsSold, PaymentMade
from game.osaka.heaps import text
from game.osaka.view import AIDS, HANDS, POINTS, View
from tests.osaka.table import Table, player, table


def scene() -> Table:
    """A table of three with something of everything."""
    return table(
        player(hand="R2 R5", goods="B2", insured="B5", tokens="RB", points=7),
        player(hand="G2 G3 G5", goods="Y2", tokens="Y", points=13),
        player(hand="B3", points=4),
        market="Y3 Y5(1)",
        farm="G2(2) G3",
        discard="R2 R3",
        draw="B2 B3",
        red=1,
        green=4,
    )


def test_market_farm_goods_tokens_pieces_and_discard_pile_are_open() -> None:
    state = scene().state
    for seat in range(3):
        view: View = state.view(seat)
        assert [CARDS[card] for card in view.market + view.farm] == ["Y3", "Y5", "G2", "G3"]
        assert view.market_owner + view.farm_owner == (-1, 1, 2, -1)
        assert (text(view.goods[0]), text(view.insured[0]), text(view.goods[1])) == ("B2", "B5", "Y2")
        assert view.tokens == (1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)
        assert text(view.discard) == "R2 R3"
        assert view.ships == (1, 0, 0, 4)


def test_hand_sizes_and_the_sizes_of_the_piles_are_open() -> None:
    state = scene().state
    for seat in range(3):
        view = state.view(seat)
        assert view.hand_sizes == (2, 3, 1)
        assert view.draw_size == len(state.draw)


def test_the_cards_in_a_hand_are_secret() -> None:
    view = scene().state.view(1)
    assert view.hands == (None, view.hands[1], None)
    assert text(view.hands[1]) == "G2 G3 G5"


def test_the_number_of_a_players_points_is_secret_others_see_how_high_the_pile_is() -> None:
    view = scene().state.view(2)
    assert view.points == (None, None, 4)
    assert view.heights == (2, 4, 1)
    assert view.sold is None


def test_no_pile_is_told_from_a_pile_but_not_one_card_from_the_next() -> None:
    heights = [table(player(), player(points=points)).state.view(0).heights[1] for points in range(10)]
    assert heights == [0, 1, 1, 1, 1, 2, 2, 2, 2, 3]


def test_open_hands_and_open_scores_are_matters_of_view() -> None:
    state = scene().state
    hands = state.view(0, frozenset((HANDS,)))
    assert [text(hand) for hand in hands.hands] == ["R2 R5", "G2 G3 G5", "B3"]
    assert hands.points == (7, None, None)
    points = state.view(0, frozenset((POINTS,)))
    assert points.points == (7, 13, 4)
    assert points.hands[1:] == (None, None)


def test_all_that_enters_or_leaves_a_hand_or_is_sold_does_so_face_up() -> None:
    ended = table(player(hand="B5"), player(hand="G2", goods="R2 G3"), market="R2", red=4, green=3)
    ended.play("buy B5")
    seen = [event.seen_by(1) for event in ended.told]
    assert [text(event.payment) for event in seen if isinstance(event, PaymentMade)] == ["B5"]
    assert [(text(event.lot), event.points) for event in seen if isinstance(event, GoodsSold)] == [("R2", 1), ("R2", 1)]
    ended.play("insure G2 for G3")
    seen = [event.seen_by(0) for event in ended.told]
    assert [text(event.spent) for event in seen if isinstance(event, GoodsInsured)] == ["G2"]


def test_points_are_open_when_the_game_is_over() -> None:
    ended = table(player(hand="B5", tokens="RRRRRRR"), player(points=9), market="R2", red=4)
    ended.play("buy B5")
    assert ended.state.view(0).points == (2, 9)


def test_moves_are_shown_to_the_seat_that_is_asked_alone() -> None:
    state = scene().state
    assert state.view(0).moves == tuple(state.moves())
    assert state.view(1).moves == state.view(2).moves == ()


def test_a_position_says_nothing_secret_about_itself() -> None:
    shown = repr(scene().state)
    assert shown == "<Traders of Osaka, 3 seats, turn 1, seat 0 asked for action>"


@pytest.mark.parametrize("aids", [(), (HANDS,), (POINTS,)])
def test_dealing_anew_needs_a_perfect_memory(aids: tuple[str, ...]) -> None:
    state = scene().state
    with pytest.raises(ValueError, match="perfect memory"):
        TITLE.redeal(state.view(0, frozenset(aids)), Dice(1))
    assert TITLE.redeal(state.view(0, AIDS), Dice(1)).hands == state.hands
