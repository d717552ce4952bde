"""The rule book of Osaka: its chapters, and the numbers that a rule has at this moment.

The numbers come from a sight alone, so they tell nothing that the seat at the screen may not know.
"""

from collections.abc import Iterable, Iterator

from game.osaka.data import COLOUR, COLOURS, EDO, FREE, TOKENS_TO_END, VALUE, WAVES
from game.osaka.events import GoodsSold
from game.osaka.heaps import coins, lot, size, symbols
from scenes.book import Chapter, Figure, Rulebook
from scenes.osaka import examples
from scenes.osaka.tell import sold, sum_of
from scenes.placement import Key
from scenes.table.sight import Sight

CHAPTERS = (
    Chapter("aim", ("text", Figure("example", 218, examples.aim)), "vp"),
    Chapter("parts", ("text", Figure("example", 222, examples.parts)), "token_red"),
    Chapter("set-up", ("text", Figure("example", 236, examples.first_hands)), "card_back"),
    Chapter("turn", ("text", Figure("example", 244, examples.verbs)), "pawn_white"),
    Chapter("buy", ("text", Figure("example", 212, examples.purchase)), "coin", under=True),
    Chapter("take", ("text", Figure("example", 234, examples.stronger)), "card_blue_3", under=True),
    Chapter("reserve", ("text", Figure("example", 214, examples.reservation)), "reserve_white", under=True),
    Chapter("restock", ("text", Figure("example", 280, examples.refill)), "card_back", under=True),
    Chapter("route", ("text", Figure("example", 286, examples.voyage)), "ship_red"),
    Chapter(
        "payday",
        ("text", Figure("example", 312, examples.sale), "more", Figure("small", 222, examples.small_sales)),
        "vp",
    ),
    Chapter("wrecks", ("text", Figure("example", 222, examples.wreck)), "charm"),
    Chapter("end", ("text", Figure("example", 220, examples.ranking)), "token_green"),
    Chapter("open", ("text", Figure("example", 220, examples.secrets)), "card_back"),
    Chapter("rulings", ("text",), "seal"),
    Chapter("screen", ("text", Figure("example", 224, examples.keys))),
)


def fitting(sight: Sight) -> str:
    """The chapter about what is going on."""
    view = sight.view
    if view.result:
        return "end"
    if sight.unrolled:
        return "payday"
    return {"token": "set-up", "insure": "wrecks"}.get(view.asked, "turn")


# ---- the numbers of the moment


def situation(sight: Sight, rule: str, key: Key) -> str:
    """Put the numbers of this moment into a rule; empty where it has none."""
    tell = {
        "buy": _purchase,
        "take": _taking,
        "reserve": _reservation,
        "restock": _restock,
        "route": _route,
        "payday": _payday,
        "wrecks": _wrecks,
        "end": _end,
        "open": _open,
    }.get(rule)
    return "\n".join(tell(sight, key)) if tell else ""


def _purchase(sight: Sight, _: Key) -> Iterator[str]:
    """What the free cards cost, and what the hand is worth."""
    view, seat = sight.view, sight.focus
    free = [card for card, owner in zip(view.market, view.market_owner, strict=True) if owner in (FREE, seat)]
    cost, hand = sum(VALUE[card] for card in free), view.hands[seat]
    yield sight.say("rules-osaka-now-buy", name=sight.name, cards=len(free), cost=cost)
    if hand is not None:
        yield sight.say("rules-osaka-now-hand", have=coins(hand), missing=max(0, cost - coins(hand)))


def _taking(sight: Sight, key: Key) -> Iterator[str]:
    """What a market card would make of the hand."""
    view, seat, say = sight.view, sight.focus, sight.say
    hand = view.hands[seat]
    match key:
        case ("market", int(slot)) if view.market_owner[slot] not in (FREE, seat):
            yield _kept(sight, view.market[slot], view.market_owner[slot])
        case ("market", int(slot)) if hand is not None:
            card = view.market[slot]
            before = coins(hand)
            yield say("rules-osaka-now-take", card=_card(sight, card), before=before, after=before + VALUE[card])


def _card(sight: Sight, card: int) -> str:
    """Name a card at the start of a sentence."""
    return sight.say("card", good=sight.say(f"good-{COLOURS[COLOUR[card]]}"), value=VALUE[card])


def _kept(sight: Sight, card: int, owner: int) -> str:
    return sight.say("rules-osaka-now-kept", card=_card(sight, card), name=sight.seats[owner].name)


def _reservation(sight: Sight, key: Key) -> Iterator[str]:
    """Where the pieces are: the one that is asked about, or all of them."""
    view, say = sight.view, sight.say
    on = {
        owner: card
        for row, owners in ((view.market, view.market_owner), (view.farm, view.farm_owner))
        for card, owner in zip(row, owners, strict=True)
        if owner != FREE
    }
    for seat in [key[1]] if key[:1] == ("piece",) else range(view.seats):
        if seat in on:
            yield _kept(sight, on[seat], seat)
        else:
            yield say("rules-osaka-now-free", name=sight.seats[seat].name)


def _restock(sight: Sight, _: Key) -> Iterator[str]:
    view = sight.view
    facts = {"farm": len(view.farm), "draw": view.draw_size, "discard": size(view.discard)}
    yield sight.say("rules-osaka-now-restock", **facts)


