"""Master Merchant: twelve card faces, the face-down back and the effect symbols.

Cards are 240 x 336, like every card of the set.
"""

import math
from functools import partial

from shapely import affinity as aff
from shapely.geometry import Polygon, box

from .cards import CH, CW, Clip, coin, crest, frame, single
from .glyphs import glyphs
from .inklib import SVG, P, T, arc, blob, brush, circle, ellipse, fix, inkline, poly, rrect, smooth, union, xy
from .people import (
    HAIR,
    INK,
    OLD,
    PALE,
    SKIN,
    TAN,
    Fig,
    ear,
    face,
    fist,
    flower,
    hood,
    neck,
    pat,
    robe,
    sheen,
    shimada,
    topknot,
    wings,
)
from .scene import castle, mist, pine, ridge, sun
from .scenes import norenstrip

FOAM = P["foam"]
WX, WY, WW, WH = 11, 11, 218, 224
# key, kanji, cost, accent
CAST = [
    ("trick", "奇策", None, "#3F3A63"),
    ("negotiation", "商談", None, "#7A5A34"),
    ("izumiya", "和泉屋", 1, "#2F6E6B"),
    ("hiiragi", "柊", 1, "#3C4A5A"),
    ("oboro", "朧", 1, "#6E4C86"),
    ("kogarashi", "木枯", 2, "#5A4636"),
    ("daimon", "大門", 2, "#7E1F1B"),
    ("sakuraya", "桜屋", 2, "#C0647A"),
    ("echigoya", "越後屋", 3, "#94660F"),
    ("kanda", "神田", 3, "#2B5F88"),
    ("ueshima", "上島", 3, "#1F2F45"),
    ("tokunaga", "徳永", 4, "#A8402A"),
]
STRIP = {
    "trick": "men|c4|>|coin",
    "negotiation": "city|pay|>|open",
    "izumiya": "city|free1|>|open",
    "hiiragi": "mhand|>|mopen|/|shield",
    "oboro": "open|>|hand",
    "kogarashi": "man|>|coin",
    "daimon": "mopen|>|city|/|man|two",
    "sakuraya": "city|or|mopen|pay|>|hand",
    "echigoya": "+|coin|coin",
    "kanda": "+|coin|/|play",
    "ueshima": "pay|>|play|play",
    "tokunaga": "mopens|>|hand",
}


# ------------------------------------------------------------------ effect symbols, +-20 box
def hat(svg, x, y, s, col="#CFA45C", body="#5B6470"):
    """Straw hat over shoulders: somebody else."""
    svg.inked(
        T(fix(Polygon(smooth([(-11, 17), (-9, 4), (0, -4), (9, 4), (11, 17)], n=6))), x, y, s=s),
        body,
        1.3 * s,
        heavy=0.6,
    )
    svg.inked(
        T(
            fix(
                Polygon(
                    smooth([(-18, 1), (-8, -8), (0, -17), (8, -8), (18, 1)], n=6)
                    + smooth([(18, 1), (0, 5), (-18, 1)], n=6)
                )
            ),
            x,
            y,
            s=s,
        ),
        col,
        1.5 * s,
        heavy=0.7,
    )
    svg.add(
        T(union(*[brush([(0, -14), (k, 1)], 1.2, 0.1, 0.1) for k in (-9, -3, 3, 9)]), x, y, s=s),
        "#6B4A1E",
        0.8,
    )


def mini(svg, x, y, s, rot=0, face="#FBF5E6", dot=P["verm"], w=15, h=21):
    """Tiny card."""
    g = T(rrect(-w / 2, -h / 2, w, h, 2.4), x, y, s=s, rot=rot)
    svg.inked(g, face, 1.4 * s, heavy=0.6)
    if dot:
        svg.add(aff.scale(aff.translate(circle(0, 0, 3.6 * s, 8), x, y), 1, 1), dot)


