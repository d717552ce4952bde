"""The Master Merchant table: whole games by clicking, where everything lies, what a touch means, and what shows."""

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
from game.core.game import NOBODY
from game.core.match import PERSON, Match
from game.master_merchant import events as e
from game.master_merchant.data import CARDS, HIIRAGI, KOGARASHI, OBORO
from game.master_merchant.heaps import cards
from game.master_merchant.moves import (
    AT,
    BEAR,
    CITY_CARD,
    DOWNS,
    END,
    FACE_DOWN,
    FACE_UP,
    PLAYS,
    SHIELD,
    USE,
    WAIVE,
    Down,
    End,
    Play,
    Use,
    Waive,
)
from game.master_merchant.view import AIDS
from scenes.art import Art
from scenes.ink import Ink
from scenes.master_merchant import SETTING, results
from scenes.master_merchant.aims import changes
from scenes.master_merchant.card import Back, Face
from scenes.master_merchant.glance import glance
from scenes.master_merchant.meters import kinds, threat
from scenes.master_merchant.rulebook import RULEBOOK
from scenes.placement import CHOSEN, DIM, LEGAL, Placement
from scenes.settings import Settings
from scenes.setup import SetupPage
from scenes.table import bars
from scenes.table.sight import Sight
from scenes.words import LANGUAGES
from tests.core.tables import choose
from tests.master_merchant.secrets import sibling
from tests.master_merchant.table import player, table
from tests.scenes import sights
from tests.scenes.pages import Visitor
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

BUSY = "izumiya hiiragi oboro kogarashi daimon sakuraya"
"""Cards of a player who has bought much."""


def kind(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)


# ---- whole games


MIXES = {
    "3 people": (PERSON,) * 3,
    "4 people": (PERSON,) * 4,
    "a person and two bots": (PERSON, "random", "steady"),
    "two people and two bots": ("random", PERSON, "random", PERSON),
}


def sit(kinds: tuple[str, ...], seed: str, options: dict[str, Any] | None = None, **settings: Any) -> Robot:
    """Deal a game and sit down at it."""
    return sit_down(deal(kinds, seed, "master_merchant", **(options or {})), resumed=False, **settings)


def sit_at(state: Any, people: int = 3, **settings: Any) -> Robot:
    """Sit down at a position."""
    match = deal((PERSON,) * people + ("random",) * (state.seats - people), "position", "master_merchant", first=0)
    match.state = state
    robot = sit_down(match, **settings)
    robot.wait()
    return robot


@pytest.mark.parametrize("kinds", MIXES.values(), ids=MIXES.keys())
def test_a_whole_game_is_played_by_clicking(kinds: tuple[str, ...]) -> None:
    robot = sit(kinds, "whole 2", {"lone_card": "play"} if len(kinds) == 4 else None)
    verbs = {move.verb for move in play_on(robot, Dice("whole 2"))}
    match = robot.match
    again = record.replay(record.read(record.write(match), catalog.title), Dice(0))
    assert again.state.position() == match.state.position()
    assert any(key[0] == "results" for key in robot.table.stage.goals)
    assert verbs >= {"play", "down", "use", "waive", "end"}


def test_what_was_foreseen_happens() -> None:
    robot = sit((PERSON,) * 3, "foreseen")
    board, match = robot.table, robot.match
    foreseen = 0
    for number, move in enumerate(play_on(robot, Dice("foreseen"))):
        if not isinstance(move, Use):
            continue
        board.draft.set(move, board.seating.focus)
        sight = board.sight()
        after = {one.seat: (one.gold[1], one.names[1]) for one in changes(sight)}
        board.draft.drop()
        state = match.state.clone()
        if not any(event.reveals for event in _told(state, move)) and state.asked != "shield":
            view: Any = state.view(NOBODY, AIDS)
            for seat, found in after.items():
                assert found == (view.gold[seat], kinds(view, seat)), f"{move} of seat {seat}"
                foreseen += 1
        if number > 120:
            break
    assert foreseen > 8


def _told(state: Any, move: Any) -> list[Event]:
    told: list[Event] = []
    state.play(move, Dice("told"), told.append)
    return told


@pytest.mark.parametrize("lone_card", ["pick_up", "play"])
def test_the_table_agrees_on_lone_cards_before_the_game(lone_card: str) -> None:
    visitor = Visitor(SetupPage("master_merchant"))
    if lone_card == "play":
        visitor.click("switch", "lone_card")
    visitor.click("start")
    assert visitor.page.match.options["lone_card"] == lone_card
    visitor.page.exit()


