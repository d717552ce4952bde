"""A bot's judgement of Master Merchant: what a position is made of for a seat."""

from functools import lru_cache
from typing import Any

from game.core.judgement import Judgement, Measure, Weight
from game.master_merchant import choices
from game.master_merchant.data import CARDS, GOLD_TO_WIN, KINDS, PLAYS, TRICK
from game.master_merchant.heaps import count, kinds, names, size
from game.master_merchant.moves import Down, Move
from game.master_merchant.rules import A_SHIELD, PLAY, MasterMerchant
from game.master_merchant.state import State

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


def gold(state: State, seat: int) -> float:
    """Count the gold, less what a Trick that was not shielded is about to take."""
    borne = state.declared and state.card == TRICK and seat not in state.asking + state.shielded
    return state.gold[seat] - (1 if borne and seat in choices.victims(state) else 0)


def different_names(state: State, seat: int) -> float:
    """Count the different names owned."""
    return names(state.owned(seat))


def shield(state: State, seat: int) -> float:
    """Feel safe behind a Hiiragi that lies face up."""
    return 1 if state.up[seat] & A_SHIELD else 0


def rest_of_turn(state: State, seat: int) -> float:
    """Add what the plays that are left bring in this turn."""
    return _income(state.hands[seat], state.plays) if state.turn == seat else 0


def next_turn(state: State, seat: int) -> float:
    """Add what the hand of the next turn brings: all cards owned, if no more than one is left in hand."""
    hand = state.hands[seat]
    left = size(hand) - (state.plays if state.turn == seat else 0)
    return _income(hand if left > 1 else state.owned(seat), PLAYS)


def later_turns(state: State, seat: int) -> float:
    """Add what the best plays of all cards owned bring."""
    return _income(state.owned(seat), PLAYS)


@lru_cache(maxsize=1 << 14)
def _income(hand: int, plays: int) -> float:
    """Add up what the best plays of a hand bring, all copies of a name in one play."""
    brought = sorted((count(hand, card) * _BRINGS[card] for card in kinds(hand)), reverse=True)
    return sum(brought[:plays])


def effects_left(state: State, seat: int) -> float:
    """Count the effects of the play being resolved that are still to be used."""
    return state.effects if state.turn == seat else 0


WEIGHTS = {
    "gold": Weight(0.45, 0.5),  # eight of them are the usual way to win
    "names": Weight(0.15, 0.05),  # the other way, and longer: it rarely gets there first
    "shield": Weight(0.1, 0.3),  # the richer everybody is, the more often somebody aims
    "rest": Weight(0.06, 0.12),  # what is left of a turn is soon gone again
    "next": Weight(0.3, 0.3),  # the hand of the next turn is about to be played
    "later": Weight(0.2, 0.1),  # all cards come back, if the game lasts
    "effects": Weight(0.06, 0.1),  # an effect begun is worth a little; its use is looked at anyway
}
NAIVE = {"gold": Weight(1, 1), "names": Weight(0.9, 0.9), "rest": Weight(0.3, 0.3)}
"""A beginner counts what lies there now, and does not ask what the cards bring later."""
_TERMS = (gold, different_names, shield, rest_of_turn, next_turn, later_turns, effects_left)


def measure(state: State) -> Measure:
    """Measure what every seat has and may expect; the game is as far as the seat nearest to its end."""
    sides = [[term(state, seat) for term in _TERMS] for seat in range(state.seats)]
    nearest = max(max(terms[0], terms[1]) for terms in sides)
    return Measure(min(1.0, nearest / GOLD_TO_WIN), sides)


def candidates(state: MasterMerchant) -> dict[Any, Move]:
    """List the moves worth considering: a card laid face down brings its gold."""
    return {move: move for move in state.moves() if not (isinstance(move, Down) and not move.gold)}


_TOPICS = {"gold": ("gold",), "names": ("names",), "shield": ("shield",), "cards": ("rest", "next", "later")}

JUDGEMENT = Judgement(measure, WEIGHTS, NAIVE, candidates, topics=_TOPICS, quiet=PLAY)
