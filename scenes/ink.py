"""The palette and the brush: everything drawn in code is drawn here, in layout pixels, at the final size."""

from typing import TYPE_CHECKING

import pygame

from scenes.kept import Kept

if TYPE_CHECKING:
    from scenes.art import Art

Colour = tuple[int, ...] | str

PRINT = {
    name: tuple(pygame.Color(code))[:3]
    for name, code in {
        "ink": "#1C1A20",
        "ink2": "#4A4038",
        "ink3": "#6B5E4C",
        "cream": "#F7EFDC",
        "cream2": "#D5CDB8",
        "foam": "#F6F0E0",
        "washi": "#F4EAD3",
        "shade": "#E6D7B6",
        "edge": "#B9A274",
        "night": "#0B1C30",
        "prussian": "#11304F",
        "indigo": "#1C4A74",
        "vermilion": "#C23B22",
        "deep": "#942817",
        "button": "#B93620",
        "gold": "#B88A35",
        "light": "#E9CB80",
        "ok": "#22634A",
        "danger": "#A92C1A",
        "coral": "#F08A5D",
        "sub": "#574B3C",
        "subcream": "#FDEBDD",
        "red": "#BC3A2B",
        "blue": "#234F86",
        "yellow": "#DFA626",
        "green": "#2E7658",
        "white": "#F4EEE0",
        "pink": "#DB8FA4",
        "grey": "#7D8894",
        "ochre": "#C08A3C",
        "wood": "#B98450",
        "faint": "#9FAAB5",
    }.items()
}
"""The colours of a woodblock print."""
CONTRAST = PRINT | {
    name: tuple(pygame.Color(code))[:3]
    for name, code in {
        "ink": "#0E0D12",
        "ink2": "#1C1A20",
        "ink3": "#2B2622",
        "cream": "#FFFFFF",
        "cream2": "#FFFFFF",
        "foam": "#FFFFFF",
        "washi": "#FFFFFF",
        "shade": "#EAE6DC",
        "edge": "#5A4A2A",
        "night": "#06121F",
        "prussian": "#0A2440",
        "indigo": "#123A60",
        "vermilion": "#9C1F0C",
        "deep": "#7A1508",
        "button": "#9C1F0C",
        "gold": "#B07A00",
        "light": "#FFD75E",
        "ok": "#0E4A34",
        "danger": "#8C0709",
        "coral": "#FFB48C",
        "sub": "#2B2622",
        "subcream": "#FFFFFF",
        "red": "#8C0709",
        "blue": "#283773",
        "yellow": "#FEDF1D",
        "green": "#559A6F",
        "faint": "#C9D2DA",
    }.items()
}
"""The colours of high contrast: ink on white paper, and goods that keep apart for every eye."""
PALETTE = dict(PRINT)
"""The colours in use."""

DISPLAY, SEMI, BODY, BOLD, BRUSH = "display", "semi", "body", "bold", "brush"
"""The faces: titles and numerals, subtitles, running text, strong text, kanji."""
SMALLEST = 13
"""No text is set smaller, in window pixels."""
BOXES = Kept(160_000_000)
"""Rounded boxes and shadows, which many drawings have in common."""
WELL = (140, 110, 60, 40)
"""The ground of a sunken field on paper."""
KOBAN = 0.44
"""How high a point card is for its width."""


def colour(name: Colour) -> tuple[int, ...]:
    """Find a colour by its name in the palette, or take it as it is."""
    return PALETTE[name] if isinstance(name, str) else name


def wear(contrast: bool) -> None:
    """Use the colours of high contrast, or those of the print."""
    PALETTE.update(CONTRAST if contrast else PRINT)


def brightness(fill: Colour) -> float:
    """How bright a colour is to the eye, from 0 to 1 (relative luminance)."""
    parts = (part / 255 for part in colour(fill)[:3])
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours are told apart, from 1 to 21."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def on(fill: Colour) -> str:
    """The colour of words on a ground: ink or cream, whichever is read better."""
    return max(("ink", "cream"), key=lambda words: contrast(words, fill))


