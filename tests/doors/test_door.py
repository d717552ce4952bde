"""`python3 main.py`, `python3 tests` and `python3 build`: what happens before the game, a test or a build begins.

The real door stands in a folder of its own here, with a game that only says where it runs and a package that pip finds
in a folder: nothing comes from the network.
"""

import ast
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = "import sys\ndef play():\n    print('playing in', sys.prefix)\n    return 7\n"
STARTED = 7

Run = subprocess.CompletedProcess[str]


class House:
    """A project folder with the real door, some requirements and the packages that pip can find."""

    first: Run
    """What the first run said."""

    def __init__(self, folder: Path, *needed: str) -> None:
        self.folder, self.shelf, self.venv = folder, folder / "shelf", folder / ".venv"
        (folder / "scenes").mkdir(parents=True)
        (folder / "tests").mkdir()
        (folder / "build").mkdir()
        self.shelf.mkdir()
        shutil.copy(ROOT / "main.py", folder)
        shutil.copy(ROOT / "tests/__main__.py", folder / "tests")
        shutil.copy(ROOT / "build/__main__.py", folder / "build")
        (folder / "game").symlink_to(ROOT / "game")
        (folder / "scenes/app.py").write_text(GAME)
        self.need(*needed)

    def need(self, *needed: str) -> None:
        extras = "[project.optional-dependencies]\ntest = []\nbuild = []\n"
        (self.folder / "pyproject.toml").write_text(f"[project]\ndependencies = {list(needed)}\n{extras}")

    def offer(self, name: str, version: str) -> None:
        """Put a package on the shelf."""
        about = f"{name}-{version}.dist-info"
        with zipfile.ZipFile(self.shelf / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
            wheel.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
            wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            wheel.writestr(f"{about}/RECORD", "")

    def run(self, *arguments: str, door: str = "main.py", python: tuple[str, ...] = ()) -> Run:
        """Run a door from somewhere else."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PIP_")}
        environment |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": self.shelf.as_uri()}
        command = [*(python or (sys.executable,)), str(self.folder / door), *arguments]
        return subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, timeout=120)

    def says(self, code: str) -> Run:
        """Run the door in a Python that is not as it should be, as this code makes it."""
        start = f"del sys.argv[0]; sys.path[0] = {str(self.folder)!r}; runpy.run_path(sys.argv[0], None, '__main__')"
        return self.run(python=(sys.executable, "-c", f"import runpy, sys; {code}; {start}"))


def one_sentence(run: Run) -> str:
    """The one line of an unhappy end."""
    assert run.returncode == 1, run
    [line] = run.stderr.splitlines()
    assert line.startswith("Akindo: ")
    assert line.endswith(".")
    return line


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house under a path with spaces whose first run is over."""
    house = House(tmp_path_factory.mktemp("first run") / "a b", "abacus>=1.2,<3")
    house.offer("abacus", "1.10")
    house.first = house.run()
    return house


@pytest.fixture
def bare(tmp_path: Path) -> House:
    """A house where nothing has been set up and nothing is needed that is not there."""
    return House(tmp_path / "a b")


def test_the_first_run_sets_up_a_private_environment_with_visible_progress_and_starts(house: House) -> None:
    first = house.first
    assert first.returncode == STARTED, first
    assert "setting up" in first.stdout
    assert "installing abacus" in first.stdout
    assert first.stdout.endswith(f"playing in {house.venv}\n")


def test_later_runs_start_at_once(house: House) -> None:
    took = []
    for _ in range(5):
        began = time.perf_counter()
        again = house.run()
        took.append(time.perf_counter() - began)
        assert again.stdout == f"playing in {house.venv}\n"
    assert min(took) < 0.5


def test_arguments_pass_through_the_door(house: House) -> None:
    (house.folder / "pytest.py").write_text("import sys\ndef main():\n    print(sys.prefix, sys.argv[1:])\n")
    assert house.run("-k", "two words", door="tests").stdout == f"{house.venv} ['-k', 'two words']\n"


@pytest.fixture
def changed(house: House) -> Iterator[House]:
    """The house with other needs for a while."""
    yield house
    house.need("abacus>=1.2,<3")


def test_what_a_newer_version_needs_is_installed_too(changed: House) -> None:
    changed.offer("abacus", "2.0")
    changed.need("abacus>=2,<3")
    run = changed.run()
    assert "installing abacus" in run.stdout
    assert run.returncode == STARTED
    assert changed.run().stdout == f"playing in {changed.venv}\n"


def test_without_network_one_sentence_says_so_and_the_next_run_makes_good(changed: House) -> None:
    changed.need("abacus>=1.2,<3", "brush>=1,<2")
    assert "internet" in one_sentence(changed.run())
    assert "brush" in (changed.venv / "setup.log").read_text()
    changed.offer("brush", "1.0")
    assert changed.run().returncode == STARTED


def test_the_classic_pygame_in_the_way_is_one_sentence(house: House) -> None:
    about = next(house.venv.glob("lib*/**/abacus-*.dist-info"))
    classic = about.with_name("pygame-2.6.1.dist-info")
    shutil.copytree(about, classic)
    (classic / "METADATA").write_text("Metadata-Version: 2.1\nName: pygame\nVersion: 2.6.1\n")
    sentence = one_sentence(house.run())
    shutil.rmtree(classic)
    assert "classic" in sentence
    assert "delete the folder .venv" in sentence


def test_an_environment_whose_python_is_gone_is_made_anew(bare: House) -> None:
    bare.need("abacus")
    bare.offer("abacus", "1")
    (bare.venv / "bin").mkdir(parents=True)
    (bare.venv / "bin/python").symlink_to(bare.folder / "nowhere")
    assert bare.run().stdout.endswith(f"playing in {bare.venv}\n")


def test_another_environment_that_has_everything_is_used(bare: House) -> None:
    bare.need("pytest>=8,<99")
    assert bare.run().stdout == f"playing in {sys.prefix}\n"
    assert not bare.venv.exists()


def test_the_packager_works_in_an_environment_that_has_nothing_else(bare: House) -> None:
    bare.need("abacus")
    bare.offer("abacus", "1")
    said = "import sys\ndef package():\n    print('packing in', sys.prefix)\n    return 7\n"
    (bare.folder / "build/packager.py").write_text(said)
    run = bare.run(door="build")
    assert run.returncode == STARTED, run
    assert run.stdout.endswith(f"packing in {bare.folder / '.cache/packager'}\n")
    assert not bare.venv.exists()


def test_without_the_venv_module_one_sentence_says_what_to_install(bare: House) -> None:
    bare.need("abacus")
    assert "python3-venv" in one_sentence(bare.says("sys.modules['ensurepip'] = None"))
    assert not bare.venv.exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(bare: House) -> None:
    bare.need("abacus")
    bare.venv.write_text("a file where the folder should be")
    assert "cannot make the folder .venv" in one_sentence(bare.run())


def test_an_old_python_is_one_sentence(bare: House) -> None:
    assert "3.11 or newer" in one_sentence(bare.says("sys.version_info = (3, 9, 1)"))


@pytest.mark.parametrize("door", ["main.py", "tests/__main__.py", "build/__main__.py"])
def test_an_old_python_can_read_the_doors(door: str) -> None:
    tree = ast.parse((ROOT / door).read_text(encoding="utf-8"), feature_version=(3, 4))
    annotated = [node for node in ast.walk(tree) if isinstance(node, ast.arg) and node.annotation]
    assert not annotated


def test_commands_without_a_window_need_no_set_up(bare: House) -> None:
    bare.need("abacus")
    words = ("simulate", "--game", "trader", "--seats", "random,random", "--games", "1")
    run = bare.run(*words, python=(sys.executable, "-S"))
    assert run.returncode == 0, run
    assert not bare.venv.exists()


def test_the_tests_run_from_anywhere_and_arguments_go_on_to_pytest(bare: House) -> None:
    bare.need("pytest")
    (bare.folder / "tests/test_it.py").write_text("def test_good(): pass\ndef test_bad(): assert False\n")
    assert "1 passed, 1 deselected" in bare.run("-k", "good", door="tests").stdout
    assert bare.run(door="tests").returncode == 1


def test_without_a_display_the_game_says_so_and_names_the_commands() -> None:
    if sys.platform != "linux":
        pytest.skip("there is always a display here")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    run = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=environment, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 2
    assert all(command in run.stderr for command in ("simulate", "verify", "notation"))
