"""Windows of absurd sizes: everything is drawn somehow, answers, and is itself again in a window of good size."""

from typing import Any

import pygame
import pytest

from game.core.chance import Dice
from game.core.match import PERSON, Match
from scenes.ink import BOXES
from scenes.replay import Replay
from scenes.screen import Screen
from scenes.table.table import Table
from scenes.title import TITLES
from tests.core.tables import choose
from tests.scenes.pages import PAGES, Visitor
from tests.scenes.robot import Robot, deal, sit_down

GOOD = (1280, 720)
ABSURD = ((1, 1), (60, 1400), (1500, 40), (2, 700))
HUGE = (8000, 200)


def looked_at(visitor: Visitor) -> bytes:
    visitor.look()
    return pygame.image.tobytes(visitor.app.screen, "RGB")


def resized(visitor: Visitor, size: tuple[int, int]) -> None:
    """Give the window another size, point at the middle of it, and wait until all is drawn."""
    robot: Any = visitor
    Robot.resize(robot, size)
    at = (size[0] // 2, size[1] // 2)
    visitor.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    visitor.look()


class Guest(Visitor):
    """A visitor who can give the window another size."""

    def tick(self, events: Any = (), ms: float = 16) -> None:
        self.now += ms
        self.going = self.app.turn(list(events), self.now)


def over(title: str) -> Match:
    """A game that has been played to its end."""
    match = deal((PERSON, PERSON, PERSON), "sizes", title)
    while match.state.result is None:
        match.play(choose(match.state, Dice(len(match.decisions))))
    return match


def half(title: str) -> Match:
    match = deal((PERSON, PERSON, PERSON), "sizes", title)
    for _ in range(30):
        match.play(choose(match.state, Dice(len(match.decisions))))
    return match


SCENES = {
    **PAGES,
    **{f"{title} {what}": (title, kind, make) for title in TITLES for what, kind, make in (
        ("table", Table, half), ("results", Table, over), ("replay", Replay, over)
    )},
}  # fmt: skip


def scene(name: str) -> Screen:
    """A page, or a table of each kind."""
    found: Any = SCENES[name]
    if callable(found):
        page: Screen = found()
        return page
    title, kind, make = found
    return Replay(make(title)) if kind is Replay else Table(make(title), resumed=True)


@pytest.mark.parametrize("name", SCENES)
def test_a_window_of_any_size_shows_something_and_comes_back(name: str) -> None:
    guest = Guest(scene(name), size=GOOD)
    before = looked_at(guest)
    for size in ABSURD:
        resized(guest, size)
        assert guest.going, size
        assert guest.app.screen.get_size() == size
    resized(guest, GOOD)
    guest.send(pygame.WINDOWLEAVE)
    assert looked_at(guest) == before
    guest.app.stack.top.exit()


def test_a_very_wide_window_shows_the_title_and_a_table() -> None:
    for name in ("title", "osaka table"):
        guest = Guest(scene(name), size=GOOD)
        resized(guest, HUGE)
        assert guest.going
        guest.app.stack.top.exit()


@pytest.mark.parametrize("title", TITLES)
def test_a_game_goes_on_in_a_window_of_one_pixel(title: str) -> None:
    robot = sit_down(deal((PERSON, "random", "random"), "pixel", title), (1, 1), painted=True, resumed=False)
    robot.wait()
    robot.press(pygame.K_TAB)
    robot.press(pygame.K_RETURN)
    robot.press(pygame.K_ESCAPE)
    assert robot.app.stack.scenes


def test_many_sizes_leave_no_more_behind_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.art.MOST_FONTS", 12)
    guest = Guest(scene("osaka table"), size=GOOD)
    art = guest.app.art
    art.made.most = art.sheets.most = 20_000_000
    for number in range(4):
        resized(guest, (900 - 61 * number, 600 - 37 * number))
    assert len(art.fonts) == 12
    assert art.made.bytes <= art.made.most
    assert art.sheets.bytes <= art.sheets.most
    assert BOXES.bytes <= BOXES.most
    guest.app.stack.top.exit()
