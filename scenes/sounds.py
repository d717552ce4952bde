"""Short cues. Nothing is told by sound alone; without a sound card the game is simply silent."""

import pygame

from scenes.art import ASSETS


class Sounds:
    """Plays cues by name. A cue that has no file is silence, and so is a computer without a sound card."""

    def __init__(self, volume: float, mute: bool) -> None:
        self.volume, self.mute = volume, mute
        self.silent: bool | None = None
        """Whether there is no sound card; not known before the first cue, so that the window need not wait for it."""
        self.loaded: dict[str, pygame.mixer.Sound | None] = {}

    def play(self, cue: str) -> None:
        """Play a cue, unless the table is muted."""
        if self.mute or not cue or not self._card():
            return
        if cue not in self.loaded:
            path = ASSETS / "sounds" / f"{cue}.ogg"
            self.loaded[cue] = pygame.mixer.Sound(path) if path.exists() else None
        sound = self.loaded[cue]
        if sound:
            sound.set_volume(self.volume)
            sound.play()

    def _card(self) -> bool:
        if self.silent is None:
            try:
                pygame.mixer.init()
                self.silent = False
            except pygame.error:
                self.silent = True
        return not self.silent
