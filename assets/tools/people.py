"""Bust portraits for Master Merchant, drawn in the manner of big-head prints.

Flat garments, ink of varying weight, a few carved lines for the face. Heads look
to the left in local units (chin at +51, crown at -66); `flip` mirrors them.
"""

import math

import numpy as np
from shapely import affinity as aff
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from .inklib import P, T, blob, brush, circle, ellipse, fix, inkline, poly, rrect, smooth, union, xy

INK = P["ink"]
HAIR = "#1B1920"
SHEEN = "#4A4A5C"
SKIN = "#F2D6B3"
PALE = "#FBF0DF"
TAN = "#E0B88C"
OLD = "#EBCDA8"


class Fig:
    """A figure in local units: head centre at cx, cy; k scales, flip mirrors."""

    def __init__(self, c, cx, cy, k=1.0, flip=False, rot=0):
        """Draw on sheet c."""
        self.c, self.cx, self.cy, self.k, self.flip, self.rot = c, cx, cy, k, flip, rot

    def place(self, g):
        """From local units to the sheet."""
        if isinstance(g, (list, tuple)):
            g = unary_union(g)
        if self.rot:
            g = aff.rotate(g, self.rot, origin=(0, 40))
        return aff.translate(aff.scale(g, -self.k if self.flip else self.k, self.k, origin=(0, 0)), self.cx, self.cy)

    def add(self, g, fill, op=1):
        """Add a flat shape."""
        self.c.add(self.place(g), fill, op)
        return self

    def ink(self, g, fill, w=2.3, heavy=1.1, op=1):
        """Add a shape with its ink outline."""
        g = self.place(g)
        self.c.add(inkline(g, w, heavy), INK)
        self.c.add(g, fill, op)
        return self

    def line(self, pts, w=2, t0=0.2, t1=0.35, col=INK, op=1):
        """Add a tapered ink line."""
        return self.add(brush(smooth(pts, n=8), w, t0, t1), col, op)

    def v(self, y0, y1, *st):
        """Vertical gradient between two local heights."""
        return self.c.lin(0, self.cy + y0 * self.k, 0, self.cy + y1 * self.k, *st)


# ------------------------------------------------------------------ cloth
def pat(kind, x0, y0, x1, y1, a=14):
    """Textile patterns as geometry over a box."""
    o = []
    if kind == "stripe":
        o = [box(x, y0, x + a * 0.3, y1) for x in np.arange(x0, x1, a)]
    elif kind == "pin":
        o = [box(x, y0, x + w, y1) for x in np.arange(x0, x1, a) for x, w in ((x, a * 0.24), (x + a * 0.42, a * 0.09))]
    elif kind == "check":
        o = [
            box(x0 + i * a, y0 + j * a, x0 + (i + 1) * a, y0 + (j + 1) * a)
            for i in range(int((x1 - x0) / a) + 1)
            for j in range(int((y1 - y0) / a) + 1)
            if (i + j) % 2
        ]
    elif kind == "koshi":
        o = [box(x, y0, x + a * 0.22, y1) for x in np.arange(x0, x1, a)] + [
            box(x0, y, x1, y + a * 0.22) for y in np.arange(y0, y1, a)
        ]
    elif kind == "dots":
        o = [
            circle(x0 + i * a + (a / 2 if j % 2 else 0), y0 + j * a * 0.8, a * 0.17, 4)
            for i in range(int((x1 - x0) / a) + 1)
            for j in range(int((y1 - y0) / a / 0.8) + 1)
        ]
    elif kind == "rings":
        o = [
            circle(x, y, a * 0.32, 6).difference(circle(x, y, a * 0.15, 5))
            for i in range(int((x1 - x0) / a) + 1)
            for j in range(int((y1 - y0) / a / 0.8) + 1)
            for x, y in [(x0 + i * a + (a / 2 if j % 2 else 0), y0 + j * a * 0.8)]
        ]
    elif kind == "hemp":  # asanoha: six-spoked stars on a triangular net
        h = a * 0.866
        for j in range(int((y1 - y0) / h) + 2):
            for i in range(int((x1 - x0) / a) + 2):
                x, y = x0 + i * a + (a / 2 if j % 2 else 0), y0 + j * h
                for q in range(6):
                    t = math.radians(60 * q + 30)
                    u = math.radians(60 * q)
                    o.append(
                        LineString([(x, y), (x + a * 0.577 * math.cos(t), y + a * 0.577 * math.sin(t))]).buffer(
                            a * 0.035, 1
                        )
                    )
                    if q < 3:
                        o.append(LineString([(x, y), (x + a * math.cos(u), y + a * math.sin(u))]).buffer(a * 0.035, 1))
    elif kind == "wave":
        for y in np.arange(y0, y1, a * 0.62):
            o.append(
                brush(
                    smooth(
                        [(x0 + i * a * 0.5, y + (a * 0.2 if i % 2 else 0)) for i in range(int((x1 - x0) / a * 2) + 2)],
                        n=4,
                    ),
                    a * 0.16,
                    0,
                    0,
                )
            )
    elif kind == "yabane":  # arrow feathers
        for i, x in enumerate(np.arange(x0, x1, a)):
            for y in np.arange(y0 - (a if i % 2 else 0), y1, a * 2):
                o += [
                    poly([(x, y), (x + a / 2, y + a * 0.5), (x + a / 2, y + a * 1.5), (x, y + a)]),
                    poly([(x + a, y), (x + a / 2, y + a * 0.5), (x + a / 2, y + a * 1.5), (x + a, y + a)]),
                ]
    elif kind == "scale":  # uroko
        for j in range(int((y1 - y0) / a * 1.2) + 1):
            for i in range(int((x1 - x0) / a) + 1):
                x, y = x0 + i * a + (a / 2 if j % 2 else 0), y0 + j * a * 0.84
                o.append(poly([(x, y + a * 0.84), (x + a, y + a * 0.84), (x + a / 2, y)]))
    return unary_union(o)


