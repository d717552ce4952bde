"""The drawn examples of Master Merchant's rules: real cards and coins. All sums are worked out, none is written."""

from collections.abc import Sequence

from game.master_merchant.data import (
    COPIES,
    COST,
    DAIMON,
    ECHIGOYA,
    GOLD_TO_WIN,
    HIIRAGI,
    IZUMIYA,
    KANDA,
    KOGARASHI,
    NAMES_TO_WIN,
    NEGOTIATION,
    OBORO,
    SAKURAYA,
    TOKUNAGA,
    TRICK,
    TRICK_FROM,
    UESHIMA,
)
from scenes.book import Rect, note, sign
from scenes.ink import BOLD
from scenes.kit import Label
from scenes.master_merchant.card import back, face
from scenes.master_merchant.city import PILES
from scenes.master_merchant.discard import Guard
from scenes.menu import caps
from scenes.placement import CARD_RATIO, DIM, LEGAL, REST, Drawing, Placement, block
from scenes.seats import NAMES
from scenes.words import Words

PLAYERS = ("white", "pink", "grey", "ochre")
TOP = 54
"""From the top of an example to what lies below its title."""
CARD = 78
COIN = 28


def card(picture: Drawing | str, x: float, y: float, w: float = CARD, mood: str = REST) -> Placement:
    """Lay a card by its upper left corner."""
    return block((), picture, (x, y, w, w * CARD_RATIO), shadow=True, mood=mood)


def row(say: Words, kinds: Sequence[int], x: float, y: float, pitch: float = CARD + 6) -> list[Placement]:
    """Lay cards side by side."""
    return [card(face(say, kind), x + at * pitch, y) for at, kind in enumerate(kinds)]


def coins(number: int, x: float, y: float, pitch: float = 22) -> list[Placement]:
    """Lay coins side by side."""
    return [block((), "coin_gold", (x + at * pitch, y, COIN, COIN)) for at in range(number)]


def pawn(who: str, x: float, y: float) -> Placement:
    """Stand a merchant."""
    return block((), f"pawn_{who}", (x, y, 46, 58))


# ---- the cards


def aim(say: Words, area: Rect) -> list[Placement]:
    """Eight coins, and eight different names."""
    x, y, w, _ = area
    y += TOP
    left = x + w * 0.17
    seen = [*coins(4, left - 62, y + 22, 32), *coins(GOLD_TO_WIN - 4, left - 62, y + 56, 32)]
    seen.append(sign("/", x + w * 0.36, y + 50))
    names = (TRICK, NEGOTIATION, IZUMIYA, HIIRAGI, OBORO, KOGARASHI, DAIMON, SAKURAYA)[:NAMES_TO_WIN]
    pitch = min(CARD + 4, (w * 0.58 - CARD) / (len(names) - 1))
    seen += row(say, names, x + w * 0.41, y - 4, pitch)
    seen.append(note(say("rules-master_merchant-aim-gold"), x + 12, y + 112, w * 0.34 - 16, BOLD, "ok"))
    seen.append(note(say("rules-master_merchant-aim-names"), x + w * 0.41, y + 112, w * 0.58, BOLD, "ok"))
    return seen


def piles(say: Words, area: Rect) -> list[Placement]:
    """A card of each pile, and how many there are."""
    x, y, w, _ = area
    y += TOP
    pitch = (w - 24) / len(PILES)
    wide = min(CARD, pitch - 8)
    seen = []
    for at, kind in enumerate(PILES):
        left = x + 12 + at * pitch
        seen.append(card(face(say, kind), left + (pitch - wide) / 2, y - 4, wide))
        seen.append(note(f"× {COPIES[kind]}", left, y + 106, pitch, BOLD, "ink"))
    return seen


def some(kinds: Sequence[int], say: Words, area: Rect) -> list[Placement]:
    """A few cards, large enough to read their symbols."""
    x, y, w, _ = area
    y += TOP
    wide = 104
    pitch = min(170.0, (w - 40) / len(kinds))
    left = x + (w - pitch * len(kinds)) / 2
    seen = []
    for at, kind in enumerate(kinds):
        here = left + at * pitch
        seen.append(card(face(say, kind), here + (pitch - wide) / 2, y - 2, wide))
        words = say("rules-master_merchant-parts-cost", cost=COST[kind])
        seen.append(note(f"{words}, × {COPIES[kind]}", here, y + 148, pitch, BOLD, "ink"))
    return seen


