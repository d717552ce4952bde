"""The scrolls of Osaka and the curtain: whole at every stage, in every window and language, each choice in reach."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from types import UnionType
from typing import Any, NamedTuple

import pygame
import pytest

from game.bots import bot
from game.core.chance import Dice
from game.core.events import Event
from game.core.game import Result, places
from game.core.match import Match
from game.osaka.data import KINDS
from game.osaka.events import GoodsLost, GoodsSold, MarketRestocked, PaydayCame, ShipWrecked, TokenWon
from game.osaka.heaps import ONE, cards, coins, heap
from game.osaka.moves import DECLINE, Insure
from scenes.art import Art
from scenes.ink import Ink
from scenes.kit import Label
from scenes.osaka import insurance, payday, results
from scenes.placement import Frame, Key, Placement, block, reached
from scenes.table import curtain
from scenes.table.results import Bracket
from scenes.table.results import apart as moved_aside
from scenes.table.sight import Sight, Touch
from tests.core.tables import SAT
from tests.scenes.sights import SIZES, WORDS, answering, box, dealt, frame, sight

GAMES = 8
"""Games at each number of seats; every third one is played greedily, which brings several ships in at once."""
SHAPES = ((1280, 720), (1200, 900), (2560, 1080), (1280, 1024))
LANGUAGES = tuple(WORDS)


class Stage(NamedTuple):
    """A scroll that is ever shown: of which game and decision, its story so far, the position and the picture."""

    match: Match
    where: str
    story: tuple[Event, ...]
    state: Any
    seen: list[Placement]


@pytest.fixture(scope="module")
def games() -> list[Match]:
    """Some games played to the end."""
    played = []
    for seats in (2, 3, 4):
        for number in range(GAMES):
            match, dice = dealt(seats, f"scrolls {number}"), Dice(f"moves {number}")
            choose = bot("steady" if number % 3 == 0 else "random")
            while match.state.result is None:
                match.play(choose(match.title, match.view(match.state.to_act, match.title.aids), dice))
            played.append(match)
    return played


@pytest.fixture(scope="module")
def stages(games: list[Match]) -> list[Stage]:
    """All that the scroll of a payday shows in these games, as seat 0 sees it when it waits for the button."""
    found = []
    for match in games:
        story: tuple[Event, ...] = ()
        for number, decision in enumerate(match.decisions):
            for event, state in decision.told:
                if isinstance(event, PaydayCame):
                    story = ()
                elif isinstance(event, MarketRestocked) or not story:
                    story = ()
                    continue
                story = (*story, event)
                seen = payday.place(sight(state, 0, story=story, unrolled=True, waiting="payday"))
                found.append(Stage(match, f"decision {number}, {event}", story, state, seen))
    return found


def each(stages: list[Stage], kinds: type[Event] | UnionType = Event) -> Iterator[Stage]:
    """Go through the stages that end with such an event; if one fails, the record of its game is printed."""
    for stage in stages:
        if isinstance(stage.story[-1], kinds):
            SAT[:] = [stage.match]
            yield stage


def past(match: Match) -> tuple[tuple[int, Event], ...]:
    return tuple((number, event) for number, made in enumerate(match.decisions) for event, _ in made.told)


def apart(seen: list[Placement], where: str) -> None:
    """No two of these overlap."""
    for one, other in combinations(seen, 2):
        a, b = box(one), box(other)
        wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert wide <= 0.5 or high <= 0.5, f"{one.key} lies on {other.key}: {where}"


def inside(seen: list[Placement], sheet: tuple[float, float, float, float], where: str) -> None:
    left, top, right, bottom = sheet
    for place in seen:
        x1, y1, x2, y2 = box(place)
        out = x1 < left - 0.5 or y1 < top - 0.5 or x2 > right + 0.5 or y2 > bottom + 0.5
        assert not out, f"{place.key} {box(place)} is not within {sheet}: {where}"


def sheet_of(seen: list[Placement], name: str, within: Frame, where: str) -> list[Placement]:
    """Check that the scroll lies in its frame and all else on the scroll; return all else."""
    sheet = next(place for place in seen if place.key == (name, "sheet"))
    inside([sheet], (19, 14, within.w - 19, within.h - 14), where)
    rest = [place for place in seen if place.key[0] != "scrim" and place is not sheet]
    inside(rest, box(sheet), where)
    assert len({place.key for place in seen}) == len(seen), f"a key is used twice: {where}"
    return rest


def uncut(art: Art, seen: list[Placement], where: str) -> None:
    """Paint everything and see that no line had to be cut."""
    for place in seen:
        if not isinstance(place.picture, str):
            art.raster(place)
    assert not art.cut, f"cut: {art.cut}: {where}"


def answers(seen: list[Placement], where: str) -> None:
    """Everything that can be touched is reached in the middle of the part that answers."""
    order = sorted(seen, key=lambda place: place.z)
    for place in seen:
        if place.touch:
            left, top, right, bottom = answering(place)
            found = reached(order, (left + right) / 2, (top + bottom) / 2)
            assert found, f"nothing answers at {place.key}: {where}"
            assert found.key == place.key, f"{found.key} answers instead of {place.key}: {where}"


# ---- payday


def test_every_stage_of_a_payday_lies_on_its_scroll_and_nothing_on_anything_else(stages: list[Stage]) -> None:
    for stage in each(stages):
        laid_out(stage.seen, frame(SIZES[0]), stage.where)


@pytest.mark.parametrize("window", SHAPES)
def test_a_payday_fits_windows_of_any_shape(stages: list[Stage], window: tuple[int, int]) -> None:
    for stage in each(stages, GoodsLost):
        look = sight(stage.state, 0, window, story=stage.story, unrolled=True, waiting="payday")
        laid_out(payday.place(look), look.frame, stage.where)


def laid_out(seen: list[Placement], within: Frame, where: str) -> None:
    rest = sheet_of(seen, "scroll", within, where)
    aboard = [place for place in rest if "aboard" in place.key]
    terms = [place for place in rest if place.key[:2] == ("scroll", "term")]
    apart([place for place in rest if place.picture and "aboard" not in place.key and place not in terms], where)
    apart(terms, where)
    for place in terms:
        inside([place], box(next(p for p in rest if p.key == ("scroll", "sum", *place.key[2:4]))), where)
    for place in aboard:
        seat = place.key[place.key.index("aboard") + 1]
        inside([place], box(next(p for p in rest if p.key == ("scroll", "loss", seat))), where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_payday_is_cut(stages: list[Stage], art: Art, language: str) -> None:
    for stage in each(stages, TokenWon | GoodsLost):
        look = sight(stage.state, 0, story=stage.story, unrolled=True, waiting="payday", say=WORDS[language])
        uncut(art, [place for place in payday.place(look) if "aboard" not in place.key], stage.where)


def test_each_sum_is_told_in_its_turn_and_who_had_nothing_to_sell_only_afterwards(stages: list[Stage]) -> None:
    sold: set[Key] = set()
    empty: set[Key] = set()
    for stage in each(stages):
        event = stage.story[-1]
        if isinstance(event, PaydayCame):
            sold, empty = set(), set()
        elif isinstance(event, GoodsSold):
            sold.add((event.colour, event.seat))
        drawn = {place.key[2:]: place.picture for place in stage.seen if place.key[:2] == ("scroll", "sum")}
        if any(isinstance(told, ShipWrecked) for told in stage.story):
            assert not drawn, f"the sums are told twice: {stage.where}"
            continue
        came = stage.story[0]
        assert isinstance(came, PaydayCame)
        assert len(drawn) == stage.state.seats * len(came.colours), stage.where
        written = {place.key[2:4] for place in stage.seen if place.key[:2] == ("scroll", "term")}
        assert written == sold, stage.where
        empty |= {key for key, row in drawn.items() if isinstance(row, payday.Sum) and row.none}
        assert not empty & sold, f"{empty & sold} had something to sell: {stage.where}"
        if isinstance(event, TokenWon):
            assert len(empty) + len(sold) == len(drawn), stage.where


def test_a_sum_is_written_out_as_in_the_rule_book_one_number_after_the_other() -> None:
    lot = heap([9, 10, 11])
    story: tuple[Event, ...] = (PaydayCame((3,)), GoodsSold(0, 3, lot, 5, 2, 5))
    state = dealt(2, "sum").state

    def terms() -> list[Placement]:
        return [p for p in payday.place(sight(state, 0, story=story)) if p.key[:4] == ("scroll", "term", 3, 0)]

    assert [term.picture.number for term in terms()] == [5, 2, 3, 21, 25, 5]  # type: ignore[union-attr]
    assert all(one.after < other.after and one.x < other.x for one, other in pairwise(terms()))
    story = (*story, TokenWon(0, 3))
    assert not any(term.after for term in terms()), "what has been read is there at once"


def test_other_peoples_points_are_never_a_number(stages: list[Stage]) -> None:
    for stage in each(stages, PaydayCame | TokenWon):
        state = stage.state
        totals = next(place.picture for place in stage.seen if place.key == ("scroll", "totals"))
        assert isinstance(totals, payday.Totals)
        assert [points for _, _, points in totals.piles] == [state.points[0], *[None] * (state.seats - 1)], stage.where


def test_the_wreck_appears_with_the_wreck(stages: list[Stage]) -> None:
    for stage in each(stages):
        keys = {place.key for place in stage.seen}
        assert (("scroll", "wreck") in keys) == any(isinstance(event, ShipWrecked) for event in stage.story), (
            stage.where
        )


def test_the_button_is_there_when_it_is_waited_for(stages: list[Stage]) -> None:
    for stage in each(stages, TokenWon):
        assert [place.key for place in stage.seen if place.touch] == [("on",)], stage.where
    unwaited = payday.place(sight(stage.state, 0, story=stage.story))
    assert not [place.key for place in unwaited if place.touch]


# ---- insurance


def asked(state: Any, draft: Any = None, **how: Any) -> Sight:
    """The sight of the person who is asked, with a draft and what is wrong with it."""
    refusal = state.why_not(draft) if draft is not None else None
    return sight(state, state.to_act, draft=draft, refusal=refusal, by=state.to_act, asking=True, **how)


def endangered(hand: str, goods: str, ships: tuple[int, ...], seats: int = 2) -> Any:
    """A position in which seat 0 is asked first; cards are written as in records."""
    match = dealt(seats, "endangered")
    state: Any = match.state
    names = match.title.cards
    state.ships, state.asked, state.to_act, state.asking = list(ships), "insure", 0, list(range(seats))
    state.hands[0] = heap(names.index(name) for name in hand.split())
    state.goods = [heap(names.index(name) for name in goods.split())] * seats
    return state


TWO_SHIPS = ("R2 R3 R5 Y2 B2", "R2 R3 R5 Y5 Y2 B5", (3, 5, 4, 0))
CROWDED = (
    " ".join(f"{good}2 {good}2 {good}3 {good}5 {good}5 {good}5" for good in "RBYG") + " R2",
    " ".join(" ".join([f"{good}2"] * 6 + [f"{good}3"] * 5 + [f"{good}5"] * 4) for good in "RBYG"),
    (3, 4, 3, 4),
)


def touchable(look: Sight) -> list[Key]:
    return [place.key for place in insurance.place(look) if place.touch]


def touched(state: Any, draft: Any, key: Key) -> Touch:
    """Touch something that can be touched."""
    look = asked(state, draft)
    assert key in touchable(look), f"{key} cannot be touched with {draft}"
    touch = insurance.touch(look, key, False)
    assert touch is not None, f"touching {key} with {draft} means nothing"
    return touch


def test_from_nothing_every_legal_spending_is_put_together_card_by_card(games: list[Match]) -> None:
    tried = 0
    for match in games:
        for decision in match.decisions:
            state = decision.before
            if state.asked != "insure":
                continue
            for move in state.moves():
                if isinstance(move, Insure):
                    draft = None
                    for card in range(KINDS):
                        for nth in range(move.spent >> 4 * card & 15):
                            draft = touched(state, draft, ("hand", card, nth)).draft
                    assert draft == move, state.position()
                    assert touched(state, draft, ("do", "insure"))[:2] == (move, True), state.position()
                    tried += 1
    assert tried > 100


def test_every_legal_way_to_insure_is_in_reach_and_nothing_else_can_be_played() -> None:
    state = endangered(*TWO_SHIPS)
    hand, goods = cards(state.hands[0]), cards(state.goods[0])

    def heaps(held: list[int]) -> set[int]:
        return {heap(some) for number in range(len(held) + 1) for some in combinations(held, number)}

    legal = {
        Insure(spent, saved)
        for spent in heaps(hand)
        for saved in heaps(goods)
        if state.why_not(Insure(spent, saved)) is None
    }
    found: set[Any] = {None}
    fresh: list[Any] = [None]
    playable = set()
    while fresh:
        draft = fresh.pop()
        keys = touchable(asked(state, draft))
        if ("do", "insure") in keys:
            playable.add(draft)
        for key in keys:
            if key[0] != "do":
                after = touched(state, draft, key)
                assert not after.now
                if after.draft not in found:
                    found.add(after.draft)
                    fresh.append(after.draft)
    assert playable == legal


def test_the_best_goods_are_saved_first_and_a_touched_one_takes_the_place_of_the_least() -> None:
    state = endangered("R2", "R2 R3 R5", (3, 5, 0, 0))
    draft = touched(state, None, ("hand", 0, 0)).draft
    assert draft == Insure(ONE[0], ONE[2] + ONE[1])
    draft = touched(state, draft, ("risk", 0, 0)).draft
    assert draft == Insure(ONE[0], ONE[2] + ONE[0])
    draft = touched(state, draft, ("risk", 2, 0)).draft
    assert draft == Insure(ONE[0], ONE[0])


def test_insure_all_and_insure_best_propose_what_they_say(games: list[Match]) -> None:
    proposed = 0
    for match in games:
        for decision in match.decisions:
            state = decision.before
            if state.asked != "insure":
                continue
            moves = [move for move in state.moves() if isinstance(move, Insure)]
            keys = touchable(asked(state))
            everything = [move for move in moves if move.saved == insurance.risk(asked(state))]
            assert (("do", "all") in keys) == bool(everything), state.position()
            if everything:
                move = touched(state, None, ("do", "all")).draft
                assert coins(move.spent) == min(coins(other.spent) for other in everything), state.position()
            gains = [coins(move.saved) - coins(move.spent) for move in moves]
            assert (("do", "best") in keys) == (max(gains, default=-1) >= 0), state.position()
            if ("do", "best") in keys:
                move = touched(state, None, ("do", "best")).draft
                assert coins(move.saved) - coins(move.spent) == max(gains), state.position()
                assert state.why_not(move) is None, state.position()
                proposed += 1
    assert proposed > 20


def test_letting_go_is_one_touch_but_two_once_cards_are_chosen() -> None:
    state = endangered(*TWO_SHIPS)
    assert touched(state, None, ("do", "decline"))[:2] == (DECLINE, True)
    chosen = touched(state, None, ("hand", 0, 0)).draft
    armed = touched(state, chosen, ("do", "decline"))
    assert armed[:2] == (DECLINE, False)
    assert touched(state, armed.draft, ("do", "decline"))[:2] == (DECLINE, True)


def test_who_holds_no_insurance_is_asked_alike() -> None:
    with_charms = insurance.place(asked(endangered("R2 R3 B2", "R2 R5", (3, 5, 0, 0))))
    without = insurance.place(asked(endangered("R5 B3 B2", "R2 R5", (3, 5, 0, 0))))
    assert [place.key[0] for place in with_charms] == [place.key[0] for place in without]
    assert [place.key for place in without if place.touch] == [("do", "decline")]
    for key in (("hand", 2, 0), ("hand", 3, 0), ("do", "best"), ("do", "insure"), ("risk", 0, 0)):
        assert insurance.touch(asked(endangered("R5 B3 B2", "R2 R5", (3, 5, 0, 0))), key, False) is None


def test_a_panel_shows_only_the_open_hand_of_who_is_asked() -> None:
    state = endangered(*TWO_SHIPS)
    assert insurance.place(sight(state, 0, asking=False)) == []
    assert insurance.place(sight(state, 1, asking=True)) != insurance.place(sight(state, 0, asking=True))
    closed = replace(state.view(0), hands=(None, None))
    assert insurance.place(sight(state, 0, view=closed, asking=True)) == []


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("case", [TWO_SHIPS, CROWDED, ("R5", "R2", (3, 5, 0, 0)), ("", "B2 B3", (5, 4, 0, 0))])
def test_hands_of_any_size_and_four_ships_full_of_goods_fit_and_everything_answers(
    case: tuple[str, str, tuple[int, ...]], window: tuple[int, int]
) -> None:
    state = endangered(*case, seats=4)
    best = insurance.proposal(asked(state), "best")
    for draft in (None, DECLINE, *([best] if best else [])):
        look = asked(state, draft, frame=frame(window))
        seen = insurance.place(look)
        where = f"{case[0]} with {draft} at {window}"
        sheet_of(seen, "insure", look.frame, where)
        answers(seen, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_insurance_panel_is_cut(art: Art, language: str) -> None:
    for case in (TWO_SHIPS, CROWDED, ("R2 R3 B5", "R2 B2 Y2", (3, 3, 3, 5)), ("R2 R2 R3", "R2", (3, 5, 0, 0))):
        state = endangered(*case, seats=4)
        spent = state.hands[0] & 0x0FF
        drafts = [None, DECLINE, insurance.proposal(asked(state), "best"), Insure(spent, ONE[0]), Insure(spent, 0)]
        for draft in drafts:
            seen = insurance.place(asked(state, draft, say=WORDS[language]))
            uncut(art, [place for place in seen if place.key[0] not in ("risk", "hand")], f"{case} with {draft}")


# ---- results


def finished(games: list[Match]) -> Iterator[tuple[Match, Result]]:
    """Every game with its own end, and with ends on which points and tokens are equal."""
    for match in games:
        assert match.state.result
        yield match, match.state.result
        seats = match.state.seats
        for points, tokens in (((19,) * 4, (8, 5, 4, 3)), ((19,) * 4, (8,) * 4), ((24, 24, 11, 11), (8, 8, 6, 2))):
            ends = points[:seats], tokens[:seats]
            yield match, Result("nobody can do anything", *ends, places(zip(*ends, strict=True)))


def ended(match: Match, result: Result, **how: Any) -> Sight:
    state = match.state.clone()
    state.result = result
    return sight(state, 0, past=past(match), **how)


@pytest.mark.parametrize("window", SHAPES)
def test_results_lie_on_their_scroll_and_nothing_on_anything_else(games: list[Match], window: tuple[int, int]) -> None:
    for match, result in finished(games):
        look = ended(match, result, frame=frame(window))
        rest = sheet_of(results.place(look), "results", look.frame, str(result))
        apart([place for place in rest if place.key != ("results", "goods")], str(result))
        answers(rest, str(result))
        ways = {("again",), ("analysis",), ("leave",), ("look",), ("replay",)}
        assert {place.key for place in rest if place.touch} == ways


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_results_is_cut(games: list[Match], art: Art, language: str) -> None:
    for match, result in list(finished(games))[:: GAMES // 2 + 1]:
        uncut(art, results.place(ended(match, result, say=WORDS[language])), str(result))


def test_chart_and_table_add_up_to_the_points_of_the_game(games: list[Match]) -> None:
    for match in games:
        state: Any = match.state
        told = results.past(past(match), state.seats)
        assert told.paydays[-1].points == tuple(state.points)
        assert [sum(row) for row in told.brought] == state.points
        assert told.turns == state.turns
        turns = [payday.turn for payday in told.paydays]
        assert turns == sorted(turns)


def test_the_tie_break_is_shown_where_points_are_equal_and_only_there(games: list[Match]) -> None:
    for match, result in finished(games):
        say = WORDS["en"]
        seen = {place.key: place.picture for place in results.place(ended(match, result))}
        tied = {points for points in result.points if result.points.count(points) > 1}
        assert {key[2] for key in seen if key[:2] == ("results", "tie")} == tied, str(result)
        for points in tied:
            held = {result.tiebreak[seat] for seat, won in enumerate(result.points) if won == points}
            bracket = seen["results", "tie", points]
            assert isinstance(bracket, Bracket)
            shared = say("results-shared", points=points, tokens=max(held))
            assert (bracket.words == shared) == (len(held) == 1), str(result)


def test_everybody_who_shares_the_first_place_is_named(games: list[Match]) -> None:
    for match, result in finished(games):
        look = ended(match, result)
        title = next(place.picture for place in results.place(look) if place.key == ("results", "title"))
        assert isinstance(title, Label)
        for seat, rank in zip(look.seats, result.places, strict=True):
            assert (seat.name in title.words) == (rank == 1), title


def test_there_are_no_results_before_the_end() -> None:
    assert results.place(sight(dealt(2, "early").state, 0)) == []


@pytest.mark.parametrize("number", range(1, 30))
def test_what_is_too_close_moves_apart_in_its_order_and_stays_in_its_room(number: int) -> None:
    dice = Dice(f"apart {number}")
    wanted = sorted(100 * dice.random() for _ in range(number))
    moved = moved_aside(wanted, 12, 0, 100)
    assert all(-1e-9 <= place <= 100 + 1e-9 for place in moved)
    gap = min(12, 100 / max(1, number - 1))
    assert all(after - before >= gap - 1e-9 for before, after in pairwise(moved))


# ---- the curtain


@pytest.mark.parametrize("window", [*SIZES, (1280, 1024), (3440, 1000)])
def test_the_curtain_hides_every_pixel_of_any_window(art: Art, window: tuple[int, int]) -> None:
    shape = frame(window)
    small = (round(window[0] / 4), round(window[1] / 4))
    painted = []
    for ground in ("black", "white"):
        surface = pygame.Surface(small)
        surface.fill(ground)
        curtain.Noren().paint(Ink(art, surface, shape.u / 4), shape.w, shape.h, "rest")
        painted.append(pygame.image.tobytes(surface, "RGB"))
    assert painted[0] == painted[1]


@pytest.mark.parametrize("done", ["", "Aiko"])
@pytest.mark.parametrize("undo", [False, True])
def test_nothing_behind_the_curtain_answers(done: str, undo: bool) -> None:
    for window in SIZES:
        shape = frame(window)
        behind = block(("market", 0), "card_back", (0, 0, shape.w, shape.h), z=100, touch=True, tip="a secret")
        seen = [behind, *curtain.place(shape, WORDS["en"], "Hana", "ochre", done, undo)]
        inside(seen, (0, 0, shape.w, shape.h), str(window))
        keys = set()
        for x in range(0, int(shape.w), 20):
            for y in range(0, int(shape.h), 20):
                found = reached(sorted(seen, key=lambda place: place.z), x, y)
                keys.add(found.key if found else None)
        assert keys == ({None, ("open",), ("undo",)} if undo else {None, ("open",)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_curtain_is_cut(art: Art, language: str) -> None:
    seen = curtain.place(frame(SIZES[0]), WORDS[language], "Massimiliano", "ochre", "Massimiliano", True)
    uncut(art, [place for place in seen if place.key != ("curtain",)], language)