# ---- shields


def aimed() -> Any:
    """Seat 0 has played Kogarashi; seat 1 has a shield, seat 2 has none."""
    game = table(
        player("kogarashi oboro", gold=1), player("daimon", up="hiiragi", down="izumiya", gold=4), player(gold=2)
    )
    game.play("play kogarashi 1")
    return game.state


def asked_to_shield() -> Any:
    """Seat 1 is asked whether to shield itself."""
    state = aimed()
    state.play(AT[1], Dice(0))
    return state


def test_a_shield_is_asked_of_the_person_concerned_without_a_curtain_and_without_a_hand() -> None:
    robot = sit_at(aimed())
    board = robot.table
    assert (board.seating.focus, board.seating.open) == (0, True)
    robot.play(AT[1])
    robot.wait(lambda: robot.ready() or board.seating.curtain != NOBODY)
    assert board.seating.curtain == NOBODY
    assert (board.seating.focus, board.seating.viewer) == (1, NOBODY)
    assert board.asking
    check(robot)
    robot.click(("do", "shield"))
    assert robot.match.decisions[-1].move == SHIELD
    robot.wait(lambda: board.seating.curtain != NOBODY)
    assert board.seating.curtain == 0, "the hand of the player on turn opens behind a curtain"


def test_whoever_plays_alone_is_asked_for_a_shield_with_the_hand_open() -> None:
    game = table(player("oboro", up="hiiragi", gold=4), player("kogarashi izumiya"), player())
    game.play("end", "play kogarashi 1", "use at 0")
    robot = sit_at(game.state, people=1)
    assert (robot.match.state.asked, robot.table.seating.viewer) == ("shield", 0)
    robot.click(("discard", 0, "up", HIIRAGI, 0))
    assert robot.table.draft.move == SHIELD
    robot.press(pygame.K_RETURN)
    assert robot.match.decisions[-1].move == SHIELD


def test_a_use_is_taken_back_while_the_shield_is_asked_and_an_answer_too() -> None:
    state = aimed()
    before = state.position()
    robot = sit_at(state)
    robot.play(AT[1])
    robot.wait()
    robot.click(("do", "bear"))
    assert robot.match.decisions[-1].move == BEAR
    robot.wait(lambda: robot.table.idle(robot.now))
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    robot.wait(lambda: robot.table.idle(robot.now))
    assert (robot.match.state.to_act, robot.table.seating.curtain) == (1, NOBODY)
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert robot.match.state.position() == before
    assert robot.table.seating.curtain == 0


def test_a_second_click_of_the_attacker_does_not_answer_for_the_victim() -> None:
    robot = sit_at(aimed(), speed="x1")
    robot.click(("rival", 1))
    robot.click(("do", "use"))
    robot.wait()
    robot.click(("do", "shield"))
    assert robot.match.state.asked == "shield"
    robot.tick(ms=1200)
    robot.click(("do", "shield"))
    assert robot.match.decisions[-1].move == SHIELD


def test_whoever_may_shield_reads_what_they_would_lose() -> None:
    words = {"trick": "You lose 1 gold 4 → 3", "kogarashi": "You lose 1 gold 4 → 3",
             "hiiragi": "You discard a card, blind 3 → 2", "daimon": "Your Oboro to the city ",
             "sakuraya": "Your Oboro is bought ", "tokunaga": "You lose Oboro "}  # fmt: skip
    for card, said in words.items():
        game = table(player(card, gold=3), player("kanda", up="hiiragi oboro", gold=4), player())
        game.play(f"play {card} 1")
        hit = [move for move in game.state.moves() if isinstance(move, Use) and move in (USE, AT[1], FACE_UP[1][OBORO])]
        game.state.play(hit[0], Dice(0))
        panel: Any = next(p.picture for p in SETTING.place(sight(game.state, 1)) if p.key == ("panel",))
        assert [f"{row.words} {row.value}" for row in panel.rows] == [said], card


def test_who_has_taken_back_a_decision_is_told_to_play_on() -> None:
    robot = sit((PERSON,) * 3, "on", {"first": 0})
    robot.wait()
    for card in (0, 1):
        robot.wait()
        robot.play(DOWNS[card][0])
    robot.wait(lambda: robot.table.seating.curtain == 1)
    robot.tick(ms=300)
    robot.click(("undo",))
    robot.wait(lambda: robot.table.seating.curtain == 0)
    said: Any = robot.place(("curtain", "words", 0)).picture
    assert said.words == "Aiko plays on."
    assert robot.place(("undo",)).z < robot.place(("curtain",)).z, "nothing is offered to be taken back again"


