"""Choices are remembered; a file that makes no sense costs nothing but the choices."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes import words
from scenes.settings import ALLOWED, LANGUAGES, Settings, load, save

CHOSEN = Settings(
    language="it",
    speed="x2",
    reduced_motion=True,
    one_click=True,
    aim="big",
    text_size=1.5,
    contrast=True,
    mute=True,
    mute_away=False,
    hints=False,
    risks=False,
    effects=0.25,
    ambience=0.5,
    width=1920,
    height=1080,
    place=((-1900, 40), (1920, 1080), (2560, 1440)),
    full_screen=True,
    seats=(("Zoé", "person", "pink"), ("Ben", "steady", "white")),
    agreed=(("trader", "rounds", "3"),),
    open_hands=True,
    open_scores=True,
    open_money=True,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(10**300, 10**400) | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=12,
)


def test_what_was_chosen_is_there_next_time(tmp_path: Path) -> None:
    save(CHOSEN, tmp_path / "deep" / "settings.json")
    assert load(tmp_path / "deep" / "settings.json") == CHOSEN
    same = [name for name in Settings.__dataclass_fields__ if getattr(CHOSEN, name) == getattr(Settings(), name)]
    assert not same, "every choice is put to the test"


def test_the_first_time_everything_is_at_its_default(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == Settings()


def test_a_language_is_offered_if_it_is_known() -> None:
    assert tuple(words.LANGUAGES) == LANGUAGES


FIRST_VERSION = """{
 "language": "fr", "speed": "x2", "reduced_motion": false, "one_click": true, "aim": "big", "text_size": 1.3,
 "mute": true, "effects": 0.4, "width": 1500, "height": 900, "full_screen": false,
 "seats": [["Aki", "person", "white"], ["Ben", "steady", "pink"], ["C", "empty", "grey"], ["D", "empty", "ochre"]],
 "open_hands": true, "open_scores": false
}"""


def test_the_settings_of_the_first_version_are_still_understood(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(FIRST_VERSION, encoding="utf-8")
    found = load(tmp_path / "settings.json")
    told = json.loads(FIRST_VERSION) | {"seats": tuple(tuple(row) for row in json.loads(FIRST_VERSION)["seats"])}
    assert {name: getattr(found, name) for name in told} == told
    new = set(Settings.__dataclass_fields__) - set(told)
    assert new
    assert all(getattr(found, name) == getattr(Settings(), name) for name in new)


def test_what_a_newer_version_has_chosen_is_passed_over(tmp_path: Path) -> None:
    newer = json.loads(FIRST_VERSION) | {"haptics": "strong", "language": "ja", "speed": "x9", "effects": 0.3}
    (tmp_path / "settings.json").write_text(json.dumps(newer), encoding="utf-8")
    found = load(tmp_path / "settings.json")
    assert (found.language, found.speed, found.effects) == (Settings().language, Settings().speed, 0.3)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b"null", b'{"speed": 3}', b"[" * 100_000])
def test_a_damaged_file_costs_only_the_choices(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    assert load(tmp_path / "settings.json") == Settings()


@given(st.dictionaries(st.sampled_from(sorted(Settings.__dataclass_fields__)), JSON))
def test_whatever_a_file_says_the_settings_make_sense(tmp_path_factory: pytest.TempPathFactory, told: Any) -> None:
    file = tmp_path_factory.getbasetemp() / "settings.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    found = load(file)
    kinds = {name: get_origin(kind) or kind for name, kind in get_type_hints(Settings).items()}
    assert all(type(getattr(found, name)) is kind for name, kind in kinds.items())
    assert all(getattr(found, name) in (getattr(Settings(), name), *choices) for name, choices in ALLOWED.items())
    assert 1 <= found.text_size <= 2
    assert 0 <= found.effects <= 1
    assert 0 <= found.ambience <= 1
    assert all(len(row) == 2 and all(type(number) is int for number in row) for row in found.place)
    assert found.width >= 640
    assert found.pace in (0, 0.5, 1)


WHOLE = json.dumps(asdict(CHOSEN))


@settings(max_examples=300)
@given(
    st.binary(max_size=80)
    | st.builds(lambda at: WHOLE[:at].encode(), st.integers(0, len(WHOLE)))
    | st.builds(
        lambda at, new: f"{WHOLE[:at]}{new}{WHOLE[at + 1 :]}".encode(), st.integers(0, len(WHOLE)), st.text(max_size=3)
    )
)
def test_however_a_file_is_damaged_there_are_settings(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "damaged.json"
    file.write_bytes(content)
    found = load(file)
    save(found, file)
    assert load(file) == found, "what was read is understood again"


def test_a_choice_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("a file where a folder should be")
    save(CHOSEN, tmp_path / "wall" / "settings.json")


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.json"
    save(CHOSEN, file)

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    save(Settings(), file)
    assert load(file) == CHOSEN
