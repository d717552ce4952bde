"""The walls between the rooms, read from what each file imports."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog

ROOT = Path(__file__).resolve().parents[2]
TITLES = catalog.names()
TRUTH = ("game.core.match", "game.core.record", "game.simulate")
"""Where the true position is; only the analysis of a game that is over may look there."""


def test_the_house_has_the_walls_it_should_have() -> None:
    files = [file for room in ("game", "scenes") for file in sorted((ROOT / room).rglob("*.py"))]
    assert len(files) > 30
    broken = [
        f"{file.relative_to(ROOT)}: {sentence}"
        for file in files
        for sentence in walls_broken(file.relative_to(ROOT).with_suffix("").parts, file.read_text(encoding="utf-8"))
    ]
    assert not broken, "\n".join(broken)


def walls_broken(place: tuple[str, ...], source: str) -> Iterator[str]:
    """Say which walls a file in this place breaks through."""
    for name in imported(place, source):
        top, *rest = name.split(".")
        if top == "random" and place != ("game", "core", "chance"):
            yield "random is used in the chance module only"
        elif place[:2] == ("game", "bots") and place[2] != "analysis" and name.startswith(TRUTH):
            yield f"a bot is given a view and does not look at {name}"
        elif top == "distributed" and place == ("game", "cluster"):
            continue
        elif place[0] == "game" and top != "game" and top not in sys.stdlib_module_names:
            yield f"game uses the standard library only, not {top}"
        elif place[0] == "scenes" and top == "game" and rest[1:2] in (["rules"], ["state"]):
            yield f"scenes never look at {name}"
        elif top in ("game", "scenes") and rest[:1] and rest[0] in TITLES and rest[0] != place[1]:
            if place[1] in TITLES:
                yield f"{place[1]} does not know {rest[0]}"
            elif place[1] in ("core", "bots", "table"):
                yield f"{place[0]}/{place[1]} is for any title and does not know {rest[0]}"


def imported(place: tuple[str, ...], source: str) -> Iterator[str]:
    """List the full names of everything a file imports, relative imports included, each name once or twice."""
    package = place if place[-1] == "__init__" else place[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("game/osaka/rules", "import pygame"),
        ("game/bots/search", "from pygame import Rect"),
        ("game/core/match", "import scenes.table.motion"),
        ("game/simulate", "import numpy as np"),
        ("game/simulate", "from distributed import Client"),
        ("game/osaka/rules", "import random"),
        ("game/bots/search", "from random import choice"),
        ("scenes/table/motion", "def late():\n    import random"),
        ("game/osaka/rules", "from game.trader.data import VALUE"),
        ("game/osaka/rules", "from game import trader"),
        ("game/osaka/rules", "from ..trader import data"),
        ("scenes/trader/words", "from scenes.osaka.words import say"),
        ("scenes/trader/words", "from game.osaka.data import CARDS"),
        ("scenes/osaka/market", "from game.osaka.rules import Osaka"),
        ("scenes/osaka/market", "from game.osaka import state"),
        ("scenes/table/selection", "import game.osaka.moves"),
        ("scenes/table/selection", "from ..osaka import market"),
        ("game/core/match", "from game.master_merchant.view import View"),
        ("game/bots/search", "from game.core.match import Match"),
        ("game/bots/__init__", "from game.core import record"),
    ],
)
def test_a_broken_wall_is_seen(place: str, source: str) -> None:
    assert list(walls_broken(tuple(place.split("/")), source))


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("game/core/chance", "import random"),
        ("game/cluster", "from distributed import Client"),
        ("game/bots/__init__", "from game.bots.random import choose_at_random"),
        ("game/bots/analysis", "from game.core.match import Match"),
        ("game/osaka/rules", "from itertools import product\nfrom game.osaka.state import State"),
        ("game/osaka/rules", "from . import choices"),
        (
            "scenes/osaka/market",
            "import pygame\nfrom game.osaka.view import View\nfrom scenes.table.motion import glide",
        ),
        ("scenes/title", "from scenes.rules import RulesScene"),
        ("scenes/app", "from game.catalog import title"),
    ],
)
def test_a_door_is_no_broken_wall(place: str, source: str) -> None:
    assert not list(walls_broken(tuple(place.split("/")), source))
