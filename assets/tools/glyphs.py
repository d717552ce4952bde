"""Font outlines -> geometry, so that numerals and seals can live inside SVG files."""

from functools import lru_cache

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely import affinity as aff
from shapely.geometry import Polygon
from shapely.ops import unary_union

from . import ASSETS
from .inklib import fix

FILES = {
    "display": "ShipporiMincho-ExtraBold.ttf",
    "brush": "YujiSyuku-Regular.ttf",
    "ui": "ZenKakuGothicNew-Bold.ttf",
}


@lru_cache(None)
def _font(k):
    """Outlines, character map and units of a font of the game."""
    t = TTFont(ASSETS / "fonts" / FILES[k])
    return t.getGlyphSet(), t.getBestCmap(), t["head"].unitsPerEm


def _quadratic(p0, c, e):
    """Six points along a quadratic curve, without its start."""
    out = []
    for s in range(1, 7):
        u = s / 6
        out.append(tuple((1 - u) ** 2 * p0[j] + 2 * u * (1 - u) * c[j] + u * u * e[j] for j in (0, 1)))
    return out


def _cubic(p0, c1, c2, e):
    """Eight points along a cubic curve, without its start."""
    out = []
    for s in range(1, 9):
        u = s / 8
        a, b, c, d = (1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u**3
        out.append(tuple(a * p0[j] + b * c1[j] + c * c2[j] + d * e[j] for j in (0, 1)))
    return out


def _area(ring):
    """Twice the signed area of a ring: its sign tells solid from hole."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True))


def _char(k, ch):
    """Shape, advance and em of one character."""
    outlines, cmap, em = _font(k)
    pen = DecomposingRecordingPen(outlines)
    g = outlines[cmap[ord(ch)]]
    g.draw(pen)
    rings, cur = [], []
    for op, a in pen.value:
        if op == "moveTo":
            cur = [a[0]]
        elif op == "lineTo":
            cur.append(a[0])
        elif op == "qCurveTo":
            for i in range(len(a) - 1):
                (x1, y1), (x2, y2) = a[i], a[i + 1]
                end = a[i + 1] if i == len(a) - 2 else ((x1 + x2) / 2, (y1 + y2) / 2)
                cur += _quadratic(cur[-1], a[i], end)
        elif op == "curveTo":
            cur += _cubic(cur[-1], *a)
        elif op in ("closePath", "endPath") and len(cur) > 2:
            rings.append(cur)
    solid = unary_union([fix(Polygon(r)) for r in rings if _area(r) < 0] or [Polygon()])
    holes = unary_union([fix(Polygon(r)) for r in rings if _area(r) > 0] or [Polygon()])
    if solid.area < holes.area:
        solid, holes = holes, solid
    return solid.difference(holes), g.width, em


def glyphs(text, k, size, x=0, y=0, vertical=False, center=True, track=0):
    """Geometry of text; x, y = centre (center=True) or baseline-left."""
    out, px = [], 0
    for i, ch in enumerate(text):
        g, adv, em = _char(k, ch)
        s = size / em
        g = aff.scale(g, s, -s, origin=(0, 0))
        if vertical:
            out.append(aff.translate(g, -adv * s / 2, i * size * 1.02 + track * i))
        else:
            out.append(aff.translate(g, px, 0))
            px += adv * s + track
    u = unary_union(out)
    if center:
        b = u.bounds
        u = aff.translate(u, -(b[0] + b[2]) / 2, -(b[1] + b[3]) / 2)
    return aff.translate(u, x, y)
