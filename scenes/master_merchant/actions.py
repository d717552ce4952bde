"""The action panel: what is asked now, what it would bring, and the one button that does it."""

from dataclasses import dataclass

from game.core.game import NOBODY
from game.core.match import PERSON
from game.master_merchant.data import (
    CARDS,
    DAIMON,
    ECHIGOYA,
    GOLD_TO_WIN,
    HIIRAGI,
    IZUMIYA,
    KANDA,
    KOGARASHI,
    NAMES_TO_WIN,
    NEGOTIATION,
    NO_CARD,
    SAKURAYA,
    TRICK,
)
from game.master_merchant.moves import Bear, Down, End, Play, Shield, Use, Waive
from scenes.ink import BODY, DISPLAY, Ink
from scenes.kit import PLAIN, PRIMARY, Button
from scenes.master_merchant.aims import rows
from scenes.master_merchant.ask import CHOOSING, uses
from scenes.master_merchant.card import effect_of, face, name_of
from scenes.master_merchant.layout import Areas
from scenes.master_merchant.meters import kinds
from scenes.placement import CARD_RATIO, DIM, REST, Drawing, Placement, block
from scenes.table.panel import WARN, Panel, Row, Watching, paint_row
from scenes.table.scroll import Rect
from scenes.table.sight import Sight

TOP, FOOT = 62, 50
"""The heights of the button at the top and of those at the foot."""
CARD = 58
"""The width of the card that is explained."""
SYMBOLS = {TRICK: "fx_c4", KOGARASHI: "fx_coin", HIIRAGI: "fx_mhand", DAIMON: "fx_city", ECHIGOYA: "fx_two",
           NEGOTIATION: "fx_pay", SAKURAYA: "fx_pay", IZUMIYA: "fx_free1", KANDA: "fx_play"}  # fmt: skip
"""The symbol on the button that uses an effect; the others bring a card to the hand."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the panel for what is asked now."""
    if not sight.asking:
        return [block(("panel",), _watching(sight), areas.actions, z=80, rule="turn")]
    spots = [block(("nth", number), "", areas.actions) for number in range(10)]
    match sight.view.asked:
        case "effect":
            return [*spots, *_effect(sight, areas)]
        case "shield":
            return _shield(sight, areas)
    return [*spots, *_turn(sight, areas)]


def _rects(areas: Areas) -> tuple[Rect, Rect, Rect]:
    """Where the button at the top lies, and the two at the foot."""
    x, y, w, h = areas.actions
    half = (w - 28 - 8) / 2
    foot = y + h - FOOT - 12
    return (x + 14, y + 14, w - 28, TOP), (x + 14, foot, half, FOOT), (x + 22 + half, foot, half, FOOT)


def _button(name: str, button: Button, rect: Rect, able: bool = True, rule: str = "turn") -> Placement:
    return block(("do", name), button, rect, z=90, touch=True, mood=REST if able else DIM, rule=rule)


# ---- a play


def _turn(sight: Sight, areas: Areas) -> list[Placement]:
    say, view, draft = sight.say, sight.view, sight.draft
    top, left, right = _rects(areas)
    wins = view.gold[sight.focus] >= GOLD_TO_WIN or kinds(view, sight.focus) >= NAMES_TO_WIN
    end = Button(say("mm-end"), say("mm-end-wins" if wins else "mm-end-hint"), PRIMARY if wins else PLAIN, 18)
    down = Button(say("mm-down"), say("mm-down-hint"), PLAIN, 18)
    seen = [_button("end", end, right, rule="end")]
    match draft:
        case Play(card, number):
            label = say("mm-play-card", card=name_of(say, card), number=number)
            play = Button(label, say("once-more"), PRIMARY, 21, "fx_play")
            return [_explained(sight, areas, card), _button("play", play, top), _button("down", down, left), *seen]
        case Down(card):
            gold = view.gold[sight.focus]
            lay = Button(say("mm-down-card", card=name_of(say, card)), say("mm-down-gold", before=gold, after=gold + 1),
                         PRIMARY, 21, "fx_down")  # fmt: skip
            free = Button(say("mm-goldless"), say("mm-goldless-hint"), PLAIN, 18)
            seen += [_button("down", lay, top, rule="down"), _button("no-gold", free, left, rule="down")]
            return [_sheet(areas, Panel(say("mm-down-head"), (Row(say("mm-down-text")),), 92, 74)), *seen]
    play = Button(say("mm-play"), say("mm-play-hint"), PLAIN, 21)
    seen += [_button("play", play, top, able=False), _button("down", down, left, able=False)]
    head = say("mm-turn-head", number=view.plays)
    return [_sheet(areas, Panel(head, (Row(say("mm-turn-text")), Row(say("mm-turn-keys"))), 92, 74)), *seen]


