"""Motion: the difference between two pictures. Knows no game, no event and no window, only placements and time.

`Stage.set` takes the placements that shall be seen; what was elsewhere travels, what is new comes from where a `Flow`
says, what is gone leaves. Whether anything still moves is computed from the journeys, never kept as a flag.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from scenes.placement import Drawing, Key, Placement

SHIFT = 160
"""Milliseconds a piece takes when nothing else is said: the fan spreads, a row closes up."""
UNROLL = 380
"""Milliseconds a scroll takes to open."""
RISE = 90
"""Milliseconds for standing out under the pointer."""


class Flow(NamedTuple):
    """Pieces that go from one zone to another in one beat."""

    source: Key
    target: Key
    ms: int = SHIFT
    style: str = "glide"
    stagger: int = 0
    after: int = 0
    """Milliseconds until they set out."""
    faces: tuple[str, ...] = ()
    """What is seen on the way where the pieces themselves lie hidden: all that goes is open, what stays is not."""


class Journey(NamedTuple):
    """One placement's way from a start to a goal. `last` means that it is gone on arrival."""

    start: Placement
    goal: Placement
    begin: float
    ms: float
    style: str
    last: bool = False

    def at(self, now: float) -> Placement:
        """The placement as it looks now."""
        t = 1.0 if self.ms <= 0 else min(1.0, max(0.0, (now - self.begin) / self.ms))
        return self.goal if t >= 1 and not self.last else STYLES[self.style](self.start, self.goal, t)

    def over(self, now: float) -> bool:
        return now >= self.begin + self.ms


class Stage:
    """What is seen, and what is on its way. `pace` multiplies all durations; 0 shows every goal at once."""

    def __init__(self) -> None:
        self.goals: dict[Key, Placement] = {}
        self.journeys: dict[Key, Journey] = {}
        self.pace = 1.0

    def moving(self, now: float) -> bool:
        """Tell whether anything is still on its way."""
        return any(not journey.over(now) for journey in self.journeys.values())

    def ends(self, now: float) -> float:
        """When the last piece arrives."""
        return max((journey.begin + journey.ms for journey in self.journeys.values()), default=now)

    def finish(self) -> None:
        """Arrive everywhere at once."""
        self.journeys.clear()

    def picture(self, now: float) -> list[Placement]:
        """Everything as it looks now, lowest first."""
        ended = [key for key, journey in self.journeys.items() if journey.over(now)]
        for key in ended:
            del self.journeys[key]
        seen = [self.journeys[key].at(now) if key in self.journeys else goal for key, goal in self.goals.items()]
        seen += [journey.at(now) for key, journey in self.journeys.items() if key not in self.goals]
        seen.sort(key=lambda place: place.z)
        return seen

    def set(self, goals: list[Placement], now: float, flows: tuple[Flow, ...] = ()) -> None:
        """Show these placements from now on; flows tell where pieces come from and go to."""
        old = {place.key: place for place in self.picture(now)}
        new = {place.key: place for place in goals}
        under_way = self.journeys
        self.goals, self.journeys = new, {}
        ends = self._flow(old, new, now, flows)
        self._enter([goal for key, goal in new.items() if goal.enters and key not in old], now)
        for key, goal in new.items():
            start = old.get(key)
            if key in self.journeys or start is None or start == goal:
                continue
            travelling = under_way.get(key)
            if travelling and not travelling.over(now) and travelling.goal == goal:
                self.journeys[key] = travelling
            elif start.picture != goal.picture:
                if ends > now and start.picture and goal.late:
                    self.journeys[key] = Journey(start, goal, now, ends - now, "later")
            elif _apart(start, goal):
                near = abs(start.x - goal.x) + abs(start.y - goal.y) < 40 and start.alpha == goal.alpha
                self._send(key, start, goal, now, RISE if near else SHIFT, "glide")

    def _enter(self, coming: list[Placement], now: float) -> None:
        """Let new things appear: a sheet unrolls first, then what is written on it shows."""
        unrolling = any(place.enters == "unroll" for place in coming)
        for place in coming:
            if place.enters == "unroll":
                self._send(place.key, replace(place, sx=0.06), place, now, UNROLL, "glide")
            else:
                begin = now + (UNROLL * 0.6 * unrolling + place.after) * self.pace
                self._send(place.key, replace(place, alpha=0), place, begin, SHIFT, "glide")

    def _flow(self, old: dict[Key, Placement], new: dict[Key, Placement], now: float, flows: tuple[Flow, ...]) -> float:
        """Send pieces on their ways and return when the last one arrives."""
        leaving = [p for key, p in old.items() if p.piece and (key not in new or new[key].picture != p.picture)]
        coming = [p for key, p in new.items() if p.piece and (key not in old or old[key].picture != p.picture)]

        def settle(start: Placement | None, goal: Placement | None) -> None:
            leaving[:] = [p for p in leaving if p is not start]
            coming[:] = [p for p in coming if p is not goal]

        # One piece to one place first; then rows close up; then what goes from zone to zone.
        for flow in flows:
            start, goal = old.get(flow.source), new.get(flow.target)
            if start and goal and start.piece and goal.piece:
                self._send(goal.key, replace(start, key=goal.key), goal, now, flow.ms, flow.style)
                settle(start, goal)
        for start, goal in _pairs(leaving, coming, same_zone=True):
            self._send(goal.key, replace(start, key=goal.key), goal, now, SHIFT, "glide")
            settle(start, goal)
        for flow in flows:
            begin = now + flow.after * self.pace
            away = [p for p in leaving if p.within(flow.source)]
            here = [p for p in coming if p.within(flow.target)]
            open_away = away if any(p.picture in flow.faces for p in away) else _faces(away, old, new, flow) or away
            for start, goal in _ways(open_away, here, old, new, flow):
                last = goal.key not in new
                self._send(goal.key, replace(start, key=goal.key), goal, begin, flow.ms, flow.style, last)
                begin += flow.stagger * self.pace
            for place in (*away, *here):
                settle(place, place)
        return self.ends(now)

    def _send(
        self, key: Key, start: Placement, goal: Placement, begin: float, ms: float, style: str, last: bool = False
    ) -> None:
        if self.pace > 0:
            self.journeys[key] = Journey(start, goal, begin, ms * self.pace, style, last)


