"""The Osaka table: how its view is placed, what a touch means, and how each event is shown and told."""

from game.osaka.data import COLOURS, VALUES
from game.osaka.risk import risks
from scenes.osaka import actions, board, hands, insurance, market, payday, results, rivals
from scenes.osaka.ask import drop, facts, keys, touch
from scenes.osaka.cues import cue
from scenes.osaka.layout import areas
from scenes.osaka.tell import ask, line, mark, name, when
from scenes.placement import Placement
from scenes.table.scroll import unrolling
from scenes.table.shapes import least
from scenes.table.sight import Setting, Sight


def place(sight: Sight) -> list[Placement]:
    """Place everything that this sight of the table shows."""
    lie = areas(sight.frame)
    rooms = (board, market, hands, rivals) if sight.watching else (board, market, hands, rivals, actions)
    seen = [part for room in rooms for part in room.place(sight, lie)]
    if sight.unrolled:
        seen += unrolling(payday.place(sight))
    elif sight.view.asked == "insure" and sight.asking:
        seen += unrolling(insurance.place(sight))
    return seen


SETTING = Setting(
    least=least,
    place=place,
    results=results.place,
    log=lambda frame: areas(frame).log,
    controls=lambda frame: areas(frame).actions,
    mark=mark,
    touch=touch,
    drop=drop,
    keys=keys,
    cue=cue,
    line=line,
    when=when,
    ask=ask,
    name=name,
    thought=lambda view: 1200 if view.asked == "insure" else 0,
    facts=facts,
    bare=lambda view: None not in view.hands,
    glance=risks,
    strokes=("market", "reserve", "farm", "buy", "pass"),
    right=("market", "farm"),
    pictures=tuple((f"card_{good}_{value}", 118) for good in COLOURS for value in VALUES)
    + tuple((f"ship_{good}", 122) for good in COLOURS),
)
