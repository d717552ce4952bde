"""Landscape pieces: Fuji, mist, pines, hills, harbour, torii, castle, sun."""

import math
import random

import numpy as np
from shapely import affinity as aff
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from .inklib import P, T, arc, blob, brush, circle, fix, inkline, poly, rrect, smooth, xy


def sky(svg, x, y, w, h, warm=True, horizon=1.0):
    """Bokashi: indigo band at the top, paper in the middle, dawn at the horizon."""
    st = [
        (0, "#17395C"),
        (0.10, "#2B5F88"),
        (0.24, "#7FAABB"),
        (0.44, "#D6DFCF"),
        (0.62, "#F3E7CB"),
        (0.82, "#F2CFA4" if warm else "#E9E3CC"),
        (1, "#E9A57E" if warm else "#D8E0D2"),
    ]
    svg.add(box(x, y, x + w, y + h), svg.lin(0, y, 0, y + h * horizon, *st))


def fuji(svg, cx, base, w, h):
    """Snow-capped cone, cx in the middle of its base."""
    left = smooth(xy("-0.5,0 -0.36,-0.16 -0.22,-0.42 -0.115,-0.76 -0.07,-0.965"), n=14)
    top = xy("-0.07,-0.965 -0.05,-0.985 -0.03,-0.96 -0.005,-0.995 0.022,-0.965 0.045,-0.985 0.07,-0.955")
    right = smooth(xy("0.07,-0.955 0.12,-0.74 0.23,-0.40 0.37,-0.15 0.52,0"), n=14)

    def sc(pts):
        """From units of the mountain to the sheet."""
        return [(cx + x * w, base + y * h) for x, y in pts]

    m = fix(Polygon(sc(left + top + right)))
    svg.add(inkline(m, 1.8, 0.8), P["ink"])
    svg.add(m, svg.lin(0, base - h, 0, base, (0, "#1D466E"), (0.45, "#356F97"), (0.8, "#8FB6BC"), (1, "#DCE3D0")))
    # snow: jagged hem
    hem = xy(
        "-0.24,-0.52 -0.205,-0.44 -0.18,-0.56 -0.152,-0.47 -0.13,-0.62 -0.10,-0.40 "
        "-0.075,-0.58 -0.052,-0.52 -0.03,-0.66 0.0,-0.36 0.026,-0.60 0.05,-0.52 0.072,-0.64 "
        "0.10,-0.43 0.125,-0.60 0.15,-0.50 0.175,-0.58 0.21,-0.41 0.24,-0.50"
    )
    snow = fix(Polygon(sc([(-0.4, -1.2), (0.4, -1.2), *hem[::-1]]))).intersection(m)
    svg.add(snow, P["foam"])
    ed = sc(hem)
    svg.add(
        unary_union([brush([ed[i], ed[i + 1]], 1.3, 0.2, 0.3, 0.3) for i in range(len(ed) - 1)]).intersection(
            m.buffer(0.5)
        ),
        P["ink"],
    )
    ridges = []
    for _i, (x0, x1, ln) in enumerate(
        xy("-0.02,-0.10,0.5 0.03,0.06,0.46 0.055,0.14,0.62 -0.05,-0.17,0.62 0.01,-0.02,0.34")
    ):
        p = sc([(x0, -0.93), ((x0 + x1) / 2 * 1.02, -0.93 + ln * 0.5), (x1, -0.93 + ln)])
        ridges.append(brush(smooth(p), 1.3, 0.1, 0.7, 0.1))
    svg.add(unary_union(ridges).intersection(m), P["sea"], 0.8)
    # shaded flank
    fl = fix(
        Polygon(sc([(0.02, -0.97), (0.07, -0.955), *right[6:], (0.3, 0), (0.16, -0.3), (0.08, -0.62)]))
    ).intersection(m)
    svg.add(
        fl.difference(snow),
        svg.lin(0, base - h, 0, base, (0, ("#0F2A47", 0.75)), (0.6, ("#1C4A74", 0.35)), (1, ("#1C4A74", 0))),
    )
    svg.add(fl.intersection(snow), "#BFD3D6", 0.8)


