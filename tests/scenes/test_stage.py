"""Motion without a window: what was elsewhere travels, what is new comes along a flow, what is gone leaves."""

import random
from dataclasses import dataclass, replace

import pytest

from scenes.placement import Drawing, Key, Placement
from scenes.stage import RISE, SHIFT, STYLES, Flow, Stage


def card(*key: object, x: float = 0, y: float = 0, face: str = "card", **how: object) -> Placement:
    """A piece with a face that lies somewhere."""
    return Placement(key, face, x, y, 100, 140, piece=True, **how)  # type: ignore[arg-type]


def spot(*key: object, x: float = 0, y: float = 0) -> Placement:
    """A place that is only marked."""
    return Placement(key, "", x, y, 20, 28)


def showing(*places: Placement, pace: float = 1) -> Stage:
    """A stage on which these placements rest at time 0."""
    stage = Stage()
    stage.pace = pace
    stage.set(list(places), 0)
    stage.finish()
    return stage


def seen(stage: Stage, now: float) -> dict[Key, Placement]:
    """What is seen, by key."""
    return {place.key: place for place in stage.picture(now)}


@dataclass(frozen=True, slots=True)
class Note(Drawing):
    """A drawing that says something."""

    words: str


# ---- at rest


def test_what_is_set_first_is_there_at_once() -> None:
    stage = Stage()
    stage.set([card("a"), card("b", x=50)], 0)
    assert not stage.moving(0)
    assert seen(stage, 0) == {("a",): card("a"), ("b",): card("b", x=50)}


def test_the_lowest_comes_first() -> None:
    stage = showing(card("top", z=9), card("bottom", z=1), card("middle", z=5))
    assert [place.key[0] for place in stage.picture(0)] == ["bottom", "middle", "top"]


def test_the_same_picture_again_moves_nothing() -> None:
    stage = showing(card("a"), card("b"))
    stage.set([card("a"), card("b")], 10)
    assert not stage.journeys


# ---- travelling by itself


def test_a_piece_that_lies_elsewhere_glides_there() -> None:
    stage = showing(card("a", x=0))
    stage.set([card("a", x=300)], 0)
    assert seen(stage, 0)["a",].x == 0
    assert 0 < seen(stage, SHIFT / 2)["a",].x < 300
    assert stage.moving(SHIFT - 1)
    assert not stage.moving(SHIFT)
    assert seen(stage, SHIFT)["a",] == card("a", x=300)


def test_a_piece_that_only_stands_out_rises_quickly() -> None:
    stage = showing(card("a"))
    stage.set([card("a", y=-6)], 0)
    assert stage.ends(0) == RISE


def test_when_all_have_arrived_nothing_is_kept() -> None:
    stage = showing(card("a"))
    stage.set([card("a", x=300)], 0)
    stage.picture(SHIFT)
    assert not stage.journeys


def test_a_journey_is_not_begun_anew_when_its_goal_is_set_again() -> None:
    stage = showing(card("a"))
    stage.set([card("a", x=300)], 0)
    half = seen(stage, SHIFT / 2)["a",].x
    stage.set([card("a", x=300), card("b")], SHIFT / 2)
    assert seen(stage, SHIFT / 2)["a",].x == half
    assert not stage.moving(SHIFT)


def test_a_piece_that_is_sent_elsewhere_on_its_way_turns_from_where_it_is() -> None:
    stage = showing(card("a"))
    stage.set([card("a", x=300)], 0)
    half = seen(stage, SHIFT / 2)["a",].x
    stage.set([card("a", x=0)], SHIFT / 2)
    assert seen(stage, SHIFT / 2)["a",].x == pytest.approx(half)
    assert seen(stage, SHIFT * 2)["a",].x == 0


def test_a_row_closes_up_though_its_slots_are_renumbered() -> None:
    row = [card("market", 0, x=0, face="red"), card("market", 1, x=100, face="blue")]
    stage = showing(*row)
    stage.set([card("market", 0, x=0, face="blue")], 0)
    way = seen(stage, 1)["market", 0]
    assert way.picture == "blue"
    assert 90 < way.x < 100


def test_what_is_gone_without_a_flow_is_gone_at_once() -> None:
    stage = showing(card("a"), card("b"))
    stage.set([card("a")], 0)
    assert list(seen(stage, 0)) == [("a",)]


def test_a_drawing_that_is_stretched_jumps() -> None:
    stage = showing(Placement(("panel",), Note("x"), 0, 0, 100, 100))
    stage.set([Placement(("panel",), Note("x"), 50, 0, 200, 100)], 0)
    assert not stage.moving(0)
    assert seen(stage, 0)["panel",].x == 50


# ---- flows


def test_a_card_goes_from_one_slot_to_one_place() -> None:
    stage = showing(card("market", 1, x=100, face="red"), spot("hand", x=900))
    stage.set([card("hand", 0, x=900, face="red"), spot("hand", x=900)], 0, (Flow(("market", 1), ("hand",), 320),))
    assert seen(stage, 0)["hand", 0].x == 100
    assert 100 < seen(stage, 100)["hand", 0].x < 900
    assert seen(stage, 320)["hand", 0] == card("hand", 0, x=900, face="red")


