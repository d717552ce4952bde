"""The screens are tested without a window and without a sound card."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from scenes.art import Art


@pytest.fixture(scope="module")
def art() -> Art:
    """Pictures and type as in a window of 1280 x 720: what is cut off there is noted."""
    pygame.init()
    pygame.display.set_mode((1280, 720))
    art = Art()
    art.u = 0.8
    return art
