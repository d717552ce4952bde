"""Advice for a person: the best move, what speaks for it and against it, and what else could be played.

The reasons are terms of the title's judgement: what will be different when the seat has its next turn, compared with
another move and with everybody deciding for their own best in between. Like a bot, the adviser is given the view of a
seat, and never the position.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import copysign
from operator import mul
from typing import Any, NamedTuple

from game import catalog
from game.bots.greedy import best
from game.bots.search import Thought, search
from game.core.chance import Dice
from game.core.game import Title
from game.core.judgement import Judgement

SUGGESTIONS, CONSIDERED = 3, 6
"""How many moves are told, and how many the search likes best are compared for that."""
ITERATIONS = 1000
"""How long is thought about a hint: a second or two."""
FEW = 20
"""How long, where no process can think and a window waits."""
DEALS = 24
"""How many deals of the unknown a reason is the mean of."""
EVEN = 0.01
"""Moves whose chances differ by less than this are as good as each other."""
LOST = 0.02
"""With less chance than this a game can hardly be won any more."""
STEPS = 60
"""A turn that has not come after so many decisions will not come."""
SLIGHT = 0.005
"""A term that changes a chance to win by less than this share is no reason."""


class Suggestion(NamedTuple):
    """A move and the chance to win it seems to give."""

    chance: float
    move: Any


class Reason(NamedTuple):
    """What a move changes compared with another one: for which side, which term, and by how much."""

    side: int
    term: str
    kind: str
    """Which one, where a term is about one of several, such as a card."""
    number: float
    place: bool = False
    """Whether only the place differs, of a term that is about several: more of it is then a better one."""

    @property
    def telling(self) -> bool:
        """Whether there is something to tell: a number that is nothing once it is rounded says nothing."""
        return self.place or abs(self.number) >= 0.5


Reasons = list[tuple[float, Reason]]
"""Reasons with the share by which each changes a chance to win; what is worse is negative."""


class Contrast(NamedTuple):
    """A reason for or against the best move, and the number of the suggestion it is compared with."""

    than: int
    reason: Reason


class Advice(NamedTuple):
    """Moves to choose from, the best first, and what speaks for and against that one."""

    suggestions: tuple[Suggestion, ...]
    gain: Contrast | None = None
    loss: Contrast | None = None
    wins: bool = False
    """Whether the best move wins the game before anybody else has a turn."""

    @property
    def lost(self) -> bool:
        """Whether the game can hardly be won any more, whatever is played."""
        return self.suggestions[0].chance < LOST


class Outlook(NamedTuple):
    """What is expected by the next turn: how far the game has come, everybody's chance, and the terms of every side."""

    progress: float
    chances: list[float]
    sides: list[list[float]]
    wins: bool
    """Whether the game is won before anybody else has a turn."""


def advise(title: Title, view: Any, dice: Dice, iterations: int) -> Advice:
    """Advise the seat of a view with a perfect memory that is asked; equal dice give equal advice."""
    judgement = title.judgement
    side = view.seat % judgement.sides(view.seats)
    thoughts = _one_of_a_kind(search(title, view, dice, iterations))[:CONSIDERED]
    deals = [(title.redeal(view, dice), dice.random()) for _ in range(DEALS)]
    outlooks = {thought.move: _outlook(judgement, view.seat, deals, thought.move) for thought in thoughts}
    # Among moves that are as good as each other the one that pays first comes first.
    even = [thought for thought in thoughts if abs(thought.chance - thoughts[0].chance) < EVEN]
    even.sort(key=lambda thought: -_worth(judgement, side, outlooks[thought.move]))
    first = even[0]
    others = sorted((thought for thought in thoughts if thought != first), key=lambda thought: -thought.chance)
    # A move that was hardly thought about may seem better than the best one; it is not.
    suggestions = (first, *(Suggestion(min(chance, first.chance), move) for chance, move in others[: SUGGESTIONS - 1]))
    here = outlooks[first.move]
    if here.wins:
        return Advice(suggestions, wins=True)
    contrasts = [
        _contrasts(at, side, _reasons(judgement, side, here, outlooks[other.move]))
        for at, other in enumerate(suggestions[1:], start=1)
    ]
    # The second best move is what the best one is measured by, unless nothing speaks for the best one there.
    gain, loss = next((pair for pair in contrasts if pair[0]), contrasts[0] if contrasts else (None, None))
    return Advice(suggestions, gain, loss)


