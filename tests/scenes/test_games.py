"""Whole games with the mouse, without a window: what is clicked is played, and what was foreseen happens."""

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from itertools import groupby
from typing import Any

import pygame
import pytest

from game import catalog
from game.bots.worker import Thinker
from game.core import record
from game.core.chance import Dice
from game.core.game import NOBODY
from game.core.match import PERSON, Match
from game.osaka.events import MarketRestocked, PaydayCame, ShipSailed
from game.osaka.heaps import size
from game.osaka.moves import Buy, Decline, Reserve, Take
from game.osaka.view import HANDS, POINTS
from scenes.menu import MenuPage
from scenes.placement import Key
from scenes.table.course import CURTAIN
from scenes.table.table import Table
from tests.core.tables import choose
from tests.scenes.robot import Robot, deal, next_touch, open_table, play_on, sit_down

MIXES = {
    "2 people": (PERSON,) * 2,
    "3 people": (PERSON,) * 3,
    "4 people": (PERSON,) * 4,
    "a person and a bot": (PERSON, "steady"),
    "bots around a person": ("random", PERSON, "steady"),
    "2 people and 2 bots": (PERSON, "steady", PERSON, "random"),
}


def same(one: Match, other: Match) -> bool:
    """Tell whether two matches stand at the same position."""
    return one.state.position() == other.state.position()


def replayed(match: Match) -> Match:
    """Read a match's own record again."""
    return record.replay(record.read(record.write(match), catalog.title), Dice(0))


@pytest.mark.parametrize("kinds", MIXES.values(), ids=MIXES.keys())
def test_a_whole_game_is_played_by_clicking(kinds: tuple[str, ...]) -> None:
    robot = open_table(kinds, "whole")
    curtains = 0
    for _ in play_on(robot, Dice("whole")):
        assert robot.match.seats[robot.table.seating.focus].kind == PERSON
        curtains += 1
    assert any(key[0] == "results" for key in robot.table.stage.goals)
    assert same(robot.match, replayed(robot.match))
    assert curtains > 10


def test_a_bot_thinks_in_a_process_of_its_own_and_the_table_does_not_wait_for_it() -> None:
    robot = open_table((PERSON, "steady"), "process")
    robot.table.thinker = Thinker()
    robot.table.thinker.start()
    deadline = time.monotonic() + 30
    try:
        while not any(robot.match.seats[decision.seat].kind == "steady" for decision in robot.match.decisions):
            assert time.monotonic() < deadline, "the bot never answers"
            if robot.ready():
                robot.play(choose(robot.match.state, Dice("process")))
            began = time.process_time()
            robot.tick()
            assert time.process_time() - began < 0.5, "the table works while the bot thinks"
            time.sleep(0.002)
    finally:
        robot.table.exit()


def test_bots_alone_play_to_the_end_without_a_click() -> None:
    robot = open_table(("steady", "random", "steady"), "bots")
    for _ in range(200_000):
        robot.tick(ms=50)
        if robot.ready():
            break
    assert robot.match.state.result
    assert any(key[0] == "results" for key in robot.table.stage.goals)


def test_a_bot_points_at_its_choice_before_it_plays_and_leaves_time_between_two_moves() -> None:
    robot = open_table((PERSON, "steady", "random"), "pace", speed="x1")
    pointed, played = [0.0], [robot.now]

    def watch() -> None:
        table = robot.table
        if table.draft.move is not None and table.draft.by not in table.seating.persons and pointed[-1] <= played[-1]:
            pointed.append(robot.now)
        if len(robot.match.decisions) > len(played) - 1:
            if robot.match.decisions[-1].seat not in table.seating.persons:
                assert robot.now - pointed[-1] >= 700
                assert robot.now - played[-1] >= 1000
            played.append(robot.now)

    robot.witness = watch
    moves = play_on(robot, Dice("pace"))
    for _ in range(8):
        next(moves)


# ---- what is foreseen is what happens


def test_what_the_draft_shows_is_exactly_what_then_happens() -> None:
    robot = open_table((PERSON,) * 3, "foresight")
    table, match = robot.table, robot.match
    dice = Dice("foresight")
    paydays = 0
    robot.wait()
    while match.state.result is None:
        move, seat = choose(match.state, dice), match.state.to_act
        number = len(match.decisions)
        foresight = None
        while len(match.decisions) == number:
            key, other = next_touch(move, table.draft.move, seat)
            robot.point(key)
            if table.draft.move == move:
                foresight = table.sight().foresight
            robot.click(key, 3 if other else 1)
        if foresight is not None:
            told = match.decisions[-1].told
            assert [beat.event for beat in foresight] == [event.seen_by(seat) for event, _ in told[: len(foresight)]]
            assert [beat.view for beat in foresight] == [state.view(seat) for _, state in told[: len(foresight)]]
            rest = [event for event, _ in told[len(foresight) :]]
            open_end = not rest or rest[0].reveals or match.decisions[-1].spoke == len(foresight)
            assert open_end, f"{rest[0]} could have been foreseen"
            paydays += any(isinstance(beat.event, PaydayCame) for beat in foresight)
        robot.wait()
    assert paydays


