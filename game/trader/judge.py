"""A bot's judgement of Trader: how good a position looks for a seat, in millions.

The weights were found by playing greedy bots with different ones against each other.
"""

from functools import cache

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
BARGAIN = 0.5
"""What share of the gain from the best free stock the next player is given credit for."""


def worth(state: State, seat: int) -> float:
    """Weigh the money of all rounds and the sales to come of a seat's side against the best of the other sides."""
    sides = len(state.jokers)
    if state.result:
        standing: list[float] = list(state.result.points[:sides])
    else:
        standing = [_standing(state, side) for side in range(sides)]
        if state.asked != "last sale":
            following = state.to_act if state.asked == "action" else (state.to_act + 1) % state.seats
            standing[following % sides] += BARGAIN * _bargain(state, following)
    mine = standing.pop(seat % sides)
    return mine - max(standing)


def _standing(state: State, side: int) -> float:
    """Add up the money a side has and the sales it has time for."""
    total = float(totals(state.seats, (*state.scores, state.money))[side])
    prices, singles = _prospects(state, side)
    if state.asked == "last sale":
        return total + (prices[0] if any(state.side(seat) == side for seat in state.asking) else 0)
    turns = _turns_left(state) / len(state.jokers)
    share = SALE
    for number, price in enumerate(prices):
        if number > turns:
            break
        total += share * price
        share *= SALE
    return total + SINGLE * singles * min(1.0, turns / ENOUGH_TURNS)


def _turns_left(state: State) -> float:
    """Guess how many turns all players have left: until the three lowest columns are bought empty."""
    return TURNS_A_STOCK * sum(sorted(map(len, state.columns))[:EMPTY_ENDS])


def _prospects(state: State, side: int) -> tuple[list[int], int]:
    """List the prices of the sales a side could make one after the other, best first, and add up the values left."""
    own, partners = state.stocks[side], state.stocks[side + 2] if state.seats == 4 else None
    prices: list[int] = []
    singles: list[int] = []
    for lot in LOTS:
        pairs, left = _pairs(own & lot, None if partners is None else partners & lot)
        prices += pairs
        singles += left
    if state.jokers[side] and singles:
        best = max(singles)
        singles.remove(best)
        prices.append(JOKER * best)
    prices.sort(reverse=True)
    return prices, sum(singles)


def _bargain(state: State, seat: int) -> int:
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
