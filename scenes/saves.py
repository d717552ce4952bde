"""Games that wait to be continued or to be looked at again: each is a record in a file of its own.

A save is a record with three keys more, which other readers of records leave alone: "name", what somebody called the
game, "aids", what the table agreed to show, and "turn". It is written anew after every decision. A file that cannot be
read is set aside with a sentence, never deleted. A game that two copies of the program go on with becomes two games.
"""

import contextlib
import hashlib
import json
import os
import time
from collections.abc import Container, Iterable
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

from platformdirs import user_data_path

from game import catalog
from game.bots import BOTS
from game.core import record
from game.core.chance import Dice, seed
from game.core.game import NOBODY, Aids, Result
from game.core.match import PERSON, Match, Seat
from scenes.files import alone, at_home, drafted, put, settle

ASIDE = ".damaged"
BACK = ".bak"
"""The position before the last decision lies in a file that ends like this."""
DELETED = ".deleted"
"""A game that somebody deleted and may still want back."""
LONGEST = 40
"""The most letters of a game's name."""
LAST_TURN = 99_999
LAST_DAY = 2**32
"""Seconds since 1970 beyond which a date comes from a broken clock."""
SKEW = 60
"""Seconds that the clock of the disk may be ahead of ours."""


class Saved(NamedTuple):
    """A game in a file, as far as it is known before it is opened."""

    file: Path
    title: str
    name: str
    turn: int
    seats: tuple[Seat, ...]
    result: Result | None
    when: float
    """When it was played last, in seconds since 1970."""

    @property
    def names(self) -> str:
        """Who plays."""
        return ", ".join(seat.name for seat in self.seats)


class _Save(NamedTuple):
    """What a file says, not replayed yet; `sum` tells whether the file has changed since."""

    told: record.Record
    aids: Aids
    turn: int
    name: str
    sum: str


class Unreadable(Exception):
    """A file that cannot be continued; `why` is "damaged", "foreign", "version", or "gone" if it cannot be opened."""

    def __init__(self, why: str, file: Path) -> None:
        super().__init__(f"{why}: {file.name}")
        self.why, self.file = why, file


def folder() -> Path:
    """Where the games are kept."""
    return at_home(lambda: user_data_path("akindo", appauthor=False)) / "saves"


# ---- writing

_KEPT: WeakKeyDictionary[Match, tuple[Path, str]] = WeakKeyDictionary()
"""Where each match is kept, and the sum of what its file must hold as long as nobody else goes on with it."""


def autosave(match: Match, aids: Aids, called: str = "") -> bool:
    """Keep a game as it stands, perhaps under a new name; tell whether there was room for it."""
    file = folder() / name(match)
    text = write(match, aids, called or _called(file))
    try:
        with drafted(file, text) as draft, alone(file.parent):
            file = _own_file(match)
            settle(draft, file, _back(file))
    except OSError:
        return False
    _KEPT[match] = file, _sum(text.encode())
    return True


def name(match: Match) -> str:
    """What the file of a game is called: the same deal for the same seats is the same game."""
    if match in _KEPT:
        return _KEPT[match][0].name
    deal = repr((match.title.name, match.seats, match.setup))
    return f"{match.title.name}-{hashlib.sha256(deal.encode()).hexdigest()[:12]}.json"


def _own_file(match: Match) -> Path:
    """Find the file of a game; a new one if another copy of the program has gone on with the game in the old one."""
    first, known = _KEPT.get(match, (folder() / name(match), ""))
    file, number = first, 1
    while file.exists() and _sum(file.read_bytes()) != known:
        number += 1
        file = first.with_name(f"{first.stem}-{number}.json")
    return file


def _sum(content: bytes) -> str:
    """Sum up a save without its second line: that a game is given a name makes no other game of it."""
    head, _, rest = content.partition(b"\n")
    return hashlib.sha256(head + rest.partition(b"\n")[2]).hexdigest()


def write(match: Match, aids: Aids, called: str = "") -> str:
    """Write a game as a save."""
    own = {"name": called, "aids": sorted(aids), "turn": match.view(NOBODY).turns}
    lines = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in own.items())
    return "{\n" + lines + record.write(match).removeprefix("{\n")


def _back(file: Path) -> Path:
    return file.with_suffix(BACK)


def _called(file: Path) -> str:
    """The name a game was given: the second line of its file, so that no more has to be read after a decision."""
    with contextlib.suppress(OSError, ValueError), open(file, encoding="utf-8") as lines:
        next(lines, "")
        found = json.loads("{" + next(lines, "").strip().rstrip(",") + "}")
        return _name_in(found)
    return ""


def _name_in(document: dict[str, object]) -> str:
    called = document.get("name")
    return called[:LONGEST] if isinstance(called, str) and called.isprintable() else ""


def rename(file: Path, called: str) -> None:
    """Give a game a name; its date stays. Raise Unreadable or OSError."""
    with alone(file.parent):
        match, aids = load(file)
        when = file.stat().st_mtime
        put(file, write(match, aids, called))
        os.utime(file, (when, when))


# ---- reading


