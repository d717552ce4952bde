"""The window: what a frame costs in full-screen blits, what waiting costs, and how soon there is something to see.

On a screen of its own (Xvfb) where there is one, else without any. Processor time counts, not the clock on the wall,
except where bots think: there somebody waits.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.bench import Line, Table, clock
from tests.window.desk import ROOT, environment, screen

SIZE = (1920, 1080)
FLYING, SAILING, IDLE, FIRST, READY = 8, 12, 0.03, 2.5, 3
"""What the project wants at most: blits for a frame, the share of a core, bare windows, seconds."""
HELD_UP, THOUGHT = 2, {"master": 2.0, "steady": 0.3}
"""What the project wants at most while a bot thinks: frames of a 60th of a second, and the seconds of a thought."""
MOMENT = 16
STARTS = 7
BARE = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
pygame.display.flip()
"""
PROGRAM = """
import os, sys
sys.path.insert(0, {root!r})
import main
main.enter()
from scenes import app
draw = app.App.draw
def first(self, now):
    draw(self, now)
    os._exit(0)
app.App.draw = first
app.play()
"""
TABLE = """
import os, sys
sys.path.insert(0, {root!r})
import main
main.enter()
import pygame
from scenes.app import App
from scenes.settings import Settings
from scenes.stack import Push, Swap
from scenes.title import TitlePage
app = App({size!r}, Settings(language="en", speed="off"))
app.stack.apply(Push(TitlePage()))
app.refit()
app.turn(pygame.event.get(), pygame.time.get_ticks())
from game import catalog
from game.core.chance import Dice
from game.core.match import Match, Seat
from scenes.table.table import Table
seats = [Seat("Aiko", "person", "white"), Seat("Ren", "person", "pink"), Seat("Hana", "person", "grey")]
table = Table(Match(catalog.title("osaka"), seats, {{}}, Dice(1)), resumed=True)
app.stack.apply(Swap(table))
app.refit()
while table.seating.curtain < 0:
    app.turn(pygame.event.get(), pygame.time.get_ticks())
table.open_hand(pygame.time.get_ticks())
app.turn([], pygame.time.get_ticks())
assert table.asking
os._exit(0)
"""


def measure() -> Table:
    """Measure frames, waiting and starts."""
    with ExitStack() as stack:
        if shutil.which("Xvfb"):
            os.environ["DISPLAY"] = stack.enter_context(screen("1920x1080"))
            os.environ.pop("SDL_VIDEODRIVER", None)
        else:
            os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        lines = [*_starts(), *_frames(), *_thinking()]
        import pygame

        driver = pygame.display.get_driver()
        pygame.quit()
    return Table(f"Frames: {SIZE[0]}x{SIZE[1]}, 3 players, driver {driver}", lines)


# ---- frames


def _frames() -> list[Line]:
    from game.core.match import PERSON
    from game.osaka.moves import Buy, Take
    from tests.scenes.robot import open_table

    robot = open_table((PERSON, "steady", "steady"), "frames", SIZE, painted=True, speed="x1")
    frames: dict[str, list[float]] = {"a card flies": [], "a ship sails": [], "blit": []}
    turn = robot.app.turn
    blit = _blit(robot.app.screen)

    def timed(events: list[Any], now: float) -> bool:
        began = clock()
        going = turn(events, now)
        spent = clock() - began
        ways = {key[0]: journey for key, journey in robot.table.stage.journeys.items() if journey.style != "later"}
        if "ship" in ways:
            frames["a ship sails"].append(spent)
            frames["blit"].append(blit())
        elif any(journey.style in ("arc", "sweep", "flip") for journey in ways.values()):
            frames["a card flies"].append(spent)
            frames["blit"].append(blit())
        return going

    robot.app.turn = timed  # type: ignore[method-assign]
    robot.wait()
    while min(map(len, frames.values())) < 150:
        moves = robot.match.state.moves()
        robot.play(next((move for kind in (Buy, Take) for move in moves if isinstance(move, kind)), moves[0]))
        robot.wait()
    robot.app.turn = turn  # type: ignore[method-assign]
    one = statistics.median(frames["blit"])
    lines = [Line("one full-screen blit", 1 / one)]
    for name, most in (("a card flies", FLYING), ("a ship sails", SAILING)):
        spent = statistics.median(frames[name])
        lines.append(Line(f"a frame while {name}", 1 / spent, "a blit", spent / one, most=most))
        worst = statistics.quantiles(frames[name], n=20)[-1]
        lines.append(Line("  the slowest twentieth", 1 / worst, "a blit", worst / one))
    return [*lines, *_idle(robot)]


