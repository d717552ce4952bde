"""The settings: every change shows at once and is remembered."""

from dataclasses import dataclass, fields

import pygame

from scenes.ink import BODY, BOLD, DISPLAY, WELL, Ink
from scenes.kit import PRIMARY, Button, Label, Switch
from scenes.page import EDGE, HEAD, Leaf, Page, segments
from scenes.placement import FOCUS, HOVER, Drawing, Key, Placement, block
from scenes.settings import AIMS, SPEEDS, Settings
from scenes.stack import Change, Pop, Push
from scenes.title import TITLES
from scenes.words import LANGUAGES

W, H = 1220, 800
COLUMN = 530
LEFT, RIGHT = EDGE, W - EDGE - COLUMN
SIZES = (1.0, 1.15, 1.3, 1.5, 2.0)
KEPT = ("language", "width", "height", "place", "full_screen", "seats", "open_hands", "open_scores")
"""What stays when the defaults are restored: the language one reads, the window, and the table."""
VOLUMES = ("effects", "ambience")
STEPS = {pygame.K_LEFT: -0.05, pygame.K_RIGHT: 0.05}
"""How far a key moves the volume."""
TRACK_END = 84
"""The room for the number behind a slider."""


@dataclass(frozen=True, slots=True)
class Slider(Drawing):
    """A share from nothing to all, with a coin to push."""

    share: float

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        track = w - TRACK_END
        ink.box(0, h / 2 - 4, track, 8, (140, 110, 60, 90), 4)
        ink.box(0, h / 2 - 4, track * self.share, 8, "prussian", 4)
        ink.box(0, h / 2 - 4, track, 8, "ink", 4, 1)
        x = track * self.share
        ink.picture("coin_gold", x - 17, h / 2 - 17, 34, 34)
        if mood in (HOVER, FOCUS):
            ink.box(x - 21, h / 2 - 21, 42, 42, "ink" if mood == FOCUS else "gold", 21, 2)
        ink.text(f"{round(self.share * 100)} %", BOLD, 16, "ink", w, h / 2 - 1, "midright", TRACK_END - 24)


@dataclass(frozen=True, slots=True)
class Sample(Drawing):
    """A line in the chosen text size."""

    words: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, WELL, 8)
        ink.text(self.words, BODY, 20, "ink", 16, h / 2 - 1, width=w - 32)


