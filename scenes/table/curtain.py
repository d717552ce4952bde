"""The curtain between two people at one screen: nothing of the table shows, and nothing behind it answers."""

from dataclasses import dataclass
from typing import ClassVar

import pygame

from scenes.ink import BODY, BOLD, DISPLAY, PALETTE, Ink
from scenes.kit import PLAIN, PRIMARY, Button, Label, Sheet
from scenes.placement import Drawing, Frame, Placement, block
from scenes.words import Words

Z = 800
W, H, UNDO = 620, 240, 62
"""The sheet on the curtain, and how much higher it is with a way back."""


def place(frame: Frame, say: Words, name: str, colour: str, done: str, undo: bool) -> list[Placement]:
    """Hang the curtain for who comes next; `done` names who has just played, if anybody has.

    Who goes on alone can take back more once the curtain is open.
    """
    whole = (0, 0, frame.w, frame.h)
    x, y = (frame.w - W) / 2, frame.h * 0.6
    again = done == name  # a decision was taken back, or a game is resumed
    lines = [say("curtain-on" if again else "curtain-done", name=done)] if done else []
    lines.append(say("curtain-hidden"))
    text = W - 184 - 26
    title = Label(say("curtain-pass", name=name), DISPLAY, 46)
    seen = [
        block(("scrim", "curtain"), "", whole, z=Z),
        block(("curtain",), Noren(), whole, z=Z),
        block(("curtain", "sheet"), Sheet(), (x, y, W, H + (UNDO if undo and not again else 0)), z=Z + 1),
        block(("curtain", "merchant"), f"pawn_{colour}", (x + 34, y + 40, 128, 160), z=Z + 2),
        block(("curtain", "title"), title, (x + 184, y + 20, text, 66), z=Z + 2),
        block(("open",), Button(say("curtain-open", name=name), kind=PRIMARY, size=25), (x + 184, y + 150, 300, 64),
              z=Z + 3, touch=True),
        block(("curtain", "key"), Label(say("curtain-key"), BOLD, 15, "ink3"), (x + 500, y + 170, 90, 24), z=Z + 2),
    ]  # fmt: skip
    for at, line in enumerate(lines):
        words = Label(line, BODY, 18, "ink2")
        seen.append(block(("curtain", "words", at), words, (x + 186, y + 86 + 26 * at, text, 26), z=Z + 2))
    if undo and not again:
        back = Button(say("curtain-undo", name=done) if done else say("curtain-undo-last"), kind=PLAIN, size=18)
        seen.append(block(("undo",), back, (x + 184, y + 228, text, 50), z=Z + 3, touch=True))
    return seen


@dataclass(frozen=True, slots=True)
class Noren(Drawing):
    """Five dyed cloths on a pole, as high as the window; a wide window shows the outer ones again beside them."""

    margin: ClassVar[float] = 0

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        surface = ink.surface
        surface.fill(PALETTE["night"])
        wide, high = surface.get_size()
        across = round(high * 16 / 9)
        cloth = ink.art.svg("curtain", across, high)
        for x in range((wide - across) // 2 % across - across, wide, across):
            surface.blit(cloth, (x, 0))
        ink.art.tile(surface, "cloth", pygame.BLEND_RGB_MULT)
