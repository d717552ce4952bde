"""Bots play by what their seat may know: other cards behind its back, and they choose the same."""

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest

from game import catalog
from game.bots import BOTS
from game.core.chance import Dice
from tests.bots.brief import brief
from tests.core.tables import every_table, secrets, sit, steps

EVERY = 6
"""How many moves lie between two that are looked at."""
SIBLINGS = 3
"""With how many other deals of the unknown a choice is compared."""
OPEN = {"trader"}
"""Where a perfect memory knows everything."""
every_level = pytest.mark.parametrize("level", BOTS)


@every_level
@every_table
def test_a_bot_chooses_the_same_whatever_its_seat_cannot_know(name: str, seats: int, level: str) -> None:
    title, player = catalog.title(name), brief(level)
    match, changed = sit(name, seats), 0
    for number, _ in enumerate(steps(match)):
        state, seat = match.state, match.state.to_act
        if number % EVERY:
            continue
        chosen = player(title, state.view(seat, title.aids), Dice(number))
        assert state.why_not(chosen) is None, title.write(chosen)
        for deal in range(SIBLINGS):
            other = secrets(name).sibling(state, seat, title.aids, Dice(deal))
            changed += other.position() != state.position()
            assert player(title, other.view(seat, title.aids), Dice(number)) == chosen, f"move {number}, deal {deal}"
    assert bool(changed) == (name not in OPEN)


@every_table
def test_no_position_can_be_reached_from_what_a_bot_is_given(name: str, seats: int) -> None:
    title = catalog.title(name)
    match = sit(name, seats)
    for _ in steps(match, most=15):
        pass
    truth = type(match.state)
    assert truth in map(type, reachable([match.state.view]))
    for seat in range(seats):
        assert truth not in map(type, reachable([match.view(seat, title.aids), title]))


def reachable(things: list[Any]) -> list[Any]:
    """List everything that can be got hold of by following references, modules and what they define left out."""
    found = {id(thing): thing for thing in things}
    todo = list(things)
    while todo:
        for thing in gc.get_referents(todo.pop()):
            if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
                found[id(thing)] = thing
                todo.append(thing)
    return list(found.values())
