"""The bot that plays anything: every listed move is equally likely. For tests and as the lowest bar."""

from typing import Any

from game.core.chance import Dice
from game.core.game import Title


def choose_at_random(title: Title, view: Any, dice: Dice) -> Any:
    """Choose any of the listed moves."""
    return view.moves[int(dice.random() * len(view.moves))]
