"""Playing many bot games and counting what came of them."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from game import catalog
from game.bots import Bot, bot
from game.core import record
from game.core.chance import Dice
from game.core.match import COLOURS, Match, Seat
from game.spread import spread


class Table(NamedTuple):
    """Which games to play: a title by name, the bots' levels in seat order, options and a seed."""

    title: str
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: str


class Played(NamedTuple):
    """What came of one game."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    reason: str


def check(table: Table, find: Callable[[str], object] = bot) -> None:
    """Raise ValueError in a sentence if such a table cannot be set."""
    for level in table.levels:
        find(level)
    catalog.title(table.title).complete(len(table.levels), table.options)


def play(table: Table, number: int, find: Callable[[str], Bot] = bot) -> Match:
    """Play game `number` of a table to its end. The same table and number always give the same game.

    Other bots at the same table are dealt the same cards.
    """
    title = catalog.title(table.title)
    levels = table.levels
    seats = [Seat(f"{level} {seat}", level, COLOURS[seat]) for seat, level in enumerate(levels)]
    match = Match(title, seats, table.options, Dice(f"{table.seed}/{number}"))
    dice = Dice(f"{table.seed}/{number}/bots")
    players = [find(level) for level in levels]
    while match.state.result is None:
        seat = match.state.to_act
        move = players[seat](title, match.view(seat, title.aids), dice)
        refusal = match.play(move)
        if refusal:
            raise RuntimeError(f"{levels[seat]} played {title.write(move)!r} in game {number}: {refusal}")
    return match


def play_many(table: Table, games: int, workers: int = 1, scheduler: str = "") -> Iterator[tuple[Played, str]]:
    """Play games 0 to `games` - 1 and give what came of each, in order, with its record."""
    return spread(partial(_play_some, table), games, workers, scheduler)


def _play_some(table: Table, numbers: Sequence[int]) -> list[tuple[Played, str]]:
    return [_told(play(table, number)) for number in numbers]


def _told(match: Match) -> tuple[Played, str]:
    result = match.state.result
    assert result is not None
    return Played(result.points, result.places, len(match.decisions), result.reason), record.write(match)


def summary(table: Table, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Count wins (a shared win counts in parts), points and lengths; only `speed` depends on the machine."""
    games = len(played)
    lengths = sorted(game.moves for game in played)
    moves = sum(lengths)
    return {
        "game": table.title,
        "options": catalog.title(table.title).complete(len(table.levels), table.options),
        "seed": table.seed,
        "games": games,
        "seats": [
            {
                "bot": level,
                "wins": round(sum(1 / game.places.count(1) for game in played if game.places[seat] == 1), 3),
                "points": _spread([game.points[seat] for game in played]),
            }
            for seat, level in enumerate(table.levels)
        ],
        "moves": _spread(lengths),
        "ended": {
            reason: sum(game.reason == reason for game in played) for reason in sorted({g.reason for g in played})
        },
        "speed": {"seconds": round(seconds, 3), "moves_per_second": round(moves / seconds)},
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"least": min(numbers), "mean": round(sum(numbers) / len(numbers), 3), "most": max(numbers)}
