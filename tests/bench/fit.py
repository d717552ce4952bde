"""Fits the weights of a title's judgement to the ends of games that bots play against each other.

    python3 tests fit osaka --games 3000 --level steady

The chance of a side is its share of the exponentials of all worths, a worth is the sum of weighted terms, and a weight
grows from its early to its late value: so this is a regression of who won on what the positions were made of.
"""

import argparse
from functools import partial
from multiprocessing import Pool
from typing import Any

import numpy as np

from game import catalog
from game.bots import bot
from game.core.chance import Dice
from game.core.judgement import shares

CARELESS = 0.15
"""How often a move is any move, so that unusual positions are seen as well."""
RIDGE = 2.0
"""How strongly weights are held near zero where games say little."""


def game(name: str, level: str, seed: str, number: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """Play one game and measure its quiet positions: for each side the terms early and late, and who won."""
    title = catalog.title(name)
    judgement = title.judgement
    seats = title.players[number % len(title.players)]
    dice = Dice(f"{seed}/{number}")
    state = title.deal(seats, title.complete(seats, {}), dice, None)
    choose = bot(level)
    measured: list[np.ndarray] = []
    while state.result is None:
        if state.asked == judgement.quiet:
            progress, sides = judgement.measure(state)
            terms = np.array(sides)
            measured.append(np.concatenate([(1 - progress) * terms, progress * terms], axis=1))
        view = state.view(state.to_act, title.aids)
        move = (bot("random") if dice.random() < CARELESS else choose)(title, view, dice)
        state.play(move, dice)
    won = np.array(shares(state.result, judgement.sides(seats)))
    return [(terms, won) for terms in measured]


def fit(positions: list[tuple[np.ndarray, np.ndarray]]) -> tuple[np.ndarray, np.ndarray, float]:
    """Find the weights that make what happened likeliest; with their standard errors and the mean surprise in bits."""
    tables = []
    for sides in sorted({len(won) for _, won in positions}):
        some = [(terms, won) for terms, won in positions if len(won) == sides]
        tables.append((np.array([terms for terms, _ in some]), np.array([won for _, won in some])))
    weights = np.zeros(tables[0][0].shape[2])
    for _ in range(30):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for terms, won in tables:
            chance = _chances(terms, weights)
            slope += np.einsum("nsk,ns->k", terms, won - chance)
            mean = np.einsum("nsk,ns->nk", terms, chance)
            bend += np.einsum("nsk,ns,nsl->kl", terms, chance, terms, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    surprise = sum(-(won * np.log2(_chances(terms, weights))).sum() for terms, won in tables) / len(positions)
    return weights, np.sqrt(np.diag(np.linalg.inv(bend))), float(surprise)


def _chances(terms: np.ndarray, weights: np.ndarray) -> np.ndarray:
    worth = terms @ weights
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def main(arguments: list[str]) -> int:
    """Play games, fit, and print the weights as they stand in a judge."""
    parser = argparse.ArgumentParser(prog="python3 tests fit", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=catalog.names())
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--level", default="steady")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    play: Any = partial(game, asked.game, asked.level, asked.seed)
    with Pool(asked.workers) as pool:
        positions = [position for some in pool.imap(play, range(asked.games), 20) for position in some]
    weights, errors, surprise = fit(positions)
    terms = list(catalog.title(asked.game).judgement.weights)
    print(f"{asked.games} games, {len(positions)} positions, {surprise:.4f} bits of surprise a position")
    for number, term in enumerate(terms):
        early, late = weights[number], weights[number + len(terms)]
        slack = f"  # ± {errors[number]:.3f}, ± {errors[number + len(terms)]:.3f}"
        print(f'    "{term}": Weight({early:.3f}, {late:.3f}),{slack}')
    return 0
