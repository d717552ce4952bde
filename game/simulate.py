"""Playing many bot games, over one or several processes, and counting what came of them."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game import catalog
from game.bots import bot
from game.core import record
from game.core.chance import Dice
from game.core.match import COLOURS, Match, Seat

CHUNK = 20
"""The most games a process plays before it reports."""
MOST_WORKERS = 60
"""More processes than this cannot be waited for on Windows."""


class Table(NamedTuple):
    """Which games to play: a title by name, the bots' levels in seat order, options and a seed."""

    title: str
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    records: Path | None = None


class Played(NamedTuple):
    """What came of one game."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    reason: str


def check(table: Table) -> None:
    """Raise ValueError in a sentence if such a table cannot be set."""
    for level in table.levels:
        bot(level)
    catalog.title(table.title).complete(len(table.levels), table.options)


def play(table: Table, number: int) -> Match:
    """Play game `number` of a table to its end. The same table and number always give the same game."""
    title = catalog.title(table.title)
    levels = table.levels
    seats = [Seat(f"{level} {seat}", level, COLOURS[seat]) for seat, level in enumerate(levels)]
    match = Match(title, seats, table.options, Dice(f"{table.seed}/{number}"))
    dice = Dice(f"{table.seed}/{number}/bots")
    players = [bot(level) for level in levels]
    while match.state.result is None:
        seat = match.state.to_act
        move = players[seat](title, match.view(seat, title.aids), dice)
        refusal = match.play(move)
        if refusal:
            raise RuntimeError(f"{levels[seat]} played {title.write(move)!r} in game {number}: {refusal}")
    return match


def _play_some(table: Table, numbers: Sequence[int]) -> list[Played]:
    played = []
    for number in numbers:
        match = play(table, number)
        if table.records:
            (table.records / f"{table.title}-{number:06}.json").write_text(record.write(match), encoding="utf-8")
        result = match.state.result
        assert result is not None
        played.append(Played(result.points, result.places, len(match.decisions), result.reason))
    return played


def play_many(table: Table, games: int, workers: int, progress: Callable[[int], None]) -> tuple[list[Played], float]:
    """Play games 0 to `games` - 1 and return them in order, with the seconds it took."""
    size = max(1, min(CHUNK, games // (workers * 4)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    job = partial(_play_some, table)
    played: list[Played] = []
    began = time.perf_counter()
    if workers == 1:
        for chunk in chunks:
            played += job(chunk)
            progress(len(played))
    else:
        # Stopping is for the one who waits for the workers: they themselves do not hear the interrupt.
        ignore = (signal.SIGINT, signal.SIG_IGN)
        with multiprocessing.Pool(min(workers, len(chunks), MOST_WORKERS), signal.signal, ignore) as pool:
            for some in pool.imap(job, chunks):
                played += some
                progress(len(played))
    return played, time.perf_counter() - began


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
