"""What a seat cannot know at a table of Trader."""

from game.core.chance import Dice
from game.core.game import Aids
from game.trader.state import State
from game.trader.view import MONEY

HEAPS = {"stocks", "sold"}
"""The parts of a view that are heaps."""
CARDS = {"columns"}
"""The parts of a view that are cards."""


def sibling(state: State, seat: int, aids: Aids, dice: Dice) -> State:
    """Give the others, a partner too, any other money; unless the aids show it, nothing else is hidden."""
    other = state.clone()
    if MONEY not in aids and not state.result:
        for owner in range(state.seats):
            if owner != seat:
                other.money[owner] = dice.seat("money", range(60))
    return other
