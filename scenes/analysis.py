"""Looking back on a game: everybody's chances along it, the decisions that changed most, and playing on from them."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import TYPE_CHECKING

import pygame

from game.bots.analysis import LOOKS, SURE, Analysis, Swing, estimate, glimpse
from game.bots.worker import Thinker
from game.core import record
from game.core.chance import Dice, seed
from game.core.game import NO_AIDS, Aids
from game.core.match import Match
from scenes import saves
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import PRIMARY, Button, Label
from scenes.page import EDGE, HEAD, Leaf, Page
from scenes.placement import FOCUS, HOVER, Drawing, Key, Placement, block
from scenes.stack import Change, Pop, Push, Swap
from scenes.table.results import Chart, Moment
from scenes.table.scroll import together

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.replay import Replay

W, H = 1252, 846
CHART = 372
CARD, GAP = 222, 20
"""The height of a card that tells of a decision, and the room between two."""
FOOT = 60

_LOOKED: dict[str, Analysis] = {}
"""What has been found out so far about each game, by its record: nothing is worked out twice."""


def play_on(app: "App", match: Match, number: int, aids: Aids) -> Change:
    """Begin a new game where one stood after so many decisions, under a name that says so."""
    from scenes.table.table import Table

    other = match.branch(number, Dice(seed()))
    if app.file:
        saves.autosave(other, aids, app.say("analysis-name", number=number + 1))
    return Swap(Table(other, aids, resumed=True))


class AnalysisPage(Page):
    """The chances along a game that is over; they are worked out while the page is open."""

    def __init__(self, match: Match, aids: Aids = NO_AIDS, replay: "Replay | None" = None) -> None:
        """Look back on a match; a decision is shown in the replay that the page lies on, if it does."""
        super().__init__()
        self.match, self.aids, self.replay = match, aids, replay
        self.analysis = _LOOKED.setdefault(record.write(match), Analysis(match))
        self.thinker = Thinker()
        self.stopped = False

    def enter(self) -> None:
        super().enter()
        if self.analysis.todo:
            self.thinker.start()

    def exit(self) -> None:
        self.thinker.close_process()

    # ---- work

    def update(self, now: float) -> Change | None:
        """Ask one question after the other while time passes."""
        if self.thinker.busy and (found := self.thinker.collect()) is not None:
            self.analysis.learn(found)
            self.refresh()
        question = self.analysis.question() if not (self.stopped or self.thinker.busy) else None
        if question:
            self.thinker.ask(estimate, *question, instead=glimpse)
        return super().update(now)

    def _stop(self) -> None:
        """Stop working, or go on."""
        self.stopped = not self.stopped
        self.thinker.forget()
        self.refresh()

    # ---- the picture

    def placements(self) -> list[Placement]:
        say, w = self.app.say, W - 2 * EDGE
        x, y, seen = self.leaf(Leaf("勝算", say("analysis-title")), W, H)
        left, top = x + EDGE, y + HEAD + 16
        seen.append(
            block(("chart",), self._chart(), (left, top, w, CHART), z=2, touch=True, tip=say("analysis-chart-tip"))
        )
        top += CHART + GAP
        swings = self.analysis.swings()
        if not swings:
            words = say("analysis-soon" if self.analysis.todo else "analysis-close")
            note = Label(words, BODY, 19, "ink2", "center")
            seen.append(block(("note",), note, (left, top, w, CARD), z=2))
        wide = (w - 2 * GAP) / 3
        for at, swing in enumerate(swings):
            seen += self._card(swing, (left + at * (wide + GAP), top, wide, CARD))
        return [*seen, *self._foot((left, y + H - FOOT - 24, w, FOOT))]

    def _chart(self) -> Chart:
        say, known = self.app.say, self.analysis.known()
        swings = {swing.number + 1 for swing in self.analysis.swings()}
        moments = tuple(
            Moment(at, tuple(round(100 * chance) for chance in found.chances), ("seal",) if at in swings else ())
            for at, found in enumerate(known)
        )
        error = SURE * median(max(found.errors) for found in known) if known else 0
        hint = say("analysis-chart-hint", error=max(1, round(100 * error))) if known else ""
        who = tuple(seat.colour for seat in self.match.seats[: self.analysis.sides])
        return Chart(say("analysis-chart"), hint, say("analysis-unit"), len(self.match.decisions), moments, who, 100)

    def _card(self, swing: Swing, area: tuple[float, float, float, float]) -> Iterable[Placement]:
        """Tell of a decision, with two ways from there."""
        say, (x, y, w, h) = self.app.say, area
        seats, sides = self.match.seats, self.analysis.sides
        number, before, after = swing.number, round(100 * swing.before), round(100 * swing.after)
        name = together(say, [seat.name for seat in seats[swing.side :: sides]])
        change = say("analysis-change", way="up" if after > before else "down", name=name, before=before, after=after)
        pawn = f"pawn_{seats[self.match.decisions[number].seat].colour}"
        tale = Tale(say("analysis-decision", number=number + 1), pawn, self._happened(number), change)
        yield block(("swing", number), tale, area, z=2, touch=True, tip=say("analysis-chart-tip"))
        look = Button(say("analysis-look"), size=17)
        yield block(("look", number), look, (x + 16, y + h - 60, w * 0.34 - 20, 44), z=3, touch=True)
        on = Button(say("analysis-play-on"), size=17)
        rect = (x + 8 + w * 0.34, y + h - 60, w * 0.66 - 24, 44)
        yield block(("play-on", number), on, rect, z=3, touch=True, tip=say("analysis-play-on-tip"))

    def _happened(self, number: int) -> str:
        """What the log says first of a decision."""
        line = import_module(f"scenes.{self.match.title.name}").SETTING.line
        told = (line(event, self.match.seats, self.app.say) for event, _ in self.match.decisions[number].told)
        return next((found.words for found in told if found), "")

    def _foot(self, area: tuple[float, float, float, float]) -> Iterable[Placement]:
        """How far the work has come, or how it was done; and the way back."""
        say, (x, y, w, h) = self.app.say, area
        back = Button(say("analysis-back"), kind=PRIMARY, size=22)
        yield block(("back",), back, (x + w - 200, y, 200, h), z=3, touch=True)
        if self.analysis.todo:
            percent = int(100 * self.analysis.progress)
            words = say("analysis-stopped" if self.stopped else "analysis-working", percent=percent)
            yield block(("progress",), Progress(words, percent), (x, y, w - 400, h), z=2)
            stop = Button(say("analysis-go-on" if self.stopped else "analysis-stop"), size=19)
            yield block(("stop",), stop, (x + w - 380, y, 160, h), z=3, touch=True)
        else:
            note = Label(say("analysis-how", looks=LOOKS), BODY, 16, "ink3")
            yield block(("how",), note, (x, y, w - 220, h), z=2)

    # ---- the mouse and the keyboard

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("back",):
                return Pop()
            case ("stop",):
                self._stop()
            case ("chart",):
                return self._point()
            case ("swing" | "look", number):
                return self._look(number)
            case ("play-on", number):
                return play_on(self.app, self.match, number, self.aids)
        return None

    def _point(self) -> Change | None:
        """See the decision above which the chart was touched."""
        place = self.find(("chart",))
        if not place or not self.pointer:
            return None
        left, right = Chart.SIDES
        share = (self.pointer[0] - (place.x - place.w / 2) - left) / (place.w - left - right)
        number = round(share * len(self.match.decisions)) - 1
        return self._look(max(0, min(number, len(self.match.decisions) - 1)))

    def _look(self, number: int) -> Change:
        """Show a decision in the replay."""
        from scenes.replay import Replay

        if self.replay is None:
            return Push(Replay(self.match, self.aids, number))
        self.replay.show(number)
        return Pop()

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        return Pop() if event.key in (pygame.K_ESCAPE, pygame.K_a) else None


@dataclass(frozen=True, slots=True)
class Tale(Drawing):
    """A decision that changed the chances: which, what happened, and how they changed."""

    head: str
    pawn: str
    words: str
    note: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (120, 96, 50, 24), 10)
        ink.box(0, 0, w, h, "gold" if mood in (HOVER, FOCUS) else "edge", 10, 2 if mood in (HOVER, FOCUS) else 1)
        ink.picture(self.pawn, 16, 12, 29, 36)
        ink.text(self.head, DISPLAY, 22, "ink", 54, 30, width=w - 70)
        room, wide = h - 60 - 16 - 52, w - 32
        size = next(s for s in range(18, 5, -1) if self._tall(ink, s, wide) <= room or s == 6)
        y = 56 + ink.paragraph(self.words, BODY, size, "ink", 16, 56, wide) + 6
        ink.paragraph(self.note, BOLD, size, "deep", 16, y, wide)

    def _tall(self, ink: Ink, size: float, wide: float) -> float:
        return ink.height(self.words, BODY, size, wide) + 6 + ink.height(self.note, BOLD, size, wide)


@dataclass(frozen=True, slots=True)
class Progress(Drawing):
    """How far some work has come."""

    words: str
    percent: int

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.text(self.words, BODY, 17, "ink2", 0, h * 0.28, width=w, tall=h * 0.5)
        ink.box(0, h * 0.66, w, 12, (140, 110, 60, 90), 6)
        ink.box(0, h * 0.66, max(12, w * self.percent / 100), 12, "prussian", 6)
