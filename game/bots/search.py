"""The bot that looks ahead: one tree of moves over many deals of what its seat cannot know.

Each iteration deals the unknown anew, walks down the tree to a position nobody has looked at yet, judges every move
there, and passes the chances of the best one back to all who decided on the way (information set Monte Carlo tree
search with max^n and a judgement in place of playouts).
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Any, NamedTuple

from game.core.chance import Dice
from game.core.game import Title

EXPLORE = 0.15
"""How much curiosity about rarely tried moves counts, in chances to win."""
FIRST_LOOK = 1.0
"""How many visits the first judgement of a move counts for."""


Look = Callable[[Any, Dice], list[float]]


class Edge:
    """A move in the tree: how often it was there to choose, how often chosen, and the chances it brought its player."""

    __slots__ = ("available", "edges", "total", "visits")

    def __init__(self, first_look: float) -> None:
        self.available = 1
        self.visits = FIRST_LOOK
        self.total = first_look * FIRST_LOOK
        self.edges: dict[Any, Edge] | None = None


class Thought(NamedTuple):
    """A move that was thought about, how often, and the chance to win it seems to give."""

    move: Any
    visits: int
    chance: float


def search(title: Title, view: Any, dice: Dice, iterations: int, seconds: float | None = None) -> list[Thought]:
    """Think about a view until there were enough iterations or time is up; the best move comes first."""
    judgement = title.judgement
    chances, look, candidates = judgement.chances, judgement.look, judgement.candidates
    sides = judgement.sides(view.seats)
    redeal = title.redeal
    root: dict[Any, Edge] = {}
    moves: dict[Any, Any] = {}
    deadline = None if seconds is None else time.perf_counter() + seconds
    done = 0
    while done < iterations and (deadline is None or time.perf_counter() < deadline):
        done += 1
        state = redeal(view, dice)
        edges = root
        path: list[tuple[Edge, int]] = []
        while True:
            if state.result:
                reward = chances(state)
                break
            side = state.to_act % sides
            found = candidates(state)
            if edges is root and not moves:
                moves = dict(found)
            if not edges:
                reward = _look(state, found, side, edges, look, dice)
                break
            edge, move = _choose(state, found, side, edges, look, dice)
            path.append((edge, side))
            state.play(move, dice)
            if edge.edges is None:
                edge.edges = {}
            edges = edge.edges
        for edge, side in path:
            edge.visits += 1
            edge.total += reward[side]
    thoughts = [Thought(moves[key], int(edge.visits), edge.total / edge.visits) for key, edge in root.items()]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))


def _look(state: Any, found: Any, side: int, edges: dict[Any, Edge], look: Look, dice: Dice) -> list[float]:
    """Judge every move of a position that is new to the tree; answer with the chances after the best one."""
    best: list[float] = []
    if len(found) == 1:
        for key, move in found.items():
            state.play(move, dice)
            best = look(state, dice)
            edges[key] = Edge(best[side])
        return best
    for key, move in found.items():
        after = state.clone()
        after.play(move, dice)
        promise = look(after, dice)
        edges[key] = Edge(promise[side])
        if not best or promise[side] > best[side]:
            best = promise
    return best


def _choose(state: Any, found: Any, side: int, edges: dict[Any, Edge], look: Look, dice: Dice) -> tuple[Edge, Any]:
    """Choose the most promising move that is there in this deal; one that was never there before is judged first."""
    if len(found) == 1:
        for key, move in found.items():
            edge = edges.get(key)
            if edge is None:
                edge = edges[key] = Edge(0.5)
            return edge, move
    best, chosen, best_move = -1.0, None, None
    for key, move in found.items():
        edge = edges.get(key)
        if edge is None:
            after = state.clone()
            after.play(move, dice)
            edge = edges[key] = Edge(look(after, dice)[side])
        edge.available += 1
        visits = edge.visits
        hope = edge.total / visits + EXPLORE * sqrt(log(edge.available) / visits)
        if hope > best:
            best, chosen, best_move = hope, edge, move
    assert chosen
    return chosen, best_move


def choose_by_search(title: Title, view: Any, dice: Dice, iterations: int) -> Any:
    """Choose the move that was thought about most."""
    if len(view.moves) == 1:
        return view.moves[0]
    return search(title, view, dice, iterations)[0].move
