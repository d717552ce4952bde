"""Cards (240x336), tokens, pawns, coins, seals. Everything is a finished SVG."""

import math
import random
from functools import partial

import numpy as np
from shapely import affinity as aff
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from .emblems import GOODS, SMALL_INK, badge, badge_solid, enclosure, petal, small_emblem
from .glyphs import glyphs
from .inklib import (
    SVG,
    P,
    T,
    arc,
    blob,
    brush,
    circle,
    ellipse,
    fix,
    inkline,
    poly,
    resample,
    rrect,
    smooth,
    union,
    xy,
)
from .scene import mist, ridge, roof
from .sea import seigaiha

KANJI = {"red": "紅花", "blue": "藍布", "yellow": "米", "green": "茶"}
CW, CH = 240, 336


def charm(svg, cx, cy, s=1.0, body="#FBF5E6"):
    """Omamori: the insurance symbol. About 34x50 at s=1."""

    def place(g):
        """From charm units to the sheet."""
        return aff.translate(aff.scale(g, s, s, origin=(0, 0)), cx, cy)

    loops = union(
        ellipse(-7, -18, 7, 4.4, 24).difference(ellipse(-7, -18, 4.2, 2, 24)),
        ellipse(7, -18, 7, 4.4, -24).difference(ellipse(7, -18, 4.2, 2, -24)),
        brush([(0, -16), (-6, -4)], 2.6, 0.1, 0.2),
        brush([(0, -16), (6, -4)], 2.6, 0.1, 0.2),
    )
    b = poly(xy("-9,-14 9,-14 15,-6 15,23 -15,23 -15,-6")).buffer(1.5)
    svg.add(place(inkline(b, 2.2, 1.2)), P["ink"])
    svg.add(place(b), body)
    svg.add(place(poly([(-9, -14), (9, -14), (15, -6), (-15, -6)]).buffer(1)), P["gold_hi"])
    svg.add(place(poly([(0, -1), (9, 9), (0, 19), (-9, 9)])), P["verm"])
    svg.add(place(poly([(0, 4), (4.4, 9), (0, 14), (-4.4, 9)])), body)
    svg.add(place(inkline(loops, 1.6, 0.4)), P["ink"])
    svg.add(place(loops), P["foam"])
    svg.add(place(circle(0, -15, 2.6)), P["verm"])


def coin(svg, cx, cy, r, tone="bronze"):
    """Coin with a square hole, bronze or gold, centre cx, cy."""
    a, b, c = {"bronze": ("#D9B26A", "#A8793A", "#5E401A"), "gold": ("#F4DD97", "#CFA040", "#7F5C1E")}[tone]
    g = circle(cx, cy, r, 28).difference(rrect(cx - r * 0.28, cy - r * 0.28, r * 0.56, r * 0.56, r * 0.06))
    svg.add(inkline(g, max(1.1, r * 0.11), max(0.6, r * 0.08)), P["ink"])
    svg.add(g, svg.lin(cx - r, cy - r, cx + r, cy + r, (0, a), (1, b)))
    svg.add(circle(cx, cy, r * 0.9, 28).difference(circle(cx, cy, r * 0.8, 28)), c, 0.8)
    svg.add(
        rrect(cx - r * 0.4, cy - r * 0.4, r * 0.8, r * 0.8, r * 0.08).difference(
            rrect(cx - r * 0.31, cy - r * 0.31, r * 0.62, r * 0.62, r * 0.06)
        ),
        c,
        0.9,
    )
    for k in range(4):
        x, y = cx + math.cos(k * math.pi / 2) * r * 0.6, cy + math.sin(k * math.pi / 2) * r * 0.6
        svg.add(circle(x, y, r * 0.075, 8), c, 0.9)


def frame(svg):
    """Paper and ink edge of a card; returns the shape of the paper."""
    g = rrect(3, 3, CW - 6, CH - 7, 17)
    svg.add(inkline(g, 3.2, 1.6), P["ink"])
    svg.add(g, svg.lin(0, 0, 0, CH, (0, P["washi_hi"]), (1, "#EFE1C2")))
    return g


