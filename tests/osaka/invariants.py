"""What is always true at a table of Traders of Osaka."""

from math import ceil

from game.core.match import Match
from game.osaka.data import COPIES, DECK, EDO, FREE, KINDS, VALUE
from game.osaka.events import GoodsSold
from game.osaka.heaps import cards
from game.osaka.rules import Osaka


def accounted(state: Osaka) -> None:
    """Check that every card lies in exactly one place, and every number is one that can be."""
    heaps = [state.discard, state.sold, *state.hands, *state.goods, *state.insured]
    assert all(0 <= heap < 1 << 4 * KINDS for heap in heaps)
    lying = [card for heap in heaps for card in cards(heap)]
    assert sorted([*lying, *state.market, *state.farm, *state.draw, *state.blind]) == sorted(DECK)
    assert all(lying.count(kind) <= COPIES[kind % 3] for kind in range(KINDS))
    assert len(state.market) == len(state.market_owner)
    assert len(state.farm) == len(state.farm_owner)
    pieces = [owner for owner in state.market_owner + state.farm_owner if owner != FREE]
    assert len(set(pieces)) == len(pieces), "everybody has one reservation piece"
    assert set(pieces) <= set(range(state.seats))
    assert all(0 <= space <= EDO for space in state.ships)
    assert all(tokens >= 0 for tokens in state.tokens)
    assert sum(state.points) >= len(cards(state.sold)) + len(state.blind), "a marker may stand for a missing card"
    assert state.result or state.asked in ("token", "action", "insure")


def recount(match: Match) -> tuple[int, ...]:
    """Count everybody's points again, sale by sale, with the tokens counted again as well."""
    points = [0] * len(match.seats)
    for decision in match.decisions:
        for event, _ in decision.told:
            if isinstance(event, GoodsSold):
                values = [VALUE[card] for card in cards(event.lot)]
                held = decision.before.tokens[event.seat * 4 + event.colour]  # type: ignore[attr-defined]
                points[event.seat] += ceil(len(values) * (max(values) + held) / 5)
    return tuple(points)
