"""What lies on the table in Traders of Osaka, secrets included. No rules here."""

from typing import Self

from game.core.game import NOBODY, Result
from game.osaka.data import CARDS, COLOURS, FREE, LETTERS, ROUTE
from game.osaka.heaps import text


class State:
    """The position: small numbers, short lists and heaps, so that a copy is a few slices."""

    __slots__ = (
        "asked",
        "asking",
        "blind",
        "discard",
        "discard_top",
        "draw",
        "farm",
        "farm_owner",
        "goods",
        "hands",
        "insured",
        "market",
        "market_owner",
        "passes",
        "points",
        "result",
        "seats",
        "ships",
        "sold",
        "to_act",
        "tokens",
        "turn",
        "turns",
    )

    seats: int
    turn: int
    """The seat whose turn it is."""
    turns: int
    """The number of this turn, counted from 1; 0 while the first tokens are chosen."""
    to_act: int
    asked: str
    """One of "token", "action" and "insure"; empty when the game is over."""
    asking: list[int]
    """The seats still to be asked for insurance, the one being asked first."""
    passes: int
    """How many seats have passed in a row."""
    result: Result | None

    ships: list[int]
    """The space of each colour's ship."""
    market: list[int]
    market_owner: list[int]
    """Beside each market card, the seat whose piece lies on it, or FREE."""
    farm: list[int]
    farm_owner: list[int]
    draw: list[int]
    """The draw pile; its last card is drawn next."""
    discard: int
    """The discard pile as a heap."""
    discard_top: int
    """The card seen on top of the discard pile, or -1."""

    hands: list[int]
    goods: list[int]
    """Each seat's goods that a wreck could take, as a heap."""
    insured: list[int]
    """Each seat's insured goods, as a heap."""
    tokens: list[int]
    """Delivery tokens by seat * 4 + colour."""
    points: list[int]
    sold: int
    """The sold goods that lie as points under merchants: everybody saw them go there."""
    blind: list[int]
    """The cards that were drawn as points: nobody has seen them."""

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""
        copy = object.__new__(self.__class__)
        copy.seats = self.seats
        copy.turn = self.turn
        copy.turns = self.turns
        copy.to_act = self.to_act
        copy.asked = self.asked
        copy.asking = self.asking[:]
        copy.passes = self.passes
        copy.result = self.result
        copy.ships = self.ships[:]
        copy.market = self.market[:]
        copy.market_owner = self.market_owner[:]
        copy.farm = self.farm[:]
        copy.farm_owner = self.farm_owner[:]
        copy.draw = self.draw[:]
        copy.discard = self.discard
        copy.discard_top = self.discard_top
        copy.hands = self.hands[:]
        copy.goods = self.goods[:]
        copy.insured = self.insured[:]
        copy.tokens = self.tokens[:]
        copy.points = self.points[:]
        copy.sold = self.sold
        copy.blind = self.blind[:]
        return copy

    def __repr__(self) -> str:
        """Say where the game stands, and nothing secret."""
        asks = f"seat {self.to_act} asked for {self.asked}" if self.to_act != NOBODY else "over"
        return f"<Traders of Osaka, {self.seats} seats, turn {self.turns}, {asks}>"

    def position(self) -> str:
        """Write the whole position as text, secrets included."""
        asks = f"seat {self.to_act}: {self.asked}" if self.to_act != NOBODY else "over"
        lines = [
            f"turn {self.turns} of seat {self.turn}; {asks}; to insure {self.asking}; passes {self.passes}",
            "ships   " + ", ".join(f"{COLOURS[c]} {ROUTE[space]} ({space})" for c, space in enumerate(self.ships)),
            "market  " + _row(self.market, self.market_owner),
            "farm    " + _row(self.farm, self.farm_owner),
        ]
        for seat in range(self.seats):
            tokens = "".join(LETTERS[c] * self.tokens[seat * 4 + c] for c in range(4)) or "-"
            lines.append(
                f"seat {seat}  hand {text(self.hands[seat])} | goods {text(self.goods[seat])} "
                f"| insured {text(self.insured[seat])} | tokens {tokens} | points {self.points[seat]}"
            )
        lines += [
            "draw    " + (" ".join(CARDS[card] for card in reversed(self.draw)) or "-"),
            f"discard {text(self.discard)}" + (f" | top {CARDS[self.discard_top]}" if self.discard else ""),
            f"under merchants {text(self.sold)} | unseen {' '.join(CARDS[card] for card in self.blind) or '-'}",
        ]
        return "\n".join(lines)


def _row(cards: list[int], owners: list[int]) -> str:
    return (
        " ".join(
            CARDS[card] + (f"({owner})" if owner != FREE else "") for card, owner in zip(cards, owners, strict=True)
        )
        or "-"
    )
