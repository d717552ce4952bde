"""Hours at the table: memory, files and pictures stay as they are.

`AKINDO_SOAK=20000 python3 tests tests/faults/test_soak.py` plays as many decisions as eight hours bring, all painted.
"""

import gc
import os
from pathlib import Path

from scenes.art import MOST_FONTS
from scenes.ink import BOXES
from scenes.table.table import Table
from tests.faults.soak import Soak

DECISIONS = int(os.environ.get("AKINDO_SOAK", "200"))
LONG = DECISIONS >= 10_000
FLAT = 1.05
"""How much may be in use in the end for what was in use at first."""


def test_hours_at_the_table_leave_nothing_behind(home: Path) -> None:
    soak = Soak(home / "settings.json", painted=LONG)
    art = soak.app.art
    costs = list(soak.play(DECISIONS, DECISIONS // 20 if LONG else 1))
    print(*costs, sep="\n")
    # By then every title has been played, and what is kept has reached its end.
    early = costs[: len(costs) // 2 + 1]
    first, last = early[-1], costs[-1]
    if LONG:
        assert last.memory <= max(cost.memory for cost in early) * FLAT
    assert last.things <= max(cost.things for cost in early) * FLAT
    assert last.files - last.fonts == first.files - first.fonts, "only type keeps files open"
    assert last.fonts <= MOST_FONTS
    assert all(kept.bytes <= kept.most for kept in (art.made, art.sheets, BOXES))
    tables = [thing for thing in gc.get_objects() if isinstance(thing, Table)]
    assert len(tables) <= 1, "a table that was left is still there"