def mist(svg, bars, fill=None, gold=False, ink=True, op=1):
    """suyari-gasumi: stacked round-ended bars. bars = [(x, y, w, h), ...]"""
    g = unary_union([rrect(x, y, w, h, h / 2) for x, y, w, h in bars]).buffer(5.5, 8).buffer(-5.5, 8)
    if ink:
        svg.add(inkline(g, 1.2, 0.7), P["gold_lo"] if gold else P["ink3"], 0.9)
    _, y0, _, y1 = g.bounds
    svg.add(
        g,
        fill
        or (
            svg.lin(0, y0, 0, y1, (0, P["gold_hi"]), (1, "#CFA24C"))
            if gold
            else svg.lin(0, y0, 0, y1, (0, "#FBF4E2"), (1, "#F1E2C2"))
        ),
        op,
    )
    inn = unary_union(
        [
            LineString([(x + h * 0.8, y + h * 0.32), (x + w * 0.55, y + h * 0.32)]).buffer(0.55)
            for x, y, w, h in bars
            if w > 60
        ]
    )
    svg.add(inn.intersection(g.buffer(-2)), P["washi_edge"] if not gold else P["gold_lo"], 0.7)


def sun(svg, cx, cy, r):
    """Vermilion sun, paler at its foot."""
    svg.add(
        circle(cx, cy, r, 40),
        svg.lin(0, cy - r, 0, cy + r, (0, "#B92F1D"), (0.55, "#D4553A"), (1, "#E99A72")),
    )


def ridge(svg, pts, base, cols, ink=1.6, strokes=0, seed=0):
    """Hill line filled down to base with the tones cols, a few carved strokes on it."""
    c = smooth(pts, n=12)
    g = fix(Polygon([*c, (c[-1][0], base), (c[0][0], base)]))
    ys = min(p[1] for p in c)
    if ink:
        svg.add(brush(c, ink * 1.6, 0.05, 0.05, 0.3, 0.3, seed), P["ink"])
    svg.add(g, svg.lin(0, ys, 0, base, *[(i / (len(cols) - 1), k) for i, k in enumerate(cols)]))
    if strokes:
        rnd = random.Random(seed)
        o = []
        for _ in range(strokes):
            x, y = c[rnd.randrange(4, len(c) - 4)]
            length = rnd.uniform(6, 16)
            o.append(brush([(x, y + 3), (x + rnd.uniform(-5, 5), y + 3 + length)], 1.2, 0.1, 0.8))
        svg.add(unary_union(o).intersection(g), P["ink"], 0.5)


def pine(svg, x, y, s=1.0, lean=1, seed=0):
    """Wind-bent matsu; root at x, y."""
    rnd = random.Random(seed)

    def place(g):
        """From local units to the sheet."""
        return aff.translate(aff.scale(g, lean * s, s, origin=(0, 0)), x, y)

    tr = smooth([(0, 4), (-4, -18), (6, -38), (-2, -60), (14, -84)], n=10)
    t = brush(tr, 10, 0, 0.8, 0.25, 0.2, seed)
    br = [
        brush(smooth([(4, -36), (24, -44), (40, -42)]), 4.4, 0, 0.7),
        brush(smooth([(0, -54), (-20, -62), (-34, -60)]), 4, 0, 0.7),
        brush(smooth([(-3, -20), (-22, -30), (-32, -28)]), 3.4, 0, 0.7),
    ]
    svg.inked(place(unary_union([t, *br])), P["wood_dk"], 1.4, heavy=0.8)
    for cx, cy, w, h in xy("-34,-30,44,15 42,-46,56,19 -34,-64,50,18 16,-88,62,24 46,-68,34,13"):
        n = 6
        top = []
        for i in range(n):
            t = i / (n - 1)
            top.append(circle(cx - w / 2 + w * t, cy - h * 0.42 * math.sin(t * math.pi), h * 0.40, 8))
        g = unary_union([*top, rrect(cx - w / 2 - 2, cy - h * 0.2, w + 4, h * 0.5, h * 0.22)]).buffer(2).buffer(-2)
        svg.add(place(inkline(g, 1.6, 1)), P["ink"])
        _, y0, _, y1 = place(g).bounds
        svg.add(place(g), svg.lin(0, y0, 0, y1, (0, P["pine_hi"]), (0.55, P["pine"]), (1, "#1D3A2C")))
        nd = []
        for i in range(int(w / 5)):
            xx = cx - w / 2 + 3 + i * 5 + rnd.uniform(-1, 1)
            for a in (-28, 0, 28):
                nd.append(T(brush([(0, 0), (0, -h * 0.34)], 1.1, 0.1, 0.6), xx, cy + h * 0.05, rot=a))
        svg.add(place(unary_union(nd).intersection(g)), "#16301F", 0.75)