def window(svg, x, y, w, h):
    """Inked frame of the picture; returns the window."""
    w_ = box(x, y, x + w, y + h)
    svg.add(inkline(w_, 2.6, 1.3), P["ink"])
    return w_


class Clip:
    """Proxy that cuts every shape to a window before it reaches the file."""

    def __init__(self, svg, g):
        """Cut everything to g before it goes to svg."""
        self.svg, self.g = svg, g

    def add(self, g, fill, op=1):
        """Add a shape, or a list of shapes, cut to the window."""
        if isinstance(g, (list, tuple)):
            g = unary_union(g)
        self.svg.add(fix(g).intersection(self.g), fill, op)
        return self

    def inked(self, g, fill, w=1.6, ink=None, heavy=1.2, op=1):
        """Add a shape with its ink outline, both cut to the window."""
        self.add(inkline(g, w, heavy), ink or P["ink"])
        self.add(g, fill, op)
        return self

    def lin(self, *a):
        """Linear gradient of the sheet."""
        return self.svg.lin(*a)

    def rad(self, *a):
        """Radial gradient of the sheet."""
        return self.svg.rad(*a)


def blossom(c, x, y, s):
    """Safflower on its stem, crown at x, y."""
    st = brush(smooth([(x, y + 10 * s), (x + 3 * s, y + 50 * s), (x - 2 * s, y + 110 * s)]), 4 * s, 0.02, 0.02, 0.8)
    c.inked(st, P["leaf_lo"], 1.2, heavy=0.6)
    for a, yy in ((52, 44), (-56, 62), (48, 84)):
        c.inked(T(petal(34 * s, 15 * s, a), x + 1 * s, y + yy * s), P["leaf"], 1.2, heavy=0.6)
    for a in (-74, -50, -26, 0, 26, 50, 74):
        c.inked(T(petal(38 * s, 12 * s, a), x, y + 6 * s), P["red"] if a % 52 else P["red_hi"], 1.3, heavy=0.5)
    for a in (-36, -12, 12, 36):
        c.inked(T(petal(30 * s, 9 * s, a), x, y + 6 * s), "#E9893B", 1.1, heavy=0.4)
    cal = blob(
        [
            (x - 15 * s, y + 5 * s),
            (x, y),
            (x + 15 * s, y + 5 * s),
            (x + 13 * s, y + 20 * s),
            (x, y + 27 * s),
            (x - 13 * s, y + 20 * s),
        ],
        8,
    )
    c.inked(cal, P["leaf_hi"], 1.5)
    c.add(
        [brush([(x + k * s, y + 6 * s), (x + k * 0.5 * s, y + 23 * s)], 1.5 * s, 0.3, 0.5) for k in (-9, -3, 3, 9)],
        P["leaf_lo"],
        0.8,
    )


def banner(c, x, y, w, h, k):
    """Dyed cloth hung from a pole, waves of white reserve."""
    sway = 5 * math.sin(k * 2.1)
    left_edge = smooth([(x, y), (x + sway * 0.4, y + h * 0.35), (x - sway * 0.6, y + h * 0.7), (x + sway, y + h)], n=8)
    right_edge = [(a + w, b + 2) for a, b in left_edge]
    g = fix(Polygon(left_edge + right_edge[::-1]))
    col = [P["blue"], P["blue_hi"], P["blue_lo"]][k % 3]
    c.inked(g, c.lin(0, y, 0, y + h, (0, P["blue_lo"]), (0.3, col), (1, P["blue_hi"] if k % 3 == 2 else col)), 1.7)
    if k % 3 == 0:
        for j in range(5):
            yy = y + 14 + j * (h - 20) / 5
            c.add(
                [
                    brush(
                        smooth([(x - 2 + i * w / 6, yy + (3.2 if i % 2 else 0)) for i in range(9)], n=5),
                        2.2,
                        0.05,
                        0.05,
                    ).intersection(g.buffer(-1))
                ],
                P["foam"],
            )
    elif k % 3 == 1:
        pts = [(x + w * 0.28 + (i % 2) * w * 0.44, y + 14 + i * (h - 24) / 5) for i in range(6)]
        for px, py in pts:
            c.add(
                poly([(px, py - 6), (px + 6, py), (px, py + 6), (px - 6, py)])
                .intersection(g.buffer(-1))
                .difference(poly([(px, py - 2.4), (px + 2.4, py), (px, py + 2.4), (px - 2.4, py)])),
                P["foam"],
            )
    else:
        for i in (0.25, 0.5, 0.75):
            c.add(
                brush([(a + w * i, b) for a, b in left_edge], 2, 0.02, 0.02).intersection(g.buffer(-1)),
                P["foam"],
            )


