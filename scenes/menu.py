"""The menu over a running game, and the page of all keys. Both cover the table: no hand shows behind them."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

import pygame

from scenes.book import Rect
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import PRIMARY, Button, Label
from scenes.page import EDGE, HEAD, Leaf, Page, capped
from scenes.placement import Drawing, Key, Placement, block
from scenes.stack import Change, Pop, Push, Quit, Swap
from scenes.title import TITLES
from scenes.words import Words

ENTRIES = ("back", "new", "library", "rules", "options", "keys", "title-page", "quit")
KEYS = {
    "play": ("confirm", "cancel", "undo", "redo", "hint"),
    "look": ("focus", "hand", "log", "help", "keys"),
    "program": ("screen", "mute", "new", "open", "save", "quit"),
    "replay": ("play", "step", "mark", "ends", "analysis", "play-on"),
    "library": ("choose", "open", "name", "delete"),
}
"""The keys that hold for every title; what each is called and does is said in the language files."""
KEY, KEYS_GAP = 36, 20
"""The height of a key with what it does, and the room between two groups of them."""


def elsewhere(event: pygame.event.Event, title: str = TITLES[0]) -> Change | None:
    """Answer the keys that lead from a game or the title to another page."""
    if event.key == pygame.K_F1:
        return _rules(title)
    if event.unicode == "?":
        return Push(KeysPage(title))
    if not event.mod & pygame.KMOD_CTRL:
        return None
    match event.key:
        case pygame.K_n:
            from scenes.setup import SetupPage

            return Push(SetupPage(title))
        case pygame.K_o:
            from scenes.library import LibraryPage

            return Push(LibraryPage())
        case pygame.K_s:
            return Push(MenuPage(title))
    return None


def _rules(title: str) -> Change:
    from scenes.rules import RulesPage

    return Push(RulesPage(title))


class MenuPage(Page):
    """What can be done besides playing on."""

    def __init__(self, title: str = TITLES[0]) -> None:
        super().__init__()
        self.title = title

    def placements(self) -> list[Placement]:
        say = self.app.say
        note, w = Label(say("menu-saved"), BODY, 16, "ink3", "center"), 520
        if not all(scene.kept for scene in self.app.stack.scenes):
            note = Label(say("saves-full"), BODY, 16, "danger", wrap=True)
        tall = self.rule.height(note.words, BODY, 16, w - 2 * EDGE)
        h = HEAD + 26 + len(ENTRIES) * 74 + 32 + tall
        x, y, seen = self.leaf(Leaf("帳場", say("menu-title")), w, h)
        for at, name in enumerate(ENTRIES):
            button = Button(say(f"menu-{name}"), kind=PRIMARY if name == "back" else "plain", size=22)
            rect = (x + EDGE, y + HEAD + 26 + at * 74, w - 2 * EDGE, 60)
            seen.append(block((name,), button, rect, z=2, touch=True))
        seen.append(block(("note",), note, (x + EDGE, y + h - 24 - tall, w - 2 * EDGE, tall), z=1))
        return seen

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("back",):
                return Pop()
            case ("new",):
                from scenes.setup import SetupPage

                return Push(SetupPage(self.title))
            case ("library",):
                from scenes.library import LibraryPage

                return Push(LibraryPage())
            case ("rules",):
                return _rules(self.title)
            case ("options",):
                from scenes.options import OptionsPage

                return Push(OptionsPage(self.title))
            case ("keys",):
                return Push(KeysPage(self.title))
            case ("title-page",):
                from scenes.title import TitlePage

                return Swap(TitlePage())
            case ("quit",):
                return Quit()
        return None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
            return Pop()
        return elsewhere(event, self.title) if event.key != pygame.K_s else None


@dataclass(frozen=True, slots=True)
class Cap(Drawing):
    """A key, as it lies on the keyboard, and what it does."""

    key: str
    does: str
    room: float = 224
    """How far the words lie from the left edge."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        size = capped(ink, 16, 24)
        wide = min(self.room - 14, max(44.0, ink.width(self.key, BOLD, size) + 24))
        ink.box(0, 2, wide, h - 6, "edge", 7)
        ink.box(0, 0, wide, h - 6, "washi", 7)
        ink.box(0, 0, wide, h - 6, "ink", 7, 1.5)
        ink.text(self.key, BOLD, size, "ink", wide / 2, h / 2 - 4, "center", wide - 10)
        ink.text(self.does, BODY, capped(ink, 17, 30), "ink", self.room, h / 2 - 4, width=w - self.room)


def caps(say: Words, names: Sequence[str], area: Rect) -> list[Placement]:
    """Lay keys in two columns of four, for the rule books."""
    x, y, w, _ = area
    wide = (w - 60) / 2
    seen = []
    for at, name in enumerate(names):
        cap = Cap(say(f"keys-{name}"), say(f"keys-{name}-does"), 176)
        seen.append(block((), cap, (x + 24 + at // 4 * (wide + 16), y + at % 4 * 40, wide, 38)))
    return seen


class KeysPage(Page):
    """All keys at a glance: those of the title that is played, and those that hold for every title."""

    def __init__(self, title: str = TITLES[0]) -> None:
        super().__init__()
        self.title = title

    def placements(self) -> list[Placement]:
        say = self.app.say
        own: tuple[str, ...] = import_module(f"scenes.{self.title}").SETTING.strokes
        columns = (
            ((self.title, say(f"title-{self.title}"), own), self._group("play")),
            (self._group("look"), self._group("program")),
            (self._group("replay"), self._group("library")),
        )
        high = max(sum(KEY * (len(names) + 1) + KEYS_GAP for *_, names in column) for column in columns)
        w, h = 1310, HEAD + 24 + high + 84
        x, y, seen = self.leaf(Leaf("手順", say("keys-title")), w, h)
        pitch = (w - 2 * EDGE + 26) / len(columns)
        for at, column in enumerate(columns):
            left, top, wide = x + EDGE + at * pitch, y + HEAD + 20, pitch - 26
            for group, words, names in column:
                seen.append(block(("group", group), Label(words, DISPLAY, 22), (left, top, wide, 32), z=1))
                for name in names:
                    top += KEY
                    cap = Cap(say(f"keys-{group}-{name}"), say(f"keys-{group}-{name}-does"), 150)
                    seen.append(block(("cap", group, name), cap, (left, top, wide, 34), z=1))
                top += KEY + KEYS_GAP
        back = Button(say("keys-back"), kind=PRIMARY, size=22)
        seen.append(block(("back",), back, (x + EDGE, y + h - 82, 260, 56), z=2, touch=True))
        return seen

    def _group(self, name: str) -> tuple[str, str, tuple[str, ...]]:
        return name, self.app.say(f"keys-{name}"), KEYS[name]

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        return Pop() if key == ("back",) else None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        closing = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER)
        return Pop() if event.key in closing or event.unicode == "?" else None