# ---- taking back


def until(robot: Robot, wanted: Callable[[Match], Any]) -> Any:
    """Play until a decision of a wanted kind can be made, and give it."""
    dice = Dice("until")
    robot.wait()
    while robot.match.state.result is None:
        found = wanted(robot.match)
        if found:
            return found
        robot.play(choose(robot.match.state, dice))
        robot.wait()
    raise AssertionError("there never was such a decision")


def of_kind(kind: type) -> Callable[[Match], Any]:
    return lambda match: next((move for move in match.state.moves() if isinstance(move, kind)), None)


def peaceful(match: Match) -> Any:
    """Find a purchase after which ships sail, no payday comes and a new market is dealt."""
    for move in match.state.moves():
        if isinstance(move, Buy):
            events = [beat.event for beat in match.foresee(match.state.to_act, move)]
            if any(isinstance(event, ShipSailed) for event in events) and not any(
                isinstance(event, PaydayCame) for event in events
            ):
                return move
    return None


def test_a_curtain_is_seen_where_it_belongs_however_slow_the_machine_is() -> None:
    robot = open_table((PERSON, PERSON), "slow", speed="x1")
    robot.wait(lambda: robot.table.seating.curtain != NOBODY)
    robot.tick(ms=5000)
    robot.tick()
    shown = {place.key: place for place in robot.app.canvas.told}
    fallen = [place for place in robot.table.placements() if place.z >= CURTAIN]
    assert fallen
    assert all(shown[place.key].y == place.y for place in fallen)
    assert not robot.table.restless(robot.now)


@pytest.mark.parametrize("kind", [Take, Reserve])
def test_a_move_is_taken_back_at_the_curtain_and_its_owner_is_asked_again(kind: type) -> None:
    robot = open_table((PERSON, PERSON), "curtain")
    table, match = robot.table, robot.match
    move = until(robot, of_kind(kind))
    seat, before = match.state.to_act, match.state.position()
    robot.play(move)
    robot.tick(ms=2000)
    robot.wait(lambda: table.seating.curtain != NOBODY)
    assert table.seating.curtain == 1 - seat
    robot.tick(ms=300)
    robot.click(("undo",))
    assert match.state.position() == before
    assert table.seating.curtain == seat, "the curtain falls again, for the one who takes back"
    robot.wait()
    assert (table.seating.focus, table.asking) == (seat, True)
    assert len(match.undone) == 1
    robot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert match.decisions[-1].move == move, "and the move can be played again"
    robot.wait()
    assert table.seating.focus == 1 - seat


def test_nothing_is_taken_back_once_the_next_person_has_opened_the_hand() -> None:
    robot = open_table((PERSON, PERSON), "opened")
    move = until(robot, of_kind(Take))
    robot.play(move)
    number = len(robot.match.decisions)
    robot.wait()
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert len(robot.match.decisions) == number
    assert robot.table.bubble


def test_alone_with_bots_a_move_can_be_taken_back_and_counts_once_a_bot_has_decided() -> None:
    robot = open_table((PERSON, "steady"), "alone")
    move = until(robot, of_kind(Take))
    before = robot.match.state.position()
    robot.play(move)
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert robot.match.state.position() == before
    assert robot.match.taken_back == 0
    robot.press(pygame.K_y, pygame.KMOD_CTRL)
    number = len(robot.match.decisions)
    robot.wait(lambda: len(robot.match.decisions) > number)
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert robot.match.state.position() == before
    assert robot.match.taken_back == 1


@pytest.mark.parametrize("speed", ["off", "x1"])
def test_a_purchase_can_be_taken_back_until_the_new_market_is_dealt(speed: str) -> None:
    robot = open_table((PERSON, PERSON), "purchase", speed=speed)
    table, match = robot.table, robot.match
    move = until(robot, peaceful)
    before, goods = match.state.position(), dict(table.stage.goals)
    for _ in range(2):
        robot.play(move)
        robot.wait(lambda: table.waiting == "market")
        assert table.undo is not None
        assert robot.place(("on",))
        robot.tick(ms=300)
        robot.click(("undo",))
        assert match.state.position() == before
        robot.wait()
        assert table.asking, "nobody else has seen anything: the buyer is still there"
        assert {key for key in table.stage.goals if key[0] == "market"} == {k for k in goods if k[0] == "market"}
    robot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert match.decisions[-1].move == move
    robot.wait(lambda: table.waiting == "market")
    robot.tick(ms=300)
    robot.click(("on",))
    robot.wait(lambda: table.seating.curtain != NOBODY)
    assert isinstance(match.decisions[-1].told[-1][0], MarketRestocked)
    assert ("undo",) not in table.stage.goals or table.stage.goals["undo",].z < 800
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert match.decisions[-1].move == move


