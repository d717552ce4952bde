"""A bot's judgement of Traders of Osaka: how good a position looks for a seat, in points."""

from game.osaka.data import EDO
from game.osaka.heaps import LOT, coins
from game.osaka.scoring import points
from game.osaka.state import State

NEAR_EDO = (0.45, 0.55, 0.65, 0.45, 0.55, 1.0)
"""What share of its payday a lot is worth while its ship lies in each space: the great waves take some back."""
INSURED = (0.6, 0.65, 0.7, 0.8, 0.9, 1.0)
"""The same for lots that are insured."""
COIN = 0.13
"""A coin in hand buys goods later; a card that overpays is lost."""
TOKEN = 0.7
"""A delivery token raises every later price of its colour."""
LOW_HAND = 12
"""Coins beyond this many help less."""


def worth(state: State, seat: int) -> float:
    """Weigh points, goods by their ships' places, tokens and coins of a seat against the best of the others."""
    mine = _standing(state, seat)
    others = max(_standing(state, other) for other in range(state.seats) if other != seat)
    return mine - others


def _standing(state: State, seat: int) -> float:
    total = float(state.points[seat])
    if state.result:
        return total + 0.01 * sum(state.tokens[seat * 4 : seat * 4 + 4])
    safe, risky = state.insured[seat], state.goods[seat]
    for colour, space in enumerate(state.ships):
        tokens = state.tokens[seat * 4 + colour]
        total += TOKEN * tokens
        lot = (safe + risky) >> 12 * colour & LOT
        if lot:
            share = INSURED if safe >> 12 * colour & LOT else NEAR_EDO
            total += points(lot, tokens) * share[min(space, EDO)]
    money = coins(state.hands[seat])
    return total + COIN * min(money, LOW_HAND) + COIN / 3 * max(0, money - LOW_HAND)
