"""Bots think in a process of their own, so that a window never waits for them. A process that dies is replaced."""

import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from game import catalog
from game.bots import bot
from game.core.chance import Dice

TRIES = 2
"""After this many dead processes for one question, the answer is worked out here."""


def choose(title: str, level: str, view: Any, seed: str) -> Any:
    """Let a bot choose a move of a view."""
    return bot(level)(catalog.title(title), view, Dice(seed))


class Thinker:
    """Answers one question at a time. `replaced` counts the processes that had to be replaced."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.question: tuple[str, str, Any, str] | None = None
        self.answer: Future[Any] | None = None
        self.tries = 0
        self.replaced = 0

    def start(self) -> None:
        """Get the process ready before it is needed."""
        self._process().submit(int)

    def ask(self, title: str, level: str, view: Any, seed: str) -> None:
        """Begin to think about a view."""
        self.question, self.tries = (title, level, view, seed), 0
        self._submit()

    @property
    def busy(self) -> bool:
        """Tell whether a question is open."""
        return self.question is not None

    def collect(self) -> Any:
        """Return the chosen move, or None while the bot still thinks."""
        if self.answer is None or self.question is None or not self.answer.done():
            return None
        try:
            move = self.answer.result()
        except BrokenProcessPool:
            self.close_process()
            self.replaced += 1
            self.tries += 1
            if self.tries < TRIES:
                self._submit()
                return None
            move = choose(*self.question)
        self.question = self.answer = None
        return move

    def forget(self) -> None:
        """Drop the question; what the process still works out is thrown away."""
        self.question = self.answer = None

    def close_process(self) -> None:
        """End the process at once."""
        if self.pool:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _submit(self) -> None:
        assert self.question
        try:
            self.answer = self._process().submit(choose, *self.question)
        except BrokenProcessPool:
            self.close_process()
            self.replaced += 1
            self.answer = self._process().submit(choose, *self.question)

    def _process(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        return self.pool
