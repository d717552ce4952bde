"""The drawn examples of Osaka's rules: real cards, ships and pieces. All sums are worked out, none is written down."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from game.osaka.data import COLOUR, COLOURS, COPIES, SYMBOLS, VALUE
from game.osaka.heaps import coins, heap
from game.osaka.scoring import result
from scenes.book import Note, Rect, note, sign
from scenes.ink import BOLD, DISPLAY
from scenes.kit import Label
from scenes.menu import caps
from scenes.osaka import fates
from scenes.osaka.board import NAMES as PLACES
from scenes.osaka.board import Course, Waves
from scenes.osaka.fates import LOST, SAFE, Spot
from scenes.osaka.layout import CENTRES, LANES, SHIP_H, SHIP_W, WATERLINE
from scenes.osaka.payday import COLUMNS, PICTURE, TABLE, Print, Sum
from scenes.osaka.pieces import Coast, Fact, Merchant, card, fan, kept, plus, row
from scenes.osaka.tell import sold
from scenes.placement import CHOSEN, DIM, Placement, block
from scenes.seats import NAMES
from scenes.words import Words

R2, R3, R5, B2, B3, B5, Y2, Y3, Y5, G2, G3, G5 = range(12)
RED, BLUE, YELLOW, GREEN = range(4)
MERCHANTS = ("white", "pink", "grey")
TOKENS = 12
"""The delivery tokens of a colour; when they run out, others stand in."""
TOP = 54
"""From the top of an example to what lies below its title."""


# ---- the cards


def aim(say: Words, area: Rect) -> list[Placement]:
    """One card and its three uses."""
    x, y, w, _ = area
    y += TOP
    facts = (
        ("coin", say("rules-osaka-aim-value", value=VALUE[G3])),
        ("badge_green", say("rules-osaka-aim-good", good=say("good-green-low"))),
        ("charm", say("rules-osaka-aim-charm", charms=SYMBOLS[G3])),
    )
    seen = [card(G3, x + 24, y, 108)]
    seen += [block((), Fact(*fact), (x + 150, y + 8 + at * 48, 200, 38)) for at, fact in enumerate(facts)]
    wide = (w - 372) / 3
    uses = (
        ("hand", fan((R2, G3, B5), x + 364 + wide / 2, y, 70, 38)),
        ("goods", (card(G3, x + 364 + wide * 1.5 - 74, y, 70),
                   block((), "ship_green", (x + 364 + wide * 1.5 + 2, y + 16, 92, 82)))),
        ("point", (card("card_back", x + 364 + wide * 2.5 - 74, y, 70),
                   block((), Merchant("pink", 1), (x + 364 + wide * 2.5 + 12, y + 10, 64, 88)))),
    )  # fmt: skip
    for at, (use, things) in enumerate(uses):
        left = x + 364 + at * wide + 6
        seen += things
        seen.append(note(say(f"rules-osaka-aim-{use}"), left, y + 108, wide - 12, BOLD, "ink"))
        seen.append(note(say(f"rules-osaka-aim-{use}-is", value=VALUE[G3]), left, y + 130, wide - 12))
    return seen


def parts(say: Words, area: Rect) -> list[Placement]:
    """What there is of each colour, and of each player."""
    x, y, w, _ = area
    y += TOP
    seen = []
    wide = (w - 40) / 6.6
    for at, (one, number) in enumerate(zip((R2, R3, R5), COPIES, strict=True)):
        left = x + 20 + at * wide
        seen.append(card(one, left + wide / 2 - 40, y, 80))
        seen.append(note(say("rules-osaka-parts-cards", number=number), left, y + 122, wide, BOLD, "ink"))
    left = x + 20 + 3 * wide
    seen.append(block((), "ship_red", (left + wide / 2 - 61, y + 2, 122, 108)))
    seen.append(note(say("rules-osaka-parts-ship"), left, y + 122, wide))
    left += wide
    seen += [block((), "token_red", (left + wide / 2 - 44 + at * 17, y + 18 + at * 12, 54, 56)) for at in range(3)]
    seen.append(note(say("rules-osaka-parts-tokens", number=TOKENS), left, y + 122, wide))
    left, wide = left + wide, wide * 1.6
    seen.append(block((), "pawn_white", (left + wide / 2 - 66, y + 12, 76, 95)))
    seen.append(block((), "reserve_white", (left + wide / 2 + 14, y + 42, 52, 59)))
    seen.append(note(say("rules-osaka-parts-player"), left, y + 122, wide))
    return seen


def first_hands(say: Words, area: Rect) -> list[Placement]:
    """Two players draw until their cards are worth enough."""
    x, y, w, _ = area
    y += TOP
    seen = []
    hands = ((R3, Y2, B5), (G5, R3))
    sums = [sum(VALUE[one] for one in hand) for hand in hands]
    ends = (
        say("rules-osaka-set-up-stops", sum=sums[0]),
        say("rules-osaka-set-up-begins", sum=sums[1], name=NAMES[1]),
    )
    for at, hand in enumerate(hands):
        left = x + 20 + at * w / 2
        seen.append(block((), f"pawn_{MERCHANTS[at]}", (left + 6, y + 8, 52, 65)))
        seen.append(block((), Label(NAMES[at], DISPLAY, 19, anchor="center"), (left - 8, y + 78, 80, 28)))
        seen += row(hand, left + 84, y, 76, 88)
        for number, worth in enumerate(accumulate(VALUE[one] for one in hand)):
            last = number + 1 == len(hand)
            total = Label(str(worth), DISPLAY, 24, "deep" if last else "ink3", "center")
            seen.append(block((), total, (left + 84 + number * 88, y + 110, 76, 30)))
        seen.append(block((), Note(ends[at], BOLD, "ink", "midleft"), (left + 90, y + 140, w / 2 - 120, 26)))
    return seen


# ---- a turn


def verbs(say: Words, area: Rect) -> list[Placement]:
    """The three things to do, side by side."""
    x, y, w, _ = area
    y += TOP
    wide = w / 3
    middle = [x + wide * (at + 0.5) for at in range(3)]
    seen = [*row((R2, Y3, G2), middle[0] - 120, y + 36, 76, 50, CHOSEN), sign("←", middle[0] + 76, y + 88)]
    seen += [block((), "coin", (middle[0] + 106, y + 62 + at * 16, 40, 40)) for at in range(2)]
    seen += [card(B3, middle[1] - 110, y + 36, 76, CHOSEN), sign("→", middle[1] - 4, y + 88)]
    seen += fan((Y2, G5), middle[1] + 70, y + 36, 76, 34)
    seen += kept(R5, middle[2] - 38, y + 36, 76, "white")
    for at, name in enumerate(("buy", "take", "reserve")):
        left = x + at * wide + 10
        title = Label(say(f"rules-osaka-{name}"), DISPLAY, 20, anchor="center")
        seen.append(block((), title, (left, y - 4, wide - 20, 30)))
        seen.append(note(say(f"rules-osaka-turn-{name}"), left, y + 150, wide - 20))
    return seen


def purchase(say: Words, area: Rect) -> list[Placement]:
    """A market with one card that is kept from the buyer, the payment, and the ships that sail."""
    x, y, w, _ = area
    y += TOP
    bought, payment = (R3, G2, G2), (Y5, B2)
    seen = [*row(bought, x + 24, y, 80, 86, CHOSEN), *kept(B5, x + 296, y, 80, "pink", DIM)]
    cost = sum(VALUE[one] for one in bought)
    seen.append(note(say("rules-osaka-buy-free", sum=plus(bought), cost=cost), x + 18, y + 118, 250, BOLD, "ink"))
    seen.append(note(say("rules-osaka-buy-kept", name=NAMES[1]), x + 254, y + 118, 164))
    seen += [sign("←", x + 402, y + 56), *row(payment, x + 428, y, 80, 58)]
    seen.append(note(say("rules-osaka-buy-pays", sum=plus(payment)), x + 412, y + 118, 168, BOLD, "ink"))
    wide = (w - 596) / 2
    for at, good in enumerate(dict.fromkeys(COLOUR[one] for one in bought)):
        number = min(2, sum(COLOUR[one] == good for one in bought))
        middle = x + 588 + (at + 0.5) * wide
        seen.append(block((), f"ship_{COLOURS[good]}", (middle - 61, y, 122, 108)))
        seen.append(note(say("rules-osaka-buy-sails", spaces=number), middle - wide / 2 + 4, y + 118, wide - 8))
    return seen


def stronger(say: Words, area: Rect) -> list[Placement]:
    """A hand before and after a card is taken."""
    x, y, _, _ = area
    y += TOP
    hand, taken = (R2, B2, G3, Y5), B3
    before = coins(heap(hand))
    seen = [*fan(hand, x + 180, y, 84, 66), sign("+", x + 396, y + 60), card(taken, x + 440, y, 84, CHOSEN)]
    seen += [sign("→", x + 580, y + 60), block((), "coin", (x + 630, y + 26, 68, 68))]
    total = Label(str(before + VALUE[taken]), DISPLAY, 52, "ink")
    seen.append(block((), total, (x + 712, y + 24, 120, 72)))
    seen.append(note(say("rules-osaka-take-before", sum=plus(hand), worth=before), x + 50, y + 140, 260, BOLD, "ink"))
    seen.append(note(say("rules-osaka-take-card"), x + 412, y + 140, 140))
    after = say("rules-osaka-take-after", worth=before + VALUE[taken])
    seen.append(note(after, x + 620, y + 140, 220, BOLD, "ink"))
    return seen


def reservation(say: Words, area: Rect) -> list[Placement]:
    """A card of the farm is kept, and still is when it has moved to the market."""
    x, y, w, _ = area
    y += TOP
    seen = [card(Y2, x + 40, y, 84), *kept(R5, x + 132, y, 84, "white"), card(G3, x + 224, y, 84)]
    seen += [sign("→", x + w / 2 - 40, y + 60, 44)]
    left = x + w - 440
    seen += [*row((B3, Y2), left, y, 84, 92), *kept(R5, left + 184, y, 84, "white"), card(G3, left + 276, y, 84)]
    seen.append(note(say("rules-osaka-reserve-farm"), x + 40, y + 124, 268, BOLD, "ink"))
    seen.append(note(say("rules-osaka-reserve-market"), left, y + 124, 360, BOLD, "ink"))
    return seen


def refill(say: Words, area: Rect) -> list[Placement]:
    """Market and farm before and after new cards have come."""
    x, y, _, _ = area
    y += TOP
    size, pitch = 56, 64
    farm, market = x + 150, x + 440
    moved, drawn, fresh = (B2, Y3, G5), (R2, B3), (Y2, R3, G2)
    seen = []
    for at, (words, left) in enumerate((("farm", farm), ("market", market))):
        width = pitch * (3, 6)[at] - 8
        title = Label(say(words), DISPLAY, 18, anchor="center")
        seen.append(block((), title, (left, y - 8, width, 26)))
    for at, when in enumerate(("before", "after")):
        label = Note(say(f"rules-osaka-restock-{when}"), BOLD, "ink", "midleft")
        seen.append(block((), label, (x + 24, y + 46 + at * 92, 120, 30)))
        seen += kept(R5, market, y + 22 + at * 92, size, "pink")
    seen += row(moved, farm, y + 22, size, pitch)
    seen += row(fresh, farm, y + 114, size, pitch)
    seen += row((*moved, *drawn), market + pitch, y + 114, size, pitch)
    captions = (
        ("drawn", farm, 3), ("stays", market, 1), ("moves", market + pitch, 3), ("drawn", market + 4 * pitch, 2),
    )  # fmt: skip
    for name, left, number in captions:
        seen.append(note(say(f"rules-osaka-restock-{name}"), left - 4, y + 194, pitch * number))
    return seen


# ---- the route


def voyage(_: Words, area: Rect) -> list[Placement]:
    """The route with its six spaces, and two ships on their way."""
    x, y, w = area[:3]
    wide = min(w - 24, 820)
    k = wide / 1600
    left, top = x + (w - wide) / 2, y + 46
    seen = [block((), Coast(), (left, top, wide, wide / 4))]
    start, end = {RED: 2, BLUE: 4, YELLOW: 0, GREEN: 1}, {RED: 3, YELLOW: 2}

    def berth(good: int, space: int) -> Rect:
        line, aside = LANES[good]
        return (
            left + (CENTRES[space] + aside) * k - SHIP_W * k / 2, top + (line - SHIP_H * WATERLINE) * k,
            SHIP_W * k, SHIP_H * k,
        )  # fmt: skip

    for good, space in start.items():
        seen.append(block((), f"ship_{COLOURS[good]}", berth(good, space), alpha=110 if good in end else 255))
        if good in end:
            here, there = berth(good, space), berth(good, end[good])
            seen.append(block((), f"ship_{COLOURS[good]}", there))
            way = (here[0] + here[2], there[1] + there[3] * 0.2, there[0] - here[0] - here[2] - 4, 60 * k)
            seen.append(block((), Course("light"), way))
    seen.append(block((), Waves(), (left, top, wide, wide / 4)))
    for space, middle in enumerate(CENTRES):
        seen.append(note(PLACES[space], left + middle * k - 65, top + wide / 4 + 4, 130, BOLD, "ink"))
    return seen


# ---- payday


def numbers(lot: Sequence[int], tokens: int) -> tuple[int, ...]:
    """The numbers of a sale in the order of its sum: best, tokens, goods, worth, rounded up, points."""
    sale = sold(0, COLOUR[lot[0]], heap(lot), tokens)
    return sale.highest, sale.tokens, sale.number, sale.money, sale.points * 5, sale.points


def _columns(say: Words, x: float, y: float) -> Iterator[Placement]:
    for column, middle in COLUMNS.items():
        wide = 96 if column in ("rounded", "points") else 70
        yield note(say(f"payday-{column}"), x + middle + 8 - wide / 2, y, wide, fill="ink3")


def sale(say: Words, area: Rect) -> list[Placement]:
    """A lot of tea, the tokens of its owner, and the sum."""
    x, y, w, _ = area
    y += TOP
    lot, tokens = (G5, G3, G2), 2
    seen = row(lot, x + 24, y, 88, 96)
    seen += [block((), "token_green", (x + 372 + at * 38, y + 24, 54, 56)) for at in range(tokens)]
    seen.append(note(say("rules-osaka-payday-cards"), x + 24, y + 124, 280))
    seen.append(note(say("rules-osaka-payday-tokens"), x + 336, y + 124, 170))
    total = Sum(MERCHANTS[0], NAMES[0], "", True, numbers(lot, tokens), "")
    seen.append(block((), total, (x + 12, y + 152, TABLE, 66)))
    seen += _columns(say, x + 12, y + 218)
    wide = min(290, w - TABLE - 44)
    seen.append(block((), Print("scene_payday_green", "江戸入" if wide > 200 else "江戸", "vermilion"),
                      (x + w - wide - 18, y - 34, wide, wide * PICTURE)))  # fmt: skip
    return seen


def small_sales(say: Words, area: Rect) -> list[Placement]:
    """Two sales without tokens: a lot of three, and a single card."""
    x, y, _, _ = area
    y += TOP - 6
    seen = [*_columns(say, x + 12, y)]
    for at, lot in enumerate(((R5, R3, R2), (Y2,))):
        total = Sum(MERCHANTS[at + 1], NAMES[at + 1], "", False, numbers(lot, 0), "")
        seen.append(block((), total, (x + 12, y + 30 + at * 68, TABLE, 60)))
        seen += row(lot, x + TABLE + 30, y + 32 + at * 68, 40, 46)
    return seen


def wreck(say: Words, area: Rect) -> list[Placement]:
    """A discarded card saves two goods; the third is lost."""
    x, y, w, _ = area
    y += TOP
    size = 84
    seen = [block((), Print("scene_wreck_blue", "難船", "ink", left=True), (x + 24, y, 216, 108))]
    seen += [card(B2, x + 296, y, size, CHOSEN), sign("→", x + 422, y + 58)]
    seen.append(note(say("rules-osaka-wrecks-spent"), x + 208, y + 126, 260))
    spots = [Spot(x + 520 + at * 130, y + 58, 400) for at in range(2)]
    for good, spot in zip((B5, B3), spots, strict=True):
        safe = fates.good((), good, spot, size, 0)
        seen += fates.place(safe, SAFE, safe.h, ticks=True)
    seen.append(note(say("rules-osaka-wrecks-saved"), x + 462, y + 126, 246, BOLD, "ok"))
    gone = fates.good((), B2, Spot(x + (720 + w) / 2, y + 58, 400), size, 0)
    seen += fates.place(gone, LOST, 400)
    seen.append(note(say("rules-osaka-wrecks-lost"), gone.x - 80, y + 126, 160, BOLD, "danger"))
    return seen


# ---- the end


def ranking(say: Words, area: Rect) -> list[Placement]:
    """Three players at the end, two of them with equal points."""
    x, y, w, _ = area
    y += TOP
    won, held = [21, 17, 21], [3, 1, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1]
    final = result("", won, held)
    seen = []
    wide = w / 3
    for at, seat in enumerate(sorted(range(3), key=lambda seat: final.places[seat])):
        left = x + at * wide
        place = Label(str(final.places[seat]), DISPLAY, 34, "deep" if at == 0 else "ink3", "center")
        seen.append(block((), place, (left + 14, y + 40, 36, 50)))
        seen.append(block((), Merchant(MERCHANTS[seat], won[seat]), (left + 66, y, 50, 146)))
        seen.append(block((), Label(NAMES[seat], DISPLAY, 22), (left + 142, y + 8, wide - 150, 30)))
        score = Note(say("rules-osaka-end-score", points=won[seat]), BOLD, "ink", "midleft")
        seen.append(block((), score, (left + 142, y + 42, wide - 150, 26)))
        number = 0
        for good, name in enumerate(COLOURS):
            for _ in range(held[seat * 4 + good]):
                seen.append(block((), f"token_{name}", (left + 140 + number * 15, y + 78, 34, 35)))
                number += 1
        total = Note(say("results-held", number=number), BOLD, "deep" if at < 2 else "ink2", "midleft")
        seen.append(block((), total, (left + 142, y + 118, wide - 150, 26)))
    return seen


def secrets(say: Words, area: Rect) -> list[Placement]:
    """What lies open before a player, and what only its owner knows."""
    x, y, w, _ = area
    y += TOP
    half = x + w / 2
    seen = [*row((R5, R2), x + 32, y, 80, 40), *kept(Y3, x + 176, y, 80, "pink")]
    seen += [block((), f"token_{name}", (x + 282 + at * 26, y + 34, 46, 47)) for at, name in enumerate(("red", "blue"))]
    seen += fan(("card_back",) * 4, half + 130, y, 80, 40)
    seen += [card("card_back", half + 256 + at * 3, y - at * 3, 80) for at in range(3)]
    seen.append(block((), Merchant("pink", 9), (half + min(366, w / 2 - 84), y + 6, 64, 108)))
    seen.append(note(say("rules-osaka-open-open"), x + 20, y + 126, w / 2 - 80, BOLD, "ok"))
    seen.append(note(say("rules-osaka-open-secret"), half + 30, y + 126, w / 2 - 50, BOLD, "danger"))
    return seen


def keys(say: Words, area: Rect) -> list[Placement]:
    """The keys that are used most."""
    x, y, w, h = area
    names = (
        "osaka-market", "osaka-reserve", "osaka-buy", "play-confirm",
        "play-undo", "play-hint", "look-help", "look-hand",
    )  # fmt: skip
    return caps(say, names, (x, y + TOP, w, h))
