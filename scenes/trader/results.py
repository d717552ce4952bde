"""The end of a match on a scroll: piles of notes and places, money over time, and what each colour brought."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.events import Event
from game.trader import events as e
from game.trader.data import COLOUR, COLOURS, JOKER, MONEY, VALUE
from scenes.placement import Placement, block
from scenes.table import results
from scenes.table.results import (
    Brought,
    Chart,
    Moment,
    Stack,
    Z,
    brought,
    buttons,
    gone_back,
    head,
    lay,
    piles,
    winners,
)
from scenes.table.scroll import Rect
from scenes.table.sight import Sight
from scenes.trader.sheet import Side, sides
from scenes.trader.stock import times

A_NOTE = 10
"""How many millions a note of a pile stands for."""


class Past(NamedTuple):
    """What the whole match brought."""

    turns: int
    moments: tuple[Moment, ...]
    sold: tuple[tuple[int, ...], ...]
    """What each seat's sales brought, by colour."""
    best: tuple[tuple[int, int], ...]
    """The factors of each seat's best sale."""


def past(events: Sequence[tuple[int, Event]], seats: int, groups: Sequence[Sequence[int]]) -> Past:
    """Count the turns and the money of all rounds after each of them, for each group of seats."""
    turns = 0
    banked, money = [0] * seats, [MONEY[seats]] * seats
    sold = [[0] * len(COLOURS) for _ in range(seats)]
    best = [(0, 0)] * seats
    moments: list[Moment] = []

    def note(*marks: str) -> None:
        has = tuple(sum(banked[seat] + money[seat] for seat in group) for group in groups)
        moments.append(Moment(turns, has, marks))

    def sale(seat: int, stock: int, other: int) -> None:
        pair = max(VALUE[stock], other), min(VALUE[stock], other)
        money[seat] += pair[0] * pair[1]
        sold[seat][COLOUR[stock]] += pair[0] * pair[1]
        best[seat] = max(best[seat], pair, key=lambda factors: factors[0] * factors[1])
        note()

    for _, event in events:
        if isinstance(event, e.StockBought | e.StocksSold | e.StockSoldWithJoker | e.TurnPassed):
            turns += 1
        match event:
            case e.StocksDealt():
                money = [MONEY[seats]] * seats
                note()
            case e.StockBought(seat):
                money[seat] -= event.price
                note()
            case e.StocksSold(seat, stock, other):
                sale(seat, stock, VALUE[other])
            case e.StockSoldWithJoker(seat, stock):
                sale(seat, stock, JOKER)
            case e.RoundEnded():
                note("seal")
                banked, money = [has + counted for has, counted in zip(banked, money, strict=True)], [0] * seats
    return Past(turns, tuple(moments), tuple(map(tuple, sold)), tuple(best))


def place(sight: Sight) -> list[Placement]:
    """Place the scroll that tells how the match ended."""
    if sight.view.result is None:
        return []
    parts, seen = lay(sight)
    play = sides(sight)
    told = past(sight.past, sight.view.seats, [side.seats for side in play])
    return [
        *seen,
        *_head(sight, play, told, parts.head),
        *_piles(sight, play, told, parts.piles),
        *_chart(sight, play, told, parts.chart),
        *_brought(sight, play, told, parts.table),
        *gone_back(sight, parts.note),
        *buttons(sight, parts.buttons),
    ]


def _head(sight: Sight, play: list[Side], told: Past, area: Rect) -> list[Placement]:
    say, view = sight.say, sight.view
    places = [view.result.places[side.seats[0]] for side in play]
    # Partners win together: each is named.
    names = [sight.seats[seat].name for side in play for seat in side.seats]
    ranks = [rank for side, rank in zip(play, places, strict=True) for _ in side.seats]
    if view.rounds > 1:
        reason = say("results-rounds", number=view.rounds)
    else:
        stuck = view.result.reason == "everybody passed"
        reason = say("results-all-passed" if stuck else "results-three-empty", turn=told.turns)
    first = [side for side, rank in zip(play, places, strict=True) if rank == 1]
    together = len(first) == 1 and len(first[0].seats) > 1
    title = say("results-team", names=first[0].name) if together else winners(sight, names, ranks)
    return head(title, reason, area)


def _order(sight: Sight, play: list[Side]) -> list[int]:
    """The sides in the order of their places."""
    places = sight.view.result.places
    return sorted(range(len(play)), key=lambda side: (places[play[side].seats[0]], side))


# ---- the piles


def _piles(sight: Sight, play: list[Side], told: Past, area: Rect) -> list[Placement]:
    """Every side's pile in the order of the places, one note for each ten millions."""
    say, result = sight.say, sight.view.result
    order = _order(sight, play)
    totals = [result.points[side.seats[0]] for side in play]
    sides = []
    for number in order:
        side, money = play[number], totals[number]
        rank = 1 + sum(total > money for total in totals)
        unit = say("results-millions", number=money)
        sides.append(results.Side(number, side.who, side.name, rank, money, unit, _about(sight, side, told)))
    shared = sorted({money for money in totals if totals.count(money) > 1})
    ties = {money: say("results-even", number=money) for money in shared}
    widest = 200 if len(play[0].seats) == 1 else 264
    return piles(sides, Stack("note_10", 92, A_NOTE), ties, area, widest=widest)


def _about(sight: Sight, side: Side, told: Past) -> str:
    """The money of each round, or of a single one the best sale."""
    scores = sight.view.scores
    if 1 < len(scores) < 5:
        return " + ".join(str(sum(money[seat] for seat in side.seats)) for money in scores)
    one, other = max((told.best[seat] for seat in side.seats), key=lambda factors: factors[0] * factors[1])
    return sight.say("results-best", product=times(one, other)) if one else sight.say("results-no-sale")


# ---- over time


def _chart(sight: Sight, play: list[Side], told: Past, area: Rect) -> list[Placement]:
    say = sight.say
    chart = Chart(
        say("results-money"), say("results-money-hint"), say("results-turn"), told.turns, told.moments,
        tuple(side.who[0] for side in play),
    )  # fmt: skip
    return [block(("results", "chart"), chart, area, z=Z + 2)]


def _brought(sight: Sight, play: list[Side], told: Past, area: Rect) -> list[Placement]:
    """A row for each side, in the order of the places."""
    rows = []
    for number in _order(sight, play):
        side = play[number]
        sums = tuple(sum(told.sold[seat][good] for seat in side.seats) for good in range(len(COLOURS)))
        rows.append(Brought(side.who, side.name, sums))
    words = sight.say("results-sold"), sight.say("results-sold-sum")
    return brought(words, tuple(f"badge_{colour}" for colour in COLOURS), rows, area, rule="sell")
