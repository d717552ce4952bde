"""What becomes of goods in the great waves: insured ones lie sideways under a charm, lost ones are struck out."""

from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame

from scenes.ink import Ink
from scenes.osaka.market import face
from scenes.placement import CARD_RATIO, DIM, REST, Drawing, Key, Placement, block
from scenes.table.scroll import Rect

SAFE, RISK, LOST = "safe", "risk", "lost"
VISIBLE = 44
"""How much of a card should be seen, and how wide it should be, when rows become two."""


class Spot(NamedTuple):
    """A place in a spread: the middle, and how much of a card can be seen from its left edge on."""

    x: float
    y: float
    seen: float


def spread(number: int, area: Rect, widest: float, gap: float, turned: bool = False) -> tuple[float, list[Spot]]:
    """Spread cards over an area in as few rows as leave enough of each to see; return their width and places.

    Cards that may lie turned need room for their height in both directions.
    """
    x, y, w, h = area
    for rows in (1, 2, 3):
        high = h / rows
        card = min(widest, high / CARD_RATIO)
        wide = card * CARD_RATIO if turned else card
        in_row = -(-number // rows)
        pitch = min(wide + gap, (w - wide) / max(1, in_row - 1))
        if pitch >= VISIBLE or h / (rows + 1) < VISIBLE * CARD_RATIO:
            break
    spots = []
    for at in range(number):
        row, place = divmod(at, in_row)
        last = place + 1 == in_row or at + 1 == number
        spots.append(Spot(x + wide / 2 + place * pitch, y + high * (row + 0.5), wide if last else min(wide, pitch)))
    return card, spots


def place(card: Placement, fate: str, seen: float, ticks: bool = False) -> list[Placement]:
    """Lay a good as its fate is; `seen` is how much of it its right neighbour leaves uncovered."""
    w, h, z = card.w, card.h, card.z
    if fate == RISK:
        return [replace(card, mood=REST, reach=(0, 0, seen - (h - w) / 2, h) if seen < h else None)]
    if fate == LOST:
        strike = Placement(("strike", *card.key), Strike(), card.x, card.y, w, h, z=z + 0.2)
        return [replace(card, mood=DIM, reach=(0, 0, seen - (h - w) / 2, h) if seen < h else None), strike]
    left, below = card.x - h / 2, card.y + w / 2
    charm = (left + seen / 2 - 0.24 * w, below - 0.32 * w, 0.48 * w, 0.64 * w)
    laid = [
        replace(card, angle=90, reach=(0, 0, seen, w) if seen < h else None),
        block(("charm", *card.key), "charm", charm, z=z + 0.2),
    ]
    if ticks:
        laid.append(block(("tick", *card.key), Tick(), (left + seen - 19, card.y - w / 2 - 11, 30, 30), z=z + 0.3))
    return laid


def good(key: Key, card: int, spot: Spot, w: float, z: float) -> Placement:
    """The card of a good at its place in a spread."""
    return Placement(key, face(card), spot.x, spot.y, w, w * CARD_RATIO, z=z, shadow=True)


@dataclass(frozen=True, slots=True)
class Strike(Drawing):
    """A stroke through a card that is lost."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        thick = 0.034 * w
        ink.polygon(
            [
                (0.16 * w - thick, 0.84 * h - thick / 2),
                (0.84 * w - thick, 0.17 * h - thick / 2),
                (0.84 * w + thick, 0.17 * h + thick / 2),
                (0.16 * w + thick, 0.84 * h + thick / 2),
            ],
            "danger",
        )


@dataclass(frozen=True, slots=True)
class Tick(Drawing):
    """The sign that a good is saved."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        x, y, k = w / 2, h / 2, w / 30
        ink.dot(x, y, w / 2, "ink")
        ink.dot(x, y, w / 2 - 2, "ok")
        stroke = [ink.at(x - 6 * k, y), ink.at(x - 2 * k, y + 5 * k), ink.at(x + 7 * k, y - 5 * k)]
        pygame.draw.lines(ink.surface, "#F7EFDC", False, stroke, ink.px(3))
