"""What may be decided in Trader: buying, selling, moving the closed card, the last sale; and why something may not.

What follows from a decision is written in the rules.
"""

from game.core.refusals import GAME_OVER, NOT_ASKED, Reason, Refusal
from game.trader.data import CAPITALS, COLOUR, VALUE
from game.trader.heaps import number
from game.trader.moves import (
    BUYS,
    CLOSES,
    DECLINE,
    PASS,
    Buy,
    Close,
    Decline,
    Move,
    Pass,
    Sell,
    SellTogether,
    SellWithJoker,
)
from game.trader.sales import PARTNER, sales
from game.trader.state import State

ACTION, CLOSED, LAST_SALE = "action", "closed", "last sale"

NO_SUCH_COLUMN = Reason("trader-no-such-column", "There is no such column.")
EMPTY = Reason("trader-empty", "No stock is left in {capital}.")
COVERED = Reason("trader-covered", "The exchange of {capital} is closed: its free stock cannot be bought.")
TOO_DEAR = Reason("trader-too-dear", "This stock costs {price}; you have {money}.")
NOT_YOURS = Reason("trader-not-yours", "You do not have these stocks.")
NOT_PARTNERS = Reason("trader-not-partners", "Your partner does not have this stock.")
TWO_COLOURS = Reason("trader-two-colours", "Two stocks sold together must have the same colour.")
LOWER_FIRST = Reason("trader-lower-first", "The lower of the two stocks is named first.")
TEAM_SALE = Reason("trader-team-sale", "In a team, a sale takes one stock before you and one before your partner.")
NO_PARTNER = Reason("trader-no-partner", "You play without a partner.")
JOKER_USED = Reason("trader-joker-used", "The joker has been used in this round.")
SAME_COLUMN = Reason("trader-same-column", "The closed card must move to a different column.")
CAN_ACT = Reason("trader-can-act", "Passing is only for who can neither buy nor sell.")


def moves(state: State) -> list[Move]:
    """List every legal move; stocks that are alike are listed once."""
    match state.asked:
        case "action":
            return _actions(state)
        case "closed":
            # It leaves when two columns are empty, so there are always at least three others to choose from.
            return [CLOSES[column] for column in range(5) if column != state.closed and state.columns[column]]
        case "last sale":
            return [*sales(state, state.to_act), DECLINE]
    return []


def _actions(state: State) -> list[Move]:
    money, closed = state.money[state.turn], state.closed
    legal: list[Move] = [
        BUYS[column]
        for column, stocks in enumerate(state.columns)
        if stocks and VALUE[stocks[-1]] <= money and column != closed
    ]
    legal += sales(state, state.turn)
    return legal or [PASS]


def why_not(state: State, move: Move) -> Refusal | None:
    """Say why the seat that is asked may not play this move, or None if it may."""
    if state.result:
        return GAME_OVER()
    match move:
        case Buy(column) if state.asked == ACTION:
            return _why_not_buy(state, column)
        case Pass() if state.asked == ACTION:
            return None if _actions(state) == [PASS] else CAN_ACT()
        case Sell(low, high) if state.asked != CLOSED:
            return _why_not_sell(state, low, high)
        case SellTogether(own, partners) if state.asked != CLOSED:
            return _why_not_sell_together(state, own, partners)
        case SellWithJoker(stock, of_partner) if state.asked != CLOSED:
            return _why_not_joker(state, stock, of_partner)
        case Close(column) if state.asked == CLOSED:
            return _why_not_close(state, column)
        case Decline() if state.asked == LAST_SALE:
            return None
    return NOT_ASKED()


def _why_not_buy(state: State, column: int) -> Refusal | None:
    if not 0 <= column < len(CAPITALS):
        return NO_SUCH_COLUMN()
    if not state.columns[column]:
        return EMPTY(capital=CAPITALS[column])
    if column == state.closed:
        return COVERED(capital=CAPITALS[column])
    price, money = VALUE[state.columns[column][-1]], state.money[state.turn]
    return None if price <= money else TOO_DEAR(price=price, money=money)


def _why_not_sell(state: State, low: int, high: int) -> Refusal | None:
    if state.seats == 4:
        return TEAM_SALE()
    own = state.stocks[state.to_act]
    if not number(own, high) or number(own, low) < (2 if low == high else 1):
        return NOT_YOURS()
    if COLOUR[low] != COLOUR[high]:
        return TWO_COLOURS()
    return None if low <= high else LOWER_FIRST()


def _why_not_sell_together(state: State, own: int, partners: int) -> Refusal | None:
    if state.seats != 4:
        return NO_PARTNER()
    if not number(state.stocks[state.to_act], own):
        return NOT_YOURS()
    if not number(state.stocks[PARTNER[state.to_act]], partners):
        return NOT_PARTNERS()
    return None if COLOUR[own] == COLOUR[partners] else TWO_COLOURS()


def _why_not_joker(state: State, stock: int, of_partner: bool) -> Refusal | None:
    if of_partner and state.seats != 4:
        return NO_PARTNER()
    if not state.jokers[state.side(state.to_act)]:
        return JOKER_USED()
    if of_partner:
        return None if number(state.stocks[PARTNER[state.to_act]], stock) else NOT_PARTNERS()
    return None if number(state.stocks[state.to_act], stock) else NOT_YOURS()


def _why_not_close(state: State, column: int) -> Refusal | None:
    if not 0 <= column < len(CAPITALS):
        return NO_SUCH_COLUMN()
    if column == state.closed:
        return SAME_COLUMN()
    return None if state.columns[column] else EMPTY(capital=CAPITALS[column])