def shelf() -> list[Path]:
    """All games, the one played last first. One whose writing was cut short is there as it was before.

    Games of days to come, which only a clock that was set back has seen, stand behind the others.
    """
    found: dict[Path, float] = {}
    entries: Iterable[os.DirEntry[str]] = ()
    with contextlib.suppress(OSError):
        entries = list(os.scandir(folder()))
    for entry in entries:
        with contextlib.suppress(OSError):  # another copy of the program may move files at the same time
            if entry.name.endswith((".json", BACK)) and entry.is_file():
                file = Path(entry.path).with_suffix(".json")
                found[file] = max(found.get(file, 0), entry.stat().st_mtime)
                if not file.exists():
                    os.replace(_back(file), file)
    today = time.time() + SKEW
    return sorted(found, key=lambda file: (found[file] <= today, found[file]), reverse=True)


def look(file: Path) -> Saved:
    """See what game is in a file without replaying it, or raise Unreadable."""
    save = _read(file)
    told, when = save.told, 0.0
    with contextlib.suppress(OSError):
        when = min(max(0.0, file.stat().st_mtime), LAST_DAY)
    return Saved(file, told.title.name, save.name, save.turn, told.seats, told.result, when)


def unfinished(titles: Container[str]) -> tuple[Saved | None, list[Unreadable]]:
    """Find the game of these titles that was played last and is not over; set aside what cannot be read."""
    troubles: list[Unreadable] = []
    for file in shelf():
        try:
            saved = look(file)
        except Unreadable as trouble:
            troubles.append(set_aside(trouble))
            continue
        if saved.result is None and saved.title in titles:
            return saved, troubles
    return None, troubles


def load(file: Path) -> tuple[Match, Aids]:
    """Continue a game: the match as it stood and what the table agreed to show; or raise Unreadable."""
    save = _read(file)
    match = _replayed(save.told, file)
    _KEPT[match] = file, save.sum
    return match, save.aids


def set_aside(trouble: Unreadable) -> Unreadable:
    """Rename a file that cannot be continued; the position before its last decision takes its place if there is one."""
    file = trouble.file
    if trouble.why == "gone":
        return trouble
    aside = file.with_name(file.name + ASIDE)
    number = 1
    try:
        while aside.exists():
            number += 1
            aside = file.with_name(f"{file.name}.{number}{ASIDE}")
        os.replace(file, aside)
        if _back(file).exists():
            os.replace(_back(file), file)
    except OSError:
        return trouble
    return Unreadable(trouble.why, aside)


def _read(file: Path) -> _Save:
    """Read a save without replaying it, or raise Unreadable."""
    try:
        with open(file, "rb") as stream:
            content = stream.read(record.LARGEST_FILE + 1)
        text = content.decode()
        document = json.loads(text)
    except OSError:
        raise Unreadable("gone", file) from None
    except (ValueError, RecursionError):
        raise Unreadable("damaged", file) from None
    if not isinstance(document, dict) or document.get("format") != record.FORMAT:
        raise Unreadable("foreign", file)
    if document.get("version") != record.VERSION or document.get("title") not in catalog.names():
        raise Unreadable("version", file)
    try:
        told = record.read(text, catalog.title)
    except record.BadRecord:
        raise Unreadable("damaged", file) from None
    if told.rules != told.title.rules or any(seat.kind not in (PERSON, *BOTS) for seat in told.seats):
        raise Unreadable("version", file)
    aids, turn = document.get("aids", []), document.get("turn", 0)
    if not isinstance(aids, list) or type(turn) is not int:
        raise Unreadable("damaged", file)
    shown = frozenset(aid for aid in told.title.aids if aid in aids)
    return _Save(told, shown, min(max(0, turn), LAST_TURN), _name_in(document), _sum(content))


def _replayed(told: record.Record, file: Path) -> Match:
    try:
        return record.replay(told, Dice(seed()))
    except record.BadRecord:
        raise Unreadable("damaged", file) from None


# ---- records from elsewhere and to elsewhere


def take_in(source: Path) -> tuple[Path, bool]:
    """Put a record among the games; tell where, and whether it is new there. Raise Unreadable or OSError.

    The same game that is already here stays as it is, unless the record tells how it went on.
    """
    if not source.is_file():
        raise FileNotFoundError(source)
    told, aids, _, called, _ = _read(source)
    match = _replayed(told, source)
    file = folder() / name(match)
    with alone(file.parent):
        if file.exists():
            try:
                here = _read(file).told.moves
                if len(told.moves) <= len(here) or told.moves[: len(here)] != here:
                    return file, False
            except Unreadable as trouble:
                set_aside(trouble)
        put(file, write(match, aids, called), _back(file))
    return file, True


def give_out(file: Path, target: Path) -> None:
    """Write a copy of a game where there is nothing yet, or raise OSError."""
    text = file.read_text(encoding="utf-8")
    with open(target, "x", encoding="utf-8") as out:
        out.write(text)


# ---- deleting, and thinking better of it


def delete(file: Path) -> None:
    """Put a game away, so that it can be brought back; or raise OSError."""
    for part in (_back(file), file):
        with contextlib.suppress(FileNotFoundError):
            os.replace(part, part.with_name(part.name + DELETED))


def bring_back(file: Path) -> None:
    """Bring a deleted game back, or raise OSError."""
    with contextlib.suppress(FileNotFoundError):
        os.replace(_back(file).with_name(_back(file).name + DELETED), _back(file))
    os.replace(file.with_name(file.name + DELETED), file)


def forget(files: Iterable[Path]) -> None:
    """Delete for good what was put away."""
    for file in files:
        for part in (file, _back(file)):
            with contextlib.suppress(OSError):
                part.with_name(part.name + DELETED).unlink()
