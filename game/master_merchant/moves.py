"""The decisions of Master Merchant and their notation. Seats count from 0.

| notation | decision |
| --- | --- |
| `play izumiya 2` | play this many cards of one name together, face up |
| `down trick` | play a card face down and gain 1 gold |
| `down trick no-gold` | play a card face down for nothing |
| `end` | end the turn |
| `use` | use the effect of a card that asks for no choice: Trick, Echigoya, Kanda, Ueshima |
| `use kanda` | use it on this card of the city: Negotiation, Izumiya, Sakuraya |
| `use at 2` | use it on this player: Hiiragi, Kogarashi |
| `use at 2 kanda` | use it on this card, face up in this player's discard: Oboro, Daimon, Sakuraya, Tokunaga |
| `use at 0 kanda down` | the same for a card that lies face down in your own discard |
| `waive` | do not use the effect |
| `shield` | turn a face-up Hiiragi face down against the effect |
| `bear` | let the effect happen |
"""

from typing import NamedTuple

from game.core.game import NOBODY
from game.master_merchant.data import CARDS, KINDS, MOST_COPIES, NO_CARD

MOST_SEATS = 4


class Play(NamedTuple):
    """Play cards of one name together, face up."""

    card: int
    number: int
    verb: str = "play"


class Down(NamedTuple):
    """Play a card face down, and gain 1 gold or refuse it."""

    card: int
    gold: bool = True
    verb: str = "down"


class End(NamedTuple):
    """End the turn."""

    verb: str = "end"


class Use(NamedTuple):
    """Use the effect of the played card: aimed at a player, or at a card of the city or of a player's discard."""

    seat: int = NOBODY
    card: int = NO_CARD
    down: bool = False
    """Whether the card lies face down: only the owner may choose such a card."""
    verb: str = "use"


class Waive(NamedTuple):
    """Do not use the effect of the played card."""

    verb: str = "waive"


class Shield(NamedTuple):
    """Turn a face-up Hiiragi face down: the effect does nothing to this seat."""

    verb: str = "shield"


class Bear(NamedTuple):
    """Let the effect happen."""

    verb: str = "bear"


Move = Play | Down | End | Use | Waive | Shield | Bear

PLAYS = tuple(tuple(Play(card, number + 1) for number in range(MOST_COPIES)) for card in range(KINDS))
"""By card and by number less one."""
DOWNS = tuple((Down(card, True), Down(card, False)) for card in range(KINDS))
END, WAIVE, SHIELD, BEAR = End(), Waive(), Shield(), Bear()
USE = Use()
CITY_CARD = tuple(Use(NOBODY, card) for card in range(KINDS))
AT = tuple(Use(seat) for seat in range(MOST_SEATS))
FACE_UP = tuple(tuple(Use(seat, card) for card in range(KINDS)) for seat in range(MOST_SEATS))
"""By seat and card."""
FACE_DOWN = tuple(tuple(Use(seat, card, True) for card in range(KINDS)) for seat in range(MOST_SEATS))


def write(move: Move) -> str:
    """Write a move in its notation."""
    match move:
        case Play(card, number):
            return f"play {CARDS[card]} {number}"
        case Down(card, gold):
            return f"down {CARDS[card]}" + ("" if gold else " no-gold")
        case Use(seat, card, down):
            words = ["use"]
            if seat != NOBODY:
                words += ["at", str(seat)]
            if card != NO_CARD:
                words.append(CARDS[card])
            if down:
                words.append("down")
            return " ".join(words)
        case End() | Waive() | Shield() | Bear():
            return move.verb


def read(notation: str) -> Move:
    """Read a move from its notation, or raise ValueError."""
    match notation.split():
        case ["play", name, number] if number in _NUMBERS:
            return PLAYS[_card(name)][_NUMBERS.index(number)]
        case ["down", name]:
            return DOWNS[_card(name)][0]
        case ["down", name, "no-gold"]:
            return DOWNS[_card(name)][1]
        case ["use"]:
            return USE
        case ["use", name]:
            return CITY_CARD[_card(name)]
        case ["use", "at", seat]:
            return AT[_seat(seat)]
        case ["use", "at", seat, name]:
            return FACE_UP[_seat(seat)][_card(name)]
        case ["use", "at", seat, name, "down"]:
            return FACE_DOWN[_seat(seat)][_card(name)]
        case [word] if word in _SINGLE_WORDS:
            return _SINGLE_WORDS[word]
    raise ValueError(f"{notation[:60]!r} is no move of Master Merchant")


_NUMBERS = tuple(str(number + 1) for number in range(MOST_COPIES))
_SEATS = tuple(map(str, range(MOST_SEATS)))
_SINGLE_WORDS: dict[str, Move] = {move.verb: move for move in (END, WAIVE, SHIELD, BEAR)}


def _card(word: str) -> int:
    if word not in CARDS:
        raise ValueError(f"{word[:20]!r} is no card")
    return CARDS.index(word)


def _seat(word: str) -> int:
    if word not in _SEATS:
        raise ValueError(f"{word[:20]!r} is no seat")
    return _SEATS.index(word)
