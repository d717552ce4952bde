"""The secrecy gate of Master Merchant: what a seat may know, and a deal of all it cannot know.

Cards come from the city openly, return openly and change their owner openly, so a perfect memory knows what everybody
owns. It does not know which of the cards that do not lie face up are in the hand and which lie face down.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.core.game import Aids, Result
from game.master_merchant.heaps import cards, heap, size
from game.master_merchant.moves import Move, Use
from game.master_merchant.state import State

if TYPE_CHECKING:
    from game.master_merchant.rules import MasterMerchant

OWNED = "owned"
AIDS: Aids = frozenset((OWNED,))


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may know it. Heaps and numbers mean the same as in the position."""

    seat: int
    seats: int
    lone_card: str
    turn: int
    turns: int
    to_act: int
    asked: str
    result: Result | None
    plays: int
    card: int
    laid: int
    effects: int
    declared: Use | None
    """Such a use is aimed at others, so that it names only what lies open."""
    asking: tuple[int, ...]
    shielded: tuple[int, ...]
    city: int
    hands: tuple[int | None, ...]
    """The own hand only."""
    hand_sizes: tuple[int, ...]
    up: tuple[int, ...]
    down: tuple[int | None, ...]
    """The own face-down cards only."""
    down_sizes: tuple[int, ...]
    owned: tuple[int | None, ...]
    """The own cards; others' only with the aid "owned" or when the game is over and names are counted."""
    gold: tuple[int, ...]
    moves: tuple[Move, ...]
    """What this seat may do now; empty when somebody else is asked."""


def view(state: State, seat: int, moves: list[Move], aids: Aids) -> View:
    """Show the table to a seat: nothing that it cannot know goes through here."""
    open_owned = OWNED in aids or state.result is not None
    return View(
        seat=seat,
        seats=state.seats,
        lone_card=state.lone_card,
        turn=state.turn,
        turns=state.turns,
        to_act=state.to_act,
        asked=state.asked,
        result=state.result,
        plays=state.plays,
        card=state.card,
        laid=state.laid,
        effects=state.effects,
        declared=state.declared,
        asking=state.asking,
        shielded=state.shielded,
        city=state.city,
        hands=tuple(hand if owner == seat else None for owner, hand in enumerate(state.hands)),
        hand_sizes=tuple(map(size, state.hands)),
        up=tuple(state.up),
        down=tuple(down if owner == seat else None for owner, down in enumerate(state.down)),
        down_sizes=tuple(map(size, state.down)),
        owned=tuple(state.owned(owner) if open_owned or owner == seat else None for owner in range(state.seats)),
        gold=tuple(state.gold),
        moves=tuple(moves),
    )


def redeal(view: View, chance: Chance) -> "MasterMerchant":
    """Deal everything this view does not know anew: which hidden cards of the others are in hand, which face down."""
    from game.master_merchant.rules import MasterMerchant

    state = MasterMerchant()
    state.seats, state.lone_card = view.seats, view.lone_card
    state.turn, state.turns = view.turn, view.turns
    state.to_act, state.asked, state.result = view.to_act, view.asked, view.result
    state.plays, state.card, state.laid, state.effects = view.plays, view.card, view.laid, view.effects
    state.declared, state.asking, state.shielded = view.declared, view.asking, view.shielded
    state.city, state.up, state.gold = view.city, list(view.up), list(view.gold)
    state.hands, state.down = [], []
    for seat, owned in enumerate(view.owned):
        if owned is None:
            raise ValueError("dealing anew needs a view with a perfect memory")
        hidden = owned - view.up[seat]
        hand = view.hands[seat]
        if hand is None:
            hand = _some(hidden, view.hand_sizes[seat], view.down_sizes[seat], chance)
        state.hands.append(hand)
        state.down.append(hidden - hand)
    return state


def _some(hidden: int, in_hand: int, face_down: int, chance: Chance) -> int:
    """Choose which hidden cards are in the hand; there is nothing to choose when they all are, or none is."""
    if not face_down:
        return hidden
    return heap(chance.order("hidden", cards(hidden))[:in_hand]) if in_hand else 0