def roof(svg, x, y, w, h, over=7):
    """Tiled hip roof: eaves on y, ridge at y-h."""
    g = fix(
        Polygon(
            smooth([(x - over, y), (x + w * 0.10, y - h * 0.42), (x + w * 0.24, y - h)], n=8)
            + smooth([(x + w * 0.76, y - h), (x + w * 0.9, y - h * 0.42), (x + w + over, y)], n=8)
        )
    )
    svg.inked(g, svg.lin(0, y - h, 0, y, (0, "#39424C"), (1, "#6A7680")), 1.5, heavy=0.9)
    st = [
        brush([(x + w * (0.26 + 0.48 * t), y - h + 1), (x - over + (w + 2 * over) * t, y)], 0.9, 0.05, 0.05)
        for t in np.linspace(0.05, 0.95, max(4, int(w / 5)))
    ]
    svg.add(unary_union(st).intersection(g), P["ink"], 0.65)
    svg.inked(rrect(x + w * 0.2, y - h - 2.4, w * 0.6, 3.6, 1.6), "#2C343D", 1)


def kura(svg, x, y, w=52, h=30, s=1.0, door=True):
    """White storehouse with namako lattice; base on y."""
    w, h = w * s, h * s
    svg.inked(box(x, y - h, x + w, y), svg.lin(0, y - h, 0, y, (0, "#FBF5E6"), (1, "#E5D6B8")), 1.4, heavy=0.8)
    lw = box(x, y - h * 0.36, x + w, y)
    svg.add(lw, "#39424C")
    lt = []
    st = 5 * s
    for i in range(-8, int(w / st) + 10):
        lt += [
            LineString([(x + i * st, y), (x + i * st + h, y - h)]).buffer(0.42 * s + 0.1),
            LineString([(x + i * st, y), (x + i * st - h, y - h)]).buffer(0.42 * s + 0.1),
        ]
    svg.add(unary_union(lt).intersection(lw), "#E5D6B8")
    if door:
        svg.inked(box(x + w * 0.4, y - h * 0.72, x + w * 0.62, y), P["wood_dk"], 0.9, heavy=0.4)
        svg.add(box(x + w * 0.14, y - h * 0.78, x + w * 0.24, y - h * 0.52), P["ink2"])
        svg.add(box(x + w * 0.77, y - h * 0.78, x + w * 0.87, y - h * 0.52), P["ink2"])
    roof(svg, x, y - h, w, h * 0.52, 6 * s)


def castle(svg, x, y, s=1.0):
    """Castle keep of three storeys on a stone base; x, y = lower left."""
    st = fix(
        Polygon(
            smooth([(x - 4 * s, y), (x + 6 * s, y - 14 * s), (x + 10 * s, y - 26 * s)], n=6)
            + smooth([(x + 80 * s, y - 26 * s), (x + 84 * s, y - 14 * s), (x + 94 * s, y)], n=6)
        )
    )
    svg.inked(st, svg.lin(0, y - 26 * s, 0, y, (0, "#A9A49A"), (1, "#77736E")), 1.4)
    bl = []
    for r in range(3):
        yy = y - 6 * s - r * 8 * s
        bl.append(LineString([(x - 4 * s, yy), (x + 94 * s, yy)]).buffer(0.4))
        for i in range(9):
            bl.append(
                LineString(
                    [
                        (x + i * 11 * s + (5 * s if r % 2 else 0), yy),
                        (x + i * 11 * s + (5 * s if r % 2 else 0) + 1, yy - 8 * s),
                    ]
                ).buffer(0.4)
            )
    svg.add(unary_union(bl).intersection(st), P["ink"], 0.6)
    for ox, w, b, h in [(10, 70, 26, 16), (18, 54, 50, 14), (26, 38, 72, 13)]:
        svg.inked(box(x + ox * s, y - (b + h) * s, x + (ox + w) * s, y - b * s), "#F6EEDB", 1.3)
        for i in range(int(w / 9)):
            svg.add(
                box(
                    x + (ox + 5 + i * 9) * s,
                    y - (b + h * 0.72) * s,
                    x + (ox + 8.5 + i * 9) * s,
                    y - (b + h * 0.25) * s,
                ),
                P["ink2"],
            )
        roof(svg, x + ox * s, y - (b + h) * s, w * s, 10 * s, 8 * s)
    for k in (0.36, 0.62):
        svg.add(
            T(
                blob([(0, 0), (3, -4), (1, -9), (5, -6), (5, 0)], 5),
                x + (26 + 38 * k) * s,
                y - 96 * s,
                s=s * 0.9,
            ),
            P["gold_hi"],
        )


