"""Font outlines -> geometry, so that numerals and seals can live inside SVG files."""

import os
from functools import lru_cache

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely import affinity as aff
from shapely.geometry import Polygon
from shapely.ops import unary_union

from .inklib import fix

FONTS = os.environ.get("AKINDO_FONTS", os.path.join(os.path.dirname(os.path.abspath(__file__)), "fonts"))
FILES = {
    "display": "ShipporiMincho_800ExtraBold.ttf",
    "brush": "YujiSyuku_400Regular.ttf",
    "ui": "ZenKakuGothicNew_700Bold.ttf",
}


@lru_cache(None)
def _font(k):
    t = TTFont(os.path.join(FONTS, FILES[k]))
    return t, t.getGlyphSet(), t.getBestCmap(), t["head"].unitsPerEm


def _char(k, ch):
    _t, gs, cm, em = _font(k)
    pen = DecomposingRecordingPen(gs)
    g = gs[cm[ord(ch)]]
    g.draw(pen)
    rings, cur = [], []
    for op, a in pen.value:
        if op == "moveTo":
            cur = [a[0]]
        elif op == "lineTo":
            cur.append(a[0])
        elif op == "qCurveTo":
            pts = list(a)
            for i in range(len(pts) - 1):
                p0 = cur[-1]
                c = pts[i]
                e = (
                    pts[i + 1]
                    if i == len(pts) - 2
                    else ((pts[i][0] + pts[i + 1][0]) / 2, (pts[i][1] + pts[i + 1][1]) / 2)
                )
                for s in range(1, 7):
                    u = s / 6
                    cur.append(
                        (
                            (1 - u) ** 2 * p0[0] + 2 * u * (1 - u) * c[0] + u * u * e[0],
                            (1 - u) ** 2 * p0[1] + 2 * u * (1 - u) * c[1] + u * u * e[1],
                        )
                    )
        elif op == "curveTo":
            p0 = cur[-1]
            c1, c2, e = a
            for s in range(1, 9):
                u = s / 8
                cur.append(
                    tuple(
                        (1 - u) ** 3 * p0[j]
                        + 3 * u * (1 - u) ** 2 * c1[j]
                        + 3 * u * u * (1 - u) * c2[j]
                        + u**3 * e[j]
                        for j in (0, 1)
                    )
                )
        elif op in ("closePath", "endPath") and len(cur) > 2:
            rings.append(cur)

    def sa(r):
        return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(r, r[1:] + r[:1], strict=False))

    solid = unary_union([fix(Polygon(r)) for r in rings if sa(r) < 0] or [Polygon()])
    holes = unary_union([fix(Polygon(r)) for r in rings if sa(r) > 0] or [Polygon()])
    if k and solid.area < holes.area:
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