def sym(svg, k, x, y, s=1.0):
    """One effect symbol centred at x, y; s = 1 fills 40 units."""
    if k in ("coin", "c4", "pay", "free1", "two"):
        if k == "two":
            coin(svg, x - 6 * s, y + 2 * s, 12.5 * s, "gold")
            coin(svg, x + 6 * s, y - 2 * s, 12.5 * s, "gold")
            svg.add(
                T(union(box(-6, -1.9, 6, 1.9), box(-1.9, -6, 1.9, 6)), x - 15 * s, y - 14 * s, s=s * 0.9),
                P["ink"],
            )
            return
        coin(svg, x, y, 16.5 * s, "gold")
        if k in ("c4", "free1"):
            svg.add(circle(x, y, 11.5 * s), "#F7E6B0")
            svg.add(glyphs("4+" if k == "c4" else "1", "display", (17 if k == "c4" else 21) * s, x, y), P["ink"])
        if k == "free1":
            b = T(union(brush([(-19, 17), (19, -17)], 5.4, 0, 0)), x, y, s=s)
            svg.inked(b, P["verm"], 1.2 * s, heavy=0.3)
        if k == "pay":
            if s < 0.8:
                minus = T(rrect(-8, -3, 16, 6, 1.4), x + 11 * s, y + 12 * s)
            else:
                minus = T(rrect(-9, -3.4, 18, 6.8, 1.6), x + 11 * s, y + 13 * s)
            svg.inked(minus, P["verm"], 1.4 * s, heavy=0.4)
    elif k == ">":
        svg.add(
            T(union(poly(xy("-13,-2.1 3,-2.1 1.5,-8.5 14,0 1.5,8.5 3,2.1 -13,2.1"))).buffer(0.6), x, y, s=s),
            P["ink"],
        )
    elif k == "+":
        svg.add(T(union(box(-11, -3.2, 11, 3.2), box(-3.2, -11, 3.2, 11)), x, y, s=s), P["ink"])
    elif k == "/":
        svg.add(T(box(-1.2, -19, 1.2, 19), x, y, s=s), P["ink"], 0.55)
    elif k == "or":
        svg.add(T(union(brush([(-5, 14), (5, -14)], 4, 0, 0)), x, y, s=s), P["ink"], 0.8)
    elif k == "city":
        svg.inked(T(box(-14, -2, 14, 17), x, y, s=s), "#E9C98C", 1.4 * s, heavy=0.6)
        svg.add(T(union(*[box(-13 + i * 7, -2, -8 + i * 7, 9) for i in range(4)]), x, y, s=s), P["verm"])
        svg.inked(
            T(
                fix(
                    Polygon(smooth([(-20, 0), (-13, -6), (-9, -16)], n=5) + smooth([(9, -16), (13, -6), (20, 0)], n=5))
                ),
                x,
                y,
                s=s,
            ),
            "#39424C",
            1.5 * s,
            heavy=0.7,
        )
        svg.add(
            T(
                union(*[brush([(k * 0.6, -15), (k, -1)], 1.3, 0.1, 0.1) for k in (-12, -6, 0, 6, 12)]),
                x,
                y,
                s=s,
            ),
            "#8D99A4",
            0.9,
        )
    elif k in ("hand", "mhand"):
        yy = y + (4 * s if k == "mhand" else 0)
        for r, dx, dy in ((-22, -10, 3), (0, 0, 0), (22, 10, 3)):
            mini(
                svg,
                x + dx * s,
                yy + dy * s,
                s * 1.05,
                r,
                P["indigo"] if k == "mhand" else "#FBF5E6",
                P["gold_hi"] if k == "mhand" else P["verm"],
                15,
                24,
            )
        if k == "mhand":
            hat(svg, x, y - 12 * s, 0.52 * s)
    elif k in ("open", "mopen", "mopens"):
        yy = y + (5 * s if k != "open" else 1 * s)
        svg.add(T(rrect(-20, 6, 40, 8, 3), x, yy, s=s), P["wood_lo"], 0.55)
        for dx in (-12, 0, 12):
            mini(svg, x + dx * s, yy, s * 0.95, 0, "#FBF5E6", P["sea"], 13.5, 22)
        if k == "mopen":
            hat(svg, x, y - 12 * s, 0.52 * s)
        if k == "mopens":
            for dx in (-13, 0, 13):
                hat(svg, x + dx * s, y - 12 * s, 0.46 * s)
    elif k == "man":
        hat(svg, x, y, s * 1.02)
    elif k == "men":
        hat(svg, x - 9.5 * s, y - 2 * s, s * 0.66)
        hat(svg, x + 9.5 * s, y - 2 * s, s * 0.66)
        hat(svg, x, y + 3 * s, s * 0.8)
    elif k == "play":
        g = T(rrect(-12, -15, 23, 33, 3.4), x + 1.5 * s, y, s=s)
        svg.inked(g, "#FBF5E6", 1.6 * s, heavy=0.8)
        svg.add(T(poly([(-6, -6), (8, 1.5), (-6, 9)]).buffer(1), x + 1.5 * s, y, s=s), P["verm"])
        svg.inked(T(circle(-11, -13, 7.4), x + 1.5 * s, y, s=s), P["verm"], 1.2 * s, heavy=0.4)
        svg.add(T(union(box(-15.4, -14.2, -6.6, -11.8), box(-12.2, -17.4, -9.8, -8.6)), x + 1.5 * s, y, s=s), FOAM)
    elif k == "shield":
        g = T(fix(Polygon(smooth(xy("-16,-15 0,-19 16,-15 15,3 0,19 -15,3"), True, 8))), x, y, s=s)
        svg.inked(g, P["indigo"], 1.8 * s, heavy=1)
        svg.add(g.buffer(-2.6 * s).difference(g.buffer(-4.2 * s)), P["gold_hi"])
        svg.add(T(holly(), x, y + 1 * s, s=s * 0.62), FOAM)
    elif k == "down":
        mini(svg, x, y, s * 1.4, 0, "#4A2436", None, 17, 25)
        coin(svg, x, y, 9 * s, "gold")
    elif k == "cross":
        svg.inked(
            T(
                union(brush([(-13, -13), (13, 13)], 8, 0, 0), brush([(-13, 13), (13, -13)], 8, 0, 0)),
                x,
                y,
                s=s,
            ),
            P["verm"],
            1.8 * s,
            heavy=0.8,
        )


def holly():
    """Holly leaf: spined edge, one vein."""
    right = xy("0,-20 3,-14 9,-13 6.5,-7 12.5,-3 7.5,2 12,8 6,10 6,16 2,15 0,21")
    return fix(Polygon(right + [(-x, y) for x, y in right[::-1]])).difference(brush([(0, -13), (0, 14)], 2, 0.1, 0.2))


WID = {
    ">": 26,
    "/": 14,
    "or": 14,
    "+": 24,
    "coin": 37,
    "c4": 37,
    "free1": 40,
    "pay": 42,
    "two": 42,
    "city": 42,
    "hand": 44,
    "mhand": 44,
    "open": 44,
    "mopen": 44,
    "mopens": 46,
    "man": 38,
    "men": 46,
    "play": 30,
    "shield": 38,
}


def strip(svg, key, y=300):
    """Symbol strip at the foot of a card."""
    svg.add(rrect(13, y - 25, 214, 50, 8), P["ink"], 0.82)
    svg.add(rrect(14.2, y - 23.8, 211.6, 47.6, 7), svg.lin(0, y - 24, 0, y + 24, (0, "#E2D2AA"), (1, "#F1E6C9")))
    ks = STRIP[key].split("|")
    w = sum(WID[k] for k in ks)
    m = min(1.12, 204 / w)
    x = CW / 2 - w * m / 2
    for k in ks:
        sym(svg, k, x + WID[k] * m / 2, y, min(1.04, m))
        x += WID[k] * m


# ------------------------------------------------------------------ pictures
def bg(c, *st):
    """Ground of the picture from gradient stops."""
    c.add(box(WX, WY, WX + WW, WY + WH), c.lin(0, WY, 0, WY + WH, *st))


def leafs(c, pts, col, s=1.0):
    """Blown leaves at (x, y, turn)."""
    for x, y, r in pts:
        c.inked(
            T(blob([(0, -11), (6, -3), (4, 6), (0, 11), (-4, 6), (-6, -3)], 6), x, y, s=s, rot=r),
            col,
            1.1,
            heavy=0.5,
        )
        c.add(T(brush([(0, -9), (0, 12)], 1.2, 0.1, 0.3), x, y, s=s, rot=r), INK, 0.7)


def izumiya(c):
    """Smiling merchant with an abacus under a shop curtain."""
    bg(c, (0, "#1F5755"), (0.2, "#4F9189"), (0.5, "#E8DFC0"), (1, "#EBC793"))
    norenstrip(c, WX - 6, WY - 2, WW + 12, 46, 5, "#2F6E6B", circle(0, 0, 8).difference(circle(0, 0, 4.6)))
    fig = Fig(c, 124, 112, 0.98, rot=-3)
    neck(fig, SKIN)
    robe(fig, "#B4783C", "#7B4C22", "#2B3440", "pin", "#5A3515", 15)
    face(fig, SKIN, 1.06, 1.0, "kind", "kind", "broad", "smile", blush="#E0825F", lines=2)
    topknot(fig)
    ear(fig, SKIN)
    # abacus held before the chest
    b = rrect(30, 186, 104, 44, 4)
    c.inked(b, "#6B4326", 2.2)
    c.add(rrect(35, 191, 94, 34, 2), "#F1E2C0")
    c.add(box(35, 200, 129, 202.6), "#6B4326")
    for i in range(8):
        x = 42 + i * 11.4
        c.add(box(x - 0.8, 191, x + 0.8, 225), "#6B4326")
        for y in [195.5] + [[207, 213, 222], [210, 216, 222], [207, 216, 222], [207, 213, 219]][i % 4]:
            c.inked(poly([(x - 5, y), (x, y - 3), (x + 5, y), (x, y + 3)]), "#3A2416", 0.7, heavy=0.2)
    hand = Fig(c, 138, 206, 0.92)
    fist(hand, 0, 0, 1.05, SKIN)


