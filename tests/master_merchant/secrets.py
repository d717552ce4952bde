"""What a seat cannot know at a table of Master Merchant."""

from game.core.chance import Dice
from game.core.game import Aids
from game.master_merchant.heaps import CHARACTERS, cards, heap, size
from game.master_merchant.state import State
from game.master_merchant.view import OWNED

HEAPS = {"laid", "city", "hands", "up", "down", "owned"}
"""The parts of a view that are heaps."""
CARDS = {"card"}
"""The parts of a view that are cards."""


def sibling(state: State, seat: int, aids: Aids, dice: Dice) -> State:
    """Shuffle which hidden cards of the others are in hand and, unless the aids show it, whose they are."""
    other = state.clone()
    others = [owner for owner in range(state.seats) if owner != seat]
    hidden = {owner: state.hands[owner] + state.down[owner] for owner in others}
    if OWNED not in aids and not state.result:
        # Everybody knows where the start cards are: their owner never changes.
        strangers = dice.order("strangers", [card for owner in others for card in cards(hidden[owner] & CHARACTERS)])
        for owner in others:
            number = size(hidden[owner] & CHARACTERS)
            hidden[owner] = (hidden[owner] & ~CHARACTERS) + heap(strangers.pop() for _ in range(number))
    for owner in others:
        shuffled = dice.order("hidden", cards(hidden[owner]))
        other.hands[owner] = heap(shuffled.pop() for _ in range(size(state.hands[owner])))
        other.down[owner] = heap(shuffled)
    return other
