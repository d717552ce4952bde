"""A sound card that vanishes, with or without a word: play goes on, and is heard again when there is a card."""

from typing import Any

import pygame
import pytest

from game.core.match import PERSON
from scenes.settings import Settings
from scenes.sounds import Sounds
from tests.scenes.robot import open_table


def test_a_card_that_vanishes_without_a_word_is_looked_for_again() -> None:
    sounds = Sounds(Settings(ambience=0.3))
    sounds.follow()
    sounds.play("coin")
    pygame.mixer.quit()
    sounds.play("coin")
    assert sounds.silent is None, "it was noticed"
    sounds.play("coin")
    sounds.follow()
    assert pygame.mixer.get_busy()
    pygame.mixer.quit()
    sounds.settings = Settings(ambience=0.0)
    sounds.follow()
    sounds.follow()


@pytest.mark.parametrize("way", ["play", "set_volume", "fadeout"])
def test_whatever_a_sound_cannot_do_play_goes_on(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, path: object) -> None:
            pass

        def __getattr__(self, name: str) -> Any:
            if name == way:
                raise pygame.error("the device is gone")
            return lambda *_, **__: None

    monkeypatch.setattr(pygame.mixer, "Sound", Broken)
    robot = open_table((PERSON, PERSON), "sound", mute=False, ambience=0.5)
    for number in range(6):
        robot.wait()
        robot.play(robot.match.state.moves()[0])
        robot.app.set(ambience=number / 10)
    assert len(robot.match.decisions) == 6


def test_a_card_is_pulled_out_and_put_in_while_a_game_is_played() -> None:
    robot = open_table((PERSON, PERSON), "sound", mute=False, ambience=0.5)
    for _ in range(6):
        robot.wait()
        robot.tick([pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)])
        robot.play(robot.match.state.moves()[0])
        pygame.mixer.quit()
    robot.wait()
    assert len(robot.match.decisions) == 6
