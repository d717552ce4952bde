"""What a screen is made of: placements, each a picture with a place. Pure values; nothing here draws.

A screen is a list of placements; motion is the difference between two such lists. All measures are layout pixels:
a `Frame` says how a layout lies in the window.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from scenes.ink import Ink

Key = tuple[Any, ...]
"""What a placement shows, such as ("market", 2). A key that begins another one names the zone it lies in."""

REST, LEGAL, HOVER, FOCUS, CHOSEN, DIM, DANGER = "rest", "legal", "hover", "focus", "chosen", "dim", "danger"
"""The moods of a picture: how it stands out."""

CARD_RATIO = 1.4
"""A card is 5 wide and 7 high."""


class Drawing:
    """A picture drawn in code: a frozen value that holds all it shows, so that equal drawings look alike."""

    margin: ClassVar[float] = 24
    """How far it may draw beyond its rectangle: room for shadows."""
    card: ClassVar[bool] = False
    """Whether it is a card: it rises, and gets its shadow and its line of light, like a card that is a picture."""

    def paint(self, ink: "Ink", w: float, h: float, mood: str) -> None:
        """Draw into a rectangle of this size whose upper left corner is 0, 0."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Placement:
    """A picture and where it lies: x and y are its middle, a higher z lies on top."""

    key: Key
    picture: str | Drawing
    """The name of an SVG file, a drawing, or "" for a spot that only marks a place."""
    x: float
    y: float
    w: float
    h: float
    z: float = 0
    angle: float = 0
    sx: float = 1
    sy: float = 1
    """How much of its width and height shows: a card that turns over is narrow for a moment."""
    mood: str = REST
    alpha: int = 255
    shadow: bool = False
    piece: bool = False
    """Pieces travel: one that vanishes here and appears there has moved."""
    enters: str = ""
    """How it appears where nothing was: "unroll" from its middle, or "fade"; empty for at once."""
    after: float = 0
    """Milliseconds until it begins to appear: what is read one after the other is written so."""
    late: bool = False
    """Whether it shows its news only when the pieces under way have arrived."""
    touch: bool = False
    """Whether it answers to the pointer and the keyboard."""
    tip: str = ""
    rule: str = ""
    """The paragraph of the rules that explains it."""
    reach: tuple[float, float, float, float] | None = None
    """The visible part, as x, y, w, h from the upper left corner, if not all of it answers."""

    def within(self, zone: Key) -> bool:
        """Tell whether it lies in a zone."""
        return self.key[: len(zone)] == zone


def block(key: Key, picture: str | Drawing, rect: tuple[float, float, float, float], **how: Any) -> Placement:
    """Place a picture by its rectangle x, y, w, h."""
    x, y, w, h = rect
    return Placement(key, picture, x + w / 2, y + h / 2, w, h, **how)


class Frame(NamedTuple):
    """How a layout of w x h lies in the window: u window pixels to a layout pixel, from an upper left corner."""

    w: float
    h: float
    u: float
    left: float
    top: float

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """Turn a layout point into window pixels."""
        return self.left + x * self.u, self.top + y * self.u

    def to_layout(self, px: float, py: float) -> tuple[float, float]:
        """Turn window pixels into a layout point."""
        return (px - self.left) / self.u, (py - self.top) / self.u


def fit(size: tuple[int, int], least: tuple[float, float]) -> Frame:
    """Fit a layout of at least this size into a window; what is left over widens or heightens it."""
    u = min(size[0] / least[0], size[1] / least[1])
    return Frame(size[0] / u, size[1] / u, u, 0, 0)


def reached(placements: list[Placement], x: float, y: float) -> Placement | None:
    """Find the topmost placement under a point that answers to the pointer, has something to say or a rule."""
    for place in reversed(placements):
        if (place.touch or place.tip or place.rule) and place.alpha and _covers(place, x, y):
            return place
        if place.key[0] == "scrim" and _covers(place, x, y):
            return None
    return None


def _covers(place: Placement, x: float, y: float) -> bool:
    w, h = (place.h, place.w) if abs(place.angle) == 90 else (place.w, place.h)
    left, top = place.x - w / 2, place.y - h / 2
    if place.reach:
        dx, dy, w, h = place.reach
        left, top = left + dx, top + dy
    return left <= x < left + w and top <= y < top + h