def flower(x, y, r, n=5, rot=0):
    """Blossom of n notched petals, radius r."""
    p = []
    for i in range(n):
        g = blob(
            [
                (0, 0),
                (r * 0.42, -r * 0.45),
                (r * 0.3, -r * 0.95),
                (0, -r * 0.82),
                (-r * 0.3, -r * 0.95),
                (-r * 0.42, -r * 0.45),
            ],
            5,
        )
        p.append(aff.rotate(g, 360 / n * i + rot, origin=(0, 0)))
    return aff.translate(unary_union(p), x, y)


# ------------------------------------------------------------------ head
def neck(fig, skin):
    """Neck with the shadow of the chin."""
    g = poly(xy("-8,34 34,6 40,60 36,96 -16,100 -6,62"))
    g = fix(Polygon(smooth(xy("-8,36 -3,56 -14,84 -6,110 40,110 46,66 36,40 36,8"), True, 6)))
    fig.ink(g, skin, 2.2)
    fig.add(g.intersection(union(ellipse(4, 44, 38, 22))), "#C99A72", 0.45)


def face_shape(jaw=1.0, long=1.0):
    """Outline of the face; jaw widens it, long lengthens it."""
    low = xy("-34,21 -28,36 -16,48 -4,51 10,45 25,31")
    low = [(-4 + (x + 4) * jaw, y * long) for x, y in low]
    return fix(
        Polygon(
            smooth(
                [
                    (-31, -40),
                    (-35, -24),
                    (-32.5, -9),
                    (-36, 5),
                    *low,
                    *xy("35,13 39,-6 39,-26 32,-46 8,-57 -16,-54"),
                ],
                True,
                8,
            )
        )
    )


