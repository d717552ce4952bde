"""How far the picture has followed the match: which events have been shown, and what the log says of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.events import Event
from game.core.game import Aids
from game.core.match import Match
from scenes.table.sight import Line

DEAL = -1
"""What happened in the deal came before decision 0: no undo takes it out of the log."""


class Shown(NamedTuple):
    """The next event as a seat may know it, the view after it, and what follows before the next decision."""

    event: Event
    view: Any
    following: tuple[Event, ...]


class Playback:
    """Walks through what happened, one event at a time. The match never waits for it."""

    def __init__(self, match: Match, line: Callable[[Event], Line | None]) -> None:
        self.match = match
        self.line = line
        self.opened = 0
        """How many events of the deal have been shown."""
        self.decision = 0
        self.event = 0
        """How many events of that decision have been shown."""
        self.until: int | None = None
        """Stop before this decision; None goes on to the last one."""
        self.lines: list[Line] = []
        self.past: list[tuple[int, Event]] = []

    @property
    def dealing(self) -> bool:
        """Tell whether the deal is still being shown."""
        return self.opened < len(self.match.opening)

    @property
    def end(self) -> int:
        """How many decisions are to be shown."""
        return len(self.match.decisions) if self.until is None else self.until

    @property
    def told(self) -> bool:
        """Whether everything that is to be shown has been."""
        return not self.dealing and self.decision >= self.end

    def next(self, seat: int, aids: Aids) -> Shown | None:
        """Step to the next event, as this seat may know it; None when all has been shown."""
        match = self.match
        if self.dealing:
            event = match.opening[self.opened]
            self.opened += 1
            self._note(event.seen_by(seat), DEAL)
            following = tuple(later.seen_by(seat) for later in match.opening[self.opened :])
            return Shown(event.seen_by(seat), match.dealt.view(seat, aids), following)
        while self.decision < self.end:
            told = match.decisions[self.decision].told
            if self.event < len(told):
                event, _ = told[self.event]
                self.event += 1
                self._note(event.seen_by(seat), self.decision)
                following = tuple(later.seen_by(seat) for later, _ in told[self.event :])
                return Shown(event.seen_by(seat), self.view(seat, aids), following)
            self.decision += 1
            self.event = 0
        return None

    def _note(self, event: Event, number: int) -> None:
        self.past.append((number, event))
        line = self.line(event)
        if line:
            self.lines.append(line._replace(number=number))

    def view(self, seat: int, aids: Aids) -> Any:
        """What this seat may know at the point that has been shown."""
        match = self.match
        if self.dealing or not match.decisions:
            return (match.dealt if self.dealing else match.state).view(seat, aids)
        if self.decision < len(match.decisions):
            told = match.decisions[self.decision].told
            if 0 < self.event < len(told):
                return told[self.event - 1][1].view(seat, aids)
            if self.event == 0:
                return match.decisions[self.decision].before.view(seat, aids)
            if self.decision + 1 < len(match.decisions):
                return match.decisions[self.decision + 1].before.view(seat, aids)
        return match.state.view(seat, aids)

    @property
    def seen(self) -> int | None:
        """How many events of the last decision have been shown; None if all."""
        return self.event if self.decision == len(self.match.decisions) - 1 else None

    def back_to(self, number: int) -> None:
        """Forget what has been shown from this decision on."""
        self.decision, self.event = number, 0
        self.lines = [line for line in self.lines if line.number < number]
        self.past = [(at, event) for at, event in self.past if at < number]

    def retell(self) -> None:
        """Say the whole log anew, in another language."""
        self.lines = []
        for at, event in self.past:
            line = self.line(event)
            if line:
                self.lines.append(line._replace(number=at))
