"""Gold and cards followed from hand to hand, event by event: all of it moves in the open."""

from collections.abc import Iterable

from game.core.events import Event
from game.master_merchant import events as e
from game.master_merchant.heaps import ONE, names


class Ledger:
    """What everybody has: gold, and all cards as a heap."""

    def __init__(self, gold: Iterable[int], owned: Iterable[int]) -> None:
        self.gold, self.owned = list(gold), list(owned)

    def note(self, event: Event) -> None:
        """Write down what an event has moved."""
        match event:
            case e.GoldGained(seat, number):
                self.gold[seat] += number
            case e.GoldPaid(seat, number):
                self.gold[seat] -= number
            case e.GoldMoved(giver, seat, number):
                self.gold[giver] -= number
                self.gold[seat] += number
            case e.CardGained(seat, card):
                self.owned[seat] += ONE[card]
            case e.CardReturned(seat, card):
                self.owned[seat] -= ONE[card]
            case e.CardTaken(seat, owner, card) if seat != owner and card is not None:
                self.owned[owner] -= ONE[card]
                self.owned[seat] += ONE[card]

    def names(self, seat: int) -> int:
        """Count the different names that a seat owns."""
        return names(self.owned[seat])

    def sums(self) -> tuple[int, ...]:
        """Add up everybody's names and gold."""
        return tuple(self.names(seat) + gold for seat, gold in enumerate(self.gold))
