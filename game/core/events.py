"""What happened, told by the rules step by step in the past tense, each step as fine as the eye should see it.

The log, the sounds, the animations and the statistics hang on events; the rules know none of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Self


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened on the table. Titles define theirs as frozen dataclasses below this."""

    reveals: ClassVar[bool] = False
    """Whether this event shows somebody what they could not know before: undo stops here once it has been seen."""

    says: ClassVar[str] = ""
    """A short English line with gaps for the event's fields, for transcripts."""

    theme: ClassVar[tuple[str, ...]] = ()
    """What makes two events the same thing that may happen to a seat; nothing, where it is not worth a word."""

    topic: ClassVar[str] = ""
    """What a seat has more of, or less, when that happens: a topic of its title's judgement."""

    deed: ClassVar[bool] = False
    """Whether it tells what its seat has decided, and not what came of it."""

    def seen_by(self, seat: int) -> Self:
        """Return the event as this seat may know it."""
        return self


Tell = Callable[[Any], None]
"""Who listens while the rules play. The rules call it with each event as it happens."""


@dataclass(frozen=True, slots=True)
class FirstPlayerFound(Event):
    """It is settled who starts, and why."""

    says: ClassVar[str] = "{seat} starts: {why}"
    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for this reason."""

    says: ClassVar[str] = "the game ends: {reason}"
    reason: str
