"""What a touch means on the Osaka table: a draft is a move that has not been played yet."""

from collections.abc import Mapping
from typing import Any

from game.core.match import Seat
from game.core.refusals import Refusal
from game.osaka.data import SYMBOLS, VALUE
from game.osaka.heaps import ONE, cards, coins
from game.osaka.moves import PASS, RESERVES, TAKES, TOKENS, Buy, Move, Reserve, Take
from scenes.osaka import insurance
from scenes.placement import Key
from scenes.settings import AIMS
from scenes.table.sight import Sight, Touch
from scenes.words import Words


def touch(sight: Sight, key: Key, other: bool) -> Touch | None:
    """Say what touching something makes of the draft; None where it means nothing."""
    if sight.view.asked == "insure":
        return insurance.touch(sight, key, other)
    draft = sight.draft
    match key:
        case ("token", int(good)):
            return _again(sight, TOKENS[good])
        case ("market", int(slot)):
            return _again(sight, RESERVES["market"][slot] if other else TAKES[slot])
        case ("farm", int(slot)):
            return _again(sight, RESERVES["farm"][slot])
        case ("hand", _, int(card), int(nth)):
            return _pay_with(sight, card, nth)
        case ("aim",):
            aim = AIMS[(AIMS.index(sight.settings.aim) + 1) % len(AIMS)]
            return Touch(proposal(sight.view, aim), loose=True, choices={"aim": aim})
        case ("piece", _):
            return Touch(None, says="reserve-first")
        case ("do", "buy"):
            if isinstance(draft, Buy):
                return Touch(draft, now=True, loose=True)
            return Touch(proposal(sight.view, sight.settings.aim))
        case ("do", "take"):
            chosen = _market_card(draft)
            return Touch(None, says="take-first") if chosen is None else Touch(TAKES[chosen], now=True)
        case ("do", "reserve"):
            if isinstance(draft, Reserve):
                return Touch(draft, now=True)
            chosen = _market_card(draft)
            return Touch(None, says="reserve-first") if chosen is None else Touch(RESERVES["market"][chosen], now=True)
        case ("do", "token"):
            return Touch(draft, now=True) if draft else Touch(None, says="token-first")
        case ("do", "pass"):
            return Touch(PASS, now=True)
    return None


def _again(sight: Sight, move: Move) -> Touch:
    """Draft a move; the second touch plays it, or the first if the person wants it so."""
    quick = sight.settings.one_click and move.verb in ("take", "reserve")
    return Touch(move, now=quick or sight.draft == move)


def _market_card(draft: Move | None) -> int | None:
    """The market card a draft is about, if any."""
    if isinstance(draft, Take) or (isinstance(draft, Reserve) and draft.row == "market"):
        return draft.slot
    return None


def _pay_with(sight: Sight, card: int, nth: int) -> Touch:
    """Put a card into the payment, or take it out if it is in."""
    draft = sight.draft
    paid = draft.payment if isinstance(draft, Buy) else 0
    paid += -ONE[card] if nth < paid >> 4 * card & 15 else ONE[card]
    return Touch(Buy(paid), loose=True)


def proposal(view: Any, aim: str) -> Buy:
    """Propose the payment that spares what the person wants to spare, or the whole hand if it is too small."""

    def regret(move: Buy) -> tuple[int, ...]:
        spent = cards(move.payment)
        paid, charms = coins(move.payment), sum(SYMBOLS[card] for card in spent)
        fives, threes = (sum(VALUE[card] == value for card in spent) for value in (5, 3))
        return {
            "least": (paid, charms, len(spent)),
            "insurance": (charms, paid, len(spent)),
            "big": (fives, threes, paid),
        }[aim] + tuple(spent)

    ways = [move for move in view.moves if isinstance(move, Buy)]
    return min(ways, key=regret, default=Buy(view.hands[view.seat] or 0))


def drop(sight: Sight, key: Key, onto: Key | None) -> Move | None:
    """A market card dragged to the hand is taken; a piece dragged to a card reserves it."""
    match key, onto:
        case ("market", int(slot)), ("hand" | "hand-zone" | "own" | "goods", *_):
            return TAKES[slot]
        case ("piece", _), ("market" | "farm" as row, int(slot)):
            return RESERVES[row][slot]
    return None


def keys(name: str) -> tuple[Key, bool] | None:
    """Digits touch market cards, with Shift to reserve, with Ctrl the farm; B buys, P passes."""
    *mods, sign = name.split("+")
    if sign in ("b", "p") and not mods:
        return ("do", "buy" if sign == "b" else "pass"), False
    if sign.isdigit() and sign != "0":
        return ("farm" if mods == ["ctrl"] else "market", int(sign) - 1), mods == ["shift"]
    return None


def facts(refusal: Refusal, seats: tuple[Seat, ...], say: Words) -> Mapping[str, Any]:
    """A refusal's facts, with names for seats."""
    return {name: seats[fact].name if name == "owner" else fact for name, fact in refusal.facts.items()}  # type: ignore[call-overload]