def eye(fig, kind, near=True, iris="#2A211C"):
    """One eye; near is the eye closer to the viewer."""
    x, w = (5, 11.5) if near else (-24.5, 7)
    y = -6.5
    if kind == "kind":  # smiling arcs
        fig.line([(x - w, y + 2.5), (x - w * 0.2, y - 3.6), (x + w, y + 1.6)], 3.2, 0.25, 0.3)
        fig.line([(x - w * 0.6, y + 5), (x + w * 0.5, y + 5)], 1.1, 0.3, 0.3, op=0.5)
        return
    tilt = {
        "calm": 2.4,
        "sharp": 4.6,
        "stern": 3.4,
        "tired": -0.6,
        "greedy": 1.6,
        "soft": 3,
        "young": 2.6,
    }.get(kind, 2)
    op = {"calm": 3.4, "sharp": 2.6, "stern": 3.4, "tired": 2.5, "greedy": 2.6, "soft": 2.8, "young": 4}.get(kind, 3)
    top = smooth([(x - w, y + 2), (x - w * 0.3, y - op), (x + w * 0.4, y - op - 0.3), (x + w, y - tilt)], n=8)
    bot = smooth([(x + w, y - tilt), (x + w * 0.3, y + op * 0.75), (x - w * 0.5, y + op * 0.85), (x - w, y + 2)], n=8)
    g = fix(Polygon(top + bot))
    fig.add(g, "#FFFBF0")
    px = x - w * 0.18
    fig.add(circle(px, y - 0.4, 4.1).intersection(g.buffer(0.4)), iris)
    fig.add(brush([*top, (x + w * 1.22, y - tilt - 1.2)], 3.4 if kind != "tired" else 3, 0.3, 0.25), INK)
    fig.add(brush(bot, 1.2, 0.3, 0.4), INK, 0.75)
    if kind in ("stern", "tired", "sharp", "greedy"):
        fig.line(
            [(x - w * 0.8, y - op - 2.4), (x, y - op - 4.4), (x + w * 0.9, y - tilt - 4)],
            1.2,
            0.3,
            0.4,
            op=0.8,
        )
    if kind in ("soft",):
        fig.line(
            [(x - w * 0.5, y - op - 3), (x + w * 0.3, y - op - 3.4), (x + w * 0.9, y - tilt - 3)],
            1,
            0.3,
            0.4,
            op=0.7,
        )
        fig.add(
            brush(smooth([(x + w * 0.8, y - tilt), (x + w * 1.5, y - tilt - 2.2)], n=4), 2.4, 0.1, 0.7),
            "#B4402F",
            0.8,
        )


def brow(fig, kind, near=True, col=INK):
    """One eyebrow."""
    x, w = (6, 14) if near else (-25, 7.5)
    y = -21
    shapes = {
        "thin": ([(x - w, y + 1), (x, y - 3), (x + w, y - 1)], 2.6),
        "kind": ([(x - w, y + 1.5), (x - w * 0.1, y - 5), (x + w, y + 1.5)], 3.2),
        "thick": ([(x - w, y + 2), (x, y - 2.5), (x + w, y - 3)], 5.2),
        "frown": ([(x - w, y + 6), (x, y), (x + w, y - 5)], 5.4),
        "sharp": ([(x - w, y + 5), (x, y - 1), (x + w * 1.1, y - 5)], 4.2),
        "bushy": ([(x - w, y + 2), (x, y - 4), (x + w * 1.05, y + 2)], 7),
        "arch": ([(x - w, y + 2), (x + 2, y - 6), (x + w, y - 1)], 3),
        "smudge": ([(x - w * 0.5, y - 6), (x + w * 0.5, y - 7)], 7),
        "up": ([(x - w, y - 3), (x, y - 7), (x + w, y - 3)], 4),
    }[kind]
    fig.line(shapes[0], shapes[1], 0.3, 0.45, col)


def nose(fig, kind="fine", w=2.1):
    """Nose line and nostril."""
    q = {
        "fine": xy("-15,-9 -18,2 -25,13 -23,17.5 -15,17"),
        "hook": xy("-15,-10 -21,-1 -28,12 -25,18 -15,16.5"),
        "broad": xy("-15,-8 -19,2 -27,11 -27,18 -19,20 -12,17"),
        "small": [(-18, 3), (-24, 12), (-21, 16), (-15, 15.5)],
        "old": xy("-15,-10 -20,0 -29,13 -26,19 -17,18.5 -11,15"),
    }[kind]
    fig.line(q, w, 0.35, 0.3)
    fig.line([(-10.5, 12), (-8.6, 15.5), (-11, 18)], 1.5, 0.3, 0.3, op=0.8)


