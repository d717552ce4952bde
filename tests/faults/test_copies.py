"""Two copies of the program at once: no game is lost, none is written over, and neither is told nonsense.

`AKINDO_COPIES=60` lets two programs play the same games for a minute.
"""

import errno
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from scenes import files, saves
from scenes import settings as store
from scenes.library import LibraryPage
from scenes.settings import Settings
from scenes.title import TitlePage
from tests.scenes.pages import Visitor
from tests.scenes.test_saves import ALL, begun, kept

SECONDS = float(os.environ.get("AKINDO_COPIES", "2"))
ROOT = Path(__file__).resolve().parents[2]


def positions() -> list[str]:
    """Every position that could be continued."""
    return [saves.load(file)[0].state.position() for file in saves.shelf()]


def test_a_game_that_two_copies_go_on_with_becomes_two_games() -> None:
    file = kept(begun(moves=6))
    one, other = saves.load(file)[0], saves.load(file)[0]
    for match, choice in ((one, 0), (other, -1), (one, 0), (other, -1), (one, 0)):
        match.play(match.state.moves()[choice])
        kept(match)
    assert one.state.position() != other.state.position()
    assert sorted(positions()) == sorted([one.state.position(), other.state.position()])
    assert (saves.folder() / saves.name(one)) == file
    assert saves.name(other) == f"{file.stem}-2.json"


def test_a_second_game_is_continued_in_its_own_file() -> None:
    file = kept(begun(moves=6))
    one, other = saves.load(file)[0], saves.load(file)[0]
    for match in (one, other):
        match.play(match.state.moves()[0])
        kept(match)
    again = saves.load(saves.folder() / saves.name(other))[0]
    again.play(again.state.moves()[0])
    assert kept(again) == saves.folder() / saves.name(other)
    assert len(positions()) == 2


def test_looking_into_a_game_elsewhere_makes_no_second_one() -> None:
    match = begun(moves=6)
    file = kept(match)
    for _ in range(3):
        saves.load(file)
        match.play(match.state.moves()[0])
        assert kept(match) == file
    assert len(positions()) == 1


def test_a_name_given_elsewhere_makes_no_second_game_and_is_kept() -> None:
    match = begun(moves=6)
    file = kept(match)
    saves.rename(file, "Sunday")
    match.play(match.state.moves()[0])
    assert kept(match) == file
    assert saves.look(file).name == "Sunday"


def test_a_game_that_was_deleted_elsewhere_is_there_again_after_the_next_decision() -> None:
    match = begun(moves=6)
    file = kept(match)
    saves.delete(file)
    saves.forget([file])
    match.play(match.state.moves()[0])
    assert kept(match) == file
    assert positions() == [match.state.position()]


def test_what_one_copy_has_deleted_and_may_want_back_no_other_copy_throws_away(home: Path) -> None:
    file = kept(begun())
    here, there = (Visitor(LibraryPage(), file=home / "settings.json") for _ in range(2))
    here.click("delete")
    there.press(pygame.K_ESCAPE)
    here.click("undo")
    assert [game.saved.file for game in here.page.games] == [file]


def test_what_is_gone_for_good_cannot_be_brought_back_and_says_so(home: Path) -> None:
    file = kept(begun())
    visitor = Visitor(LibraryPage(), file=home / "settings.json")
    visitor.click("delete")
    saves.forget([file])
    visitor.click("undo")
    assert visitor.page.bubble[0] == visitor.app.say("library-failed", file=file.name)


@pytest.mark.parametrize("button", ["continue", "replay", "export", "delete"])
def test_a_game_that_vanishes_under_the_pointer_is_no_trouble(button: str, home: Path) -> None:
    file = kept(begun())
    visitor = Visitor(LibraryPage(), file=home / "settings.json")
    saves.delete(file)
    visitor.click(button)
    visitor.press(pygame.K_RETURN)
    assert isinstance(visitor.page, LibraryPage)
    assert visitor.going
    for trouble in visitor.page.troubles:
        assert trouble.why == "gone", "nobody says that it is damaged"