def test_a_flow_from_a_pile_begins_there_with_the_piles_picture() -> None:
    pile = Placement(("deck",), "back", 10, 20, 100, 140)
    stage = showing(pile)
    stage.set([pile, card("market", 0, x=500, face="red")], 0, (Flow(("deck",), ("market",), 260, "flip"),))
    first = seen(stage, 0)["market", 0]
    assert (first.x, first.y, first.picture) == (10, 20, "back")
    assert seen(stage, 129)["market", 0].picture == "back"
    assert seen(stage, 131)["market", 0].picture == "red"


def test_a_flow_to_a_spot_ends_there_and_is_gone() -> None:
    stage = showing(card("hand", 0, face="red"), spot("discard", x=700))
    stage.set([spot("discard", x=700)], 0, (Flow(("hand",), ("discard",), 240, "sweep"),))
    (flying,) = [place for place in stage.picture(120) if place.picture]
    assert flying.picture == "red"
    assert 0 < flying.x < 700
    assert not [place for place in stage.picture(240) if place.picture]


def test_cards_of_a_flow_leave_one_after_another() -> None:
    cards = [card("hand", n, x=100 * n, face=f"face {n}") for n in range(3)]
    stage = showing(*cards, spot("discard", y=500))
    stage.set([spot("discard", y=500)], 0, (Flow(("hand",), ("discard",), 240, "sweep", 60),))
    assert sorted(journey.begin for journey in stage.journeys.values()) == [0, 60, 120]
    assert stage.ends(0) == 360
    resting = [place for place in stage.picture(30) if place.picture and place.y == 0]
    assert len(resting) == 2, "what has not left yet lies where it lay"


def test_cards_that_look_alike_are_paired_with_their_like() -> None:
    stage = showing(card("market", 0, x=0, face="red"), card("market", 1, x=100, face="blue"))
    goals = [card("goods", 0, y=500, face="blue"), card("goods", 1, y=500, face="red")]
    stage.set(goals, 0, (Flow(("market",), ("goods",), 400, "sweep"),))
    assert seen(stage, 0)["goods", 0].x == 100
    assert seen(stage, 0)["goods", 1].x == 0


def test_alike_cards_each_come_from_a_card_of_their_own() -> None:
    stage = showing(*[card("market", n, x=100 * n, face="red") for n in range(4)])
    goals = [card("goods", n, y=500, face="red") for n in range(4)]
    stage.set(goals, 0, (Flow(("market",), ("goods",), 400, "sweep"),))
    assert sorted(place.x for place in stage.picture(0)) == [0, 100, 200, 300]


def test_what_lies_about_shows_its_news_when_the_pieces_have_arrived() -> None:
    panel = Placement(("panel",), Note("two cards"), 0, 0, 100, 100, late=True)
    stage = showing(panel, card("market", 0), spot("hand", x=900))
    news = replace(panel, picture=Note("three cards"))
    stage.set([news, card("hand", 0, x=900)], 0, (Flow(("market", 0), ("hand",), 320),))
    assert seen(stage, 319)["panel",].picture == Note("two cards")
    assert seen(stage, 320)["panel",].picture == Note("three cards")


def test_without_anything_on_its_way_news_show_at_once() -> None:
    panel = Placement(("panel",), Note("two cards"), 0, 0, 100, 100)
    stage = showing(panel)
    stage.set([replace(panel, picture=Note("three cards"))], 0)
    assert seen(stage, 0)["panel",].picture == Note("three cards")


# ---- pace


def test_half_the_pace_takes_half_the_time() -> None:
    stage = showing(card("hand", 0, face="red"), card("hand", 1, face="blue"), spot("discard", x=700), pace=0.5)
    stage.set([spot("discard", x=700)], 0, (Flow(("hand",), ("discard",), 240, "sweep", 60),))
    assert stage.ends(0) == 150


def test_without_motion_every_goal_is_shown_at_once() -> None:
    pile = Placement(("deck",), "back", 10, 20, 100, 140)
    stage = showing(pile, card("market", 0, face="red"), pace=0)
    goals = [pile, card("hand", 0, x=900, face="red"), card("market", 0, face="blue")]
    stage.set(goals, 0, (Flow(("market", 0), ("hand",), 320, "arc"), Flow(("deck",), ("market",), 260, "flip")))
    assert not stage.moving(0)
    assert seen(stage, 0) == {place.key: place for place in goals}


def test_finishing_arrives_everywhere_at_once() -> None:
    stage = showing(card("a"), card("b"), spot("discard", x=700))
    goals = [card("a", x=300), spot("discard", x=700)]
    stage.set(goals, 0, (Flow(("b",), ("discard",), 240),))
    stage.finish()
    assert not stage.moving(0)
    assert seen(stage, 0) == {place.key: place for place in goals}


