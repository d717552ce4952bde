"""The end of a game on a scroll: piles and places, points over time, and what each colour brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.events import Event
from game.osaka.data import COLOURS, TOKENS_TO_END
from game.osaka.events import CardTaken, GoodsSold, PaydayCame, PaymentMade, PiecePlaced, TurnPassed
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import PLAIN, PRIMARY, Button, Label
from scenes.placement import Drawing, Placement, block
from scenes.table.scroll import Rect, together, unroll
from scenes.table.sight import Sight

Z = 400
W, H, PAD = 1380, 738, 44
PILE = 76
"""The width of a koban in a pile."""
BASE = 402
"""How far below the head the piles stand."""


class Payday(NamedTuple):
    """A payday in the chart: on which turn, of which colours, and everybody's points after it."""

    turn: int
    colours: tuple[int, ...]
    points: tuple[int, ...]


class Past(NamedTuple):
    """What the whole game brought."""

    turns: int
    paydays: tuple[Payday, ...]
    brought: tuple[tuple[int, ...], ...]
    """Each seat's points by colour."""


def past(events: Sequence[tuple[int, Event]], seats: int) -> Past:
    """Count the turns, and add up the points payday by payday and colour by colour."""
    turns = 0
    brought = [[0] * len(COLOURS) for _ in range(seats)]
    paydays: list[Payday] = []
    for _, event in events:
        match event:
            case CardTaken() | PiecePlaced() | PaymentMade() | TurnPassed():
                turns += 1
            case PaydayCame(colours):
                paydays.append(Payday(turns, colours, tuple(map(sum, brought))))
            case GoodsSold(seat, colour):
                brought[seat][colour] += event.points
                paydays[-1] = paydays[-1]._replace(points=tuple(map(sum, brought)))
    return Past(turns, tuple(paydays), tuple(map(tuple, brought)))


def place(sight: Sight) -> list[Placement]:
    """Place the scroll that tells how the game ended."""
    if sight.view.result is None:
        return []
    (x, y, w, h), seen = unroll(sight.frame, "results", W, H, Z)
    inner = w - 2 * PAD
    left = inner * 0.48
    told = past(sight.past, sight.view.seats)
    right = (x + PAD + left + 28, y + 24, inner - left - 28, h)
    return [
        *seen,
        *_head(sight, told, (x + PAD, y + 24, left, 90)),
        *_piles(sight, (x + PAD, y + 28 + BASE, left, 170)),
        *_chart(sight, told, (right[0], right[1], right[2], 374)),
        *_brought(sight, told, (right[0], right[1] + 388, right[2], 210)),
        *_help(sight, (x + PAD, y + h - 72, left - 40, 30)),
        *_buttons(sight, (x + PAD, y + h - 88, inner, 62)),
    ]


# ---- who has won, and why it is over


def _head(sight: Sight, told: Past, area: Rect) -> list[Placement]:
    x, y, w, _ = area
    say, result = sight.say, sight.view.result
    names = [seat.name for seat in sight.seats]
    winners = [name for name, rank in zip(names, result.places, strict=True) if rank == 1]
    title = say("results-winners", count=len(winners), names=together(say, winners))
    if result.reason == "tokens":
        full = {name: held for name, held in zip(names, result.tiebreak, strict=True) if held >= TOKENS_TO_END}
        reason = say(
            "results-tokens", count=len(full), names=together(say, list(full)), tokens=min(full.values()),
            turn=told.turns,
        )  # fmt: skip
    else:
        reason = say("results-stuck", turn=told.turns)
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


# ---- the piles


def _piles(sight: Sight, area: Rect) -> list[Placement]:
    """Everybody's pile in the order of the places, one step high for each point in all of them."""
    x, y, w, _ = area
    say, result = sight.say, sight.view.result
    order = sorted(range(sight.view.seats), key=lambda seat: (result.places[seat], seat))
    pitch = min(200, w / len(order))
    step = min(8, 174 / max(1, max(result.points) - 1))
    start = x + (w - pitch * len(order)) / 2
    ties = [seat for seat in order if result.points.count(result.points[seat]) > 1]
    seen = []
    for at, seat in enumerate(order):
        who, points, held = sight.seats[seat], result.points[seat], result.tiebreak[seat]
        pile = Pile(who.colour, points, step, pitch)
        standing = Standing(
            result.places[seat], who.name, points, say("results-points", number=points),
            say("results-held", number=held), seat in ties,
        )  # fmt: skip
        left = start + at * pitch
        seen += [
            block(("results", "pile", seat), pile, (left, y - 290, pitch, 300), z=Z + 2),
            block(("results", "standing", seat), standing, (left, y + 16, pitch, 106), z=Z + 2),
        ]
    for points in sorted({result.points[seat] for seat in ties}):
        tied = [at for at, seat in enumerate(order) if result.points[seat] == points]
        held = [result.tiebreak[order[at]] for at in tied]
        shared = len(set(held)) == 1
        words = say(
            "results-shared" if shared else "results-tie",
            points=points, tokens=held[0], numbers=" : ".join(map(str, held)),
        )  # fmt: skip
        rect = (start + tied[0] * pitch, y + 122, pitch * len(tied), 40)
        seen.append(block(("results", "tie", points), Bracket(words, len(tied)), rect, z=Z + 2))
    return seen


