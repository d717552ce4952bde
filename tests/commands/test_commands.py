"""The commands without a window, as somebody types them: what they print, what they write and their exit codes."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import main
from game import VERSION, catalog

SEATS = {"osaka": "random,steady", "master_merchant": "random,steady,random", "trader": "steady,random,random"}


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Type = Callable[..., Answer]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Type a command line and see the answer."""

    def type_it(*words: object) -> Answer:
        monkeypatch.setattr(sys, "argv", ["main.py", *map(str, words)])
        try:
            code = main.main()
        except SystemExit as end:
            code = int(end.code or 0)
        return Answer(code, *capsys.readouterr())

    return type_it


def simulate(name: str, *more: object, games: int = 4, seats: str = "") -> tuple[object, ...]:
    return ("simulate", "--game", name, "--seats", seats or SEATS[name], "--games", games, *more)


def refused(answer: Answer, code: int = 2) -> str:
    """The one line of a refusal."""
    assert answer.code == code, answer
    assert answer.out == ""
    [line] = answer.err.splitlines()
    return line


@pytest.fixture
def records(typed: Type, tmp_path: Path) -> list[Path]:
    """One good record of each title."""
    for name in catalog.names():
        assert typed(*simulate(name, "--records", tmp_path / "good", games=1)).code == 0
    return sorted((tmp_path / "good").iterdir())


# ---- all


