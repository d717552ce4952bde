"""The packages as people get them: somewhere read-only under a strange path, with no Python and next to no environment.

`python3 build --check` makes the packages and runs this; the window is played with the mouse as in tests/window.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from mmap import ACCESS_READ, mmap
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple

import packager
import pytest

from game import VERSION, catalog
from game.bots import BOTS
from game.core.match import PERSON
from tests.window import conftest  # noqa: F401 (the twin of the program has no window)
from tests.window.desk import PATIENCE, SOURCE, Desk, Twin, eventually, need_a_screen, screen, windows
from tests.window.test_window import begin, go_on

EMPTY = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
"""The environment: nothing, but Windows starts no program without this."""
FIRST_FRAME = 1.5
"""How much longer than the source the folder may take to show something."""
STARTS = 7


class Package(NamedTuple):
    """A package where somebody has put it."""

    place: Path
    program: Path

    def run(self, *arguments: str | Path) -> str:
        """Run a command of the program and give what it says."""
        run = subprocess.run(
            [self.program, *arguments], env=EMPTY, cwd=self.place.parent, capture_output=True, text=True, timeout=300
        )
        assert run.returncode == 0, run
        return run.stdout

    def processes(self) -> list[int]:
        """All processes that run this program."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if self.place in Path(os.readlink(folder / "exe")).parents:
                    found.append(int(folder.name))
        return found

    def files(self) -> dict[Path, tuple[int, int]]:
        """What lies in the place, how large it is and when it was written."""
        return {file: (file.lstat().st_size, file.lstat().st_mtime_ns) for file in packager.files(self.place)}


