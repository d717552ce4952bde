"""What the effects of the twelve cards may choose, whom that is aimed at, and why something else may not be chosen.

The effect is that of `state.card`, used by the player on turn. What then happens is written in the effects.
"""

from typing import NamedTuple

from game.core.game import NOBODY
from game.core.refusals import Reason, Refusal
from game.master_merchant.data import (
    CARDS,
    COST,
    DAIMON,
    HIGHEST_COST,
    HIIRAGI,
    IZUMIYA,
    KINDS,
    KOGARASHI,
    NEGOTIATION,
    NO_CARD,
    OBORO,
    SAKURAYA,
    START_CARDS,
    TOKUNAGA,
    TRICK,
    TRICK_FROM,
    UESHIMA,
    UESHIMA_COSTS,
)
from game.master_merchant.heaps import ANY, CHARACTERS, COST_ONE, PAYABLE, count, kinds
from game.master_merchant.moves import AT, CITY_CARD, FACE_DOWN, FACE_UP, USE, Use
from game.master_merchant.state import State

WRONG_CHOICE = Reason("mm-wrong-choice", "This is not what {card} lets you choose.")
NO_SUCH_SEAT = Reason("mm-no-such-seat", "There is no seat {seat}.")
NOBODY_RICH = Reason("mm-nobody-rich", "No other player has {gold} or more gold.")
NO_GOLD = Reason("mm-no-gold", "Seat {seat} has no gold.")
EMPTY_HAND = Reason("mm-empty-hand", "Seat {seat} has no card in hand.")
NOT_IN_CITY = Reason("mm-not-in-city", "The city has no {card}.")
NOT_COST_ONE = Reason("mm-not-cost-one", "Izumiya brings a card of cost 1; {card} costs {cost}.")
TOO_DEAR = Reason("mm-too-dear", "{card} costs {cost}; you have {gold} gold.")
OWN_DISCARD = Reason("mm-own-discard", "{card} takes a card from your own discard only.")
FACE_DOWN_CARD = Reason("mm-face-down", "Only their owner may choose among face-down cards.")
PROTECTED = Reason("mm-protected", "Start cards of another player cannot be chosen.")
NEVER_IN_CITY = Reason("mm-never-in-city", "No start card ever goes to the city.")
NO_PRICE = Reason("mm-no-price", "Start cards have no price: they are never for sale.")
NOT_THERE = Reason("mm-not-there", "There is no such {card} in the discard of seat {seat}.")
BEING_PLAYED = Reason("mm-being-played", "A card of the play being resolved cannot be chosen by that play.")


class Reach(NamedTuple):
    """Which cards an effect may choose, as masks, and whether they must be paid."""

    city: int = 0
    own_discard: int = 0
    other_discards: int = 0
    paid: bool = False


REACH = {
    NEGOTIATION: Reach(city=CHARACTERS, paid=True),
    IZUMIYA: Reach(city=COST_ONE),
    OBORO: Reach(own_discard=ANY),
    DAIMON: Reach(own_discard=CHARACTERS, other_discards=CHARACTERS),
    SAKURAYA: Reach(city=CHARACTERS, own_discard=CHARACTERS, other_discards=CHARACTERS, paid=True),
    TOKUNAGA: Reach(own_discard=ANY, other_discards=CHARACTERS),
}

# ---- what may be chosen


def uses(state: State) -> list[Use]:
    """List every way to use the effect; none if it cannot do anything."""
    seat, card = state.turn, state.card
    if card in REACH:
        return _choices(state, seat, REACH[card])
    if card == HIIRAGI:
        return [AT[target] for target, hand in enumerate(state.hands) if hand]
    if card == KOGARASHI:
        return [AT[target] for target, gold in enumerate(state.gold) if gold]
    if (card == TRICK and not victims(state)) or (card == UESHIMA and state.gold[seat] < UESHIMA_COSTS):
        return []
    return [USE]


