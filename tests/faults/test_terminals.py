"""Terminals and systems that know few letters: every command says what it has to say, and files stay as they are."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import simulate
from game.bots import BOTS
from game.core import record

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Zoé", "商人", "Łukasz", "🦊")
BARE = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
"""Keeps Python from choosing better letters than the system has."""
SYSTEMS = {
    "C": {"LC_ALL": "C"},
    "truly C": {"LC_ALL": "C", **BARE},
    "POSIX without anything": {"LC_ALL": "POSIX", "LANG": "", **BARE},
    "a locale that is not there": {"LC_ALL": "xx_YY.UTF-99", **BARE},
    "latin-1": {"PYTHONIOENCODING": "latin-1", "LC_ALL": "C.UTF-8"},
    "ascii, strictly": {"PYTHONIOENCODING": "ascii:strict", "LC_ALL": "C.UTF-8"},
    "utf-16": {"PYTHONIOENCODING": "utf-16", "LC_ALL": "C.UTF-8"},
}


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of people whose names few terminals can write, in a folder that is called like them."""
    table = simulate.Table("osaka", (next(iter(BOTS)),) * 4, {}, "terminals")
    document = json.loads(record.write(simulate.play(table, 1)))
    for seat, name in zip(document["seats"], NAMES, strict=True):
        seat["name"] = name
    file = tmp_path_factory.mktemp("Partie à quatre") / "été 商.json"
    file.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return file


def typed(system: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    """Type a command on a terminal of this kind."""
    hidden = ("LC_ALL", "LANG", "LANGUAGE", "PYTHONIOENCODING", "PYTHONUTF8", "PYTHONCOERCECLOCALE")
    env = {name: value for name, value in os.environ.items() if name not in hidden} | SYSTEMS[system]
    run = subprocess.run([sys.executable, str(ROOT / "main.py"), *words], env=env, capture_output=True, timeout=60)
    assert b"Traceback" not in run.stderr, run.stderr.decode("utf-8", "replace")
    return run


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_command_works_on_every_terminal(system: str, names: Path, tmp_path: Path) -> None:
    told = typed(system, "notation", str(names))
    assert told.returncode == 0, told.stderr
    letters = told.stdout.decode("utf-16" if system == "utf-16" else "latin-1")
    assert letters.count("\n") > 100
    good = typed(system, "verify", str(names))
    assert (good.returncode, b"OK" in good.stdout.replace(b"\0", b"")) == (0, True), good
    missing = typed(system, "verify", str(tmp_path / "não há.json"))
    assert (missing.returncode, missing.stdout) == (1, b"")


def test_what_simulate_writes_is_the_same_on_every_terminal(tmp_path: Path) -> None:
    bots = ",".join((next(iter(BOTS)),) * 3)
    written = []
    for number, system in enumerate(("truly C", "latin-1")):
        folder = tmp_path / f"{number} é商"
        words = ("simulate", "--game", "trader", "--seats", bots, "--games", "2", "--records", str(folder))
        run = typed(system, *words)
        assert run.returncode == 0, run.stderr
        written.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert written[0] == written[1]
    assert len(written[0]) == 2


# What the game reads and writes in its window: languages, saves, settings, a field to type into, a report.
WINDOW = """
import sys
from pathlib import Path
import pygame
from game import catalog
from game.core.chance import Dice
from game.core.match import Match, PERSON, Seat
from scenes import saves, trouble
from scenes.app import App
from scenes.settings import Settings, load, save
from scenes.setup import SetupPage
from scenes.stack import Push

home = Path(sys.argv[1])
app = App((1024, 700), Settings(language="fr", mute=True), home / "settings.json")
page = SetupPage()
app.stack.apply(Push(page))
app.refit()
app.turn([], 100)
page.touched(("name", 0), 200)
app.turn([pygame.event.Event(pygame.TEXTINPUT, text="É")], 300)
app.turn([], 400)
match = Match(catalog.title("osaka"), (Seat("Zoé", PERSON, "white"), Seat("商", PERSON, "pink")), {}, Dice(1))
assert saves.autosave(match, frozenset())
assert saves.load(saves.shelf()[0])[0].seats == match.seats
save(Settings(seats=(("商", "person", "white"),)), home / "settings.json")
assert load(home / "settings.json").seats[0][0] == "商"
assert trouble.report(ValueError("商"), [], "")
print("fine")
"""


@pytest.mark.parametrize("system", ["truly C"])
def test_the_window_reads_and_writes_the_same_on_every_system(system: str, home: Path) -> None:
    env = os.environ | SYSTEMS[system] | {"PYTHONPATH": str(ROOT)}
    script = home / "window.py"
    script.write_text(WINDOW, encoding="utf-8")
    command = [sys.executable, "-W", "ignore", str(script), str(home)]
    run = subprocess.run(command, env=env, capture_output=True, timeout=60)
    assert run.stdout.splitlines()[-1:] == [b"fine"], run.stderr.decode("utf-8", "replace")
