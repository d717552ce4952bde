"""How Trader is played: the deal and what follows from each move. What may be decided is written in the choices."""

from game.core.chance import Chance
from game.core.events import FirstPlayerFound, GameEnded, Tell
from game.core.game import NO_AIDS, NOBODY, RANDOM, Aids, Options, clockwise, first_seat
from game.core.refusals import Refusal
from game.trader import choices
from game.trader import events as e
from game.trader.choices import ACTION, CLOSED, LAST_SALE
from game.trader.data import DECK, EMPTY_ENDS, EMPTY_UNCLOSES, HEIGHT, JOKER, MIDDLE, MONEY, NOWHERE, SIDES, VALUE
from game.trader.heaps import ONE
from game.trader.moves import Buy, Close, Move, Pass, Sell, SellTogether, SellWithJoker
from game.trader.sales import PARTNER, sales
from game.trader.scoring import result
from game.trader.state import State
from game.trader.view import View, view


class Trader(State):
    """A match of Trader."""

    __slots__ = ()

    # ---- what may be decided

    def moves(self) -> list[Move]:
        """List every legal move; stocks that are alike are listed once."""
        return choices.moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        """Say why the seat that is asked may not play this move, or None if it may."""
        return choices.why_not(self, move)

    # ---- playing a move

    def play(self, move: Move, chance: Chance, tell: Tell | None = None) -> None:
        """Play a legal move and everything that follows from it, up to the next decision."""
        if isinstance(move, Buy):
            self._buy(move.column, chance, tell)
        elif isinstance(move, Close):
            self._close(move.column, chance, tell)
        elif isinstance(move, Sell):
            self._sell_two(move.low, move.high, self.to_act, chance, tell)
        elif isinstance(move, SellTogether):
            self._sell_two(move.own, move.partners, PARTNER[self.to_act], chance, tell)
        elif isinstance(move, SellWithJoker):
            holder = PARTNER[self.to_act] if move.of_partner else self.to_act
            self._sell_with_joker(move.stock, holder, chance, tell)
        elif isinstance(move, Pass):
            self._pass(chance, tell)
        else:
            self._decline(chance, tell)

    def _buy(self, column: int, chance: Chance, tell: Tell | None) -> None:
        """Pay for the free stock of a column; the second empty column opens the exchange, the third ends the round."""
        seat, stocks = self.turn, self.columns[column]
        stock = stocks[-1]
        self.columns[column] = stocks = stocks[:-1]
        self.money[seat] -= VALUE[stock]
        self.stocks[seat] += ONE[stock]
        self.passes = 0
        if tell:
            tell(e.StockBought(seat, column, stock))
        if not stocks:
            empty = self.columns.count(())
            if tell:
                tell(e.ColumnEmptied(column, empty))
            if empty == EMPTY_ENDS:
                self._end_trading(chance, tell)
                return
            if empty == EMPTY_UNCLOSES and self.closed != NOWHERE:
                if tell:
                    tell(e.ClosedCardLeft(self.closed))
                self.closed = NOWHERE
        self._ask_to_close(chance, tell)

    def _sell_two(self, stock: int, other: int, holder: int, chance: Chance, tell: Tell | None) -> None:
        """Sell a stock before the seller and another before the holder: the seller again, or the partner."""
        seat = self.to_act
        self.stocks[seat] -= ONE[stock]
        self.stocks[holder] -= ONE[other]
        self.sold += ONE[stock] + ONE[other]
        self.money[seat] += VALUE[stock] * VALUE[other]
        if tell:
            tell(e.StocksSold(seat, stock, other, holder))
        self._after_sale(chance, tell)

    def _sell_with_joker(self, stock: int, holder: int, chance: Chance, tell: Tell | None) -> None:
        seat = self.to_act
        self.stocks[holder] -= ONE[stock]
        self.sold += ONE[stock]
        self.jokers[seat % len(self.jokers)] = False
        self.money[seat] += JOKER * VALUE[stock]
        if tell:
            tell(e.StockSoldWithJoker(seat, stock, holder))
        self._after_sale(chance, tell)

    def _after_sale(self, chance: Chance, tell: Tell | None) -> None:
        """Go on with the turn; or, if this was a last sale, strike the whole side off: it has made its one."""
        if self.asked == ACTION:
            self.passes = 0
            self._ask_to_close(chance, tell)
        else:
            side = self.side(self.to_act)
            self.asking = tuple(seat for seat in self.asking if self.side(seat) != side)
            self._ask_last_sale(chance, tell)

    def _decline(self, chance: Chance, tell: Tell | None) -> None:
        """Leave the last sale to the partner, or make none."""
        if tell:
            tell(e.LastSaleDeclined(self.to_act))
        self.asking = self.asking[1:]
        self._ask_last_sale(chance, tell)

    def _pass(self, chance: Chance, tell: Tell | None) -> None:
        """Do nothing; who could have paid for the covered stock still moves the closed card."""
        self.passes += 1
        if tell:
            tell(e.TurnPassed(self.turn))
        if self.closed != NOWHERE and VALUE[self.columns[self.closed][-1]] <= self.money[self.turn]:
            self.asked = CLOSED
        else:
            self._next_turn(chance, tell)

    def _ask_to_close(self, chance: Chance, tell: Tell | None) -> None:
        """After buying or selling, the player moves the closed card while there is one."""
        if self.closed != NOWHERE:
            self.asked = CLOSED
        else:
            self._next_turn(chance, tell)

    def _close(self, column: int, chance: Chance, tell: Tell | None) -> None:
        if tell:
            tell(e.ClosedCardMoved(self.turn, self.closed, column))
        self.closed = column
        self._next_turn(chance, tell)

    def _next_turn(self, chance: Chance, tell: Tell | None) -> None:
        """Pass the turn clockwise, unless everybody has passed in a row."""
        if self.passes == self.seats:
            self._end_trading(chance, tell)
            return
        self.turn = self.to_act = (self.turn + 1) % self.seats
        self.turns += 1
        self.asked = ACTION

    # ---- the end of a round

    def _why_ended(self) -> str:
        return "everybody passed" if self.passes == self.seats else "three columns are empty"

    def _end_trading(self, chance: Chance, tell: Tell | None) -> None:
        """Begin the last sales with the next player; who has nothing that can be sold is not asked."""
        if tell:
            tell(e.TradingEnded(self._why_ended()))
        order = clockwise(self.seats, (self.turn + 1) % self.seats)
        self.asking = tuple(seat for seat in order if sales(self, seat))
        self._ask_last_sale(chance, tell)

    def _ask_last_sale(self, chance: Chance, tell: Tell | None) -> None:
        """Ask the next seat for its last sale; when all have answered, the round is over."""
        if self.asking:
            self.asked = LAST_SALE
            self.to_act = self.asking[0]
        else:
            self._end_round(chance, tell)

    def _end_round(self, chance: Chance, tell: Tell | None) -> None:
        """Count the money; start the next round one seat further, or end the match."""
        self.scores += (tuple(self.money),)
        if tell:
            tell(e.RoundEnded(len(self.scores), self.scores[-1]))
        if len(self.scores) < self.rounds:
            self.first = (self.first + 1) % self.seats
            self.start_round("one seat further each round", chance, tell)
            return
        reason = self._why_ended()
        self.result = result(reason, self.scores)
        self.to_act = NOBODY
        self.asked = ""
        if tell:
            tell(GameEnded(reason))

    def start_round(self, why_first: str, chance: Chance, tell: Tell | None) -> None:
        """Lay out all stocks anew and hand out money and jokers; the first seat begins."""
        seats = self.seats
        dealt = tuple(chance.order("stocks", DECK))
        self.columns = [dealt[top : top + HEIGHT] for top in range(0, len(DECK), HEIGHT)]
        self.closed = MIDDLE if seats == 3 else NOWHERE
        self.stocks, self.sold = [0] * seats, 0
        self.jokers = [True] * SIDES[seats]
        self.money = [MONEY[seats]] * seats
        self.turn = self.to_act = self.first
        self.turns, self.passes = 1, 0
        self.asked, self.asking = ACTION, ()
        if tell:
            tell(e.StocksDealt(len(self.scores) + 1, dealt))
            if self.closed != NOWHERE:
                tell(e.ClosedCardLaid(self.closed))
            tell(FirstPlayerFound(self.first, why_first))

    # ---- what a seat knows

    def view(self, seat: int, aids: Aids = NO_AIDS) -> View:
        """Show what this seat may know; "money" is the aid of a perfect memory."""
        return view(self, seat, self.moves() if seat == self.to_act else [], aids)


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> Trader:
    """Set the table for the first round of a match."""
    state = Trader()
    state.seats = seats
    state.rounds = int(options["rounds"])
    state.scores, state.result = (), None
    state.first = first_seat(seats, options, chance)
    state.start_round("chance" if options["first"] == RANDOM else "chosen", chance, tell)
    return state