def _choices(state: State, seat: int, reach: Reach) -> list[Use]:
    payable = PAYABLE[min(state.gold[seat], HIGHEST_COST)] if reach.paid else ANY
    found: list[Use] = []
    if reach.city:
        found += [CITY_CARD[card] for card in kinds(state.city & reach.city & payable)]
    if reach.own_discard:
        mask = reach.own_discard & payable
        found += [FACE_UP[seat][card] for card in kinds(state.up[seat] - state.laid & mask)]
        found += [FACE_DOWN[seat][card] for card in kinds(state.down[seat] & mask)]
    if reach.other_discards:
        mask = reach.other_discards & payable
        for owner, up in enumerate(state.up):
            if owner != seat:
                found += [FACE_UP[owner][card] for card in kinds(up & mask)]
    return found


def victims(state: State) -> list[int]:
    """List whom Trick takes from: every other player who has 4 or more gold, clockwise from the player on turn."""
    turn, seats, gold = state.turn, state.seats, state.gold
    return [seat % seats for seat in range(turn + 1, turn + seats) if gold[seat % seats] >= TRICK_FROM]


def affected(state: State, use: Use) -> list[int]:
    """List the other players whom this use is aimed at, clockwise from the player on turn."""
    if state.card == TRICK:
        return victims(state)
    return [] if use.seat == NOBODY or use.seat == state.turn else [use.seat]


# ---- why not


def why_not(state: State, use: Use) -> Refusal | None:
    """Say why the effect cannot be used in this way, or None if it can."""
    card = state.card
    if use.seat != NOBODY and not 0 <= use.seat < state.seats:
        return NO_SUCH_SEAT(seat=use.seat)
    if card in REACH:
        if not 0 <= use.card < KINDS:
            return WRONG_CHOICE(card=CARDS[card])
        return _why_not_in_city(state, use) if use.seat == NOBODY else _why_not_in_discard(state, use)
    aimed = card == HIIRAGI or card == KOGARASHI
    if use.card != NO_CARD or use.down or aimed == (use.seat == NOBODY):
        return WRONG_CHOICE(card=CARDS[card])
    if card == HIIRAGI and not state.hands[use.seat]:
        return EMPTY_HAND(seat=use.seat)
    if card == KOGARASHI and not state.gold[use.seat]:
        return NO_GOLD(seat=use.seat)
    if card == TRICK and not victims(state):
        return NOBODY_RICH(gold=TRICK_FROM)
    if card == UESHIMA and state.gold[state.turn] < UESHIMA_COSTS:
        return NO_GOLD(seat=state.turn)
    return None


def _why_not_in_city(state: State, use: Use) -> Refusal | None:
    reach = REACH[state.card]
    if not reach.city or use.down:
        return WRONG_CHOICE(card=CARDS[state.card])
    if not count(state.city, use.card):
        return NOT_IN_CITY(card=CARDS[use.card])
    if not count(reach.city, use.card):
        return NOT_COST_ONE(card=CARDS[use.card], cost=COST[use.card])
    return _why_not_paid(state, use.card) if reach.paid else None


def _why_not_in_discard(state: State, use: Use) -> Refusal | None:
    reach = REACH[state.card]
    own = use.seat == state.turn
    if not reach.own_discard:
        return WRONG_CHOICE(card=CARDS[state.card])
    if not own and not reach.other_discards:
        return OWN_DISCARD(card=CARDS[state.card])
    if use.down and not own:
        return FACE_DOWN_CARD()
    if use.card in START_CARDS:
        if not own:
            return PROTECTED()
        if not count(reach.own_discard, use.card):
            return NO_PRICE() if reach.paid else NEVER_IN_CITY()
    there = count((state.down if use.down else state.up)[use.seat], use.card)
    if not there:
        return NOT_THERE(card=CARDS[use.card], seat=use.seat)
    if own and not use.down and there == count(state.laid, use.card):
        return BEING_PLAYED()
    return _why_not_paid(state, use.card) if reach.paid else None


def _why_not_paid(state: State, card: int) -> Refusal | None:
    gold = state.gold[state.turn]
    return None if COST[card] <= gold else TOO_DEAR(card=CARDS[card], cost=COST[card], gold=gold)
