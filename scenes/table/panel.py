"""The sheet that says what a draft would bring, or what somebody else is at: a head and rows with small pictures."""

from dataclasses import dataclass

from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.placement import Drawing

OK, WARN, PLAINLY = "ok", "danger", "ink"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the panel: a small picture, words, and what it comes to."""

    words: str
    icon: str = ""
    value: str = ""
    tone: str = PLAINLY


@dataclass(frozen=True, slots=True)
class Panel(Drawing):
    """The sheet of the action panel: a head and rows from a height on, above what lies at its foot."""

    head: str
    rows: tuple[Row, ...]
    top: float
    foot: float = 10

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        y = self.top
        if self.head:
            y += ink.paragraph(self.head, BOLD, 16, "ink2", 18, y, w - 36) + 4
        bottom = h - self.foot
        high = min(31.0, (bottom - 6 - y) / max(1, len(self.rows)))
        for row in self.rows:
            if row.icon:
                paint_row(ink, row, y, w, high)
                y += high
            elif y + ink.height(row.words, BODY, 16, w - 36) <= bottom:
                y += ink.paragraph(row.words, BODY, 16, row.tone, 18, y, w - 36) + 5


def paint_row(ink: Ink, row: Row, y: float, w: float, high: float) -> None:
    """Draw a line of a panel: picture, words, value, on a tint that says whether it is good news."""
    if row.tone != PLAINLY:
        ink.box(14, y + 1, w - 28, high - 2, (47, 125, 91, 34) if row.tone == OK else (169, 44, 26, 30), 5)
    side = min(30.0, high - 2)
    ink.picture(row.icon, 20, y + (high - side) / 2, 34, side)
    used = ink.width(row.value, BOLD, 16) + 8 if row.value else 0
    ink.text(row.words, BODY, 16, PLAINLY if row.value else row.tone, 60, y + high / 2, width=w - 84 - used)
    ink.text(row.value, BOLD, 16, row.tone, w - 22, y + high / 2, "midright")


@dataclass(frozen=True, slots=True)
class Watching(Drawing):
    """The sheet while another player is at it: the merchant, and what happens."""

    words: str
    pawn: str
    rows: tuple[Row, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        ink.picture(self.pawn, 20, 18, 56, 70)
        ink.paragraph(self.words, DISPLAY, 19, "ink", 92, 34, w - 110)
        y = 100.0
        for row in self.rows:
            paint_row(ink, row, y, w, 31)
            y += 31
