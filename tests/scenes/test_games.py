"""Whole games with the mouse, without a window: what is clicked is what is played."""

import random

import pytest

from game.core.match import PERSON
from tests.scenes.robot import open_table


@pytest.mark.parametrize(("kinds", "seed"), [((PERSON,) * 2, "a"), ((PERSON,) * 3, "b"), ((PERSON,) * 4, "c")])
def test_a_whole_game_is_played_by_clicking(kinds: tuple[str, ...], seed: str) -> None:
    robot = open_table(kinds, seed)
    choose = random.Random(seed).choice
    match = robot.table.match
    robot.wait()
    while match.state.result is None:
        move = choose(match.state.moves())
        before = len(match.decisions)
        robot.play(move)
        assert len(match.decisions) == before + 1, f"seed {seed}: {move} was not played"
        assert match.decisions[-1].move == move, f"seed {seed}: {move} became {match.decisions[-1].move}"
        robot.wait()
    assert any(key[0] == "results" for key in robot.table.stage.goals)
