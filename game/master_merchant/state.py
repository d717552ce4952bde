"""What lies on the table in Master Merchant, secrets included. No rules here."""

from typing import Self

from game.core.game import NOBODY, Result
from game.master_merchant.data import CARDS, NO_CARD
from game.master_merchant.heaps import text
from game.master_merchant.moves import Use, write


class State:
    """The position: small numbers and heaps, so that a copy is a few slices."""

    __slots__ = (
        "asked",
        "asking",
        "card",
        "city",
        "declared",
        "down",
        "effects",
        "gold",
        "hands",
        "laid",
        "lone_card",
        "plays",
        "result",
        "seats",
        "shielded",
        "to_act",
        "turn",
        "turns",
        "up",
    )

    seats: int
    lone_card: str
    """What becomes of a lone card at the start of a turn: "pick_up" or "play"."""
    turn: int
    """The seat whose turn it is."""
    turns: int
    """The number of this turn, counted from 1."""
    to_act: int
    asked: str
    """One of "play", "effect" and "shield"; empty when the game is over."""
    result: Result | None

    plays: int
    """How many plays this turn has left."""
    card: int
    """The card whose play is being resolved, or NO_CARD."""
    laid: int
    """The cards of that play as a heap: they lie in the discard, but this play cannot choose them."""
    effects: int
    """How many effects of that play are still to be used or waived."""
    declared: Use | None
    """The use that waits for shields."""
    asking: tuple[int, ...]
    """The seats still to be asked for a shield, the one being asked first."""
    shielded: tuple[int, ...]
    """The seats that have shielded themselves against the declared use."""

    city: int
    hands: list[int]
    up: list[int]
    """Each seat's face-up discard, as a heap."""
    down: list[int]
    """Each seat's face-down discard, as a heap."""
    gold: list[int]

    def owned(self, seat: int) -> int:
        """Gather all cards of a seat: hand and discard together."""
        return self.hands[seat] + self.up[seat] + self.down[seat]

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""
        copy = object.__new__(self.__class__)
        copy.seats = self.seats
        copy.lone_card = self.lone_card
        copy.turn = self.turn
        copy.turns = self.turns
        copy.to_act = self.to_act
        copy.asked = self.asked
        copy.result = self.result
        copy.plays = self.plays
        copy.card = self.card
        copy.laid = self.laid
        copy.effects = self.effects
        copy.declared = self.declared
        copy.asking = self.asking
        copy.shielded = self.shielded
        copy.city = self.city
        copy.hands = self.hands[:]
        copy.up = self.up[:]
        copy.down = self.down[:]
        copy.gold = self.gold[:]
        return copy

    def __repr__(self) -> str:
        """Say where the game stands, and nothing secret."""
        asks = f"seat {self.to_act} asked for {self.asked}" if self.to_act != NOBODY else "over"
        return f"<Master Merchant, {self.seats} seats, turn {self.turns}, {asks}>"

    def position(self) -> str:
        """Write the whole position as text, secrets included."""
        asks = f"seat {self.to_act}: {self.asked}" if self.to_act != NOBODY else "over"
        lines = [f"turn {self.turns} of seat {self.turn}; {asks}; plays {self.plays}; a lone card: {self.lone_card}"]
        if self.card != NO_CARD:
            lines.append(f"playing {CARDS[self.card]} | laid {text(self.laid)} | effects {self.effects}")
        if self.declared:
            lines.append(
                f"declared {write(self.declared)} | to ask {list(self.asking)} | shielded {list(self.shielded)}"
            )
        lines.append(f"city    {text(self.city)}")
        for seat in range(self.seats):
            lines.append(
                f"seat {seat}  gold {self.gold[seat]} | hand {text(self.hands[seat])} "
                f"| face up {text(self.up[seat])} | face down {text(self.down[seat])}"
            )
        return "\n".join(lines)
