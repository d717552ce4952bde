"""Pictures of every screen and of every state of the table that matters, always the same ones.

`main.py shots` draws them off-screen; the README's pictures come from here.
"""

import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game import catalog
from game.bots import bot
from game.bots.analysis import glimpse
from game.commands import fail
from game.core.chance import Dice
from game.core.game import NO_AIDS, Aids
from game.core.match import COLOURS, PERSON, Match, Seat
from game.master_merchant.data import DAIMON, HIIRAGI, KOGARASHI, SAKURAYA
from game.osaka.events import GoodsLost, GoodsSold, PaydayCame
from game.osaka.moves import Reserve, Take
from game.osaka.risk import risks
from scenes import saves
from scenes.analysis import AnalysisPage
from scenes.app import LEAST, App
from scenes.library import LibraryPage
from scenes.placement import Key
from scenes.replay import Replay
from scenes.settings import Settings
from scenes.stack import Scene, Swap
from scenes.table.table import Table
from scenes.words import LANGUAGES

NAMES = ("Aiko", "Ren", "Hana", "Goro")
LONGEST = 400
"""No game looked through for a state has more decisions."""

Found = Callable[[Match], bool]


def command(folder: str, shape: str, language: str) -> int:
    """Run `main.py shots` and return the exit code."""
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", shape)
    if not found or not LEAST[0] <= int(found[1]) <= 7680 or not LEAST[1] <= int(found[2]) <= 4320:
        return fail(f"{shape[:20]!r} is no size from {LEAST[0]}x{LEAST[1]} to 7680x4320")
    if language not in LANGUAGES:
        return fail(f"{language[:20]!r} is none of the languages {', '.join(LANGUAGES)}")
    try:
        number = take_all(Path(folder), (int(found[1]), int(found[2])), language, lambda name: print(name, flush=True))
    except OSError as error:
        return fail(f"cannot write pictures to {folder!r}: {error.strerror}")
    print(f"{number} pictures")
    return 0


