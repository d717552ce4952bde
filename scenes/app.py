"""The window and the loop: events go to the top scene, its picture goes to the screen, and idle draws nothing."""

import contextlib
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.commands import PROGRAM
from game.core.match import Match
from scenes import settings as store
from scenes.art import ASSETS, Art
from scenes.canvas import Canvas
from scenes.placement import Frame
from scenes.settings import Settings
from scenes.sounds import Sounds
from scenes.stack import Change, Push, Quit, Scene, Stack
from scenes.words import LANGUAGES, Words

LEAST = (1024, 700)
"""The window cannot be made smaller than this."""
TICK, AWAY_TICK = 60, 15
"""Looks at the mouse per second, with the window in use and without."""
CHORD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
REMEMBER = 150
"""Milliseconds a picture must stand before a small copy of it is kept, which a resized window shows at first."""
SETTLE = 150
"""Milliseconds a new window size must stay before everything is drawn for it."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    """The program in its window."""

    def __init__(self, size: tuple[int, int], settings: Settings, file: Path | None = None) -> None:
        """Open the window; raise NoDisplay if that is impossible. Without a file nothing is remembered."""
        self.settings, self.file = settings, file
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        pygame.font.init()
        _icon()
        self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        if pygame.display.get_driver() in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER"):
            pygame.display.quit()
            raise NoDisplay
        pygame.display.set_caption("Akindo")
        self.window = pygame.Window.from_display_module()
        with contextlib.suppress(pygame.error):
            self.window.minimum_size = LEAST
        if settings.place[1:] == _displays():
            self.window.position = settings.place[0]
        if settings.full_screen:
            self.window.set_fullscreen(True)
        self.art = Art(settings.text_size, settings.contrast)
        self.canvas = Canvas(self.art)
        self.say = Words(settings.language or _system_language())
        self.sounds = Sounds(settings)
        self.stack = Stack(self)
        self.clock = pygame.time.Clock()
        self.frame = Frame(1600, 900, 1, 0, 0)
        self.fitted: Scene | None = None
        """The scene the frame was made for: another one may be laid out differently."""
        self.resized_at: float | None = None
        self.ready = False
        """Whether the pictures for the new window size are loaded."""
        self.in_use = True
        self.last: pygame.Surface | None = None
        """A small copy of what the window shows now; None while that changes: an older picture might show too much."""
        self.drawn_at = 0.0
        self.broken = False
        """Whether even the page that tells of an error could not be shown."""

    # ---- settings

    def set(self, **choices: Any) -> None:
        """Change settings, show the difference at once and remember it."""
        before = self.settings = self._standing()
        self.settings = replace(before, **choices)
        if self.settings.language != before.language:
            self.say = Words(self.settings.language)
        self.art.text_size = self.settings.text_size
        if self.settings.contrast != before.contrast:
            self.art.dress(self.settings.contrast)
            self.canvas.forget()
        self.sounds.settings = self.settings
        if self.settings.full_screen != before.full_screen:
            self._full_screen(self.settings.full_screen)
        if self.file:
            store.save(self.settings, self.file)
        for scene in self.stack.scenes:
            scene.resume()

    def _standing(self) -> Settings:
        """The settings with the window as it stands; in full screen, as it stood before."""
        if self.settings.full_screen:
            return self.settings
        w, h = self.screen.get_size()
        return replace(self.settings, width=w, height=h, place=(self.window.position, *_displays()))

    def _full_screen(self, on: bool) -> None:
        if on:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.refit()

    # ---- the loop

    def run(self, scene: Scene) -> int:
        """Show a scene and everything that follows, until somebody quits; return the exit code."""
        began = time.monotonic()
        going = self.safely(lambda: self._begin(scene))
        while going:
            going = self.safely(lambda: self.turn(pygame.event.get(), (time.monotonic() - began) * 1000))
            self.clock.tick(TICK if self.in_use else AWAY_TICK)
        if self.file:
            store.save(self._standing(), self.file)
        pygame.quit()
        return 1 if self.broken else 0

    def _begin(self, scene: Scene) -> bool:
        self.stack.apply(Push(scene))
        self.refit()
        return True

    def safely(self, step: Callable[[], bool]) -> bool:
        """Do a step of the loop; whatever goes wrong leads to a page that says so. Tell whether the program goes on."""
        try:
            return step()
        except Exception as error:
            from scenes import trouble

            page = trouble.page(error, self.stack.scenes)
            self.broken = page is None
            return page is not None and self.safely(lambda: self._begin(page))

    def turn(self, events: list[pygame.event.Event], now: float) -> bool:
        """Handle what has come in, let time pass, draw if anything differs; tell whether the program goes on."""
        for event in events:
            if not self.handle(event, now):
                return False
        if not self.stack.apply(self.stack.top.update(now)):
            return False
        if self.stack.top is not self.fitted:
            self.refit()
        if self.resized_at is not None:
            self._settle(now)
        elif events or self.canvas.stale or self.stack.top.restless(now):
            self.draw(now)
        elif self.last is None and now - self.drawn_at > REMEMBER:
            self.last = pygame.transform.scale_by(self.screen, 0.5)
        self.sounds.follow()
        return True

    def handle(self, event: pygame.event.Event, now: float) -> bool:
        """Handle one event; tell whether the program goes on."""
        match event.type:
            case pygame.QUIT:
                return self.stack.apply(Quit())
            case pygame.WINDOWSIZECHANGED:
                self._resized(now)
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED | pygame.WINDOWDISPLAYCHANGED:
                self.canvas.forget()
                if self.resized_at is not None:
                    self._stretch()
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self.in_use = event.type == pygame.WINDOWFOCUSGAINED
                self.sounds.away = not self.in_use
            case pygame.AUDIODEVICEREMOVED if not event.iscapture:
                self.sounds.unplugged()
            case pygame.DROPFILE:
                return self.stack.apply(self._dropped(event.file, now))
            case pygame.KEYDOWN if event.key == pygame.K_F11:
                self.set(full_screen=not self.settings.full_screen)
                return True
            case pygame.KEYDOWN if event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL:
                return self.stack.apply(Quit())
            case pygame.KEYDOWN if event.key == pygame.K_m and not (event.mod & CHORD or self.stack.top.typing):
                self.set(mute=not self.settings.mute)
                return True
        return self.stack.apply(self.stack.top.handle(event, now))

    def _dropped(self, file: str, now: float) -> Change | None:
        """Open a record that was dropped on the window, or say what is wrong with it."""
        from game.commands import load
        from game.core.record import BadRecord
        from scenes.library import dropped

        try:
            return dropped(self, Path(file), load(file))
        except BadRecord:
            self.stack.top.refuse(self.say("drop-bad", file=os.path.basename(file)), ("menu",), now)
        return None

    def draw(self, now: float) -> None:
        """Bring the window up to date."""
        dirty = self.canvas.show(self.screen, self.stack.top.picture(now), self.frame)
        if dirty:
            try:
                pygame.display.update(dirty)
            except pygame.error:
                self._reopen()
            self.last, self.drawn_at = None, now

    def _reopen(self) -> None:
        """The display has gone and taken the picture with it: show everything on what is there now."""
        self.screen = pygame.display.set_mode(self.screen.get_size(), pygame.RESIZABLE)
        self.window = pygame.Window.from_display_module()
        self._full_screen(self.settings.full_screen)

    # ---- window sizes

    def refit(self) -> None:
        """Fit the layout to the window as it is now."""
        surface = pygame.display.get_surface()
        assert surface
        self.screen, self.fitted = surface, self.stack.top
        self.frame = self.stack.top.frame(self.screen.get_size())
        self.art.u = self.frame.u
        self.resized_at = None
        self.canvas.forget()
        self.stack.top.resume()

    def _resized(self, now: float) -> None:
        """Stretch the old picture into the new window; draw anew when the size stays and the pictures are loaded."""
        surface = pygame.display.get_surface()
        assert surface
        self.screen = surface
        self.resized_at, self.ready, self.loading = now, False, False
        self._stretch()

    def _stretch(self) -> None:
        """Show the last picture in the window as it is now."""
        self.screen.fill((11, 28, 48))
        if self.last and all(self.last.get_size()):
            w, h = self.screen.get_size()
            stretched = pygame.transform.scale_by(self.last, min(w / self.last.get_width(), h / self.last.get_height()))
            self.screen.blit(stretched, stretched.get_rect(center=(w // 2, h // 2)))
        pygame.display.flip()

    def _settle(self, now: float) -> None:
        assert self.resized_at is not None
        if now - self.resized_at < SETTLE:
            return
        if not self.loading:
            self.loading = True
            self.art.prepare(self.stack.top.frame(self.screen.get_size()), self._loaded)
        elif self.ready:
            self.refit()

    def _loaded(self) -> None:
        self.ready = True


def _icon() -> None:
    with contextlib.suppress(pygame.error, FileNotFoundError):
        pygame.display.set_icon(pygame.image.load(ASSETS / "icon" / "64.png"))


def _displays() -> tuple[tuple[int, int], ...]:
    """The size of each display there is."""
    return tuple(pygame.display.get_desktop_sizes())


def _fitting(settings: Settings) -> tuple[int, int]:
    """The remembered size of the window, or less on smaller displays; raise pygame.error where there is none."""
    pygame.display.init()
    w = max((w for w, _ in _displays()), default=settings.width)
    h = max((h for _, h in _displays()), default=settings.height)
    return min(settings.width, w), min(settings.height, h)


def _system_language() -> str:
    """The first language of the person's system that the game speaks."""
    wanted = [found["language"] for found in pygame.system.get_pref_locales()]
    return next((language for language in wanted if language in LANGUAGES), "en")


def play(record: Match | None = None) -> int:
    """Open the game, or the replay of a match, and return the exit code."""
    if not getattr(pygame, "IS_CE", False):
        print(
            "Akindo: the classic package pygame is in the way; delete the folder .venv and try again.", file=sys.stderr
        )
        return 1
    file = store.path()
    settings = store.load(file)
    try:
        app = App(_fitting(settings), settings, file)
    except (NoDisplay, pygame.error):
        words = ", ".join(f"{PROGRAM} {word}" for word in ("simulate", "verify", "notation", "shots"))
        print(
            f"Akindo: there is no display to open a window on; without one these commands work: {words}.",
            file=sys.stderr,
        )
        return 2
    if record:
        from scenes.replay import Replay

        return app.run(Replay(record))
    from scenes.title import TitlePage

    return app.run(TitlePage(opening=True))
