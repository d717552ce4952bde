"""Looking back on a game: by click and by key, stopped and gone on with, and left for the replay or a new game."""

import json
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalog
from game.bots import analysis as engine
from game.core import record
from game.core.game import NO_AIDS
from game.core.match import Match
from scenes import analysis, saves
from scenes.analysis import AnalysisPage, Tale
from scenes.replay import Replay
from scenes.table.results import Chart
from scenes.table.table import Table
from tests.core.tables import TABLES
from tests.scenes.pages import Visitor, looked_back, made_up, over
from tests.scenes.robot import AtOnce


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been looked at yet; chances are made up at once; saved games have a place of their own."""
    monkeypatch.setattr(analysis, "_LOOKED", {})
    monkeypatch.setattr(analysis, "Thinker", AtOnce)
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "saves")
    pages: list[AnalysisPage] = []
    make = AnalysisPage.__init__

    def note(page: AnalysisPage, *how: Any) -> None:
        make(page, *how)
        pages[:] = [page]

    monkeypatch.setattr(AnalysisPage, "__init__", note)
    monkeypatch.setattr(analysis, "estimate", lambda *question: made_up(pages[-1]))


def finish(visitor: Visitor) -> None:
    """Let everything be known now."""
    page = visitor.page
    while page.analysis.todo:
        page.analysis.learn(made_up(page))
    page.thinker.forget()
    page.refresh()
    visitor.look()


def at_the_results(match: Match, **how: Any) -> Visitor:
    """Look at the results of a game."""
    visitor = Visitor(Table(match, resumed=True), size=(1280, 720), **how)
    visitor.look()
    return visitor


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("scene", [Table, Replay])
def test_a_game_is_looked_back_on_from_the_results_and_from_the_replay(scene: type[Table], way: str) -> None:
    visitor = at_the_results(over()) if scene is Table else Visitor(Replay(over()), size=(1280, 720))
    before = visitor.page
    if way == "click":
        visitor.click("analysis")
    else:
        visitor.press(pygame.K_a)
    assert isinstance(visitor.page, AnalysisPage)
    finish(visitor)
    visitor.press(pygame.K_ESCAPE)
    assert visitor.page is before
    before.exit()


@pytest.mark.parametrize(("title", "players"), [table for table in TABLES if table[1] > 2])
def test_every_title_has_a_chart_and_tells_of_what_changed(title: str, players: int) -> None:
    match = over(title, players)
    visitor = Visitor(AnalysisPage(match), size=(1280, 720))
    finish(visitor)
    seen = visitor.look()
    chart = seen[("chart",)].picture
    assert isinstance(chart, Chart)
    assert len(chart.moments) == len(match.decisions) + 1
    assert len(chart.who) == match.title.judgement.sides(players)
    assert all(95 <= sum(moment.points) <= 105 for moment in chart.moments)
    tales = {key[1]: place.picture for key, place in seen.items() if key[0] == "swing"}
    assert list(tales) == [10, 20, 30]
    assert [moment.turn for moment in chart.moments if moment.marks] == [11, 21, 31]
    assert isinstance(tales[30], Tale)
    assert match.state.result
    winner = match.seats[match.state.result.places.index(1)].name
    # Between two sides, what one wins the other loses: the tale is of the one that decided.
    chances = ("20%", "90%") if winner in tales[30].note else ("80%", "10%")
    assert all(chance in tales[30].note for chance in chances)
    assert tales[30].words


def test_a_close_game_is_called_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "estimate", lambda *question: engine.Estimate((0.4, 0.3, 0.3), (0.4, 0.4, 0.4)))
    visitor = Visitor(AnalysisPage(over("trader", 3)))
    while visitor.page.analysis.todo:
        visitor.look()
    note: Any = visitor.look()[("note",)].picture
    assert note.words == visitor.app.say("analysis-close")


def test_the_work_can_be_stopped_and_gone_on_with() -> None:
    visitor = Visitor(AnalysisPage(over("trader", 3)))
    page = visitor.page
    visitor.click("stop")
    stood = page.analysis.progress
    assert 0 < stood < 1
    for _ in range(20):
        visitor.look()
    assert page.analysis.progress == stood
    assert not page.thinker.busy
    visitor.click("stop")
    for _ in range(200):
        visitor.look()
        if not page.analysis.todo:
            break
    assert page.analysis.progress == 1
    assert ("stop",) not in visitor.look()


def test_nothing_is_worked_out_twice() -> None:
    visitor = Visitor(Replay(over()))
    visitor.press(pygame.K_a)
    for _ in range(10):
        visitor.look()
    done = visitor.page.analysis.progress
    visitor.press(pygame.K_ESCAPE)
    visitor.press(pygame.K_a)
    assert visitor.page.analysis.progress >= done > 0
    finish(visitor)
    visitor.press(pygame.K_ESCAPE)
    visitor.press(pygame.K_a)
    assert not visitor.page.analysis.todo


def test_a_decision_is_shown_in_the_replay_that_the_page_lies_on() -> None:
    visitor = Visitor(Replay(over()), size=(1280, 720))
    replay = visitor.page
    for key, number in ((("swing", 20), 21), (("look", 30), 31)):
        visitor.press(pygame.K_a)
        finish(visitor)
        visitor.click(*key)
        assert visitor.page is replay
        assert replay.number == number
        assert replay.playback.decision <= number


def test_from_the_results_a_decision_is_shown_in_a_replay_and_back_is_the_analysis() -> None:
    visitor = at_the_results(over())
    visitor.click("analysis")
    page = visitor.page
    finish(visitor)
    visitor.click("look", 20)
    assert isinstance(visitor.page, Replay)
    assert visitor.page.number == 21
    visitor.press(pygame.K_ESCAPE)
    assert visitor.page is page
    visitor.app.stack.scenes[0].exit()


def test_a_click_on_the_chart_shows_the_decision_there() -> None:
    visitor = Visitor(looked_back(), size=(1280, 720))
    place = visitor.look()[("chart",)]
    left, right = Chart.SIDES
    for share, number in ((0.5, round(len(over().decisions) / 2)), (0.0, 1), (1.0, len(over().decisions))):
        at = visitor.spot(("chart",), (left + share * (place.w - left - right)) / place.w)
        visitor.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        visitor.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        assert isinstance(visitor.page, Replay)
        assert abs(visitor.page.number - number) <= 1
        visitor.press(pygame.K_ESCAPE)


@pytest.mark.parametrize("way", ["analysis", "replay"])
@pytest.mark.parametrize("title", ["osaka", "trader"])
def test_play_goes_on_from_a_decision_as_a_game_of_its_own(title: str, way: str, tmp_path: Path) -> None:
    match = record.load(record.write(over(title)), catalog.title)
    assert saves.autosave(match, NO_AIDS)
    [kept] = saves.folder().glob("*.json")
    text = kept.read_text(encoding="utf-8")
    visitor = Visitor(Replay(match), size=(1280, 720), file=tmp_path / "settings.json")
    if way == "analysis":
        visitor.press(pygame.K_a)
        finish(visitor)
        visitor.click("play-on", 20)
    else:
        visitor.page.go_to(20)
        visitor.click("play-on")
    table = visitor.page
    assert type(table) is Table
    table.exit()
    other = table.match
    assert other is not match
    assert [decision.move for decision in other.decisions[:20]] == [each.move for each in match.decisions[:20]]
    assert len(other.decisions) < len(match.decisions)
    assert kept.read_text(encoding="utf-8") == text
    [new] = set(saves.folder().glob("*.json")) - {kept}
    assert json.loads(new.read_text(encoding="utf-8"))["name"] == visitor.app.say("analysis-name", number=21)


def test_at_the_end_there_is_nothing_to_play_on_from() -> None:
    visitor = Visitor(Replay(over()), size=(1280, 720))
    visitor.press(pygame.K_END)
    visitor.press(pygame.K_p)
    assert visitor.page.bubble[0] == visitor.app.say("replay-play-on-over")


def test_a_game_that_goes_on_is_not_looked_back_on() -> None:
    visitor = Visitor(Replay(over().branch(20, over().chance.chance)), size=(1280, 720))
    assert not {("analysis",), ("play-on",)} & set(visitor.look())
    for key in (pygame.K_a, pygame.K_p):
        visitor.press(key)
        assert isinstance(visitor.page, Replay)


def test_chances_are_worked_out_in_a_process_that_ends_with_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    visitor = Visitor(AnalysisPage(over("trader", 2)))
    page = visitor.page
    deadline = time.monotonic() + 30
    while page.analysis.done < 2 * page.analysis.iterations:
        assert time.monotonic() < deadline, "no chances come"
        began = time.process_time()
        visitor.look()
        assert time.process_time() - began < 0.5, "the page works itself"
        time.sleep(0.005)
    process = page.thinker.process
    visitor.press(pygame.K_ESCAPE)
    assert process.exitcode is not None
    analysis._LOOKED.clear()
