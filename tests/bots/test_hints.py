"""Hints are moves that may be played, with reasons from the judgement and from nothing that the seat cannot know."""

from functools import cache
from typing import Any

from game import catalog
from game.bots.hints import SUGGESTIONS, Advice, advise
from game.bots.reasons import VICTORY, Reason
from game.core.chance import Dice
from game.core.game import State
from game.osaka.events import GoodsLost, GoodsSold
from tests.core.tables import every_table, secrets, sit, steps
from tests.master_merchant import table as mm
from tests.osaka import table as osaka
from tests.trader import table as trader

FEW = 8
"""How often the adviser looks ahead here."""
EVERY, LOOKS = 7, 10
"""How many moves lie between two that are looked at, and how many are."""


def advice(scenario: Any, iterations: int = 200) -> Advice:
    """Advise the seat that is asked in a scenario."""
    state, title = scenario.state, scenario.title
    return advise(title, state.view(state.to_act, title.aids), Dice(1), iterations)


@cache
def hints(name: str, seats: int) -> list[tuple[int, State, Advice]]:
    """Play by chance, and take advice some of the time: tell when, in what position, and what it was."""
    title, found = catalog.title(name), []
    match = sit(name, seats)
    for number, _ in enumerate(steps(match, LOOKS * EVERY)):
        if number % EVERY == 0:
            state = match.state.clone()
            found.append((number, state, advise(title, state.view(state.to_act, title.aids), Dice(number), FEW)))
    return found


@every_table
def test_a_hint_is_legal_and_the_same_whatever_its_seat_cannot_know(name: str, seats: int) -> None:
    title = catalog.title(name)
    for number, state, found in hints(name, seats):
        moves = [suggestion.move for suggestion in found.suggestions]
        assert 1 <= len(moves) == len(set(moves)) <= SUGGESTIONS
        for chance, move, *_ in found.suggestions:
            assert state.why_not(move) is None, f"move {number}: {title.write(move)}"
            assert 0 <= chance <= found.suggestions[0].chance <= 1
        other = secrets(name).sibling(state, state.to_act, title.aids, Dice(number))
        assert advise(title, other.view(state.to_act, title.aids), Dice(number), FEW) == found, f"move {number}"


@every_table
def test_the_best_move_is_compared_with_the_others_and_they_with_it(name: str, seats: int) -> None:
    told = 0
    for _, _, found in hints(name, seats):
        for at, (_, _, gain, loss, _) in enumerate(found.suggestions):
            for contrast in filter(None, (gain, loss)):
                assert contrast.than in (range(1, len(found.suggestions)) if at == 0 else [0])
                assert 0 <= contrast.reason.side < catalog.title(name).judgement.sides(seats)
                assert contrast.reason.here != contrast.reason.there
                told += 1
    assert told


def test_insuring_saves_goods_and_costs_coins() -> None:
    scenario = osaka.table(
        osaka.player(hand="R5", goods="R5", points=3),
        osaka.player(hand="Y2 B3", goods="Y5 Y5", points=3),
        market="R2",
        red=4,
        yellow=3,
    )
    scenario.play("buy R5")
    found = advice(scenario)
    title = scenario.title
    best, other = found.suggestions
    assert [title.write(move) for _, move, *_ in found.suggestions] == ["insure Y2 for Y5 Y5", "decline"]
    assert best.gain
    what, *facts = best.gain.reason
    assert isinstance(what, GoodsLost)
    assert facts[:3] == [1, 0, 100], "they are lost with the other move"
    assert best.loss == (1, Reason("coins", 1, 3, 5))
    assert other.gain == (0, Reason("coins", 1, 5, 3))
    assert other.loss
    assert other.loss.than == 0


def test_two_payments_for_one_market_are_one_suggestion() -> None:
    scenario = osaka.table(osaka.player(hand="R2 R3 B2 B3 Y5 G5"), osaka.player(hand="R3 B3"), market="Y2 G3")
    assert len(scenario.may("buy")) > 1
    verbs = [move.verb for _, move, *_ in advice(scenario).suggestions]
    assert verbs.count("buy") <= 1
    assert len(verbs) == SUGGESTIONS


def test_a_pair_brings_more_money_than_one_of_it_with_the_joker() -> None:
    scenario = trader.table(
        trader.player("R5 R6", money=1), trader.player("S2", money=9), columns=("R2 R3", "S3 W2", "W3 G2", "G4", "")
    )
    found = advice(scenario)
    first, second, *_ = (scenario.title.write(move) for _, move, *_ in found.suggestions)
    assert (first, second[:5]) == ("sell R5 R6", "joker")
    _, _, gain, loss, _ = found.suggestions[0]
    assert gain == (1, Reason("money", 0, 31, 1 + 2 * int(second[-1])))
    assert loss is None


def test_a_move_that_wins_at_once_says_so_and_others_that_they_do_not() -> None:
    scenario = mm.table(mm.player(hand="echigoya", gold=6), mm.player(gold=3), plays=1)
    scenario.play("play echigoya 1", "use")
    assert scenario.state.result, "the turn ends by itself"
    scenario = mm.table(mm.player(hand="echigoya", gold=6), mm.player(gold=3), plays=1)
    found = advice(scenario)
    assert found.wins
    assert found.suggestions[0].chance > 0.9
    loss = found.suggestions[1].loss
    assert loss
    assert (loss.than, loss.reason) == (0, Reason(VICTORY, 0, 0, 100))


def test_the_only_move_has_no_reasons() -> None:
    scenario = trader.table(trader.player(money=0), trader.player(money=0), columns=("R2", "S3", "W3", "", ""))
    found = advice(scenario)
    [(_, move, gain, loss, _)] = found.suggestions
    assert (scenario.title.write(move), gain, loss) == ("pass", None, None)


def test_where_all_is_lost_the_move_that_is_worth_most_comes_first() -> None:
    scenario = trader.table(
        trader.player("C2 C3 C5 C6", money=1), trader.player("R5", money=90), columns=("R2", "S2", "", "", "")
    )
    found = advice(scenario)
    assert found.suggestions[0].chance < 0.01
    assert scenario.title.write(found.suggestions[0].move) == "sell C5 C6"


def test_a_reason_is_what_happens_more_often_by_the_next_turn() -> None:
    """Whoever takes or reserves the only red card keeps the red ship from Edo, and blue goods from the waves."""
    scenario = osaka.red_may_arrive()
    found = advice(scenario)
    assert scenario.title.write(found.suggestions[0].move) in ("take 0", "reserve market 0")
    gain = found.suggestions[0].gain
    assert gain
    what, side, here, there, _ = gain.reason
    assert isinstance(what, GoodsLost | GoodsSold)
    assert side == isinstance(what, GoodsSold), "the seat's own are lost, the other's are sold"
    assert here == 0 < there


def test_best_moves_of_one_kind_do_not_hide_that_one_could_buy() -> None:
    scenario = osaka.table(
        osaka.player(hand="R5 R5", points=3), osaka.player(hand="B5 B5"), market="Y5 G3 B2", farm="Y5 G5 B5"
    )
    verbs = [move.verb for _, move, *_ in advice(scenario).suggestions]
    assert "buy" in verbs
    assert len(verbs) == SUGGESTIONS


def test_a_turn_that_wins_before_anybody_else_has_one_is_told_as_a_victory() -> None:
    scenario = mm.table(mm.player(hand="trick negotiation oboro", gold=6), mm.player(gold=3), plays=2)
    assert advice(scenario).wins
    scenario = mm.table(mm.player(hand="trick negotiation oboro", gold=5), mm.player(gold=3), plays=2)
    assert not advice(scenario).wins
