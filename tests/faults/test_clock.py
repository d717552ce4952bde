"""Clocks that go wrong: the game played last is offered, every date can be written, and time only goes forward."""

import ast
import os
import time
from pathlib import Path

import pytest

from game.core.match import PERSON
from scenes import saves
from scenes.library import LibraryPage
from scenes.title import TitlePage
from scenes.words import LANGUAGES
from tests.scenes.pages import Visitor
from tests.scenes.robot import open_table
from tests.scenes.test_saves import ALL, begun, kept

ROOT = Path(__file__).resolve().parents[2]
YEAR = 366 * 24 * 3600
WALL_CLOCKS = {"scenes/files.py", "scenes/saves.py", "scenes/trouble.py"}
"""Where the date matters: what is old, what was played last, and when something went wrong."""


@pytest.mark.parametrize("ahead", [120, YEAR, 40 * YEAR])
def test_after_the_clock_was_set_back_the_game_just_played_is_offered(ahead: int) -> None:
    before, older = kept(begun(1)), kept(begun(2))
    os.utime(before, (time.time() + ahead,) * 2)
    os.utime(older, (time.time() + ahead - 10,) * 2)
    now = kept(begun(3))
    assert saves.shelf() == [now, before, older]
    found, _ = saves.unfinished(ALL)
    assert found
    assert found.file == now


def test_a_disk_whose_clock_is_a_little_ahead_changes_nothing() -> None:
    first, second = kept(begun(1)), kept(begun(2))
    os.utime(first, (time.time() - 30,) * 2)
    os.utime(second, (time.time() + 20,) * 2)
    assert saves.shelf() == [second, first]


def test_the_name_of_a_game_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    file = kept(match)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    match.play(match.state.moves()[0])
    assert kept(match) == file
    assert saves.name(begun()) == file.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("when", [-(2.0**40), -1.0, 0.0, 2.0**33, 2.0**55])
def test_every_date_that_a_disk_can_tell_is_written(when: float, language: str, home: Path) -> None:
    file = kept(begun())
    try:
        os.utime(file, (when, when))
    except OverflowError:
        pytest.skip("this disk cannot tell such a date")
    visitor = Visitor(LibraryPage(), file=home / "settings.json", language=language)
    assert [game.saved.file for game in visitor.page.games] == [file]
    visitor.click("export")
    assert visitor.page.path
    assert Visitor(TitlePage(), file=home / "settings.json").page.saved


@pytest.mark.parametrize("gap", [3600_000.0, 50 * 24 * 3600_000.0])
def test_after_a_long_sleep_of_the_computer_play_goes_on_where_it_was(gap: float) -> None:
    robot = open_table((PERSON, "random", "random"), "sleep", speed="x1")
    for _ in range(8):
        robot.tick(ms=200)
    robot.tick(ms=gap)
    robot.wait()
    robot.play(robot.match.state.moves()[0])
    robot.tick(ms=gap)
    robot.wait()
    assert len(robot.match.decisions) > 1


def test_motion_knows_no_clock_that_can_be_set() -> None:
    """Only the loop asks for the time, and that of a clock that never goes back."""
    used: set[str] = set()
    for room in ("scenes", "game"):
        for file in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Attribute)
                if named and ast.unparse(node) in (
                    "time.time",
                    "datetime.now",
                    "time.strftime",
                    "pygame.time.get_ticks",
                ):
                    used.add(file.relative_to(ROOT).as_posix())
    assert used == WALL_CLOCKS
