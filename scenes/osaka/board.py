"""The board: the print, six spaces, four ships in their lanes, and the courses a purchase would take."""

import math
from dataclasses import dataclass
from typing import ClassVar

from game.osaka.data import COLOURS, EDO, WAVES
from game.osaka.events import GoodsSold, PaydayCame, ShipReturned, ShipSailed, ShipWrecked
from scenes.ink import BOLD, DISPLAY, Ink
from scenes.osaka import risk
from scenes.osaka.layout import PLATES, WATERLINE, Areas, berth
from scenes.placement import Drawing, Placement, block
from scenes.table.cloth import Cloth, lay_print
from scenes.table.sight import Sight

KANJI = ("大坂", "大島", "安乗", "遠州灘", "遠州灘", "江戸")
NAMES = ("Osaka", "Oshima", "Anori", "Enshunada I", "Enshunada II", "Edo")


def place(sight: Sight, areas: Areas) -> list[Placement]:
    """Place the print, the ships and what a purchase would do to them."""
    frame = sight.frame
    return [
        block(("cloth",), Cloth("board_back", areas.board), (0, 0, frame.w, frame.h)),
        *_ships(sight, areas),
        *_courses(sight, areas),
        block(("waves",), Waves(), areas.board, z=60),
        *_names(sight, areas),
        *_payday_tag(sight, areas),
        *risk.place(sight, areas),
    ]


def _ships(sight: Sight, areas: Areas) -> list[Placement]:
    lost = _wrecked(sight)
    ships = []
    for good, space in enumerate(sight.view.ships):
        name = COLOURS[good]
        where = sight.say(f"space-{space}")
        tip = sight.say("ship-tip", ship=sight.say(f"ship-{name}"), space=where, left=EDO - space)
        danger = risk.why(sight, good)
        picture = f"ship_{name}_wreck" if good in lost else f"ship_{name}"
        ships.append(
            block(
                ("ship", good),
                picture,
                berth(areas, good, space),
                z=20 + good,
                tip=f"{tip}\n{danger}" if danger else tip,
                rule="payday",
                piece=True,
                alpha=0 if good in lost else 255,
            )
        )
        ships.append(_stern(areas, good, space))
    return ships


def _stern(areas: Areas, good: int, space: int) -> Placement:
    """The spot behind a ship in which her wake is seen while she sails."""
    x, y, w, h = berth(areas, good, space)
    return block(("wake", good), "", (x - w * 1.1, y + h * (WATERLINE - 0.1), w * 1.5, w * 0.3), z=19.5 + good)


def _wrecked(sight: Sight) -> set[int]:
    """The ships that have gone down and are not back in harbour yet."""
    lost = {event.colour for event in sight.story if isinstance(event, ShipWrecked)}
    return lost - {event.colour for event in sight.story if isinstance(event, ShipReturned)}


def _courses(sight: Sight, areas: Areas) -> list[Placement]:
    """Ghost ships where the draft would send them, and the way there."""
    k = areas.print
    seen = []
    for event in (beat.event for beat in sight.foresight):
        if isinstance(event, ShipSailed):
            good = event.colour
            x, y, w, h = berth(areas, good, event.end)
            start = berth(areas, good, event.start)
            way = "light" if event.end == EDO else "coral" if event.end in WAVES else "cream"
            seen.append(block(("ghost", good), f"ship_{COLOURS[good]}", (x, y, w, h), z=10 + good, alpha=150))
            left, right = start[0] + w + 4 * k, x - 8 * k
            if right > left:
                level = y + h * WATERLINE - 24 * k
                seen.append(block(("course", good), Course(way), (left, level - 44 * k, right - left, 60 * k), z=50))
    return seen


def _names(sight: Sight, areas: Areas) -> list[Placement]:
    k, plates = areas.print, []
    for space, x in enumerate(PLATES):
        note = sight.say("space-waves") if space in WAVES else sight.say("space-payday") if space == EDO else ""
        plate = Plate(KANJI[space], NAMES[space], note, "anchor" if space == 2 else "")
        rect = (areas.board[0] + x * k, 54 if k < 1 else 60, 190, 66)
        plates.append(block(("space", space), plate, rect, z=70, tip=sight.say(f"space-{space}-tip"), rule="route"))
    return plates


