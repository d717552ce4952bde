"""How Traders of Osaka is played: the deal and what follows from each move.

What may be decided is written in the choices.
"""

from game.core.chance import Chance
from game.core.events import FirstPlayerFound, GameEnded, Tell
from game.core.game import NO_AIDS, NOBODY, Aids, Options, clockwise
from game.core.refusals import Refusal
from game.osaka import choices
from game.osaka import events as e
from game.osaka.choices import ACTION, INSURE, TOKEN, danger, for_sale
from game.osaka.data import (
    ANORI,
    DECK,
    EDO,
    FARM_DEALT,
    FARM_RESTOCK,
    FIRST_HAND,
    FREE,
    MARKET_DEALT,
    MARKET_RESTOCK,
    OSAKA,
    TOKENS_TO_END,
    WAVES,
)
from game.osaka.heaps import HIGHEST, LOT, NUMBER, ONE, cards, coins, size
from game.osaka.moves import Buy, Decline, Insure, Move, Reserve, Take, Token
from game.osaka.scoring import lowest, points, result
from game.osaka.state import State
from game.osaka.view import View, view


class Osaka(State):
    """A game of Traders of Osaka."""

    __slots__ = ()

    # ---- what may be decided

    def moves(self) -> list[Move]:
        """List every sensible move: payments hold no needless card, insurance saves the best goods."""
        return choices.moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        """Say why the seat that is asked may not play this move, or None if it may."""
        return choices.why_not(self, move)

    # ---- playing a move

    def play(self, move: Move, chance: Chance, tell: Tell | None = None) -> None:
        """Play a legal move and everything that follows from it, up to the next decision."""
        if isinstance(move, Take):
            self._take(move.slot, tell)
            self._next_turn(chance, tell)
        elif isinstance(move, Reserve):
            self._reserve(move.row, move.slot, tell)
            self._next_turn(chance, tell)
        elif isinstance(move, Buy):
            self._buy(move.payment, chance, tell)
        elif isinstance(move, Insure | Decline):
            self._insure(move, chance, tell)
        elif isinstance(move, Token):
            self._choose_token(move.colour, tell)
        else:
            self._pass(chance, tell)

    def _choose_token(self, colour: int, tell: Tell | None) -> None:
        seat = self.to_act
        self.tokens[seat * 4 + colour] += 1
        if tell:
            tell(e.TokenChosen(seat, colour))
        self.to_act = (seat + 1) % self.seats
        if self.to_act == self.turn:
            self.asked = ACTION
            self.turns = 1

    def _take(self, slot: int, tell: Tell | None) -> None:
        seat = self.turn
        card = self.market.pop(slot)
        owner = self.market_owner.pop(slot)
        self.hands[seat] += ONE[card]
        self.passes = 0
        if tell:
            tell(e.CardTaken(seat, slot, card))
            if owner == seat:
                tell(e.PieceReturned(seat))

    def _reserve(self, row: str, slot: int, tell: Tell | None) -> None:
        in_market = row == "market"
        (self.market_owner if in_market else self.farm_owner)[slot] = self.turn
        self.passes = 0
        if tell:
            tell(e.PiecePlaced(self.turn, row, slot, (self.market if in_market else self.farm)[slot]))

    def _pass(self, chance: Chance, tell: Tell | None) -> None:
        self.passes += 1
        if tell:
            tell(e.TurnPassed(self.turn))
        if self.passes == self.seats:
            self._end("nobody can do anything", tell)
        else:
            self._next_turn(chance, tell)

    def _buy(self, payment: int, chance: Chance, tell: Tell | None) -> None:
        """Pay, take the goods and sail their ships; then payday if one reached Edo, and a new market."""
        seat = self.turn
        goods = for_sale(self, seat)
        self.passes = 0
        self.hands[seat] -= payment
        self._discard(payment)
        if tell:
            tell(e.PaymentMade(seat, payment, coins(goods)))
        piece_back = seat in self.market_owner
        others = [slot for slot, owner in enumerate(self.market_owner) if owner != FREE and owner != seat]
        self.market = [self.market[slot] for slot in others]
        self.market_owner = [self.market_owner[slot] for slot in others]
        self.goods[seat] += goods
        if tell:
            tell(e.GoodsBought(seat, goods))
            if piece_back:
                tell(e.PieceReturned(seat))
        ships = self.ships
        for colour in range(4):
            number = NUMBER[goods >> 12 * colour & LOT]
            if number:
                start = ships[colour]
                ships[colour] = end = min(EDO, start + (2 if number > 1 else 1))
                if tell:
                    tell(e.ShipSailed(colour, start, end))
        if EDO in ships:
            self._payday(chance, tell)
        else:
            self._restock(chance, tell)
            self._next_turn(chance, tell)

    def _payday(self, chance: Chance, tell: Tell | None) -> None:
        """Sell every arrived colour, then hand out all tokens, then look for the end, and only then for wrecks."""
        arrived = [colour for colour in range(4) if self.ships[colour] == EDO]
        order = clockwise(self.seats, self.turn)
        if tell:
            tell(e.PaydayCame(tuple(arrived)))
        scored = [(seat, colour) for colour in arrived for seat in order if self._sell(seat, colour, chance, tell)]
        for seat, colour in scored:
            self.tokens[seat * 4 + colour] += 1
            if tell:
                tell(e.TokenWon(seat, colour))
        if any(sum(self.tokens[seat * 4 : seat * 4 + 4]) >= TOKENS_TO_END for seat, _ in scored):
            self._end("tokens", tell)
            return
        lost = danger(self)
        self.asking = [seat for seat in order if self.goods[seat] & lost]
        self._ask_or_wreck(chance, tell)

    def _sell(self, seat: int, colour: int, chance: Chance, tell: Tell | None) -> bool:
        """Sell a seat's goods of a colour, insured or not; tell whether there were any."""
        shift = 12 * colour
        mask = LOT << shift
        goods = (self.goods[seat] & mask) + (self.insured[seat] & mask)
        if not goods:
            return False
        self.goods[seat] &= ~mask
        self.insured[seat] &= ~mask
        sold, tokens = goods >> shift, self.tokens[seat * 4 + colour]
        won = points(sold, tokens)
        self.points[seat] += won
        kept = lowest(sold, won) << shift
        self.sold += kept
        if kept != goods:
            self._discard(goods - kept)
        if tell:
            tell(e.GoodsSold(seat, colour, goods, HIGHEST[sold], tokens, won))
        for _ in range(won - NUMBER[sold]):
            card = self._draw(chance, tell)
            if card is not None:
                self.blind.append(card)
        return True

    def _insure(self, move: Insure | Decline, chance: Chance, tell: Tell | None) -> None:
        seat = self.to_act
        if isinstance(move, Insure):
            self.hands[seat] -= move.spent
            self._discard(move.spent)
            self.goods[seat] -= move.saved
            self.insured[seat] += move.saved
            if tell:
                tell(e.GoodsInsured(seat, move.spent, move.saved))
        elif tell:
            tell(e.InsuranceDeclined(seat))
        self.asking = self.asking[1:]
        self._ask_or_wreck(chance, tell)

    def _ask_or_wreck(self, chance: Chance, tell: Tell | None) -> None:
        """Ask the next seat whose goods are in danger; when all have answered, the waves take their share."""
        if self.asking:
            self.asked = INSURE
            self.to_act = self.asking[0]
            return
        if tell:
            for colour, space in enumerate(self.ships):
                if space in WAVES:
                    tell(e.ShipWrecked(colour))
        lost = danger(self)
        for seat in clockwise(self.seats, self.turn):
            goods = self.goods[seat] & lost
            if goods:
                self.goods[seat] -= goods
                self._discard(goods)
                if tell:
                    tell(e.GoodsLost(seat, goods))
        for colour, space in enumerate(self.ships):
            if space == EDO or space in WAVES:
                self.ships[colour] = OSAKA if space == EDO else ANORI
                if tell:
                    tell(e.ShipReturned(colour, self.ships[colour]))
        self._restock(chance, tell)
        self._next_turn(chance, tell)

    def _restock(self, chance: Chance, tell: Tell | None) -> None:
        """Move the farm to the market with its pieces, then draw two to the market and three to the farm."""
        stayed, moved = len(self.market), len(self.farm)
        self.market += self.farm
        self.market_owner += self.farm_owner
        self.farm, self.farm_owner = [], []
        self._deal(MARKET_RESTOCK, self.market, self.market_owner, chance, tell)
        self._deal(FARM_RESTOCK, self.farm, self.farm_owner, chance, tell)
        if tell:
            came = tuple(self.market[stayed:])
            tell(e.MarketRestocked(came[:moved], came[moved:], tuple(self.farm)))

    def _next_turn(self, chance: Chance, tell: Tell | None) -> None:
        """Pass the turn clockwise; restock first if the next player could take nothing."""
        self.turn = self.to_act = seat = (self.turn + 1) % self.seats
        self.turns += 1
        self.asked = ACTION
        owners = self.market_owner
        if FREE not in owners and seat not in owners:
            self._restock(chance, tell)

    def _end(self, reason: str, tell: Tell | None) -> None:
        self.result = result(reason, self.points, self.tokens)
        self.to_act = NOBODY
        self.asked = ""
        if tell:
            tell(GameEnded(reason))

    # ---- piles

    def _discard(self, heap: int) -> None:
        self.discard += heap
        self.discard_top = (heap.bit_length() - 1) // 4

    def _draw(self, chance: Chance, tell: Tell | None) -> int | None:
        """Draw a card, shuffling the discard pile into a new draw pile if need be; None if there is no card at all."""
        if not self.draw:
            if not self.discard:
                return None
            self.draw = chance.order("draw pile", cards(self.discard))[::-1]
            self.discard, self.discard_top = 0, -1
            if tell:
                tell(e.PileShuffled(len(self.draw)))
        return self.draw.pop()

    def _deal(self, number: int, row: list[int], owners: list[int], chance: Chance, tell: Tell | None) -> None:
        """Draw cards to the end of the market or the farm, as many as there are."""
        if len(self.draw) >= number:  # nearly always: all at once
            row += self.draw[: -number - 1 : -1]
            owners += [FREE] * number
            del self.draw[-number:]
            return
        for _ in range(number):
            card = self._draw(chance, tell)
            if card is not None:
                row.append(card)
                owners.append(FREE)

    # ---- what a seat knows

    def view(self, seat: int, aids: Aids = NO_AIDS) -> View:
        """Show what this seat may know; "hands" and "points" are the aids of a perfect memory."""
        return view(self, seat, self.moves() if seat == self.to_act else [], aids)


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> Osaka:
    """Set the table: market, farm, first hands, first player; the first decision is a token for each."""
    state = Osaka()
    state.seats = seats
    state.draw = chance.order("deck", DECK)[::-1]
    state.discard, state.discard_top = 0, -1
    state.ships = [OSAKA] * 4
    state.market, state.market_owner, state.farm, state.farm_owner = [], [], [], []
    state._deal(MARKET_DEALT, state.market, state.market_owner, chance, None)
    state._deal(FARM_DEALT, state.farm, state.farm_owner, chance, None)
    if tell:
        tell(e.MarketDealt(tuple(state.market), tuple(state.farm)))
    state.hands = []
    for seat in range(seats):
        hand = 0
        while coins(hand) < FIRST_HAND:
            hand += ONE[state.draw.pop()]
        state.hands.append(hand)
        if tell:
            tell(e.HandDealt(seat, size(hand), hand))
    state.goods = [0] * seats
    state.insured = [0] * seats
    state.tokens = [0] * seats * 4
    state.points = [0] * seats
    state.sold, state.blind = 0, []
    state.asking, state.passes, state.turns, state.result = [], 0, 0, None
    first, why = _first_player(state.hands, chance)
    state.turn = state.to_act = first
    state.asked = TOKEN
    if tell:
        tell(FirstPlayerFound(first, why))
    return state


def _first_player(hands: list[int], chance: Chance) -> tuple[int, str]:
    """Find who starts: the lowest sum, then the fewest cards, then chance among those still tied."""
    seats = range(len(hands))
    low = [seat for seat in seats if coins(hands[seat]) == min(map(coins, hands))]
    if len(low) == 1:
        return low[0], "lowest sum"
    few = [seat for seat in low if size(hands[seat]) == min(size(hands[other]) for other in low)]
    if len(few) == 1:
        return few[0], "lowest sum, fewest cards"
    return chance.seat("first", few), "chance among equals"
