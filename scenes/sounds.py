"""Short cues, and the sea for those who want it. Nothing is told by sound alone; without a card all is silent."""

import contextlib
from collections.abc import Iterator

import pygame

from scenes.art import ASSETS
from scenes.settings import Settings

SEA = "sea"
SWELL = 1200
"""Milliseconds in which the sea comes and goes."""


class Sounds:
    """Plays cues by name. A cue that has no file is silence, and so is a computer without a sound card."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.away = False
        """Whether another window is in use."""
        self.silent: bool | None = None
        """Whether there is no sound card; not known before the first cue, so that the window need not wait for it."""
        self.loaded: dict[str, pygame.mixer.Sound | None] = {}
        self.sea = 0.0
        """How loud the sea is heard now."""
        self.failed = False
        """Whether the last thing that was to be heard could not be played."""

    @property
    def muted(self) -> bool:
        """Whether nothing may be heard."""
        return self.settings.mute or (self.away and self.settings.mute_away)

    def play(self, cue: str) -> None:
        """Play a cue, unless the table is muted."""
        sound = None if self.muted or not cue else self._sound(cue)
        if sound:
            with self._card_may_go():
                sound.set_volume(self.settings.effects)
                sound.play()

    def follow(self) -> None:
        """Let the sea be as loud as the settings say."""
        wanted = 0.0 if self.muted else self.settings.ambience
        if wanted == self.sea:
            return
        sound = self._sound(SEA)
        with self._card_may_go():
            if sound and not wanted:
                sound.fadeout(SWELL)
            elif sound:
                sound.set_volume(wanted)
                if not self.sea:
                    sound.play(-1, fade_ms=SWELL)
            self.sea = wanted

    @contextlib.contextmanager
    def _card_may_go(self) -> Iterator[None]:
        """Play something; a card can be gone before anybody has been told. After a second failure all is silent."""
        try:
            yield
            self.failed = False
        except pygame.error:
            self.unplugged()
            self.silent, self.failed = True if self.failed else None, True

    def unplugged(self) -> None:
        """A sound card has gone: look for another one when there is something to hear."""
        self.loaded.clear()
        self.sea = 0.0
        self.silent = None
        pygame.mixer.quit()

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if not self._card():
            return None
        if name not in self.loaded:
            self.loaded[name] = None
            with contextlib.suppress(pygame.error, OSError):
                self.loaded[name] = pygame.mixer.Sound(ASSETS / "sounds" / f"{name}.ogg")
        return self.loaded[name]

    def _card(self) -> bool:
        if self.silent is None:
            try:
                pygame.mixer.init()
                self.silent = False
            except pygame.error:
                self.silent = True
        return not self.silent