def cost_1(say: Words, area: Rect) -> list[Placement]:
    """The cards of cost 1."""
    return some((IZUMIYA, HIIRAGI, OBORO), say, area)


def cost_2(say: Words, area: Rect) -> list[Placement]:
    """The cards of cost 2."""
    return some((KOGARASHI, DAIMON, SAKURAYA), say, area)


def cost_3(say: Words, area: Rect) -> list[Placement]:
    """The cards of cost 3, and the one of cost 4."""
    return some((ECHIGOYA, KANDA, UESHIMA, TOKUNAGA), say, area)


# ---- a turn


def whole_turn(say: Words, area: Rect) -> list[Placement]:
    """Kanda, then a pair of Kogarashi, then one more card."""
    x, y, w, _ = area
    y += TOP
    wide = w / 3
    seen = []
    plays = (((KANDA,), "first"), ((KOGARASHI, KOGARASHI), "second"), ((ECHIGOYA,), "third"))
    for at, (kinds, words) in enumerate(plays):
        left = x + at * wide
        seen += row(say, kinds, left + wide / 2 - (len(kinds) * 60 + CARD - 60) / 2, y - 2, 60)
        seen.append(note(say(f"rules-master_merchant-turn-{words}"), left + 8, y + 114, wide - 16, BOLD, "ink"))
        if at:
            seen.append(sign("→", left, y + 50))
    return seen


def lone_card(say: Words, area: Rect) -> list[Placement]:
    """One card in hand and a discard become the whole hand."""
    x, y, w, _ = area
    y += TOP
    held, lying = (OBORO,), (TRICK, IZUMIYA)
    spots = (x + w * 0.02, x + w * 0.22, x + w * 0.6)
    seen = [*row(say, held, spots[0] + 36, y - 2), sign("+", spots[1] - 2, y + 50)]
    seen += [*row(say, lying, spots[1] + 36, y - 2, 60), card(back(say, None), spots[1] + 36 + 120, y - 2)]
    seen += [sign("→", spots[2] - 16, y + 50), *row(say, (*held, *lying, NEGOTIATION), spots[2] + 24, y - 2, 66)]
    for left, words, room in zip(spots, ("hand", "discard", "after"), (150, 240, 310), strict=True):
        seen.append(note(say(f"rules-master_merchant-pick-up-{words}"), left, y + 114, room, BOLD, "ink"))
    return seen


def face_down(say: Words, area: Rect) -> list[Placement]:
    """A card is laid face down and brings a coin; its owner still knows it."""
    x, y, w, _ = area
    y += TOP
    before = 3
    wide = w / 3
    seen = [*row(say, (UESHIMA,), x + wide / 2 - 110, y - 2), sign("→", x + wide / 2 + 4, y + 50)]
    seen.append(card(back(say, None), x + wide / 2 + 34, y - 2))
    seen += coins(before + 1, x + 1.5 * wide - 47, y + 40)
    seen.append(card(back(say, UESHIMA), x + 2.5 * wide - CARD / 2, y - 2))
    total = f"{before} + 1 = {before + 1}"
    words = ("play", "gold", "owner")
    for at, word in enumerate(words):
        text = say(f"rules-master_merchant-down-{word}", sum=total)
        seen.append(note(text, x + at * wide + 8, y + 114, wide - 16, BOLD, "ink"))
    return seen


def choices(say: Words, area: Rect) -> list[Placement]:
    """What an effect of somebody else may choose in a discard, and what not."""
    x, y, w, _ = area
    y += TOP
    wide = w / 3
    pictures = (
        (face(say, TRICK), DIM, "no-start", "danger"),
        (face(say, SAKURAYA), LEGAL, "yes", "ok"),
        (back(say, None), DIM, "no-down", "danger"),
    )
    seen = []
    for at, (picture, mood, words, fill) in enumerate(pictures):
        left = x + at * wide
        seen.append(card(picture, left + (wide - CARD) / 2, y - 2, mood=mood))
        seen.append(note(say(f"rules-master_merchant-discard-{words}"), left + 8, y + 114, wide - 16, BOLD, fill))
    return seen


