"""The rule book: every page fits in every language, every rule of the table has its chapter, and its sums are right."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import pygame
import pytest

from game.core.chance import Dice
from game.core.events import Event
from game.core.game import NO_AIDS, NOBODY
from game.core.match import PERSON, Match
from game.osaka.data import COLOURS, DECK, FIRST_HAND, TOKENS_TO_END
from game.osaka.events import GoodsSold
from game.osaka.heaps import heap, lot
from game.osaka.moves import Take
from game.osaka.scoring import points
from scenes.app import App
from scenes.book import LETTERS, Figure, Lines, Note, rulebook
from scenes.ink import Ink
from scenes.menu import KeysPage, MenuPage
from scenes.osaka import SETTING, examples, payday
from scenes.osaka.rulebook import RULEBOOK, situation
from scenes.osaka.tell import RULES, sold, sum_of
from scenes.placement import Drawing, Key, Placement
from scenes.rules import FOOT, RulesPage
from scenes.settings import Settings
from scenes.stack import Push
from scenes.table import bars
from scenes.title import TitlePage
from scenes.words import LANGUAGES
from tests.core.tables import choose
from tests.osaka.table import player, table
from tests.scenes.pages import Visitor
from tests.scenes.robot import open_table
from tests.scenes.sights import SEATS, WORDS, box, dealt, positions, sight

CHAPTERS = [chapter.name for chapter in RULEBOOK.chapters]
WINDOWS = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1200, 900), 1.0), ((1200, 900), 2.0), ((1280, 720), 1.3)]
SHORT = {(1280, 720): 17, (1200, 900): 17}
"""How many pages the book has at most at the normal text size: nearly a page a chapter."""


def opened(language: str, size: tuple[int, int] = (1280, 720), text_size: float = 1.0, **how: Any) -> RulesPage:
    """The rule book in a window."""
    app = App(size, Settings(language=language, speed="off", text_size=text_size))
    page = RulesPage("osaka", **how)
    app.stack.apply(Push(page))
    app.refit()
    return page


def leaves(page: RulesPage) -> Iterator[tuple[str, list[Placement]]]:
    """Turn all pages: the words that find each again, and what lies on it."""
    for chapter, name in enumerate(CHAPTERS):
        for number in range(len(page.pages(chapter))):
            page.chapter, page.page = chapter, number
            yield f"{name}, page {number + 1}", page.placements()


# ---- every page fits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text_size"), WINDOWS, ids=str)
def test_every_page_fits_its_sheet_and_no_line_is_cut(language: str, size: tuple[int, int], text_size: float) -> None:
    page = opened(language, size, text_size)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text_size"), WINDOWS[:4], ids=str)
def test_the_parts_of_a_page_lie_below_each_other(language: str, size: tuple[int, int], text_size: float) -> None:
    page = opened(language, size, text_size, chapter="payday", now="\n".join(["a long sentence of the table " * 4] * 5))
    for where, seen in leaves(page):
        parts = [place for place in seen if place.key[0] in ("heading", "text", "example") and len(place.key) < 3]
        for above, below in pairwise(parts):
            assert box(above)[3] <= box(below)[1] + 0.5, f"{below.key} on {where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_an_example_lies_on_its_ground(language: str) -> None:
    for size in ((1280, 720), (1200, 900)):
        for where, seen in leaves(opened(language, size)):
            grounds = {place.key[1]: box(place) for place in seen if place.key[0] == "example" and len(place.key) == 2}
            for place in seen:
                if place.key[0] == "example":
                    left, top, right, bottom = grounds[place.key[1]]
                    x1, y1, x2, y2 = box(place)
                    out = x1 < left - 1 or y1 < top - 1 or x2 > right + 1 or y2 > bottom + 1
                    assert not out, f"{place.key} {place.picture} on {where}"


# ---- the rules of the table


@cache
def played() -> Match:
    """A game from the deal to its end."""
    match, dice = dealt(3, "a whole game"), Dice("moves")
    while match.state.result is None:
        match.play(choose(match.state, dice))
    return match


def told(match: Match) -> tuple[Event, ...]:
    """Everything that happened in a game."""
    return (*match.opening, *(event for made in match.decisions for event, _ in made.told))


def asked() -> Iterator[Placement]:
    """Everything with a rule that tables, scrolls and the log show in some games."""
    for seats in (2, 4):
        for _, state in positions(seats, 2, every=9):
            seen = sight(state, max(0, state.to_act))
            yield from SETTING.place(seen)
    match = played()
    lines = [SETTING.line(event, match.seats, WORDS["en"]) for event in told(match)]
    seen = sight(match.state, 0, story=told(match), unrolled=True, log=tuple(line for line in lines if line))
    yield from payday.place(seen)
    yield from bars.log(seen, (0, 0, 300, 600))
    yield from bars.drawer(seen, 0)


def test_every_rule_of_the_table_has_its_chapter() -> None:
    rules = {place.rule for place in asked()} - {""}
    assert len(rules) >= 10
    assert rules | set(RULES.values()) <= set(CHAPTERS)


def test_every_sentence_of_the_log_has_its_rule() -> None:
    match = played()
    lines = [line for event in told(match) if (line := SETTING.line(event, match.seats, WORDS["en"]))]
    assert len(lines) > 50
    assert all(line.rule in CHAPTERS for line in lines)


def test_every_position_has_a_fitting_chapter() -> None:
    found = {RULEBOOK.fitting(sight(state, 0)) for _, state in positions(3, 2)}
    assert {"set-up", "turn", "wrecks"} <= found <= set(CHAPTERS)
    assert RULEBOOK.fitting(sight(played().state, 0)) == "end"


# ---- the sums


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_in_the_examples_are_right(language: str) -> None:
    sums = 0
    for chapter in RULEBOOK.chapters:
        for figure in (part for part in chapter.parts if isinstance(part, Figure)):
            for place in figure.place(WORDS[language], (0, 0, 1044, figure.high)):
                picture = place.picture
                if isinstance(picture, Note):
                    for terms, total in re.findall(r"((?:\d+ \+ )+\d+) = (\d+)", picture.words):
                        assert sum(map(int, terms.split(" + "))) == int(total), picture.words
                        sums += 1
                if isinstance(picture, payday.Sum):
                    highest, tokens, number, money, rounded, won = picture.numbers
                    assert money == number * (highest + tokens)
                    assert rounded == money + -money % 5
                    assert won * 5 == rounded
                    sums += 1
    assert sums == 5


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
        "parts-text": {len(DECK), len(DECK) // len(COLOURS)},
        "set-up-text": {FIRST_HAND},
        "payday-more": {TOKENS_TO_END},
        "end-text": {TOKENS_TO_END, 1},
    }
    for part, wanted in numbers.items():
        assert {int(number) for number in re.findall(r"\d+", say(f"rules-osaka-{part}"))} == wanted


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_table_can_be_asked_about(language: str) -> None:
    for name, state in positions(3, 1, every=7):
        seen = sight(state, max(0, state.to_act), say=WORDS[language])
        for place in SETTING.place(seen):
            if place.rule:
                told = situation(seen, place.rule, place.key)
                assert "{" not in told, f"{name}: {place.key}"
                assert "\n\n" not in told, f"{name}: {place.key}"


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
    robot = open_table([PERSON, "greedy", "greedy"], "rules", painted=True)
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


def test_the_right_button_still_reserves_a_card_of_the_market_or_the_farm() -> None:
    robot = open_table([PERSON, "greedy"], "reserving")
    robot.wait(lambda: robot.table.asking and robot.table.sight().view.asked == "token")
    robot.play(robot.match.state.moves()[0])
    robot.wait(lambda: robot.table.asking and robot.table.sight().view.asked == "action")
    for row in ("market", "farm"):
        robot.click((row, 0), 3)
        assert robot.app.stack.top is robot.table
        assert (robot.table.draft.move.verb, robot.table.draft.move.row) == ("reserve", row)


def test_a_line_of_the_log_is_explained_in_its_own_words() -> None:
    robot = open_table([PERSON, "greedy"], "log", painted=True)
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
    robot = open_table([PERSON, "greedy"], "help", painted=True)
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
    robot = open_table([PERSON, "greedy"], "bar", painted=True)
    robot.wait()
    robot.click(("rules",))
    assert isinstance(robot.app.stack.top, RulesPage)


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_pages_are_turned_by_keys_wheel_and_links_from_end_to_end(text_size: float) -> None:
    visitor = Visitor(RulesPage("osaka"), text_size=text_size)
    page = visitor.page
    every = [(chapter, number) for chapter in range(len(CHAPTERS)) for number in range(len(page.pages(chapter)))]
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


def test_every_chapter_is_one_click_or_key_away() -> None:
    visitor = Visitor(RulesPage("osaka"))
    for at, name in enumerate(CHAPTERS):
        visitor.click("chapter", name)
        assert (visitor.page.chapter, visitor.page.page) == (at, 0)
    visitor.press(pygame.K_HOME)
    for at in range(1, len(CHAPTERS)):
        visitor.press(pygame.K_DOWN)
        assert visitor.page.chapter == at
    visitor.press(pygame.K_UP)
    assert visitor.page.chapter == len(CHAPTERS) - 2


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
    assert rulebook("osaka") is RULEBOOK
