"""A disk that is full, write-protected or failing: play goes on, says so once, and nothing that was there is lost."""

import contextlib
import errno
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.chance import Dice
from game.core.match import PERSON, Match
from scenes import files, library, saves, trouble
from scenes import settings as store
from scenes.kit import Label
from scenes.menu import MenuPage
from scenes.options import OptionsPage
from scenes.placement import Key
from scenes.settings import Settings
from scenes.stack import Pop, Push
from scenes.title import TITLES, TitlePage
from scenes.words import LANGUAGES
from tests.core.tables import choose
from tests.scenes.pages import Visitor
from tests.scenes.robot import Robot, open_table
from tests.scenes.test_saves import begun, kept

WHYS = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EDQUOT, errno.EIO, errno.EMFILE)


def failing(why: int) -> Callable[..., Any]:
    """Something the disk refuses to do."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(why, os.strerror(why))

    return fail


STEPS = {
    "making the folder": (Path, "mkdir"),
    "beginning a draft": (files, "open"),
    "writing it down": (os, "fsync"),
    "putting it in its place": (os, "replace"),
}


@pytest.mark.parametrize("why", WHYS, ids=errno.errorcode.get)
@pytest.mark.parametrize("step", STEPS)
def test_whatever_fails_in_writing_the_game_before_is_still_there(
    step: str, why: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(moves=5)
    file = kept(match)
    before = file.read_bytes()
    match.play(match.state.moves()[0])
    with monkeypatch.context() as broken:
        broken.setattr(*STEPS[step], failing(why), raising=False)
        assert saves.autosave(match, frozenset()) is False
    assert file.read_bytes() == before
    assert not [path for path in saves.folder().iterdir() if path.name.endswith(files.PART)], "a draft takes up room"
    assert kept(match) == file, "as soon as there is room the game is saved where it was"
    assert saves.load(file)[0].state.position() == match.state.position()


def test_without_links_the_old_text_is_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(moves=5)
    before = kept(match).read_bytes()
    match.play(match.state.moves()[0])
    monkeypatch.setattr(os, "link", failing(errno.EPERM))
    assert kept(match).with_suffix(".bak").read_bytes() == before


def test_drafts_of_programs_that_were_killed_do_not_pile_up() -> None:
    match = begun()
    file = kept(match)
    old, new = (file.with_name(f"{file.name}.{pid}{files.PART}") for pid in (1, 2))
    for draft in (old, new):
        draft.write_text("half")
    os.utime(old, (1000, 1000))
    kept(match)
    assert not old.exists()
    assert new.exists(), "another copy may be writing it just now"


# ---- at the table


def listening(robot: Robot) -> list[str]:
    """Sit down with a game that is saved, and note what is said about it."""
    said: list[str] = []
    refuse = robot.table.refuse

    def note(words: str, about: Key, now: float) -> None:
        said.append(words)
        refuse(words, about, now)

    robot.table.refuse = note  # type: ignore[method-assign]
    return said


def decide(robot: Robot, times: int) -> None:
    """Decide something, and something else after that."""
    for _ in range(times):
        robot.wait()
        robot.play(choose(robot.match.state, Dice(len(robot.match.decisions))))


def menu(robot: Robot) -> str:
    """What the menu says about saving."""
    page = MenuPage()
    robot.app.stack.apply(Push(page))
    notes = [place.picture for place in page.placements() if place.key == ("note",)]
    robot.app.stack.apply(Pop())
    assert isinstance(notes[0], Label)
    return notes[0].words


def stored(match: Match) -> Match:
    return saves.load(saves.folder() / saves.name(match))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_is_told_of_once_and_play_goes_on(
    language: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = open_table((PERSON, PERSON), "full", language=language)
    robot.app.file = home / "settings.json"
    said = listening(robot)
    decide(robot, 3)
    before = robot.match.state.position()
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", failing(errno.ENOSPC))
        decide(robot, 5)
        assert said == [robot.app.say("saves-full")]
        assert stored(robot.match).state.position() == before
        assert not robot.table.kept
        assert menu(robot) == robot.app.say("saves-full"), "nobody is told that it is saved"
    decide(robot, 1)
    assert stored(robot.match).state.position() == robot.match.state.position()
    assert robot.table.kept
    assert menu(robot) == robot.app.say("menu-saved")
    assert said == [robot.app.say("saves-full")]


def test_a_game_that_begins_at_a_full_disk_says_so_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", failing(errno.ENOSPC))
    visitor = Visitor(TitlePage(), file=home / "settings.json")
    visitor.click("game", TITLES[0])
    visitor.click("start")
    assert visitor.page.bubble[0] == visitor.app.say("saves-full")
    visitor.page.exit()


# ---- real disks


def mounted(folder: Path, how: str) -> None:
    """Turn a folder into a disk of its own, where that is allowed."""
    folder.mkdir(exist_ok=True)
    run = subprocess.run(["mount", "-t", "tmpfs", "-o", how, "tmpfs", str(folder)], capture_output=True)
    if run.returncode:
        pytest.skip("no disk can be made here")


@pytest.fixture
def disk(home: Path) -> Iterator[Path]:
    """A disk with room for a few games, on which everything is saved."""
    mounted(home / "XDG_DATA_HOME", "size=160k")
    yield home / "XDG_DATA_HOME"
    subprocess.run(["umount", str(home / "XDG_DATA_HOME")], check=True)


def fill(disk: Path) -> None:
    """Leave no room on a disk."""
    with contextlib.suppress(OSError), open(disk / "filler", "wb", buffering=0) as filler:
        while filler.write(bytes(4096)):
            pass
    assert os.statvfs(disk).f_bavail == 0


def test_a_real_disk_runs_full_in_the_middle_of_a_game(disk: Path, home: Path) -> None:
    robot = open_table((PERSON, PERSON), "real")
    robot.app.file = home / "settings.json"
    said = listening(robot)
    decide(robot, 10)
    fill(disk)
    decide(robot, 10)
    assert said == [robot.app.say("saves-full")]
    assert len(stored(robot.match).decisions) == 10
    (disk / "filler").unlink()
    decide(robot, 1)
    assert stored(robot.match).state.position() == robot.match.state.position()


def test_a_real_disk_is_write_protected_from_the_start(disk: Path, home: Path) -> None:
    match = begun(moves=7)
    file = kept(match)
    aside = file.with_name("osaka-torn.json")
    aside.write_text("{")
    content = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    visitor = Visitor(TitlePage(), file=disk / "settings.json")
    visitor.click("settings")
    visitor.click("language", "it")
    assert visitor.app.settings.language == "it"
    visitor.press(27)
    visitor.click("library")
    assert [game.saved.file for game in visitor.page.games] == [file]
    visitor.click("delete")
    assert visitor.page.bubble[0] == visitor.app.say("library-failed", file=file.name)
    visitor.click("continue")
    assert visitor.page.match.state.position() == match.state.position()
    assert visitor.page.bubble[0] == visitor.app.say("saves-full")
    visitor.page.exit()
    assert {path.name: path.read_bytes() for path in file.parent.iterdir()} == content


def test_choices_hold_even_if_they_cannot_be_remembered(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = home / "settings.json"
    store.save(Settings(speed="x2"), file)
    monkeypatch.setattr(os, "replace", failing(errno.EROFS))
    visitor = Visitor(OptionsPage(), file=file)
    visitor.click("language", "fr")
    assert visitor.app.settings.language == "fr"
    assert store.load(file) == Settings(speed="x2")


def test_somebody_who_has_no_home_can_play(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    places = {store: "user_config_path", saves: "user_data_path", trouble: "user_state_path"}
    for module, name in (*places.items(), (library, "user_documents_path")):
        monkeypatch.setattr(module, name, nowhere)
    monkeypatch.setattr(tempfile, "tempdir", str(home))
    assert kept(begun()).is_relative_to(home)
    visitor = Visitor(library.LibraryPage(), file=store.path())
    visitor.click("export")
    visitor.click("do")
    assert Path(visitor.page.path).exists()
    assert trouble.report(ValueError(), [], "") == home / "akindo" / "errors.log"
