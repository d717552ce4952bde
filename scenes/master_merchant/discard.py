"""A discard, spread out so that all can be seen: face-up cards, then those face down, which only the owner knows."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.master_merchant.data import HIIRAGI
from game.master_merchant.heaps import cards, count
from game.master_merchant.moves import FACE_DOWN, FACE_UP, Use
from scenes.ink import Ink
from scenes.master_merchant.ask import AIMED, FROM_DISCARD, choosing, uses
from scenes.master_merchant.card import about, back, face
from scenes.placement import CARD_RATIO, CHOSEN, DIM, LEGAL, REST, Drawing, Placement, block
from scenes.table.fan import counted
from scenes.table.scroll import Rect
from scenes.table.sight import Sight

GAP = 6
"""The room between two cards, while there is room."""


def place(sight: Sight, seat: int, area: Rect, w: float) -> list[Placement]:
    """Spread the discard of a seat in a row; cards are so wide, and overlap only if they must."""
    x, y, room, _ = area
    lying = list(_lying(sight, seat))
    h = w * CARD_RATIO
    step = min(w + GAP, (room - w) / max(1, len(lying) - 1))
    seen = [block(("discard", seat), "", (x, y, w, h))]
    for at, (side, card, nth) in enumerate(lying):
        rect = (x + at * step, y, w, h)
        shows = w if at + 1 == len(lying) else min(w, step)
        seen.append(_card(sight, seat, (side, card, nth), rect, 150 + at, shows))
        if side == "up" and card is not None:
            seen += _marks(sight, seat, card, nth, rect, 150.4 + at, shows)
    return seen


def _lying(sight: Sight, seat: int) -> Iterator[tuple[str, int | None, int]]:
    """What lies there: on which side, which card if it may be known, and which of those that are alike."""
    view = sight.view
    down: list[int | None] = [None] * view.down_sizes[seat]
    if view.down[seat] is not None:
        down = list(cards(view.down[seat]))
    yield from (("up", card, nth) for card, nth in counted(cards(view.up[seat])))
    yield from (("down", card, nth) for card, nth in counted(down))


def _card(sight: Sight, seat: int, lying: tuple[str, int | None, int], rect: Rect, z: float, seen: float) -> Placement:
    say, view = sight.say, sight.view
    side, card, nth = lying
    _, _, w, h = rect
    choice = choosing(sight)
    touch = choice in (*FROM_DISCARD, *AIMED) or (
        sight.asking and view.asked == "shield" and seat == sight.focus and (side, card) == ("up", HIIRAGI)
    )
    if card is None:
        tip = say("mm-down-tip", name=sight.seats[seat].name)
    elif side == "down":
        tip = say("mm-own-down-tip") + "\n" + about(say, card)
    else:
        tip = about(say, card)
    return block(
        ("discard", seat, side, "back" if card is None else card, nth),
        face(say, card) if side == "up" and card is not None else back(say, card),
        rect, z=z, shadow=True, piece=True, mood=_mood(sight, seat, lying), touch=touch, tip=tip,
        rule="down" if side == "down" else "discard", reach=(0, 0, seen, h) if seen < w else None,
    )  # fmt: skip


def _mood(sight: Sight, seat: int, lying: tuple[str, int | None, int]) -> str:
    """Lit if the effect may choose it; of several that are alike one is chosen."""
    side, card, nth = lying
    use = _use(seat, side, card)
    if use is not None and sight.draft == use:
        return CHOSEN if nth == 0 else REST
    if choosing(sight) in FROM_DISCARD:
        return LEGAL if use in uses(sight) and not _laid(sight, seat, lying) else DIM
    return REST


def _use(seat: int, side: str, card: int | None) -> Use | None:
    if card is None:
        return None
    return FACE_UP[seat][card] if side == "up" else FACE_DOWN[seat][card]


def _laid(sight: Sight, seat: int, lying: tuple[str, int | None, int]) -> bool:
    """Tell whether a card belongs to the play that is being resolved: the last ones of its name do."""
    view = sight.view
    side, card, nth = lying
    if seat != view.turn or side != "up" or card is None:
        return False
    return nth >= count(view.up[seat], card) - count(view.laid, card)


def _marks(sight: Sight, seat: int, card: int, nth: int, rect: Rect, z: float, shows: float) -> list[Placement]:
    """A sign on what is being played, and the shield on a Hiiragi."""
    x, y, w, _ = rect
    seen = []
    if card == HIIRAGI:
        seen.append(block(("shield", seat, nth), Guard(shows >= w), rect, z=z))
    if _laid(sight, seat, ("up", card, nth)):
        side = w * 0.3
        seen.append(block(("playing", seat, nth), "fx_play", (x + (w - side) / 2, y - side * 0.3, side, side), z=z))
    return seen


@dataclass(frozen=True, slots=True)
class Guard(Drawing):
    """The frame of a card that can shield its owner."""

    whole: bool = True
    """Whether no other card lies on it; else the shield shows at its left edge. It never covers name or effect."""

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(-3, -3, w + 6, h + 6, (47, 108, 151), 8, 3)
        side = w * (0.5 if self.whole else 0.42)
        if self.whole:
            ink.picture("fx_shield", w - side * 0.85, -side * 0.3, side, side)
        else:
            ink.picture("fx_shield", -2, h * 0.7 - side, side, side)
