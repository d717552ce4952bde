"""Who sits at the screen and whose hand lies open. A hand opens only for the person it belongs to."""

from collections.abc import Sequence

from game.core.game import NOBODY
from game.core.match import PERSON, Seat


class Seating:
    """The people at one screen: at most one hand is open, and between two people a curtain falls."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.persons = [seat for seat, who in enumerate(seats) if who.kind == PERSON]
        self.focus = self.persons[0] if self.persons else 0
        """The seat whose area lies at the bottom of the table."""
        self.holder = self.focus if len(self.persons) == 1 else NOBODY
        """The person whose hand may be open."""
        self.covered = False
        """Whether that hand is covered until its owner is asked again."""
        self.hidden = False
        """Whether the person has hidden the hand by the key."""
        self.openly = False
        """Whether the person at the bottom answers without a hand being open."""
        self.curtain = NOBODY
        """The person the curtain waits for."""

    @property
    def alone(self) -> bool:
        """Whether only one person plays at this screen."""
        return len(self.persons) == 1

    @property
    def open(self) -> bool:
        """Whether the hand at the bottom lies open."""
        return self.holder == self.focus and not self.covered and not self.hidden and self.curtain == NOBODY

    @property
    def there(self) -> bool:
        """Whether the person at the bottom may answer."""
        return self.open or self.openly

    @property
    def viewer(self) -> int:
        """The seat whose knowledge the picture is made of; NOBODY sees no hand at all."""
        return self.focus if self.open else NOBODY

    def decided(self, seat: int, following: int) -> None:
        """Somebody has decided: with several people, a hand that is not asked next is covered before anything moves."""
        self.openly = False
        if len(self.persons) > 1 and seat in self.persons and following != seat:
            self.covered = True

    def ask(self, seat: int) -> bool:
        """Seat the person who is asked; tell whether that changed anything. Only without a curtain in between."""
        changed = (self.focus, self.holder) != (seat, seat) or self.covered
        self.focus = self.holder = seat
        self.covered = self.openly = False
        return changed

    def ask_openly(self, seat: int) -> bool:
        """Ask somebody who may not be alone at the screen: no hand is open; tell whether that changed anything."""
        changed = self.focus != seat or not self.openly
        self.focus, self.holder, self.openly = seat, NOBODY, True
        return changed

    def lower(self, seat: int) -> None:
        """Let the curtain fall for somebody: no hand is open behind it."""
        self.curtain, self.holder, self.openly = seat, NOBODY, False

    def enter(self) -> None:
        """The person the curtain waited for is there."""
        self.focus = self.holder = self.curtain
        self.curtain = NOBODY
        self.covered = self.hidden = False
