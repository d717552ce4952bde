"""Players of any game. A bot is given its seat's view, with the memory of all open play, and never the position."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.bots.greedy import choose_greedily, choose_naively
from game.bots.random import choose_at_random
from game.bots.search import choose_by_search
from game.core.chance import Dice
from game.core.game import Title

Bot = Callable[[Title, Any, Dice], Any]
"""Chooses one of the moves of a view; all luck it needs comes from the dice."""

BOTS: dict[str, Bot] = {
    "random": choose_at_random,
    "novice": choose_naively,
    "steady": choose_greedily,
    "sharp": partial(choose_by_search, iterations=12),
    "master": partial(choose_by_search, iterations=1000),
}
"""The levels, each stronger than the one before."""


def bot(level: str) -> Bot:
    """Find a bot by its level, or raise ValueError in a sentence."""
    if level not in BOTS:
        raise ValueError(f"there is no bot {level[:40]!r}; the bots are {', '.join(BOTS)}")
    return BOTS[level]


def hurried(player: Bot, seconds: float) -> Bot:
    """Let a bot think no longer than this, however slow the machine is."""
    return partial(player, seconds=seconds) if isinstance(player, partial) else player
