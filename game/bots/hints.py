"""Advice for a person: the best moves, and what speaks for each and against it.

A reason is what will be different by the seat's next turn, compared with another move: something that happens more
often or less, told as the rules tell it, or how much somebody has then. Like a bot, the adviser is given the view of a
seat, and never the position.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import itemgetter, mul, sub
from typing import Any, NamedTuple

from game import catalog
from game.bots.outlook import Outlook, expect
from game.bots.search import Thought, search
from game.core.chance import Dice
from game.core.events import Event
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
SLIGHT = 0.02
"""What changes a chance to win by less than this share is no reason."""
CLEAR = 0.2
"""Something must be so much more likely with one move than with another to be a reason."""
NOTICED = 0.05
"""An amount must be larger by this share than another one to be a reason."""
STEP = 5
"""Percentages are told in such steps: so few deals tell no more."""
VICTORY = "victory"
"""What a reason is about when a side may have won by then."""


class Reason(NamedTuple):
    """What differs between two moves by the next turn."""

    what: Event | str
    """Something that happens, a topic of the judgement, or a victory."""
    side: int
    """Whose it is."""
    here: int
    """How likely it is in percent, or how much there is of a topic, as it is told."""
    there: int
    """The same with the other move."""
    gain: int = 0
    """How much the side's fortune grows by what happens."""


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
    def outlook(move: Any) -> Outlook:
        return expect(judgement, view.seat, deals, move)

    told = _suggested(judgement, thoughts, outlook)
    # A move that was hardly thought about may seem better than the best one; it is not.
    chances = [min(thought.chance, told[0].chance) for thought in told]
    outlooks = [outlook(thought.move) for thought in told]
    suggestions = []
    for at, (chance, thought, here) in enumerate(zip(chances, told, outlooks, strict=True)):
        others = [0] if at else range(1, len(told))
        gain, loss = _pair(judgement, here, {other: (outlooks[other], chances[other]) for other in others})
        suggestions.append(Suggestion(chance, thought.move, gain, loss, here.then))
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


def _suggested(judgement: Judgement, thoughts: Sequence[Thought], outlook: Callable[[Any], Outlook]) -> list[Thought]:
    """Pick the moves to tell, the best first; what everybody weighs on a turn is among them, if it can be played."""

    def worth(thought: Thought) -> float:
        """Add up what the side has by its next turn by what it counts."""
        expected = outlook(thought.move)
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


# ---- reasons

Reasons = Iterator[tuple[float, Reason]]
"""Reasons, each with the share by which it changes the side's chance to win."""


def _pair(
    judgement: Judgement, here: Outlook, others: Mapping[int, tuple[Outlook, float]]
) -> tuple[Contrast | None, Contrast | None]:
    """Pick what speaks most for a move and most against it; the better another move, the more it counts."""
    reasons = []
    for than, (there, chance) in others.items():
        for tell in (_own, _rivals, _won):
            found = tell(judgement, here, there)
            reasons += [(effect * chance, Contrast(than, why)) for effect, why in found if abs(effect) > SLIGHT]
    gain, gained = max(reasons, key=itemgetter(0), default=(0.0, None))
    loss, lost = min(reasons, key=itemgetter(0), default=(0.0, None))
    return gained if gain > 0 else None, lost if loss < 0 else None


def _own(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell by each topic what the side itself has more of, or less."""
    share = 1 - here.chances[here.side]
    for topic, terms in judgement.topics.items():
        yield from _better(judgement, here, there, here.side, topic, terms, share)


def _rivals(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell of each other side by what it is better off, or worse, all in all."""
    for side, chance in enumerate(here.chances):
        if side != here.side:
            yield from _better(judgement, here, there, side, judgement.fortune, judgement.weights, -chance)


def _better(
    judgement: Judgement, here: Outlook, there: Outlook, side: int, topic: str, terms: Collection[str], share: float
) -> Reasons:
    """Tell by what a side is better off in some terms, or worse: by what happens to it, or how much it has of a topic.

    A chance is an exponential's share of all: its logarithm follows a worth by the share that is not its own.
    """
    counts = judgement.counts(here.progress)

    def worth(changes: Iterable[float], terms: Collection[str]) -> float:
        rows = zip(judgement.weights, counts, changes, strict=True)
        return sum(count * change for term, count, change in rows if term in terms)

    better = worth(map(sub, here.sides[side], there.sides[side]), terms)
    most, found = 0.0, None
    for theme, happening in {**there.happenings, **here.happenings}.items():
        now, other = here.likely(theme), there.likely(theme)
        event, change = happening.event, worth(happening.change, judgement.topics[topic])
        # What the side itself is about to do needs no telling, and what another pays for its hopes tells little.
        told = event.topic == topic and not (event.deed and (side == here.side or change < 0))
        effect = (now - other) * better * change
        if told and happening.side == side and abs(now - other) >= CLEAR and effect > most:
            gain = round(judgement.amount(judgement.fortune, happening.change))
            most, found = effect, Reason(event, side, _percent(now), _percent(other), gain)
    amount, less = (round(judgement.amount(topic, outlook.sides[side])) for outlook in (here, there))
    if not found and (amount - less) * better > 0 and abs(amount - less) >= NOTICED * max(amount, less):
        found = Reason(topic, side, amount, less)
    if found:
        yield share * better, found


def _won(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell who has won by then more often after one move than after the other."""
    chance = max(LOST, here.chances[here.side])
    for side, (now, other) in enumerate(zip(here.victories, there.victories, strict=True)):
        if abs(now - other) >= CLEAR:
            effect = (now - other) * ((1 - chance) / chance if side == here.side else -1)
            yield effect, Reason(VICTORY, side, _percent(now), _percent(other))


def _percent(likely: float) -> int:
    return STEP * round(100 * likely / STEP)
