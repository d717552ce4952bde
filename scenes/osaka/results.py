"""The end of a game on a scroll: piles and places, points over time, and what each colour brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.events import Event
from game.osaka.data import COLOURS, TOKENS_TO_END
from game.osaka.events import CardTaken, GoodsSold, PaydayCame, PaymentMade, PiecePlaced, TurnPassed
from scenes.ink import Ink
from scenes.placement import Drawing, Placement, block
from scenes.table.results import (
    PAD,
    Bracket,
    Brought,
    Chart,
    H,
    Moment,
    Standing,
    W,
    Z,
    brought,
    buttons,
    gone_back,
    head,
    winners,
)
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
            block(("results", "pile", seat), pile, (left, y - 290, pitch, 300), z=Z + 2, rule="end"),
            block(("results", "standing", seat), standing, (left, y + 16, pitch, 106), z=Z + 2, rule="end"),
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
        seen.append(block(("results", "tie", points), Bracket(words, len(tied)), rect, z=Z + 2, rule="end"))
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
    result = sight.view.result
    order = sorted(range(sight.view.seats), key=lambda seat: (result.places[seat], seat))
    rows = [Brought((sight.seats[seat].colour,), sight.seats[seat].name, told.brought[seat]) for seat in order]
    words = sight.say("results-brought"), sight.say("results-sum")
    return brought(words, tuple(f"badge_{good}" for good in COLOURS), rows, area, rule="payday")
