"""A judgement of a position: what it is made of for each side, what that is worth, and so everybody's chance to win.

A side is a player or a team. The chance of a side is its share of the exponentials of all sides' worths, so that a
worth is a logarithm of odds and the weights can be fitted to the ends of played games.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import exp
from operator import mul
from typing import Any, NamedTuple, Self

from game.core.chance import Chance
from game.core.game import Result, State

DEEP = 3
"""How many decisions in the middle of something are looked through."""
SPREAD = 0.02
"""A move that gives this much less chance to win is expected e times less often."""


class Measure(NamedTuple):
    """A position in numbers: how far the game has come (0 to 1), and the terms of each side in a fixed order."""

    progress: float
    sides: Sequence[Sequence[float]]


class Weight(NamedTuple):
    """What one unit of a term is worth at the start of a game and at its end."""

    early: float
    late: float


def as_they_are(state: State) -> Mapping[Any, Any]:
    """Consider every listed move."""
    return {move: move for move in state.moves()}


@dataclass(frozen=True)
class Judgement:
    """How a title's positions are judged. The weights name the terms in the order in which they are measured."""

    measure: Callable[[Any], Measure]
    weights: Mapping[str, Weight]
    naive: Mapping[str, Weight]
    """How a beginner weighs the terms; one that is missing is not seen at all."""
    candidates: Callable[[Any], Mapping[Any, Any]] = as_they_are
    """The moves worth considering, by what makes them the same move in different deals of the unknown."""
    sides: Callable[[int], int] = int
    """How many sides so many seats make; a seat plays for the side of its number, counted round."""
    topics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What people talk about, each a sum of terms; the first is what they play for. Parts of a sum come after it."""
    weighed: frozenset[str] = frozenset()
    """The verbs of the moves that everybody weighs on a turn, whatever they play then."""
    quiet: str = "action"
    """What is asked when a position can be judged as it stands; anything else asked is the middle of something."""

    _early: tuple[float, ...] = field(init=False)
    _growth: tuple[float, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_early", tuple(weight.early for weight in self.weights.values()))
        object.__setattr__(self, "_growth", tuple(weight.late - weight.early for weight in self.weights.values()))

    @cached_property
    def beginners(self) -> Self:
        """The same judgement with a beginner's weights."""
        blind = Weight(0, 0)
        return replace(self, weights={term: self.naive.get(term, blind) for term in self.weights})

    def worths(self, state: State) -> list[float]:
        """Judge a position that is not over for every side: higher is better."""
        progress, sides = self.measure(state)
        counts = self.counts(progress)
        return [sum(map(mul, counts, terms)) for terms in sides]

    def counts(self, progress: float) -> list[float]:
        """What each term counts when a game has come so far."""
        return [early + progress * growth for early, growth in zip(self._early, self._growth, strict=True)]

    @cached_property
    def fortune(self) -> str:
        """The topic that is about what people play for."""
        return next(iter(self.topics))

    def amount(self, topic: str, terms: Sequence[float]) -> float:
        """Tell how much of a topic is in the terms of a side."""
        return sum(term for name, term in zip(self.weights, terms, strict=True) if name in self.topics[topic])

    def chances(self, state: State) -> list[float]:
        """Give every side's chance to win; once the game is over, its share of the victory."""
        if state.result:
            return shares(state.result, self.sides(state.seats))
        odds = [exp(worth) for worth in self.worths(state)]
        total = sum(odds)
        return [odd / total for odd in odds]

    def look(self, state: Any, chance: Chance, deep: int = DEEP) -> list[float]:
        """Give every side's chance to win once what has begun is over, everybody deciding for their own best."""
        if state.result or state.asked == self.quiet or not deep:
            return self.chances(state)
        best: list[float] = []
        side = state.to_act % self.sides(state.seats)
        for move in self.candidates(state).values():
            after = state.clone()
            after.play(move, chance)
            found = self.look(after, chance, deep - 1)
            if not best or found[side] > best[side]:
                best = found
        return best

    def likely(self, state: Any, chance: Chance) -> list[tuple[float, Any, Any]]:
        """List what the seat that decides may do: how likely it is, the move, and what it leads to.

        Everybody plays what leaves them best off, now and then something that is nearly as good.
        """
        side = state.to_act % self.sides(state.seats)
        best: dict[Any, tuple[float, Any, Any]] = {}
        for move in self.candidates(state).values():
            after = state.clone()
            after.play(move, chance)
            promise, kind = self.look(after, chance)[side], gist(move)
            if kind not in best or promise > best[kind][0]:
                best[kind] = promise, move, after
        top = max(promise for promise, *_ in best.values())
        odds = [exp((promise - top) / SPREAD) for promise, *_ in best.values()]
        total = sum(odds)
        return [(odd / total, move, after) for odd, (_, move, after) in zip(odds, best.values(), strict=True)]


def gist(move: Any) -> Any:
    """Say what a move is about: however it is paid for, a purchase is a purchase."""
    return move.verb if hasattr(move, "payment") else move


def shares(result: Result, sides: int) -> list[float]:
    """Share the victory among the winning sides."""
    won = [place == 1 for place in result.places[:sides]]
    return [each / sum(won) for each in won]
