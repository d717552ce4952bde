"""Everything that luck decides, asked for by name.

The rules never roll anything themselves: they ask a `Chance`. `Dice` answers from a seeded generator, `Told` answers
from what a record says happened, and `Noted` writes down what another chance answered. This is the only module that
uses Python's random generator.
"""

import random
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class Outcome(NamedTuple):
    """One thing luck decided: what it was about and the answer (an order of cards, one card, or one seat)."""

    what: str
    answer: list[int] | int
    of_cards: bool = True


class Chance(Protocol):
    """Answers the questions that no player decides. Cards and seats are small numbers."""

    def order(self, what: str, cards: Sequence[int]) -> list[int]:
        """Shuffle these cards; the first one of the answer lies on top."""

    def card(self, what: str, cards: Sequence[int]) -> int:
        """Pick one of these cards, each equally likely."""

    def seat(self, what: str, seats: Sequence[int]) -> int:
        """Pick one of these seats, each equally likely."""


def seed() -> str:
    """Make a seed that nobody can foresee."""
    return secrets.token_hex(16)


class Dice:
    """Chance from a seed: the same seed gives the same answers to the same questions, on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed).random

    def order(self, what: str, cards: Sequence[int]) -> list[int]:
        roll = self.random
        return sorted(cards, key=lambda card: roll())

    def card(self, what: str, cards: Sequence[int]) -> int:
        return cards[int(self.random() * len(cards))]

    def seat(self, what: str, seats: Sequence[int]) -> int:
        return seats[int(self.random() * len(seats))]


class Noted:
    """Another chance, with every answer written down in `notes` until somebody collects them."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.notes: list[Outcome] = []

    def order(self, what: str, cards: Sequence[int]) -> list[int]:
        answer = self.chance.order(what, cards)
        self.notes.append(Outcome(what, list(answer)))
        return answer

    def card(self, what: str, cards: Sequence[int]) -> int:
        answer = self.chance.card(what, cards)
        self.notes.append(Outcome(what, answer))
        return answer

    def seat(self, what: str, seats: Sequence[int]) -> int:
        answer = self.chance.seat(what, seats)
        self.notes.append(Outcome(what, answer, of_cards=False))
        return answer

    def collect(self) -> list[Outcome]:
        """Hand over the notes taken since the last call."""
        notes, self.notes = self.notes, []
        return notes


class Untold(ValueError):
    """A record's chance does not fit the question the rules asked."""


class Told:
    """Chance as a record tells it. A question the record does not answer, or answers impossibly, is `Untold`."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.outcomes = list(outcomes)
        self.used = 0

    def _next(self, what: str) -> Outcome:
        if self.used == len(self.outcomes):
            raise Untold(f"chance decided the {what}, but the record does not say how")
        outcome = self.outcomes[self.used]
        if outcome.what != what:
            raise Untold(f"chance decided the {what}, but the record tells of the {outcome.what}")
        self.used += 1
        return outcome

    def order(self, what: str, cards: Sequence[int]) -> list[int]:
        answer = self._next(what).answer
        if not isinstance(answer, list) or sorted(answer) != sorted(cards):
            raise Untold(f"the {what} does not hold the cards it must hold")
        return list(answer)

    def card(self, what: str, cards: Sequence[int]) -> int:
        return self._one(what, cards, of_cards=True)

    def seat(self, what: str, seats: Sequence[int]) -> int:
        return self._one(what, seats, of_cards=False)

    def _one(self, what: str, among: Sequence[int], of_cards: bool) -> int:
        outcome = self._next(what)
        answer = outcome.answer
        if not isinstance(answer, int) or answer not in among or outcome.of_cards != of_cards:
            raise Untold(f"the {what} is not one of those it can be")
        return answer

    def left(self) -> int:
        """How many told outcomes nobody asked for."""
        return len(self.outcomes) - self.used
