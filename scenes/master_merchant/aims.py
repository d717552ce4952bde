"""Whom an effect would hit and what it would change, put into a few words before anybody confirms it."""

from dataclasses import dataclass
from typing import NamedTuple

from game.core.game import NOBODY
from game.master_merchant import events as e
from game.master_merchant.data import HIIRAGI, KOGARASHI, TRICK, TRICK_FROM
from game.master_merchant.heaps import count
from game.master_merchant.moves import Use
from scenes.ink import BODY, BOLD, Ink
from scenes.master_merchant.ask import AIMED, choosing, uses
from scenes.master_merchant.ledger import Ledger
from scenes.placement import CHOSEN, DANGER, DIM, LEGAL, REST
from scenes.table.panel import OK, PLAINLY, WARN, Row
from scenes.table.sight import Sight


@dataclass(frozen=True, slots=True)
class Pill:
    """What an effect would do to a player, and how much it matters."""

    words: str
    mood: str
    icon: str = ""

    def paint(self, ink: Ink, x: float, y: float, room: float) -> None:
        """Draw it from its upper left corner."""
        grounds = {LEGAL: (34, 99, 74, 40), CHOSEN: (184, 138, 53, 90), DANGER: (169, 44, 26, 40)}
        face = BODY if self.mood == DIM else BOLD
        inset = 34.0 if self.icon else 12.0
        size = ink.fitting(15, face, 26)
        wide = min(room, ink.width(self.words, face, size) + inset + 14)
        ink.box(x, y, wide, 28, grounds.get(self.mood, (120, 96, 50, 40)), 14)
        if self.icon:
            ink.picture(self.icon, x + 8, y + 3, 22, 22)
        fill = {LEGAL: "ok", CHOSEN: "ink", DANGER: "danger"}.get(self.mood, "ink3")
        ink.text(self.words, face, size, fill, x + inset, y + 13, width=wide - inset - 8)


def aim(sight: Sight, seat: int) -> Pill | None:
    """Say what the effect that is being used would do to a seat; None where it is not about players."""
    view, draft = sight.view, sight.draft
    if view.asked == "shield":
        return _declared(sight, seat)
    card = view.card
    if isinstance(draft, Use) and draft.seat == seat and card in AIMED:
        return _chosen(sight, card, seat)
    if card != choosing(sight):
        return None
    if card in AIMED:
        legal = Use(seat) in uses(sight)
        if card == HIIRAGI:
            words = "mm-aim-hiiragi" if legal else "mm-aim-no-card"
            return Pill(sight.say(words), LEGAL if legal else DIM, "fx_mhand" if legal else "")
        words = "mm-aim-kogarashi" if legal else "mm-aim-no-gold"
        return Pill(sight.say(words), LEGAL if legal else DIM, "fx_coin" if legal else "")
    if card == TRICK and seat != view.turn:
        rich = view.gold[seat] >= TRICK_FROM
        words = sight.say("mm-aim-trick" if rich else "mm-aim-poor", gold=TRICK_FROM)
        return Pill(words, DANGER if rich else DIM, "fx_coin" if rich else "")
    return None


def _chosen(sight: Sight, card: int, seat: int) -> Pill:
    gold = sight.view.gold[seat]
    if card == KOGARASHI and seat != sight.view.turn:
        return Pill(sight.say("mm-aim-chosen-gold", before=gold, after=gold - 1), CHOSEN, "fx_coin")
    return Pill(sight.say("mm-aim-chosen"), CHOSEN, "fx_mhand" if card == HIIRAGI else "fx_coin")


def _declared(sight: Sight, seat: int) -> Pill | None:
    """While shields are asked: who is asked, and who has shielded."""
    view = sight.view
    if seat in view.shielded:
        return Pill(sight.say("mm-aim-shielded"), LEGAL, "fx_shield")
    return Pill(sight.say("mm-aim-asked"), DANGER, "fx_shield") if seat in view.asking else None


def mood_of(sight: Sight, seat: int) -> str:
    """How the sheet of a player stands out as a target."""
    pill = aim(sight, seat)
    return pill.mood if pill and pill.mood in (LEGAL, CHOSEN) and sight.view.card in AIMED else REST


def shields(sight: Sight) -> list[int]:
    """Who could turn a Hiiragi against what is drafted."""
    view, draft = sight.view, sight.draft
    if not isinstance(draft, Use):
        return []
    if view.card == TRICK:
        hit = [seat for seat in range(view.seats) if seat != view.turn and view.gold[seat] >= TRICK_FROM]
    else:
        hit = [draft.seat] if draft.seat not in (NOBODY, view.turn) else []
    return [seat for seat in hit if count(view.up[seat], HIIRAGI)]


# ---- before and after


class Change(NamedTuple):
    """What a draft changes for a player: gold and names before and after."""

    seat: int
    gold: tuple[int, int]
    names: tuple[int, int]


def changes(sight: Sight) -> list[Change]:
    """Read from what would happen how everybody's gold and names change."""
    view = sight.view
    before, after = (Ledger(view.gold, (heap or 0 for heap in view.owned)) for _ in range(2))
    for beat in sight.foresight:
        after.note(beat.event)
    found = [
        Change(seat, (before.gold[seat], after.gold[seat]), (before.names(seat), after.names(seat)))
        for seat in range(view.seats)
    ]
    return [one for one in found if one.gold[0] != one.gold[1] or one.names[0] != one.names[1]]


def rows(sight: Sight) -> tuple[Row, ...]:
    """What a draft would change for everybody, and who could shield against it, a line each."""
    say = sight.say
    seen = []
    for seat, gold, owned in changes(sight):
        who = sight.seats[seat]
        parts = [("mm-row-gold", gold), ("mm-row-names", owned)]
        told = [say(word, before=a, after=b) for word, (a, b) in parts if a != b]
        gain = (gold[1] - gold[0], owned[1] - owned[0])
        tone = OK if min(gain) >= 0 else WARN if max(gain) <= 0 else PLAINLY
        # Where much is to be said, the merchant stands for the name.
        seen.append(Row(who.name if len(told) == 1 else "", f"pawn_{who.colour}", ", ".join(told), tone))
    plays = sum(beat.event.number for beat in sight.foresight if isinstance(beat.event, e.PlaysGained))
    if plays:
        seen.append(Row(say("mm-row-plays", number=plays), "fx_play", f"+{plays}", OK))
    if isinstance(sight.draft, Use) and sight.view.card == HIIRAGI:
        seen.append(Row(say("mm-row-blind"), "fx_mhand"))
    for seat in shields(sight):
        seen.append(Row(say("mm-row-shield", name=sight.seats[seat].name), "fx_shield", tone=WARN))
    return tuple(seen)
