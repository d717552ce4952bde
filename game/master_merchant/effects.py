"""What happens when the effects of the twelve cards are used. What they may choose is written in the choices.

The effect is that of `state.card`, used by the player on turn.
"""

from game.core.chance import Chance
from game.core.events import Tell
from game.core.game import NOBODY
from game.master_merchant import events as e
from game.master_merchant.choices import victims
from game.master_merchant.data import (
    COST,
    DAIMON,
    DAIMON_PAYS,
    ECHIGOYA,
    ECHIGOYA_BRINGS,
    HIIRAGI,
    IZUMIYA,
    KANDA,
    KANDA_BRINGS,
    KANDA_PLAYS,
    KOGARASHI,
    NEGOTIATION,
    OBORO,
    SAKURAYA,
    TOKUNAGA,
    TRICK,
    UESHIMA_COSTS,
    UESHIMA_PLAYS,
)
from game.master_merchant.heaps import ONE, cards
from game.master_merchant.moves import Use
from game.master_merchant.state import State

HAND, DISCARD = "hand", "discard"


def happen(state: State, use: Use, chance: Chance, tell: Tell | None) -> None:
    """Let the effect happen as declared, but not to those who have shielded themselves."""
    seat, card = state.turn, state.card
    if card == TRICK:
        for victim in victims(state):
            if victim not in state.shielded:
                _move_gold(state, victim, seat, 1, tell)
    elif use.seat in state.shielded:
        return
    elif card == NEGOTIATION:
        pay_gold(state, seat, COST[use.card], tell)
        _gain_card(state, seat, use.card, DISCARD, tell)
    elif card == IZUMIYA:
        _gain_card(state, seat, use.card, DISCARD, tell)
    elif card == HIIRAGI:
        _discard_blind(state, use.seat, chance, tell)
    elif card == OBORO or card == TOKUNAGA:
        _take_card(state, seat, use, tell)
    elif card == KOGARASHI:
        _move_gold(state, use.seat, seat, 1, tell)
    elif card == DAIMON:
        _show_card(use, tell)
        _return_card(state, use, tell)
        gain_gold(state, use.seat, DAIMON_PAYS, tell)
    elif card == SAKURAYA:
        if use.seat == NOBODY:
            pay_gold(state, seat, COST[use.card], tell)
            _gain_card(state, seat, use.card, HAND, tell)
        else:
            _show_card(use, tell)
            _move_gold(state, seat, use.seat, COST[use.card], tell)
            _take_card(state, seat, use, tell)
    elif card == ECHIGOYA:
        gain_gold(state, seat, ECHIGOYA_BRINGS, tell)
    elif card == KANDA:
        gain_gold(state, seat, KANDA_BRINGS, tell)
        _gain_plays(state, seat, KANDA_PLAYS, tell)
    else:
        pay_gold(state, seat, UESHIMA_COSTS, tell)
        _gain_plays(state, seat, UESHIMA_PLAYS, tell)


def gain_gold(state: State, seat: int, number: int, tell: Tell | None) -> None:
    """Give a seat gold from the bank."""
    state.gold[seat] += number
    if tell:
        tell(e.GoldGained(seat, number))


def pay_gold(state: State, seat: int, number: int, tell: Tell | None) -> None:
    """Pay a seat's gold to the bank."""
    state.gold[seat] -= number
    if tell:
        tell(e.GoldPaid(seat, number))


def _move_gold(state: State, giver: int, receiver: int, number: int, tell: Tell | None) -> None:
    state.gold[giver] -= number
    state.gold[receiver] += number
    if tell:
        tell(e.GoldMoved(giver, receiver, number))


def _gain_plays(state: State, seat: int, number: int, tell: Tell | None) -> None:
    state.plays += number
    if tell:
        tell(e.PlaysGained(seat, number))


def _gain_card(state: State, seat: int, card: int, place: str, tell: Tell | None) -> None:
    state.city -= ONE[card]
    (state.hands if place == HAND else state.up)[seat] += ONE[card]
    if tell:
        tell(e.CardGained(seat, card, place))


def _show_card(use: Use, tell: Tell | None) -> None:
    if tell and use.down:
        tell(e.CardShown(use.seat, use.card))


def _take_card(state: State, seat: int, use: Use, tell: Tell | None) -> None:
    (state.down if use.down else state.up)[use.seat] -= ONE[use.card]
    state.hands[seat] += ONE[use.card]
    if tell:
        tell(e.CardTaken(seat, use.seat, use.card, use.down))


def _return_card(state: State, use: Use, tell: Tell | None) -> None:
    (state.down if use.down else state.up)[use.seat] -= ONE[use.card]
    state.city += ONE[use.card]
    if tell:
        tell(e.CardReturned(use.seat, use.card, use.down))


def _discard_blind(state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
    card = chance.card("blind", cards(state.hands[seat]))
    state.hands[seat] -= ONE[card]
    state.up[seat] += ONE[card]
    if tell:
        tell(e.CardDiscarded(seat, card))
