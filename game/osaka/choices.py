"""What may be decided in Traders of Osaka: the sensible moves, and why another one may not be played.

What follows from a decision is written in the rules.
"""

from functools import lru_cache

from game.core.refusals import GAME_OVER, NOT_ASKED, Reason, Refusal
from game.osaka.data import COLOURS, FREE, VALUE, WAVES
from game.osaka.heaps import LOT, ONE, best, cards, coins, lot, payments, size, symbols, tally, within
from game.osaka.moves import (
    DECLINE,
    PASS,
    RESERVES,
    TAKES,
    TOKENS,
    Buy,
    Decline,
    Insure,
    Move,
    Pass,
    Reserve,
    Take,
    Token,
    buy,
)
from game.osaka.state import State

TOKEN, ACTION, INSURE = "token", "action", "insure"
"""What may be asked."""

NO_SUCH_COLOUR = Reason("osaka-no-such-colour", "There is no such colour.")
NO_SUCH_CARD = Reason("osaka-no-such-card", "There is no such card.")
RESERVED = Reason("osaka-reserved", "Seat {owner} has reserved this card.")
PIECE_OUT = Reason("osaka-piece-out", "Your reservation piece already lies on a card.")
PIECE_THERE = Reason("osaka-piece-there", "This card already carries a piece.")
NOTHING_FOR_SALE = Reason("osaka-nothing-for-sale", "No card of the market may be bought now.")
NOT_IN_HAND = Reason("osaka-not-in-hand", "These cards are not all in the hand.")
TOO_LITTLE = Reason("osaka-too-little", "The market costs {cost}; these cards pay {paid}.")
CAN_ACT = Reason("osaka-can-act", "Passing is only for who can neither buy, take nor reserve.")
NOTHING_INSURED = Reason("osaka-nothing-insured", "To insure nothing is to decline.")
NOT_AT_RISK = Reason("osaka-not-at-risk", "Only uninsured goods of a ship being wrecked can be insured.")
NO_SYMBOL = Reason("osaka-no-symbol", "A card without an insurance symbol insures nothing.")
WRONG_COLOUR = Reason("osaka-wrong-colour", "A card insures goods of its own colour only.")
TOO_FEW_SYMBOLS = Reason("osaka-too-few-symbols", "{symbols} symbols cannot insure {goods} goods.")
IDLE_CARD = Reason("osaka-idle-card", "Each discarded card must insure at least one of the goods.")


def moves(state: State) -> list[Move]:
    """List every sensible move: payments hold no needless card, insurance saves the best goods."""
    match state.asked:
        case "action":
            return _actions(state)
        case "insure":
            return _insurances(state.hands[state.to_act], state.goods[state.to_act] & danger(state))
        case "token":
            return list(TOKENS)
    return []


def _actions(state: State) -> list[Move]:
    seat, market, owners = state.turn, state.market, state.market_owner
    legal: list[Move] = [*_with_cards(tuple(owners), tuple(state.farm_owner), seat)]
    cost = 0
    for slot, owner in enumerate(owners):
        if owner == FREE or owner == seat:
            cost += VALUE[market[slot]]
    if cost and coins(state.hands[seat]) >= cost:
        legal += map(buy, payments(state.hands[seat], cost))
    return legal or [PASS]


@lru_cache(maxsize=1 << 14)
def _with_cards(owners: tuple[int, ...], farm_owners: tuple[int, ...], seat: int) -> tuple[Move, ...]:
    """List what a seat may take and reserve: whose pieces lie where decides that, whatever the cards are."""
    legal: list[Move] = [TAKES[slot] for slot, owner in enumerate(owners) if owner == FREE or owner == seat]
    if seat not in owners and seat not in farm_owners:
        for row, pieces in (("market", owners), ("farm", farm_owners)):
            legal += [RESERVES[row][slot] for slot, owner in enumerate(pieces) if owner == FREE]
    return tuple(legal)


def _insurances(hand: int, goods: int) -> list[Move]:
    """List the ways to insure goods: any spending without a needless card in each colour, the best goods saved."""
    ways = [(0, 0)]
    for colour in range(len(COLOURS)):
        at_risk = lot(goods, colour)
        if at_risk:
            more = _ways_to_insure(lot(hand, colour), at_risk, colour)
            ways = [(spent + s, saved + g) for spent, saved in ways for s, g in more]
    return [Insure(spent, saved) if spent else DECLINE for spent, saved in ways]


