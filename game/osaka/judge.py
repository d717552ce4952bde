"""A bot's judgement of Traders of Osaka: what a position is made of, and the moves worth considering."""

from functools import lru_cache
from typing import Any

from game.core.judgement import Judgement, Measure, Weight
from game.osaka.choices import ACTION, INSURE, moves
from game.osaka.data import FREE, SYMBOLS, TOKENS_TO_END, VALUE
from game.osaka.heaps import HIGHEST, LOT, NUMBER, ONE, cards, coins, payments, size
from game.osaka.moves import PASS, RESERVES, TAKES, Insure, Move, buy
from game.osaka.state import State

WEIGHTS = {
    "points": Weight(0.237, 0.509),  # what the game is about; early ones can still be caught up with
    "tokens": Weight(0.191, 0.292),  # each raises all later prices of its colour, and brings the end
    "goods 1": Weight(0.208, 0.153),  # far from Edo, but out of the waves
    "goods 2": Weight(0.234, 0.101),  # the same, unless the game ends before they arrive
    "goods 3": Weight(0.244, 0.091),  # in the waves: the next payday may take them
    "goods 4": Weight(0.249, 0.305),  # in the waves too, but Edo is one space away
    "insured": Weight(0.591, 0.257),  # safe from waves; late, there may be no time to deliver them
    "coins": Weight(0.036, 0.073),  # a coin in hand buys goods later
    "symbols": Weight(0.087, 0.074),  # cards that would save goods at sea
    "turn": Weight(0.056, 0.082),  # who is next chooses first
    "market": Weight(0.001, 0.084),  # what could be bought at once
}
NAIVE = {
    "points": Weight(1, 1),
    "goods 1": Weight(0.5, 0.5),
    "goods 2": Weight(0.5, 0.5),
    "goods 3": Weight(0.5, 0.5),
    "goods 4": Weight(0.5, 0.5),
    "insured": Weight(0.6, 0.6),
    "coins": Weight(0.06, 0.06),
}
"""A beginner takes goods for points wherever their ships lie, and sees neither tokens nor what others may buy."""
_TERMS = len(WEIGHTS)
_AT = (2, 2, 3, 4, 5, 5)
"""Where goods are counted by their ship's space; only in the middle of a purchase are there goods in a harbour."""
_INSURED, _COINS, _SYMBOLS, _TURN, _MARKET = 6, 7, 8, 9, 10

COVER = tuple(2 * (lot & 15) + (lot >> 4 & 15) for lot in range(LOT + 1))
"""The insurance symbols in a lot (shifted down)."""


def measure(state: State) -> Measure:
    """Measure points, tokens, goods by their ships' places, coins, cover, and what the player on turn could buy."""
    ships, tokens = state.ships, state.tokens
    following = state.turn if state.asked == ACTION else (state.turn + 1) % state.seats
    sides = []
    most = 0
    for seat in range(state.seats):
        terms = [0.0] * _TERMS
        held = tokens[seat * 4 : seat * 4 + 4]
        number = sum(held)
        if number > most:
            most = number
        terms[0] = state.points[seat]
        terms[1] = number
        risky, safe, hand = state.goods[seat], state.insured[seat], state.hands[seat]
        shift = 0
        for space, token in zip(ships, held, strict=True):
            lot = risky >> shift & LOT
            if lot:
                saved = safe >> shift & LOT
                whole = lot + saved
                value = NUMBER[whole] * (HIGHEST[whole] + token) / 5
                if saved:
                    kept = NUMBER[saved] * (HIGHEST[saved] + token) / 5
                    terms[_INSURED] += kept
                    value -= kept
                terms[_AT[space]] += value
                cover, goods = COVER[hand >> shift & LOT], NUMBER[lot]
                terms[_SYMBOLS] += cover if cover < goods else goods
            else:
                saved = safe >> shift & LOT
                if saved:
                    terms[_INSURED] += NUMBER[saved] * (HIGHEST[saved] + token) / 5
            shift += 12
        terms[_COINS] = coins(hand)
        if seat == following:
            terms[_TURN] = 1
            terms[_MARKET] = _reach(state, seat, held)
        sides.append(terms)
    return Measure(min(1.0, most / TOKENS_TO_END), sides)


