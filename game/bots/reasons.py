"""What differs between two moves for the seat that chooses, in facts that can be told.

By the seat's next turn something happens more often after one of them than after the other, somebody has more then, or
somebody has won.
"""

from collections.abc import Collection, Iterable, Iterator
from operator import sub
from typing import NamedTuple

from game.bots.outlook import Outlook
from game.core.events import Event
from game.core.judgement import Judgement

CLEAR = 0.2
"""Something must be so much more likely with one move than with another to be a reason."""
NOTICED = 0.08
"""An amount must be larger by this share than another one to be a reason."""
STEP = 5
"""Percentages are told in such steps: so few deals tell no more."""
VICTORY = "victory"
"""What a reason is about when a side may have won by then."""
FAINT = 0.02
"""A smaller chance to win is taken for this one, where it is divided by."""


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


Reasons = Iterator[tuple[float, Reason]]
"""Reasons, each with the share by which it changes the chance of the seat's side to win."""


def contrast(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell what differs between two moves."""
    yield from _own(judgement, here, there)
    yield from _rivals(judgement, here, there)
    yield from _won(here, there)


def _own(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell by each topic what the side itself has more of, or less; of its parts only where the sum tells nothing."""
    share = 1 - here.chances[here.side]
    told: set[str] = set()
    for topic, terms in judgement.topics.items():
        if told.isdisjoint(terms):
            for reason in _better(judgement, here, there, here.side, topic, terms, share):
                told.update(terms)
                yield reason


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


def _won(here: Outlook, there: Outlook) -> Reasons:
    """Tell who has won by then more often after one move than after the other."""
    chance = max(FAINT, here.chances[here.side])
    for side, (now, other) in enumerate(zip(here.victories, there.victories, strict=True)):
        if abs(now - other) >= CLEAR:
            effect = (now - other) * ((1 - chance) / chance if side == here.side else -1)
            yield effect, Reason(VICTORY, side, _percent(now), _percent(other))


def _percent(likely: float) -> int:
    return STEP * round(100 * likely / STEP)
