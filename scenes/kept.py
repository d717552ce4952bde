"""Surfaces that are kept because making them again takes time; never more of them than memory allows."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Kept:
    """Surfaces by what they show; the ones used longest ago go first when there are too many bytes."""

    def __init__(self, most: int) -> None:
        self.most, self.bytes = most, 0
        self.surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.lock = threading.Lock()
        """Pictures are also loaded in the background."""

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Find a surface, or make it."""
        with self.lock:
            found = self.surfaces.get(key)
            if found:
                self.surfaces.move_to_end(key)
                return found
        surface = make()
        with self.lock:
            if key not in self.surfaces:
                self.bytes += _bytes(surface)
                self.surfaces[key] = surface
            while self.bytes > self.most and len(self.surfaces) > 1:
                self.bytes -= _bytes(self.surfaces.popitem(last=False)[1])
        return surface


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
