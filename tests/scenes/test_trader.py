"""The Trader table: whole games by clicking, where everything lies, what a touch means, and whose money shows."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pygame
import pytest

from game import catalog
from game.core import record
from game.core.chance import Dice
from game.core.events import Event
from game.core.game import NO_AIDS, NOBODY, Aids
from game.core.match import PERSON, Match
from game.trader import events as e
from game.trader.data import CARDS
from game.trader.moves import BUYS, DECLINE, Buy, Close, Sell, SellTogether, SellWithJoker
from game.trader.sales import price, sales
from game.trader.scoring import totals
from game.trader.view import MONEY
from scenes.art import Art
from scenes.ink import Ink
from scenes.placement import Drawing, Placement
from scenes.table.sight import Sight
from scenes.trader import SETTING, own, results
from scenes.trader.ask import Half, halves
from scenes.trader.glance import glance
from scenes.words import LANGUAGES
from tests.core.tables import choose
from tests.scenes import sights as looks
from tests.scenes.robot import Robot, Unpainted, deal, play_on, sit_down
from tests.scenes.sights import (
    SEATS,
    SIZES,
    WORDS,
    check_apart,
    check_hit,
    check_inside,
    check_on,
    check_words,
    everything,
)
from tests.trader.table import player, table


def kind(name: str) -> int:
    """The number of a stock such as "R4"."""
    return CARDS.index(name)


# ---- whole games


MIXES = {
    "2 people": (PERSON,) * 2,
    "3 people": (PERSON,) * 3,
    "4 people": (PERSON,) * 4,
    "a person and a bot": (PERSON, "steady"),
    "bots around a person": ("random", PERSON, "steady"),
    "a person and three bots": (PERSON, "steady", "steady", "random"),
}


def sit(kinds: tuple[str, ...], seed: str, aids: Aids = NO_AIDS, rounds: int = 1, **settings: Any) -> Robot:
    """Deal a match and sit down at it."""
    return sit_down(deal(kinds, seed, "trader", rounds=rounds), aids=aids, resumed=False, **settings)


@pytest.mark.parametrize("kinds", MIXES.values(), ids=MIXES.keys())
def test_a_whole_match_is_played_by_clicking(kinds: tuple[str, ...]) -> None:
    robot = sit(kinds, "whole", rounds=2)
    for _ in play_on(robot, Dice("whole")):
        pass
    match: Any = robot.match
    again = record.replay(record.read(record.write(match), catalog.title), Dice(0))
    assert again.state.position() == match.state.position()
    assert any(key[0] == "results" for key in robot.table.stage.goals)
    assert match.state.result.points == totals(len(kinds), match.state.scores)


def test_every_kind_of_decision_is_clicked_somewhere() -> None:
    verbs = set()
    for seats in (2, 3, 4):
        robot = sit((PERSON,) * seats, f"kinds {seats}")
        verbs |= {move.verb for move in play_on(robot, Dice("kinds"))}
    assert verbs >= {"buy", "sell", "together", "joker", "close", "decline"}


def test_what_was_foreseen_happens() -> None:
    robot = sit((PERSON,) * 3, "foreseen")
    board, match = robot.table, robot.match
    dice, foreseen = Dice("foreseen"), 0
    robot.wait()
    while match.state.result is None:
        move, seat = choose(match.state, dice), match.state.to_act
        if isinstance(move, Buy | Close):
            robot.click(("column", move.column, "free"))
            assert board.draft.move == move
            foresight = board.sight().foresight
            robot.click(("column", move.column, "free"))
            told = match.decisions[-1].told[: len(foresight)]
            assert [beat.event for beat in foresight] == [event.seen_by(seat) for event, _ in told]
            assert [beat.view for beat in foresight] == [state.view(seat) for _, state in told]
            foreseen += len(foresight)
        else:
            robot.play(move)
        robot.wait()
    assert foreseen > 40


def test_the_pointer_over_a_column_shows_what_buying_brings_and_plays_nothing() -> None:
    robot = sit((PERSON, PERSON), "hover")
    robot.wait()
    free = next(move.column for move in robot.match.state.moves() if isinstance(move, Buy))
    robot.point(("column", free, "free"))
    robot.tick()
    assert robot.table.draft.fleeting
    assert robot.place(("uncovered-tag",))
    assert not robot.match.decisions
    robot.point(("undo",))
    robot.tick()
    assert ("uncovered-tag",) not in robot.table.stage.goals


def test_what_a_rival_sells_is_seen_on_its_way_to_the_bank() -> None:
    robot = sit((PERSON, "random", "random"), "flight", speed="x1")
    flown: dict[int, set[str]] = {}

    def watch() -> None:
        canvas = robot.app.canvas
        assert isinstance(canvas, Unpainted)
        for place in canvas.told:
            if place.key[0] == "gone" and place.key[1] in ("stocks", "joker-of") and place.alpha == 255:
                flown.setdefault(place.key[2], set()).add(place.key[1])
            if place.key[0] == "stocks" and place.key[1] != 0 and len(place.key) == 4:
                under_way = place.key in robot.table.stage.journeys
                assert under_way or not place.alpha, f"{place.key} lies on the sheet that tells of it"

    robot.witness = watch
    for number, _ in enumerate(play_on(robot, Dice("flight"))):
        if number > 40 or all(len(flown.get(seat, ())) == 2 for seat in (1, 2)):
            break
    sold = {e.StocksSold: "stocks", e.StockSoldWithJoker: "joker-of"}
    told = [event for decision in robot.match.decisions for event, _ in decision.told]
    for event in told:
        if type(event) in sold and event.seat != 0:  # type: ignore[attr-defined]
            assert sold[type(event)] in flown[event.seat]  # type: ignore[attr-defined]
    assert set(flown) >= {1, 2}


def test_a_purchase_is_weighed_by_what_each_side_could_then_sell() -> None:
    match = Match(catalog.title("trader"), SEATS[:3], {"first": 0}, Dice("weighed"))
    match.state = table(player("R4 S2", 20), player("W6 W5"), player(), columns=("S6 R5", "S3", "W3", "G2", "C2")).state
    seen = sight(match.state, 0, draft=BUYS[0], foresight=tuple(match.foresee(0, BUYS[0])))
    tag = next(place.picture for place in SETTING.place(seen) if place.key == ("uncovered-tag",))
    rows = [(row.icon, row.words) for row in tag.rows if row.icon.startswith("pawn")]  # type: ignore[union-attr]
    assert rows == [("pawn_white", "5 × 4 = 20"), ("pawn_pink", "6 × 5 = 30"), ("pawn_grey", "–")]


def test_partners_sit_opposite_each_other_in_the_colour_of_their_team() -> None:
    state = table(player("R4"), player(), player("R6"), player()).state
    for seat in range(4):
        seen = {place.key: place.picture for place in SETTING.place(sight(state, seat))}
        colours = [one.colour for one in SEATS]
        assert seen["own",].around == tuple(colours[seat:] + colours[:seat])  # type: ignore[union-attr]
        fills = {other: seen["rival", other].fill for other in range(4) if other != seat}  # type: ignore[union-attr]
        assert [other for other, fill in fills.items() if fill == seen["own",].fill] == [(seat + 2) % 4]  # type: ignore[union-attr]


def test_between_two_rounds_the_score_sheet_waits_for_somebody() -> None:
    robot = sit((PERSON, PERSON), "sheet", rounds=2)
    match: Any = robot.match
    dice = Dice("sheet")
    robot.wait()
    while not match.state.scores:
        robot.play(choose(match.state, dice))
        robot.wait(lambda: robot.ready() or robot.table.waiting == "round")
    sheet = robot.place(("scroll", "scores")).picture
    assert sheet.sums == match.state.scores[0]  # type: ignore[union-attr]
    robot.tick(ms=60_000)
    assert robot.table.waiting == "round"
    robot.click(("on",))
    robot.wait()
    assert sum(key[0] == "column" for key in robot.table.stage.goals) == 35
    assert len(match.state.scores) == 1


def test_a_purchase_is_taken_back_while_the_closed_card_has_not_moved() -> None:
    robot = sit((PERSON,) * 3, "undo")
    robot.wait()
    before = robot.match.state.position()
    robot.play(next(move for move in robot.match.state.moves() if isinstance(move, Buy)))
    robot.wait()
    assert robot.match.state.asked == "closed"
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert robot.match.state.position() == before
    robot.wait()
    assert robot.table.asking


def test_a_match_at_a_glance_shows_what_is_left_and_no_money() -> None:
    match: Any = deal((PERSON,) * 4, "glance", "trader")
    shown = glance(match)
    match.state.money[1] += 5
    assert glance(match) == shown
    match.play(BUYS[0])
    assert glance(match) != shown


# ---- what a touch means


def sight(state: Any, seat: int, size: tuple[int, int] = SIZES[0], aids: Aids = NO_AIDS, **how: Any) -> Sight:
    """What a seat sees of a position; `how` are other parts of the sight."""
    by = seat if how.get("draft") is not None else NOBODY
    return looks.sight(state, seat, size, aids, **({"title": catalog.title("trader"), "by": by} | how))


def touched(state: Any, draft: Any, *key: Any) -> Any:
    touch = SETTING.touch(sight(state, state.to_act, draft=draft), key, False)
    assert touch
    return touch


def duel() -> Any:
    return table(player("R4 R5 S2 S2"), player("R6")).state


def test_two_stocks_of_a_colour_make_a_sale_and_the_third_touch_plays_it() -> None:
    state = duel()
    first = touched(state, None, "stocks", 0, kind("R5"), 0)
    assert (first.draft, first.loose) == (Half(kind("R5")), True)
    second = touched(state, first.draft, "stocks", 0, kind("R4"), 0)
    assert (second.draft, second.now) == (Sell(kind("R4"), kind("R5")), False)
    third = touched(state, second.draft, "stocks", 0, kind("R4"), 0)
    assert (third.draft, third.now) == (second.draft, True)


def test_two_stocks_that_are_alike_are_told_apart() -> None:
    state = duel()
    first = touched(state, None, "stocks", 0, kind("S2"), 1)
    assert touched(state, first.draft, "stocks", 0, kind("S2"), 1).draft is None
    assert touched(state, first.draft, "stocks", 0, kind("S2"), 0).draft == Sell(kind("S2"), kind("S2"))


def test_a_stock_of_another_colour_begins_anew() -> None:
    state = duel()
    assert touched(state, Half(kind("R4")), "stocks", 0, kind("S2"), 0).draft == Half(kind("S2"))


def test_the_joker_and_a_stock_make_a_sale_in_either_order() -> None:
    state = duel()
    sale = SellWithJoker(kind("R5"))
    assert touched(state, Half(kind("R5")), "joker").draft == sale
    assert touched(state, Half(None), "stocks", 0, kind("R5"), 0).draft == sale


def test_partners_sell_one_of_each() -> None:
    state = table(player("R4 R5"), player(), player("R6"), player()).state
    sale = SellTogether(kind("R4"), kind("R6"))
    assert touched(state, Half(kind("R4")), "stocks", 2, kind("R6"), 0).draft == sale
    assert touched(state, Half(kind("R6"), 0, True), "stocks", 0, kind("R4"), 0).draft == sale
    two = touched(state, Half(kind("R4")), "stocks", 0, kind("R5"), 0).draft
    assert state.why_not(two).key == "trader-team-sale"


def test_the_best_sale_is_proposed() -> None:
    state = table(player("R2 R3 R6 S5 S4"), player()).state
    proposed = touched(state, None, "do", "sell").draft
    assert price(proposed) == max(price(sale) for sale in sales(state, 0) if not isinstance(sale, SellWithJoker)) == 20
    assert touched(state, proposed, "do", "sell").now


def test_an_unfinished_sale_says_what_is_missing() -> None:
    robot = sit((PERSON, PERSON), "missing")
    robot.wait()
    for move in play_on(robot, Dice("missing")):
        stock = next(
            (key for key, place in robot.table.stage.goals.items() if key[0] == "stocks" and place.touch), None
        )
        if stock and robot.match.state.asked == "action":
            robot.click(stock)
            robot.press(pygame.K_RETURN)
            assert robot.table.bubble
            assert robot.table.bubble[0].startswith("A sale takes a second stock")
            return
        assert move
    raise AssertionError("nobody ever had a stock")


def test_a_covered_or_dear_stock_says_why_it_cannot_be_bought() -> None:
    state = table(player(money=2), player(), player(), columns=["R2", "R6", "S2", "W2", "G2"], closed=2).state
    assert state.why_not(touched(state, None, "column", 1, "free").draft).key == "trader-too-dear"
    assert state.why_not(touched(state, None, "column", 2, "free").draft).key == "trader-covered"


def test_stocks_can_be_dragged() -> None:
    state = duel()
    looked = sight(state, 0)
    assert SETTING.drop(looked, ("column", 3, "free"), ("own",)) == BUYS[3]
    pair = SETTING.drop(looked, ("stocks", 0, kind("R4"), 0), ("stocks", 0, kind("R5"), 0))
    assert pair == Sell(kind("R4"), kind("R5"))
    assert SETTING.drop(looked, ("joker",), ("stocks", 0, kind("R4"), 0)) == SellWithJoker(kind("R4"))
    assert SETTING.drop(looked, ("joker",), ("exchange",)) is None


def test_notes_are_the_fewest_that_make_the_sum() -> None:
    for money in range(200):
        paid = own.notes(money)
        assert sum(paid) == money
        assert len(paid) <= money // 20 + 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_round_is_played_with_the_keyboard_alone(seats: int) -> None:
    robot = sit((PERSON,) * seats, f"keyboard {seats}")
    letters = {"buy": pygame.K_b, "sell": pygame.K_s, "together": pygame.K_s, "joker": pygame.K_j}
    dice = Dice(f"keyboard {seats}")
    robot.wait()
    while robot.match.state.result is None:
        before, moves = len(robot.match.decisions), robot.match.state.moves()
        verb = choose(robot.match.state, dice).verb
        if verb in ("buy", "close"):
            column = next(move.column for move in moves if move.verb == verb)
            robot.press(pygame.K_1 + column)
            robot.press(pygame.K_RETURN)
        elif verb in letters:
            robot.press(letters[verb])
            robot.press(letters[verb])
        else:
            robot.press(pygame.K_n if verb == "decline" else pygame.K_p)
        assert len(robot.match.decisions) == before + 1, f"{verb} was not heard"
        assert robot.match.decisions[-1].move.verb == verb
        robot.wait()


# ---- where everything lies


def drafts(match: Match) -> Iterator[tuple[Any, Any]]:
    """Nothing, each kind of move, and half a sale, with what each would bring."""
    seat = match.state.to_act
    kinds = {move.verb: move for move in match.state.moves()}
    first = halves(kinds["sell"])[:1] if "sell" in kinds else ()
    for draft in (None, *kinds.values(), *first):
        yield draft, tuple(match.foresee(seat, draft)) if draft is not None else ()


def crowded(seats: int) -> Match:
    """More stocks before everybody than is ever likely."""
    match = Match(catalog.title("trader"), SEATS[:seats], {"first": 0}, Dice("crowded"))
    match.state = _crowded(seats)
    return match


def _crowded(seats: int) -> Any:
    many = ("R2 R2 R3 R3 R4 R5 R6 S2 S3 W4 W5 G2", "S2 S3 S4 S5 C2 C2 C3", "W2 W2 W3 G3 G3", "C3 C4 C5 G4")
    columns = ("G5 G6", "W3 W6", "S6", "C6", "G2")
    return table(
        *[player(many[seat], 187) for seat in range(seats)], columns=columns, closed=2 if seats == 3 else -1
    ).state


@cache
def sights(window: tuple[int, int]) -> list[tuple[str, Sight, list[Placement]]]:
    """Many sights of a table in one window: the words that find each again, and all that lies there."""
    return [(name, seen, everything(SETTING, seen)) for name, seen in _sights(window)]


def _sights(window: tuple[int, int]) -> Iterator[tuple[str, Sight]]:
    for seats in (2, 3, 4):
        for game in range(2):
            match = Match(catalog.title("trader"), SEATS[:seats], {"rounds": 2}, Dice(f"positions {game}"))
            dice = Dice(f"moves {game}")
            while match.state.result is None:
                if len(match.decisions) % 7 == 0:
                    name = f"{seats} seats, game {game}, after {len(match.decisions)} decisions"
                    yield from _looks(name, match, window)
                match.play(choose(match.state, dice))
        yield from _looks(f"{seats} seats, crowded", crowded(seats), window)


def _looks(name: str, match: Match, window: tuple[int, int]) -> Iterator[tuple[str, Sight]]:
    seat = match.state.to_act
    yield f"{name}, open money", sight(match.state, seat, window, frozenset((MONEY,)))
    for draft, foresight in drafts(match):
        yield f"{name}, {draft}", sight(match.state, seat, window, draft=draft, foresight=foresight)
        watcher = (seat + 1) % match.state.seats
        watched = sight(match.state, watcher, window, draft=draft, foresight=foresight)
        yield f"{name}, {draft}, watched", replace(watched, by=seat if draft is not None else NOBODY)


every_size = pytest.mark.parametrize("window", SIZES[:4], ids=lambda window: f"{window[0]}x{window[1]}")


@every_size
def test_everything_lies_inside_the_window(window: tuple[int, int]) -> None:
    check_inside(sights(window))


@every_size
def test_nothing_that_answers_is_too_small_to_hit(window: tuple[int, int]) -> None:
    check_hit(sights(window), slim=("stocks",))


@every_size
def test_the_sheets_of_the_table_lie_side_by_side(window: tuple[int, int]) -> None:
    check_apart(sights(window), (("exchange",), ("own",), ("panel",), ("log-mat",)))


@every_size
def test_stocks_and_tags_stay_on_their_sheets(window: tuple[int, int]) -> None:
    for name, _, places in sights(window):
        at = {place.key: place for place in places}
        for place in places:
            sheet = ("exchange",) if place.key[0] in ("column", "closed", "closed-tag", "uncovered-tag") else None
            sheet = ("own",) if place.key[0] in ("stocks", "money", "product") and len(place.key) != 2 else sheet
            sheet = ("rival", place.key[1]) if place.key[0] in ("stocks", "joker-of") and not place.alpha else sheet
            if sheet:
                check_on(place, at[sheet], name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_table_is_cut(art: Art, language: str) -> None:
    said = ((name, replace(seen, say=WORDS[language])) for name, seen in _sights((1280, 720)))
    check_words(art, ((name, everything(SETTING, seen)) for name, seen in said))


def ended(seats: int, rounds: int) -> Sight:
    """The sight of a match that is over."""
    match = Match(catalog.title("trader"), SEATS[:seats], {"rounds": rounds}, Dice(f"end {seats}"))
    dice = Dice(f"end {seats}")
    while match.state.result is None:
        match.play(choose(match.state, dice))
    past = [(-1, event) for event in match.opening]
    past += [(at, event) for at, decision in enumerate(match.decisions) for event, _ in decision.told]
    return sight(match.state, 0, past=tuple(past))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 1), (4, 1), (3, 9), (4, 3)])
def test_the_results_tell_what_everybody_has(art: Art, seats: int, rounds: int) -> None:
    seen = ended(seats, rounds)
    groups = [(0, 2), (1, 3)] if seats == 4 else [(seat,) for seat in range(seats)]
    told = results.past(seen.past, seats, groups)
    result = seen.view.result
    assert told.moments[-1].points == tuple(result.points[group[0]] for group in groups)
    assert sum(bool(moment.marks) for moment in told.moments) == rounds
    for language in LANGUAGES:
        for place in results.place(replace(seen, say=WORDS[language])):
            if isinstance(place.picture, Drawing):
                place.picture.paint(Ink(art, pygame.Surface((8, 8)), art.u), place.w, place.h, place.mood)
        assert not art.cut


# ---- whose money shows


def counted(shown: tuple[Placement, ...]) -> list[Placement]:
    """The notes that lie face up, come from somebody or go to somebody."""
    return [
        p for p in shown if "money" in p.key[:2] and str(p.picture).startswith("note_") and p.picture != "note_back"
    ]


def check(robot: Robot) -> None:
    """Search what the window shows for money that may not be seen now."""
    board, canvas = robot.table, robot.app.canvas
    assert isinstance(canvas, Unpainted)
    if robot.match.state.result:
        return
    seating = board.seating
    own_notes = [p for p in counted(canvas.told) if seating.focus in p.key]
    if seating.curtain != NOBODY or not seating.open:
        assert not counted(canvas.told), "money shows though nobody looks"
    else:
        assert counted(canvas.told) == own_notes, "somebody else's money shows"
    for place in canvas.told:
        if place.key[0] == "rival" and len(place.key) == 2:
            assert place.picture.sum is None  # type: ignore[union-attr]
        if place.key == ("own",):
            hidden = place.picture.sum == robot.app.say("money-hidden")  # type: ignore[union-attr]
            assert hidden or (seating.open and place.picture.name == board.match.seats[seating.focus].name)  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_frame_of_a_match_shows_hidden_money(seats: int) -> None:
    robot = sit((PERSON,) * seats, f"leaks {seats}", speed="x1")
    robot.witness = lambda: check(robot)
    dice = Dice(f"leaks {seats}")
    for number, _ in enumerate(play_on(robot, dice)):
        if number % 5 == 4:
            robot.press(pygame.K_h)
            robot.tick()
            robot.press(pygame.K_h)
        if number == 40:
            return


def test_the_search_finds_money_that_lies_open() -> None:
    robot = sit((PERSON, PERSON), "noticed")
    robot.wait()
    check(robot)
    robot.table.seating.curtain = 0
    with pytest.raises(AssertionError):
        check(robot)


def test_what_others_have_changes_no_placement() -> None:
    for seats in (2, 3, 4):
        match = Match(catalog.title("trader"), SEATS[:seats], {}, Dice("others"))
        dice = Dice("others")
        for _ in range(30):
            match.play(choose(match.state, dice))
        state: Any = match.state.clone()
        for seat in range(seats):
            if seat != state.to_act:
                state.money[seat] += 11
        assert SETTING.place(sight(match.state, state.to_act)) == SETTING.place(sight(state, state.to_act))
        state.money[state.to_act] += 7
        nobody = [replace(sight(s, 0), view=s.view(NOBODY), asking=False) for s in (match.state, state)]
        assert SETTING.place(nobody[0]) == SETTING.place(nobody[1])


def test_with_open_money_no_curtain_falls_and_everybody_is_counted() -> None:
    robot = sit((PERSON,) * 3, "open", aids=frozenset((MONEY,)))

    def watch() -> None:
        assert robot.table.seating.curtain == NOBODY

    robot.witness = watch
    for number, _ in enumerate(play_on(robot, Dice("open"))):
        rivals = [place.picture for key, place in robot.table.stage.goals.items() if key[0] == "rival"]
        assert not any(rival.sum is None for rival in rivals)  # type: ignore[union-attr]
        if number == 15:
            return


# ---- events


def test_every_event_is_shown_and_told() -> None:
    shown: dict[type, Event] = {}
    for seats in (2, 3, 4):
        for game in range(6):
            match = Match(catalog.title("trader"), SEATS[:seats], {"rounds": 2}, Dice(f"events {game}"))
            dice = Dice(f"events {game}")
            while match.state.result is None:
                match.play(choose(match.state, dice))
            for decision in match.decisions:
                for event, _ in decision.told:
                    shown[type(event)] = event
            for event in match.opening:
                shown[type(event)] = event
    own_events = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    missing = {kind for kind in own_events if kind not in shown and kind is not e.TurnPassed}
    assert not missing
    view = match.view(NOBODY)
    for event in shown.values():
        cue = SETTING.cue(event, view, ())
        assert cue.sound, f"{event} is not heard"
        for language in LANGUAGES:
            assert SETTING.line(event, SEATS, WORDS[language]), f"{event} is not told"


def test_a_last_sale_may_be_declined() -> None:
    robot = sit((PERSON, PERSON), "last")
    for move in play_on(robot, Dice("last")):
        if robot.match.state.asked == "last sale":
            robot.click(("do", "decline"))
            assert robot.match.decisions[-1].move == DECLINE
            return
        assert move
    raise AssertionError("there was no last sale")
