"""When a player has won Master Merchant, and how the others rank."""

from game.core.game import NOBODY, Result, places
from game.master_merchant.data import GOLD_TO_WIN, NAMES_TO_WIN
from game.master_merchant.heaps import names
from game.master_merchant.state import State

GOLD, NAMES, TURNS = "gold", "names", "turns"
"""Why a game ends: enough gold, enough different names, or too many turns."""


def won(state: State, seat: int) -> str:
    """Say by what this seat would win if its turn ended now, or nothing."""
    if state.gold[seat] >= GOLD_TO_WIN:
        return GOLD
    return NAMES if names(state.owned(seat)) >= NAMES_TO_WIN else ""


def result(state: State, reason: str, winner: int = NOBODY) -> Result:
    """Put the winner first and rank the others by different names owned + gold; equal sums share the place."""
    points = tuple(names(state.owned(seat)) + state.gold[seat] for seat in range(state.seats))
    first = tuple(int(seat == winner) for seat in range(state.seats))
    return Result(reason, points, first, places(zip(first, points, strict=True)))
