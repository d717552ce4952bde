"""`python3 tests arena A B`: bots against bots, every deal played from every seat.

A bot is a level, or a search with a time for each move: `search@0.2` is ours, `openspiel@0.2` is OpenSpiel's. Where
there are two sides they swap seats; at larger tables one A sits among Bs, and one B among As, in each seat in turn.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from game import catalog, simulate
from game.bots import BOTS, Bot, bot
from game.bots.random import choose_at_random
from game.bots.search import choose_by_search, search
from game.commands import Parser, add_many, progress_of
from game.core.chance import Dice
from game.core.game import Title
from game.core.judgement import shares
from game.spread import NoCluster, spread

SEARCHES = ("search", "openspiel")
"""The bots that think by time."""
ENDLESS = 1 << 60
"""So many iterations that time is up first."""


Contender = Callable[[Title, Any, Dice], tuple[Any, int]]
"""Chooses one of the moves of a view and says after how many iterations."""


def contender(name: str) -> Contender:
    """Find a bot by its level, or by its search and its seconds; raise ValueError in a sentence."""
    kind, at, seconds = name.partition("@")
    if not at:
        return counted(bot(name))
    if kind not in SEARCHES:
        raise ValueError(f"{kind[:40]!r} does not think by time; {' and '.join(SEARCHES)} do")
    try:
        limit = float(seconds)
    except ValueError:
        limit = 0.0
    if not 0 < limit <= 60:
        raise ValueError(f"{seconds[:40]!r} is not a number of seconds up to 60")
    if kind == "search":
        return partial(think, iterations=ENDLESS, seconds=limit)
    try:
        from tests.bench.openspiel import choose
    except ImportError:
        raise ValueError("openspiel needs the package open_spiel (the extra bench), which is not installed") from None
    return partial(choose, seconds=limit)


def counted(player: Bot) -> Contender:
    """Let a bot say how many iterations it needed: one, unless it searches."""
    if isinstance(player, partial) and player.func is choose_by_search:
        return partial(think, **player.keywords)
    return lambda title, view, dice: (player(title, view, dice), 1)


def think(title: Title, view: Any, dice: Dice, iterations: int, seconds: float | None = None) -> tuple[Any, int]:
    """Choose by our search. An iteration is a time that a move was thought about."""
    thoughts = search(title, view, dice, iterations, seconds)
    return thoughts[0].move, sum(thought.visits for thought in thoughts)


# ---- playing


@dataclass
class Effort:
    """How much a bot thought where it had a choice."""

    seconds: float = 0.0
    moves: int = 0
    iterations: int = 0

    def __iadd__(self, other: "Effort") -> "Effort":
        self.seconds += other.seconds
        self.moves += other.moves
        self.iterations += other.iterations
        return self


class Bout(NamedTuple):
    """What came of one game: the share of the victory that the lone side won, and both bots' efforts."""

    won: float
    efforts: tuple[Effort, Effort]


class Pairing(NamedTuple):
    """Two bots at the tables of a title."""

    title: str
    seats: int
    names: tuple[str, str]
    seed: str
    opening: int = 0
    """How many decisions are made at random before the bots decide: a game without luck would always be the same."""

    @property
    def sides(self) -> int:
        """How many players or teams sit at a table."""
        return catalog.title(self.title).judgement.sides(self.seats)

    @property
    def seatings(self) -> list[tuple[int, int]]:
        """Which of the two bots is alone, and as which side, in the games of one deal."""
        alone = (0,) if self.sides == 2 else (0, 1)
        return [(which, side) for which in alone for side in range(self.sides)]

    def table(self, alone: int, side: int) -> simulate.Table:
        """Seat one bot on a side and the other everywhere else."""
        levels = (self.names[alone if seat % self.sides == side else 1 - alone] for seat in range(self.seats))
        return simulate.Table(self.title, tuple(levels), {}, self.seed)


def bouts(pairing: Pairing, numbers: Sequence[int], find: Callable[[str], Contender] = contender) -> list[Bout]:
    """Play some games of a pairing."""
    return [bout(pairing, *divmod(number, len(pairing.seatings)), find) for number in numbers]


def bout(pairing: Pairing, deal: int, seating: int, find: Callable[[str], Contender]) -> Bout:
    """Play one game: a deal with the bots seated in one of the ways."""
    alone, side = pairing.seatings[seating]
    efforts = {name: Effort() for name in pairing.names}
    opening = Opening(pairing.opening, Dice(f"{pairing.seed}/{deal}/opening"))
    match = simulate.play(
        pairing.table(alone, side), deal, lambda name: opening.before(watched(find(name), efforts[name]))
    )
    assert match.state.result
    first, second = pairing.names
    return Bout(shares(match.state.result, pairing.sides)[side], (efforts[first], efforts[second]))


@dataclass
class Opening:
    """The first decisions of a deal: at random, and the same however the bots are seated."""

    left: int
    dice: Dice

    def before(self, player: Bot) -> Bot:
        """Let a bot decide once the opening is over."""

        def choose(title: Title, view: Any, dice: Dice) -> Any:
            if not self.left:
                return player(title, view, dice)
            self.left -= 1
            return choose_at_random(title, view, self.dice)

        return choose


