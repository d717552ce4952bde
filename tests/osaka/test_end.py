"""The rule book of Traders of Osaka: passing, the end and the ranking."""

import pytest

from game.core.chance import Dice
from game.core.events import GameEnded
from game.osaka import TITLE
from game.osaka.events import MarketRestocked, TurnPassed
from game.osaka.scoring import result
from tests.osaka.table import Table, player, shuffled, table


@pytest.mark.parametrize(
    ("points", "tokens", "places"),
    [
        ([5, 9, 7], "BBB R R", (3, 1, 2)),
        ([9, 9, 7], "R RB RRRR", (2, 1, 3)),
        ([9, 9, 7], "RB YG R", (1, 1, 3)),
        ([4, 4, 4], "RB YG RR", (1, 1, 1)),
        ([4, 5, 5], "RB Y GG", (3, 2, 1)),
    ],
)
def test_most_points_win_then_most_tokens_then_the_win_is_shared(
    points: list[int], tokens: str, places: tuple[int, ...]
) -> None:
    held = [letters.count(letter) for letters in tokens.split() for letter in "RBYG"]
    assert result("tokens", points, held).places == places


def test_goods_and_hands_count_nothing() -> None:
    scene = table(
        player(hand="B5 G5 G5", goods="Y5 Y5 Y5", insured="G5", tokens="RRRRRRR"), player(points=3), market="R2", red=4
    )
    scene.play("buy B5")
    assert scene.state.result is not None
    assert scene.state.result.points == (2, 3)
    assert scene.state.result.places == (2, 1)


def test_when_the_game_is_over_everything_is_refused() -> None:
    scene = table(player(hand="B5", tokens="RRRRRRR"), market="R2", red=4)
    scene.play("buy B5")
    for move in ("take 0", "pass", "decline", "buy B5", "token red", "insure G2 for G3"):
        assert scene.refused(move) == "The game is over."


# ---- nothing to do


def stuck() -> Table:
    """All cards are in the hand of seat 2 but one, which seat 1 has reserved."""
    return table(player(), player(), player(), market="R5(1)", hoarder=2)


def test_who_has_no_legal_buy_take_or_reserve_passes_as_a_move_of_its_own() -> None:
    scene = stuck()
    assert scene.may() == {"pass"}
    scene.play("pass")
    assert scene.told == [TurnPassed(0)]
    assert scene.asked == (1, "action")


def test_who_can_do_anything_else_may_not_pass() -> None:
    sentence = "Passing is only for who can neither buy, take nor reserve."
    assert table(market="R2(0)").refused("pass") == sentence
    assert table(market="R2", farm="G2").refused("pass") == sentence
    only_reserve = table(player(), player(), market="R5(1)", farm="G2", hoarder=1)
    assert only_reserve.may() == {"reserve farm 0"}
    assert only_reserve.refused("pass") == sentence


def test_a_pass_is_only_for_after_the_restock_at_the_start_of_the_turn() -> None:
    scene = table(player(), player(), player(), market="R5(2) B2", farm="G2 G3", hoarder=2)
    scene.play("take 1")
    assert scene.happened(MarketRestocked)
    assert (scene.market, scene.farm) == ("R5(2) G2 G3", "")
    assert "pass" not in scene.may()


def test_when_all_players_pass_in_a_row_the_game_ends_and_is_scored() -> None:
    scene = table(player(points=2), player(points=5), market="", hoarder=1)
    scene.play("pass")
    assert scene.state.result is None
    scene.play("pass")
    assert scene.state.result is not None
    assert scene.state.result.reason == "nobody can do anything"
    assert scene.state.result.points == (2, 5)
    assert isinstance(scene.told[-1], GameEnded)


@pytest.mark.parametrize(
    ("market", "farm", "move"),
    [("B5(1)", "", "take 0"), ("B5(1)", "", "buy R5"), ("B5(2)", "Y3(0) G2", "reserve market 2")],
)
def test_passes_that_are_not_in_a_row_do_not_end_the_game(market: str, farm: str, move: str) -> None:
    scene = table(player(), player(hand="R5"), player(), market=market, farm=farm, hoarder=2, chance=shuffled("R5"))
    scene.play("pass")
    assert scene.state.passes == 1
    scene.play(move)
    assert scene.state.passes == 0


def test_hoarding_players_reach_the_end_by_passing() -> None:
    for seats in (2, 3, 4):
        state = TITLE.deal(seats, {}, Dice(seats), None)
        turns = 0
        while not state.result:
            takes = [move for move in state.moves() if move.verb in ("token", "take", "pass")]
            state.play(takes[0], Dice(turns))
            turns += 1
        assert state.result.reason == "nobody can do anything"
        assert state.result.points == (0,) * seats
        assert sum(size for size in state.view(0).hand_sizes) == 108
