"""The drawn examples of Trader's rules: real stocks, capitals and notes. All sums are worked out, none is written."""

from game.trader.data import CARDS, COPIES, MIDDLE, MONEY, VALUE
from game.trader.moves import Sell, SellTogether, SellWithJoker
from game.trader.sales import price
from game.trader.scoring import totals
from scenes.book import Note, Rect, note, sign
from scenes.ink import BODY, BOLD, DISPLAY
from scenes.kit import Label
from scenes.menu import caps
from scenes.placement import CARD_RATIO, CHOSEN, DIM, REST, Drawing, Placement, block
from scenes.seats import NAMES
from scenes.trader.exchange import CAPITALS
from scenes.trader.layout import CAPITAL_RATIO
from scenes.trader.own import Struck, notes
from scenes.trader.sheet import Scores
from scenes.trader.stock import face, product
from scenes.words import Words

PLAYERS = ("white", "pink", "grey")
TOP = 54
"""From the top of an example to what lies below its title."""
CARD = 72
"""The width of a card."""
PARIS, BERLIN, LONDON, ROME, BRUSSELS = range(5)


def lot(names: str) -> list[int]:
    """The stocks of these names."""
    return [CARDS.index(name) for name in names.split()]


def card(picture: Drawing | str, x: float, y: float, w: float = CARD, mood: str = REST) -> Placement:
    """Lay a card by its upper left corner."""
    return block((), picture, (x, y, w, w * CARD_RATIO), shadow=True, mood=mood)


def row(say: Words, names: str, x: float, y: float, pitch: float = CARD + 8, mood: str = REST) -> list[Placement]:
    """Lay stocks side by side."""
    return [card(face(say, kind), x + at * pitch, y, mood=mood) for at, kind in enumerate(lot(names))]


def column(
    say: Words, capital: int, names: str, x: float, y: float, wide: float, step: float, mood: str = REST
) -> list[Placement]:
    """Lay a column of stocks under its capital; the free one may stand out."""
    high = wide * CAPITAL_RATIO
    kinds = lot(names)
    seen = [block((), f"capital_{CAPITALS[capital]}", (x, y, wide, high), shadow=True)]
    for at, kind in enumerate(kinds):
        free = at + 1 == len(kinds)
        seen.append(card(face(say, kind), x, y + high + 6 + at * step, 64, mood if free else REST))
    return seen


def pile(money: int, x: float, y: float) -> list[Placement]:
    """Lay a sum in notes."""
    return [
        block((), f"note_{one}", (x + at * 10, y + at * 22, 92, 43), shadow=True)
        for at, one in enumerate(notes(money))
    ]  # fmt: skip


def beside(words: str, x: float, y: float, w: float, face: str = BODY, fill: str = "ink2") -> Placement:
    """Write a few words at the right of something."""
    return block((), Note(words, face, fill, "midleft"), (x, y, w, 26))


def plus(names: str) -> str:
    """Write the values of stocks as a sum, worked out."""
    values = [VALUE[kind] for kind in lot(names)]
    return f"{' + '.join(map(str, values))} = {sum(values)}"


def pair(names: str) -> Sell:
    """The sale of two stocks."""
    low, high = lot(names)
    return Sell(low, high)


# ---- the cards


def aim(say: Words, area: Rect) -> list[Placement]:
    """Two stocks, what they cost and what they sell for."""
    x, y, w, _ = area
    y += TOP
    names = "R4 R5"
    sale = pair(names)
    middle = x + w / 2
    seen = [*pile(sum(VALUE[kind] for kind in lot(names)), middle - 330, y + 12), sign("→", middle - 172, y + 50)]
    seen += [*row(say, names, middle - 76, y), sign("→", middle + 172, y + 50)]
    seen += pile(price(sale), middle + 226, y + 28)
    seen.append(note(say("rules-trader-aim-cost", sum=plus(names)), middle - 400, y + 114, 260, BOLD, "ink"))
    seen.append(note(say("rules-trader-aim-sold", product=product(sale)), middle + 140, y + 114, 260, BOLD, "ink"))
    return seen