def test_the_title_offers_another_game_when_the_one_it_offered_is_gone(home: Path) -> None:
    other, file = kept(begun(1)), kept(begun(2))
    os.utime(other, (1000, 1000))
    visitor = Visitor(TitlePage(), file=home / "settings.json")
    assert visitor.page.saved.file == file
    saves.delete(file)
    visitor.click("continue")
    assert visitor.page.saved.file == other
    assert visitor.look()[("note",)].picture.words == visitor.app.say("saves-gone", file=file.name)  # type: ignore[union-attr]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_a_copy_that_was_stopped_in_the_middle_of_writing_holds_nobody_up_for_long() -> None:
    match = begun()
    with files.alone(saves.folder()):
        began = time.monotonic()
        kept(match)
        assert files.PATIENCE <= time.monotonic() - began < 10 * files.PATIENCE


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_a_disk_that_knows_no_locks_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def unknown(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", unknown)
    monkeypatch.setattr(files, "PATIENCE", 60)
    assert saves.load(kept(begun()))


def test_choices_of_two_copies_never_mix(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both write at the same time: the one who comes last is remembered, whole."""
    file = home / "settings.json"
    first, second = Settings(language="fr", speed="x2"), Settings(language="it", aim="big")
    write = os.fsync
    pids = iter((1, 2))
    monkeypatch.setattr(os, "getpid", lambda: next(pids))

    def meanwhile(number: int) -> None:
        write(number)
        monkeypatch.setattr(os, "fsync", write)
        store.save(second, file)

    monkeypatch.setattr(os, "fsync", meanwhile)
    store.save(first, file)
    assert store.load(file) == first
    assert [path.name for path in home.iterdir()] == ["settings.json"]


# Two programs that open whatever was played last, or a game of their own, and play on.
PLAYER = """
import random, sys
from game import catalog
from game.core import record
from game.core.chance import Dice, seed
from game.core.match import Match, PERSON, Seat
from scenes import files, saves

seats = (Seat("Aki", PERSON, "white"), Seat("Ben", PERSON, "pink"))
while True:
    found, troubles = saves.unfinished(catalog.names())
    assert all(trouble.why == "gone" for trouble in troubles), troubles
    try:
        match = saves.load(found.file)[0] if found and random.random() < 0.9 else None
    except saves.Unreadable as trouble:
        assert trouble.why == "gone", trouble
        continue
    match = match or Match(catalog.title("osaka"), seats, {}, Dice(seed()))
    for _ in range(random.randrange(1, 12)):
        if match.state.result is None:
            match.play(random.choice(match.state.moves()))
            assert saves.autosave(match, frozenset())
    print(saves.name(match), len(match.decisions), record.fingerprint(match), flush=True)
"""


def test_two_programs_play_the_same_games_and_every_game_is_there_in_the_end(home: Path) -> None:
    said = home / "said"
    with open(said, "a", encoding="utf-8") as out, open(home / "wrong", "a", encoding="utf-8") as wrong:
        command = [sys.executable, "-c", PLAYER]
        players = [subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=wrong) for _ in range(2)]
    end = time.monotonic() + SECONDS
    late = end + 60
    while time.monotonic() < end or (time.monotonic() < late and said.read_text(encoding="utf-8").count("\n") < 5):
        time.sleep(0.05)
    for player in players:
        assert player.poll() is None, (home / "wrong").read_text(encoding="utf-8")
        player.kill()
        player.wait()
    told = [words for line in said.read_text(encoding="utf-8").splitlines() if len(words := line.split()) == 3]
    assert len(told) > 3
    assert not saves.unfinished(ALL)[1]
    for name, number, position in told:
        match = saves.load(saves.folder() / name)[0]
        states = [decision.before for decision in match.decisions] + [match.state]
        assert int(number) < len(states), f"{name}: {number} decisions were saved, {len(states) - 1} are there"
        there = hashlib.sha256(states[int(number)].position().encode()).hexdigest()
        assert there == position, f"{name}: what was saved as decision {number} is another one now"