def mouth(fig, kind="small", lip="#B4402F", y=31):
    """Mouth of one kind, on height y."""
    if kind == "small":
        fig.add(blob([(-20, y), (-15.5, y - 3), (-13, y - 1.6), (-10, y - 3), (-5, y), (-12, y + 4.4)], 6), lip)
        fig.line([(-20, y), (-13, y + 0.6), (-5, y)], 1.3, 0.2, 0.2)
    elif kind == "smile":
        fig.line([(-24, y - 3), (-15, y + 2.4), (-3, y - 3.6)], 2.6, 0.3, 0.3)
        fig.line([(-16, y + 7), (-9, y + 6.6)], 1.5, 0.3, 0.3, op=0.7)
    elif kind == "grin":
        g = fix(
            Polygon(
                smooth([(-25, y - 4), (-14, y - 1), (-1, y - 6)], n=6)
                + smooth([(-1, y - 6), (-8, y + 5), (-17, y + 6), (-25, y - 4)], n=6)
            )
        )
        fig.ink(g, "#FFF9EA", 1.6, 0.6)
        fig.line([(-22, y), (-12, y + 2.4), (-4, y - 2)], 1, 0.2, 0.2, op=0.7)
    elif kind == "laugh":
        g = fix(
            Polygon(
                smooth([(-24, y - 3), (-13, y - 2), (-1, y - 5)], n=6)
                + smooth([(-1, y - 5), (-6, y + 8), (-15, y + 9), (-24, y - 3)], n=6)
            )
        )
        fig.ink(g, "#7E2A25", 1.6, 0.6)
        fig.add(g.intersection(box(-30, y - 6, 5, y + 0.6)), "#FFF9EA")
    elif kind == "firm":
        fig.line([(-22, y + 1), (-13, y - 0.6), (-4, y + 2)], 2.6, 0.25, 0.25)
        fig.line([(-15, y + 6.5), (-9, y + 6.2)], 1.6, 0.3, 0.3, op=0.7)
    elif kind == "down":
        fig.line([(-23, y + 3.4), (-14, y - 1.2), (-3, y + 4)], 2.8, 0.25, 0.25)
        fig.line([(-16, y + 8), (-9, y + 7.6)], 1.8, 0.3, 0.3, op=0.8)
    elif kind == "smirk":
        fig.line([(-22, y + 1.6), (-13, y + 1), (-3, y - 4), (0, y - 6)], 2.6, 0.25, 0.3)


def ear(fig, skin):
    """The near ear."""
    g = blob(xy("36,-12 43,-17 48,-10 46,2 41,11 36,8"), 6)
    fig.ink(g, skin, 2)
    fig.line([(39, -9), (44, -8), (42, 3)], 1.3, 0.3, 0.3, op=0.8)


def face(
    fig,
    skin=SKIN,
    jaw=1.0,
    long=1.0,
    eyes="calm",
    brows="thin",
    nose_="fine",
    lips="small",
    lip="#B4402F",
    blush=None,
    browcol=INK,
    lines=0,
    stubble=False,
):
    """Whole face: skin, shade, blush, stubble, features, age lines; returns its outline."""
    g = face_shape(jaw, long)
    fig.ink(g, skin, 2.4, 1.1)
    fig.add(
        g.intersection(fix(Polygon([(22, -50), (42, -50), (44, 20), (8, 54 * long), (-4, 52 * long), (20, 26)]))),
        "#C58F66",
        0.16,
    )
    if blush:
        fig.add(ellipse(14, 13, 12, 7), blush, 0.45)
        fig.add(ellipse(-27, 11, 5.5, 5.5).intersection(g), blush, 0.45)
    if stubble:
        fig.add(
            fix(
                Polygon(smooth(xy("-33,24 -24,24 -13,23 0,26 16,20 30,8 26,32 10,46 -4,52 -18,48 -29,36"), True, 6))
            ).intersection(g),
            "#6A7078",
            0.34,
        )
    eye(fig, eyes, True)
    eye(fig, eyes, False)
    brow(fig, brows, True, browcol)
    brow(fig, brows, False, browcol)
    nose(fig, nose_)
    mouth(fig, lips, lip)
    if lines > 0:
        fig.line([(-6, 15), (0, 22), (-1, 32)], 1.5, 0.2, 0.5, op=0.75)
    if lines > 1:
        fig.line([(16, -2), (24, 0), (29, 5)], 1.2, 0.2, 0.6, op=0.7)
        fig.line([(17, 2), (23, 6)], 1.1, 0.2, 0.6, op=0.6)
        fig.line([(-16, -38), (0, -41), (16, -38)], 1.2, 0.3, 0.3, op=0.6)
    if lines > 2:
        fig.line([(-14, -32), (4, -35), (20, -31)], 1.2, 0.3, 0.3, op=0.6)
        fig.line([(12, 20), (20, 28)], 1.3, 0.2, 0.5, op=0.6)
        fig.line([(-14, -16), (-13.4, -22)], 1.6, 0.2, 0.3, op=0.8)
    return g


