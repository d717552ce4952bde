"""The panel of insurance: goods at risk on the left, the hand on the right, and what the cards chosen would save."""

from dataclasses import dataclass, replace

from game.osaka.data import COLOUR, COLOURS, SYMBOLS, VALUE, WAVES
from game.osaka.events import GoodsInsured, InsuranceDeclined
from game.osaka.heaps import ONE, best, cards, coins, lot, size, symbols
from game.osaka.moves import DECLINE, Decline, Insure
from scenes.ink import BODY, BOLD, DISPLAY, Ink, on
from scenes.kit import PLAIN, PRIMARY, Button, Label
from scenes.osaka import fates
from scenes.osaka.fates import LOST, RISK, SAFE
from scenes.osaka.market import card_name, face
from scenes.placement import CARD_RATIO, CHOSEN, DIM, REST, Drawing, Key, Placement, block
from scenes.table.scroll import Rect, unroll
from scenes.table.sight import Sight, Touch

Z = 400
W, H, PAD = 1360, 716, 36
ROW, GAP = 188, 14
"""The height of a wrecked ship's row, if there is room, and what lies between two."""
GOOD_W, HAND_W = 90, 112
SHIP = 224
"""How much of a row is the ship's."""


def place(sight: Sight) -> list[Placement]:
    """Place the panel for the seat that is asked, if its hand is open."""
    hand = sight.view.hands[sight.focus]
    if sight.view.asked != "insure" or not sight.asking or hand is None:
        return []
    (x, y, w, h), seen = unroll(sight.frame, "insure", W, H, Z)
    inner = w - 2 * PAD
    left = inner * 0.5
    column = (x + PAD + left + 40, y + 118, inner - left - 40, h - 118)
    return [
        *seen,
        *_head(sight, (x + PAD, y + 26, inner, 90)),
        *_risks(sight, (x + PAD, y + 118, left, h - 118 - 92)),
        block(("insure", "rule"), Label(sight.say("insure-everyone"), BODY, 16, "ink3"),
              (x + PAD + 8, y + h - 70, left - 8, 28), z=Z + 2),
        block(("insure", "line"), Line(), (x + PAD + left + 19, y + 122, 2, h - 230), z=Z + 2),
        *_hand(sight, hand, (column[0], column[1], column[2], 240)),
        *_coverage(sight, hand, (column[0], column[1] + 246, column[2], 130)),
        *_proposals(sight, (column[0], column[1] + 396, column[2], 54)),
        *_buttons(sight, (x + w - PAD, y + h - 88)),
    ]  # fmt: skip


# ---- what may be chosen


def fitting(sight: Sight) -> list[int]:
    """List the cards of the hand that can save something, each kind once."""
    hand = sight.view.hands[sight.focus] or 0
    at_risk = risk(sight)
    return [card for card in sorted(set(cards(hand))) if SYMBOLS[card] and lot(at_risk, COLOUR[card])]


def risk(sight: Sight) -> int:
    """Gather the goods of the seat at the bottom that the great waves are about to take."""
    goods = sight.view.goods[sight.focus]
    return sum(lot(goods, colour) for colour, space in enumerate(sight.view.ships) if space in WAVES)


def touch(sight: Sight, key: Key, other: bool) -> Touch | None:
    """Say what touching something makes of the draft; None where it means nothing."""
    draft = sight.draft if isinstance(sight.draft, Insure) else Insure(0, 0)
    match key:
        case _ if other:
            return None
        case ("hand", int(card), int(nth)) if card in fitting(sight):
            return _spend(sight, draft, card, add=nth >= draft.spent >> 4 * card & 15)
        case ("risk", int(card), int(nth)) if lot(draft.spent, COLOUR[card]):
            return _save(draft, card, add=nth >= draft.saved >> 4 * card & 15)
        case ("do", "all" | "best" as aim):
            move = proposal(sight, aim)
            return Touch(move) if move else None
        case ("do", "insure") if draft.spent:
            return Touch(draft, now=True, loose=True)
        case ("do", "decline"):
            return Touch(DECLINE, now=not isinstance(sight.draft, Insure))
    return None


def proposal(sight: Sight, aim: str) -> Insure | None:
    """Propose what to insure: everything for the fewest coins, or what is worth most more than it costs."""
    ways = [move for move in sight.view.moves if isinstance(move, Insure)]
    if aim == "all":
        ways = [move for move in ways if move.saved == risk(sight)]
        return min(ways, key=lambda move: (coins(move.spent), size(move.spent)), default=None)
    ways = [move for move in ways if coins(move.saved) >= coins(move.spent)]
    return max(ways, key=lambda move: (coins(move.saved) - coins(move.spent), size(move.saved)), default=None)


