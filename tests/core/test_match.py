"""A match: moves go in, beats come out, and a decision may be taken back only while nobody has learnt or lost by it.

Played with a game made for this: two seats add numbers to a sum, and may look at a secret or roll for more.
"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple, Self

import pytest

from game.core.chance import Chance, Dice, Outcome
from game.core.events import Event, FirstPlayerFound, Tell
from game.core.game import NO_AIDS, Aids, Option, Options, Result, Title
from game.core.judgement import Judgement, Measure
from game.core.match import COLOURS, Match, Seat, why_no_seats
from game.core.refusals import Reason, Refusal

TOO_MUCH = Reason("toy-too-much", "{number} is too much.")


class Add(NamedTuple):
    number: int
    verb: str = "add"


class Do(NamedTuple):
    verb: str


@dataclass(frozen=True, slots=True)
class Added(Event):
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    reveals: ClassVar[bool] = True
    seat: int
    secret: int | None

    def seen_by(self, seat: int) -> "Looked":
        return self if seat == self.seat else replace(self, secret=None)


class Toy:
    """`add` goes on with the same seat, `yield` with the other; `look` shows a secret, `roll` and `bet` ask chance."""

    seats = 2
    asked = "number"
    result: Result | None = None

    def __init__(self, total: int = 0, to_act: int = 0) -> None:
        self.total, self.to_act = total, to_act

    def moves(self) -> list[Any]:
        return [Add(1), Do("yield"), Do("look"), Do("roll")]

    def why_not(self, move: Any) -> Refusal | None:
        return TOO_MUCH(number=move.number) if isinstance(move, Add) and move.number > 9 else None

    def play(self, move: Any, chance: Chance, tell: Tell | None = None) -> None:
        if isinstance(move, Add):
            for _ in range(move.number):
                self.total += 1
                if tell:
                    tell(Added(self.to_act, 1))
        elif move.verb == "look" and tell:
            tell(Added(self.to_act, 0))
            tell(Looked(self.to_act, 42))
        elif move.verb == "roll":
            self.total += chance.card("roll", range(100))
        elif move.verb == "bet" and tell:
            tell(Added(self.to_act, 0))
            self.total += chance.card("roll", range(100))
            tell(Added(self.to_act, 0))
        elif move.verb == "yield":
            self.to_act = 1 - self.to_act

    def clone(self) -> Self:
        return type(self)(self.total, self.to_act)

    def view(self, seat: int, aids: Aids = NO_AIDS) -> tuple[int, int, Aids]:
        return seat, self.total, aids

    def position(self) -> str:
        return f"{self.total} {self.to_act}"


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None) -> Toy:
    if tell:
        tell(FirstPlayerFound(0, "always"))
    return Toy(total=chance.card("sum", (100,)))


TITLE = Title(
    name="toy",
    label="Toy",
    rules=1,
    players=(2, 3),
    options=(Option("speed", ("slow", "fast")),),
    aids=frozenset(("memory",)),
    cards=(),
    deal=deal,
    redeal=lambda view, chance: Toy(view[1]),
    read=Do,
    write=str,
    judgement=Judgement(lambda state: Measure(0, []), {}, {}),
    gaps=lambda event, names: {},
)
YIELD, LOOK, ROLL, BET = Do("yield"), Do("look"), Do("roll"), Do("bet")
SEATS = (Seat("Aki", "person", "white"), Seat("Ben", "person", "pink"))


@pytest.fixture
def match() -> Match:
    return Match(TITLE, SEATS, {}, Dice(1))


def test_decisions_are_taken_back_one_by_one(match: Match) -> None:
    for number in (1, 2, 3):
        match.play(Add(number))
    assert match.state.position() == "106 0"
    assert match.undo(0) is None
    assert match.state.position() == "103 0"
    assert match.undo(0) is None
    assert match.undo(0) is None
    assert match.state.position() == "100 0"
    assert match.undo(0) == "There is nothing to take back."


def test_nobody_takes_back_across_the_decision_of_another_seat(match: Match) -> None:
    match.play(Add(1))
    match.play(YIELD)
    assert match.undo(1) == "Another player has decided since."
    match.play(Add(1))
    assert match.undo(0) == "Another player has decided since."
    assert match.undo(1) is None
    assert match.undo(0) is None
    assert match.state.position() == "101 0"


def test_what_has_been_seen_cannot_be_taken_back(match: Match) -> None:
    match.play(LOOK)
    assert match.why_not_undo(0) == "New cards have been seen since."
    assert match.undo(0) == "New cards have been seen since."
    assert len(match.decisions) == 1


def test_what_has_not_been_shown_yet_can_be_taken_back(match: Match) -> None:
    match.play(LOOK)
    assert match.why_not_undo(0, seen=2) == "New cards have been seen since."
    assert match.undo(0, seen=1) is None
    assert not match.decisions


def test_chance_cannot_be_taken_back(match: Match) -> None:
    match.play(ROLL)
    assert match.undo(0) == "Chance has decided something since."
    assert match.undo(0, seen=0) == "Chance has decided something since."


def test_chance_that_has_not_been_shown_yet_can_be_taken_back(match: Match) -> None:
    match.play(BET)
    assert match.why_not_undo(0, seen=2) == "Chance has decided something since."
    assert match.undo(0, seen=1) is None
    assert match.state.position() == "100 0"


def test_a_secret_shuts_off_all_that_came_before_it(match: Match) -> None:
    match.play(Add(1))
    match.play(LOOK)
    match.play(Add(1))
    assert match.undo(0) is None
    assert match.undo(0) == "New cards have been seen since."


def test_what_was_taken_back_is_played_again_in_its_order(match: Match) -> None:
    match.play(Add(1))
    match.play(YIELD)
    match.undo(0)
    match.undo(0)
    assert match.redo() is None
    assert match.state.position() == "101 0"
    assert match.redo() is None
    assert match.state.position() == "101 1"
    assert match.redo() == "There is nothing to play again."
    assert [decision.move for decision in match.decisions] == [Add(1), YIELD]


def test_a_new_decision_forgets_what_was_taken_back(match: Match) -> None:
    match.play(Add(1))
    match.undo(0)
    match.play(Add(2))
    assert match.redo() == "There is nothing to play again."


def test_a_refused_move_changes_nothing(match: Match) -> None:
    match.play(Add(1))
    match.undo(0)
    refusal = match.play(Add(10))
    assert refusal == "10 is too much."
    assert (refusal.key, refusal.facts) == ("toy-too-much", {"number": 10})
    assert match.state.position() == "100 0"
    assert not match.decisions
    assert match.redo() is None


def test_a_beat_is_an_event_and_the_view_right_after_it(match: Match) -> None:
    match.play(Add(2))
    match.play(LOOK)
    assert list(match.beats(1)) == [
        (Added(0, 1), (1, 101, NO_AIDS)),
        (Added(0, 1), (1, 102, NO_AIDS)),
        (Added(0, 0), (1, 102, NO_AIDS)),
        (Looked(0, None), (1, 102, NO_AIDS)),
    ]


def test_each_seat_has_its_own_beats_with_the_aids_the_table_agreed_on(match: Match) -> None:
    match.play(Add(1))
    match.play(LOOK)
    assert [event for event, _ in match.beats(0, since=1)] == [Added(0, 0), Looked(0, 42)]
    assert [event for event, _ in match.beats(1, since=1)] == [Added(0, 0), Looked(0, None)]
    assert [view for _, view in match.beats(1, since=1, aids=TITLE.aids)] == [(1, 101, TITLE.aids)] * 2
    assert not list(match.beats(0, since=2))


def test_foreseeing_a_move_plays_nothing_and_stops_at_the_first_secret_or_chance(match: Match) -> None:
    assert match.foresee(0, Add(2)) == [(Added(0, 1), (0, 101, NO_AIDS)), (Added(0, 1), (0, 102, NO_AIDS))]
    assert match.foresee(0, LOOK) == match.foresee(0, BET) == [(Added(0, 0), (0, 100, NO_AIDS))]
    assert match.foresee(0, Add(10)) == []
    assert (match.state.position(), match.decisions, match.chance.notes) == ("100 0", [], [])


def test_a_decision_remembers_its_seat_its_chance_and_the_position_before(match: Match) -> None:
    match.play(YIELD)
    match.play(ROLL)
    yielded, rolled = match.decisions
    assert (yielded.seat, yielded.move, yielded.chance) == (0, YIELD, [])
    assert (rolled.seat, rolled.before.position()) == (1, "100 1")
    [outcome] = rolled.chance
    assert isinstance(outcome.answer, int)
    assert match.state.position() == f"{100 + outcome.answer} 1"
    assert match.setup == [Outcome("sum", 100)]
    assert match.dealt.position() == "100 0"
    assert match.first == FirstPlayerFound(0, "always")


def test_options_that_nobody_chose_have_their_first_choice(match: Match) -> None:
    assert match.options == {"speed": "slow"}
    assert Match(TITLE, SEATS, {"speed": "fast"}, Dice(1)).options == {"speed": "fast"}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "Toy is for 2 or 3 players, not 1"),
        (4, {}, "Toy is for 2 or 3 players, not 4"),
        (2, {"size": 1}, "Toy has no option 'size'"),
        (2, {"speed": "furious"}, "the option speed cannot be 'furious'"),
        (2, {"speed": None}, "the option speed cannot be None"),
    ],
)
def test_seats_and_options_that_do_not_fit_are_refused(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 (the sentence is looked at below)
        Match(TITLE, [Seat(str(seat), "person", COLOURS[seat]) for seat in range(seats)], options, Dice(1))
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("names", "colours", "sentence"),
    [
        (("Aki", "Ben"), ("white", "pink"), None),
        (("Aki", " "), ("white", "pink"), "a name must have 1 to 40 printable characters"),
        (("Aki", "B" * 41), ("white", "pink"), "a name must have 1 to 40 printable characters"),
        (("Aki", "Be\nn"), ("white", "pink"), "a name must have 1 to 40 printable characters"),
        (("Aki", "Aki"), ("white", "pink"), "two seats share a name or a colour"),
        (("Aki", "Ben"), ("white", "white"), "two seats share a name or a colour"),
        (("Aki", "Ben"), ("white", "red"), "no merchant is 'red'"),
    ],
)
def test_people_have_names_and_colours_of_their_own(
    names: tuple[str, ...], colours: tuple[str, ...], sentence: str | None
) -> None:
    seats = [Seat(name, "person", colour) for name, colour in zip(names, colours, strict=True)]
    assert why_no_seats(seats) == sentence