def hiiragi(c):
    """Unshaven ronin with his sword, holly and moon."""
    bg(c, (0, "#0F2238"), (0.28, "#33556B"), (0.62, "#A9B7A6"), (1, "#D9C79C"))
    c.add(circle(176, 66, 42), "#F6ECCB")
    c.add(circle(176, 66, 42).difference(circle(176, 66, 39.6)), "#C9B98C", 0.8)
    mist(c, [(120, 88, 150, 11), (150, 98, 120, 11)], op=0.95)
    leafs(c, [(214, 120, 30), (202, 138, -20), (220, 152, 60)], "#2F5940", 1.1)
    c.add([circle(208, 128, 3.4), circle(214, 134, 3.4), circle(205, 133, 3)], P["verm"])
    # sword over the far shoulder
    for g, col in (
        (T(rrect(-5, 4, 10, 120, 3), 50, 172, rot=-32), "#5A2A22"),
        (T(rrect(-6, -62, 12, 64, 4), 50, 172, rot=-32), "#22303F"),
        (T(rrect(-14, 0, 28, 7, 3), 50, 172, rot=-32), P["gold_hi"]),
    ):
        c.inked(g, col, 2)
    c.add(
        [
            T(
                poly([(-5, -54 + i * 13), (0, -60 + i * 13), (5, -54 + i * 13), (0, -48 + i * 13)]),
                50,
                172,
                rot=-32,
            )
            for i in range(4)
        ],
        "#D9CDB0",
    )
    fig = Fig(c, 122, 114, 1.0, rot=2)
    tail = fix(Polygon(smooth(xy("46,-62 70,-74 92,-52 96,-16 84,22 78,-10 66,-36"), True, 8)))
    fig.ink(tail, HAIR, 2.2)
    sheen(fig, tail, [[(56, -62), (78, -54), (84, -10)], [(60, -66), (86, -40), (90, -6)]])
    neck(fig, TAN)
    robe(fig, "#34506E", "#1B2C42", "#1A222E", "koshi", "#203750", 16, ("#C9BFA8",), TAN)
    face(fig, TAN, 0.98, 1.03, "sharp", "sharp", "hook", "firm", lines=1, stubble=True)
    topknot(fig, full=True, knot=False)
    ear(fig, TAN)
    fig.ink(rrect(40, -70, 14, 16, 4), P["verm"], 1.8, 0.6)
    for lock in (
        [(-26, -52), (-34, -34), (-31, -16)],
        [(-16, -56), (-25, -38), (-24, -24)],
        [(2, -54), (-4, -42), (-3, -34)],
    ):
        fig.line(lock, 3.4, 0.1, 0.75, HAIR)
    fig.line([(20, -4), (26, 8), (24, 20)], 1.8, 0.2, 0.4, "#9C4A34")


def oboro(c):
    """Geisha with a fan before a hazy moon."""
    bg(c, (0, "#2A2148"), (0.3, "#6D5690"), (0.65, "#CBB3C6"), (1, "#EBD3BE"))
    c.add(circle(64, 84, 60), "#F8EFD6", 0.35)
    c.add(circle(64, 84, 46), "#FAF2DC", 0.85)
    mist(c, [(-10, 96, 120, 10), (20, 106, 110, 10)], "#E3D3DC", op=0.95)
    mist(c, [(170, 40, 90, 9), (190, 49, 70, 9)], "#D7C3D4", op=0.9)
    fig = Fig(c, 122, 126, 0.93, rot=-4)
    neck(fig, PALE)
    robe(fig, "#5E3E7C", "#3B2556", "#B4402F", "dots", "#8A68A4", 16, ("#FBF5E6", "#E6B6BE"), PALE)
    fig.add(
        [
            flower(x, y, r, 5, a).difference(circle(x, y, r * 0.2))
            for x, y, r, a in xy("-62,108,15,0 78,96,17,20 104,128,13,50 46,126,11,10 -84,132,13,30")
        ],
        "#F0C9CF",
    )
    face(fig, PALE, 0.9, 1.0, "soft", "thin", "small", "small", "#B2241F", blush="#EFA79B")
    shimada(fig)
    fig.ink(brush(smooth([(-6, -92), (30, -84), (84, -96)], n=8), 4.4, 0.05, 0.05, 0.8), P["gold_hi"], 1.4, 0.4)
    fig.ink(rrect(-2, -82, 30, 9, 4), "#C08A3C", 1.5, 0.5)
    for x, y, r, col in ((-30, -70, 11, "#E8909C"), (-14, -82, 9, "#FBE5DC"), (-40, -54, 8, "#FBE5DC")):
        fig.ink(flower(x, y, r), col, 1.2, 0.4)
        fig.add(circle(x, y, r * 0.25), P["gold_hi"])
    for i in range(4):
        fig.add(brush([(-44 + i * 5, -48), (-46 + i * 5, -22 + i * 2)], 1.8, 0, 0.1), P["gold_hi"])
        fig.add(circle(-46 + i * 5, -20 + i * 2, 2.4), P["verm"])
    # fan before the shoulder
    fx, fy = 62, 232
    fan = fix(Polygon([(fx, fy), *arc(fx, fy, 66, 66, -168, -62)]))
    c.inked(fan, c.lin(0, 160, 0, 232, (0, "#C2432E"), (1, "#F3D9A8")), 2.4)
    c.add(
        [
            brush(
                [(fx, fy), (fx + 65 * math.cos(math.radians(a)), fy + 65 * math.sin(math.radians(a)))],
                1.5,
                0,
                0,
            )
            for a in range(-160, -62, 13)
        ],
        INK,
        0.7,
    )
    c.add(circle(fx - 8, fy - 42, 13), "#F8EFD6")