def _blit(target: Any) -> Callable[[], float]:
    import pygame

    opaque = pygame.Surface(target.get_size()).convert()

    def blit() -> float:
        keep = target.copy()
        began = clock()
        target.blit(opaque, (0, 0))
        spent = clock() - began
        target.blit(keep, (0, 0))
        return spent

    return blit


def _idle(robot: Any) -> list[Line]:
    """Let the table wait for a person as the program does, and count what is drawn and what it costs."""
    import pygame

    app = robot.app
    robot.tick(ms=5000)
    robot.tick(ms=5000)
    drawn: list[float] = []
    draw = app.draw
    app.draw = lambda now: (drawn.append(now), draw(now))
    ticks = pygame.time.Clock()
    began, worked, turns = time.monotonic(), clock(), 0
    while time.monotonic() - began < 4:
        robot.now += MOMENT
        app.turn([], robot.now)
        pygame.event.get()
        ticks.tick(60)
        turns += 1
    share = (clock() - worked) / (time.monotonic() - began)
    assert not drawn, f"an idle table was drawn {len(drawn)} times"
    return [Line("a turn of the idle loop, which draws nothing", turns / share / 4, "a core", share, most=IDLE)]


# ---- thinking


def _thinking() -> list[Line]:
    """Let two bots play a game in their process while the pointer wanders over the table; note the slowest of all."""
    import pygame

    from game.bots.worker import Thinker
    from tests.scenes.robot import open_table

    robot = open_table(("master", "steady"), "thinking", SIZE, painted=True)
    app, table = robot.app, robot.table
    thinker = table.thinker = Thinker()
    thinker.start()
    gaps: list[float] = []
    thoughts: dict[str, list[float]] = {level: [] for level in THOUGHT}
    ticks = pygame.time.Clock()
    before, last = thinker.question, time.perf_counter()
    while robot.match.state.result is None:
        pygame.event.get()
        places = [place for place in table.stage.goals.values() if place.touch]
        spot = robot.spot(places[len(gaps) // 10 % len(places)].key)
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
        app.turn([moved], pygame.time.get_ticks())
        ticks.tick(60)
        now = time.perf_counter()
        if before is not None and before is thinker.question:
            gaps.append(now - last)
        elif before is not None:
            thoughts[before.arguments[1]].append(thinker.took)
        before, last = thinker.question, now
    table.exit()
    lines = [
        Line(f"a thought of {level}, the longest", 1 / max(took), "a second", max(took), most=THOUGHT[level])
        for level, took in thoughts.items()
    ]
    worst = max(gaps)
    return [
        Line("a frame while a bot thinks, the worst", 1 / worst, "a 60th of a second", worst * 60, most=HELD_UP),
        *lines,
    ]


# ---- starts


def _starts() -> list[Line]:
    """Start a bare window, the program and a table in turns; compare the least time of each."""
    facts = {"root": str(ROOT), "size": SIZE}
    programs = {"bare": BARE, "first": PROGRAM.format(**facts), "table": TABLE.format(**facts)}
    spent: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(STARTS):
        for name, text in programs.items():
            spent[name].append(_start(text))
    bare, first, table = (statistics.median(spent[name]) for name in programs)
    return [
        Line("a bare pygame window", 1 / bare),
        Line("the first frame of the program", 1 / first, "a bare window", first / bare, most=FIRST),
        Line("the table ready to play", 1 / table, "a second", table, most=READY),
    ]


def _start(text: str) -> float:
    """Run a program and return the time it was at work."""
    kept = {name: os.environ[name] for name in ("DISPLAY", "SDL_VIDEODRIVER") if name in os.environ}
    env = environment(SDL_AUDIODRIVER="dummy", SDL_FRAMEBUFFER_ACCELERATION="0", XDG_CONFIG_HOME=os.devnull, **kept)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", text], env=env, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