def warded_off(say: Words, area: Rect) -> list[Placement]:
    """Kogarashi is aimed at a player who turns a Hiiragi face down and keeps the gold."""
    x, y, w, _ = area
    y += TOP
    gold, name = 4, NAMES[1]
    wide = w / 3
    middle = [x + (at + 0.5) * wide for at in range(3)]
    seen = [*row(say, (KOGARASHI,), middle[0] - 96, y - 2), sign("→", middle[0] + 16, y + 50)]
    seen.append(pawn(PLAYERS[1], middle[0] + 44, y + 22))
    lying = (middle[1] - 110, y - 2)
    seen += row(say, (HIIRAGI,), *lying)
    seen.append(block((), Guard(), (*lying, CARD, CARD * CARD_RATIO)))
    seen += [sign("→", middle[1] + 4, y + 50), card(back(say, None), middle[1] + 34, y - 2)]
    seen += coins(gold, middle[2] - 47, y + 40)
    seen.append(note(say("rules-master_merchant-shield-aimed", name=name), x + 8, y + 114, wide - 16, BOLD, "danger"))
    turned = say("rules-master_merchant-shield-turned")
    seen.append(note(turned, x + wide + 8, y + 114, wide - 16, BOLD, "ink"))
    kept = say("rules-master_merchant-shield-kept", gold=gold)
    seen.append(note(kept, x + 2 * wide + 8, y + 114, wide - 16, BOLD, "ok"))
    return seen


def trick(say: Words, area: Rect) -> list[Placement]:
    """Trick with three others at 5, 4 and 3 gold takes from the first two only."""
    x, y, w, _ = area
    y += TOP
    left = x + 130
    wide = (x + w - left) / 3
    seen = row(say, (TRICK,), x + 26, y - 2)
    for at, gold in enumerate((5, 4, 3)):
        here = left + at * wide
        hit = gold >= TRICK_FROM
        seen.append(pawn(PLAYERS[at + 1], here + 10, y + 18))
        seen += coins(gold, here + 64, y + 34, 26)
        words = say("rules-master_merchant-start-takes", sum=f"{gold} − 1 = {gold - 1}")
        spared = say("rules-master_merchant-start-spared", gold=gold)
        seen.append(note(words if hit else spared, here, y + 114, wide - 8, BOLD, "danger" if hit else "ok"))
    return seen


# ---- the end


def places(say: Words, area: Rect) -> list[Placement]:
    """The winner by gold, and the others by names and gold."""
    x, y, w, _ = area
    y += TOP
    ended = ((8, 4), (3, 6), (5, 4), (2, 3))
    order = sorted(range(4), key=lambda seat: -sum(ended[seat]))
    wide = w / 4
    sums = [sum(ended[seat]) for seat in order]
    seen = []
    for at, seat in enumerate(order):
        gold, owned = ended[seat]
        left = x + at * wide
        place = 1 if at == 0 else 1 + sum(total > sums[at] for total in sums)
        seen.append(pawn(PLAYERS[seat], left + wide / 2 - 23, y + 4))
        seen.append(block((), Label(f"{place}.", BOLD, 22, "deep", "center"), (left + wide / 2 - 66, y + 20, 36, 36)))
        total = f"{owned} + {gold} = {owned + gold}"
        seen.append(note(total, left + 4, y + 70, wide - 8, BOLD, "ok" if at == 0 else "ink"))
    return seen


def secrets(say: Words, area: Rect) -> list[Placement]:
    """What lies open before a player, and what only its owner knows."""
    x, y, w, _ = area
    y += TOP
    half = w / 2
    left = x + half / 2 - 140
    seen = [*row(say, (IZUMIYA, HIIRAGI, KANDA), left, y - 2, 60), *coins(4, left + 208, y + 40, 20)]
    left = x + 1.5 * half - 120
    seen += [card(back(say, None), left + at * 60, y - 2) for at in range(2)]
    seen.append(card(back(say, OBORO), left + 160, y - 2))
    seen.append(note(say("rules-master_merchant-open-all"), x + 20, y + 114, half - 40, BOLD, "ok"))
    seen.append(note(say("rules-master_merchant-open-secret"), x + half + 20, y + 114, half - 40, BOLD, "danger"))
    return seen


def keys(say: Words, area: Rect) -> list[Placement]:
    """The keys that are used most."""
    x, y, w, h = area
    names = (
        "master_merchant-nth", "master_merchant-down", "master_merchant-use", "master_merchant-waive",
        "master_merchant-end", "play-confirm", "play-undo", "look-help",
    )  # fmt: skip
    return caps(say, names, (x, y + TOP, w, h))
