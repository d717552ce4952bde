"""Written games that somebody has read: a change of any rule, view, event or notation shows in them."""

from tests.core.playthroughs import FOLDER, WHOLE, file, written
from tests.core.tables import TABLES, every_table


@every_table
def test_the_written_game_is_still_played_like_this(name: str, seats: int) -> None:
    kept = file(name, seats)
    assert kept.exists(), "no game is written for this table: python -m tests.core.playthroughs"
    assert written(name, seats).splitlines() == kept.read_text(encoding="utf-8").splitlines()


def test_every_title_has_one_game_written_to_its_end() -> None:
    assert WHOLE.keys() == {name for name, _ in TABLES}
    for name, (seats, _) in WHOLE.items():
        assert "\nresult " in file(name, seats).read_text(encoding="utf-8")


def test_every_written_game_belongs_to_a_table() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file(name, seats).name for name, seats in TABLES}
