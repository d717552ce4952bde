"""Trader: capitals seen by a Yokohama printmaker, stocks, joker, closed card, bank notes, numerals, the strip."""

import itertools
import math
from functools import partial

import numpy as np
from shapely import affinity as aff
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from .cards import CH, CW, Clip, coin, frame, single
from .glyphs import glyphs
from .inklib import SVG, P, T, arc, blob, brush, circle, ellipse, fix, inkline, poly, rrect, smooth, union, xy
from .people import INK, PALE, SKIN, Fig, ear, face, flower, neck, robe
from .scene import castle, fuji, mist, ridge, sun
from .sea import crest_row, ripples

FOAM = P["foam"]
# key, kanji, base, dark
STOCKS = [
    ("rail", "鉄道", "#2A2730", "#15131A"),
    ("steam", "汽船", "#9CCBE0", "#4F86A6"),
    ("wire", "電信", "#8A5BA8", "#54306E"),
    ("gas", "瓦斯", "#D96B2B", "#8E3F12"),
    ("china", "磁器", "#EADFC4", "#A8936A"),
]
CAP = [
    ("paris", "巴里"),
    ("berlin", "伯林"),
    ("london", "倫敦"),
    ("rome", "羅馬"),
    ("brussels", "白耳義"),
]
COL = {r[0]: r[2] for r in STOCKS}


# ------------------------------------------------------------------ emblem, enclosure, weave
def shell(k, r):
    """ticket, shield, triangle, eight-point star, five-lobed plum: none of them is an Osaka outline."""
    if k == "rail":
        return (
            box(-r * 1.22, -r * 0.82, r * 1.22, r * 0.82)
            .difference(union(circle(-r * 1.26, 0, r * 0.3), circle(r * 1.26, 0, r * 0.3)))
            .buffer(-r * 0.05)
            .buffer(r * 0.05)
        )
    if k == "steam":
        return (
            fix(
                Polygon(
                    [
                        (-r * 0.98, -r * 0.95),
                        (r * 0.98, -r * 0.95),
                        *smooth(
                            [
                                (r * 0.98, -r * 0.1),
                                (r * 0.7, r * 0.62),
                                (0, r * 1.12),
                                (-r * 0.7, r * 0.62),
                                (-r * 0.98, -r * 0.1),
                            ],
                            n=8,
                        ),
                    ]
                )
            )
            .buffer(-r * 0.05)
            .buffer(r * 0.05)
        )
    if k == "wire":
        return poly([(0, -r * 1.3), (r * 1.3, r * 0.95), (-r * 1.3, r * 0.95)]).buffer(-r * 0.1).buffer(r * 0.1)
    if k == "gas":
        return union(
            box(-r * 0.87, -r * 0.87, r * 0.87, r * 0.87),
            aff.rotate(box(-r * 0.87, -r * 0.87, r * 0.87, r * 0.87), 45, origin=(0, 0)),
        )
    return union(
        *[
            circle(r * 0.6 * math.sin(math.radians(72 * i)), -r * 0.6 * math.cos(math.radians(72 * i)), r * 0.52)
            for i in range(5)
        ],
        circle(0, 0, r * 0.6),
    )


def mark(k):
    """Emblem in a +-50 box: one silhouette with cuts."""
    if k == "rail":
        return union(
            rrect(-44, -14, 62, 28, 8),
            box(8, -32, 42, 14),
            box(-36, -32, -24, -12),
            poly([(-42, -36), (-18, -36), (-22, -28), (-38, -28)]),
            circle(-28, 22, 13),
            circle(2, 22, 13),
            circle(30, 20, 15),
            poly([(-44, 10), (-60, 30), (-38, 30)]),
        ).difference(
            union(
                box(16, -24, 34, -6),
                circle(-28, 22, 4),
                circle(2, 22, 4),
                circle(30, 20, 5),
                box(-36, -3, 6, 0),
            )
        )
    if k == "steam":
        return union(
            poly([(-50, 6), (46, 6), (34, 32), (-38, 32)]),
            circle(-2, 14, 21),
            box(-22, -38, -10, 8),
            box(10, -26, 20, 8),
            brush(smooth([(-16, -44), (2, -52), (20, -44), (40, -52)], n=6), 9, 0.2, 0.6),
        ).difference(
            union(
                circle(-2, 14, 5),
                *[
                    brush([(-2, 14), (-2 + 16 * math.cos(a), 14 + 16 * math.sin(a))], 3, 0, 0)
                    for a in np.arange(0, 6.28, 1.047)
                ],
                box(-46, 22, -24, 25),
                box(20, 22, 38, 25),
            )
        )
    if k == "wire":
        return union(
            box(-4.5, -52, 4.5, 44),
            box(-34, -36, 34, -28),
            box(-26, -16, 26, -8),
            *[rrect(x - 4, y - 11, 8, 12, 3) for x, y in xy("-29,-36 -14,-36 14,-36 29,-36 -21,-16 21,-16")],
            poly([(-22, 44), (-5, 16), (-5, 44)]),
            poly([(22, 44), (5, 16), (5, 44)]),
        )
    if k == "gas":
        return union(
            poly([(-22, -26), (22, -26), (14, 12), (-14, 12)]),
            poly([(-26, -28), (26, -28), (10, -44), (-10, -44)]),
            circle(0, -47, 5),
            box(-18, 12, 18, 18),
            box(-4.5, 18, 4.5, 46),
            box(-18, 44, 18, 51),
        ).difference(fix(Polygon(smooth([(0, -20), (7, -6), (4, 6), (-4, 6), (-7, -6)], True, 6))))
    return union(
        fix(Polygon(smooth(xy("-12,-34 -30,-12 -28,16 -13,38 13,38 28,16 30,-12 12,-34"), n=8))),
        rrect(-17, -46, 34, 13, 4),
        rrect(-19, 36, 38, 10, 4),
    ).difference(
        union(
            brush(smooth([(-26, -14), (0, -8), (26, -14)]), 4, 0, 0),
            brush(smooth([(-25, 16), (0, 22), (25, 16)]), 4, 0, 0),
            flower(0, 4, 12),
        )
    )


def weave(svg, k, g, x0, y0, x1, y1, op=0.5):
    """Ground pattern of one stock, cut to shape g: rails, ripples, wires, chevrons or rings."""
    hi = {"rail": "#8C8698", "steam": "#F4FAFB", "wire": "#D0B2E2", "gas": "#F6C08E", "china": "#A8936A"}[k]
    o = []
    if k == "rail":
        o = (
            [box(x0, y, x1, y + 2) for y in np.arange(y0 + 8, y1, 22)]
            + [box(x0, y, x1, y + 2) for y in np.arange(y0 + 15, y1, 22)]
            + [box(x, y, x + 2.6, y + 12) for x in np.arange(x0 + 2, x1, 9) for y in np.arange(y0 + 6, y1, 22)]
        )
    elif k == "steam":
        o = [
            brush(
                smooth([(x0 - 6 + i * 9, y + (4.4 if i % 2 else 0)) for i in range(int((x1 - x0) / 9) + 3)], n=4),
                1.7,
                0,
                0,
            )
            for y in np.arange(y0 + 6, y1, 11)
        ]
    elif k == "wire":
        o = [LineString([(x, y1), (x + (y1 - y0) * 0.6, y0)]).buffer(0.8) for x in np.arange(x0 - 80, x1, 12)] + [
            circle(x + (y1 - y) * 0.6, y, 2.3, 3) for x in np.arange(x0 - 80, x1, 12) for y in np.arange(y0 + 6, y1, 24)
        ]
    elif k == "gas":
        o = [
            LineString([(x, y0 + j), (x + 7, y0 + j + 8), (x + 14, y0 + j)]).buffer(0.9)
            for x in np.arange(x0 - 2, x1, 14)
            for j in np.arange(-4, y1 - y0, 12)
        ]
    else:
        o = [
            circle(x0 + i * 15, y0 + j * 15, 10.6, 6).difference(circle(x0 + i * 15, y0 + j * 15, 9.2, 6))
            for i in range(int((x1 - x0) / 15) + 2)
            for j in range(int((y1 - y0) / 15) + 2)
        ]
    svg.add(unary_union(o).intersection(g), hi, op if k != "china" else 0.55)


