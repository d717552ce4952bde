"""Somebody who clicks through the pages: aims at what is on the top scene, clicks, types, and looks at the picture."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game import simulate
from game.bots.analysis import Analysis, Estimate
from game.core.match import Match
from scenes.analysis import AnalysisPage
from scenes.app import App
from scenes.library import LibraryPage
from scenes.menu import KeysPage, MenuPage
from scenes.options import OptionsPage
from scenes.placement import Drawing, Key, Placement
from scenes.rules import RulesPage
from scenes.screen import Screen
from scenes.settings import Settings
from scenes.setup import SetupPage
from scenes.stack import Push
from scenes.title import TitlePage
from scenes.trouble import TroublePage


@cache
def over(title: str = "osaka", players: int = 3) -> Match:
    """A game that is over and has one winner."""
    table = simulate.Table(title, ("steady",) * players, {}, "over")
    matches = (simulate.play(table, number) for number in range(99))
    return next(match for match in matches if Analysis(match).estimates[-1].chances.count(1))  # type: ignore[union-attr]


def made_up(page: AnalysisPage) -> Estimate:
    """Chances for the position that is asked for next: they change at three decisions, by more than chance."""
    number, sides, end = page.analysis.todo[0][0], page.analysis.sides, page.analysis.estimates[-1]
    assert end
    won = (0.3, 0.55, 0.2, 0.9)[(number > 10) + (number > 20) + (number > 30)]
    lost = (1 - won) / (sides - 1)
    winner = end.chances.index(max(end.chances))
    return Estimate(tuple(won if side == winner else lost for side in range(sides)), (0.01,) * sides)


def looked_back() -> AnalysisPage:
    """A game that has been looked back on."""
    page = AnalysisPage(over())
    while page.analysis.question():
        page.analysis.learn(made_up(page))
    return page


PAGES: dict[str, Callable[[], Screen]] = {
    "title": TitlePage,
    "setup": SetupPage,
    "menu": MenuPage,
    "keys": KeysPage,
    "keys-trader": lambda: KeysPage("trader"),
    "options": OptionsPage,
    "library": LibraryPage,
    "rules": lambda: RulesPage("osaka"),
    "analysis": looked_back,
    "trouble": lambda: TroublePage(Path("/home/aki/errors.log"), True),
}
WORDS = ("action", "does", "head", "hint", "key", "label", "name", "note", "sub", "subtitle", "title", "word", "words")
"""The fields of drawings that hold what is read."""


class Visitor:
    """Looks at one page after the other, on a clock of its own."""

    def __init__(
        self, page: Screen, size: tuple[int, int] = (960, 540), file: Path | None = None, **settings: Any
    ) -> None:
        self.app = App(size, Settings(**({"language": "en", "speed": "off"} | settings)), file)
        self.now = 1000.0
        self.going = self.app.stack.apply(Push(page))
        self.app.refit()
        self.look()

    @property
    def page(self) -> Any:
        """What is seen now."""
        return self.app.stack.top

    def send(self, kind: int, **facts: Any) -> None:
        """Let one thing happen."""
        self.now += 300
        self.going = self.app.turn([pygame.event.Event(kind, **facts)], self.now)

    def look(self) -> dict[Key, Placement]:
        """Wait until the picture stands, and see what is in it."""
        for _ in range(3):
            self.now += 300
            self.going = self.app.turn([], self.now)
        found: dict[Key, Placement] = self.page.stage.goals
        return found

    def spot(self, key: Key, across: float = 0.5) -> tuple[int, int]:
        seen = self.look()
        assert key in seen, f"{key} is not on the page: {sorted(map(str, seen))}"
        place = seen[key]
        x, y = self.app.frame.to_window(place.x + (across - 0.5) * place.w, place.y)
        return round(x), round(y)

    def click(self, *key: Any) -> None:
        """Move the pointer onto something and click it."""
        at = self.spot(key)
        self.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        assert self.page.hovered == key, f"{key} is covered by {self.page.hovered}"
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        if self.going:
            self.send(pygame.MOUSEBUTTONUP, pos=at, button=1)
        if self.going:
            self.look()

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def type(self, words: str) -> None:
        """Type letters, as a keyboard does: a key, then the text it makes."""
        for letter in words:
            self.press(pygame.key.key_code(letter.lower()) if letter.isascii() and letter.isalpha() else 0)
            self.send(pygame.TEXTINPUT, text=letter)


def words(placements: list[Placement]) -> Iterator[str]:
    """Everything that can be read in a picture."""
    for place in placements:
        yield place.tip
        if isinstance(place.picture, Drawing):
            held = {field.name: getattr(place.picture, field.name) for field in fields(place.picture)}  # type: ignore[arg-type]
            yield from (value for name, value in held.items() if name in WORDS and isinstance(value, str))
