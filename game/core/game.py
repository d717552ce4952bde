"""The protocol every title keeps, so that match, records, bots and screens need to know no title.

A title is one folder with a `TITLE`. It deals a `State` from explicit facts and chance; the state says whose decision
it is and what is asked, lists the moves, refuses others in a sentence, plays one and tells the events, copies itself
cheaply, and shows each seat its `View`. From a view, and nothing else, the title deals the unknown anew.

Words used throughout: a *move* is decided, an *event* happened, a *view* is what a seat knows, a *seat* is 0..n-1.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from game.core.chance import Chance
from game.core.events import Event, Tell
from game.core.refusals import Refusal

if TYPE_CHECKING:
    from game.core.judgement import Judgement

Options = Mapping[str, Any]
Aids = frozenset[str]
NO_AIDS: Aids = frozenset()
NOBODY = -1


class Move(Protocol):
    """A decision: a small immutable value of ids and numbers whose `verb` keeps different kinds unequal."""

    @property
    def verb(self) -> str: ...
    def __hash__(self) -> int: ...


class Result(NamedTuple):
    """How a game ended: why, the points of each seat, what broke ties, and the places (1 is best, equal is shared)."""

    reason: str
    points: tuple[int, ...]
    tiebreak: tuple[int, ...]
    places: tuple[int, ...]


class State(Protocol):
    """A whole position, secrets included. Only the match and the rules hold the true one."""

    seats: int
    to_act: int
    """The seat whose decision it is, or NOBODY when the game is over."""
    asked: str
    """What is asked of that seat, in the title's own words; empty when the game is over."""
    result: Result | None

    def moves(self) -> Sequence[Any]:
        """List every sensible legal move of the seat that is asked; empty only when the game is over."""

    def why_not(self, move: Any) -> Refusal | None:
        """Say why the seat that is asked may not play this move, or None if it may."""

    def play(self, move: Any, chance: Chance, tell: Tell | None = None) -> None:
        """Play a legal move and everything that follows from it, up to the next decision."""

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""

    def view(self, seat: int, aids: Aids = NO_AIDS) -> Any:
        """Show what this seat may know. Aids add what a perfect memory of open play would know."""

    def position(self) -> str:
        """Write the whole position as text, secrets included: the same position always gives the same text."""


class Option(NamedTuple):
    """Something the table agrees on before the start: a name and its choices, the default first."""

    name: str
    choices: tuple[Any, ...]


@dataclass(frozen=True)
class Title:
    """A game as the rest of the program sees it."""

    name: str
    label: str
    rules: int
    """The version of the rules: a record made under another one is not replayed."""
    players: tuple[int, ...]
    options: tuple[Option, ...]
    aids: Aids
    """What a perfect memory knows and a table may agree to show; bots get them all."""
    cards: tuple[str, ...]
    """The short name of each card number, as records write them."""
    deal: Callable[[int, Options, Chance, Tell | None], Any]
    redeal: Callable[[Any, Chance], Any]
    """Deal everything this view does not know anew; the view must have all aids."""
    read: Callable[[str], Any]
    """Read a move from its notation, or raise ValueError."""
    write: Callable[[Any], str]
    """Write a move in its notation."""
    judgement: "Judgement"
    """How bots judge its positions."""
    gaps: Callable[[Event, Sequence[str]], dict[str, str]]
    """The fields of an event in words, given the seats' names, to fill the gaps of what the event says."""
    undrawn: Callable[[Any], int] = lambda state: 0
    """How many of the cards that were shuffled last still lie in a pile, face down."""

    def complete(self, seats: int, options: Options) -> dict[str, Any]:
        """Return these options with defaults for what is missing, or raise ValueError in a sentence."""
        if seats not in self.players:
            table = (
                " or ".join(map(str, self.players))
                if len(self.players) == 2
                else f"{self.players[0]} to {self.players[-1]}"
            )
            raise ValueError(f"{self.label} is for {table} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise ValueError(f"{self.label} has no option {name!r}")
        complete = {name: options.get(name, option.choices[0]) for name, option in known.items()}
        for name, value in complete.items():
            if not any(value == choice and type(value) is type(choice) for choice in known[name].choices):
                raise ValueError(f"the option {name} cannot be {value!r}")
        if isinstance(complete.get("first"), int) and complete["first"] >= seats:
            raise ValueError(f"seat {complete['first']} cannot start: there are {seats} seats")
        return complete


def places(keys: Iterable[Any]) -> tuple[int, ...]:
    """Rank by key, highest first: 1 plus the number of better keys, so that equals share a place."""
    keys = tuple(keys)
    return tuple(1 + sum(other > key for other in keys) for key in keys)


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """List all seats once, clockwise from this one."""
    return (*range(first, seats), *range(first))


RANDOM = "random"
FIRST = Option("first", (RANDOM, 0, 1, 2, 3))
"""Who starts, where the rules leave it open: chosen, or at random."""


def first_seat(seats: int, options: Options, chance: Chance) -> int:
    """Settle who starts: the chosen seat, or any seat by chance."""
    first: Any = options["first"]
    return chance.seat("first", range(seats)) if first == RANDOM else int(first)