def kogarashi(c):
    """Ninja girl and her old guardian in wind and leaves."""
    bg(c, (0, "#33202B"), (0.25, "#8A4A35"), (0.55, "#E3A871"), (1, "#F1DDB0"))
    for y in (40, 70, 206):
        c.add(
            brush(
                smooth(
                    [
                        (6, y),
                        (60, y - 8),
                        (110, y + 4),
                        (140, y - 6),
                        (134, y - 16),
                        (124, y - 10),
                        (132, y - 2),
                    ],
                    n=8,
                ),
                3,
                0.3,
                0.3,
            ),
            FOAM,
            0.85,
        )
        c.add(brush(smooth([(90, y + 12), (150, y + 6), (236, y + 14)], n=8), 2.4, 0.4, 0.4), FOAM, 0.7)
    leafs(c, xy("30,84,40 56,112,-30 206,28,70 24,150,10"), "#C2552E", 0.9)
    # old guardian behind, to the right
    old = Fig(c, 158, 98, 0.80, flip=False, rot=3)
    neck(old, OLD)
    robe(old, "#4A4540", "#2A2724", "#1A1A1E", "pin", "#35312D", 16, ("#8C8478",), OLD)
    hood(old, "#4F4A46", "#2A2724")
    face(old, OLD, 0.95, 1.0, "tired", "bushy", "old", "firm", browcol="#F6F0E0", lines=3)
    beard = fix(Polygon(smooth(xy("-26,27 -20,25 -13,27 -4,24 8,26 20,30 16,50 6,72 -8,92 -14,70 -24,50"), True, 8)))
    old.ink(beard, "#F6F0E0", 2)
    old.add(
        [
            brush(smooth(line, n=6), 1.4, 0.2, 0.5)
            for line in (
                [(-16, 34), (-14, 56), (-10, 80)],
                [(-4, 34), (-4, 56), (-8, 78)],
                [(8, 34), (4, 54), (-2, 70)],
            )
        ],
        "#8C8478",
    )
    old.line([(-21, 30), (-13, 29.4), (-5, 31)], 2.4, 0.2, 0.2)
    old.add(brush(smooth([(-38, -34), (-4, -46), (40, -36), (60, -22)], n=8), 13, 0.02, 0.02, 0.8), "#2A2724")
    # girl in front, to the left
    girl = Fig(c, 88, 142, 0.80, rot=-4)
    neck(girl, SKIN)
    robe(girl, "#274463", "#13263C", "#0F1B2B", None, None, 14, ("#B4402F",), SKIN)
    hood(girl, "#2C4C6E", "#142A42")
    face(girl, PALE, 0.9, 0.97, "young", "sharp", "small", "smirk", blush="#E9A088")
    band = brush(smooth([(-39, -30), (-6, -43), (38, -34), (62, -18)], n=8), 17, 0.02, 0.02, 0.9)
    girl.ink(band, "#142A42", 2, 0.7)
    girl.ink(T(rrect(-15, -7, 26, 13, 3), -12, -40, rot=-6), "#AEB8C1", 1.6, 0.6)
    fr = [
        fix(Polygon(smooth(line, True, 6)))
        for line in (xy("20,-34 30,-20 30,2 24,14 22,-6 14,-28"), xy("-30,-32 -34,-14 -36,4 -31,-6 -26,-26"))
    ]
    for g in fr:
        girl.ink(g, HAIR, 1.4, 0.4)
    sc = fix(Polygon(smooth(xy("-34,44 -6,60 36,40 58,52 44,74 0,84 -30,70"), True, 8)))
    girl.ink(sc, P["verm"], 2.2)
    girl.line([(-26, 56), (4, 70), (44, 54)], 1.8, 0.2, 0.3, op=0.8)
    tailp = fix(Polygon(smooth(xy("50,56 86,60 118,44 150,54 120,62 92,76 56,74"), True, 8)))
    girl.ink(tailp, P["verm"], 2.2)
    # kunai
    k = union(
        poly([(0, -36), (7, -8), (0, 0), (-7, -8)]),
        box(-2.4, -2, 2.4, 22),
        circle(0, 27, 5.6).difference(circle(0, 27, 2.8)),
    )
    c.inked(T(k, 40, 206, rot=-28), "#5B6470", 1.8)
    c.add(T(poly([(0, -33), (0, -3), (-5, -9)]), 40, 206, rot=-28), "#C9D2D8")
    hand = Fig(c, 48, 218, 0.62)
    fist(hand, 0, 0, 1.1, PALE)


def daimon(c):
    """Scarred head of the family with a pipe, before his gate."""
    bg(c, (0, "#2B0F12"), (0.35, "#8A2A22"), (0.75, "#D97B4E"), (1, "#F0C48A"))
    for g in (
        box(WX, 34, WX + WW, 52),
        box(30, 52, 50, 240),
        box(192, 52, 212, 240),
        fix(Polygon([*smooth([(0, 12), (60, 22), (120, 24), (180, 22), (240, 12)], n=6), (240, 30), (0, 30)])),
    ):
        c.inked(g, "#241318", 2)
    c.add([circle(x, 43, 4) for x in (60, 92, 124, 156, 186)], P["gold_hi"])
    fig = Fig(c, 122, 112, 1.04, flip=True, rot=0)
    neck(fig, TAN)
    robe(fig, "#2A272E", "#141217", "#8A2A22", "scale", "#46414E", 18, ("#D9CDB4",), TAN, big=1.1)
    tat = fix(Polygon(smooth([(34, 50), (20, 78), (-8, 110), (-14, 92), (-6, 66)], n=6))).buffer(-5)
    fig.add(pat("wave", -40, 66, 50, 118, 12).intersection(tat), "#2F5F7E", 0.85)
    fig.add(flower(12, 78, 11).intersection(tat), "#B4402F", 0.9)
    face(fig, TAN, 1.2, 1.04, "stern", "frown", "broad", "down", lines=3, stubble=True)
    topknot(fig)
    ear(fig, TAN)
    fig.line([(14, -32), (20, -14), (15, 6), (18, 20)], 3.4, 0.2, 0.3, "#8A3B2B")
    fig.add(
        [brush([(12 + k, -24 + i * 11), (21 + k, -22 + i * 11)], 1.8, 0.1, 0.1) for i, k in enumerate((1, 4, 2, 2))],
        "#8A3B2B",
    )
    fig.line([(-14, -18), (-17, -27)], 2, 0.2, 0.3)
    fig.line([(-9, -18), (-9, -27)], 2, 0.2, 0.3)
    # long pipe
    pp = brush(smooth([(134, 146), (176, 176), (214, 196)], n=6), 5, 0, 0)
    c.inked(pp, "#6B4326", 1.8)
    c.inked(T(rrect(-4, -12, 13, 14, 3), 208, 194, rot=28), P["gold_hi"], 1.6)
    c.add(brush(smooth([(210, 178), (202, 162), (214, 148), (204, 132)], n=8), 5, 0.2, 0.6), FOAM, 0.75)
    hand = Fig(c, 186, 200, 0.9, flip=True)
    fist(hand, 0, 0, 1.05, TAN, -20)


