"""The rules at play: random games beside those of catanatron and rlcard, and what a copy, a move and a new deal cost.

Only the moves are timed. Setting the table is not, which is in favour of the others.
"""

import random
from collections.abc import Callable
from typing import Any

from catanatron import Color, Game, RandomPlayer
from rlcard.games.uno import Game as Uno

from game import catalog
from game.core.chance import Dice
from tests.bench import Table, clock, compare, race

TABLES = [(name, seats) for name in catalog.names() for seats in catalog.title(name).players]
CATANATRON, UNO = "catanatron, 2 players", "rlcard uno, raw game"
LEAST = {"osaka": 4, "master_merchant": 2, "trader": 2}
"""How many times faster than catanatron the project wants to be."""

Runner = Callable[[], tuple[int, float]]


def measure() -> Table:
    """Race the engines first and then the steps of each engine."""
    dice = Dice("bench")
    games = {label(name, seats): random_play(name, seats, dice) for name, seats in TABLES}
    speeds = race({CATANATRON: catanatron, UNO: uno, **games})
    lines = [compare(speeds, CATANATRON), compare(speeds, UNO)]
    lines += [compare(speeds, label(*table), CATANATRON, LEAST[table[0]]) for table in TABLES]
    lines += [compare(speeds, label("osaka", 2), UNO, 1)]
    for name in catalog.names():
        move, clone, redeal = (f"{name}: {step}" for step in ("list and play", "clone", "deal the unknown anew"))
        taken = positions(name, catalog.title(name).players[0], dice)
        speeds = race({move: list_and_play(taken, dice), clone: clones(taken), redeal: redeals(name, taken, dice)})
        lines += [compare(speeds, move), compare(speeds, clone, move, 1), compare(speeds, redeal, move)]
    return Table("Engines: random play, moves a second, and the steps of a search", lines)


def label(name: str, seats: int) -> str:
    return f"{name}, {seats} players"


# ---- whole games


def random_play(name: str, seats: int, dice: Dice) -> Runner:
    """Play copies of dealt games through, any listed move being equally likely."""
    title = catalog.title(name)
    dealt = [title.deal(seats, title.complete(seats, {}), dice, None) for _ in range(100)]

    def play() -> tuple[int, float]:
        roll, moves_played = dice.random, 0
        began = clock()
        for start in dealt:
            state = start.clone()
            while state.result is None:
                moves = state.moves()
                state.play(moves[int(roll() * len(moves))], dice)
                moves_played += 1
        return moves_played, clock() - began

    return play


def catanatron() -> tuple[int, float]:
    """Play a few of catanatron's games between its random players."""
    games = [Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]) for _ in range(8)]
    began = clock()
    for game in games:
        game.play()
    return sum(len(game.state.actions) for game in games), clock() - began


def uno() -> tuple[int, float]:
    """Play rlcard's uno on the game object itself, without its environment."""
    moves_played, seconds = 0, 0.0
    game = Uno()
    for _ in range(200):
        game.init_game()
        began = clock()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            moves_played += 1
        seconds += clock() - began
    return moves_played, seconds


# ---- the steps


def positions(name: str, seats: int, dice: Dice) -> list[Any]:
    """Gather the positions of some random games."""
    title = catalog.title(name)
    met = []
    for _ in range(20):
        state = title.deal(seats, title.complete(seats, {}), dice, None)
        while state.result is None:
            met.append(state.clone())
            moves = state.moves()
            state.play(moves[int(dice.random() * len(moves))], dice)
    return met


def list_and_play(taken: list[Any], dice: Dice) -> Runner:
    def run() -> tuple[int, float]:
        copies = [state.clone() for state in taken]
        roll = dice.random
        began = clock()
        for state in copies:
            moves = state.moves()
            state.play(moves[int(roll() * len(moves))], dice)
        return len(copies), clock() - began

    return run


def clones(taken: list[Any]) -> Runner:
    def run() -> tuple[int, float]:
        began = clock()
        for state in taken:
            state.clone()
        return len(taken), clock() - began

    return run


def redeals(name: str, taken: list[Any], dice: Dice) -> Runner:
    title = catalog.title(name)
    views = [state.view(state.to_act, title.aids) for state in taken]

    def run() -> tuple[int, float]:
        began = clock()
        for view in views:
            title.redeal(view, dice)
        return len(views), clock() - began

    return run
