"""After an unexpected error the window stays, the game is saved, and what went wrong is written down."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import VERSION
from scenes import saves, trouble
from scenes.app import App
from scenes.replay import Replay
from scenes.settings import Settings
from scenes.stack import Push, Scene
from scenes.table.table import Table
from scenes.title import TitlePage
from scenes.trouble import TroublePage
from scenes.words import LANGUAGES
from tests.scenes.pages import Visitor
from tests.scenes.test_saves import begun

WAYS = ("enter", "resume", "update", "handle", "picture", "restless", "frame")


class Mishap(Exception):
    """What goes wrong here."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for saved games and reports."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "saves")
    monkeypatch.setattr(trouble, "folder", lambda: tmp_path / "state")
    return tmp_path / "state"


def broken(page: type[Any], way: str) -> Any:
    """A kind of scene in which something goes wrong."""

    def fail(self: Scene, *_: object) -> Any:
        raise Mishap(f"the mast broke in {way}")

    return type("Broken", (page,), {way: fail})


def run(
    monkeypatch: pytest.MonkeyPatch, app: App, scene: Scene, *steps: Callable[[], list[pygame.event.Event]]
) -> tuple[int, list[str]]:
    """Run the program, with something happening in each turn, and then close the window; tell what was on top."""
    tops: list[str] = []
    left = list(steps)

    def events() -> list[pygame.event.Event]:
        tops.append(type(app.stack.top).__name__)
        return left.pop(0)() if left else [pygame.event.Event(pygame.QUIT)]

    monkeypatch.setattr(pygame.event, "get", events)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    return app.run(scene), tops


def nothing() -> list[pygame.event.Event]:
    return []


def key(code: int) -> Callable[[], list[pygame.event.Event]]:
    return lambda: [pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")]


@pytest.mark.parametrize("way", WAYS)
def test_whatever_goes_wrong_in_a_scene_the_window_stays_and_leads_back_to_the_title(
    way: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App((960, 600), Settings(language="en", speed="off"))
    steps = (key(pygame.K_LEFT), nothing, key(pygame.K_RETURN), nothing)
    code, tops = run(monkeypatch, app, broken(TitlePage, way)(), *steps)
    assert code == 0
    assert tops[-3:] == ["TroublePage", "TitlePage", "TitlePage"]
    assert f"the mast broke in {way}" in (folder / "errors.log").read_text(encoding="utf-8")


def test_a_scene_that_cannot_even_be_left_is_no_trouble(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    app = App((960, 600), Settings(language="en", speed="off"))
    scene = type("Broken", (broken(TitlePage, "update"), broken(TitlePage, "exit")), {})()
    code, tops = run(monkeypatch, app, scene, nothing, nothing)
    assert (code, tops) == (0, ["Broken", "TroublePage", "TroublePage"])


def test_a_second_error_ends_the_program_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trouble, "TroublePage", broken(TroublePage, "placements"))
    app = App((960, 600), Settings(language="en", speed="off"))
    code, tops = run(monkeypatch, app, broken(TitlePage, "update")(), *([nothing] * 5))
    assert code == 1
    assert len(tops) == 2, "it ends at once"
    first, second = capsys.readouterr().err.splitlines()
    assert first == f"Akindo: something went wrong; the report is in {folder / 'errors.log'}."
    assert second == f"Akindo: the program has to end; the report is in {folder / 'errors.log'}."


def test_another_error_later_is_told_of_again(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    app = App((960, 600), Settings(language="en", speed="off"))
    app.safely(lambda: app.stack.apply(Push(broken(TitlePage, "enter")())))
    app.safely(lambda: app.stack.apply(app.stack.top.handle(key(pygame.K_RETURN)()[0], 1000)))
    assert isinstance(app.stack.top, TitlePage)
    app.safely(lambda: app.stack.apply(Push(broken(TitlePage, "enter")())))
    assert isinstance(app.stack.top, TroublePage)
    assert not app.broken
    assert (folder / "errors.log").read_text(encoding="utf-8").count("====") == 2


def test_the_report_says_what_is_needed_and_tells_nobodys_hand(folder: Path, tmp_path: Path) -> None:
    match = begun(3, 12)
    visitor = Visitor(Table(match, resumed=True), file=tmp_path / "settings.json")
    visitor.app.safely(lambda: visitor.app.stack.apply(Push(broken(TitlePage, "enter")())))
    told = (folder / "errors.log").read_text(encoding="utf-8")
    for fact in (f"Akindo {VERSION}", "Table, Broken", saves.name(match), "Traceback", "Mishap: the mast broke"):
        assert fact in told
    assert match.state.position() not in told


def test_a_game_goes_on_at_the_very_decision_after_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 12)
    visitor = Visitor(Table(match, resumed=True), file=tmp_path / "settings.json")
    table = visitor.page
    monkeypatch.setattr(table, "update", broken(Table, "update").update)
    assert visitor.app.safely(lambda: visitor.app.turn([], visitor.now))
    assert visitor.page.kept
    assert table.thinker.process is None
    visitor.click("back")
    visitor.click("continue")
    assert visitor.page.match.state.position() == match.state.position()
    visitor.page.exit()


@pytest.mark.parametrize(("scene", "remembered"), [(TitlePage, True), (Replay, True), (Table, False)])
def test_nobody_is_told_that_a_game_is_saved_when_none_is(
    scene: type[Any], remembered: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = scene() if scene is TitlePage else scene(begun(3, 5))
    visitor = Visitor(page, file=tmp_path / "settings.json" if remembered else None)
    monkeypatch.setattr(page, "update", broken(scene, "update").update)
    visitor.app.safely(lambda: visitor.app.turn([], visitor.now))
    assert visitor.page.kept is False


def test_without_room_for_a_report_the_page_says_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write_text("a file where a folder should be")
    visitor = Visitor(TitlePage())
    visitor.app.safely(lambda: visitor.app.stack.apply(Push(broken(TitlePage, "enter")())))
    words = [line for line, _, _ in visitor.look()[("news",)].picture.lines]  # type: ignore[union-attr]
    assert visitor.app.say("trouble-no-report") in words
    assert "no room for a report" in capsys.readouterr().err


def test_reports_do_not_grow_without_end(folder: Path) -> None:
    for _ in range(9):
        trouble.report(Mishap("x" * (trouble.LARGEST // 3)), [], "")
    sizes = {path.name: path.stat().st_size for path in folder.iterdir()}
    assert sorted(sizes) == ["errors.log", "errors.old.log"]
    assert all(size < 2 * trouble.LARGEST for size in sizes.values())


@pytest.mark.parametrize("size", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_holds_all_its_words(language: str, size: float) -> None:
    path = Path("/home/somebody/with/a/long/name/.local/state/akindo/errors.log")
    visitor = Visitor(TroublePage(path, True), size=(1280, 720), language=language, text_size=size)
    seen = visitor.look()
    news, back = seen[("news",)], seen[("back",)]
    assert news.y + news.h / 2 < back.y - back.h / 2
    assert seen[("leaf",)].h < visitor.app.frame.h
