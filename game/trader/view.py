"""The secrecy gate of Trader: what a seat may know. Only the money of others is hidden, until it is counted."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.core.game import Aids, Result
from game.trader.moves import Move
from game.trader.state import State

if TYPE_CHECKING:
    from game.trader.rules import Trader

MONEY = "money"
AIDS: Aids = frozenset((MONEY,))
"""Everybody starts with the same money and trades face up: a perfect memory knows what everybody has."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may know it. Heaps and numbers mean the same as in the position."""

    seat: int
    seats: int
    rounds: int
    scores: tuple[tuple[int, ...], ...]
    result: Result | None
    first: int
    turn: int
    turns: int
    to_act: int
    asked: str
    asking: tuple[int, ...]
    passes: int
    columns: tuple[tuple[int, ...], ...]
    closed: int
    stocks: tuple[int, ...]
    sold: int
    jokers: tuple[bool, ...]
    money: tuple[int | None, ...]
    """The own money; others' (a partner's too) only with the aid "money" or when the match is over."""
    moves: tuple[Move, ...]
    """What this seat may do now; empty when somebody else is asked."""


def view(state: State, seat: int, moves: list[Move], aids: Aids) -> View:
    """Show the table to a seat: nothing that it cannot know goes through here."""
    open_money = MONEY in aids or state.result is not None
    return View(
        seat=seat,
        seats=state.seats,
        rounds=state.rounds,
        scores=state.scores,
        result=state.result,
        first=state.first,
        turn=state.turn,
        turns=state.turns,
        to_act=state.to_act,
        asked=state.asked,
        asking=state.asking,
        passes=state.passes,
        columns=tuple(state.columns),
        closed=state.closed,
        stocks=tuple(state.stocks),
        sold=state.sold,
        jokers=tuple(state.jokers),
        money=tuple(m if open_money or owner == seat else None for owner, m in enumerate(state.money)),
        moves=tuple(moves),
    )


def redeal(view: View, chance: Chance) -> "Trader":
    """Set up the position of this view: with a perfect memory nothing is unknown but the deals of later rounds."""
    from game.trader.rules import Trader

    money = [millions for millions in view.money if millions is not None]
    if len(money) < view.seats:
        raise ValueError("dealing anew needs a view with a perfect memory")
    state = Trader()
    state.seats, state.rounds, state.scores, state.result = view.seats, view.rounds, view.scores, view.result
    state.first, state.turn, state.turns = view.first, view.turn, view.turns
    state.to_act, state.asked, state.asking, state.passes = view.to_act, view.asked, view.asking, view.passes
    state.columns, state.closed = list(view.columns), view.closed
    state.stocks, state.sold = list(view.stocks), view.sold
    state.jokers, state.money = list(view.jokers), money
    return state
