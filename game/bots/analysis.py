"""Everybody's chance to win at each decision of a game that is over, and the decisions that changed it most.

A position is thought about as a bot does who sits in the seat that decides and knows what it could know, several times
over with other deals of the unknown each time. The spread of the answers tells the error.
"""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game import catalog
from game.bots.search import search
from game.core.chance import Dice
from game.core.judgement import shares
from game.core.match import Match

LOOKS = 4
"""How often each position is thought about."""
FEWEST, MOST = 12, 60
"""How many iterations for each opponent such a thought takes at least and at most."""
WORK = 9_000
"""How many iterations the first look at a game may take in all: positions of long games are thought about less."""
CLOSER = 4
"""How many times longer a thought takes in the second look."""
LIKELY, TOLD = 8, 3
"""How many decisions are looked at a second time, and how many of them are told at most."""
HAZE = 0.01
"""How far off a chance may well be, even if all thoughts agree: none of them sees to the end."""
SURE = 2.0
"""How many errors a change must measure to be more than chance."""
LEAST = 0.03
"""A smaller change of a chance is not worth telling."""


class Estimate(NamedTuple):
    """The chance of every side to win, and how far off it may well be by chance alone."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]


class Swing(NamedTuple):
    """A decision that changed a side's chance: its number, counted from 0, and the chance before and after it."""

    number: int
    side: int
    before: float
    after: float
    error: float


class Question(NamedTuple):
    """What has to be estimated next."""

    title: str
    view: Any
    iterations: int
    seed: str


def estimate(title: str, view: Any, iterations: int, seed: str) -> Estimate:
    """Estimate everybody's chance from what a seat with a perfect memory knows."""
    game, dice = catalog.title(title), Dice(seed)
    return _sum_up([search(game, view, dice, iterations)[0].chances for _ in range(LOOKS)])


def glimpse(title: str, view: Any, iterations: int, seed: str) -> Estimate:
    """Estimate the same in no time, with a larger error."""
    return estimate(title, view, FEWEST, seed)


def _sum_up(found: Sequence[Sequence[float]]) -> Estimate:
    sides = list(zip(*found, strict=True))
    return Estimate(tuple(map(fmean, sides)), tuple(hypot(stdev(each) / sqrt(len(found)), HAZE) for each in sides))


class Analysis:
    """The chances along one game, worked out one question after the other, wherever that is done."""

    def __init__(self, match: Match, seed: str = "analysis") -> None:
        result = match.state.result
        assert result, "only a game that is over can be looked back on"
        self.match, self.seed = match, seed
        self.sides = match.title.judgement.sides(len(match.seats))
        positions = len(match.decisions)
        end = Estimate(tuple(shares(result, self.sides)), (0.0,) * self.sides)
        self.estimates: list[Estimate | None] = [*([None] * positions), end]
        """The chances before each decision, and at the end."""
        self.iterations = max(FEWEST, min(MOST, WORK // positions))
        """How long each position is thought about in the first look."""
        self.todo = [(number, self.iterations) for number in range(positions)]
        """The positions still to be looked at, and how long each is thought about."""
        self.done = 0
        self.likely: set[int] = set()
        """The decisions that seemed to change most; they are looked at a second time, because many small errors make
        one large change."""

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        left = sum(iterations for _, iterations in self.todo)
        left += 0 if self.likely else 2 * LIKELY * CLOSER * self.iterations
        return self.done / (self.done + left)

    def question(self) -> Question | None:
        """What has to be estimated next; None when all is known."""
        if not self.todo:
            return None
        number, iterations = self.todo[0]
        decision, title = self.match.decisions[number], self.match.title
        view = decision.before.view(decision.seat, title.aids)
        return Question(title.name, view, iterations, f"{self.seed}/{number}/{iterations}")

    def learn(self, found: Estimate) -> None:
        """Take the answer to the question; after the first look, choose what is worth a second one."""
        number, iterations = self.todo.pop(0)
        self.estimates[number] = found
        self.done += iterations
        if not self.todo and not self.likely:
            self.likely = {swing.number for swing in self.changes()[:LIKELY]}
            ends = {end for number in self.likely for end in (number, number + 1)} - {len(self.match.decisions)}
            self.todo = [(number, CLOSER * self.iterations) for number in sorted(ends)]

    def known(self) -> list[Estimate]:
        """The chances from the deal on, as far as they are known."""
        return [found for found in takewhile(bool, self.estimates) if found]

    def changes(self) -> list[Swing]:
        """Tell of each decision how it changed the chance of the side it changed most, what is surely large first."""
        found = []
        for number, (before, after) in enumerate(pairwise(self.known())):
            own = self.match.decisions[number].seat % self.sides
            changes = [round(abs(a - b), 9) for a, b in zip(after.chances, before.chances, strict=True)]
            side = own if changes[own] == max(changes) else changes.index(max(changes))
            error = hypot(before.errors[side], after.errors[side])
            found.append(Swing(number, side, before.chances[side], after.chances[side], error))
        return sorted(found, key=_surely, reverse=True)

    def swings(self) -> list[Swing]:
        """The largest changes that are more than chance, in the order of play; none before the second look is over."""
        if self.todo:
            return []
        likely = [swing for swing in self.changes() if swing.number in self.likely]
        sure = [swing for swing in likely if _surely(swing) > 0 and abs(swing.after - swing.before) >= LEAST]
        return sorted(sorted(sure, key=lambda swing: -abs(swing.after - swing.before))[:TOLD])


def _surely(swing: Swing) -> float:
    """How much of a change is more than chance."""
    return abs(swing.after - swing.before) - SURE * swing.error
