"""Whatever a record may hold, loading it gives a match or one harmless line, and never another error."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalog, simulate
from game.core import record

LEVELS = {"osaka": ("random", "steady"), "master_merchant": ("random",) * 3, "trader": ("random",) * 3}


@cache
def whole(name: str) -> str:
    """A good record of each title, to be damaged."""
    return record.write(simulate.play(simulate.Table(name, LEVELS[name], {}, "damaged"), 1))


def verdict(text: str) -> str:
    """Load a record: nothing if it is good, otherwise the one line that says why not."""
    try:
        match = record.load(text, catalog.title)
    except record.BadRecord as error:
        line = str(error)
        assert line.isprintable()
        assert 0 < len(line) <= record.LONGEST_SENTENCE
        return line
    again = record.write(match)
    assert record.write(record.load(again, catalog.title)) == again
    return ""


def damaged(name: str, change: Callable[[dict[str, Any]], object]) -> str:
    """Change a good record and say what is wrong with it then."""
    document = json.loads(whole(name))
    change(document)
    return verdict(json.dumps(document))


every_title = pytest.mark.parametrize("name", catalog.names())
damage = settings(deadline=None, max_examples=200)
titles = st.sampled_from(catalog.names())

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from((10**4000, -1, 2**63))
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(("osaka", "random", "first", "R2", "trick", "pass", "end", "take 0", "\x1b[2J", "\n", "\ud800"))
)
junk = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner))


def places(value: Any) -> list[tuple[Any, Any]]:
    """List every place of a document where something can be exchanged: the container and the key."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        for key, inner in list(value.items() if isinstance(value, dict) else enumerate(value)):
            found += [(value, key), *places(inner)]
    return found


@damage
@given(titles, st.randoms(use_true_random=False), junk, st.sampled_from(("exchange", "delete", "repeat", "swap")))
def test_a_record_with_anything_exchanged_is_refused_in_a_line_or_still_good(
    name: str, dice: random.Random, value: Any, how: str
) -> None:
    document = json.loads(whole(name))
    container, key = dice.choice(places(document))
    if how == "delete":
        del container[key]
    elif how == "exchange" or isinstance(container, dict):
        container[key] = value
    elif how == "repeat":
        container.insert(key, container[key])
    else:
        other = dice.randrange(len(container))
        container[key], container[other] = container[other], container[key]
    verdict(json.dumps(document))


@damage
@given(titles, st.integers(0, 10**6), st.integers(0, 6), st.text(max_size=6))
def test_a_record_with_broken_characters_is_refused_in_a_line_or_still_good(
    name: str, place: int, length: int, text: str
) -> None:
    good = whole(name)
    place %= len(good)
    verdict(good[:place] + text + good[place + length :])


@damage
@given(junk)
def test_any_other_document_is_refused_in_a_line(value: Any) -> None:
    assert verdict(json.dumps(value))


@damage
@given(st.text())
def test_any_other_text_is_refused_in_a_line(text: str) -> None:
    assert verdict(text)


@every_title
def test_a_truncated_record_is_refused_wherever_it_ends(name: str) -> None:
    good = whole(name).rstrip()
    assert all(verdict(good[:length]) for length in range(0, len(good), 7))


@every_title
def test_a_record_cut_between_two_moves_is_an_unfinished_game_only_if_its_end_says_so(name: str) -> None:
    assert "the result" in damaged(name, lambda it: it["moves"].pop())
    assert "the fingerprint" in damaged(name, lambda it: (it["moves"].pop(), it.update(result=None)))


@every_title
@pytest.mark.parametrize("key", ["format", "version", "title", "rules", "seats", "options", "setup", "first", "moves"])
def test_a_record_without_one_of_its_keys_is_refused(name: str, key: str) -> None:
    assert damaged(name, lambda it: it.pop(key))


@every_title
@pytest.mark.parametrize("key", ["result", "fingerprint"])
def test_a_record_without_its_end_is_refused(name: str, key: str) -> None:
    assert damaged(name, lambda it: it.pop(key)) == f'"{key}" is missing'


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"format":' * 100_000,
        '{"format": "akindo-record", "version": 1, "options": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"format": "akindo-record", "version": ' + "9" * 1_000_000 + "}",
        '{"format": "akindo-record", "version": 1e999999}',
        '{"format": "akindo-record", "version": NaN}',
        " " * (record.LARGEST_FILE + 1),
    ],
    ids=("lists", "objects", "deep option", "digits", "exponent", "nan", "large"),
)
def test_a_hostile_document_is_refused_in_a_line(text: str) -> None:
    assert verdict(text)