def bale(c, x, y, s=1):
    """Tawara on its side, seen from the end; centre x, y."""
    b = rrect(x - 25 * s, y - 16 * s, 50 * s, 32 * s, 13 * s)
    c.inked(b, c.lin(0, y - 16 * s, 0, y + 16 * s, (0, "#F0CF84"), (0.6, P["yellow"]), (1, "#A87A22")), 1.8)
    c.add(
        [
            brush(
                [(x + (i - 12) * 2 * s, y - 14 * s), (x + (i - 12) * 2 * s + 1, y + 14 * s)],
                0.8 * s,
                0.2,
                0.2,
            ).intersection(b.buffer(-1))
            for i in range(25)
        ],
        "#94660F",
        0.55,
    )
    for k in (-15, 0, 15):
        c.inked(rrect(x + (k - 2) * s, y - 17 * s, 4 * s, 34 * s, 1.6 * s), "#FBF0CF", 1.1, heavy=0.5)
    for k in (-15, 0, 15):
        c.add(
            [
                T(brush([(0, 0), (3.4 * s, -3 * s)], 1 * s, 0, 0), x + (k - 1.6) * s, y + (j * 5 - 12) * s)
                for j in range(6)
            ],
            "#94660F",
        )


def bush(c, x, y, w, h, k):
    """Tea bush, foot on y, leaves scattered from seed k."""
    n = 7
    g = union(
        [
            circle(
                x + w * (i / (n - 1) - 0.5) * 0.86,
                y - h * (0.34 + 0.36 * math.sin(math.pi * i / (n - 1))),
                h * 0.32,
                10,
            )
            for i in range(n)
        ],
        box(x - w * 0.46, y - h * 0.42, x + w * 0.46, y),
    )
    g = g.buffer(2).buffer(-2)
    c.inked(g, c.lin(0, y - h, 0, y, (0, P["leaf_hi"]), (0.45, P["leaf"]), (1, P["leaf_lo"])), 1.9)
    rnd = random.Random(k)
    o, q = [], []
    for _ in range(34):
        px, py = x + rnd.uniform(-0.44, 0.44) * w, y - rnd.uniform(0.08, 0.86) * h
        o.append(T(petal(9, 5.4, rnd.choice([-50, 50, 0, -24, 24])), px, py))
    c.add(unary_union(o).intersection(g.buffer(-2)), P["leaf_lo"], 0.9)
    for _ in range(12):
        px, py = x + rnd.uniform(-0.4, 0.4) * w, y - h * rnd.uniform(0.5, 0.9)
        q.append(T(petal(9, 5, rnd.choice([-40, 40, 0])), px, py))
    c.add(unary_union(q).intersection(g.buffer(-1)), "#C6DB94")


