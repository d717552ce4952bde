"""A replay: any record on the table it was played at, with a timeline. Hands show as the record allows.

Of a game that is over everything may be seen; of one that goes on, nobody's hand.
"""

from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.core.game import NO_AIDS, NOBODY, Aids
from game.core.match import Match
from scenes.ink import DISPLAY, Ink, colour
from scenes.kit import PRIMARY, Button, Segment
from scenes.menu import elsewhere
from scenes.placement import DIM, FOCUS, HOVER, REST, Drawing, Key, Placement, block
from scenes.stack import Change, Pop, Push
from scenes.table import bars
from scenes.table.sight import Cue, Line, Sight
from scenes.table.table import Table

PAUSE = 450
"""Milliseconds between two decisions while the replay runs."""
SPEEDS = {"x1": 1.0, "x2": 0.5, "x4": 0.25}
CONTROLS = ("mark-back", "back", "play", "step", "mark-on")
LOW = 260
"""Where the controls have less room than this, they lie closer together."""


class Replay(Table):
    """A match that was played, looked at again."""

    watching = True

    def __init__(self, match: Match, agreed: Aids = NO_AIDS, number: int | None = None) -> None:
        """Look at a match again, perhaps at one of its decisions; `agreed` is what its table had agreed to show."""
        over = match.state.result is not None
        super().__init__(match, match.title.aids if over else NO_AIDS)
        self.over, self.agreed, self.at = over, agreed, number
        self.running = False
        self.speed = "x1"
        self.next_at = 0.0
        self.playback.until = 0
        self.marks = self._marks()

    def _marks(self) -> tuple[tuple[int, str], ...]:
        """The decisions to mark on the timeline, each with a picture."""
        found = []
        for at, decision in enumerate(self.match.decisions):
            pictures = [picture for event, _ in decision.told if (picture := self.setting.mark(event))]
            found += [(at + 1, picture) for picture in pictures[:1]]
        return tuple(found)

    # ---- where the replay stands

    def enter(self) -> None:
        self.app.art.warm(self.setting.pictures)
        self.seating.holder = self.seating.focus if self.over else NOBODY
        self.undealt = ()
        self.go_to(0)
        if self.at is not None:
            self.show(self.at)

    def resume(self) -> None:
        super().resume()
        self._pace()

    def _pace(self) -> None:
        self.stage.pace = SPEEDS[self.speed] if self.app.settings.pace else 0.0

    @property
    def number(self) -> int:
        """How many decisions have been shown."""
        return self.playback.end

    def go_to(self, number: int) -> None:
        """Show the position after so many decisions."""
        number = max(0, min(number, len(self.match.decisions)))
        playback = self.playback
        if number < playback.decision or playback.event:
            playback.back_to(number)
        playback.until = number
        self.story, self.unrolled = [], False
        while shown := playback.next(self.seating.viewer, self.aids):
            self._tell(shown)
        self.unrolled = False
        self.still_until = 0
        self.stage.finish()
        self.refresh()

    def show(self, number: int) -> None:
        """Show how a decision was made, from the position before it."""
        self.running = False
        self.go_to(number)
        self.playback.until = number + 1

    def _wait(self, cue: Cue, now: float) -> None:
        """A replay waits for nobody."""

    def _keep(self) -> None:
        """A replay is not saved."""

    def _let_decide(self, now: float) -> None:
        """All that was asked for has been shown: go on if the replay runs."""
        if not self.running:
            return
        if self.number >= len(self.match.decisions):
            self.running = False
            self.refresh()
        elif now >= self.next_at:
            self.playback.until = self.number + 1
            self.next_at = now + PAUSE * SPEEDS[self.speed]
            self.refresh()

    # ---- the picture

    def placements(self) -> list[Placement]:
        seen = [place for place in super().placements() if place.key[0] not in ("undo", "results", "scrim")]
        seen = [place for place in seen if self.unrolled or place.key[0] != "scroll"]
        return seen + self._controls() + self._lines(seen)

    def _heading(self, sight: Sight) -> tuple[str, str, str, str]:
        """Whose decision comes next, without anybody thinking about it."""
        turn, head, _, pawn = super()._heading(sight)
        seat = sight.view.to_act
        return turn, sight.say("turn-of", name=sight.seats[seat].name) if seat != NOBODY else head, "", pawn

    def _controls(self) -> list[Placement]:
        say = self.app.say
        x, y, w, h = self.setting.controls(self.app.frame)
        total = len(self.match.decisions)
        sheet = Timeline(say("replay-at", number=self.number, total=total), self.number, total, self.marks)
        seen = [block(("timeline",), sheet, (x, y, w, h), z=80, touch=True, tip=say("replay-tip"))]
        step = (w - 28 - 5 * 50) / 4
        for at, name in enumerate(CONTROLS):
            shown = "pause" if name == "play" and self.running else name
            control = Control(shown)
            rect = (x + 14 + at * (50 + step), y + (82 if h < LOW else 134), 50, 44 if h < LOW else 50)
            seen.append(block(("replay", name), control, rect, z=90, touch=True, tip=say(f"replay-{shown}")))
        for at, speed in enumerate(SPEEDS):
            part = (x + 14 + at * 52, y + h - 86, 50, 34)
            seen.append(block(("speed", speed), Segment(f"×{speed[1:]}", speed == self.speed), part, z=90, touch=True))
        if self.over:
            for at, who in enumerate(self.match.seats):
                crest = Crest(f"pawn_{who.colour}", at == self.seating.focus)
                rect = (x + w - 14 - (len(self.match.seats) - at) * 34, y + h - 90, 32, 40)
                seen.append(block(("seat", at), crest, rect, z=90, touch=True, tip=say("replay-seat", name=who.name)))
        return seen + self._ways((x + 14, y + h - 46, w - 28, 36))

    def _ways(self, area: tuple[float, float, float, float]) -> list[Placement]:
        """The ways out of the replay; only a game that is over can be looked back on, or played otherwise."""
        say, (x, y, w, h) = self.app.say, area
        leave = Button(say("replay-leave"), kind=PRIMARY, size=18)
        if not self.over:
            return [block(("leave-replay",), leave, area, z=90, touch=True)]
        third = (w - 16) / 3
        on = Button(say("replay-play-on"), size=16)
        mood = REST if self.number < len(self.match.decisions) else DIM
        tip = say("replay-play-on-tip")
        return [
            block(("leave-replay",), leave, (x, y, third, h), z=90, touch=True),
            block(
                ("analysis",),
                Button(say("analysis-open"), size=16),
                (x + third + 8, y, third, h),
                z=90,
                touch=True,
                tip=say("analysis-tip"),
            ),
            block(("play-on",), on, (x + 2 * third + 16, y, third, h), z=90, touch=True, mood=mood, tip=tip),
        ]

    def _lines(self, seen: list[Placement]) -> list[Placement]:
        """Let each line of the log that can be seen lead to its decision."""
        mat = next((place for place in seen if place.key in (("drawer",), ("log-mat",))), None)
        if mat is None:
            return []
        high = bars.row(self.app.settings.text_size)
        left, top = mat.x - mat.w / 2, mat.y - mat.h / 2 + 46 - high / 2
        tip = self.app.say("replay-line")
        return [
            block(("line", at), "", (left, top + at * high, mat.w, high), z=mat.z + 0.5, touch=True, tip=tip)
            for at, _ in enumerate(self._lines_of(mat))
        ]

    def _lines_of(self, mat: Placement) -> tuple[Line, ...]:
        """The lines of a log that can be seen."""
        assert isinstance(mat.picture, bars.Log)
        return mat.picture.lines[-bars.rows(mat.h, self.app.settings.text_size) :]

    # ---- the mouse and the keyboard

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("leave-replay",):
                return Pop()
            case ("play-on",):
                return self._play_on(now)
            case ("timeline",):
                self._point(now)
            case ("replay", name):
                self._control(name, now)
            case ("speed", speed):
                self.speed = speed
                self._pace()
                self.refresh()
            case ("seat", seat):
                self.seating.focus = self.seating.holder = seat
                self.refresh()
            case ("line", at):
                mat = self.find(("drawer",)) or self.find(("log-mat",))
                assert mat
                self.running = False
                self.go_to(self._lines_of(mat)[at].number + 1)
            case ("log",) | ("log-close",) | ("menu",) | ("analysis",):
                return super().touched(key, now, other)
        return None

    def _analysis(self) -> Change:
        from scenes.analysis import AnalysisPage

        self.running = False
        return Push(AnalysisPage(self.match, self.agreed, self))

    def _play_on(self, now: float) -> Change | None:
        """Begin a new game where the replay stands."""
        from scenes.analysis import play_on

        if self.number < len(self.match.decisions):
            return play_on(self.app, self.match, self.number, self.agreed)
        self.refuse(self.app.say("replay-play-on-over"), ("play-on",), now)
        return None

    def _point(self, now: float) -> None:
        """Jump to where the timeline was touched."""
        place = self.find(("timeline",))
        if place and self.pointer:
            share = (self.pointer[0] - (place.x - place.w / 2) - Timeline.SIDE) / (place.w - 2 * Timeline.SIDE)
            self.running = False
            self.go_to(round(min(max(share, 0.0), 1.0) * len(self.match.decisions)))

    def _control(self, name: str, now: float) -> None:
        marked = [at for at, _ in self.marks]
        total = len(self.match.decisions)
        self.running = name == "play" and not self.running
        match name:
            case "play":
                if self.number >= total and self.running:
                    self.go_to(0)
                self.next_at = now
            case "back":
                self.go_to(self.number - 1)
            case "step":
                self.stage.finish()
                self.playback.until = min(total, self.number + 1)
            case "mark-back":
                self.go_to(max((at for at in marked if at < self.number), default=0))
            case "mark-on":
                self.go_to(min((at for at in marked if at > self.number), default=total))
        self.refresh()

    def missed(self, now: float) -> Change | None:
        if self._put_back():
            self.refresh()
        return None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.key == pygame.K_ESCAPE:
            return Pop()
        control = {
            pygame.K_SPACE: "play",
            pygame.K_LEFT: "back",
            pygame.K_COMMA: "back",
            pygame.K_RIGHT: "step",
            pygame.K_PERIOD: "step",
            pygame.K_PAGEUP: "mark-back",
            pygame.K_PAGEDOWN: "mark-on",
        }.get(event.key)
        if control:
            self._control(control, now)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.running = False
            self.go_to(0 if event.key == pygame.K_HOME else len(self.match.decisions))
        elif event.key == pygame.K_l:
            return self.touched(("log",), now)
        elif event.key == pygame.K_a and self.over:
            return self._analysis()
        elif event.key == pygame.K_p and self.over:
            return self._play_on(now)
        else:
            return elsewhere(event, self.match.title.name)
        return None


