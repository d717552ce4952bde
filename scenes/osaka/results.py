"""The end of a game on a scroll: piles and places, points over time, and what each colour brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.events import Event
from game.osaka.data import COLOURS, TOKENS_TO_END
from game.osaka.events import CardTaken, GoodsSold, PaydayCame, PaymentMade, PiecePlaced, TurnPassed
from scenes.ink import BODY, DISPLAY, Ink
from scenes.kit import Label
from scenes.placement import Drawing, Placement, block
from scenes.table.results import PAD, Bracket, Chart, H, Moment, Standing, W, Z, buttons, gone_back, head, winners
from scenes.table.scroll import Rect, together, unroll
from scenes.table.sight import Sight

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
        *gone_back(sight, (x + PAD, y + h - 72, left - 40, 30)),
        *buttons(sight, (x + PAD, y + h - 88, inner, 62)),
    ]


# ---- who has won, and why it is over


def _head(sight: Sight, told: Past, area: Rect) -> list[Placement]:
    say, result = sight.say, sight.view.result
    names = [seat.name for seat in sight.seats]
    title = winners(sight, names, result.places)
    if result.reason == "tokens":
        full = {name: held for name, held in zip(names, result.tiebreak, strict=True) if held >= TOKENS_TO_END}
        reason = say(
            "results-tokens", count=len(full), names=together(say, list(full)), tokens=min(full.values()),
            turn=told.turns,
        )  # fmt: skip
    else:
        reason = say("results-stuck", turn=told.turns)
    return head(title, reason, area)


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


# ---- points over time


def _chart(sight: Sight, told: Past, area: Rect) -> list[Placement]:
    say = sight.say
    moments = tuple(
        Moment(payday.turn, payday.points, tuple(f"badge_{COLOURS[good]}_small" for good in payday.colours))
        for payday in told.paydays
    )
    chart = Chart(
        say("results-chart"), say("results-chart-hint"), say("results-turn"), told.turns,
        moments, tuple(seat.colour for seat in sight.seats),
    )  # fmt: skip
    return [block(("results", "chart"), chart, area, z=Z + 2)]


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
