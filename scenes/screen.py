"""A scene of placements: hover, keyboard focus, tooltips and refusals work alike on every screen.

A screen says what it shows (`placements`) and what a touch does (`touched`); everything else is here.
"""

from dataclasses import replace

import pygame

from scenes.ink import BODY, Ink
from scenes.kit import Bubble
from scenes.placement import DIM, FOCUS, HOVER, Drawing, Frame, Key, Placement, fit, reached
from scenes.stack import Change, Scene
from scenes.stage import Flow, Stage

TIP_DELAY = 450
BUBBLE_STAYS, READING = 2600, 60
"""Milliseconds that a refusal stays at least, and that it takes to read a letter."""
LIFT = 6
"""How far a piece rises under the pointer."""
TIP_W = 320
REMARK = 1000
"""Remarks lie above everything."""
DRAG = 8
"""Window pixels the pointer travels before a press becomes a drag."""
SHIELD = 250
"""Milliseconds in which a new layout does not answer: a click meant for the old one must not hit it."""


class Screen(Scene):
    """A scene whose picture is a list of placements on a stage."""

    least = (1600.0, 900.0)

    def __init__(self) -> None:
        self.stage = Stage()
        self.pointer: tuple[float, float] | None = None
        self.hovered: Key | None = None
        self.focused: Key | None = None
        self.rested = 0.0
        """Since when the pointer has been where it is."""
        self.bubble: tuple[str, Key, float] | None = None
        """Why something is not possible: the words, what they are about, and until when they stay."""
        self.pressed: Key | None = None
        self.pressed_at = (0, 0)
        self.dragged: Key | None = None
        self.shielded = 0.0
        self.stale = True
        self.unseen = False
        """Whether the stage was set and has not been drawn since."""
        self.hushed = False
        """Whether tooltips keep quiet until the pointer moves: something happens that they would cover."""

    # ---- for the screens to fill in

    def placements(self) -> list[Placement]:
        """List everything this screen shows when nothing moves."""
        raise NotImplementedError

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        """Answer a click on something; `other` is the right button."""
        raise NotImplementedError

    def dropped(self, key: Key, onto: Key | None, now: float) -> Change | None:
        """Answer a thing being dragged onto another."""

    def hover_changed(self, now: float) -> None:
        """React to the pointer or the focus being somewhere else."""

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        """Answer a key that moves no focus."""

    # ---- the frame and the picture

    def frame(self, size: tuple[int, int]) -> Frame:
        return fit(size, self.least)

    def refresh(self) -> None:
        """Compute the picture anew before it is shown next."""
        self.stale = True

    def goals(self) -> list[Placement]:
        """The placements, with what is under the pointer standing out."""
        return [self._standing_out(place) for place in self.placements()]

    def _standing_out(self, place: Placement) -> Placement:
        if not place.touch or place.mood == DIM or place.key not in (self.hovered, self.focused):
            return place
        mood = FOCUS if place.key == self.focused else HOVER
        if isinstance(place.picture, Drawing) and not place.picture.card:
            return replace(place, mood=mood)
        if place.mood in ("rest", "legal"):
            # It rises, but answers where it lay, so that it does not flutter at its lower edge.
            reach = place.reach or (0, 0, place.w, place.h)
            x, y, w, h = reach
            return replace(place, mood=mood, y=place.y - LIFT, z=place.z + 0.5, reach=(x, y, w, h + LIFT))
        return replace(place, y=place.y - LIFT / 2)

    def move(self, now: float, flows: tuple[Flow, ...] = ()) -> None:
        """Set the stage anew, with pieces flowing."""
        self.stage.set(self.goals(), now, flows)
        self.stale, self.unseen = False, True
        if self.pointer and not self.dragged:
            # What lies under a pointer at rest may be something else now, or be covered.
            place = reached(self._hit_list(), *self.pointer)
            self._hover(place.key if place else None, now)
        if flows:
            self.hushed = True

    def picture(self, now: float) -> list[Placement]:
        if self.stale:
            self.move(now)
        self.unseen = False
        seen = self.stage.picture(now)
        if self.dragged and self.pointer:
            seen = [self._in_the_hand(place) if place.key == self.dragged else place for place in seen]
            seen.sort(key=lambda place: place.z)
        return seen + self._remarks(now)

    def _in_the_hand(self, place: Placement) -> Placement:
        assert self.pointer
        return replace(place, x=self.pointer[0], y=self.pointer[1], z=900, alpha=235)

    def restless(self, now: float) -> bool:
        waiting = self.hovered is not None and now - self.rested < TIP_DELAY + 100
        return self.stale or self.unseen or bool(self.stage.journeys) or waiting or self.bubble is not None

    def update(self, now: float) -> Change | None:
        if self.bubble and now > self.bubble[2]:
            self.bubble = None
        return None

    # ---- remarks: tooltips and refusals

    def refuse(self, words: str, about: Key, now: float) -> None:
        """Say at the spot why something is not possible."""
        self.bubble = (words, about, now + max(BUBBLE_STAYS, READING * len(words)))
        self.app.sounds.play("tick")

    def _remarks(self, now: float) -> list[Placement]:
        if self.bubble:
            words, about, _ = self.bubble
            return self._remark(words, about, warn=True)
        place = self.find(self.focused or self.hovered)
        if place and place.tip and now - self.rested >= TIP_DELAY and not self.dragged and not self.hushed:
            return self._remark(place.tip, place.key, warn=False)
        return []

    def find(self, key: Key | None) -> Placement | None:
        """Find a placement by its key."""
        return self.stage.goals.get(key) if key else None

    def _remark(self, words: str, about: Key, warn: bool) -> list[Placement]:
        frame = self.app.frame
        u = frame.u
        pixels = Ink(self.app.art, self.app.screen, u).type_size(17)
        font = self.app.art.font(BODY, pixels)
        w = min(TIP_W * max(1.0, pixels / (17 * u)), font.size(words)[0] / u + 26)
        shape = font.render(words, True, "black", None, round((w - 24) * u))
        w, h = max(w, shape.get_width() / u + 24), shape.get_height() / u + 18
        place = self.find(about)
        x, y = (place.x, place.y) if place else (frame.w / 2, frame.h / 2)
        half = place.h / 2 if place and place.h < 320 else 0
        if place and place.w > 460 and self.pointer:
            x = self.pointer[0]
        top = y - half - h - 12
        if top < 6:
            top = min(y + half + 14, frame.h - h - 6)
        left = min(max(6.0, x - w / 2), frame.w - w - 6)
        return [Placement(("remark",), Bubble(words, warn), left + w / 2, top + h / 2, w, h, z=REMARK)]

    # ---- input

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        match event.type:
            case pygame.MOUSEMOTION:
                return self._pointed(event.pos, now)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3):
                self._catch_up(now)
                self._pointed(event.pos, now)
                self._focus(None, now)
                self.bubble = None
                return self._pressed(event, now)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._released(event, now)
            case pygame.WINDOWLEAVE:
                self.pointer = None
                self._hover(None, now)
            case pygame.KEYDOWN:
                self._catch_up(now)
                return self._key(event, now)
        return None

    def _catch_up(self, now: float) -> None:
        """Two clicks may come at once: the second one must not hit what the first one took away."""
        if self.stale:
            self.move(now)
        if self.focused and not self.find(self.focused):
            self._focus(None, now)

    def _pointed(self, pos: tuple[int, int], now: float) -> Change | None:
        self.pointer = self.app.frame.to_layout(*pos)
        self.hushed = False
        travelled = abs(pos[0] - self.pressed_at[0]) + abs(pos[1] - self.pressed_at[1])
        if self.pressed and not self.dragged and travelled > DRAG and self.draggable(self.pressed):
            self.dragged = self.pressed
        place = reached(list(self._hit_list()), *self.pointer)
        self._hover(place.key if place else None, now)
        if self.dragged:
            self.stale = True
        return None

    def draggable(self, key: Key) -> bool:
        """Tell whether this can be dragged."""
        return False

    def _hit_list(self) -> list[Placement]:
        return sorted((p for p in self.stage.goals.values() if p.key != self.dragged), key=lambda place: place.z)

    def _hover(self, key: Key | None, now: float) -> None:
        if key != self.hovered:
            self.hovered = key
            self.rested = now
            self.stale = True
            self.hover_changed(now)

    def _focus(self, key: Key | None, now: float) -> None:
        if key != self.focused:
            self.focused = key
            self.rested = now
            self.stale = True
            self.hover_changed(now)

    def _pressed(self, event: pygame.event.Event, now: float) -> Change | None:
        place = self.find(self.hovered)
        if now < self.shielded:
            return None
        if event.button == 3:
            return self.other(place, now)
        if place and place.touch and self.draggable(place.key):
            self.pressed, self.pressed_at = place.key, event.pos
            return None
        if place and place.touch:
            return self.touched(place.key, now)
        return self.missed(now)

    def other(self, place: Placement | None, now: float) -> Change | None:
        """Answer the right button on something or nothing."""
        return self.touched(place.key, now, other=True) if place and place.touch else self.missed(now)

    def missed(self, now: float) -> Change | None:
        """Answer a click on nothing."""

    def _released(self, event: pygame.event.Event, now: float) -> Change | None:
        key, dragged = self.pressed, self.dragged
        self.pressed = self.dragged = None
        if dragged:
            self.stale = True
            assert self.pointer
            under = reached(list(self._hit_list()), *self.pointer)
            return self.dropped(dragged, under.key if under else None, now)
        if key and key == self.hovered:
            return self.touched(key, now)
        return None

    def _key(self, event: pygame.event.Event, now: float) -> Change | None:
        self.bubble = None
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1, now)
            return None
        if self.focused and event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            self._step(event.key, now)
            return None
        if self.focused and event.key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            return self.touched(self.focused, now) if now >= self.shielded else None
        if self.focused and event.key == pygame.K_ESCAPE:
            self._focus(None, now)
        return self.typed(event, now)

    def _walk(self, by: int, now: float) -> None:
        """Move the focus through everything that answers, in reading order."""
        keys = [place.key for place in self._touchable()]
        if keys:
            at = keys.index(self.focused) if self.focused in keys else -1 if by > 0 else 0
            self._focus(keys[(at + by) % len(keys)], now)

    def _step(self, arrow: int, now: float) -> None:
        """Move the focus to the nearest thing in a direction."""
        here = self.find(self.focused)
        if not here:
            self._walk(1, now)
            return
        dx, dy = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}[arrow]

        def cost(place: Placement) -> float:
            ahead = (place.x - here.x) * dx + (place.y - here.y) * dy
            aside = abs((place.x - here.x) * dy) + abs((place.y - here.y) * dx)
            return ahead + 2.5 * aside if ahead > 4 else 1e9

        best = min(self._touchable(), key=cost, default=None)
        if best and cost(best) < 1e9:
            self._focus(best.key, now)

    def _touchable(self) -> list[Placement]:
        hidden_below = max((p.z for p in self.stage.goals.values() if p.key[0] == "scrim"), default=-1.0)
        answering = (p for p in self.stage.goals.values() if p.touch and p.alpha and p.mood != DIM)
        places = [p for p in answering if p.z >= hidden_below]
        return sorted(places, key=lambda place: (round(place.y / 60), place.x))

    def shield(self, now: float) -> None:
        """Do not answer for a moment: something new lies where something else was."""
        self.shielded = now + SHIELD
