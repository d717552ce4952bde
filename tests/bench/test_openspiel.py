"""OpenSpiel's search plays our titles by our rules and knows no more than a seat may know; where it is installed."""

from typing import Any

import pytest

from game import catalog
from game.core.chance import Dice
from tests.core.tables import every_table, secrets, sit, steps

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra bench is not installed")


def choose(*arguments: Any) -> Any:
    from tests.bench.openspiel import choose

    return choose(*arguments)


@every_table
def test_a_title_is_a_game_of_openspiel_from_the_deal_to_the_victory(name: str, seats: int) -> None:
    import tests.bench.openspiel  # noqa: F401 (registers the titles)

    game = pyspiel.load_game(f"akindo_{name}(players={seats},seed=7)")
    assert game.num_players() == seats
    position, dice = game.new_initial_state(), Dice(7)
    while not position.is_terminal():
        actions = position.legal_actions()
        position.apply_action(actions[int(dice.random() * len(actions))])
    assert sum(position.returns()) == pytest.approx(game.utility_sum())
    assert len(position.history()) > 20


@every_table
def test_it_chooses_a_legal_move_in_its_time_whatever_is_asked(name: str, seats: int) -> None:
    title = catalog.title(name)
    asked = set()
    match = sit(name, seats)
    for _ in steps(match):
        state = match.state
        if state.asked not in asked:
            asked.add(state.asked)
            move, _ = choose(title, match.view(state.to_act, title.aids), Dice(1), 0.02)
            assert state.why_not(move) is None, title.write(move)


@every_table
def test_its_deals_are_made_from_the_view_alone(name: str, seats: int) -> None:
    title = catalog.title(name)
    match = sit(name, seats)
    for _ in steps(match, most=20):
        pass
    state, seat = match.state, match.state.to_act
    other = secrets(name).sibling(state, seat, title.aids, Dice(2))
    once = [choose(title, each.view(seat, title.aids), Dice(1), 1e-9) for each in (state, other)]
    assert once[0] == once[1]