def emblem(svg, k, x, y, r):
    """Emblem on foam inside its enclosure, radius r at x, y."""
    e = T(shell(k, r), x, y)
    svg.add(inkline(e, max(1.3, r * 0.08), max(0.6, r * 0.05)), INK)
    svg.add(e, COL[k])
    i = T(shell(k, r * 0.86), x, y) if k != "rail" else e.buffer(-r * 0.13)
    svg.add(i, FOAM if k != "china" else "#FFFBF0")
    svg.add(
        T(
            mark(k),
            x,
            y + (r * 0.2 if k == "wire" else -r * 0.02),
            s=r * {"rail": 0.0136, "steam": 0.0134, "wire": 0.0136, "gas": 0.0128, "china": 0.0122}[k],
        ),
        {"rail": "#2A2730", "steam": "#2F6C8E", "wire": "#6B3F86", "gas": "#B04E16", "china": "#5E4A24"}[k],
    )


def solid(svg, k, x, y, r):
    """Small form of the emblem: colour ground, one ink. Use below 28 px."""
    e = T(shell(k, r), x, y)
    svg.add(inkline(e, max(1.1, r * 0.09), 0.8), INK)
    svg.add(e, COL[k])
    svg.add(
        T(mark(k), x, y + (r * 0.12 if k == "wire" else 0), s=r * 0.0126),
        FOAM if k in ("rail", "wire", "gas") else INK,
    )


# ------------------------------------------------------------------ little world
def smoke(c, x, y, s=1, n=5, dx=14, col=FOAM):
    """Round puffs drifting from x, y; a negative dx blows them to the left."""
    g = (
        union(*[circle(x + i * dx * s, y - i * 7 * s - (i % 2) * 3 * s, (6 + i * 2.6) * s, 8) for i in range(n)])
        .buffer(1)
        .buffer(-1)
    )
    c.inked(g, col, 1.3, heavy=0.6)
    c.add(
        [
            brush(arc(x + i * dx * s, y - i * 7 * s, (4 + i * 2) * s, (4 + i * 2) * s, 200, 330), 1.2, 0.3, 0.3)
            for i in range(n)
        ],
        "#8FA0A6",
        0.7,
    )


def flag(c, x, y, s, kind):
    """Flag of a capital on its pole, foot of the pole at x, y."""
    c.inked(box(x - 0.9 * s, y - 34 * s, x + 0.9 * s, y), P["wood_dk"], 0.8, heavy=0.3)
    w, h = 26 * s, 17 * s
    left, upper = x + 0.9 * s, y - 34 * s
    g = fix(
        Polygon(
            smooth([(left, upper), (left + w * 0.5, upper - 2 * s), (left + w, upper + 1 * s)], n=5)
            + smooth([(left + w, upper + h + 1 * s), (left + w * 0.5, upper + h - 2 * s), (left, upper + h)], n=5)
        )
    )
    c.inked(g, "#FBF5E6", 1.2, heavy=0.5)

    def upright(a, b, col):
        """Fill the flag from a to b of its width."""
        return c.add(box(left + w * a, upper - 4 * s, left + w * b, upper + h + 4 * s).intersection(g), col)

    def level(a, b, col):
        """Fill the flag from a to b of its height."""
        return c.add(
            box(
                left,
                upper + h * a - (3 * s if a == 0 else 0),
                left + w,
                upper + h * b + (3 * s if b == 1 else 0),
            ).intersection(g),
            col,
        )

    if kind == "paris":
        upright(0, 0.33, P["blue"])
        upright(0.67, 1, P["red"])
    elif kind == "berlin":
        level(0, 0.33, "#22202A")
        level(0.33, 0.67, P["red"])
        level(0.67, 1, P["yellow"])
    elif kind == "rome":
        upright(0, 0.33, P["leaf"])
        upright(0.67, 1, P["red"])
    elif kind == "brussels":
        upright(0, 0.33, "#22202A")
        upright(0.33, 0.67, P["yellow"])
        upright(0.67, 1, P["red"])
    elif kind == "london":
        c.add(g, P["blue"])
        m = (left + w / 2, upper + h / 2)
        for wd, col in ((5.4, "#FBF5E6"), (2.2, P["red"])):
            c.add(
                union(
                    LineString([(left, upper), (left + w, upper + h)]).buffer(wd * s * 0.42),
                    LineString([(left + w, upper), (left, upper + h)]).buffer(wd * s * 0.42),
                ).intersection(g),
                col,
            )
        for wd, col in ((7.4, "#FBF5E6"), (4, P["red"])):
            c.add(
                union(
                    box(m[0] - wd * s / 2, upper - 4, m[0] + wd * s / 2, upper + h + 4),
                    box(left, m[1] - wd * s / 2, left + w, m[1] + wd * s / 2),
                ).intersection(g),
                col,
            )


def gent(c, x, y, s=1, col="#2B3440"):
    """Man in a top hat with a cane, standing on x, y."""
    c.inked(T(poly([(-5, 0), (-6, -18), (6, -18), (5, 0)]), x, y, s=s), col, 1, heavy=0.4)
    c.inked(T(circle(0, -22, 4.2), x, y, s=s), "#F0D6B0", 0.9, heavy=0.3)
    c.inked(T(union(box(-6.4, -26, 6.4, -24), box(-4, -35, 4, -25)), x, y, s=s), "#22202A", 0.8, heavy=0.3)
    c.add(T(brush([(8, 0), (7, -15)], 1.4, 0, 0), x, y, s=s), INK)


def lady(c, x, y, s=1, col="#B4536E", par="#EBCB8B"):
    """Woman with a parasol, standing on x, y."""
    c.inked(T(fix(Polygon(smooth(xy("-13,0 -9,-9 -3,-18 3,-18 9,-9 13,0"), n=5))), x, y, s=s), col, 1, heavy=0.4)
    c.add(
        T(
            union(
                brush(smooth([(-10, -4), (0, -2), (10, -4)]), 1.2, 0.1, 0.1),
                brush(smooth([(-8, -9), (0, -7), (8, -9)]), 1.2, 0.1, 0.1),
            ),
            x,
            y,
            s=s,
        ),
        FOAM,
        0.8,
    )
    c.inked(T(circle(0, -22, 4), x, y, s=s), "#F6E0C4", 0.9, heavy=0.3)
    c.add(T(brush([(5, -14), (7, -34)], 1.2, 0, 0), x, y, s=s), INK)
    c.inked(T(fix(Polygon(arc(7, -32, 14, 9, 180, 360))), x, y, s=s), par, 1, heavy=0.4)


def traveller(c, x, y, s=1):
    """The traveller in a straw hat, standing on x, y."""
    c.inked(T(poly([(-6, 0), (-5, -17), (5, -17), (6, 0)]), x, y, s=s), P["indigo"], 1, heavy=0.4)
    c.inked(T(circle(0, -20, 4), x, y, s=s), "#F0D6B0", 0.9, heavy=0.3)
    c.inked(T(poly([(-10, -20), (0, -29), (10, -20)]), x, y, s=s), "#CFA45C", 0.9, heavy=0.3)


def loco(c, x, y, s=1, cars=2):
    """Small train on rails, running right; wheels on y."""
    for i in range(cars):
        left = x - (i + 1) * 46 * s
        c.inked(rrect(left, y - 22 * s, 42 * s, 17 * s, 2 * s), ["#8A2A22", "#2F5F7E", "#8A5C36"][i % 3], 1.2)
        c.add(
            [box(left + (4 + j * 9.4) * s, y - 19 * s, left + (10 + j * 9.4) * s, y - 12 * s) for j in range(4)],
            "#F6E6B4",
        )
        c.inked(
            union(circle(left + 9 * s, y - 4 * s, 4 * s), circle(left + 33 * s, y - 4 * s, 4 * s)),
            P["ink2"],
            0.9,
            heavy=0.3,
        )
        c.add(box(left + 42 * s, y - 9 * s, left + 46 * s, y - 7 * s), INK)
    c.inked(union(rrect(x + 8 * s, y - 20 * s, 34 * s, 14 * s, 5 * s)), "#3A3F4A", 1.3)
    c.inked(box(x, y - 29 * s, x + 14 * s, y - 6 * s), "#8A2A22", 1.2)
    c.add(box(x + 3 * s, y - 26 * s, x + 11 * s, y - 18 * s), "#F6E6B4")
    c.inked(box(x + 33 * s, y - 32 * s, x + 38 * s, y - 19 * s), "#22202A", 1.1)
    c.inked(box(x + 21 * s, y - 24 * s, x + 26 * s, y - 19 * s), P["gold_hi"], 0.9)
    c.inked(
        union(
            circle(x + 8 * s, y - 5 * s, 6 * s),
            circle(x + 24 * s, y - 5 * s, 5 * s),
            circle(x + 37 * s, y - 5 * s, 5 * s),
        ),
        "#8A2A22",
        1,
        heavy=0.4,
    )
    c.add([circle(x + k * s, y - 5 * s, 1.8 * s) for k in (8, 24, 37)], P["gold_hi"])
    c.inked(poly([(x + 42 * s, y - 9 * s), (x + 51 * s, y), (x + 40 * s, y)]), P["ink2"], 0.9, heavy=0.3)
    smoke(c, x + 32 * s, y - 40 * s, 0.5 * s, 5, -17)