def _pairs(away: list[Placement], here: list[Placement], same_zone: bool) -> list[tuple[Placement, Placement]]:
    """Match pieces that left with pieces that came: the same picture first, in their order."""
    pairs: list[tuple[Placement, Placement]] = []
    left, unmatched = list(here), []
    for start in away:
        same = [p for p in left if p.picture == start.picture and (not same_zone or p.key[:1] == start.key[:1])]
        if same:
            pairs.append((start, same[0]))
            left.remove(same[0])
        else:
            unmatched.append(start)
    return pairs if same_zone else pairs + list(zip(unmatched, left, strict=False))


def _faces(away: list[Placement], old: dict[Key, Placement], new: dict[Key, Placement], flow: Flow) -> list[Placement]:
    """Give hidden pieces their faces; those that lie nowhere appear from the spot that marks their zone."""
    spot = old.get(flow.source) or new.get(flow.source)
    starts = [*away, *[replace(spot, alpha=0)] * len(flow.faces)] if spot else away
    return [
        replace(start, key=(*flow.source, "face", at), picture=face)
        for at, (start, face) in enumerate(zip(starts, flow.faces, strict=False))
    ]


def _ways(
    away: list[Placement], here: list[Placement], old: dict[Key, Placement], new: dict[Key, Placement], flow: Flow
) -> list[tuple[Placement, Placement]]:
    """Pair pieces along a flow; one without a partner goes to, or comes from, the spot that marks the other zone."""
    ways = _pairs(away, here, same_zone=False)
    gone, come = new.get(flow.target) or old.get(flow.target), old.get(flow.source) or new.get(flow.source)
    paired = {id(p) for way in ways for p in way}
    if gone and not here:
        ways += [(p, replace(_onto(p, gone), key=("gone", *p.key), z=p.z + 40)) for p in away if id(p) not in paired]
    if come and not away:
        for goal in here:
            start = _onto(goal, come)
            picture = come.picture if isinstance(come.picture, str) and come.picture else goal.picture
            ways.append((replace(start, picture=picture), goal))
    return ways


def _onto(place: Placement, spot: Placement) -> Placement:
    """The same picture, lying where a spot is, for all to see."""
    return replace(place, x=spot.x, y=spot.y, w=spot.w, h=spot.h, angle=spot.angle, alpha=255)


def _apart(a: Placement, b: Placement) -> bool:
    """Tell whether two placements of a picture lie differently; a large drawing is not stretched, it jumps."""
    if isinstance(b.picture, Drawing) and (a.w != b.w or a.h != b.h):
        return False
    return (a.x, a.y, a.w, a.h, a.angle, a.alpha, a.sx, a.sy) != (b.x, b.y, b.w, b.h, b.angle, b.alpha, b.sx, b.sy)