@pytest.fixture(scope="module", params=["folder", "single file"])
def package(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Package]:
    """A package in a read-only place, which is as it was when all is over."""
    place = tmp_path_factory.mktemp("package") / "à côté, 商人"
    place.mkdir()
    made = packager.packages()
    if request.param == "folder":
        packager.unzip(made.zipped, place)
        inside = "Contents/MacOS/akindo" if sys.platform == "darwin" else f"akindo{packager.FILE_TYPE}"
        program = place / made.folder.name / inside
    else:
        program = place / made.single.name
        program.write_bytes(made.single.read_bytes())
        program.chmod(0o555)
    folders = [place, *(path for path in place.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    package = Package(place, program)
    before = package.files()
    yield package
    assert package.files() == before
    assert not package.processes()
    for folder in folders:
        folder.chmod(0o755)


def test_it_tells_its_version(package: Package) -> None:
    said = package.run("--version")
    assert sys.platform == "win32" or said == f"Akindo {VERSION}\n"


def test_the_folder_brings_an_entry_for_the_menu(package: Package) -> None:
    if sys.platform != "linux" or package.program.parent == package.place:
        pytest.skip("the folder for Linux has one")
    share = package.program.parent / "share"
    lines = (share / "applications" / "akindo.desktop").read_text(encoding="utf-8").splitlines()
    entry = dict(line.split("=", 1) for line in lines if "=" in line)
    assert entry["Exec"] == package.program.name
    assert len(list((share / "icons").rglob(f"{entry['Icon']}.*"))) == 4


@pytest.mark.parametrize("title", catalog.names())
def test_bots_play_in_processes_of_their_own_and_their_records_are_right(
    package: Package, title: str, tmp_path: Path
) -> None:
    levels = (tuple(BOTS)[:2] * 2)[: catalog.title(title).players[0]]
    table = ("--game", title, "--seats", ",".join(levels))
    package.run("simulate", *table, "--games", "8", "--workers", "2", "--records", tmp_path)
    records = sorted(tmp_path.iterdir())
    assert len(records) == 8
    said = package.run("verify", *records)
    assert sys.platform == "win32" or said.count(": OK (") == 8


def test_it_draws_every_screen(package: Package, tmp_path: Path) -> None:
    package.run("shots", "--out", tmp_path, "--language", "fr")
    assert len(list(tmp_path.glob("*.png"))) > 30


def test_a_game_against_bots_by_mouse_is_saved_survives_a_kill_and_goes_on(package: Package, tmp_path: Path) -> None:
    need_a_screen()
    before = _unpacked()
    with screen("1600x1000") as display, windows(display):
        desk = Desk(display, tmp_path, [str(package.program)], EMPTY, width=1280, height=720)
        try:
            twin = begin(desk, people=1, bots=2, name="Ume")
            for _ in range(3):
                go_on(twin)
            assert desk.xdo("search", "--class", "akindo").split() == [desk.window], "a bot needs no window"
            assert _thinking(package), "bots think in a process of their own"
            assert {decision.seat for decision in twin.match.decisions} == {0, 1, 2}
            os.kill(desk.pid, signal.SIGKILL)
            eventually(lambda: not package.processes(), "the end of all its processes")
            assert _unpacked() <= before, "a single file tidies up what it has unpacked"
            stood = desk.saved()
            assert stood
            assert stood.state.position() == twin.match.state.position()
            desk.start()
            desk.key("Return")  # continue
            desk.sync()
            twin = Twin(desk)
            twin.sit_at(stood, resumed=True)
            twin.wait()
            assert twin.match.seats[twin.match.state.to_act].kind == PERSON
            go_on(twin)
            desk.key("ctrl+q")
            eventually(lambda: desk.program.poll() is not None, "the end")
            assert desk.program.returncode == 0, desk.words()
            assert "Traceback" not in desk.words()
            eventually(lambda: not package.processes(), "the end of all its processes")
        finally:
            desk.close()


def _unpacked() -> set[Path]:
    """Where single files have unpacked themselves."""
    return set(Path(gettempdir()).glob("_MEI*"))


def _thinking(package: Package) -> bool:
    """Whether there is a process that only thinks."""
    return any(b"--multiprocessing-fork" in Path(f"/proc/{pid}/cmdline").read_bytes() for pid in package.processes())


def test_with_nothing_but_a_display_something_is_soon_to_be_seen(
    package: Package, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    need_a_screen()
    took: dict[str, list[float]] = {"source": [], "package": []}
    with (
        screen("1280x720", "-fbdir", str(tmp_path), "-nocursor") as display,
        open(tmp_path / "Xvfb_screen0", "rb") as file,
        mmap(file.fileno(), 0, access=ACCESS_READ) as pixels,
    ):
        for _ in range(STARTS):
            took["source"].append(_first_frame(SOURCE, display, pixels, package))
            took["package"].append(_first_frame([str(package.program)], display, pixels, package))
    source, packaged = min(took["source"]), min(took["package"])
    ratio = packaged / source
    with capsys.disabled():
        print(f"\n  the first frame after {packaged:.2f} s, {ratio:.2f} times the source's {source:.2f} s")
    if package.program.parent != package.place:  # a single file has to unpack itself first
        assert ratio <= FIRST_FRAME


def _first_frame(command: Sequence[str], display: str, pixels: mmap, package: Package) -> float:
    """Start the program, kill it when it shows something, and tell how many seconds that took."""
    below = slice(len(pixels) * 3 // 4, len(pixels) * 3 // 4 + 1280 * 40)  # some lines in the lower half of the screen
    eventually(lambda: not any(pixels[below]), "darkness")
    began = time.monotonic()
    env = EMPTY | {"DISPLAY": display}
    run = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not any(pixels[below]):
        assert time.monotonic() < began + PATIENCE, "nothing is to be seen"
        time.sleep(0.001)
    took = time.monotonic() - began
    # A single file waits for the program it has unpacked, and tidies up after it.
    for pid in [pid for pid in package.processes() if pid != run.pid] or [run.pid]:
        os.kill(pid, signal.SIGKILL)
    run.wait(PATIENCE)
    return took
