"""The end of a game on a scroll: places, names and gold over time, and what everybody has."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.events import Event
from game.master_merchant import events as e
from game.master_merchant.heaps import START
from scenes.master_merchant.ledger import Ledger
from scenes.master_merchant.meters import kinds
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
from scenes.table.sight import Sight


class Past(NamedTuple):
    """What the whole game brought: its turns, and everybody's names + gold after each of them."""

    turns: int
    moments: tuple[Moment, ...]


def past(events: Sequence[tuple[int, Event]], seats: int) -> Past:
    """Add up everybody's names and gold after each turn; a turn in which somebody was shielded is marked."""
    ledger = Ledger([0] * seats, [START] * seats)
    turns, marks = 0, 0
    moments = [Moment(0, ledger.sums())]
    for _, event in events:
        ledger.note(event)
        if isinstance(event, e.EffectShielded):
            marks += 1
        elif isinstance(event, e.TurnEnded):
            turns += 1
            moments.append(Moment(turns, ledger.sums(), ("fx_shield",) if marks else ()))
            marks = 0
    return Past(turns, tuple(moments))


def place(sight: Sight) -> list[Placement]:
    """Place the scroll that tells how the game ended."""
    view, say, result = sight.view, sight.say, sight.view.result
    if result is None:
        return []
    parts, seen = lay(sight)
    told = past(sight.past, view.seats)
    order = in_order(result)
    winner = order[0]
    number = view.gold[winner] if result.reason == "gold" else kinds(view, winner)
    reason = say(f"results-mm-{result.reason}", name=sight.seats[winner].name, number=number, turn=told.turns)
    shielded = any(moment.marks for moment in told.moments)
    chart = Chart(
        say("results-mm-chart"), say("results-mm-chart-hint") if shielded else "", say("results-turn"), told.turns,
        told.moments, tuple(seat.colour for seat in sight.seats),
    )  # fmt: skip
    has = [
        Brought((sight.seats[seat].colour,), sight.seats[seat].name, (kinds(view, seat), view.gold[seat]))
        for seat in order
    ]
    words = say("results-mm-table"), say("results-mm-sum")
    return [
        *seen,
        *head(winners(sight, [seat.name for seat in sight.seats], result.places), reason, parts.head),
        *piles([_side(sight, seat) for seat in order], Stack("vp", 76), _ties(sight), parts.piles),
        block(("results", "chart"), chart, parts.chart, z=Z + 2),
        *brought(words, ("fx_men", "fx_coin"), has, parts.table, rule="end"),
        *gone_back(sight, parts.note),
        *buttons(sight, parts.buttons),
    ]


def _side(sight: Sight, seat: int) -> Side:
    view, who, result = sight.view, sight.seats[seat], sight.view.result
    held = f"{kinds(view, seat)} + {view.gold[seat]}"
    points = result.points[seat]
    unit = sight.say("results-points", number=points)
    return Side(seat, (who.colour,), who.name, result.places[seat], points, unit, held)


def _ties(sight: Sight) -> dict[int, str]:
    """Words for the sums with which players share a place."""
    result = sight.view.result
    shared = [
        points
        for points, rank in zip(result.points, result.places, strict=True)
        if list(zip(result.points, result.places, strict=True)).count((points, rank)) > 1
    ]
    return {points: sight.say("results-mm-even", number=points) for points in shared}