def scene_for(svg, good, val, left, upper, width, height):
    """Picture of an Osaka card: as many goods as the value, and the kanji slip."""
    win = window(svg, left, upper, width, height)
    c = Clip(svg, win)
    tint = {"red": "#F3C9A4", "blue": "#F1DDB4", "yellow": "#F6DFA0", "green": "#EDE3B8"}[good]
    top = {"red": "#7E2A25", "blue": "#17395C", "yellow": "#B5791B", "green": "#2F5940"}[good]
    c.add(win, c.lin(0, upper, 0, upper + height, (0, top), (0.16, tint), (0.5, P["washi_hi"]), (1, tint)))
    b = upper + height
    if good == "red":
        ridge(
            c,
            [(left - 5, b - 70), (left + 60, b - 92), (left + 120, b - 66), (left + width + 5, b - 84)],
            b,
            ["#C58E6E", "#EBCFA6"],
            1.2,
        )
        ridge(
            c,
            [(left - 5, b - 38), (left + 70, b - 50), (left + 150, b - 36), (left + width + 5, b - 46)],
            b,
            ["#6E8E58", "#B7B877"],
            1.4,
            14,
            3,
        )
        pos = {
            2: [(66, 66, 1.25), (142, 48, 1.35)],
            3: [(44, 74, 1.08), (102, 44, 1.25), (160, 70, 1.08)],
            5: xy("30,62,0.92 66,36,1.0 102,72,1.0 138,38,1.0 174,62,0.92"),
        }[val]
        for x, y, s in pos:
            blossom(c, left + x, upper + y, s)
    elif good == "blue":
        ridge(
            c,
            [(left - 5, b - 30), (left + 60, b - 46), (left + 120, b - 34), (left + width + 5, b - 52)],
            b,
            ["#5B8792", "#B5C9BC"],
            1.3,
        )
        roof(c, left + 6, b + 2, 60, 22, 8)
        roof(c, left + width - 66, b + 4, 62, 24, 8)
        for x in (left + 14, left + width - 14):
            c.inked(box(x - 2.4, upper + 20, x + 2.4, b), P["wood"], 1.3)
        c.inked(box(left + 6, upper + 26, left + width - 6, upper + 31), P["wood_hi"], 1.3)
        w = {2: 58, 3: 44, 5: 29}[val]
        gap = {2: 22, 3: 13, 5: 6.5}[val]
        x0 = left + width / 2 - (val * w + (val - 1) * gap) / 2
        for k in range(val):
            banner(c, x0 + k * (w + gap), upper + 29, w, 104 + (k % 2) * 10 - (val == 5) * 4, k)
    elif good == "yellow":
        ridge(
            c,
            [(left - 5, b - 60), (left + 60, b - 84), (left + 110, b - 70), (left + width + 5, b - 88)],
            b,
            ["#C6A25A", "#F0DDA2"],
            1.2,
        )
        mist(c, [(left - 10, upper + 34, 90, 10), (left + 24, upper + 44, 96, 10)])
        mist(c, [(left + 110, upper + 58, 120, 10), (left + 80, upper + 68, 90, 10)])
        for i in range(9):
            c.add(
                brush([(left, b - 26 - i * 4.4), (left + width, b - 24 - i * 4.8)], 1, 0.02, 0.02),
                "#94660F",
                0.35,
            )
        for rx, rs in ((16, 1), (188, -1)):
            for k in range(4):
                st = smooth(
                    [
                        (left + rx + k * 4 * rs - 6 * rs, b - 6),
                        (left + rx + k * 5 * rs, b - 56 - k * 6),
                        (left + rx + k * 9 * rs + 8 * rs, b - 92 + k * 8),
                        (left + rx + k * 9 * rs + 20 * rs, b - 86 + k * 12),
                    ],
                    n=8,
                )
                c.inked(brush(st, 2.2, 0.02, 0.4), "#94660F", 0.9, heavy=0.3)
                r2 = resample(st, 20)
                for m in range(11, 20, 2):
                    c.inked(
                        T(
                            blob([(0, 3), (3, -3), (0, -9), (-3, -3)], 6),
                            r2[m][0],
                            r2[m][1],
                            rot=110 * rs + (30 if m % 4 == 1 else -30),
                        ),
                        P["yellow_hi"],
                        0.9,
                        heavy=0.4,
                    )
        c.add(box(left, b - 24, left + width, b), c.lin(0, b - 24, 0, b, (0, "#D8BF86"), (1, "#B48B49")))
        c.add(brush([(left, b - 24), (left + width, b - 24)], 2, 0.02, 0.02), P["ink"])
        pos = {
            2: [(68, 0), (136, 0)],
            3: [(70, 0), (134, 0), (102, 1)],
            5: [(38, 0), (102, 0), (166, 0), (70, 1), (134, 1)],
        }[val]
        s = {2: 1.36, 3: 1.34, 5: 1.22}[val]
        for x, layer in pos:
            bale(c, left + x, b - 10 - 16 * s - layer * 31 * s, s)
    else:
        ridge(
            c,
            [(left - 5, b - 86), (left + 60, b - 112), (left + 120, b - 92), (left + width + 5, b - 108)],
            b,
            ["#8FB08B", "#E3E2BE"],
            1.2,
        )
        ridge(
            c,
            [(left - 5, b - 60), (left + 80, b - 78), (left + width + 5, b - 62)],
            b,
            ["#A9BD78", "#D8D6A0"],
            1.3,
        )
        pos = {
            2: [(64, 58, 92, 62), (142, 14, 104, 66)],
            3: [(56, 72, 84, 50), (150, 60, 84, 52), (100, 14, 108, 62)],
            5: xy("46,88,72,40 154,84,72,40 100,58,84,46 52,16,96,54 152,12,96,54"),
        }[val]
        for k, (x, yy, w, h) in enumerate(pos):
            bush(c, left + x, b - yy, w, h, k)
    k = KANJI[good]
    n = len(k)
    cart = rrect(left + width - 25, upper + 8, 18, 12 + 15 * n, 2)
    svg.inked(cart, P["verm"], 1.2, heavy=0.6)
    svg.add(glyphs(k, "brush", 15, left + width - 16, upper + 8 + (12 + 15 * n) / 2, vertical=True), P["foam"])


