"""Whatever is read from outside, given anything: only the documented refusal may come of it.

With the package atheris, `PYTHONPATH=. python tests/faults/fuzz.py CORPUS -runs=100000` looks for trouble by itself;
an empty folder CORPUS is filled with good examples first. test_hostile.py feeds the same targets.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from game import catalog, commands
from game.core import record
from game.core.match import LONGEST_NAME, Match
from scenes import saves, settings
from tests.core.tables import played

FILE = Path(tempfile.mkdtemp(prefix="akindo")) / "it.json"
"""Where everything is read from."""
MOVES = (
    *("take 0", "reserve farm 2", "buy R2 B5 Y3", "insure R2 for G5", "token red", "sell R4 R5", "sell R4 with R5"),
    *("joker W3 of partner", "close 2", "play izumiya 2", "down trick no-gold", "use at 2 kanda down", "pass", "end"),
)


def read_record(content: bytes) -> None:
    """A record from anywhere: a match, or BadRecord in one harmless line."""
    FILE.write_bytes(content)
    try:
        match = commands.load(str(FILE))
    except record.BadRecord as refusal:
        line = str(refusal)
    else:
        line = ""
        _sound(match)
    assert line.isprintable(), ascii(line)
    assert len(line) <= record.LONGEST_SENTENCE


def read_save(content: bytes) -> None:
    """A file among the saved games: a game to continue, or Unreadable."""
    FILE.write_bytes(content)
    try:
        saved = saves.look(FILE)
        assert len(saved.name) <= saves.LONGEST
        assert (saved.name + saved.names).isprintable()
        assert 0 <= saved.turn <= saves.LAST_TURN
        _sound(saves.load(FILE)[0])
        why = ""
    except saves.Unreadable as trouble:
        why = trouble.why
    assert why in ("", "damaged", "foreign", "version")


def read_settings(content: bytes) -> None:
    """The settings: always some that make sense."""
    FILE.write_bytes(content)
    found = settings.load(FILE)
    words = [word for row in (*found.seats, *found.agreed) for word in row]
    assert all(word.isprintable() and len(word) <= LONGEST_NAME for word in words)
    assert all(choice in (getattr(settings.Settings(), name), *settings.ALLOWED[name]) for name, choice in
               asdict(found).items() if name in settings.ALLOWED)  # fmt: skip
    settings.save(found, FILE)
    assert settings.load(FILE) == found


def read_move(content: bytes) -> None:
    """A move in the notation of each title: a move that is written alike, or ValueError."""
    words = content.decode("utf-8", "replace")
    for name in catalog.names():
        title = catalog.title(name)
        try:
            move = title.read(words)
        except ValueError:
            continue
        assert title.read(title.write(move)) == move


TARGETS: dict[str, Callable[[bytes], None]] = {
    "record": read_record,
    "save": read_save,
    "settings": read_settings,
    "move": read_move,
}


def _sound(match: Match) -> None:
    """Whatever was accepted is a game that can be written down and read again."""
    assert all(seat.name.isprintable() and len(seat.name) <= LONGEST_NAME for seat in match.seats)
    text = record.write(match)
    assert record.write(record.load(text, catalog.title)) == text


@cache
def good(target: str) -> tuple[bytes, ...]:
    """Examples that are accepted."""
    if target == "move":
        return tuple(move.encode() for move in MOVES)
    if target == "settings":
        chosen = settings.Settings(language="it", seats=(("Zoé", "person", "pink"),), place=((1, 2), (1920, 1080)))
        return (json.dumps(asdict(chosen)).encode(),)
    matches = [*(played(name, 3, most=20) for name in catalog.names()), played("trader", 3)]
    if target == "save":
        return tuple(saves.write(match, match.title.aids, "Sunday").encode() for match in matches)
    return tuple(record.write(match).encode() for match in matches)


def one(data: bytes) -> None:
    """One input of any length: the first byte chooses what it is read as."""
    names = tuple(TARGETS)
    TARGETS[names[data[0] % len(names)]](data[1:]) if data else None


if __name__ == "__main__":
    import atheris  # type: ignore[import-untyped]

    corpus = Path(sys.argv[1])
    corpus.mkdir(exist_ok=True)
    for number, target in enumerate(TARGETS):
        for at, example in enumerate(good(target)):
            (corpus / f"{target}-{at}").write_bytes(bytes([number]) + example)
    atheris.instrument_all()
    atheris.Setup(sys.argv, one)
    atheris.Fuzz()
