"""The window's surface: shows a list of placements and redraws only what differs from the last one."""

from typing import NamedTuple

import pygame

from scenes.art import Art
from scenes.placement import Frame, Placement

MANY = 24
"""With more dirty rectangles than this the whole window is drawn."""


class _Shown(NamedTuple):
    surface: pygame.Surface
    rect: pygame.Rect
    z: float
    alpha: int


class Canvas:
    """Keeps what the window shows. `drawn` counts the pixels of each redraw, for the benchmark."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.shown: dict[object, _Shown] = {}
        self.stale = True
        self.drawn = 0

    def forget(self) -> None:
        """Draw everything next time: the window was resized or uncovered."""
        self.stale = True

    def show(self, screen: pygame.Surface, placements: list[Placement], frame: Frame) -> list[pygame.Rect]:
        """Bring the screen up to these placements and return the parts that changed."""
        new: dict[object, _Shown] = {}
        for place in placements:
            if place.picture and place.alpha > 0:
                raster = self.art.raster(place, frame.left, frame.top)
                rect = pygame.Rect(raster.x, raster.y, *raster.surface.get_size())
                new[place.key] = _Shown(raster.surface, rect, place.z, place.alpha)
        whole = screen.get_rect()
        dirty = [whole.copy()] if self.stale else self._differences(new, whole)
        order = sorted(new.values(), key=lambda shown: shown.z)
        self.drawn = 0
        for rect in dirty:
            screen.set_clip(rect)
            for shown in order:
                if shown.rect.colliderect(rect):
                    _blit(screen, shown)
            self.drawn += rect.w * rect.h
        screen.set_clip(None)
        self.shown, self.stale = new, False
        return dirty

    def _differences(self, new: dict[object, _Shown], whole: pygame.Rect) -> list[pygame.Rect]:
        rects = []
        for key, shown in new.items():
            old = self.shown.get(key)
            if old is None:
                rects.append(shown.rect)
            elif old.surface is not shown.surface or old.rect != shown.rect or old[2:] != shown[2:]:
                rects += [old.rect, shown.rect]
        rects += [old.rect for key, old in self.shown.items() if key not in new]
        return merged([rect.clip(whole) for rect in rects], whole)


def _blit(screen: pygame.Surface, shown: _Shown) -> None:
    if shown.alpha == 255:
        screen.blit(shown.surface, shown.rect)
    else:
        shown.surface.set_alpha(shown.alpha)
        screen.blit(shown.surface, shown.rect)
        shown.surface.set_alpha(255)


def merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Unite rectangles that overlap, so that no pixel is drawn twice."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if not rect.w or not rect.h:
            continue
        rect = rect.copy()
        while (other := rect.collidelist(apart)) >= 0:
            rect.union_ip(apart.pop(other))
        apart.append(rect)
    if len(apart) > MANY or sum(rect.w * rect.h for rect in apart) > 0.7 * whole.w * whole.h:
        return [whole.copy()]
    return apart