def sheen(fig, g, lines, col=SHEEN):
    """Light strands in hair, cut to its shape."""
    fig.add(
        unary_union([brush(smooth(line, n=6), 1.3, 0.3, 0.4) for line in lines]).intersection(g.buffer(-1.4)),
        col,
        0.9,
    )


def topknot(fig, hair=HAIR, sh=SHEEN, pate="#D8CBB4", knot=True, full=False):
    """Shaved pate with a folded queue; full = unshaved."""
    cap = fix(Polygon(smooth(xy("-31,-36 -30,-52 -12,-66 18,-70 40,-60 44,-40 20,-46 -8,-46"), True, 8)))
    fig.ink(cap, hair if full else pate, 2.2)
    side = fix(
        Polygon(
            smooth(
                xy("14,-50 20,-38 22,-24 29,-17 32,-4 37,4 40,20 48,32 58,24 64,0 64,-26 56,-50 38,-66 24,-66"),
                True,
                8,
            )
        )
    )
    fig.ink(side, hair, 2)
    sheen(
        fig,
        side,
        [
            [(26, -56), (32, -34), (46, -6), (52, 22)],
            [(36, -60), (44, -36), (56, -6), (57, 16)],
            [(30, -50), (36, -28), (48, 4)],
        ],
        sh,
    )
    far = fix(Polygon(smooth(xy("-33,-46 -27,-47 -28,-34 -31,-20 -36,-20 -37,-34"), True, 6)))
    fig.ink(far, hair, 1.6)
    if knot:
        q = fix(Polygon(smooth(xy("44,-66 52,-76 44,-86 20,-86 -6,-79 -12,-73 -4,-70 18,-74 34,-70"), True, 8)))
        fig.ink(q, hair, 2.2)
        sheen(fig, q, [[(46, -74), (24, -80), (-4, -75)], [(42, -80), (20, -83), (0, -79)]], sh)
        fig.ink(rrect(34, -84, 9, 17, 3), "#F4EAD3", 1.6, 0.5)


def shimada(fig, hair=HAIR, sh=SHEEN):
    """Dressed hair: front roll, wing over the ear, chignon."""
    bun = fix(Polygon(smooth(xy("4,-80 14,-104 44,-112 70,-98 74,-78 56,-64 26,-64"), True, 8)))
    fig.ink(bun, hair, 2.2)
    sheen(fig, bun, [[(12, -84), (30, -100), (62, -96)], [(14, -76), (34, -90), (66, -86)]], sh)
    back = fix(Polygon(smooth(xy("44,-40 64,-34 76,-8 74,18 60,34 46,30 42,4"), True, 8)))
    fig.ink(back, hair, 2)
    g = fix(
        Polygon(
            smooth(
                xy(
                    "-36,-18 -46,-38 -42,-62 -22,-80 10,-86 42,-76 62,-50 70,-22 62,4 46,14 38,6 32,-10 "
                    "27,-28 10,-41 -12,-44 -28,-36"
                ),
                True,
                8,
            )
        )
    )
    fig.ink(g, hair, 2.3)
    sheen(
        fig,
        g,
        [
            [(-34, -36), (-24, -58), (10, -68), (40, -54)],
            [(-38, -46), (-20, -68), (14, -76), (44, -62)],
            [(-28, -44), (-10, -58), (16, -58), (36, -38)],
            [(34, -40), (52, -30), (60, -8)],
            [(36, -26), (48, -18), (54, 2)],
        ],
        sh,
    )


def hood(fig, col, lo="#0E1C2C"):
    """Wrapped hood of the ninja; the face goes over it."""
    g = fix(
        Polygon(
            smooth(
                xy("-40,-18 -38,-50 -16,-72 20,-76 52,-58 66,-20 64,24 72,62 40,84 -6,80 -20,60 -30,44 -38,20"),
                True,
                8,
            )
        )
    )
    fig.ink(g, fig.v(-76, 80, (0, lo), (0.5, col), (1, lo)), 2.4)
    return g