def _route(sight: Sight, key: Key) -> Iterator[str]:
    """Where the ships are: those in the space that is asked about, or all of them."""
    if key[:1] == ("space",) and key[1] in WAVES:
        yield from _wrecks(sight, key)
        return
    for good, space in enumerate(sight.view.ships):
        if key[:1] != ("space",) or space == key[1]:
            ship, where = sight.say(f"ship-{COLOURS[good]}"), sight.say(f"space-{space}")
            yield sight.say("rules-osaka-now-ship", ship=ship, space=where, left=EDO - space)


def _payday(sight: Sight, key: Key) -> Iterator[str]:
    """What was sold, would be sold after the purchase that is laid out, or would be if a ship came in now."""
    match key:
        case ("scroll", "sum", int(colour), int(seat)):
            yield from _sales(sight, (e for e in _sold(sight.story) if (e.colour, e.seat) == (colour, seat)))
        case ("results", "brought", int(seat)):
            yield from _brought(sight, seat)
        case ("payday-tag",):
            yield sight.say("rules-osaka-now-foreseen")
            yield from _sales(sight, _sold(beat.event for beat in sight.foresight))
        case ("ship", int(colour)):
            yield sight.say("rules-osaka-now-arrival", ship=sight.say(f"ship-{COLOURS[colour]}"))
            lines = list(_sales(sight, _would_sell(sight, range(sight.view.seats), (colour,))))
            yield from lines or [sight.say("rules-osaka-now-nobody", good=sight.say(f"good-{COLOURS[colour]}-low"))]
        case ("goods" | "insured", int(seat), int(card), _):
            yield from _sales(sight, _would_sell(sight, (seat,), (COLOUR[card],)))
        case _:
            yield from _sales(sight, _would_sell(sight, (sight.focus,), range(len(COLOURS))))


def _sold(events: Iterable[object]) -> Iterator[GoodsSold]:
    return (event for event in events if isinstance(event, GoodsSold))


def _sales(sight: Sight, sales: Iterable[GoodsSold]) -> Iterator[str]:
    return (sum_of(event, sight.seats, sight.say) for event in sales)


def _would_sell(sight: Sight, seats: Iterable[int], colours: Iterable[int]) -> Iterator[GoodsSold]:
    """What these seats would sell of these colours now; goods and tokens are open to all."""
    view = sight.view
    for seat in seats:
        for colour in colours:
            goods = lot(view.goods[seat] + view.insured[seat], colour)
            if goods:
                yield sold(seat, colour, goods, view.tokens[seat * 4 + colour])


def _brought(sight: Sight, seat: int) -> Iterator[str]:
    """The points a player has got for each good, sale by sale."""
    sales = [event for event in _sold(event for _, event in sight.past) if event.seat == seat]
    for colour, name in enumerate(COLOURS):
        won = [event.points for event in sales if event.colour == colour]
        if won:
            total = " + ".join(map(str, won)) + (f" = {sum(won)}" if len(won) > 1 else "")
            yield sight.say("rules-osaka-now-brought", good=sight.say(f"good-{name}"), sum=total)


def _wrecks(sight: Sight, key: Key) -> Iterator[str]:
    """Who has uninsured goods in the great waves, and how many charms are in the open hand."""
    view, say = sight.view, sight.say
    if key[:1] == ("insured",):
        yield say("rules-osaka-now-safe", card=_card(sight, key[2]))
        return
    waves = (key[1],) if key[:1] == ("space",) else WAVES
    inside = [colour for colour, space in enumerate(view.ships) if space in waves]
    for colour in inside:
        ship = say(f"ship-{COLOURS[colour]}")
        risky = {seat: size(lot(view.goods[seat], colour)) for seat in range(view.seats)}
        owners = ", ".join(f"{sight.seats[seat].name} {goods}" for seat, goods in risky.items() if goods)
        yield (
            say("rules-osaka-now-risk", ship=ship, owners=owners) if owners else say("rules-osaka-now-empty", ship=ship)
        )
        hand = view.hands[sight.focus]
        if hand is not None and risky[sight.focus]:
            good = say(f"good-{COLOURS[colour]}")
            yield say("rules-osaka-now-charms", good=good, charms=symbols(lot(hand, colour)))
    if not inside and key[:1] != ("space",):
        yield say("rules-osaka-now-calm")


def _end(sight: Sight, _: Key) -> Iterator[str]:
    """How near everybody is to the end; points only where they may be known."""
    view = sight.view
    for seat in range(view.seats):
        held, won = sum(view.tokens[seat * 4 : seat * 4 + 4]), view.points[seat]
        facts = {"tokens": held, "end": TOKENS_TO_END, "points": -1 if won is None else won}
        yield sight.say("rules-osaka-now-tokens", name=sight.seats[seat].name, **facts)


def _open(sight: Sight, key: Key) -> Iterator[str]:
    """What everybody sees of the player who is asked about, or of all."""
    view = sight.view
    for seat in [key[1]] if key[:1] == ("rival",) else range(view.seats):
        facts = {
            "hand": view.hand_sizes[seat],
            "goods": size(view.goods[seat]) + size(view.insured[seat]),
            "tokens": sum(view.tokens[seat * 4 : seat * 4 + 4]),
        }
        yield sight.say("rules-osaka-now-open", name=sight.seats[seat].name, **facts)


RULEBOOK = Rulebook(CHAPTERS, situation, fitting)
