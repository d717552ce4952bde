"""Positions of Master Merchant, written down in a line or two."""

from typing import NamedTuple

from game.core.chance import Told
from game.master_merchant import TITLE
from game.master_merchant.data import CARDS, START_CARDS
from game.master_merchant.heaps import CHARACTERS, CITY, START, heap
from tests.master_merchant.invariants import accounted
from tests.scenario import Scenario


class Player(NamedTuple):
    """Somebody's cards and gold. Start cards that are not named are in the hand."""

    hand: int
    up: int
    down: int
    gold: int


def player(hand: str = "", up: str = "", down: str = "", gold: int = 0) -> Player:
    """Write down a player: cards in hand, face up and face down in the discard, gold."""
    return Player(_heap(hand) + START - _starts(hand, up, down), _heap(up), _heap(down), gold)


def table(*players: Player, plays: int = 2, turns: int = 1, lone_card: str = "pick_up") -> Scenario:
    """Set a table for these players and bystanders up to three; seat 0 is on turn. The city has all other cards."""
    players += (player(),) * (3 - len(players))
    state = TITLE.deal(len(players), TITLE.complete(len(players), {"first": 0, "lone_card": lone_card}), Told(()), None)
    state.hands = [each.hand for each in players]
    state.up = [each.up for each in players]
    state.down = [each.down for each in players]
    state.gold = [each.gold for each in players]
    state.city = CITY - sum((each.hand + each.up + each.down) & CHARACTERS for each in players)
    state.plays, state.turns = plays, turns
    return Scenario(TITLE, state, accounted)


def _heap(names: str) -> int:
    return heap(map(CARDS.index, names.split()))


def _starts(*places: str) -> int:
    return heap(card for card in START_CARDS if CARDS[card] in " ".join(places).split())
