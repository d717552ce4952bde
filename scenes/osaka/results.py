"""The end of a game on a scroll: piles and places, points over time, and what each colour brought."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.events import Event
from game.osaka.data import COLOURS, TOKENS_TO_END
from game.osaka.events import CardTaken, GoodsSold, PaydayCame, PaymentMade, PiecePlaced, TurnPassed
from scenes.placement import Placement, block
from scenes.table.results import (
    Brought,
    Chart,
    Moment,
    Side,
    Stack,
    Z,
    brought,
    buttons,
    gone_back,
    head,
    in_order,
    lay,
    piles,
    winners,
)
from scenes.table.scroll import Rect, together
from scenes.table.sight import Sight


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
    result = sight.view.result
    if result is None:
        return []
    parts, seen = lay(sight)
    told = past(sight.past, sight.view.seats)
    return [
        *seen,
        *_head(sight, told, parts.head),
        *_piles(sight, in_order(result), parts.piles),
        *_chart(sight, told, parts.chart),
        *_brought(sight, told, parts.table),
        *gone_back(sight, parts.note),
        *buttons(sight, parts.buttons),
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


def _piles(sight: Sight, order: Sequence[int], area: Rect) -> list[Placement]:
    """Everybody's pile in the order of the places, and what decided between those who have equal points."""
    say, result = sight.say, sight.view.result
    sides = []
    for seat in order:
        who, points, held = sight.seats[seat], result.points[seat], result.tiebreak[seat]
        unit, tokens = say("results-points", number=points), say("results-held", number=held)
        sides.append(Side(seat, (who.colour,), who.name, result.places[seat], points, unit, tokens))
    ties = {}
    for points in sorted({points for points in result.points if result.points.count(points) > 1}):
        tokens_held = [result.tiebreak[seat] for seat in order if result.points[seat] == points]
        shared = len(set(tokens_held)) == 1
        ties[points] = say(
            "results-shared" if shared else "results-tie",
            points=points, tokens=tokens_held[0], numbers=" : ".join(map(str, tokens_held)),
        )  # fmt: skip
    return piles(sides, Stack("vp", 76), ties, area)


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
    rows = [
        Brought((sight.seats[seat].colour,), sight.seats[seat].name, told.brought[seat])
        for seat in in_order(sight.view.result)
    ]
    words = sight.say("results-brought"), sight.say("results-sum")
    return brought(words, tuple(f"badge_{good}" for good in COLOURS), rows, area, rule="payday")
