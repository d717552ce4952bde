"""The rows of cards: draw pile, farm, market and discard pile, with the reservation pieces on them."""

from dataclasses import dataclass

from game.osaka.data import COLOUR, COLOURS, FREE, SYMBOLS, VALUE
from game.osaka.heaps import size
from game.osaka.moves import Buy, Reserve, Take
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.osaka.layout import Areas, Rect
from scenes.placement import CARD_RATIO, CHOSEN, DIM, REST, Drawing, Key, Placement, block
from scenes.table.sight import Sight

EDGE = 12
"""How far the first card lies from the edge of its mat."""


def face(card: int) -> str:
    """The picture of a card."""
    return f"card_{COLOURS[COLOUR[card]]}_{VALUE[card]}"


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the four piles and rows."""
    view, say = sight.view, sight.say
    price = price_of(sight)
    seen = [
        block(
            ("mat", "farm"), Mat(say("farm"), say("farm-hint")), areas.farm, z=80, tip=say("farm-tip"), rule="restock"
        ),
        block(
            ("mat", "market"),
            Mat(say("market"), say("market-hint"), price),
            areas.market,
            z=80,
            tip=say("market-tip"),
            rule="buy",
        ),
        *_row(sight, areas, "farm", areas.farm, view.farm, view.farm_owner),
        *_row(sight, areas, "market", areas.market, view.market, view.market_owner),
        *_pile(sight, areas.deck, "deck", view.draw_size, "card_back", 0),
        *_pile(sight, areas.discard, "discard", size(view.discard), face(view.discard_top) if view.discard else "", -2),
    ]
    return seen + _pieces(sight, seen)


def price_of(sight: Sight) -> int:
    """What the market costs the seat that is looked at now."""
    view = sight.view
    buyer = sight.by if sight.draft is not None else sight.focus if sight.asking else view.turn
    row = zip(view.market, view.market_owner, strict=True)
    return sum(VALUE[card] for card, owner in row if owner in (FREE, buyer))


def _row(
    sight: Sight, areas: Areas, row: str, mat: Rect, cards: tuple[int, ...], owners: tuple[int, ...]
) -> list[Placement]:
    """Lay a row of cards on its mat; a long one overlaps, and a card answers where it can be seen."""
    w = areas.card
    h = w * CARD_RATIO
    x, y, wide, high = mat
    room = wide - 2 * EDGE - w
    pitch = min(w + 9 if row == "market" else w + 6, room / max(1, len(cards) - 1))
    placed = []
    for slot, (card, owner) in enumerate(zip(cards, owners, strict=True)):
        hidden = slot + 1 < len(cards) and pitch < w
        placed.append(
            Placement(
                (row, slot),
                face(card),
                x + EDGE + w / 2 + slot * pitch,
                y + high - h / 2 - 13,
                w,
                h,
                z=100 + slot,
                mood=_mood(sight, row, slot, owner),
                shadow=True,
                piece=True,
                touch=True,
                tip=_tip(sight, row, card, owner),
                rule="take" if row == "market" else "reserve",
                reach=(0, 0, pitch, h) if hidden else None,
            )
        )
    return placed


def _mood(sight: Sight, row: str, slot: int, owner: int) -> str:
    draft = sight.draft
    whose = sight.by if draft is not None else sight.focus
    chosen = (
        (isinstance(draft, Take) and (row, slot) == ("market", draft.slot))
        or (isinstance(draft, Reserve) and (row, slot) == (draft.row, draft.slot))
        or (isinstance(draft, Buy) and row == "market" and owner in (FREE, whose))
    )
    if chosen:
        return CHOSEN
    return DIM if owner not in (FREE, whose) else REST


def card_name(sight: Sight, card: int) -> str:
    """Name a card: its good and its value."""
    return sight.say("card", good=sight.say(f"good-{COLOURS[COLOUR[card]]}-low"), value=VALUE[card])


def _tip(sight: Sight, row: str, card: int, owner: int) -> str:
    say = sight.say
    what = say("card-tip", card=card_name(sight, card), value=VALUE[card], symbols=SYMBOLS[card])
    if owner != FREE:
        return f"{what}\n{say('card-reserved-tip', name=sight.seats[owner].name)}"
    if sight.asking and sight.view.asked == "action":
        return f"{what}\n{say('card-farm-tip' if row == 'farm' else 'card-market-tip')}"
    return what


def _pile(sight: Sight, rect: Rect, name: str, number: int, picture: str, angle: float) -> list[Placement]:
    x, y, w, h = rect
    tag = Tag(sight.say(name), str(number), w, min(4, -(-number // 10)) if name == "deck" else 0)
    tip = sight.say(f"{name}-tip", number=number)
    under = block((f"{name}-tag",), tag, (x, y - 34, w, h + 34), z=80, tip=tip, rule="restock")
    card = block((name,), picture, rect, z=90, angle=angle, shadow=True, late=True)
    return [under, card]


def _pieces(sight: Sight, cards: list[Placement]) -> list[Placement]:
    """Lay each piece that is out on its card."""
    view = sight.view
    at: dict[Key, Placement] = {card.key: card for card in cards}
    placed = []
    for row, owners in (("market", view.market_owner), ("farm", view.farm_owner)):
        for slot, owner in enumerate(owners):
            if owner != FREE:
                card = at[row, slot]
                w = card.w * 0.65
                x = card.x if card.reach is None else card.x - card.w / 2 + max(card.reach[2], w) / 2
                placed.append(
                    Placement(
                        ("piece", owner),
                        f"reserve_{sight.seats[owner].colour}",
                        x,
                        card.y + card.h * 0.12,
                        w,
                        w * 73 / 64,
                        z=card.z + 0.4,
                        shadow=False,
                        piece=True,
                    )
                )
    draft = sight.draft
    if isinstance(draft, Reserve) and (draft.row, draft.slot) in at and sight.by != FREE:
        card = at[draft.row, draft.slot]
        ghost = Placement(
            ("piece-ghost",), f"reserve_{sight.seats[sight.by].colour}", card.x, card.y + card.h * 0.12,
            card.w * 0.65, card.w * 0.74, z=card.z + 0.45, alpha=170,
        )  # fmt: skip
        placed.append(ghost)
    return placed


@dataclass(frozen=True, slots=True)
class Mat(Drawing):
    """A dark mat with a title, a hint and, for the market, its price."""

    title: str
    hint: str = ""
    price: int | None = None

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.mat(0, 0, w, h)
        used = 12 + ink.text(self.title, DISPLAY, 17, "cream", 12, 15)
        right = w - 12
        if self.price is not None:
            right -= 78
            ink.pill(right, 4, 78, 23, "light")
            ink.picture("coin", right + 9, 7, 17, 17)
            ink.text(str(self.price), DISPLAY, 17, "ink", right + 50, 15, "center")
        if right - used > 90:
            ink.text(self.hint, BODY, 15, "cream2", used + 10, 16, width=right - used - 18, tall=28)


@dataclass(frozen=True, slots=True)
class Tag(Drawing):
    """A pile's name and number of cards, and the edges of the cards below the top one."""

    name: str
    number: str
    w: float
    edges: int

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        size = ink.fitting(16, BOLD, 26)
        room = w - ink.width(self.number, BOLD, size) + 1
        ink.text(self.name, DISPLAY, 17, "cream", -3, 14, width=room)
        ink.text(self.number, BOLD, size, "cream2", w + 3, 15, "midright")
        ink.box(0, 34, w, h - 34, (6, 18, 34, 90), 7)
        ink.box(0, 34, w, h - 34, (233, 203, 128, 60), 7, 1)
        for edge in range(self.edges, 0, -1):
            ink.picture("card_back", -edge * 1.6, 34 - edge * 1.6, w, h - 34)
