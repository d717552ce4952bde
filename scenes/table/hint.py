"""The hint beside the board: the best moves with their chances, and what speaks for one of them and against it."""

from dataclasses import dataclass
from typing import NamedTuple

from game.bots.hints import VICTORY, Advice, Contrast, Reason
from game.core.events import Event
from scenes.ink import BODY, BOLD, DISPLAY, WELL, Ink
from scenes.kit import LINK, Button
from scenes.placement import FOCUS, HOVER, Drawing, Placement, block
from scenes.table.bars import HINT
from scenes.table.scroll import Rect, together
from scenes.table.sight import Setting, Sight

WIDE, HEAD, CHOICE, CAPTION, REASON, GAP = 316.0, 46.0, 48.0, 28.0, 62.0, 6.0
"""The width of the sheet, and the heights of its parts."""
SMALL = 12
"""The type of a long name or reason gives way to its box, down to this."""
TINTS = {"ok": (47, 125, 91, 34), "danger": (169, 44, 26, 30)}
"""The grounds of the reasons, for and against."""


class Account(NamedTuple):
    """What is told of a suggestion: what it is compared with, what speaks for it, and what against it."""

    caption: str
    gain: str
    loss: str = ""


def place(sight: Sight, setting: Setting, advice: Advice | None, scroll: bool = False) -> list[Placement]:
    """Place the hint, or the sign that it is being thought about; a scroll may be open below it."""
    larger = sight.settings.text_size
    x, y, w, h = _area(sight, setting, advice, scroll)
    thinks = "" if advice else sight.say("hint-thinks")
    sheet = Sheet(sight.say("hint-title"), sight.say("hint-chance") if advice else "", thinks)
    close, reach = Button("×", kind=LINK, size=22), (-9, -9, 44, 44)
    seen = [
        block(("hint-sheet",), sheet, (x, y, w, h), z=HINT, tip=sight.say("hint-sheet-tip")),
        block(
            ("hint-close",), close, (x + w - 38, y + 10, 26, 26), z=HINT + 1, touch=True, reach=reach,
            tip=sight.say("hint-close"),
        ),
    ]  # fmt: skip
    if advice is None:
        return seen
    top = y + HEAD
    for at, suggestion in enumerate(advice.suggestions):
        chance = sight.say("hint-percent", number=round(suggestion.chance * 100))
        choice = Choice(at + 1, setting.name(sight, suggestion.move), chance)
        seen.append(block(("suggestion", at), choice, (x + 12, top, w - 24, CHOICE * larger), z=HINT + 1, touch=True))
        top += CHOICE * larger + GAP
    shown = told_of(sight, advice)
    rect, tip = (x + 12, top, w - 24, y + h - top - 2 * GAP), sight.say("hint-why-tip")
    why = Why(shown + 1, account(sight, setting, advice, shown))
    return [*seen, block(("hint-why",), why, rect, z=HINT + 1, tip=tip)]


def _area(sight: Sight, setting: Setting, advice: Advice | None, scroll: bool) -> Rect:
    """The hint lies on the log, or grows upwards from it; where the log is a drawer, it lies where that would open.

    The buttons of a scroll are on the right: there it lies in the left corner.
    """
    frame, larger = sight.frame, sight.settings.text_size
    choices = len(advice.suggestions) if advice else 0
    full = HEAD + (choices * CHOICE + CAPTION + 2 * REASON) * larger + (2 + choices) * GAP
    w, h = WIDE * min(larger, 1.4), min(full if advice else HEAD + 30 * larger, frame.h - 68)
    if scroll:
        return 12, frame.h - h - 16, w, h
    log = setting.log(frame)
    if log is None:
        return frame.w - w - 12, 60, w, h
    x, y, wide, high = log
    w = max(w, wide)
    return x + wide - w, y if high > h else y + high - h, w, h


# ---- in words


def told_of(sight: Sight, advice: Advice) -> int:
    """Which suggestion is told of: the one whose move is drafted."""
    moves = [suggestion.move for suggestion in advice.suggestions]
    return moves.index(sight.draft) if sight.draft in moves else 0


def account(sight: Sight, setting: Setting, advice: Advice, shown: int) -> Account:
    """Say what speaks for a suggestion and against it; a single sentence where nothing is compared."""
    say, (_, _, gain, loss) = sight.say, advice.suggestions[shown]
    if shown == 0:
        alone = "wins" if advice.wins else "only" if len(advice.suggestions) == 1 else "lost" if advice.lost else ""
        if alone:
            return Account("", say(f"hint-{alone}"))
    contrast = gain or loss
    if contrast is None:
        return Account("", say("hint-same" if shown else "hint-even" if advice.even(1) else "hint-no-gain"))
    other = contrast.than
    compared = "hint-compared-even" if advice.even(max(shown, other)) else "hint-compared"

    def words(contrast: Contrast | None, nothing: str) -> str:
        if contrast:
            return in_words(sight, setting, contrast.reason)
        return "" if shown else say(nothing)

    pros, cons = words(gain, "hint-no-gain"), words(loss, "hint-no-loss")
    return Account(say(compared, number=other + 1), pros, cons)


