"""A desk to play at: a screen (Xvfb) with windows (openbox), the program, a mouse and a keyboard (xdotool).

Where to click is found by a twin: the same table without a window, which is shown every decision that the program
wrote into its autosave. The program itself knows nothing of being tested.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.bots.worker import Thinker
from game.core import record
from game.core.chance import Dice, Told
from game.core.match import Decision, Match
from scenes.app import App
from scenes.placement import Key
from scenes.settings import Settings
from scenes.stack import Push, Swap
from scenes.table.table import Table
from scenes.title import TitlePage
from tests.scenes.robot import Robot, Unloaded, Unpainted

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = (sys.executable, str(ROOT / "main.py"))
"""What starts the program."""
PATIENCE = 20
"""Seconds after which nothing will happen any more."""
UNHEARD = 2
"""Seconds after which a click is taken as not heard."""
SHIELD = 0.5
"""Seconds after which a new layout answers."""
GLANCE = 0.025
"""Seconds in which a program that has something to do does some of it."""


def need_a_screen() -> None:
    """Skip a test that has no screen to run on; where everything must be tested it fails instead."""
    missing = [tool for tool in ("Xvfb", "openbox", "xdotool") if not shutil.which(tool)]
    if missing and os.environ.get("CI") and sys.platform == "linux":
        pytest.fail(f"{' and '.join(missing)} must be installed to test the window")
    if missing:
        pytest.skip(f"{' and '.join(missing)} cannot be found: no window can be tested here")


def environment(**others: str) -> dict[str, str]:
    """The environment of a program that is at home nowhere."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return {name: value for name, value in os.environ.items() if name not in hidden} | others


