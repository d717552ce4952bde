"""Positions of Trader, written down in a line or two."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.chance import Chance, Told
from game.trader import TITLE
from game.trader.data import CARDS, DECK
from game.trader.heaps import cards, heap
from tests.scenario import Scenario
from tests.trader.invariants import accounted


class Player(NamedTuple):
    """Somebody's stocks and money."""

    stocks: int
    money: int


def player(stocks: str = "", money: int = 10) -> Player:
    """Write down a player: the stocks before them, such as "R4 R5", and money."""
    return Player(heap(_stocks(stocks)), money)


def table(
    *players: Player,
    columns: Sequence[str] = (),
    closed: int = -1,
    jokers: Sequence[bool] = (),
    passes: int = 0,
    rounds: int = 1,
    scores: Sequence[tuple[int, ...]] = (),
    chance: Chance | None = None,
) -> Scenario:
    """Set a table for these players, seat 0 on turn, and this many rounds to play after those with scores.

    Columns are written downwards, the free stock last; then all stocks that are named nowhere have been sold. Without
    columns given, they fill the five columns.
    """
    options = TITLE.complete(len(players), {"first": 0, "rounds": rounds + len(scores)})
    state = TITLE.deal(len(players), options, _InOrder(), None)
    state.stocks = [each.stocks for each in players]
    state.money = [each.money for each in players]
    rest = cards(heap(DECK) - sum(state.stocks))
    state.columns = [tuple(_stocks(column)) for column in columns] or [tuple(rest[top::5]) for top in range(5)]
    state.sold = heap(rest) - sum(map(heap, state.columns))
    state.closed, state.passes, state.scores = closed, passes, tuple(scores)
    if len(players) == 3 and closed == -1 and state.columns.count(()) < 2:
        state.closed = 2
    state.jokers = list(jokers) or state.jokers
    return Scenario(TITLE, state, accounted, chance)


def _stocks(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


class _InOrder(Told):
    """Deals the stocks unshuffled: the builder lays them out itself."""

    def __init__(self) -> None:
        super().__init__(())

    def order(self, what: str, cards: Sequence[int]) -> list[int]:
        return list(cards)