def in_words(sight: Sight, setting: Setting, reason: Reason) -> str:
    """Say what a reason is about, and how much or how likely it is with each of the two moves."""
    say, what = sight.say, reason.what
    here, there = reason.here, reason.there
    if isinstance(what, Event):
        line = setting.line(what, sight.seats, say)
        assert line, what
        told = line.whole or line.words
    elif what == VICTORY:
        sides = sight.title.judgement.sides(sight.view.seats)
        names = [seat.name for number, seat in enumerate(sight.seats) if number % sides == reason.side]
        told = say("hint-victory", name=together(say, names), number=len(names))
    else:
        way = "more" if here > there else "less"
        return say(f"hint-{sight.title.name}-{what}", here=here, there=there, way=way)
    return say("hint-likely", what=told, here=here, there=there)


# ---- drawings


@dataclass(frozen=True, slots=True)
class Sheet(Drawing):
    """The paper of the hint: its title and what the figures are, or that it is being thought about."""

    title: str
    figures: str
    thinks: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        ink.box(2, 2, w - 4, h - 4, "gold", 9, 2)
        used = ink.text(self.title, DISPLAY, 20, "ink", 18, 23)
        ink.text(self.figures, BODY, 14, "ink3", used + 28, 25, width=w - used - 72, tall=26)
        if self.thinks:
            ink.text(self.thinks, BODY, 16, "ink2", 18, (HEAD + h) / 2 - 6, width=w - 36)


@dataclass(frozen=True, slots=True)
class Choice(Drawing):
    """A move to choose: its number, what it is called, and the chance to win."""

    number: int
    words: str
    chance: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        first, up = self.number == 1, mood in (HOVER, FOCUS)
        ink.box(0, 0, w, h, (233, 203, 128, 110) if first else WELL, 8)
        ink.box(0, 0, w, h, "ink" if mood == FOCUS else "gold" if up else "edge", 8, 3 if up else 1)
        _badge(ink, self.number, 19, h / 2)
        used = ink.text(self.chance, DISPLAY, 21 if first else 18, "deep", w - 9, h / 2 - 1, "midright")
        _fitted(ink, self.words, BOLD if first else BODY, 17 if first else 16, (37, 0, w - used - 52, h))


@dataclass(frozen=True, slots=True)
class Why(Drawing):
    """What speaks for a move and against it, each on its tint."""

    number: int
    account: Account

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        caption, gain, loss = self.account
        top = 0.0
        if caption:
            top = CAPTION * ink.art.text_size
            _badge(ink, self.number, 12, top / 2)
            ink.text(caption, BOLD, 14, "ink2", 30, top / 2 - 1, width=w - 30)
        told = [(words, tone, sign) for words, tone, sign in ((gain, "ok", "+"), (loss, "danger", "–")) if words]
        need = [ink.height(words, BODY, 16, w - 44) + 14 for words, _, _ in told]
        # Each has the same room, unless one needs more.
        spare = (h - top - sum(need)) / len(told)
        high = [(h - top) / len(told)] * len(told) if max(need) <= (h - top) / len(told) else [n + spare for n in need]
        for (words, tone, sign), tall in zip(told, high, strict=True):
            ink.box(0, top, w, tall - 4, TINTS[tone], 6)
            if caption:
                ink.text(sign, DISPLAY, 20, tone, 17, top + tall / 2 - 3, "center")
            left = 32 if caption else 12
            _fitted(ink, words, BODY, 16, (left, top, w - left - 12, tall - 4))
            top += tall


def _badge(ink: Ink, number: int, x: float, y: float) -> None:
    """The number of a suggestion."""
    first = number == 1
    ink.dot(x, y, 12, "gold" if first else "prussian")
    ink.text(str(number), DISPLAY, 16, "ink" if first else "cream", x, y - 1, "center")


def _fitted(ink: Ink, words: str, face: str, size: int, area: Rect) -> None:
    """Words in the middle of an area, in smaller type where they are many."""
    x, y, w, h = area
    while size > SMALL and ink.height(words, face, size, w) > h - 4:
        size -= 1
    ink.paragraph(words, face, size, "ink", x, y + (h - ink.height(words, face, size, w)) / 2, w)
