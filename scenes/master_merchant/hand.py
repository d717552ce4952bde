"""The hand as a fan, and the plays of this turn above it. A hand that is not open shows backs."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.master_merchant.data import PLAYS
from game.master_merchant.heaps import cards
from game.master_merchant.moves import Down, Play
from scenes.ink import BODY, DISPLAY, Ink
from scenes.master_merchant.card import about, back, face
from scenes.master_merchant.layout import Areas
from scenes.placement import CARD_RATIO, CHOSEN, REST, Drawing, Placement, block
from scenes.table.fan import Spot, counted, spread
from scenes.table.sight import Sight

CARD, PITCH, RAISED = 154, 106, 24


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the hand of the person at the screen."""
    view, say, seat = sight.view, sight.say, sight.focus
    x, y, w, _ = areas.hand
    heap = view.hands[seat]
    hand: Sequence[int | None] = [None] * view.hand_sizes[seat] if heap is None else cards(heap)
    mine = view.turn == seat and view.result is None
    head = Head(say("hand"), say("mm-plays", number=view.plays) if mine else "", *(_pips(sight) if mine else (0, 0)))
    return [
        block(("hand-zone",), "", areas.hand, z=79, tip=say("mm-hand-tip"), rule="turn"),
        block(("hand-head",), head, (x, y, w, 30), z=80),
        block(("hand", seat), "", (x + w / 2 - CARD / 2, y + 70, CARD, CARD * CARD_RATIO)),
        *(_card(sight, card, nth, spot) for (card, nth), spot in
          zip(counted(hand), spread(hand, areas.hand, CARD, PITCH), strict=True)),
    ]  # fmt: skip


def _pips(sight: Sight) -> tuple[int, int]:
    """How many plays of this turn are used, the running one included, and how many are left."""
    view = sight.view
    return max(0, PLAYS - view.plays), view.plays


def _card(sight: Sight, card: int | None, nth: int, spot: Spot) -> Placement:
    mood, hidden = _mood(sight, card, nth)
    h = spot.w * CARD_RATIO
    raised = RAISED * spot.w / CARD if mood != REST else 0
    return Placement(
        ("hand", sight.focus, "back" if card is None else card, nth),
        back(sight.say, card) if card is None or hidden else face(sight.say, card),
        spot.x, spot.top + h / 2 - raised, spot.w, h, z=200 + spot.above, angle=spot.angle, mood=mood, shadow=True,
        piece=True, touch=card is not None and sight.asking and sight.view.asked == "play",
        tip="" if card is None else about(sight.say, card), rule="turn",
        reach=(0, 0, spot.seen, h) if spot.seen < spot.w else None,
    )  # fmt: skip


def _mood(sight: Sight, card: int | None, nth: int) -> tuple[str, bool]:
    """Whether a card is chosen to be played, and whether face down."""
    if card is None or sight.by != sight.focus:
        return REST, False
    match sight.draft:
        case Play(chosen, number) if chosen == card and nth < number:
            return CHOSEN, False
        case Down(chosen) if chosen == card and nth == 0:
            return CHOSEN, True
    return REST, False


@dataclass(frozen=True, slots=True)
class Head(Drawing):
    """The line above the hand: a tick for each play that is used, a triangle for each that is left."""

    title: str
    plays: str
    used: int
    left: int

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.text(self.title, DISPLAY, 19, "cream", 14, 15)
        total = self.used + self.left
        step = min(46.0, 184 / max(1, total))
        x = w - 6 - total * step
        for at in range(total):
            self._pip(ink, x + at * step, at >= self.used, step - 6)
        if self.plays:
            room = x - 30 - ink.width(self.title, DISPLAY, 19)
            ink.text(self.plays, BODY, 15, "cream2", x - 10, 15, "midright", room, 28)

    def _pip(self, ink: Ink, x: float, left: bool, w: float) -> None:
        ink.box(x, 1, w, 28, "button" if left else (6, 18, 34, 190), 14)
        ink.box(x, 1, w, 28, "light", 14, 2)
        middle = x + w / 2
        if left:
            ink.polygon([(middle - 5, 8), (middle - 5, 22), (middle + 7, 15)], "cream")
        else:
            ink.line(middle - 7, 15, middle - 2, 20, "cream2", 3)
            ink.line(middle - 2, 20, middle + 7, 10, "cream2", 3)
