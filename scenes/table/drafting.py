"""A draft: a move that somebody has put together, or only points at, and what it would bring."""

from typing import Any

from game.core.game import NOBODY
from game.core.match import Beat, Match
from game.core.refusals import Refusal


class Drafting:
    """The one draft on the table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.move: Any = None
        self.by = NOBODY
        """Whose draft it is."""
        self.fleeting = False
        """Whether it only follows the pointer."""
        self.foresight: tuple[Beat, ...] = ()

    def set(self, move: Any, by: int, fleeting: bool = False) -> None:
        """Draft a move and foresee what it would bring."""
        self.move, self.by, self.fleeting = move, by, fleeting
        self.foresight = tuple(self.match.foresee(by, move))

    def drop(self) -> bool:
        """Put the draft back; tell whether there was one."""
        there = self.move is not None
        self.move, self.by, self.fleeting, self.foresight = None, NOBODY, False, ()
        return there

    @property
    def refusal(self) -> Refusal | None:
        """Why the draft may not be played; one that is unfinished says itself what is missing."""
        if self.move is None:
            return None
        missing: Refusal | None = getattr(self.move, "missing", None)
        return missing or self.match.why_not(self.move)
