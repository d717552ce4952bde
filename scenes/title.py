"""The title: the print, the three games, and the way back to the game that was played last."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.ink import BODY, BOLD, DISPLAY, SEMI, Ink
from scenes.kit import GHOST, Button
from scenes.page import Onward, Page, capped
from scenes.placement import FOCUS, HOVER, Drawing, Key, Placement, block
from scenes.stack import Change, Push, Quit, Swap

if TYPE_CHECKING:
    from scenes.saves import Saved, Unreadable

GAMES = {
    "osaka": ("tile_osaka", "大坂"),
    "master_merchant": ("tile_master", "大商"),
    "trader": ("tile_trader", "相場"),
}
"""The games in the order of their tiles: picture and kanji."""
TITLES = tuple(GAMES)
CORNER = ("library", "rules", "settings", "quit")
"""The buttons in the corner."""
TILE = (232, 376)
MARGIN = 96


@dataclass(frozen=True, slots=True)
class Wordmark(Drawing):
    """The name of the program in two scripts, and what it is."""

    subtitle: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.upright("商人", 112, "ink", 52, 0)
        x = 132.0
        for letter in "AKINDO":
            x += ink.text(letter, DISPLAY, 128, "ink", x, 2, "topleft") + 10
        ink.text(self.subtitle, SEMI, 30, (58, 48, 38), 140, 188, width=w - 140)


@dataclass(frozen=True, slots=True)
class Tile(Drawing):
    """One of the games: its print, its name, who plays it, and what a click does."""

    picture: str
    kanji: str
    name: str
    sub: str
    action: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        up = mood in (HOVER, FOCUS)
        y = -8 if up else 0
        ink.panel(0, y, w, h, 8, key_line=False)
        ph = (w - 20) * 300 / 260
        image = ink.art.svg(self.picture, ink.px(w - 20), ink.px(ph)).copy()
        ink.art.tile(image, "grain", pygame.BLEND_RGB_MULT)
        ink.surface.blit(image, ink.at(10, y + 10))
        ink.box(10, y + 10, w - 20, ph, "ink", 0, 2)
        ink.slip(self.kanji, 18, y + 18, 26, 19)
        foot = y + 10 + ph
        ink.text(self.name, DISPLAY, 22, "ink", 16, foot + 30, width=w - 32)
        ink.text(self.sub, BODY, capped(ink, 16, 26), "ink2", 16, foot + 58, width=w - 32)
        ink.line(16, foot + 80, w - 16, foot + 80, "edge")
        ink.text(self.action, BOLD, capped(ink, 17, 28), "deep", 16, foot + 100, width=w - 32)
        if mood in (HOVER, FOCUS):
            ink.box(-4, y - 4, w + 8, h + 8, "light", 11, 4)
        if mood == FOCUS:
            ink.box(-7, y - 7, w + 14, h + 14, "cream", 14, 3)


class TitlePage(Page):
    """The first page: everything is one click away."""

    def __init__(self, opening: bool = False) -> None:
        """Begin with the bare print if the window has just been opened: the picture does not wait for the words."""
        super().__init__()
        self.opening = opening
        self.saved: Saved | None = None
        self.troubles: list[Unreadable] = []
        self.shown = self.looked = False
        """Whether the picture has been seen, and whether saved games have been looked for since."""

    def placements(self) -> list[Placement]:
        if self.opening:
            return [self.ground(0)]
        say, frame = self.app.say, self.app.frame
        left = MARGIN + max(0.0, frame.w - 1600) * 0.12
        top = max(0.0, frame.h - 900) * 0.4
        seen = [self.ground(0), block(("wordmark",), Wordmark(say("title-what")), (left, top + 84, 780, 240))]
        if self.saved:
            game = say(f"title-{self.saved.title}")
            onward = Onward(say("title-continue"), say("title-continue-sub", game=game, turn=self.saved.turn))
            rect = (left + 138, top + 312, 330, 68)
            seen.append(block(("continue",), onward, rect, z=2, touch=True, tip=self.saved.names))
        for at, (name, (picture, kanji)) in enumerate(GAMES.items()):
            tile = Tile(picture, kanji, say(f"title-{name}"), say(f"title-sub-{name}"), say("title-new-game"))
            seen.append(block(("game", name), tile, (left + at * 252, top + 440, *TILE), z=2, touch=True))
        right = frame.w - 14
        for name in reversed(CORNER):
            words = say(f"title-{name}")
            w = max(138, self.rule.width(words, BOLD, 17) + 24)
            right -= w + 10
            seen.append(block((name,), Button(words, kind=GHOST, size=17), (right, 18, w, 44), z=2, touch=True))
        seen.append(block(("seal",), "seal", (frame.w - 90, frame.h - 82, 58, 58)))
        return seen + self.notes(self.troubles, frame.w - 444, 76)

    # ---- the game that waits

    def picture(self, now: float) -> list[Placement]:
        seen = super().picture(now)
        if self.opening:
            self.opening = False
            self.refresh()
        else:
            self.shown = True
        return seen

    def restless(self, now: float) -> bool:
        return super().restless(now) or not self.looked

    def update(self, now: float) -> Change | None:
        """Look for saved games once the picture stands: the window does not wait for them."""
        if self.shown and not self.looked:
            self.look()
        return super().update(now)

    def look(self) -> None:
        """Find the game that was played last."""
        from scenes import saves

        self.looked = True
        if self.app.file:
            self.saved, troubles = saves.unfinished(TITLES)
            self.troubles += troubles
            self.refresh()

    def _continue(self) -> Change | None:
        from scenes import saves

        assert self.saved
        try:
            match, aids = saves.load(self.saved.file)
        except saves.Unreadable as trouble:
            self.troubles.append(saves.set_aside(trouble))
            self.look()
            return None
        from scenes.table.table import Table

        return Swap(Table(match, aids, resumed=True))

    # ---- touches

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("continue",):
                return self._continue()
            case ("game", name):
                from scenes.setup import SetupPage

                return Push(SetupPage(name))
            case ("note",):
                self.troubles.clear()
                self.refresh()
            case ("library",):
                from scenes.library import LibraryPage

                return Push(LibraryPage())
            case ("rules",):
                from scenes.rules import RulesPage

                return Push(RulesPage(TITLES[0]))
            case ("settings",):
                from scenes.options import OptionsPage

                return Push(OptionsPage())
            case ("quit",):
                return Quit()
        return None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.touched(("continue",) if self.saved else ("game", TITLES[0]), now)
        from scenes.menu import elsewhere

        return elsewhere(event)
