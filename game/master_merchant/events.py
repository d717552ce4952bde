"""What can happen in Master Merchant. Only a card that goes face down, or comes back from there, moves unseen."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import ClassVar

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.core.game import NOBODY
from game.master_merchant.data import CARDS, NO_CARD
from game.master_merchant.heaps import text

__all__ = ["FirstPlayerFound", "GameEnded"]


@dataclass(frozen=True, slots=True)
class DiscardPickedUp(Event):
    """A seat has taken its whole discard into the hand: a heap of face-up cards and one of face-down cards."""

    says: ClassVar[str] = "{seat} picks up {face_up} and {number} face down: {face_down}"
    seat: int
    face_up: int
    number: int
    face_down: int | None

    def seen_by(self, seat: int) -> "DiscardPickedUp":
        return self if seat == self.seat else replace(self, face_down=None)


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """Cards of one name lie face up in their owner's discard, their effects still to come."""

    says: ClassVar[str] = "{seat} plays {number} {card}"
    seat: int
    card: int
    number: int


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """A card was played face down. Others do not see which."""

    says: ClassVar[str] = "{seat} plays {card} face down"
    seat: int
    card: int | None

    def seen_by(self, seat: int) -> "CardHidden":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class EffectUsed(Event):
    """A seat has said how it uses a card's effect: at nobody, a player, a city card or a card in a discard.

    Only its owner can choose a face-down card, and others do not see which.
    """

    says: ClassVar[str] = "{seat} uses {card}{choice}"
    seat: int
    card: int
    target: int
    chosen: int | None
    down: bool

    def seen_by(self, seat: int) -> "EffectUsed":
        return replace(self, chosen=None) if self.down and seat != self.seat else self


@dataclass(frozen=True, slots=True)
class EffectWaived(Event):
    """A seat has not used a card's effect."""

    says: ClassVar[str] = "{seat} does not use {card}"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class EffectShielded(Event):
    """A seat has turned a face-up Hiiragi face down: the effect does nothing to it."""

    says: ClassVar[str] = "{seat} turns a hiiragi face down and is shielded"
    seat: int


@dataclass(frozen=True, slots=True)
class EffectBorne(Event):
    """A seat has not shielded itself, though it could."""

    says: ClassVar[str] = "{seat} does not shield"
    seat: int


@dataclass(frozen=True, slots=True)
class GoldGained(Event):
    """A seat has gold from the bank."""

    says: ClassVar[str] = "{seat} gains {number} gold"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class GoldPaid(Event):
    """A seat has paid gold to the bank."""

    says: ClassVar[str] = "{seat} pays {number} gold"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class GoldMoved(Event):
    """Gold has gone from one player to another."""

    says: ClassVar[str] = "{number} gold goes from {giver} to {seat}"
    giver: int
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A city card has gone to a seat's hand, or face up to its discard."""

    says: ClassVar[str] = "{seat} gets {card} from the city into the {place}"
    theme: ClassVar[tuple[str, ...]] = ("seat", "card")
    topic: ClassVar[str] = "cards"
    seat: int
    card: int
    place: str


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A seat has shown one of its face-down cards, since all must see what is paid for or goes to the city."""

    says: ClassVar[str] = "{seat} shows {card}"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card has gone from a discard into a hand, one of the seat's own face-down cards unseen."""

    says: ClassVar[str] = "{seat} takes {card} from the discard of {owner}"
    seat: int
    owner: int
    card: int | None
    down: bool

    def seen_by(self, seat: int) -> "CardTaken":
        return replace(self, card=None) if self.down and seat != self.seat else self


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card has gone from a discard back to the city, where all see it."""

    says: ClassVar[str] = "{card} goes from the discard of {seat} back to the city"
    seat: int
    card: int
    down: bool


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card chosen blind has gone from a hand face up to the discard."""

    says: ClassVar[str] = "{seat} discards {card}, chosen blind"
    reveals: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PlaysGained(Event):
    """A seat has more plays this turn."""

    says: ClassVar[str] = "{seat} has more plays: {number}"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    says: ClassVar[str] = "{seat} ends the turn"
    seat: int


def gaps(event: Event, names: Sequence[str]) -> dict[str, str]:
    """Put an event's fields into words."""
    words: dict[str, str] = {}
    for name in (field.name for field in fields(event)):
        value = getattr(event, name)
        if name in ("seat", "giver", "owner"):
            words[name] = names[value]
        elif name == "card":
            words[name] = "a card" if value is None else CARDS[value]
        elif name in ("face_up", "face_down"):
            words[name] = "hidden" if value is None else text(value)
        else:
            words[name] = str(value)
    if isinstance(event, EffectUsed):
        words["choice"] = _choice(event, names)
    return words


def _choice(event: EffectUsed, names: Sequence[str]) -> str:
    at = "" if event.target == NOBODY else f" at {names[event.target]}"
    if event.chosen == NO_CARD:
        return at
    card = "a card" if event.chosen is None else CARDS[event.chosen]
    return f"{at}: {card}{' face down' if event.down else ''}"
