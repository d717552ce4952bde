"""The hint above the table: the best moves with their chances, and what speaks for one of them and against it."""

from dataclasses import dataclass
from typing import NamedTuple

from game.bots.hints import SUGGESTIONS, Advice, Contrast, Suggestion
from game.bots.reasons import VICTORY
from game.core.events import Event
from scenes.ink import BODY, BOLD, DISPLAY, WELL, Ink
from scenes.kit import LINK, Button
from scenes.placement import FOCUS, HOVER, Drawing, Placement, block
from scenes.table.bars import HINT
from scenes.table.scroll import Rect, together
from scenes.table.sight import Setting, Sight

MOST, TOP, HEAD, ROW, GAP = 1568.0, 48.0, 150.0, 38.0, 6.0
"""The width of the paper and its distance from the upper edge; the room for its title, for a row, and between two."""
BELOW = 110.0
"""How much room there is below the buttons of a scroll."""
CAPTION = 0.23
"""The part of a row that says by when something differs."""
WORTH = 2
"""What somebody gains by what happens is told from here on."""
SURE = 90
"""What is so much likelier with one move, in percent, happens with that one only."""
SMALL = 12
"""The type of a long name or reason gives way to its box, down to this."""
FOR, AGAINST, PLAIN = "+", "–", ""
TONES = {FOR: ("ok", (47, 125, 91, 34)), AGAINST: ("danger", (169, 44, 26, 30)), PLAIN: ("ink2", (27, 36, 48, 16))}
"""The colour and the ground of what speaks for a move, against it, or neither."""


class Said(NamedTuple):
    """A sentence, and whether it speaks for a suggestion, against it, or neither."""

    sign: str
    words: str


class Account(NamedTuple):
    """What is told of a suggestion: by when something differs, if that is told, and what can be said."""

    caption: str
    said: tuple[Said, ...]


def place(sight: Sight, setting: Setting, advice: Advice | None, scroll: bool = False) -> list[Placement]:
    """Place the hint, or the sign that it is being thought about; a scroll may be open below it."""
    say, tall = sight.say, ROW * sight.settings.text_size
    x, y, w, h = _area(sight, tall, scroll)
    sheet = Sheet(say("hint-title"), say("hint-chance"), "" if advice else say("hint-thinks"), tall)
    close = Button("×", kind=LINK, size=22)
    seen = [
        block(("hint-sheet",), sheet, (x, y, w, h), z=HINT, tip=say("hint-sheet-tip")),
        block(
            ("hint-close",), close, (x + w - 36, y + 8 + (tall - 26) / 2, 26, 26), z=HINT + 1, touch=True,
            reach=(-9, -9, 44, 44), tip=say("hint-close"),
        ),
    ]  # fmt: skip
    if advice is None:
        return seen
    shown, wide = told_of(sight, advice), (w - HEAD - 46) / SUGGESTIONS
    for at, suggestion in enumerate(advice.suggestions):
        chance = say("hint-percent", number=suggestion.percent)
        choice = Choice(at + 1, name(sight, setting, suggestion), chance, at == shown)
        rect = (x + HEAD + at * wide, y + 8, wide - GAP, tall)
        reach = (0, -GAP, wide - GAP, tall + 2 * GAP)
        seen.append(block(("suggestion", at), choice, rect, z=HINT + 1, touch=True, reach=reach))
    why = Why(shown + 1, account(sight, setting, advice, shown))
    rect = (x + 10, y + 8 + tall + GAP, w - 20, tall)
    return [*seen, block(("hint-why",), why, rect, z=HINT + 1, tip=say("hint-why-tip"))]


def _area(sight: Sight, tall: float, scroll: bool) -> Rect:
    """The hint lies on the landscape, where it hides nothing that one plays with; below a scroll, if it fits there."""
    w, h = min(MOST, sight.frame.w - 24), 2 * tall + GAP + 16
    return (sight.frame.w - w) / 2, sight.frame.h - h - GAP if scroll and h <= BELOW else TOP, w, h


# ---- in words


def told_of(sight: Sight, advice: Advice) -> int:
    """Which suggestion is told of: the one whose move is drafted."""
    moves = [suggestion.move for suggestion in advice.suggestions]
    return moves.index(sight.draft) if sight.draft in moves else 0


def name(sight: Sight, setting: Setting, suggestion: Suggestion) -> str:
    """Name a suggestion, with what is decided next in the middle of it."""
    move, then = suggestion.move, suggestion.then
    words = setting.name(sight, move, None)
    return sight.say("hint-then", move=words, then=setting.name(sight, then, move)) if then else words


