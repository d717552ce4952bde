"""The bot that looks one move ahead: it plays what leaves it best off by the title's judgement."""

from typing import Any

from game.core.chance import Dice
from game.core.game import Title
from game.core.judgement import Judgement


def choose_greedily(title: Title, view: Any, dice: Dice) -> Any:
    """Choose the move after which the seat's chance to win is best; among equals, any."""
    return _best(title, title.judgement, view, dice)


def choose_naively(title: Title, view: Any, dice: Dice) -> Any:
    """Choose the best move as a beginner sees it."""
    return _best(title, title.judgement.beginners, view, dice)


def _best(title: Title, judgement: Judgement, view: Any, dice: Dice) -> Any:
    if len(view.moves) == 1:
        return view.moves[0]
    return best(judgement, title.redeal(view, dice), dice)[0]


def best(judgement: Judgement, position: Any, dice: Dice) -> tuple[Any, Any]:
    """Find the move after which the chance of the seat that decides is best, among equals any; and what it leads to."""
    side = position.to_act % judgement.sides(position.seats)
    most, found = (-1.0, 0.0), (None, None)
    for move in judgement.candidates(position).values():
        after = position.clone()
        after.play(move, dice)
        promise = judgement.look(after, dice)[side], dice.random()
        if promise > most:
            most, found = promise, (move, after)
    return found