def sakuraya(c):
    """Laughing hostess with a tray under cherry."""
    bg(c, (0, "#C75A63"), (0.18, "#EBA08F"), (0.5, "#FBE3CB"), (1, "#F3C79B"))
    br = brush(smooth(xy("240,22 190,40 150,34 100,52 60,44 8,62"), n=8), 8, 0.02, 0.7, 0.2, 0.2)
    c.inked(br, P["wood_dk"], 1.6)
    c.inked(brush(smooth([(176, 38), (204, 66), (226, 74)], n=6), 5, 0.02, 0.7), P["wood_dk"], 1.4)
    for x, y, r in xy(
        "216,34,13 196,54,11 222,62,12 178,30,12 212,84,9 62,40,11 30,56,12 44,72,8 226,112,8 "
        "20,116,7 210,138,6 94,22,10"
    ):
        c.inked(flower(x, y, r, 5, x * 7), "#FBD9DA" if (x + y) % 3 else "#F4B3BD", 1.1, heavy=0.4)
        c.add(circle(x, y, r * 0.2, 6), P["verm"])
    fig = Fig(c, 122, 124, 0.93, flip=True, rot=0)
    neck(fig, SKIN)
    robe(fig, "#D98A4A", "#A85A2C", "#3E6A4E", "koshi", "#F3D29A", 15, ("#FBF5E6",), SKIN, pop=0.75)
    face(fig, "#F8E2C6", 1.02, 0.97, "kind", "kind", "small", "laugh", blush="#EE8F77", lines=0)
    shimada(fig)
    fig.ink(rrect(-4, -84, 34, 10, 4), P["verm"], 1.6, 0.5)
    fig.ink(flower(-24, -76, 12), "#FBD9DA", 1.3, 0.4)
    fig.add(circle(-24, -76, 3), P["gold_hi"])
    fig.ink(brush([(30, -86), (82, -104)], 4, 0.05, 0.05, 0.8), P["gold_hi"], 1.3, 0.4)
    # tray with flask and bowl
    c.inked(rrect(22, 212, 116, 9, 4), "#7E1F1B", 2)
    c.inked(
        fix(Polygon(smooth(xy("92,212 88,192 97,180 96,168 110,168 109,180 118,192 114,212"), n=6))),
        c.lin(88, 0, 118, 0, (0, "#FBF5E6"), (1, "#C9D2D0")),
        2,
    )
    c.add(brush(smooth([(89, 196), (103, 200), (117, 196)]), 3, 0.05, 0.05), P["blue"])
    c.inked(fix(Polygon([*arc(54, 192, 25, 20, 0, 180), (30, 192)])), P["ink2"], 2)
    c.add(ellipse(54, 192, 25, 6), "#F6EAD0")
    c.add(ellipse(54, 192, 25, 6).difference(ellipse(54, 192, 22.6, 4.6)), INK)
    c.inked(box(46, 209, 62, 213), P["ink2"], 1)
    for x in (46, 58):
        c.add(
            brush(smooth([(x, 184), (x - 5, 172), (x + 4, 162), (x - 2, 150)], n=8), 3.4, 0.25, 0.6),
            FOAM,
            0.9,
        )
    hand = Fig(c, 138, 216, 0.8, flip=True)
    fist(hand, 0, 0, 1.0, "#F8E2C6")


def echigoya(c):
    """Grinning rich man with a koban."""
    bg(c, (0, "#6B4708"), (0.25, "#B98A2C"), (0.6, "#EBCF86"), (1, "#F3DFA6"))
    c.add(pat("rings", WX - 4, WY - 4, WX + WW + 20, 160, 34), "#8A5F14", 0.38)
    fig = Fig(c, 124, 112, 1.04, rot=2)
    neck(fig, SKIN)
    robe(fig, "#3A2A44", "#1F1528", "#C8963A", "hemp", "#5E4770", 26, ("#FBF5E6",), SKIN, big=1.16)
    face(fig, SKIN, 1.3, 1.0, "greedy", "up", "broad", "grin", blush="#DE8A66", lines=2)
    topknot(fig)
    ear(fig, SKIN)
    fig.line([(-14, 46), (2, 56), (22, 50), (36, 32)], 2, 0.2, 0.3, op=0.8)
    fig.add(circle(-34, 22, 2.2), "#5A3A2A")
    fig.line([(-25, 25.5), (-35, 22), (-40, 26)], 1.6, 0.1, 0.6)
    fig.line([(-2, 24), (8, 21), (13, 25)], 1.6, 0.1, 0.6)
    # koban between two fingers
    kb = T(ellipse(0, 0, 21, 33), 52, 190, rot=14)
    c.inked(kb, c.lin(30, 160, 74, 220, (0, "#FBEBB4"), (0.5, "#E2B84E"), (1, "#A87C2B")), 2.4)
    c.add(kb.buffer(-3).difference(kb.buffer(-4.6)), "#7F5C1E", 0.9)
    c.add([T(box(-11, y, 11, y + 2), 52, 190, rot=14) for y in (-18, -12, -6, 10, 16, 22)], "#7F5C1E", 0.75)
    c.add(T(circle(0, 3, 5.4).difference(circle(0, 3, 3.6)), 52, 190, rot=14), "#7F5C1E")
    hand = Fig(c, 82, 212, 0.95)
    fist(hand, 0, 0, 1.1, SKIN, 10)


def kanda(c):
    """Young retainer with a sealed letter before the castle."""
    bg(c, (0, "#17395C"), (0.22, "#5F97B4"), (0.55, "#E6EAD6"), (1, "#F0D9A8"))
    castle(c, 148, 152, 0.98)
    ridge(c, [(0, 150), (60, 136), (130, 152), (240, 140)], 240, ["#4E7F68", "#A9BD88"], 1.6, 10, 3)
    mist(c, [(-10, 88, 90, 10), (10, 98, 80, 10)])
    fig = Fig(c, 118, 114, 0.96, rot=0)
    neck(fig, SKIN)
    robe(fig, "#E9E0CC", "#C9BC9E", "#8FA3B4", None, None, 14, ("#FBF5E6",), SKIN)
    wings(fig, "#2F6690", "#1C3F60", "#E8EEF0", "dots", "#7FAEC9", 9, crest("ochre", 1))
    for pth, w in (
        ([(43, 38), (38, 56), (14, 92), (-30, 152)], 13),
        ([(-9, 54), (-17, 70), (-18, 92), (-4, 122)], 11),
    ):
        fig.ink(brush(smooth(pth, n=8), w, 0, 0), "#F4EAD3", 2, 0.8)
    face(fig, SKIN, 0.96, 1.0, "calm", "thick", "fine", "firm", lines=0)
    topknot(fig)
    ear(fig, SKIN)
    # sealed letter
    lt = T(rrect(-13, -38, 26, 70, 2), 48, 196, rot=-16)
    c.inked(lt, "#FBF5E6", 2.2)
    c.add(T(union(box(-13, -8, 13, -5), box(-13, 8, 13, 11)), 48, 196, rot=-16), P["verm"])
    c.add(T(glyphs("上", "brush", 19, 0, -23), 48, 196, rot=-16), INK)
    hand = Fig(c, 66, 216, 0.85)
    fist(hand, 0, 0, 1.05, SKIN, 8)


