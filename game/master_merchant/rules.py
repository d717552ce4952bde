"""How Master Merchant is played: the deal, the turn, the moves, why others are refused, and what follows from each.

What the cards themselves do is written in the effects.
"""

from functools import lru_cache

from game.core.chance import Chance
from game.core.events import FirstPlayerFound, GameEnded, Tell
from game.core.game import NO_AIDS, NOBODY, RANDOM, Aids, Options, first_seat
from game.core.refusals import GAME_OVER, NOT_ASKED, Reason, Refusal
from game.master_merchant import choices, effects
from game.master_merchant import events as e
from game.master_merchant.data import CARDS, HIIRAGI, KINDS, NO_CARD, PLAYS, TURNS_EACH
from game.master_merchant.heaps import CITY, ONE, START, count, kinds, only, size
from game.master_merchant.moves import (
    BEAR,
    DOWNS,
    END,
    SHIELD,
    WAIVE,
    Bear,
    Down,
    End,
    Move,
    Play,
    Shield,
    Use,
    Waive,
)
from game.master_merchant.moves import PLAYS as PLAY_MOVES
from game.master_merchant.scoring import TURNS, result, won
from game.master_merchant.state import State
from game.master_merchant.view import View, view

PLAY, EFFECT, SHIELDING = "play", "effect", "shield"
"""What may be asked."""
PICK_UP = "pick_up"
A_SHIELD = only((HIIRAGI,))

NOT_IN_HAND = Reason("mm-not-in-hand", "There are {have} {card} in your hand, not {number}.")
NO_SUCH_CARD = Reason("mm-no-such-card", "There is no such card.")


