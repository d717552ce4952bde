"""What can happen in Traders of Osaka. Everything here happens face up, but for the first hands, which are secret."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import ClassVar

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.osaka.data import CARDS, COLOURS, ROUTE
from game.osaka.heaps import size, text

__all__ = ["FirstPlayerFound", "GameEnded"]


@dataclass(frozen=True, slots=True)
class MarketDealt(Event):
    """The first market and the first farm lie on the table."""

    says: ClassVar[str] = "market {market}, farm {farm}"
    reveals: ClassVar[bool] = True
    market: tuple[int, ...]
    farm: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat has drawn its first hand. Others see only how many cards it is."""

    says: ClassVar[str] = "{seat} draws {number} cards: {hand}"
    reveals: ClassVar[bool] = True
    seat: int
    number: int
    hand: int | None

    def seen_by(self, seat: int) -> "HandDealt":
        return self if seat == self.seat else replace(self, hand=None)


@dataclass(frozen=True, slots=True)
class TokenChosen(Event):
    """A seat has taken its first delivery token."""

    says: ClassVar[str] = "{seat} starts with a {colour} token"
    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A market card has gone into a hand."""

    says: ClassVar[str] = "{seat} takes {card}"
    seat: int
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class PiecePlaced(Event):
    """A reservation piece lies on a card."""

    says: ClassVar[str] = "{seat} reserves {card} in the {row}"
    seat: int
    row: str
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class PieceReturned(Event):
    """A reservation piece has come back to its owner."""

    says: ClassVar[str] = "{seat} has the piece back"
    seat: int


@dataclass(frozen=True, slots=True)
class PaymentMade(Event):
    """Cards from a hand have paid for the market."""

    says: ClassVar[str] = "{seat} pays {payment} for {cost}"
    theme: ClassVar[tuple[str, ...]] = ("seat",)
    topic: ClassVar[str] = "points"
    deed: ClassVar[bool] = True
    seat: int
    payment: int
    cost: int


@dataclass(frozen=True, slots=True)
class GoodsBought(Event):
    """The market cards lie before the buyer as goods."""

    says: ClassVar[str] = "{seat} buys {goods}"
    seat: int
    goods: int


@dataclass(frozen=True, slots=True)
class ShipSailed(Event):
    """A ship has sailed on."""

    says: ClassVar[str] = "the {colour} ship sails from {start} to {end}"
    colour: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class PaydayCame(Event):
    """Ships lie in Edo: their goods are sold."""

    says: ClassVar[str] = "payday: {colours}"
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoodsSold(Event):
    """A seat has sold its lot of a colour: number x (highest + tokens) = money, which is worth points."""

    says: ClassVar[str] = "{seat} sells {lot}: {number} x ({highest} + {tokens}) = {money}, {points} points"
    theme: ClassVar[tuple[str, ...]] = ("seat", "colour")
    topic: ClassVar[str] = "points"
    seat: int
    colour: int
    lot: int
    highest: int
    tokens: int
    points: int

    @property
    def number(self) -> int:
        """How many cards were sold."""
        return size(self.lot)

    @property
    def money(self) -> int:
        """What the lot brought before rounding."""
        return self.number * (self.highest + self.tokens)


@dataclass(frozen=True, slots=True)
class TokenWon(Event):
    """A seat has taken the delivery token of a colour it scored in."""

    says: ClassVar[str] = "{seat} gets a {colour} token"
    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class GoodsInsured(Event):
    """A seat has discarded cards, and these goods can never be lost again."""

    says: ClassVar[str] = "{seat} discards {spent} and insures {saved}"
    seat: int
    spent: int
    saved: int


@dataclass(frozen=True, slots=True)
class InsuranceDeclined(Event):
    """A seat has insured nothing."""

    says: ClassVar[str] = "{seat} insures nothing"
    seat: int


@dataclass(frozen=True, slots=True)
class ShipWrecked(Event):
    """The great waves have taken a ship."""

    says: ClassVar[str] = "the {colour} ship is wrecked"
    colour: int


@dataclass(frozen=True, slots=True)
class GoodsLost(Event):
    """A seat has lost the goods that were not insured."""

    says: ClassVar[str] = "{seat} loses {goods}"
    theme: ClassVar[tuple[str, ...]] = ("seat",)
    topic: ClassVar[str] = "points"
    seat: int
    goods: int


@dataclass(frozen=True, slots=True)
class ShipReturned(Event):
    """A ship is back in harbour: from Edo to Osaka, from the waves to Anori."""

    says: ClassVar[str] = "the {colour} ship is back in {end}"
    colour: int
    end: int


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile has become the new draw pile."""

    says: ClassVar[str] = "the discard pile is shuffled: {number} cards to draw"
    reveals: ClassVar[bool] = True
    number: int


@dataclass(frozen=True, slots=True)
class MarketRestocked(Event):
    """The farm has moved to the market, and new cards lie in both."""

    says: ClassVar[str] = "new market: {market} from the farm, {drawn} drawn; farm: {farm}"
    reveals: ClassVar[bool] = True
    market: tuple[int, ...]
    drawn: tuple[int, ...]
    farm: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat could do nothing."""

    says: ClassVar[str] = "{seat} passes"
    seat: int


def gaps(event: Event, names: Sequence[str]) -> dict[str, str]:
    """Put an event's fields into words."""
    words: dict[str, str] = {}
    for name in (field.name for field in fields(event)):
        value = getattr(event, name)
        if name == "seat":
            words[name] = names[value]
        elif name in ("colour", "colours"):
            words[name] = COLOURS[value] if isinstance(value, int) else " and ".join(COLOURS[c] for c in value)
        elif name in ("start", "end"):
            words[name] = ROUTE[value]
        elif name in ("market", "farm", "drawn"):
            words[name] = " ".join(CARDS[card] for card in value) or "-"
        elif name == "card":
            words[name] = CARDS[value]
        elif name in ("hand", "payment", "goods", "lot", "spent", "saved"):
            words[name] = "hidden" if value is None else text(value)
        else:
            words[name] = str(value)
    if isinstance(event, GoodsSold):
        words |= {"number": str(event.number), "money": str(event.money)}
    return words