def test_a_play_is_taken_back_by_the_button_of_the_panel() -> None:
    robot = sit_at(table(player("kogarashi"), player(gold=1)).state)
    before = robot.match.state.position()
    robot.play(PLAYS[KOGARASHI][0])
    robot.wait()
    robot.click(("undo", "play"))
    assert robot.match.state.position() == before


# ---- what a touch means


def sight(state: Any, seat: int, size: tuple[int, int] = SIZES[0], **how: Any) -> Sight:
    """What a seat sees of a position; `how` are other parts of the sight."""
    facts = {
        "title": catalog.title("master_merchant"),
        "by": seat if how.get("draft") is not None else NOBODY,
    }
    return sights.sight(state, seat, size, AIDS, **(facts | how))


def touched(state: Any, draft: Any, *key: Any, other: bool = False) -> Any:
    touch = SETTING.touch(sight(state, state.to_act, draft=draft), key, other)
    assert touch
    return touch


def mood(state: Any, key: tuple[Any, ...], **how: Any) -> str:
    """How something on the table stands out."""
    return next(p.mood for p in SETTING.place(sight(state, state.to_act, **how)) if p.key == key)


def test_cards_of_a_name_are_added_to_the_play_and_a_chosen_one_plays_them() -> None:
    state = table(player("kogarashi kogarashi oboro")).state
    first = touched(state, None, "hand", 0, KOGARASHI, 0)
    assert (first.draft, first.now) == (PLAYS[KOGARASHI][0], False)
    second = touched(state, first.draft, "hand", 0, KOGARASHI, 1)
    assert (second.draft, second.now) == (PLAYS[KOGARASHI][1], False)
    assert touched(state, second.draft, "hand", 0, KOGARASHI, 0).now
    assert touched(state, second.draft, "hand", 0, OBORO, 0).draft == PLAYS[OBORO][0]


def test_the_right_button_lays_a_card_face_down_with_or_without_gold() -> None:
    state = table(player("oboro")).state
    first = touched(state, None, "hand", 0, OBORO, 0, other=True)
    assert (first.draft, first.now) == (DOWNS[OBORO][0], False)
    assert touched(state, first.draft, "hand", 0, OBORO, 0, other=True).now
    assert touched(state, first.draft, "do", "no-gold") == (DOWNS[OBORO][1], True, False, "", {})
    assert touched(state, PLAYS[OBORO][0], "do", "down").draft == DOWNS[OBORO][0]


def test_one_click_plays_a_single_card_at_once_and_never_one_of_several() -> None:
    state = table(player("oboro kogarashi kogarashi")).state
    quick = sight(state, 0, settings=Settings(one_click=True))
    single, double = (SETTING.touch(quick, ("hand", 0, card, 0), False) for card in (OBORO, KOGARASHI))
    assert single
    assert double
    assert (single.now, double.now) == (True, False)


def test_what_is_lit_is_what_may_be_chosen() -> None:
    game = table(player("daimon negotiation", up="oboro"), player(up="izumiya trick", down="kanda"), player())
    game.play("play daimon 1")
    state = game.state
    assert mood(state, ("discard", 1, "up", kind("izumiya"), 0)) == LEGAL
    assert mood(state, ("discard", 1, "up", kind("trick"), 0)) == DIM
    assert mood(state, ("discard", 1, "down", "back", 0)) == DIM
    assert mood(state, ("discard", 0, "up", OBORO, 0)) == LEGAL
    assert mood(state, ("discard", 0, "up", kind("daimon"), 0)) == DIM, "it is being played"
    use = FACE_UP[1][kind("izumiya")]
    assert mood(state, ("discard", 1, "up", kind("izumiya"), 0), draft=use) == CHOSEN
    assert state.why_not(touched(state, None, "discard", 1, "down", "back", 0).draft).key == "mm-face-down"


def test_own_face_down_cards_are_chosen_by_their_side() -> None:
    game = table(player("oboro", up="kanda", down="kanda"))
    game.play("play oboro 1")
    assert touched(game.state, None, "discard", 0, "up", kind("kanda"), 0).draft == FACE_UP[0][kind("kanda")]
    assert touched(game.state, None, "discard", 0, "down", kind("kanda"), 0).draft == FACE_DOWN[0][kind("kanda")]