def paddler(c, x, y, s=1):
    """Paddle steamer, waterline y."""
    c.inked(
        fix(
            Polygon(
                smooth(
                    [
                        (x - 58 * s, y - 16 * s),
                        (x - 30 * s, y - 11 * s),
                        (x + 30 * s, y - 11 * s),
                        (x + 64 * s, y - 20 * s),
                    ],
                    n=6,
                )
                + smooth([(x + 52 * s, y + 4 * s), (x, y + 7 * s), (x - 50 * s, y + 4 * s)], n=6)
            )
        ),
        c.lin(0, y - 16 * s, 0, y + 6 * s, (0, "#3A3F4A"), (1, "#1C1A20")),
        1.5,
    )
    c.add(
        brush(smooth([(x - 54 * s, y - 11 * s), (x, y - 6 * s), (x + 58 * s, y - 14 * s)]), 1.8 * s, 0, 0),
        P["gold_hi"],
    )
    c.inked(rrect(x - 36 * s, y - 24 * s, 62 * s, 12 * s, 2 * s), "#F4EAD3", 1.2)
    c.add(
        [box(x + (-32 + i * 8) * s, y - 21 * s, x + (-28 + i * 8) * s, y - 16 * s) for i in range(7)],
        P["ink2"],
    )
    c.inked(fix(Polygon(arc(x - 4 * s, y - 1 * s, 17 * s, 17 * s, 180, 360))), P["verm"], 1.3)
    c.add(
        [
            brush(
                [
                    (x - 4 * s, y - 1 * s),
                    (
                        x - 4 * s + 15 * s * math.cos(math.radians(a)),
                        y - 1 * s + 15 * s * math.sin(math.radians(a)),
                    ),
                ],
                1.3 * s,
                0,
                0,
            )
            for a in range(190, 360, 25)
        ],
        "#F6E6B4",
    )
    c.inked(box(x + 8 * s, y - 52 * s, x + 17 * s, y - 23 * s), "#22202A", 1.2)
    c.add(box(x + 8 * s, y - 45 * s, x + 17 * s, y - 40 * s), P["verm"])
    for mx in (-34, 38):
        c.inked(box(x + (mx - 1) * s, y - 56 * s, x + (mx + 1) * s, y - 14 * s), P["wood_lo"], 0.8, heavy=0.3)
    c.add(
        [
            brush([(x - 34 * s, y - 54 * s), (x - 54 * s, y - 16 * s)], 0.9 * s, 0, 0),
            brush([(x + 38 * s, y - 54 * s), (x + 60 * s, y - 20 * s)], 0.9 * s, 0, 0),
            brush([(x - 34 * s, y - 54 * s), (x + 38 * s, y - 54 * s)], 0.8 * s, 0, 0),
        ],
        INK,
    )
    smoke(c, x + 10 * s, y - 58 * s, 0.62 * s, 6, -15)
    c.inked(
        brush(
            smooth(
                [
                    (x - 64 * s, y + 5 * s),
                    (x - 20 * s, y + 2 * s),
                    (x + 20 * s, y + 6 * s),
                    (x + 66 * s, y + 2 * s),
                ],
                n=8,
            ),
            5 * s,
            0.3,
            0.3,
        ),
        FOAM,
        0.9,
        heavy=0.4,
    )


def house(c, x, y, w, h, col="#E6CFA2", roofc="#5B6470", win=3, fl=3, mansard=True):
    """Town house with win x fl windows; x is its left edge, y its foot."""
    c.inked(box(x, y - h, x + w, y), c.lin(0, y - h, 0, y, (0, col), (1, "#C9A878")), 1.2, heavy=0.6)
    rh = h * 0.22
    c.inked(
        poly([(x - 2, y - h), (x + w * 0.12, y - h - rh), (x + w * 0.88, y - h - rh), (x + w + 2, y - h)])
        if mansard
        else poly([(x - 2, y - h), (x + w / 2, y - h - rh * 1.6), (x + w + 2, y - h)]),
        roofc,
        1.2,
        heavy=0.6,
    )
    o = []
    for j in range(fl):
        for i in range(win):
            o.append(
                box(
                    x + w * (i + 0.26) / win,
                    y - h + h * (j + 0.22) / fl,
                    x + w * (i + 0.74) / win,
                    y - h + h * (j + 0.78) / fl,
                )
            )
    c.add(o, P["ink2"])


# ------------------------------------------------------------------ landmarks; each stands on y
def paris(c, x, y, s):
    """Iron tower between mansard houses."""
    house(c, x - 118 * s, y, 44 * s, 40 * s, "#EBD9B4", "#56687A", 4, 3)
    house(c, x - 72 * s, y, 36 * s, 46 * s, "#E3C79A", "#56687A", 3, 3)
    house(c, x + 52 * s, y, 46 * s, 44 * s, "#EBD9B4", "#56687A", 4, 3)
    house(c, x + 98 * s, y, 40 * s, 36 * s, "#DFC08E", "#56687A", 3, 2)
    leg = smooth([(-30, 0), (-17, -30), (-8, -62), (-2.4, -112)], n=8)
    t = fix(Polygon([(x + a * s, y + b * s) for a, b in leg] + [(x - a * s, y + b * s) for a, b in leg[::-1]]))
    hole = fix(
        Polygon(
            [(x - 19 * s, y + 1)]
            + [(x + a * s, y + b * s) for a, b in arc(0, -1, 18, 22, 180, 360)]
            + [(x + 19 * s, y + 1)]
        )
    )
    t = t.difference(hole)
    c.inked(t, c.lin(0, y - 112 * s, 0, y, (0, "#7A4A34"), (1, "#A8673F")), 1.5)
    lat = []
    for i in range(14):
        yy = y - (4 + i * 7.6) * s
        lat += [
            LineString([(x - 30 * s, yy), (x + 30 * s, yy - 14 * s)]).buffer(0.45),
            LineString([(x + 30 * s, yy), (x - 30 * s, yy - 14 * s)]).buffer(0.45),
        ]
    c.add(unary_union(lat).intersection(t.buffer(-1.4)), "#F0D2A0", 0.8)
    for yy, w in ((-29, 21), (-60, 11), (-106, 4)):
        c.inked(rrect(x - w * s, y + (yy - 4) * s, 2 * w * s, 5 * s, 1), "#6B3F2A", 1)
    c.inked(box(x - 0.8 * s, y - 122 * s, x + 0.8 * s, y - 110 * s), "#6B3F2A", 0.8)


def arch(c, x, y, s):
    """Triumphal arch."""
    g = box(x - 26 * s, y - 42 * s, x + 26 * s, y).difference(
        union(
            box(x - 9 * s, y - 20 * s, x + 9 * s, y + 1),
            fix(Polygon(arc(x, y - 20 * s, 9 * s, 9 * s, 180, 360))),
        )
    )
    c.inked(g, "#EBDDBE", 1.3)
    c.inked(rrect(x - 29 * s, y - 46 * s, 58 * s, 6 * s, 1), "#D9C79C", 1)
    c.add(
        [
            box(x - 26 * s, y - 32 * s, x + 26 * s, y - 30.6 * s),
            box(x - 21 * s, y - 26 * s, x - 13 * s, y - 10 * s),
            box(x + 13 * s, y - 26 * s, x + 21 * s, y - 10 * s),
        ],
        "#A8936A",
        0.8,
    )


def berlin(c, x, y, s):
    """Columned gate with horses on top."""
    house(c, x - 126 * s, y, 50 * s, 38 * s, "#E0C9A0", "#8A4A34", 4, 2)
    house(c, x + 80 * s, y, 48 * s, 42 * s, "#D9BC8E", "#8A4A34", 4, 2)
    for i in range(6):
        c.inked(
            box(x + (-54 + i * 19.6) * s, y - 44 * s, x + (-44 + i * 19.6) * s, y),
            c.lin(0, y - 44 * s, 0, y, (0, "#F1E4C4"), (1, "#CDB584")),
            1.2,
        )
        c.inked(rrect(x + (-56 + i * 19.6) * s, y - 4 * s, 14 * s, 4 * s, 0.6), "#CDB584", 0.9, heavy=0.3)
    c.inked(rrect(x - 62 * s, y - 58 * s, 124 * s, 15 * s, 1), "#E6D2A6", 1.4)
    c.add(
        [box(x - 58 * s + i * 12 * s, y - 54 * s, x - 52 * s + i * 12 * s, y - 47 * s) for i in range(10)],
        "#A8936A",
        0.7,
    )
    c.inked(box(x - 34 * s, y - 68 * s, x + 34 * s, y - 57 * s), "#DCC592", 1.2)
    c.inked(rrect(x - 66 * s, y - 61 * s, 132 * s, 4 * s, 1), "#F1E4C4", 1)
    for k in (-22, -8, 6, 20):
        c.inked(
            T(blob(xy("-7,0 -6,-8 -2,-11 3,-16 7,-15 4,-9 6,0"), 5), x + k * s, y - 68 * s, s=s),
            "#4F7F6E",
            1,
            heavy=0.4,
        )
    c.inked(
        T(union(poly([(-5, 0), (-3, -22), (3, -22), (5, 0)]), circle(0, -26, 4)), x - 2 * s, y - 72 * s, s=s),
        "#5E9080",
        1,
        heavy=0.4,
    )
    c.inked(box(x + 4 * s, y - 114 * s, x + 5.6 * s, y - 74 * s), "#4F7F6E", 0.8, heavy=0.3)
    c.inked(circle(x + 4.8 * s, y - 112 * s, 4 * s), P["gold_hi"], 0.9)