def parts(say: Words, area: Rect) -> list[Placement]:
    """The values of a colour and how often each comes, a capital, the joker and the closed card."""
    x, y, w, _ = area
    y += TOP
    pitch = min(90, (w - 40) / 9)
    seen = []
    for at, (kind, number) in enumerate(zip(lot("R2 R3 R4 R5 R6"), COPIES, strict=True)):
        left = x + 20 + at * pitch
        seen.append(card(face(say, kind), left, y))
        seen.append(note(f"× {number}", left, y + 112, CARD, BOLD, "ink"))
    left = x + 20 + 5 * pitch + 14
    wide = x + w - left - 2 * pitch - 20
    capital = min(160, wide - 8)
    seen.append(block((), "capital_paris", (left + (wide - capital) / 2, y + 14, capital, capital * CAPITAL_RATIO)))
    seen.append(note(say("rules-trader-parts-capital"), left, y + 112, wide))
    for at, (picture, words) in enumerate((("joker", say("joker")), ("closed", say("rules-trader-parts-closed")))):
        seen.append(card(picture, left + wide + 10 + at * pitch, y))
        seen.append(note(words, left + wide + 4 + at * pitch, y + 112, CARD + 12))
    return seen


def columns(say: Words, area: Rect) -> list[Placement]:
    """Two columns as they are dealt, and what everybody starts with."""
    x, y, w, _ = area
    y += 46
    wide, step = 112, 15
    high = y + wide * CAPITAL_RATIO + 6 + 6 * step
    seen = []
    dealt = ((PARIS, "R4 S2 W6 G3 C2 S5 R2"), (MIDDLE, "G2 C6 R3 W2 S3 G5 C4"))
    for at, (capital, names) in enumerate(dealt):
        left = x + 24 + at * 290
        seen += column(say, capital, names, left, y, wide, step, CHOSEN if at == 0 else REST)
        words = say("rules-trader-set-up-free" if at == 0 else "rules-trader-set-up-closed")
        seen.append(beside(words, left + 80, high + 34, 196, BOLD, "ok" if at == 0 else "danger"))
    seen.append(card("closed", x + 24 + 290 + 8, high + 24, 48))
    left = x + 600
    for at, (players, money) in enumerate(MONEY.items()):
        words = say("rules-trader-set-up-money", players=players, money=money)
        seen.append(beside(words, left, y + 66 + at * 36, x + w - left - 10, BOLD, "ink"))
    return seen


# ---- a turn


def verbs(say: Words, area: Rect) -> list[Placement]:
    """The three things to do in a turn."""
    x, y, w, _ = area
    y += TOP
    wide = w / 3
    middle = [x + (at + 0.5) * wide for at in range(3)]
    seen = [*row(say, "G4", middle[0] - 110, y + 36, mood=CHOSEN), sign("←", middle[0] - 2, y + 86)]
    seen += pile(4, middle[0] + 36, y + 52)
    seen += [*row(say, "S4 S5", middle[1] - 124, y + 36, 50), sign("→", middle[1] + 12, y + 86)]
    seen += pile(price(pair("S4 S5")), middle[1] + 32, y + 64)
    seen += [*row(say, "W5", middle[2] - 124, y + 36), card("joker", middle[2] - 74, y + 36)]
    seen += [sign("→", middle[2] + 12, y + 86), *pile(price(SellWithJoker(lot("W5")[0])), middle[2] + 32, y + 64)]
    for at, name in enumerate(("buy", "sell", "joker")):
        left = x + at * wide + 10
        title = Label(say(f"rules-trader-{name}"), DISPLAY, 20, anchor="center")
        seen.append(block((), title, (left, y - 4, wide - 20, 30)))
        seen.append(note(say(f"rules-trader-turn-{name}"), left, y + 150, wide - 20))
    return seen


