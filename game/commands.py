"""The commands that need no window: simulate, verify and notation.

Each returns the exit code: 0 when all is well, 1 when a verified record is wrong, 2 when what was asked cannot be
done, with one line on the standard error stream that says what and why.
"""

import argparse
import io
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from game import catalog, simulate
from game.bots import BOTS
from game.core import record
from game.core.events import Event
from game.core.match import Match
from game.spread import NoCluster

PROGRAM = "akindo" if getattr(sys, "frozen", False) else "main.py"
"""What the program is called on the command line: as a package it has a name of its own."""
POSITION_EVERY = 10
"""How many moves lie between two positions of a transcript."""


class Parser(argparse.ArgumentParser):
    """A command line that is refused in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; --help says more\n")


def add_to(commands: Any) -> None:
    """Describe the commands of this module; each sets `run`, which takes the arguments and returns the exit code."""
    command = add(commands, "simulate", _simulate, "let bots play many games and count what came of them")
    command.add_argument("--game", required=True, metavar="TITLE", help=", ".join(catalog.names()))
    command.add_argument(
        "--seats", required=True, metavar="LIST", help=f"the bots, one for each seat, with commas: {', '.join(BOTS)}"
    )
    add_many(command, games=100)
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game, such as rounds=3"
    )
    command.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game into this folder")
    command.add_argument("--json", action="store_true", help="print one JSON object instead of a table")

    command = add(commands, "verify", _verify, "replay records and say whether they are right")
    command.add_argument("files", nargs="+", metavar="FILE", help="a record, as simulate --records writes it")

    command = add(commands, "notation", _notation, "print a record as a readable transcript")
    command.add_argument("file", metavar="FILE", help="a record, as simulate --records writes it")


def add(commands: Any, name: str, run: Callable[[argparse.Namespace], int], what: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=what, description=f"{what.capitalize()}.")
    command.set_defaults(run=run)
    return command


def add_many(command: argparse.ArgumentParser, games: int) -> None:
    """Describe how many games are played, and where."""
    command.add_argument("--games", type=_count, default=games, metavar="N", help=f"how many games (default {games})")
    command.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games (default 1)")
    command.add_argument("--workers", type=_count, default=1, metavar="K", help="how many processes (default 1)")
    command.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="play on the Dask cluster of the scheduler at this address"
    )


def run(arguments: argparse.Namespace) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal may lack the letters of a name
            stream.reconfigure(errors="backslashreplace")
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return fail("stopped")


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 7 and int(word) > 0):
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a number from 1 to 9999999")
    return int(word)


def fail(sentence: str) -> int:
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return 2


# ---- simulate


def _simulate(arguments: argparse.Namespace) -> int:
    try:
        options = _options(arguments.option)
        levels = tuple(level.strip() for level in arguments.seats.split(","))
        table = simulate.Table(arguments.game, levels, options, arguments.seed)
        simulate.check(table)
    except ValueError as error:
        return fail(str(error))
    folder: Path | None = arguments.records
    played: list[simulate.Played] = []
    progress = progress_of(arguments.games)
    began = time.perf_counter()
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        for game, text in simulate.play_many(table, arguments.games, arguments.workers, arguments.scheduler):
            if folder:
                (folder / f"{table.title}-{len(played):06}.json").write_text(text, encoding="utf-8")
            played.append(game)
            progress(len(played))
    except NoCluster as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"cannot write records to {str(folder)!r}: {error.strerror}")
    seconds = time.perf_counter() - began
    result = simulate.summary(table, played, seconds)
    print(json.dumps(result) if arguments.json else _table(result))
    return 0


def _options(words: Sequence[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"{word[:40]!r} is not of the form NAME=VALUE")
        options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 5 else value
    return options


def progress_of(games: int) -> Callable[[int], None]:
    """Draw a bar on a terminal; say nothing elsewhere."""
    if not sys.stderr.isatty():
        return lambda done: None

    def draw(done: int) -> None:
        filled = 40 * done // games
        end = "\r\033[K" if done == games else ""
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}{end}", end="", file=sys.stderr, flush=True)

    return draw


def _table(result: dict[str, Any]) -> str:
    title = catalog.title(result["game"])
    lines = [f"{title.label}, {result['games']} games, seed {result['seed']}", ""]
    lines.append(f"{'seat':<6}{'bot':<12}{'wins':>8}{'share':>9}{'points':>9}{'least':>7}{'most':>6}")
    for seat, entry in enumerate(result["seats"]):
        points = entry["points"]
        lines.append(
            f"{seat:<6}{entry['bot']:<12}{entry['wins']:>8.1f}{entry['wins'] / result['games']:>9.1%}"
            f"{points['mean']:>9.2f}{points['least']:>7}{points['most']:>6}"
        )
    moves, speed = result["moves"], result["speed"]
    lines += [
        "",
        f"length  {moves['mean']:.1f} moves on average, {moves['least']} to {moves['most']}",
        "ended   " + ", ".join(f"{reason}: {number}" for reason, number in result["ended"].items()),
        f"speed   {speed['moves_per_second']:,} moves a second, {speed['seconds']:.1f} s",
    ]
    return "\n".join(lines)


# ---- verify and notation


def load(name: str) -> Match:
    """Load the record in a file, or raise BadRecord."""
    try:
        with open(name, encoding="utf-8") as file:
            text = file.read(record.LARGEST_FILE + 1)
    except UnicodeDecodeError:
        raise record.BadRecord("it is not a text file") from None
    except (OSError, ValueError) as error:
        raise record.BadRecord(f"cannot be read ({getattr(error, 'strerror', None) or error})") from None
    return record.load(text, catalog.title)


def _verify(arguments: argparse.Namespace) -> int:
    code = 0
    for name in arguments.files:
        try:
            match = load(name)
        except record.BadRecord as error:
            print(f"{name}: {error}", file=sys.stderr)
            code = 1
        else:
            unfinished = "" if match.state.result else ", not finished"
            print(f"{name}: OK ({len(match.decisions)} moves{unfinished})")
    return code


def _notation(arguments: argparse.Namespace) -> int:
    try:
        match = load(arguments.file)
    except record.BadRecord as error:
        return fail(f"{arguments.file}: {error}")
    print(transcript(match))
    return 0


def transcript(match: Match) -> str:
    """Write a match for people: one line a move, its events indented, the position every so often."""
    title = match.title
    names = [seat.name for seat in match.seats]

    def told(event: Event) -> str:
        return "      " + event.says.format(**title.gaps(event, names))

    lines = [title.label]
    lines += [f"  seat {i}: {seat.name} ({seat.kind}, {seat.colour})" for i, seat in enumerate(match.seats)]
    lines += [f"  {name}: {value}" for name, value in match.options.items()]
    lines += ["", "set-up", *map(told, match.opening), "", match.dealt.position(), ""]
    for number, decision in enumerate(match.decisions, start=1):
        lines.append(f"{number:>4}. {names[decision.seat]}: {title.write(decision.move)}")
        lines += [told(event) for event, _ in decision.told]
        following = match.decisions[number].before if number < len(match.decisions) else match.state
        if number % POSITION_EVERY == 0 or following is match.state:
            lines += ["", following.position(), ""]
    result = match.state.result
    if result:
        for place in sorted(set(result.places)):
            for seat in (seat for seat, its in enumerate(result.places) if its == place):
                tiebreak = f" ({result.tiebreak[seat]})" if any(result.tiebreak) else ""
                lines.append(f"place {place}: {names[seat]}, {result.points[seat]} points{tiebreak}")
    else:
        lines.append("not finished")
    return "\n".join(lines)