def london(c, x, y, s):
    """Palace with a clock tower, and the bridge."""
    for i in range(7):
        left = x + (-124 + i * 25) * s
        c.inked(box(left, y - 34 * s, left + 25 * s, y), "#D9B97E", 1.1)
        c.add(
            [box(left + 4 * s + j * 7 * s, y - 28 * s, left + 7.4 * s + j * 7 * s, y - 6 * s) for j in range(3)],
            "#5A4430",
        )
        c.inked(
            poly([(left, y - 34 * s), (left + 4 * s, y - 46 * s), (left + 8 * s, y - 34 * s)]),
            "#B48B4E",
            0.9,
            heavy=0.3,
        )
    c.inked(box(x - 128 * s, y - 72 * s, x - 104 * s, y), "#CFAA6C", 1.2)
    c.inked(
        poly(
            [
                (x - 130 * s, y - 72 * s),
                (x - 126 * s, y - 84 * s),
                (x - 116 * s, y - 76 * s),
                (x - 106 * s, y - 84 * s),
                (x - 102 * s, y - 72 * s),
            ]
        ),
        "#B48B4E",
        1,
    )
    c.add(
        [box(x + (-124 + j * 7) * s, y - 66 * s, x + (-120 + j * 7) * s, y - 10 * s) for j in range(3)],
        "#7A5A34",
        0.8,
    )
    left = x + 58 * s
    c.inked(
        box(left - 12 * s, y - 84 * s, left + 12 * s, y),
        c.lin(left - 12 * s, 0, left + 12 * s, 0, (0, "#E6CB94"), (1, "#B48B4E")),
        1.4,
    )
    c.add(
        [box(left + k * s - 1 * s, y - 60 * s, left + k * s + 1 * s, y - 4 * s) for k in (-7, 0, 7)],
        "#7A5A34",
        0.8,
    )
    c.inked(box(left - 14 * s, y - 90 * s, left + 14 * s, y - 64 * s), "#DDBE82", 1.2)
    c.inked(circle(left, y - 77 * s, 9.6 * s), "#FBF5E6", 1.1)
    c.add(
        [
            brush([(left, y - 77 * s), (left, y - 84 * s)], 1.6 * s, 0, 0),
            brush([(left, y - 77 * s), (left + 5 * s, y - 74 * s)], 1.6 * s, 0, 0),
        ],
        INK,
    )
    c.inked(
        poly(
            [
                (left - 15 * s, y - 90 * s),
                (left - 6 * s, y - 104 * s),
                (left + 6 * s, y - 104 * s),
                (left + 15 * s, y - 90 * s),
            ]
        ),
        "#4A5560",
        1.2,
    )
    c.inked(poly([(left - 6 * s, y - 104 * s), (left, y - 126 * s), (left + 6 * s, y - 104 * s)]), "#39424C", 1.1)
    for i in range(3):
        fx = x + (88 + i * 24) * s
        c.inked(
            box(fx, y - 20 * s, fx + 24 * s, y).difference(fix(Polygon(arc(fx + 12 * s, y, 8 * s, 11 * s, 180, 360)))),
            "#A9A49A",
            1.1,
        )


def rome(c, x, y, s):
    """Amphitheatre, domed church and umbrella pines."""
    g = fix(
        Polygon(
            smooth(xy("-66,0 -66,-46 -40,-54 -6,-56 18,-54"), n=6)
            + xy("22,-46 30,-44 34,-34 44,-32 48,-20 58,-18 62,0")
        )
    )
    c.inked(T(g, x - 34 * s, y, s=s), c.lin(0, y - 56 * s, 0, y, (0, "#EFD6A4"), (1, "#C08F58")), 1.5)
    o = []
    for r, (yy, n, w) in enumerate(((-36, 9, 5), (-19, 11, 5.4), (-1, 11, 5.8))):
        for i in range(n):
            xx = -58 + i * (116 if r else 92) / n
            o.append(union(box(xx, yy - 8, xx + w, yy), fix(Polygon(arc(xx + w / 2, yy - 8, w / 2, w / 2, 180, 360)))))
    c.add(T(unary_union(o), x - 34 * s, y, s=s).intersection(T(g, x - 34 * s, y, s=s).buffer(-1)), "#6B3F2A")
    c.add(
        T(union(box(-66, -17, 62, -15.6), box(-66, -34, 36, -32.6)), x - 34 * s, y, s=s).intersection(
            T(g, x - 34 * s, y, s=s)
        ),
        "#7A4A2E",
    )
    left = x + 76 * s
    c.inked(box(left - 40 * s, y - 28 * s, left + 40 * s, y), "#EADBB6", 1.2)
    c.add(
        [box(left + (-34 + i * 11) * s, y - 24 * s, left + (-30 + i * 11) * s, y) for i in range(7)],
        "#A8936A",
    )
    c.inked(box(left - 19 * s, y - 46 * s, left + 19 * s, y - 28 * s), "#E0CFA6", 1.2)
    c.add(
        [box(left + (-15 + i * 8) * s, y - 43 * s, left + (-12 + i * 8) * s, y - 31 * s) for i in range(4)],
        "#7A6A4A",
    )
    c.inked(
        fix(Polygon(arc(left, y - 46 * s, 21 * s, 32 * s, 180, 360))),
        c.lin(left - 20 * s, 0, left + 20 * s, 0, (0, "#9DB7B4"), (1, "#5A7E86")),
        1.4,
    )
    c.add(
        [
            brush(
                smooth([(left + k * s, y - 46 * s), (left + k * 0.7 * s, y - 64 * s), (left, y - 78 * s)]),
                1.2 * s,
                0,
                0,
            )
            for k in (-13, -5, 5, 13)
        ],
        "#2F4F58",
        0.8,
    )
    c.inked(box(left - 3.4 * s, y - 88 * s, left + 3.4 * s, y - 77 * s), "#E0CFA6", 1)
    c.inked(
        union(
            box(left - 0.8 * s, y - 100 * s, left + 0.8 * s, y - 88 * s),
            box(left - 4 * s, y - 97 * s, left + 4 * s, y - 95 * s),
        ),
        P["gold_hi"],
        0.7,
        heavy=0.2,
    )
    for px, k in ((x + 26 * s, 1), (x - 116 * s, 0.9)):
        c.inked(
            brush(
                smooth([(px, y), (px + 2 * s, y - 24 * s * k), (px - 1 * s, y - 44 * s * k)], n=5),
                4 * s,
                0,
                0.3,
            ),
            P["wood_dk"],
            0.9,
        )
        c.inked(
            union(
                ellipse(px, y - 52 * s * k, 24 * s * k, 9 * s * k),
                ellipse(px - 8 * s, y - 57 * s * k, 13 * s * k, 6 * s * k),
            ),
            c.lin(0, y - 64 * s, 0, y - 44 * s, (0, P["pine_hi"]), (1, P["pine"])),
            1.3,
        )


