"""What touches make of a draft: every legal move can be put together, others hear why not, Esc puts everything back."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.core.chance import Dice
from game.core.game import NOBODY
from game.core.match import PERSON
from game.core.refusals import Reason
from game.osaka import choices
from game.osaka.data import FREE
from game.osaka.heaps import ONE, cards, coins, heap
from game.osaka.moves import Buy, Insure, Move, Reserve, Take
from scenes.osaka import SETTING
from scenes.osaka.ask import proposal
from scenes.placement import DIM, Key
from scenes.settings import AIMS, Settings
from tests.core.tables import choose
from tests.osaka.table import player, table
from tests.scenes.robot import next_touch, open_table, sit_down
from tests.scenes.sights import NAMES, SEATS, WORDS, dealt, positions, sight


def touched(state: Any, draft: Move | None, key: Key, other: bool) -> tuple[Move | None, bool]:
    """Touch something as the table does: give the draft after it, and whether it was played."""
    seen = sight(state, state.to_act, draft=draft, by=state.to_act if draft else FREE)
    place = next((place for place in SETTING.place(seen) if place.key == key), None)
    assert place, f"{key} is not on the table"
    assert place.touch, f"{key} does not answer"
    touch = SETTING.touch(seen, key, other)
    assert touch, f"{key} means nothing"
    assert not touch.says, touch.says
    refusal = state.why_not(touch.draft) if touch.draft is not None else None
    assert not refusal or (touch.loose and not touch.now), f"{key}: {refusal}"
    return touch.draft, touch.now


def put_together(state: Any, move: Move) -> list[Key]:
    """Touch what leads to a move until it is played; give what was touched."""
    draft, keys = None, []
    while len(keys) < 100:
        key, other = next_touch(move, draft, state.to_act)
        draft, now = touched(state, draft, key, other)
        keys.append(key)
        if now:
            assert draft == move, f"{draft} was played instead"
            return keys
    raise AssertionError(f"{move} is never played: {keys}")


def decisions(seats: int) -> Iterator[tuple[str, Any, Move]]:
    """Give legal moves of many positions: of each kind, and of payments and insurances a few of each position."""
    dice = Dice(f"decisions {seats}")
    for name, state in positions(seats, games=2, every=5):
        moves = list(state.moves())
        few = [move for move in moves if not isinstance(move, Buy | Insure)]
        many = [move for move in moves if isinstance(move, Buy | Insure)]
        for move in few + [many[int(dice.random() * len(many))] for _ in range(3) if many]:
            yield name, state, move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_can_be_put_together(seats: int) -> None:
    kinds = set()
    for name, state, move in decisions(seats):
        try:
            keys = put_together(state, move)
        except AssertionError as error:
            raise AssertionError(f"{name}: {move}: {error}\n{state.position()}") from error
        kinds.add(move.verb)
        if isinstance(move, Take | Reserve):
            assert len(keys) == 2, "a card is taken and reserved with two touches"
    assert kinds >= {"token", "take", "reserve", "buy", "insure", "decline"}


def test_goods_that_are_not_the_best_can_be_insured_too() -> None:
    position = table(
        player("R2 R3 R3", goods="R2 R2 R3 R5"), player("G2", goods="G2"), market="G3", red=3, green=4
    ).state
    position.hands[0] += 1 << 4 * 10
    position.draw.remove(10)
    position.play(Buy(1 << 4 * 10), Dice(1))
    assert (position.to_act, position.asked) == (0, "insure")
    ways = [Insure(spent, saved) for spent in parts(position.hands[0]) for saved in parts(position.goods[0])]
    legal = [move for move in ways if not position.why_not(move)]
    assert set(legal) > {move for move in position.moves() if isinstance(move, Insure)}
    for move in legal:
        put_together(position, move)


def parts(whole: int) -> set[int]:
    """List every heap that can be taken from a heap."""
    held = cards(whole)
    return {heap(part) for number in range(len(held) + 1) for part in combinations(held, number)}


def test_a_payment_is_proposed_that_can_be_played_at_once() -> None:
    for aim in AIMS:
        for name, state in positions(2, games=2, every=3):
            view = state.view(state.to_act)
            ways = [move for move in view.moves if isinstance(move, Buy)]
            if ways:
                proposed = proposal(view, aim)
                assert proposed in ways, f"{name}: {aim}"
                if aim == "least":
                    assert coins(proposed.payment) == min(coins(move.payment) for move in ways), name
                if aim == "insurance":
                    charms = [choices.symbols(move.payment) for move in ways]
                    assert choices.symbols(proposed.payment) == min(charms), name
                if aim == "big":
                    fives = [choices.tally(move.payment)[2] for move in ways]
                    assert choices.tally(proposed.payment)[2] == min(fives), name


def test_with_one_click_a_card_is_taken_by_the_first_touch() -> None:
    state = table(player("R2"), market="R2 B3").state
    seen = sight(state, 0, settings=Settings(one_click=True))
    touch = SETTING.touch(seen, ("market", 1), False)
    assert touch
    assert (touch.draft, touch.now) == (Take(1), True)
    touch = SETTING.touch(seen, ("do", "buy"), False)
    assert touch
    assert not touch.now, "a purchase always shows first what it brings"


# ---- what is not possible


REASONS = [reason for reason in vars(choices).values() if isinstance(reason, Reason)]


@pytest.mark.parametrize("language", WORDS)
def test_every_refusal_of_the_rules_is_said_in_every_language(language: str) -> None:
    facts = {"owner": "Ren", "cost": 12, "paid": 8, "symbols": 1, "goods": 3}
    said = {WORDS[language](reason.key, **facts) for reason in REASONS}
    assert len(said) == len(REASONS)


def test_what_cannot_be_done_is_refused_in_a_sentence_with_names_and_numbers() -> None:
    reserved = table(player("R2"), player("B2"), market="R5(1) B3 Y2(0)", farm="G2").state
    robot_says = [
        (("market", 0), False, "Ren has reserved this card."),
        (("market", 1), True, "The reservation piece already lies on a card."),
        (("farm", 0), False, "The reservation piece already lies on a card."),
        (("do", "buy"), False, "The market costs 5; these cards pay 2."),
    ]
    for key, other, sentence in robot_says:
        touch = SETTING.touch(sight(reserved, 0), key, other)
        assert touch
        refusal = reserved.why_not(touch.draft)
        assert refusal
        assert WORDS["en"](refusal.key, **SETTING.facts(refusal, SEATS, WORDS["en"])) == sentence


@pytest.mark.parametrize("language", WORDS)
def test_whatever_is_touched_is_drafted_played_or_refused_in_words(language: str) -> None:
    say = WORDS[language]
    refused = 0
    for name, state in positions(3, games=1, every=4):
        for place in SETTING.place(sight(state, state.to_act)):
            for other in (False, True):
                if not place.touch:
                    continue
                touch = SETTING.touch(sight(state, state.to_act), place.key, other)
                if touch is None:
                    continue
                refusal = state.why_not(touch.draft) if touch.draft is not None else None
                told = {} if refusal is None else SETTING.facts(refusal, SEATS, say)
                words = say(refusal.key, **told) if refusal else touch.says and say(touch.says)
                if refusal:
                    refused += 1
                    assert words, name
                    assert words.endswith("."), name
                    assert not any(f"seat {seat}" in words.lower() for seat in range(3)), words
    assert refused


def test_a_refusal_is_said_at_the_spot_and_changes_nothing() -> None:
    robot = open_table((PERSON, PERSON), "refused")
    robot.wait()
    while not (state := robot.match.state).result:
        rival = [slot for slot, owner in enumerate(state.market_owner) if owner not in (FREE, state.to_act)]
        if rival and state.asked == "action":
            break
        robot.play(next((m for m in state.moves() if isinstance(m, Reserve)), choose(state, Dice(1))))
        robot.wait()
    before = robot.match.state.position()
    robot.click(("market", rival[0]))
    assert robot.table.bubble
    words, about, _ = robot.table.bubble
    assert about == ("market", rival[0])
    assert words == f"{NAMES[1 - state.to_act]} has reserved this card."
    assert robot.match.state.position() == before
    assert robot.table.draft.move is None
    remarks = [place for place in robot.table.picture(robot.now) if place.key[0] == "remark"]
    assert remarks
    robot.tick(ms=4000)
    assert not robot.table.bubble, "it goes by itself"


# ---- Esc


def test_esc_puts_back_whatever_was_put_together() -> None:
    robot = open_table((PERSON, PERSON), "esc")
    match, table = robot.match, robot.table
    dice = Dice("esc")
    verbs = set()
    for _ in range(40):
        robot.wait()
        robot.tick([pygame.event.Event(pygame.WINDOWLEAVE)])
        robot.tick()
        before, position = {**table.stage.goals}, match.state.position()
        for move in {choose(match.state, dice) for _ in range(3)}:
            if move.verb in ("decline", "pass"):
                continue
            key, other = next_touch(move, None, table.seating.focus)
            robot.click(key, 3 if other else 1)
            assert table.draft.move is not None, f"{move} is not drafted"
            verbs.add(move.verb)
            robot.tick([pygame.event.Event(pygame.WINDOWLEAVE)])
            assert table.stage.goals != before, f"{move} does not show"
            robot.press(pygame.K_ESCAPE)
            assert table.draft.move is None, f"{move} is still there"
            robot.tick()
            assert table.stage.goals == before, f"{move} has left traces"
        assert match.state.position() == position
        robot.play(choose(match.state, dice))
    assert verbs >= {"token", "take", "reserve", "buy"}


def test_a_click_on_the_cloth_puts_back_too() -> None:
    robot = open_table((PERSON, PERSON), "cloth")
    robot.wait()
    robot.click(("token", 1))
    assert robot.table.draft.move is not None
    at = (2, robot.app.screen.get_height() - 2)
    robot.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], 300)
    assert robot.table.draft.move is None


# ---- the pointer and the keyboard


def until_action(seed: str) -> Any:
    """Sit down where somebody may take, reserve or buy."""
    match = dealt(2, seed)
    dice = Dice(seed)
    while not any(isinstance(move, Buy) for move in match.state.moves()):
        match.play(choose(match.state, dice))
    robot = sit_down(match)
    robot.wait()
    return robot


def test_pointing_at_buy_shows_what_it_would_bring_and_leaving_hides_it() -> None:
    robot = until_action("pointing")
    robot.point(("do", "buy"))
    assert isinstance(robot.table.draft.move, Buy)
    assert any(key[0] == "ghost" for key in robot.table.stage.goals)
    robot.tick([pygame.event.Event(pygame.WINDOWLEAVE)])
    robot.tick()
    assert robot.table.draft.move is None
    assert not any(key[0] == "ghost" for key in robot.table.stage.goals)


def test_a_card_is_taken_by_dragging_it_to_the_hand() -> None:
    robot = until_action("dragging")
    move = next(move for move in robot.match.state.moves() if isinstance(move, Take))
    robot.drag(("market", move.slot), ("hand-head",))
    assert robot.match.decisions[-1].move == move


def test_a_card_dragged_nowhere_stays() -> None:
    robot = until_action("nowhere")
    before = len(robot.match.decisions)
    robot.drag(("market", 0), ("space", 1))
    assert len(robot.match.decisions) == before
    assert robot.table.dragged is None


def test_the_focus_walks_to_everything_that_answers() -> None:
    robot = until_action("focus")
    wanted = {place.key for place in robot.table.stage.goals.values() if place.touch and place.mood != DIM}
    met = set()
    for _ in range(len(wanted)):
        robot.press(pygame.K_TAB)
        met.add(robot.table.focused)
    assert met == wanted


def test_a_market_card_is_taken_by_its_number_and_enter() -> None:
    robot = until_action("number")
    move = next(move for move in robot.match.state.moves() if isinstance(move, Take))
    robot.press(getattr(pygame, f"K_{move.slot + 1}"))
    assert robot.table.draft.move == move
    robot.press(pygame.K_RETURN)
    assert robot.match.decisions[-1].move == move


def test_a_purchase_is_made_by_b_and_space() -> None:
    robot = until_action("b")
    robot.press(pygame.K_b)
    move = robot.table.draft.move
    assert isinstance(move, Buy)
    robot.press(pygame.K_SPACE)
    assert robot.match.decisions[-1].move == move


def test_the_payment_is_changed_by_clicking_hand_cards() -> None:
    robot = until_action("payment")
    seat = robot.match.state.to_act
    robot.click(("do", "buy"))
    proposed = robot.table.draft.move.payment
    for card in set(cards(proposed)):
        robot.click(("hand", seat, card, 0))
        left = robot.table.draft.move.payment if robot.table.draft.move else 0
        assert left == proposed - ONE[card], "a card that is in goes out, and only that one"
        robot.click(("hand", seat, card, (left >> 4 * card) & 15))
        assert robot.table.draft.move.payment == proposed, "and in again"


def test_a_focus_on_something_that_is_gone_does_nothing() -> None:
    robot = open_table((PERSON, PERSON), "gone")
    for _ in range(2000):
        robot.tick()
        if robot.table.seating.curtain != NOBODY:
            break
    robot.press(pygame.K_TAB)
    assert robot.table.focused == ("open",)
    robot.press(pygame.K_RETURN)
    robot.wait()
    seat = robot.table.seating.focus
    robot.press(pygame.K_RETURN)
    robot.press(pygame.K_SPACE)
    assert (robot.table.seating.focus, robot.table.seating.holder) == (seat, seat)


def test_a_second_click_does_not_hit_what_the_first_one_took_away() -> None:
    robot = open_table((PERSON, PERSON), "second")
    for _ in range(2000):
        robot.tick()
        if robot.table.seating.curtain != NOBODY:
            break
    robot.tick(ms=500)
    at = robot.point(("open",))
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    robot.tick([click, click, click])
    assert robot.table.seating.focus == robot.table.seating.holder == robot.match.state.to_act
