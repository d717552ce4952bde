"""The score sheet between two rounds: everybody's money is counted openly, and added up."""

from dataclasses import dataclass
from typing import NamedTuple

from game.trader.events import RoundEnded
from scenes.ink import BODY, BOLD, DISPLAY, Ink
from scenes.kit import PRIMARY, Button, Label
from scenes.placement import Drawing, Placement, block
from scenes.table.results import Slip
from scenes.table.scroll import together, unroll
from scenes.table.sight import Sight

Z = 400
W, PAD, ROW = 980, 40, 44


class Side(NamedTuple):
    """Who plays together: the seats, their colours and their names."""

    seats: tuple[int, ...]
    who: tuple[str, ...]
    name: str


def sides(sight: Sight) -> list[Side]:
    """Everybody who plays for themselves, or the two teams."""
    number = len(sight.view.jokers)
    found = []
    for side in range(number):
        seats = tuple(range(side, sight.view.seats, number))
        names = [sight.seats[seat].name for seat in seats]
        found.append(Side(seats, tuple(sight.seats[seat].colour for seat in seats), together(sight.say, names)))
    return found


def place(sight: Sight) -> list[Placement]:
    """Place the scroll with the rounds so far."""
    view, say = sight.view, sight.say
    if not any(isinstance(event, RoundEnded) for event in sight.story) or not view.scores:
        return []
    number = len(view.scores)
    high = 128 + 62 + ROW * (number + 1) + 110
    (x, y, w, h), seen = unroll(sight.frame, "scroll", W, high, Z)
    table = Scores(
        tuple((side.who, side.name) for side in sides(sight)),
        tuple(
            (say("round", number=at + 1), tuple(_counted(money, side.seats) for side in sides(sight)))
            for at, money in enumerate(view.scores)
        ),
        say("sheet-total"),
        tuple(sum(money[seat] for money in view.scores for seat in side.seats) for side in sides(sight)),
    )
    onward = Button(say("sheet-on", number=number + 1), say("sheet-on-hint"), PRIMARY, 22)
    return [
        *seen,
        block(("scroll", "slip"), Slip("決算"), (x + PAD, y + 26, 36, 66), z=Z + 2),
        block(("scroll", "title"), Label(say("sheet-title", number=number, rounds=view.rounds), DISPLAY, 38),
              (x + PAD + 56, y + 24, w - 2 * PAD - 56, 50), z=Z + 2),
        block(("scroll", "text"), Label(say("sheet-text"), BODY, 18, "ink2"),
              (x + PAD + 57, y + 74, w - 2 * PAD - 57, 28), z=Z + 2),
        block(("scroll", "scores"), table, (x + PAD, y + 122, w - 2 * PAD, h - 122 - 100), z=Z + 2, rule="rounds"),
        block(("on",), onward, (x + w - PAD - 300, y + h - 90, 300, 62), z=Z + 3, touch=True),
    ]  # fmt: skip


def _counted(money: tuple[int, ...], seats: tuple[int, ...]) -> str:
    """A side's money of a round: for a team what both have, and the sum."""
    parts = [money[seat] for seat in seats]
    return str(parts[0]) if len(parts) == 1 else f"{' + '.join(map(str, parts))} = {sum(parts)}"


@dataclass(frozen=True, slots=True)
class Scores(Drawing):
    """A table: a column for each side, a row for each round, and the sums."""

    heads: tuple[tuple[tuple[str, ...], str], ...]
    rounds: tuple[tuple[str, tuple[str, ...]], ...]
    total: str
    sums: tuple[int, ...]

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        first = 150.0
        pitch = (w - first) / len(self.heads)
        for at, (who, name) in enumerate(self.heads):
            middle = first + pitch * (at + 0.5)
            left = middle - 34 * len(who) / 2
            for number, colour in enumerate(who):
                ink.picture(f"pawn_{colour}", left + 34 * number, 0, 32, 40)
            ink.text(name, DISPLAY, 19, "ink", middle, 53, "center", pitch - 10)
        row = min(float(ROW), (h - 70) / (len(self.rounds) + 1))
        most = max(self.sums)
        for at, (label, money) in enumerate(self.rounds):
            y = 70 + row * (at + 0.5)
            ink.box(0, y - row / 2 + 2, w, row - 4, (120, 96, 50, 24), 7)
            ink.text(label, BOLD, 17, "ink2", 14, y, width=first - 20)
            for side, words in enumerate(money):
                ink.text(words, DISPLAY, 20, "ink", first + pitch * (side + 0.5), y - 1, "center", pitch - 10)
        y = 70 + row * (len(self.rounds) + 0.5)
        ink.line(0, y - row / 2 + 1, w, y - row / 2 + 1, "ink", 2)
        ink.text(self.total, BOLD, 18, "ink", 14, y, width=first - 20)
        for side, total in enumerate(self.sums):
            fill = "deep" if total == most else "ink"
            ink.text(str(total), DISPLAY, 26, fill, first + pitch * (side + 0.5), y - 1, "center", pitch - 10)