def take_all(out: Path, size: tuple[int, int], language: str, progress: Callable[[str], None]) -> int:
    """Draw all pictures into a folder and return how many there are."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    out.mkdir(parents=True, exist_ok=True)
    app = App(size, Settings(language=language, speed="off"))
    number = 0
    for name, shoot in SHOTS.items():
        shoot(app)
        pygame.image.save(app.screen, out / f"{name}.png")
        progress(name)
        number += 1
    app.stack.top.exit()
    return number


# ---- setting the table


def match_where(
    players: int, found: Found, level: str = "steady", people: int = 1, game: str = "osaka", **options: Any
) -> Match:
    """Play seeded games until a position is found; the first people are persons, the others bots."""
    title = catalog.title(game)
    kinds = [PERSON if seat < people else "steady" for seat in range(players)]
    seats = [Seat(name, kind, colour) for name, kind, colour in zip(NAMES, kinds, COLOURS, strict=False)]
    for seed in range(200):
        match = Match(title, seats, options, Dice(f"shots/{seed}"))
        dice = Dice(f"shots/{seed}/bots")
        for _ in range(LONGEST):
            if found(match):
                return match
            if match.state.result:
                break
            seat = match.state.to_act
            hoard = level == "hoard"
            match.play(_take_first(match) if hoard else bot(level)(title, match.view(seat, title.aids), dice))
    raise LookupError("no such position in any of the games")


def _take_first(match: Match) -> Any:
    """The move of somebody who only ever takes cards."""
    moves = match.state.moves()
    return next((move for move in moves if isinstance(move, Take)), moves[0])


def show(app: App, scene: Scene, ready: Callable[[], bool] = lambda: True) -> float:
    """Put a scene on the screen and let time pass until it is ready; returns the time."""
    app.stack.apply(Swap(scene))
    app.refit()
    now = 1000.0
    for _ in range(3000):
        app.turn([], now)
        now += 20
        if ready():
            break
    app.canvas.forget()
    app.draw(now)
    return now


def table(app: App, match: Match, aids: Aids = NO_AIDS, open_hand: bool = True) -> tuple[Table, float]:
    """Show a match as it stands, with the hand of the person who is asked open."""
    scene = Table(match, aids, resumed=True)
    people = scene.seating.persons
    now = show(app, scene, lambda: scene.asking or scene.seating.curtain >= 0 or scene.decider not in people)
    if open_hand and scene.seating.curtain >= 0:
        scene.open_hand(now)
        now = settle(app, now)
    return scene, now


def settle(app: App, now: float) -> float:
    """Let everything come to rest and draw it."""
    for _ in range(40):
        now += 20
        app.turn([], now)
    app.canvas.forget()
    app.draw(now)
    return now


# ---- the positions


def asked(what: str, seat: int = 0, after: int = 0) -> Found:
    """A person at this seat is asked for this, after so many decisions."""

    def found(match: Match) -> bool:
        state = match.state
        return state.to_act == seat and state.asked == what and len(match.decisions) >= after

    return found


def told(*kinds: type) -> Found:
    """The last decision brought all these events."""

    def found(match: Match) -> bool:
        events = [event for event, _ in match.decisions[-1].told] if match.decisions else []
        return all(any(isinstance(event, kind) for event in events) for kind in kinds)

    return found


def rich(match: Match) -> bool:
    """The person can buy a market that brings a ship to Edo, late in the game."""
    if not asked("action", after=40)(match):
        return False
    buys = [move for move in match.state.moves() if move.verb == "buy"]
    return bool(buys) and any(isinstance(beat.event, PaydayCame) for beat in match.foresee(0, buys[0]))


def poor(match: Match) -> bool:
    """The person cannot buy."""
    return asked("action", after=30)(match) and not any(move.verb == "buy" for move in match.state.moves())


def insurable(match: Match) -> bool:
    """The person is asked to insure and can save something in several ways."""
    return asked("insure")(match) and len(match.state.moves()) > 2


def hoarded(match: Match) -> bool:
    """The person holds twenty cards or more."""
    return asked("action")(match) and sum(match.view(0).hand_sizes[:1]) >= 20


def long_market(match: Match) -> bool:
    """Eight cards lie in the market."""
    return asked("action")(match) and len(match.view(0).market) >= 8


def endangered(match: Match) -> bool:
    """A ship with goods of the person is likely to be wrecked."""
    view = match.view(0, match.title.aids)
    return asked("action", after=20)(match) and any(risk.chance > 0.2 for risk in risks(view))


def over(match: Match) -> bool:
    """The game has ended."""
    return match.state.result is not None


def _touched(players: int, found: Found, *keys: Key, **how: Any) -> Callable[[App], None]:
    """A picture of a position after some touches."""

    def shoot(app: App) -> None:
        scene, now = table(app, match_where(players, found, **how))
        for key in keys:
            scene.touched(key, now)
            now = settle(app, now + 300)

    return shoot


def _scroll(players: int, found: Found, last: type) -> Callable[[App], None]:
    """A picture of the scroll of a payday, when it has told of the last event of a kind."""

    def shoot(app: App) -> None:
        match = match_where(players, found)
        scene = Table(match, resumed=True)
        show(app, scene)
        paydays = [at for at, one in enumerate(match.decisions) if any(isinstance(e, PaydayCame) for e, _ in one.told)]
        scene.playback.back_to(paydays[-1])
        scene.story = []
        now = 5000.0
        while not (scene.waiting == "payday" and any(isinstance(event, last) for event in scene.story)):
            if scene.waiting:
                scene.go_on(now)
            now += 20
            app.turn([], now)
        settle(app, now)

    return shoot


def _curtain(app: App) -> None:
    table(app, match_where(2, asked("action", seat=1, after=6), people=2), open_hand=False)


def _hidden(app: App) -> None:
    scene, now = table(app, match_where(3, asked("action", after=20)))
    scene.hide_hand()
    settle(app, now)


def _hover(app: App) -> None:
    scene, now = table(app, match_where(3, rich))
    scene.hovered = ("do", "buy")
    scene.hover_changed(now)
    scene.refresh()
    settle(app, now)


def _bot_reserves(app: App) -> None:
    scene, now = table(app, match_where(3, asked("action", seat=1, after=24)))
    move = next(move for move in scene.match.state.moves() if isinstance(move, Reserve))
    scene.thinker.forget()
    scene.draft.set(move, 1)
    scene.play_at = float("inf")
    scene.refresh()
    settle(app, now)


def _hinted(players: int, found: Found, **how: Any) -> Callable[[App], None]:
    """A picture of a position with a hint."""

    def shoot(app: App) -> None:
        scene, now = table(app, match_where(players, found, **how))
        scene.touched(("hint",), now)
        _hear(app, now, lambda: scene.counsel.shown)

    return shoot


def _risky(app: App) -> None:
    """A picture of a ship in danger, with the reason."""
    scene, now = table(app, match_where(3, endangered))
    now = _hear(app, now, lambda: bool(scene.counsel.figures))
    ship = max(scene.counsel.figures, key=lambda risk: float(risk.chance)).ship
    scene.hovered, scene.rested = ("risk-plate", ship), 0
    settle(app, now)


def _hear(app: App, now: float, heard: Callable[[], bool]) -> float:
    """Wait until a process has worked something out."""
    while not heard():
        now += 20
        app.turn([], now)
        time.sleep(0.01)
    return settle(app, now)


def _replay(app: App) -> None:
    scene = Replay(match_where(3, over))
    now = show(app, scene)
    scene.go_to(len(scene.match.decisions) * 2 // 3)
    settle(app, now)


def _analysis(app: App) -> None:
    page = AnalysisPage(match_where(2, over, game="trader"))
    while question := page.analysis.question():
        page.analysis.learn(glimpse(*question))
    show(app, page)


def _refused(app: App) -> None:
    scene, now = table(app, match_where(3, poor))
    scene.touched(("do", "buy"), now)
    app.draw(now + 20)


def _library(app: App) -> None:
    """The page of saved games, with a few that are not kept anywhere."""
    with TemporaryDirectory() as folder:
        files = []
        for number, (players, after) in enumerate(((3, 60), (4, 90), (2, 30), (3, LONGEST))):
            match = match_where(players, lambda match, after=after: _played(match, after))  # type: ignore[misc]
            files.append(Path(folder) / f"{number}.json")
            files[-1].write_text(saves.write(match, NO_AIDS), encoding="utf-8")
            os.utime(files[-1], (1_790_000_000 - number * 200_000,) * 2)

        class Shelf(LibraryPage):
            def shelf(self) -> list[Path]:
                return files

        settle(app, show(app, Shelf()))


def _played(match: Match, after: int) -> bool:
    return len(match.decisions) >= after or match.state.result is not None


# ---- Trader


def trades(verb: str) -> Found:
    """The person can trade in this way, some time after the beginning."""
    return lambda match: asked("action", after=20)(match) and any(move.verb == verb for move in match.state.moves())


def _column(players: int, found: Found) -> Callable[[App], None]:
    """A picture of the first column that can be chosen, chosen."""

    def shoot(app: App) -> None:
        match = match_where(players, found, game="trader")
        scene, now = table(app, match)
        column = next(move.column for move in match.state.moves() if move.verb in ("buy", "close"))
        scene.touched(("column", column, "free"), now)
        settle(app, now)

    return shoot


def _score_sheet(app: App) -> None:
    match = match_where(4, lambda match: len(match.state.scores) == 2, game="trader", rounds=3)  # type: ignore[attr-defined]
    scene = Table(match, resumed=True)
    now = show(app, scene)
    scene.playback.back_to(len(match.decisions) - 1)
    while scene.waiting != "round":
        now += 20
        app.turn([], now)
    settle(app, now)


# ---- Master Merchant


def resolves(card: int, after: int = 20) -> Found:
    """The person has played this card and has something to choose."""
    return lambda match: (
        asked("effect", after=after)(match)
        and match.state.card == card  # type: ignore[attr-defined]
        and len(match.state.moves()) > 2
    )


def close_to_winning(match: Match) -> bool:
    """The person may play, and somebody else is one step from winning."""
    return asked("play", after=20)(match) and max(match.state.gold[1:]) >= 7  # type: ignore[attr-defined]


def _merchants(players: int, found: Found, nth: int = -1) -> Callable[[App], None]:
    """A picture of a position of Master Merchant, with the nth card or target chosen."""
    keys: tuple[Key, ...] = () if nth < 0 else (("nth", nth),)
    return _touched(players, found, *keys, game="master_merchant", level="random")


def _pages() -> Iterator[tuple[str, Callable[[App], None]]]:
    from scenes.menu import KeysPage, MenuPage
    from scenes.options import OptionsPage
    from scenes.rules import RulesPage
    from scenes.setup import SetupPage
    from scenes.title import TitlePage
    from scenes.trouble import TroublePage

    for name, page in (
        ("title", TitlePage),
        ("setup", SetupPage),
        ("settings", OptionsPage),
        ("menu", MenuPage),
        ("keys", KeysPage),
        ("rules", lambda: RulesPage("osaka", "payday")),
        ("trouble", lambda: TroublePage(Path("akindo/errors.log"), True)),
    ):
        yield name, lambda app, page=page: settle(app, show(app, page())) and None  # type: ignore[misc]


SHOTS: dict[str, Callable[[App], None]] = {
    **dict(_pages()),
    "library": _library,
    "token": _touched(3, asked("token"), ("token", 2)),
    "turn-2-players": _touched(2, asked("action", after=30)),
    "turn-3-players": _touched(3, asked("action", after=40)),
    "turn-4-players": _touched(4, asked("action", after=60)),
    "take": _touched(3, asked("action", after=40), ("market", 1)),
    "reserve": _touched(3, asked("action", after=44), ("farm", 1)),
    "what-if": _hover,
    "payment": _touched(3, rich, ("do", "buy"), ("aim",)),
    "poor": _touched(4, poor, ("market", 0)),
    "refused": _refused,
    "bot": _bot_reserves,
    "insurance": _touched(3, insurable, ("do", "best"), level="random"),
    "payday": _scroll(3, told(PaydayCame), GoodsSold),
    "wreck": _scroll(3, told(GoodsLost), GoodsLost),
    "curtain": _curtain,
    "hidden-hand": _hidden,
    "log": _touched(3, asked("action", after=40), ("log",)),
    "market-of-8": _touched(4, long_market, ("market", 2), level="random"),
    "hand-of-20": _touched(3, hoarded, ("do", "buy"), level="hoard"),
    "end-2-players": _touched(2, over),
    "end-3-players": _touched(3, over),
    "end-4-players": _touched(4, over),
    "hint": _hinted(3, asked("action", after=40)),
    "hint-buy": _hinted(3, rich),
    "hint-insurance": _hinted(3, insurable, level="random"),
    "hint-trader": _hinted(3, trades("sell"), game="trader"),
    "hint-merchant": _hinted(4, asked("play", after=20), game="master_merchant", level="random"),
    "risk": _risky,
    "replay": _replay,
    "analysis": _analysis,
    "merchant-play": _merchants(4, close_to_winning, 0),
    "merchant-turn-3-players": _merchants(3, asked("play", after=50)),
    "merchant-kogarashi": _merchants(4, resolves(KOGARASHI), 1),
    "merchant-hiiragi": _merchants(3, resolves(HIIRAGI), 1),
    "merchant-daimon": _merchants(4, resolves(DAIMON), 0),
    "merchant-sakuraya": _merchants(3, resolves(SAKURAYA), 2),
    "merchant-shield": _merchants(4, asked("shield", after=10)),
    "merchant-end": _merchants(4, over),
    "trader-buy": _column(3, trades("buy")),
    "trader-close": _column(3, asked("closed", after=12)),
    "trader-sell": _touched(2, trades("sell"), ("do", "sell"), game="trader"),
    "trader-teams": _touched(4, trades("together"), ("do", "sell"), game="trader"),
    "trader-last-sale": _touched(2, asked("last sale"), game="trader"),
    "trader-sheet": _score_sheet,
    "trader-end": _touched(3, over, game="trader", rounds=3),
    "trader-end-teams": _touched(4, over, game="trader"),
}
"""All pictures by name."""
