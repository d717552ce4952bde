"""Work that takes time is done in a process of its own, so that a window never waits for it.

A process that dies or keeps silent is replaced and asked again; if that does not help, something quicker answers here.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, NamedTuple

from game import catalog
from game.bots import bot, hurried
from game.core.chance import Dice

Job = Callable[..., Any]
"""A function of a module, so that another process finds it by its name."""

TRIES = 2
"""After this many processes that have failed at one question, it is answered here."""
SECONDS = 1.5
"""A bot at a table thinks no longer than this."""
PATIENCE = 20.0
"""Seconds in which an answer is expected, a process that has yet to start included."""


def choose(title: str, level: str, view: Any, seed: str) -> Any:
    """Let a bot choose a move of a view."""
    return hurried(bot(level), SECONDS)(catalog.title(title), view, Dice(seed))


def choose_quickly(title: str, level: str, view: Any, seed: str) -> Any:
    """Choose a move of a view in no time, whatever the level."""
    return choose(title, "steady", view, seed)


class Question(NamedTuple):
    """What a process works out, how long that may take, and what answers the same here if no process can."""

    job: Job
    arguments: tuple[Any, ...]
    instead: Job
    patience: float


class Thinker:
    """Answers one question at a time. `replaced` counts the processes that had to be replaced."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.question: Question | None = None
        self.deadline = 0.0
        self.tries = 0
        self.replaced = 0
        self.took = 0.0
        """The seconds of work in the last answer."""

    def start(self) -> None:
        """Get the process ready before it is needed; where none can be started, `collect` finds none."""
        if self.process:
            return
        context = multiprocessing.get_context("spawn")
        try:
            self.line, theirs = context.Pipe()
            with theirs:
                self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
                self.process.start()
        except OSError:
            self.close_process()

    def ask(self, job: Job, *arguments: Any, instead: Job, patience: float = PATIENCE) -> None:
        """Begin to work something out; `instead` is what answers here if no process can, with the same arguments."""
        self.forget()
        self.question, self.tries = Question(job, arguments, instead, patience), 0
        self._submit()

    @property
    def busy(self) -> bool:
        """Tell whether a question is open."""
        return self.question is not None

    def collect(self) -> Any:
        """Return the answer, or None as long as there is none."""
        if self.question is None:
            return None
        with suppress(EOFError, OSError):
            if self.line and self.line.poll():
                answer, self.took = self.line.recv()
                self.question = None
                return answer
            if self.line and time.monotonic() < self.deadline:
                return None
        return self._try_again()

    def forget(self) -> None:
        """Drop the question; the work on it ends, so that the next question need not wait for it."""
        if self.question and self.process:
            self.close_process()
            self.start()
        self.question = None

    def close_process(self) -> None:
        """End the process at once."""
        if self.process and self.process.pid:
            self.process.kill()
            self.process.join(1)
        if self.line:
            self.line.close()
        self.process = self.line = None

    def _submit(self) -> None:
        assert self.question
        self.deadline = time.monotonic() + self.question.patience
        self.start()
        if self.line:
            with suppress(OSError):  # a process that has died in the meantime: `collect` finds out
                self.line.send((self.question.job, self.question.arguments))

    def _try_again(self) -> Any:
        """Replace a process that has failed and ask once more, or answer here."""
        assert self.question
        self.close_process()
        self.replaced += 1
        self.tries += 1
        if self.tries < TRIES:
            self._submit()
            return None
        question, self.question = self.question, None
        return question.instead(*question.arguments)


def _serve(line: Connection) -> None:
    """Answer one question after the other, as long as there is somebody who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_window, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            job, arguments = line.recv()
            began = time.perf_counter()
            answer = job(*arguments)
            line.send((answer, time.perf_counter() - began))


def _end_with_the_window() -> None:
    """Whoever asked may be killed in the middle of a question: nobody goes on thinking then."""
    window = multiprocessing.parent_process()
    assert window
    window.join()
    os._exit(1)