@dataclass(frozen=True, slots=True)
class Timeline(Drawing):
    """A sheet with a line from the deal to the end, a coin where the replay stands, and badges on it."""

    SIDE: ClassVar[float] = 26
    words: str
    number: int
    total: int
    marks: tuple[tuple[int, str], ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        low = h < LOW
        ink.text(self.words, DISPLAY, 19, "ink", 18, 20 if low else 28, width=w - 36)
        left, long, y = self.SIDE, w - 2 * self.SIDE, 62 if low else 92

        def at(number: int) -> float:
            return left + long * number / max(1, self.total)

        ink.box(left, y, long, 8, (140, 110, 60, 90), 4)
        ink.box(left, y, at(self.number) - left, 8, "prussian", 4)
        for number, picture in self.marks:
            ink.line(at(number), y - 10, at(number), y + 14, "gold", 2)
            ink.picture(picture, at(number) - 10, y - 30, 20, 20)
        ink.picture("coin_gold", at(self.number) - 15, y - 11, 30, 30)


@dataclass(frozen=True, slots=True)
class Control(Drawing):
    """A button with a sign: play, pause, a step, or a leap to the next mark."""

    name: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        main = self.name in ("play", "pause")
        ink.shadow(0, 0, w, h, 8, 4, 140, 3)
        ink.box(0, 0, w, h, "button" if main else "washi", 8)
        ink.box(0, 0, w, h, "ink", 8, 2)
        if mood in (HOVER, FOCUS):
            ink.box(3, 3, w - 6, h - 6, (*colour("light"), 255), 6, 2)
        fill = "cream" if main else "ink"
        x, y = w / 2, h / 2
        if self.name == "pause":
            ink.box(x - 10, y - 11, 7, 22, fill, 1)
            ink.box(x + 3, y - 11, 7, 22, fill, 1)
            return
        way = -1 if self.name.endswith("back") else 1
        ink.polygon([(x - 8 * way, y - 11), (x - 8 * way, y + 11), (x + 10 * way, y)], fill)
        if not main:
            ink.box(x + 10 * way - 2, y - 11, 4, 22, fill, 1)
        if self.name.startswith("mark"):
            ink.picture("vp", x - 10, y + 11, 20, 9)


@dataclass(frozen=True, slots=True)
class Crest(Drawing):
    """A merchant whose hand can be looked at."""

    pawn: str
    chosen: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        if self.chosen:
            ink.box(0, 0, w, h, (*colour("light"), 255), 6)
        if self.chosen or mood in (HOVER, FOCUS):
            ink.box(0, 0, w, h, "ink" if self.chosen else "gold", 6, 2)
        ink.picture(self.pawn, 3, 2, w - 6, h - 4)