def test_a_player_is_aimed_at_by_their_sheet_or_by_any_card_on_it() -> None:
    state = aimed()
    assert touched(state, None, "rival", 2).draft == AT[2]
    assert touched(state, None, "own").draft == AT[0]
    assert touched(state, None, "discard", 1, "up", HIIRAGI, 0).draft == AT[1]
    assert touched(state, AT[2], "rival", 2).now


def test_digits_choose_the_cards_of_the_hand_and_then_what_is_lit() -> None:
    robot = sit_at(table(player("kogarashi oboro"), player(gold=1), player(gold=1)).state)
    robot.press(pygame.K_4)
    assert robot.table.draft.move == PLAYS[KOGARASHI][0]
    robot.press(pygame.K_RETURN)
    robot.wait()
    robot.press(pygame.K_2)
    assert robot.table.draft.move == AT[2]
    robot.press(pygame.K_u)
    assert robot.match.decisions[-1].move == AT[2]


def test_a_whole_game_is_played_with_the_keyboard_alone() -> None:
    robot = sit((PERSON,) * 3, "keyboard")
    dice = Dice("keyboard")
    robot.wait()
    while robot.match.state.result is None:
        state: Any = robot.match.state
        before, move = len(robot.match.decisions), quick(state, dice)
        if state.asked == "play" and isinstance(move, Play | Down):
            hand = cards(state.hands[state.turn])
            for copy in range(getattr(move, "number", 1)):
                robot.press(pygame.K_1 + hand.index(move.card) + copy)
            if isinstance(move, Down):
                robot.press(pygame.K_d)
            robot.press(pygame.K_RETURN)
        elif isinstance(move, Use) and move != USE:
            robot.press(pygame.K_1 + state.moves().index(move))
            robot.press(pygame.K_RETURN)
        else:
            letters = {"end": "e", "use": "u", "waive": "n", "shield": "s", "bear": "b"}
            robot.press(ord(letters[move.verb]))
        assert [made.move for made in robot.match.decisions[before:]] == [move]
        robot.wait()


def quick(state: Any, dice: Dice) -> Any:
    """A move that nine digits reach, mostly for gold, so that the game is soon over."""
    moves = [move for move in state.moves()[:9] if getattr(move, "gold", True) and not isinstance(move, End | Waive)]
    hand = cards(state.hands[state.turn])
    near = [move for move in moves if state.asked != "play" or hand.index(move.card) + getattr(move, "number", 1) < 9]
    return near[int(dice.random() * len(near))] if near else state.moves()[-1]


def test_enter_alone_plays_a_card_and_uses_an_effect_that_chooses_nothing() -> None:
    robot = sit_at(table(player("echigoya kogarashi")).state)
    for nth, answer in ((pygame.K_3, WAIVE), (pygame.K_3, USE)):
        robot.press(nth)
        for _ in range(2):
            robot.press(pygame.K_RETURN)
            robot.wait(lambda: robot.ready() or robot.table.seating.curtain != NOBODY)
        assert robot.match.decisions[-1].move == answer


def test_enter_chooses_no_target() -> None:
    robot = sit_at(aimed())
    robot.press(pygame.K_RETURN)
    assert not robot.match.decisions
    assert robot.table.draft.move is None


def test_the_keyboard_lays_down_waives_and_ends() -> None:
    robot = sit_at(table(player("echigoya oboro")).state)
    for key, move in ((pygame.K_4, None), (pygame.K_p, PLAYS[kind("echigoya")][0]), (pygame.K_u, USE)):
        robot.press(key)
        robot.wait()
        assert move is None or robot.match.decisions[-1].move == move
    robot.press(pygame.K_3)
    robot.press(pygame.K_d)
    assert robot.table.draft.move == DOWNS[OBORO][0]
    robot.press(pygame.K_ESCAPE)
    robot.press(pygame.K_e)
    assert robot.match.decisions[-1].move == END


def test_the_pointer_over_a_lit_pile_shows_what_buying_brings_and_plays_nothing() -> None:
    robot = sit_at(table(player("negotiation", gold=3)).state)
    robot.play(PLAYS[kind("negotiation")][0])
    robot.wait()
    robot.point(("city", kind("kanda")))
    robot.tick()
    assert robot.table.draft.fleeting
    panel: Any = robot.place(("panel",)).picture
    assert [row.value for row in panel.rows] == ["3 → 0 gold, 2 → 3 names"]
    assert len(robot.match.decisions) == 1


