"""What can be expected by a seat's next turn after a move: what may happen, how likely, and what it changes for whom.

The move is played in several deals of the unknown, the seat itself deciding for its own best from then on and everybody
else mostly for theirs.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from operator import add, sub
from typing import Any

from game.bots.greedy import best
from game.core.chance import Dice
from game.core.events import Event
from game.core.judgement import Judgement, Measure

STEPS = 60
"""A turn that has not come after so many decisions will not come."""

Terms = list[float]
Theme = tuple[Any, ...]
Deals = Sequence[tuple[Any, float]]
"""Positions that may be true, each with its luck from here on."""


@dataclass
class Happening:
    """Something that may happen by the next turn."""

    changes: list[Terms]
    """By how much it changes the terms of each side, all deals together."""
    deals: int = 0
    """In how many deals it happens."""
    told: Counter[Event] = field(default_factory=Counter)
    """How the rules tell it: numbers may differ from deal to deal."""


@dataclass
class Outlook:
    """What is expected, over all deals."""

    side: int
    """Whose next turn it is."""
    deals: int
    happenings: dict[Theme, Happening]
    deeds: Terms
    """By how much a side's own decisions and its prospects change its terms, all deals together."""
    progress: float = 0.0
    """How far the game has come; this and what follows are means."""
    chances: Terms = field(default_factory=list)
    """Everybody's chance to win."""
    terms: Terms = field(default_factory=list)
    """What the side has then."""
    victories: Terms = field(default_factory=list)
    """How likely each side has won by then."""
    wins: bool = False
    """Whether the side surely wins before anybody else has a turn."""

    def likely(self, theme: Theme) -> float:
        """How likely something happens."""
        return self.happenings[theme].deals / self.deals if theme in self.happenings else 0.0


def expect(judgement: Judgement, seat: int, deals: Deals, move: Any) -> Outlook:
    """Play a move in every deal and go on to the seat's next turn."""
    sides = judgement.sides(deals[0][0].seats)
    side = seat % sides
    outlook = Outlook(side, len(deals), {}, [0.0] * len(judgement.weights))
    ends, victories, at_once = [], [], 0
    for deal, luck in deals:
        state, dice = deal.clone(), Dice(str(luck))
        alone = _Watch(judgement, outlook, seat, state).go_on(move, dice)
        ends.append((judgement.measure(state), judgement.chances(state)))
        victories.append(ends[-1][1] if state.result else [0.0] * sides)
        at_once += alone and victories[-1][side] == 1
    outlook.progress = sum(measure.progress for measure, _ in ends) / len(ends)
    outlook.chances = _mean(chances for _, chances in ends)
    outlook.terms = _mean(measure.sides[side] for measure, _ in ends)
    outlook.victories = _mean(victories)
    outlook.wins = at_once == len(deals)
    return outlook


def _mean(rows: Iterable[Sequence[float]]) -> Terms:
    rows = list(rows)
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


class _Watch:
    """Plays on in one deal and writes down what each event changes."""

    def __init__(self, judgement: Judgement, outlook: Outlook, seat: int, state: Any) -> None:
        self.judgement, self.outlook, self.seat, self.state = judgement, outlook, seat, state
        self.sides = judgement.sides(state.seats)
        self.measure: Measure = judgement.measure(state)
        self.lasting = [term not in judgement.prospects for term in judgement.weights]
        self.seen: set[Theme] = set()
        self.latest: dict[int, Happening] = {}
        """What happened last in a decision by the doing of each side: whatever follows from it belongs to it."""

    def go_on(self, move: Any, dice: Dice) -> bool:
        """Play a move and go on to the seat's next turn; tell whether nobody else had one before."""
        before, state = self.measure, self.state
        alone = bool(state.turn == self.seat)
        for _ in range(STEPS):
            self.latest = {}
            state.play(move, dice, self.tell)
            if state.result:
                break
            if state.asked == self.judgement.quiet:
                if state.to_act != self.seat:
                    alone = False
                elif not alone:
                    break
            move = self._decide(dice)
        side, after = self.outlook.side, self.judgement.measure(state)
        for at, lasting in enumerate(self.lasting):
            if not lasting:
                self.outlook.deeds[at] += after.sides[side][at] - before.sides[side][at]
        return alone

    def _decide(self, dice: Dice) -> Any:
        """Choose the next move: the best one for the seat itself, a likely one for anybody else."""
        if self.state.to_act == self.seat:
            return best(self.judgement, self.state, dice)[0]
        options = self.judgement.likely(self.state, dice)
        roll = dice.random()
        for likely, move, _ in options:
            roll -= likely
            if roll < 0:
                return move
        return options[-1][1]

    def tell(self, event: Event) -> None:
        """Write down what an event has changed."""
        before, self.measure = self.measure, self.judgement.measure(self.state)
        outlook, own = self.outlook, self.outlook.side
        seat = getattr(event, "seat", None)
        by = None if seat is None else seat % self.sides
        if event.theme:
            if event.deed and by == own:
                self.latest.pop(own, None)
            else:
                self._happened(event, by)
        for side, (now, then) in enumerate(zip(self.measure.sides, before.sides, strict=True)):
            change = [a if lasting else 0.0 for a, lasting in zip(map(sub, now, then), self.lasting, strict=True)]
            if not any(change):
                continue
            cause = self.latest.get(side if by is None or not event.theme else by)
            if cause:
                cause.changes[side] = list(map(add, cause.changes[side], change))
            elif side == own:
                outlook.deeds = list(map(add, outlook.deeds, change))

    def _happened(self, event: Event, by: int | None) -> None:
        """Count something that may be told, as the seat may know it: once for each deal."""
        event = event.seen_by(self.seat)
        theme = (type(event), *(getattr(event, name) for name in event.theme))
        terms = len(self.judgement.weights)
        empty = [[0.0] * terms for _ in range(self.sides)]
        happening = self.outlook.happenings.setdefault(theme, Happening(empty))
        if theme not in self.seen:
            self.seen.add(theme)
            happening.deals += 1
        happening.told[event] += 1
        if by is None:
            self.latest = dict.fromkeys(range(self.sides), happening)
        else:
            self.latest[by] = happening
