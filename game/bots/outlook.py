"""What can be expected by a seat's next turn after a move: what everybody has then, and what may happen until then.

What is planned is played in several deals of the unknown, the seat itself deciding for its own best from then on and
everybody else mostly for theirs.
"""

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

Means = list[float]
Theme = tuple[Any, ...]
Deals = Sequence[tuple[Any, float]]
"""Positions that may be true, each with its luck from here on."""


@dataclass
class Happening:
    """Something that may happen by the next turn, by the doing of a side or to it."""

    event: Event
    side: int
    changes: list[float]
    """By how much it changes the terms of that side, all deals together."""
    deals: int = 0
    """In how many deals it happens."""

    @property
    def change(self) -> list[float]:
        """By how much it changes them when it happens."""
        return [change / self.deals for change in self.changes]


@dataclass
class Outlook:
    """What is expected, over all deals."""

    side: int
    """Whose next turn it is."""
    deals: int
    happenings: dict[Theme, Happening] = field(default_factory=dict)
    progress: float = 0.0
    """How far the game has come; this and what follows are means."""
    chances: Means = field(default_factory=list)
    """Everybody's chance to win."""
    sides: list[Means] = field(default_factory=list)
    """The terms of every side."""
    victories: Means = field(default_factory=list)
    """How likely each side has won by then."""
    wins: bool = False
    """Whether the side surely wins before anybody else has a turn."""

    def likely(self, theme: Theme) -> float:
        """How likely something happens."""
        return self.happenings[theme].deals / self.deals if theme in self.happenings else 0.0


def expect(judgement: Judgement, seat: int, deals: Deals, planned: Sequence[Any]) -> Outlook:
    """Play what a seat plans in every deal, and go on to the seat's next turn."""
    sides = judgement.sides(deals[0][0].seats)
    outlook = Outlook(seat % sides, len(deals))
    measures, chances, victories, at_once = [], [], [], 0
    for deal, luck in deals:
        watch = _Watch(judgement, outlook, seat, deal.clone())
        alone = watch.go_on(planned, Dice(str(luck)))
        measures.append(judgement.measure(watch.state))
        chances.append(judgement.chances(watch.state))
        victories.append(chances[-1] if watch.state.result else [0.0] * sides)
        at_once += alone and victories[-1][outlook.side] == 1
    outlook.progress = sum(measure.progress for measure in measures) / len(deals)
    outlook.chances = _mean(chances)
    outlook.sides = [_mean(terms) for terms in zip(*(measure.sides for measure in measures), strict=True)]
    outlook.victories = _mean(victories)
    outlook.wins = at_once == len(deals)
    return outlook


def _mean(rows: Iterable[Sequence[float]]) -> Means:
    rows = list(rows)
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


class _Watch:
    """Plays on in one deal and writes down what happens."""

    def __init__(self, judgement: Judgement, outlook: Outlook, seat: int, state: Any) -> None:
        self.judgement, self.outlook, self.seat, self.state = judgement, outlook, seat, state
        self.measure: Measure
        self.seen: set[Theme] = set()
        self.latest: dict[int, Happening] = {}
        """What happened last in a decision to each side: whatever changes for it from then on changes by that."""

    def go_on(self, planned: Sequence[Any], dice: Dice) -> bool:
        """Play what is planned, as far as it can be played, and go on to the seat's next turn.

        Tell whether nobody else had a turn before.
        """
        state, alone = self.state, bool(self.state.turn == self.seat)
        for step in range(STEPS):
            can = step < len(planned) and state.why_not(planned[step]) is None
            move = planned[step] if can else self._decide(dice)
            self.measure, self.latest = self.judgement.measure(state), {}
            state.play(move, dice, self.tell)
            if state.result:
                break
            if state.asked == self.judgement.quiet:
                if state.to_act != self.seat:
                    alone = False
                elif not alone:
                    break
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
        """Write down an event that may be told, and what it changes."""
        if event.theme:
            self._happened(event)
        if self.latest:
            before, self.measure = self.measure, self.judgement.measure(self.state)
            for side, happening in self.latest.items():
                change = map(sub, self.measure.sides[side], before.sides[side])
                happening.changes = list(map(add, happening.changes, change))

    def _happened(self, event: Event) -> None:
        """Count something that may be told, as the seat may know it: once for each deal."""
        event = event.seen_by(self.seat)
        theme = (type(event), *(getattr(event, name) for name in event.theme))
        side = event.seat % len(self.measure.sides)  # type: ignore[attr-defined]
        nothing = [0.0] * len(self.judgement.weights)
        happening = self.outlook.happenings.setdefault(theme, Happening(event, side, nothing))
        if theme not in self.seen:
            self.seen.add(theme)
            happening.deals += 1
        self.latest[side] = happening