def ueshima(c):
    """Frowning magistrate before a striped hanging."""
    bg(c, (0, "#D7DBD3"), (0.5, "#EFE9D8"), (1, "#E3D4AE"))
    for x in range(-4, 250, 36):
        c.add(box(x, 30, x + 18, 150), "#22344C")
    c.add(
        [brush(smooth([(x + 17, 30), (x + 20, 90), (x + 15, 150)], n=6), 1.6, 0.05, 0.2) for x in range(-4, 250, 18)],
        INK,
        0.5,
    )
    c.add(box(WX, WY, WX + WW, 34), "#6B4326")
    c.add(box(WX, 33, WX + WW, 36), INK)
    c.add(box(WX, 148, WX + WW, 152), INK, 0.8)
    c.inked(circle(190, 84, 25), "#F4EAD3", 1.8)
    c.add(T(crest("grey", 15), 189, 84), "#22344C")
    fig = Fig(c, 118, 114, 1.0, rot=0)
    neck(fig, OLD)
    robe(fig, "#4A5260", "#2C323C", "#6B7480", None, None, 14, ("#FBF5E6",), OLD)
    wings(fig, "#1D2530", "#0E131A", "#C9CED2", "pin", "#2E3947", 10, crest("grey", 0.9))
    for pth, w in (
        ([(43, 38), (38, 56), (14, 92), (-30, 152)], 13),
        ([(-9, 54), (-17, 70), (-18, 92), (-4, 122)], 11),
    ):
        fig.ink(brush(smooth(pth, n=8), w, 0, 0), "#AEB6BC", 2, 0.8)
    face(fig, OLD, 1.04, 1.05, "stern", "frown", "hook", "down", browcol="#3A3A40", lines=3)
    topknot(fig, "#4A4A52", "#8C8C96", pate="#D6C6AC")
    ear(fig, OLD)
    fig.line([(-14, -17), (-16, -27)], 1.9, 0.2, 0.3)
    # closed fan, upright, like a judge's staff
    fn = T(poly([(-7, -44), (7, -44), (4.4, 40), (-4.4, 40)]), 44, 196, rot=8)
    c.inked(fn, P["ink2"], 2.2)
    c.add(T(union(box(-6.4, -42, 6.4, -36), box(-1, -36, 1, 36)), 44, 196, rot=8), P["gold_hi"])
    hand = Fig(c, 48, 212, 0.9)
    fist(hand, 0, 0, 1.05, OLD)


def tokunaga(c):
    """Young lord in a lacquer cap with a war fan before a gold screen."""
    bg(c, (0, "#B98A2C"), (0.4, "#E7C873"), (1, "#F6E6B4"))
    c.add([box(x, WY, x + 1.6, 240) for x in (64, 120, 176)], "#8A5F14", 0.6)
    pine(c, 196, 152, 1.02, -1, 3)
    mist(c, [(-10, 44, 110, 12), (30, 57, 110, 12)], gold=True)
    mist(c, [(150, 148, 120, 12), (170, 160, 90, 11)], gold=True)
    fig = Fig(c, 120, 122, 0.95, flip=True, rot=0)
    neck(fig, PALE)
    g = robe(fig, "#B23A2A", "#7E1F1B", "#4A2A66", None, None, 14, ("#FBF5E6", "#D9B35C"), PALE, big=1.14)
    for x, y, r in ((-66, 112, 20), (88, 104, 22), (52, 146, 17)):
        fig.add(circle(x, y, r).difference(circle(x, y, r * 0.86)).intersection(g), P["gold_hi"])
        fig.add(
            union(
                *[aff.rotate(ellipse(x, y - r * 0.42, r * 0.2, r * 0.36), 72 * i, origin=(x, y)) for i in range(5)]
            ).intersection(g),
            P["gold_hi"],
        )
    face(fig, PALE, 0.92, 0.98, "young", "smudge", "fine", "small", "#B4402F", blush="#EFB09C")
    topknot(fig, knot=False, full=True)
    ear(fig, PALE)
    # lacquer cap with cord
    cap = fix(Polygon(smooth(xy("-32,-46 -34,-70 -20,-104 10,-116 44,-104 58,-80 52,-52 30,-58 0,-56"), True, 8)))
    fig.ink(cap, fig.v(-116, -46, (0, "#34313C"), (1, "#141217")), 2.4)
    sheen(
        fig,
        cap,
        [
            [(-20, -62), (-14, -88), (10, -104)],
            [(-4, -62), (6, -86), (30, -98)],
            [(20, -62), (34, -80), (44, -92)],
        ],
    )
    fig.ink(
        brush(smooth([(-34, -48), (0, -58), (30, -60), (54, -52)], n=8), 8, 0.02, 0.02, 0.8),
        "#F4EAD3",
        1.6,
        0.5,
    )
    fig.add(brush(smooth([(38, -50), (34, -10), (22, 30), (2, 54)], n=8), 3.2, 0, 0), "#4A2A66")
    fig.add(brush(smooth([(-34, -46), (-37, -10), (-30, 30), (-8, 54)], n=8), 2.6, 0, 0), "#4A2A66")
    fig.add(union(ellipse(-8, 58, 7, 4, 20), ellipse(6, 58, 7, 4, -20)), "#4A2A66")
    # gunbai war fan
    fb = blob(xy("0,-34 20,-32 26,-14 16,-4 22,10 14,20 0,18 -14,20 -22,10 -16,-4 -26,-14 -20,-32"), 6)
    c.inked(T(box(-3, 16, 3, 64), 194, 190, rot=10), P["wood_dk"], 1.8)
    c.inked(T(fb, 194, 190, rot=10), "#22344C", 2.2)
    c.add(T(circle(0, -7, 12), 194, 190, rot=10), P["gold_hi"])
    c.add(T(fb.buffer(-2.6).difference(fb.buffer(-4)), 194, 190, rot=10), P["gold_hi"])