def head_pattern(svg, good, head):
    """Woven ground of the header: waves, stripes, lozenges, tortoise shell; one per good."""
    hi = P[good + "_hi"] if good != "yellow" else "#FBEAB4"
    o = []
    if good == "red":
        seigaiha(svg, 0, 0, CW, 92, 17, hi, 3, 1.3, 0.42, head)
        return
    if good == "blue":
        o = [box(x, 0, x + w, 92) for i in range(18) for x, w in ((i * 14, 3.4), (i * 14 + 6.4, 1.2))]
    if good == "yellow":
        for i in range(-10, 26):
            o += [
                LineString([(i * 13, 92), (i * 13 + 92, 0)]).buffer(0.8),
                LineString([(i * 13, 0), (i * 13 + 92, 92)]).buffer(0.8),
            ]
    if good == "green":
        r = 11
        for j in range(-1, 7):
            for i in range(-1, 14):
                x, y = i * r * 1.732 + (r * 0.866 if j % 2 else 0), j * r * 1.5
                h = Polygon(
                    [(x + r * math.sin(math.radians(60 * k)), y + r * math.cos(math.radians(60 * k))) for k in range(6)]
                )
                o += [h.buffer(-0.1).difference(h.buffer(-1.2)), h.buffer(-4.4).difference(h.buffer(-5.3))]
    svg.add(unary_union(o).intersection(head), hi, 0.42 if good != "yellow" else 0.6)