def brussels(c, x, y, s):
    """Town hall with a spire between stepped gables."""
    for i, (w, h, col) in enumerate(
        ((24, 50, "#C9835A"), (22, 56, "#E6CB94"), (26, 48, "#A8653F"), (22, 54, "#DDB877"))
    ):
        for left in (x + (-126 + i * 24) * s, x + (32 + i * 24) * s):
            g = fix(
                Polygon(
                    [
                        (left, y),
                        (left, y - h * 0.7 * s),
                        (left + w * 0.14 * s, y - h * 0.7 * s),
                        (left + w * 0.14 * s, y - h * 0.85 * s),
                        (left + w * 0.3 * s, y - h * 0.85 * s),
                        (left + w * 0.3 * s, y - h * 0.96 * s),
                        (left + w * 0.5 * s, y - h * 1.1 * s),
                        (left + w * 0.7 * s, y - h * 0.96 * s),
                        (left + w * 0.7 * s, y - h * 0.85 * s),
                        (left + w * 0.86 * s, y - h * 0.85 * s),
                        (left + w * 0.86 * s, y - h * 0.7 * s),
                        (left + w * s, y - h * 0.7 * s),
                        (left + w * s, y),
                    ]
                )
            )
            c.inked(g, c.lin(0, y - h * s, 0, y, (0, col), (1, "#8A5C36")), 1.2)
            c.add(
                [
                    box(
                        left + (3 + j * 7) * s,
                        y - (12 + q * 14) * s,
                        left + (7 + j * 7) * s,
                        y - (4 + q * 14) * s,
                    )
                    for j in range(3)
                    for q in range(3)
                ],
                P["ink2"],
            )
            c.add(circle(left + w * 0.5 * s, y - h * 0.9 * s, 2 * s), P["gold_hi"])
    c.inked(box(x - 34 * s, y - 44 * s, x + 34 * s, y), "#E3D3AE", 1.3)
    c.add(
        [box(x + (-30 + i * 9) * s, y - 38 * s, x + (-26 + i * 9) * s, y - 22 * s) for i in range(7)],
        "#5A4A34",
    )
    c.add(
        [
            union(
                box(x + (-30 + i * 9) * s, y - 12 * s, x + (-25 + i * 9) * s, y),
                circle(x + (-27.5 + i * 9) * s, y - 12 * s, 2.5 * s),
            )
            for i in range(7)
        ],
        "#5A4A34",
    )
    c.inked(
        poly(
            [
                (x - 36 * s, y - 44 * s),
                (x - 30 * s, y - 60 * s),
                (x + 30 * s, y - 60 * s),
                (x + 36 * s, y - 44 * s),
            ]
        ),
        "#56687A",
        1.2,
    )
    c.inked(
        box(x - 9 * s, y - 86 * s, x + 9 * s, y - 8 * s),
        c.lin(x - 9 * s, 0, x + 9 * s, 0, (0, "#F1E4C4"), (1, "#C0A470")),
        1.4,
    )
    c.add(
        [
            box(x + k * s - 1.3 * s, y - (18 + q * 20) * s, x + k * s + 1.3 * s, y - (6 + q * 20) * s - 2 * s)
            for k in (-4, 4)
            for q in range(1, 4)
        ],
        "#5A4A34",
    )
    c.inked(
        poly(
            [
                (x - 8 * s, y - 86 * s),
                (x - 3 * s, y - 106 * s),
                (x, y - 126 * s),
                (x + 3 * s, y - 106 * s),
                (x + 8 * s, y - 86 * s),
            ]
        ),
        "#D9C38E",
        1.2,
    )
    c.add(
        [
            brush([(x - 6 * s, y - 92 * s), (x + 4 * s, y - 98 * s)], 1.1 * s, 0, 0),
            brush([(x + 6 * s, y - 92 * s), (x - 4 * s, y - 98 * s)], 1.1 * s, 0, 0),
        ],
        "#7A5A34",
    )
    for k in (-10, 10):
        c.inked(
            poly([(x + (k - 2.4) * s, y - 82 * s), (x + k * s, y - 98 * s), (x + (k + 2.4) * s, y - 82 * s)]),
            "#D9C38E",
            0.9,
            heavy=0.3,
        )
    c.inked(T(union(circle(0, -5, 2.6), box(-1, -4, 1, 4)), x, y - 128 * s, s=s), P["gold_hi"], 0.8, heavy=0.3)


SKY = {
    "paris": ("#17395C", "#7FAABB", "#F3E7CB", "#F2B98C"),
    "berlin": ("#2B3A5C", "#9FA9BC", "#F1E2C4", "#E9B98A"),
    "london": ("#3A4A52", "#A9B7A6", "#EBDDB4", "#DDA66E"),
    "rome": ("#1C5A86", "#79B4C4", "#F6EBCB", "#F2C27E"),
    "brussels": ("#3B2B5C", "#9A86AE", "#F3DFC8", "#EBA07E"),
}


def scene_cap(c, k, width, height):
    """Picture of one capital: sky, landmark, street or river, people, flag."""
    a, b, d, e = SKY[k]
    base = height - 26
    c.add(box(0, 0, width, height), c.lin(0, 0, 0, base, (0, a), (0.22, b), (0.6, d), (1, e)))
    sun(c, {"paris": 268, "berlin": 60, "london": 150, "rome": 284, "brussels": 44}[k], 44, 17)
    mist(
        c,
        [(width * 0.08, 34, 78, 8), (width * 0.16, 42, 70, 8)]
        if k not in ("berlin", "brussels")
        else [(width * 0.66, 30, 80, 8), (width * 0.7, 38, 88, 8)],
    )
    if k == "paris":
        arch(c, 66, base, 0.8)
        paris(c, 178, base, 1.0)
        c.inked(
            T(fix(Polygon(smooth(xy("0,-18 14,-8 12,6 0,18 -12,6 -14,-8"), True, 8))), 282, 58),
            P["verm"],
            1.4,
        )
        c.add(
            [T(brush(smooth([(k2, -17), (k2 * 1.8, 0), (k2 * 0.4, 16)]), 2.4, 0.1, 0.1), 282, 58) for k2 in (-5, 0, 5)],
            "#F6E6B4",
        )
        c.inked(rrect(277, 80, 10, 7, 2), P["wood"], 0.9)
        c.add([brush([(276, 72), (278, 80)], 1, 0, 0), brush([(288, 72), (286, 80)], 1, 0, 0)], INK)
    elif k == "berlin":
        berlin(c, 172, base, 0.98)
    elif k == "london":
        london(c, 168, base - 6, 0.92)
    elif k == "rome":
        rome(c, 166, base, 1.0)
    else:
        brussels(c, 170, base, 0.98)
    if k == "london":
        c.add(box(0, base - 6, width, height), c.lin(0, base - 6, 0, height, (0, "#8FB0AE"), (1, "#2F6C8E")))
        ripples(c, 0, width, base, height - 4, 4, 3, "foam", 0.7, 2)
        paddler(c, 128, height - 13, 0.5)
        c.add(brush([(0, base - 6), (width, base - 6)], 1.6, 0, 0), INK)
    else:
        c.add(box(0, base, width, height), c.lin(0, base, 0, height, (0, "#E3C892"), (1, "#B98F52")))
        c.add(brush([(0, base), (width, base)], 1.6, 0, 0), INK)
        if k in ("berlin", "brussels"):
            c.add(
                [
                    box(0, height - 12.4, width, height - 11.4),
                    *[box(i * 9, height - 12, i * 9 + 3, height - 8) for i in range(40)],
                ],
                "#5A3A22",
            )
            loco(c, 252 if k == "berlin" else 220, height - 12, 0.56, 3)
    gy = height - 10
    for i, (x, w) in enumerate(
        {
            "paris": ((104, "l"), (120, "g"), (236, "t"), (254, "l"), (38, "g")),
            "berlin": ((96, "g"), (124, "t"), (142, "l")),
            "london": (),
            "rome": ((122, "t"), (140, "g"), (200, "l"), (218, "g"), (284, "l")),
            "brussels": ((80, "l"), (96, "g"), (120, "t")),
        }[k]
    ):
        if w == "l":
            lady(c, x, gy, 0.62, ["#B4536E", "#2F6690", "#7A4A86"][i % 3], ["#EBCB8B", "#F4B3BD"][i % 2])
        elif w == "g":
            gent(c, x, gy, 0.62)
        else:
            traveller(c, x, gy, 0.66)
    flag(
        c,
        {"paris": 22, "berlin": 290, "london": 304, "rome": 20, "brussels": 300}[k],
        base - 2 if k != "london" else base - 24,
        1.25,
        k,
    )


def capital(k, kanji):
    """Capital plaque, 336 x 150: gold frame, picture, kanji slip."""
    svg = SVG(336, 150)
    g = rrect(4, 4, 328, 141, 12)
    svg.add(inkline(g, 3, 1.6), INK)
    svg.add(g, svg.lin(0, 0, 336, 150, (0, "#F4DD97"), (0.5, "#D9B35C"), (1, "#F0D488")))
    i = g.buffer(-6)
    svg.add(inkline(i, 1.6, 0.5), INK)
    scene_cap(Clip(svg, i), k, 336, 150)
    h = 10 + 15.5 * len(kanji)
    x = 14 if k in ("berlin", "london", "brussels") else 306
    svg.inked(rrect(x, 16, 20, h, 2), P["verm"], 1.3, heavy=0.6)
    svg.add(glyphs(kanji, "brush", 15.5, x + 10, 16 + h / 2, vertical=True), FOAM)
    return svg


