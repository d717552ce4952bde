"""Words are read well on every ground, in the colours of the print and in high contrast."""

import itertools
from collections.abc import Iterator

import pygame
import pytest

from scenes import ink
from scenes.art import ASSETS, Art

GOODS = ("red", "blue", "yellow", "green")
ON_PAPER = ("ink", "ink2", "ink3", "sub", "deep", "danger", "ok")
ON_DARK = (("cream", "button"), ("subcream", "button"), ("cream", "prussian"), ("cream", "night"), ("light", "night"))


@pytest.fixture(params=[False, True])
def strong(request: pytest.FixtureRequest) -> Iterator[bool]:
    """The colours of the print, or those of high contrast."""
    ink.wear(request.param)
    yield request.param
    ink.wear(False)


def test_contrast_is_measured_as_everybody_does() -> None:
    assert ink.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert ink.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_words_on_paper_and_on_dark_are_read_well(strong: bool) -> None:
    least = 7 if strong else 4.5
    pairs = [(words, "washi") for words in ON_PAPER] + list(ON_DARK)
    worst = {pair: ink.contrast(*pair) for pair in pairs if ink.contrast(*pair) < least}
    assert not worst


@pytest.mark.parametrize("good", GOODS)
def test_numbers_on_goods_are_read_well(good: str, strong: bool) -> None:
    assert ink.contrast(ink.on(good), good) >= 4.5


def test_high_contrast_has_the_goods_that_keep_apart() -> None:
    assert [ink.CONTRAST[good] for good in GOODS] == [(140, 7, 9), (40, 55, 115), (254, 223, 29), (85, 154, 111)]
    ink.wear(True)
    apart = [abs(ink.brightness(one) - ink.brightness(other)) for one, other in itertools.combinations(GOODS, 2)]
    ink.wear(False)
    assert sorted(apart)[1] > 0.2, "all but red and blue differ in brightness too"


def test_both_palettes_have_the_same_colours() -> None:
    assert ink.CONTRAST.keys() == ink.PRINT.keys() == ink.PALETTE.keys()


def test_in_high_contrast_every_value_stands_on_a_plate_and_every_ship_in_a_line_of_light(strong: bool) -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))
    art = Art(contrast=strong)
    names = sorted(path.stem for path in (ASSETS / "art").glob("*.svg"))
    for name in names:
        if name.startswith("card_") and name != "card_back":
            plate = tuple(art.svg(name, 240, 336).get_at((20, 22)))[:3]
            assert (plate == ink.colour("washi")) == strong, name
        if name.startswith("ship_"):
            ship = art.svg(name, 120, 107)
            light = sum(tuple(ship.get_at((x, y)))[:3] == ink.colour("cream") for x in range(120) for y in range(107))
            assert (light > 200) == strong, f"{name}: {light}"
