"""Games that chance plays at every table: they end, nothing is lost or doubled, and the match keeps its promises.

`AKINDO_GAMES=1000 python3 tests tests/core/test_simulation.py` plays a thousand at each table; `-k bots` with 1250 lets
bots play the ten thousand that the project promises.
"""

from itertools import islice
from typing import Any

from game import catalog, simulate
from game.bots import BOTS
from game.core import record
from game.core.chance import Dice, Told
from game.core.game import NOBODY, State, places
from game.core.match import Beat, Match
from tests.core.tables import GAMES, SAT, agreed, choose, every_table, invariants, played, sit, steps

QUICK = tuple(BOTS)[:3]
"""The bots that hardly think."""


@every_table
def test_every_game_ends_with_all_cards_accounted_for_after_every_event(name: str, seats: int) -> None:
    accounted = invariants(name).accounted
    for number in range(GAMES):
        match = sit(name, seats, number)
        accounted(match.state)
        for _ in steps(match):
            accounted(match.state)
            for _, after in match.decisions[-1].told if match.decisions else ():
                accounted(after)
        accounted(match.state)


@every_table
def test_the_result_is_what_the_table_counts_to(name: str, seats: int) -> None:
    for number in range(GAMES):
        match = played(name, seats, number)
        result = match.state.result
        assert result is not None
        assert result.points == invariants(name).recount(match)
        assert result.places == places(-place for place in result.places), "some place is left out"
        assert (match.state.to_act, match.state.asked) == (NOBODY, "")
        assert not match.state.moves()
        last = match.decisions[-1].move
        assert match.play(last) == "The game is over."


@every_table
def test_bots_play_in_order_to_the_end_and_every_record_of_theirs_is_right(name: str, seats: int) -> None:
    title, holds = catalog.title(name), invariants(name)
    for number in range(GAMES):
        levels = tuple(QUICK[number // 3**seat % 3] for seat in range(seats))
        match = simulate.play(simulate.Table(name, levels, agreed(title, seats, number), "bots"), number)
        SAT[:] = [match]
        told = [after for decision in match.decisions for _, after in decision.told]
        for state in (match.dealt, *told, match.state):
            holds.accounted(state)
        assert match.state.result
        assert match.state.result.points == holds.recount(match)
        again = record.load(record.write(match), catalog.title)
        assert again.state.position() == match.state.position()


@every_table
def test_every_listed_move_is_different_accepted_and_reads_back(name: str, seats: int) -> None:
    title = catalog.title(name)
    for number in range(GAMES):
        match = sit(name, seats, number)
        for _ in steps(match):
            moves = match.state.moves()
            assert len(set(moves)) == len(moves) > 0
            for move in moves:
                assert match.state.why_not(move) is None, title.write(move)
                assert title.read(title.write(move)) == move


@every_table
def test_a_clone_shares_nothing_that_changes(name: str, seats: int) -> None:
    for number in range(GAMES):
        match = sit(name, seats, number)
        for move in steps(match):
            state = match.state
            copy = state.clone()
            assert not _shared(state, copy)
            if len(match.decisions) % 3:
                continue  # writing down positions takes its time
            before = state.position()
            assert copy.position() == before
            copy.play(move, Dice(number))
            assert state.position() == before, "playing on a clone changed the position it was copied from"


def _shared(state: State, copy: State) -> list[str]:
    """List the changeable values that two positions have in common."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    return [slot for slot in slots if getattr(state, slot) is getattr(copy, slot) and not _fixed(getattr(copy, slot))]


def _fixed(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


@every_table
def test_a_record_replays_to_the_same_game(name: str, seats: int) -> None:
    for number in range(GAMES):
        whole = played(name, seats, number)
        for match in (whole, played(name, seats, number, most=len(whole.decisions) // 2)):
            text = record.write(match)
            again = record.load(text, catalog.title)
            assert again.state.position() == match.state.position()
            assert again.state.result == match.state.result
            assert _told(again) == _told(match)
            assert record.write(again) == text


def _told(match: Match) -> list[Any]:
    return [event for decision in match.decisions for event, _ in decision.told]


@every_table
def test_a_game_without_a_listener_goes_the_same_way(name: str, seats: int) -> None:
    for number in range(GAMES):
        match = played(name, seats, number)
        silent = match.dealt.clone()
        for decision in match.decisions:
            assert silent.to_act == decision.seat
            silent.play(decision.move, Told(decision.chance))
        assert silent.position() == match.state.position()


@every_table
def test_what_is_taken_back_can_be_played_again_or_otherwise(name: str, seats: int) -> None:
    taken_back = 0
    for number in range(GAMES):
        match = sit(name, seats, number)
        dice = Dice(number)
        for _ in steps(match):
            if not match.decisions or dice.random() < 0.5:
                continue
            last = match.decisions[-1]
            after = match.state.position()
            if match.undo(last.seat) is None:
                taken_back += 1
                assert match.state.position() == last.before.position()
                assert match.redo() is None
                assert match.state.position() == after
                assert match.decisions[-1].told[-1][0] == last.told[-1][0]
                match.undo(last.seat)
                other = choose(match.state, dice)
                assert match.play(other) is None
                if match.undo(last.seat) is None:
                    assert match.play(last.move) is None
                    assert match.state.position() == after
                else:
                    break
    assert taken_back


@every_table
def test_what_is_foreseen_is_what_happens(name: str, seats: int) -> None:
    for number in range(GAMES):
        match = sit(name, seats, number)
        foreseen: list[Beat] = []
        seat = NOBODY
        for move in steps(match):
            assert list(islice(match.beats(seat, since=len(match.decisions) - 1), len(foreseen))) == foreseen
            seat = match.state.to_act
            foreseen = match.foresee(seat, move) if len(match.decisions) % 5 == 0 else []
