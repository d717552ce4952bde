"""What the table and a title's folder say to each other: a sight goes in, placements come out.

A title's folder in `scenes` gives a `Setting`: how its view is placed, what a touch means, how each event is shown
and told. The table does everything else.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from game.core.events import Event
from game.core.game import NO_AIDS, NOBODY, Aids, Title
from game.core.match import Beat, Seat
from game.core.refusals import Refusal
from scenes.placement import Frame, Key, Placement
from scenes.settings import Settings
from scenes.stage import Flow
from scenes.words import Words


class Line(NamedTuple):
    """A sentence of the log, with a small picture before it."""

    words: str
    icon: str
    number: int = 0
    """After how many decisions it was said."""
    rule: str = ""
    """The paragraph of the rules it is about."""
    why: str = ""
    """The same with every number written out, if it says less than that."""
    whole: str = ""
    """The same as a sentence that needs no picture and no line before it, if it is none."""


@dataclass(frozen=True)
class Sight:
    """All that the picture of a table is made of: what one seat may know, and what the person there is doing."""

    title: Title
    view: Any
    focus: int
    """The seat whose area lies at the bottom of the table."""
    seats: tuple[Seat, ...]
    frame: Frame
    say: Words
    settings: Settings
    draft: Any = None
    """A move that has been put together but not played."""
    refusal: Refusal | None = None
    """Why the draft may not be played."""
    by: int = NOBODY
    """Whose draft it is."""
    doing: int = NOBODY
    """Whose decision is being shown right now; NOBODY while somebody decides."""
    foresight: tuple[Beat, ...] = ()
    """What would happen if the draft were played: everything up to the first surprise."""
    story: tuple[Event, ...] = ()
    """What has been shown since a story began that a scroll tells; empty when there is none."""
    unrolled: bool = False
    """Whether the scroll is open."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """What the table has agreed on."""
    past: tuple[tuple[int, Event], ...] = ()
    """Everything that happened, with the number of decisions before it; filled when the game is over."""
    taken_back: int = 0
    """How often somebody went back further than undo allows."""
    hints: tuple[int, ...] = ()
    """How many hints each seat has been given."""
    figures: tuple[Any, ...] = ()
    """What the title has worked out for the person who is asked, to be seen at a glance."""
    log: tuple[Line, ...] = ()
    asking: bool = False
    """Whether the seat at the bottom is asked now and its hand is open."""
    waiting: str = ""
    """The button the table waits for before it goes on, if any."""
    watching: bool = False
    """Whether this is a game that nobody plays any more: no verbs, no questions."""
    alone: bool = False
    """Whether only one person plays at this screen."""

    @property
    def name(self) -> str:
        """The name of the seat at the bottom."""
        return self.seats[self.focus].name


class Touch(NamedTuple):
    """What a touch makes of a draft."""

    draft: Any
    now: bool = False
    """Whether it shall be played without being asked again."""
    loose: bool = False
    """Whether the draft may be kept though it cannot be played yet."""
    says: str = ""
    """A message to answer with, when there is nothing to draft."""
    choices: Mapping[str, Any] = MappingProxyType({})
    """Settings that the touch changes."""


class Cue(NamedTuple):
    """How an event is shown: pieces flow, a sound plays, a scroll tells of it, and the picture holds still."""

    flows: tuple[Flow, ...] = ()
    sound: str = ""
    hold: int = 0
    """Milliseconds of stillness afterwards, for reading."""
    story: str = ""
    """"show" tells it on the scroll, "hide" keeps it for the scroll to tell later, "close" ends the story."""
    wait: str = ""
    """The button to wait for afterwards; "market" also goes on by itself after a while."""


@dataclass(frozen=True)
class Setting:
    """What a title's folder gives the table."""

    least: Callable[[float], tuple[float, float]]
    """The smallest layout for a window of this width by height."""
    place: Callable[[Sight], list[Placement]]
    results: Callable[[Sight], list[Placement]]
    """The page that tells how the game ended."""
    log: Callable[[Frame], tuple[float, float, float, float] | None]
    """Where the log lies; None where there is no room and it is a drawer."""
    controls: Callable[[Frame], tuple[float, float, float, float]]
    """Where the actions lie, and the controls of a replay."""
    mark: Callable[[Event], str]
    """The picture that marks an event on the timeline of a replay; empty for most."""
    touch: Callable[[Sight, Key, bool], Touch | None]
    """What touching something makes of the draft; None where it means nothing. The flag is the right button."""
    drop: Callable[[Sight, Key, Key | None], Any]
    """The move that dragging one thing onto another stands for, or None."""
    keys: Callable[[str], tuple[Key, bool] | None]
    """What a key such as "1", "shift+1", "ctrl+1" or "b" touches, and whether as with the right button."""
    cue: Callable[[Event, Any, tuple[Event, ...]], Cue]
    """How an event is shown, given the view after it and the events that follow it."""
    line: Callable[[Event, tuple[Seat, ...], Words], Line | None]
    when: Callable[[Sight], str]
    """Which turn it is, in a few words."""
    ask: Callable[[Sight], str]
    """What is asked, in a few words."""
    name: Callable[[Sight, Any, Any], str]
    """What a move of the seat that is asked is called in a few words; the second move is the one it follows, if any."""
    thought: Callable[[Any], int]
    """Milliseconds before a decision can be made, so that a quick answer tells nothing; 0 for most."""
    facts: Callable[[Refusal, tuple[Seat, ...], Words], Mapping[str, Any]]
    """A refusal's facts in words."""
    bare: Callable[[Any], bool]
    """Whether a view of nobody shows everything that a curtain would hide, because the table has agreed to."""
    openly: Callable[[Any], bool] = lambda view: False
    """Whether what is asked is answered without looking at a hand, so that no curtain is needed."""
    glance: Callable[[Any], tuple[Any, ...]] | None = None
    """What works out from the view of a perfect memory what the person who is asked shall see at a glance."""
    offer: Callable[[Sight], Key | None] = lambda sight: None
    """What Enter touches when nothing is drafted, because there is nothing to choose."""
    aids: Aids = NO_AIDS
    """What a perfect memory knows and this table always shows."""
    strokes: tuple[str, ...] = ()
    """The title's own keys in the order in which the page of keys lists them, below those of every table. A stroke
    such as "buy" is called what the message "keys-<title>-buy" says and does what "keys-<title>-buy-does" says."""
    previews: tuple[str, ...] = ("do",)
    """What shows under the pointer what touching it would bring: how its keys begin."""
    right: tuple[str, ...] = ()
    """What the right button does something with: how its keys begin. Anything else it explains."""
    pictures: tuple[tuple[str, float], ...] = ()
    """What to load before the table is first shown: names and layout widths."""
