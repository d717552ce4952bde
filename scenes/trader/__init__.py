"""The Trader table: how its view is placed, what a touch means, and how each event is shown and told."""

from game.trader.data import COLOURS
from scenes.placement import Placement
from scenes.table.scroll import unrolling
from scenes.table.shapes import least
from scenes.table.sight import Setting, Sight
from scenes.trader import actions, exchange, own, results, rivals, sheet
from scenes.trader.ask import drop, facts, keys, touch
from scenes.trader.cues import cue
from scenes.trader.layout import areas
from scenes.trader.tell import ask, line, mark, name, when


def place(sight: Sight) -> list[Placement]:
    """Place everything that this sight of the table shows."""
    lie = areas(sight.frame)
    rooms = (exchange, own, rivals) if sight.watching else (exchange, own, rivals, actions)
    seen = [part for room in rooms for part in room.place(sight, lie)]
    return seen + unrolling(sheet.place(sight)) if sight.unrolled else seen


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
    thought=lambda view: 0,
    facts=facts,
    bare=lambda view: None not in view.money,
    strokes=("column", "buy", "sell", "joker", "decline", "pass"),
    previews=("do", "column"),
    pictures=(*((f"stock_{colour}", 104) for colour in COLOURS), ("joker", 76), ("closed", 104)),
)
