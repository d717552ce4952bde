"""The rule book of Master Merchant: its chapters, and the numbers that a rule has at this moment.

The numbers come from a sight alone, so they tell nothing that the seat at the screen may not know.
"""

from collections.abc import Iterator

from game.master_merchant.data import COST, GOLD_TO_WIN, HIIRAGI, NAMES_TO_WIN
from game.master_merchant.heaps import count
from scenes.book import Chapter, Figure, Rulebook
from scenes.master_merchant import examples
from scenes.master_merchant.card import chapter_of, effect_of, name_of
from scenes.master_merchant.city import PILES
from scenes.master_merchant.meters import kinds
from scenes.placement import Key
from scenes.table.sight import Sight

CHAPTERS = (
    Chapter("aim", ("text", Figure("example", 204, examples.aim)), "coin_gold"),
    Chapter("parts", ("text", Figure("example", 196, examples.piles)), "fx_city"),
    Chapter("turn", ("text", Figure("example", 204, examples.whole_turn)), "fx_play"),
    Chapter("pick-up", ("text", Figure("example", 204, examples.lone_card)), "fx_hand", under=True),
    Chapter("down", ("text", Figure("example", 204, examples.face_down)), "fx_down", under=True),
    Chapter("discard", ("text", Figure("example", 204, examples.choices)), "fx_open", under=True),
    Chapter("shield", ("text", Figure("example", 204, examples.warded_off)), "fx_shield"),
    Chapter("start", ("text", Figure("example", 204, examples.trick)), "fx_cross"),
    Chapter("card-1", ("text", Figure("example", 238, examples.cost_1)), "fx_free1"),
    Chapter("card-2", ("text", Figure("example", 238, examples.cost_2)), "fx_coin"),
    Chapter("card-3", ("text", Figure("example", 238, examples.cost_3)), "fx_two"),
    Chapter("end", ("text", Figure("example", 160, examples.places)), "seal"),
    Chapter("open", ("text", Figure("example", 204, examples.secrets)), "mm_back"),
    Chapter("rulings", ("text",), "seal"),
    Chapter("screen", ("text", Figure("example", 224, examples.keys))),
)


def fitting(sight: Sight) -> str:
    """The chapter about what is going on."""
    view = sight.view
    if view.result:
        return "end"
    if view.asked == "effect":
        return chapter_of(view.card)
    return "shield" if view.asked == "shield" else "turn"


# ---- the numbers of the moment


def situation(sight: Sight, rule: str, key: Key) -> str:
    """Put the numbers of this moment into a rule; empty where it has none."""
    tell = {
        "parts": _city,
        "turn": _plays,
        "pick-up": _pick_up,
        "discard": _card,
        "down": _hidden,
        "shield": _shields,
        "end": _roads,
        "open": _hidden,
    }.get(rule, _card)
    return "\n".join(tell(sight, key))


def _card(sight: Sight, key: Key) -> Iterator[str]:
    """What the card that is asked about does, or the one whose effect is asked."""
    match key:
        case ("city" | "well", int(card)):
            yield from _pile(sight, card)
        case ("discard", int(seat), "up", card, _) if card == HIIRAGI:
            yield _effect(sight, card)
            yield _guard(sight, seat)
        case ("discard", _, "up", int(card), _):
            yield _effect(sight, card)
        case _ if sight.view.asked == "effect":
            yield _effect(sight, sight.view.card)


def _effect(sight: Sight, card: int) -> str:
    return sight.say("rules-master_merchant-now-card", card=name_of(sight.say, card), effect=effect_of(sight.say, card))


def _pile(sight: Sight, card: int) -> Iterator[str]:
    """What a card of the city costs, how many are left, and whether it can be paid."""
    view, say = sight.view, sight.say
    left, gold = count(view.city, card), view.gold[sight.focus]
    yield say("rules-master_merchant-now-left", card=name_of(say, card), cost=COST[card], number=left)
    if left and COST[card] > gold:
        missing = COST[card] - gold
        yield say("rules-master_merchant-now-dear", name=sight.name, gold=gold, missing=missing)


def _city(sight: Sight, key: Key) -> Iterator[str]:
    """The whole city, pile by pile."""
    for card in PILES:
        say, left = sight.say, count(sight.view.city, card)
        yield say("rules-master_merchant-now-left", card=name_of(say, card), cost=COST[card], number=left)


def _plays(sight: Sight, key: Key) -> Iterator[str]:
    """How many plays the player on turn has left; of a card of the hand, what it does."""
    view = sight.view
    if key[:1] == ("hand",) and isinstance(key[2:3] and key[2], int):
        yield _effect(sight, key[2])
    if not view.result:
        name = sight.seats[view.turn].name
        yield sight.say("rules-master_merchant-now-plays", name=name, number=view.plays)


def _pick_up(sight: Sight, key: Key) -> Iterator[str]:
    """When the discard is picked up, as the table has agreed."""
    yield sight.say("rules-master_merchant-now-pick-up", name=sight.name, lone=sight.view.lone_card)


def _hidden(sight: Sight, key: Key) -> Iterator[str]:
    """How many cards everybody has in hand and face down."""
    view = sight.view
    for seat, who in enumerate(sight.seats):
        facts = {"name": who.name, "hand": view.hand_sizes[seat], "down": view.down_sizes[seat]}
        yield sight.say("rules-master_merchant-now-hidden", **facts)


def _shields(sight: Sight, key: Key) -> Iterator[str]:
    """How many shields everybody has."""
    return (_guard(sight, seat) for seat in range(sight.view.seats))


def _guard(sight: Sight, seat: int) -> str:
    number = count(sight.view.up[seat], HIIRAGI)
    return sight.say("rules-master_merchant-now-shields", name=sight.seats[seat].name, number=number)


def _roads(sight: Sight, key: Key) -> Iterator[str]:
    """How far everybody has come on both roads, or the one who is asked about."""
    view, say = sight.view, sight.say
    for seat in [key[1]] if key[:1] == ("rival",) else range(view.seats):
        name, gold, owned = sight.seats[seat].name, view.gold[seat], kinds(view, seat)
        yield say("rules-master_merchant-now-roads", name=name, gold=gold, names=owned)
        if seat == view.turn and not view.result and (gold >= GOLD_TO_WIN or owned >= NAMES_TO_WIN):
            yield say("rules-master_merchant-now-wins", name=name)


RULEBOOK = Rulebook(CHAPTERS, situation, fitting)
