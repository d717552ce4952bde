"""A position that a rule-book scenario plays on in the notation of its title, every move checked on the way."""

from collections.abc import Callable
from typing import Any

from game.core.chance import Chance, Outcome, Told
from game.core.events import Event
from game.core.game import Title
from game.core.refusals import Refusal


class Scenario:
    """A table in the middle of a game: play, ask what may be played, and see what was told."""

    def __init__(self, title: Title, state: Any, check: Callable[[Any], None], chance: Chance | None = None) -> None:
        check(state)
        self.title, self.state, self.check = title, state, check
        self.chance = chance or Told(())
        self.told: list[Event] = []

    def play(self, *notations: str, **luck: str) -> None:
        """Play these moves, each by the seat that is asked; luck says what chance is going to answer."""
        if luck:
            self.chance = Told(Outcome(what, self.title.cards.index(card)) for what, card in luck.items())
        for notation in notations:
            move = self.title.read(notation)
            assert self.state.why_not(move) is None, f"{notation}: {self.state.why_not(move)}\n{self.state.position()}"
            assert move in self.state.moves(), f"{notation} is not listed\n{self.state.position()}"
            self.told = []
            self.state.play(move, self.chance, self.told.append)
            self.check(self.state)

    def may(self, beginning: str = "") -> set[str]:
        """List the legal moves that begin so."""
        return {text for text in map(self.title.write, self.state.moves()) if text.startswith(beginning)}

    def refused(self, notation: str) -> Refusal:
        """Say why a move is refused; it must be, and must not be listed."""
        move = self.title.read(notation)
        refusal: Refusal | None = self.state.why_not(move)
        assert refusal is not None, f"{notation} is not refused\n{self.state.position()}"
        assert move not in self.state.moves(), f"{notation} is listed\n{self.state.position()}"
        return refusal

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.state.to_act, self.state.asked