def torii(svg, x, y, s=1.0):
    """Shrine gate, feet on y."""

    def place(g):
        """From local units to the sheet."""
        return aff.translate(aff.scale(g, s, s, origin=(0, 0)), x, y)

    c = svg.lin(0, y - 90 * s, 0, y, (0, "#D24B2E"), (0.75, "#B5331F"), (1, "#7F1F1B"))
    for sx in (-1, 1):
        svg.inked(
            place(poly([(sx * 30 - 4, 0), (sx * 25 - 3.6, -74), (sx * 25 + 3.6, -74), (sx * 30 + 4, 0)])),
            c,
            1.6,
        )
    svg.inked(place(box(-40, -60, 40, -54)), c, 1.4)
    svg.inked(place(box(-4, -70, 4, -58)), P["gold_hi"], 1)
    svg.inked(
        place(
            fix(
                Polygon(
                    smooth(xy("-54,-84 -26,-77 0,-76 26,-77 54,-84"), n=6)
                    + smooth(xy("52,-76 26,-69 0,-68 -26,-69 -52,-76"), n=6)
                )
            )
        ),
        c,
        1.6,
    )
    svg.inked(
        place(
            fix(
                Polygon(
                    smooth(xy("-60,-93 -28,-84 0,-82.5 28,-84 60,-93"), n=6)
                    + smooth(xy("58,-86 28,-78 0,-77 -28,-78 -58,-86"), n=6)
                )
            )
        ),
        P["ink2"],
        1.4,
    )


def quay(svg, x0, x1, y, h, seed=0):
    """Stone quay from x0 to x1."""
    g = box(x0, y, x1, y + h)
    svg.inked(g, svg.lin(0, y, 0, y + h, (0, "#B9B2A2"), (1, "#6F6C69")), 1.6)
    rnd = random.Random(seed)
    bl = []
    yy = y + 5
    while yy < y + h:
        bl.append(LineString([(x0, yy), (x1, yy + rnd.uniform(-0.6, 0.6))]).buffer(0.5))
        x = x0 + rnd.uniform(2, 12)
        while x < x1:
            bl.append(LineString([(x, yy), (x + 1, yy + 7)]).buffer(0.45))
            x += rnd.uniform(10, 19)
        yy += 7
    svg.add(unary_union(bl).intersection(g), P["ink"], 0.65)
    svg.add(box(x0, y, x1, y + 2.4), "#D9D0BB")


def rockisle(svg, x, y, w, h, seed=0):
    """Rock island with foam at its foot."""
    rnd = random.Random(seed)
    n = 9
    pts = (
        [(x - w / 2, y)]
        + [
            (
                x - w / 2 + w * (i + 0.5) / n,
                y - h * math.sin(math.pi * (i + 0.5) / n) ** 0.75 * rnd.uniform(0.72, 1.1),
            )
            for i in range(n)
        ]
        + [(x + w / 2, y)]
    )
    g = fix(Polygon(smooth(pts, n=5))).intersection(box(x - w, y - h * 2, x + w, y))
    svg.inked(g, svg.lin(0, y - h, 0, y, (0, "#7C8C78"), (0.5, "#5C6D66"), (1, "#2D4450")), 1.8)
    o = []
    for _ in range(16):
        a = rnd.uniform(x - w * 0.42, x + w * 0.42)
        b = y - rnd.uniform(0, h * 0.7)
        o.append(
            brush(
                smooth([(a, b), (a + rnd.uniform(-4, 4), b + 7), (a + rnd.uniform(-8, 8), b + 15)]),
                1.8,
                0.1,
                0.7,
            )
        )
    svg.add(unary_union(o).intersection(g), P["ink"], 0.8)
    fo = unary_union(
        [
            brush(
                smooth(
                    [
                        (x - w / 2 - 8, y + 1),
                        (x - w / 4, y - 3),
                        (x, y + 2),
                        (x + w / 4, y - 3),
                        (x + w / 2 + 8, y + 1),
                    ]
                ),
                4.4,
                0.3,
                0.3,
                0.2,
            )
        ]
    )
    svg.inked(fo, P["foam"], 1, heavy=0.6)


def anchor_geo():
    """Anchor as one shape, about 90 units high around 0, 0."""
    g = [
        circle(0, -44, 9).difference(circle(0, -44, 4.5)),
        box(-3.6, -36, 3.6, 40),
        rrect(-20, -28, 40, 6.5, 3),
    ]
    g.append(brush(arc(0, 8, 36, 34, 20, 160), 8.5, 0.2, 0.2, 0.5))
    for sx in (-1, 1):
        g.append(poly([(sx * 40, 6), (sx * 23, 17), (sx * 37, 29)]))
    return unary_union(g)