def test_deep_nesting_that_still_parses_is_refused_in_a_line() -> None:
    deep: Any = 0
    for _ in range(900):
        deep = [deep]
    for key in json.loads(whole("trader")):
        assert damaged("trader", lambda it, key=key: it.update({key: deep}))
        assert damaged("trader", lambda it, key=key: it.update({key: {"first": deep, "seat": deep, "rounds": deep}}))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda it: it.update(version=2), "format version 2"),
        (lambda it: it.update(version=True), '"version" cannot be True'),
        (lambda it: it.update(rules=99), "rules 99"),
        (lambda it: it.update(title="go"), "there is no game 'go'"),
        (lambda it: it["seats"].pop(), "is for 2 to 4 players, not 1"),
        (lambda it: it["seats"][0].update(name="\x1b[2Jboo"), "printable"),
        (lambda it: it["seats"][0].update(kind="\x1b[2Jboo"), "printable"),
        (lambda it: it["seats"][0].update(colour="red"), "no merchant is 'red'"),
        (lambda it: it["seats"][1].update(name=it["seats"][0]["name"]), "share"),
        (lambda it: it["options"].update(speed=1), "no option 'speed'"),
        (lambda it: it["options"].update(speed=[1]), "the option speed cannot be a list"),
        (lambda it: it["setup"][0]["deck"].pop(), "set-up: the deck does not hold the cards it must hold"),
        (lambda it: it["setup"].append({"first": 0}), "set-up: it tells of more chance than there was"),
        (lambda it: it["setup"].clear(), "set-up: chance decided the deck, but the record does not say how"),
        (lambda it: it["setup"][0].update(deck=["Z9"]), "'Z9' is no card"),
        (lambda it: it["first"].update(seat=1 - it["first"]["seat"]), "set-up: seat"),
        (lambda it: it["moves"][3].update(seat=9), "move 4: it is seat"),
        (lambda it: it["moves"][3].update(move="jump"), "move 4: 'jump' is no move"),
        (lambda it: it["moves"][3].update(move="take 99"), "move 4: There is no such card."),
        (lambda it: it["moves"][3].update(chance=[{"first": 1}]), "move 4: it tells of more chance than there was"),
        (lambda it: it["moves"][3].update(chance=[{"first": 1, "deck": 2}]), "stands alone"),
        (lambda it: it["moves"].append(it["moves"][-1]), "the game was already over"),
        (lambda it: it["result"]["points"].reverse(), "the result is not what this game comes to"),
        (lambda it: it["result"].update(points=[1.0, 2]), 'number 0 of "points" cannot be 1.0'),
        (lambda it: it.update(fingerprint="0" * 64), "the fingerprint does not fit the last position"),
    ],
)
def test_a_hand_edited_record_is_refused_with_what_is_wrong(
    change: Callable[[dict[str, Any]], object], says: str
) -> None:
    assert says in damaged("osaka", change)


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("trader", lambda it: it["setup"][0].update(first="S2"), "the first is not one of those it can be"),
        ("trader", lambda it: it["setup"][0].update(first=3), "the first is not one of those it can be"),
        ("trader", lambda it: it["options"].update(rounds=True), "the option rounds cannot be True"),
        ("trader", lambda it: it["options"].update(first=3), "seat 3 cannot start"),
        ("trader", lambda it: it["options"].pop("rounds"), "it leaves out what the table agreed on"),
        (
            "master_merchant",
            lambda it: it["setup"].insert(0, {"city": 1}),
            "chance decided the first, but the record tells of the city",
        ),
    ],
)
def test_a_wrong_set_up_is_refused_with_what_is_wrong(
    name: str, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    assert f"set-up: {says}" in damaged(name, change)


def test_a_blind_pick_must_be_a_card_of_that_hand() -> None:
    document = json.loads(whole("master_merchant"))
    number, entry = next((n, entry) for n, entry in enumerate(document["moves"], 1) if "chance" in entry)
    for pick in ("tokunaga", 3, 0):
        entry["chance"] = [{"blind": pick}]
        assert verdict(json.dumps(document)) == f"move {number}: the blind is not one of those it can be"


@every_title
def test_keys_that_the_description_does_not_name_are_left_alone(name: str) -> None:
    assert damaged(name, lambda it: (it.update(date="today"), it["moves"][0].update(thought=3))) == ""
