"""Bots that play one game after the other at the real table, without a window, and what that costs.

After each game somebody looks around: the title, the saved games, a replay, a rule book.
"""

import gc
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game import catalog
from game.bots import BOTS
from game.core.chance import Dice
from game.core.game import NOBODY
from game.core.match import COLOURS, Match, Seat
from scenes.app import App
from scenes.ink import BOXES
from scenes.library import LibraryPage
from scenes.replay import Replay
from scenes.rules import RulesPage
from scenes.settings import Settings
from scenes.stack import Swap
from scenes.table.table import Table
from scenes.title import TITLES, TitlePage
from tests.core.tables import SAT
from tests.scenes.robot import AtOnce
from tests.scenes.test_monkey import Seldom

STEP = 40
"""Milliseconds from one look at the table to the next."""
PAGES = (TitlePage, LibraryPage, lambda: RulesPage("osaka"))


class Cost(NamedTuple):
    """What the program holds: of memory, of files, of pictures."""

    decisions: int
    memory: int
    """Bytes that are in use by the process."""
    things: int
    """Objects that Python knows of."""
    files: int
    pictures: int
    """Bytes of pictures that are kept."""
    fonts: int
    names: int
    """Entries of everything else that is kept by name or size."""


def cost(app: App, decisions: int) -> Cost:
    """See what the program holds now."""
    gc.collect()
    art, system = app.art, Path("/proc/self")
    there = system.exists()
    return Cost(
        decisions,
        int((system / "statm").read_text().split()[1]) * 4096 if there else 0,
        len(gc.get_objects()),
        len(os.listdir(system / "fd")) if there else 0,
        art.made.bytes + art.sheets.bytes + BOXES.bytes,
        len(art.fonts),
        len(art.wanted) + len(art.cut) + len(art.textures),
    )


class Soak:
    """A program that runs for hours."""

    def __init__(self, file: Path, painted: bool) -> None:
        self.app = App((1280, 720), Settings(language="en", speed="off", effects=0.3), file)
        if not painted:
            self.app.canvas = Seldom(self.app.art)
        self.dice = random.Random("soak")
        self.now, self.games, self.decisions = 1000.0, 0, 0

    def play(self, decisions: int, every: int) -> Iterator[Cost]:
        """Play so many decisions and tell what they cost now and then."""
        following = every
        while self.decisions < decisions:
            self.game()
            if self.decisions >= following:
                following += every
                yield cost(self.app, self.decisions)

    def game(self) -> None:
        """Play a game to its end and look around."""
        title = catalog.title(TITLES[self.games % len(TITLES)])
        quick = tuple(BOTS)[:3]
        number = self.dice.choice(title.players)
        seats = [Seat(f"Bot {at}", self.dice.choice(quick), COLOURS[at]) for at in range(number)]
        match = Match(title, seats, {}, Dice(self.dice.random().hex()))
        SAT[:] = [match]
        table = Table(match)
        table.thinker = AtOnce()
        self.show(table)
        while not (match.state.to_act == NOBODY and table.idle(self.now)):
            self.tick()
        self.rest(5)
        self.games += 1
        self.decisions += len(match.decisions)
        replay = Replay(match)
        self.show(replay)
        replay.go_to(self.dice.randrange(len(match.decisions)))
        self.rest(3)
        self.show(PAGES[self.games % len(PAGES)]())
        self.rest(3)

    def show(self, scene: Table | TitlePage | LibraryPage | RulesPage) -> None:
        """Lay a scene on the table in the place of all others."""
        self.app.stack.apply(Swap(scene))

    def rest(self, looks: int) -> None:
        for _ in range(looks):
            self.tick()

    def tick(self) -> None:
        """Let a moment pass."""
        self.now += STEP
        assert self.app.turn([], self.now)
