"""How the picture follows the match, without a window: never ahead of it, one event at a time, each as it was."""

import pytest

from game.core.chance import Dice
from game.core.game import NO_AIDS, NOBODY
from game.core.match import Match
from game.osaka.events import HandDealt, MarketRestocked, ShipSailed
from game.osaka.moves import Buy
from scenes.osaka import SETTING
from scenes.table.playback import Playback
from tests.core.tables import choose
from tests.scenes.sights import WORDS, dealt


def following(match: Match, language: str = "en") -> Playback:
    """Follow a match in a language."""
    return Playback(match, lambda event: SETTING.line(event, match.seats, WORDS[language]))


def watched(playback: Playback, seat: int) -> None:
    """Show everything that has happened."""
    while playback.next(seat, NO_AIDS):
        pass


def advance(match: Match, dice: Dice, number: int) -> None:
    """Play some moves by chance."""
    for _ in range(number):
        if match.state.result is None:
            match.play(choose(match.state, dice))


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_everything_is_shown_once_in_its_order_with_the_view_after_it(seat: int) -> None:
    match = dealt(3, "in order")
    playback = following(match)
    dice = Dice("moves")
    shown = []
    while match.state.result is None:
        advance(match, dice, 3)
        while beat := playback.next(seat, NO_AIDS):
            assert playback.view(seat, NO_AIDS) == beat.view
            shown.append(beat)
    opening = [event.seen_by(seat) for event in match.opening]
    told = list(match.beats(seat))
    assert [beat.event for beat in shown] == opening + [beat.event for beat in told]
    for beat, after in zip(shown[len(opening) :], told, strict=True):
        assert (beat.view.ships, beat.view.goods, beat.view.hands) == (
            after.view.ships,
            after.view.goods,
            after.view.hands,
        )


def test_the_picture_is_never_ahead_of_what_has_been_shown() -> None:
    match = dealt(2, "ahead")
    playback = following(match)
    watched(playback, 0)
    before = match.view(0)
    advance(match, Dice("moves"), 6)
    assert playback.view(0, NO_AIDS) == before
    watched(playback, 0)
    assert playback.view(0, NO_AIDS) == match.view(0)


def test_what_is_still_to_come_before_the_next_decision_is_known_to_the_cue() -> None:
    match = dealt(2, "to come")
    playback = following(match)
    first = playback.next(0, NO_AIDS)
    assert first
    assert len(first.following) == len(match.opening) - 1


def test_nobody_sees_no_hand_being_dealt() -> None:
    match = dealt(3, "no hand")
    for seat in (NOBODY, 0, 2):
        playback = following(match)
        while shown := playback.next(seat, NO_AIDS):
            for event in (shown.event, *shown.following):
                if isinstance(event, HandDealt):
                    assert (event.hand is not None) == (event.seat == seat)


def bought(seed: str) -> tuple[Match, Playback]:
    """Play until somebody has bought and the ships sail without a payday."""
    match = dealt(2, seed)
    playback = following(match)
    dice = Dice(seed)
    while True:
        watched(playback, NOBODY)
        advance(match, dice, 1)
        told = [event for event, _ in match.decisions[-1].told]
        if isinstance(match.decisions[-1].move, Buy) and isinstance(told[-1], MarketRestocked):
            return match, playback


def test_a_purchase_can_be_taken_back_until_the_new_market_is_shown() -> None:
    match, playback = bought("taken back")
    buyer = match.decisions[-1].seat
    while True:
        shown = playback.next(NOBODY, NO_AIDS)
        assert shown
        if isinstance(shown.event, MarketRestocked):
            break
        assert match.why_not_undo(buyer, playback.seen) is None, shown.event
    refusal = match.why_not_undo(buyer, playback.seen)
    assert refusal
    assert refusal.key in ("undo-chance-spoke", "undo-secret-seen")


def test_what_was_taken_back_is_no_longer_in_the_log() -> None:
    match, playback = bought("log")
    before = list(playback.lines)
    while (shown := playback.next(NOBODY, NO_AIDS)) and not isinstance(shown.event, ShipSailed):
        pass
    assert len(playback.lines) > len(before)
    assert match.undo(match.decisions[-1].seat, playback.seen) is None
    playback.back_to(len(match.decisions))
    assert playback.lines == before
    assert playback.next(NOBODY, NO_AIDS) is None
    assert playback.view(NOBODY, NO_AIDS) == match.view(NOBODY)


def test_who_starts_stays_in_the_log_when_the_first_decision_is_taken_back() -> None:
    match = dealt(2, "first")
    playback = following(match)
    watched(playback, 0)
    told = list(playback.lines)
    assert told
    seat = match.state.to_act
    advance(match, Dice("moves"), 1)
    watched(playback, 0)
    assert match.undo(seat) is None
    playback.back_to(0)
    assert playback.lines == told


def test_what_is_played_again_is_shown_again() -> None:
    match, playback = bought("again")
    start = playback.next(NOBODY, NO_AIDS)
    match.undo(match.decisions[-1].seat, playback.seen)
    playback.back_to(len(match.decisions))
    match.redo()
    assert playback.next(NOBODY, NO_AIDS) == start


def test_the_log_can_be_told_in_another_language() -> None:
    match = dealt(3, "retold")
    advance(match, Dice("moves"), 60)
    english, french = following(match, "en"), following(match, "fr")
    watched(english, NOBODY)
    watched(french, NOBODY)
    assert english.lines != french.lines
    english.line = french.line
    english.retell()
    assert english.lines == french.lines