# ---- ways of travelling: start, goal and the share of the time that has passed


def _between(a: Placement, b: Placement, k: float) -> Placement:
    def mid(u: float, v: float) -> float:
        return u + (v - u) * k

    # A piece that lies unseen, because the sheet below it tells of it, is seen while it travels.
    alpha = max(a.alpha, b.alpha) if b.piece else round(mid(a.alpha, b.alpha))
    return replace(
        b,
        x=mid(a.x, b.x), y=mid(a.y, b.y), w=mid(a.w, b.w), h=mid(a.h, b.h),
        angle=mid(a.angle, b.angle), sx=mid(a.sx, b.sx), sy=mid(a.sy, b.sy), alpha=alpha,
    )  # fmt: skip


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_cubic(t: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - t) ** 3


def _glide(a: Placement, b: Placement, t: float) -> Placement:
    return _between(a, b, out_cubic(t))


def _arc(a: Placement, b: Placement, t: float) -> Placement:
    """A card that is taken: over the table in a low arc, turning in the last third."""
    way = _between(a, b, in_out_cubic(t))
    turn = a.angle + (b.angle - a.angle) * max(0.0, t * 3 - 2)
    shown = b.picture if t > 0.8 else a.picture
    return replace(way, picture=shown, y=way.y - 60 * math.sin(math.pi * t), angle=turn, z=max(a.z, b.z) + 50)


def _sweep(a: Placement, b: Placement, t: float) -> Placement:
    """Cards that are bought or paid: straight over the table."""
    return replace(_between(a, b, in_out_cubic(t)), z=max(a.z, b.z) + 50)


def _flip(a: Placement, b: Placement, t: float) -> Placement:
    """A card from a pile: it shows its other side half way."""
    way = _between(a, b, out_cubic(t))
    shown = b.picture if t >= 0.5 else a.picture
    return replace(way, picture=shown, sx=max(0.04, abs(math.cos(math.pi * t))), z=max(a.z, b.z) + 30)


def _drop(a: Placement, b: Placement, t: float) -> Placement:
    """A plaque is put down: it swings a little beyond its place."""
    k = t - 1
    way = _between(a, b, 1 + 2.2 * k**3 + 1.2 * k**2)
    return replace(way, y=way.y - 40 * (1 - t) * math.sin(math.pi * t), z=max(a.z, b.z) + 50)


def _sail(a: Placement, b: Placement, t: float) -> Placement:
    """A ship rocks and bobs on its way."""
    way = _between(a, b, -(math.cos(math.pi * t) - 1) / 2)
    swell = math.sin(math.pi * t)
    return replace(way, angle=2.5 * math.sin(4 * math.pi * t) * swell, y=way.y + 3 * math.sin(6 * math.pi * t) * swell)


def _wake(a: Placement, b: Placement, t: float) -> Placement:
    """The foam behind a ship: it keeps with her, comes soon and goes slowly."""
    way = _between(a, b, -(math.cos(math.pi * t) - 1) / 2)
    return replace(way, z=a.z, alpha=round(235 * min(1.0, t / 0.15, (1 - t) / 0.4)))


def _sink(a: Placement, b: Placement, t: float) -> Placement:
    """A ship heels over, its sail tears, and it goes down behind the waves."""
    heel = -24 * min(1.0, t * 1.8)
    down = 46 * max(0.0, (t - 0.45) / 0.55) ** 2
    return replace(
        a,
        picture=b.picture if t > 0.4 else a.picture,
        angle=heel,
        y=a.y + down,
        alpha=round(255 - 255 * max(0.0, t - 0.75) * 4),
    )


def _fade(a: Placement, b: Placement, t: float) -> Placement:
    """Gone here, back there."""
    return replace(b, alpha=round(b.alpha * t)) if t > 0.5 else replace(a, alpha=round(a.alpha * (1 - 2 * t)))


def _later(a: Placement, b: Placement, t: float) -> Placement:
    return a


STYLES: dict[str, Callable[[Placement, Placement, float], Placement]] = {
    "glide": _glide,
    "arc": _arc,
    "sweep": _sweep,
    "flip": _flip,
    "drop": _drop,
    "sail": _sail,
    "wake": _wake,
    "sink": _sink,
    "fade": _fade,
    "later": _later,
}