def purchase(say: Words, area: Rect) -> list[Placement]:
    """The free stock of a column is bought, and the next one comes free."""
    x, y, w, _ = area
    y += TOP - 4
    bought, before = lot("R4")[0], 12
    wide, step = 112, 24
    free = y + wide * CAPITAL_RATIO + 6
    seen = column(say, BERLIN, "C3 S6 R4", x + 60, y, wide, step, CHOSEN)
    price_of = say("rules-trader-buy-price", price=VALUE[bought])
    seen.append(beside(say("rules-trader-buy-next"), x + 140, free + step - 1, 150))
    seen.append(beside(price_of, x + 140, free + 2 * step + 32, 150, BOLD, "ink"))
    seen += [sign("→", x + 330, y + 74, 44), *row(say, "R4 R5", x + 400, y + 14, 50)]
    seen.append(note(NAMES[0], x + 390, y + 124, 140, BOLD, "ink"))
    left = x + 580
    seen += pile(before - VALUE[bought], left + (x + w - left) / 2 - 60, y + 20)
    total = f"{before} − {VALUE[bought]} = {before - VALUE[bought]}"
    seen.append(note(say("rules-trader-buy-money", sum=total), left, y + 124, x + w - left - 16, BOLD, "ink"))
    return seen


def pairs(say: Words, area: Rect) -> list[Placement]:
    """Two pairs and what they bring, and two stocks that are none."""
    x, y, w, _ = area
    y += TOP
    wide = w / 3
    seen = []
    for at, names in enumerate(("R4 R5", "S2 S2", "W6 G6")):
        left = x + at * wide
        seen += row(say, names, left + wide / 2 - CARD - 4, y, mood=DIM if at == 2 else REST)
        if at < 2:
            seen.append(note(product(pair(names)), left + 8, y + 114, wide - 16, BOLD, "ok"))
    left = x + 2 * wide
    seen.append(block((), Struck(), (left + wide / 2 - 60, y + 10, 120, 80)))
    seen.append(note(say("rules-trader-sell-no"), left + 8, y + 114, wide - 16, BOLD, "danger"))
    return seen


def joker_sale(say: Words, area: Rect) -> list[Placement]:
    """A stock and the joker bring twice the stock's value."""
    x, y, w, _ = area
    y += TOP
    sale = SellWithJoker(lot("W3")[0])
    middle = x + w / 2
    seen = [*row(say, "W3", middle - 220, y), sign("×", middle - 122, y + 50), card("joker", middle - 96, y)]
    seen += [sign("→", middle + 40, y + 50), *pile(price(sale), middle + 120, y + 18)]
    seen.append(note(say("rules-trader-joker-gone"), middle - 300, y + 114, 360))
    seen.append(note(product(sale), middle + 90, y + 114, 160, BOLD, "ok"))
    return seen


# ---- three players, four players


def closing(say: Words, area: Rect) -> list[Placement]:
    """The closed card lies on Brussels, and after the turn on Rome."""
    x, y, w, _ = area
    y += TOP - 6
    wide, step, half = 100, 22, w / 2
    seen = [sign("→", x + half, y + 70, 44)]
    for at, (shut, words) in enumerate(((BRUSSELS, "before"), (ROME, "after"))):
        left = x + at * half + (half - 3 * 124 + 24) / 2
        for nth, (capital, names) in enumerate(((LONDON, "G3 C5"), (ROME, "S4 R2"), (BRUSSELS, "C2 W4"))):
            here = left + nth * 124
            seen += column(say, capital, names, here, y, wide, step)
            if capital == shut:
                seen.append(card("closed", here + 10, y + wide * CAPITAL_RATIO + 6 + step + 26, 46))
        text = say(f"rules-trader-closed-{words}")
        seen.append(note(text, x + at * half + 16, y + 168, half - 32, BOLD, ("danger", "ok")[at]))
    return seen


