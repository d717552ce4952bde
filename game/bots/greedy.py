"""The bot that looks one move ahead: it plays what leaves it best off by the title's judgement."""

from collections.abc import Iterator
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
    ranked = [(promise, dice.random(), move) for promise, move in promises(title, judgement, view, dice)]
    return max(ranked, key=lambda entry: entry[:2])[2]


def promises(title: Title, judgement: Judgement, view: Any, dice: Dice) -> Iterator[tuple[float, Any]]:
    """Give the seat's chance to win after each move, in one deal of what it cannot know, and the move."""
    position = title.redeal(view, dice)
    side = view.seat % judgement.sides(view.seats)
    for move in judgement.candidates(position).values():
        after = position.clone()
        after.play(move, dice)
        yield judgement.look(after, dice)[side], move
