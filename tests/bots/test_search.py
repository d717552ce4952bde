"""The search spends its thought where it matters, keeps its time, and tells what it would do next."""

from functools import partial

import pytest

from game import catalog
from game.bots import BOTS, hurried
from game.bots.search import choose_by_search, search
from game.core.chance import Dice
from tests.core.tables import every_table, sit, steps


@pytest.mark.parametrize(("least", "equally"), [(1, 2), (3, 3)])
@every_table
def test_the_best_moves_are_thought_about_equally_often(name: str, seats: int, least: int, equally: int) -> None:
    title = catalog.title(name)
    match = sit(name, seats)
    for _ in steps(match, 12):
        thoughts = search(title, match.view(match.state.to_act, title.aids), Dice(1), 30, least=least)
        visits = [thought.visits for thought in thoughts]
        assert len(set(visits[:equally])) == 1
        assert visits[0] == max(visits)


@every_table
def test_what_would_come_next_can_be_played_then(name: str, seats: int) -> None:
    title = catalog.title(name)
    match, told = sit(name, seats), 0
    for number, _ in enumerate(steps(match, 60)):
        if number % 5:
            continue
        for thought in search(title, match.view(match.state.to_act, title.aids), Dice(1), 10)[:2]:
            if thought.then is not None:
                after = match.state.clone()
                after.play(thought.move, Dice(1))
                assert after.to_act == match.state.to_act
                assert after.why_not(thought.then) is None
                told += 1
    # Osaka's own purchases seldom wreck own goods, and Trader closes a column with three players only.
    assert told or (name, seats) != ("trader", 3)


@pytest.mark.parametrize("name", catalog.names())
def test_a_search_that_is_hurried_ends(name: str) -> None:
    title = catalog.title(name)
    match = sit(name, 3)
    days = partial(choose_by_search, iterations=10**9)
    move = hurried(days, 0.05)(title, match.view(match.state.to_act, title.aids), Dice(1))
    assert match.state.why_not(move) is None
    assert hurried(BOTS["steady"], 0.05) is BOTS["steady"], "it thinks no time anyway"