@pytest.mark.parametrize("style", STYLES)
def test_every_way_of_travelling_begins_at_the_start_and_ends_at_the_goal(style: str) -> None:
    stage = showing(card("a", x=0, y=0), spot("b", x=1))
    stage.set([card("b", 0, x=400, y=100)], 0, (Flow(("a",), ("b", 0), 200, style),))
    if style not in ("fade", "sink"):
        first = seen(stage, 0)["b", 0]
        assert (first.x, first.y) == pytest.approx((0, 0))
    assert seen(stage, 200)["b", 0] == card("b", 0, x=400, y=100)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_set_and_whenever_in_the_end_exactly_the_goals_are_seen(seed: int) -> None:
    dice = random.Random(seed)
    zones = ("hand", "market", "goods")
    stage = Stage()
    now = 0.0
    for _ in range(30):
        stage.pace = dice.choice((0, 0.5, 1))
        goals = [spot("discard", x=700), spot("deck", x=50)]
        for zone in zones:
            goals += [
                card(zone, n, x=dice.randrange(900), y=dice.randrange(500), face=dice.choice("rbyg"))
                for n in range(dice.randrange(5))
            ]
        ends = (*zones, "discard", "deck")
        flows = tuple(
            Flow((dice.choice(ends),), (dice.choice(ends),), 200, dice.choice(list(STYLES)), dice.choice((0, 40)))
            for _ in range(dice.randrange(4))
        )
        stage.set(goals, now, flows)
        for step in range(4):
            keys = [place.key for place in stage.picture(now + step * 30)]
            assert len(keys) == len(set(keys)), f"seed {seed}: a key is seen twice"
        now += dice.choice((0, 15, 100, 1000))
    now = stage.ends(now)
    assert not stage.moving(now)
    assert seen(stage, now) == {place.key: place for place in goals}


# ---- what lies hidden is open on its way


def hidden_hand() -> tuple[Stage, list[Placement]]:
    """A hand of two backs, one of which is played onto a pile."""
    pile = spot("pile", x=500)
    stage = showing(card("hand", 0, face="back"), card("hand", 1, x=50, face="back"), pile)
    return stage, [card("hand", 0, face="back"), pile]


def test_a_card_that_is_played_from_a_hidden_hand_shows_its_face_and_no_other_does() -> None:
    stage, left = hidden_hand()
    stage.set(left, 0, (Flow(("hand",), ("pile",), 200, "sweep", faces=("red 5",)),))
    flying = [place for place in stage.picture(100) if place.picture]
    assert sorted((place.picture, 50 < place.x < 500) for place in flying) == [("back", False), ("red 5", True)]
    assert [place.picture for place in stage.picture(200) if place.picture] == ["back"]


def test_cards_of_an_open_hand_travel_themselves() -> None:
    stage = showing(card("hand", 0, face="red 5"), spot("pile", x=500))
    stage.set([spot("pile", x=500)], 0, (Flow(("hand",), ("pile",), 200, "sweep", faces=("red 5",)),))
    assert [place.key for place in stage.picture(100) if place.picture] == [("gone", "hand", 0)]


def test_what_lies_nowhere_comes_from_the_spot_that_marks_its_zone() -> None:
    stage = showing(spot("purse", x=10), spot("pile", x=500))
    flow = Flow(("purse",), ("pile",), 200, "sweep", 50, after=100, faces=("coin", "coin"))
    stage.set([spot("purse", x=10), spot("pile", x=500)], 0, (flow,))
    assert not any(place.alpha for place in stage.picture(100) if place.picture), "nothing is seen before it sets out"
    assert all(place.alpha and 10 < place.x < 500 for place in stage.picture(200) if place.picture)
    assert stage.ends(0) == 350


def test_a_piece_that_its_sheet_tells_of_is_seen_while_it_travels() -> None:
    unseen = card("stocks", 1, "rail", x=400, face="rail", alpha=0)
    stage = showing(card("column", 0, face="rail"))
    stage.set([unseen], 0, (Flow(("column", 0), ("stocks", 1), 200, "arc"),))
    assert seen(stage, 100)["stocks", 1, "rail"].alpha == 255
    assert seen(stage, 200)["stocks", 1, "rail"].alpha == 0
    stage.set([spot("bank", x=900)], 200, (Flow(("stocks", 1), ("bank",), 200, "sweep"),))
    assert stage.picture(300)[-1].alpha == 255


def test_what_is_written_one_after_the_other_appears_in_its_turn() -> None:
    stage = showing(card("sheet"))
    words = [Placement(("term", at), Note(str(at)), 0, 0, 9, 9, enters="fade", after=at * 150) for at in range(3)]
    stage.set([card("sheet"), *words], 0)
    assert [seen(stage, 140)["term", at].alpha > 0 for at in range(3)] == [True, False, False]
    assert [seen(stage, 310)["term", at].alpha > 0 for at in range(3)] == [True, True, True]
    stage.set([card("sheet"), *words], 310)
    assert stage.ends(310) == 300 + SHIFT, "what is on its way is not held up"
