"""What a seat of Master Merchant may know: cards lie open, except hands and what lies face down."""

import pytest

from game.core.chance import Dice
from game.core.match import Match, Seat
from game.master_merchant import TITLE
from game.master_merchant import events as e
from game.master_merchant.data import CARDS
from game.master_merchant.heaps import text
from tests.master_merchant.table import player, table

KANDA = CARDS.index("kanda")


def test_only_the_owner_may_look_at_a_face_down_card() -> None:
    game = table(player(hand="kanda"), player(down="oboro"))
    game.play("down kanda")
    assert text(game.state.view(0).down[0]) == "kanda"
    assert game.state.view(1).down == (None, game.state.down[1], None)
    assert game.state.view(1).down_sizes == (1, 1, 0)
    hidden = game.told[0]
    assert hidden == e.CardHidden(0, KANDA)
    assert hidden.seen_by(0) == hidden
    assert hidden.seen_by(1) == e.CardHidden(0, None)


def test_hands_are_known_by_their_size() -> None:
    view = table(player(), player(hand="kanda"), player()).state.view(0)
    assert view.hands[1:] == (None, None)
    assert view.hand_sizes == (2, 3, 2)


def test_what_is_picked_up_from_face_down_is_seen_by_its_owner_only() -> None:
    game = table(player(), player(up="trick negotiation", down="kanda"))
    game.play("end")
    picked = game.told[-1]
    assert isinstance(picked, e.DiscardPickedUp)
    assert text(picked.seen_by(1).face_down or 0) == "kanda"
    assert picked.seen_by(0).face_down is None
    assert (text(picked.seen_by(0).face_up), picked.seen_by(0).number) == ("trick negotiation", 1)


@pytest.mark.parametrize("card", ["oboro", "tokunaga"])
def test_a_face_down_card_taken_back_is_not_shown(card: str) -> None:
    game = table(player(hand=card, down="kanda"))
    game.play(f"play {card} 1", "use at 0 kanda down")
    for event in game.told:
        assert event.seen_by(0) == event
        assert getattr(event.seen_by(1), "chosen", None) is None
        assert getattr(event.seen_by(1), "card", None) != KANDA
        assert not event.reveals


@pytest.mark.parametrize("card", ["daimon", "sakuraya"])
def test_a_face_down_card_that_is_paid_for_or_goes_to_the_city_is_shown_and_cannot_be_unseen(card: str) -> None:
    game = table(player(hand=card, down="kanda", gold=3))
    game.play(f"play {card} 1", "use at 0 kanda down")
    shown = e.CardShown(0, KANDA)
    assert shown in [event.seen_by(1) for event in game.told]
    assert shown.reveals


@pytest.mark.parametrize("card", ["daimon", "sakuraya", "tokunaga"])
def test_a_card_that_lay_open_is_seen_by_all_and_needs_no_showing(card: str) -> None:
    game = table(player(hand=card, gold=3), player(up="kanda"))
    game.play(f"play {card} 1", "use at 1 kanda")
    assert [event.seen_by(2) for event in game.told] == game.told
    assert e.CardShown(1, KANDA) not in game.told


def test_what_somebody_owns_is_shown_only_with_the_aid_of_a_perfect_memory() -> None:
    state = table(player(), player(hand="kanda", up="oboro", down="izumiya")).state
    assert state.view(0).owned[1] is None
    assert text(state.view(0, TITLE.aids).owned[1]) == "trick negotiation izumiya oboro kanda"
    assert state.view(0, TITLE.aids).hands[1] is None


def test_when_the_game_is_over_the_names_are_counted_openly() -> None:
    game = table(player(gold=8), player(hand="kanda"))
    game.play("end")
    assert text(game.state.view(0).owned[1]) == "trick negotiation kanda"


def test_dealing_anew_changes_only_what_the_seat_cannot_know() -> None:
    state = table(player(hand="kanda", down="oboro"), player(hand="kanda izumiya", up="hiiragi", down="daimon")).state
    view = state.view(0, TITLE.aids)
    dealt = [TITLE.redeal(view, Dice(seed)) for seed in range(60)]
    assert all(other.view(0, TITLE.aids) == view for other in dealt)
    assert {text(other.down[1]) for other in dealt} == {"trick", "negotiation", "kanda", "izumiya", "daimon"}


def test_dealing_anew_needs_a_perfect_memory() -> None:
    with pytest.raises(ValueError, match="perfect memory"):
        TITLE.redeal(table().state.view(0), Dice(1))


def test_nothing_secret_is_in_the_repr_of_a_position() -> None:
    state = table(player(hand="kanda"), player(down="oboro")).state
    assert repr(state) == "<Master Merchant, 3 seats, turn 1, seat 0 asked for play>"


def test_undo_stops_where_a_face_down_card_was_shown() -> None:
    seats = [Seat(name, "person", colour) for name, colour in (("A", "white"), ("B", "pink"), ("C", "grey"))]
    match = Match(TITLE, seats, {"first": 0}, Dice(1))
    match.state = table(player(hand="daimon", down="kanda")).state
    for notation in ("play daimon 1", "use at 0 kanda down"):
        assert match.play(TITLE.read(notation)) is None
    assert match.undo(0) == "New cards have been seen since."