def _spend(sight: Sight, draft: Insure, card: int, add: bool) -> Touch:
    """Put a card among those to discard, or back into the hand; the best goods of its colour are saved."""
    spent = draft.spent + (ONE[card] if add else -ONE[card])
    colour = COLOUR[card]
    saved = best(lot(risk(sight), colour), symbols(lot(spent, colour)))
    return Touch(Insure(spent, draft.saved - lot(draft.saved, colour) + saved) if spent else None, loose=True)


def _save(draft: Insure, card: int, add: bool) -> Touch:
    """Save this good; without a free symbol, instead of the least one of its colour. Or leave it to the waves."""
    colour, saved = COLOUR[card], draft.saved
    if not add:
        return Touch(Insure(draft.spent, saved - ONE[card]), loose=True)
    others = lot(saved, colour)
    if size(others) == symbols(lot(draft.spent, colour)):
        saved -= others - best(others, size(others) - 1)
    return Touch(Insure(draft.spent, saved + ONE[card]), loose=True)


# ---- the head: what it is about, and whose answer is wanted


def _head(sight: Sight, area: Rect) -> list[Placement]:
    x, y, w, _ = area
    say = sight.say
    told = [event.seat for event in sight.story if isinstance(event, GoodsInsured | InsuranceDeclined)]
    order = [(seat, "done") for seat in told]
    order += [(seat, "now" if at == 0 else "next") for at, seat in enumerate(sight.view.asking)]
    wide = 150
    number = sum(space in WAVES for space in sight.view.ships)
    seen = [
        block(("insure", "title"), Label(say("insure-title"), DISPLAY, 40), (x + 8, y - 2, 330, 56), z=Z + 2),
        block(("insure", "sub"), Label(say("insure-sub", ships=number), BODY, 18, "ink2"), (x + 8, y + 56, w, 26),
              z=Z + 2),
    ]  # fmt: skip
    for at, (seat, state) in enumerate(order):
        who = sight.seats[seat]
        pill = Asked(who.colour, who.name, say(f"insure-{state}"), state == "now")
        rect = (x + w - (len(order) - at) * (wide + 8) + 8, y, wide, 44)
        seen.append(block(("insure", "order", seat), pill, rect, z=Z + 2))
    return seen


@dataclass(frozen=True, slots=True)
class Asked(Drawing):
    """Somebody who has been asked, is asked now or will be."""

    who: str
    name: str
    state: str
    now: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.pill(0, 0, w, h, "light" if self.now else (140, 110, 60, 40), "ink" if self.now else "edge",
                 2 if self.now else 1)  # fmt: skip
        ink.picture(f"pawn_{self.who}", 14, 6, 26, 32)
        ink.text(self.name, DISPLAY, 17, "ink", 48, 13, width=w - 62)
        ink.text(self.state, BODY, 14, "ink" if self.now else "ink3", 48, 31, width=w - 62)


# ---- the goods at risk, a row for each ship


def _risks(sight: Sight, area: Rect) -> list[Placement]:
    x, y, w, h = area
    head = Label(sight.say("insure-risk"), DISPLAY, 24)
    seen = [block(("insure", "risk"), head, (x + 8, y - 6, w - 8, 34), z=Z + 2)]
    colours = [colour for colour in range(len(COLOURS)) if lot(risk(sight), colour)]
    top, room = y + 34, h - 34
    pitch = min(ROW + GAP, (room + GAP) / len(colours))
    for at, colour in enumerate(colours):
        seen += _ship(sight, colour, (x, top + at * pitch, w, pitch - GAP))
    return seen


def _ship(sight: Sight, colour: int, row: Rect) -> list[Placement]:
    """A wrecked ship and the goods that go down with it, as the draft would have it."""
    x, y, w, h = row
    say, draft, name = sight.say, sight.draft, COLOURS[colour]
    goods = cards(lot(risk(sight), colour))[::-1]
    saved = lot(draft.saved, colour) if isinstance(draft, Insure) else 0
    spent = lot(draft.spent, colour) if isinstance(draft, Insure) else 0
    facts = {"kept": size(saved), "goods": len(goods)}
    words = say("insure-at-stake", goods=len(goods)) if draft is None else say("insure-kept", **facts)
    ground = Wreck(name, say(f"good-{name}"), words, "ok" if saved else "danger")
    seen = [block(("insure", "ship", colour), ground, row, z=Z + 2, rule="wrecks")]
    width, spots = fates.spread(
        len(goods), (x + SHIP, y + 6, w - SHIP - 12, h - 12), min(GOOD_W, h / 2), 4, turned=True
    )
    # What is saved comes first, so that the nth good of a kind says how many of it are.
    left = saved
    for at, (card, spot) in enumerate(zip(goods, spots, strict=True)):
        nth = goods[:at].count(card)
        safe = bool(left >> 4 * card & 15)
        left -= ONE[card] if safe else 0
        fate = SAFE if safe else RISK if draft is None else LOST
        good = fates.good(("risk", card, nth), card, spot, width, Z + 4 + at * 0.5)
        tip = say("insure-good-safe" if safe else "insure-good-lost", card=card_name(sight, card))
        good = replace(good, touch=bool(spent), tip=tip, rule="wrecks")
        seen += fates.place(good, fate, spot.seen, ticks=True)
    return seen


