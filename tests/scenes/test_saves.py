"""Games that wait: kept after every decision, never lost, never deleted, and continued as they stood."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import catalog
from game.core import record
from game.core.chance import Dice
from game.core.match import PERSON, Match, Seat
from scenes import saves

KILLS = int(os.environ.get("AKINDO_KILLS", "20"))
ALL = catalog.names()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for saved games."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "saves")
    return tmp_path / "saves"


def begun(seed: int = 1, moves: int = 6, title: str = "osaka") -> Match:
    """A game in which some moves have been played."""
    names = ("Aki", "Ben", "Cho")
    seats = [Seat(name, PERSON, colour) for name, colour in zip(names, ("white", "pink", "grey"), strict=True)]
    match = Match(catalog.title(title), seats, {}, Dice(seed))
    choose = random.Random(seed).choice
    while match.state.result is None and len(match.decisions) < moves:
        match.play(choose(match.state.moves()))
    return match


def kept(match: Match) -> Path:
    """Save a game and tell where."""
    assert saves.autosave(match, frozenset())
    return saves.folder() / saves.name(match)


def played_at(file: Path, when: int) -> None:
    """Pretend that a game was played some seconds after midnight of long ago."""
    os.utime(file, (when, when))


# ---- keeping


@pytest.mark.parametrize("title", ALL)
def test_a_game_is_continued_as_it_stood(title: str) -> None:
    match = begun(title=title)
    aids = frozenset(sorted(match.title.aids)[:1])
    assert saves.autosave(match, aids)
    found, troubles = saves.unfinished(ALL)
    assert found
    assert not troubles
    assert (found.title, found.names) == (title, "Aki, Ben, Cho")
    again, shown = saves.load(found.file)
    assert again.state.position() == match.state.position()
    assert record.write(again) == record.write(match)
    assert shown == aids
    assert again.play(again.state.moves()[0]) is None


def test_a_save_is_a_record_that_every_reader_of_records_understands() -> None:
    match = begun()
    text = kept(match).read_text(encoding="utf-8")
    assert record.write(record.load(text, catalog.title)) == record.write(match)


def test_the_turn_is_known_before_the_game_is_opened() -> None:
    match = begun(moves=20)
    kept(match)
    found, _ = saves.unfinished(ALL)
    assert found
    assert found.turn == match.state.turns > 3  # type: ignore[attr-defined]


def test_one_game_has_one_file_also_after_it_was_continued() -> None:
    match = begun()
    file = kept(match)
    again, aids = saves.load(file)
    again.play(again.state.moves()[0])
    saves.autosave(again, aids)
    assert sorted(path.name for path in saves.folder().iterdir()) == [file.with_suffix(".bak").name, file.name]
    assert saves.name(begun(2)) != saves.name(match)


def test_the_position_before_the_last_decision_is_kept_too() -> None:
    match = begun(moves=5)
    file = kept(match)
    before = file.read_text(encoding="utf-8")
    match.play(match.state.moves()[0])
    kept(match)
    assert file.with_suffix(".bak").read_text(encoding="utf-8") == before


def test_the_game_played_last_is_offered_and_a_finished_one_is_not() -> None:
    first, second = kept(begun(1)), kept(begun(2))
    over = begun(3, 10_000)
    assert over.state.result
    played_at(first, 2000)
    played_at(second, 1000)
    played_at(kept(over), 3000)
    found, _ = saves.unfinished(ALL)
    assert found
    assert found.file == first


def test_a_game_whose_table_is_not_built_is_left_where_it_is() -> None:
    file = kept(begun(title="trader"))
    assert saves.unfinished(("osaka",)) == (None, [])
    assert file.exists()


def test_without_room_play_goes_on(folder: Path) -> None:
    folder.write_text("a file where a folder should be")
    assert saves.autosave(begun(), frozenset()) is False
    assert saves.unfinished(ALL) == (None, [])


# ---- files that cannot be continued


def damaged(file: Path, **changes: object) -> None:
    """Change some of what a save says."""
    document = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(document | changes), encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": "chess"}, "foreign"),
        ({"version": 2}, "version"),
        ({"title": "kyoto"}, "version"),
        ({"rules": 99}, "version"),
        (
            {"seats": [{"name": name, "kind": "sage", "colour": name} for name in ("white", "pink", "grey")]},
            "version",
        ),
        ({"moves": None}, "damaged"),
        ({"aids": 3}, "damaged"),
        ({"turn": "three"}, "damaged"),
    ],
)
def test_a_file_that_cannot_be_continued_says_why_and_is_set_aside(changes: dict[str, object], why: str) -> None:
    file = kept(begun())
    damaged(file, **changes)
    content = file.read_bytes()
    found, [trouble] = saves.unfinished(ALL)
    assert found is None
    assert trouble.why == why
    assert trouble.file.name == file.name + ".damaged"
    assert trouble.file.read_bytes() == content
    assert saves.unfinished(ALL) == (None, []), "it is told once"


@pytest.mark.parametrize(
    ("changes", "why"),
    [({"fingerprint": "0"}, "damaged"), ({"first": {"seat": 9, "why": "?"}}, "damaged")],
)
def test_a_game_that_cannot_have_been_played_so_is_not_continued(changes: dict[str, object], why: str) -> None:
    file = kept(begun())
    damaged(file, **changes)
    with pytest.raises(saves.Unreadable) as trouble:
        saves.load(file)
    assert trouble.value.why == why


def test_the_position_before_takes_the_place_of_a_damaged_one() -> None:
    match = begun(moves=5)
    kept(match)
    before = match.state.position()
    match.play(match.state.moves()[0])
    file = kept(match)
    file.write_bytes(file.read_bytes()[:700])
    assert saves.unfinished(ALL)[0] is None
    found, _ = saves.unfinished(ALL)
    assert found
    assert saves.load(found.file)[0].state.position() == before


def test_files_set_aside_never_replace_each_other() -> None:
    contents = [b"one", b"two", b"three"]
    for content in contents:
        saves.folder().mkdir(exist_ok=True)
        (saves.folder() / "osaka-x.json").write_bytes(content)
        saves.unfinished(ALL)
    assert sorted(path.read_bytes() for path in saves.folder().iterdir()) == sorted(contents)


def test_a_writing_that_was_cut_short_leaves_the_game_as_it_was_before() -> None:
    match = begun(moves=5)
    file = kept(match)
    os.replace(file, file.with_suffix(".bak"))
    file.with_name(file.name + ".part").write_text('{"half')
    found, troubles = saves.unfinished(ALL)
    assert found
    assert not troubles
    assert saves.load(found.file)[0].state.position() == match.state.position()


TEXT = saves.write(begun(moves=30), frozenset({"points"}))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.binary(max_size=400),
        st.builds(lambda at: TEXT[:at].encode(), st.integers(0, len(TEXT))),
        st.builds(
            lambda at, new: (TEXT[:at] + new + TEXT[at + 1 :]).encode(), st.integers(0, len(TEXT)), st.text(max_size=3)
        ),
    )
)
def test_a_damaged_file_is_never_deleted_and_never_in_the_way(content: bytes) -> None:
    """Either the game is continued, or the file lies aside, byte for byte."""
    folder = saves.folder()
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    file = folder / "osaka-x.json"
    file.write_bytes(content)
    good = kept(begun(2))
    played_at(good, 1000)
    found, troubles = saves.unfinished(ALL)
    if not troubles and found and found.file == file:
        try:
            saves.load(file)
        except saves.Unreadable as trouble:
            troubles = [saves.set_aside(trouble)]
            found, _ = saves.unfinished(ALL)
    assert found
    assert [trouble.file.read_bytes() for trouble in troubles] in ([], [content])
    assert good.exists()


# ---- kill -9

# A line is written in one go, so that a kill cannot cut it.
PLAYER = """
import random, sys
from pathlib import Path
from game import catalog
from game.core.chance import Dice, seed
from game.core.match import Match, PERSON, Seat
from scenes import saves

