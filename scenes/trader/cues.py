"""How each event of Trader is shown: what travels, how long, with which sound, and which of them a scroll tells."""

from typing import Any

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.trader import events as e
from scenes.stage import Flow
from scenes.table.sight import Cue

BANK = ("bank",)
READ = 700
"""Milliseconds to read what a sale brought."""


def cue(event: Event, view: Any, following: tuple[Event, ...]) -> Cue:
    """Say how an event is shown, given the view after it and what follows."""
    match event:
        case e.StocksDealt():
            return Cue((Flow(BANK, ("column",), 260, "sweep", 24),), "slide", 200, "close")
        case e.ClosedCardLaid():
            return Cue((Flow(BANK, ("closed",), 320, "drop"),), "plaque", 200)
        case e.StockBought(seat, column):
            bought = Flow(("column", column), ("stocks", seat), 380, "arc")
            return Cue((bought, *_change(seat)), "take", 150)
        case e.ColumnEmptied():
            return Cue((), "bell", 400)
        case e.StocksSold(seat, _, _, holder):
            sold = tuple(Flow(("stocks", owner), BANK, 380, "sweep", 60) for owner in dict.fromkeys((seat, holder)))
            return Cue((*sold, *_change(seat)), "coin", READ)
        case e.StockSoldWithJoker(seat, _, holder):
            zones = (("stocks", holder), ("joker",), ("joker-of", seat))
            return Cue((*(Flow(zone, BANK, 380, "sweep") for zone in zones), *_change(seat)), "coin", READ)
        case e.ClosedCardMoved():
            return Cue((Flow(("closed",), ("closed",), 360, "arc"),), "plaque", 200)
        case e.ClosedCardLeft():
            return Cue((Flow(("closed",), BANK, 420, "sweep"),), "plaque", 400)
        case e.TurnPassed() | e.LastSaleDeclined():
            return Cue((), "tick", 400)
        case e.TradingEnded():
            return Cue((), "bell", 900)
        case e.RoundEnded():
            last = any(isinstance(later, GameEnded) for later in following)
            return Cue((), "payday", 300, "hide") if last else Cue((), "payday", 300, "show", "round")
        case FirstPlayerFound():
            return Cue((), "turn", 700)
        case GameEnded():
            return Cue((), "win", 300, "close")
    return Cue()


def _change(seat: int) -> tuple[Flow, ...]:
    """Notes go to the bank and come back as change."""
    return Flow(("money", seat), BANK, 260, "sweep", 40), Flow(BANK, ("money", seat), 320, "sweep", 40)
