"""Games that wait to be continued: each is a record in a file of its own, written anew after every decision.

A save is a record with two keys more, which other readers of records leave alone: "aids", what the table agreed to
show, and "turn". A file that cannot be continued is set aside with a sentence, never deleted.
"""

import hashlib
import json
import os
from collections.abc import Container
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from game import catalog
from game.bots import BOTS
from game.core import record
from game.core.chance import Dice, seed
from game.core.game import NOBODY, Aids
from game.core.match import PERSON, Match
from scenes.files import put

ASIDE = ".damaged"
BACK = ".bak"
"""The position before the last decision lies in a file that ends like this."""


class Saved(NamedTuple):
    """A game that can be continued, as far as it is known before it is opened."""

    file: Path
    title: str
    turn: int
    names: tuple[str, ...]


class Unreadable(Exception):
    """A file that cannot be continued. `message` says why: saves-damaged, saves-foreign or saves-version."""

    def __init__(self, message: str, file: Path) -> None:
        super().__init__(f"{message}: {file.name}")
        self.message, self.file = message, file


def folder() -> Path:
    """Where the games are kept."""
    return user_data_path("akindo", appauthor=False) / "saves"


# ---- writing


def autosave(match: Match, aids: Aids) -> bool:
    """Keep a game as it stands; tell whether there was room for it."""
    try:
        file = folder() / name(match)
        put(file, write(match, aids), keep=_back(file))
    except OSError:
        return False
    return True


def name(match: Match) -> str:
    """The file of a game: the same deal for the same seats is the same game."""
    deal = repr((match.title.name, match.seats, match.setup))
    return f"{match.title.name}-{hashlib.sha256(deal.encode()).hexdigest()[:12]}.json"


def write(match: Match, aids: Aids) -> str:
    """Write a game as a save."""
    own = {"aids": sorted(aids), "turn": match.view(NOBODY).turns}
    lines = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in own.items())
    return "{\n" + lines + record.write(match).removeprefix("{\n")


def _back(file: Path) -> Path:
    return file.with_suffix(BACK)


# ---- reading


def unfinished(titles: Container[str]) -> tuple[Saved | None, list[Unreadable]]:
    """Find the game of these titles that was played last and is not over; set aside what cannot be read."""
    troubles: list[Unreadable] = []
    for file in _newest_first():
        try:
            told, _, turn = _read(file)
        except Unreadable as trouble:
            troubles.append(set_aside(trouble))
            continue
        if told.result is None and told.title.name in titles:
            return Saved(file, told.title.name, turn, tuple(seat.name for seat in told.seats)), troubles
    return None, troubles


def load(file: Path) -> tuple[Match, Aids]:
    """Continue a game: the match as it stood and what the table agreed to show; or raise Unreadable."""
    told, aids, _ = _read(file)
    try:
        return record.replay(told, Dice(seed())), aids
    except record.BadRecord:
        raise Unreadable("saves-damaged", file) from None


def set_aside(trouble: Unreadable) -> Unreadable:
    """Rename a file that cannot be continued; the position before its last decision takes its place if there is one."""
    file = trouble.file
    aside = file.with_name(file.name + ASIDE)
    number = 1
    while aside.exists():
        number += 1
        aside = file.with_name(f"{file.name}.{number}{ASIDE}")
    try:
        os.replace(file, aside)
        if _back(file).exists():
            os.replace(_back(file), file)
    except OSError:
        return trouble
    return Unreadable(trouble.message, aside)


def _newest_first() -> list[Path]:
    """All games, the one played last first. One whose writing was cut short is there as it was before."""
    found: dict[Path, float] = {}
    try:
        for entry in os.scandir(folder()):
            if entry.name.endswith((".json", BACK)) and entry.is_file():
                file = Path(entry.path).with_suffix(".json")
                found[file] = max(found.get(file, 0), entry.stat().st_mtime)
        for file in found:
            if not file.exists():
                os.replace(_back(file), file)
    except OSError:
        return []
    return sorted(found, key=lambda file: found[file], reverse=True)


def _read(file: Path) -> tuple[record.Record, Aids, int]:
    """Read a save without replaying it: the record, the aids and the turn; or raise Unreadable."""
    try:
        text = file.read_text(encoding="utf-8")
        document = json.loads(text)
    except (OSError, ValueError, RecursionError):
        raise Unreadable("saves-damaged", file) from None
    if not isinstance(document, dict) or document.get("format") != record.FORMAT:
        raise Unreadable("saves-foreign", file)
    if document.get("version") != record.VERSION or document.get("title") not in catalog.names():
        raise Unreadable("saves-version", file)
    try:
        told = record.read(text, catalog.title)
    except record.BadRecord:
        raise Unreadable("saves-damaged", file) from None
    if told.rules != told.title.rules or any(seat.kind not in (PERSON, *BOTS) for seat in told.seats):
        raise Unreadable("saves-version", file)
    aids, turn = document.get("aids", []), document.get("turn", 0)
    if not isinstance(aids, list) or type(turn) is not int:
        raise Unreadable("saves-damaged", file)
    return told, frozenset(aid for aid in told.title.aids if aid in aids), turn
