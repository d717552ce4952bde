"""Bots that think in their process while somebody plays, goes back, leaves, or the process fails."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.bots.worker import Thinker
from game.core.match import PERSON
from scenes.stack import Quit
from scenes.table.course import PONDER, THINK
from tests.scenes.robot import Robot, open_table

LONG = 30.0


def ponder(title: str, level: str, view: Any, seed: str) -> Any:
    """A bot that never comes to a decision."""
    time.sleep(1000)


@pytest.fixture
def robot() -> Iterator[Robot]:
    """A person and a bot that thinks in a process of its own."""
    robot = open_table((PERSON, "steady"), "thinking")
    robot.table.thinker = Thinker()
    yield robot
    robot.table.thinker.close_process()


def until(robot: Robot, true: Callable[[], bool]) -> None:
    """Let the table and the clock on the wall go on until something is true; no turn of the loop takes long."""
    deadline = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < deadline, f"it never happens: {robot.match!r}"
        began = time.process_time()
        robot.tick()
        assert time.process_time() - began < 0.5, "the table works while the bot thinks"
        time.sleep(0.002)


def let_the_bot_think(robot: Robot) -> int:
    """Play until the bot thinks, about something that takes for ever; return how many decisions there were."""
    until(robot, lambda: robot.ready() or robot.table.thinker.busy)
    while not robot.table.thinker.busy:
        if robot.ready():
            robot.play(robot.match.state.moves()[0])
        robot.tick()
        time.sleep(0.002)
    thinker = robot.table.thinker
    assert thinker.question
    thinker.ask(ponder, *thinker.question.arguments, instead=thinker.question.instead, patience=1000)
    return len(robot.match.decisions)


def hitch(robot: Robot) -> bool:
    """Tell whether the table says that a process had to be replaced."""
    return bool(robot.table.bubble and robot.app.say("turn-hitch", name="Ren") == robot.table.bubble[0])


def test_the_game_goes_on_with_a_notice_when_the_process_dies(robot: Robot) -> None:
    before = let_the_bot_think(robot)
    thinker = robot.table.thinker
    for number in (1, 2):
        assert thinker.process
        assert thinker.process.pid
        os.kill(thinker.process.pid, signal.SIGKILL)
        until(robot, lambda number=number: thinker.replaced == number)  # type: ignore[misc]
        assert hitch(robot) == (number == 1)
        robot.table.bubble = None
    until(robot, lambda: len(robot.match.decisions) > before)
    assert robot.match.seats[robot.match.decisions[before].seat].kind == "steady"


def test_the_game_goes_on_with_a_notice_when_the_process_hangs(robot: Robot) -> None:
    before = let_the_bot_think(robot)
    thinker = robot.table.thinker
    for _ in range(2):
        thinker.deadline = 0
        robot.tick(ms=THINK)
    assert hitch(robot)
    until(robot, lambda: len(robot.match.decisions) > before)


def test_a_move_is_taken_back_at_once_while_a_bot_thinks(robot: Robot) -> None:
    until(robot, robot.ready)
    robot.play(robot.match.state.moves()[0])
    before = let_the_bot_think(robot)
    began = time.monotonic()
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert time.monotonic() - began < 1
    assert len(robot.match.decisions) < before
    assert not robot.table.thinker.busy
    until(robot, robot.ready)
    assert robot.table.asking
    robot.play(robot.match.state.moves()[0])
    until(robot, lambda: len(robot.match.decisions) >= before)


def test_quitting_while_a_bot_thinks_leaves_no_process_behind(robot: Robot) -> None:
    let_the_bot_think(robot)
    process = robot.table.thinker.process
    assert process
    began = time.monotonic()
    assert not robot.app.stack.apply(Quit())
    assert time.monotonic() - began < 1
    assert process.exitcode is not None
    assert robot.table.thinker.process is None


def test_how_long_a_bot_takes_does_not_tell_how_much_it_had_to_think_about() -> None:
    robot = open_table((PERSON, "steady"), "pace")
    table = robot.table
    asked, pauses = [0.0], []

    def watch() -> None:
        if table.thinker.busy and asked[-1] == 0:
            asked[-1] = robot.now
        elif asked[-1] and table.draft.move is not None and table.draft.by == 1:
            pauses.append(robot.now - asked[-1])
            asked.append(0.0)

    robot.witness = watch
    table.thinker.took = 3.0
    while len(pauses) < 4:
        robot.wait()
        robot.play(robot.match.state.moves()[0])
        robot.wait()
        table.thinker.took = 0.001
    assert pauses[0] < PONDER
    assert all(PONDER <= pause < PONDER + 50 for pause in pauses[1:]), pauses
