"""What a seat cannot know at a table of Traders of Osaka."""

from game.core.chance import Dice
from game.core.game import Aids
from game.osaka.heaps import cards, heap, size
from game.osaka.rules import Osaka
from game.osaka.view import HANDS, POINTS

HEAPS = {"discard", "hands", "goods", "insured", "sold"}
"""The parts of a view that are heaps."""
CARDS = {"market", "farm", "discard_top"}
"""The parts of a view that are cards."""


def sibling(state: Osaka, seat: int, aids: Aids, dice: Dice) -> Osaka:
    """Shuffle the draw pile, the points drawn unseen and, unless the aids show them, hands and points of the others."""
    other = state.clone()
    others = [owner for owner in range(state.seats) if owner != seat]
    unknown = [*state.draw, *state.blind]
    if HANDS not in aids:
        unknown += [card for owner in others for card in cards(state.hands[owner])]
    shuffled = dice.order("unknown", unknown)
    if HANDS not in aids:
        for owner in others:
            other.hands[owner] = heap(shuffled.pop() for _ in range(size(state.hands[owner])))
    other.blind = [shuffled.pop() for _ in state.blind]
    other.draw = shuffled
    if POINTS not in aids and not state.result and len(others) > 1:
        _give_a_point(other, *dice.order("others", others)[:2])
    return other


def _give_a_point(state: Osaka, giver: int, taker: int) -> None:
    """Move a point from one pile to another if neither looks any higher or lower for it."""
    heights = state.view(0).heights
    before = state.points[:]
    state.points[giver] -= 1
    state.points[taker] += 1
    if state.points[giver] < 0 or state.view(0).heights != heights:
        state.points = before