def _contrasts(than: int, own: int, reasons: Reasons) -> tuple[Contrast | None, Contrast | None]:
    """Pick what speaks most for the best move and most against it, compared with one suggestion.

    That is a term of the side whose chances change most, all its terms together: goods that somebody sells are no loss.
    What the seat itself gains or pays may always be told.
    """
    totals: dict[int, float] = defaultdict(float)
    for effect, reason in reasons:
        totals[reason.side] += effect

    def pick(sign: int) -> Contrast | None:
        most = max(totals, key=lambda side: sign * totals[side], default=own)
        told = [(sign * effect, reason) for effect, reason in reasons if reason.side in (most, own) and reason.telling]
        effect, reason = max(told, key=lambda entry: entry[0], default=(0.0, None))
        return Contrast(than, reason) if reason and effect > SLIGHT else None

    return pick(1), pick(-1)


def hint(title: str, view: Any, seed: str) -> Advice:
    """Advise a seat, taking some time."""
    return advise(catalog.title(title), view, Dice(seed), ITERATIONS)


def quick_hint(title: str, view: Any, seed: str) -> Advice:
    """Advise a seat in no time."""
    return advise(catalog.title(title), view, Dice(seed), FEW)


def _one_of_a_kind(thoughts: Sequence[Thought]) -> list[Suggestion]:
    """Keep the best of those moves that are about the same thing: two payments for it are no two suggestions."""
    kinds: dict[Any, Suggestion] = {}
    for thought in thoughts:
        kind = thought.move.verb if hasattr(thought.move, "payment") else thought.move
        kinds.setdefault(kind, Suggestion(thought.chance, thought.move))
    return list(kinds.values())


def _outlook(judgement: Judgement, seat: int, deals: list[tuple[Any, float]], move: Any) -> Outlook:
    """Play a move in every deal, go on to the seat's next turn, and take the mean of what can be expected then."""
    side = seat % judgement.sides(deals[0][0].seats)
    chances, progress, measures, wins = [], [], [], True
    for deal, luck in deals:
        dice = Dice(str(luck))
        state = deal.clone()
        state.play(move, dice)
        state, alone = _next_turn(judgement, seat, state, dice)
        measured = judgement.measure(state)
        chances.append(judgement.chances(state))
        progress.append([measured.progress])
        measures.append(measured.sides)
        wins = wins and alone and bool(state.result) and chances[-1][side] == 1
    sides = [_mean(terms) for terms in zip(*measures, strict=True)]
    return Outlook(_mean(progress)[0], _mean(chances), sides, wins)


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _next_turn(judgement: Judgement, seat: int, state: Any, dice: Dice) -> tuple[Any, bool]:
    """Go on to a seat's next turn, everybody deciding for their own best; tell whether nobody else had one before."""
    alone = True
    for _ in range(STEPS):
        if state.result:
            break
        if state.asked == judgement.quiet:
            if state.to_act != seat:
                alone = False
            elif not alone:
                break
        state = best(judgement, state, dice)[1]
    return state, alone


def _worth(judgement: Judgement, side: int, outlook: Outlook) -> float:
    """Add up what a side has in an outlook by what it counts."""
    total: float = sum(map(mul, judgement.counts(outlook.progress), outlook.sides[side]))
    return total


def _reasons(judgement: Judgement, own: int, here: Outlook, there: Outlook) -> Reasons:
    """List what differs between two outlooks, with the share by which it changes the chance of a side."""
    counts = judgement.counts(here.progress)
    names = [term.partition(" ")[0] for term in judgement.weights]
    changes: dict[tuple[int, str, str], tuple[float, float]] = {}
    for side, (terms, others) in enumerate(zip(here.sides, there.sides, strict=True)):
        # The chance is an exponential's share of all: its logarithm follows a worth by these shares.
        share = 1 - here.chances[own] if side == own else -here.chances[side]
        for term, count, now, other in zip(judgement.weights, counts, terms, others, strict=True):
            name, _, kind = term.partition(" ")
            key = side, name, "" if kind.isdigit() else kind
            effect, number = changes.get(key, (0.0, 0.0))
            changes[key] = effect + share * count * (now - other), number + now - other
    return [
        (effect, _reason(key, number, effect if key[0] == own else -effect, names.count(key[1]) > 1))
        for key, (effect, number) in changes.items()
    ]


def _reason(key: tuple[int, str, str], number: float, good: float, places: bool) -> Reason:
    """Say what changes for a side, and how much; only the place, where a side has no more of it and is better off."""
    if places and (abs(number) < 0.5 or number * good < 0):
        return Reason(*key, copysign(0.1, good), place=True)
    return Reason(*key, number)
