"""How Traders of Osaka is played: the deal, the moves, why others are refused, and what follows from each."""

from itertools import product

from game.core.chance import Chance
from game.core.events import FirstPlayerFound, GameEnded, Tell
from game.core.game import NO_AIDS, NOBODY, Aids, Options, clockwise
from game.core.refusals import GAME_OVER, NOT_ASKED, Reason, Refusal
from game.osaka import events as e
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
    VALUE,
    WAVES,
)
from game.osaka.heaps import (
    HIGHEST,
    LOT,
    NUMBER,
    ONE,
    best,
    cards,
    coins,
    lot,
    payments,
    size,
    symbols,
    tally,
    within,
)
from game.osaka.moves import (
    DECLINE,
    PASS,
    RESERVES,
    TAKES,
    TOKENS,
    Buy,
    Decline,
    Insure,
    Move,
    Pass,
    Reserve,
    Take,
    Token,
)
from game.osaka.scoring import lowest, points, result
from game.osaka.state import State
from game.osaka.view import View, view

TOKEN, ACTION, INSURE = "token", "action", "insure"

NO_SUCH_CARD = Reason("osaka-no-such-card", "There is no such card.")
RESERVED = Reason("osaka-reserved", "Seat {owner} has reserved this card.")
PIECE_OUT = Reason("osaka-piece-out", "Your reservation piece already lies on a card.")
PIECE_THERE = Reason("osaka-piece-there", "This card already carries a piece.")
NOTHING_FOR_SALE = Reason("osaka-nothing-for-sale", "No card of the market may be bought now.")
NOT_IN_HAND = Reason("osaka-not-in-hand", "These cards are not all in the hand.")
TOO_LITTLE = Reason("osaka-too-little", "The market costs {cost}; these cards pay {paid}.")
CAN_ACT = Reason("osaka-can-act", "Passing is only for who can neither buy, take nor reserve.")
NOT_AT_RISK = Reason("osaka-not-at-risk", "Only uninsured goods of a ship being wrecked can be insured.")
NO_SYMBOL = Reason("osaka-no-symbol", "A card without an insurance symbol insures nothing.")
WRONG_COLOUR = Reason("osaka-wrong-colour", "A card insures goods of its own colour only.")
TOO_FEW_SYMBOLS = Reason("osaka-too-few-symbols", "{symbols} symbols cannot insure {goods} goods.")
IDLE_CARD = Reason("osaka-idle-card", "Each discarded card must insure at least one of the goods.")


