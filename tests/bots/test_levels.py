"""Every level plays every title to its end, and the stronger ones win.

The games are always the same ones, and searches are brief. How strong the levels really are is for the arena to say.
"""

import pytest

from game import simulate
from game.bots import BOTS
from tests.bench.arena import Contender, Pairing, bouts, counted, scores
from tests.bots.brief import FEW, brief
from tests.core.tables import SAT, every_table, invariants

MARGIN = 0.15
"""How much more than its share a stronger bot wins."""
LONGER = 10
"""How many times as often a master looks ahead."""


def _patient(level: str) -> Contender:
    return counted(brief(level, iterations=LONGER * FEW if level == "master" else FEW))


@every_table
def test_every_level_plays_to_the_end(name: str, seats: int) -> None:
    levels = (*BOTS, *BOTS)
    for first in range(0, len(BOTS), 2):
        table = simulate.Table(name, levels[first : first + seats], {}, "levels")
        match = simulate.play(table, first, brief)
        SAT[:] = [match]
        assert match.state.result
        assert match.state.result.points == invariants(name).recount(match)


@pytest.mark.parametrize(
    ("name", "seats", "stronger", "weaker", "games"),
    [
        ("osaka", 2, "novice", "random", 10),
        ("osaka", 2, "steady", "novice", 20),
        ("osaka", 2, "sharp", "steady", 12),
        ("osaka", 4, "steady", "novice", 48),
        ("master_merchant", 3, "novice", "random", 12),
        ("master_merchant", 3, "steady", "novice", 24),
        ("trader", 2, "novice", "random", 10),
        ("trader", 2, "steady", "novice", 20),
        ("trader", 2, "sharp", "steady", 12),
        ("trader", 2, "master", "sharp", 12),
        ("trader", 4, "sharp", "novice", 10),
    ],
)
def test_the_stronger_level_wins_clearly_more_than_its_share(
    name: str, seats: int, stronger: str, weaker: str, games: int
) -> None:
    pairing = Pairing(name, seats, (stronger, weaker), "levels")
    better, worse = scores(pairing, bouts(pairing, range(games), _patient))
    assert better.wins / better.games > 1 / pairing.sides + MARGIN
    assert worse.wins / worse.games < 1 / pairing.sides
