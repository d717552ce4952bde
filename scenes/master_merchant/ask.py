"""What a touch means on the Master Merchant table: a draft is a move that has not been played yet."""

from collections.abc import Mapping
from typing import Any

from game.core.match import Seat
from game.core.refusals import Refusal
from game.master_merchant.data import (
    CARDS,
    DAIMON,
    HIIRAGI,
    IZUMIYA,
    KOGARASHI,
    NEGOTIATION,
    OBORO,
    SAKURAYA,
    TOKUNAGA,
)
from game.master_merchant.heaps import cards, count
from game.master_merchant.moves import (
    AT,
    BEAR,
    CITY_CARD,
    DOWNS,
    END,
    FACE_DOWN,
    FACE_UP,
    PLAYS,
    SHIELD,
    USE,
    WAIVE,
    Down,
    Move,
    Play,
    Use,
)
from scenes.master_merchant.card import name_of
from scenes.placement import Key
from scenes.table.sight import Sight, Touch
from scenes.words import Words

FROM_CITY = (NEGOTIATION, IZUMIYA, SAKURAYA)
FROM_DISCARD = (OBORO, DAIMON, SAKURAYA, TOKUNAGA)
AIMED = (HIIRAGI, KOGARASHI)
"""What each effect chooses: a card of the city, a card of a discard, or a player. The others choose nothing."""
CHOOSING = (*FROM_CITY, *FROM_DISCARD, *AIMED)


def choosing(sight: Sight) -> int:
    """The card whose effect the person at the screen is asked about, or -1."""
    return sight.view.card if sight.asking and sight.view.asked == "effect" else -1


def uses(sight: Sight) -> list[Use]:
    """Every way in which the person at the screen may use the effect."""
    return [move for move in sight.view.moves if isinstance(move, Use)]


def touch(sight: Sight, key: Key, other: bool) -> Touch | None:
    """Say what touching something makes of the draft; None where it means nothing."""
    draft = sight.draft
    match key:
        case ("hand", _, int(card), int(nth)) if sight.view.asked == "play":
            return _again(sight, DOWNS[card][0]) if other else _play(sight, card, nth)
        case ("nth", int(number)):
            return _nth(sight, number)
        case ("city" | "discard" | "rival" | "own", *_) if choosing(sight) in CHOOSING:
            return _again(sight, _use(sight, key))
        case ("discard", int(seat), "up", card, _) if card == HIIRAGI and sight.view.asked == "shield":
            return _again(sight, SHIELD) if seat == sight.focus else None
        case ("do", "play"):
            return Touch(draft, now=True) if isinstance(draft, Play) else Touch(None, says="mm-play-first")
        case ("do", "down"):
            return _down(sight)
        case ("do", "no-gold") if isinstance(draft, Down):
            return Touch(DOWNS[draft.card][1], now=True)
        case ("do", "use"):
            return _used(sight)
        case ("do", name) if name in BUTTONS:
            return Touch(BUTTONS[name], now=True)
    return None


BUTTONS: dict[str, Move] = {"end": END, "waive": WAIVE, "shield": SHIELD, "bear": BEAR}
"""What is played by a button alone."""


def _again(sight: Sight, move: Move) -> Touch:
    """Draft a move; the second touch plays it."""
    return Touch(move, now=sight.draft == move)


def _play(sight: Sight, card: int, nth: int) -> Touch:
    """Choose a card of the hand, or one more of its name; one that is chosen plays them."""
    draft = sight.draft
    if isinstance(draft, Play) and draft.card == card:
        return Touch(draft, now=True) if nth < draft.number else Touch(PLAYS[card][draft.number])
    alone = count(sight.view.hands[sight.focus] or 0, card) == 1
    return Touch(PLAYS[card][0], now=sight.settings.one_click and alone)


def _down(sight: Sight) -> Touch:
    """Lay the chosen card face down."""
    draft = sight.draft
    if isinstance(draft, Down):
        return Touch(draft, now=True)
    return Touch(DOWNS[draft.card][0]) if isinstance(draft, Play) else Touch(None, says="mm-play-first")


def _use(sight: Sight, key: Key) -> Use:
    """The use of the effect that something touched stands for."""
    if choosing(sight) in AIMED and key[0] != "city":
        return AT[sight.focus if key[0] == "own" else key[1]]
    match key:
        case ("city", int(card)):
            return CITY_CARD[card]
        case ("discard", int(seat), side, card, _):
            # Which card lies face down before somebody else cannot be known: any name is refused alike.
            return FACE_UP[seat][card] if side == "up" else FACE_DOWN[seat][IZUMIYA if card == "back" else card]
    return USE


def _used(sight: Sight) -> Touch:
    """Use the effect as it has been drafted, or as it is if there is nothing to choose."""
    if isinstance(sight.draft, Use):
        return Touch(sight.draft, now=True)
    return Touch(None, says="mm-choose-first") if choosing(sight) in CHOOSING else Touch(USE, now=True)


def _nth(sight: Sight, number: int) -> Touch | None:
    """The nth card of the hand, or the nth thing that is lit."""
    view = sight.view
    if view.asked == "play":
        hand = cards(view.hands[sight.focus] or 0)
        return _play(sight, hand[number], hand[:number].count(hand[number])) if number < len(hand) else None
    found = uses(sight)
    return _again(sight, found[number]) if number < len(found) and view.asked == "effect" else None


def offer(sight: Sight) -> Key | None:
    """An effect that chooses nothing is used by Enter, and one that can do nothing is left."""
    card = choosing(sight)
    if card < 0 or (card in CHOOSING and uses(sight)):
        return None
    return ("do", "use") if uses(sight) else ("do", "waive")


def drop(sight: Sight, key: Key, onto: Key | None) -> Move | None:
    """A lit card dragged to where the effect brings it is chosen."""
    if key[0] in ("city", "discard") and onto and onto[0] in ("own", "hand", "hand-zone", "discard", "city", "well"):
        return _use(sight, key) if choosing(sight) in (*FROM_CITY, *FROM_DISCARD) else None
    return None


def keys(name: str) -> tuple[Key, bool] | None:
    """Digits choose a card of the hand or something that is lit; letters press the buttons."""
    buttons = {"p": "play", "d": "down", "e": "end", "u": "use", "n": "waive", "s": "shield", "b": "bear"}
    if name in buttons:
        return ("do", buttons[name]), False
    return (("nth", (int(name) - 1) % 10), False) if name.isdigit() and len(name) == 1 else None


def facts(refusal: Refusal, seats: tuple[Seat, ...], say: Words) -> Mapping[str, Any]:
    """A refusal's facts, with names for seats and cards."""
    told: dict[str, Any] = dict(refusal.facts)
    if "card" in told:
        told["card"] = name_of(say, CARDS.index(told["card"]))
    if "seat" in told and 0 <= told["seat"] < len(seats):
        told["seat"] = seats[told["seat"]].name
    return told
