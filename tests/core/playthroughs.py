"""Games written out to be read: every position, what each seat sees of it, what it may do, what it did, what happened.

`python -m tests.core.playthroughs`, run in the project's root with its own Python, writes `tests/data/playthroughs`
anew, one file for each title and number of players. Read the difference before keeping it.
"""

import textwrap
from collections.abc import Iterator, Set
from dataclasses import fields
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from game.core.events import Event
from game.core.game import NOBODY
from game.core.match import Match
from tests.core.tables import TABLES, secrets, sit, steps

FOLDER = Path(__file__).resolve().parents[1] / "data" / "playthroughs"
WHOLE = {"osaka": (2, 196), "master_merchant": (3, 209), "trader": (4, 279)}
"""The table of each title whose game is written to its end, and which one: a short one."""
CUT = 14
"""How many moves are written of the others."""

_lines = partial(textwrap.wrap, width=120, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def written(name: str, seats: int) -> str:
    """Write out the game of a table."""
    whole, number = WHOLE[name]
    match = sit(name, seats, number if seats == whole else 0)
    lines = [f"{match.title.label}, {seats} seats, options {match.options}", ""]
    lines += _events(match, match.opening)
    for move in steps(match) if seats == whole else steps(match, CUT):
        lines += [*_happened(match), "", *_before(match), f"seat {match.state.to_act} plays: {match.title.write(move)}"]
    lines += [*_happened(match), "", *_position(match)]
    if match.state.result:
        lines.append(f"result  {match.state.result}")
    return "\n".join(lines) + "\n"


def _position(match: Match) -> Iterator[str]:
    for line in match.state.position().splitlines():
        yield from _lines(line)


def _before(match: Match) -> Iterator[str]:
    yield f"--- move {len(match.decisions) + 1}"
    yield from _position(match)
    views = [_words(match.view(seat), match) for seat in range(len(match.seats))]
    alike = {part for part in views[0] if len({view[part] for view in views}) == 1}
    yield from _lines("all see: " + _parts(views[0], alike))
    for seat, view in enumerate(views):
        yield from _lines(f"seat {seat} sees: " + _parts(view, view.keys() - alike))


def _parts(view: dict[str, str], wanted: Set[str]) -> str:
    return " | ".join(f"{part} {words}" for part, words in view.items() if part in wanted)


def _happened(match: Match) -> Iterator[str]:
    if match.decisions:
        yield from _events(match, [event for event, _ in match.decisions[-1].told])


def _events(match: Match, events: list[Event]) -> Iterator[str]:
    """Say what happened, and to whom it looked otherwise."""
    names = [seat.name for seat in match.seats]
    for event in events:
        said = event.says.format(**match.title.gaps(event, names))
        yield from _lines(f"  * {said}")
        seen = [event.seen_by(seat) for seat in range(len(names))]
        for seat, other in enumerate(seen):
            if other != event:
                yield from _lines(f"    seat {seat}: {other.says.format(**match.title.gaps(other, names))}")


def _words(view: Any, match: Match) -> dict[str, str]:
    """Put the parts of a view into words: heaps and cards by their names, moves in their notation."""
    title = match.title
    reading = secrets(title.name)
    heap_text = import_module(f"game.{title.name}.heaps").text

    def word(part: str, value: Any) -> str:
        if value is None:
            return "?"
        if part == "moves":
            return ", ".join(map(title.write, value)) or "-"
        if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
            return "[" + ", ".join(word(part, item) for item in value) + "]"
        if part in reading.HEAPS:
            return str(heap_text(value))
        if part in reading.CARDS and value != NOBODY:
            return str(title.cards[value])
        return str(value)

    return {field.name: word(field.name, getattr(view, field.name)) for field in fields(view)}


def file(name: str, seats: int) -> Path:
    """Find where the game of a table is written."""
    return FOLDER / f"{name}_{seats}p.txt"


if __name__ == "__main__":
    for name, seats in TABLES:
        file(name, seats).write_text(written(name, seats), encoding="utf-8")
