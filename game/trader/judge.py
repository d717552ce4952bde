"""A bot's judgement of Trader: what a position is made of for a side (a player or a team), in millions."""

from functools import cache, lru_cache

from game.core.judgement import Judgement, Measure, Weight
from game.trader.choices import ACTION, LAST_SALE
from game.trader.data import COLOUR, DECK, EMPTY_ENDS, JOKER, SIDES, VALUE
from game.trader.heaps import LOTS, ONE, cards
from game.trader.scoring import totals
from game.trader.state import State

SALE = 0.94
"""A sale still to come is worth this share of its price, and the next one this share of that: each takes a turn."""
ENOUGH_TURNS = 4
"""With fewer turns than this, that hope fades."""
TURNS_A_STOCK = 1.5
"""How many turns pass for each stock that is bought: the others are sales."""


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
        return sum(prices[:1]) if any(state.side(seat) == side for seat in state.asking) else 0
    total, share = 0.0, SALE
    for price in prices[: int(_turns_left(state)) + 1]:
        total += share * price
        share *= SALE
    return total


def singles(state: State, side: int) -> float:
    """Hope for the stocks that have no other to be sold with, while there is time to find one."""
    if state.result or state.asked == LAST_SALE:
        return 0
    return _prospects(state, side)[1] * min(1.0, _turns_left(state) / ENOUGH_TURNS)


def bargain(state: State, side: int) -> float:
    """Credit the side that is next to buy with what the best free stock adds to its sales, after its price."""
    if state.result or state.asked == LAST_SALE:
        return 0
    following = state.to_act if state.asked == ACTION else (state.to_act + 1) % state.seats
    return _best_gain(state, following) if state.side(following) == side else 0


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


WEIGHTS = {
    "money": Weight(0.083, 0.268),  # a million in hand, the surer the nearer the end
    "sales": Weight(0.098, 0.271),  # a sale to come is nearly money
    "singles": Weight(0.155, 0.276),  # a stock alone may find another worth twice its price
    "bargain": Weight(0.008, 0.136),  # what the next player finds free is theirs, late in the round
}
NAIVE = {"money": Weight(0.1, 0.1), "sales": Weight(0.1, 0.1), "singles": Weight(0.1, 0.1)}
"""A beginner does not see what is left for the next player."""
_TERMS = (money, sales_to_come, singles, bargain)


def measure(state: State) -> Measure:
    """Measure what every side has and may expect; the match is as far as rounds are played and stocks are bought."""
    left = sum(map(len, state.columns)) / len(DECK)
    progress = (len(state.scores) + 1 - left) / state.rounds
    return Measure(min(1.0, progress), [[term(state, side) for term in _TERMS] for side in range(len(state.jokers))])


_TOPICS = {"money": ("money", "sales"), "cash": ("money",), "sales": ("sales",)}
_WEIGHED = frozenset({"buy", "sell", "together"})

JUDGEMENT = Judgement(measure, WEIGHTS, NAIVE, sides=SIDES.__getitem__, topics=_TOPICS, weighed=_WEIGHED)
