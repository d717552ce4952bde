"""A whole game in a real window with a real mouse, resized and brought to full screen in the middle."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.chance import Dice
from game.core.match import PERSON
from game.osaka.moves import Buy, Decline, Move, Take
from scenes.osaka.ask import proposal
from scenes.seats import EMPTY
from tests.core.tables import choose
from tests.window.desk import ROOT, Desk, Twin, environment, eventually, need_a_screen, screen, windows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The program at its title page."""
    need_a_screen()
    with screen("1600x1000") as display, windows(display):
        desk = Desk(display, tmp_path, width=1280, height=720)
        try:
            yield desk
        finally:
            desk.close()


def decide(view: Any) -> Move:
    """Play fast and with few clicks: buy as soon as possible, else take the most valuable card."""
    if any(isinstance(move, Buy) for move in view.moves):
        return proposal(view, "least")
    takes = [move for move in view.moves if isinstance(move, Take)]
    if takes:
        return max(takes, key=lambda move: view.market[move.slot] % 3)
    return next((move for move in view.moves if isinstance(move, Decline)), view.moves[0])


def begin(desk: Desk, title: str = "osaka", people: int = 2, bots: int = 0, name: str = "") -> Twin:
    """Go from the title to a new game of so many people, the first of this name, and bots; open the first hand."""
    twin = Twin(desk)
    twin.click(("game", title))
    twin.turn_to_top()
    desk.sync()
    for seat, was in ((1, "bot"), (2, "bot"), (3, EMPTY)):
        kind = PERSON if seat < people else "bot" if seat < people + bots else EMPTY
        if kind != was:
            twin.click(("kind", seat, kind))
    if name:
        twin.click(("name", 0))
        desk.sync()
        desk.xdo("type", name)
        desk.key("Return")
        twin.press(pygame.K_RETURN)
    twin.click(("start",))
    twin.sit_at(eventually(desk.saved, "the new game"))
    desk.sync()
    assert [seat.kind == PERSON for seat in twin.match.seats] == [True] * people + [False] * bots
    assert not name or twin.match.seats[0].name == name
    twin.wait()
    return twin


def go_on(twin: Twin) -> None:
    """Make one decision."""
    twin.play(decide(twin.match.view(twin.match.state.to_act)))
    twin.wait()


def test_a_whole_game_by_mouse_in_a_window_that_is_resized_and_fills_the_screen(desk: Desk) -> None:
    assert desk.size() == (1280, 720)
    twin = begin(desk)
    while twin.match.state.result is None:
        match len(twin.match.decisions):
            case 8:
                desk.xdo("windowsize", desk.window, "1500", "900")
                twin.resized()
                assert desk.size() == (1500, 900)
            case 16:
                desk.key("F11")
                twin.resized()
                assert desk.size() == (1600, 1000), "the window fills the screen"
            case 24:
                desk.key("F11")
                twin.resized()
                assert desk.size() == (1500, 900)
            case 30:
                desk.xdo("windowsize", desk.window, "1200", "900")
                twin.resized()
        go_on(twin)
    told = desk.saved()
    assert told
    assert told.state.position() == twin.match.state.position()
    twin.click(("leave",))
    twin.turn_to_top()
    desk.sync()
    desk.click(twin.spot(("quit",)))
    eventually(lambda: desk.program.poll() is not None, "the end")
    assert desk.program.returncode == 0, desk.words()
    assert "Traceback" not in desk.words()
    assert json.loads(desk.file.read_text())["width"] == 1200, "the size of the window is remembered"


def hurry(state: Any, dice: Dice) -> Any:
    """Mostly lay cards face down for gold, else play them and use what they do: such a game is soon over."""
    wanted = {"play": "down" if dice.random() < 0.7 else "play", "effect": "use"}.get(state.asked, "")
    kind = [move for move in state.moves() if move.verb == wanted and getattr(move, "gold", True)]
    return kind[int(dice.random() * len(kind))] if kind else choose(state, dice)


@pytest.mark.parametrize(("title", "people"), [("master_merchant", 3), ("master_merchant", 4), ("trader", 4)])
def test_a_whole_game_of_a_sister_title_by_mouse(desk: Desk, title: str, people: int) -> None:
    twin = begin(desk, title, people)
    dice = Dice(f"{title} {people}")
    take = hurry if title == "master_merchant" else choose
    while twin.match.state.result is None:
        twin.play(take(twin.match.state, dice))
        twin.wait()
    told = desk.saved()
    assert told
    assert told.state.position() == twin.match.state.position()
    assert "Traceback" not in desk.words()


def test_a_game_that_was_killed_is_continued_where_it_stood(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = begin(desk)
    for _ in range(4):
        go_on(twin)
    desk.close()
    desk.start()
    stood = desk.saved()
    assert stood
    assert stood.state.position() == twin.match.state.position()
    twin = Twin(desk)
    monkeypatch.setenv("XDG_DATA_HOME", desk.env["XDG_DATA_HOME"])
    twin.app.file = desk.file
    twin.table.look()
    twin.app.file = None
    twin.tick()
    twin.click(("continue",))
    twin.sit_at(stood, resumed=True)
    desk.sync()
    twin.wait()
    go_on(twin)
    assert len(twin.match.decisions) == 5


def test_without_a_display_the_program_says_so_and_ends(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "main.py")],
        env=environment(XDG_CONFIG_HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path)),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith("Akindo: there is no display to open a window on")
    assert "Traceback" not in run.stderr
