"""Pictures, type and paper at the window's scale: loaded once, kept, and made ready in the background for a new one."""

import re
import threading
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

from scenes.ink import Ink, colour, shade, wear
from scenes.kept import Kept
from scenes.placement import CHOSEN, DANGER, DIM, FOCUS, HOVER, LEGAL, REST, Drawing, Frame, Placement

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FACES = {
    "display": "ShipporiMincho-ExtraBold.ttf",
    "semi": "ShipporiMincho-SemiBold.ttf",
    "body": "ZenKakuGothicNew-Medium.ttf",
    "bold": "ZenKakuGothicNew-Bold.ttf",
    "brush": "YujiSyuku-Regular.ttf",
}
SMALL = 200
"""Pictures narrower than this many pixels are made twice as large and then halved: their edges are smoother."""
VALUED = re.compile(r"(?:(card)_[a-z]+|num)_(\d)")
"""Pictures that show a value: in the head of a card, or as nothing else."""
DIMMED = (150, 160, 178, 255)
RING = {CHOSEN: "light", HOVER: "cream", FOCUS: "cream", LEGAL: "cream", DANGER: "danger"}
"""The line around a picture that stands out."""
WIDEST = 8192
"""No picture is loaded wider than this; beyond any display it is stretched."""
KEPT_BYTES = 320_000_000
MOST_FONTS = 80
"""Each keeps a file open; the ones used longest ago are closed first."""


class Raster(NamedTuple):
    """A placement's picture in window pixels, and where its upper left corner lies."""

    surface: pygame.Surface
    x: int
    y: int