def watched(player: Contender, effort: Effort) -> Bot:
    """Keep account of a bot's effort."""

    def choose(title: Title, view: Any, dice: Dice) -> Any:
        if len(view.moves) == 1:
            return view.moves[0]
        began = time.perf_counter()
        move, iterations = player(title, view, dice)
        effort.seconds += time.perf_counter() - began
        effort.moves += 1
        effort.iterations += iterations
        return move

    return choose


# ---- counting


class Score(NamedTuple):
    """How a bot did where it was alone: games, wins (a shared win in parts), and the interval of its win rate."""

    games: int
    wins: float
    low: float
    high: float


def score(won: Sequence[float]) -> Score:
    """Count wins and give Wilson's interval, which holds the true rate with 95 %."""
    games, wins, z = len(won), sum(won), 1.96
    rate, spare = wins / games, z * z / games
    middle, half = rate + spare / 2, z * sqrt(rate * (1 - rate) / games + spare / games / 4)
    return Score(games, wins, (middle - half) / (1 + spare), (middle + half) / (1 + spare))


def scores(pairing: Pairing, played: Sequence[Bout]) -> tuple[Score, Score]:
    """Count for each bot the games in which it was alone; where there are two sides, both were."""
    won: tuple[list[float], list[float]] = ([], [])
    for number, game in enumerate(played):
        alone, _ = pairing.seatings[number % len(pairing.seatings)]
        won[alone].append(game.won)
    return score(won[0]), score(won[1] or [1 - share for share in won[0]])


def report(pairing: Pairing, played: Sequence[Bout]) -> str:
    """Write what came of all games for people."""
    efforts = (Effort(), Effort())
    for game in played:
        for effort, more in zip(efforts, game.efforts, strict=True):
            effort += more
    label = catalog.title(pairing.title).label
    deals = len(played) // len(pairing.seatings)
    width = max(map(len, pairing.names)) + 2
    opening = f", opening {pairing.opening}" if pairing.opening else ""
    lines = [
        f"{label}, {pairing.seats} players, {len(played)} games (deals: {deals}), seed {pairing.seed}{opening}",
        "",
        f"{'':{width}}{'games':>7}{'wins':>8}{'rate':>9}{'95 % interval':>19}{'share':>9}",
    ]
    for name, (games, wins, low, high) in zip(pairing.names, scores(pairing, played), strict=True):
        interval = f"{low:.1%} to {high:.1%}"
        lines.append(f"{name:{width}}{games:>7}{wins:>8.1f}{wins / games:>9.1%}{interval:>19}{1 / pairing.sides:>9.1%}")
    lines += ["", f"{'':{width}}{'choices':>9}{'seconds each':>14}{'a second':>14}{'iterations a second':>21}"]
    for name, (seconds, moves, iterations) in zip(pairing.names, map(astuple, efforts), strict=True):
        lines.append(
            f"{name:{width}}{moves:>9,}{seconds / moves:>14.4f}{moves / seconds:>14,.1f}{iterations / seconds:>21,.0f}"
        )
    return "\n".join(lines)


# ---- the command


def measure(arguments: Sequence[str]) -> int:
    """Let two bots play and print who won how often, and how much they thought."""
    parser = Parser(prog="tests arena", description="Let two bots play against each other, every deal from every seat.")
    bots = f"{', '.join(BOTS)}, or {' or '.join(SEARCHES)} with seconds a move, such as search@0.2"
    parser.add_argument("bots", nargs=2, metavar="BOT", help=bots)
    parser.add_argument(
        "--game", default="osaka", metavar="TITLE", help=f"{', '.join(catalog.names())} (default osaka)"
    )
    parser.add_argument("--players", type=int, default=2, metavar="P", help="how many players (default 2)")
    parser.add_argument("--seconds", default="0.2", metavar="S", help="for searches that do not say (default 0.2)")
    parser.add_argument(
        "--opening", type=int, default=0, metavar="N",
        help="how many decisions are made at random first, where there is too little luck for games to differ",
    )  # fmt: skip
    add_many(parser, games=200)
    asked = parser.parse_args(arguments)
    first, second = (f"{name}@{asked.seconds}" if name in SEARCHES else name for name in asked.bots)
    pairing = Pairing(asked.game, asked.players, (first, second), asked.seed, asked.opening)
    if asked.opening < 0:
        parser.error("an opening cannot have less than no decision")
    try:
        catalog.title(asked.game).complete(asked.players, {})
        simulate.check(pairing.table(0, 0), contender)
    except ValueError as error:
        parser.error(str(error))
    games = -(-asked.games // len(pairing.seatings)) * len(pairing.seatings)
    progress = progress_of(games)
    played: list[Bout] = []
    try:
        for game in spread(partial(bouts, pairing), games, asked.workers, asked.scheduler):
            played.append(game)
            progress(len(played))
    except NoCluster as error:
        parser.error(str(error))
    except KeyboardInterrupt:  # who has seen enough still sees what came of it
        del played[len(played) - len(played) % len(pairing.seatings) :]
    if not played:
        parser.error("stopped before the first deal was over")
    print(report(pairing, played))
    return 0
