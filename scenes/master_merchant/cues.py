"""How each event of Master Merchant is shown: what travels, how long, and with which sound."""

from typing import Any

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.master_merchant import events as e
from scenes.stage import Flow
from scenes.table.sight import Cue

BANK = ("bank",)
READ = 500
"""Milliseconds to read what somebody declares."""


def cue(event: Event, view: Any, following: tuple[Event, ...]) -> Cue:
    """Say how an event is shown, given the view after it and what follows."""
    match event:
        case e.DiscardPickedUp(seat):
            return Cue((Flow(("discard", seat), ("hand", seat), 360, "sweep", 30),), "slide", 150)
        case e.CardsPlayed(seat) | e.CardHidden(seat):
            return Cue((Flow(("hand", seat), ("discard", seat), 360, "arc", 60),), "take", 200)
        case e.EffectUsed():
            return Cue((), "plaque", READ)
        case e.EffectWaived() | e.EffectBorne():
            return Cue((), "tick", 300)
        case e.EffectShielded(seat):
            return Cue((Flow(("discard", seat), ("discard", seat), 280, "flip"),), "bell", READ)
        case e.GoldGained(seat):
            return Cue((Flow(BANK, ("gold", seat), 320, "sweep", 60),), "coin", 150)
        case e.GoldPaid(seat):
            return Cue((Flow(("gold", seat), BANK, 320, "sweep", 60),), "coin", 100)
        case e.GoldMoved(giver, seat):
            return Cue((Flow(("gold", giver), ("gold", seat), 420, "arc", 60),), "coin", 200)
        case e.CardGained(seat, card, place):
            return Cue((Flow(("city", card), (place, seat), 400, "arc"),), "take", 150)
        case e.CardShown():
            return Cue((), "plaque", READ)
        case e.CardTaken(seat, owner):
            return Cue((Flow(("discard", owner), ("hand", seat), 400, "arc"),), "take", 150)
        case e.CardReturned(seat, card):
            return Cue((Flow(("discard", seat), ("city", card), 400, "arc"),), "slide", 200)
        case e.CardDiscarded(seat):
            # It leaves the hand as a back and shows itself only when it lies there.
            return Cue((Flow(("hand", seat), ("discard", seat), 520, "flip"),), "slide", READ)
        case e.PlaysGained():
            return Cue((), "bell", 200)
        case e.TurnEnded():
            return Cue((), "tick", 150)
        case FirstPlayerFound():
            return Cue((), "turn", 700)
        case GameEnded():
            return Cue((), "win", 300)
    return Cue()