class Art:
    """All pictures of the program. `u` is the layout's scale; when it changes, all is made anew as it is used."""

    def __init__(self, text_size: float = 1.0, contrast: bool = False) -> None:
        self.u = 1.0
        self.text_size = text_size
        self.dress(contrast)
        self.cut: set[str] = set()
        """Lines that did not fit their place, for the tests of the languages."""
        self.sheets = Kept(KEPT_BYTES)
        """SVG files as loaded, by name and width; also filled from the background."""
        self.wanted: set[tuple[str, float, float]] = set()
        """The pictures in use, in layout pixels: what a new size has to make ready."""
        self.fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self.textures: dict[str, pygame.Surface] = {}

    def dress(self, contrast: bool) -> None:
        """Draw from now on in high contrast, or as a print."""
        self.contrast = contrast
        wear(contrast)
        self.made = Kept(KEPT_BYTES)

    # ---- files

    def font(self, face: str, pixels: int) -> pygame.font.Font:
        """Load a face in a size."""
        key = (face, pixels)
        font = self.fonts.pop(key, None) or pygame.font.Font(ASSETS / "fonts" / FACES[face], pixels)
        self.fonts[key] = font
        if len(self.fonts) > MOST_FONTS:
            del self.fonts[next(iter(self.fonts))]
        return font

    def texture(self, name: str) -> pygame.Surface:
        """Load a texture that repeats in both directions."""
        if name not in self.textures:
            self.textures[name] = pygame.image.load(ASSETS / "textures" / f"{name}.png").convert()
        return self.textures[name]

    def tile(self, surface: pygame.Surface, name: str, flags: int = 0) -> None:
        """Cover a surface with a texture; in high contrast everything is smooth."""
        if self.contrast:
            return
        texture = self.texture(name)
        w, h = texture.get_size()
        for y in range(0, surface.get_height(), h):
            for x in range(0, surface.get_width(), w):
                surface.blit(texture, (x, y), special_flags=flags)

    def paper(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """Cut a sheet of washi with round corners."""
        return self.made.get(("paper", size, radius), lambda: self._paper(size, radius))

    def _paper(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        sheet.fill(colour("washi"))
        self.tile(sheet, "washi")
        mask = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius * 2)
        sheet.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return sheet

    def svg(self, name: str, w: int, h: int, angle: float = 0) -> pygame.Surface:
        """Make an SVG picture of w x h pixels, turned counter-clockwise."""
        key = (name, w, h, angle)
        return self.made.get(key, lambda: self._svg(name, w, h, angle))

    def _svg(self, name: str, w: int, h: int, angle: float) -> pygame.Surface:
        if w > 1:  # in a tiny window everything is one pixel wide, which says nothing about its size
            self.wanted.add((name, w / self.u, h / self.u))
        sheet = self.sheets.get((name, _sheet_width(w)), lambda: _load(name, _sheet_width(w)))
        if angle:
            return turned(self._plain(name, _sized(sheet, w * 2, h * 2)), angle, 0.5).convert_alpha()
        return self._plain(name, _sized(sheet, w, h)).convert_alpha()

    def _plain(self, name: str, picture: pygame.Surface) -> pygame.Surface:
        """In high contrast a value stands on a plate of its own and a ship in a line of light."""
        if not self.contrast:
            return picture
        if name.startswith("ship_"):
            return _lit(picture)
        found = VALUED.fullmatch(name)
        if not found:
            return picture
        picture = picture.copy()
        rect = picture.get_rect()
        if found[1]:
            k = rect.w / 240
            rect = pygame.Rect(round(10 * k), round(11 * k), round(68 * k), round(75 * k))
        pygame.draw.rect(picture, colour("washi"), rect, border_radius=rect.w // 6)
        pygame.draw.rect(picture, colour("ink"), rect, max(1, rect.w // 16), border_radius=rect.w // 6)
        value = self.font("bold", max(6, round(rect.h * 0.94))).render(found[2], True, colour("ink"))
        picture.blit(value, value.get_rect(center=rect.center))
        return picture

    # ---- a new size

    def prepare(self, frame: Frame, done: Callable[[], None]) -> threading.Thread:
        """Load in the background what another frame needs, then call `done`; the loader does not hold up the game.

        What covered a window of another shape may be far too large for this one.
        """
        needed = [(name, w * frame.u) for name, w, _ in self.wanted if w < 2 * max(frame.w, frame.h)]
        missing = {(name, _sheet_width(max(1, round(w)))) for name, w in needed}
        missing = {key for key in missing if key not in self.sheets.surfaces}

        def load() -> None:
            for name, width in sorted(missing):
                sheet = _load(name, width)
                self.sheets.get((name, width), lambda sheet=sheet: sheet)  # type: ignore[misc]
            done()

        thread = threading.Thread(target=load, name="art", daemon=True)
        thread.start()
        return thread

    def warm(self, names: Iterable[tuple[str, float]]) -> None:
        """Load pictures before they are first shown: name and layout width each."""
        for name, w in names:
            width = _sheet_width(max(1, round(w * self.u)))
            self.sheets.get((name, width), lambda name=name, width=width: _load(name, width))  # type: ignore[misc]

    # ---- placements

    def raster(self, place: Placement, left: float = 0, top: float = 0) -> Raster:
        """Make a placement's picture at the window's scale."""
        u = self.u
        x1, y1 = round(left + (place.x - place.w / 2) * u), round(top + (place.y - place.h / 2) * u)
        x2, y2 = round(left + (place.x + place.w / 2) * u), round(top + (place.y + place.h / 2) * u)
        if place.angle or not isinstance(place.picture, str):
            w, h = max(1, round(place.w * u)), max(1, round(place.h * u))
        else:
            w, h = max(1, x2 - x1), max(1, y2 - y1)
        angle = round(place.angle)
        look = (place.picture, w, h, angle, place.mood, place.shadow, u, self.text_size)
        surface = self.made.get(look, lambda: self._picture(place, w, h, angle))
        if place.sx != 1 or place.sy != 1:
            size = (max(1, round(surface.get_width() * place.sx)), max(1, round(surface.get_height() * place.sy)))
            surface = pygame.transform.smoothscale(surface, size)
        if angle == 0 and place.sx == 1 and place.sy == 1:
            return Raster(surface, x1 - (surface.get_width() - w) // 2, y1 - (surface.get_height() - h) // 2)
        cx, cy = left + place.x * u, top + place.y * u
        return Raster(surface, round(cx - surface.get_width() / 2), round(cy - surface.get_height() / 2))

    def _picture(self, place: Placement, w: int, h: int, angle: int) -> pygame.Surface:
        drawing = place.picture
        if not isinstance(drawing, str) and not drawing.card:
            margin = round(drawing.margin * self.u)
            if margin:
                surface = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
            else:
                surface = pygame.Surface((w, h))
            drawing.paint(Ink(self, surface, self.u, margin, margin), place.w, place.h, place.mood)
            return turned(surface, angle, 1.0) if angle else surface
        image = self.svg(drawing, w, h, angle) if isinstance(drawing, str) else self._card(drawing, w, h, angle)
        if place.mood == DIM:
            image = image.copy()
            image.fill(DIMMED, special_flags=pygame.BLEND_RGBA_MULT)
        ring = RING.get(place.mood)
        if not ring and not place.shadow:
            return image
        return self._mounted(image, w, h, angle, place.mood, place.shadow).convert_alpha()

    def _card(self, drawing: Drawing, w: int, h: int, angle: int) -> pygame.Surface:
        """Paint a card that is drawn in code."""
        key = (drawing, w, h, angle, self.u)
        return self.made.get(key, lambda: self._painted(drawing, w, h, angle))

    def _painted(self, drawing: Drawing, w: int, h: int, angle: int) -> pygame.Surface:
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        drawing.paint(Ink(self, surface, self.u), w / self.u, h / self.u, REST)
        return turned(surface, angle, 1.0) if angle else surface

    def _mounted(self, image: pygame.Surface, w: int, h: int, angle: int, mood: str, shadow: bool) -> pygame.Surface:
        """Put a shadow or a line of light around a picture."""
        u = self.u
        margin = round(18 * u) + 2
        surface = pygame.Surface((image.get_width() + 2 * margin, image.get_height() + 2 * margin), pygame.SRCALPHA)
        middle = surface.get_rect().center
        if shadow and mood != CHOSEN:
            blur = max(1, round(4 * u))
            dark = shade((max(1, w - 4), max(1, h - 4)), round(7 * u), blur, 150)
            dark = turned(dark, angle, 1.0) if angle else dark
            surface.blit(dark, dark.get_rect(center=(middle[0], middle[1] + round(4 * u))))
        if mood in RING:
            halo = self.made.get(("halo", w, h, angle, mood), lambda: _halo(w, h, angle, mood, u))
            surface.blit(halo, halo.get_rect(center=middle))
        surface.blit(image, image.get_rect(center=middle))
        return surface


def _halo(w: int, h: int, angle: int, mood: str, u: float) -> pygame.Surface:
    """The line of light around a card: gold and glowing when chosen, cream with a gold edge under the pointer."""
    grow = {CHOSEN: 4, HOVER: 4, FOCUS: 5, LEGAL: 2.5, DANGER: 4}[mood] * u
    edge = round(14 * u)
    size = ((w + 2 * edge) * 2, (h + 2 * edge) * 2)
    big = pygame.Surface(size, pygame.SRCALPHA)
    big.fill((*colour(RING[mood]), 0))

    def ring(by: float, fill: tuple[int, ...]) -> None:
        rect = pygame.Rect(0, 0, round((w + 2 * by) * 2), round((h + 2 * by) * 2))
        rect.center = (size[0] // 2, size[1] // 2)
        pygame.draw.rect(big, fill, rect, border_radius=round(w * 0.14 + 2 * by))

    if mood in (HOVER, FOCUS):
        ring(grow + 2 * u, (*colour("gold"), 255))
    ring(grow, (*colour(RING[mood]), 255))
    small = turned(big, angle, 0.5) if angle else pygame.transform.smoothscale(big, (size[0] // 2, size[1] // 2))
    if mood == CHOSEN:
        glow = pygame.transform.gaussian_blur(small, max(1, round(5 * u)))
        glow.blit(small, (0, 0))
        return glow
    return small


def _lit(picture: pygame.Surface) -> pygame.Surface:
    """Draw a line of light around whatever a picture shows."""
    wide = max(1, round(picture.get_width() / 60))
    light = picture.copy()
    light.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    light.fill((*colour("cream"), 0), special_flags=pygame.BLEND_RGBA_ADD)
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        whole.blit(light, (dx * wide, dy * wide))
    whole.blit(picture, (0, 0))
    return whole


def turned(surface: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
    """Turn a picture smoothly, with an empty edge around it so that its rim gets no teeth."""
    w, h = surface.get_size()
    edged = pygame.Surface((w + 8, h + 8), pygame.SRCALPHA)
    edged.fill((28, 26, 32, 0))
    edged.blit(surface, (4, 4), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.rotozoom(edged, angle, scale)


def _sized(sheet: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """Bring a loaded picture to its size; it keeps its shape and lies in the middle."""
    k = min(w / sheet.get_width(), h / sheet.get_height())
    size = (max(1, round(sheet.get_width() * k)), max(1, round(sheet.get_height() * k)))
    scaled = sheet if size == sheet.get_size() else pygame.transform.smoothscale(sheet, size)
    if abs(size[0] - w) <= 1 and abs(size[1] - h) <= 1:
        return scaled if size == (w, h) else pygame.transform.smoothscale(sheet, (w, h))
    whole = pygame.Surface((w, h), pygame.SRCALPHA)
    whole.blit(scaled, scaled.get_rect(center=(w // 2, h // 2)))
    return whole


def _sheet_width(w: int) -> int:
    """The width an SVG is loaded in to show it w pixels wide: small ones are shared by sizes that are close."""
    if w >= SMALL:
        return min(w, WIDEST)
    width = 24
    while width < 2 * w:
        width = width * 3 // 2
    return width


@cache
def ratio(name: str) -> float:
    """Height by width of an SVG picture."""
    with open(ASSETS / "art" / f"{name}.svg", encoding="utf-8") as file:
        head = file.read(400)
    found = re.search(r'width="([\d.]+)"[^>]* height="([\d.]+)"', head)
    assert found, name
    return float(found[2]) / float(found[1])


def _load(name: str, width: int) -> pygame.Surface:
    """Load an SVG file this wide. By file name, the loader lets other threads run."""
    size = (width, max(1, round(width * ratio(name))))
    return pygame.image.load_sized_svg(ASSETS / "art" / f"{name}.svg", size)
