"""Who sits where before a game: four places, of which some may be empty. Knows no window."""

from collections.abc import Callable

from game.bots import BOTS
from game.core.chance import Dice, seed
from game.core.match import COLOURS, LONGEST_NAME, PERSON, Seat, why_no_seats
from scenes.settings import Settings

EMPTY = "empty"
LEVELS = tuple(level for level in BOTS if level != "random")
"""The bots one can play against; the random one is for tests."""
NAMES = ("Aiko", "Ren", "Hana", "Goro")


class Seats:
    """The four places in their order, each colour once. An empty place keeps its name and colour."""

    def __init__(self, settings: Settings) -> None:
        """Sit down as last time, or as one person and two bots."""
        kinds = (PERSON, LEVELS[0], LEVELS[0], EMPTY)
        self.places = [Seat(*place) for place in zip(NAMES, kinds, COLOURS, strict=True)]
        told = [Seat(*place) for place in settings.seats]
        colours = sorted(place.colour for place in told)
        if colours == sorted(COLOURS) and all(place.kind in (PERSON, EMPTY, *LEVELS) for place in told):
            self.places = told

    @property
    def taken(self) -> list[Seat]:
        """The places that are taken."""
        return [place._replace(name=place.name.strip()) for place in self.places if place.kind != EMPTY]

    @property
    def people(self) -> int:
        """How many people play."""
        return sum(seat.kind == PERSON for seat in self.taken)

    def call(self, at: int, name: str) -> None:
        """Give a place a name."""
        self.places[at] = self.places[at]._replace(name=name)

    def sit(self, at: int, kind: str) -> None:
        """Let a person or a bot sit down, or leave the place empty. Who sits down has a name of their own."""
        if self.places[at].kind == EMPTY and self.places[at].name in {seat.name for seat in self.taken}:
            taken = {place.name for place in self.places}
            self.call(at, next((name for name in NAMES if name not in taken), ""))
        self.places[at] = self.places[at]._replace(kind=kind)

    def dress(self, at: int, colour: str) -> None:
        """Choose a merchant; who had that one takes the other."""
        other = next(number for number, place in enumerate(self.places) if place.colour == colour)
        self.places[other] = self.places[other]._replace(colour=self.places[at].colour)
        self.places[at] = self.places[at]._replace(colour=colour)

    def move(self, at: int, to: int) -> None:
        """Change two places."""
        self.places[at], self.places[to] = self.places[to], self.places[at]

    def shuffle(self) -> None:
        """Let chance say who sits where; empty places stay where they are."""
        taken = [number for number, place in enumerate(self.places) if place.kind != EMPTY]
        order = Dice(seed()).order("seats", taken)
        before = list(self.places)
        for at, source in zip(taken, order, strict=True):
            self.places[at] = before[source]

    def why_no_name(self, at: int, shows: Callable[[str], bool]) -> str:
        """Name the message that says what is wrong with a name; `shows` tells whether it can be drawn."""
        place = self.places[at]._replace(name=self.places[at].name.strip())
        if place.kind == EMPTY:
            return ""
        if why_no_seats([place]):
            return "setup-name-signs" if place.name and len(place.name) <= LONGEST_NAME else "setup-name-missing"
        if not shows(place.name):
            return "setup-name-signs"
        others = [other for other in self.places[:at] if other.kind != EMPTY]
        return "setup-name-twice" if any(why_no_seats([place, other]) for other in others) else ""
