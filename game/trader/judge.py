"""A bot's judgement of Trader: how good a position looks for a seat, in millions.

Each term judges one thing for one side (a player or a team); the weights were found by playing greedy bots with
different ones against each other.
"""

from functools import cache, lru_cache

from game.trader.choices import ACTION, LAST_SALE
from game.trader.data import COLOUR, EMPTY_ENDS, JOKER, VALUE
from game.trader.heaps import LOTS, ONE, cards
from game.trader.scoring import totals
from game.trader.state import State

SALE = 0.94
"""A sale still to come is worth this share of its price, and the next one this share of that: each takes a turn."""
SINGLE = 1.3
"""What a stock without another to be sold with is worth, as a share of its value, while there is time to find one."""
ENOUGH_TURNS = 4
"""With fewer turns than this, that hope fades."""
TURNS_A_STOCK = 1.5
"""How many turns pass for each stock that is bought: the others are sales."""
BARGAIN = 0.4
"""What share of the gain from the best free stock the next player is given credit for."""


def worth(state: State, seat: int) -> float:
    """Weigh what a seat's side has and may expect against the best of the other sides."""
    sides = len(state.jokers)
    standing = [sum(term(state, side) for term in TERMS) for side in range(sides)]
    mine = standing.pop(seat % sides)
    return mine - max(standing)


def money(state: State, side: int) -> float:
    """Count the money of all rounds."""
    running = () if state.result else (state.money,)
    return totals(state.seats, (*state.scores, *running))[side]


def sales_to_come(state: State, side: int) -> float:
    """Add up the sales a side could make one after the other, best first, as far as there is time."""
    if state.result:
        return 0
    prices, _ = _prospects(state, side)
    if state.asked == LAST_SALE:
        return prices[0] if any(state.side(seat) == side for seat in state.asking) else 0
    total, share = 0.0, SALE
    for price in prices[: int(_turns_left(state)) + 1]:
        total += share * price
        share *= SALE
    return total


def singles(state: State, side: int) -> float:
    """Hope for the stocks that have no other to be sold with, while there is time to find one."""
    if state.result or state.asked == LAST_SALE:
        return 0
    return SINGLE * _prospects(state, side)[1] * min(1.0, _turns_left(state) / ENOUGH_TURNS)


def bargain(state: State, side: int) -> float:
    """Credit the side that is next to buy with what the best free stock adds to its sales, after its price."""
    if state.result or state.asked == LAST_SALE:
        return 0
    following = state.to_act if state.asked == ACTION else (state.to_act + 1) % state.seats
    return BARGAIN * _best_gain(state, following) if state.side(following) == side else 0


TERMS = (money, sales_to_come, singles, bargain)
"""What a side's position is made of."""


def _turns_left(state: State) -> float:
    """Guess how many turns each side has left: until the three lowest columns are bought empty."""
    return TURNS_A_STOCK * sum(sorted(map(len, state.columns))[:EMPTY_ENDS]) / len(state.jokers)


def _prospects(state: State, side: int) -> tuple[tuple[int, ...], int]:
    """List the prices of the sales a side could make one after the other, best first, and add up the values left."""
    partners = state.stocks[side + 2] if state.seats == 4 else None
    return _sell_off(state.stocks[side], partners, state.jokers[side])


@lru_cache(maxsize=1 << 14)
def _sell_off(own: int, partners: int | None, joker: bool) -> tuple[tuple[int, ...], int]:
    prices: list[int] = []
    left: list[int] = []
    for lot in LOTS:
        pairs, single = _pairs(own & lot, None if partners is None else partners & lot)
        prices += pairs
        left += single
    if joker and left:
        best = max(left)
        left.remove(best)
        prices.append(JOKER * best)
    return tuple(sorted(prices, reverse=True)), sum(left)


def _best_gain(state: State, seat: int) -> int:
    """Find the most that one free stock would add to what a seat's pairs bring, after its price."""
    partners = state.stocks[(seat + 2) % 4] if state.seats == 4 else None
    best = 0
    for column, stocks in enumerate(state.columns):
        if stocks and column != state.closed and VALUE[stocks[-1]] <= state.money[seat]:
            stock = stocks[-1]
            lot = LOTS[COLOUR[stock]]
            own, others = state.stocks[seat] & lot, None if partners is None else partners & lot
            gain = sum(_pairs(own + ONE[stock], others)[0]) - sum(_pairs(own, others)[0]) - VALUE[stock]
            best = max(best, gain)
    return best


@cache
def _pairs(own: int, partners: int | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Pair off the stocks of one colour, high with high: the prices of the pairs, and the values left single."""
    firsts = sorted((VALUE[stock] for stock in cards(own)), reverse=True)
    if partners is None:
        firsts, seconds = firsts[::2], firsts[1::2]
    else:
        seconds = sorted((VALUE[stock] for stock in cards(partners)), reverse=True)
    number = min(len(firsts), len(seconds))
    prices = tuple(one * other for one, other in zip(firsts, seconds, strict=False))
    return prices, (*firsts[number:], *seconds[number:])
