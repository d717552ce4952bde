"""The action panel: the three verbs, what each would bring, and the one button that does it."""

from dataclasses import dataclass

from game.core.events import Event
from game.core.match import PERSON
from game.osaka.data import COLOURS, EDO, SYMBOLS, VALUE, WAVES
from game.osaka.events import GoodsSold, PaydayCame, ShipSailed
from game.osaka.heaps import cards, coins, lot, size
from game.osaka.moves import Buy, Pass, Reserve, Take, Token
from scenes.ink import DISPLAY, Ink
from scenes.kit import PLAIN, PRIMARY, Button
from scenes.osaka.layout import Areas
from scenes.osaka.market import card_name, price_of
from scenes.placement import DIM, FOCUS, HOVER, REST, Drawing, Placement, block
from scenes.table.panel import OK, PLAINLY, WARN, Panel, Row, Watching
from scenes.table.sight import Sight

FOOT = 74
"""The height of the two verbs at the foot of the panel."""


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the panel for what is asked now."""
    x, y, w, h = areas.actions
    if sight.waiting == "market":
        button = Button(sight.say("deal-market"), sight.say("deal-market-hint"), PRIMARY, 22, "card_back")
        panel = Panel("", (Row(sight.say("deal-market-text")),), 92)
        return [
            block(("panel",), panel, areas.actions, z=80, rule="turn"),
            block(("on",), button, (x + 14, y + 14, w - 28, 62), z=90, touch=True),
        ]
    if not sight.asking or sight.view.asked not in ("action", "token"):
        return [block(("panel",), _watching(sight), areas.actions, z=80, rule="turn")]
    if sight.view.asked == "token":
        return _tokens(sight, areas)
    if sight.view.moves and isinstance(sight.view.moves[0], Pass):
        panel = Panel(sight.say("pass-head"), (Row(sight.say("pass-text")),), 20)
        button = Button(sight.say("pass"), "", PRIMARY, 22)
        return [
            block(("panel",), panel, areas.actions, z=80, rule="turn"),
            block(("do", "pass"), button, (x + 14, y + h - 72, w - 28, 58), z=90, touch=True),
        ]
    head, rows = _reading(sight)
    return [block(("panel",), Panel(head, rows, 86, FOOT), areas.actions, z=80, rule="turn"), *_verbs(sight, areas)]


# ---- the three verbs


def _verbs(sight: Sight, areas: Areas) -> list[Placement]:
    view, say, seat = sight.view, sight.say, sight.focus
    x, y, w, h = areas.actions
    hand, price = coins(view.hands[seat]), price_of(sight)
    draft = sight.draft
    poor = hand < price
    buying = isinstance(draft, Buy)
    if poor:
        buy = Button(say("buy"), say("buy-poor", cost=price, have=hand), PLAIN, 22, "coin", str(price), warn=True)
    elif buying:
        paid = coins(draft.payment)
        sub = say("buy-confirm", paid=paid, left=hand - paid)
        buy = Button(say("buy"), sub, PRIMARY, 22, "coin", str(price))
    else:
        sub = say("buy-offer", cost=price, have=hand)
        buy = Button(say("buy"), sub, PLAIN if draft else PRIMARY, 22, "coin", str(price))
    armed_take = isinstance(draft, Take)
    armed_reserve = isinstance(draft, Reserve)
    half = (w - 36) / 2
    take = Button(
        say("take"),
        say("once-more") if armed_take else say("take-hint"),
        PRIMARY if armed_take else PLAIN,
        20,
    )
    out = seat in (*view.market_owner, *view.farm_owner)
    reserve = Button(
        say("reserve"),
        say("reserve-out") if out else say("once-more") if armed_reserve else say("reserve-hint"),
        PRIMARY if armed_reserve else PLAIN,
        20,
        warn=out,
    )
    bottom = y + h - 70
    nothing = price == 0
    return [
        block(
            ("do", "buy"), buy, (x + 14, y + 14, w - 28, 62), z=90, touch=True,
            mood=DIM if poor or nothing else REST, tip=say("buy-tip"), rule="buy",
        ),
        block(("do", "take"), take, (x + 14, bottom, half, 56), z=90, touch=True, tip=say("take-tip"), rule="take"),
        block(
            ("do", "reserve"), reserve, (x + 22 + half, bottom, half, 56), z=90, touch=True,
            mood=DIM if out else REST, tip=say("reserve-tip"), rule="reserve",
        ),
    ]  # fmt: skip


def _reading(sight: Sight) -> tuple[str, tuple[Row, ...]]:
    """What the panel says about the draft."""
    say, view, draft = sight.say, sight.view, sight.draft
    if isinstance(draft, Take):
        card = view.market[draft.slot]
        hand = view.hands[sight.focus]
        have = coins(hand)
        charms = sum(SYMBOLS[held] for held in cards(hand))
        rows = [Row(say("take-worth", before=have, after=have + VALUE[card]))]
        if SYMBOLS[card]:
            rows.append(Row(say("take-charms", before=charms, after=charms + SYMBOLS[card])))
        rows.append(Row(say("take-quiet")))
        return say("take-head", card=card_name(sight, card)), tuple(rows)
    if isinstance(draft, Reserve):
        card = (view.market if draft.row == "market" else view.farm)[draft.slot]
        return say("reserve-head", card=card_name(sight, card)), (Row(say("reserve-only")), Row(say("reserve-back")))
    if isinstance(draft, Buy):
        return say("buy-head"), tuple(voyage(sight))
    hand, price = coins(view.hands[sight.focus]), price_of(sight)
    missing = max(0, price - hand)
    rows = [Row(say("idle-buy", cost=price) if not missing else say("idle-missing", number=missing))]
    return say("idle-head"), (*rows, Row(say("idle-text")))


def voyage(sight: Sight) -> list[Row]:
    """The ships in the order they sail, where to, and what that means; then what the payment wastes."""
    say, rows = sight.say, []
    events = [beat.event for beat in sight.foresight]
    payday = any(isinstance(event, PaydayCame) for event in events)
    for event in events:
        if isinstance(event, ShipSailed):
            ship = f"ship_{COLOURS[event.colour]}"
            if event.end == EDO:
                won = sum(
                    e.points
                    for e in events
                    if isinstance(e, GoodsSold) and (e.seat, e.colour) == (sight.by, event.colour)
                )
                rows.append(Row(say("sail-edo"), ship, say("sail-won", points=won), OK))
            elif event.end in WAVES:
                lost = _at_risk(sight, event.colour)
                value = say("sail-lost", number=lost) if payday and lost else ""
                rows.append(Row(say("sail-waves"), ship, value, WARN if payday else PLAINLY))
            else:
                rows.append(Row(say("sail-to", space=say(f"space-{event.end}")), ship))
    if payday:
        rows += _others_at_risk(sight, events)
    draft = sight.draft
    if sight.refusal:
        rows.append(Row(say("buy-short", missing=price_of(sight) - coins(draft.payment)), "coin", "", WARN))
    elif isinstance(draft, Buy) and sight.view.hands[sight.by] is not None:
        over = coins(draft.payment) - price_of(sight)
        needless = any(VALUE[card] <= over for card in cards(draft.payment))
        if needless:
            rows.append(Row(say("buy-needless"), "coin", "", WARN))
        else:
            rows.append(
                Row(say("buy-over", number=over) if over else say("buy-exact"), "coin", "", WARN if over else OK)
            )
    return rows


def _at_risk(sight: Sight, colour: int) -> int:
    """How many uninsured goods of a colour the buyer would have when the waves come."""
    return size(lot(sight.foresight[-1].view.goods[sight.by], colour)) if sight.foresight else 0


def _others_at_risk(sight: Sight, events: list[Event]) -> list[Row]:
    """Ships that lie in the waves already and would be wrecked by this payday with goods of the buyer."""
    sailed = {event.colour for event in events if isinstance(event, ShipSailed)}
    rows = []
    for colour, space in enumerate(sight.view.ships):
        lost = _at_risk(sight, colour)
        if space in WAVES and colour not in sailed and lost:
            say = sight.say
            rows.append(Row(say("sail-stays"), f"ship_{COLOURS[colour]}", say("sail-lost", number=lost), WARN))
    return rows


def _watching(sight: Sight) -> Drawing:
    """While somebody else decides: who, and what they are about to do."""
    view, say = sight.view, sight.say
    seat = sight.by if sight.draft is not None else sight.doing if sight.doing >= 0 else view.to_act
    if seat < 0:
        return Panel("", (), 20)
    who = sight.seats[seat]
    thinking = who.kind != PERSON and sight.doing < 0
    words, rows = say("rival-thinks" if thinking else "turn-of", name=who.name), tuple[Row, ...]()
    if isinstance(sight.draft, Buy):
        words, rows = say("rival-buys", name=who.name), tuple(voyage(sight))
    elif isinstance(sight.draft, Take):
        words = say("rival-takes", name=who.name, card=card_name(sight, view.market[sight.draft.slot]))
    elif isinstance(sight.draft, Reserve):
        row = view.market if sight.draft.row == "market" else view.farm
        words = say("rival-reserves", name=who.name, card=card_name(sight, row[sight.draft.slot]))
    return Watching(words, f"pawn_{who.colour}", rows)


# ---- the first token


def _tokens(sight: Sight, areas: Areas) -> list[Placement]:
    x, y, w, h = areas.actions
    say, draft = sight.say, sight.draft
    seen = [block(("panel",), Panel(say("token-head"), (), 18), areas.actions, z=80, rule="turn")]
    for good, name in enumerate(COLOURS):
        rect, reach = (x + 14, y + 46 + good * 44, w - 28, 40), (0, -2, w - 28, 44)
        chosen = isinstance(draft, Token) and draft.colour == good
        choice = Choice(say(f"good-{name}"), f"token_{name}", chosen)
        tip = say("token-tip")
        seen.append(block(("token", good), choice, rect, z=90, touch=True, tip=tip, rule="set-up", reach=reach))
    button = Button(say("token-take") if draft else say("token-choose"), "", PRIMARY, 20)
    mood = REST if draft else DIM
    seen.append(block(("do", "token"), button, (x + 14, y + h - 66, w - 28, 52), z=90, touch=True, mood=mood))
    return seen


@dataclass(frozen=True, slots=True)
class Choice(Drawing):
    """A token to choose, with the name of its good."""

    words: str
    icon: str
    chosen: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, (*((233, 203, 128) if self.chosen else (140, 110, 60)), 255 if self.chosen else 40), 8)
        up = mood in (HOVER, FOCUS)
        ink.box(0, 0, w, h, "gold" if up else "ink" if self.chosen else "edge", 8, 3 if up else 2)
        ink.picture(self.icon, 12, h / 2 - 16, 32, 33)
        ink.text(self.words, DISPLAY, 18, "ink", 50, h / 2, width=w - 56)
