"""Higaki kaisen: square sail, lattice gunwale, bluff stern with the great rudder."""

import math
import random

from shapely import affinity as aff
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from .emblems import emblem_geo, enclosure
from .inklib import P, T, brush, circle, fix, inkline, lerp_curve, poly, resample, rrect, smooth, xy
from .sea import claw


def ship(svg, good, ox=0, oy=0, s=1.0, rot=0, torn=False):
    """320x320 box, bow to the right, waterline y=272."""
    c, hi, lo = P[good], P[good + "_hi"], P[good + "_lo"]

    def place(g):
        """From the box of the drawing to the sheet."""
        g = aff.scale(g, s, s, origin=(0, 0))
        if rot:
            g = aff.rotate(g, rot, origin=(160 * s, 250 * s))
        return aff.translate(g, ox, oy)

    def flat(g, col, op=1):
        """Add a flat shape."""
        svg.add(place(g), col, op)

    def inked(g, col, w=2.6, heavy=1.6):
        """Add a shape with its ink outline."""
        svg.add(place(inkline(g, w, heavy)), P["ink"])
        svg.add(place(g), col)

    def grad(x1, y1, x2, y2, *st):
        """Linear gradient in units of the drawing."""
        return svg.lin(ox + x1 * s, oy + y1 * s, ox + x2 * s, oy + y2 * s, *st)

    # stays
    for pts, w in [([(166, 22), (226, 110), (294, 176)], 1.8), ([(166, 22), (106, 110), (46, 186)], 1.8)]:
        flat(brush(smooth(pts), w, 0.05, 0.05, 0.8), P["ink"])
    # rudder
    rud = poly(smooth(xy("30,186 46,190 52,240 58,290 22,292 16,262 26,226"), True, 5))
    inked(rud, grad(16, 0, 60, 0, (0, P["wood_dk"]), (1, P["wood_lo"])))
    # mast
    inked(
        poly([(161, 216), (163, 14), (170, 14), (173, 216)]),
        grad(160, 0, 174, 0, (0, P["wood_hi"]), (1, P["wood_lo"])),
        2,
    )
    # bales on deck
    for x, y in xy("104,200 130,203 196,203 222,199 117,184 209,184"):
        b = rrect(x - 14, y - 10, 28, 20, 9)
        inked(b, P["wood_hi"], 1.8, 1)
        for k in (-6, 0, 6):
            flat(brush([(x + k, y - 9), (x + k + 0.5, y + 9)], 1.6, 0.1, 0.1), P["wood_lo"])
    # sail
    top = smooth([(84, 42), (166, 34), (250, 36)], n=12)
    right = smooth([(250, 36), (268, 80), (272, 124), (254, 184)], n=12)
    bot = smooth(xy("254,184 214,172 170,170 130,176 92,192"), n=12)
    left = smooth([(92, 192), (108, 140), (104, 88), (84, 42)], n=12)
    sail = fix(Polygon(top + right + bot + left))
    if torn:
        sail = sail.difference(poly(xy("92,200 120,150 132,168 150,128 160,190"))).difference(
            poly(xy("262,70 232,92 246,96 224,120 280,112"))
        )
    inked(sail, grad(96, 40, 250, 190, (0, lo), (0.34, c), (0.8, hi), (1, c)), 3.2, 2)
    ln = resample(left[::-1], 30)
    rn = resample(right, 30)
    for k in range(1, 7):
        t = k / 7
        seam = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in zip(ln, rn, strict=True)]
        bow = [(x, y - 4 * math.sin(t * math.pi) * (1 - i / 29)) for i, (x, y) in enumerate(seam)]
        flat(brush(bow, 1.9, 0.08, 0.08, 0.4).intersection(sail), lo, 0.75)
        flat(brush([(x + 2, y) for x, y in bow], 1.1, 0.08, 0.08, 0.4).intersection(sail), hi, 0.7)
    flat(brush(bot[6:-6], 5, 0.3, 0.3, 0.2).intersection(sail), lo, 0.55)
    # emblem on the sail, in its own enclosure
    en = T(enclosure(good, 41), 181, 108, rot=-2)
    flat(en.buffer(2.2).intersection(sail), lo)
    flat(en.intersection(sail), P["foam"])
    for geo, colr in emblem_geo(good):
        flat(T(geo, 181, 108, s=0.56, rot=-2).intersection(sail), colr)
    # yard
    inked(brush(smooth([(72, 44), (166, 30), (262, 32)]), 8, 0.1, 0.1, 0.6), P["wood"], 2.2)
    # mast-head streamer
    st = fix(
        Polygon(
            smooth([(168, 14), (196, 6), (222, 14), (250, 4)], n=8)
            + smooth([(252, 9), (222, 21), (196, 13), (168, 21)], n=8)
        )
    )
    inked(st, P["verm"], 1.8, 1)
    for pts in [[(92, 192), (74, 204), (62, 196)], [(254, 184), (262, 196), (268, 204)]]:
        flat(brush(smooth(pts), 1.8, 0.05, 0.05, 0.7), P["ink"])
    # hull
    sheer = smooth(xy("34,168 62,194 112,212 172,217 232,210 270,194 304,150"), n=10)
    keel = smooth(xy("312,152 300,206 276,250 236,284 160,292 92,286 58,252 40,206 28,170"), n=10)
    hull = fix(Polygon(sheer + keel))
    inked(
        hull,
        grad(0, 190, 0, 286, (0, P["wood_hi"]), (0.35, P["wood"]), (0.75, P["wood_lo"]), (1, P["wood_dk"])),
        3.4,
        2.2,
    )
    for k in (0.32, 0.55, 0.76):
        a = resample(sheer, 40)
        b = resample(keel[::-1], 40)
        flat(brush(lerp_curve(a, b, k)[2:-2], 2, 0.2, 0.2, 0.3).intersection(hull), P["wood_dk"], 0.75)
    # higaki lattice band
    a = resample(sheer, 60)
    up = [(x, y - 5) for x, y in a]
    dn = [(x, y + 17) for x, y in a]
    band = fix(Polygon(up[12:48] + dn[12:48][::-1]))
    inked(band, P["ink2"], 2, 1)
    lat = []
    for i in range(-4, 40):
        x = 60 + i * 9
        lat += [
            LineString([(x, 250), (x + 50, 180)]).buffer(1.25),
            LineString([(x, 180), (x + 50, 250)]).buffer(1.25),
        ]
    flat(unary_union(lat).intersection(band.buffer(-0.4)), P["gold_hi"])
    for e in (up, dn):
        flat(brush(e[11:49], 4.4, 0.06, 0.06, 0.6), P["wood_hi"])
    for e in (up, dn):
        flat(brush([(x, y + 2.4) for x, y in e[11:49]], 1.2, 0.06, 0.06, 0.6), P["ink"])
    # stern house
    inked(
        poly(xy("42,178 50,152 100,168 98,204 66,196")),
        grad(40, 0, 100, 0, (0, P["wood_lo"]), (1, P["wood"])),
        2.4,
    )
    inked(poly([(34, 156), (46, 142), (110, 160), (106, 172)]), P["wood_dk"], 2.4)
    for x in (60, 74, 88):
        flat(brush([(x, 170 + (x - 60) * 0.28), (x - 1, 192 + (x - 60) * 0.2)], 2.2, 0.05, 0.05), P["ink"])
    # stem post and tassel
    inked(poly(smooth(xy("296,168 308,132 318,130 312,170 296,214 288,214"), True, 6)), P["wood_dk"], 2.2)
    for k in range(5):
        flat(
            brush(smooth([(312, 138), (316 + k * 1.4 - 3, 156), (314 + k * 2 - 4, 176)]), 3, 0.1, 0.5),
            P["ink"],
        )
    flat(circle(313, 138, 4), P["verm"])