def card(good, val):
    """Osaka card of one good and value."""
    svg = SVG(CW, CH)
    g = frame(svg)
    head = g.buffer(-5).intersection(box(0, 0, CW, 88))
    svg.add(
        head,
        svg.lin(
            0,
            0,
            0,
            90,
            (0, P[good + "_lo"] if good != "yellow" else "#C98A16"),
            (0.65, P[good]),
            (1, P[good] if good != "yellow" else P["yellow_hi"]),
        ),
    )
    head_pattern(svg, good, head)
    svg.add(box(8, 87, CW - 8, 90), P["ink"])
    num = glyphs(str(val), "display", 92, 41, 49)
    svg.add(inkline(num, 3.4, 1.4), P["ink"])
    svg.add(num, P["foam"])
    badge(svg, good, 106, 47, 29 if good != "yellow" else 26.5)
    n = {2: 2, 3: 1, 5: 0}[val]
    for i in range(n):
        charm(svg, 208 - i * 37, 46, 1.0)
    scene_for(svg, good, val, 18, 102, 204, 168)
    # string of coins
    y = 302
    w = (val - 1) * 33
    svg.add(
        brush(
            smooth(
                [
                    (CW / 2 - w / 2 - 44, y + 4),
                    (CW / 2 - w / 2 - 20, y - 1),
                    (CW / 2, y),
                    (CW / 2 + w / 2 + 20, y + 1),
                    (CW / 2 + w / 2 + 44, y - 4),
                ]
            ),
            4.4,
            0.1,
            0.1,
            0.5,
        ),
        P["ink"],
    )
    svg.add(
        brush(
            smooth(
                [
                    (CW / 2 - w / 2 - 43, y + 4),
                    (CW / 2 - w / 2 - 20, y - 1),
                    (CW / 2, y),
                    (CW / 2 + w / 2 + 20, y + 1),
                    (CW / 2 + w / 2 + 43, y - 4),
                ]
            ),
            2,
            0.1,
            0.1,
            0.5,
        ),
        P["verm"],
    )
    for i in range(val):
        coin(svg, CW / 2 - w / 2 + i * 33, y, 17.5)
    return svg


def back():
    """Back of the Osaka cards: seigaiha, gold line, seal."""
    svg = SVG(CW, CH)
    g = frame(svg)
    inn = g.buffer(-8)
    svg.add(inkline(inn, 1.6, 0.6), P["ink"])
    svg.add(inn, svg.lin(0, 0, 0, CH, (0, "#0E2944"), (0.5, "#1C4A74"), (1, "#0E2944")))
    seigaiha(svg, -8, 0, CW + 16, CH, 24, "#6FA3B8", 4, 1.9, 0.62, inn.buffer(-5))
    fr = inn.buffer(-4).difference(inn.buffer(-6.4))
    svg.add(fr, P["gold_hi"])
    d = circle(CW / 2, CH / 2, 58, 40)
    svg.add(inkline(d.buffer(6), 2, 1), P["ink"])
    svg.add(d.buffer(6), P["gold_hi"])
    svg.inked(d, svg.lin(0, CH / 2 - 58, 0, CH / 2 + 58, (0, "#B4321D"), (1, "#CB4A2E")), 1.6)
    svg.add(circle(CW / 2, CH / 2, 52, 40).difference(circle(CW / 2, CH / 2, 50.4, 40)), P["foam"], 0.8)
    svg.add(glyphs("商", "brush", 76, CW / 2, CH / 2), P["foam"])
    return svg


PL = {
    "white": ("#F4EEE0", "#CFC4AE", "#FFFDF6", "#5A5147"),
    "pink": ("#DB8FA4", "#A8586F", "#F2C3CE", "#5E2437"),
    "grey": ("#7D8894", "#4D5661", "#AEB8C1", "#20262D"),
    "ochre": ("#C08A3C", "#845A1C", "#E2B873", "#3F2A0B"),
}


def crest(kind, r):
    """One crest per player colour: ring, cherry, mountain, fan."""
    if kind == "white":
        return circle(0, 0, r).difference(circle(0, 0, r * 0.55))
    if kind == "pink":
        return union([T(petal(r * 1.05, r * 0.85, 72 * i), 0, 0) for i in range(5)]).difference(circle(0, 0, r * 0.22))
    if kind == "grey":
        return union(
            poly([(-r, r * 0.7), (-r * 0.1, -r * 0.8), (r * 0.8, r * 0.7)]),
            poly([(0, r * 0.7), (r * 0.55, -r * 0.1), (r * 1.15, r * 0.7)]),
        ).difference(poly([(-r * 0.32, -r * 0.3), (-r * 0.1, -r * 0.55), (r * 0.14, -r * 0.3), (-0.1 * r, -r * 0.12)]))
    g = fix(Polygon([(0, r * 0.8), *arc(0, r * 0.8, r * 1.5, r * 1.5, -140, -40)]))
    return g.difference(circle(0, r * 0.8, r * 0.42))


