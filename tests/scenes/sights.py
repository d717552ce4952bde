"""What a seat sees of a position, without a window: the sight that a table would place, and positions to look at."""

from collections.abc import Iterator
from typing import Any

from game import catalog
from game.core.chance import Dice
from game.core.game import NO_AIDS, Aids
from game.core.match import COLOURS, PERSON, Match, Seat
from scenes.osaka import SETTING
from scenes.placement import Frame, Placement, fit
from scenes.settings import Settings
from scenes.table.sight import Sight
from scenes.words import Words
from tests.core.tables import choose
from tests.osaka.table import player, table

SIZES = ((1280, 720), (1920, 1080), (1200, 900), (2560, 1080), (3840, 2160))
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
