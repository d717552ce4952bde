"""Every table the tests sit down at: each title with each number of players, and games that chance alone plays there.

What a title must bring along lies in `tests/<title>/`: `invariants` (what is always true of a position, and the score
counted again) and `secrets` (the same position as far as a seat knows, with all that it cannot know changed).
"""

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from game import catalog
from game.core.chance import Dice
from game.core.game import State, Title
from game.core.match import COLOURS, Match, Seat

GAMES = int(os.environ.get("AKINDO_GAMES", "18"))
"""How many games the simulation plays at each table."""
LONGEST = 10_000
"""More moves than any game has."""

TABLES = tuple((name, seats) for name in catalog.names() for seats in catalog.title(name).players)
every_table = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])

SAT: list[Match] = []
"""The match that was dealt last: if a test fails, its record is printed."""


def sit(name: str, seats: int, number: int = 0) -> Match:
    """Deal game `number` of a table."""
    title = catalog.title(name)
    people = [Seat(f"seat {seat}", "person", COLOURS[seat]) for seat in range(seats)]
    match = Match(title, people, agreed(title, seats, number), Dice(f"{name} {seats} {number}"))
    SAT[:] = [match]
    return match


def agreed(title: Title, seats: int, number: int) -> dict[str, Any]:
    """What a table agrees on for game `number`. Numbers in a row go through all choices of all options."""
    options: dict[str, Any] = {}
    for option in title.options:
        choice = {option.name: option.choices[number % len(option.choices)]}
        try:
            title.complete(seats, choice)
        except ValueError:  # such as seat 3 starting at a table of three
            continue
        options |= choice
    return options


def choose(state: State, dice: Dice) -> Any:
    """Choose a kind of move and then a move of that kind, so that rare kinds are played as often as common ones.

    In what order the moves are listed makes no difference.
    """
    moves = state.moves()
    verbs = sorted({move.verb for move in moves})
    verb = verbs[int(dice.random() * len(verbs))]
    kind = sorted(move for move in moves if move.verb == verb)
    return kind[int(dice.random() * len(kind))]


def steps(match: Match, most: int = LONGEST) -> Iterator[Any]:
    """Play on by chance, giving each move just before it is played, until the game or this many moves are over."""
    luck = match.chance.chance
    assert isinstance(luck, Dice)
    dice = Dice(f"moves {luck.random()}")
    while match.state.result is None and most > 0:
        move = choose(match.state, dice)
        yield move
        refusal = match.play(move)
        assert refusal is None, f"{match.title.write(move)} was listed but refused: {refusal}"
        most -= 1
    assert match.state.result or most < LONGEST, "the game does not end"


def played(name: str, seats: int, number: int = 0, most: int = LONGEST) -> Match:
    """Play a game through, or this many moves of it."""
    match = sit(name, seats, number)
    for _ in steps(match, most):
        pass
    return match


def invariants(name: str) -> Any:
    """Find what a title says is always true: `accounted(state)` and `recount(match)`."""
    return import_module(f"tests.{name}.invariants")


def secrets(name: str) -> Any:
    """Find what a title says a seat cannot know: `sibling(state, seat, aids, dice)`."""
    return import_module(f"tests.{name}.secrets")