@dataclass(frozen=True, slots=True)
class Pile(Drawing):
    """A merchant on a pile of koban, on its board."""

    who: str
    points: int
    step: float
    pitch: float

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        x, base, high = w / 2, h - 10, PILE * 0.44
        board = min(132, self.pitch - 14)
        ink.box(x - board / 2, base - 4, board, 14, "wood", 4)
        ink.box(x - board / 2, base - 4, board, 14, "ink", 4, 2)
        for number in range(self.points):
            lean = (0, 1, -1)[number % 3]
            ink.picture("vp", x - PILE / 2 + lean, base - high - number * self.step, PILE, high)
        top = base - high - (self.points - 1) * self.step + high * 0.4 if self.points else base
        ink.picture(f"pawn_{self.who}", x - 33, top - 82 * 0.9, 66, 82)


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
        ink.text(str(self.points), DISPLAY, 30, "deep", left + 16, 60, "center")
        ink.text(self.unit, BODY, 16, "ink2", left + 40, 62, width=w - left - 42)
        ink.text(
            self.held, BOLD if self.tied else BODY, 16, "ink" if self.tied else "ink3", left + 2, 92, width=w - left - 4
        )


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


# ---- points over time


def _chart(sight: Sight, told: Past, area: Rect) -> list[Placement]:
    say = sight.say
    chart = Chart(
        say("results-chart"), say("results-chart-hint"), say("results-turn"), told.turns,
        told.paydays, tuple(seat.colour for seat in sight.seats),
    )  # fmt: skip
    return [block(("results", "chart"), chart, area, z=Z + 2)]


