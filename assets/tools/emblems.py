"""Four goods: emblem + enclosure, all in a box centred on 0,0 (about +-60)."""

import math

from shapely.geometry import Polygon
from shapely.ops import unary_union

from .inklib import P, T, blob, brush, circle, ellipse, fix, inkline, resample, rrect, smooth, union, xy

GOODS = ["red", "blue", "yellow", "green"]
# what the emblem is drawn in on a ground of the good's own colour
SMALL_INK = {**dict.fromkeys(GOODS, P["foam"]), "yellow": "#3F2A05"}
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
                out.append((g, "#9A6508"))
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


def small_emblem(good):
    """Emblem of a good as one bold shape without fine lines, for pieces of twenty pixels."""
    if good == "red":
        calyx = blob([(-23, 8), (0, -2), (23, 8), (19, 27), (0, 36), (-19, 27)], 8)
        crown = union([petal(64, 21, a, 0, 6) for a in (-72, -36, 0, 36, 72)]).difference(calyx.buffer(5))
        leaves = [T(blob([(0, 0), (16, -11), (44, 0), (16, 11)], 8), k * 6, 46, rot=k * -12, sx=k) for k in (-1, 1)]
        return union(crown, calyx, leaves, brush([(0, 30), (0, 58)], 9, 0, 0))
    if good == "blue":
        roll = rrect(-52, -48, 100, 36, 16).difference(circle(30, -30, 8))
        sheet = fix(Polygon([(-46, -5), (30, -5), (30, 46), *smooth(xy("30,46 11,54 -8,46 -27,54 -46,46"), n=6)]))
        waves = [smooth([(-54 + i * 19, y + (8 if i % 2 else 0)) for i in range(6)], n=6) for y in (7, 25)]
        return union(roll, sheet.difference(union([brush(w, 7.5, 0, 0) for w in waves])))
    if good == "yellow":
        ears = brush(smooth(xy("-32,30 -16,34 0,54 16,34 32,30")), 8, 0.4, 0.4)
        grain = blob([(0, 4), (5.5, -5), (0, -16), (-5.5, -5)], 7)
        for side in (-1, 1):
            stem = smooth([(side * 2, 60), (side * 7, 20), (side * 16, -18), (side * 34, -42), (side * 50, -28)], n=12)
            ears = union(ears, brush(stem, 6, 0, 0))
            q = resample(stem, 40)
            for k in range(14, 40, 3):
                slope = math.degrees(math.atan2(q[k][1] - q[k - 1][1], q[k][0] - q[k - 1][0])) + 90
                ears = union(ears, [T(grain, *q[k], rot=slope + turn) for turn in (-36, 36)])
        return ears
    leaf = blob([(0, 0), (17, -20), (16, -42), (0, -70), (-16, -42), (-17, -20)], 10)
    vein = brush([(0, 4), (0, -50)], 5.5, 0, 0.6)
    sides = union([T(leaf.difference(vein), 0, 30, rot=a) for a in (-60, 60)])
    bud = T(leaf, 0, 26, s=1.12, sx=0.86)
    cut = T(vein, 0, 26)
    stalk = brush(smooth([(0, 26), (1, 44), (-4, 58)]), 8, 0, 0.2)
    return union(sides.difference(bud.buffer(5)), bud.difference(cut), stalk)


def badge(svg, good, cx, cy, r):
    """Emblem on paper, in its enclosure of the good's colour."""
    en = T(enclosure(good, r), cx, cy)
    svg.add(inkline(en, max(1.2, r * 0.07), max(0.6, r * 0.05)), P["ink"])
    svg.add(en, P[good])
    svg.add(T(enclosure(good, r * 0.86), cx, cy), P["foam"])
    for g, c in emblem_geo(good):
        svg.add(T(g, cx, cy, s=r * SC[good]), c)


def badge_solid(svg, good, cx, cy, r):
    """Small-size form: colour ground, bold emblem; cream, but ink on yellow, where cream would drown."""
    en = T(enclosure(good, r), cx, cy)
    svg.add(inkline(en, max(1, r * 0.09), max(0.5, r * 0.06)), P["ink"])
    low = P[good + "_lo"] if good != "yellow" else "#C98A16"
    svg.add(en, svg.lin(cx, cy - r, cx, cy + r, (0, P[good]), (1, low)))
    svg.add(T(small_emblem(good), cx, cy, s=r * SC[good] * (1 if good in ("blue", "yellow") else 1.1)), SMALL_INK[good])