class MasterMerchant(State):
    """A game of Master Merchant."""

    __slots__ = ()

    # ---- whose decision, and what may be decided

    def moves(self) -> list[Move]:
        """List every legal move."""
        match self.asked:
            case "effect":
                return [*choices.uses(self), WAIVE]
            case "play":
                return [*_from_hand(self.hands[self.turn]), END]
            case "shield":
                return [SHIELD, BEAR]
        return []

    def why_not(self, move: Move) -> Refusal | None:
        """Say why the seat that is asked may not play this move, or None if it may."""
        if self.result:
            return GAME_OVER()
        match move:
            case Play(card, number) if self.asked == PLAY:
                return self._why_not_play(card, number)
            case Down(card) if self.asked == PLAY:
                return self._why_not_play(card, 1)
            case End() if self.asked == PLAY:
                return None
            case Use() if self.asked == EFFECT:
                return choices.why_not(self, move)
            case Waive() if self.asked == EFFECT:
                return None
            case Shield() | Bear() if self.asked == SHIELDING:
                return None
        return NOT_ASKED()

    def _why_not_play(self, card: int, number: int) -> Refusal | None:
        if not 0 <= card < KINDS or number < 1:
            return NO_SUCH_CARD()
        have = count(self.hands[self.turn], card)
        return None if have >= number else NOT_IN_HAND(have=have, card=CARDS[card], number=number)

    # ---- playing a move

    def play(self, move: Move, chance: Chance, tell: Tell | None = None) -> None:
        """Play a legal move and everything that follows from it, up to the next decision."""
        if isinstance(move, Use):
            self._use(move, chance, tell)
        elif isinstance(move, Down):
            self._play_face_down(move.card, move.gold, tell)
        elif isinstance(move, Play):
            self._play_face_up(move.card, move.number, tell)
        elif isinstance(move, Waive):
            self._waive(tell)
        elif isinstance(move, End):
            self._end_turn(tell)
        else:
            self._answer(isinstance(move, Shield), chance, tell)

    def _play_face_up(self, card: int, number: int, tell: Tell | None) -> None:
        """Lay down all cards of a play; their effects are then used or waived one by one."""
        seat = self.turn
        self.laid = laid = number * ONE[card]
        self.hands[seat] -= laid
        self.up[seat] += laid
        self.plays -= 1
        self.card, self.effects = card, number
        self.asked = EFFECT
        if tell:
            tell(e.CardsPlayed(seat, card, number))

    def _play_face_down(self, card: int, gold: bool, tell: Tell | None) -> None:
        seat = self.turn
        self.hands[seat] -= ONE[card]
        self.down[seat] += ONE[card]
        self.plays -= 1
        if tell:
            tell(e.CardHidden(seat, card))
        if gold:
            effects.gain_gold(self, seat, 1, tell)
        self._next_play(tell)

    def _use(self, use: Use, chance: Chance, tell: Tell | None) -> None:
        """Say what is chosen; those affected who have a face-up Hiiragi are then asked, or it happens at once."""
        if tell:
            tell(e.EffectUsed(self.turn, self.card, use.seat, use.card, use.down))
        asking = [seat for seat in choices.affected(self, use) if self.up[seat] & A_SHIELD]
        if asking:
            self.declared, self.asking = use, tuple(asking)
            self.asked, self.to_act = SHIELDING, asking[0]
        else:
            effects.happen(self, use, chance, tell)
            self._next_effect(tell)

    def _waive(self, tell: Tell | None) -> None:
        if tell:
            tell(e.EffectWaived(self.turn, self.card))
        self._next_effect(tell)

    def _answer(self, shield: bool, chance: Chance, tell: Tell | None) -> None:
        """Shield or bear; when all who are asked have answered, the effect happens to the others."""
        seat = self.to_act
        self.asking = self.asking[1:]
        if shield:
            self.up[seat] -= ONE[HIIRAGI]
            self.down[seat] += ONE[HIIRAGI]
            self.shielded += (seat,)
        if tell:
            tell(e.EffectShielded(seat) if shield else e.EffectBorne(seat))
        if self.asking:
            self.to_act = self.asking[0]
        elif self.declared:
            self.asked, self.to_act = EFFECT, self.turn
            effects.happen(self, self.declared, chance, tell)
            self.declared, self.shielded = None, ()
            self._next_effect(tell)

    # ---- what comes next

    def _next_effect(self, tell: Tell | None) -> None:
        self.effects -= 1
        if not self.effects:
            self.card, self.laid = NO_CARD, 0
            self._next_play(tell)

    def _next_play(self, tell: Tell | None) -> None:
        """Ask for the next play; the turn ends by itself when no play or no card in hand is left."""
        if self.plays and self.hands[self.turn]:
            self.asked = PLAY
        else:
            self._end_turn(tell)

    def _end_turn(self, tell: Tell | None) -> None:
        """Check whether the player whose turn ends has won; otherwise the next player's turn begins."""
        seat = self.turn
        if tell:
            tell(e.TurnEnded(seat))
        reason = won(self, seat)
        if reason:
            self._end(reason, seat, tell)
        elif self.turns == TURNS_EACH * self.seats:
            self._end(TURNS, NOBODY, tell)
        else:
            self._begin_turn((seat + 1) % self.seats, tell)

    def _begin_turn(self, seat: int, tell: Tell | None) -> None:
        """Pick up the discard with no card in hand, and with one card unless a lone card may be played."""
        self.turn = self.to_act = seat
        self.turns += 1
        self.plays = PLAYS
        self.asked = PLAY
        hand = self.hands[seat]
        if not hand or (self.lone_card == PICK_UP and size(hand) == 1):
            up, down = self.up[seat], self.down[seat]
            self.hands[seat] = hand + up + down
            self.up[seat] = self.down[seat] = 0
            if tell:
                tell(e.DiscardPickedUp(seat, up, size(down), down))

    def _end(self, reason: str, winner: int, tell: Tell | None) -> None:
        self.result = result(self, reason, winner)
        self.to_act = NOBODY
        self.asked = ""
        if tell:
            tell(GameEnded(reason))

    # ---- what a seat knows

    def view(self, seat: int, aids: Aids = NO_AIDS) -> View:
        """Show what this seat may know; "owned" is the aid of a perfect memory."""
        return view(self, seat, self.moves() if seat == self.to_act else [], aids)


@lru_cache(maxsize=1 << 14)
def _from_hand(hand: int) -> tuple[Move, ...]:
    """List what may be played from a hand: any number of one name face up, or any card face down."""
    found: list[Move] = []
    for card in kinds(hand):
        found += PLAY_MOVES[card][: count(hand, card)]
        found += DOWNS[card]
    return tuple(found)


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> MasterMerchant:
    """Set the table: the city, two start cards for everybody, no gold; and settle who starts."""
    state = MasterMerchant()
    state.seats = seats
    state.lone_card = str(options["lone_card"])
    state.city = CITY
    state.hands = [START] * seats
    state.up = [0] * seats
    state.down = [0] * seats
    state.gold = [0] * seats
    state.card, state.laid, state.effects = NO_CARD, 0, 0
    state.declared, state.asking, state.shielded = None, (), ()
    state.turns, state.result = 0, None
    first = first_seat(seats, options, chance)
    state._begin_turn(first, None)
    if tell:
        tell(FirstPlayerFound(first, "chance" if options["first"] == RANDOM else "chosen"))
    return state