def partners(say: Words, area: Rect) -> list[Placement]:
    """One stock of each partner makes a pair; the seller gets the money."""
    x, y, w, _ = area
    y += TOP
    own, partners = lot("G5 G6")
    sale = SellTogether(own, partners)
    seller, partner = NAMES[0], NAMES[2]
    wide = w / 3
    seen = []
    for at, (who, names) in enumerate((("white", "G5"), ("grey", "G6"))):
        left = x + at * wide + wide / 2
        seen.append(block((), f"pawn_{who}", (left - 84, y + 16, 52, 65)))
        seen += row(say, names, left - 8, y)
    seen += [sign("+", x + wide, y + 50), sign("→", x + 2 * wide, y + 50)]
    seen.append(block((), "pawn_white", (x + 2.5 * wide - 96, y + 4, 52, 65)))
    seen += pile(price(sale), x + 2.5 * wide - 24, y)
    seen.append(note(say("rules-trader-teams-seller", name=seller), x + 8, y + 114, wide - 16))
    seen.append(note(say("rules-trader-teams-partner", name=partner), x + wide + 8, y + 114, wide - 16))
    gets = say("rules-trader-teams-gets", name=seller)
    seen.append(note(product(sale), x + 2 * wide + 8, y + 90, wide - 16, BOLD, "ok"))
    seen.append(note(gets, x + 2 * wide + 8, y + 114, wide - 16, BOLD, "ink"))
    return seen


# ---- the end


def third_column(say: Words, area: Rect) -> list[Placement]:
    """Five capitals, three of them with nothing left."""
    x, y, w, _ = area
    y += TOP - 6
    wide = (w - 32) / 5
    broad = min(179, wide - 16)
    seen = []
    for capital, left_over in enumerate((0, 3, 0, 1, 0)):
        left = x + 16 + capital * wide
        rect = (left + (wide - broad) / 2, y, broad, broad * CAPITAL_RATIO)
        seen.append(block((), f"capital_{CAPITALS[capital]}", rect, shadow=True, mood=REST if left_over else DIM))
        words = say("rules-trader-end-left", number=left_over) if left_over else say("rules-trader-end-empty")
        seen.append(note(words, left, y + 84, wide, BOLD, "ink" if left_over else "danger"))
    return seen


def match(say: Words, area: Rect) -> list[Placement]:
    """The score sheet of two rounds, added up."""
    x, y, w, _ = area
    scores = ((41, 38, 29), (27, 33, 36))
    heads = tuple(((who,), name) for who, name in zip(PLAYERS, NAMES, strict=False))
    rounds = tuple((say("round", number=at + 1), tuple(map(str, money))) for at, money in enumerate(scores))
    table = Scores(heads, rounds, say("sheet-total"), totals(len(PLAYERS), scores))
    return [block((), table, (x + 40, y + 50, w - 80, 210))]


def secrets(say: Words, area: Rect) -> list[Placement]:
    """What lies open before a player, and what only its owner knows."""
    x, y, w, _ = area
    y += TOP
    half = x + w / 2
    left = x + w / 4 - 151
    seen = [*row(say, "R4 R5 S2", left, y, 44), card("joker", left + 190, y)]
    seen += [
        block((), "note_back", (half + w / 4 - 70 + at * 12, y + 10 + at * 20, 110, 52), shadow=True)
        for at in range(3)
    ]  # fmt: skip
    seen.append(note(say("rules-trader-money-open"), x + 20, y + 114, w / 2 - 80, BOLD, "ok"))
    seen.append(note(say("rules-trader-money-secret"), half + 30, y + 114, w / 2 - 60, BOLD, "danger"))
    return seen


def keys(say: Words, area: Rect) -> list[Placement]:
    """The keys that are used most."""
    x, y, w, h = area
    names = (
        "trader-column", "trader-buy", "trader-sell", "trader-joker", "play-confirm",
        "play-undo", "play-hint", "look-help",
    )  # fmt: skip
    return caps(say, names, (x, y + TOP, w, h))
