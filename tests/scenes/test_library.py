"""The page of saved games: listed, named, opened, deleted with a way back, sent out and taken in."""

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import catalog
from game.core import record
from game.core.chance import Dice
from game.core.game import NO_AIDS
from game.core.match import Match
from scenes import library, saves
from scenes.library import ROWS, LibraryPage
from scenes.osaka.glance import glance
from scenes.replay import Replay
from scenes.table.table import Table
from scenes.title import TitlePage
from scenes.words import LANGUAGES, Words
from tests.scenes.pages import Visitor
from tests.scenes.test_saves import begun

OVER = 10_000


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for saved games, and for documents."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "saves")
    monkeypatch.setattr(library, "_documents", lambda: tmp_path)
    return tmp_path / "saves"


@pytest.fixture
def visit(tmp_path: Path) -> Callable[..., Visitor]:
    """Open the page."""
    return lambda page=None, **how: Visitor(page or LibraryPage(), file=tmp_path / "settings.json", **how)


def kept(seed: int, moves: int, when: int = 0, title: str = "osaka") -> tuple[Match, Path]:
    """A game among the saved ones, played at some time."""
    match = begun(seed, moves, title)
    assert saves.autosave(match, NO_AIDS)
    file = saves.folder() / saves.name(match)
    if when:
        os.utime(file, (when, when))
    return match, file


def told(visitor: Visitor, *key: Any) -> Any:
    """What is drawn at a place."""
    return visitor.look()[key].picture


def names() -> list[str]:
    return sorted(path.name for path in saves.folder().iterdir())


# ---- looking


def test_games_are_listed_the_one_played_last_first(visit: Callable[..., Visitor]) -> None:
    match, _ = kept(1, 20, when=1_000_000)
    kept(2, OVER, when=3_000_000)
    kept(3, 0, when=2_000_000)
    visitor = visit()
    states = [told(visitor, "game", at).state for at in range(3)]
    assert [state.split(",")[0] for state in states] == ["finished", "set-up", f"turn {match.state.turns}"]  # type: ignore[attr-defined]
    assert told(visitor, "game", 0).players == "Aki, Ben, Cho"
    assert ("game", 3) not in visitor.look()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "turn 3, Jan 12, 2026, 9:30\u202fAM"),
        ("fr", "tour 3, 12 janv. 2026, 09:30"),
        ("it", "turno 3, 12 gen 2026, 09:30"),
    ],
)
def test_a_date_is_written_as_people_write_it(language: str, words: str) -> None:
    assert Words(language)("library-playing", turn=3, date=datetime(2026, 1, 12, 9, 30)) == words


def test_the_picture_of_a_game_tells_nothing_that_is_hidden() -> None:
    match = begun(4, 40)
    shown = glance(match)
    for seat in range(3):
        match.state = match.title.redeal(match.view(seat, match.title.aids), Dice(f"other cards {seat}"))
        assert glance(match) == shown