def trick(c):
    """Fox mask over scattered coins."""
    bg(c, (0, "#17143A"), (0.4, "#4C447E"), (0.8, "#B7A0B8"), (1, "#E6CBB0"))
    c.add(circle(176, 60, 30), "#F6ECCB")
    mist(c, [(120, 74, 130, 10), (150, 84, 100, 10)], "#CBB9CF")
    c.add(brush(smooth([(70, 96), (120, 70), (170, 96)], n=8), 4, 0, 0), P["verm"])
    fig = Fig(c, 120, 118, 1.24)
    for sx in (-1, 1):
        e = fix(Polygon(smooth([(sx * 14, -34), (sx * 24, -66), (sx * 36, -72), (sx * 46, -36), (sx * 40, -14)], n=6)))
        fig.ink(e, "#FBF5E6", 2.6)
        fig.add(
            fix(Polygon(smooth([(sx * 22, -36), (sx * 29, -58), (sx * 34, -60), (sx * 39, -36)], n=6))),
            P["verm"],
        )
    m = fix(
        Polygon(smooth(xy("-44,-26 -24,-42 0,-44 24,-42 44,-26 42,4 24,28 12,50 0,56 -12,50 -24,28 -42,4"), True, 8))
    )
    fig.ink(m, fig.v(-44, 56, (0, "#FFFBF0"), (1, "#E6D7B6")), 2.8, 1.4)
    for sx in (-1, 1):
        fig.add(
            fix(Polygon(smooth([(sx * 9, -2), (sx * 20, -13), (sx * 36, -17), (sx * 29, -5), (sx * 18, 3)], n=6))),
            INK,
        )
        fig.add(circle(sx * 22, -6.5, 2.8), P["gold_hi"])
        fig.add(brush(smooth([(sx * 8, -14), (sx * 22, -26), (sx * 38, -28)], n=6), 5, 0.2, 0.6), P["verm"])
        fig.add(
            [
                brush(
                    smooth([(sx * 14, 26 + i * 6), (sx * 28, 23 + i * 7), (sx * 42, 18 + i * 9)], n=5),
                    1.8,
                    0.1,
                    0.6,
                )
                for i in range(3)
            ],
            P["verm"],
        )
    fig.add(blob([(-7, 34), (0, 31), (7, 34), (0, 42)], 5), INK)
    fig.add(brush(smooth([(-12, 46), (0, 43), (12, 46)]), 2, 0.3, 0.3), INK)
    fig.add(fix(Polygon(smooth([(-5, -40), (0, -18), (5, -40), (0, -44)], True, 5))), P["verm"])
    fig.add(circle(0, -12, 3), P["gold_hi"])
    for x, y, r in xy("50,208,17 82,216,15 150,214,16 186,204,18 116,212,18 38,166,11 206,158,12 30,122,9"):
        coin(c, x, y, r, "gold")


def negotiation(c):
    """Two sleeves over a contract and an abacus."""
    bg(c, (0, "#8A6A3C"), (0.3, "#C9A468"), (0.62, "#E9D6A4"), (1, "#D9BE86"))
    c.add([box(WX, y, WX + WW, y + 1.2) for y in range(96, 236, 6)], "#8A6A3C", 0.35)
    c.add(box(114, 96, 126, 236), "#2F5940")
    c.add(box(WX, WY, WX + WW, 96), c.lin(0, WY, 0, 96, (0, "#3E2A1C"), (1, "#6B4326")))
    for x in (20, 92, 164):
        c.inked(box(x, 18, x + 62, 88), "#F6EAD0", 1.8)
        c.add(
            [box(x + i * 15.5, 18, x + i * 15.5 + 1.8, 88) for i in range(1, 4)]
            + [box(x, 18 + i * 17.5, x + 62, 19.8 + i * 17.5) for i in range(1, 4)],
            "#6B4326",
        )
    # contract
    g = T(rrect(-46, -34, 92, 68, 2), 120, 152, rot=-5)
    c.inked(g, "#FBF5E6", 2.4)
    c.add(
        [
            T(
                brush([(34 - i * 11, -26), (34 - i * 11, 24 - (i % 3) * 8)], 3.4, 0.1, 0.3, 0.4),
                120,
                152,
                rot=-5,
            )
            for i in range(6)
        ],
        INK,
        0.85,
    )
    c.inked(T(rrect(-41, 6, 17, 17, 2), 120, 152, rot=-5), P["verm"], 1.2, heavy=0.4)
    c.add(T(glyphs("印", "brush", 13, -32.5, 14.5), 120, 152, rot=-5), FOAM)
    # two sleeves from both sides
    for sx, col, lo, pt, pc in (
        (-1, "#2F6690", "#1C3F60", "stripe", "#7FAEC9"),
        (1, "#B4783C", "#7B4C22", "check", "#D9A864"),
    ):
        fig = Fig(c, 120, 168, 1.0, flip=sx > 0)
        sl = fix(Polygon([*smooth(xy("-120,-22 -84,-16 -60,-2 -54,22 -70,44 -120,58"), n=8), (-120, -22)]))
        fig.ink(sl, fig.v(-22, 58, (0, col), (1, lo)), 2.6)
        fig.add(pat(pt, -124, -30, -50, 62, 12).intersection(sl.buffer(-1)), pc, 0.7)
        fig.ink(brush(smooth([(-60, -2), (-54, 20), (-68, 42)], n=6), 8, 0.05, 0.05), "#FBF5E6", 1.6, 0.5)
        hd = fix(Polygon(smooth(xy("-60,2 -44,-2 -26,2 -14,10 -18,16 -30,14 -22,22 -30,26 -44,26 -58,28"), True, 6)))
        fig.ink(hd, SKIN, 2)
        fig.line([(-40, 8), (-28, 12)], 1.5, 0.2, 0.3)
        fig.line([(-42, 17), (-30, 19)], 1.5, 0.2, 0.3)
    for x in (62, 178):
        c.inked(
            fix(Polygon([(x - 15, 112), (x + 15, 112), *arc(x, 112, 15, 22, 0, 180)])),
            "#5E7F6E" if x < 100 else "#8C4A34",
            2,
        )
        c.add(ellipse(x, 112, 15, 4), "#C6DB94")
        c.add(ellipse(x, 112, 15, 4).difference(ellipse(x, 112, 13, 2.8)), INK)
        c.add(brush(smooth([(x, 106), (x - 4, 98), (x + 3, 90)], n=6), 3, 0.25, 0.6), FOAM, 0.85)
    b = rrect(52, 196, 136, 34, 4)
    c.inked(b, "#6B4326", 2.2)
    c.add(rrect(57, 201, 126, 24, 2), "#F1E2C0")
    c.add(box(57, 208, 183, 210.4), "#6B4326")
    for i in range(11):
        x = 64 + i * 11.2
        c.add(box(x - 0.8, 201, x + 0.8, 225), "#6B4326")
        for y in [204.6] + [[214, 219.6], [216.4, 222], [214, 222]][i % 3]:
            c.inked(poly([(x - 5, y), (x, y - 2.7), (x + 5, y), (x, y + 2.7)]), "#3A2416", 0.7, heavy=0.2)


