"""A bot's judgement of Master Merchant: how good a position looks for a seat, in gold.

Each term judges one thing for one seat; the weights were found by playing greedy bots with different ones against each
other.
"""

from functools import lru_cache

from game.core.chance import Told
from game.master_merchant import choices, effects
from game.master_merchant.data import CARDS, HIIRAGI, KINDS, PLAYS, TRICK
from game.master_merchant.heaps import count, kinds, names, size
from game.master_merchant.rules import A_SHIELD, EFFECT
from game.master_merchant.state import State

WIN = 100.0
"""More than anything that can be had on the way."""
NAME = 0.9
"""A name is a step to the end as well, but there are fewer to be had than gold."""
SHIELD = 0.3
"""A Hiiragi lying face up may save a gold."""
NEXT_TURN = 0.5
"""The hand of the next turn is about to be played, unless somebody interferes."""
LATER_TURNS = 0.6
"""All cards owned come back into the hand in turn."""
PLAY_LEFT = 1.05
"""A play that is left in this turn brings its gold for sure: a little more than what it may bring later."""
BLIND = 0.1
"""A card discarded blind rarely hurts, but its owner may have wanted it."""
BRINGS = {
    "trick": 1.0,  # no more than face down, except from the rich
    "negotiation": 1.5,  # a card that is worth more than its price
    "izumiya": 1.5,  # a card for nothing
    "hiiragi": 1.5,  # lies ready as a shield
    "oboro": 1.0,  # another card's turn again
    "kogarashi": 3.0,  # one more for the player and one less for the leader
    "daimon": 2.0,  # a card that is not needed turns to gold
    "sakuraya": 1.2,  # a card to be played at once
    "echigoya": 4.0,  # two gold, and four as a pair
    "kanda": 6.0,  # one gold, and every turn has a play more
    "ueshima": 1.2,  # two plays, for gold that must be there
    "tokunaga": 1.6,  # the best card that lies about
}
"""What each copy of a card is worth to a hand that can play it; face down, every card brings 1."""
_BRINGS = tuple(BRINGS[CARDS[card]] for card in range(KINDS))


def worth(state: State, seat: int) -> float:
    """Weigh what a seat has and may expect against the best of the others."""
    if state.result:
        return WIN if state.result.places[seat] == 1 else -WIN
    now = _lead(state, seat)
    if state.asked != EFFECT or state.turn != seat:
        return now
    return now + state.effects * _promise(state, seat, now)


def gold(state: State, seat: int) -> float:
    """Count the gold, less what a Trick that was not shielded is about to take."""
    borne = state.declared and state.card == TRICK and seat not in state.asking + state.shielded
    return state.gold[seat] - (1 if borne and seat in choices.victims(state) else 0)


def different_names(state: State, seat: int) -> float:
    """Count the different names owned."""
    return NAME * names(state.owned(seat))


def shield(state: State, seat: int) -> float:
    """Feel safe behind a Hiiragi that lies face up."""
    return SHIELD if state.up[seat] & A_SHIELD else 0


def rest_of_turn(state: State, seat: int) -> float:
    """Add what the plays that are left bring in this turn."""
    return PLAY_LEFT * _income(state.hands[seat], state.plays) if state.turn == seat else 0


def next_turn(state: State, seat: int) -> float:
    """Add what the hand of the next turn brings: all cards owned, if no more than one is left in hand."""
    hand = state.hands[seat]
    left = size(hand) - (state.plays if state.turn == seat else 0)
    return NEXT_TURN * _income(hand if left > 1 else state.owned(seat), PLAYS)


def later_turns(state: State, seat: int) -> float:
    """Add what the best plays of all cards owned bring."""
    return LATER_TURNS * _income(state.owned(seat), PLAYS)


TERMS = (gold, different_names, shield, next_turn, later_turns)
"""What a seat's position is made of; for the player who decides, the rest of the turn as well."""


def _lead(state: State, seat: int) -> float:
    standing = [sum(term(state, each) for term in TERMS) for each in range(state.seats)]
    mine = standing.pop(seat) + rest_of_turn(state, seat)
    return mine - max(standing)


def _promise(state: State, seat: int, now: float) -> float:
    """Find what the best use of the effect that is asked for would add; others are expected to shield if they can."""
    if state.card == HIIRAGI:
        return BLIND
    best = 0.0
    for use in choices.uses(state):
        after = state.clone()
        after.shielded = tuple(other for other in choices.affected(state, use) if state.up[other] & A_SHIELD)
        effects.happen(after, use, Told(()), None)
        best = max(best, _lead(after, seat) - now)
    return best


@lru_cache(maxsize=1 << 14)
def _income(hand: int, plays: int) -> float:
    """Add up what the best plays of a hand bring, all copies of a name in one play."""
    brought = sorted((count(hand, card) * _BRINGS[card] for card in kinds(hand)), reverse=True)
    return sum(brought[:plays])
