"""The risk of a wreck before one's next turn: who could do it, and how likely; nothing that the seat cannot know."""

import pytest

from game.core.chance import Dice
from game.osaka import TITLE
from game.osaka.risk import risks
from tests.core.tables import secrets, sit, steps
from tests.osaka.table import Table, player, table

RED, BLUE = 0, 1
EVERY = 5
"""How many moves lie between two that are looked at."""


def risk_of(scenario: Table, ship: int, seat: int = 0) -> float:
    """The chance that a ship is wrecked before this seat's next turn."""
    found = risks(scenario.state.view(seat, TITLE.aids))
    return next((risk.chance for risk in found if risk.ship == ship), 0.0)


def waves(hand: str = "G5", **how: str) -> Table:
    """Goods lie on the red ship in the great waves, and the market would bring the blue ship to Edo."""
    first = player(**({"goods": "R5 R3"} | how))
    return table(first, player(hand=hand, goods="B5 B5", tokens="BB"), market="B5", red=3, blue=4)


def test_a_ship_in_the_waves_is_in_danger_if_somebody_can_bring_another_to_edo() -> None:
    found = risks(waves().state.view(0, TITLE.aids))
    assert [risk.ship for risk in found] == [RED]
    assert 0.5 < found[0].chance <= 1
    cause = found[0].causes[0]
    assert (cause.seat, cause.arriving, cause.sails) == (1, (BLUE,), False)
    assert sum(cause.chance for cause in found[0].causes) == pytest.approx(found[0].chance)


def test_a_ship_that_the_same_purchase_sends_into_the_waves_is_in_danger_too() -> None:
    scenario = table(
        player(goods="R5 R3"), player(hand="G5 G3", goods="B5 B5", tokens="BB"), market="B5 R3", red=2, blue=4
    )
    found = risks(scenario.state.view(0, TITLE.aids))
    assert [(risk.ship, risk.causes[0].sails) for risk in found] == [(RED, True)]


def test_there_is_no_danger_where_nobody_can_pay() -> None:
    assert risk_of(waves(hand="G3"), RED) == 0


def test_goods_that_are_insured_are_in_no_danger() -> None:
    assert risk_of(waves(goods="", insured="R5 R3"), RED) == 0


def test_a_payday_that_ends_the_game_wrecks_nothing() -> None:
    scenario = table(player(goods="R5"), player(hand="G5", goods="B5", tokens="BBBBBBB"), market="B5", red=3, blue=4)
    assert risk_of(scenario, RED) == 0


def test_what_is_asked_in_the_middle_of_a_payday_has_no_next_turn_yet() -> None:
    scenario = table(player(hand="B5", goods="R5"), player(goods="R3"), market="B5", red=3, blue=4)
    scenario.play("buy B5")
    assert scenario.asked == (0, "insure")
    assert risks(scenario.state.view(0, TITLE.aids)) == ()


@pytest.mark.parametrize("seats", TITLE.players)
def test_the_figure_is_the_same_whatever_the_seat_cannot_know(seats: int) -> None:
    match, seen = sit("osaka", seats), 0
    for number, _ in enumerate(steps(match, most=80)):
        state, seat = match.state, match.state.to_act
        if number % EVERY:
            continue
        found = risks(state.view(seat, TITLE.aids))
        assert all(0 < risk.chance <= 1 for risk in found), f"move {number}: {found}"
        other = secrets("osaka").sibling(state, seat, TITLE.aids, Dice(number))
        assert risks(other.view(seat, TITLE.aids)) == found, f"move {number}"
        seen += bool(found)
    assert seen
