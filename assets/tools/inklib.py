"""Drawing kit for Akindo's woodblock art: geometry in, plain nanosvg-safe SVG out.

Everything becomes filled paths. Clipping is done here, on the geometry
(shapely), because the rasteriser has no reliable clipPath; ink lines of varying
weight are filled outlines, never strokes.
"""

import math
import random

import numpy as np
from shapely import affinity as aff
from shapely.geometry import GeometryCollection, LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

# ---------------------------------------------------------------- palette
P = {
    "ink": "#1C1A20",
    "ink2": "#3A3540",
    "ink3": "#6B6258",
    "washi": "#F4EAD3",
    "washi_hi": "#FBF5E6",
    "washi_edge": "#CDB88E",
    "night": "#0B1C30",
    "prussian": "#11304F",
    "indigo": "#1C4A74",
    "sea": "#2F6C97",
    "water": "#6FA3B8",
    "pale": "#A9C9CC",
    "foam": "#F6F0E0",
    "verm": "#C23B22",
    "seal": "#A92C1A",
    "gold": "#B88A35",
    "gold_hi": "#E2C274",
    "gold_lo": "#7F5C1E",
    "red": "#BC3A2B",
    "red_hi": "#DB6C55",
    "red_lo": "#82211B",
    "blue": "#234F86",
    "blue_hi": "#5685B5",
    "blue_lo": "#132F57",
    "yellow": "#DFA626",
    "yellow_hi": "#F3CF6B",
    "yellow_lo": "#94660F",
    "green": "#2E7658",
    "green_hi": "#78B08A",
    "green_lo": "#154634",
    "leaf": "#4C7F47",
    "leaf_hi": "#86AE6A",
    "leaf_lo": "#2A4E2E",
    "wood": "#B98450",
    "wood_hi": "#D9AE78",
    "wood_lo": "#7B5130",
    "wood_dk": "#4D321F",
    "pine": "#2F5940",
    "pine_hi": "#5E8A5B",
}


# ---------------------------------------------------------------- curves
def xy(text):
    """Points written as in an SVG polyline: "0,118 70,106" -> [(0, 118), (70, 106)]; rows of any length."""
    return [tuple(float(v) if "." in v else int(v) for v in point.split(",")) for point in text.split()]


def smooth(pts, closed=False, n=14):
    """Catmull-Rom curve through pts as a dense polyline, n points a segment."""
    p = [np.array(q, float) for q in pts]
    m = len(p)
    out = []
    rng = range(m) if closed else range(m - 1)
    for i in rng:
        if closed:
            a, b, c, d = p[(i - 1) % m], p[i], p[(i + 1) % m], p[(i + 2) % m]
        else:
            a = p[i - 1] if i else 2 * p[0] - p[1]
            b, c = p[i], p[i + 1]
            d = p[i + 2] if i + 2 < m else 2 * p[-1] - p[-2]
        for k in range(n):
            t = k / n
            square = (2 * a - 5 * b + 4 * c - d) * t * t
            cube = (3 * b - a - 3 * c + d) * t**3
            out.append(tuple(0.5 * ((2 * b) + (c - a) * t + square + cube)))
    if not closed:
        out.append(tuple(p[-1]))
    return out


def resample(pts, n):
    """n points at equal distances along a line."""
    ls = LineString(pts)
    return [tuple(ls.interpolate(i / (n - 1), normalized=True).coords[0]) for i in range(n)]


def lerp_curve(a, b, s):
    """Curve between a (s = 0) and b (s = 1), point by point."""
    return [((1 - s) * x1 + s * x2, (1 - s) * y1 + s * y2) for (x1, y1), (x2, y2) in zip(a, b, strict=True)]


def blob(pts, n=12):
    """Closed smooth shape through pts."""
    return fix(Polygon(smooth(pts, True, n)))


def poly(pts):
    """Polygon with straight edges."""
    return fix(Polygon(pts))


def fix(g):
    """Mend a shape that crosses itself."""
    return g if g.is_valid else g.buffer(0)


def circle(x, y, r, n=24):
    """Disc; n = points per quarter."""
    return Point(x, y).buffer(r, n)


def ellipse(x, y, rx, ry, rot=0):
    """Filled ellipse, turned by rot degrees."""
    return aff.rotate(aff.scale(Point(x, y).buffer(1, 24), rx, ry), rot)


def rrect(x, y, w, h, r):
    """Rectangle with rounded corners."""
    r = min(r, w / 2 - 0.01, h / 2 - 0.01)
    return box(x + r, y + r, x + w - r, y + h - r).buffer(r, 10)


def arc(cx, cy, rx, ry, a0, a1, n=30):
    """Points along an elliptic arc from a0 to a1 degrees."""
    return [
        (
            cx + rx * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
            cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n)),
        )
        for i in range(n + 1)
    ]