def pawn(kind):
    """Merchant in a travelling hat; 120x150, foot ellipse on y=138."""
    c, lo, hi, dk = PL[kind]
    svg = SVG(120, 150)
    base = union(ellipse(60, 134, 40, 11), box(20, 128, 100, 134))
    svg.inked(base, svg.lin(20, 0, 100, 0, (0, hi), (0.5, c), (1, lo)), 2.6, heavy=1.8)
    svg.add(ellipse(60, 127, 40, 10), hi)
    svg.add(ellipse(60, 127, 40, 10).difference(ellipse(60, 127, 36, 8)), lo, 0.6)
    body = fix(Polygon(smooth(xy("60,46 44,58 33,84 28,128 44,133 60,134 76,133 92,128 87,84 76,58"), True, 10)))
    svg.inked(body, svg.lin(28, 0, 92, 0, (0, hi), (0.4, c), (1, lo)), 2.8, heavy=1.8)
    svg.add(poly([(50, 52), (60, 84), (70, 52)]).intersection(body), "#F6EAD0")
    svg.add([brush([(46, 54), (62, 90)], 4, 0.05, 0.1), brush([(74, 54), (58, 90)], 4, 0.05, 0.1)], dk)
    svg.add(fix(Polygon([(31, 92), (89, 92), (90, 104), (30, 104)])).intersection(body), dk)
    svg.add(box(31, 96, 90, 98.4).intersection(body), P["gold_hi"])
    svg.add(
        [
            brush(smooth([(44, 108), (41, 120), (40, 130)]), 2, 0.1, 0.4),
            brush(smooth([(78, 108), (80, 120), (80, 130)]), 2, 0.1, 0.4),
        ],
        dk,
        0.8,
    )
    svg.inked(ellipse(60, 46, 15, 15), "#F0D6B0", 2)
    hat = fix(
        Polygon(
            smooth(xy("12,44 34,30 54,12 60,9 66,12 86,30 108,44"), n=10)
            + smooth([(108, 44), (84, 51), (60, 53), (36, 51), (12, 44)], n=10)
        )
    )
    svg.inked(hat, svg.lin(12, 0, 108, 0, (0, "#EBCB8B"), (0.55, "#CFA45C"), (1, "#8F6A33")), 2.8, heavy=1.6)
    svg.add(
        [
            brush([(60, 12), (60 + math.sin(a) * 52, 49 - abs(a) * 4)], 1.4, 0.1, 0.1).intersection(hat.buffer(-1.4))
            for a in np.linspace(-1.2, 1.2, 11)
        ],
        "#6B4A1E",
        0.75,
    )
    svg.add(brush(smooth([(14, 45), (36, 50), (60, 52), (84, 50), (106, 45)]), 3, 0.05, 0.05), dk)
    svg.add(T(crest(kind, 8.4), 60, 118), dk)
    return svg


def reserve(kind):
    """Ema plaque on a stand; 96x110."""
    c, lo, hi, dk = PL[kind]
    svg = SVG(96, 110)
    svg.inked(rrect(20, 92, 56, 12, 4), lo, 2.4)
    svg.inked(box(43, 78, 53, 94), P["wood_lo"], 2)
    pl = poly([(48, 14), (88, 34), (84, 82), (12, 82), (8, 34)]).buffer(-2).buffer(2)
    svg.inked(pl, svg.lin(0, 14, 0, 82, (0, hi), (0.5, c), (1, lo)), 3, heavy=2)
    svg.add(pl.buffer(-4.5).difference(pl.buffer(-6.4)), dk, 0.85)
    svg.add(poly([(48, 8), (94, 31), (92, 39), (48, 17), (4, 39), (2, 31)]), P["ink"])
    svg.add(poly([(48, 11), (91, 32), (90, 36), (48, 15), (6, 36), (5, 32)]), dk)
    svg.add(T(crest(kind, 17), 48, 56), dk)
    svg.add(circle(48, 24, 3.2), P["ink"])
    svg.add(brush(smooth([(48, 24), (42, 8), (48, 3), (54, 8), (48, 24)]), 2.6, 0.02, 0.02), P["verm"])
    return svg


