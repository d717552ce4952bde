"""Advice for a person: the best moves, and what speaks most for each and against it.

Like a bot, the adviser is given the view of a seat, and never the position.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter, mul
from typing import Any, NamedTuple

from game import catalog
from game.bots.outlook import Outlook, expect
from game.bots.reasons import Reason, contrast
from game.bots.search import Thought, search
from game.core.chance import Dice
from game.core.game import Title
from game.core.judgement import Judgement, gist

SUGGESTIONS, CONSIDERED = 3, 6
"""How many moves are told, and how many the search likes best are compared for that."""
ITERATIONS, SECONDS = 1000, 1.5
"""How long is thought about the moves of a hint."""
FEW = 20
"""How long, where no process can think and a window waits."""
DEALS = 40
"""How many deals of the unknown a reason is the mean of."""
EVEN = 0.01
"""Moves whose chances differ by less than this are as good as each other."""
LOST = 0.02
"""With less chance than this a game can hardly be won any more."""
NEAREST = 3
"""How much a comparison with the nearest move counts more than one with a worse one."""
SLIGHT = 0.02
"""What changes a chance to win by less than this share is no reason."""


class Contrast(NamedTuple):
    """A reason for or against a move, and the number of the suggestion it is compared with."""

    than: int
    reason: Reason


class Suggestion(NamedTuple):
    """A move, the chance to win it seems to give, and what speaks most for it and against it."""

    chance: float
    move: Any
    gain: Contrast | None = None
    loss: Contrast | None = None
    then: Any = None
    """What the seat would decide next, in the middle of what the move has begun."""

    @property
    def percent(self) -> int:
        """The chance as it is told."""
        return round(100 * self.chance)


class Advice(NamedTuple):
    """Moves to choose from, the best first."""

    suggestions: tuple[Suggestion, ...]
    wins: bool = False
    """Whether the best move wins the game before anybody else has a turn."""

    @property
    def lost(self) -> bool:
        """Whether the game can hardly be won any more, whatever is played."""
        return self.suggestions[0].chance < LOST

    def even(self, other: int) -> bool:
        """Whether the best move is hardly better than another one, as it is told."""
        return self.suggestions[0].percent - self.suggestions[other].percent <= 1


def advise(title: Title, view: Any, dice: Dice, iterations: int, seconds: float | None = None) -> Advice:
    """Advise the seat of a view with a perfect memory that is asked; equal dice give equal advice."""
    judgement = title.judgement
    thoughts = _one_of_a_kind(search(title, view, dice, iterations, seconds, least=SUGGESTIONS))
    deals = [(title.redeal(view, dice), dice.random()) for _ in range(DEALS)]

    @cache
    def outlook(thought: Thought) -> Outlook:
        return expect(judgement, view.seat, deals, [thought.move, *filter(None, [thought.then])])

    told = _suggested(judgement, thoughts, outlook)
    # A move that was hardly thought about may seem better than the best one; it is not.
    chances = [min(thought.chance, told[0].chance) for thought in told]
    outlooks = [outlook(thought) for thought in told]
    suggestions = []
    for at, (chance, thought, here) in enumerate(zip(chances, told, outlooks, strict=True)):
        others = [0] if at else range(1, len(told))
        gain, loss = _pair(judgement, here, {other: (outlooks[other], chances[other] / chance) for other in others})
        suggestions.append(Suggestion(chance, thought.move, gain, loss, thought.then))
    return Advice(tuple(suggestions), outlooks[0].wins)


def hint(title: str, view: Any, seed: str) -> Advice:
    """Advise a seat, taking some time."""
    return advise(catalog.title(title), view, Dice(seed), ITERATIONS, SECONDS)


def quick_hint(title: str, view: Any, seed: str) -> Advice:
    """Advise a seat in no time."""
    return advise(catalog.title(title), view, Dice(seed), FEW)


def _one_of_a_kind(thoughts: Sequence[Thought]) -> list[Thought]:
    """Keep the best of those moves that are about the same thing: two payments for it are no two suggestions."""
    kinds: dict[Any, Thought] = {}
    for thought in thoughts:
        kinds.setdefault(gist(thought.move), thought)
    return list(kinds.values())


def _suggested(
    judgement: Judgement, thoughts: Sequence[Thought], outlook: Callable[[Thought], Outlook]
) -> list[Thought]:
    """Pick the moves to tell, the best first; what everybody weighs on a turn is among them, if it can be played."""

    def worth(thought: Thought) -> float:
        """Add up what the side has by its next turn by what it counts."""
        expected = outlook(thought)
        total: float = sum(map(mul, judgement.counts(expected.progress), expected.sides[expected.side]))
        return total

    # Among moves that are as good as each other the one that pays first comes first.
    even = [thought for thought in thoughts[:CONSIDERED] if thoughts[0].chance - thought.chance < EVEN]
    first = max(even, key=worth)
    others = sorted((thought for thought in thoughts if thought != first), key=lambda thought: -thought.chance)
    told = [first, *others][:SUGGESTIONS]
    missed = judgement.weighed - {thought.move.verb for thought in told}
    told[-1] = next((thought for thought in others if thought.move.verb in missed), told[-1])
    return told


def _pair(
    judgement: Judgement, here: Outlook, others: Mapping[int, tuple[Outlook, float]]
) -> tuple[Contrast | None, Contrast | None]:
    """Pick what speaks most for a move and most against it; the worse another move, the less it counts."""
    reasons = []
    for than, (there, closeness) in others.items():
        for effect, why in contrast(judgement, here, there):
            if abs(effect) > SLIGHT:
                reasons.append((effect * closeness**NEAREST, Contrast(than, why)))
    gain, gained = max(reasons, key=itemgetter(0), default=(0.0, None))
    loss, lost = min(reasons, key=itemgetter(0), default=(0.0, None))
    return gained if gain > 0 else None, lost if loss < 0 else None
