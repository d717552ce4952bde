"""Cues are short and soft, begin and end in silence, and the sea has no seam."""

from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
# seconds each cue may last
CUES = {
    **dict.fromkeys(("take", "slide", "plaque", "coin", "sail", "tick", "turn"), 0.3),
    "bell": 0.7,
    "curtain": 0.6,
    "wave": 0.9,
    "payday": 1.5,
    "win": 3.0,
}
RATE = 44100
LOUDEST = 32767 * 10 ** (-12 / 20)


@pytest.fixture(autouse=True, scope="module")
def mixer() -> Iterator[None]:
    """A mixer that plays to nobody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
        yield
        pygame.mixer.quit()


def samples(name: str) -> list[int]:
    """A sound as numbers."""
    return list(array("h", pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw()))


def test_the_folder_holds_the_cues_and_the_sea_and_nothing_else() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == {f"{name}.ogg" for name in (*CUES, "sea")}


@pytest.mark.parametrize("name", CUES)
def test_a_cue_is_short_soft_and_ends_in_silence(name: str) -> None:
    wave = samples(name)
    loudest = max(map(abs, wave))
    assert len(wave) <= CUES[name] * RATE + 1
    assert LOUDEST / 2 < loudest <= LOUDEST
    assert max(map(abs, wave[-20:])) < loudest / 50


def test_the_sea_is_far_below_the_cues_and_passes_into_itself() -> None:
    wave = samples("sea")
    steps = sorted(abs(b - a) for a, b in pairwise(wave))
    assert (SOUNDS / "sea.ogg").stat().st_size < 300_000
    assert max(map(abs, wave)) < LOUDEST / 2
    assert abs(wave[0] - wave[-1]) <= steps[len(steps) * 99 // 100], "the seam is wider than 99 of 100 steps"
