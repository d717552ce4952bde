"""The Master Merchant table: how its view is placed, what a touch means, and how each event is shown and told."""

from game.master_merchant.data import CARDS
from game.master_merchant.view import AIDS
from scenes.master_merchant import actions, city, hand, own, results, rivals
from scenes.master_merchant.ask import drop, facts, keys, offer, touch
from scenes.master_merchant.cues import cue
from scenes.master_merchant.layout import areas
from scenes.master_merchant.tell import ask, line, mark, name, when
from scenes.placement import Placement
from scenes.table.shapes import least
from scenes.table.sight import Setting, Sight


def place(sight: Sight) -> list[Placement]:
    """Place everything that this sight of the table shows."""
    lie = areas(sight.frame)
    rooms = (city, rivals, own, hand) if sight.watching else (city, rivals, own, hand, actions)
    return [part for room in rooms for part in room.place(sight, lie)]


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
    thought=lambda view: 1200 if view.asked == "shield" else 0,
    facts=facts,
    bare=lambda view: False,
    openly=lambda view: view.asked == "shield",
    offer=offer,
    aids=AIDS,
    strokes=("nth", "play", "down", "use", "waive", "shield", "end"),
    previews=("do", "city", "discard", "rival"),
    right=("hand",),
    pictures=(*((f"mm_{card}", 118) for card in CARDS), ("mm_back", 100), ("coin_gold", 24)),
)
