"""Where everything lies, without a window: nothing leaves the frame, hides something else or is too small to hit."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, groupby
from typing import Any

import pytest

from game.osaka.data import VALUE
from game.osaka.heaps import ONE, cards
from game.osaka.moves import DECLINE, Buy, Insure, Reserve, Take
from scenes.art import Art
from scenes.osaka import SETTING
from scenes.osaka.ask import proposal
from scenes.placement import CARD_RATIO, Frame, Placement, reached
from scenes.table import bars, curtain
from scenes.table.sight import Sight
from scenes.words import LANGUAGES
from tests.osaka.table import player, table
from tests.scenes.sights import SIZES, WORDS, answering, box, check_words, crowded, dealt, frame, positions, sight

HIT = 44 * 0.8
"""Window pixels that everything which answers measures at least at 1280 x 720."""
MANY = 10
"""A hand with more cards than this is large."""
STRIP = 18
"""Window pixels of each kind of card in a large hand that stay visible at 1280 x 720: enough for its value."""
VALUE_W, VALUE_H = 0.3, 0.24
"""The upper left corner of a card that shows its value, as shares of its width and height."""
PANELS = {("own",), ("panel",), ("log-mat",), ("hand-head",), ("deck-tag",), ("discard-tag",)}

every_size = pytest.mark.parametrize("window", SIZES, ids=lambda window: f"{window[0]}x{window[1]}")


def everything(seen: Sight) -> list[Placement]:
    """All that lies on a table, bars included, lowest first."""
    places = SETTING.place(seen) + bars.top(seen, "Turn 12", "Aiko's turn", "take, reserve or buy", "pawn_white", True)
    rect = SETTING.log(seen.frame)
    if rect:
        places += bars.log(seen, bars.grown(rect, places))
    return sorted(places, key=lambda place: place.z)


def at_risk() -> Any:
    """A payday whose waves threaten many goods of somebody with a large hand."""
    hand = "R2 R3 R5 B2 B3 B5 Y2 Y3 Y5 G2 G3 G5"
    state = table(
        player(hand, goods="R2 R2 R3 R3 R5 B2 B3 B5 Y2 Y3", tokens="RB"),
        player("R5", goods="G3 G5"),
        market="G2",
        red=3, blue=4, yellow=3, green=4,
    ).state  # fmt: skip
    state.play(Buy(ONE[9]), dealt(2, "unused").chance)
    assert (state.to_act, state.asked) == (0, "insure")
    return state


@cache
def sights(window: tuple[int, int]) -> list[tuple[str, Sight, list[Placement]]]:
    """Many sights of a table in one window: the words that find each again, and all that lies there."""
    return [(name, seen, everything(seen)) for name, seen in _sights(window)]


def _sights(window: tuple[int, int]) -> Iterator[tuple[str, Sight]]:
    for seats in (2, 3, 4):
        for name, state in positions(seats, games=1, every=4):
            yield name, sight(state, state.to_act, window)
            yield name + ", watched", sight(state, (state.to_act + 1) % seats, window)
    state = crowded()
    for draft in (None, Take(3), Reserve("market", 4), Reserve("farm", 1), proposal(state.view(0), "least")):
        yield f"crowded, {draft}", sight(state, 0, window, draft=draft, by=0 if draft else -1)
    yield "crowded, seen by the other", sight(state, 1, window)
    state = at_risk()
    for draft in (None, Insure(ONE[0] + ONE[2], 2 * ONE[0] + ONE[2]), DECLINE):
        yield f"at risk, {draft}", sight(state, 0, window, draft=draft, by=0 if draft else -1)


@every_size
def test_everything_lies_inside_the_window(window: tuple[int, int]) -> None:
    for name, seen, places in sights(window):
        for place in (place for place in places if place.picture):
            assert inside(box(place), seen.frame), f"{name}: {place.key} at {box(place)} leaves {seen.frame}"


def inside(rect: tuple[float, ...], frame: Frame) -> bool:
    return rect[0] >= -1 and rect[1] >= -1 and rect[2] <= frame.w + 1 and rect[3] <= frame.h + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_table_is_cut(art: Art, language: str) -> None:
    said = ((name, replace(seen, say=WORDS[language])) for name, seen in _sights((1280, 720)))
    check_words(art, ((name, everything(seen)) for name, seen in said))


@every_size
def test_every_key_is_placed_once(window: tuple[int, int]) -> None:
    for name, _, places in sights(window):
        keys = [place.key for place in places]
        assert len(keys) == len(set(keys)), f"{name}: {[key for key in keys if keys.count(key) > 1]}"


@every_size
def test_what_answers_is_hit_in_its_middle(window: tuple[int, int]) -> None:
    for name, _, places in sights(window):
        scrim = max((place.z for place in places if place.key[0] == "scrim"), default=-1.0)
        for place in places:
            if place.touch and place.z >= scrim:
                left, top, right, bottom = answering(place)
                hit = reached(places, (left + right) / 2, (top + bottom) / 2)
                assert hit is place, f"{name}: the middle of {place.key} is covered by {hit and hit.key}"


def test_what_answers_is_large_enough_to_hit() -> None:
    for name, seen, places in sights((1280, 720)):
        for place in places:
            if place.touch and place.key[0] != "hand":
                left, top, right, bottom = answering(place)
                wide, high = (right - left) * seen.frame.u, (bottom - top) * seen.frame.u
                assert min(wide, high) >= HIT - 0.01, f"{name}: {place.key} is only {wide:.0f} x {high:.0f}"


def test_every_kind_of_card_in_a_hand_can_be_hit() -> None:
    """Alike cards lie close together in a large hand: touching any of them means the same."""
    for name, seen, places in sights((1280, 720)):
        hand = [place for place in places if place.key[0] == "hand" and place.touch]
        least = STRIP if len(hand) > MANY else HIT
        for picture, kind in groupby(hand, key=lambda place: place.picture):
            strip = sum(answering(place)[2] - answering(place)[0] for place in kind) * seen.frame.u
            assert strip >= least - 0.01, f"{name}: of {picture} only {strip:.0f} can be hit"


@every_size
def test_no_card_hides_the_value_of_another(window: tuple[int, int]) -> None:
    """Alike cards may: one of them shows what they all are."""
    for name, _, places in sights(window):
        faces = [p for p in places if isinstance(p.picture, str) and p.picture.startswith("card_")]
        for zone in ("market", "farm", "hand", "goods"):
            for lower, upper in combinations([place for place in faces if place.key[0] == zone], 2):
                if lower.picture != upper.picture and lower.z < upper.z and lower.angle != 90:
                    left, top, _, _ = box(lower)
                    value = (left, top, left + lower.w * VALUE_W, top + lower.h * VALUE_H)
                    assert not overlap(value, box(upper)), f"{name}: {upper.key} hides the value of {lower.key}"


def overlap(a: tuple[float, ...], b: tuple[float, ...], by: float = 0.5) -> bool:
    return a[0] < b[2] - by and b[0] < a[2] - by and a[1] < b[3] - by and b[1] < a[3] - by


@every_size
def test_panels_do_not_lie_on_each_other(window: tuple[int, int]) -> None:
    for name, _, places in sights(window):
        places = [p for p in places if p.key in PANELS or p.key[0] in ("mat", "rival", "do", "token")]
        panels = [place for place in places if place.key[0] not in ("do", "token") and place.z < 400]
        buttons = [place for place in places if place.key[0] in ("do", "token")]
        for one, other in (*combinations(panels, 2), *combinations(buttons, 2)):
            assert not overlap(box(one), box(other)), f"{name}: {one.key} and {other.key}"


@every_size
def test_cards_keep_their_shape_and_lie_on_their_mats(window: tuple[int, int]) -> None:
    for name, _, places in sights(window):
        at = {place.key: place for place in places}
        for key, place in at.items():
            if isinstance(place.picture, str) and place.picture.startswith("card_"):
                assert place.h == pytest.approx(place.w * CARD_RATIO, abs=0.6), f"{name}: {key}"
            if key[0] in ("market", "farm") and len(key) == 2:
                left, top, right, bottom = box(at["mat", key[0]])
                inner = box(place)
                on_it = inner[0] >= left and inner[1] >= top and inner[2] <= right and inner[3] <= bottom
                assert on_it, f"{name}: {key} leaves its mat"


@every_size
def test_every_card_that_is_open_is_placed_once(window: tuple[int, int]) -> None:
    for name, seen, places in sights(window):
        view = seen.view
        if view.asked == "insure" and seen.asking:
            continue
        keys = [place.key for place in places if place.piece]
        assert sum(key[0] == "market" for key in keys) == len(view.market), name
        assert sum(key[0] == "farm" for key in keys) == len(view.farm), name
        for zone, heaps in (("hand", view.hands), ("goods", view.goods), ("insured", view.insured)):
            assert sorted(key[2] for key in keys if key[0] == zone) == cards(heaps[seen.focus]), name


def test_the_hand_is_sorted_by_value() -> None:
    for name, _, places in sights((1280, 720)):
        hand = [place for place in places if place.key[0] == "hand" and place.piece]
        values = [VALUE[place.key[2]] for place in hand]
        assert values == sorted(values), name


@every_size
def test_the_curtain_covers_the_whole_window(window: tuple[int, int]) -> None:
    lies = frame(window)
    seen = sight(crowded(), 0, window)
    places = curtain.place(lies, seen.say, "Aiko", "white", "Ren", undo=True)
    (cloth,) = [place for place in places if place.key == ("curtain",)]
    assert box(cloth) == pytest.approx((0, 0, lies.w, lies.h))
    for place in places:
        left, top, right, bottom = box(place)
        assert inside(box(place), lies), place.key
        if place.touch:
            wide, high = (right - left) * lies.u, (bottom - top) * lies.u
            assert min(wide, high) >= HIT, place.key
    whole = sorted(everything(seen) + places, key=lambda place: place.z)
    for x in range(0, int(lies.w), 20):
        for y in range(0, int(lies.h), 20):
            hit = reached(whole, x, y)
            assert hit is None or hit.key in (("open",), ("undo",)), f"{hit.key} answers through the curtain"