def _reach(state: State, seat: int, held: list[int]) -> float:
    """Work out how much more the goods of a seat would bring with all it may buy, if it can pay; else nothing."""
    goods = 0
    for card, owner in zip(state.market, state.market_owner, strict=True):
        if owner == FREE or owner == seat:
            goods += ONE[card]
    if not goods or coins(goods) > coins(state.hands[seat]):
        return 0
    have = state.goods[seat] + state.insured[seat]
    gain = 0.0
    for colour in range(4):
        shift = 12 * colour
        if goods >> shift & LOT:
            lot = have >> shift & LOT
            more = lot + (goods >> shift & LOT)
            gain += NUMBER[more] * (HIGHEST[more] + held[colour]) - NUMBER[lot] * (HIGHEST[lot] + held[colour])
    return gain / 5


def candidates(state: State) -> dict[Any, Move]:
    """List the moves worth considering: alike cards once, a few good payments, the cheapest way to save each lot."""
    if state.asked == ACTION:
        return _actions(state)
    if state.asked == INSURE:
        return _insurances(state)
    return {move: move for move in moves(state)}


def _actions(state: State) -> dict[Any, Move]:
    seat = state.turn
    found: dict[Any, Move] = {}
    goods = 0
    placed = seat in state.market_owner or seat in state.farm_owner
    for slot, (card, owner) in enumerate(zip(state.market, state.market_owner, strict=True)):
        if owner == FREE:
            goods += ONE[card]
            found[card] = TAKES[slot]
            if not placed:
                found["market", card] = RESERVES["market"][slot]
        elif owner == seat:
            goods += ONE[card]
            found["reserved", card] = TAKES[slot]
    if not placed:
        for slot, (card, owner) in enumerate(zip(state.farm, state.farm_owner, strict=True)):
            if owner == FREE:
                found["farm", card] = RESERVES["farm"][slot]
    if goods:
        hand, cost = state.hands[seat], coins(goods)
        if coins(hand) >= cost:
            owned = state.goods[seat] + goods
            dear = sum(1 << colour for colour in range(4) if owned >> 12 * colour & LOT)
            for rank, payment in enumerate(_good_payments(hand, cost, dear)):
                found["buy", rank] = buy(payment)
    return found or {PASS: PASS}


@lru_cache(maxsize=1 << 14)
def _good_payments(hand: int, cost: int, dear: int) -> tuple[int, ...]:
    """Choose a few payments: least overpaid, keeping insurance for the dear colours, and with the fewest cards."""
    ways = []
    for payment in payments(hand, cost):
        held = cards(payment)
        cover = sum(SYMBOLS[card] for card in held if dear >> card // 3 & 1)
        over = sum(VALUE[card] for card in held) - cost
        ways.append((over, cover, len(held), payment))
    least = min(ways)
    keeping = min(ways, key=lambda way: (2 * way[1] + 3 * way[0], way))
    fewest = min(ways, key=lambda way: (way[2], way))
    return tuple(dict.fromkeys((least[3], keeping[3], fewest[3])))


def _insurances(state: State) -> dict[Any, Move]:
    found: dict[Any, Move] = {}
    for move in moves(state):
        saved = move.saved if isinstance(move, Insure) else 0
        best = found.get(saved)
        if best is None or (isinstance(best, Insure) and _price(move) < _price(best)):
            found[saved] = move
    return found


def _price(move: Move) -> tuple[int, int]:
    assert isinstance(move, Insure)
    return coins(move.spent), size(move.spent)


_TOPICS = {
    "points": ("points", "goods 1", "goods 2", "goods 3", "goods 4", "insured"),
    "tokens": ("tokens",),
    "coins": ("coins",),
    "symbols": ("symbols",),
    "market": ("market",),
}

JUDGEMENT = Judgement(measure, WEIGHTS, NAIVE, candidates, topics=_TOPICS, weighed=frozenset({"buy"}))
