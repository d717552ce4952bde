"""A monkey at mouse and keyboard: whatever it does, nothing breaks, and every game it touched is still in order.

`AKINDO_MONKEY=20000` lets it do as much as the project promises.
"""

import os
import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalog
from game.core import record
from game.core.chance import Dice
from game.core.match import PERSON, Match
from scenes.app import App
from scenes.canvas import Canvas
from scenes.placement import Frame, Placement
from scenes.screen import Screen
from scenes.settings import Settings
from scenes.stack import Push
from scenes.table.table import Table
from scenes.title import TitlePage
from tests.core.tables import choose, invariants
from tests.scenes.robot import AtOnce, Unloaded, deal

WHIMS = int(os.environ.get("AKINDO_MONKEY", "3000"))
"""How many things each monkey does."""
LOOK = 150
"""The picture is painted after this many things."""
AWAY = 15
"""After so many things elsewhere it is taken back to the table."""
SIZES = ((1280, 720), (960, 600), (1200, 900), (1500, 600))
NAMED = (
    "ESCAPE",
    "RETURN",
    "SPACE",
    "TAB",
    "LEFT",
    "RIGHT",
    "UP",
    "DOWN",
    "F1",
    "F11",
    "BACKSPACE",
    "HOME",
    "KP_ENTER",
)
KEYS = [getattr(pygame, f"K_{name}") for name in (*NAMED, *"12345bdehlmnopqsuvyz")]
MODS = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)


class Seldom(Canvas):
    """A canvas that is seldom painted, and then all of it: a monkey does not look."""

    count = 0

    def show(self, screen: pygame.Surface, placements: list[Placement], frame: Frame) -> list[pygame.Rect]:
        self.count += 1
        if self.count % LOOK:
            self.stale = False
            return []
        self.forget()
        return super().show(screen, placements, frame)


def played(seed: str) -> Match:
    """Deal a game and play it to the end."""
    match = deal((PERSON, PERSON), seed)
    while match.state.result is None:
        match.play(choose(match.state, Dice(f"{seed} {len(match.decisions)}")))
    return match


class Monkey:
    """Does one thing after another, and opens the program again when it has closed it."""

    def __init__(self, seed: str, file: Path) -> None:
        self.dice = random.Random(seed)
        self.file, self.now, self.last = file, 1000.0, "nothing"
        self.at = (0, 0)
        self.away = 0
        """For how many things it has been away from the table."""
        self.matches: list[Match] = [
            played(seed),
            deal((PERSON, PERSON, "steady"), seed),
            deal((PERSON, "steady", PERSON), seed, "trader", rounds=2),
            deal((PERSON, PERSON, "random"), seed, "master_merchant"),
        ]
        self.open()

    def open(self) -> None:
        """Open the program at a table or at the title."""
        speed = self.dice.choice(("off", "x1", "x2"))
        self.app = App((1280, 720), Settings(language="en", speed=speed, mute=True), self.file)
        self.app.art = Unloaded()
        self.app.canvas = Seldom(self.app.art)
        match = self.dice.choice(self.matches[1:] if self.dice.random() < 0.9 else self.matches[:1])
        at_title = self.dice.random() < 0.2
        self.app.stack.apply(Push(TitlePage() if at_title else Table(match, resumed=bool(match.decisions))))
        self.app.refit()
        self.away = 0

    def do_something(self) -> None:
        """Do the next thing."""
        events = self.whim()
        self.now += self.dice.choice((1, 5, 16, 16, 60, 300, 900))
        going = self.app.turn(events, self.now)
        for scene in self.app.stack.scenes:
            if isinstance(scene, Table) and scene.match not in self.matches:
                self.matches.append(scene.match)
        at_table = going and isinstance(self.app.stack.top, Table)
        self.away = 0 if at_table else self.away + 1
        if not going or self.away > AWAY:
            self.open()

    def whim(self) -> list[pygame.event.Event]:
        """Think of something to do."""
        dice = self.dice
        x = dice.random()
        y = dice.random()
        at = self.at if y < 0.4 else self.somewhere() if y < 0.9 else (dice.randrange(1300), dice.randrange(800))
        self.at = at
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        if x < 0.55:
            button = dice.choice((1, 1, 1, 1, 3, 2))
            down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
            up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)
            self.last = f"click {button} at {at}"
            return [moved, down, up]
        if x < 0.62:
            half = dice.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
            self.last = f"half a click at {at}"
            return [moved, pygame.event.Event(half, pos=at, button=1)]
        if x < 0.7:
            self.last = f"move to {at}"
            return [moved]
        if x < 0.93:
            key, mod = dice.choice(KEYS), dice.choice(MODS)
            self.last = f"key {pygame.key.name(key)} with {mod}"
            return [pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")]
        if x < 0.95:
            self.last = "text"
            return [pygame.event.Event(pygame.TEXTINPUT, text=dice.choice(("a", "É", "商", " ", "longer words")))]
        if x < 0.97:
            self.last = "wheel"
            return [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=dice.choice((-2, 1, 5)))]
        if x < 0.985:
            self.last = "window"
            kinds = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED)
            return [pygame.event.Event(dice.choice(kinds))]
        if x < 0.99:
            self.last = "speed"
            self.app.set(speed=dice.choice(("off", "x1")), reduced_motion=False)
            return []
        size = dice.choice(SIZES)
        self.last = f"resize to {size}"
        pygame.display.set_mode(size, pygame.RESIZABLE)
        return [pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]

    def somewhere(self) -> tuple[int, int]:
        """A point on something that answers."""
        scene: Any = self.app.stack.top
        places = [p for p in scene.stage.goals.values() if p.touch] if isinstance(scene, Screen) else []
        if not places:
            return 100, 100
        place = self.dice.choice(places)
        x, y = self.app.frame.to_window(place.x, place.y)
        return round(x), round(y)


@pytest.mark.parametrize("seed", ["saru"])
def test_a_monkey_breaks_nothing(seed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("scenes.table.course.Thinker", AtOnce)
    monkey = Monkey(seed, tmp_path / "settings.json")
    for number in range(WHIMS):
        try:
            monkey.do_something()
        except Exception as error:
            raise AssertionError(f"seed {seed}, thing {number} ({monkey.last}): {error!r}") from error
    decisions = 0
    for match in monkey.matches:
        invariants(match.title.name).accounted(match.state)
        told = record.replay(record.read(record.write(match), catalog.title), Dice(0))
        assert told.state.position() == match.state.position()
        decisions += len(match.decisions)
    assert decisions > WHIMS / 300, f"the monkey hardly played: {decisions} decisions in {WHIMS} things"
