"""No picture at any moment shows a hand to somebody it does not belong to.

Two ways of looking: every frame of whole games is searched for faces that may not be there; and tables that differ
only in what nobody may know are filmed side by side and must give the same film, placement by placement and pixel by
pixel.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.core.chance import Dice
from game.core.events import Event
from game.core.game import NOBODY
from game.core.match import PERSON, Match
from game.osaka.events import CardTaken, GoodsInsured, PaymentMade
from game.osaka.heaps import cards, heap, size
from game.osaka.moves import Buy, Insure, Move
from scenes.osaka.market import face
from scenes.placement import Placement
from tests.core.tables import choose
from tests.scenes.robot import Robot, Unpainted, deal, open_table, sit_down

# ---- every frame of whole games


def hand_faces(shown: tuple[Placement, ...]) -> list[Placement]:
    """The faces among the cards that lie in a hand, come from one or go to one."""
    return [
        place
        for place in shown
        if "hand" in place.key[:2] and str(place.picture).startswith("card_") and place.picture != "card_back"
    ]


def public(event: Event | None) -> Counter[str]:
    """The faces of cards that an event moves into or out of a hand for everybody to see."""
    match event:
        case CardTaken():
            return Counter([face(event.card)])
        case PaymentMade():
            return Counter(map(face, cards(event.payment)))
        case GoodsInsured():
            return Counter(map(face, cards(event.spent)))
    return Counter()


def check(robot: Robot) -> None:
    """Search what the window shows for a hand that may not be seen now."""
    table, canvas = robot.table, robot.app.canvas
    assert isinstance(canvas, Unpainted)
    found = hand_faces(canvas.told)
    if robot.app.stack.top is not table:
        assert not found, f"{found[0].key} shows behind another page"
        return
    seating = table.seating
    if seating.curtain != NOBODY or not seating.open:
        past = table.playback.past
        seen = Counter(str(place.picture) for place in found if place.alpha)
        allowed = public(past[-1][1] if past else None)
        assert seen <= allowed, f"{seen} show though no hand is open; only {allowed} may"
        assert not any(place.touch for place in found)
    else:
        owner = seating.focus
        strangers = [place.key for place in found if len(place.key) == 4 and place.key[1] != owner]
        assert not strangers, f"{strangers} show, but {table.match.seats[owner].name} sits there"
        assert owner == seating.holder
    assert not any(getattr(place.picture, "open", ()) for place in canvas.told)
    for place in canvas.told:
        if place.key == ("own",):
            name = table.match.seats[seating.focus].name
            assert place.picture.name == name, f"{name} sits there, but the sheet says {place.picture.name}"  # type: ignore[union-attr]


def live(robot: Robot, dice: random.Random, decisions: int) -> Iterator[None]:
    """Play as people do: with drafts, undo, hidden hands, other window sizes, the menu and impatient clicks."""
    table, match = robot.table, robot.match
    for _ in range(decisions):
        robot.wait()
        if match.state.result:
            return
        robot.play(choose(match.state, Dice(f"{dice.random()}")))
        yield
        for _ in range(dice.randrange(30)):
            robot.tick(ms=dice.choice((7, 16, 40)))
        whim = dice.random()
        if whim < 0.15:
            robot.press(pygame.K_z, pygame.KMOD_CTRL)
        elif whim < 0.3:
            robot.press(pygame.K_h)
            robot.tick()
            robot.press(pygame.K_h)
        elif whim < 0.4:
            robot.press(pygame.K_ESCAPE)
            robot.tick()
            robot.press(pygame.K_ESCAPE)
        elif whim < 0.5:
            robot.press(pygame.K_SPACE)
        elif whim < 0.55:
            robot.press(pygame.K_l)
            robot.tick()
            robot.press(pygame.K_l)
        elif whim < 0.6:
            robot.resize(dice.choice(((1280, 720), (1200, 900), (2560, 1080))))
        if table is not robot.app.stack.top:
            robot.press(pygame.K_ESCAPE)
        if table.seating.hidden:
            robot.press(pygame.K_h)


WHOLE = 1000
"""More decisions than any game has."""


@pytest.mark.parametrize(
    ("kinds", "seed", "decisions"),
    [
        ((PERSON,) * 2, 1, WHOLE),
        ((PERSON,) * 3, 2, 40),
        ((PERSON, "steady", PERSON), 3, 40),
        ((PERSON,) * 4, 4, 40),
    ],
)
def test_no_frame_of_a_game_shows_a_hand_that_is_not_open(kinds: tuple[str, ...], seed: int, decisions: int) -> None:
    robot = open_table(kinds, f"leaks {seed}", speed="x1")
    robot.witness = lambda: check(robot)
    for _ in live(robot, random.Random(seed), decisions):
        pass
    assert robot.match.state.result or decisions < WHOLE


def test_the_search_finds_a_hand_that_lies_open() -> None:
    """The test above would notice: with the wrong seat at the bottom, or a hand behind the curtain, it fails."""
    robot = open_table((PERSON, PERSON), "noticed")
    robot.wait()
    check(robot)
    robot.table.seating.focus = 1 - robot.table.seating.focus
    with pytest.raises(AssertionError):
        check(robot)
    robot.table.seating.focus = 1 - robot.table.seating.focus
    robot.table.seating.curtain = 0
    with pytest.raises(AssertionError):
        check(robot)


# ---- films of tables that differ only in secrets


Film = list[tuple[bool, Any]]
"""Frame by frame: whether a hand was open, and what was seen."""
NEXT = 12
"""More cards than a market and a farm that are dealt anew can show."""


def rearranged(state: Any, move: Move, own: bool, dice: Dice) -> Any:
    """Shuffle all that is hidden, but for what the move will show and, unless `own`, the hand of who plays it."""
    other = state.clone()
    seat = state.to_act
    spent = move.payment if isinstance(move, Buy) else move.spent if isinstance(move, Insure) else 0
    kept = {seat: spent if own else state.hands[seat]}
    hidden = [state.hands[owner] - kept.get(owner, 0) for owner in range(state.seats)]
    pool = [card for hand in hidden for card in cards(hand)] + state.draw[:-NEXT] + state.blind
    pool = dice.order("hidden", pool)
    for owner, hand in enumerate(hidden):
        other.hands[owner] = kept.get(owner, 0) + heap(pool.pop() for _ in range(size(hand)))
    other.blind = [pool.pop() for _ in state.blind]
    other.draw = pool + state.draw[-NEXT:]
    return other


def film(state: Any, move: Move, painted: bool, speed: str = "x1") -> Film:
    """Sit down at a position behind the curtain, open the hand, play, and watch until somebody else is asked."""
    match = deal((PERSON,) * state.seats, "film")
    match.state = state.clone()
    robot = sit_down(match, (960, 600) if painted else (1280, 720), painted=painted, speed=speed)
    table, frames = robot.table, []

    def look() -> None:
        canvas = robot.app.canvas
        seen: Any = (
            canvas.told if isinstance(canvas, Unpainted) else hash(pygame.image.tobytes(robot.app.screen, "RGB"))
        )
        frames.append((table.seating.open, seen))

    robot.witness = look
    for _ in range(40):
        robot.tick(ms=32)
    assert table.seating.curtain == state.to_act
    table.open_hand(robot.now)
    for _ in range(20):
        robot.tick(ms=32)
    table.play(move)
    for _ in range(1500):
        robot.tick(ms=32)
        if table.waiting and robot.now > table.still_until + 300:
            table.go_on(robot.now)
        if robot.ready() or (table.seating.curtain != NOBODY and len(frames) > 60):
            break
    else:
        raise AssertionError("the film does not end")
    for _ in range(20):
        robot.tick(ms=32)
    return frames


def takes(number: int) -> Iterator[tuple[Match, Move]]:
    """Find decisions of every kind in seeded games."""
    wanted = {"token": 1, "take": 2, "reserve": 1, "buy": 4, "insure": 2, "decline": 2}
    for game in range(1000):
        match = deal((PERSON,) * (2 + game % 3), f"secrets {game}")
        dice = Dice(f"secrets {game}")
        while match.state.result is None:
            move = choose(match.state, dice)
            if wanted.get(move.verb) and dice.random() < 0.2 and len(match.state.draw) > 2 * NEXT:
                wanted[move.verb] -= 1
                yield match, move
                number -= 1
            if number <= 0 or not any(wanted.values()):
                return
            match.play(move)


@pytest.mark.parametrize("own", [False, True], ids=["others' hands", "all hands"])
def test_what_nobody_may_know_changes_no_placement(own: bool) -> None:
    for number, (match, move) in enumerate(takes(12)):
        state = match.state.clone()
        other = rearranged(state, move, own, Dice(f"rearranged {number}"))
        assert other.position() != state.position()
        compare(film(state, move, False), film(other, move, False), own, f"{move}\n{state.position()}")


def test_what_nobody_may_know_changes_no_pixel() -> None:
    for number, (match, move) in enumerate(takes(3)):
        state = match.state.clone()
        other = rearranged(state, move, True, Dice(f"pixels {number}"))
        compare(film(state, move, True), film(other, move, True), True, f"{move}\n{state.position()}")


def compare(one: Film, two: Film, own: bool, about: str) -> None:
    """Compare two films frame by frame; where the hands of the players differ, only while none is open."""
    assert len(one) == len(two), about
    closed = 0
    for at, ((open_one, a), (open_two, b)) in enumerate(zip(one, two, strict=True)):
        assert open_one == open_two, about
        if not (own and open_one):
            closed += 1
            assert a == b, f"frame {at}: {difference(a, b)}\nafter {about}"
    assert closed > 40


def difference(a: Any, b: Any) -> str:
    """Name the placements in which two frames differ."""
    if not isinstance(a, tuple):
        return "the pixels differ"
    pairs = {place.key: place for place in a}, {place.key: place for place in b}
    keys = [key for key in {**pairs[0], **pairs[1]} if pairs[0].get(key) != pairs[1].get(key)]
    return "\n".join(f"{key}: {pairs[0].get(key)}\n  or {pairs[1].get(key)}" for key in keys[:4])