class Ink:
    """Draws on one surface in layout pixels."""

    def __init__(self, art: "Art", surface: pygame.Surface, u: float, left: float = 0, top: float = 0) -> None:
        self.art = art
        self.surface = surface
        self.u = u
        self.left, self.top = left, top

    # ---- measures

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Turn a layout point into pixels of the surface."""
        return round(self.left + x * self.u), round(self.top + y * self.u)

    def px(self, length: float) -> int:
        """Turn a layout length into pixels, at least one."""
        return max(1, round(length * self.u))

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Turn a layout rectangle into pixels, so that neighbours meet."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    # ---- shapes

    def box(self, x: float, y: float, w: float, h: float, fill: Colour, radius: float = 8, line: float = 0) -> None:
        """Draw a rounded box, filled, or its outline if a line width is given."""
        rect, shade = self.rect(x, y, w, h), colour(fill)
        wide = self.px(line) if line else 0
        if self.art.contrast:
            shade = _stronger(shade, line)
            wide += self.px(1) if line else 0
        look = (rect.size, shade, round(radius * self.u), wide)
        self.surface.blit(BOXES.get(look, lambda: _rounded(*look)), rect)

    def shadow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 8,
        blur: float = 8,
        dark: int = 150,
        drop: float = 5,
    ) -> None:
        """Lay a soft shadow under a box."""
        rect = self.rect(x, y, w, h)
        spread = self.px(blur)
        soft = shade(rect.size, round(radius * self.u), spread, dark)
        self.surface.blit(soft, (rect.x - 2 * spread, rect.y - 2 * spread + round(drop * self.u)))

    def panel(
        self, x: float, y: float, w: float, h: float, radius: float = 10, key_line: bool = True, shadow: bool = True
    ) -> None:
        """Lay a sheet of washi with an ink edge: information lies on these."""
        if shadow:
            self.shadow(x, y, w, h, radius)
        rect = self.rect(x, y, w, h)
        self.surface.blit(self.art.paper(rect.size, round(radius * self.u)), rect)
        self.box(x, y, w, h, "ink", radius, 2)
        if key_line:
            self.box(x + 5, y + 5, w - 10, h - 10, (*colour("edge"), 150), max(2, radius - 4), 1)

    def mat(self, x: float, y: float, w: float, h: float, dark: int = 118) -> None:
        """Lay a dark mat with a thin gold line: cards lie on these."""
        self.box(x, y, w, h, (6, 18, 34, dark), 10)
        self.box(x, y, w, h, (233, 203, 128, 70), 10, 1)

    def line(self, x1: float, y1: float, x2: float, y2: float, fill: Colour, width: float = 1) -> None:
        """Draw a straight line."""
        pygame.draw.line(self.surface, colour(fill), self.at(x1, y1), self.at(x2, y2), self.px(width))

    def dot(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Draw a filled circle."""
        pygame.draw.aacircle(self.surface, colour(fill), self.at(x, y), self.px(radius))

    def polygon(self, points: list[tuple[float, float]], fill: Colour) -> None:
        """Draw a filled polygon with smooth edges."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = min(xs) - 1, min(ys) - 1
        rect = self.rect(left, top, max(xs) - left + 1, max(ys) - top + 1)
        big = pygame.Surface((rect.w * 3, rect.h * 3), pygame.SRCALPHA)
        big.fill((*colour(fill)[:3], 0))
        pygame.draw.polygon(big, colour(fill), [((x - left) * 3 * self.u, (y - top) * 3 * self.u) for x, y in points])
        self.surface.blit(pygame.transform.smoothscale(big, rect.size), rect)

    # ---- pictures

    def picture(self, name: str, x: float, y: float, w: float, h: float, alpha: int = 255, angle: float = 0) -> None:
        """Draw an SVG picture into a rectangle, turned about its middle."""
        rect = self.rect(x, y, w, h)
        image = self.art.svg(name, rect.w, rect.h, angle)
        image.set_alpha(alpha)
        self.surface.blit(image, image.get_rect(center=rect.center))
        image.set_alpha(255)

    # ---- words

    def text(
        self,
        words: str,
        face: str,
        size: float,
        fill: Colour,
        x: float,
        y: float,
        anchor: str = "midleft",
        width: float | None = None,
        tall: float | None = None,
    ) -> float:
        """Write a line and return its width; type shrinks to what is allowed, then ends in ….

        `tall` is the height of a box that the reader's text size must not break.
        """
        image = self.line_of(words, face, min(size, self.fitting(size, face, tall)), fill, width)
        self.surface.blit(image, image.get_rect(**{anchor: self.at(x, y)}))
        return image.get_width() / self.u

    def line_of(self, words: str, face: str, size: float, fill: Colour, width: float | None = None) -> pygame.Surface:
        """Set a line of type as a surface of its own."""
        most = None if width is None else round(width * self.u)
        pixels = self.type_size(size, face)
        font = self.art.font(face, pixels)
        while most is not None and font.size(words)[0] > most and pixels > SMALLEST:
            pixels -= 1
            font = self.art.font(face, pixels)
        if most is not None and font.size(words)[0] > most:
            self.art.cut.add(words)
            while words and font.size(words + "…")[0] > most:
                words = words[:-1]
            words = words.rstrip() + "…"
        return font.render(words, True, colour(fill))

    def type_size(self, size: float, face: str = BODY) -> int:
        """The pixels of a type size: running text follows the reader's setting, and nothing gets too small."""
        larger = self.art.text_size if face in (BODY, BOLD) else 1.0
        return max(SMALLEST, round(size * self.u * larger))

    def fitting(self, size: float, face: str, tall: float | None) -> float:
        """The largest size, up to the one wanted, whose lines go into a box of this height."""
        if tall is None:
            return size
        return min(size, size * 0.86 * tall * self.u / self.type_size(size, face))

    def width(self, words: str, face: str, size: float) -> float:
        """Measure a line."""
        return self.art.font(face, self.type_size(size, face)).size(words)[0] / self.u

    def height(self, words: str, face: str, size: float, width: float) -> float:
        """Measure wrapped text."""
        font = self.art.font(face, self.type_size(size, face))
        return font.render(words, True, "black", None, round(width * self.u)).get_height() / self.u

    def paragraph(self, words: str, face: str, size: float, fill: Colour, x: float, y: float, width: float) -> float:
        """Write wrapped text from its upper left corner and return its height."""
        font = self.art.font(face, self.type_size(size, face))
        image = font.render(words, True, colour(fill), None, round(width * self.u))
        self.surface.blit(image, self.at(x, y))
        return image.get_height() / self.u

    def printed(self, words: str, size: float, x: float, y: float, room: float, fill: Colour = "ink") -> None:
        """Print a name on a card by its middle: it keeps its size on the card, however small that is."""
        pixels = max(4, round(size * self.u))
        while pixels > 4 and self.art.font(DISPLAY, pixels).size(words)[0] > room * self.u:
            pixels -= 1
        name = self.art.font(DISPLAY, pixels).render(words, True, colour(fill))
        self.surface.blit(name, name.get_rect(center=self.at(x, y)))

    def upright(self, kanji: str, size: float, fill: Colour, x: float, y: float) -> None:
        """Write kanji from top to bottom, in the brush face."""
        for number, sign in enumerate(kanji):
            image = self.art.font(BRUSH, self.px(size)).render(sign, True, colour(fill))
            self.surface.blit(image, image.get_rect(midtop=self.at(x, y + number * size * 1.02)))

    # ---- small things used everywhere

    def slip(
        self, kanji: str, x: float, y: float, w: float = 26, size: float = 18, fill: Colour = "vermilion"
    ) -> float:
        """Draw a slip with kanji and return its height."""
        h = 12 + len(kanji) * size * 1.02
        self.shadow(x, y, w, h, 2, 3, 110, 2)
        self.box(x, y, w, h, fill, 3)
        self.box(x, y, w, h, "ink", 3, 2)
        self.upright(kanji, size, "cream", x + w / 2, y + 3)
        return h

    def pill(self, x: float, y: float, w: float, h: float, fill: Colour, edge: Colour = "ink", line: float = 2) -> None:
        """Draw a box with round ends."""
        self.box(x, y, w, h, fill, h / 2)
        self.box(x, y, w, h, edge, h / 2, line)

    def rods(self, x: float, y: float, w: float, h: float) -> None:
        """Draw the two rods of a scroll at the sides of a sheet."""
        for left in (x - 16, x + w - 8):
            self.box(left, y - 14, 24, h + 28, "deep", 10)
            self.box(left, y - 14, 24, h + 28, "ink", 10, 2)
            self.box(left + 4, y - 8, 4, h + 16, (255, 200, 170, 90), 2)
            for top in (y - 14, y + h - 6):
                self.box(left - 3, top, 30, 20, "light", 6)
                self.box(left - 3, top, 30, 20, "ink", 6, 2)

    def merchant(self, who: str, pile: int, x: float, bottom: float, w: float) -> None:
        """Stand a merchant on the pile of points: its height tells the wealth."""
        h = w * KOBAN
        for number in range(pile):
            lean = (0, 1, -1)[number % 3]
            self.picture("vp", x - w / 2 + lean, bottom - h - number * _step(pile, w), w, h)
        top = bottom - tallness(pile, w) + (h * 0.4 if pile else 0)
        pawn = w * 0.92
        self.picture(f"pawn_{who}", x - pawn / 2, top - pawn * 1.25 * 0.9, pawn, pawn * 1.25)


