"""Four goods: emblem + enclosure, all in a box centred on 0,0 (about +-60)."""

import math

from shapely.geometry import Polygon
from shapely.ops import unary_union

from .inklib import P, T, blob, brush, circle, ellipse, fix, inkline, resample, rrect, smooth, union, xy

GOODS = ["red", "blue", "yellow", "green"]
SC = {"red": 0.0132, "blue": 0.0129, "yellow": 0.0134, "green": 0.0138}


def enclosure(good, r):
    """maru (circle), kaku (square), hishi (lozenge), kikko (hexagon); equal visual area."""
    if good == "red":
        return circle(0, 0, r, 32)
    if good == "blue":
        return rrect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, r * 0.16)
    if good == "yellow":
        return (
            Polygon([(0, -r * 1.22), (r * 1.22, 0), (0, r * 1.22), (-r * 1.22, 0)]).buffer(-r * 0.08).buffer(r * 0.08)
        )
    return (
        Polygon(
            [(r * 1.08 * math.cos(math.radians(60 * i)), r * 1.08 * math.sin(math.radians(60 * i))) for i in range(6)]
        )
        .buffer(-r * 0.06)
        .buffer(r * 0.06)
    )


def petal(length, w, ang, ox=0, oy=0, tip=0.0):
    """Pointed petal from ox, oy, turned by ang degrees."""
    p = blob(
        [
            (0, 0),
            (w * 0.5, -length * 0.4),
            (w * 0.36, -length * 0.8),
            (tip, -length),
            (-w * 0.36, -length * 0.8),
            (-w * 0.5, -length * 0.4),
        ],
        8,
    )
    return T(p, ox, oy, rot=ang)


