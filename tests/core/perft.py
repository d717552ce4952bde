"""Counting move sequences: how many ways a game can go on for a few moves. Any wrong rule changes the count.

`python -m tests.core.perft`, run in the project's root with its own Python, counts anew what `tests/data/perft` holds,
one file for each title and number of players. Each line is a position (the number of the game and the moves that
chance has played in it), how many moves deep to look, and the number of sequences. Luck is left out: from there on
every shuffle leaves the cards in the order in which they are handed over.
"""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import State
from game.core.match import Match
from tests.core.tables import TABLES, played

FOLDER = Path(__file__).resolve().parents[1] / "data" / "perft"
HEAD = "# game after depth sequences\n"
PLACES = (0, 6, 25, 50, 75, 100)
"""After how many moves sequences are counted."""
MOST, DEEPEST = 8000, 6
"""The deepest look that counts no more sequences than this is the one that is kept."""


class NoLuck:
    """A chance that never shuffles and always picks the first."""

    def order(self, what: str, cards: Sequence[int]) -> list[int]:
        return list(cards)

    def card(self, what: str, cards: Sequence[int]) -> int:
        return cards[0]

    def seat(self, what: str, seats: Sequence[int]) -> int:
        return seats[0]


def count(state: State, depth: int) -> int:
    """Count the sequences of this many moves; a game that ends sooner counts nothing."""
    moves = state.moves()
    if depth == 1:
        return len(moves)
    return sum(_count_after(state, move, depth) for move in moves)


def _count_after(state: State, move: object, depth: int) -> int:
    after = state.clone()
    after.play(move, NoLuck())
    return count(after, depth - 1) if depth > 1 else 1


def by_first_move(match: Match, depth: int) -> str:
    """Write how many of the sequences begin with each move."""
    return "\n".join(
        f"{_count_after(match.state, move, depth):8} {match.title.write(move)}" for move in match.state.moves()
    )


def counted(name: str, seats: int) -> str:
    """Count anew for one table."""
    lines = [HEAD]
    for number, after in enumerate(PLACES):
        state = played(name, seats, number, most=after).state
        sequences = depth = 0
        while depth < DEEPEST and (deeper := count(state, depth + 1)) <= MOST:
            sequences, depth = deeper, depth + 1
        if sequences:
            lines.append(f"{number} {after} {depth} {sequences}\n")
    return "".join(lines)


def file(name: str, seats: int) -> Path:
    return FOLDER / f"{name}_{seats}p.txt"


if __name__ == "__main__":
    for name, seats in TABLES:
        file(name, seats).write_text(counted(name, seats), encoding="utf-8")