class OptionsPage(Page):
    """The choices of the program in two columns."""

    def __init__(self, title: str = TITLES[0]) -> None:
        """Open the settings; the title that is played says which keys are shown from here."""
        super().__init__()
        self.title = title
        self.sliding: tuple[str, float] | None = None
        """A volume while its coin is being pushed."""

    def placements(self) -> list[Placement]:
        say = self.app.say
        leaf = Leaf("設定", say("options-title"), say("options-at-once"), split=W / 2)
        x, y, seen = self.leaf(leaf, W, H)
        seen += self._reading(x + LEFT, y) + self._playing(x + RIGHT, y)
        seen.append(self.link("defaults", say("options-defaults"), x + LEFT, y + H - 81))
        seen.append(self.link("keys", say("options-keys"), x + RIGHT, y + H - 81))
        done = Button(say("options-done"), kind=PRIMARY, size=23)
        seen.append(block(("done",), done, (x + W - EDGE - 220, y + H - 88, 220, 58), z=3, touch=True))
        return seen

    def _reading(self, x: float, y: float) -> list[Placement]:
        """Language, text and motion."""
        say, settings = self.app.say, self.app.settings
        seen = self._head("language", x, y + HEAD + 14)
        names = list(LANGUAGES.items())
        seen += segments(("language",), names, say.language, x, y + HEAD + 50, COLUMN / len(names), size=17)
        seen += self._head("text", x, y + HEAD + 112)
        sizes = [(size, f"{round(size * 100)} %") for size in SIZES]
        seen += segments(("text_size",), sizes, settings.text_size, x, y + HEAD + 148, COLUMN / len(sizes), size=17)
        seen.append(block(("sample",), Sample(say("options-sample")), (x, y + HEAD + 200, COLUMN, 56), z=1))
        seen += self._switch("contrast", x, y + HEAD + 268)
        seen += self._head("motion", x, y + HEAD + 336)
        speeds = [(speed, say(f"options-speed-{speed}")) for speed in SPEEDS]
        seen += segments(("speed",), speeds, settings.speed, x, y + HEAD + 372, COLUMN / len(speeds), size=17)
        seen += self._switch("reduced_motion", x, y + HEAD + 428)
        seen += self._head("window", x, y + HEAD + 496)
        windows = [(on, say(f"options-{'full' if on else 'framed'}")) for on in (False, True)]
        seen += segments(("full_screen",), windows, settings.full_screen, x, y + HEAD + 532, COLUMN / 2, size=17)
        return seen

    def _playing(self, x: float, y: float) -> list[Placement]:
        """Sound and play."""
        say, settings = self.app.say, self.app.settings
        seen = self._head("sound", x, y + HEAD + 14)
        for at, name in enumerate(VOLUMES):
            top = y + HEAD + 54 + at * 50
            share = self.sliding[1] if self.sliding and self.sliding[0] == name else getattr(settings, name)
            seen.append(self.caption((name,), say(f"options-{name}"), "", (x, top, 120, 44)))
            seen.append(block((name,), Slider(share), (x + 140, top, COLUMN - 140, 44), z=3, touch=True))
        seen += self._switch("mute", x, y + HEAD + 152)
        seen += self._switch("mute_away", x, y + HEAD + 204)
        seen += self._head("play", x, y + HEAD + 264)
        for at, name in enumerate(("one_click", "hints", "risks")):
            seen += self._switch(name, x, y + HEAD + 300 + at * 52)
        seen.append(
            self.caption(("aim",), say("options-aim"), say("options-aim-about"), (x, y + HEAD + 460, COLUMN, 50))
        )
        aims = [(aim, say(f"options-aim-{aim}")) for aim in AIMS]
        seen += segments(("aim",), aims, settings.aim, x, y + HEAD + 514, COLUMN / len(aims), size=16)
        return seen

    def _head(self, name: str, x: float, y: float) -> list[Placement]:
        return [block(("head", name), Label(self.app.say(f"options-{name}"), DISPLAY, 22), (x, y, COLUMN, 34), z=1)]

    def _switch(self, name: str, x: float, y: float) -> list[Placement]:
        say, on = self.app.say, getattr(self.app.settings, name)
        switch = Switch(on, say("options-on" if on else "options-off"))
        return [
            self.caption((name,), say(f"options-{name}"), say(f"options-{name}-about"), (x, y, COLUMN - 136, 50)),
            block(("switch", name), switch, (x + COLUMN - 124, y + 9, 124, 32), z=3, touch=True),
        ]

    # ---- touches

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("done",):
                return Pop()
            case ("keys",):
                from scenes.menu import KeysPage

                return Push(KeysPage(self.title))
            case ("defaults",):
                chosen = {field.name: field.default for field in fields(Settings) if field.name not in KEPT}
                self.app.set(**chosen)
            case ("switch", name):
                self.app.set(**{name: not getattr(self.app.settings, name)})
            case ("effects" | "ambience" as name,) if self.hovered == key:
                self._slide(name)
            case ("effects",):
                self.app.sounds.play("coin")
            case (name, value):
                self.app.set(**{name: value})
        return None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
            return Pop()
        return None

    # ---- the volumes

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        if self.sliding and event.type == pygame.MOUSEBUTTONUP:
            self._set_volume(*self.sliding)
        step = STEPS.get(event.key) if event.type == pygame.KEYDOWN else None
        name = self.focused[0] if self.focused else ""
        if step and name in VOLUMES:
            self._set_volume(name, getattr(self.app.settings, name) + step)
            return None
        change = super().handle(event, now)
        if self.sliding and event.type == pygame.MOUSEMOTION:
            self._slide(self.sliding[0])
        return change

    def _slide(self, name: str) -> None:
        """Push the coin to the pointer."""
        place = self.find((name,))
        if place and self.pointer:
            share = (self.pointer[0] - (place.x - place.w / 2)) / (place.w - TRACK_END)
            self.sliding = (name, min(1.0, max(0.0, round(share, 2))))
            self.refresh()

    def _set_volume(self, name: str, share: float) -> None:
        self.sliding = None
        self.app.set(**{name: min(1.0, max(0.0, round(share, 2)))})
        if name == "effects":
            self.app.sounds.play("coin")
