"""The page before a game: who sits where, as which merchant, person or bot, and what the table agrees on."""

from typing import Any

import pygame

from game import catalog
from game.core.chance import Dice, seed
from game.core.game import FIRST, Option
from game.core.match import COLOURS, PERSON, Match
from scenes.field import Form
from scenes.ink import BODY, BOLD, DISPLAY
from scenes.kit import Button, Label, Segment, Switch
from scenes.page import EDGE, HEAD, Leaf, Onward, segments
from scenes.placement import DIM, REST, Key, Placement, block
from scenes.rows import Arrow, Crest, Row, Tab
from scenes.seats import EMPTY, LEVELS, Seats
from scenes.settings import SPEEDS
from scenes.stack import Change, Pop, Swap
from scenes.title import GAMES, TITLES

LONGEST = 16
"""The most letters that can be typed for a name."""
W, H = 1300, 744
ROW_W, ROW_H, PITCH = 792, 108, 115
RULES = 880
"""From the left edge of the sheet to the table rules."""
PICTURES = {"osaka": "ship_blue", "master_merchant": "coin_gold", "trader": "badge_steam"}
"""What lies on the button that starts each game."""
AIDS = {"open_scores": "points", "open_hands": "hands", "open_money": "money"}
"""What the table may agree to show, by the setting that remembers it."""


