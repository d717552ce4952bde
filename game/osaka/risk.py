"""How likely it is that a ship is wrecked before a seat's next turn, and who would do it.

The others are expected to play what leaves them best off by the judgement, now and then something else. All that the
seat cannot know is dealt anew many times, with the same dice each time it is asked: the same view, the same figure.
"""

from collections import defaultdict
from typing import NamedTuple

from game.core.chance import Dice
from game.osaka.choices import ACTION, INSURE
from game.osaka.data import COLOURS, EDO, WAVES
from game.osaka.heaps import LOT
from game.osaka.judge import JUDGEMENT
from game.osaka.moves import DECLINE, PASS
from game.osaka.rules import Osaka
from game.osaka.view import View, redeal

DEALS = 40

Found = dict[int, dict[tuple[int, tuple[int, ...], bool], float]]
"""By ship and by the facts of a cause: how often that is expected, over all deals."""


class Cause(NamedTuple):
    """A purchase that would wreck a ship: whose, which ships it brings to Edo, and how likely it is."""

    seat: int
    arriving: tuple[int, ...]
    sails: bool
    """Whether the purchase also sends the wrecked ship into the great waves; else it is among them already."""
    chance: float


class Risk(NamedTuple):
    """A ship with goods of a seat that are not insured: the chance that it is wrecked, and why, likeliest first."""

    ship: int
    chance: float
    causes: tuple[Cause, ...]


def risks(view: View) -> tuple[Risk, ...]:
    """Work out for a seat with a perfect memory how likely each ship with its goods is wrecked by the others."""
    loaded = [ship for ship in range(len(COLOURS)) if view.goods[view.seat] >> 12 * ship & LOT]
    found: Found = {ship: defaultdict(float) for ship in loaded}
    if loaded and view.asked == ACTION:
        dice = Dice("risk")
        for _ in range(DEALS):
            _follow(redeal(view, dice), view.seat, found, dice)
    causes = {ship: [Cause(*why, number / DEALS) for why, number in whys.items()] for ship, whys in found.items()}
    return tuple(
        Risk(ship, min(1.0, sum(why.chance for why in whys)), tuple(sorted(whys, key=lambda why: -why.chance)))
        for ship, whys in causes.items()
        if whys
    )


def _follow(state: Osaka, seat: int, found: Found, dice: Dice) -> None:
    """Let everybody else have a turn in one deal, and note how likely each of their purchases wrecks a ship."""
    afloat = set(found)
    if state.turn == seat:
        # What the seat itself is going to do is its own business.
        state.passes = 0
        state.play(PASS, dice)
    while afloat and state.turn != seat and not state.result:
        ships = list(state.ships)
        options = JUDGEMENT.likely(state, dice)
        roll, chosen = dice.random(), options[-1][2]
        for likely, _, after in options:
            if 0 <= roll < likely:
                chosen = after
            roll -= likely
            if after.asked == INSURE:
                arriving = tuple(ship for ship, space in enumerate(after.ships) if space == EDO)
                for ship in afloat:
                    if after.ships[ship] in WAVES:
                        found[ship][state.turn, arriving, ships[ship] not in WAVES] += likely
        state = chosen
        if state.asked == INSURE:
            afloat = {ship for ship in afloat if state.ships[ship] not in WAVES}
        while state.asked == INSURE:
            state.play(DECLINE, dice)
