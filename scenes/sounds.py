"""Short cues. Nothing is told by sound alone; without a sound card the game is simply silent."""

import pygame

from scenes.art import ASSETS


class Sounds:
    """Plays cues by name. A cue that has no file is silence."""

    def __init__(self, volume: float, mute: bool) -> None:
        self.volume, self.mute = volume, mute
        self.loaded: dict[str, pygame.mixer.Sound | None] = {}
        try:
            pygame.mixer.init()
            self.silent = False
        except pygame.error:
            self.silent = True

    def play(self, cue: str) -> None:
        """Play a cue, unless the table is muted."""
        if self.silent or self.mute or not cue:
            return
        if cue not in self.loaded:
            path = ASSETS / "sounds" / f"{cue}.ogg"
            self.loaded[cue] = pygame.mixer.Sound(path) if path.exists() else None
        sound = self.loaded[cue]
        if sound:
            sound.set_volume(self.volume)
            sound.play()
