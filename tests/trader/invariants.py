"""What is always true at a table of Trader."""

from game.core.game import NOBODY, places
from game.core.match import Match
from game.trader import events as e
from game.trader.data import CARDS, DECK, KINDS, VALUE
from game.trader.heaps import cards
from game.trader.state import State

START = {2: 20, 3: 17, 4: 15}


def accounted(state: State) -> None:
    """Check that every stock lies in exactly one place, that nobody is in debt, and who has won."""
    heaps = [state.sold, *state.stocks]
    assert all(0 <= heap < 1 << 2 * KINDS for heap in heaps)
    lying = [stock for heap in heaps for stock in cards(heap)]
    assert sorted([*lying, *(stock for column in state.columns for stock in column)]) == sorted(DECK)
    assert all(money >= 0 for money in state.money)
    assert len(state.jokers) == (3 if state.seats == 3 else 2)
    empty = state.columns.count(())
    assert empty <= 3
    if state.closed == -1:
        assert state.seats != 3 or empty >= 2
    else:
        assert state.seats == 3
        assert empty <= 2, "it leaves right after the second column is empty"
        assert state.columns[state.closed], "the closed card covers a stock"
    assert 0 <= state.passes <= state.seats
    assert len(state.scores) <= state.rounds
    assert state.result or state.asked in ("action", "closed", "last sale")
    if state.result:
        assert (state.to_act, state.asked) == (NOBODY, "")
        money = [sum(round_[seat] for round_ in state.scores) for seat in range(state.seats)]
        if state.seats == 4:
            money = [money[seat] + money[seat - 2] for seat in range(4)]
        assert state.result.points == tuple(money)
        assert state.result.places == places(money)


def recount(match: Match) -> tuple[int, ...]:
    """Count everybody's money of all rounds again, from what was told alone."""
    seats = len(match.seats)
    money = [0] * seats
    told = [*match.opening, *(event for decision in match.decisions for event, _ in decision.told)]
    for event in told:
        match event:
            case e.StocksDealt():
                money = [millions + START[seats] for millions in money]
            case e.StockBought(seat, _, stock):
                money[seat] -= VALUE[stock]
            case e.StocksSold(seat, stock, other):
                assert CARDS[stock][0] == CARDS[other][0], "two stocks sold together have the same colour"
                money[seat] += VALUE[stock] * VALUE[other]
            case e.StockSoldWithJoker(seat, stock):
                money[seat] += 2 * VALUE[stock]
    return tuple(money) if seats < 4 else tuple(money[seat] + money[seat - 2] for seat in range(4))
