"""What can happen in Trader. Everything happens face up: a seat's money is hidden, but not what it pays and receives.

No event tells how much money anybody has, until it is counted at the end of the round.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import ClassVar

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.trader.data import CAPITALS, CARDS, HEIGHT, JOKER, VALUE

__all__ = ["FirstPlayerFound", "GameEnded"]


@dataclass(frozen=True, slots=True)
class StocksDealt(Event):
    """A round's stocks lie under the capitals: seven for Paris from the capital downwards, then seven for Berlin ..."""

    says: ClassVar[str] = "round {round}: {stocks}"
    reveals: ClassVar[bool] = True
    round: int
    stocks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClosedCardLaid(Event):
    """The closed card has come into the game."""

    says: ClassVar[str] = "{column} is closed"
    column: int


@dataclass(frozen=True, slots=True)
class StockBought(Event):
    """A seat has paid for the free stock of a column, which now lies before it."""

    says: ClassVar[str] = "{seat} buys {stock} in {column} for {price}"
    theme: ClassVar[tuple[str, ...]] = ("seat", "stock")
    topic: ClassVar[str] = "money"
    deed: ClassVar[bool] = True
    seat: int
    column: int
    stock: int

    @property
    def price(self) -> int:
        """What the bank got."""
        return VALUE[self.stock]


@dataclass(frozen=True, slots=True)
class ColumnEmptied(Event):
    """The last stock of a column is gone, and this many columns are empty now."""

    says: ClassVar[str] = "{column} is empty, number {empty}"
    column: int
    empty: int


@dataclass(frozen=True, slots=True)
class StocksSold(Event):
    """A seat has sold a stock of its own and another of the same colour, its own too or its partner's."""

    says: ClassVar[str] = "{seat} sells {stock} x {whose}{other} = {price}"
    theme: ClassVar[tuple[str, ...]] = ("seat", "stock", "other")
    topic: ClassVar[str] = "money"
    deed: ClassVar[bool] = True
    seat: int
    stock: int
    other: int
    holder: int
    """The seat before which the other stock lay."""

    @property
    def price(self) -> int:
        """What the seller got: the product of the values."""
        return VALUE[self.stock] * VALUE[self.other]


@dataclass(frozen=True, slots=True)
class StockSoldWithJoker(Event):
    """A seat has sold a stock, its own or its partner's, with the joker; both have left the game."""

    says: ClassVar[str] = "{seat} sells {whose}{stock} x joker = {price}"
    theme: ClassVar[tuple[str, ...]] = ("seat", "stock")
    topic: ClassVar[str] = "money"
    deed: ClassVar[bool] = True
    seat: int
    stock: int
    holder: int
    """The seat before which the stock lay."""

    @property
    def price(self) -> int:
        """What the seller got: twice the value."""
        return JOKER * VALUE[self.stock]


@dataclass(frozen=True, slots=True)
class ClosedCardMoved(Event):
    """A seat has moved the closed card to another column."""

    says: ClassVar[str] = "{seat} opens {start} and closes {column}"
    seat: int
    start: int
    column: int


@dataclass(frozen=True, slots=True)
class ClosedCardLeft(Event):
    """The closed card has left the game for good."""

    says: ClassVar[str] = "{column} opens: the closed card leaves the game"
    column: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat could neither buy nor sell."""

    says: ClassVar[str] = "{seat} passes"
    seat: int


@dataclass(frozen=True, slots=True)
class TradingEnded(Event):
    """Nothing more is bought, for this reason; the last sales follow."""

    says: ClassVar[str] = "trading ends: {reason}"
    reason: str


@dataclass(frozen=True, slots=True)
class LastSaleDeclined(Event):
    """A seat has made no last sale."""

    says: ClassVar[str] = "{seat} makes no last sale"
    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over and everybody's money is counted openly. Unsold stocks are worth nothing."""

    says: ClassVar[str] = "round {round} ends: {money}"
    reveals: ClassVar[bool] = True
    round: int
    money: tuple[int, ...]


def gaps(event: Event, names: Sequence[str]) -> dict[str, str]:
    """Put an event's fields into words."""
    words: dict[str, str] = {}
    for name in (field.name for field in fields(event)):
        value = getattr(event, name)
        if name in ("seat", "holder"):
            words[name] = names[value]
        elif name in ("column", "start"):
            words[name] = CAPITALS[value]
        elif name in ("stock", "other"):
            words[name] = CARDS[value]
        elif name == "stocks":
            words[name] = ", ".join(
                " ".join([capital, *(CARDS[stock] for stock in value[column * HEIGHT : (column + 1) * HEIGHT])])
                for column, capital in enumerate(CAPITALS)
            )
        elif name == "money":
            words[name] = ", ".join(f"{names[seat]} {money}" for seat, money in enumerate(value))
        else:
            words[name] = str(value)
    if isinstance(event, StockBought | StocksSold | StockSoldWithJoker):
        words["price"] = str(event.price)
    if isinstance(event, StocksSold | StockSoldWithJoker):
        words["whose"] = "" if event.holder == event.seat else f"{names[event.holder]}'s "
    return words
