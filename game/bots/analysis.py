"""Everybody's chance to win at each decision of a game that is over, and the decisions that changed it most.

A chance is estimated many times over: what the seat that decides could not know is dealt anew, steady players whose
hands waver a little play on for a while, and where that leads is judged. The spread of the answers tells the error.
"""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from math import hypot, log, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game import catalog
from game.bots.greedy import promises
from game.core.chance import Dice
from game.core.game import Title
from game.core.judgement import shares
from game.core.match import Match

AHEAD = 10
"""How many decisions are played on before the position is judged."""
WAVER = 0.03
"""How much worse a choice may well be than the best one, in chances to win: nobody plays a position the same twice."""
FEWEST, MOST = 16, 64
"""How often each position is played on at least and at most."""
ENOUGH = 0.02
"""An estimate with a smaller error is good enough."""
WORK = 60_000
"""How many decisions the first look at a game may take in all: positions of long games are played on less often."""
CLOSER = 4
"""How many times more often positions may be played on in the second look."""
LIKELY, TOLD = 8, 3
"""How many decisions are looked at a second time, and how many of them are told at most."""
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
    games: int
    enough: float
    seed: str


def estimate(title: str, view: Any, games: int, enough: float, seed: str) -> Estimate:
    """Estimate everybody's chance from what a seat with a perfect memory knows.

    The position is played on so many times, or fewer if the error is small enough before.
    """
    game, dice = catalog.title(title), Dice(seed)
    found: list[list[float]] = []
    while True:
        found += [_play_on(game, view, dice) for _ in range(FEWEST)]
        told = _sum_up(found)
        if len(found) >= games or max(told.errors) <= enough:
            return told


def glimpse(title: str, view: Any, games: int, enough: float, seed: str) -> Estimate:
    """Estimate the same in no time, with a larger error."""
    return estimate(title, view, FEWEST, enough, seed)


def _sum_up(found: Sequence[Sequence[float]]) -> Estimate:
    number = len(found)
    # An end that never came up in so many games may still be one in as many.
    unseen = sum(max(chances) == 1 for chances in found) / number**2
    sides = list(zip(*found, strict=True))
    return Estimate(tuple(map(fmean, sides)), tuple(hypot(stdev(each) / sqrt(number), unseen) for each in sides))


def _play_on(title: Title, view: Any, dice: Dice) -> list[float]:
    state = title.redeal(view, dice)
    for _ in range(AHEAD):
        if state.result:
            break
        state.play(_waver(title, state.view(state.to_act, title.aids), dice), dice)
    return title.judgement.look(state, dice)


def _waver(title: Title, view: Any, dice: Dice) -> Any:
    """Choose a move as a steady player does who does not see every small difference."""
    if len(view.moves) == 1:
        return view.moves[0]
    seen = [
        (promise - WAVER * log(-log(dice.random() or 0.5)), move)
        for promise, move in promises(title, title.judgement, view, dice)
    ]
    return max(seen, key=lambda entry: entry[0])[1]


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
        self.games = max(FEWEST, min(MOST, WORK // (AHEAD * positions)))
        """How often each position is played on at most in the first look."""
        self.todo = [(number, self.games) for number in range(positions)]
        """The positions still to be looked at, and how often each is played on."""
        self.played = 0
        self.likely: set[int] = set()
        """The decisions that seemed to change most; they are looked at a second time, because many small errors make
        one large change."""

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        left = sum(games for _, games in self.todo) + (0 if self.likely else 2 * LIKELY * CLOSER * self.games)
        return self.played / (self.played + left)

    def question(self) -> Question | None:
        """What has to be estimated next; None when all is known."""
        if not self.todo:
            return None
        number, games = self.todo[0]
        decision, title = self.match.decisions[number], self.match.title
        view = decision.before.view(decision.seat, title.aids)
        enough = ENOUGH * self.games / games
        return Question(title.name, view, games, enough, f"{self.seed}/{number}/{games}")

    def learn(self, found: Estimate) -> None:
        """Take the answer to the question; after the first look, choose what is worth a second one."""
        number, games = self.todo.pop(0)
        self.estimates[number] = found
        self.played += games
        if not self.todo and not self.likely:
            self.likely = {swing.number for swing in self.changes()[:LIKELY]}
            ends = {end for number in self.likely for end in (number, number + 1)} - {len(self.match.decisions)}
            self.todo = [(number, CLOSER * self.games) for number in sorted(ends)]

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
