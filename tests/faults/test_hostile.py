"""Records and settings are all that comes from outside; whatever they hold, it is read as text and refused in words.

`AKINDO_FUZZ=25000` feeds every reader with 25,000 inputs: 100,000 in all.
"""

import ast
import json
import os
import random
import sys
import time
import tracemalloc
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import commands
from game.core import record
from scenes import saves
from scenes import settings as store
from scenes.library import LibraryPage
from scenes.settings import Settings
from scenes.setup import SetupPage
from scenes.stack import Push
from scenes.title import TitlePage
from tests.faults import fuzz
from tests.records.test_damaged import junk, places
from tests.scenes.pages import PAGES, Visitor
from tests.scenes.test_saves import begun, kept

ROOT = Path(__file__).resolve().parents[2]
INPUTS = int(os.environ.get("AKINDO_FUZZ", "120"))
RUNS_WHAT_IT_READS = {"eval", "exec", "compile", "__import__"}
LOADS_OBJECTS = {"pickle", "cPickle", "shelve", "marshal", "dill", "yaml", "jsonpickle", "copyreg", "code", "runpy"}
SHELLS = {"os.system", "os.popen", "subprocess.getoutput", "subprocess.getstatusoutput"}
NASTY = (
    "\x00", "\x1b[2J", "\n\n\n", "\u202egnihton", "\u2066a\u2069", "\u200b", "\ud800", "\udcff", "\ufeff", "\U000e0041",
    "a" * 10_000, "商" * 10_000, "e" + "\u0301" * 39, "🦊" * 40, "%s{0}{ $file }", "../../etc/passwd", "<b>&amp;</b>",
)  # fmt: skip
"""Names that mean harm, or only look like it."""


def short(name: str | bytes) -> str:
    """A name for a test about a name."""
    return ascii(name[:12])


# ---- nothing that is read is run