def token(good):
    """Delivery token: wooden piece in the good's own shape; 96x100."""
    svg = SVG(96, 100)
    e = T(enclosure(good, 36 if good != "yellow" else 35), 48, 46)
    lo2 = {"yellow": "#8A6114"}.get(good, P[good + "_lo"])
    side = union(*[T(e, 0, k) for k in range(8)])
    svg.inked(side, lo2, 2.6, heavy=1.6)
    svg.inked(e, svg.lin(0, 8, 0, 86, (0, P[good + "_hi"]), (0.5, P[good]), (1, P[good])), 2, heavy=0.6)
    svg.add(e.buffer(-4).difference(e.buffer(-5.6)), P["foam"], 0.8)
    svg.add(T(small_emblem(good), 48, 46, s=0.45), SMALL_INK[good])
    return svg


def vp():
    """Victory koban seen edge-on, to be stacked every 11 units; 100x44."""
    svg = SVG(100, 44)
    side = union(ellipse(50, 18, 44, 15), box(6, 18, 94, 26), ellipse(50, 26, 44, 15))
    svg.inked(
        side,
        svg.lin(6, 0, 94, 0, (0, "#A87C2B"), (0.35, "#E9CB80"), (0.7, "#B88A35"), (1, "#7F5C1E")),
        2.2,
        heavy=1.2,
    )
    t = ellipse(50, 18, 44, 15)
    svg.add(t, svg.lin(6, 4, 94, 32, (0, "#F6E2A6"), (1, "#CFA040")))
    svg.add(t.difference(ellipse(50, 18, 40, 12.6)), "#7F5C1E", 0.7)
    svg.add(
        [
            brush([(22 + i * 9, 11 + abs(i - 3) * 1.1), (22 + i * 9, 25 - abs(i - 3) * 1.1)], 1.4, 0.1, 0.1)
            for i in range(7)
        ],
        "#7F5C1E",
        0.55,
    )
    return svg


def seal(text="商人", size=96):
    """Square vermilion seal with worn edges."""
    svg = SVG(size, size)
    r = random.Random(4)
    m = 6
    g = rrect(m, m, size - 2 * m, size - 2 * m, 9)
    for _ in range(22):
        a = r.random() * 4
        k = r.uniform(m, size - m)
        p = [(k, m), (size - m, k), (k, size - m), (m, k)][int(a)]
        g = g.difference(circle(p[0], p[1], r.uniform(0.6, 2.2), 6))
    svg.add(g, P["verm"])
    svg.add(g.buffer(-4).difference(g.buffer(-6)), P["foam"])
    svg.add(
        glyphs(text, "brush", size * (0.36 if len(text) > 1 else 0.62), size / 2, size / 2, vertical=True),
        P["foam"],
    )
    return svg


def single(fn, w, h, *a, **k):
    """A sheet of w x h that holds the one thing fn draws."""
    svg = SVG(w, h)
    fn(svg, *a, **k)
    return svg


def drawings():
    """File name -> function that draws it."""
    out = {}
    for g in GOODS:
        for v in (2, 3, 5):
            out[f"card_{g}_{v}"] = partial(card, g, v)
        out[f"token_{g}"] = partial(token, g)
        out[f"badge_{g}"] = partial(single, badge, 96, 96, g, 48, 48, 36 if g != "yellow" else 34)
        out[f"badge_{g}_small"] = partial(single, badge_solid, 48, 48, g, 24, 24, 18 if g != "yellow" else 17)
    for k in PL:
        out[f"pawn_{k}"] = partial(pawn, k)
        out[f"reserve_{k}"] = partial(reserve, k)
    out["card_back"] = back
    out["vp"] = vp
    out["seal"] = seal
    out["charm"] = partial(single, charm, 48, 64, 24, 33, 1.08)
    out["coin"] = partial(single, coin, 48, 48, 24, 23.5, 20)
    out["coin_gold"] = partial(single, coin, 48, 48, 24, 23.5, 20, "gold")
    return out