@pytest.mark.parametrize("command", [(), ("simulate",), ("verify",), ("notation",)])
def test_every_command_explains_itself(typed: Type, command: tuple[str, ...]) -> None:
    answer = typed(*command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(" ".join(("usage: main.py", *command)))


def test_the_version_is_the_same_everywhere(typed: Type) -> None:
    assert typed("--version") == (0, f"Akindo {VERSION}\n", "")
    assert f'\nversion = "{VERSION}"\n' in Path(main.ROOT, "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words", [("dance",), ("--fast",), ("verify",), ("notation",), ("simulate",), ("simulate", "--game", "osaka")]
)
def test_a_wrong_command_line_is_refused_in_one_line(typed: Type, words: tuple[str, ...]) -> None:
    assert "--help" in refused(typed(*words))


# ---- simulate


@pytest.mark.parametrize("name", catalog.names())
def test_simulate_prints_wins_points_lengths_and_speed(typed: Type, name: str) -> None:
    answer = typed(*simulate(name))
    assert answer.code == 0
    assert answer.err == ""
    for word in (catalog.title(name).label, "4 games", "wins", "points", "steady", "length", "moves a second"):
        assert word in answer.out


@pytest.mark.parametrize("name", catalog.names())
def test_simulate_prints_one_json_object_on_request(typed: Type, name: str) -> None:
    result = json.loads(typed(*simulate(name, "--json")).out)
    assert result["game"] == name
    assert [seat["bot"] for seat in result["seats"]] == SEATS[name].split(",")
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(4, abs=0.01)
    assert sum(result["ended"].values()) == result["games"] == 4
    assert result["moves"]["least"] <= result["moves"]["mean"] <= result["moves"]["most"]


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(typed: Type, tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    written: list[dict[str, str]] = []
    for workers in (1, 2, 3):
        folder = tmp_path / str(workers)
        words = simulate("osaka", "--json", "--records", folder, "--workers", workers, "--seed", "tea", games=7)
        told.append(json.loads(typed(*words).out))
        del told[-1]["speed"]
        written.append({file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()})
    assert told[0] == told[1] == told[2]
    assert written[0] == written[1] == written[2]
    assert len(written[0]) == 7


def test_another_seed_gives_other_games(typed: Type) -> None:
    one, other = (json.loads(typed(*simulate("osaka", "--json", "--seed", seed)).out) for seed in ("tea", "rice"))
    assert one["seats"] != other["seats"]


def test_options_are_agreed_on_before_the_games(typed: Type) -> None:
    words = simulate("trader", "--option", "rounds=2", "--option", "first=1", "--json")
    assert json.loads(typed(*words).out)["options"] == {"rounds": 2, "partners_talk": "no", "first": 1}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--game", "go", "--seats", "random,random"), "there is no game 'go'; the games are"),
        (("--game", "osaka", "--seats", "random"), "for 2 to 4 players, not 1"),
        (("--game", "osaka", "--seats", "random," * 4 + "random"), "for 2 to 4 players, not 5"),
        (("--game", "master_merchant", "--seats", "random,random"), "for 3 or 4 players, not 2"),
        (("--game", "osaka", "--seats", "random,genius"), "there is no bot 'genius'; the bots are"),
        (("--game", "osaka", "--seats", ""), "there is no bot ''"),
        (("--game", "trader", "--seats", "random,random", "--option", "rounds=0"), "rounds cannot be 0"),
        (("--game", "trader", "--seats", "random,random", "--option", "first=2"), "seat 2 cannot start"),
        (("--game", "osaka", "--seats", "random,random", "--option", "rounds=2"), "has no option 'rounds'"),
        (("--game", "osaka", "--seats", "random,random", "--option", "rounds"), "NAME=VALUE"),
        (("--game", "osaka", "--seats", "random,random", "--games", "0"), "'0' is not a number"),
        (("--game", "osaka", "--seats", "random,random", "--games", "9" * 5000), "is not a number"),
        (("--game", "osaka", "--seats", "random,random", "--workers", "two"), "'two' is not a number"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line_and_nothing_is_written(
    typed: Type, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    assert says in refused(typed("simulate", *words, "--records", tmp_path / "records"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_one_line(typed: Type, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write records to" in refused(typed(*simulate("trader", "--records", tmp_path / "file")))


def test_a_cluster_that_is_not_there_is_one_line(typed: Type) -> None:
    line = refused(typed(*simulate("trader", "--scheduler", "nowhere")))
    assert "'nowhere' is no address of a Dask scheduler" in line


def test_the_bar_is_drawn_on_a_terminal_only(typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    answer = typed(*simulate("trader", games=2))
    assert "[####################....................] 1/2" in answer.err
    assert answer.err.endswith("2/2\r\033[K")
    assert "\r" not in answer.out


# ---- verify


def test_verify_says_ok_for_good_records(typed: Type, records: list[Path]) -> None:
    answer = typed("verify", *records)
    assert answer.code == 0
    assert [line.split(" (")[0] for line in answer.out.splitlines()] == [f"{file}: OK" for file in records]


def test_verify_names_the_first_wrong_move_and_goes_on_with_the_next_record(typed: Type, records: list[Path]) -> None:
    text = records[0].read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(text) if '"moves"' in line) + 1
    records[0].write_text("".join(text[: first + 4] + text[first + 5 :]), encoding="utf-8")
    answer = typed("verify", *records)
    assert answer.code == 1
    assert answer.err.startswith(f"{records[0]}: move ")
    assert len(answer.err.splitlines()) == 1
    assert len(answer.out.splitlines()) == len(records) - 1


BROKEN = {
    "missing": None,
    "empty": b"",
    "truncated": b'{"format": "akindo-record", "version": 1',
    "not text": b"\xff\xfe\x00",
    "deep": b"[" * 100_000,
    "huge number": b'{"format": "akindo-record", "version": ' + b"9" * 100_000 + b"}",
    "another document": b'{"name": "value"}',
}


@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("notation", 2)])
@pytest.mark.parametrize("what", BROKEN)
def test_a_file_that_is_no_record_is_one_line_with_its_name(
    typed: Type, tmp_path: Path, command: str, code: int, what: str
) -> None:
    file = tmp_path / "it.json"
    content = BROKEN[what]
    if content is not None:
        file.write_bytes(content)
    assert str(file) in refused(typed(command, file), code)


def test_a_folder_is_no_record(typed: Type, tmp_path: Path) -> None:
    assert "cannot be read" in refused(typed("verify", tmp_path), 1)


# ---- notation


def test_notation_prints_one_line_a_move_with_events_indented_and_positions_every_so_often(
    typed: Type, records: list[Path]
) -> None:
    for file in records:
        document = json.loads(file.read_text(encoding="utf-8"))
        names = [seat["name"] for seat in document["seats"]]
        answer = typed("notation", file)
        assert answer.code == 0
        lines = answer.out.splitlines()
        for number, entry in enumerate(document["moves"], start=1):
            assert f"{number:>4}. {names[entry['seat']]}: {entry['move']}" in lines
        assert sum(line.startswith("      ") for line in lines) > len(document["moves"])
        positions = sum(line.startswith("seat 0  ") for line in lines)
        assert positions == 1 + len(document["moves"]) // 10 + (len(document["moves"]) % 10 > 0)
        winner = names[document["result"]["places"].index(1)]
        assert f"place 1: {winner}, " in answer.out


def test_a_transcript_that_is_cut_off_by_its_reader_is_no_error(records: list[Path]) -> None:
    command = [sys.executable, str(Path(main.ROOT, "main.py")), "notation", str(records[0])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_names_that_the_terminal_cannot_write_are_spelled_out(records: list[Path], tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    file.write_text(records[0].read_text(encoding="utf-8").replace("random 0", "商人"), encoding="utf-8")
    command = [sys.executable, str(Path(main.ROOT, "main.py")), "notation", str(file)]
    run = subprocess.run(command, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, text=True)
    assert run.returncode == 0
    assert "\\u5546\\u4eba" in run.stdout
