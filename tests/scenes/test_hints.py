"""Hints and risks at the table: asked for by button or key, put into words, counted, and seen by nobody else."""

import time
from dataclasses import replace
from importlib import import_module
from itertools import combinations

import pygame
import pytest

from game import catalog
from game.bots import hints
from game.bots.reasons import VICTORY, Reason
from game.bots.worker import Thinker
from game.core import record
from game.core.chance import Dice
from game.osaka import TITLE
from game.osaka.risk import Risk, risks
from game.trader.moves import Close
from scenes.art import Art
from scenes.placement import fit
from scenes.settings import Settings
from scenes.shots import Found, endangered, insurable, match_where, rich
from scenes.shots import asked as at_table
from scenes.table import hint
from scenes.table.hint import in_words
from scenes.table.sight import Setting, Sight
from scenes.words import LANGUAGES, Words
from tests.core.tables import every_table, secrets, sit, steps
from tests.osaka.table import player, table
from tests.scenes.robot import Robot, deal, open_table, sit_down
from tests.scenes.sights import SEATS, SIZES, Look, box, check_hit, check_inside, check_words, frame
from tests.scenes.sights import sight as sight_of

PARTS = ("hint-sheet", "hint-why", "hint-close", "suggestion")


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser thinks no longer than it takes to have an opinion."""
    monkeypatch.setattr(hints, "ITERATIONS", 20)


def asked(kinds: tuple[str, ...] = ("person", "steady"), **settings: object) -> Robot:
    """Sit down at a game and wait until somebody is asked."""
    robot = open_table(kinds, **settings)  # type: ignore[arg-type]
    robot.wait()
    return robot


def hinted(robot: Robot) -> Robot:
    """Ask for a hint and wait for it."""
    robot.press(pygame.K_i)
    for _ in range(5):
        robot.tick()
    assert robot.table.counsel.shown
    return robot


def parts(robot: Robot) -> set[str]:
    """What of a hint is on the table."""
    return {key[0] for key in robot.table.stage.goals} & set(PARTS)


def setting_of(title: str) -> Setting:
    """Find what a title gives the table."""
    found: Setting = import_module(f"scenes.{title}").SETTING
    return found


# ---- asking


def test_the_button_brings_a_hint_and_shows_the_best_move_without_playing_it() -> None:
    robot = asked()
    robot.click(("hint",))
    for _ in range(5):
        robot.tick()
    table, before = robot.table, len(robot.match.decisions)
    advice = table.counsel.advice
    assert advice
    assert parts(robot) == set(PARTS)
    assert table.draft.move == advice.suggestions[0].move
    assert len(robot.match.decisions) == before, "a hint is not a decision"


def test_pointing_at_another_suggestion_shows_what_it_would_bring() -> None:
    robot = hinted(asked())
    advice = robot.table.counsel.advice
    assert advice
    robot.point(("suggestion", 1))
    assert robot.table.draft.move == advice.suggestions[1].move
    assert robot.table.draft.fleeting


def test_a_click_on_a_suggestion_drafts_it_and_enter_plays_it() -> None:
    robot = hinted(asked())
    advice = robot.table.counsel.advice
    assert advice
    robot.click(("suggestion", 1))
    assert not parts(robot)
    assert (robot.table.draft.move, robot.table.draft.fleeting) == (advice.suggestions[1].move, False)
    before = len(robot.match.decisions)
    robot.press(pygame.K_RETURN)
    assert robot.match.decisions[before].move == advice.suggestions[1].move


def test_enter_plays_the_move_that_a_hint_shows() -> None:
    robot = hinted(asked())
    shown, before = robot.table.draft.move, len(robot.match.decisions)
    robot.press(pygame.K_RETURN)
    assert robot.match.decisions[before].move == shown


def test_enter_plays_the_suggestion_that_is_pointed_at() -> None:
    robot = hinted(asked())
    best, before = robot.table.draft.move, len(robot.match.decisions)
    robot.point(("suggestion", 1))
    shown = robot.table.draft.move
    assert shown != best
    robot.press(pygame.K_RETURN)
    assert robot.match.decisions[before].move == shown


@pytest.mark.parametrize("found", [at_table("token"), at_table("action", after=20), rich, insurable])
def test_the_button_that_a_hint_lights_plays_the_move_it_shows(found: Found) -> None:
    robot = sit_down(match_where(3, found, level="random" if found is insurable else "steady"))
    robot.wait()
    hinted(robot)
    shown, before = robot.table.draft.move, len(robot.match.decisions)
    robot.click(("do", shown.verb))
    assert robot.match.decisions[before].move == shown


def test_a_click_as_a_hint_arrives_is_not_meant_for_it() -> None:
    robot = asked()
    robot.press(pygame.K_i)
    while not robot.table.counsel.shown:
        robot.tick()
    robot.tick([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    assert not robot.match.decisions


def test_escape_and_anything_else_that_is_touched_put_a_hint_away() -> None:
    robot = hinted(asked())
    robot.press(pygame.K_ESCAPE)
    assert not parts(robot)
    assert robot.table.draft.move is None
    hinted(robot)
    robot.click(("token", 0))
    assert not parts(robot)
    hinted(robot)
    robot.click(("hint-close",))
    assert not parts(robot)


def test_a_click_on_the_paper_of_a_hint_touches_nothing_below_it() -> None:
    robot = hinted(asked())
    why = robot.spot(("hint-why",))
    robot.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=why, button=1)], 300)
    assert robot.table.hovered == ("hint-why",)
    assert parts(robot) == set(PARTS)


def test_a_hint_over_the_insurance_scroll_can_be_asked_for_by_the_button() -> None:
    robot = sit_down(match_where(3, insurable, level="random"))
    robot.wait()
    robot.click(("hint",))
    for _ in range(5):
        robot.tick()
    assert robot.table.draft.move.verb in ("insure", "decline")
    robot.click(("suggestion", 0))
    assert robot.table.draft.move.verb in ("insure", "decline")


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_hint_hides_no_button_and_no_hand(size: tuple[int, int], text_size: float) -> None:
    for found, level, free in (
        (rich, "steady", ("do", "hand", "market", "farm")),
        (insurable, "random", ("do",)),
    ):
        robot = sit_down(match_where(3, found, level=level), size, text_size=text_size)
        robot.wait()
        hinted(robot)
        sheet = box(robot.place(("hint-sheet",)))
        for key, place in robot.table.stage.goals.items():
            if key[0] in free:
                left, top, right, bottom = box(place)
                apart = right <= sheet[0] or sheet[2] <= left or bottom <= sheet[1] or sheet[3] <= top
                assert apart, f"{key} lies below the hint"


def test_nobody_gets_a_hint_while_somebody_else_is_asked() -> None:
    robot = open_table(("person", "steady"))
    while robot.table.asking:
        robot.tick()
    robot.press(pygame.K_i)
    assert not robot.table.counsel.wanted


def test_hints_that_are_switched_off_have_no_button_and_no_key() -> None:
    robot = asked(hints=False)
    assert ("hint",) not in robot.table.stage.goals
    robot.press(pygame.K_i)
    for _ in range(5):
        robot.tick()
    assert not parts(robot)
    assert robot.match.hints == [0, 0]


@pytest.mark.parametrize("title", catalog.names())
def test_every_title_has_hints(title: str) -> None:
    robot = sit_down(deal(("person",) * 3, "hints", title), resumed=False)
    robot.wait()
    hinted(robot)
    move = robot.table.draft.move
    assert robot.match.why_not(move) is None
    robot.click(("suggestion", 0))
    robot.press(pygame.K_RETURN)
    assert robot.match.decisions[-1].move == move


def test_the_table_goes_on_while_the_adviser_thinks_and_a_move_ends_the_thought() -> None:
    robot = asked()
    counsel = robot.table.counsel
    counsel.thinker = Thinker()
    try:
        robot.press(pygame.K_i)
        robot.tick()
        assert parts(robot) == {"hint-sheet", "hint-close"}
        assert counsel.thinker.busy
        robot.play(robot.match.state.moves()[0])
        assert not parts(robot)
        assert not counsel.thinker.busy
        assert robot.match.hints == [0, 0]
        robot.wait()
        robot.press(pygame.K_i)
        deadline = time.monotonic() + 60
        while not counsel.shown:
            assert time.monotonic() < deadline, "there is no hint"
            time.sleep(0.01)
            robot.tick()
        robot.tick()
        assert parts(robot) == set(PARTS)
    finally:
        counsel.thinker.close_process()


# ---- secrets


def test_a_hint_is_gone_before_anybody_else_sees_the_screen() -> None:
    robot = hinted(asked(("person", "person")))
    seen: list[set[str]] = []
    robot.witness = lambda: seen.append(parts(robot)) if robot.table.seating.curtain >= 0 else None
    robot.click(("suggestion", 0))
    robot.press(pygame.K_RETURN)
    robot.wait(lambda: robot.table.seating.curtain >= 0)
    assert seen
    assert not any(seen)
    assert robot.table.counsel.advice is None
    robot.press(pygame.K_i)
    assert not robot.table.counsel.wanted


def test_a_covered_hand_covers_the_hint() -> None:
    robot = hinted(asked())
    robot.press(pygame.K_h)
    assert not parts(robot)
    robot.press(pygame.K_i)
    for _ in range(5):
        robot.tick()
    assert not parts(robot)


# ---- counting


def test_a_hint_counts_once_for_each_question_and_a_record_remembers_it() -> None:
    robot = hinted(asked())
    robot.press(pygame.K_ESCAPE)
    hinted(robot)
    assert robot.match.hints == [1, 0]
    robot.click(("suggestion", 0))
    robot.press(pygame.K_RETURN)
    robot.wait()
    hinted(robot)
    assert robot.match.hints == [2, 0]
    again = record.load(record.write(robot.match), catalog.title)
    assert again.hints == [2, 0]


def test_a_record_without_hints_had_none_and_one_for_other_seats_is_refused() -> None:
    text = record.write(deal(("person", "person"), "record"))
    assert record.load(text.replace(' "hints": [0, 0],\n', ""), catalog.title).hints == [0, 0]
    with pytest.raises(record.BadRecord):
        record.load(text.replace('"hints": [0, 0]', '"hints": [0]'), catalog.title)


def test_the_results_tell_of_hints_and_nobody_loses_by_them() -> None:
    match = match_where(2, lambda match: match.state.result is not None)
    before = match.state.result
    match.hints[0] = 3
    robot = sit_down(match)
    robot.wait()
    words = [
        place.picture.words  # type: ignore[union-attr]
        for key, place in robot.table.stage.goals.items()
        if key[:2] == ("results", "help")
    ]
    assert words == [robot.app.say("results-hints", list="Aiko 3")]
    assert robot.match.state.result == before


# ---- words


def sights(name: str, seats: int, language: str) -> list[tuple[Sight, Setting]]:
    """What is seen in a game at every question."""
    setting = setting_of(name)
    match, seen = sit(name, seats, 1), []
    for _ in steps(match):
        seat = match.state.to_act
        view = match.view(seat, match.title.aids)
        facts = {"say": Words(language), "settings": Settings(), "asking": True, "frame": frame((1280, 720))}
        seen.append((Sight(match.title, view, seat, SEATS[:seats], **facts), setting))  # type: ignore[arg-type]
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_every_move_has_a_name(name: str, seats: int, language: str) -> None:
    for sight, setting in sights(name, seats, language):
        assert all(setting.name(sight, move) for move in sight.view.moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalog.names())
def test_every_topic_and_every_victory_is_a_reason_in_words(name: str, language: str) -> None:
    title = catalog.title(name)
    sight, setting = sights(name, title.players[-1], language)[0]
    own = sight.focus % title.judgement.sides(sight.view.seats)
    for topic in (*title.judgement.topics, VICTORY):
        for here, there in ((0, 5), (5, 0), (1, 2)):
            words = in_words(sight, setting, hints.Contrast(2, Reason(topic, own, here, there)))
            assert "3" in words, "move 3 is the other one"
    for topic in (title.judgement.fortune, VICTORY):
        words = in_words(sight, setting, hints.Contrast(2, Reason(topic, (own + 1) % 2, 5, 50)))
        assert SEATS[(own + 1) % 2].name in words


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_whatever_may_be_expected_is_a_reason_in_words(name: str, seats: int, language: str) -> None:
    sight, setting = sights(name, seats, language)[0]
    match = sit(name, seats, 1)
    for _ in steps(match):
        pass
    seen = [beat.event for beat in match.beats(0) if beat.event and beat.event.theme]
    assert seen
    for event in seen:
        assert event.topic in sight.title.judgement.topics
        whole = setting.line(event, sight.seats, sight.say).whole  # type: ignore[union-attr]
        assert whole
        for here, there, gain in ((35, 80, 0), (35, 80, 4), (100, 0, 0), (0, 95, 0)):
            if gain and event.topic != sight.title.judgement.fortune:
                continue
            words = in_words(sight, setting, hints.Contrast(2, Reason(event, 0, here, there, gain)))
            assert whole in words
            told = words.replace(whole, "")
            assert ("35" in told, "80" in told) == (here == 35, here == 35)
            assert "3" in told.replace("35", ""), "move 3 is the other one"
            assert ("4" in told) == (gain == 4)


def advice_of(
    sight: Sight, chances: tuple[float, ...], signs: tuple[str, ...] = (hint.FOR, hint.AGAINST)
) -> hints.Advice:
    """Advice with these chances, and coins as the reasons for and against every suggestion."""

    def reason(at: int, sign: str, *numbers: int) -> hints.Contrast | None:
        contrast = hints.Contrast(0 if at else 1, Reason("coins", sight.focus, *numbers))
        return contrast if sign in signs else None

    moves = sight.view.moves
    return hints.Advice(
        tuple(
            hints.Suggestion(chance, moves[at], reason(at, hint.FOR, 5, 3), reason(at, hint.AGAINST, 3, 5))
            for at, chance in enumerate(chances)
        )
    )


def coins(here: int, there: int, than: int) -> str:
    return f"Coins in hand: {here} (move {than}: {there})"


@pytest.mark.parametrize(
    ("chances", "shown", "than", "caption"),
    [
        ((0.4, 0.3), 0, 2, "By Hana’s next turn"),
        ((0.3, 0.3), 0, 2, "As good as 2. By Hana’s next turn"),
        ((0.4, 0.3, 0.2), 2, 1, "By Hana’s next turn"),
        ((0.4, 0.3, 0.391), 2, 1, "As good as 1. By Hana’s next turn"),
    ],
)
def test_what_is_told_of_a_suggestion(chances: tuple[float, ...], shown: int, than: int, caption: str) -> None:
    sight, setting = sights("osaka", 3, "en")[0]
    said = (("+", coins(5, 3, than)), ("–", coins(3, 5, than)))
    assert hint.account(sight, setting, advice_of(sight, chances), shown) == (caption, said)


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.01, 0.01), "The game can hardly be won any more; of all moves, this one is worth most."),
        ((0.4,), "There is nothing else to do."),
    ],
)
def test_where_there_is_no_choice_a_hint_says_so(chances: tuple[float, ...], told: str) -> None:
    sight, setting = sights("osaka", 3, "en")[0]
    assert hint.account(sight, setting, advice_of(sight, chances), 0) == ("", (("", told),))


@pytest.mark.parametrize(
    ("chances", "shown", "signs", "told"),
    [
        ((0.4, 0.3), 0, "+", ("", "No drawback against the others by then.")),
        ((0.4, 0.4), 0, "+", ("", "In the long run as good as move 2.")),
        ((0.4, 0.3), 1, "+", ("–", "In the long run it wins less often.")),
        ((0.4, 0.3), 0, "–", ("+", "In the long run it wins more often.")),
        ((0.4, 0.4), 1, "–", ("", "In the long run as good as move 1.")),
        ((0.4, 0.3), 1, "–", ("", "No advantage over move 1 by then.")),
    ],
)
def test_a_reason_is_never_alone(chances: tuple[float, ...], shown: int, signs: str, told: tuple[str, str]) -> None:
    sight, setting = sights("osaka", 3, "en")[0]
    said = hint.account(sight, setting, advice_of(sight, chances, tuple(signs)), shown).said
    assert told in said
    assert len(said) == 2


def test_moves_without_any_difference_are_told_so() -> None:
    sight, setting = sights("osaka", 3, "en")[0]
    said = hint.account(sight, setting, advice_of(sight, (0.4, 0.4), ()), 0).said
    assert said == (("", "Hardly any difference from move 2: choose as you like."),)


def test_a_suggestion_names_the_whole_move() -> None:
    sight, setting = sights("trader", 3, "en")[0]
    buy = next(move for move in sight.view.moves if move.verb == "buy")
    name = hint.name(sight, setting, hints.Suggestion(0.5, buy, then=Close(2)))
    assert name == f"{setting.name(sight, buy, None)} → Close London"


def test_the_reasons_are_those_of_the_move_that_is_pointed_at() -> None:
    robot = hinted(asked())
    why = robot.place(("hint-why",)).picture
    assert why.number == 1  # type: ignore[union-attr]
    robot.point(("suggestion", 1))
    assert robot.place(("hint-why",)).picture.number == 2  # type: ignore[union-attr]


def test_a_hint_that_appears_under_the_pointer_shows_the_best_move() -> None:
    robot = hinted(asked())
    robot.point(("suggestion", 1))
    robot.press(pygame.K_ESCAPE)
    hinted(robot)
    advice = robot.table.counsel.advice
    assert advice
    assert robot.table.draft.move == advice.suggestions[0].move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalog.names())
def test_a_hint_lies_in_every_window_and_no_word_of_it_is_cut_off(name: str, language: str, art: Art) -> None:
    setting = setting_of(name)
    looks: list[Look] = []
    for sight, _ in sights(name, 3, language)[::40]:
        advice = hints.advise(sight.title, sight.view, Dice(1), 5)
        for size in SIZES:
            here = replace(sight, frame=fit(size, setting.least(size[0] / size[1])))
            looks.append((f"{size}", here, hint.place(here, setting, advice)))
            looks.append((f"{size}, scroll", here, hint.place(here, setting, advice, scroll=True)))
            looks.append((f"{size}", here, hint.place(here, setting, None)))
    check_inside(looks)
    check_hit(looks, ())
    check_words(art, [(where, places) for where, seen, places in looks if seen.frame.u == art.u])


# ---- risks


def test_a_ship_in_danger_carries_its_risk_and_the_reason() -> None:
    match = match_where(3, endangered)
    robot = sit_down(match)
    robot.wait()
    for _ in range(5):
        robot.tick()
    found = {risk.ship: risk for risk in risks(match.view(0, TITLE.aids)) if round(risk.chance * 100)}
    plates = {key[1]: place for key, place in robot.table.stage.goals.items() if key[0] == "risk-plate"}
    assert set(plates) == set(found)
    for ship, place in plates.items():
        cause = found[ship].causes[0]
        assert f"{min(99, round(found[ship].chance * 100))}%" in place.picture.words  # type: ignore[union-attr]
        assert match.seats[cause.seat].name in place.tip
        assert place.tip in robot.place(("ship", ship)).tip


@pytest.mark.parametrize("size", SIZES)
def test_ships_in_one_space_show_all_their_risks(size: tuple[int, int]) -> None:
    waters = table(player(goods="R5 B5 Y5 G5"), player(), red=3, blue=3, yellow=3, green=3)
    seen = sight_of(waters.state, 0, size, figures=tuple(Risk(ship, 0.4, ()) for ship in range(4)))
    plates = [place for place in setting_of("osaka").place(seen) if place.key[0] == "risk-plate"]
    assert len(plates) == 4
    for one, other in combinations(plates, 2):
        a, b = box(one), box(other)
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], f"{one.key} and {other.key}"


def test_pointing_at_a_ship_tells_where_it_is_and_then_its_risk() -> None:
    robot = sit_down(match_where(3, endangered))
    robot.wait()
    for _ in range(5):
        robot.tick()
    ship = next(key[1] for key in robot.table.stage.goals if key[0] == "risk-plate")
    robot.point(("ship", ship))
    told = robot.place(("ship", ship)).tip.split("\n")
    space = robot.match.view(0).ships[ship]
    assert robot.app.say(f"space-{space}") in told[0]
    assert any("next turn" in line for line in told[1:])


def test_risks_that_are_switched_off_are_not_seen() -> None:
    robot = sit_down(match_where(3, endangered), risks=False)
    robot.wait()
    for _ in range(5):
        robot.tick()
    assert not any(key[0] == "risk-plate" for key in robot.table.stage.goals)


def test_hints_and_risks_look_the_same_whatever_the_seat_cannot_know() -> None:
    pictures, positions = [], set()
    for number in range(3):
        match = match_where(3, endangered)
        if number:
            match.state = secrets("osaka").sibling(match.state, 0, TITLE.aids, Dice(number))
        positions.add(match.state.position())
        robot = sit_down(match)
        robot.wait()
        hinted(robot)
        pictures.append([place for key, place in robot.table.stage.goals.items() if key[0] in (*PARTS, "risk-plate")])
    assert len(positions) > 1
    assert pictures[0] == pictures[1] == pictures[2]
