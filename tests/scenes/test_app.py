"""The window and the sound: remembered, and surviving displays and sound cards that come and go."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes import app as program
from scenes import settings as store
from scenes.app import App
from scenes.options import OptionsPage
from scenes.settings import Settings
from scenes.sounds import Sounds
from scenes.stack import Push
from scenes.table.table import Table
from scenes.title import TitlePage
from scenes.words import Words
from tests.scenes.pages import Visitor
from tests.scenes.test_saves import begun

TWO = ((1920, 1080), (2560, 1440))


@pytest.fixture
def displays(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Say which displays there are."""
    return lambda *sizes: monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(sizes))


def closed(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the program until its window is closed."""
    monkeypatch.setattr(pygame.event, "get", lambda: [pygame.event.Event(pygame.QUIT)])
    monkeypatch.setattr(pygame, "quit", lambda: None)
    assert app.run(TitlePage()) == 0


# ---- the window


def test_the_window_comes_back_where_it_was(displays: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    displays(*TWO)
    file = tmp_path / "settings.json"
    app = App((1100, 720), Settings(language="en"), file)
    app.window.position = (2000, 70)
    closed(app, monkeypatch)
    found = store.load(file)
    assert (found.width, found.height, found.place) == (1100, 720, ((2000, 70), *TWO))
    assert App((found.width, found.height), found).window.position == (2000, 70)


@pytest.mark.parametrize("now", [TWO[:1], TWO[::-1], (*TWO, (800, 600))])
def test_with_other_displays_the_system_finds_a_place(displays: Any, now: tuple[tuple[int, int], ...]) -> None:
    displays(*now)
    App((1100, 720), Settings(language="en")).window.position = (10, 20)
    chosen = Settings(language="en", place=((2000, 70), *TWO))
    assert App((1100, 720), chosen).window.position == (10, 20)


def test_the_window_fits_the_displays_there_are(displays: Any) -> None:
    displays((1366, 768))
    assert program._fitting(Settings(width=2500, height=700)) == (1366, 700)
    displays(*TWO)
    assert program._fitting(Settings(width=2500, height=1400)) == (2500, 1400)


def test_full_screen_remembers_the_window_it_came_from(displays: Any, tmp_path: Path) -> None:
    displays(*TWO)
    file = tmp_path / "settings.json"
    visitor = Visitor(TitlePage(), size=(1100, 720), file=file)
    visitor.app.window.position = (300, 200)
    visitor.press(pygame.K_F11)
    found = store.load(file)
    assert found.full_screen
    assert (found.width, found.height, found.place[0]) == (1100, 720, (300, 200))
    visitor.app.window.position = (0, 0)
    visitor.app.set(mute=True)
    assert store.load(file).place[0] == (300, 200), "where the full screen is does not matter"


def test_the_window_cannot_be_made_too_small() -> None:
    assert App((1280, 720), Settings(language="en")).window.minimum_size == program.LEAST


def test_a_display_that_goes_away_takes_nothing_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(TitlePage(), size=(1280, 720))
    before = pygame.image.tobytes(visitor.app.screen, "RGB")
    show = pygame.display.update
    failures = [True]

    def update(*rects: Any) -> None:
        if failures and failures.pop():
            raise pygame.error("the window surface is gone")
        show(*rects)

    monkeypatch.setattr(pygame.display, "update", update)
    visitor.app.screen.fill("black")
    visitor.send(pygame.WINDOWDISPLAYCHANGED, display_index=0)
    visitor.look()
    assert visitor.going
    assert not failures
    assert pygame.image.tobytes(visitor.app.screen, "RGB") == before


def test_the_picture_is_drawn_anew_when_the_window_comes_to_another_display() -> None:
    visitor = Visitor(TitlePage(), size=(1280, 720))
    before = pygame.image.tobytes(visitor.app.screen, "RGB")
    visitor.app.screen.fill("black")
    visitor.send(pygame.WINDOWDISPLAYCHANGED, display_index=1)
    assert pygame.image.tobytes(visitor.app.screen, "RGB") == before


# ---- high contrast


def test_high_contrast_is_seen_at_once_and_goes_without_a_trace() -> None:
    match = begun(3, 20)
    visitor = Visitor(Table(match, resumed=True), size=(1280, 720))
    visitor.press(pygame.K_RETURN)
    table = visitor.page

    def seen() -> bytes:
        visitor.look()
        return pygame.image.tobytes(visitor.app.screen, "RGB")

    print_ = seen()
    visitor.app.set(contrast=True)
    strong = seen()
    assert strong != print_
    white = sum(strong[at : at + 3] == b"\xff\xff\xff" for at in range(0, len(strong), 30))
    assert white > 5000, "panels are plain white"
    visitor.app.set(contrast=False)
    assert seen() == print_
    table.exit()


def test_high_contrast_is_there_from_the_start() -> None:
    app = App((960, 600), Settings(language="en", contrast=True))
    app.stack.apply(Push(OptionsPage()))
    app.refit()
    app.draw(1000)
    x, y = (round(at) for at in app.frame.to_window(app.frame.w / 2, 70))
    assert app.screen.get_at((x, y))[:3] == (255, 255, 255)
    App((960, 600), Settings(language="en"))


# ---- sound


class Card:
    """A sound card that notes what is played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there = True
        self.heard: list[tuple[str, str, float]] = []
        card = self

        class Sound:
            def __init__(self, path: Path) -> None:
                self.name, self.volume = path.stem, 1.0
                if not path.exists():
                    raise FileNotFoundError(path)

            def set_volume(self, volume: float) -> None:
                self.volume = volume

            def play(self, loops: int = 0, fade_ms: int = 0) -> None:
                card.heard.append(("loop" if loops else "once", self.name, self.volume))

            def fadeout(self, ms: int) -> None:
                card.heard.append(("end", self.name, 0))

        monkeypatch.setattr(pygame.mixer, "Sound", Sound)
        monkeypatch.setattr(pygame.mixer, "init", self.init)
        monkeypatch.setattr(pygame.mixer, "quit", lambda: None)

    def init(self) -> None:
        if not self.there:
            raise pygame.error("no such device")


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Card:
    return Card(monkeypatch)


def test_nothing_sounds_all_the_time_unless_somebody_wants_it(card: Card) -> None:
    sounds = Sounds(Settings())
    sounds.follow()
    assert card.heard == []
    assert sounds.silent is None, "not even a card was looked for"


def test_the_sea_is_as_loud_as_it_is_wanted(card: Card) -> None:
    visitor = Visitor(OptionsPage())
    for ambience in (0.4, 0.4, 0.6, 0.0, 0.5):
        visitor.app.set(ambience=ambience)
        visitor.look()
    assert card.heard == [("loop", "sea", 0.4), ("end", "sea", 0), ("loop", "sea", 0.5)]


def test_nothing_is_heard_while_another_window_is_in_use(card: Card) -> None:
    visitor = Visitor(OptionsPage(), ambience=0.3)
    visitor.send(pygame.WINDOWFOCUSLOST)
    visitor.app.sounds.play("coin")
    visitor.send(pygame.WINDOWFOCUSGAINED)
    visitor.app.sounds.play("coin")
    assert card.heard == [("loop", "sea", 0.3), ("end", "sea", 0), ("loop", "sea", 0.3), ("once", "coin", 0.7)]
    visitor.app.set(mute_away=False)
    visitor.send(pygame.WINDOWFOCUSLOST)
    visitor.app.sounds.play("coin")
    assert card.heard[-1] == ("once", "coin", 0.7)
    assert len(card.heard) == 5


def test_mute_silences_everything_at_once(card: Card) -> None:
    visitor = Visitor(OptionsPage(), ambience=0.3)
    visitor.press(pygame.K_m)
    visitor.app.sounds.play("coin")
    assert card.heard == [("loop", "sea", 0.3), ("end", "sea", 0)]


def test_without_a_sound_card_all_is_silent(card: Card) -> None:
    card.there = False
    visitor = Visitor(OptionsPage(), ambience=0.3)
    visitor.app.sounds.play("coin")
    visitor.look()
    assert visitor.going
    assert card.heard == []


def test_a_cue_without_a_file_is_silence(card: Card) -> None:
    Sounds(Settings()).play("trumpet")
    assert card.heard == []


def test_when_a_sound_card_goes_another_is_looked_for(card: Card) -> None:
    visitor = Visitor(OptionsPage(), ambience=0.3)
    card.there = False
    visitor.send(pygame.AUDIODEVICEREMOVED, which=0, iscapture=1)
    assert card.heard == [("loop", "sea", 0.3)], "a microphone is of no interest"
    visitor.send(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)
    visitor.app.sounds.play("coin")
    assert card.heard == [("loop", "sea", 0.3)]
    card.there = True
    visitor.send(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0)
    assert card.heard == [("loop", "sea", 0.3)] * 2


# ---- languages


def test_another_language_is_spoken_at_once_also_by_the_log_of_a_game_below() -> None:
    match = begun(3, 60)
    visitor = Visitor(Table(match, resumed=True), size=(1280, 720))
    table = visitor.page
    told: dict[str, list[str]] = {}
    for language in ("fr", "it", "en"):
        visitor.press(pygame.K_ESCAPE)
        visitor.click("options")
        visitor.click("language", language)
        assert visitor.look()[("done",)].picture.label == Words(language)("options-done")  # type: ignore[union-attr]
        visitor.press(pygame.K_ESCAPE)
        visitor.press(pygame.K_ESCAPE)
        assert visitor.page is table
        told[language] = [line.words for line in table.playback.lines]
    assert len({len(lines) for lines in told.values()}) == 1
    assert len(told["en"]) > 30
    different = sum(len(set(lines)) > 1 for lines in zip(*told.values(), strict=True))
    assert different > 0.9 * len(told["en"])
    table.exit()
