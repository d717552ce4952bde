"""The hint beside the board: the best move with its chance, what speaks for and against it, and two other moves."""

from dataclasses import dataclass

from game.bots.hints import EVEN, Advice, Contrast
from scenes.ink import BODY, BOLD, DISPLAY, WELL, Ink
from scenes.kit import LINK, Button
from scenes.placement import FOCUS, HOVER, Drawing, Placement, block
from scenes.table.bars import HINT
from scenes.table.scroll import Rect, together
from scenes.table.sight import Setting, Sight

WIDE, HEAD, FIRST, OTHER, REASON, GAP = 316.0, 46.0, 60.0, 48.0, 78.0, 6.0
"""The width of the sheet, and the heights of its parts."""
SMALL = 12
"""The type of a long name gives way to its box, down to this."""
TINTS = {"ok": (47, 125, 91, 34), "danger": (169, 44, 26, 30)}
"""The grounds of the reasons, for and against."""


def place(sight: Sight, setting: Setting, advice: Advice | None, scroll: bool = False) -> list[Placement]:
    """Place the hint, or the sign that it is being thought about; a scroll may be open below it."""
    larger = sight.settings.text_size
    reasons = _reasons(sight, advice) if advice else ()
    x, y, w, h = _area(sight, setting, advice, len(reasons), scroll)
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
        high = (FIRST if at == 0 else OTHER) * larger
        chance = sight.say("hint-percent", number=round(suggestion.chance * 100))
        choice = Choice(at + 1, setting.name(sight, suggestion.move), chance)
        seen.append(block(("suggestion", at), choice, (x + 12, top, w - 24, high), z=HINT + 1, touch=True))
        top += high + GAP
        if at == 0:
            high = len(reasons) * REASON * larger
            rect, tip = (x + 12, top, w - 24, high), sight.say("hint-why-tip")
            seen.append(block(("hint-why",), Reasons(*reasons), rect, z=HINT + 1, tip=tip))
            top += high + GAP
    return seen


def _area(sight: Sight, setting: Setting, advice: Advice | None, reasons: int, scroll: bool) -> Rect:
    """The hint lies on the log, or grows upwards from it; where the log is a drawer, it lies where that would open.

    The buttons of a scroll are on the right: there it lies in the left corner.
    """
    frame, larger = sight.frame, sight.settings.text_size
    others = len(advice.suggestions) - 1 if advice else 0
    full = HEAD + (FIRST + reasons * REASON + others * OTHER) * larger + (2 + others) * GAP + 6
    w, h = WIDE * min(larger, 1.4), min(full if advice else HEAD + 30 * larger, frame.h - 68)
    if scroll:
        return 12, frame.h - h - 16, w, h
    log = setting.log(frame)
    if log is None:
        return frame.w - w - 12, 60, w, h
    x, y, wide, high = log
    w = max(w, wide)
    return x + wide - w, y if high > h else y + high - h, w, h


def _reasons(sight: Sight, advice: Advice) -> tuple[tuple[str, str], ...]:
    """What speaks for the best move and against it, each with a caption; a single one where nothing is compared."""
    say = sight.say
    alone = "wins" if advice.wins else "only" if len(advice.suggestions) == 1 else "lost" if advice.lost else ""
    if alone:
        return ((say("hint-for-all"), say(f"hint-{alone}")),)
    gain = _reason(sight, advice, advice.gain, "for", "hint-even" if _even(advice, 1) else "hint-no-gain")
    if advice.gain is None and (_even(advice, 1) or advice.loss is None):
        return (gain,)
    return gain, _reason(sight, advice, advice.loss, "against", "hint-no-loss")


def _even(advice: Advice, other: int) -> bool:
    """Whether the best move is no better than another one."""
    return advice.suggestions[0].chance - advice.suggestions[other].chance < EVEN


def _reason(sight: Sight, advice: Advice, contrast: Contrast | None, which: str, none: str) -> tuple[str, str]:
    """A caption that says what a move is compared with and whether it is better, and the reason in words."""
    say = sight.say
    if contrast is None:
        return say(f"hint-{which}-all"), say(none)
    caption = f"hint-{which}-even" if _even(advice, contrast.than) else f"hint-{which}"
    return say(caption, number=contrast.than + 1), in_words(sight, contrast)


def in_words(sight: Sight, contrast: Contrast) -> str:
    """Say what a reason is about: a term of the title's judgement, whose it is, and how much more or less of it."""
    say, reason, title = sight.say, contrast.reason, sight.title
    number = int(abs(reason.number) + 0.5)
    sign = "more" if reason.number > 0 else "less"
    what = say(f"hint-{title.name}-{reason.term}-{sign}", number=number, kind=reason.kind)
    sides = title.judgement.sides(sight.view.seats)
    if reason.side == sight.focus % sides:
        return say("hint-own", what=what)
    names = [seat.name for number, seat in enumerate(sight.seats) if number % sides == reason.side]
    return say("hint-of", name=together(say, names), what=what)


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
        ink.dot(19, h / 2, 12, "gold" if first else "prussian")
        ink.text(str(self.number), DISPLAY, 16, "ink" if first else "cream", 19, h / 2 - 1, "center")
        used = ink.text(self.chance, DISPLAY, 21 if first else 18, "deep", w - 9, h / 2 - 1, "midright")
        face, size, room = BOLD if first else BODY, 17 if first else 16, w - used - 52
        while size > SMALL and ink.height(self.words, face, size, room) > h - 4:
            size -= 1
        top = (h - ink.height(self.words, face, size, room)) / 2
        ink.paragraph(self.words, face, size, "ink", 37, top, room)


@dataclass(frozen=True, slots=True)
class Reasons(Drawing):
    """What speaks for the best move and against it, each on its tint."""

    gain: tuple[str, str]
    loss: tuple[str, str] | None = None

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        if self.loss is None:
            self._box(ink, self.gain, (0, 0, w, h), "ok")
            return
        gain, loss = (ink.height(words, BODY, 16, w - 24) + 10 for _, words in (self.gain, self.loss))
        head = _head(ink)
        # Each has half of the room, unless one needs more.
        first = head + gain if head + gain > h / 2 else min(h / 2, h - head - loss)
        self._box(ink, self.gain, (0, 0, w, first), "ok")
        self._box(ink, self.loss, (0, first, w, h - first), "danger")

    def _box(self, ink: Ink, reason: tuple[str, str], area: Rect, tone: str) -> None:
        """A reason under its caption."""
        (caption, words), (x, y, w, h), head = reason, area, _head(ink)
        ink.box(x, y, w, h - 4, TINTS[tone], 6)
        ink.text(caption, BOLD, 14, tone, x + 12, y + head - 10, width=w - 24)
        ink.paragraph(words, BODY, 16, "ink", x + 12, y + head, w - 24)


def _head(ink: Ink) -> float:
    """How much of a reason's box the caption takes."""
    return 24 * ink.art.text_size
