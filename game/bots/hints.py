"""Advice for a person: the best moves, and what speaks for each and against it.

A reason is what will be different by the seat's next turn, compared with another move: something that happens more
often or less, told as the rules tell it, or how much somebody has then. Like a bot, the adviser is given the view of a
seat, and never the position.
"""

from collections.abc import Iterator, Sequence
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
        """Whether the best move is no better than another one."""
        return self.suggestions[0].chance - self.suggestions[other].chance < EVEN


def advise(title: Title, view: Any, dice: Dice, iterations: int, seconds: float | None = None) -> Advice:
    """Advise the seat of a view with a perfect memory that is asked; equal dice give equal advice."""
    judgement = title.judgement
    thoughts = _one_of_a_kind(search(title, view, dice, iterations, seconds))
    deals = [(title.redeal(view, dice), dice.random()) for _ in range(DEALS)]

    @cache
    def outlook(move: Any) -> Outlook:
        return expect(judgement, view.seat, deals, move)

    # Among moves that are as good as each other the one that pays first comes first.
    even = [thought for thought in thoughts[:CONSIDERED] if thoughts[0].chance - thought.chance < EVEN]
    first = max(even, key=lambda thought: _worth(judgement, outlook(thought.move)))
    others = sorted((thought for thought in thoughts if thought != first), key=lambda thought: -thought.chance)
    told = [first, *others][:SUGGESTIONS]
    missed = judgement.weighed - {thought.move.verb for thought in told}
    told[-1] = next((thought for thought in others if thought.move.verb in missed), told[-1])
    expected = [outlook(thought.move) for thought in told]
    contrasts = [_contrast(judgement, expected[0], other, at) for at, other in enumerate(expected[1:], start=1)]
    # The second best move is what the best one is measured by, unless nothing speaks for the best one there.
    pairs = [next((pair for pair in contrasts if pair[0]), contrasts[0] if contrasts else (None, None))]
    pairs += [_contrast(judgement, other, expected[0], 0) for other in expected[1:]]
    # A move that was hardly thought about may seem better than the best one; it is not.
    suggestions = (
        Suggestion(min(each.chance, first.chance), each.move, *pair) for each, pair in zip(told, pairs, strict=True)
    )
    return Advice(tuple(suggestions), expected[0].wins)


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


def _worth(judgement: Judgement, outlook: Outlook) -> float:
    """Add up what the side has in an outlook by what it counts."""
    total: float = sum(map(mul, judgement.counts(outlook.progress), outlook.sides[outlook.side]))
    return total


# ---- reasons

Pair = tuple[Contrast | None, Contrast | None]
"""What speaks for a move, and what against it."""
Reasons = Iterator[tuple[float, Reason]]
"""Reasons, each with the share by which it changes the side's chance to win."""


def _contrast(judgement: Judgement, here: Outlook, there: Outlook, than: int) -> Pair:
    """Pick what speaks most for a move and most against it, compared with a suggestion."""
    reasons = [*_own(judgement, here, there), *_rivals(judgement, here, there), *_won(here, there)]

    def pick(sign: int) -> Contrast | None:
        signed = ((sign * effect, reason) for effect, reason in reasons)
        effect, reason = max(signed, key=itemgetter(0), default=(0.0, None))
        return Contrast(than, reason) if reason and effect > SLIGHT else None

    return pick(1), pick(-1)


def _own(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell by each topic what the side itself has more of, or less."""
    worths, share = _worths(judgement, here, there, here.side), 1 - here.chances[here.side]
    for topic in judgement.topics:
        effect = share * judgement.amount(topic, worths)
        reason = _of(judgement, here, there, here.side, topic, effect)
        if reason:
            yield effect, reason


def _rivals(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell of each other side by what it is better off, or worse, all in all."""
    for side, chance in enumerate(here.chances):
        effect = -chance * sum(_worths(judgement, here, there, side))
        reason = _of(judgement, here, there, side, judgement.fortune, -effect) if side != here.side else None
        if reason:
            yield effect, reason


def _worths(judgement: Judgement, here: Outlook, there: Outlook, side: int) -> list[float]:
    """Tell by each term how much more a side's position is worth.

    A chance is an exponential's share of all: its logarithm follows a worth by the share that is not its own.
    """
    changes = map(sub, here.sides[side], there.sides[side])
    return list(map(mul, judgement.counts(here.progress), changes))


def _of(judgement: Judgement, here: Outlook, there: Outlook, side: int, topic: str, sign: float) -> Reason | None:
    """Find words for a side being better off by a topic, or worse: what happens to it, or else how much it has."""
    cause = _cause(judgement, here, there, side, sign) if topic == judgement.fortune else None
    now, other = (judgement.amount(topic, outlook.sides[side]) for outlook in (here, there))
    if cause or round(now) == round(other) or (now > other) != (sign > 0):
        return cause
    return Reason(topic, side, round(now), round(other))


def _cause(judgement: Judgement, here: Outlook, there: Outlook, side: int, sign: float) -> Reason | None:
    """Find what happens to a side clearly more often after one of the moves, and makes it so much better off, or worse.

    What the side itself is about to do needs no telling.
    """
    counts = judgement.counts(here.progress)
    most, found = 0.0, None
    for theme, happening in {**there.happenings, **here.happenings}.items():
        now, other = here.likely(theme), there.likely(theme)
        tells = happening.side == side and not (happening.event.deed and side == here.side)
        effect = (now - other) * sum(map(mul, counts, happening.change)) * sign
        if tells and abs(now - other) >= CLEAR and effect > most:
            gain = round(judgement.amount(judgement.fortune, happening.change))
            most, found = effect, Reason(happening.event, side, _percent(now), _percent(other), gain)
    return found


def _won(here: Outlook, there: Outlook) -> Reasons:
    """Tell who has won by then more often after one move than after the other."""
    chance = max(LOST, here.chances[here.side])
    for side, (now, other) in enumerate(zip(here.victories, there.victories, strict=True)):
        if abs(now - other) >= CLEAR:
            effect = (now - other) * ((1 - chance) / chance if side == here.side else -1)
            yield effect, Reason(VICTORY, side, _percent(now), _percent(other))


def _percent(likely: float) -> int:
    return STEP * round(100 * likely / STEP)