def gains(sight: Sight) -> dict[int, int]:
    """The points each seat would get if the draft were played."""
    won = dict.fromkeys(range(sight.view.seats), 0)
    for event in (beat.event for beat in sight.foresight):
        if isinstance(event, GoodsSold):
            won[event.seat] += event.points
    return won


def _payday_tag(sight: Sight, areas: Areas) -> list[Placement]:
    if not any(isinstance(beat.event, PaydayCame) for beat in sight.foresight):
        return []
    won = gains(sight)
    tag = PaydayTag(sight.say("foresee-payday"), tuple((sight.seats[seat].colour, won[seat]) for seat in won))
    w = 14 + 58 * len(won)
    x, y, bw, bh = areas.board
    return [block(("payday-tag",), tag, (x + bw - w - 16, y + bh - 98, w, 74), z=80, rule="payday")]


@dataclass(frozen=True, slots=True)
class Waves(Drawing):
    """The waves in front of the ships."""

    margin: ClassVar[float] = 1

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        lay_print(ink, "board_front", ink.rect(0, 0, w, h))


@dataclass(frozen=True, slots=True)
class Plate(Drawing):
    """A place name: a slip with kanji, a tag with the name, and the rule of the space."""

    kanji: str
    name: str
    note: str
    icon: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.slip(self.kanji, 0, 0)
        wide = ink.width(self.name, DISPLAY, 18) + 18 + (24 if self.icon else 0)
        ink.box(24, 0, wide, 28, "washi", 3)
        ink.box(24, 0, wide, 28, "ink", 3, 2)
        ink.text(self.name, DISPLAY, 18, "ink", 33, 13)
        if self.icon:
            ink.picture(self.icon, 24 + wide - 27, 3, 22, 22)
        if self.note:
            size = ink.fitting(14, BOLD, 23)
            ink.box(30, 30, ink.width(self.note, BOLD, size) + 16, 23, (11, 28, 48, 205), 4)
            ink.text(self.note, BOLD, size, "cream", 38, 41)


@dataclass(frozen=True, slots=True)
class Course(Drawing):
    """A dashed arc with an arrow head from left to right."""

    fill: str

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        base, lift = 44 * h / 60, 30 * h / 60

        def at(t: float) -> tuple[float, float]:
            return w * t, base - lift * math.sin(math.pi * t)

        dashes = max(3, round(w / 20))
        for wide, fill in ((8.0, "ink"), (4.5, self.fill)):
            for dash in range(dashes):
                # The last dash ends under the arrow head.
                _stroke(ink, at(dash / (dashes - 0.4)), at((dash + 0.55) / (dashes - 0.4)), wide, fill)
        (x, y), (bx, by) = at(1), at(0.93)
        turn = math.atan2(y - by, x - bx)
        for size, fill in ((15.0, "ink"), (10.5, self.fill)):
            ink.polygon([(x + math.cos(turn + o) * size, y + math.sin(turn + o) * size) for o in (0, 2.4, -2.4)], fill)


def _stroke(ink: Ink, a: tuple[float, float], b: tuple[float, float], wide: float, fill: str) -> None:
    """A short thick line with smooth edges."""
    turn = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
    dx, dy = math.cos(turn) * wide / 2, math.sin(turn) * wide / 2
    ink.polygon([(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)], fill)


@dataclass(frozen=True, slots=True)
class PaydayTag(Drawing):
    """What each player would get: it hangs by the quay of Edo."""

    words: str
    gains: tuple[tuple[str, int], ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.panel(0, 0, w, h, 6, key_line=False)
        ink.box(2, 2, w - 4, 23, "gold", 4)
        ink.line(0, 25, w - 1, 25, "ink", 2)
        ink.text(self.words, BOLD, 15, "ink", 10, 13, width=w - 20)
        for number, (who, won) in enumerate(self.gains):
            x = 10 + number * 58
            ink.picture(f"pawn_{who}", x, 34, 24, 30)
            ink.text(f"+{won}" if won else "0", DISPLAY, 20, "deep" if won else "ink3", x + 26, 49)
