"""After an unexpected error: what went wrong goes into a report, and a calm page says that nothing is lost."""

import contextlib
import os
import platform
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
from platformdirs import user_state_path

from game import VERSION
from scenes import saves
from scenes.files import at_home
from scenes.ink import BODY, BOLD, Ink
from scenes.kit import PRIMARY, Button
from scenes.page import EDGE, HEAD, Leaf, Page
from scenes.placement import Drawing, Key, Placement, block
from scenes.stack import Change, Quit, Scene, Swap
from scenes.words import plain

LARGEST = 200_000
"""Bytes after which a new file of reports is begun; the one before is kept."""
W = 860
FOOT = 130
"""The room for the buttons."""
PARTING = 14


def folder() -> Path:
    """Where reports are kept."""
    return at_home(lambda: user_state_path("akindo", appauthor=False))


def page(error: Exception, scenes: list[Scene]) -> "TroublePage | None":
    """Write the report, clear the stack, and give the page to show; None if that page is where it went wrong."""
    kept = _running(scenes)
    file = report(error, scenes, kept)
    again = any(isinstance(scene, TroublePage) for scene in scenes)
    where = f"the report is in {file}" if file else "there was no room for a report"
    print(f"Akindo: {'the program has to end' if again else 'something went wrong'}; {where}.", file=sys.stderr)
    for scene in scenes:
        with contextlib.suppress(Exception):
            scene.exit()
    scenes.clear()
    return None if again else TroublePage(file, bool(kept))


def _running(scenes: Sequence[Scene]) -> str:
    """The file of the game that was being played and is saved; empty if there is none."""
    with contextlib.suppress(Exception):
        from scenes.table.table import Table

        tables = [scene for scene in scenes if isinstance(scene, Table) and not scene.watching]
        return next((saves.name(table.match) for table in tables if table.app.file and table.kept), "")
    return ""


def report(error: Exception, scenes: Sequence[Scene], kept: str) -> Path | None:
    """Add an error to the file of reports and tell where that is; None where there is no room for it."""
    lines = [
        f"==== {time.strftime('%Y-%m-%d %H:%M:%S')}  Akindo {VERSION}",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, {platform.platform()}",
        f"shown: {', '.join(type(scene).__name__ for scene in scenes) or 'nothing'}; saved game: {kept or 'none'}",
        *traceback.format_exception(error),
    ]
    file = folder() / "errors.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > LARGEST:
            os.replace(file, file.with_suffix(".old.log"))
        with open(file, "a", encoding="utf-8", errors="replace") as out:
            out.write("\n".join(lines) + "\n")
    except OSError:
        return None
    return file


@dataclass(frozen=True, slots=True)
class News(Drawing):
    """What happened, what is safe, and where the report is."""

    lines: tuple[tuple[str, str, float], ...]
    """Words, face and size of each paragraph."""

    def tall(self, ink: Ink, w: float) -> float:
        """How high it is in this width."""
        return sum(ink.height(*line, w) + PARTING for line in self.lines)

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        y = 0.0
        for words, face, size in self.lines:
            y += ink.paragraph(words, face, size, "ink", 0, y, w) + PARTING


class TroublePage(Page):
    """Something went wrong; nothing is lost, and there is a way back."""

    def __init__(self, file: Path | None, kept: bool) -> None:
        super().__init__()
        self.file, self.kept = file, kept

    def placements(self) -> list[Placement]:
        say = self.app.say
        news = News(
            (
                (say("trouble-saved" if self.kept else "trouble-nothing-lost"), BODY, 19),
                (say("trouble-report" if self.file else "trouble-no-report"), BODY, 19),
                *([(plain(str(self.file)), BOLD, 16)] if self.file else []),
            )
        )
        tall = news.tall(self.rule, W - 2 * EDGE)
        h = HEAD + 28 + tall + FOOT
        x, y, seen = self.leaf(Leaf("波風", say("trouble-title")), W, h)
        seen.append(block(("news",), news, (x + EDGE, y + HEAD + 28, W - 2 * EDGE, tall), z=1))
        back = Button(say("trouble-back"), kind=PRIMARY, size=22)
        seen.append(block(("back",), back, (x + W - EDGE - 320, y + h - 92, 320, 60), z=2, touch=True))
        seen.append(self.link("quit", say("trouble-quit"), x + EDGE, y + h - 84))
        return seen

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        if key == ("back",):
            from scenes.title import TitlePage

            return Swap(TitlePage())
        return Quit() if key == ("quit",) else None

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.touched(("back",), now)
        return None