def test_a_lit_card_can_be_dragged_to_where_it_goes() -> None:
    game = table(player("negotiation", gold=3))
    game.play("play negotiation 1")
    looked = sight(game.state, 0)
    assert SETTING.drop(looked, ("city", kind("kanda")), ("own",)) == CITY_CARD[kind("kanda")]
    assert SETTING.drop(sight(aimed(), 0), ("city", kind("kanda")), ("own",)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_the_readers_language(language: str) -> None:
    say = WORDS[language]
    game = table(player("izumiya oboro sakuraya", up="negotiation", gold=0), player(up="trick", down="kanda"))
    seen = set()
    for play, choices in {
        "play izumiya 1": (("city", kind("kanda")), ("city", kind("izumiya"))),
        "play oboro 1": (("discard", 1, "up", 0, 0), ("discard", 0, "up", OBORO, 0), ("city", kind("kanda"))),
        "play sakuraya 1": (("discard", 1, "up", 0, 0), ("discard", 0, "up", 1, 0), ("city", kind("tokunaga"))),
    }.items():
        other = table(player("izumiya oboro sakuraya", up="negotiation"), player(up="trick", down="kanda"))
        other.play(play)
        for key in choices:
            refusal = other.state.why_not(touched(other.state, None, *key).draft)
            if refusal:
                seen.add(refusal.key)
                assert say(refusal.key, **SETTING.facts(refusal, SEATS, say))
    refusal = game.state.why_not(PLAYS[0][2])
    assert say(refusal.key, **SETTING.facts(refusal, SEATS, say))
    assert seen >= {"mm-not-cost-one", "mm-being-played", "mm-wrong-choice", "mm-too-dear", "mm-no-price"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_name(language: str) -> None:
    say = WORDS[language]
    named = set()
    for state in [match.state for match in (crowded(4), busy(3))] + [aimed(), asked_to_shield()]:
        look = sight(state, state.to_act, say=say)
        named |= {move.verb for move in state.moves() if SETTING.name(look, move)}
    assert named == {"play", "down", "end", "use", "waive", "shield", "bear"}


@pytest.mark.parametrize(
    ("rule", "key", "sentences"),
    [
        ("card-3", ("city", kind("kanda")), ["Kanda costs 3; one copy is left.", "Aiko has 1 gold: 2 too little."]),
        ("card-1", ("city", kind("izumiya")), ["Izumiya costs 1; 3 copies are left."]),
        ("card-2", ("well", kind("tokunaga")), ["Tokunaga: the pile is empty."]),
        ("discard", ("discard", 1, "up", HIIRAGI, 0), [WORDS["en"]("mm-effect-hiiragi"), "Ren has one shield."]),
        ("shield", ("do", "shield"), ["Aiko has no shield.", "Ren has one shield.", "Hana has no shield."]),
        ("end", ("rival", 1), ["Ren: 4 gold of 8, 4 names of 8"]),
        ("down", ("discard", 1, "down", "back", 0), ["Aiko: 4 cards in hand, none face down", "one face down"]),
        ("turn", ("hand", 0, OBORO, 0), [WORDS["en"]("mm-effect-oboro"), "Aiko has 2 plays left."]),
        ("pick-up", (), ["Aiko picks up the discard at the next turn with at most one card in hand."]),
        ("aim", (), [""]),
    ],
)
def test_a_rule_is_told_with_the_numbers_of_the_moment(rule: str, key: Any, sentences: list[str]) -> None:
    state = table(
        player("oboro izumiya", gold=1), player("", up="hiiragi", down="kanda", gold=4), player("tokunaga")
    ).state
    told = RULEBOOK.situation(sight(state, 0), rule, key)
    for sentence in sentences:
        assert sentence in told
    assert rule in [chapter.name for chapter in RULEBOOK.chapters]


# ---- somebody is about to win


def test_a_sheet_glows_when_the_next_step_wins() -> None:
    assert [threat(gold, 2) for gold in (5, 6, 7, 8, 9)] == ["", "", "close", "won", "won"]
    assert [threat(0, owned) for owned in (6, 7, 8)] == ["", "close", "won"]
    state = table(player(gold=7), player(BUSY), player()).state
    shown = {place.key: place.picture for place in SETTING.place(sight(state, 2))}
    assert [shown["rival", seat].danger for seat in (0, 1)] == ["close", "won"]  # type: ignore[union-attr]
    assert not shown[("own",)].danger  # type: ignore[union-attr]


# ---- where everything lies


def drafts(match: Match) -> Iterator[tuple[Any, Any]]:
    """Nothing, and each kind of move with what it would bring; of an effect the first and the last choice."""
    moves = match.state.moves()
    kinds = {(move.verb, getattr(move, "seat", 0)): move for move in moves}
    for draft in (None, *kinds.values()):
        yield draft, tuple(match.foresee(match.state.to_act, draft)) if draft is not None else ()


def crowded(seats: int) -> Match:
    """As many cards in one hand and in every discard as a table ever has to hold."""
    match = Match(catalog.title("master_merchant"), SEATS[:seats], {"first": 0}, Dice("crowded"))
    match.state = table(
        player("trick negotiation izumiya izumiya oboro oboro kogarashi kanda tokunaga", up="hiiragi daimon", gold=11),
        player("", up="trick hiiragi hiiragi daimon daimon sakuraya ueshima", down="negotiation kanda", gold=7),
        player("izumiya", up="oboro oboro negotiation trick kogarashi", down="sakuraya", gold=3),
        *[player("echigoya", up="hiiragi ueshima", down="trick", gold=8)] * (seats - 3),
    ).state
    return match


def busy(seats: int) -> Match:
    """Nine cards lie in the own discard, and an effect may choose among them."""
    match = Match(catalog.title("master_merchant"), SEATS[:seats], {"first": 0}, Dice("busy"))
    game = table(
        player("tokunaga", up="izumiya izumiya hiiragi oboro kogarashi daimon", down="kanda sakuraya", gold=2),
        player("", up="hiiragi daimon", gold=4), *[player(gold=1)] * (seats - 2),
    )  # fmt: skip
    game.play("play tokunaga 1")
    match.state = game.state
    return match


@cache
def looked_at(window: tuple[int, int]) -> list[tuple[str, Sight, list[Placement]]]:
    """Many sights of a table in one window: the words that find each again, and all that lies there."""
    return [(name, seen, everything(SETTING, seen)) for name, seen in _sights(window)]


def _sights(window: tuple[int, int]) -> Iterator[tuple[str, Sight]]:
    for seats in (3, 4):
        for game in range(2):
            match = Match(catalog.title("master_merchant"), SEATS[:seats], {}, Dice(f"positions {game}"))
            dice = Dice(f"moves {game}")
            while match.state.result is None and len(match.decisions) < 200:
                if len(match.decisions) % 13 == 0 or match.state.asked == "shield":
                    name = f"{seats} seats, game {game}, after {len(match.decisions)} decisions"
                    yield from _looks(name, match, window)
                match.play(choose(match.state, dice))
        yield from _looks(f"{seats} seats, crowded", crowded(seats), window)
        yield from _looks(f"{seats} seats, busy", busy(seats), window)


def _looks(name: str, match: Match, window: tuple[int, int]) -> Iterator[tuple[str, Sight]]:
    seat = match.state.to_act
    for draft, foresight in drafts(match):
        yield f"{name}, {draft}", sight(match.state, seat, window, draft=draft, foresight=foresight)
        watcher = (seat + 1) % match.state.seats
        watched = sight(match.state, watcher, window, draft=draft, foresight=foresight)
        yield f"{name}, {draft}, watched", replace(watched, by=seat if draft is not None else NOBODY)


every_size = pytest.mark.parametrize("window", SIZES[:4], ids=lambda window: f"{window[0]}x{window[1]}")


@every_size
def test_everything_lies_inside_the_window(window: tuple[int, int]) -> None:
    check_inside(looked_at(window))


@every_size
def test_nothing_that_answers_is_too_small_to_hit(window: tuple[int, int]) -> None:
    check_hit(looked_at(window), slim=("hand", "discard"))


@every_size
def test_the_sheets_of_the_table_lie_side_by_side(window: tuple[int, int]) -> None:
    check_apart(looked_at(window), (("city-mat",), ("own",), ("panel",), ("log-mat",), ("hand-zone",)))


@every_size
def test_cards_stay_where_they_belong(window: tuple[int, int]) -> None:
    for name, seen, places in looked_at(window):
        at = {place.key: place for place in places}
        for place in places:
            key = place.key
            sheet: tuple[Any, ...] = ("own",) if key[1:2] == (seen.focus,) else ("rival", *key[1:2])
            if key[0] == "city":
                sheet = ("city-mat",)
            elif key[0] == "hand" and len(key) == 4:
                sheet = ("hand-zone",)
            elif key[0] not in ("discard", "gold") or len(key) < 3:
                continue
            check_on(place, at[sheet], name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_table_is_cut(art: Art, language: str) -> None:
    for window in ((1280, 720), (960, 720)):
        said = ((name, replace(seen, say=WORDS[language])) for name, seen in _sights(window))
        check_words(art, ((name, everything(SETTING, seen)) for name, seen in said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_is_cut(art: Art, language: str) -> None:
    say = WORDS[language]
    for event in one_of_each():
        line = SETTING.line(event, SEATS, say)
        if line:
            bars.Log(say("log"), (line,)).paint(Ink(art, pygame.Surface((8, 8)), art.u), 306, 320, "rest")
    assert not art.cut


def ended(seats: int, seed: int = 0) -> Sight:
    """The sight of a game that is over."""
    match = Match(catalog.title("master_merchant"), SEATS[:seats], {}, Dice(f"end {seed}"))
    dice = Dice(f"end {seed}")
    while match.state.result is None:
        match.play(choose(match.state, dice))
    past = [(-1, event) for event in match.opening]
    past += [(at, event.seen_by(0)) for at, decision in enumerate(match.decisions) for event, _ in decision.told]
    return sight(match.state, 0, past=tuple(past))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_results_tell_what_everybody_has(art: Art, seats: int) -> None:
    for seed in range(4):
        seen = ended(seats, seed)
        told = results.past(seen.past, seats)
        assert told.moments[-1].points == seen.view.result.points
        assert told.turns == seen.view.turns
        chart: Any = next(p.picture for p in results.place(seen) if p.key == ("results", "chart"))
        assert bool(chart.hint) == any(moment.marks for moment in told.moments)
        for language in LANGUAGES:
            check_words(art, [(language, results.place(replace(seen, say=WORDS[language])))])


def test_a_game_at_a_glance_shows_nothing_hidden() -> None:
    match: Any = deal((PERSON,) * 3, "glance", "master_merchant", first=0)
    shown = glance(match)
    match.state.hands[1], match.state.down[1] = match.state.hands[1] >> 4 << 4, 1
    assert glance(match) == shown
    match.state.gold[2] += 1
    assert glance(match) != shown


# ---- whose cards show


def secret(shown: tuple[Placement, ...]) -> list[Placement]:
    """The cards of hands, and the names on backs, that can be read."""
    return [
        place
        for place in shown
        if isinstance(place.picture, Back) or (isinstance(place.picture, Face) and "hand" in place.key)
    ]


def check(robot: Robot) -> None:
    """Search what the window shows for cards that may not be seen now."""
    board, canvas = robot.table, robot.app.canvas
    assert isinstance(canvas, Unpainted)
    seating = board.seating
    found = secret(canvas.told)
    if seating.curtain != NOBODY or not seating.open:
        past = board.playback.past
        taken = past[-1][1] if past else None
        # A card that somebody takes from a discard is seen on its way to the hand.
        open_ = {taken.card} if isinstance(taken, e.CardTaken | e.CardGained) else set()
        strange = [p for p in found if not (isinstance(p.picture, Face) and kind(p.picture.kind) in open_)]
        assert not strange, f"{strange[0].key} shows though no hand is open"
    else:
        strangers = [p.key for p in found if seating.focus not in p.key]
        assert not strangers, f"{strangers} show, but {board.match.seats[seating.focus].name} sits there"


@pytest.mark.parametrize("seats", [3, 4])
def test_no_frame_of_a_game_shows_a_hidden_card(seats: int) -> None:
    robot = sit((PERSON,) * seats, f"leaks {seats}", speed="x1")
    robot.witness = lambda: check(robot)
    for number, _ in enumerate(play_on(robot, Dice(f"leaks {seats}"))):
        if number % 6 == 5:
            robot.press(pygame.K_h)
            robot.tick()
            robot.press(pygame.K_h)
        if number == 50:
            return


def test_the_search_finds_a_hand_that_lies_open() -> None:
    robot = sit((PERSON,) * 3, "noticed")
    robot.wait()
    check(robot)
    robot.table.seating.curtain = 0
    with pytest.raises(AssertionError):
        check(robot)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_nobody_else_knows_changes_no_placement(seats: int) -> None:
    match = Match(catalog.title("master_merchant"), SEATS[:seats], {}, Dice("others"))
    dice, differing = Dice("others"), 0
    for number in range(120):
        state: Any = match.state
        if state.result:
            break
        for seat in range(seats):
            other = sibling(state, seat, AIDS, dice)
            differing += other.position() != state.position()
            looks = [sight(one, seat) for one in (state, other)]
            placed = SETTING.place(looks[0])
            assert placed == SETTING.place(looks[1]), state.position()
            for place in placed if number % 10 == 0 else ():
                told = [RULEBOOK.situation(look, place.rule, place.key) for look in looks]
                assert told[0] == told[1], f"{place.key}: {state.position()}"
        match.play(choose(match.state, dice))
    assert differing > 20


def test_a_bots_face_down_card_is_not_told_before_it_lies_there() -> None:
    game = table(player("oboro kanda", down="tokunaga"), player(), player())
    shown = [
        SETTING.place(replace(sight(game.state, 1), draft=DOWNS[card][0], by=0)) for card in (OBORO, kind("kanda"))
    ]
    assert shown[0] == shown[1]
    game.play("play oboro 1")
    match = Match(catalog.title("master_merchant"), SEATS[:3], {"first": 0}, Dice("told"))
    match.state = game.state
    use = FACE_DOWN[0][kind("tokunaga")]
    foresight = tuple(match.foresee(0, use))
    watched = SETTING.place(replace(sight(game.state, 1), draft=use, by=0, foresight=foresight))
    words = [str(place.picture) for place in watched if place.key == ("panel",)]
    assert "Tokunaga" not in words[0]


def test_the_log_tells_the_owner_no_more_than_all_may_know() -> None:
    """Everybody at the screen reads the same log."""
    for event in one_of_each():
        for language in LANGUAGES:
            said = SETTING.line(event, SEATS, WORDS[language])
            assert said == SETTING.line(event.seen_by(NOBODY), SEATS, WORDS[language])


# ---- events


@cache
def one_of_each() -> tuple[Event, ...]:
    """An event of each kind, and of a few kinds several."""
    found: dict[Any, Event] = {"shown": e.CardShown(0, kind("kogarashi"))}
    for seats in (3, 4):
        for game in range(10):
            match = Match(catalog.title("master_merchant"), SEATS[:seats], {}, Dice(f"events {game}"))
            dice = Dice(f"events {game}")
            while match.state.result is None:
                match.play(choose(match.state, dice))
            told = [event for decision in match.decisions for event, _ in decision.told]
            for event in (*match.opening, *told):
                found[type(event), getattr(event, "card", 0), getattr(event, "down", 0)] = event
    return tuple(found.values())


def test_every_event_is_shown_and_told() -> None:
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event in one_of_each()} == kinds
    view = Match(catalog.title("master_merchant"), SEATS[:4], {}, Dice("view")).view(NOBODY)
    for event in one_of_each():
        assert SETTING.cue(event, view, ()).sound, f"{event} is not heard"
        told = SETTING.line(event, SEATS, WORDS["en"])
        # An effect that is aimed at nobody else is told by what it brings.
        assert told or (isinstance(event, e.EffectUsed) and event.target in (NOBODY, event.seat)), f"{event}"


def test_a_blind_pick_is_not_told_before_it_lies_there() -> None:
    game = table(player("hiiragi"), player("kanda oboro"), player())
    robot = sit_at(game.state, speed="x1")
    robot.play(PLAYS[HIIRAGI][0])
    robot.wait()
    fronts: list[bool] = []
    told: list[str] = []

    def watch() -> None:
        canvas = robot.app.canvas
        assert isinstance(canvas, Unpainted)
        seen = {place.key: place.picture for place in canvas.told}
        log: Any = seen.get(("log-mat",))
        for key, picture in seen.items():
            if key[:2] == ("discard", 1) and len(key) == 5:
                fronts.append(isinstance(picture, Face))
                told.append(log.lines[-1].words)

    robot.witness = watch
    robot.play(AT[1])
    robot.wait()
    assert not fronts[0], "it leaves the hand as a back"
    assert "discards" not in told[0], "and the log keeps quiet"
    assert fronts[-1]
    assert any("Ren discards" in words for words in told)