def test_taking_back_an_insurance_leaves_the_story_of_the_payday_on_the_scroll() -> None:
    robot = open_table((PERSON, PERSON), "insurance")
    table, match = robot.table, robot.match
    until(robot, of_kind(Decline))
    assert isinstance(table.story[0], PaydayCame)
    story, before = list(table.story), match.state.position()
    robot.play(Decline())
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert match.state.position() == before
    assert table.story == story
    robot.wait()
    robot.play(Decline())
    robot.wait(lambda: table.waiting == "payday" or table.seating.curtain != NOBODY)


def test_the_new_market_is_dealt_by_itself_after_a_while() -> None:
    robot = open_table((PERSON, "steady"), "by itself")
    robot.play(until(robot, peaceful))
    robot.wait(lambda: robot.table.waiting == "market")
    began = robot.now
    while robot.table.waiting:
        robot.tick()
    assert 1000 <= robot.now - began <= 2000


# ---- hands


def faces(robot: Robot) -> list[Key]:
    """The cards of the hand at the bottom that lie open."""
    goals = robot.table.stage.goals.values()
    return [place.key for place in goals if place.key[0] == "hand" and "card_" in str(place.picture)
            and place.picture != "card_back"]  # fmt: skip


def test_the_hand_is_hidden_and_shown_again_by_a_key_or_the_lid() -> None:
    robot = open_table((PERSON, PERSON), "hidden")
    robot.wait()
    seat = robot.match.state.to_act
    open_cards = faces(robot)
    assert len(open_cards) == size(robot.match.state.hands[seat])
    robot.press(pygame.K_h)
    robot.tick()
    assert not faces(robot)
    assert robot.place(("lid",))
    assert not robot.table.asking
    robot.click(("lid",))
    robot.tick()
    assert faces(robot) == open_cards
    robot.press(pygame.K_h)
    robot.press(pygame.K_h)
    robot.tick()
    assert faces(robot) == open_cards


def test_the_curtain_opens_by_a_key_too() -> None:
    robot = open_table((PERSON, PERSON), "key")
    for _ in range(2000):
        robot.tick()
        if robot.table.seating.curtain != NOBODY:
            break
    assert not faces(robot)
    robot.press(pygame.K_SPACE)
    robot.tick()
    assert len(faces(robot)) == size(robot.match.state.hands[robot.match.state.to_act])


def test_the_curtain_falls_only_between_different_people() -> None:
    robot = open_table((PERSON, "steady", PERSON), "between")
    seating = robot.table.seating
    asked: list[int] = []
    falls = [NOBODY]

    def watch() -> None:
        if seating.curtain != falls[-1]:
            falls.append(seating.curtain)

    robot.witness = watch
    for _ in play_on(robot, Dice("between")):
        asked.append(robot.match.state.to_act)
    assert [seat for seat in falls if seat != NOBODY] == [seat for seat, _ in groupby(asked)]

    alone = open_table((PERSON, "steady"), "alone")
    alone.witness = lambda: assert_no_curtain(alone)
    moves = play_on(alone, Dice("alone"))
    for _ in range(12):
        next(moves)


def assert_no_curtain(robot: Robot) -> None:
    assert robot.table.seating.curtain == NOBODY


def test_with_open_hands_no_curtain_falls_and_all_hands_are_seen() -> None:
    robot = open_table((PERSON, PERSON, PERSON), "open", aids=frozenset((HANDS,)))
    robot.witness = lambda: assert_no_curtain(robot)
    moves = play_on(robot, Dice("open"))
    for _ in range(20):
        next(moves)
        goals, hands = robot.table.stage.goals, robot.match.state.hands
        shown = {key[1]: len(place.picture.open) for key, place in goals.items() if key[0] == "rival"}
        assert shown == {seat: size(hands[seat]) for seat in {0, 1, 2} - {robot.table.seating.focus}}


def test_others_points_are_numbers_only_with_open_scores() -> None:
    for aids, known in ((frozenset[str](), False), (frozenset((POINTS,)), True)):
        robot = open_table((PERSON, PERSON), "points", aids=aids)
        moves = play_on(robot, Dice("points"))
        for _ in range(40):
            next(moves)
        seen = robot.table.sight().view.points
        other = 1 - robot.table.seating.focus
        assert (seen[other] is not None) == known
        rival = robot.place(("rival", other)).picture
        assert bool(rival.points) == known  # type: ignore[union-attr]