def emblem_geo(good):
    """Emblem of a good as a list of (shape, colour), back to front."""
    lo, c, hi = P[good + "_lo"], P[good], P[good + "_hi"]
    out = []
    if good == "red":  # safflower: thistle crown over a round calyx, two leaves
        leaf = union(
            T(blob([(0, 0), (12, -9), (30, -8), (46, 2), (28, 10), (10, 9)], 8), 4, 34, rot=-14),
            T(blob(xy("0,0 -12,-9 -30,-8 -46,2 -28,10 -10,9"), 8), -4, 34, rot=14),
        )
        out.append((leaf, lo))
        out.append((brush([(0, 20), (0, 56)], 7, 0.05, 0.1), lo))
        crown = union([petal(58, 15, a, 0, 6) for a in (-66, -44, -22, 0, 22, 44, 66)])
        out.append((crown, c))
        out.append(
            (
                union(
                    [
                        brush(
                            [(0, 0), (44 * math.sin(math.radians(a)), 4 - 44 * math.cos(math.radians(a)))],
                            3.4,
                            0.1,
                            0.5,
                        )
                        for a in (-55, -33, -11, 11, 33, 55)
                    ]
                ),
                P["foam"],
            )
        )
        cal = blob([(-22, 6), (0, -4), (22, 6), (20, 24), (0, 34), (-20, 24)], 8)
        out.append((cal.buffer(3), P["foam"]))
        out.append((cal, lo))
        out.append(
            (
                union([brush([(k, 6 - abs(k) * 0.05), (k * 0.5, 25)], 2.6, 0.2, 0.5) for k in (-12, -4, 4, 12)]),
                P["foam"],
            )
        )
    elif good == "blue":  # bolt of indigo cloth: roll with spiral end, sheet hanging with waves
        sheet = fix(
            Polygon(
                [
                    (-46, -18),
                    (30, -18),
                    (30, 44),
                    *smooth(xy("30,44 18,50 4,44 -10,50 -24,44 -36,50 -46,44"), n=6),
                ]
            )
        )
        out.append((sheet, c))
        for y in (-2, 14, 30):
            pts = [(-46 + i * 9.5, y + (5 if i % 2 else 0)) for i in range(9)]
            out.append((brush(smooth(pts, n=6), 4.2, 0.02, 0.02, 0.8).intersection(sheet.buffer(-1)), P["foam"]))
        roll = rrect(-52, -46, 92, 32, 15)
        out.append((roll.buffer(3), P["foam"]))
        out.append((roll, lo))
        end = ellipse(32, -30, 16, 18)
        out.append((end.buffer(2), P["foam"]))
        out.append((end, c))
        sp = [
            (32 + (14 - i * 0.17) * math.cos(i * 0.26) * 0.9, -30 + (15.5 - i * 0.19) * math.sin(i * 0.26))
            for i in range(72)
        ]
        out.append((brush(sp, 3, 0.02, 0.2, 0.5), P["foam"]))
        out.append((brush([(-42, -38), (10, -38)], 3, 0.2, 0.4), hi))
    elif good == "yellow":  # rice: two bowed ears
        for sgn in (-1, 1):
            stem = smooth([(sgn * 2, 58), (sgn * 6, 20), (sgn * 14, -16), (sgn * 34, -40), (sgn * 50, -26)], n=12)
            out.append((brush(stem, 4.4, 0.02, 0.3, 0.4), lo))
            q = resample(stem, 40)
            gr = []
            for k in range(13, 40, 3):
                x, y = q[k]
                dx, dy = q[min(k + 1, 39)][0] - q[k - 1][0], q[min(k + 1, 39)][1] - q[k - 1][1]
                a = math.degrees(math.atan2(dy, dx)) + 90
                for side in (-1, 1):
                    gr.append(T(blob([(0, 4), (5.2, -5), (0, -15), (-5.2, -5)], 7), x, y, rot=a + side * 38))
            for g in gr:
                out.append((g.buffer(1.5), P["foam"]))
                out.append((g, "#B57A12"))
        out.append(
            (
                union(
                    brush(smooth([(-2, 50), (-20, 30), (-34, 26)]), 6, 0.1, 0.7),
                    brush(smooth([(2, 50), (20, 30), (34, 26)]), 6, 0.1, 0.7),
                ),
                lo,
            )
        )
        out.append((rrect(-9, 36, 18, 8, 3), P["verm"]))
    else:  # tea: two leaves and a bud

        def leaf(length, w):
            """Tea leaf and its veins, pointing up."""
            g = blob(
                [
                    (0, 0),
                    (w * 0.46, -length * 0.3),
                    (w * 0.44, -length * 0.62),
                    (0, -length),
                    (-w * 0.44, -length * 0.62),
                    (-w * 0.46, -length * 0.3),
                ],
                10,
            )
            v = brush([(0, -2), (0, -length * 0.9)], 3.2, 0.05, 0.5)
            vs = [
                brush(
                    smooth(
                        [
                            (0, -length * k),
                            (sx * w * 0.2, -length * (k + 0.1)),
                            (sx * w * 0.36, -length * (k + 0.15)),
                        ]
                    ),
                    2,
                    0.1,
                    0.5,
                )
                for k in (0.22, 0.4, 0.58)
                for sx in (-1, 1)
            ]
            return g, unary_union([v, *vs])

        for a, length, w, colr in ((-56, 66, 34, lo), (56, 66, 34, lo), (0, 78, 26, c)):
            g, v = leaf(length, w)
            g, v = T(g, 0, 30, rot=a), T(v, 0, 30, rot=a)
            out.append((g.buffer(2.4), P["foam"]))
            out.append((g, colr))
            out.append((v, P["foam"]))
        out.append((brush(smooth([(0, 26), (1, 44), (-4, 58)]), 6, 0.05, 0.2), lo))
    return out


def badge(svg, good, cx, cy, r, ground=None, edge=None, ring=True):
    """Emblem in its enclosure, filled with the good's colour, emblem in cream-on-colour form."""
    en = T(enclosure(good, r), cx, cy)
    svg.add(inkline(en, max(1.2, r * 0.07), max(0.6, r * 0.05)), P["ink"])
    svg.add(en, edge or P[good])
    if ring:
        i = T(enclosure(good, r * 0.86), cx, cy)
        svg.add(i, ground or P["foam"])
    for g, c in emblem_geo(good):
        svg.add(T(g, cx, cy, s=r * SC[good]), c)


def badge_solid(svg, good, cx, cy, r, edge=None):
    """Small-size form: colour ground, cream emblem. Use below 28 px."""
    en = T(enclosure(good, r), cx, cy)
    svg.add(inkline(en, max(1, r * 0.09), max(0.5, r * 0.06)), P["ink"])
    svg.add(
        en,
        svg.lin(cx, cy - r, cx, cy + r, (0, P[good]), (1, P[good + "_lo"] if good != "yellow" else "#B57A12"))
        if edge is None
        else edge,
    )
    # the inks change places: what was cut out of the emblem takes the ground colour
    lines, cuts = (P["foam"], P[good]) if good != "yellow" else ("#FFF6DC", "#C28A18")
    for g, c in emblem_geo(good):
        svg.add(
            T(g, cx, cy, s=r * SC[good] * (0.94 if good == "blue" else 1.08)),
            cuts if c == P["foam"] else lines,
        )
