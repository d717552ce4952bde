"""Records: a whole game as one JSON document that any program can replay without a random generator.

PLACEHOLDER
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.core.chance import Chance, Outcome, Told, Untold
from game.core.game import Title
from game.core.match import Match, Seat, why_no_seats

FORMAT, VERSION = "akindo-record", 1
LARGEST_FILE = 4_000_000
"""The most characters a record may have: far more than the longest game needs."""


class BadRecord(ValueError):
    """A document that is no record, or tells of a game that cannot have been played. Says where and what, in a line."""


class Entry(NamedTuple):
    """One decision as a record tells it."""

    seat: int
    move: str
    chance: tuple[Outcome, ...]


class Record(NamedTuple):
    """A record's content, read but not yet replayed."""

    title: Title
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    setup: tuple[Outcome, ...]
    first: tuple[int, str]
    moves: tuple[Entry, ...]
    result: dict[str, Any] | None
    fingerprint: str


# ---- writing


def write(match: Match) -> str:
    """Write a match as a record, finished or not: one line for each decision."""
    cards = match.title.cards
    result = match.state.result
    head = {
        "format": FORMAT,
        "version": VERSION,
        "title": match.title.name,
        "rules": match.title.rules,
        "seats": [seat._asdict() for seat in match.seats],
        "options": match.options,
        "setup": [_told(outcome, cards) for outcome in match.setup],
        "first": {"seat": match.first.seat, "why": match.first.why},
    }
    moves = [
        {"seat": decision.seat, "move": match.title.write(decision.move)}
        | ({"chance": [_told(outcome, cards) for outcome in decision.chance]} if decision.chance else {})
        for decision in match.decisions
    ]
    tail = {"result": result and result._asdict(), "fingerprint": fingerprint(match)}
    lines = [f" {json.dumps(key)}: {_dumps(value)}" for key, value in head.items()]
    lines.append(' "moves": [\n' + ",\n".join(f"  {_dumps(move)}" for move in moves) + "\n ]")
    lines += [f" {json.dumps(key)}: {_dumps(value)}" for key, value in tail.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def fingerprint(match: Match) -> str:
    """Sum up the position in 64 characters: equal positions, and only those, have equal fingerprints."""
    return hashlib.sha256(match.state.position().encode()).hexdigest()


def _dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _told(outcome: Outcome, cards: tuple[str, ...]) -> dict[str, Any]:
    if isinstance(outcome.answer, list):
        return {outcome.what: [cards[card] for card in outcome.answer]}
    return {outcome.what: cards[outcome.answer] if outcome.of_cards else outcome.answer}


# ---- reading


def read(text: str, find: Callable[[str], Title]) -> Record:
    """Read a record's content, or raise BadRecord. Whether the game can be played so is not looked at yet.

    `find` gives the title of a name or raises ValueError, as `catalog.title` does.
    """
    if len(text) > LARGEST_FILE:
        raise BadRecord(f"it is larger than {LARGEST_FILE // 1_000_000} MB, which no record is")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadRecord(f"it is not a JSON document{where}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadRecord("it is not an Akindo record")
    if document.get("version") != VERSION:
        raise BadRecord(f"it has format version {_short(document.get('version'))}, this program reads {VERSION}")
    try:
        title = find(_get(document, "title", str))
    except ValueError as error:
        raise BadRecord(str(error)) from None
    numbers = {card: number for number, card in enumerate(title.cards)}
    seats = tuple(
        Seat(_get(seat, "name", str), _get(seat, "kind", str), _get(seat, "colour", str))
        for seat in _items(document, "seats", dict)
    )
    wrong = why_no_seats(seats)
    if wrong:
        raise BadRecord(wrong)
    first = _get(document, "first", dict)
    moves = tuple(
        Entry(
            _get(entry, "seat", int),
            _get(entry, "move", str),
            tuple(_outcomes(entry, "chance", numbers)) if "chance" in entry else (),
        )
        for entry in _items(document, "moves", dict)
    )
    return Record(
        title,
        _get(document, "rules", int),
        seats,
        _get(document, "options", dict),
        tuple(_outcomes(document, "setup", numbers)),
        (_get(first, "seat", int), _get(first, "why", str)),
        moves,
        _get(document, "result", dict) if document.get("result") is not None else None,
        _get(document, "fingerprint", str),
    )


def _get(entry: dict[str, Any], key: str, kind: type) -> Any:
    if key not in entry:
        raise BadRecord(f'"{key}" is missing')
    value = entry[key]
    if type(value) is not kind:
        raise BadRecord(f'"{key}" cannot be {_short(value)}')
    return value


def _items(entry: dict[str, Any], key: str, kind: type) -> Iterator[Any]:
    for number, item in enumerate(_get(entry, key, list)):
        if type(item) is not kind:
            raise BadRecord(f'number {number} of "{key}" cannot be {_short(item)}')
        yield item


def _outcomes(entry: dict[str, Any], key: str, numbers: dict[str, int]) -> Iterator[Outcome]:
    for item in _items(entry, key, dict):
        for what, answer in item.items():
            if type(answer) is int:
                yield Outcome(what, answer, of_cards=False)
                continue
            names = answer if isinstance(answer, list) else [answer]
            unknown = [name for name in names if not isinstance(name, str) or name not in numbers]
            if unknown:
                raise BadRecord(f"{_short(unknown[0])} is no card")
            found = [numbers[name] for name in names]
            yield Outcome(what, found if isinstance(answer, list) else found[0])


def _short(value: Any) -> str:
    """Show a value of a foreign document in a few harmless characters."""
    if isinstance(value, str | bool | int | float) or value is None:
        try:
            shown = ascii(value)
        except ValueError:  # a number of many thousand digits
            shown = "a huge number"
        return shown if len(shown) <= 40 else shown[:37] + "..."
    return "a list" if isinstance(value, list) else "an object"


# ---- replaying


def replay(record: Record, chance: Chance | None = None) -> Match:
    """Play a record through and return the match as it stood, or raise BadRecord with the move's number.

    If the game is not over it goes on with the given chance.
    """
    title = record.title
    if record.rules != title.rules:
        raise BadRecord(f"it was played by rules {_short(record.rules)}, this program plays rules {title.rules}")
    told = Told(record.setup)
    try:
        match = Match(title, record.seats, record.options, told)
    except (Untold, ValueError) as error:
        raise BadRecord(f"set-up: {error}") from None
    if told.left():
        raise BadRecord("set-up: it tells of more chance than there was")
    if record.first != (match.first.seat, match.first.why):
        raise BadRecord(f"set-up: seat {match.first.seat} starts ({match.first.why}), the record says otherwise")
    for number, entry in enumerate(record.moves, start=1):
        try:
            _replay_move(match, entry)
        except ValueError as error:
            raise BadRecord(f"move {number}: {error}") from None
    result = match.state.result
    if record.result != (result and json.loads(_dumps(result._asdict()))):
        raise BadRecord(f"move {len(record.moves)}: the result is not what this game comes to")
    if record.fingerprint != fingerprint(match):
        raise BadRecord(f"move {len(record.moves)}: the fingerprint does not fit the last position")
    if chance is not None:
        match.chance.chance = chance
    return match


def _replay_move(match: Match, entry: Entry) -> None:
    if match.state.result:
        raise ValueError("the game was already over")
    if entry.seat != match.state.to_act:
        raise ValueError(f"it is seat {match.state.to_act} that decides, not seat {_short(entry.seat)}")
    move = match.title.read(entry.move)
    told = Told(entry.chance)
    match.chance.chance = told
    refusal = match.play(move)
    if refusal:
        raise ValueError(str(refusal))
    if told.left():
        raise ValueError("it tells of more chance than there was")


def load(text: str, find: Callable[[str], Title], chance: Chance | None = None) -> Match:
    """Read and replay a record in one go."""
    return replay(read(text, find), chance)