class SetupPage(Form):
    """A new game is put together; everything is as it was last time."""

    def __init__(self, title: str = TITLES[0]) -> None:
        super().__init__()
        self.title = title

    def enter(self) -> None:
        self.seats = Seats(self.app.settings)
        super().enter()

    # ---- the picture

    def placements(self) -> list[Placement]:
        say = self.app.say
        x, y, seen = self.leaf(Leaf("新局", say("setup-title"), split=RULES - 28), W, H)
        for at, (name, (picture, _)) in enumerate(GAMES.items()):
            tab = Tab(picture, say(f"title-{name}"), self._players(name), name == self.title)
            rect = (x + W - EDGE - (3 - at) * 268 + 8, y + 22, 260, 64)
            seen.append(block(("game", name), tab, rect, z=2, touch=True))
        seen.append(block(("seats",), Label(say("setup-seats"), DISPLAY, 24), (x + EDGE, y + HEAD + 12, 400, 36), z=1))
        for at in range(len(self.seats.places)):
            seen += self._row(at, x + EDGE - 8, y + 156 + at * PITCH)
        foot = y + 160 + 4 * PITCH
        shuffle = Button(say("setup-shuffle"), size=18)
        seen.append(block(("shuffle",), shuffle, (x + EDGE - 8, foot, 260, 48), z=3, touch=True))
        order = Label(say("setup-order"), BODY, 16, "ink3")
        seen.append(block(("order",), order, (x + EDGE + 274, foot, 510, 48), z=1))
        return seen + self._rules(x + RULES, y, W - RULES - EDGE)

    def _players(self, name: str) -> str:
        players = catalog.title(name).players
        return self.app.say("setup-players", least=players[0], most=players[-1])

    def _row(self, at: int, x: float, y: float) -> list[Placement]:
        say, place = self.app.say, self.seats.places[at]
        empty = place.kind == EMPTY
        kind = place.kind if place.kind in (PERSON, EMPTY) else "bot"
        if empty:
            field = self.line(("name", at), "", say("setup-empty"), faint=True)
        else:
            field = self.line(("name", at), place.name, say("setup-name"), wrong=bool(self._why_no_name(at)))
        seen = [
            block(("row", at), Row(at + 1, place.colour, empty), (x, y, ROW_W, ROW_H)),
            block(("name", at), field, (x + 120, y + 7, 204, 44), z=3, touch=True),
        ]
        for number, who in enumerate(COLOURS):
            crest, rect = Crest(who, who == place.colour, empty), (x + 120 + number * 52, y + 56, 48, 46)
            seen.append(block(("crest", at, who), crest, rect, z=3, touch=True, tip=say(f"setup-colour-{who}")))
        kinds = [(choice, say(f"setup-kind-{choice}")) for choice in (PERSON, "bot", EMPTY)]
        seen += segments(("kind", at), kinds, kind, x + 350, y + 7, 120)
        seen += self._about(at, kind, x + 350, y + 57)
        for to, up in ((at - 1, True), (at + 1, False)):
            there = 0 <= to < len(self.seats.places)
            rect, tip = (x + ROW_W - 58, y + (7 if up else 57), 48, 44), say("setup-up" if up else "setup-down")
            how = {"touch": True, "tip": tip} if there else {"mood": DIM}
            seen.append(block(("move", at, to), Arrow(up), rect, z=3, **how))
        return seen

    def _about(self, at: int, kind: str, x: float, y: float) -> list[Placement]:
        """What it means who sits there; for a bot the levels, if there are several."""
        say, place = self.app.say, self.seats.places[at]
        if kind != "bot" or len(LEVELS) == 1:
            words = say(f"setup-{'level' if kind == 'bot' else 'kind'}-{place.kind}-about")
            return [block(("about", at), Label(words, BODY, 16, "ink3"), (x + 2, y, 372, 44), z=1)]
        w = 360 / len(LEVELS)
        return [
            block(
                ("level", at, level),
                Segment(say(f"setup-level-{level}"), place.kind == level, 15),
                (x + number * w, y, w, 44),
                z=3,
                touch=True,
                tip=say(f"setup-level-{level}-about"),
            )
            for number, level in enumerate(LEVELS)
        ]

    def _rules(self, x: float, y: float, w: float) -> list[Placement]:
        """What the table agrees on, and the start."""
        say, settings = self.app.say, self.app.settings
        seen = [block(("rules",), Label(say("setup-rules"), DISPLAY, 24), (x, y + HEAD + 12, w, 36), z=1)]
        title, top = catalog.title(self.title), y + 166
        aids = [name for name, aid in AIDS.items() if aid in title.aids]
        for name in (*aids, *(option.name for option in self._options)):
            seen.append(self.caption((name,), say(f"setup-{name}"), say(f"setup-{name}-about"), (x, top, w - 136, 50)))
            seen += self._choice(name, x + w - 124, top + 9)
            top += 76
        top += 12
        seen.append(self.caption(("speed",), say("options-motion"), "", (x, top, w, 30)))
        speeds = [(speed, say(f"options-speed-{speed}")) for speed in SPEEDS]
        seen += segments(("speed",), speeds, settings.speed, x, top + 36, w / len(speeds))
        people, seats = self.seats.people, len(self.seats.taken)
        _, why = self._why_not()
        sub = why or say("setup-start-sub", people=people, bots=seats - people)
        start = Onward(say("setup-start"), sub, PICTURES[self.title], ready=not why)
        mood = DIM if why else REST
        seen.append(block(("start",), start, (x, y + H - 150, w, 86), z=3, touch=True, mood=mood))
        seen.append(self.link("back", say("setup-back"), x, y + H - 58))
        enter = Label(say("keys-enter"), BOLD, 15, "ink3", "midright")
        seen.append(block(("enter",), enter, (x + w - 200, y + H - 58, 200, 44), z=1))
        return seen

    def _choice(self, name: str, x: float, y: float) -> list[Placement]:
        """A switch for what is on or off; for one of many choices, that one between less and more."""
        say = self.app.say
        choices = {option.name: option.choices for option in self._options}.get(name, ())
        if len(choices) > 2:
            number = Label(str(self._agreed(name)), DISPLAY, 24, anchor="center")
            return [
                block(("less", name), Button("−", size=22), (x, y - 6, 44, 44), z=3, touch=True),
                block(("number", name), number, (x + 44, y - 6, 36, 44), z=1),
                block(("more", name), Button("+", size=22), (x + 80, y - 6, 44, 44), z=3, touch=True),
            ]
        on = self._agreed(name) == choices[1] if choices else getattr(self.app.settings, name)
        switch = Switch(on, say("options-on" if on else "options-off"))
        return [block(("switch", name), switch, (x, y, 124, 32), z=3, touch=True)]

    # ---- what the table agrees on

    @property
    def _options(self) -> list[Option]:
        """What this title lets the table agree on; who starts is left to chance."""
        return [option for option in catalog.title(self.title).options if option != FIRST]

    def _agreed(self, name: str) -> Any:
        """What was last agreed on, or the first choice."""
        choices = next(option.choices for option in self._options if option.name == name)
        told = {(title, option): choice for title, option, choice in self.app.settings.agreed}
        return next((choice for choice in choices if str(choice) == told.get((self.title, name))), choices[0])

    def _agree(self, name: str, by: int) -> None:
        """Agree on the next choice, or the one before; from the last of two back to the first."""
        choices = next(option.choices for option in self._options if option.name == name)
        at = choices.index(self._agreed(name)) + by
        choice = choices[at % 2 if len(choices) == 2 else min(max(at, 0), len(choices) - 1)]
        others = tuple(row for row in self.app.settings.agreed if row[:2] != (self.title, name))
        self.app.set(agreed=(*others, (self.title, name, str(choice))))

    # ---- what is wrong

    def _why_no_name(self, at: int) -> str:
        message = self.seats.why_no_name(at, self.shows)
        return self.app.say(message, name=self.seats.places[at].name.strip()) if message else ""

    def _why_not(self) -> tuple[Key, str]:
        """Say why the game cannot start, and where; no words if it can."""
        for at in range(len(self.seats.places)):
            if why := self._why_no_name(at):
                return ("name", at), why
        players = catalog.title(self.title).players
        if len(self.seats.taken) not in players:
            return ("start",), self.app.say("setup-too-few", least=players[0])
        return (), ""

    # ---- touches

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        self.refresh()
        match key:
            case ("start",):
                return self._start(now)
            case ("back",):
                return Pop()
            case ("game", name):
                self.title = name
            case ("name", at):
                self._type_at(at, now)
            case ("crest", at, who):
                self.seats.dress(at, who)
            case ("kind", at, "bot"):
                self.seats.sit(at, LEVELS[0])
            case ("kind", at, kind) | ("level", at, kind):
                self.seats.sit(at, kind)
            case ("move", at, to):
                self.seats.move(at, to)
            case ("shuffle",):
                self.seats.shuffle()
            case ("switch" | "more", name) if name not in AIDS:
                self._agree(name, 1)
            case ("less", name):
                self._agree(name, -1)
            case ("switch", name):
                self.app.set(**{name: not getattr(self.app.settings, name)})
            case ("speed", speed):
                self.app.set(speed=speed)
        return None

    def _start(self, now: float) -> Change | None:
        about, why = self._why_not()
        if why:
            self.refuse(why, about, now)
            return None
        self.app.set(seats=tuple(tuple(place) for place in self.seats.places))
        title, settings = catalog.title(self.title), self.app.settings
        aids = title.aids & {aid for name, aid in AIDS.items() if getattr(settings, name)}
        from scenes.table.table import Table

        options = {option.name: self._agreed(option.name) for option in self._options}
        return Swap(Table(Match(title, self.seats.taken, options, Dice(seed())), aids))

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._start(now)
        return Pop() if event.key == pygame.K_ESCAPE else None

    # ---- typing a name

    def _type_at(self, at: int, now: float) -> None:
        if self.seats.places[at].kind == EMPTY:
            self.seats.sit(at, PERSON)
        self.type_at(("name", at), self.seats.places[at].name, LONGEST, now)

    def written(self, key: Key, words: str) -> None:
        self.seats.call(key[1], words)