saves.folder = lambda: Path(sys.argv[1])
found, troubles = saves.unfinished(("osaka",))
assert not troubles, troubles
seats = (Seat("Aki", PERSON, "white"), Seat("Ben", PERSON, "pink"))
match = saves.load(found.file)[0] if found else Match(catalog.title("osaka"), seats, {}, Dice(seed()))
tell = lambda word: sys.stdout.write(f"{word} {saves.name(match)} {len(match.decisions)}\\n") and sys.stdout.flush()
tell("begin")
while match.state.result is None:
    match.play(random.choice(match.state.moves()))
    assert saves.autosave(match, frozenset())
    tell("kept")
"""


def test_a_kill_at_any_instant_loses_at_most_the_unfinished_decision(folder: Path) -> None:
    folder.mkdir()
    root = Path(__file__).resolve().parents[2]
    told: dict[str, int] = {}
    resumed = 0
    for kill in range(KILLS):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(folder)],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert player.stdout
        assert player.stderr
        first = player.stdout.readline().split()
        assert first, f"kill {kill}: {player.stderr.read()}"
        _, name, count = first
        assert int(count) >= told.get(name, 0), f"kill {kill}: decision {told[name]} was saved and is lost"
        assert int(count) <= told.get(name, 0) + 1, f"kill {kill}: decision {count} was never made"
        resumed += name in told
        told[name] = int(count)
        try:
            player.wait(random.uniform(0.0, 0.12))
        except subprocess.TimeoutExpired:
            player.kill()
        with player:
            lines, wrong = player.stdout.read(), player.stderr.read()
        assert "Error" not in wrong, wrong
        for line in lines.splitlines():
            _, name, count = line.split()
            told[name] = int(count)
    assert resumed > KILLS // 4