class Osaka(State):
    """A game of Traders of Osaka."""

    __slots__ = ()

    # ---- whose decision, and what may be decided

    def moves(self) -> list[Move]:
        """List every sensible move: payments hold no needless card, insurance saves the best goods."""
        match self.asked:
            case "action":
                return self._actions()
            case "insure":
                return self._insurances()
            case "token":
                return list(TOKENS)
        return []

    def _actions(self) -> list[Move]:
        seat = self.turn
        owners, farm_owners = self.market_owner, self.farm_owner
        market = self.market
        legal: list[Move] = []
        cost = 0
        for slot, owner in enumerate(owners):
            if owner == FREE or owner == seat:
                legal.append(TAKES[slot])
                cost += VALUE[market[slot]]
        if seat not in owners and seat not in farm_owners:
            reserves = RESERVES["market"]
            legal += [reserves[slot] for slot, owner in enumerate(owners) if owner == FREE]
            reserves = RESERVES["farm"]
            legal += [reserves[slot] for slot, owner in enumerate(farm_owners) if owner == FREE]
        if cost:
            hand = self.hands[seat]
            if coins(hand) >= cost:
                legal += map(Buy, payments(hand, cost))
        return legal or [PASS]

    def _insurances(self) -> list[Move]:
        """List the ways to insure: any spending without a needless card in each colour, the best goods saved."""
        hand = self.hands[self.to_act]
        ways: list[list[tuple[int, int]]] = []
        for colour in self.wrecked():
            at_risk = lot(self.goods[self.to_act], colour)
            number = size(at_risk)
            twos, threes, _ = tally(lot(hand, colour))
            fitting = [(0, 0)]
            for i in range(twos + 1):
                for j in range(threes + 1):
                    covered = 2 * i + j
                    if covered > 0 and covered - (1 if j else 2) < number:
                        spent = (i * ONE[0] + j * ONE[1]) << 12 * colour
                        fitting.append((spent, best(at_risk, min(number, covered))))
            ways.append(fitting)
        return [
            Insure(sum(spent for spent, _ in way), sum(saved for _, saved in way))
            if any(way_of[0] for way_of in way)
            else DECLINE
            for way in product(*ways)
        ]

    def wrecked(self) -> list[int]:
        """List the colours whose ships are among the great waves."""
        return [colour for colour, space in enumerate(self.ships) if space in WAVES]

    def for_sale(self, seat: int) -> int:
        """Gather what this seat would buy now: every market card that nobody else has reserved."""
        return sum(
            ONE[card]
            for card, owner in zip(self.market, self.market_owner, strict=True)
            if owner == FREE or owner == seat
        )

    def why_not(self, move: Move) -> Refusal | None:
        """Say why the seat that is asked may not play this move, or None if it may."""
        if self.result:
            return GAME_OVER()
        if isinstance(move, Token):
            return NOT_ASKED() if self.asked != TOKEN else None if 0 <= move.colour < 4 else NO_SUCH_CARD()
        if isinstance(move, Insure | Decline):
            return NOT_ASKED() if self.asked != INSURE else self._why_not_insure(move)
        if self.asked != ACTION:
            return NOT_ASKED()
        match move:
            case Take(slot):
                return self._why_not_mine(slot)
            case Reserve(row, slot):
                return self._why_not_reserve(row, slot)
            case Buy(payment):
                return self._why_not_buy(payment)
            case Pass():
                return None if self._actions() == [PASS] else CAN_ACT()

    def _why_not_mine(self, slot: int) -> Refusal | None:
        if not 0 <= slot < len(self.market):
            return NO_SUCH_CARD()
        owner = self.market_owner[slot]
        return None if owner in (FREE, self.turn) else RESERVED(owner=owner)

    def _why_not_reserve(self, row: str, slot: int) -> Refusal | None:
        owners = self.market_owner if row == "market" else self.farm_owner
        if not 0 <= slot < len(owners):
            return NO_SUCH_CARD()
        if self.turn in self.market_owner or self.turn in self.farm_owner:
            return PIECE_OUT()
        return None if owners[slot] == FREE else PIECE_THERE()

    def _why_not_buy(self, payment: int) -> Refusal | None:
        goods = self.for_sale(self.turn)
        if not goods:
            return NOTHING_FOR_SALE()
        if not within(payment, self.hands[self.turn]):
            return NOT_IN_HAND()
        cost, paid = coins(goods), coins(payment)
        return None if paid >= cost else TOO_LITTLE(cost=cost, paid=paid)

    def _why_not_insure(self, move: Insure | Decline) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        spent, saved = move.spent, move.saved
        if not spent or not within(spent, self.hands[self.to_act]):
            return NOT_IN_HAND()
        at_risk = sum(lot(self.goods[self.to_act], colour) for colour in self.wrecked())
        if not within(saved, at_risk):
            return NOT_AT_RISK()
        if any(not symbols(ONE[card]) for card in cards(spent)):
            return NO_SYMBOL()
        for colour in range(4):
            discarded, covered = lot(spent, colour), lot(saved, colour)
            if covered and not discarded:
                return WRONG_COLOUR()
            if size(covered) > symbols(discarded):
                return TOO_FEW_SYMBOLS(symbols=symbols(discarded), goods=size(covered))
            if size(covered) < size(discarded):
                return IDLE_CARD()
        return None

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
        seat = self.turn
        goods = self.for_sale(seat)
        others = [
            (card, owner)
            for card, owner in zip(self.market, self.market_owner, strict=True)
            if owner != FREE and owner != seat
        ]
        piece_back = seat in self.market_owner
        self.market = [card for card, _ in others]
        self.market_owner = [owner for _, owner in others]
        self.hands[seat] -= payment
        self._discard(payment)
        self.goods[seat] += goods
        self.passes = 0
        if tell:
            tell(e.PaymentMade(seat, payment, coins(goods)))
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
        arrived = [colour for colour in range(4) if self.ships[colour] == EDO]
        order = clockwise(self.seats, self.turn)
        if tell:
            tell(e.PaydayCame(tuple(arrived)))
        scored = [(seat, colour) for colour in arrived for seat in order if self._sell(seat, colour, chance, tell)]
        for seat, colour in scored:
            self.tokens[seat * 4 + colour] += 1
            if tell:
                tell(e.TokenWon(seat, colour))
        if any(sum(self.tokens[seat * 4 : seat * 4 + 4]) >= TOKENS_TO_END for seat in order):
            self._end("tokens", tell)
            return
        at_risk = LOT_OF[tuple(self.wrecked())]
        self.asking = [seat for seat in order if self.goods[seat] & at_risk]
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
        wrecked = self.wrecked()
        lost = LOT_OF[tuple(wrecked)]
        if tell:
            for colour in wrecked:
                tell(e.ShipWrecked(colour))
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
        moved = tuple(self.farm)
        self.market += self.farm
        self.market_owner += self.farm_owner
        drawn = self._draw_some(MARKET_RESTOCK, chance, tell)
        self.market += drawn
        self.market_owner += [FREE] * len(drawn)
        self.farm = self._draw_some(FARM_RESTOCK, chance, tell)
        self.farm_owner = [FREE] * len(self.farm)
        if tell:
            tell(e.MarketRestocked(moved, tuple(drawn), tuple(self.farm)))

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

    def _draw_some(self, number: int, chance: Chance, tell: Tell | None) -> list[int]:
        if len(self.draw) > number:
            drawn = self.draw[: -number - 1 : -1]
            del self.draw[-number:]
            return drawn
        return [card for _ in range(number) if (card := self._draw(chance, tell)) is not None]

    # ---- what a seat knows

    def view(self, seat: int, aids: Aids = NO_AIDS) -> View:
        """Show what this seat may know; "hands" and "points" are the aids of a perfect memory."""
        return view(self, seat, self.moves() if seat == self.to_act else [], aids)


LOT_OF = {
    colours: sum(LOT << 12 * colour for colour in colours)
    for picked in product((False, True), repeat=4)
    if (colours := tuple(colour for colour in range(4) if picked[colour])) is not None
}
"""For the colours of some ships, the bits their goods have in a heap."""


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> Osaka:
    """Set the table: market, farm, first hands, first player; the first decision is a token for each."""
    state = Osaka()
    state.seats = seats
    state.draw = chance.order("deck", DECK)[::-1]
    state.discard, state.discard_top = 0, -1
    state.ships = [OSAKA] * 4
    state.market = state._draw_some(MARKET_DEALT, chance, None)
    state.market_owner = [FREE] * MARKET_DEALT
    state.farm = state._draw_some(FARM_DEALT, chance, None)
    state.farm_owner = [FREE] * FARM_DEALT
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
