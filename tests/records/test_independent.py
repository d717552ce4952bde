"""Records are enough: programs that were written from the format's description alone, and cannot roll anything, come to
the same results."""

import json
import re
from importlib import import_module
from typing import get_args

import pytest

from game import catalog, simulate
from game.core import record
from game.core.chance import Dice
from game.core.match import COLOURS, Match, Seat

TABLES = [
    ("osaka", "random,random", {}),
    ("osaka", "steady,random,steady", {}),
    ("osaka", "random,random,random,random", {}),
    ("master_merchant", "random,random,random", {}),
    ("master_merchant", "steady,random,random,steady", {"lone_card": "play", "first": 2}),
    ("trader", "random,random", {"rounds": 3, "first": 1}),
    ("trader", "random,random,random", {"rounds": 2}),
    ("trader", "steady,random,random,random", {"rounds": 2}),
]
GAMES = 25
SEED = 38


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_an_independent_program_comes_to_the_same_result(name: str, seats: str, options: dict[str, object]) -> None:
    replay = import_module(f"tests.records.independent_{name}").replay
    table = simulate.Table(name, tuple(seats.split(",")), options, "independent")
    for number, (_, text) in enumerate(simulate.play_many(table, GAMES)):
        document = json.loads(text)
        assert replay(document) == document["result"], f"{table} {number}"


@pytest.mark.parametrize(
    ("name", "seats", "liked", "reason"),
    [
        ("osaka", 4, ("take", "reserve"), "nobody can do anything"),
        ("master_merchant", 3, ("end",), "turns"),
        ("trader", 4, ("joker", "buy"), "everybody passed"),
    ],
)
def test_it_also_does_when_the_game_ends_in_a_rare_way(
    name: str, seats: int, liked: tuple[str, ...], reason: str
) -> None:
    people = [Seat(f"seat {seat}", "person", COLOURS[seat]) for seat in range(seats)]
    match, dice = Match(catalog.title(name), people, {}, Dice(SEED)), Dice(SEED)
    while match.state.result is None:
        moves = match.state.moves()
        verb = next((verb for verb in liked if any(move.verb == verb for move in moves)), None)
        fitting = [move for move in moves if verb in (None, move.verb)]
        match.play(fitting[int(dice.random() * len(fitting))])
    document = json.loads(record.write(match))
    assert document["result"]["reason"] == reason
    assert import_module(f"tests.records.independent_{name}").replay(document) == document["result"]


@pytest.mark.parametrize("name", catalog.names())
def test_the_description_has_an_example_of_each_move(name: str) -> None:
    title = catalog.title(name)
    section = next(part for part in (record.__doc__ or "").split("\n# ") if f'("{name}")' in part)
    table = next(paragraph for paragraph in section.split("\n\n") if paragraph.startswith("    "))
    examples = [re.split(" {2,}", line.strip())[0] for line in table.splitlines()]
    moves = [title.read(example) for example in examples]
    assert [title.write(move) for move in moves] == examples
    assert {type(move) for move in moves} == set(get_args(import_module(f"game.{name}.moves").Move))
