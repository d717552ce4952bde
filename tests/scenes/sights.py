"""What a seat sees of a position, without a window: the sight that a table would place, and positions to look at."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import pygame

from game import catalog
from game.core.chance import Dice
from game.core.game import NO_AIDS, Aids
from game.core.match import COLOURS, PERSON, Match, Seat
from scenes.art import Art
from scenes.ink import Ink
from scenes.osaka import SETTING
from scenes.placement import Drawing, Frame, Key, Placement, fit
from scenes.settings import Settings
from scenes.table import bars
from scenes.table.sight import Setting, Sight
from scenes.words import Words
from tests.core.tables import choose
from tests.osaka.table import player, table

SIZES = ((1280, 720), (1920, 1080), (1200, 900), (2560, 1080), (3840, 2160))
HIT = 44 * 0.8
"""Window pixels that everything which answers measures at least at 1280 x 720."""
NAMES = ("Aiko", "Ren", "Hana", "Goro")
SEATS = tuple(Seat(name, PERSON, colour) for name, colour in zip(NAMES, COLOURS, strict=True))
WORDS = {language: Words(language) for language in ("en", "fr", "it")}


def frame(size: tuple[int, int]) -> Frame:
    """How the Osaka table lies in a window."""
    return fit(size, SETTING.least(size[0] / size[1]))


def sight(state: Any, seat: int, size: tuple[int, int] = SIZES[0], aids: Aids = NO_AIDS, **how: Any) -> Sight:
    """What a seat sees of a position; `how` are other parts of the sight."""
    facts = {
        "title": catalog.title("osaka"),
        "view": state.view(seat, aids),
        "focus": seat,
        "seats": SEATS[: state.seats],
        "frame": frame(size),
        "say": WORDS["en"],
        "settings": Settings(),
        "asking": state.to_act == seat,
    }
    return Sight(**(facts | how))


def positions(seats: int, games: int, every: int = 1) -> Iterator[tuple[str, Any]]:
    """Go through seeded games and give every nth position, with the words that find it again."""
    for game in range(games):
        match = dealt(seats, f"positions {game}")
        dice = Dice(f"moves {game}")
        while match.state.result is None:
            if len(match.decisions) % every == 0:
                yield f"{seats} seats, game {game}, after {len(match.decisions)} decisions", match.state
            match.play(choose(match.state, dice))


def dealt(seats: int, seed: str) -> Match:
    """Deal a game to people."""
    return Match(catalog.title("osaka"), SEATS[:seats], {}, Dice(seed))


def crowded() -> Any:
    """The most that a table has to hold: twelve cards in the market, and hands of twenty-five and ten."""
    hand = "R2 R2 R2 R3 R3 R5 B2 B2 B3 B3 B5 B5 Y2 Y2 Y3 Y3 Y5 Y5 G2 G2 G3 G3 G5 G5 G5"
    return table(
        player(hand, goods="R2 R3 R5 B2 B3 Y2", insured="G2 G3", tokens="RRBBYYGG", points=23),
        player("R2 R2 R3 B2 B3 Y2 Y3 G2 G3 G5", goods="R3 R5 B5", tokens="RBYG", points=31),
        market="R2 R3 R5(0) B2 B3 B5(1) Y2 Y3 Y5 G2 G3 G2",
        farm="B2 Y2 Y3 B3",
    ).state


def box(place: Placement) -> tuple[float, float, float, float]:
    """The rectangle of a placement: left, top, right, bottom. A fan's slight turns do not count."""
    w, h = (place.h, place.w) if abs(place.angle) == 90 else (place.w, place.h)
    return place.x - w / 2, place.y - h / 2, place.x + w / 2, place.y + h / 2


def answering(place: Placement) -> tuple[float, float, float, float]:
    """The part of a placement that answers: left, top, right, bottom."""
    left, top, right, bottom = box(place)
    if place.reach:
        dx, dy, w, h = place.reach
        return left + dx, top + dy, left + dx + w, top + dy + h
    return left, top, right, bottom


# ---- where everything lies, at any table


Look = tuple[str, Sight, list[Placement]]
"""The words that find a sight again, the sight, and all that lies there."""


def everything(setting: Setting, seen: Sight) -> list[Placement]:
    """All that lies on a table, bars included, lowest first."""
    places = setting.place(seen) + bars.top(seen, "Turn 12", "Aiko's turn", "play a card", "pawn_white", "undo")
    rect = setting.log(seen.frame)
    if rect:
        places += bars.log(seen, rect)
    return sorted(places, key=lambda place: place.z)


def check_inside(looks: Iterable[Look]) -> None:
    """Nothing leaves the window, but for what only marks a place."""
    for name, seen, places in looks:
        for place in places:
            left, top, right, bottom = box(place)
            inside = left >= -1 and top >= -1 and right <= seen.frame.w + 1 and bottom <= seen.frame.h + 1
            assert inside or not place.picture, f"{place.key} leaves the window: {name}"


def check_hit(looks: Iterable[Look], slim: tuple[str, ...]) -> None:
    """Everything that answers is large enough; cards that overlap may be slim."""
    for name, seen, places in looks:
        for place in places:
            if place.touch and not ("crowded" in name and place.key[0] in slim):
                left, top, right, bottom = answering(place)
                least = 16 if place.key[0] in slim else HIT
                wide, high = (right - left) * seen.frame.u, (bottom - top) * seen.frame.u
                assert min(wide, high) >= least - 0.5, f"{place.key} is {wide:.0f} x {high:.0f}: {name}"


def check_apart(looks: Iterable[Look], sheets: tuple[Key, ...]) -> None:
    """These sheets, and those of the other players, lie side by side."""
    for name, _, places in looks:
        lying = [place for place in places if place.key in sheets or place.key[0] == "rival"]
        for one, other in combinations(lying, 2):
            a, b = box(one), box(other)
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, f"{one.key} lies on {other.key}: {name}"


def check_on(place: Placement, sheet: Placement, name: str) -> None:
    """A piece stays on its sheet, nearly."""
    a, b = box(place), box(sheet)
    on = a[0] >= b[0] - 3 and a[2] <= b[2] + 3 and a[1] >= b[1] - 8 and a[3] <= b[3] + 8
    assert on, f"{place.key} leaves {sheet.key}: {name}"


def check_words(art: Art, looks: Iterable[tuple[str, list[Placement]]]) -> None:
    """No word on any of these pictures is cut off."""
    painted: set[Any] = set()
    cut: list[str] = []
    for name, places in looks:
        for place in places:
            look = (place.picture, place.w, place.h)
            if isinstance(place.picture, Drawing) and not place.picture.card and look not in painted:
                painted.add(look)
                if place.key != ("cloth",):
                    place.picture.paint(Ink(art, pygame.Surface((8, 8)), art.u), place.w, place.h, place.mood)
                if art.cut:
                    cut.append(f"{art.cut} in {place.key}: {name}")
                    art.cut.clear()
    assert not cut, "\n".join(cut)