def _sheet(areas: Areas, panel: Drawing) -> Placement:
    return block(("panel",), panel, areas.actions, z=80, rule="turn")


def _explained(sight: Sight, areas: Areas, card: int, note: str = "", more: tuple[Row, ...] = ()) -> Placement:
    """The sheet about a card: its picture, what it does, and what it would change."""
    lines = (*rows(sight), *more)
    panel = Explained(face(sight.say, card), name_of(sight.say, card), note, effect_of(sight.say, card), lines)
    return _sheet(areas, panel)


# ---- an effect


def _effect(sight: Sight, areas: Areas) -> list[Placement]:
    say, view, draft = sight.say, sight.view, sight.draft
    top, left, right = _rects(areas)
    card = view.card
    number = view.laid >> 4 * card & 15
    note = say("mm-effect-of", number=number - view.effects + 1, total=number) if number > 1 else ""
    undone = "mm-take-back-hint" if view.effects == number else "mm-take-back-effect"
    back = block(("undo", "play"), Button(say("mm-take-back"), say(undone), PLAIN, 18), left, z=90,
                 touch=True, rule="turn")  # fmt: skip
    waive = Button(say("mm-waive"), say("mm-waive-hint"), PLAIN, 18)
    seen = [back]
    if not uses(sight):
        nothing = Button(say("mm-nothing"), say(f"mm-nothing-{CARDS[card]}"), PRIMARY, 21)
        return [_explained(sight, areas, card, note), _button("waive", nothing, top), *seen]
    seen.append(_button("waive", waive, right))
    if isinstance(draft, Use):
        use = Button(use_words(sight, card, draft), say("once-more"), PRIMARY, 21, SYMBOLS.get(card, "fx_hand"))
    elif card in CHOOSING:
        use = Button(say(f"mm-choose-{CARDS[card]}"), say("mm-choose-hint"), PLAIN, 20)
    else:
        use = Button(say(f"mm-use-{CARDS[card]}"), say("mm-use-hint"), PRIMARY, 21, SYMBOLS.get(card, "fx_play"))
    able = isinstance(draft, Use) or card not in CHOOSING
    return [_explained(sight, areas, card, note), _button("use", use, top, able), *seen]


def use_words(sight: Sight, card: int, use: Use) -> str:
    """Say in a few words how an effect is used; what lies face down before somebody else is not named."""
    say = sight.say
    if card not in CHOOSING:
        return say(f"mm-use-{CARDS[card]}")
    hidden = use.card == NO_CARD or (use.down and use.seat != sight.focus)
    chosen = say("mm-a-card") if hidden else name_of(say, use.card)
    place = "city" if use.seat == NOBODY else "self" if use.seat == sight.view.turn else "other"
    name = "" if use.seat == NOBODY else sight.seats[use.seat].name
    return say(f"mm-used-{CARDS[card]}", card=chosen, name=name, place=place)


# ---- a shield