def what_runs(source: str) -> list[str]:
    """List what a file names that could run or rebuild what it reads."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.split(".")[0] in LOADS_OBJECTS]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in LOADS_OBJECTS:
            found.append(node.module or "")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNS_WHAT_IT_READS:
            found.append(node.func.id)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in SHELLS:
            found.append(ast.unparse(node.func))
        elif isinstance(node, ast.keyword) and node.arg == "shell":
            found.append("shell")
    return found


def test_nothing_that_is_read_is_ever_run() -> None:
    files = [*(ROOT / "game").rglob("*.py"), *(ROOT / "scenes").rglob("*.py"), ROOT / "main.py"]
    assert len(files) > 60
    found = {file.relative_to(ROOT).as_posix(): what_runs(file.read_text(encoding="utf-8")) for file in files}
    assert not {name: words for name, words in found.items() if words}


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from marshal import loads",
        "import yaml.loader",
        "eval(text)",
        "exec(open(x).read())",
        "import os\nos.system(x)",
        "subprocess.run(x, shell=True)",
        "def f():\n    import shelve",
    ],
)
def test_what_would_run_is_seen(source: str) -> None:
    assert what_runs(source)


# ---- anything at all


@st.composite
def spoilt(draw: st.DrawFn, target: str) -> bytes:
    """A good example with something wrong, or anything."""
    good = draw(st.sampled_from(fuzz.good(target)))
    how = draw(st.sampled_from(("bytes", "cut", "patch", "junk", "exchange", "twice")))
    if how == "bytes":
        return draw(st.binary(max_size=300))
    at = draw(st.integers(0, len(good) - 1))
    if how == "cut":
        return good[:at]
    if how == "patch":
        return good[:at] + draw(st.binary(max_size=6)) + good[at + draw(st.integers(0, 6)) :]
    if target == "move":
        return draw(st.text(max_size=60)).encode("utf-8", "replace")
    if how == "junk":
        return json.dumps(draw(junk)).encode()
    document = json.loads(good)
    spots = places(document)
    container, key = spots[draw(st.integers(0, len(spots) - 1))]
    value = draw(junk | st.sampled_from(NASTY))
    if how == "twice" and isinstance(container, dict):
        # The same key once more, at the end: JSON says nothing about which one counts.
        return (json.dumps(document)[:-1] + f", {json.dumps(key)}: {json.dumps(value)}}}").encode()
    container[key] = value
    return json.dumps(document).encode()


@pytest.mark.parametrize("target", fuzz.TARGETS)
@settings(max_examples=INPUTS, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_anything_is_accepted_whole_or_refused_as_documented(target: str, data: st.DataObject) -> None:
    fuzz.TARGETS[target](data.draw(spoilt(target)))


# ---- sizes


def test_what_is_read_has_bounds(home: Path) -> None:
    """However large a file is, no more of it is read than anything good can have; a pipe is not waited for."""
    file = home / "large.json"
    with open(file, "wb") as out:
        out.truncate(8_000_000_000)
    tracemalloc.start()
    began = time.monotonic()
    assert store.load(file) == Settings()
    with pytest.raises(record.BadRecord):
        commands.load(str(file))
    with pytest.raises(saves.Unreadable):
        saves.look(file)
    assert time.monotonic() - began < 5
    assert tracemalloc.get_traced_memory()[1] < 60_000_000
    tracemalloc.stop()
    if sys.platform != "win32":
        os.mkfifo(home / "pipe.json")
        assert store.load(home / "pipe.json") == Settings()


@pytest.mark.parametrize("shape", ["[" * 50_000, '{"a":' * 50_000, "9" * 40_000, "-" + "1" * 5000, "1e99999", "NaN"])
def test_deep_and_huge_values_are_refused_wherever_they_stand(shape: str) -> None:
    for target in ("record", "save", "settings"):
        text = fuzz.good(target)[0].decode()
        for key in json.loads(text):
            fuzz.TARGETS[target](f'{{"{key}": {shape}, {text.strip()[1:]}'.encode())
            fuzz.TARGETS[target](f'{text.strip()[:-1]}, "{key}": {shape}}}'.encode())


# ---- names on the screen


def test_hostile_settings_show_the_page_that_knows_names(home: Path) -> None:
    file = home / "settings.json"
    visitor = Visitor(SetupPage(), file=file)
    for name in (*NASTY, *(name[:40] for name in NASTY if len(name) > 40)):
        seats = [[name, "person", "white"], ["B" + name, "person", "pink"], ["", "empty", "grey"], ["D", name, "ochre"]]
        told = {"seats": seats, "agreed": [["trader", "rounds", name]], "language": name, "speed": name, "aim": name}
        file.write_text(json.dumps(told), encoding="utf-8")
        found = store.load(file)
        visitor.app.set(seats=found.seats, agreed=found.agreed, speed=found.speed, aim=found.aim)
        visitor.app.stack.apply(Push(SetupPage()))
        visitor.look()
        assert visitor.going, ascii(name[:40])


def test_hostile_names_in_a_save_are_refused_or_shown(home: Path) -> None:
    file = kept(begun())
    document = json.loads(file.read_text(encoding="utf-8"))
    for number, name in enumerate(NASTY):
        seats = [{**document["seats"][0], "name": name}, *document["seats"][1:]]
        called = {"name": name, "turn": 10**4000, "aids": [name]}
        for what, changes in (("seats", {"seats": seats}), ("called", called)):
            text = json.dumps(document | changes)
            file.with_name(f"osaka-{what}-{number}.json").write_text(text, encoding="utf-8")
    visitor = Visitor(LibraryPage(), file=home / "settings.json")
    pages = visitor.page.pages
    for page in range(pages):
        visitor.page._turn_to(page)
        if ("note",) in visitor.look():
            visitor.click("note")
        visitor.click("game", 0)
        assert visitor.going
    assert pages > 3
    assert all(saved.name.isprintable() and len(saved.name) <= 40 for saved in map(saves.look, visitor.page.files))


FILE_NAMES = (
    b"osaka-\xff\xfe.json",
    "osaka-\u202eevil.json".encode(),
    b"osaka-\x1b[2J\n.json",
    b"osaka-" + b"a" * 240 + b".json",
)


@pytest.mark.parametrize("name", FILE_NAMES, ids=short)
def test_files_of_any_name_can_be_told_of(name: bytes, home: Path) -> None:
    """A file that is no game, called whatever a disk allows: set aside, told of, dropped on the window."""
    if sys.platform != "linux":
        pytest.skip("other disks do not allow such names")
    good = kept(begun())
    path = os.path.join(os.fsencode(saves.folder()), name)
    with open(path, "wb") as out:
        out.write(b"{}")
    for page in (TitlePage(), LibraryPage()):
        visitor = Visitor(page, size=(1280, 720), file=home / "settings.json")
        if isinstance(page, TitlePage):
            assert ("note",) in visitor.look()
            assert visitor.page.saved.file == good
    with open(path, "wb") as out:
        out.write(b"{}")
    visitor.send(pygame.DROPFILE, file=os.fsdecode(path))
    visitor.look()
    assert visitor.page.bubble
    assert visitor.going


def test_what_happened_can_be_told_with_any_name_of_a_folder(home: Path) -> None:
    from scenes.trouble import TroublePage

    visitor = Visitor(TroublePage(Path(os.fsdecode(b"/home/\xff\xfe/\x1b[2J/errors.log")), False))
    assert visitor.going


@pytest.mark.parametrize("seed", [1])
def test_every_page_can_be_shown_with_spoilt_settings(seed: int, home: Path) -> None:
    dice = random.Random(seed)
    file = home / "settings.json"
    values: tuple[object, ...] = (
        *NASTY,
        -1,
        10**18,
        1e308,
        float("nan"),
        None,
        True,
        [],
        {},
        [["a", "b", "c"]] * 9,
        [[1, 2]] * 9,
    )
    told = {name: dice.choice(values) for name in Settings.__dataclass_fields__}
    file.write_text(json.dumps(told), encoding="utf-8")
    found = store.load(file)
    assert found.seats == () or len(found.seats) <= 4
    for page in PAGES.values():
        visitor = Visitor(page(), size=(960, 600))
        visitor.app.set(**{name: getattr(found, name) for name in told if name not in ("full_screen", "language")})
        visitor.look()
        assert visitor.going
