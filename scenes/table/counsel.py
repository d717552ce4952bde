"""What the program tells the person who is asked: a hint if wanted, and the title's figures. A process works it out."""

from typing import Any

from game.bots.hints import Advice, hint, quick_hint
from game.bots.worker import Thinker
from game.core.match import Match
from scenes.table.sight import Setting


class Counsel:
    """The counsel of one table. It holds for one question: whoever decides calls for `forget`."""

    def __init__(self, match: Match, setting: Setting) -> None:
        self.match, self.setting = match, setting
        self.thinker = Thinker()
        self.figures: tuple[Any, ...] = ()
        self.advice: Advice | None = None
        self.wanted = False
        """Whether somebody waits for a hint or reads it."""
        self.looked = False
        """Whether the figures are worked out, or being so."""
        self.hinting = False
        """Whether the open question is about a hint."""
        self.counted = False
        """Whether the match has counted the hint: once for each question of the game."""

    @property
    def shown(self) -> bool:
        """Whether there is a hint to read."""
        return self.wanted and self.advice is not None

    def attend(self, seat: int, figures: bool) -> bool:
        """Ask for what this seat wants to know, or hear the answer; tell whether there is news."""
        if self.thinker.busy:
            return self._hear()
        if self.shown and not self.counted:
            self.counted = True
            self.match.hints[seat] += 1
            return True
        title = self.match.title
        if figures and self.setting.glance and not self.looked:
            self.looked, self.hinting = True, False
            self.thinker.ask(self.setting.glance, self.match.view(seat, title.aids), instead=nothing)
        elif self.wanted and self.advice is None:
            self.hinting = True
            seed = f"{len(self.match.decisions)}/{seat}"
            self.thinker.ask(hint, title.name, self.match.view(seat, title.aids), seed, instead=quick_hint)
        return False

    def _hear(self) -> bool:
        answer = self.thinker.collect()
        if answer is None:
            return False
        if self.hinting:
            self.advice = answer
        else:
            self.figures = answer
        return True

    def close(self) -> bool:
        """Put the hint away; tell whether there was one."""
        there, self.wanted = self.wanted, False
        return there

    def forget(self) -> None:
        """The question has been answered, or is another one: nothing that was told holds any more."""
        self.thinker.forget()
        self.figures, self.advice = (), None
        self.wanted = self.looked = self.counted = False


def nothing(view: Any) -> tuple[Any, ...]:
    """No figures, where no process can work them out."""
    return ()