# ------------------------------------------------------------------ stocks
def vignette(c, k, left, upper, width, height):
    """Picture on a stock: train, steamer, telegraph line, street lamp or porcelain."""
    b = upper + height
    top, mid, low = {
        "rail": ("#4A3A52", "#E6C9A0", "#F3DFB4"),
        "steam": ("#17395C", "#A9C9CC", "#F3E7CB"),
        "wire": ("#3B2556", "#CBB3C6", "#F1DDB4"),
        "gas": ("#1C1A3A", "#7A4A5E", "#F0A860"),
        "china": ("#7A5A34", "#EBDDBE", "#F6EBCB"),
    }[k]
    c.add(box(left, upper, left + width, b), c.lin(0, upper, 0, b, (0, top), (0.4, mid), (1, low)))
    if k == "rail":
        sun(c, left + 44, upper + 60, 24)
        ridge(
            c,
            [(left - 4, b - 52), (left + 60, b - 78), (left + 130, b - 54), (left + width + 4, b - 82)],
            b,
            ["#7C8F6A", "#CFCB98"],
            1.4,
            8,
            2,
        )
        c.add(box(left, b - 20, left + width, b), "#B98F52")
        c.add(
            [
                box(left, b - 17, left + width, b - 15),
                *[box(left + i * 11, b - 16, left + i * 11 + 4, b - 9) for i in range(20)],
            ],
            "#4D321F",
        )
        loco(c, left + 112, b - 17, 1.56, 2)
    elif k == "steam":
        sun(c, left + 150, upper + 62, 26)
        mist(c, [(left + 90, upper + 70, 120, 9), (left + 110, upper + 79, 80, 9)])
        c.add(box(left, b - 54, left + width, b), c.lin(0, b - 54, 0, b, (0, "#8FB8BE"), (1, "#1F5280")))
        ripples(c, left, left + width, b - 48, b - 20, 5, 3, "foam", 0.6, 2)
        paddler(c, left + 104, b - 30, 1.35)
        crest_row(
            c,
            left,
            left + width,
            b - 8,
            10,
            56,
            14,
            4,
            c.lin(0, b - 20, 0, b, (0, "#1F5280"), (1, "#11304F")),
        )
    elif k == "wire":
        fuji(c, left + 70, b - 28, 190, 84)
        ridge(
            c,
            [(left - 4, b - 28), (left + 90, b - 36), (left + width + 4, b - 26)],
            b,
            ["#6E8E58", "#CFCB98"],
            1.4,
            8,
            3,
        )
        tops = []
        for i, (px, s) in enumerate(((30, 0.62), (84, 0.86), (160, 1.2))):
            x, y = left + px, b - 18 + i * 5
            h = 118 * s
            c.inked(box(x - 2.6 * s, y - h, x + 2.6 * s, y), P["wood"], 1.4)
            for q, w in ((0.94, 26), (0.82, 20)):
                c.inked(box(x - w * s, y - h * q - 2 * s, x + w * s, y - h * q + 2 * s), P["wood_hi"], 1.2)
                [
                    c.inked(
                        rrect(x + e * w * 0.8 * s - 3 * s, y - h * q - 9 * s, 6 * s, 8 * s, 2),
                        "#FBF5E6",
                        0.9,
                        heavy=0.3,
                    )
                    for e in (-1, 1)
                ]
            tops.append((x, y - h * 0.94 - 8 * s, s))
        for (x1, y1, s1), (x2, y2, s2) in itertools.pairwise(tops):
            for e in (-1, 1):
                a, d = (x1 + e * 21 * s1, y1), (x2 + e * 21 * s2, y2)
                c.add(brush(smooth([a, ((a[0] + d[0]) / 2, (a[1] + d[1]) / 2 + 9), d]), 1.4, 0, 0), INK)
        traveller(c, left + 116, b - 8, 1.15)
        for x, y in ((left + 150, upper + 30), (left + 126, upper + 44), (left + 176, upper + 52)):
            c.add(
                brush(
                    smooth([(x - 9, y - 3), (x - 4, y - 5), (x, y), (x + 4, y - 5), (x + 9, y - 3)]),
                    1.8,
                    0.3,
                    0.3,
                ),
                INK,
            )
    elif k == "gas":
        for x, w, h, col in (
            (left - 6, 62, 92, "#8A4A3A"),
            (left + 58, 50, 110, "#6E3A3E"),
            (left + 140, 70, 98, "#8A4A3A"),
        ):
            c.inked(box(x, b - h - 10, x + w, b - 10), c.lin(0, b - h, 0, b, (0, shade_(col, 0.7)), (1, col)), 1.4)
            c.add(
                [
                    box(x + 8 + i * 16, b - h + j * 28, x + 17 + i * 16, b - h + 16 + j * 28)
                    for i in range(int(w / 17))
                    for j in range(3)
                ],
                "#F6D98C",
            )
        c.add(box(left, b - 20, left + width, b), "#4A3040")
        c.add(brush([(left, b - 20), (left + width, b - 20)], 2, 0, 0), INK)
        x, y = left + 124, b - 12
        c.add(circle(x, y - 106, 34), "#FBE3A8", 0.35)
        c.add(circle(x, y - 106, 22), "#FBE3A8", 0.5)
        c.inked(box(x - 3.4, y - 86, x + 3.4, y), "#22202A", 1.4)
        c.inked(box(x - 9, y - 6, x + 9, y + 1), "#22202A", 1.2)
        c.inked(poly([(x - 13, y - 120), (x + 13, y - 120), (x + 8, y - 88), (x - 8, y - 88)]), "#FFF3C4", 1.6)
        c.inked(poly([(x - 16, y - 120), (x + 16, y - 120), (x + 5, y - 132), (x - 5, y - 132)]), "#22202A", 1.2)
        c.add(
            fix(
                Polygon(
                    smooth(
                        [
                            (x, y - 116),
                            (x + 4.4, y - 106),
                            (x + 2, y - 97),
                            (x - 2, y - 97),
                            (x - 4.4, y - 106),
                        ],
                        True,
                        6,
                    )
                )
            ),
            P["verm"],
        )
        c.add(brush([(x - 14, y - 80), (x + 14, y - 80)], 3, 0.1, 0.1), "#22202A")
        gent(c, left + 48, b - 8, 1.25)
        lady(c, left + 86, b - 8, 1.25, "#B4536E", "#EBCB8B")
    else:
        for yy in (b - 16,):
            c.inked(box(left - 4, yy, left + width + 4, yy + 7), "#6B4326", 1.4)
        c.add(
            [box(left, upper + i * 20, left + width, upper + i * 20 + 1) for i in range(1, 9)]
            + [box(left + i * 26, upper, left + i * 26 + 1, b - 16) for i in range(1, 8)],
            "#A8936A",
            0.35,
        )

        def vase(x, y, s, col="#FBF5E6", bl=P["blue"]):
            """Painted vase, foot on x, y."""
            g = T(
                fix(
                    Polygon(
                        smooth(xy("-9,-74 -12,-62 -26,-46 -30,-24 -18,-4 -14,0"), n=8)
                        + smooth(xy("14,0 18,-4 30,-24 26,-46 12,-62 9,-74"), n=8)
                    )
                ),
                x,
                y,
                s=s,
            )
            c.inked(g, c.lin(x - 30 * s, 0, x + 30 * s, 0, (0, "#FFFDF4"), (0.6, col), (1, "#C4CDD0")), 1.8)
            c.inked(T(rrect(-13, -80, 26, 8, 3), x, y, s=s), col, 1.3)
            c.add(
                T(
                    union(
                        brush(smooth([(-24, -48), (0, -43), (24, -48)]), 2.4, 0, 0),
                        brush(smooth([(-20, -8), (0, -4), (20, -8)]), 2.4, 0, 0),
                        *[flower(k2, -27, 8, 5, k2) for k2 in (-18, 0, 18)],
                    ),
                    x,
                    y,
                    s=s,
                ).intersection(g),
                bl,
            )

        vase(left + 46, b - 16, 1.12)
        vase(left + 150, b - 16, 1.3, "#F3E7D4", "#A8402A")
        x, y = left + 98, b - 16
        c.inked(fix(Polygon([*arc(x, y - 18, 21, 20, 0, 180), (x - 21, y - 18)])), "#FBF5E6", 1.6)
        c.add(ellipse(x, y - 18, 21, 5), "#C6DB94")
        c.add(ellipse(x, y - 18, 21, 5).difference(ellipse(x, y - 18, 19, 3.8)), INK)
        c.add(union(*[circle(x + k2, y - 7, 2.6) for k2 in (-10, 0, 10)]), P["blue"])