def bow_wave(svg, ox, oy, s=1.0, seed=3):
    """Foam the hull sits in; drawn over the ship. 360x80 box, waterline y=40."""
    rnd = random.Random(seed)

    def place(g):
        """From the box of the drawing to the sheet."""
        return aff.translate(aff.scale(g, s, s, origin=(0, 0)), ox, oy)

    top = smooth(xy("6,44 40,32 86,42 130,34 180,42 230,33 276,36 312,14 334,26 344,44"), n=10)
    body = fix(Polygon(top + smooth([(344, 44), (300, 64), (200, 70), (90, 66), (6, 44)], n=10)))
    svg.add(place(inkline(body, 2.4, 1.2)), P["ink"])
    svg.add(place(body), svg.lin(ox, oy + 16 * s, ox, oy + 70 * s, (0, P["sea"]), (1, (P["indigo"], 1))))
    fo = [brush(top, 7, 0.12, 0.15, 0.2, 0.3)]
    for i in range(11):
        fo.append(
            claw(
                18 + i * 27 + rnd.uniform(-9, 9),
                39 + rnd.uniform(-3, 2),
                math.radians(rnd.uniform(80, 125)),
                rnd.uniform(7, 20),
                rnd.uniform(5, 8),
                rnd.choice([1.4, -1.4, 1.0]),
            )
        )
    for i in range(7):
        fo.append(claw(308 + i * 4, 22 + abs(i - 2) * 3, math.radians(-100 + i * 34), rnd.uniform(16, 26), 8, 1.4))
    for _ in range(8):
        fo.append(circle(320 + rnd.uniform(-10, 28), 10 + rnd.uniform(-16, 14), rnd.choice([1.6, 2.2, 3]), 8))
    fo = unary_union(fo)
    svg.add(place(inkline(fo, 1.8, 1)), P["ink"])
    svg.add(place(fo), P["foam"])
    svg.add(
        [
            place(brush(smooth([(30, 56), (80, 60), (130, 55)]), 2.4, 0.4, 0.4)),
            place(brush(smooth([(150, 60), (210, 62), (270, 55)]), 2.4, 0.4, 0.4)),
        ],
        P["pale"],
    )