@lru_cache(maxsize=1 << 14)
def _ways_to_insure(hand: int, goods: int, colour: int) -> list[tuple[int, int]]:
    """List what may be discarded for one colour's lot, nothing included, and the goods that it saves."""
    number = size(goods)
    twos, threes, _ = tally(hand)
    ways = [(0, 0)]
    for i in range(twos + 1):
        for j in range(threes + 1):
            covered = 2 * i + j
            if covered > 0 and covered - (1 if j else 2) < number:
                spent = (i * ONE[0] + j * ONE[1]) << 12 * colour
                ways.append((spent, best(goods, covered)))
    return ways


def danger(state: State) -> int:
    """Make the mask that keeps the goods of wrecked ships: `goods & danger(state)` are about to be lost."""
    mask = 0
    for colour, space in enumerate(state.ships):
        if space in WAVES:
            mask += LOT << 12 * colour
    return mask


def for_sale(state: State, seat: int) -> int:
    """Gather what this seat would buy now: every market card that nobody else has reserved."""
    goods = 0
    for slot, owner in enumerate(state.market_owner):
        if owner == FREE or owner == seat:
            goods += ONE[state.market[slot]]
    return goods


def why_not(state: State, move: Move) -> Refusal | None:
    """Say why the seat that is asked may not play this move, or None if it may."""
    if state.result:
        return GAME_OVER()
    match state.asked, move:
        case "token", Token(colour):
            return None if 0 <= colour < len(COLOURS) else NO_SUCH_COLOUR()
        case "action", Take(slot):
            return _why_not_take(state, slot)
        case "action", Reserve(row, slot):
            return _why_not_reserve(state, row, slot)
        case "action", Buy(payment):
            return _why_not_buy(state, payment)
        case "action", Pass():
            return None if _actions(state) == [PASS] else CAN_ACT()
        case "insure", Insure(spent, saved):
            return _why_not_insure(state, spent, saved)
        case "insure", Decline():
            return None
    return NOT_ASKED()


def _why_not_take(state: State, slot: int) -> Refusal | None:
    if not 0 <= slot < len(state.market):
        return NO_SUCH_CARD()
    owner = state.market_owner[slot]
    return None if owner in (FREE, state.turn) else RESERVED(owner=owner)


def _why_not_reserve(state: State, row: str, slot: int) -> Refusal | None:
    owners = {"market": state.market_owner, "farm": state.farm_owner}.get(row, [])
    if not 0 <= slot < len(owners):
        return NO_SUCH_CARD()
    if state.turn in state.market_owner or state.turn in state.farm_owner:
        return PIECE_OUT()
    return None if owners[slot] == FREE else PIECE_THERE()


def _why_not_buy(state: State, payment: int) -> Refusal | None:
    goods = for_sale(state, state.turn)
    if not goods:
        return NOTHING_FOR_SALE()
    if not within(payment, state.hands[state.turn]):
        return NOT_IN_HAND()
    cost, paid = coins(goods), coins(payment)
    return None if paid >= cost else TOO_LITTLE(cost=cost, paid=paid)


def _why_not_insure(state: State, spent: int, saved: int) -> Refusal | None:
    if not spent and not saved:
        return NOTHING_INSURED()
    if not within(spent, state.hands[state.to_act]):
        return NOT_IN_HAND()
    if not within(saved, state.goods[state.to_act] & danger(state)):
        return NOT_AT_RISK()
    if not all(symbols(ONE[card]) for card in cards(spent)):
        return NO_SYMBOL()
    if any(lot(saved, colour) and not lot(spent, colour) for colour in range(len(COLOURS))):
        return WRONG_COLOUR()
    for colour in range(len(COLOURS)):
        discarded, covered = lot(spent, colour), lot(saved, colour)
        if size(covered) > symbols(discarded):
            return TOO_FEW_SYMBOLS(symbols=symbols(discarded), goods=size(covered))
        if size(covered) < size(discarded):
            return IDLE_CARD()
    return None
