"""A field to type a line into: pygame_gui edits (caret, selection, clipboard, words by double click), the ink draws.

The editor is made for one field at the window's scale when typing begins and thrown away when it ends, because a theme
of pygame_gui cannot be scaled later. It is imported then, too: the first frame of the program does not wait for it.
"""

from dataclasses import dataclass

import pygame

from scenes.art import ASSETS, FACES
from scenes.ink import BODY, DISPLAY, Ink
from scenes.page import Page
from scenes.placement import FOCUS, HOVER, Drawing, Frame, Key
from scenes.stack import Change

SIZE = 19
INSET = 12
"""From the edge of a field to its letters."""
BLINK = 530


@dataclass(frozen=True, slots=True)
class Field(Drawing):
    """A line of type that can be changed; in focus it shows the caret and what is selected."""

    words: str
    hint: str = ""
    typing: bool = False
    caret: int = 0
    until: int = 0
    """The other end of the selection."""
    lit: bool = False
    wrong: bool = False
    faint: bool = False
    """Whether it belongs to nobody yet."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (140, 110, 60, 30) if self.faint else "washi", 6)
        lively = self.typing or mood in (HOVER, FOCUS)
        ink.box(0, 0, w, h, "danger" if self.wrong else "ink" if lively else "edge", 6, 2)
        if mood == FOCUS and not self.typing:
            ink.box(-3, -3, w + 6, h + 6, "gold", 9, 2)
        if not self.typing:
            if self.words:
                ink.text(self.words, DISPLAY, SIZE, "ink", INSET, h / 2 - 1, width=w - 18)
            else:
                ink.text(self.hint, BODY, 17, "ink3", INSET, h / 2 - 1, width=w - 18)
            return
        before = ink.width(self.words[: self.caret], DISPLAY, SIZE) if self.caret else 0.0
        shift = max(0.0, before - (w - 2 * INSET))
        rect = ink.rect(INSET - 2, 3, w - 2 * INSET + 5, h - 6)
        inside = Ink(ink.art, ink.surface.subsurface(rect), ink.u, 2 * ink.u - shift * ink.u, -3 * ink.u)
        if self.until != self.caret:
            first, last = sorted((self.caret, self.until))
            start, end = (ink.width(self.words[:at], DISPLAY, SIZE) if at else 0.0 for at in (first, last))
            inside.box(start, 7, end - start, h - 14, "light", 2)
        inside.text(self.words, DISPLAY, SIZE, "ink", 0, h / 2 - 1)
        if self.lit:
            inside.line(before, 8, before, h - 9, "ink", 2)


class Typing:
    """A line being typed into a field."""

    def __init__(self, words: str, rect: tuple[float, float, float, float], frame: Frame, limit: int) -> None:
        """Begin to type in a field of this rectangle (layout pixels), with all of its words selected."""
        from pygame_gui import UIManager
        from pygame_gui.elements import UITextEntryLine

        x, y, w, h = rect
        left, top = frame.to_window(x + INSET, y)
        at = pygame.Rect(round(left), round(top), round((w - 2 * INSET) * frame.u), round(h * frame.u))
        font = {"name": "akindo", "regular_path": str(ASSETS / "fonts" / FACES[DISPLAY])}
        size = {"size": str(max(13, round(SIZE * frame.u)))}
        flat = {"border_width": "0", "shadow_width": "0", "padding": "0,0"}
        self.manager = UIManager(
            pygame.display.get_window_size(),
            {"text_entry_line": {"font": font | size, "misc": flat}},
        )
        self.entry = UITextEntryLine(at, self.manager)
        self.entry.set_text_length_limit(limit)
        self.entry.set_text(words)
        self.manager.set_focus_set({self.entry})
        self.select_all()
        pygame.key.set_text_input_rect(at)
        self.since = 0.0

    @property
    def words(self) -> str:
        """What stands in the field."""
        return str(self.entry.get_text())

    def select_all(self) -> None:
        """Select everything, so that the first letter replaces it."""
        self.entry.select_range = [0, len(self.words)]
        self.entry.edit_position = len(self.words)

    def handle(self, event: pygame.event.Event, now: float) -> bool:
        """Let the editor answer first; tell whether it did."""
        taken = bool(self.manager.process_events(event))
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN):
            self.since = now
        return taken or event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING)

    def update(self, ms: float) -> None:
        """Follow the pointer while it selects."""
        self.manager.update(ms / 1000)

    def field(self, now: float, wrong: bool) -> Field:
        """The field as it looks now."""
        low, high = self.entry.select_range
        caret = min(self.entry.edit_position, len(self.words))
        other = caret if low == high else low if caret == high else high
        lit = (now - self.since) % (2 * BLINK) < BLINK
        return Field(self.words, "", True, caret, other, lit, wrong)

    def end(self) -> None:
        """Stop typing."""
        self.manager.set_focus_set(None)


class Form(Page):
    """A page with fields, one of which may be typed into."""

    def __init__(self) -> None:
        super().__init__()
        self.typing: Typing | None = None
        self.typist: Key = ()
        self.before = ""
        """The field that is being typed into, and what stood there before."""
        self.now = 0.0

    # ---- for the pages to fill in

    def written(self, key: Key, words: str) -> None:
        """Take what stands in a field now."""
        raise NotImplementedError

    def entered(self, key: Key, now: float) -> Change | None:
        """Answer Enter in a field, after the typing has ended."""

    # ---- typing

    def type_at(self, key: Key, words: str, limit: int, now: float) -> None:
        """Begin to type into a field that is on the stage."""
        place = self.find(key)
        assert place, key
        rect = (place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
        self.typist, self.before = key, words
        self.typing = Typing(words, rect, self.app.frame, limit)
        self.typing.since = self.now = now
        self.refresh()

    def stop_typing(self) -> None:
        """Leave the field."""
        if self.typing:
            self.typing.end()
            self.typing = None
            self.refresh()

    def line(self, key: Key, words: str, hint: str = "", wrong: bool = False, faint: bool = False) -> Field:
        """A field as it looks now, typed into or not."""
        if self.typing and self.typist == key:
            return self.typing.field(self.now, wrong)
        return Field(words, hint, wrong=wrong, faint=faint)

    def shows(self, words: str) -> bool:
        """Tell whether the game's type has all letters of a name; a missing one has no extent."""
        signs = self.app.art.font(BODY, 20).metrics(words)
        return all(sign and any(sign[:4]) for letter, sign in zip(words, signs, strict=True) if letter != " ")

    def resume(self) -> None:
        # An editor is made for one size of the window.
        self.stop_typing()
        super().resume()

    def exit(self) -> None:
        self.stop_typing()

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        if not self.typing:
            return super().handle(event, now)
        if event.type == pygame.MOUSEBUTTONDOWN:
            super().handle(pygame.event.Event(pygame.MOUSEMOTION, pos=event.pos), now)
            if self.hovered != self.typist:
                self.stop_typing()
                return super().handle(event, now)
        key = event.key if event.type == pygame.KEYDOWN else None
        if key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            return self._ended(event, now)
        self.typing.handle(event, now)
        self.written(self.typist, self.typing.words)
        self.refresh()
        return super().handle(event, now) if event.type == pygame.MOUSEMOTION else None

    def _ended(self, event: pygame.event.Event, now: float) -> Change | None:
        """A key ended the typing: Escape puts back what stood there, Tab goes on."""
        if event.key == pygame.K_ESCAPE:
            self.written(self.typist, self.before)
        self.stop_typing()
        self._focus(self.typist, now)
        if event.key == pygame.K_TAB:
            return super().handle(event, now)
        return self.entered(self.typist, now) if event.key != pygame.K_ESCAPE else None

    def update(self, now: float) -> Change | None:
        if self.typing:
            self.typing.update(now - self.now)
            self.refresh()
        self.now = now
        return super().update(now)
