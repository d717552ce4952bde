"""A scroll over the table: night behind it, a sheet of washi between two rods. Any title writes on it."""

from collections.abc import Sequence
from dataclasses import replace

from scenes.kit import Scrim, Sheet
from scenes.placement import Frame, Placement, block
from scenes.words import Words

Rect = tuple[float, float, float, float]

EDGE = 36
"""The least room beside the sheet, rods included."""


def unroll(frame: Frame, name: str, w: float, h: float, z: float) -> tuple[Rect, list[Placement]]:
    """Lay a scroll of at most this size in the middle of the frame; return its sheet and what it is made of."""
    w, h = min(w, frame.w - 2 * EDGE), min(h, frame.h - 2 * EDGE + 16)
    sheet = ((frame.w - w) / 2, (frame.h - h) / 2, w, h)
    night = block(("scrim", name), Scrim(), (0, 0, frame.w, frame.h), z=z)
    return sheet, [night, block((name, "sheet"), Sheet(rods=True), sheet, z=z + 1)]


def unrolling(scroll: list[Placement]) -> list[Placement]:
    """Let a scroll open from its middle, and what is written on it show when it appears."""
    return [replace(p, enters="unroll" if p.key[1:] == ("sheet",) else "fade") for p in scroll]


def together(say: Words, words: Sequence[str]) -> str:
    """List words in a sentence: one, two and three."""
    if len(words) < 2:
        return "".join(words)
    return say("scroll-and", first=", ".join(words[:-1]), last=words[-1])
