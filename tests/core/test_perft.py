"""The number of move sequences from known positions, as counted when the rules were read word by word."""

import pytest

from tests.core.perft import FOLDER, HEAD, by_first_move, count, file
from tests.core.tables import TABLES, every_table, played


@every_table
def test_the_number_of_move_sequences_is_known(name: str, seats: int) -> None:
    head, *lines = file(name, seats).read_text(encoding="utf-8").splitlines(keepends=True)
    assert head == HEAD
    assert len(lines) >= 3
    for line in lines:
        number, after, depth, sequences = map(int, line.split())
        match = played(name, seats, number, most=after)
        found = count(match.state, depth)
        if found != sequences:
            pytest.fail(
                f"game {number} of {name} with {seats} seats, after {after} moves, {depth} moves deep: {found} "
                f"sequences, not {sequences}\n{match.state.position()}\n{by_first_move(match, depth)}"
            )


def test_every_count_belongs_to_a_table() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file(name, seats).name for name, seats in TABLES}
