"""What lies on the table in Trader, hidden money included. No rules here."""

from typing import Self

from game.core.game import NOBODY, Result
from game.trader.data import CAPITALS, CARDS, NOWHERE
from game.trader.heaps import text


class State:
    """The position: small numbers, short lists and heaps, so that a copy is a few slices."""

    __slots__ = (
        "asked",
        "asking",
        "closed",
        "columns",
        "first",
        "jokers",
        "money",
        "passes",
        "result",
        "rounds",
        "scores",
        "seats",
        "sold",
        "stocks",
        "to_act",
        "turn",
        "turns",
    )

    seats: int
    rounds: int
    """How many rounds the match has."""
    scores: tuple[tuple[int, ...], ...]
    """The money each seat had at the end of each finished round."""
    result: Result | None

    first: int
    """The seat that started this round."""
    turn: int
    """The seat whose turn it is; in the last sales, the seat whose turn ended the trading."""
    turns: int
    """The number of this turn, counted from 1 in each round."""
    to_act: int
    asked: str
    """One of "action", "closed" and "last sale"; empty when the match is over."""
    asking: tuple[int, ...]
    """The seats still to be asked for a last sale, the one being asked first."""
    passes: int
    """How many seats have passed in a row."""

    columns: list[tuple[int, ...]]
    """The stocks under each capital, downwards: the last one is free."""
    closed: int
    """The column whose free stock the closed card covers, or NOWHERE."""
    stocks: list[int]
    """The stocks before each seat, as a heap."""
    sold: int
    """The stocks sold in this round, as a heap."""
    jokers: list[bool]
    """Whether each side (a player or a team) still has its joker."""
    money: list[int]

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""
        copy = object.__new__(self.__class__)
        copy.seats = self.seats
        copy.rounds = self.rounds
        copy.scores = self.scores
        copy.result = self.result
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.to_act = self.to_act
        copy.asked = self.asked
        copy.asking = self.asking
        copy.passes = self.passes
        copy.columns = self.columns[:]
        copy.closed = self.closed
        copy.stocks = self.stocks[:]
        copy.sold = self.sold
        copy.jokers = self.jokers[:]
        copy.money = self.money[:]
        return copy

    def side(self, seat: int) -> int:
        """Tell which side a seat plays for: itself, or with four players its team."""
        return seat % len(self.jokers)

    def __repr__(self) -> str:
        """Say where the game stands, and nothing secret."""
        asks = f"seat {self.to_act} asked for {self.asked}" if self.to_act != NOBODY else "over"
        return f"<Trader, {self.seats} seats, {self._round()}, turn {self.turns}, {asks}>"

    def _round(self) -> str:
        return f"round {min(len(self.scores) + 1, self.rounds)} of {self.rounds}"

    def position(self) -> str:
        """Write the whole position as text, hidden money included."""
        asks = f"seat {self.to_act}: {self.asked}" if self.to_act != NOBODY else "over"
        lines = [
            f"{self._round()} started by seat {self.first}; turn {self.turns} of seat {self.turn}; {asks}; "
            f"last sales {list(self.asking)}; passes {self.passes}"
        ]
        for column, stocks in enumerate(self.columns):
            names = " ".join(CARDS[stock] for stock in stocks) or "-"
            lines.append(f"{CAPITALS[column]:8}  {names}{' (closed)' if column == self.closed else ''}")
        if self.closed == NOWHERE:
            lines.append("no closed card")
        for seat in range(self.seats):
            lines.append(f"seat {seat}  money {self.money[seat]} | stocks {text(self.stocks[seat])}")
        lines += [
            "jokers  " + " ".join("unused" if unused else "used" for unused in self.jokers),
            f"sold    {text(self.sold)}",
        ]
        lines += [f"round {number} ended with {list(money)}" for number, money in enumerate(self.scores, 1)]
        return "\n".join(lines)
