"""Somebody who plays the table with the mouse: aims at placements, clicks, and waits until the picture rests."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game import catalog
from game.core.chance import Dice
from game.core.game import NO_AIDS, Aids
from game.core.match import COLOURS, Match, Seat
from game.osaka.data import KINDS
from game.osaka.moves import Buy, Decline, Insure, Pass, Reserve, Take, Token
from scenes.app import App
from scenes.placement import Key, Placement
from scenes.settings import Settings
from scenes.stack import Push
from scenes.table.table import Table

NAMES = ("Aiko", "Ren", "Hana", "Goro")


def open_table(
    kinds: Sequence[str],
    seed: str = "1",
    size: tuple[int, int] = (1280, 720),
    aids: Aids = NO_AIDS,
    title: str = "osaka",
    **settings: Any,
) -> "Robot":
    """Set a table and sit down at it, with motion off unless asked for."""
    app = App(size, Settings(**({"language": "en", "speed": "off"} | settings)))
    seats = [Seat(name, kind, colour) for name, kind, colour in zip(NAMES, kinds, COLOURS, strict=False)]
    table = Table(Match(catalog.title(title), seats, {}, Dice(seed)), aids)
    app.stack.apply(Push(table))
    app.refit()
    return Robot(app, table)


class Robot:
    """Plays by the pointer alone, on a clock of its own."""

    def __init__(self, app: App, table: Table) -> None:
        self.app, self.table = app, table
        self.now = 1000.0
        self.tick()

    # ---- the hand on the mouse

    def tick(self, events: Sequence[pygame.event.Event] = (), ms: float = 16) -> None:
        self.now += ms
        assert self.app.turn(list(events), self.now)

    def spot(self, key: Key) -> tuple[int, int]:
        """The middle of the part of a placement that answers."""
        place = self.place(key)
        w, h = (place.h, place.w) if abs(place.angle) == 90 else (place.w, place.h)
        left, top = place.x - w / 2, place.y - h / 2
        if place.reach:
            dx, dy, w, h = place.reach
            left, top = left + dx, top + dy
        x, y = self.app.frame.to_window(left + w / 2, top + h / 2)
        return round(x), round(y)

    def place(self, key: Key) -> Placement:
        assert key in self.table.stage.goals, f"{key} is not on the table: {sorted(map(str, self.table.stage.goals))}"
        return self.table.stage.goals[key]

    def click(self, key: Key, button: int = 1) -> None:
        """Move the pointer onto something and click it."""
        at = self.spot(key)
        self.tick([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], 300)
        at = self.spot(key)
        assert self.table.hovered == key, f"{key} is covered by {self.table.hovered}"
        self.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)])
        self.tick([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)])

    def press(self, key: int, mod: int = 0) -> None:
        self.tick([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 300)

    # ---- the course of a game

    def wait(self, until_over: bool = False) -> None:
        """Let time pass until a person is asked, or the game is over; click through scrolls and curtains."""
        table = self.table
        for _ in range(20_000):
            self.tick()
            if table.seating.curtain >= 0:
                self.click(("open",))
            elif table.waiting == "payday":
                self.click(("on",))
            elif table.asking and table.idle(self.now) and not until_over:
                return
            elif table.match.state.result and table.idle(self.now):
                self.tick()
                return
        raise AssertionError(f"nothing happens any more: {table.match!r}")

    def play(self, move: Any) -> None:
        """Do with the pointer what stands for a move."""
        match move:
            case Token(colour):
                self.click(("token", colour))
                self.click(("do", "token"))
            case Take(slot):
                self.click(("market", slot))
                self.click(("market", slot))
            case Reserve("market", slot):
                self.click(("market", slot), button=3)
                self.click(("do", "reserve"))
            case Reserve(_, slot):
                self.click(("farm", slot))
                self.click(("do", "reserve"))
            case Buy(payment):
                self.click(("do", "buy"))
                self._choose(
                    payment,
                    lambda: getattr(self.table.draft.move, "payment", 0),
                    "hand",
                    self.table.seating.focus,
                )
                self.click(("do", "buy"))
            case Pass():
                self.click(("do", "pass"))
            case Insure(spent, _):
                self._choose(spent, lambda: getattr(self.table.draft.move, "spent", 0), "hand")
                self.click(("do", "insure"))
            case Decline():
                self.click(("do", "decline"))

    def _choose(self, wanted: int, chosen: Callable[[], int], *zone: Any) -> None:
        """Click hand cards until exactly these are chosen."""
        for card in range(KINDS):
            need = wanted >> 4 * card & 15
            for _ in range(32):
                have = chosen() >> 4 * card & 15
                if have == need:
                    break
                self.click((*zone, card, have if have < need else have - 1))
            else:
                raise AssertionError(f"card {card} cannot be chosen {need} times")