def _step(pile: int, w: float) -> float:
    """How much of each point card shows in a pile of them: less in a very high one."""
    return w * 0.11 * (16 / pile if pile > 16 else 1)


def tallness(pile: int, w: float) -> float:
    """How high a pile of point cards of this width is."""
    return w * KOBAN + (pile - 1) * _step(pile, w) if pile else 0


def _stronger(shade: tuple[int, ...], line: float) -> tuple[int, ...]:
    """A colour for high contrast: faint lines are plainer, and the board does not shine through dark mats."""
    if len(shade) < 4 or (not line and (max(shade[:3]) > 60 or shade[3] < 80)):
        return shade
    return (*shade[:3], min(255, shade[3] * 2))


def _rounded(size: tuple[int, int], fill: tuple[int, ...], radius: int, line: int) -> pygame.Surface:
    """A smooth rounded box: twice the size, then halved, so that its corners are even."""
    w, h = size
    big = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA)
    big.fill((*fill[:3], 0))
    pygame.draw.rect(big, fill, (0, 0, w * 2, h * 2), line * 2, border_radius=radius * 2)
    return pygame.transform.smoothscale(big, size)


def shade(size: tuple[int, int], radius: int, blur: int, dark: int) -> pygame.Surface:
    """A soft shadow of a box, with twice the blur as its margin."""
    return BOXES.get((size, radius, blur, dark), lambda: _shade(size, radius, blur, dark))


def _shade(size: tuple[int, int], radius: int, blur: int, dark: int) -> pygame.Surface:
    w, h = size
    soft = pygame.Surface((w + blur * 4, h + blur * 4), pygame.SRCALPHA)
    pygame.draw.rect(soft, (4, 10, 20, dark), (blur * 2, blur * 2, w, h), border_radius=radius)
    return pygame.transform.gaussian_blur(soft, blur)
