"""What is always true at a table of Master Merchant."""

from collections import Counter

from game.core.game import NOBODY, places
from game.core.match import Match
from game.master_merchant import events as e
from game.master_merchant.data import COPIES, KINDS, START_CARDS
from game.master_merchant.heaps import cards
from game.master_merchant.state import State


def accounted(state: State) -> None:
    """Check that every card lies in exactly one place, that nobody owes gold, and who has won."""
    heaps = [state.city, *state.hands, *state.up, *state.down]
    assert all(0 <= heap < 1 << 4 * KINDS for heap in heaps)
    lying = Counter(card for heap in heaps for card in cards(heap))
    assert all(lying[card] == (COPIES[card] or state.seats) for card in range(KINDS))
    owned = [
        [*cards(state.hands[seat]), *cards(state.up[seat]), *cards(state.down[seat])] for seat in range(state.seats)
    ]
    assert all(own.count(card) == 1 for own in owned for card in START_CARDS), "start cards never leave their owner"
    assert all(gold >= 0 for gold in state.gold)
    laid = cards(state.laid)
    assert set(laid) <= {state.card}
    assert state.effects <= len(laid) <= cards(state.up[state.turn]).count(state.card)
    assert state.result or state.asked in ("play", "effect", "shield")
    if state.result:
        assert (state.to_act, state.asked) == (NOBODY, "")
        names = [len(set(own)) for own in owned]
        sums = [number + gold for number, gold in zip(names, state.gold, strict=True)]
        enough = state.gold[state.turn] >= 8 or names[state.turn] >= 8
        assert enough == (state.result.reason != "turns")
        first = [enough and seat == state.turn for seat in range(state.seats)]
        assert state.result.places == places(zip(first, sums, strict=True))


def recount(match: Match) -> tuple[int, ...]:
    """Count everybody's names and gold again, from what was told alone."""
    gold = [0] * len(match.seats)
    owned = [Counter(START_CARDS) for _ in match.seats]
    for decision in match.decisions:
        for event, _ in decision.told:
            match event:
                case e.GoldGained(seat, number):
                    gold[seat] += number
                case e.GoldPaid(seat, number):
                    gold[seat] -= number
                case e.GoldMoved(giver, seat, number):
                    gold[giver] -= number
                    gold[seat] += number
                case e.CardGained(seat, card):
                    owned[seat][card] += 1
                case e.CardReturned(seat, card):
                    owned[seat][card] -= 1
                case e.CardTaken(seat, owner, card) if card is not None:
                    owned[owner][card] -= 1
                    owned[seat][card] += 1
    return tuple(number + len(+own) for number, own in zip(gold, owned, strict=True))
