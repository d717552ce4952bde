"""The bot that looks ahead: a tree of moves over many deals of what its seat cannot know.

Every deal is tried with all moves that are still in question, so that luck is the same for all of them, and the worse
half is dropped again and again. A try walks down the tree to a position nobody has looked at yet, judges every move
there, and passes the chances of the best one back to all who decided on the way (information set Monte Carlo tree
search with sequential halving at the root, max^n, and a judgement in place of playouts).
"""

import time
from math import ceil, log, log2, sqrt
from typing import Any, NamedTuple

from game.core.chance import Dice
from game.core.game import Title
from game.core.judgement import Judgement

EXPLORE = 0.05
"""How much curiosity about rarely tried moves counts, in chances to win. The more opponents, the smaller is what moves
differ by: they share it."""


class Edge:
    """A move in the tree: how often it was there to choose, how often chosen, and the chances it brought its player."""

    __slots__ = ("available", "edges", "total", "visits")

    def __init__(self, first_look: float) -> None:
        self.available = 1
        self.visits = 1
        self.total = first_look
        self.edges: dict[Any, Edge] = {}

    @property
    def chance(self) -> float:
        """The mean of what it brought."""
        return self.total / self.visits


class Thought(NamedTuple):
    """A move that was thought about, how often, and the chance to win it seems to give: its player, and every side."""

    move: Any
    visits: int
    chance: float
    chances: tuple[float, ...]
    then: Any = None
    """What its player would decide next, if it leaves them in the middle of something with a choice."""


def search(
    title: Title, view: Any, dice: Dice, iterations: int, seconds: float | None = None, least: int = 1
) -> list[Thought]:
    """Think about a view until there were enough iterations for each opponent or time is up; the best move first.

    At least so many of the best moves are thought about equally often.
    """
    iterations *= view.seats - 1
    judgement = title.judgement
    side = view.seat % judgement.sides(view.seats)
    began = time.perf_counter()
    deal = title.redeal(view, dice)
    moves = judgement.candidates(deal)
    edges: dict[Any, Edge] = {}
    totals: dict[Any, list[float]] = {}
    for key, move in moves.items():
        after = deal.clone()
        after.play(move, dice)
        totals[key] = judgement.look(after, dice)
        edges[key] = Edge(totals[key][side])
    alive = sorted(edges, key=lambda key: -edges[key].chance)
    dropped: list[Any] = []
    phases = max(1, ceil(log2(len(alive) / least)))
    for phase in range(1, phases + 1):
        deals = max(1, iterations // (phases * len(alive)))
        until = None if seconds is None else began + seconds * phase / phases
        while deals > 0 and (until is None or time.perf_counter() < until):
            deals -= 1
            deal = title.redeal(view, dice)
            for key in alive:
                state = deal.clone()
                state.play(moves[key], dice)
                edge = edges[key]
                edge.visits += 1
                reward = _try(state, edge.edges, judgement, dice)
                edge.total += reward[side]
                totals[key] = [total + more for total, more in zip(totals[key], reward, strict=True)]
        alive.sort(key=lambda key: -edges[key].chance)
        keep = ceil(len(alive) / 2) if phase < phases else len(alive)
        dropped = alive[keep:] + dropped
        del alive[keep:]
    deal = title.redeal(view, dice)
    return [_thought(judgement, deal, moves[key], edges[key], totals[key], dice) for key in alive + dropped]


def _thought(judgement: Judgement, deal: Any, move: Any, edge: Edge, totals: list[float], dice: Dice) -> Thought:
    state, then = deal.clone(), None
    state.play(move, dice)
    if not state.result and state.to_act == deal.to_act and state.asked != judgement.quiet:
        found = judgement.candidates(state)
        known = [key for key in found if key in edge.edges]
        if len(found) > 1 and known:
            then = found[max(known, key=lambda key: edge.edges[key].visits)]
    return Thought(move, edge.visits, edge.chance, tuple(total / edge.visits for total in totals), then)


def _try(state: Any, edges: dict[Any, Edge], judgement: Judgement, dice: Dice) -> list[float]:
    """Walk down the tree and look at one new position; answer with every side's chances there."""
    sides = judgement.sides(state.seats)
    curiosity = EXPLORE / (sides - 1)
    path: list[tuple[Edge, int]] = []
    while not state.result:
        side = state.to_act % sides
        found = judgement.candidates(state)
        if not edges:
            reward = _look(state, found, side, edges, judgement, dice)
            break
        edge, move = _choose(state, found, side, edges, judgement, dice, curiosity)
        path.append((edge, side))
        state.play(move, dice)
        edges = edge.edges
    else:
        reward = judgement.chances(state)
    for edge, side in path:
        edge.visits += 1
        edge.total += reward[side]
    return reward


def _look(state: Any, found: Any, side: int, edges: dict[Any, Edge], judgement: Judgement, dice: Dice) -> list[float]:
    """Judge every move of a position that is new to the tree; answer with the chances after the best one."""
    best: list[float] = []
    for key, move in found.items():
        after = state.clone()
        after.play(move, dice)
        promise = judgement.look(after, dice)
        edges[key] = Edge(promise[side])
        if not best or promise[side] > best[side]:
            best = promise
    return best


def _choose(
    state: Any, found: Any, side: int, edges: dict[Any, Edge], judgement: Judgement, dice: Dice, curiosity: float
) -> tuple[Edge, Any]:
    """Choose the most promising move that is there in this deal; one that was never there before is judged first."""
    best, chosen = -1.0, None
    for key, move in found.items():
        edge = edges.get(key)
        if edge is None:
            after = state.clone()
            after.play(move, dice)
            edge = edges[key] = Edge(judgement.look(after, dice)[side])
        edge.available += 1
        visits = edge.visits
        hope = edge.total / visits + curiosity * sqrt(log(edge.available) / visits)
        if hope > best:
            best, chosen = hope, (edge, move)
    assert chosen
    return chosen


def choose_by_search(title: Title, view: Any, dice: Dice, iterations: int, seconds: float | None = None) -> Any:
    """Choose the best move that thinking finds."""
    if len(view.moves) == 1:
        return view.moves[0]
    return search(title, view, dice, iterations, seconds)[0].move
