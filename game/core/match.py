"""A match: the one mutable thing. It holds the position, every decision that led there, and undo.

Moves go in at `play`; beats come out: each event as a seat may know it, with that seat's view right after it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.chance import Chance, Dice, Noted, Outcome, Told
from game.core.events import Event, FirstPlayerFound
from game.core.game import NO_AIDS, Aids, State, Title
from game.core.refusals import Reason, Refusal

COLOURS = ("white", "pink", "grey", "ochre")
PERSON = "person"
LONGEST_NAME = 40

NOTHING_TO_UNDO = Reason("undo-nothing", "There is nothing to take back.")
NOTHING_TO_REDO = Reason("redo-nothing", "There is nothing to play again.")
OTHER_DECIDED = Reason("undo-other-decided", "Another player has decided since.")
SECRET_SEEN = Reason("undo-secret-seen", "New cards have been seen since.")
CHANCE_SPOKE = Reason("undo-chance-spoke", "Chance has decided something since.")


class Seat(NamedTuple):
    """Who sits there: a name, a person or a bot's level, and a merchant's colour."""

    name: str
    kind: str
    colour: str


class Beat(NamedTuple):
    """One event as a seat may know it, and what the seat sees right after it."""

    event: Event
    view: Any


@dataclass
class Decision:
    """A move that was played: whose, from which position, what happened, and what chance decided on the way."""

    seat: int
    move: Any
    before: State
    told: list[tuple[Event, State]] = field(default_factory=list)
    chance: list[Outcome] = field(default_factory=list)
    spoke: int | None = None
    """How many events had been told when chance first decided something."""


class Match:
    """One game being played, from the deal to the result."""

    def __init__(self, title: Title, seats: Sequence[Seat], options: Mapping[str, Any], chance: Chance) -> None:
        """Deal a new game, or raise ValueError in a sentence if these seats and options do not fit the title."""
        self.title = title
        self.seats = tuple(seats)
        self.options = title.complete(len(seats), options)
        self.chance = Noted(chance)
        self.opening: list[Event] = []
        self.state: State = title.deal(len(seats), self.options, self.chance, self.opening.append)
        self.setup = self.chance.collect()
        self.dealt = self.state.clone()
        self.decisions: list[Decision] = []
        self.undone: list[Decision] = []
        self.taken_back = 0
        """How often somebody took back more than undo allows."""
        self.hints = [0] * len(self.seats)
        """How many hints each seat has been given."""

    def __repr__(self) -> str:
        return f"<Match after {len(self.decisions)} decisions: {self.state!r}>"

    @property
    def first(self) -> FirstPlayerFound:
        """Who started, and why."""
        return next(event for event in self.opening if isinstance(event, FirstPlayerFound))

    def play(self, move: Any) -> Refusal | None:
        """Play a move for the seat that is asked; refuse an illegal one in a sentence and change nothing."""
        refusal = self.state.why_not(move)
        if refusal is None:
            self.undone.clear()
            self._play(move)
        return refusal

    def _play(self, move: Any) -> None:
        state = self.state
        decision = Decision(state.to_act, move, state.clone())

        def tell(event: Event) -> None:
            if self.chance.notes and decision.spoke is None:
                decision.spoke = len(decision.told)
            decision.told.append((event, state.clone()))

        state.play(move, self.chance, tell)
        decision.chance = self.chance.collect()
        if decision.chance and decision.spoke is None:
            decision.spoke = len(decision.told) - 1
        self.decisions.append(decision)

    def why_not(self, move: Any) -> Refusal | None:
        """Say why the seat that is asked may not play this move, or None if it may."""
        return self.state.why_not(move)

    def foresee(self, seat: int, move: Any) -> list[Beat]:
        """Tell what a move of the seat that is asked would bring, up to the first secret or chance.

        It is played on a deal made from what the seat may know, so nothing hidden can show.
        """
        title = self.title
        guess = title.redeal(self.state.view(seat, title.aids), Dice(0))
        if guess.why_not(move):
            return []
        beats: list[Beat] = []
        surprises: list[Event] = []
        luck = Noted(Dice(0))

        def tell(event: Event) -> None:
            if event.reveals or luck.notes or surprises:
                surprises.append(event)
            else:
                beats.append(Beat(event.seen_by(seat), guess.view(seat)))

        guess.play(move, luck, tell)
        return beats

    def why_not_undo(self, seat: int, seen: int | None = None) -> Refusal | None:
        """Say why this seat may not take back the last decision, of which `seen` events (or all) have been shown."""
        if not self.decisions:
            return NOTHING_TO_UNDO()
        last = self.decisions[-1]
        if last.seat != seat:
            return OTHER_DECIDED()
        if last.spoke is not None and (seen is None or seen > last.spoke):
            return CHANCE_SPOKE()
        if any(event.reveals for event, _ in last.told[:seen]):
            return SECRET_SEEN()
        return None

    def undo(self, seat: int, seen: int | None = None) -> Refusal | None:
        """Take back this seat's last decision, or say why not."""
        refusal = self.why_not_undo(seat, seen)
        if refusal is None:
            last = self.decisions.pop()
            self.state = last.before
            self.undone.append(last)
        return refusal

    def take_back(self, seat: int) -> Refusal | None:
        """Go back to this seat's last decision, whatever has happened since; the match counts it."""
        own = [number for number, decision in enumerate(self.decisions) if decision.seat == seat]
        if not own:
            return NOTHING_TO_UNDO()
        self.state = self.decisions[own[-1]].before
        del self.decisions[own[-1] :]
        self.undone.clear()
        self.taken_back += 1
        return None

    def redo(self) -> Refusal | None:
        """Play again what was last taken back."""
        if not self.undone:
            return NOTHING_TO_REDO()
        self._play(self.undone.pop().move)
        return None

    def branch(self, number: int, chance: Chance) -> "Match":
        """Begin another match where this one stood after so many decisions.

        Chance decides afresh from there on: the cards that nobody had drawn yet are shuffled anew.
        """
        decisions = self.decisions[:number]
        state = self.decisions[number].before if number < len(self.decisions) else self.state
        told = _shuffled([self.setup, *(decision.chance for decision in decisions)], self.title.undrawn(state), chance)
        match = Match(self.title, self.seats, self.options, Told(told[0]))
        for decision, outcomes in zip(decisions, told[1:], strict=True):
            match.chance.chance = Told(outcomes)
            match._play(decision.move)
        match.chance.chance = chance
        return match

    def view(self, seat: int, aids: Aids = NO_AIDS) -> Any:
        """Show what this seat may know now."""
        return self.state.view(seat, aids)

    def beats(self, seat: int, since: int = 0, aids: Aids = NO_AIDS) -> Iterator[Beat]:
        """Give the events of the decisions from number `since` on, as this seat may know them."""
        for decision in self.decisions[since:]:
            for event, after in decision.told:
                yield Beat(event.seen_by(seat), after.view(seat, aids))


def _shuffled(told: list[list[Outcome]], undrawn: int, chance: Chance) -> list[list[Outcome]]:
    """Shuffle so many cards at the end of the last order of cards in what chance has told."""
    if not undrawn:
        return told
    for outcomes in reversed(told):
        for at, (what, cards, _) in reversed(list(enumerate(outcomes))):
            if isinstance(cards, list):
                anew = Outcome(what, cards[:-undrawn] + chance.order(what, cards[-undrawn:]))
                return [[*one[:at], anew, *one[at + 1 :]] if one is outcomes else one for one in told]
    raise AssertionError("cards that were never shuffled lie in no pile")


def why_no_seats(seats: Sequence[Seat]) -> str | None:
    """Say in a sentence what is wrong with these seats: names, colours; None if they are fine."""
    for seat in seats:
        for name in (seat.name, seat.kind):
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                return f"a name must have 1 to {LONGEST_NAME} printable characters"
        if seat.colour not in COLOURS:
            return f"no merchant is {seat.colour!r}"
    if len({seat.name for seat in seats}) < len(seats) or len({seat.colour for seat in seats}) < len(seats):
        return "two seats share a name or a colour"
    return None
