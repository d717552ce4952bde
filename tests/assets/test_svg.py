"""Every picture keeps to the few words of SVG that pygame really draws, and lies whole on its sheet."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.osaka.data import COLOURS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PICTURES = sorted((ASSETS / "art").glob("*.svg"))

# whatever is not listed here is drawn wrongly, or not at all, without a word
WORDS = {
    "svg": {"width", "height", "viewBox"},
    "defs": set(),
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
    "path": {"d", "fill", "fill-rule", "opacity"},
}
NUMBER = r"-?(\d+\.?\d*|\.\d+)"
FORMS = {
    "fill": r"#[0-9A-Fa-f]{6}|url\(#\w+\)",
    "stop-color": r"#[0-9A-Fa-f]{6}",
    "fill-rule": "evenodd",
    "gradientUnits": "userSpaceOnUse",
    "d": r"m[-mlz0-9. ]*z",
    "id": r"\w+",
    "viewBox": rf"0 0 {NUMBER} {NUMBER}",
}
SPACE = "{http://www.w3.org/2000/svg}"

# prints that run over the edge of the sheet: all round, or on the sides named
BLEED = {
    **dict.fromkeys(("board_back", "city", "curtain", "exchange", "seigaiha"), "left right top bottom"),
    "scene_title": "left right top bottom",
    **{f"scene_{what}_{good}": "left right top bottom" for what in ("payday", "wreck") for good in COLOURS},
    **dict.fromkeys(("tile_master", "tile_osaka", "tile_trader"), "left right top bottom"),
    **dict.fromkeys(("board_front", "wave_row"), "left right bottom"),
}


def faults(text: str) -> list[str]:
    """What in a file pygame's loader would pass over in silence."""
    root = ElementTree.fromstring(text)
    found = []
    if root.get("viewBox") != f"0 0 {root.get('width')} {root.get('height')}":
        found.append("width and height are not those of the view box")
    named = {element.get("id") for element in root.iter()}
    for element in root.iter():
        tag = element.tag.removeprefix(SPACE)
        if tag not in WORDS or (tag == "svg" and element is not root):
            found.append(f"<{tag}>")
            continue
        if element.text and element.text.strip():
            found.append(f"text in <{tag}>")
        if tag.endswith("Gradient") and element.get("gradientUnits") is None:
            found.append(f"<{tag}> without gradientUnits")
        for name, value in element.attrib.items():
            if name not in WORDS[tag]:
                found.append(f"<{tag} {name}>")
            elif not re.fullmatch(FORMS.get(name, NUMBER), value):
                found.append(f'<{tag} {name}="{value[:40]}">')
            elif value.startswith("url(") and value[5:-1] not in named:
                found.append(f"{value} names nothing")
    return found


def sheet(content: str, head: str = 'width="9" height="9" viewBox="0 0 9 9"') -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{content}</svg>'


def gradient(form: str, content: str = "") -> str:
    return sheet(f'<defs><linearGradient id="g" {form}>{content}</linearGradient></defs>')


SQUARE = "m1 1l5 0 0 5-5 0z"


def test_a_plain_filled_shape_has_no_fault() -> None:
    assert faults(sheet(f'<path fill="#1C1A20" opacity=".5" fill-rule="evenodd" d="{SQUARE}"/>')) == []


@pytest.mark.parametrize(
    "text",
    [
        *(
            sheet(f"<{tag}/>")
            for tag in (
                *("clipPath", "mask", "filter", "pattern", "use", "symbol", "image", "text", "svg", "marker"),
                *("style", "g", "rect", "circle", "line"),
            )
        ),
        *(
            sheet(f'<path d="{SQUARE}" {form}/>')
            for form in (
                *('fill="gold"', 'fill="rgba(1,2,3,.5)"', 'fill="hsl(1,2%,3%)"', 'fill="#11223344"'),
                *('fill="currentColor"', 'fill="url(#nothing)"', 'fill-opacity=".5"', 'fill-rule="nonzero"'),
                *('class="a"', 'style="fill:#112233"', 'stroke="#112233"', 'clip-path="url(#c)"', 'mask="url(#m)"'),
                *('filter="url(#f)"', 'paint-order="stroke"', 'visibility="hidden"', 'transform="scale(2)"'),
            )
        ),
        sheet('<path fill="#112233" d=""/>'),
        gradient('x1="0" x2="1"'),
        gradient('gradientUnits="objectBoundingBox"'),
        gradient('gradientUnits="userSpaceOnUse" href="#h"'),
        gradient('gradientUnits="userSpaceOnUse" spreadMethod="reflect"'),
        gradient('gradientUnits="userSpaceOnUse" x2="50%"'),
        gradient('gradientUnits="userSpaceOnUse"', '<stop offset="0" stop-color="navy"/>'),
        sheet('<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" fx="1"/></defs>'),
        sheet("", 'width="9" height="9"'),
        sheet("", 'width="9" height="9" viewBox="1 1 9 9"'),
        sheet("", 'width="9" height="9" viewBox="0 0 9 9" preserveAspectRatio="none"'),
    ],
)
def test_what_the_loader_passes_over_is_a_fault(text: str) -> None:
    assert faults(text), text


def test_there_are_pictures() -> None:
    assert len(PICTURES) > 100


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_is_drawn_in_words_the_loader_knows(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_lies_whole_on_its_sheet(path: Path) -> None:
    width, height = pygame.image.load(path).get_size()
    surface = pygame.image.load_sized_svg(path, (width * 2, height * 2))
    drawn, whole = surface.get_bounding_rect(), surface.get_rect()
    assert drawn.width * drawn.height > whole.width * whole.height / 5, "hardly anything is drawn"
    touched = {side for side in ("left", "right", "top", "bottom") if getattr(drawn, side) == getattr(whole, side)}
    assert touched == set(BLEED.get(path.stem, "").split()), "ink is cut off at the edge, or a print ends before it"
