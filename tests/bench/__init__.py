"""`python3 tests bench`: how fast things are, always compared within one run, because machines and hours differ.

Each module here is a section with a `measure()` that returns its `Table`. `race` does the timing for all of them.
"""

import json
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from game.commands import Parser

SECTIONS = ("engine", "frames")
ROUNDS = 9


class Line(NamedTuple):
    """One thing that was measured: how many a second, how many times another thing, and what that should be.

    A ratio with a `least` compares speeds, one with a `most` what things cost.
    """

    name: str
    per_second: float
    compared_with: str = ""
    ratio: float | None = None
    least: float | None = None
    most: float | None = None


class Table(NamedTuple):
    """What a section measured."""

    title: str
    lines: Sequence[Line]


def race(runners: Mapping[str, Callable[[], tuple[int, float]]], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Let all take turns, so that a slow minute of the machine is slow for all; give each one's speed in each round.

    A runner does a fraction of a second of work and returns how much it did and how long that took.
    """
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(rounds):
        for name, runner in runners.items():
            done, seconds = runner()
            speeds[name].append(done / seconds)
    return speeds


def compare(speeds: Mapping[str, Sequence[float]], name: str, with_: str = "", least: float | None = None) -> Line:
    """Sum up one runner, compared with another round by round."""
    ratio = None
    if with_:
        ratio = statistics.median(mine / other for mine, other in zip(speeds[name], speeds[with_], strict=True))
    return Line(name, statistics.median(speeds[name]), with_, ratio, least)


clock = time.process_time
"""The time this process was at work: others on the machine do not count."""


def measure(arguments: Sequence[str]) -> int:
    """Measure all sections or those named, print tables and write the figures on request."""
    parser = Parser(prog="tests bench", description="Measure how fast things are.")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file")
    asked = parser.parse_args(arguments)
    unknown = set(asked.sections) - set(SECTIONS)
    if unknown:
        parser.error(f"there is no section {unknown.pop()!r}")
    figures = {}
    for section in asked.sections or SECTIONS:
        table: Table = import_module(f"tests.bench.{section}").measure()
        figures[section] = [line._asdict() for line in table.lines]
        print(table_text(table), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


def table_text(table: Table) -> str:
    """Write a section's table for people."""
    width = max(len(line.name) for line in table.lines) + 2
    rows = [f"{table.title}\n", f"{'':{width}}{'a second':>12}{'each':>17}   compared"]
    for line in table.lines:
        row = f"{line.name:{width}}{line.per_second:>12,.0f}{1e6 / line.per_second:>14,.2f} us"
        if line.ratio is not None:
            row += f"   {line.ratio:.2f} x {line.compared_with}"
        if line.least is not None and line.ratio is not None:
            row += f" ({'at least' if line.ratio >= line.least else 'MISSES'} {line.least:g})"
        if line.most is not None and line.ratio is not None:
            row += f" ({'at most' if line.ratio <= line.most else 'MISSES'} {line.most:g})"
        rows.append(row)
    return "\n".join(rows) + "\n"
