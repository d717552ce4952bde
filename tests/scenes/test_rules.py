"""The rule book: every page fits in every language, every rule of the table has its chapter, and its sums are right."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from itertools import pairwise, product
from operator import add, mul, sub
from typing import Any

import pygame
import pytest

from game import catalog
from game.core.chance import Dice
from game.core.events import Event
from game.core.game import NO_AIDS, NOBODY
from game.core.match import PERSON, Match
from game.master_merchant import data as people
from game.osaka.data import COLOURS, DECK, FIRST_HAND, TOKENS_TO_END
from game.osaka.events import GoodsSold
from game.osaka.heaps import heap, lot
from game.osaka.moves import Take
from game.osaka.scoring import points
from game.trader import data as stocks
from scenes import master_merchant, trader
from scenes.app import App
from scenes.book import LETTERS, Figure, Lines, Note, rulebook
from scenes.ink import Ink
from scenes.master_merchant import tell as master_merchant_tell
from scenes.master_merchant.meters import CLOSE
from scenes.menu import KeysPage, MenuPage
from scenes.osaka import SETTING, examples, payday
from scenes.osaka.rulebook import RULEBOOK, situation
from scenes.osaka.tell import RULES, sold, sum_of
from scenes.placement import Drawing, Key, Placement
from scenes.rules import FOOT, RulesPage
from scenes.settings import Settings
from scenes.stack import Push
from scenes.table import bars
from scenes.table.sight import Sight
from scenes.title import TITLES, TitlePage
from scenes.trader import rulebook as trader_rulebook
from scenes.trader import tell
from scenes.trader.sheet import Scores
from scenes.words import LANGUAGES
from tests.core.tables import choose
from tests.osaka.table import player, table
from tests.scenes.pages import Visitor
from tests.scenes.robot import deal, open_table, sit_down
from tests.scenes.sights import SEATS, WORDS, box, sight
from tests.trader.table import player as stock_player
from tests.trader.table import table as stock_table

BOOKS = {title: rulebook(title) for title in TITLES}
NAMES_OF = {title: [chapter.name for chapter in book.chapters] for title, book in BOOKS.items()}
CHAPTERS = NAMES_OF["osaka"]
LONG = {"osaka": "payday", "master_merchant": "turn", "trader": "closed"}
"""A chapter that fills its page, to open with long numbers."""
WINDOWS = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1200, 900), 1.0), ((1200, 900), 2.0), ((1280, 720), 1.3)]
SHORT = {(1280, 720): 17, (1200, 900): 17}
"""How many pages the book has at most at the normal text size: nearly a page a chapter."""


def opened(
    title: str, language: str, size: tuple[int, int] = (1280, 720), text_size: float = 1.0, **how: Any
) -> RulesPage:
    """The rule book of a title in a window."""
    app = App(size, Settings(language=language, speed="off", text_size=text_size))
    page = RulesPage(title, **how)
    app.stack.apply(Push(page))
    app.refit()
    return page


def leaves(page: RulesPage) -> Iterator[tuple[str, list[Placement]]]:
    """Turn all pages: the words that find each again, and what lies on it."""
    for chapter, name in enumerate(NAMES_OF[page.title]):
        for number in range(len(page.pages(chapter))):
            page.chapter, page.page = chapter, number
            yield f"{name}, page {number + 1}", page.placements()


# ---- every page fits


@pytest.mark.parametrize("title", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text_size"), WINDOWS, ids=str)
def test_every_page_fits_its_sheet_and_no_line_is_cut(
    title: str, language: str, size: tuple[int, int], text_size: float
) -> None:
    page = opened(title, language, size, text_size)
    app, number = page.app, 0
    canvas = pygame.Surface((2400, 1800), pygame.SRCALPHA)
    for where, seen in leaves(page):
        number += 1
        keys = [place.key for place in seen]
        assert len(keys) == len(set(keys)), where
        left, top, right, bottom = box(next(place for place in seen if place.key == ("leaf",)))
        for place in seen:
            if place.key[0] in ("print", "leaf"):
                continue
            x1, y1, x2, y2 = box(place)
            low = bottom - FOOT if place.key[0] in ("text", "example") else bottom
            assert left <= x1 + 0.5, f"{place.key} on {where}"
            assert top <= y1 + 0.5, f"{place.key} on {where}"
            assert x2 <= right + 0.5, f"{place.key} on {where}"
            assert y2 <= low + 0.5, f"{place.key} on {where}"
            if isinstance(place.picture, Drawing):
                place.picture.paint(Ink(app.art, canvas, app.frame.u, 200, 200), place.w, place.h, place.mood)
            if isinstance(place.picture, Lines):
                assert all(len(line) <= LETTERS for line in place.picture.lines), where
        assert not app.art.cut, f"{app.art.cut} on {where}"
    if text_size == 1:
        assert number <= SHORT[size]


@pytest.mark.parametrize("title", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text_size"), WINDOWS[:4], ids=str)
def test_the_parts_of_a_page_lie_below_each_other(
    title: str, language: str, size: tuple[int, int], text_size: float
) -> None:
    now = "\n".join(["a long sentence of the table " * 4] * 5)
    page = opened(title, language, size, text_size, chapter=LONG[title], now=now)
    for where, seen in leaves(page):
        parts = [place for place in seen if place.key[0] in ("heading", "text", "example") and len(place.key) < 3]
        for above, below in pairwise(parts):
            assert box(above)[3] <= box(below)[1] + 0.5, f"{below.key} on {where}"


@pytest.mark.parametrize("title", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_an_example_lies_on_its_ground(title: str, language: str) -> None:
    for size in ((1280, 720), (1200, 900)):
        for where, seen in leaves(opened(title, language, size)):
            grounds = {place.key[1]: box(place) for place in seen if place.key[0] == "example" and len(place.key) == 2}
            for place in seen:
                if place.key[0] == "example":
                    left, top, right, bottom = grounds[place.key[1]]
                    x1, y1, x2, y2 = box(place)
                    out = x1 < left - 1 or y1 < top - 1 or x2 > right + 1 or y2 > bottom + 1
                    assert not out, f"{place.key} {place.picture} on {where}"


# ---- the rules of the table


SETTINGS = {"osaka": SETTING, "master_merchant": master_merchant.SETTING, "trader": trader.SETTING}
LOGS = {"osaka": RULES, "master_merchant": master_merchant_tell.RULES, "trader": tell.RULES}


def at_table(title: str, state: Any, seat: int, **how: Any) -> Sight:
    """What a seat sees of a position of a title."""
    return sight(state, seat, title=catalog.title(title), **how)


@cache
def played(title: str, seats: int = 3) -> tuple[Match, tuple[Any, ...]]:
    """A game from the deal to its end, and positions on the way."""
    options = {"rounds": 2} if title == "trader" else {}
    match, dice, seen = Match(catalog.title(title), SEATS[:seats], options, Dice("a whole game")), Dice("moves"), []
    while match.state.result is None:
        if title == "trader" or len(match.decisions) % 5 == 0 or match.state.asked in ("token", "insure"):
            seen.append(match.state.clone())
        match.play(choose(match.state, dice))
    return match, tuple(seen)


def told(match: Match) -> tuple[Event, ...]:
    """Everything that happened in a game."""
    return (*match.opening, *(event for made in match.decisions for event, _ in made.told))


def asked(title: str) -> Iterator[tuple[Sight, Placement]]:
    """Everything with a rule that tables, scrolls, results and the log show in some games."""
    setting = SETTINGS[title]
    for seats in catalog.title(title).players:
        match, states = played(title, seats)
        for state in states:
            seen = at_table(title, state, max(0, state.to_act))
            yield from ((seen, place) for place in setting.place(seen) if place.rule)
        lines = [line for event in told(match) if (line := setting.line(event, match.seats, WORDS["en"]))]
        past = tuple((0, event) for event in told(match))
        seen = at_table(title, match.state, 0, story=told(match), unrolled=True, log=tuple(lines), past=past)
        for places in (
            setting.place(seen),
            setting.results(seen),
            bars.log(seen, (0, 0, 300, 600)),
            bars.drawer(seen, 0),
        ):
            yield from ((seen, place) for place in places if place.rule)


@pytest.mark.parametrize("title", BOOKS)
def test_every_rule_of_the_table_has_its_chapter(title: str) -> None:
    rules = {place.rule for _, place in asked(title)}
    assert len(rules) >= 8
    assert rules | set(LOGS[title].values()) <= set(NAMES_OF[title])


@pytest.mark.parametrize("title", BOOKS)
def test_every_sentence_of_the_log_has_its_rule(title: str) -> None:
    match, _ = played(title)
    lines = [line for event in told(match) if (line := SETTINGS[title].line(event, match.seats, WORDS["en"]))]
    assert len(lines) > 50
    assert all(line.rule in NAMES_OF[title] for line in lines)


@pytest.mark.parametrize(
    ("title", "chapters"),
    [
        ("osaka", {"set-up", "turn", "wrecks"}),
        ("master_merchant", {"turn", "start", "card-1"}),
        ("trader", {"turn", "closed", "end"}),
    ],
)
def test_every_position_has_a_fitting_chapter(title: str, chapters: set[str]) -> None:
    match, states = played(title)
    found = {BOOKS[title].fitting(at_table(title, state, 0)) for state in states}
    assert chapters <= found <= set(NAMES_OF[title])
    assert BOOKS[title].fitting(at_table(title, match.state, 0)) == "end"


# ---- the sums


SUM = r"(\d+(?: [+×−] \d+)+) = (\d+)"
WORK_OUT = {"+": add, "−": sub, "×": mul}


def worked_out(terms: str) -> int:
    """Work out a sum, a difference or a product."""
    first, *rest = terms.split(" ")
    return reduce(lambda so_far, term: WORK_OUT[term[0]](so_far, int(term[1])), batched(rest), int(first))


def batched(words: list[str]) -> list[tuple[str, str]]:
    """Put each sign to the number after it."""
    return list(zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize(("title", "number"), [("osaka", 5), ("master_merchant", 7), ("trader", 8)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_in_the_examples_are_right(language: str, title: str, number: int) -> None:
    sums = 0
    for chapter in BOOKS[title].chapters:
        for figure in (part for part in chapter.parts if isinstance(part, Figure)):
            for place in figure.place(WORDS[language], (0, 0, 1044, figure.high)):
                picture = place.picture
                if isinstance(picture, Note):
                    for terms, total in re.findall(SUM, picture.words):
                        assert worked_out(terms) == int(total), picture.words
                        sums += 1
                if isinstance(picture, Scores):
                    assert picture.sums == tuple(
                        sum(int(money[side]) for _, money in picture.rounds) for side in range(len(picture.heads))
                    )
                    sums += 1
                if isinstance(picture, payday.Sum):
                    highest, tokens, goods, money, rounded, won = picture.numbers
                    assert money == goods * (highest + tokens)
                    assert rounded == money + -money % 5
                    assert won * 5 == rounded
                    sums += 1
    assert sums == number


@pytest.mark.parametrize(
    ("goods", "tokens", "numbers"),
    [
        ((examples.G5, examples.G3, examples.G2), 2, (5, 2, 3, 21, 25, 5)),
        ((examples.R5, examples.R3, examples.R2), 0, (5, 0, 3, 15, 15, 3)),
        ((examples.Y2,), 0, (2, 0, 1, 2, 5, 1)),
    ],
)
def test_the_worked_sales_are_those_of_the_rule_book(goods: tuple[int, ...], tokens: int, numbers: Key) -> None:
    assert examples.numbers(goods, tokens) == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_text_are_those_of_the_game(language: str) -> None:
    say = WORDS[language]
    numbers = {
        "osaka-parts-text": {len(DECK), len(DECK) // len(COLOURS)},
        "osaka-set-up-text": {FIRST_HAND},
        "osaka-payday-more": {TOKENS_TO_END},
        "osaka-end-text": {TOKENS_TO_END, 1},
        "master_merchant-aim-text": {people.GOLD_TO_WIN, people.NAMES_TO_WIN},
        "master_merchant-parts-text": {sum(people.COPIES), 0},
        "master_merchant-end-text": {people.GOLD_TO_WIN, people.TURNS_EACH, CLOSE},
        "master_merchant-start-text": {1, people.TRICK_FROM},
        "trader-parts-text": {len(stocks.DECK), *stocks.VALUES, stocks.JOKER},
        "trader-set-up-text": set(stocks.MONEY.values()),
        "trader-joker-text": {stocks.JOKER},
    }
    for part, wanted in numbers.items():
        assert {int(number) for number in re.findall(r"\d+", say(f"rules-{part}"))} == wanted


# ---- the numbers of the moment


def mid_game() -> Any:
    """A table with goods, tokens, a reserved card and a ship in the waves."""
    return table(
        player("R2 B5 Y5 G5", goods="R5 R3 R2 B2 B2", insured="Y5", tokens="RG", points=7),
        player("R2 R3", goods="R2 G5", tokens="GG", points=9),
        market="R2 B5 Y2 Y5 G3(1)", farm="R5 B2(0) G2", red=1, blue=4,
    ).state  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "key", "sentences"),
    [
        ("payday", ("goods", 0, 0, 0), ["Aiko: 3 cards × (5 + 1 token) = 18, rounded to 20, 4 points"]),
        ("payday", ("goods", 1, 11, 0), ["Ren: 1 card × (5 + 2 tokens) = 7, rounded to 10, 2 points"]),
        ("payday", ("insured", 0, 8, 0), ["Aiko: 1 card × (5 + 0 tokens) = 5, 1 point"]),
        (
            "payday",
            ("ship", 0),
            [
                "Red ship, if it came in now:",
                "Aiko: 3 cards × (5 + 1 token) = 18, rounded to 20, 4 points",
                "Ren: 1 card × (2 + 0 tokens) = 2, rounded to 5, 1 point",
            ],
        ),
        ("buy", ("do", "buy"), ["Aiko: 4 free cards cost 14", "The hand is worth 17."]),
        ("take", ("market", 1), ["Indigo cloth 5: the hand would be worth 22 instead of 17."]),
        ("take", ("market", 4), ["Tea 3 is reserved by Ren."]),
        ("reserve", ("piece", 1), ["Tea 3 is reserved by Ren."]),
        (
            "wrecks",
            ("space", 4),
            ["Blue ship in the great waves. Uninsured goods: Aiko 2.", "Indigo cloth: no charm in the hand."],
        ),
        ("wrecks", ("insured", 0, 8, 0), ["Rice 5 is insured."]),
        ("end", ("own",), ["Aiko: 2 tokens of 8, 7 points", "Ren: 2 tokens of 8"]),
        ("open", ("rival", 1), ["Ren: 2 cards in hand, 2 goods, 2 tokens"]),
        ("aim", (), [""]),
    ],
    ids=str,
)
def test_a_rule_is_told_with_the_numbers_of_the_moment(rule: str, key: Key, sentences: list[str]) -> None:
    assert situation(sight(mid_game(), 0), rule, key).split("\n") == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_is_told_as_it_is_scored(language: str) -> None:
    for goods, tokens in product(product(range(3), repeat=3), range(9)):
        pile = heap(card for card, number in enumerate(goods) for _ in range(number))
        if not pile:
            continue
        sale = sold(0, 0, pile, tokens)
        told = [int(number) for number in re.findall(r"\d+", sum_of(sale, SEATS, WORDS[language]))]
        won = points(pile, tokens)
        rounded = [won * 5] if won * 5 != sale.money else []
        assert told == [sum(goods), sale.highest, tokens, sale.money, *rounded, won]


@pytest.mark.parametrize("title", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_table_can_be_asked_about(title: str, language: str) -> None:
    for number, (seen, place) in enumerate(asked(title)):
        if place.key[0] not in ("log-line", "drawer-line"):
            answer = BOOKS[title].situation(replace(seen, say=WORDS[language]), place.rule, place.key)
            assert "{" not in answer, f"{number}: {place.key}"
            assert "\n\n" not in answer, f"{number}: {place.key}"


def bourse(seats: int = 3, **how: Any) -> Any:
    """A Trader table with pairs, a used joker, an empty column and a closed one."""
    players = [stock_player("R4 R5 R2 S3", 5), stock_player("W2 W6", 9), stock_player("G3", 3), stock_player("R6", 4)]
    columns = ["C2 C6", "", "S2 S6", "W3 G6", "C4"]
    how = {"closed": 4 if seats == 3 else -1, "jokers": [True, False, True][: 3 if seats == 3 else 2]} | how
    return stock_table(*players[:seats], columns=columns, **how).state


@pytest.mark.parametrize(
    ("rule", "key", "sentences"),
    [
        (
            "buy",
            ("column", 0, "free"),
            ["Paris: Porcelain 6 is free and costs 6.", "Aiko has 5 million: 1 too little."],
        ),
        ("buy", ("column", 0, 0), ["Paris: Porcelain 2 is still covered; free is Porcelain 6."]),
        (
            "closed",
            ("column", 4, "free"),
            ["Brussels: Porcelain 4 cannot be bought, the exchange is closed here."],
        ),
        (
            "sell",
            ("stocks", 0, 2, 0),
            ["Aiko: Railways, 5 × 4 = 20", "Aiko: Railways, 5 × 2 = 10", "Aiko: Railways, 4 × 2 = 8"],
        ),
        ("sell", ("own",), ["Aiko: Railways, 5 × 4 = 20"]),
        ("sell", ("rival", 1), ["Ren: Telegraph, 6 × 2 = 12"]),
        ("sell", ("rival", 2), ["Hana has no pair to sell."]),
        ("joker", ("joker",), ["Aiko: Railways 5 with the joker, 5 × 2 = 10"]),
        ("end", ("capital", 0), ["1 column of 3 is empty.", "Paris: 2 stocks left"]),
        ("money", (), ["Aiko: 5 million", "Ren: money hidden", "Hana: money hidden"]),
        ("rounds", (), ["Round 1 of 1"]),
        ("aim", (), [""]),
    ],
    ids=str,
)
def test_a_rule_of_trader_is_told_with_the_numbers_of_the_moment(rule: str, key: Key, sentences: list[str]) -> None:
    assert BOOKS["trader"].situation(at_table("trader", bourse(), 0), rule, key).split("\n") == sentences


def test_the_numbers_of_trader_follow_the_table() -> None:
    situation = BOOKS["trader"].situation
    assert situation(at_table("trader", bourse(), 1), "joker", ()) == "Ren: the joker has been used."
    seen = at_table("trader", bourse(2, scores=[(30, 20), (12, 25)]), 0)
    assert situation(seen, "rounds", ()).split("\n") == ["Aiko: 30 + 12 = 42", "Ren: 20 + 25 = 45"]
    assert situation(seen, "closed", ()) == ""
    assert situation(seen, "buy", ("column", 4, "free")).endswith("Aiko would have 1 million instead of 5.")
    teams = at_table("trader", bourse(4), 1)
    assert situation(teams, "sell", ("own",)) == "Ren has no pair to sell."


def test_no_money_is_told_that_is_hidden() -> None:
    state = bourse()
    closed = at_table("trader", state, 0, view=state.view(NOBODY, NO_AIDS), asking=False)
    for rule in NAMES_OF["trader"]:
        for place in trader.SETTING.place(closed):
            assert " million" not in BOOKS["trader"].situation(closed, rule, place.key), f"{rule}, {place.key}"


def test_nothing_is_told_of_a_hand_that_is_not_open() -> None:
    state = mid_game()
    closed = sight(state, 0, view=state.view(NOBODY, NO_AIDS), asking=False)
    for rule in CHAPTERS:
        for place in SETTING.place(closed):
            told = situation(closed, rule, place.key)
            assert "in the hand" not in told
            assert "hand is worth" not in told
            assert "would be worth" not in told
    assert situation(closed, "end", ("own",)).split("\n") == ["Aiko: 2 tokens of 8", "Ren: 2 tokens of 8"]


def test_what_was_sold_is_explained_on_the_scroll() -> None:
    state = mid_game()
    sale = GoodsSold(1, 3, lot(state.goods[1], 3), 5, 2, 2)
    seen = sight(state, 0, story=(sale,), unrolled=True)
    assert situation(seen, "payday", ("scroll", "sum", 3, 1)) == sum_of(sale, SEATS, WORDS["en"])
    assert situation(seen, "payday", ("scroll", "sum", 3, 0)) == ""


# ---- at the table


def test_the_right_button_opens_the_rule_and_escape_leads_back() -> None:
    robot = open_table([PERSON, "steady", "steady"], "rules", painted=True)
    robot.wait()
    for key, chapter in ((("ship", 3), "payday"), (("rival", 1), "open"), (("space", 3), "route"),
                         (("token", 0), "set-up"), (("deck-tag",), "restock"), (("own",), "end")):  # fmt: skip
        robot.click(key, 3)
        page = robot.app.stack.top
        assert isinstance(page, RulesPage)
        assert CHAPTERS[page.chapter] == chapter
        robot.tick()
        assert not {shown[0] for shown in robot.app.canvas.shown} & {"hand", "market"}, "no hand shows behind it"
        robot.press(pygame.K_ESCAPE)
        assert robot.app.stack.top is robot.table


def test_the_right_button_opens_the_rule_at_the_trader_table() -> None:
    robot = sit_down(deal([PERSON, "steady", "steady"], "rules", "trader", first=0), painted=True, resumed=False)
    robot.wait()
    for key, chapter in ((("column", 0, "free"), "buy"), (("column", 2, "free"), "closed"), (("rival", 1), "sell"),
                         (("joker",), "joker"), (("capital", 0), "end")):  # fmt: skip
        robot.click(key, 3)
        page = robot.app.stack.top
        assert isinstance(page, RulesPage)
        assert (page.title, NAMES_OF["trader"][page.chapter]) == ("trader", chapter)
        assert page.now
        robot.press(pygame.K_ESCAPE)
        assert robot.app.stack.top is robot.table


def test_the_right_button_still_reserves_a_card_of_the_market_or_the_farm() -> None:
    robot = open_table([PERSON, "steady"], "reserving")
    robot.wait(lambda: robot.table.asking and robot.table.sight().view.asked == "token")
    robot.play(robot.match.state.moves()[0])
    robot.wait(lambda: robot.table.asking and robot.table.sight().view.asked == "action")
    for row in ("market", "farm"):
        robot.click((row, 0), 3)
        assert robot.app.stack.top is robot.table
        assert (robot.table.draft.move.verb, robot.table.draft.move.row) == ("reserve", row)


def test_a_line_of_the_log_is_explained_in_its_own_words() -> None:
    robot = open_table([PERSON, "steady"], "log", painted=True)
    robot.wait()
    robot.play(robot.match.state.moves()[0])
    robot.wait()
    take = next(move for move in robot.match.state.moves() if isinstance(move, Take))
    robot.play(take)
    robot.wait()
    lines = robot.table.playback.lines
    at = max(at for at, line in enumerate(lines) if line.rule == "take")
    robot.click(("log-line", at), 3)
    page = robot.app.stack.top
    assert isinstance(page, RulesPage)
    assert (CHAPTERS[page.chapter], page.now) == ("take", lines[at].words)


def test_f1_explains_what_is_focused_pointed_at_or_going_on() -> None:
    robot = open_table([PERSON, "steady"], "help", painted=True)
    robot.wait()

    def chapter() -> str:
        robot.press(pygame.K_F1)
        page = robot.app.stack.top
        assert isinstance(page, RulesPage)
        robot.press(pygame.K_F1)
        assert robot.app.stack.top is robot.table
        return CHAPTERS[page.chapter]

    assert chapter() == "set-up"
    robot.point(("ship", 3))
    assert chapter() == "payday"
    while robot.table.focused != ("market", 0):
        robot.press(pygame.K_TAB)
    assert chapter() == "take"


# ---- turning pages


def test_the_rules_are_one_click_away_everywhere() -> None:
    for page in (TitlePage(), MenuPage()):
        visitor = Visitor(page)
        visitor.click("rules")
        assert isinstance(visitor.page, RulesPage)
        visitor.click("close")
        assert visitor.page is page
    robot = open_table([PERSON, "steady"], "bar", painted=True)
    robot.wait()
    robot.click(("rules",))
    assert isinstance(robot.app.stack.top, RulesPage)


@pytest.mark.parametrize(("title", "text_size"), [("osaka", 1.0), ("osaka", 2.0), ("trader", 2.0)])
def test_pages_are_turned_by_keys_wheel_and_links_from_end_to_end(title: str, text_size: float) -> None:
    visitor = Visitor(RulesPage(title), text_size=text_size)
    page = visitor.page
    chapters = range(len(NAMES_OF[title]))
    every = [(chapter, number) for chapter in chapters for number in range(len(page.pages(chapter)))]
    turns = (
        (lambda: visitor.press(pygame.K_PAGEDOWN), lambda: visitor.press(pygame.K_PAGEUP)),
        (lambda: visitor.press(pygame.K_RIGHT), lambda: visitor.press(pygame.K_LEFT)),
        (lambda: visitor.send(pygame.MOUSEWHEEL, y=-1, x=0), lambda: visitor.send(pygame.MOUSEWHEEL, y=1, x=0)),
        (lambda: visitor.click("forth"), lambda: visitor.click("back")),
    )
    for forth, back in turns:
        for there in every[1:]:
            forth()
            assert (page.chapter, page.page) == there
        for there in reversed(every[:-1]):
            back()
            assert (page.chapter, page.page) == there
    for key, there in ((pygame.K_PAGEUP, every[0]), (pygame.K_END, every[-1]), (pygame.K_PAGEDOWN, every[-1])):
        visitor.press(key)
        assert (page.chapter, page.page) == there, "the book has an end and a beginning"


@pytest.mark.parametrize("title", BOOKS)
def test_every_chapter_is_one_click_or_key_away(title: str) -> None:
    visitor, names = Visitor(RulesPage(title)), NAMES_OF[title]
    for at, name in enumerate(names):
        visitor.click("chapter", name)
        assert (visitor.page.chapter, visitor.page.page) == (at, 0)
    visitor.press(pygame.K_HOME)
    for at in range(1, len(names)):
        visitor.press(pygame.K_DOWN)
        assert visitor.page.chapter == at
    visitor.press(pygame.K_UP)
    assert visitor.page.chapter == len(names) - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_books_are_chosen_by_their_tabs(language: str) -> None:
    visitor = Visitor(RulesPage("osaka", "payday", "some numbers"), language=language)
    for title in ("trader", "osaka"):
        visitor.click("book", title)
        page = visitor.page
        assert (page.title, page.book, page.chapter, page.page) == (title, BOOKS[title], 0, 0)
        assert {key[1] for key in visitor.look() if key[0] == "chapter"} == set(NAMES_OF[title])
    visitor.click("chapter", "payday")
    assert all(
        "some numbers" not in piece.what.lines for piece in page.pages(page.chapter)[0] if isinstance(piece.what, Lines)
    )


def test_a_question_mark_shows_the_keys() -> None:
    visitor = Visitor(TitlePage())
    for page in (KeysPage, TitlePage):
        visitor.send(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")
        assert isinstance(visitor.page, page)


def test_a_smaller_window_never_leaves_the_book_behind_its_last_page() -> None:
    visitor = Visitor(RulesPage("osaka", "rulings"), size=(1280, 720), text_size=2.0)
    visitor.page.page = len(visitor.page.pages(visitor.page.chapter)) - 1
    visitor.app.set(text_size=1.0)
    seen = visitor.look()
    assert ("text", 0) in seen
    assert visitor.page.page == 0


def test_the_book_of_a_title_is_fetched_by_its_name() -> None:
    assert (rulebook("osaka"), rulebook("trader")) == (RULEBOOK, trader_rulebook.RULEBOOK)
