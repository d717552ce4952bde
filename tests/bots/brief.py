"""Bots for tests, which have less time than a table."""

from functools import partial

from game.bots import BOTS, Bot

FEW = 16
"""How often a search in a hurry looks ahead."""


def brief(level: str, iterations: int = FEW) -> Bot:
    """Find a bot; one that searches does so in a hurry."""
    player = BOTS[level]
    return partial(player, iterations=iterations) if isinstance(player, partial) else player
