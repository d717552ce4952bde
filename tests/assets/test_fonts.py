"""Every face shows every letter the game can say, so that no text falls apart into boxes."""

import struct
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FACES = sorted((ASSETS / "fonts").glob("*.ttf"))
LANGUAGES = sorted((ASSETS / "languages").rglob("*.ftl"))

ENGLISH = "".join(map(chr, range(0x20, 0x7F)))
FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
ITALIAN = "ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùú"
ROMANISED = "ĀĒĪŌŪāēīōū"
SIGNS = "–—…×→←↑↓−≥≤≠·•’‘“”‹›÷✓✕●○▲▼◆"
GOODS_AND_PLACES = "紅花藍布米茶大坂大島安乗遠州灘江戸黒潮商人江戸入難船保険給"
MASTERS = "奇策商談和泉屋柊朧木枯大門桜屋越後屋神田上島徳永"
EXCHANGE = "巴里伯林倫敦羅馬白耳義鉄道汽船電信瓦斯磁器休両"
SETS = {
    "English": ENGLISH,
    "French": FRENCH,
    "Italian": ITALIAN,
    "romanised Japanese": ROMANISED,
    "signs": SIGNS,
    "goods and places": GOODS_AND_PLACES,
    "masters": MASTERS,
    "exchange": EXCHANGE,
    **{path.relative_to(ASSETS).as_posix(): path.read_text(encoding="utf-8") for path in LANGUAGES},
}


def letters(path: Path) -> set[str]:
    """What a font file has a drawing for, read from its character map."""
    data = path.read_bytes()
    tables = {data[at : at + 4]: at for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)}
    start = struct.unpack_from(">I", data, tables[b"cmap"] + 8)[0]
    found: set[str] = set()
    for k in range(struct.unpack_from(">H", data, start + 2)[0]):
        at = start + struct.unpack_from(">I", data, start + 8 + 8 * k)[0]
        if struct.unpack_from(">H", data, at)[0] != 4:
            continue
        count = struct.unpack_from(">H", data, at + 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", data, at + 14)
        starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
        for first, last in zip(starts, ends, strict=True):
            found |= {chr(code) for code in range(first, last + 1) if code != 0xFFFF}
    return found


@pytest.fixture(scope="module", params=FACES, ids=lambda path: path.stem)
def face(request: pytest.FixtureRequest) -> Path:
    """One of the faces of the game."""
    path: Path = request.param
    return path


@pytest.mark.parametrize("name", SETS)
def test_a_face_has_a_drawing_for_every_letter(face: Path, name: str) -> None:
    missing = {letter for letter in SETS[name] if letter >= " "} - letters(face)
    assert not missing, f"{face.name} cannot show {' '.join(sorted(missing))} of {name}"


def test_a_letter_is_never_drawn_as_the_box(face: Path) -> None:
    pygame.font.init()
    font = pygame.font.Font(face, 40)
    box = image(font, "\ue000")
    boxed = {letter for text in SETS.values() for letter in text if letter > " " and image(font, letter) == box}
    assert not boxed, f"{face.name} draws {' '.join(sorted(boxed))} as a box"


def image(font: pygame.font.Font, letter: str) -> bytes:
    """A letter as pixels."""
    return pygame.image.tobytes(font.render(letter, True, "black"), "RGBA")
