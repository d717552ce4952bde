"""The benchmark itself: fair turns, ratios of the same round, and a table that names what is missed."""

import json
from pathlib import Path

import pytest

from tests import bench
from tests.bench import Line, Table, compare, race, table_text


def test_all_take_turns() -> None:
    order = []

    def runner(name: str) -> tuple[int, float]:
        order.append(name)
        return 10, 2.0

    speeds = race({"hare": lambda: runner("hare"), "snail": lambda: runner("snail")}, rounds=3)
    assert order == ["hare", "snail"] * 3
    assert speeds == {"hare": [5, 5, 5], "snail": [5, 5, 5]}


def test_a_ratio_compares_speeds_of_the_same_round() -> None:
    slow_hour = {"hare": [100, 10, 100], "snail": [10, 1, 10]}
    assert compare(slow_hour, "hare", "snail", 4) == Line("hare", 100, "snail", 10, 4)


def test_the_table_names_what_is_missed() -> None:
    text = table_text(Table("Speed", [Line("hare", 100, "snail", 10, 4), Line("tortoise", 20, "snail", 2, 4)]))
    assert "10.00 x snail (at least 4)" in text
    assert "2.00 x snail (MISSES 4)" in text
    text = table_text(Table("Cost", [Line("cart", 5, "hare", 9, most=8), Line("sledge", 5, "hare", 2, most=8)]))
    assert "9.00 x hare (MISSES 8)" in text
    assert "2.00 x hare (at most 8)" in text


def test_the_figures_go_into_a_file_on_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Section:
        @staticmethod
        def measure() -> Table:
            return Table("Speed", [Line("hare", 100)])

    monkeypatch.setattr(bench, "import_module", lambda name: Section)
    assert bench.measure(["--json", str(tmp_path / "figures.json")]) == 0
    assert json.loads((tmp_path / "figures.json").read_text())[bench.SECTIONS[0]][0]["per_second"] == 100
    assert "hare" in capsys.readouterr().out


def test_an_unknown_section_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        bench.measure(["sleep"])
    assert end.value.code == 2
    assert "there is no section 'sleep'" in capsys.readouterr().err