def face_card(key, kanji, cost, col):
    """Face of one card: picture, kanji slip, cost, symbol strip; the game sets the name on 242..272."""
    svg = SVG(CW, CH)
    frame(svg)
    w = rrect(WX, WY, WW, WH, 9)
    svg.add(inkline(w, 2.6, 1.2), INK)
    c = Clip(svg, w)
    PICTURES[key](c)
    n = len(kanji)
    h = 13 + 17.5 * n
    cart = rrect(19, 68, 23, h, 3)
    svg.inked(cart, P["verm"], 1.5, heavy=0.7)
    svg.add(glyphs(kanji, "brush", 17.5, 30.5, 68 + h / 2, vertical=True), FOAM)
    if cost:
        coin(svg, 38, 38, 25, "gold")
        svg.add(circle(38, 38, 16.5), "#F7E6B0")
        svg.add(glyphs(str(cost), "display", 34, 38, 37.5), INK)
    else:
        svg.inked(circle(38, 38, 23), "#F4EAD3", 2)
        sym(svg, "cross", 38, 38, 0.95)
    svg.add(poly([(12, 239), (228, 239), (228, 242), (12, 242)]), col)
    strip(svg, key)
    if key == "hiiragi":
        sym(svg, "shield", 203, 40, 1.12)
    return svg


def back():
    """Face-down card: worth one gold."""
    svg = SVG(CW, CH)
    g = frame(svg)
    inn = g.buffer(-8)
    svg.add(inkline(inn, 1.6, 0.6), INK)
    svg.add(inn, svg.lin(0, 0, 0, CH, (0, "#341826"), (0.5, "#5C2A40"), (1, "#341826")))
    svg.add(pat("hemp", -10, -10, CW + 20, CH + 20, 42).intersection(inn.buffer(-5)), "#C08A9A", 0.5)
    svg.add(inn.buffer(-4).difference(inn.buffer(-6.4)), P["gold_hi"])
    svg.inked(circle(CW / 2, CH / 2, 70, 40), "#2A1420", 2)
    svg.add(circle(CW / 2, CH / 2, 66, 40).difference(circle(CW / 2, CH / 2, 63.5, 40)), P["gold_hi"])
    coin(svg, CW / 2, CH / 2, 54, "gold")
    svg.add(circle(CW / 2, CH / 2, 36), "#F7E6B0")
    svg.add(circle(CW / 2, CH / 2, 36).difference(circle(CW / 2, CH / 2, 34)), "#7F5C1E")
    svg.add(glyphs("1", "display", 66, CW / 2, CH / 2), INK)
    return svg


def teacher():
    """Old merchant who teaches: 240 x 240 bust, no frame; sits on the edge of the speech panel."""
    svg = SVG(240, 240)
    w = circle(120, 122, 112, 48)
    svg.add(inkline(w, 4, 2), INK)
    svg.add(w, P["gold_hi"])
    i = circle(120, 122, 105, 48)
    svg.add(inkline(i, 1.8, 0.5), INK)
    c = Clip(svg, i)
    c.add(i, c.lin(0, 16, 0, 230, (0, "#17395C"), (0.3, "#6E9FB4"), (0.7, "#F3E7CB"), (1, "#F0BD8E")))
    sun(c, 186, 78, 24)
    mist(c, [(-10, 70, 90, 10), (14, 80, 80, 10)])
    fig = Fig(c, 122, 112, 0.98, rot=-3)
    neck(fig, OLD)
    robe(fig, "#3E6A58", "#20402F", "#1B2430", "pin", "#2C5042", 15, ("#F4EAD3",), OLD)
    face(fig, OLD, 1.0, 1.0, "kind", "bushy", "old", "smile", blush="#DE8A66", browcol="#F6F0E0", lines=3)
    topknot(fig, "#E9E4D6", "#A8A294", pate="#E3C9A4")
    ear(fig, OLD)
    beard = fix(Polygon(smooth(xy("-20,42 -12,38 0,40 10,42 6,62 -8,92 -16,66"), True, 8)))
    fig.ink(beard, "#F6F0E0", 2)
    fig.add(
        [
            brush(smooth(hair, n=6), 1.4, 0.2, 0.5)
            for hair in ([(-12, 46), (-11, 62), (-9, 82)], [(0, 46), (-2, 62), (-7, 78)])
        ],
        "#8C8478",
    )
    fig.add(
        union(
            brush(smooth([(-14, 24), (-24, 25), (-32, 32)]), 5, 0.1, 0.7),
            brush(smooth([(-11, 24), (0, 24), (10, 32)]), 5, 0.1, 0.7),
        ),
        "#F6F0E0",
    )
    fx, fy = 58, 222
    fan = fix(Polygon([(fx, fy), *arc(fx, fy, 56, 56, -150, -40)]))
    c.inked(fan, c.lin(0, 160, 0, 222, (0, "#F4EAD3"), (1, "#D9C79C")), 2.2)
    c.add(
        [
            brush(
                [(fx, fy), (fx + 55 * math.cos(math.radians(a)), fy + 55 * math.sin(math.radians(a)))],
                1.4,
                0,
                0,
            )
            for a in range(-140, -40, 13)
        ],
        INK,
        0.6,
    )
    c.add(circle(fx - 4, fy - 36, 10), P["verm"])
    return svg


PICTURES = {
    "trick": trick,
    "negotiation": negotiation,
    "izumiya": izumiya,
    "hiiragi": hiiragi,
    "oboro": oboro,
    "kogarashi": kogarashi,
    "daimon": daimon,
    "sakuraya": sakuraya,
    "echigoya": echigoya,
    "kanda": kanda,
    "ueshima": ueshima,
    "tokunaga": tokunaga,
}
SYMBOLS = [
    "coin",
    "pay",
    "free1",
    "c4",
    "two",
    "city",
    "hand",
    "mhand",
    "open",
    "mopen",
    "mopens",
    "man",
    "men",
    "play",
    "shield",
    "down",
    "cross",
]


def drawings():
    """File name -> function that draws it."""
    out = {f"mm_{row[0]}": partial(face_card, *row) for row in CAST}
    out["mm_back"] = back
    out["teacher"] = teacher
    for k in SYMBOLS:
        out[f"fx_{k}"] = partial(single, sym, 48, 48, k, 24, 24)
    return out
