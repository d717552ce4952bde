"""The process in which bots think: whatever happens to it, there is an answer, and nobody waits for it in vain."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.worker import TRIES, Thinker

ROOT = Path(__file__).resolve().parents[2]
LONG = 30.0
"""Seconds after which nothing will happen any more."""


def add(one: int, other: int) -> int:
    """A small piece of work."""
    return one + other


def die(*_: Any) -> None:
    """Work at which every process dies."""
    os._exit(3)


def stumble(*_: Any) -> None:
    """Work that raises an error."""
    raise SystemExit(3)


def hang(*_: Any) -> None:
    """Work that never ends."""
    time.sleep(1000)


def die_once(file: str) -> str:
    """Work at which only the first process dies."""
    if not os.path.exists(file):
        Path(file).touch()
        os._exit(3)
    return "done"


def here(*arguments: Any) -> tuple[str, int]:
    """The quick answer, with the process that gives it."""
    return "here", os.getpid()


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close_process()


def answer(thinker: Thinker) -> Any:
    """Wait for an answer as the window does: by asking again and again."""
    deadline = time.monotonic() + LONG
    while thinker.busy:
        assert time.monotonic() < deadline, "there is no answer"
        began = time.monotonic()
        found = thinker.collect()
        assert time.monotonic() - began < 1, "the window was held up"
        if found is not None:
            return found
        time.sleep(0.005)
    raise AssertionError("the question got lost")


def gone(pid: int) -> bool:
    """Tell whether a process is no longer there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_work_is_done_in_a_process_that_stays(thinker: Thinker) -> None:
    thinker.ask(os.getpid, instead=here)
    first = answer(thinker)
    assert first != os.getpid()
    thinker.ask(os.getpid, instead=here)
    assert answer(thinker) == first
    thinker.ask(add, 2, 3, instead=here)
    assert answer(thinker) == 5
    assert not thinker.busy
    assert thinker.replaced == 0


def test_a_process_that_dies_is_replaced_and_asked_again(thinker: Thinker, tmp_path: Path) -> None:
    thinker.ask(die_once, str(tmp_path / "died"), instead=here)
    assert answer(thinker) == "done"
    assert thinker.replaced == 1


def test_a_process_that_died_idle_is_replaced_when_it_is_needed(thinker: Thinker) -> None:
    thinker.ask(os.getpid, instead=here)
    pid = answer(thinker)
    os.kill(pid, signal.SIGKILL)
    assert thinker.process
    thinker.process.join(LONG)
    thinker.ask(add, 1, 1, instead=here)
    assert answer(thinker) == 2


@pytest.mark.parametrize("work", [die, stumble, hang])
def test_after_some_tries_something_quicker_answers_here(thinker: Thinker, work: Callable[..., None]) -> None:
    thinker.ask(work, "a", "b", instead=here, patience=0.7)
    assert answer(thinker) == ("here", os.getpid())
    assert thinker.replaced == TRIES
    thinker.ask(add, 1, 1, instead=here)
    assert answer(thinker) == 2


def test_where_no_process_can_be_started_the_answer_comes_from_here(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    thinker.start()
    thinker.ask(add, 2, 3, instead=add)
    assert answer(thinker) == 5


def test_work_that_is_forgotten_does_not_hold_up_the_next_question(thinker: Thinker) -> None:
    thinker.ask(os.getpid, instead=here)
    pid = answer(thinker)
    thinker.ask(hang, instead=here, patience=1000)
    began = time.monotonic()
    thinker.forget()
    assert time.monotonic() - began < 1
    assert not thinker.busy
    assert thinker.collect() is None
    assert gone(pid)
    thinker.ask(add, 2, 3, instead=here)
    assert answer(thinker) == 5
    assert thinker.replaced == 0


def test_closing_leaves_no_process_behind_even_in_the_middle_of_work(thinker: Thinker) -> None:
    thinker.ask(os.getpid, instead=here)
    pid = answer(thinker)
    thinker.ask(hang, instead=here)
    thinker.close_process()
    assert gone(pid)


def test_a_process_ends_when_the_window_is_killed_in_the_middle_of_a_question() -> None:
    script = """if 1:
        import os, time
        from game.bots.worker import Thinker
        from tests.bots.test_worker import answer, hang, here
        thinker = Thinker()
        thinker.ask(os.getpid, instead=here)
        print(answer(thinker), flush=True)
        thinker.ask(hang, instead=here)
        time.sleep(1000)
    """
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout
        assert window.stdout.readline()
        window.kill()
        # The process has the same output: as long as it lives there is no end of it.
        window.communicate(timeout=LONG)