def _shield(sight: Sight, areas: Areas) -> list[Placement]:
    say, view = sight.say, sight.view
    top, left, right = _rects(areas)
    shield = Button(say("mm-shield-do"), say("mm-shield-hint"), PRIMARY, 21, "fx_shield")
    bear = Button(say("mm-bear"), say("mm-bear-hint"), PLAIN, 18)
    wide = (left[0], left[1], right[0] + right[2] - left[0], left[3])
    return [
        _explained(sight, areas, view.card, say("mm-shield-by", name=sight.seats[view.turn].name), _threatened(sight)),
        _button("shield", shield, top, rule="shield"),
        _button("bear", bear, wide, rule="shield"),
    ]


def _threatened(sight: Sight) -> tuple[Row, ...]:
    """What the person who is asked would lose."""
    say, view = sight.say, sight.view
    if view.declared is None or sight.foresight:
        return ()
    if view.card in (TRICK, KOGARASHI):
        gold = view.gold[sight.focus]
        return (Row(say("mm-loss-gold"), "fx_coin", f"{gold} → {gold - 1}", WARN),)
    words = say(f"mm-loss-{CARDS[view.card]}", card=name_of(say, view.declared.card))
    if view.card == HIIRAGI:
        hand = view.hand_sizes[sight.focus]
        return (Row(words, "fx_mhand", f"{hand} → {hand - 1}", WARN),)
    return (Row(words, SYMBOLS.get(view.card, "fx_hand"), tone=WARN),)


# ---- somebody else


def _watching(sight: Sight) -> Panel | Watching:
    """While somebody else decides: who, and what they are about to do."""
    view, say, draft = sight.view, sight.say, sight.draft
    seat = sight.by if draft is not None else view.to_act
    if seat == NOBODY:
        return Panel("", (), 20)
    who = sight.seats[seat]
    match draft:
        case Play(card, number):
            words = say("mm-watch-plays", name=who.name, card=name_of(say, card), number=number)
        case Down():
            words = say("mm-watch-down", name=who.name)
        case Use():
            words = say("mm-watch-uses", name=who.name, what=use_words(sight, view.card, draft))
        case End() | Waive() | Shield() | Bear():
            words = say(f"mm-watch-{draft.verb}", name=who.name)
        case _:
            turn = "turn-of" if seat == view.turn else "turn-asked"
            words = say(turn if who.kind == PERSON else "turn-thinks", name=who.name)
    return Watching(words, f"pawn_{who.colour}", rows(sight))


@dataclass(frozen=True, slots=True)
class Explained(Drawing):
    """A card, what it does, and what it would change for whom."""

    face: Drawing
    name: str
    note: str
    effect: str
    rows: tuple[Row, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h)
        top = TOP + 26
        self.face.paint(_at(ink, 18, top), CARD, CARD * CARD_RATIO, mood)
        left = CARD + 32
        used = ink.text(self.name, DISPLAY, 19, "ink", left, top + 10, width=w - left - 16)
        room = max(20.0, w - left - used - 24)
        ink.text(self.note, BODY, 15, "ink3", left + used + 10, top + 11, width=room, tall=24)
        bottom = h - FOOT - 14
        size = 15.0
        # A reader's large type gives way before it covers what would change.
        while size > 8 and top + 28 + ink.height(self.effect, BODY, size, w - left - 16) > bottom - 22 * len(self.rows):
            size -= 1
        high = ink.paragraph(self.effect, BODY, size, "ink2", left, top + 24, w - left - 16) + 24
        y = top + max(CARD * CARD_RATIO, high) + 4
        step = min(29.0, (bottom - y) / max(1, len(self.rows)))
        for at, row in enumerate(self.rows):
            paint_row(ink, row, y + at * step, w, step)


def _at(ink: Ink, x: float, y: float) -> Ink:
    """The same brush with its corner elsewhere."""
    return Ink(ink.art, ink.surface, ink.u, ink.left + x * ink.u, ink.top + y * ink.u)
