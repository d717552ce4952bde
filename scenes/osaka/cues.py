"""How each event of Osaka is shown: what travels, how long, with which sound, and which of them a scroll tells."""

from typing import Any

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.osaka import events as e
from game.osaka.heaps import cards
from scenes.osaka.market import face
from scenes.osaka.payday import WRITTEN
from scenes.stage import Flow
from scenes.table.sight import Cue

READ = 400
"""Milliseconds to look at a sum when it is written out."""
MANY = 8
"""No more point cards than this are seen on their way to a pile."""


def cue(event: Event, view: Any, following: tuple[Event, ...]) -> Cue:
    """Say how an event is shown, given the view after it and what follows."""
    match event:
        case e.MarketDealt():
            deck = ("deck",)
            return Cue((Flow(deck, ("market",), 260, "flip", 80), Flow(deck, ("farm",), 260, "flip", 80)), "slide", 200)
        case e.HandDealt(seat):
            return Cue((Flow(("deck",), ("hand", seat), 260, "flip", 80),), "slide", 120)
        case e.TokenChosen():
            return Cue((), "coin", 300)
        case e.CardTaken(seat, slot):
            return Cue((Flow(("market", slot), ("hand", seat), 320, "arc"),), "take", 120)
        case e.PiecePlaced(seat):
            return Cue((Flow(("piece", seat), ("piece", seat), 280, "drop"),), "plaque", 200)
        case e.PieceReturned(seat):
            return Cue((Flow(("piece", seat), ("piece", seat), 280, "glide"),), "plaque")
        case e.PaymentMade(seat, payment):
            return Cue((_discarded(seat, payment),), "coin", 150)
        case e.GoodsBought(seat):
            return Cue((Flow(("market",), ("goods", seat), 420, "sweep", 70),), "slide", 100)
        case e.ShipSailed(ship, start, end):
            ms = 500 + 350 * (end - start)
            way = Flow(("ship", ship), ("ship", ship), ms, "sail")
            foam = Flow(("wake", ship), ("wake", ship), ms, "wake", faces=("wake",))
            fresh = bool(following) and isinstance(following[0], e.MarketRestocked | e.PileShuffled)
            return Cue((way, foam), "sail", 120, wait="market" if fresh else "")
        case e.MarketRestocked():
            return Cue(_restock(event, view), "slide", 200, "close")
        case e.PileShuffled():
            return Cue((Flow(("discard",), ("deck",), 300, "sweep"),), "slide", 300)
        case FirstPlayerFound():
            return Cue((), "turn", 700)
        case GameEnded():
            return Cue((), "win", 300, "close")
        case e.TurnPassed():
            return Cue((), "tick", 400)
    return _payday(event, following)


def _payday(event: Event, following: tuple[Event, ...]) -> Cue:
    """The story of a payday: sums, tokens, then what the waves take."""
    first = following[0] if following else None
    match event:
        case e.PaydayCame():
            return Cue((), "bell", 500, "show", "" if isinstance(first, e.GoodsSold) else "payday")
        case e.GoodsSold(seat, colour):
            sold = tuple(Flow((zone, seat), ("points", seat), 420, "sweep", 40) for zone in ("goods", "insured"))
            koban = ("vp",) * min(event.points, MANY)
            won = Flow(("koban", colour, seat), ("pile", seat), 280, "drop", 90, after=WRITTEN, faces=koban)
            return Cue((*sold, won), "coin", READ, "show")
        case e.TokenWon():
            return Cue((), "coin", 250, "show", "" if isinstance(first, e.TokenWon) else "payday")
        case e.GoodsInsured(seat, spent):
            return Cue(
                (_discarded(seat, spent), Flow(("goods", seat), ("insured", seat), 300, "glide")), "plaque", 300, "hide"
            )
        case e.InsuranceDeclined():
            return Cue((), "", 200, "hide")
        case e.ShipWrecked(ship):
            return Cue((Flow(("ship", ship), ("ship", ship), 1400, "sink"),), "wave", 200, "hide")
        case e.GoodsLost(seat):
            lost = Flow(("goods", seat), ("discard",), 300, "sweep", 30)
            return Cue((lost,), "slide", 400, "show", "" if isinstance(first, e.GoodsLost) else "payday")
        case e.ShipReturned(ship):
            return Cue((Flow(("ship", ship), ("ship", ship), 420, "fade"),), "", 0, "hide")
    return Cue()


def _discarded(seat: int, heap: int) -> Flow:
    """Cards leave a hand for the discard pile: they are open, even if the hand is not."""
    return Flow(("hand", seat), ("discard",), 240, "sweep", 60, faces=tuple(face(card) for card in cards(heap)))


def _restock(event: e.MarketRestocked, view: Any) -> tuple[Flow, ...]:
    """The farm moves up, card by card; the others come from the draw pile."""
    stayed = len(view.market) - len(event.market) - len(event.drawn)
    moved = tuple(Flow(("farm", at), ("market", stayed + at), 300, "glide") for at in range(len(event.market)))
    deck = ("deck",)
    return (*moved, Flow(deck, ("market",), 260, "flip", 80), Flow(deck, ("farm",), 260, "flip", 80))
