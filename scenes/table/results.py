"""What every title's last scroll is made of: who has won, places, money or points over time, and what now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from game.core.game import Result
from scenes.art import ratio
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import PLAIN, PRIMARY, Button, Label
from scenes.placement import Drawing, Placement, block
from scenes.table.scroll import Rect, together, unroll
from scenes.table.sight import Sight

Z = 400
W, H, PAD = 1380, 738, 44
BASE = 402
"""How far below the head the piles stand."""


class Parts(NamedTuple):
    """The parts of the scroll."""

    head: Rect
    piles: Rect
    chart: Rect
    table: Rect
    note: Rect
    buttons: Rect


def lay(sight: Sight) -> tuple[Parts, list[Placement]]:
    """Unroll the scroll and share it out: who has won at the left, over time and a table at the right."""
    (x, y, w, h), seen = unroll(sight.frame, "results", W, H, Z)
    inner = w - 2 * PAD
    left = inner * 0.48
    right, wide = x + PAD + left + 28, inner - left - 28
    parts = Parts(
        head=(x + PAD, y + 24, left, 90),
        piles=(x + PAD, y + 28 + BASE, left, 170),
        chart=(right, y + 24, wide, 374),
        table=(right, y + 412, wide, 210),
        note=(x + PAD, y + h - 72, left - 50, 30),
        buttons=(x + PAD, y + h - 88, inner, 62),
    )
    return parts, seen


class Moment(NamedTuple):
    """A moment in the chart: on which turn, what everybody had after it, and the pictures that mark it."""

    turn: int
    points: tuple[int, ...]
    marks: tuple[str, ...] = ()


# ---- who has won, and why it is over


def winners(sight: Sight, names: Sequence[str], places: Sequence[int]) -> str:
    """Say who has won, or who share it."""
    first = [name for name, rank in zip(names, places, strict=True) if rank == 1]
    return sight.say("results-winners", count=len(first), names=together(sight.say, first))


def head(title: str, reason: str, area: Rect) -> list[Placement]:
    """Write at the top who has won, and below it why it is over."""
    x, y, w, _ = area
    return [
        block(("results", "slip"), Slip("千秋楽"), (x, y, 36, 90), z=Z + 2),
        block(("results", "title"), Label(title, DISPLAY, 46), (x + 58, y - 2, w - 58, 62), z=Z + 2),
        block(("results", "reason"), Label(reason, BODY, 18, "ink2", wrap=True), (x + 60, y + 62, w - 60, 52), z=Z + 2),
    ]


@dataclass(frozen=True, slots=True)
class Slip(Drawing):
    """A slip with kanji."""

    kanji: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.slip(self.kanji, 0, 0, w, 25)


# ---- places


@dataclass(frozen=True, slots=True)
class Standing(Drawing):
    """The place, the name, the points and the tokens below a pile."""

    place: int
    name: str
    points: int
    unit: str
    held: str
    tied: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        left = w / 2 - min(132, w - 14) / 2 + 8
        first = self.place == 1
        ink.dot(left + 16, 20, 16, "gold" if first else "prussian")
        ink.text(str(self.place), DISPLAY, 20, "ink" if first else "cream", left + 16, 19, "center")
        ink.text(self.name, DISPLAY, 21, "ink", left + 42, 19, width=w - left - 44)
        used = ink.text(str(self.points), DISPLAY, 30, "deep", left, 60)
        ink.text(self.unit, BODY, 16, "ink2", left + used + 8, 62, width=w - left - used - 10)
        ink.text(
            self.held, BOLD if self.tied else BODY, 16, "ink" if self.tied else "ink3", left + 2, 92, width=w - left - 4
        )


def in_order(result: Result) -> list[int]:
    """The seats in the order of their places."""
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


class Side(NamedTuple):
    """Who plays for one result: a player, or partners."""

    number: int
    who: tuple[str, ...]
    name: str
    place: int
    points: int
    unit: str
    held: str


class Stack(NamedTuple):
    """How wealth is piled up: of which picture, how wide, and how many points each stands for."""

    picture: str
    wide: float
    worth: int = 1


def piles(
    sides: Sequence[Side], stack: Stack, ties: Mapping[int, str], area: Rect, rule: str = "end", widest: float = 200
) -> list[Placement]:
    """Pile up everybody's points in the order of the places, one step for all; a bracket joins those that are equal."""
    x, y, w, _ = area
    pitch = min(widest, w / len(sides))
    most = max(side.points for side in sides) / stack.worth
    step = min(9, 174 / max(1, most - 1))
    start = x + (w - pitch * len(sides)) / 2
    seen = []
    for at, side in enumerate(sides):
        pile = Pile(side.who, stack.picture, -(-side.points // stack.worth), step, stack.wide, pitch)
        standing = Standing(side.place, side.name, side.points, side.unit, side.held, side.points in ties)
        left = start + at * pitch
        seen += [
            block(("results", "pile", side.number), pile, (left, y - 290, pitch, 300), z=Z + 2, rule=rule),
            block(("results", "standing", side.number), standing, (left, y + 16, pitch, 106), z=Z + 2, rule=rule),
        ]
    for points, words in ties.items():
        tied = [at for at, side in enumerate(sides) if side.points == points]
        rect = (start + tied[0] * pitch, y + 122, pitch * len(tied), 40)
        seen.append(block(("results", "tie", points), Bracket(words, len(tied)), rect, z=Z + 2, rule=rule))
    return seen


@dataclass(frozen=True, slots=True)
class Pile(Drawing):
    """One merchant, or two, on a pile of wealth, on its board."""

    who: tuple[str, ...]
    picture: str
    number: int
    step: float
    wide: float
    pitch: float

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        x, base, high = w / 2, h - 10, self.wide * ratio(self.picture)
        board = min(132, self.pitch - 14)
        ink.box(x - board / 2, base - 4, board, 14, "wood", 4)
        ink.box(x - board / 2, base - 4, board, 14, "ink", 4, 2)
        for at in range(self.number):
            lean = (0, 1, -1)[at % 3]
            ink.picture(self.picture, x - self.wide / 2 + lean, base - high - at * self.step, self.wide, high)
        top = base - high - (self.number - 1) * self.step + high * 0.45 if self.number else base
        pawn = 66 if len(self.who) == 1 else 52
        left = x - pawn * len(self.who) / 2
        for at, who in enumerate(self.who):
            ink.picture(f"pawn_{who}", left + at * pawn, top - pawn * 1.12, pawn, pawn * 1.24)


@dataclass(frozen=True, slots=True)
class Bracket(Drawing):
    """What decided between players with equal points."""

    words: str
    number: int

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        pitch = w / self.number
        for at in range(self.number):
            x = pitch * (at + 0.5)
            ink.line(x, 0, x, 7, "gold", 3)
        ink.box(2, 6, w - 4, h - 6, (184, 138, 53, 60), 8)
        ink.text(self.words, BOLD, 15, "ink", w / 2, h / 2 + 2, "center", w - 12)


# ---- over time


@dataclass(frozen=True, slots=True)
class Chart(Drawing):
    """A stepped line for each of those who play, with pictures above the moments that mattered."""

    title: str
    hint: str
    unit: str
    turns: int
    moments: tuple[Moment, ...]
    who: tuple[str, ...]
    least: int = 0
    """How high the chart reaches at least."""
    SIDES: ClassVar[tuple[float, float]] = 38, 40
    """The room beside the lines."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        used = ink.text(self.title, DISPLAY, 24, "ink", 0, 12)
        ink.text(self.hint, BODY, 16, "ink3", used + 12, 14, width=w - used - 12)
        left, right, top, bottom = self.SIDES[0], w - self.SIDES[1], 64.0, h - 28
        most = max(self.least, *(max(moment.points) for moment in self.moments), 0)
        step = next(step for step in (5, 10, 20, 50, 100, 200, 1000) if most <= 5 * step)
        high = max(step, -(-most // step) * step)
        columns = [left + (right - left) * moment.turn / max(1, self.turns) for moment in self.moments]

        def level(points: int) -> float:
            return bottom - (bottom - top) * points / high

        for points in range(0, high + 1, step):
            ink.line(left, level(points), right, level(points), "edge")
            ink.text(str(points), BODY, 15, "ink3", left - 10, level(points) - 1, "midright")
        ink.text(self.unit, BODY, 15, "ink3", 0, h - 11, tall=22)
        low = left + ink.width(self.unit, BODY, 15) - 30
        self._marks(ink, columns, (low, right), top, bottom)
        self._turns(ink, (left, right), low, bottom + 16)
        ends = []
        # The winner's line is drawn last, on top of the others.
        for seat in sorted(range(len(self.who)), key=lambda seat: self._final(seat)):
            levels = [level(moment.points[seat]) for moment in self.moments]
            begin = levels[0] if levels and not self.moments[0].turn else bottom
            self._line(ink, self.who[seat], columns, levels, (left, begin))
            ends.append((level(self._final(seat)), self.who[seat]))
        ends.sort()
        for y, (_, who) in zip(apart([y for y, _ in ends], 27, top, bottom), ends, strict=True):
            ink.picture(f"reserve_{who}", right + 12, y - 15, 26, 30)

    def _final(self, seat: int) -> int:
        return self.moments[-1].points[seat] if self.moments else 0

    def _marks(self, ink: Ink, columns: list[float], room: tuple[float, float], top: float, bottom: float) -> None:
        """A gold rule at each marked moment, and pictures above; where they are close they move aside."""
        marked = [(x, moment) for x, moment in zip(columns, self.moments, strict=True) if moment.marks]
        marks = [(x, picture) for x, moment in marked for picture in moment.marks]
        places = apart([x for x, _ in marks], 25, room[0], room[1] + 30)
        for x, _ in marked:
            ink.line(x, top, x, bottom, "gold", 2)
        for x, (_, picture) in zip(places, marks, strict=True):
            ink.picture(picture, x - 12, top - 30, 24, 24)

    def _turns(self, ink: Ink, columns: tuple[float, float], low: float, y: float) -> None:
        """The numbers of turns: those that are marked, and in between as many as there is room for."""
        left, right = columns
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if self.turns <= 10 * step)
        marked = [moment.turn for moment in self.moments if moment.marks]
        written: list[tuple[float, float]] = []
        for turn in dict.fromkeys((*marked, *range(step, self.turns + 1, step))):
            x = left + (right - left) * turn / max(1, self.turns)
            half = ink.width(str(turn), BODY, 15) / 2
            if x - half > low and all(abs(x - other) > half + wide + 6 for other, wide in written):
                ink.text(str(turn), BODY, 15, "ink2" if turn in marked else "ink3", x, y, "center")
                written.append((x, half))

    def _line(self, ink: Ink, who: str, columns: list[float], levels: list[float], start: tuple[float, float]) -> None:
        for wide, fill in ((6.0, "ink"), (3.0, who)):
            x, y = start
            half = wide / 2
            for column, level in zip(columns, levels, strict=True):
                ink.box(x - half, y - half, column - x + wide, wide, fill, 0)
                ink.box(column - half, min(y, level) - half, wide, abs(y - level) + wide, fill, 0)
                x, y = column, level
        for column, level, moment in zip(columns, levels, self.moments, strict=True):
            if moment.marks:
                ink.dot(column, level, 6.5, "ink")
                ink.dot(column, level, 4.5, who)


def apart(places: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Move places that are too close to each other aside, in their order, within the room there is."""
    least = min(least, (high - low) / max(1, len(places) - 1))
    moved: list[float] = []
    for place in places:
        moved.append(max(place, moved[-1] + least) if moved else max(place, low))
    end = high
    for at in reversed(range(len(moved))):
        moved[at] = min(moved[at], end)
        end = moved[at] - least
    return moved


# ---- what each colour brought


def brought(
    words: tuple[str, str], pictures: tuple[str, ...], rows: Sequence["Brought"], area: Rect, rule: str
) -> list[Placement]:
    """Lay a table of sums: its title and the head of its last column, a picture for each other one, and the rows."""
    x, y, w, h = area
    title, total = words
    seen = [
        block(("results", "brought"), Label(title, DISPLAY, 24), (x, y, w * 0.5, 34), z=Z + 2),
        block(("results", "goods"), Heads(pictures, total), (x, y, w, 34), z=Z + 2),
    ]
    pitch = min(44, (h - 38) / len(rows))
    for at, row in enumerate(rows):
        rect = (x, y + 38 + at * pitch, w, pitch - 5)
        seen.append(block(("results", "brought", at), row, rect, z=Z + 2, rule=rule))
    return seen


def _column(w: float, at: int, number: int) -> float:
    """The middle of a column of the table: some goods, then the sum."""
    return w * 0.52 + (w * 0.48 - 36) * at / number


@dataclass(frozen=True, slots=True)
class Heads(Drawing):
    """The heads of the table: the goods, and the sum."""

    pictures: tuple[str, ...]
    words: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        number = len(self.pictures)
        for at, picture in enumerate(self.pictures):
            ink.picture(picture, _column(w, at, number) - 15, h / 2 - 15, 30, 30)
        ink.text(self.words, BODY, 16, "ink3", _column(w, number, number), h / 2, "center", 72)


@dataclass(frozen=True, slots=True)
class Brought(Drawing):
    """What each colour brought somebody, and the sum."""

    who: tuple[str, ...]
    name: str
    points: tuple[int, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (120, 96, 50, 24), 8)
        pawn = min(32, h - 4)
        left = 10.0
        for who in self.who:
            ink.picture(f"pawn_{who}", left, (h - pawn) / 2, pawn * 0.8, pawn)
            left += pawn * 0.8
        number = len(self.points)
        ink.text(self.name, DISPLAY, 19, "ink", left + 8, h / 2 - 1, width=w * 0.48 - left)
        for at, points in enumerate(self.points):
            fill = "ink" if points else "ink3"
            ink.text(str(points or "–"), DISPLAY, 20, fill, _column(w, at, number), h / 2 - 1, "center")
        ink.text(str(sum(self.points)), DISPLAY, 22, "deep", _column(w, number, number), h / 2 - 1, "center")


def gone_back(sight: Sight, area: Rect) -> list[Placement]:
    """Say how often moves were taken back after others had played, and who had hints: it changes no place."""
    say = sight.say
    words = [say("results-taken-back", number=sight.taken_back)] if sight.taken_back else []
    advised = [(seat.name, number) for seat, number in zip(sight.seats, sight.hints, strict=False) if number]
    if advised:
        names = [say("results-hints-one", name=name, number=number) for name, number in advised]
        words.append(say("results-hints", list=together(say, names)))
    x, y, w, h = area
    seen = []
    for above, line in enumerate(reversed(words)):
        label = Label(line, BODY, 16, "ink3")
        seen.append(block(("results", "help", above), label, (x, y - 22 * above, w, h), z=Z + 2))
    return seen


# ---- what now


def buttons(sight: Sight, area: Rect) -> list[Placement]:
    """Place what can be done now."""
    x, y, w, h = area
    say = sight.say
    choices = (
        ("leave", 92, Button(say("results-leave"), kind=PLAIN, size=18)),
        ("look", 186, Button(say("results-look"), kind=PLAIN, size=18)),
        ("replay", 108, Button(say("results-replay"), kind=PLAIN, size=18)),
        ("analysis", 108, Button(say("analysis-open"), kind=PLAIN, size=18)),
        ("again", 174, Button(say("results-again"), say("results-again-sub"), PRIMARY, 23)),
    )
    left = x + w - sum(wide + 12 for _, wide, _ in choices) + 12
    seen = []
    for name, wide, button in choices:
        seen.append(block((name,), button, (left, y, wide, h), z=Z + 3, touch=True))
        left += wide + 12
    return seen