@dataclass(frozen=True, slots=True)
class Wreck(Drawing):
    """The ground of a row: the ship as it breaks up, the good's name, and how many are kept."""

    colour: str
    name: str
    words: str
    tone: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (169, 44, 26, 24), 8)
        low = h < 0.9 * ROW
        side = min(84, h - 8) if low else 168
        high = side * 149 / 168
        ink.picture(f"ship_{self.colour}_wreck", 8, (h - high) / 2 if low else 4, side, high)
        if low:
            room = SHIP - side - 20
            ink.text(self.name, DISPLAY, 20, "ink", side + 14, h / 2 - 13, width=room)
            ink.text(self.words, BOLD, 16, self.tone, side + 14, h / 2 + 13, width=room)
        else:
            used = ink.text(self.name, DISPLAY, 20, "ink", 16, h - 20)
            ink.text(self.words, BOLD, 16, self.tone, 26 + used, h - 19)


@dataclass(frozen=True, slots=True)
class Line(Drawing):
    """A hairline from top to bottom."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.line(w / 2, 0, w / 2, h, "edge")


# ---- the hand


def _hand(sight: Sight, hand: int, area: Rect) -> list[Placement]:
    """The cards that can save something first, then the others."""
    x, y, w, _ = area
    say = sight.say
    fit = fitting(sight)
    spent = sight.draft.spent if isinstance(sight.draft, Insure) else 0
    held = sorted(cards(hand), key=lambda card: (card not in fit, card))
    hint = say("insure-hand-hint" if fit else "insure-hand-none")
    seen = [block(("insure", "hand"), Head(say("insure-hand"), hint), (x, y - 6, w, 34), z=Z + 2)]
    width, spots = fates.spread(len(held), (x + 4, y + 44, w - 8, 158), HAND_W, 10)
    captions = all(spot.seen >= HAND_W - 1 for spot in spots)
    for at, (card, spot) in enumerate(zip(held, spots, strict=True)):
        nth = held[:at].count(card)
        chosen = nth < spent >> 4 * card & 15
        words, tone = "insure-no-use", "ink3"
        if card in fit:
            words, tone = ("insure-saves", "ok") if chosen else ("insure-could", "ink2")
        told = say(words, number=min(SYMBOLS[card], size(lot(risk(sight), COLOUR[card]))))
        tip = say("insure-card-tip", card=card_name(sight, card), what=told)
        mood = CHOSEN if chosen else REST if card in fit else DIM
        seen.append(
            Placement(
                ("hand", card, nth), face(card), spot.x, spot.y - (14 if chosen else 0), width, width * CARD_RATIO,
                z=Z + 4 + at * 0.5, mood=mood, shadow=True, touch=card in fit, tip=tip, rule="wrecks",
                reach=(0, 0, spot.seen, width * CARD_RATIO) if spot.seen < width else None,
            )
        )  # fmt: skip
        if captions:
            label = Label(told, BOLD if chosen else BODY, 15, tone, "center")
            seen.append(block(("insure", "use", card, nth), label, (spot.x - 60, y + 206, 120, 22), z=Z + 4))
    return seen


@dataclass(frozen=True, slots=True)
class Head(Drawing):
    """A title with a hint beside it."""

    words: str
    hint: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        used = 12 + ink.text(self.words, DISPLAY, 24, "ink", 0, h / 2)
        ink.text(self.hint, BODY, 16, "ink3", used, h / 2 + 2, width=w - used)


# ---- what the draft would save


def _coverage(sight: Sight, hand: int, area: Rect) -> list[Placement]:
    x, y, w, _ = area
    say, draft, at_risk = sight.say, sight.draft, risk(sight)
    spent, saved = (draft.spent, draft.saved) if isinstance(draft, Insure) else (0, 0)
    parts = tuple(
        (COLOURS[COLOUR[card]], VALUE[card], safe)
        for heap, safe in ((saved, True), (at_risk - saved, False))
        for card in sorted(cards(heap), key=lambda card: -VALUE[card])
    )
    worth = say("insure-worth", saved=size(saved), goods=size(at_risk), kept=coins(saved), worth=coins(at_risk))
    cost = say("insure-cost", cards=size(spent), coins=coins(spent), left=coins(hand - spent))
    if draft is not None and sight.refusal:
        note = Label(say(sight.refusal.key, **sight.refusal.facts), BOLD, 16, "danger")
    else:
        note = Label(say("insure-forever"), BODY, 16, "ink3")
    return [
        block(("insure", "coverage"), Label(say("insure-coverage"), BOLD, 17, "ink2"), (x, y, 120, 26), z=Z + 2),
        block(("insure", "worth"), Label(worth, BOLD, 17, anchor="midright"), (x + 120, y, w - 120, 26), z=Z + 2),
        block(("insure", "bar"), Bar(parts), (x, y + 30, w, 44), z=Z + 2),
        block(("insure", "cost"), Label(cost, BODY, 17), (x, y + 82, w, 26), z=Z + 2),
        block(("insure", "note"), note, (x, y + 108, w, 26), z=Z + 2),
    ]


@dataclass(frozen=True, slots=True)
class Bar(Drawing):
    """The goods at risk side by side, each as long as it is worth; what is saved is filled."""

    parts: tuple[tuple[str, int, bool], ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        unit = min(40, w / sum(value for _, value, _ in self.parts))
        x = 0.0
        for name, value, safe in self.parts:
            wide = value * unit
            part = wide - (4 if wide > 40 else 2)
            ink.box(x, 0, part, h, name if safe else (140, 110, 60, 50), min(6, part / 4))
            ink.box(x, 0, part, h, "ink" if safe else "danger", min(6, part / 4), 2)
            tone = on(name) if safe else "ink3"
            if wide >= 58:
                ink.picture(f"badge_{name}_small", x + 8, h / 2 - 13, 26, 26)
                ink.text(str(value), DISPLAY, 22, tone, x + 46, h / 2 - 1, "center")
            elif wide >= 22:
                ink.picture(f"badge_{name}_small", x + part / 2 - 9, 3, 18, 18)
                ink.text(str(value), DISPLAY, 17, tone, x + part / 2, h - 13, "center")
            if safe and wide >= 96:
                ink.picture("charm", x + part - 28, h / 2 - 14, 22, 29)
            x += wide


# ---- what can be done


def _proposals(sight: Sight, area: Rect) -> list[Placement]:
    """Two proposals: what is best, and everything."""
    x, y, w, h = area
    say, seen = sight.say, []
    wide = (w - 12) / 2
    for at, aim in enumerate(("best", "all")):
        move = proposal(sight, aim)
        sub = say("insure-trade", cards=size(move.spent), goods=size(move.saved)) if move else say(f"insure-no-{aim}")
        button = Button(say(f"insure-{aim}"), sub, PLAIN, 18)
        rect = (x + at * (wide + 12), y, wide, h)
        seen.append(
            block(("do", aim), button, rect, z=Z + 3, touch=move is not None, mood=REST if move else DIM,
                  tip=say(f"insure-{aim}-tip"), rule="wrecks")
        )  # fmt: skip
    return seen


def _buttons(sight: Sight, corner: tuple[float, float]) -> list[Placement]:
    """Let go, or insure what has been chosen."""
    right, y = corner
    say, draft = sight.say, sight.draft
    able = bool(fitting(sight))
    chosen = isinstance(draft, Insure)
    ready = chosen and not sight.refusal
    if chosen:
        sub = say("insure-trade", cards=size(draft.spent), goods=size(draft.saved))
    else:
        sub = say("insure-choose" if able else "insure-nothing")
    again = isinstance(draft, Decline)
    let_go = Button(
        say("insure-decline" if able else "insure-on"),
        say("insure-again" if again else "insure-lose", goods=size(risk(sight))), PRIMARY if again else PLAIN, 21,
    )  # fmt: skip
    insure = Button(say("insure-do"), sub, PLAIN if again else PRIMARY, 23, "charm")
    return [
        block(("do", "decline"), let_go, (right - 330 - 16 - 220, y, 220, 64), z=Z + 3, touch=True, rule="wrecks"),
        block(("do", "insure"), insure, (right - 330, y, 330, 64), z=Z + 3, touch=ready, mood=REST if ready else DIM,
              rule="wrecks"),
    ]  # fmt: skip