@contextmanager
def screen(size: str, *options: str) -> Iterator[str]:
    """Turn a screen on and give its name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", *options]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def windows(display: str) -> Iterator[None]:
    """Let windows be moved, resized and brought to full screen."""
    env = environment(DISPLAY=display)
    ask = ["xdotool", "get_num_desktops"]
    managers: list[subprocess.Popen[bytes]] = []

    def start() -> None:
        """Start one, or another if it has given up: a screen that has just been turned on may not hear it."""
        if not managers or managers[-1].poll() is not None:
            managers.append(
                subprocess.Popen(["openbox"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            )

    start()
    try:
        eventually(
            lambda: not subprocess.run(ask, env=env, capture_output=True).returncode, "the window manager", start
        )
        yield
    finally:
        managers[-1].terminate()
        managers[-1].wait()


def eventually(wanted: Callable[[], Any], what: str, again: Callable[[], None] = lambda: None) -> Any:
    """Wait until something is there, and give it; now and then do something again, as people do who are not heard."""
    deadline = time.monotonic() + PATIENCE
    heard = time.monotonic() + UNHEARD
    while time.monotonic() < deadline:
        found = wanted()
        if found:
            return found
        time.sleep(0.02)
        if time.monotonic() > heard:
            again()
            heard = time.monotonic() + UNHEARD
    raise AssertionError(f"{what} does not come")


class Desk:
    """The program, its window, and what it has written."""

    def __init__(
        self,
        display: str,
        home: Path,
        command: Sequence[str] = SOURCE,
        env: dict[str, str] | None = None,
        **settings: Any,
    ) -> None:
        """Start the program in this environment; the one of the tests if none is given."""
        self.home, self.display, self.command = home, display, command
        self.file = home / "config" / "akindo" / "settings.json"
        self.file.parent.mkdir(parents=True)
        self.file.write_text(json.dumps({"language": "en", "speed": "off", "mute": True} | settings))
        self.env = (environment(HOME=str(home)) if env is None else env) | {
            "DISPLAY": display,
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "SDL_AUDIODRIVER": "dummy",
        }
        self.start()

    def start(self, *arguments: str) -> None:
        """Start the program and wait for its window."""
        with open(self.home / "said", "w", encoding="utf-8") as said:
            command = [*self.command, *arguments]
            self.program = subprocess.Popen(command, env=self.env, cwd=self.home, stdout=said, stderr=said)
        self.pid = self.program.pid
        # The window is there only if the program draws on this screen and on no other driver.
        self.window = eventually(lambda: self.xdo("search", "--onlyvisible", "--class", "akindo"), "the window")
        self.pid = int(self.xdo("getwindowpid", self.window))  # a packaged program may have started another
        self.sync()

    def xdo(self, *command: str) -> str:
        """Use mouse, keyboard and windows."""
        assert self.program.poll() is None, f"the program has ended:\n{self.words()}"
        env = environment(DISPLAY=self.display)
        run = subprocess.run(["xdotool", *command], env=env, capture_output=True, text=True, timeout=PATIENCE)
        return run.stdout.strip()

    def words(self) -> str:
        """What the program has said on the command line."""
        return (self.home / "said").read_text(encoding="utf-8")

    def size(self) -> tuple[int, int]:
        """How large the window is."""
        shell = self.xdo("getwindowgeometry", "--shell", self.window)
        facts = dict(line.split("=") for line in shell.splitlines())
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        """Move the mouse somewhere in the window and click."""
        x, y = at
        press = ("mousedown", str(button), "mouseup", str(button))
        self.xdo("mousemove", "--window", self.window, str(x), str(y), *press)
        self.rest()

    def key(self, name: str) -> None:
        """Press a key in the window."""
        self.xdo("windowfocus", self.window)
        self.xdo("key", name)

    def rest(self) -> None:
        """Wait until the program has answered and drawn: after that it sleeps and takes next to no time.

        A busy machine may give no time to a program that wants some: that one does not sleep.
        """
        still, before = 0, -1
        while still < 2:
            time.sleep(GLANCE)
            stat = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            spent = int(stat[11]) + int(stat[12])
            still = still + 1 if spent == before and stat[0] not in "RD" else 0
            before = spent

    def sync(self) -> None:
        """Wait until the program has drawn a new page or another size."""
        time.sleep(0.5)
        self.rest()

    def saved(self) -> Match | None:
        """The game as the program last wrote it, if it has."""
        files = sorted((self.home / "data" / "akindo" / "saves").glob("*.json"))
        if not files:
            return None
        return record.replay(record.read(files[0].read_text(encoding="utf-8"), catalog.title), Dice(0))

    def close(self) -> None:
        """End the program at once, if it still runs."""
        if self.program.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self.program.wait(PATIENCE)


class Overheard(Thinker):
    """Bots that play in the twin what they have played in the program."""

    def __init__(self, twin: "Twin") -> None:
        super().__init__()
        self.twin = twin

    def start(self) -> None:
        pass

    def _submit(self) -> None:
        pass

    def collect(self) -> Any:
        self.forget()
        return self.twin.told("of a bot").move


class Twin(Robot):
    """Plays at the desk: every click goes to the program first and then to the same table without a window."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shielded = 0.0
        """The shield that the program has been given time for."""
        self.last = (0, 0), 1
        """Where and how it clicked last."""
        language = json.loads(desk.file.read_text())["language"]
        app = App(desk.size(), Settings(language=language, speed="off", mute=True))
        app.art = Unloaded()
        app.canvas = Unpainted(app.art)
        page: Any = TitlePage()
        page.match = None
        app.stack.apply(Push(page))
        app.refit()
        super().__init__(app, page)
        self.hasty = True

    def turn_to_top(self) -> None:
        """Look at the page that is on top now."""
        page: Any = self.app.stack.top
        self.table = page
        self.tick()

    def sit_at(self, match: Match, resumed: bool = False) -> None:
        """Sit at the match that the program shows."""
        table = Table(match, resumed=resumed)
        table.thinker = Overheard(self)
        self.app.stack.apply(Swap(table))
        self.app.refit()
        self.match = match
        self.turn_to_top()

    def click(self, key: Key, button: int = 1) -> None:
        at = self.point(key)
        if self.table.shielded != self.shielded:
            self.shielded = self.table.shielded
            time.sleep(SHIELD)
        self.last = at, button
        self.desk.click(at, button)
        if isinstance(self.table, Table):
            self._learn(key, button)
        super().click(key, button)

    def _learn(self, key: Key, button: int) -> None:
        """Wait for the decision that a click should be, and tell the twin what chance has decided in it."""
        table = self.table
        if not table.asking or key[0] in ("undo", "open", "on", "lid", "log", "menu"):
            return
        sight = replace(table.sight(), draft=None) if table.draft.fleeting else table.sight()
        touch = table.setting.touch(sight, key, button == 3)
        if touch and touch.now and not self.match.why_not(touch.draft):
            told = self.told(str(touch.draft))
            assert told.move == touch.draft, "the program has played something else"

    def told(self, what: str) -> Decision:
        """Wait for the program's next decision, and tell the twin what chance has decided in it."""
        number = len(self.match.decisions)
        what = f"decision {number + 1} {what}"
        decision: Decision = eventually(lambda: self._written(number), what, lambda: self.desk.click(*self.last))
        self.match.chance.chance = Told(decision.chance)
        return decision

    def _written(self, number: int) -> Decision | None:
        match = self.desk.saved()
        return match.decisions[number] if match and len(match.decisions) > number else None

    def resized(self) -> None:
        """Follow the window to its new size."""
        self.desk.sync()
        self.resize(self.desk.size())
