"""The bot that looks one move ahead: it plays what leaves it best off by the title's judgement."""

from typing import Any

from game.core.chance import Dice
from game.core.game import Title


def choose_greedily(title: Title, view: Any, dice: Dice) -> Any:
    """Choose the move after which the position is worth most to this seat; among equals, any."""
    moves = view.moves
    if len(moves) == 1:
        return moves[0]
    position = title.redeal(view, dice)
    ranked = []
    for move in moves:
        after = position.clone()
        after.play(move, dice)
        ranked.append((title.worth(after, view.seat), dice.random(), move))
    return max(ranked, key=lambda entry: entry[:2])[2]
