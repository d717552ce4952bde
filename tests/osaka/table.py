"""Positions of Traders of Osaka, written down in a line or two."""

from typing import NamedTuple

from game.core.chance import Chance, Outcome, Told
from game.core.events import Event
from game.osaka import TITLE
from game.osaka.data import CARDS, COLOURS, DECK, FREE, LETTERS, OSAKA
from game.osaka.heaps import cards, heap, text
from game.osaka.rules import Osaka
from tests.osaka.invariants import accounted
from tests.scenario import Scenario


class Player(NamedTuple):
    """What lies before a player, and the cards in hand."""

    hand: str = ""
    goods: str = ""
    insured: str = ""
    tokens: str = ""
    points: int = 0


player = Player
"""Write down a player, such as `player(hand="R2 B5", goods="Y3 Y3", insured="Y5", tokens="RRY", points=4)`."""


class Table(Scenario):
    """A scenario whose parts read like the rule book."""

    @property
    def market(self) -> str:
        """The market, with the number of the seat behind each card that it has reserved."""
        return _row(self.state.market, self.state.market_owner)

    @property
    def farm(self) -> str:
        """The farm, likewise."""
        return _row(self.state.farm, self.state.farm_owner)

    @property
    def discard(self) -> str:
        """The discard pile by colours and values."""
        return text(self.state.discard)

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return text(self.state.hands[seat])

    def goods(self, seat: int) -> str:
        """The goods that a wreck could take."""
        return text(self.state.goods[seat])

    def insured(self, seat: int) -> str:
        """The insured goods."""
        return text(self.state.insured[seat])

    def tokens(self, seat: int) -> str:
        """The delivery tokens as letters."""
        return _tokens(self.state, seat)

    def ship(self, colour: str) -> int:
        """The space of a ship."""
        return int(self.state.ships[COLOURS.index(colour)])

    def happened(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds that the last move brought."""
        return [event for event in self.told if isinstance(event, kinds)]


def table(
    *players: Player,
    market: str = "R2",
    farm: str = "",
    draw: str = "",
    discard: str = "",
    hoarder: int | None = None,
    chance: Chance | None = None,
    red: int = OSAKA,
    blue: int = OSAKA,
    yellow: int = OSAKA,
    green: int = OSAKA,
) -> Table:
    """Set a table for these players, and one more if there is only one; seat 0 is on turn.

    Reserved cards have the seat behind them: "B5(1)". All cards that are not named lie under those of the draw pile,
    or are in the hand of a hoarder. The colours say where the ships lie.
    """
    players += (player(),) * (2 - len(players))
    state = Osaka()
    state.seats = len(players)
    state.turn = state.to_act = 0
    state.turns, state.asked, state.asking, state.passes, state.result = 1, "action", [], 0, None
    state.ships = [red, blue, yellow, green]
    state.market, state.market_owner = _read_row(market)
    state.farm, state.farm_owner = _read_row(farm)
    state.hands = [_heap(each.hand) for each in players]
    state.goods = [_heap(each.goods) for each in players]
    state.insured = [_heap(each.insured) for each in players]
    state.tokens = [each.tokens.count(letter) for each in players for letter in LETTERS]
    state.points = [each.points for each in players]
    state.sold, state.blind = 0, []
    state.discard = _heap(discard)
    state.discard_top = -1
    top = _cards(draw)
    named = heap(state.market + state.farm + top) + state.discard
    rest = heap(DECK) - named - sum(state.hands) - sum(state.goods) - sum(state.insured)
    if hoarder is None:
        state.draw = [*cards(rest), *reversed(top)]
    else:
        state.hands[hoarder] += rest
        state.draw = top[::-1]
    return Table(TITLE, state, accounted, chance)


def shuffled(order: str) -> Told:
    """Chance that shuffles the discard pile into this order once, and then has nothing more to say."""
    return Told([Outcome("draw pile", _cards(order))])


def dealt(seats: int, deck: str, first: int | None = None) -> Table:
    """Deal a game from a deck that begins with these cards; chance finds the first player only if it has to."""
    top = _cards(deck)
    rest = cards(heap(DECK) - heap(top))
    told = [Outcome("deck", top + rest)]
    if first is not None:
        told.append(Outcome("first", first, of_cards=False))
    opening: list[Event] = []
    chance = Told(told)
    table = Table(TITLE, TITLE.deal(seats, {}, chance, opening.append), accounted)
    assert not chance.left()
    table.told = opening
    return table


def _cards(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


def _heap(names: str) -> int:
    return heap(_cards(names))


def _read_row(names: str) -> tuple[list[int], list[int]]:
    marked = [name.rstrip(")").split("(") for name in names.split()]
    return _cards(" ".join(name[0] for name in marked)), [int(name[1]) if name[1:] else FREE for name in marked]


def _row(row: list[int], owners: list[int]) -> str:
    return " ".join(
        CARDS[card] + (f"({owner})" if owner != FREE else "") for card, owner in zip(row, owners, strict=True)
    )


def _tokens(state: Osaka, seat: int) -> str:
    return "".join(letter * state.tokens[seat * 4 + colour] for colour, letter in enumerate(LETTERS))


def red_may_arrive() -> Table:
    """Seat 0 has blue goods in the great waves; the red card of the market would bring seat 1's goods to Edo."""
    return table(
        player(hand="G2", goods="B5 B5 B5", points=9, tokens="BBG"),
        player(hand="Y5 Y5", goods="R5 R5", points=9, tokens="RRY"),
        market="R2 G2",
        red=4,
        blue=3,
    )
