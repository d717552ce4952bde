"""The secrecy gate of Traders of Osaka: what a seat may know, and a deal of all it cannot know."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.core.game import Aids, Result
from game.osaka.data import DECK
from game.osaka.heaps import cards, heap, size
from game.osaka.moves import Move
from game.osaka.state import State

if TYPE_CHECKING:
    from game.osaka.rules import Osaka

HANDS, POINTS = "hands", "points"
AIDS: Aids = frozenset((HANDS, POINTS))
"""All that enters or leaves a hand, and all that is sold, does so face up: a perfect memory knows both."""
WHOLE_DECK = heap(DECK)


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may know it. Heaps and numbers mean the same as in the position."""

    seat: int
    seats: int
    turn: int
    turns: int
    to_act: int
    asked: str
    asking: tuple[int, ...]
    passes: int
    result: Result | None
    ships: tuple[int, ...]
    market: tuple[int, ...]
    market_owner: tuple[int, ...]
    farm: tuple[int, ...]
    farm_owner: tuple[int, ...]
    draw_size: int
    discard: int
    discard_top: int
    hands: tuple[int | None, ...]
    """The own hand; others' only with the aid "hands"."""
    hand_sizes: tuple[int, ...]
    goods: tuple[int, ...]
    insured: tuple[int, ...]
    tokens: tuple[int, ...]
    points: tuple[int | None, ...]
    """The own points; others' only with the aid "points" or when the game is over."""
    heights: tuple[int, ...]
    """How high each pile of points looks, in steps of a few cards; 0 when there is none."""
    sold: int | None
    """The sold goods that everybody saw become points; only with the aid "points"."""
    moves: tuple[Move, ...]
    """What this seat may do now; empty when somebody else is asked."""

    def pile(self, seat: int) -> int:
        """How many point cards a pile looks like: the number itself where it is known, else judged by eye."""
        known = self.points[seat]
        return known if known is not None else max(0, 4 * self.heights[seat] - 2)


def view(state: State, seat: int, moves: list[Move], aids: Aids) -> View:
    """Show the table to a seat: nothing that it cannot know goes through here."""
    open_hands = HANDS in aids
    open_points = POINTS in aids or state.result is not None
    return View(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        turns=state.turns,
        to_act=state.to_act,
        asked=state.asked,
        asking=tuple(state.asking),
        passes=state.passes,
        result=state.result,
        ships=tuple(state.ships),
        market=tuple(state.market),
        market_owner=tuple(state.market_owner),
        farm=tuple(state.farm),
        farm_owner=tuple(state.farm_owner),
        draw_size=len(state.draw),
        discard=state.discard,
        discard_top=state.discard_top,
        hands=tuple(h if open_hands or owner == seat else None for owner, h in enumerate(state.hands)),
        hand_sizes=tuple(map(size, state.hands)),
        goods=tuple(state.goods),
        insured=tuple(state.insured),
        tokens=tuple(state.tokens),
        points=tuple(p if open_points or owner == seat else None for owner, p in enumerate(state.points)),
        heights=tuple(map(_height, state.points)),
        sold=state.sold if POINTS in aids else None,
        moves=tuple(moves),
    )


def _height(points: int) -> int:
    """Judge a pile of points by eye, in steps of four cards: the number itself is secret."""
    return -(-points // 4)


def redeal(view: View, chance: Chance) -> "Osaka":
    """Deal everything this view does not know anew: the draw pile and the cards drawn unseen as points."""
    from game.osaka.rules import Osaka

    hands = [hand for hand in view.hands if hand is not None]
    points = [number for number in view.points if number is not None]
    if view.sold is None or len(hands) < view.seats:
        raise ValueError("dealing anew needs a view with a perfect memory")
    seen = (
        heap(view.market) + heap(view.farm) + view.discard + view.sold
        + sum(hands) + sum(view.goods) + sum(view.insured)
    )  # fmt: skip
    unseen = chance.order("unseen", cards(WHOLE_DECK - seen))
    state = Osaka()
    state.seats, state.turn, state.turns = view.seats, view.turn, view.turns
    state.to_act, state.asked, state.asking = view.to_act, view.asked, list(view.asking)
    state.passes, state.result = view.passes, view.result
    state.ships = list(view.ships)
    state.market, state.market_owner = list(view.market), list(view.market_owner)
    state.farm, state.farm_owner = list(view.farm), list(view.farm_owner)
    state.draw, state.blind = unseen[: view.draw_size], unseen[view.draw_size :]
    state.discard, state.discard_top = view.discard, view.discard_top
    state.hands, state.goods, state.insured = hands, list(view.goods), list(view.insured)
    state.tokens, state.points, state.sold = list(view.tokens), points, view.sold
    return state
