"""The window is closed in the middle of everything that moves: the program ends, and the game is there as it stood."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.core.chance import Dice
from game.core.game import NOBODY
from game.core.match import PERSON, Match
from scenes import saves
from scenes.app import App
from scenes.settings import Settings
from scenes.stack import Push
from scenes.table.table import Table
from scenes.title import TITLES
from tests.core.tables import choose
from tests.scenes.robot import Unloaded, Unpainted, deal

STEP = 60
ROUNDS: dict[str, dict[str, int]] = {"trader": {"rounds": 2}}
"""What a table agrees on so that everything is seen."""
MOVES = {
    "osaka": {"deal", "arc", "sweep", "flip", "drop", "sail", "sink", "fade", "glide", "curtain", "scroll", "results"},
    "trader": {"deal", "arc", "sweep", "drop", "curtain", "scroll", "results"},
    "master_merchant": {"arc", "sweep", "flip", "curtain", "results"},
}
"""What moves at each table."""


def opened(match: Match, file: Path, resumed: bool) -> App:
    """Open the program at a game."""
    app = App((1280, 720), Settings(language="en", mute=True), file)
    app.art = Unloaded()
    app.canvas = Unpainted(app.art)
    app.stack.apply(Push(Table(match, resumed=resumed)))
    app.refit()
    return app


def moving(table: Table, now: float) -> set[str]:
    """What is moving just now."""
    kinds = {journey.style for journey in table.stage.journeys.values() if not journey.over(now)}
    if table.playback.dealing:
        kinds.add("deal")
    if table.swing is not None and table.seating.curtain != NOBODY:
        kinds.add("curtain")
    if table.unrolled:
        kinds.add("scroll")
    if kinds and any(key[0] == "results" for key in table.stage.goals):
        kinds.add("results")
    return kinds


def moments(whole: Match) -> Iterator[int]:
    """The deal, and the decisions after which something happens that did not happen before; the last one, too."""
    seen: set[type] = set()
    yield -1
    for number, decision in enumerate(whole.decisions):
        new = {type(event) for event, _ in decision.told} - seen
        if new or number == len(whole.decisions) - 1:
            yield number
        seen |= new


def at(whole: Match, number: int) -> Match:
    """The same game before a decision."""
    match = deal((PERSON,) * 3, "closing", whole.title.name, **whole.options)
    for decision in whole.decisions[: max(number, 0)]:
        match.play(decision.move)
    return match


@pytest.mark.parametrize("title", TITLES)
def test_the_window_is_closed_during_every_kind_of_motion_and_nothing_is_lost(title: str, home: Path) -> None:
    whole = deal((PERSON,) * 3, "closing", title, **ROUNDS.get(title, {}))
    while whole.state.result is None:
        whole.play(choose(whole.state, Dice(len(whole.decisions))))
    closed: set[str] = set()
    for number in moments(whole):
        before = -1
        while before != len(closed):
            before = len(closed)
            match = at(whole, number)
            app = opened(match, home / "settings.json", resumed=number >= 0)
            closed |= _close_at_something_new(app, whole, number, closed)
            again = saves.load(saves.folder() / saves.name(match))[0]
            assert again.state.position() == match.state.position()
            saves.delete(saves.folder() / saves.name(match))
    assert closed >= MOVES[title], f"nobody has seen {MOVES[title] - closed}"


def _close_at_something_new(app: App, whole: Match, number: int, closed: set[str]) -> set[str]:
    """Play a decision, and close the window as soon as something moves in a way that is new; tell how."""
    table = app.stack.top
    assert isinstance(table, Table)
    now = 1000.0
    while number >= 0 and not table.asking:
        now += STEP
        assert app.turn([], now)
        if table.seating.curtain != NOBODY:
            table.open_hand(now)
    if number >= 0:
        table.play(whole.decisions[number].move)
    for _ in range(1000):
        now += STEP
        assert app.turn([], now)
        new = moving(table, now) - closed
        still = table.seating.curtain != NOBODY or table.asking or (table.decider == NOBODY and table.idle(now))
        if new or (still and not moving(table, now)):
            break
        if table.waiting and not table.stage.moving(now):
            table.go_on(now)
    assert not app.turn([pygame.event.Event(pygame.QUIT)], now)
    assert not app.stack.scenes
    return new


# The program as it is started, closed after so many milliseconds by the one who sits before it.
PROGRAM = """
import os, sys, threading, time
import pygame
from game import catalog
from game.core.chance import Dice
from game.core.match import Match, PERSON, Seat
from scenes.app import App
from scenes.settings import Settings
from scenes.table.table import Table
from pathlib import Path

def main():
    ms, size = int(sys.argv[1]), sys.argv[2]
    seats = (Seat("Aki", "random", "white"), Seat("Ben", "random", "pink"))
    app = App((1024, 700), Settings(language="en", ambience=0.2), Path(sys.argv[3]))
    def close():
        time.sleep(ms / 1000)
        if size == "resized":
            pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1024, y=700))
            time.sleep(0.2)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
    threading.Thread(target=close, daemon=True).start()
    code = app.run(Table(Match(catalog.title("osaka"), seats, {}, Dice(1))))
    import multiprocessing
    print("children", len(multiprocessing.active_children()))
    sys.exit(code)

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize(("ms", "how"), [(0, "as it is"), (600, "as it is"), (1500, "as it is"), (300, "resized")])
def test_the_program_ends_at_once_with_its_bots_and_its_sounds(ms: int, how: str, home: Path) -> None:
    script = home / "program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    root = Path(catalog.__file__).parents[1]
    run = subprocess.run(
        [sys.executable, str(script), str(ms), how, str(home / "settings.json")],
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (run.returncode, run.stdout.splitlines()[-1:]) == (0, ["children 0"]), run.stderr
    assert "Error" not in run.stderr
    assert (home / "settings.json").exists()