def shade_(h, k):
    """Hex colour times k."""
    return "#" + "".join(f"{int(int(h[i : i + 2], 16) * k):02X}" for i in (1, 3, 5))


def stock(k, kanji, col, lo):
    """One template a colour. The value goes into the header in code: centre 40, 42, num_* 62 high."""
    svg = SVG(CW, CH)
    g = frame(svg)
    head = g.buffer(-5).intersection(box(0, 0, CW, 78))
    svg.add(
        head,
        svg.lin(0, 0, 0, 82, (0, lo if k not in ("china", "steam") else shade_(col, 0.84)), (0.7, col), (1, col)),
    )
    weave(svg, k, head, 6, 6, CW - 6, 78)
    svg.add(box(8, 77, CW - 8, 80), INK)
    emblem(svg, k, 186, 43, 28 if k not in ("rail", "wire") else 26)
    w = box(18, 94, 222, 258)
    svg.add(inkline(w, 2.6, 1.2), INK)
    vignette(Clip(svg, w), k, 18, 94, 204, 164)
    # share border and foot: kanji slip, place for the value in coins
    h = 9 + 14 * 2
    svg.inked(rrect(199, 100, 17, h, 2), P["verm"], 1.2, heavy=0.5)
    svg.add(glyphs(kanji, "brush", 14, 207.5, 100 + h / 2, vertical=True), FOAM)
    ft = rrect(18, 270, 204, 50, 5)
    svg.add(ft, COL[k], 0.9 if k != "china" else 1)
    weave(svg, k, ft, 18, 270, 222, 320, 0.32)
    svg.add(ft.difference(ft.buffer(-2)), INK)
    svg.add(rrect(34, 278, 172, 34, 17), "#FBF5E6")
    svg.add(rrect(34, 278, 172, 34, 17).difference(rrect(35.6, 279.6, 168.8, 30.8, 15.4)), INK)
    return svg


def joker():
    """Acrobat from the foreign circus: worth two."""
    svg = SVG(CW, CH)
    frame(svg)
    w = rrect(11, 11, 218, 240, 9)
    svg.add(inkline(w, 2.6, 1.2), INK)
    c = Clip(svg, w)
    c.add(w, c.lin(0, 11, 0, 251, (0, "#17395C"), (0.3, "#4F8A9E"), (0.62, "#F3E7CB"), (1, "#F2B98C")))
    for i in range(12):
        a0 = math.radians(-180 + i * 30)
        a1 = a0 + math.radians(15)
        c.add(
            poly(
                [
                    (120, 150),
                    (120 + 260 * math.cos(a0), 150 + 260 * math.sin(a0)),
                    (120 + 260 * math.cos(a1), 150 + 260 * math.sin(a1)),
                ]
            ),
            P["verm"],
            0.34,
        )
    fig = Fig(c, 118, 142, 0.86, rot=-3)
    neck(fig, SKIN)
    robe(fig, "#F4EAD3", "#D9C79C", P["gold_hi"], "check", "#8A5BA8", 24, ("#FBF5E6",), SKIN)
    fr = union(
        *[
            circle(12 + math.cos(math.radians(a)) * 46, 62 + math.sin(math.radians(a)) * 17, 11)
            for a in range(0, 360, 26)
        ]
    ).buffer(1)
    fig.ink(fr, "#FBF5E6", 1.8)
    fig.add(
        union(
            *[
                brush(
                    [
                        (12 + math.cos(math.radians(a)) * 22, 62 + math.sin(math.radians(a)) * 8),
                        (12 + math.cos(math.radians(a)) * 50, 62 + math.sin(math.radians(a)) * 19),
                    ],
                    1.6,
                    0.2,
                    0.2,
                )
                for a in range(13, 373, 26)
            ]
        ),
        "#A8936A",
    )
    face(fig, PALE, 1.0, 1.0, "young", "up", "broad", "laugh", blush="#E86A50", lines=0)
    sidehair = fix(Polygon(smooth(xy("22,-46 30,-20 34,6 48,16 62,0 62,-34 46,-58"), True, 8)))
    fig.ink(sidehair, "#C2552E", 2)
    ear(fig, PALE)
    fig.add(
        union(
            brush(smooth([(-13, 22), (-24, 20), (-33, 24), (-38, 19)]), 4, 0.1, 0.7),
            brush(smooth([(-11, 22), (0, 20), (10, 24), (16, 18)]), 4, 0.1, 0.7),
        ),
        "#7A3A1E",
    )
    for sx, tip, col in (
        (-1, (-58, -84), "#8A5BA8"),
        (1, (86, -90), P["verm"]),
        (0, (10, -122), P["gold_hi"]),
    ):
        p = (
            [(-34, -40), (-46, -66), tip, (-6, -72), (4, -48)]
            if sx < 0
            else [(4, -48), (20, -74), tip, (62, -60), (54, -36)]
            if sx > 0
            else [(-28, -46), (-16, -90), tip, (38, -90), (42, -46)]
        )
        gq = fix(Polygon(smooth(p, True, 8)))
        fig.ink(gq, col, 2.2)
        fig.ink(circle(tip[0], tip[1], 8), "#F4DD97", 1.6, 0.6)
    fig.ink(
        brush(smooth([(-36, -40), (-4, -52), (32, -50), (56, -36)], n=8), 13, 0.02, 0.02, 0.9),
        "#FBF5E6",
        1.8,
        0.6,
    )
    for x, y, r in xy("40,176,17 26,130,14 52,92,12 196,96,12 214,136,14 206,184,17"):
        coin(c, x, y, r, "gold")
    svg.inked(circle(38, 40, 25), P["verm"], 2)
    n = glyphs("2", "display", 40, 38, 40)
    svg.add(inkline(n, 1.8, 0.8), INK)
    svg.add(n, FOAM)
    # doubled sale: stock x 2
    svg.add(rrect(13, 263, 214, 60, 8), INK, 0.82)
    svg.add(rrect(14.2, 264.2, 211.6, 57.6, 7), svg.lin(0, 264, 0, 322, (0, "#E2D2AA"), (1, "#F1E6C9")))
    svg.inked(T(rrect(-15, -21, 30, 42, 3), 58, 293), "#FBF5E6", 1.8)
    svg.add(T(box(-13, -19, 13, -8), 58, 293), "#8A5BA8")
    svg.add(glyphs("×2", "display", 40, 118, 292), INK)
    coin(svg, 176, 293, 19, "gold")
    coin(svg, 196, 293, 19, "gold")
    return svg


def closed():
    """Exchange closed: shutters, crossed bars, a paper seal.

    The top 80 units stay narrow so that the stock below can be read.
    """
    svg = SVG(CW, CH)
    g = frame(svg)
    w = g.buffer(-7)
    svg.add(inkline(w, 1.8, 0.7), INK)
    c = Clip(svg, w)
    c.add(w, c.lin(0, 0, 0, CH, (0, "#7B5130"), (0.5, "#9A6A3E"), (1, "#5A3A22")))
    c.add([box(0, 12 + i * 20, CW, 14 + i * 20) for i in range(17)], "#3E2818", 0.8)
    c.add(
        [brush(smooth([(14, 20 + i * 20), (80, 23 + i * 20), (226, 19 + i * 20)]), 1.1, 0.1, 0.3) for i in range(16)],
        "#C9985E",
        0.5,
    )
    c.add(box(118.6, 8, 121.4, 330), INK)
    for a in (34, -34):
        bar = aff.rotate(box(-30, 158, 270, 182), a, origin=(120, 170))
        c.inked(bar, c.lin(0, 120, 0, 220, (0, "#D9AE78"), (1, "#A8773F")), 2.2)
        c.add(
            [
                aff.rotate(brush([(-20, 164 + j * 6), (260, 165 + j * 6)], 1, 0.1, 0.1), a, origin=(120, 170))
                for j in range(3)
            ],
            "#6B4326",
            0.6,
        )
    for x, y in ((30, 108), (210, 108), (30, 232), (210, 232)):
        c.inked(circle(x, y, 7), "#39424C", 1.4)
        c.add(circle(x - 1.6, y - 1.8, 2.2), "#AEB8C1")
    svg.inked(circle(120, 170, 60, 40), "#FBF5E6", 2.8)
    svg.add(circle(120, 170, 54, 40).difference(circle(120, 170, 51, 40)), P["verm"])
    svg.add(glyphs("休", "brush", 76, 120, 170), P["verm"])
    svg.inked(rrect(96, 22, 48, 40, 6), c.lin(0, 22, 0, 62, (0, "#F4DD97"), (1, "#A87C2B")), 2)
    sh = union(brush(arc(120, 24, 15, 15, 180, 360), 7, 0, 0))
    svg.inked(sh, "#AEB8C1", 1.6)
    svg.add(union(circle(120, 39, 5), poly([(117, 40), (123, 40), (125, 54), (115, 54)])), INK)
    return svg


