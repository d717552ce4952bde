"""Another match that begins where one stood: the past is the same to everybody, and what comes is in nobody's hands."""

from game import catalog
from game.core import record
from game.core.chance import Dice
from tests.core.tables import every_table, played, steps


@every_table
def test_a_branch_has_the_same_past(name: str, seats: int) -> None:
    match = played(name, seats)
    for number in (0, 1, len(match.decisions) // 3, len(match.decisions) // 2, len(match.decisions) - 1):
        other = match.branch(number, Dice("branch"))
        assert [decision.move for decision in other.decisions] == [each.move for each in match.decisions[:number]]
        before = match.decisions[number].before
        for seat in range(seats):
            assert other.view(seat, match.title.aids) == before.view(seat, match.title.aids)
            past = match.beats(seat, 0, match.title.aids)
            assert all(beat == told for beat, told in zip(other.beats(seat, 0, match.title.aids), past, strict=False))


@every_table
def test_a_branch_is_a_game_like_any_other(name: str, seats: int) -> None:
    match = played(name, seats)
    text = record.write(match)
    other = match.branch(len(match.decisions) // 2, Dice("branch"))
    for _ in steps(other):
        pass
    assert other.state.result
    told = record.load(record.write(other), catalog.title)
    assert told.state.position() == other.state.position()
    assert record.write(match) == text


def test_the_cards_that_nobody_has_drawn_come_in_another_order() -> None:
    match = played("osaka", 3)
    shuffles = [number for number, decision in enumerate(match.decisions, start=1) if decision.chance]
    assert shuffles, "the pile was never shuffled again in this game"
    for number in (20, *shuffles):
        before = (match.decisions[number].before if number < len(match.decisions) else match.state).draw  # type: ignore[attr-defined]
        piles = [match.branch(number, Dice(seed)).state.draw for seed in "ab"]  # type: ignore[attr-defined]
        assert sorted(before) == sorted(piles[0]) == sorted(piles[1])
        assert len(before) < 10 or before != piles[0] != piles[1]