def words_of(value: Any) -> Iterator[str]:
    """All words that a drawing shows."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from words_of(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from words_of(getattr(value, field.name))


def test_several_people_are_called_by_their_names_never_you() -> None:
    robot = open_table((PERSON, PERSON, "steady"), "names")

    def watch() -> None:
        for place in robot.table.stage.goals.values():
            for words in (place.tip, *words_of(place.picture)):
                assert not re.search(r"\b(you|your|yours)\b", words, re.IGNORECASE), f"{place.key}: {words}"

    moves = play_on(robot, Dice("names"))
    for _ in range(60):
        next(moves, None)
        watch()


# ---- motion


def test_the_rules_never_wait_for_the_picture() -> None:
    robot = open_table((PERSON, PERSON), "never wait", speed="x1")
    move = until(robot, of_kind(Take))
    robot.play(move)
    assert robot.match.decisions[-1].move == move
    assert robot.table.stage.moving(robot.now), "the card is still flying"


@pytest.mark.parametrize("how", ["click", "key"])
def test_what_moves_is_skipped_by_a_click_or_a_key_which_does_nothing_else(how: str) -> None:
    robot = open_table((PERSON, "steady"), "skip", speed="x1")
    table, match = robot.table, robot.match
    robot.play(until(robot, of_kind(Take)))
    assert table.stage.moving(robot.now)
    number = len(match.decisions)
    if how == "click":
        at = robot.spot(("market", 0))
        robot.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
        robot.tick([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)])
    else:
        robot.press(pygame.K_SPACE)
    assert not table.stage.moving(robot.now)
    assert len(match.decisions) == number
    assert table.draft.by in (NOBODY, 1)


def test_without_motion_nothing_ever_moves() -> None:
    robot = open_table((PERSON, PERSON), "still", speed="x1", reduced_motion=True)

    def watch() -> None:
        assert not robot.table.stage.moving(robot.now)

    robot.witness = watch
    moves = play_on(robot, Dice("still"))
    for _ in range(30):
        next(moves)


def test_an_idle_table_has_nothing_to_draw() -> None:
    robot = open_table((PERSON, PERSON), "idle", speed="x1")
    robot.wait()
    robot.tick(ms=3000)
    drawn = []
    robot.app.draw = drawn.append  # type: ignore[method-assign]
    for _ in range(100):
        robot.tick()
    assert not drawn


# ---- the end, and elsewhere


def nearly_over(kinds: tuple[str, ...], seed: str) -> Match:
    """Deal a game and play it by chance until somebody has eight points: the end is not far."""
    match = deal(kinds, seed)
    dice = Dice(seed)
    while max(match.state.points) < 8:
        match.play(choose(match.state, dice))
    return match


def test_at_the_end_the_table_can_be_looked_at_and_another_game_begun() -> None:
    robot = sit_down(nearly_over((PERSON, PERSON), "end"))
    for _ in play_on(robot, Dice("end")):
        pass
    table = robot.table
    robot.click(("look",))
    robot.tick()
    assert not any(key[0] == "results" for key in table.stage.goals)
    robot.press(pygame.K_ESCAPE)
    robot.tick()
    assert any(key[0] == "results" for key in table.stage.goals)
    robot.click(("again",))
    again = robot.app.stack.top
    assert isinstance(again, Table)
    assert again is not table
    assert again.match.seats == robot.match.seats
    assert not again.match.decisions


def test_a_game_that_is_continued_shows_where_it_stands_behind_the_curtain() -> None:
    match = deal((PERSON, PERSON), "continued")
    dice = Dice("continued")
    for _ in range(25):
        match.play(choose(match.state, dice))
    robot = sit_down(match)
    robot.tick()
    assert robot.table.seating.curtain == match.state.to_act
    assert not faces(robot)
    robot.wait()
    assert len(robot.table.playback.lines) > 10, "the log tells how it came there"
    robot.play(choose(match.state, dice))
    robot.wait()
    assert robot.table.asking


def test_the_menu_lies_over_the_game_and_esc_leads_back() -> None:
    robot = open_table((PERSON, PERSON), "menu")
    robot.wait()
    robot.tick([pygame.event.Event(pygame.WINDOWLEAVE)])
    robot.tick()
    before = dict(robot.table.stage.goals)
    robot.press(pygame.K_ESCAPE)
    assert isinstance(robot.app.stack.top, MenuPage)
    robot.press(pygame.K_ESCAPE)
    assert robot.app.stack.top is robot.table
    robot.tick()
    assert robot.table.stage.goals == before


def test_a_new_window_size_keeps_the_draft_and_the_hand() -> None:
    robot = open_table((PERSON, PERSON), "size")
    robot.wait()
    robot.click(("token", 2))
    draft = robot.table.draft.move
    for window in ((1920, 1080), (1200, 900), (2560, 1080), (1280, 720)):
        robot.resize(window)
        assert robot.table.draft.move == draft
        assert robot.app.frame == robot.table.frame(window)
        assert faces(robot)
