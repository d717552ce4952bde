"""Chances to win after the game: what is all but won is near 1, and what is told is more than chance."""

from math import hypot
from typing import Any

import pytest

from game import catalog, simulate
from game.bots import analysis, bot
from game.bots.analysis import Analysis, Estimate, estimate
from game.core.chance import Dice
from game.core.judgement import shares
from game.core.match import Match
from tests.core.tables import TABLES, every_table
from tests.osaka.table import red_may_arrive

ITERATIONS = 12


def played(name: str, seats: int, number: int = 1) -> Match:
    """A game of steady bots."""
    return simulate.play(simulate.Table(name, ("steady",) * seats, {}, "analysis"), number)


def told(match: Match, *found: Estimate) -> Analysis:
    """Answer every question about a match with one of these, before and after its middle."""
    looked = Analysis(match)
    half = len(match.decisions) // 2
    while looked.question():
        looked.learn(found[looked.todo[0][0] > half])
    return looked


@every_table
def test_all_chances_add_up_to_certainty(name: str, seats: int) -> None:
    match = played(name, seats)
    for decision in match.decisions[::12]:
        view = decision.before.view(decision.seat, match.title.aids)
        found = estimate(name, view, ITERATIONS, "sum")
        assert len(found.chances) == match.title.judgement.sides(seats)
        assert sum(found.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found.chances)
        assert all(0 < error < 0.5 for error in found.errors)


@every_table
def test_the_same_dice_give_the_same_chances(name: str, seats: int) -> None:
    match = played(name, seats)
    decision = match.decisions[len(match.decisions) // 2]
    view = decision.before.view(decision.seat, match.title.aids)
    assert estimate(name, view, ITERATIONS, "one") == estimate(name, view, ITERATIONS, "one")


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] != "master_merchant"])
def test_who_is_about_to_win_has_nearly_every_chance(name: str, seats: int) -> None:
    """In Master Merchant the last decision may be one among several that do not win."""
    match = played(name, seats)
    last = match.decisions[-1]
    assert match.state.result
    winner = match.state.result.places.index(1)
    found = estimate(name, last.before.view(last.seat, match.title.aids), ITERATIONS, "end")
    assert found.chances[winner % len(found.chances)] > 0.9, found


@pytest.mark.parametrize("number", [15, 30, 45])
def test_chances_are_those_of_many_games(number: int) -> None:
    """Play the same position of Osaka out often: the estimate is not far from who wins."""
    match = played("osaka", 2)
    decision, title = match.decisions[number], match.title
    view = decision.before.view(decision.seat, title.aids)
    found = estimate("osaka", view, 60, "many")
    won = 0.0
    for game in range(60):
        dice = Dice(f"out {game}")
        state = title.redeal(view, dice)
        while state.result is None:
            state.play(bot("steady")(title, state.view(state.to_act, title.aids), dice), dice)
        won += shares(state.result, 2)[0]
    assert abs(found.chances[0] - won / 60) < 0.2


def test_a_decision_that_a_hasty_player_would_spoil_does_not_look_lost_before_it_is_made() -> None:
    """Seat 0 loses all it has at sea unless it keeps the red ship from Edo, which is no use at first sight."""
    scenario = red_may_arrive()
    state, title = scenario.state, scenario.title
    before = estimate("osaka", state.view(0, title.aids), ITERATIONS, "before")
    best = max(
        estimate("osaka", after.view(1, title.aids), ITERATIONS, "after").chances[0]
        for after in (_after(state, move) for move in state.moves())
    )
    assert before.chances[0] == pytest.approx(best, abs=0.1)


def _after(state: Any, move: Any) -> Any:
    after = state.clone()
    after.play(move, Dice("after"))
    return after


def test_thoughts_that_agree_may_still_be_wrong() -> None:
    certain = analysis._sum_up([[1.0, 0.0]] * 4)
    assert certain.chances == (1, 0)
    assert certain.errors == (analysis.HAZE, analysis.HAZE)
    split = analysis._sum_up([[0.4, 0.6], [0.6, 0.4]] * 2)
    assert split.chances == pytest.approx((0.5, 0.5))
    assert split.errors[0] > 0.05


def test_the_end_is_certain() -> None:
    looked = told(played("osaka", 2), Estimate((0.5, 0.5), (0.1, 0.1)), Estimate((0.5, 0.5), (0.1, 0.1)))
    assert looked.match.state.result
    places = looked.match.state.result.places
    end = looked.estimates[-1]
    assert end == Estimate(tuple(float(place == 1) for place in places), (0, 0))


def test_a_change_within_the_error_is_not_told() -> None:
    match = played("trader", 2)
    half = len(match.decisions) // 2
    for error, swings in ((0.02, [half]), (0.2, [])):
        looked = told(match, Estimate((0.3, 0.7), (error, error)), Estimate((0.6, 0.4), (error, error)))
        found = [swing for swing in looked.swings() if swing.number < len(match.decisions) - 1]
        assert [swing.number for swing in found] == swings
        for swing in found:
            assert swing.side == match.decisions[half].seat, (
                "of two changes alike, that of the seat that decides is told"
            )
            assert (swing.before, swing.after) == ((0.3, 0.6), (0.7, 0.4))[swing.side]
            assert swing.error == pytest.approx(hypot(error, error))


def test_what_seems_to_have_changed_most_is_looked_at_more_closely() -> None:
    match = played("trader", 2)
    looked = Analysis(match)
    first = len(looked.todo)
    seen: list[tuple[int, int]] = []
    before = 0.0
    while question := looked.question():
        seen.append(looked.todo[0])
        chance = 0.9 if 6 <= seen[-1][0] < 9 else 0.5
        looked.learn(Estimate((chance, 1 - chance), (0.01, 0.01)))
        assert looked.progress > before
        before = looked.progress
        assert question.iterations == seen[-1][1]
        assert looked.todo == [] or looked.swings() == []
    assert before == 1
    assert [number for number, _ in seen[:first]] == list(range(len(match.decisions)))
    again = dict(seen[first:])
    assert {5, 6, 8, 9} <= set(again)
    assert all(iterations == analysis.CLOSER * seen[0][1] for iterations in again.values())
    assert [swing.number for swing in looked.swings()][:2] == [5, 8]


def test_only_what_the_seat_could_know_counts() -> None:
    match = played("osaka", 3)
    looked = Analysis(match)
    question = looked.question()
    assert question
    decision = match.decisions[0]
    assert question.view == decision.before.view(decision.seat, catalog.title("osaka").aids)