def account(sight: Sight, setting: Setting, advice: Advice, shown: int) -> Account:
    """Say what speaks for a suggestion and against it; a single sentence where nothing is compared."""
    say, (_, _, gain, loss, _) = sight.say, advice.suggestions[shown]
    if shown == 0:
        alone = "wins" if advice.wins else "only" if len(advice.suggestions) == 1 else "lost" if advice.lost else ""
        if alone:
            return Account("", (Said(PLAIN, say(f"hint-{alone}")),))
    even, other = advice.even(shown or 1), 1 if shown else 2
    caption = say("hint-when-even" if even else "hint-when", number=other, name=sight.seats[sight.focus].name)
    if even and not gain and not loss:
        return Account(caption, (Said(PLAIN, say("hint-same", number=other)),))
    as_well = Said(PLAIN, say("hint-as-well", number=other))
    # Where nothing can be told, the chances tell that something comes later.
    pro = as_well if even else Said(PLAIN, say("hint-no-gain")) if shown else Said(FOR, say("hint-wins-more"))
    con = as_well if even else Said(AGAINST, say("hint-wins-less")) if shown else Said(PLAIN, say("hint-no-loss"))
    if gain:
        pro = Said(FOR, in_words(sight, setting, gain))
    if loss:
        con = Said(AGAINST, in_words(sight, setting, loss))
    return Account(caption, (pro, con))


def in_words(sight: Sight, setting: Setting, contrast: Contrast) -> str:
    """Say what a reason is about, and how much or how likely it is with each of the two moves."""
    say, (what, side, here, there, gain) = sight.say, contrast.reason
    title, sides = sight.title.name, sight.title.judgement.sides(sight.view.seats)
    names = [seat.name for number, seat in enumerate(sight.seats) if number % sides == side]
    other = contrast.than + 1
    if isinstance(what, Event):
        line = setting.line(what, sight.seats, say)
        assert line, what
        told = line.whole or line.words
        if gain >= WORTH:
            told = say(f"hint-{title}-worth", what=told, gain=gain)
    elif what == VICTORY:
        told = say("hint-victory", name=together(say, names), number=len(names))
    else:
        topic = f"hint-{title}-{what}"
        if say.knows(way := f"{topic}-{'more' if here > there else 'less'}"):
            return say(way, number=other)
        told = say(topic) if side == sight.focus % sides else say("hint-of", name=together(say, names), what=say(topic))
        return say("hint-amount", what=told, here=here, there=there, number=other)
    if abs(here - there) >= SURE:
        return say("hint-only-here" if here > there else "hint-only-there", what=told, number=other)
    return say("hint-likely", what=told, here=here, there=there, number=other)


# ---- drawings


@dataclass(frozen=True, slots=True)
class Sheet(Drawing):
    """The paper of the hint: its title with what the figures are, if there is room, or that there is none yet."""

    title: str
    figures: str
    thinks: str
    tall: float

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        ink.box(2, 2, w - 4, h - 4, "gold", 9, 2)
        below = not self.thinks and ink.width(self.figures, BODY, SMALL) < HEAD - 24
        ink.text(self.title, DISPLAY, 21, "ink", 18, 8 + self.tall * (0.28 if below else 0.5))
        if self.thinks:
            _fitted(ink, self.thinks, BODY, 16, (HEAD, 8, w - HEAD - 46, self.tall))
        elif below:
            ink.text(self.figures, BODY, SMALL, "ink3", 18, 8 + self.tall * 0.78)


@dataclass(frozen=True, slots=True)
class Choice(Drawing):
    """A move to choose: its number, what it is called, the chance to win, and whether it is the one that is told of."""

    number: int
    words: str
    chance: str
    told: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        up = mood in (HOVER, FOCUS)
        ink.box(0, 0, w, h, (233, 203, 128, 110) if self.told else WELL, 8)
        edge = "ink" if mood == FOCUS else "gold" if up or self.told else "edge"
        ink.box(0, 0, w, h, edge, 8, 3 if up else 2 if self.told else 1)
        _badge(ink, self.number, 19, h / 2)
        used = ink.text(self.chance, DISPLAY, 20, "ink", w - 9, h / 2 - 1, "midright")
        _fitted(ink, self.words, BOLD if self.told else BODY, 16, (37, 0, w - used - 52, h))


@dataclass(frozen=True, slots=True)
class Why(Drawing):
    """What speaks for a move and against it, each on its tint."""

    number: int
    account: Account

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        caption, said = self.account
        left = 0.0
        if caption:
            _badge(ink, self.number, 18, h / 2)
            left = CAPTION * w
            _fitted(ink, caption, BOLD, 15, (38, 0, left - 46, h))
        wide = (w - left + GAP) / len(said)
        for sign, words in said:
            tone, ground = TONES[sign]
            ink.box(left, 0, wide - GAP, h, ground, 6)
            ink.text(sign, DISPLAY, 20, tone, left + 17, h / 2 - 1, "center")
            inset = 32 if sign else 14
            _fitted(ink, words, BODY, 16, (left + inset, 0, wide - GAP - inset - 10, h))
            left += wide


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