@dataclass(frozen=True, slots=True)
class Chart(Drawing):
    """A stepped line for each player, with a badge above every payday."""

    title: str
    hint: str
    unit: str
    turns: int
    paydays: tuple[Payday, ...]
    who: tuple[str, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        used = ink.text(self.title, DISPLAY, 24, "ink", 0, 12)
        ink.text(self.hint, BODY, 16, "ink3", used + 12, 14, width=w - used - 12)
        left, right, top, bottom = 38.0, w - 40, 64.0, h - 28
        most = max((max(payday.points) for payday in self.paydays), default=0)
        step = next(step for step in (5, 10, 20, 50, 1000) if most <= 5 * step)
        high = max(step, -(-most // step) * step)
        columns = [left + (right - left) * payday.turn / max(1, self.turns) for payday in self.paydays]

        def level(points: int) -> float:
            return bottom - (bottom - top) * points / high

        for points in range(0, high + 1, step):
            ink.line(left, level(points), right, level(points), "edge")
            ink.text(str(points), BODY, 15, "ink3", left - 10, level(points) - 1, "midright")
        ink.text(self.unit, BODY, 15, "ink3", 0, h - 11)
        self._paydays(ink, columns, (left + ink.width(self.unit, BODY, 15) - 30, right), top, bottom)
        ends = []
        # The winner's line is drawn last, on top of the others.
        for seat in sorted(range(len(self.who)), key=lambda seat: self._final(seat)):
            levels = [level(payday.points[seat]) for payday in self.paydays]
            self._line(ink, self.who[seat], columns, levels, (left, bottom))
            ends.append((level(self._final(seat)), self.who[seat]))
        ends.sort()
        for y, (_, who) in zip(apart([y for y, _ in ends], 27, top, bottom), ends, strict=True):
            ink.picture(f"reserve_{who}", right + 12, y - 15, 26, 30)

    def _final(self, seat: int) -> int:
        return self.paydays[-1].points[seat] if self.paydays else 0

    def _paydays(self, ink: Ink, columns: list[float], room: tuple[float, float], top: float, bottom: float) -> None:
        """A gold rule at each payday, its badges above and its turn below; where they are close, badges move aside."""
        badges = [(x, good) for x, payday in zip(columns, self.paydays, strict=True) for good in payday.colours]
        places = apart([x for x, _ in badges], 25, room[0], room[1] + 30)
        for x in columns:
            ink.line(x, top, x, bottom, "gold", 2)
        for x, (_, good) in zip(places, badges, strict=True):
            ink.picture(f"badge_{COLOURS[good]}_small", x - 12, top - 30, 24, 24)
        free = room[0]
        for x, payday in zip(columns, self.paydays, strict=True):
            words = str(payday.turn)
            half = ink.width(words, BODY, 15) / 2
            if x - half > free:
                ink.text(words, BODY, 15, "ink2", x, bottom + 16, "center")
                free = x + half + 6

    @staticmethod
    def _line(ink: Ink, who: str, columns: list[float], levels: list[float], start: tuple[float, float]) -> None:
        for wide, fill in ((6.0, "ink"), (3.0, who)):
            x, y = start
            half = wide / 2
            for column, level in zip(columns, levels, strict=True):
                ink.box(x - half, y - half, column - x + wide, wide, fill, 0)
                ink.box(column - half, level - half, wide, y - level + wide, fill, 0)
                x, y = column, level
        for column, level in zip(columns, levels, strict=True):
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


def _brought(sight: Sight, told: Past, area: Rect) -> list[Placement]:
    """A row for each player, in the order of the places."""
    x, y, w, h = area
    result = sight.view.result
    order = sorted(range(sight.view.seats), key=lambda seat: (result.places[seat], seat))
    title = Label(sight.say("results-brought"), DISPLAY, 24)
    heads = Goods(sight.say("results-sum"))
    seen = [
        block(("results", "brought"), title, (x, y, w * 0.5, 34), z=Z + 2),
        block(("results", "goods"), heads, (x, y, w, 34), z=Z + 2),
    ]
    pitch = min(44, (h - 38) / len(order))
    for at, seat in enumerate(order):
        who = sight.seats[seat]
        row = Brought(who.colour, who.name, told.brought[seat])
        seen.append(
            block(("results", "brought", seat), row, (x, y + 38 + at * pitch, w, pitch - 5), z=Z + 2, rule="payday")
        )
    return seen


def _column(w: float, at: int) -> float:
    """The middle of a column of the table: the four goods, then the sum."""
    return w * 0.52 + (w * 0.48 - 36) * at / len(COLOURS)


@dataclass(frozen=True, slots=True)
class Goods(Drawing):
    """The heads of the table: the goods, and the sum."""

    words: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        for at, name in enumerate(COLOURS):
            ink.picture(f"badge_{name}", _column(w, at) - 15, h / 2 - 15, 30, 30)
        ink.text(self.words, BODY, 16, "ink3", _column(w, len(COLOURS)), h / 2, "center", 72)


@dataclass(frozen=True, slots=True)
class Brought(Drawing):
    """A player's points by colour, and their sum."""

    who: str
    name: str
    points: tuple[int, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (120, 96, 50, 24), 8)
        pawn = min(32, h - 4)
        ink.picture(f"pawn_{self.who}", 10, (h - pawn) / 2, pawn * 0.8, pawn)
        ink.text(self.name, DISPLAY, 19, "ink", 18 + pawn * 0.8, h / 2 - 1, width=w * 0.36)
        for at, points in enumerate(self.points):
            ink.text(str(points or "–"), DISPLAY, 20, "ink" if points else "ink3", _column(w, at), h / 2 - 1, "center")
        ink.text(str(sum(self.points)), DISPLAY, 22, "deep", _column(w, len(self.points)), h / 2 - 1, "center")


def _help(sight: Sight, area: Rect) -> list[Placement]:
    """Say how often moves were taken back after others had played: it changes no place."""
    if not sight.taken_back:
        return []
    words = sight.say("results-taken-back", number=sight.taken_back)
    return [block(("results", "help"), Label(words, BODY, 16, "ink3"), area, z=Z + 2)]


# ---- what now


def _buttons(sight: Sight, area: Rect) -> list[Placement]:
    x, y, w, h = area
    say = sight.say
    buttons = (
        ("leave", 112, Button(say("results-leave"), kind=PLAIN, size=18)),
        ("look", 164, Button(say("results-look"), kind=PLAIN, size=18)),
        ("replay", 124, Button(say("results-replay"), kind=PLAIN, size=18)),
        ("again", 206, Button(say("results-again"), say("results-again-sub"), PRIMARY, 23)),
    )
    left = x + w - sum(wide + 12 for _, wide, _ in buttons) + 12
    seen = []
    for name, wide, button in buttons:
        seen.append(block((name,), button, (left, y, wide, h), z=Z + 3, touch=True))
        left += wide + 12
    return seen
