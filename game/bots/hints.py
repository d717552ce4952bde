"""Advice for a person: the best moves, and what speaks for each and against it.

A reason is what will be different by the seat's next turn, compared with another move: something that is more likely
or less, told as the rules tell it, or a term of the title's judgement. Like a bot, the adviser is given the view of a
seat, and never the position.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from operator import itemgetter, mul
from typing import Any, NamedTuple

from game import catalog
from game.bots.outlook import Outlook, Terms, Theme, expect
from game.bots.search import Thought, search
from game.core.chance import Dice
from game.core.events import Event
from game.core.game import Title
from game.core.judgement import Judgement, gist

SUGGESTIONS, CONSIDERED = 3, 6
"""How many moves are told, and how many the search likes best are compared for that."""
ITERATIONS = 1000
"""How long is thought about a hint: a second or two."""
FEW = 20
"""How long, where no process can think and a window waits."""
DEALS = 40
"""How many deals of the unknown a reason is the mean of."""
EVEN = 0.01
"""Moves whose chances differ by less than this are as good as each other."""
LOST = 0.02
"""With less chance than this a game can hardly be won any more."""
SLIGHT = 0.01
"""What changes a chance to win by less than this share is no reason."""
CLEAR = 0.1
"""Something must be so much more likely with one move than with another to be a reason."""
STEP = 5
"""Percentages are told in such steps: so few deals tell no more."""
VICTORY = "victory"
"""What a reason is about when a side may have won by then."""


class Reason(NamedTuple):
    """What differs between two moves by the next turn."""

    what: Event | str
    """Something that happens, a term of the judgement that the seat has, or a victory."""
    side: int
    """Whose term or whose victory it is."""
    here: int
    """How likely it is in percent, or how much there is of a term, as it is told."""
    there: int
    """The same with the other move."""


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


def advise(title: Title, view: Any, dice: Dice, iterations: int) -> Advice:
    """Advise the seat of a view with a perfect memory that is asked; equal dice give equal advice."""
    judgement = title.judgement
    thoughts = _one_of_a_kind(search(title, view, dice, iterations))[:CONSIDERED]
    deals = [(title.redeal(view, dice), dice.random()) for _ in range(DEALS)]
    outlooks = {thought.move: expect(judgement, view.seat, deals, thought.move) for thought in thoughts}
    # Among moves that are as good as each other the one that pays first comes first.
    even = [thought for thought in thoughts if thoughts[0].chance - thought.chance < EVEN]
    first = max(even, key=lambda thought: _worth(judgement, outlooks[thought.move]))
    others = sorted((thought for thought in thoughts if thought != first), key=lambda thought: -thought.chance)
    told = [first, *others][:SUGGESTIONS]
    expected = [outlooks[suggestion.move] for suggestion in told]
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
    return advise(catalog.title(title), view, Dice(seed), ITERATIONS)


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
    total: float = sum(map(mul, judgement.counts(outlook.progress), outlook.terms))
    return total


# ---- reasons


def _contrast(
    judgement: Judgement, here: Outlook, there: Outlook, than: int
) -> tuple[Contrast | None, Contrast | None]:
    """Pick what speaks most for a move and most against it, compared with a suggestion."""
    reasons = [*_more_likely(judgement, here, there), *_more_had(judgement, here, there), *_won(here, there)]

    def pick(sign: int) -> Contrast | None:
        signed = ((sign * effect, reason) for effect, reason in reasons)
        effect, reason = max(signed, key=itemgetter(0), default=(0.0, None))
        return Contrast(than, reason) if reason and effect > SLIGHT else None

    return pick(1), pick(-1)


Reasons = Iterator[tuple[float, Reason]]
"""Reasons, each with the share by which it changes the side's chance to win."""


def _more_likely(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell what happens more often after one move than after the other."""
    counts = judgement.counts(here.progress)
    # The chance is an exponential's share of all: its logarithm follows a worth by these shares.
    shares = [(1 if side == here.side else 0) - chance for side, chance in enumerate(here.chances)]

    def effect(outlook: Outlook, theme: Theme) -> float:
        if theme not in outlook.happenings:
            return 0.0
        changes = outlook.happenings[theme].changes
        total: float = sum(share * sum(map(mul, counts, terms)) for share, terms in zip(shares, changes, strict=True))
        return total / outlook.deals

    for theme in {**here.happenings, **there.happenings}:
        now, other = here.likely(theme), there.likely(theme)
        if abs(now - other) >= CLEAR:
            often = here if now > other else there
            told, _ = often.happenings[theme].told.most_common(1)[0]
            yield effect(here, theme) - effect(there, theme), Reason(told, here.side, _percent(now), _percent(other))


def _more_had(judgement: Judgement, here: Outlook, there: Outlook) -> Reasons:
    """Tell what the side has more of after one move than after the other, by its own doing; places are put together."""
    share = (1 - here.chances[here.side]) / here.deals
    counts = judgement.counts(here.progress)
    effects: dict[str, float] = defaultdict(float)
    had: dict[str, Terms] = defaultdict(lambda: [0.0, 0.0])
    rows = zip(judgement.weights, counts, here.deeds, there.deeds, here.terms, there.terms, strict=True)
    for term, count, deeds, others, now, other in rows:
        name = term.partition(" ")[0]
        effects[name] += share * count * (deeds - others)
        had[name][0] += now
        had[name][1] += other
    for name, effect in effects.items():
        now, other = map(round, had[name])
        if now != other and (now > other) == (effect > 0):
            yield effect, Reason(name, here.side, now, other)


def _won(here: Outlook, there: Outlook) -> Reasons:
    """Tell who has won by then more often after one move than after the other."""
    chance = max(CLEAR, here.chances[here.side])
    for side, (now, other) in enumerate(zip(here.victories, there.victories, strict=True)):
        if abs(now - other) >= CLEAR:
            effect = (now - other) * ((1 - chance) / chance if side == here.side else -1)
            yield effect, Reason(VICTORY, side, _percent(now), _percent(other))


def _percent(likely: float) -> int:
    return STEP * round(100 * likely / STEP)