# ------------------------------------------------------------------ garments
ROBE = smooth(xy("-10,58 -34,68 -70,80 -96,104 -112,170"), n=8) + smooth(
    [(132, 170), (118, 106), (92, 78), (62, 62), (42, 44)], n=8
)


def robe(
    fig, col, lo, collar="#F4EAD3", pattern=None, pcol=None, pa=14, under=("#FBF5E6",), skin=SKIN, pop=1.0, big=1.0
):
    """Crossed robe: cloth, pattern, folds, the collars one over another."""
    g = aff.scale(fix(Polygon(ROBE)), big, 1, origin=(14, 0))
    fig.ink(g, fig.v(50, 150, (0, col), (1, lo)), 2.6)
    if pattern:
        fig.add(pat(pattern, -130, 44, 150, 170, pa).intersection(g.buffer(-1)), pcol, pop)
    chest = fix(Polygon(smooth([(38, 46), (20, 78), (-8, 110), (-16, 92), (-10, 62)], n=6)))
    fig.add(chest, skin)
    fig.add(chest.intersection(ellipse(6, 52, 36, 20)), "#C99A72", 0.4)
    far = smooth([(-9, 54), (-17, 70), (-18, 92), (-4, 122)], n=8)
    near = smooth([(43, 38), (38, 56), (14, 92), (-30, 152)], n=8)
    for i, u in enumerate(under):
        o = (len(under) - i) * 6.5
        fig.ink(brush([(x + o * 0.8, y + o * 0.1) for x, y in far], 9, 0, 0), u, 1.6, 0.5)
        fig.ink(brush([(x - o * 0.75, y - o * 0.35) for x, y in near], 9, 0, 0), u, 1.6, 0.5)
    fig.ink(brush(far, 12, 0, 0), collar, 2, 0.8)
    fig.ink(brush(near, 14, 0, 0), collar, 2.2, 1)
    for fold in (
        [(-60, 84), (-70, 112), (-66, 150)],
        [(84, 82), (98, 116), (98, 160)],
        [(64, 70), (60, 104), (44, 150)],
        [(-40, 78), (-44, 104), (-34, 140)],
    ):
        fig.line(fold, 2, 0.15, 0.6, op=0.75)
    return g


def wings(fig, col, lo, line="#F4EAD3", pattern=None, pcol=None, pa=12, crest=None):
    """Kataginu: stiff winged shoulders of formal dress, over the robe."""
    left = poly(xy("-12,60 -104,66 -128,92 -64,112 -36,170 -4,170 -14,100"))
    right = poly(xy("44,46 132,52 156,84 104,106 92,170 6,170 20,104"))
    for g in (left, right):
        fig.ink(g, fig.v(46, 150, (0, col), (1, lo)), 2.6)
        if pattern:
            fig.add(pat(pattern, -140, 40, 170, 175, pa).intersection(g.buffer(-1.2)), pcol)
        fig.add(g.buffer(-3).difference(g.buffer(-4.6)), line, 0.55)
    for fold in (
        [(-14, 64), (-50, 82), (-66, 112)],
        [(-12, 70), (-34, 96), (-44, 130)],
        [(44, 52), (84, 74), (104, 106)],
        [(44, 60), (66, 88), (78, 130)],
    ):
        fig.line(fold, 1.8, 0.1, 0.5, op=0.7)
    if crest is not None:
        for x, y, r in ((-62, 84, 9), (92, 72, 11)):
            fig.add(circle(x, y, r), line)
            fig.add(T(crest, x, y, s=r * 0.8), lo)


def fist(fig, x, y, s=1, skin=SKIN, rot=0):
    """A closed hand seen from the side."""

    def place(g):
        """From local units to the sheet."""
        return T(aff.rotate(aff.scale(g, s, s, origin=(0, 0)), rot, origin=(0, 0)), x, y)

    fig.ink(place(blob(xy("-15,-10 -4,-15 10,-13 17,-3 15,11 2,16 -13,12 -18,1"), 6)), skin, 2)
    for a, b in (((-15, -4), (0, -4)), ((-17, 3), (-2, 3)), ((-13, 9), (0, 9))):
        fig.add(place(brush([a, b], 1.6, 0.1, 0.4)), INK)
    fig.add(place(brush(smooth([(-4, -14), (4, -6), (2, 0)], n=4), 1.6, 0.2, 0.3)), INK)
