"""Nobody learns what they cannot know: change all of it behind a seat's back, and the seat notices nothing."""

from itertools import takewhile
from typing import Any

from game import catalog
from game.core.chance import Dice
from game.core.events import Event, GameEnded
from game.core.game import NO_AIDS, State
from tests.core.tables import GAMES, choose, every_table, invariants, secrets, sit, steps

FEW = max(2, GAMES // 20)
"""How many games are looked at in this depth: at every move, through the eyes of every seat."""


@every_table
def test_a_view_stays_equal_whatever_the_seat_cannot_know(name: str, seats: int) -> None:
    title = catalog.title(name)
    changed = 0
    for number in range(FEW):
        match = sit(name, seats, number)
        dice = Dice(number)
        for _ in steps(match):
            shown = [after for _, after in match.decisions[-1].told] if match.decisions else []
            for state in (match.state, *shown):
                for seat in range(seats):
                    for aids in (title.aids, NO_AIDS):
                        other = secrets(name).sibling(state, seat, aids, dice)
                        seen = other.view(seat, aids)
                        assert seen == state.view(seat, aids)
                        assert repr(other) == repr(state)
            invariants(name).accounted(other)
            assert repr(seen) == repr(state.view(seat, aids))
            changed += other.position() != state.position()
    assert changed, "nothing was ever hidden"


@every_table
def test_what_happens_looks_equal_until_a_secret_is_shown_to_all(name: str, seats: int) -> None:
    compared = 0
    for number in range(FEW):
        match = sit(name, seats, number)
        dice = Dice(number)
        for move in steps(match):
            for seat in range(seats):
                other = secrets(name).sibling(match.state, seat, NO_AIDS, dice)
                if other.why_not(move) is None:
                    here = _witnessed(match.state.clone(), move, seat, number)
                    there = _witnessed(other, move, seat, number)
                    both = min(len(here), len(there))
                    assert here[:both] == there[:both]
                    compared += both
    assert compared


def _witnessed(state: State, move: Any, seat: int, seed: int) -> list[Event]:
    """Play a move and list what this seat sees of it, up to what is shown to all."""
    told: list[Event] = []
    state.play(move, Dice(seed), told.append)
    return [event.seen_by(seat) for event in takewhile(_keeps_secrets, told)]


def _keeps_secrets(event: Event) -> bool:
    return not event.reveals and not isinstance(event, GameEnded)


@every_table
def test_dealing_the_unknown_anew_gives_a_position_with_the_same_view(name: str, seats: int) -> None:
    title = catalog.title(name)
    for number in range(FEW):
        match = sit(name, seats, number)
        dice = Dice(number)
        for _ in steps(match):
            for seat in range(seats):
                known = match.view(seat, title.aids)
                dealt = title.redeal(known, dice)
                invariants(name).accounted(dealt)
                assert dealt.view(seat, title.aids) == known
                assert dealt.view(seat) == match.view(seat)


@every_table
def test_a_position_dealt_anew_plays_on_to_the_end(name: str, seats: int) -> None:
    title = catalog.title(name)
    for number in range(FEW):
        match = sit(name, seats, number)
        dice = Dice(number)
        for _ in steps(match):
            if len(match.decisions) % 20 == 0:
                dealt = title.redeal(match.view(match.state.to_act, title.aids), dice)
                while not dealt.result:
                    dealt.play(choose(dealt, dice), dice)
                invariants(name).accounted(dealt)


@every_table
def test_dealing_anew_asks_chance_and_changes_what_nobody_knows(name: str, seats: int) -> None:
    """Two deals of one view differ at some moment of a game, unless the title hides nothing from a perfect memory."""
    title = catalog.title(name)
    match = sit(name, seats)
    dice = Dice(name)
    dealt_otherwise = hidden = False
    for _ in steps(match):
        state, seat = match.state, match.state.to_act
        hidden |= secrets(name).sibling(state, seat, title.aids, dice).position() != state.position()
        dealt_otherwise |= title.redeal(match.view(seat, title.aids), dice).position() != state.position()
    assert dealt_otherwise == hidden