def test_without_games_the_page_says_how_they_come(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    assert told(visitor, "empty").words == visitor.app.say("library-empty")
    visitor.press(pygame.K_RETURN)
    visitor.press(pygame.K_DELETE)
    visitor.press(pygame.K_DOWN)
    assert isinstance(visitor.page, LibraryPage)


def test_many_games_lie_on_several_pages(visit: Callable[..., Visitor]) -> None:
    files = [kept(seed, 3, when=1000 + seed)[1] for seed in range(1, 2 * ROWS + 3)][::-1]
    visitor = visit()
    seen = [game.saved.file for game in visitor.page.games]
    visitor.click("page", 1)
    seen += [game.saved.file for game in visitor.page.games]
    visitor.press(pygame.K_PAGEDOWN)
    seen += [game.saved.file for game in visitor.page.games]
    assert seen == files
    assert told(visitor, "number").words == visitor.app.say("library-page", page=3, pages=3)
    visitor.press(pygame.K_PAGEDOWN)
    assert visitor.page.page == 2, "there is no further page"
    for file in files[2 * ROWS :: -1]:
        assert visitor.page.game.saved.file == file, "the arrows go through all pages"
        visitor.press(pygame.K_UP)


@pytest.mark.parametrize("size", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_cut_off_in_a_small_window(visit: Callable[..., Visitor], language: str, size: float) -> None:
    for seed in range(1, ROWS + 2):
        kept(seed, OVER if seed % 2 else 30, when=1000 + seed)
    visitor = visit(size=(1280, 720), language=language, text_size=size)
    visitor.click("game", 1)
    visitor.click("delete")
    visitor.click("import")
    visitor.press(pygame.K_ESCAPE)
    visitor.click("cancel")
    visitor.click("export")
    assert not visitor.app.art.cut


def test_the_keyboard_reaches_everything(visit: Callable[..., Visitor]) -> None:
    for seed in range(1, ROWS + 2):
        kept(seed, 5)
    visitor = visit()
    visitor.click("delete")
    visitor.press(pygame.K_z, pygame.KMOD_CTRL)
    for dialog in (False, True):
        if dialog:
            visitor.click("import")
            visitor.press(pygame.K_ESCAPE)
        wanted = {key for key, place in visitor.look().items() if place.touch and (place.z >= 400 or not dialog)}
        reached = set()
        for _ in range(len(wanted)):
            visitor.press(pygame.K_TAB)
            reached.add(visitor.page.focused)
        assert reached == wanted


# ---- opening


def test_a_game_is_continued_at_the_very_decision(visit: Callable[..., Visitor]) -> None:
    kept(1, 12, when=2000)
    match, _ = kept(2, 9, when=1000)
    visitor = visit(TitlePage())
    visitor.click("library")
    visitor.click("game", 1)
    visitor.click("continue")
    assert isinstance(visitor.page, Table)
    assert visitor.page.match.state.position() == match.state.position()
    assert len(visitor.app.stack.scenes) == 1
    visitor.page.exit()


def test_a_second_click_opens_a_game_and_so_does_enter(visit: Callable[..., Visitor]) -> None:
    match, _ = kept(1, 12)
    for how in ("click", "enter"):
        visitor = visit()
        if how == "click":
            at = visitor.spot(("game", 0))
            for _ in range(2):
                visitor.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
                visitor.now -= 200
                visitor.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        else:
            visitor.press(pygame.K_RETURN)
        assert isinstance(visitor.page, Table), how
        assert visitor.page.match.state.position() == match.state.position()
        visitor.page.exit()


@pytest.mark.parametrize("moves", [12, OVER])
def test_any_game_is_looked_at_again_and_the_page_is_there_afterwards(
    visit: Callable[..., Visitor], moves: int
) -> None:
    match, _ = kept(1, moves)
    visitor = visit()
    visitor.click("replay")
    assert isinstance(visitor.page, Replay)
    assert len(visitor.page.match.decisions) == len(match.decisions)
    visitor.press(pygame.K_ESCAPE)
    assert isinstance(visitor.page, LibraryPage)


def test_a_name_stays_while_the_game_goes_on(visit: Callable[..., Visitor]) -> None:
    match, file = kept(1, 12, when=1_000_000)
    visitor = visit()
    visitor.click("name")
    visitor.type("Soirée")
    visitor.press(pygame.K_RETURN)
    assert saves.look(file).name == "Soirée"
    assert saves.look(file).when == 1_000_000, "to name a game is not to play it"
    assert told(visitor, "game", 0).name == "Soirée"
    match.play(match.state.moves()[0])
    saves.autosave(match, NO_AIDS)
    assert saves.look(file).name == "Soirée"
    assert saves.load(file)[0].state.position() == match.state.position()


def test_escape_leaves_a_name_as_it_was_and_a_click_elsewhere_keeps_the_new_one(visit: Callable[..., Visitor]) -> None:
    _, file = kept(1, 12)
    visitor = visit()
    visitor.press(pygame.K_F2)
    visitor.type("A")
    visitor.press(pygame.K_ESCAPE)
    assert saves.look(file).name == ""
    visitor.press(pygame.K_F2)
    visitor.type("B")
    visitor.click("export")
    assert saves.look(file).name == "B"


def test_a_name_taken_away_leaves_the_games_own_and_strange_letters_are_not_taken(
    visit: Callable[..., Visitor],
) -> None:
    _, file = kept(1, 12)
    saves.rename(file, "Sunday")
    visitor = visit()
    visitor.click("name")
    visitor.type("Жук")
    visitor.press(pygame.K_RETURN)
    assert saves.look(file).name == "Sunday"
    visitor.click("name")
    visitor.press(pygame.K_DELETE)
    visitor.press(pygame.K_RETURN)
    assert saves.look(file).name == ""
    assert told(visitor, "game", 0).name == visitor.app.say("title-osaka")


@pytest.mark.parametrize("name", [3, None, ["x"], "a\nb", "x" * 100, "\ud800"])
def test_a_name_that_makes_no_sense_in_a_file_is_no_trouble(visit: Callable[..., Visitor], name: object) -> None:
    _, file = kept(1, 12)
    file.write_text(json.dumps({"name": name} | json.loads(file.read_text()) | {"name": name}), encoding="utf-8")
    assert len(saves.look(file).name) <= saves.LONGEST
    visitor = visit()
    assert len(visitor.page.games) == 1
    saves.autosave(saves.load(file)[0], NO_AIDS)
    assert len(saves.look(file).name) <= saves.LONGEST


# ---- deleting


def test_a_deleted_game_comes_back_until_the_page_is_left(visit: Callable[..., Visitor]) -> None:
    _, first = kept(1, 12, when=3000)
    match, second = kept(2, 12, when=2000)
    match.play(match.state.moves()[0])
    saves.autosave(match, NO_AIDS)
    os.utime(second, (2000, 2000))
    before = {path: path.read_bytes() for path in saves.folder().iterdir()}
    visitor = visit()
    visitor.press(pygame.K_DELETE)
    visitor.press(pygame.K_DELETE)
    assert visitor.page.games == []
    assert saves.unfinished(("osaka",)) == (None, []), "nobody is offered a deleted game"
    visitor.click("undo")
    visitor.press(pygame.K_z, pygame.KMOD_CTRL)
    assert [game.saved.file for game in visitor.page.games] == [first, second]
    assert {path: path.read_bytes() for path in saves.folder().iterdir()} == before
    assert ("undo",) not in visitor.look()


def test_a_deleted_game_is_gone_for_good_when_the_page_is_left(visit: Callable[..., Visitor]) -> None:
    _, first = kept(1, 12, when=3000)
    kept(2, 12, when=2000)
    (saves.folder() / "notes.damaged").write_text("not ours to delete")
    visitor = visit(TitlePage())
    visitor.click("library")
    visitor.click("game", 1)
    visitor.click("delete")
    visitor.click("replay")
    visitor.press(pygame.K_ESCAPE)
    assert ("undo",) in visitor.look(), "a replay does not leave the page"
    visitor.click("back")
    assert names() == ["notes.damaged", first.name]


# ---- sending out


def test_an_exported_game_is_a_record_that_anybody_can_replay(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    match, file = kept(1, 12)
    saves.rename(file, "A/B: draw?")
    visitor = visit()
    visitor.click("export")
    visitor.press(pygame.K_RETURN)
    [written] = [path for path in tmp_path.glob("*.json") if path.name != "settings.json"]
    assert written.name.startswith("A-B- draw- ")
    assert visitor.page.news == visitor.app.say("library-exported", file=written.name)
    again = record.load(written.read_text(encoding="utf-8"), catalog.title)
    assert record.write(again) == record.write(match)
    visitor.click("export")
    assert visitor.page.path != str(written), "nothing is proposed that is already there"


@pytest.mark.parametrize(
    ("path", "message"),
    [("there.json", "library-export-there"), ("no/such/x.json", "library-failed")],
)
def test_an_export_never_replaces_anything(
    visit: Callable[..., Visitor], tmp_path: Path, path: str, message: str
) -> None:
    kept(1, 12)
    (tmp_path / "there.json").write_text("precious")
    visitor = visit()
    visitor.click("export")
    visitor.press(pygame.K_ESCAPE)
    visitor.page.path = path
    visitor.click("do")
    assert visitor.page.bubble[0] == visitor.app.say(message, file=Path(path).name)
    assert visitor.page.asking == "export", "another path can be typed"
    assert (tmp_path / "there.json").read_text() == "precious"


# ---- taking in


def written(match: Match, file: Path) -> Path:
    """The record of a game somewhere else."""
    file.write_text(record.write(match), encoding="utf-8")
    return file


def imported(visitor: Visitor, path: str) -> None:
    visitor.click("import")
    visitor.type(path)
    visitor.press(pygame.K_RETURN)


def test_an_imported_game_can_be_continued(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    kept(1, 12)
    match = begun(2, 9)
    written(match, tmp_path / "r.json")
    visitor = visit()
    imported(visitor, "r.json")
    assert visitor.page.news == visitor.app.say("library-imported")
    assert len(visitor.page.games) == 2
    visitor.click("continue")
    assert isinstance(visitor.page, Table)
    assert visitor.page.match.state.position() == match.state.position()
    visitor.page.exit()


def test_what_was_sent_out_comes_back_with_its_name_and_what_the_table_agreed_on(tmp_path: Path) -> None:
    match = begun(1, 12)
    saves.autosave(match, match.title.aids)
    file = saves.folder() / saves.name(match)
    saves.rename(file, "Sunday")
    saves.give_out(file, tmp_path / "out.json")
    saves.delete(file)
    saves.forget([file])
    assert saves.take_in(tmp_path / "out.json") == (file, True)
    assert saves.look(file).name == "Sunday"
    assert saves.load(file)[1] == match.title.aids


def test_the_same_game_stays_as_it_is_unless_the_record_tells_how_it_went_on(tmp_path: Path) -> None:
    file = kept(1, 12)[1]
    before = file.read_bytes()
    for moves, fresh in ((12, False), (5, False), (20, True)):
        other = written(begun(1, moves), tmp_path / f"{moves}.json")
        assert saves.take_in(other) == (file, fresh)
        assert (file.read_bytes() == before) != fresh
    assert file.with_suffix(".bak").read_bytes() == before
    branch = begun(1, 19)
    branch.play(next(move for move in branch.state.moves() if move != begun(1, 20).decisions[19].move))
    branch.play(branch.state.moves()[0])
    assert saves.take_in(written(branch, tmp_path / "b.json")) == (file, False), "another course of the same deal"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "library-no-file"),
        ("{", "library-damaged"),
        ("[]", "library-foreign"),
        ('{"format": "akindo-record", "version": 9}', "library-version"),
    ],
)
def test_a_file_that_is_no_game_is_explained_and_left_alone(
    visit: Callable[..., Visitor], tmp_path: Path, content: str | None, message: str
) -> None:
    if content is not None:
        (tmp_path / "x.json").write_text(content)
    visitor = visit()
    imported(visitor, "x.json")
    assert visitor.page.bubble[0] == visitor.app.say(message, file="x.json")
    assert content is None or (tmp_path / "x.json").read_text() == content
    assert visitor.page.games == []


@pytest.mark.parametrize("path", ["", ".", "a" * 900, "~nobody-here/x"])
def test_a_path_that_leads_nowhere_is_refused(visit: Callable[..., Visitor], path: str) -> None:
    visitor = visit()
    visitor.click("import")
    visitor.press(pygame.K_ESCAPE)
    visitor.page.path = path
    visitor.click("do")
    assert visitor.page.bubble
    assert visitor.page.asking == "import"


# ---- dropping a file on the window


def test_an_unfinished_record_dropped_on_the_window_is_put_among_the_games(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    match = begun(2, 9)
    file = written(match, tmp_path / "r.json")
    kept(1, 3, when=2_000_000_000)
    for start in (TitlePage(), LibraryPage()):
        visitor = visit(start)
        visitor.send(pygame.DROPFILE, file=str(file))
        page: Any = visitor.page
        assert isinstance(page, LibraryPage)
        assert page.game
        assert page.game.saved.file.name == saves.name(match)
        assert page.news
        visitor.press(pygame.K_RETURN)
        assert visitor.page.match.state.position() == match.state.position()
        visitor.page.exit()


def test_a_finished_record_dropped_on_the_window_is_looked_at(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    file = written(begun(2, OVER), tmp_path / "r.json")
    visitor = visit(TitlePage())
    visitor.send(pygame.DROPFILE, file=str(file))
    assert isinstance(visitor.page, Replay)


def test_anything_else_dropped_on_the_window_is_refused(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(TitlePage())
    for name in ("missing.json", "."):
        visitor.send(pygame.DROPFILE, file=str(tmp_path / name))
        assert isinstance(visitor.page, TitlePage)
        assert visitor.page.bubble


# ---- damaged files by the hundred


def test_a_damaged_game_is_named_and_set_aside_and_the_note_can_be_put_away(visit: Callable[..., Visitor]) -> None:
    kept(1, 12)
    (saves.folder() / "osaka-broken.json").write_text("{", encoding="utf-8")
    visitor = visit()
    assert "osaka-broken.json.damaged" in told(visitor, "note").words
    assert len(visitor.page.games) == 1
    visitor.click("note")
    assert ("note",) not in visitor.look()


def test_a_game_that_breaks_while_the_page_is_open_is_set_aside(visit: Callable[..., Visitor]) -> None:
    _, file = kept(1, 12, when=2000)
    kept(2, 12, when=1000)
    visitor = visit()
    file.write_text("{", encoding="utf-8")
    visitor.click("continue")
    assert isinstance(visitor.page, LibraryPage)
    assert [game.saved.file for game in visitor.page.games] == [saves.folder() / saves.name(begun(2, 12))]
    assert len(visitor.page.troubles) == 1


class _App:
    """As much of the program as a page needs to look at its games."""

    file = Path("settings.json")


NO_WINDOW: Any = _App()
TEXT = saves.write(begun(1, 30), frozenset(), "Sunday")
DAMAGED = st.one_of(
    st.binary(max_size=60),
    st.builds(lambda at: TEXT[:at].encode(), st.integers(0, len(TEXT))),
    st.builds(
        lambda at, new: (TEXT[:at] + new + TEXT[at + 1 :]).encode(), st.integers(0, len(TEXT)), st.text(max_size=3)
    ),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(DAMAGED, min_size=1, max_size=9))
def test_damaged_games_cost_nothing_and_nothing_is_deleted(contents: list[bytes]) -> None:
    folder = saves.folder()
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for number, content in enumerate(contents):
        (folder / f"osaka-{number}.json").write_bytes(content)
    good = kept(2, 3, when=1000)[1]
    page = LibraryPage()
    page.app = NO_WINDOW
    page.files = saves.shelf()
    seen = []
    for number in range(page.pages):
        page._turn_to(number)
        seen += [game.saved.file for game in page.games]
    assert good in seen
    left = sorted(path.read_bytes() for path in folder.iterdir() if path != good)
    assert left == sorted(contents)
    assert len(page.troubles) == sum(path.name.endswith(saves.ASIDE) for path in folder.iterdir())