NOTE = {
    1: ("#5E7F6E", "百万"),
    2: ("#4F86A6", "二百万"),
    5: ("#A8563A", "五百万"),
    10: ("#7A4E8E", "千万"),
    20: ("#A8772C", "二千万"),
}


def rosette(cx, cy, r, n, k, ph=0):
    """Guilloche line: a circle of radius r with k waves, drawn with n points."""
    p = [
        (
            cx + (r + r * 0.32 * math.cos(k * t)) * math.cos(t + ph),
            cy + (r + r * 0.32 * math.cos(k * t)) * math.sin(t + ph),
        )
        for t in np.linspace(0, 2 * math.pi, n)
    ]
    return LineString(p).buffer(0.5, 1)


def note(v):
    """Bank note in millions, 220 x 104; colour, numeral, frame corners and picture all differ."""
    col, kj = NOTE[v]
    svg = SVG(220, 104)
    g = rrect(3, 3, 214, 97, 5)
    svg.add(inkline(g, 2.4, 1.3), INK)
    svg.add(g, svg.lin(0, 0, 220, 0, (0, "#F6ECD2"), (0.5, "#FBF5E6"), (1, "#EFE1C2")))
    i = g.buffer(-5)
    svg.add(i.difference(i.buffer(-2)), col)
    svg.add(i.buffer(-4).difference(i.buffer(-5)), col, 0.8)
    svg.add(union(*[rosette(62, 52, 24, 120, 6 + v % 5, 0.3 * j) for j in range(3)]).intersection(i), col, 0.5)
    svg.add(union(*[rosette(62, 52, 14, 90, 5, 0.5 * j) for j in range(2)]), col, 0.5)
    n = glyphs(str(v), "display", 62 if v < 10 else 54, 62, 52)
    svg.add(inkline(n, 3.4, 1.2), INK)
    svg.add(n, FOAM)
    w = box(112, 17, 186, 87)
    svg.add(inkline(w, 1.6, 0.6), INK)
    c = Clip(svg, w)
    c.add(w, c.lin(0, 17, 0, 87, (0, shade_(col, 0.75)), (0.4, "#F3E7CB"), (1, "#E6D2A6")))
    if v == 1:
        c.add(circle(150, 46, 15), P["verm"])
        ridge(c, [(108, 70), (140, 60), (190, 72)], 90, [col, "#CFCB98"], 1.2)
    elif v == 2:
        fuji(c, 149, 76, 92, 44)
        c.add(box(108, 75, 190, 90), "#4F86A6")
        ripples(c, 110, 188, 78, 86, 2, 3, "foam", 0.8, 1.6)
    elif v == 5:
        c.add(box(108, 70, 190, 90), "#4F86A6")
        paddler(c, 150, 74, 0.5)
    elif v == 10:
        c.add(box(108, 79, 190, 90), "#B98F52")
        loco(c, 156, 80, 0.74, 1)
    else:
        castle(c, 116, 84, 0.68)
    h = 8 + 12.5 * len(kj)
    svg.inked(rrect(193, 52 - h / 2, 15, h, 2), col, 1, heavy=0.4)
    svg.add(glyphs(kj, "brush", 12.5, 200.5, 52, vertical=True), FOAM)
    for x, y in ((15, 15), (15, 88), (100, 15), (100, 88)):
        svg.add(
            {
                1: circle(x, y, 3.4),
                2: box(x - 3.2, y - 3.2, x + 3.2, y + 3.2),
                5: flower(x, y, 5),
                10: poly([(x, y - 4.6), (x + 4.6, y), (x, y + 4.6), (x - 4.6, y)]),
                20: union(box(x - 1.4, y - 4.6, x + 1.4, y + 4.6), box(x - 4.6, y - 1.4, x + 4.6, y + 1.4)),
            }[v],
            col,
        )
    return svg


def note_back():
    """Face-down bank note, 220 x 104."""
    svg = SVG(220, 104)
    g = rrect(3, 3, 214, 97, 5)
    svg.add(inkline(g, 2.4, 1.3), INK)
    svg.add(g, "#F6ECD2")
    i = g.buffer(-5)
    svg.add(i, svg.lin(0, 0, 220, 0, (0, "#1C4A74"), (0.5, "#2F6C97"), (1, "#1C4A74")))
    svg.add(
        union(
            *[
                rosette(x, 52, r, 110, k, 0.3 * j)
                for x, r, k in ((110, 30, 9), (44, 20, 7), (176, 20, 7))
                for j in range(3)
            ]
        ).intersection(i.buffer(-3)),
        "#A9C9CC",
        0.7,
    )
    svg.add(i.buffer(-3).difference(i.buffer(-4.4)), P["gold_hi"])
    svg.inked(circle(110, 52, 19), P["verm"], 1.6)
    svg.add(glyphs("両", "brush", 25, 110, 52), FOAM)
    return svg


def num(d):
    """Outlined numeral for stock headers, 64 x 84."""
    svg = SVG(64, 84)
    n = glyphs(str(d), "display", 92, 32, 41)
    svg.add(inkline(n, 3.4, 1.4), INK)
    svg.add(n, FOAM)
    return svg


def strip_exchange():
    """1600 x 210 print: the five capitals on one waterfront, train and steamers."""
    width, height = 1600, 210
    svg = SVG(width, height)
    c = Clip(svg, box(0, 0, width, height))
    base = 166
    c.add(
        box(0, 0, width, height),
        c.lin(
            0,
            0,
            0,
            base,
            (0, "#17395C"),
            (0.2, "#5F93AC"),
            (0.5, "#E3E2CA"),
            (0.8, "#F3CDA0"),
            (1, "#E8A078"),
        ),
    )
    sun(c, 800, 96, 40)
    ridge(
        c,
        xy("0,150 200,128 420,148 640,124 900,146 1160,122 1400,144 1610,126"),
        base,
        ["#7FA7A4", "#E4DFC6"],
        1.2,
    )
    mist(c, [(300, 74, 180, 12), (250, 86, 190, 12)])
    mist(c, [(930, 66, 200, 12), (990, 78, 180, 12)])
    mist(c, [(1420, 84, 160, 11), (1380, 95, 150, 11)])
    mist(c, [(590, 92, 120, 10), (620, 102, 110, 10)])
    arch(c, 76, base, 0.8)
    paris(c, 250, base, 0.74)
    berlin(c, 540, base, 0.8)
    london(c, 830, base, 0.76)
    rome(c, 1120, base, 0.86)
    brussels(c, 1410, base, 0.74)
    for k, x in (("paris", 150), ("berlin", 652), ("london", 960), ("rome", 1236), ("brussels", 1540)):
        flag(c, x, base - 2, 1.15, k)
    c.add(box(0, base, width, base + 10), "#A9A08C")
    c.add([box(0, base, width, base + 2), box(0, base + 9, width, base + 10.4)], INK)
    c.add([box(i * 18, base + 3, i * 18 + 1, base + 9) for i in range(90)], INK, 0.4)
    loco(c, 690, base + 1, 0.62, 5)
    for i, x in enumerate((340, 360, 384, 668, 1010, 1030, 1262, 1290, 120, 1340)):
        (lady if i % 3 == 0 else gent if i % 3 == 1 else traveller)(c, x, base + 3, 0.62)
    c.add(box(0, base + 10, width, height), c.lin(0, base + 10, 0, height, (0, "#5F9AB0"), (1, "#1C4A74")))
    ripples(c, 0, width, base + 16, height - 4, 5, 6, "foam", 0.6, 2.2)
    paddler(c, 420, height - 18, 0.72)
    paddler(c, 1250, height - 16, 0.78)
    paddler(c, 980, height - 24, 0.5)
    return svg


def drawings():
    """File name -> function that draws it."""
    out = {}
    for row in STOCKS:
        k = row[0]
        out[f"stock_{k}"] = partial(stock, *row)
        out[f"badge_{k}"] = partial(single, emblem, 96, 96, k, 48, 46 if k != "wire" else 50, 33)
        out[f"badge_{k}_small"] = partial(single, solid, 48, 48, k, 24, 23 if k != "wire" else 25, 16.5)
    for row in CAP:
        out[f"capital_{row[0]}"] = partial(capital, *row)
    for v in NOTE:
        out[f"note_{v}"] = partial(note, v)
    for d in range(10):
        out[f"num_{d}"] = partial(num, d)
    out["note_back"] = note_back
    out["joker"] = joker
    out["closed"] = closed
    out["exchange"] = strip_exchange
    return out
