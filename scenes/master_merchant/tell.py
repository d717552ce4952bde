"""What happened on the Master Merchant table as sentences of the log; what is asked and what may be played as words."""

from game.core.events import Event, FirstPlayerFound, GameEnded
from game.core.game import NOBODY
from game.core.match import Seat
from game.master_merchant import events as e
from game.master_merchant.data import CARDS
from game.master_merchant.heaps import size
from game.master_merchant.moves import Bear, Down, End, Move, Play, Shield, Use, Waive
from scenes.master_merchant.actions import use_words
from scenes.master_merchant.card import name_of
from scenes.table.sight import Line, Sight
from scenes.words import Words

RULES: dict[type[Event], str] = {
    FirstPlayerFound: "parts",
    e.DiscardPickedUp: "pick-up",
    e.CardsPlayed: "turn",
    e.CardHidden: "down",
    e.EffectUsed: "turn",
    e.EffectWaived: "turn",
    e.EffectShielded: "shield",
    e.EffectBorne: "shield",
    e.GoldGained: "turn",
    e.GoldPaid: "parts",
    e.GoldMoved: "turn",
    e.CardGained: "parts",
    e.CardShown: "down",
    e.CardTaken: "discard",
    e.CardReturned: "discard",
    e.CardDiscarded: "rulings",
    e.PlaysGained: "turn",
    e.TurnEnded: "end",
    GameEnded: "end",
}
"""The chapter of the rules that each sentence is about."""


def line(event: Event, seats: tuple[Seat, ...], say: Words) -> Line | None:
    """Tell an event in a sentence, or not at all."""

    def by(seat: int, message: str, icon: str = "", whole: str = "", **facts: object) -> Line:
        who, rule = seats[seat], RULES[type(event)]
        told = say(whole, name=who.name, **facts) if whole else ""
        return Line(say(message, name=who.name, **facts), icon or f"pawn_{who.colour}", rule=rule, whole=told)

    match event:
        case FirstPlayerFound(seat):
            return by(seat, "log-first")
        case e.DiscardPickedUp(seat, up, down):
            return by(seat, "mm-log-picks-up", number=size(up) + down)
        case e.CardsPlayed(seat, card, number):
            return by(seat, "mm-log-plays", card=name_of(say, card), number=number)
        case e.CardHidden(seat):
            # The log is read by everybody at this screen, so it never tells more than all may know.
            return by(seat, "mm-log-hides")
        case e.EffectUsed():
            return _used(event, seats, say)
        case e.EffectWaived(seat, card):
            return by(seat, "mm-log-waives", card=name_of(say, card))
        case e.EffectShielded(seat):
            return by(seat, "mm-log-shields", "fx_shield")
        case e.EffectBorne(seat):
            return by(seat, "mm-log-bears")
        case e.GoldGained(seat, number):
            return by(seat, "mm-log-gains-gold", "fx_coin", number=number)
        case e.GoldPaid(seat, number):
            return by(seat, "mm-log-pays", "fx_pay", number=number)
        case e.GoldMoved(giver, seat, number):
            return by(seat, "mm-log-moves-gold", "fx_coin", giver=seats[giver].name, number=number)
        case e.CardGained(seat, card, place):
            return by(seat, f"mm-log-gains-{place}", "fx_city", "hint-master_merchant-gains", card=name_of(say, card))
        case e.CardShown(seat, card):
            return by(seat, "mm-log-shows", "fx_down", card=name_of(say, card))
        case e.CardTaken(seat, owner, card, down):
            taken = say("mm-a-card") if down or card is None else name_of(say, card)
            whose = {} if owner == seat else {"owner": seats[owner].name}
            return by(seat, "mm-log-takes-from" if whose else "mm-log-takes-own", card=taken, **whose)
        case e.CardReturned(seat, card):
            return by(seat, "mm-log-returns", "fx_city", card=name_of(say, card))
        case e.CardDiscarded(seat, card):
            return by(seat, "mm-log-discards", "fx_mhand", card=name_of(say, card))
        case e.PlaysGained(seat, number):
            return by(seat, "mm-log-plays-gained", "fx_play", number=number)
        case e.TurnEnded(seat):
            return by(seat, "mm-log-ends")
        case GameEnded():
            return Line(say("log-ended"), "seal", rule=RULES[GameEnded])
    return None


def _used(event: e.EffectUsed, seats: tuple[Seat, ...], say: Words) -> Line | None:
    """Tell whom an effect is aimed at, for it may be shielded; any other is told by what it brings."""
    if event.target in (NOBODY, event.seat):
        return None
    who = seats[event.seat]
    facts = {"name": who.name, "card": name_of(say, event.card), "target": seats[event.target].name}
    return Line(say("mm-log-aims", **facts), f"pawn_{who.colour}", rule=RULES[e.EffectUsed])


def mark(event: Event) -> str:
    """Shields and the end are marked on the timeline of a replay."""
    match event:
        case e.EffectShielded():
            return "fx_shield"
        case GameEnded():
            return "seal"
    return ""


def when(sight: Sight) -> str:
    """Say which turn it is."""
    return sight.say("turn", number=sight.view.turns)


def ask(sight: Sight) -> str:
    """Say in a few words what is asked of the seat that decides."""
    view, say = sight.view, sight.say
    match view.asked:
        case "effect":
            return say(f"mm-ask-{CARDS[view.card]}")
        case "shield":
            return say("mm-ask-shield")
    return say("mm-ask-play") if view.asked else ""


def name(sight: Sight, move: Move, after: Move | None = None) -> str:
    """Name a move of the seat that is asked, or one that follows a move of it, in a few words."""
    say, card = sight.say, after.card if isinstance(after, Play) else sight.view.card
    match move:
        case Play(played, number):
            return say("mm-play-card", card=name_of(say, played), number=number)
        case Down(hidden):
            return say("mm-down-card", card=name_of(say, hidden))
        case Use():
            return use_words(sight, card, move)
        case Waive():
            return say("mm-waive")
        case Shield():
            return say("mm-shield-do")
        case Bear():
            return say("mm-bear")
        case End():
            return say("mm-end")