def brush(pts, w, t0=0.25, t1=0.35, wmin=0.12, wob=0, seed=0, n=None):
    """Ink line: filled outline, tapered at both ends, with slight wobble."""
    length = LineString(pts).length
    n = n or max(10, min(90, int(length / 3.2)))
    q = np.array(resample(pts, n))
    d = np.gradient(q, axis=0)
    ln = np.hypot(d[:, 0], d[:, 1]) + 1e-9
    nx, ny = -d[:, 1] / ln, d[:, 0] / ln
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(3)]
    half = []
    for i in range(n):
        t = i / (n - 1)
        k = 1.0
        if t0 > 0 and t < t0:
            k = wmin + (1 - wmin) * math.sin(t / t0 * math.pi / 2)
        if t1 > 0 and t > 1 - t1:
            k = min(k, wmin + (1 - wmin) * math.sin((1 - t) / t1 * math.pi / 2))
        if wob:
            k *= 1 + wob * (math.sin(t * 9 + ph[0]) + 0.6 * math.sin(t * 23 + ph[1])) / 1.6
        half.append(w * k / 2)
    half = np.array(half)
    left = list(zip(q[:, 0] + nx * half, q[:, 1] + ny * half, strict=True))
    right = list(zip(q[:, 0] - nx * half, q[:, 1] - ny * half, strict=True))
    return fix(Polygon(left + right[::-1]))


def inkline(g, w=1.6, heavy=1.2, dx=0.35, dy=0.9):
    """Outline of varying weight for a closed shape: heavier low and right."""
    return unary_union([g.buffer(w * 0.62, 6), aff.translate(g.buffer(w * 0.62, 6), dx * heavy, dy * heavy)])


def T(g, dx=0, dy=0, s=1, rot=0, o=(0, 0), sx=None):  # noqa: N802 - the verb of every drawing
    """Move a shape by dx, dy after scaling and turning it about o."""
    if s != 1 or sx is not None:
        g = aff.scale(g, (sx if sx is not None else s), s, origin=o)
    if rot:
        g = aff.rotate(g, rot, origin=o)
    return aff.translate(g, dx, dy)


def union(*gs):
    """One shape out of shapes and lists of shapes."""
    fl = []
    for g in gs:
        fl += list(g) if isinstance(g, (list, tuple)) else [g]
    return unary_union(fl)


def polys(g):
    """The polygons a geometry consists of."""
    if g.is_empty:
        return []
    if isinstance(g, Polygon):
        return [g]
    if isinstance(g, (MultiPolygon, GeometryCollection)):
        return [q for p in g.geoms for q in polys(p)]
    return []


# ---------------------------------------------------------------- svg
def f(n, dec=2):
    """Number as short text."""
    s = f"{n:.{dec}f}"
    if "." in s:
        s = s.rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


class SVG:
    """A sheet of w x h units; every drawing function adds filled paths to it."""

    def __init__(self, w, h):
        """Start an empty sheet."""
        self.w, self.h, self.defs, self.body = w, h, [], []
        self.dec = 1 if w >= 200 else 2  # 0.1 unit is enough on a big sheet

    def _gradient(self, tag, place, stops):
        """Write a gradient and return the paint that names it."""
        i = f"g{len(self.defs) + 1}"
        out = []
        for offset, c in stops:
            colour, opacity = c if isinstance(c, tuple) else (c, None)
            extra = "" if opacity is None else f' stop-opacity="{f(opacity)}"'
            out.append(f'<stop offset="{f(offset)}" stop-color="{colour}"{extra}/>')
        at = " ".join(f'{k}="{f(v)}"' for k, v in place.items())
        self.defs.append(f'<{tag} id="{i}" gradientUnits="userSpaceOnUse" {at}>{"".join(out)}</{tag}>')
        return f"url(#{i})"

    def lin(self, x1, y1, x2, y2, *stops):
        """Linear gradient; a stop is (offset, colour) or (offset, (colour, opacity))."""
        return self._gradient("linearGradient", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}, stops)

    def rad(self, cx, cy, r, *stops):
        """Radial gradient; stops as in lin."""
        return self._gradient("radialGradient", {"cx": cx, "cy": cy, "r": r}, stops)

    def add(self, g, fill, op=1, tol=0.06):
        """Add a shape, or a list of shapes as one."""
        if isinstance(g, (list, tuple)):
            g = unary_union(g)
        d = []
        tol = 0.09 if self.w >= 200 else tol
        for p in polys(g):
            if p.area < 0.05:
                continue
            p = p.simplify(tol)
            for ring in [p.exterior, *p.interiors]:
                c = list(ring.coords)[:-1]
                if len(c) < 3:
                    continue
                d.append("M" + "L".join(f"{f(x, self.dec)} {f(y, self.dec)}" for x, y in c) + "Z")
        if d:
            # opacity, not fill-opacity: the latter is ignored on gradients
            o = f' opacity="{op:.2f}"' if op < 1 else ""
            self.body.append(f'<path fill="{fill}"{o} fill-rule="evenodd" d="{"".join(d)}"/>')
        return self

    def inked(self, g, fill, w=1.6, ink=None, heavy=1.2, op=1):
        """Add a shape with its ink outline."""
        self.add(inkline(g, w, heavy), ink or P["ink"])
        self.add(g, fill, op)
        return self

    def text(self):
        """The finished file."""
        w, h = f(self.w), f(self.h)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
            f"<defs>{''.join(self.defs)}</defs>" + "\n".join(self.body) + "</svg>\n"
        )
