"""Large pictures: title, payday vignette, wreck vignette, tile prints, app icon, city strip, curtain."""

import math
import random
from functools import partial

from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from .cards import Clip, bale, single
from .emblems import GOODS
from .glyphs import glyphs
from .inklib import SVG, P, T, blob, brush, circle, fix, inkline, poly, resample, rrect, smooth, union, xy
from .scene import anchor_geo, castle, fuji, kura, mist, pine, quay, ridge, roof, sky, sun, torii
from .sea import claw, crest_row, great_wave, ripples, seigaiha
from .ship import bow_wave, ship


def title():
    """Title print, 1600x900: Fuji, ship, great waves."""
    width, height = 1600, 900
    svg = SVG(width, height)
    hz = 560
    svg.add(
        box(0, 0, width, hz + 6),
        svg.lin(
            0,
            0,
            0,
            hz,
            (0, "#0F2A47"),
            (0.08, "#1C4A74"),
            (0.2, "#6E9FB4"),
            (0.36, "#CBD9CD"),
            (0.55, "#F3E7CB"),
            (0.8, "#F3CDA0"),
            (1, "#E8A078"),
        ),
    )
    sun(svg, 1392, 250, 84)
    fuji(svg, 1130, hz + 2, 900, 320)
    ridge(svg, xy("-10,520 120,488 260,516 420,496 560,530 700,540"), hz + 4, ["#6C9AA3", "#E4DFC6"], 1.8)
    ridge(svg, xy("-10,545 160,524 320,546 520,540 680,556"), hz + 4, ["#3F6F78", "#7FA59C"], 2, 30, 2)
    ridge(svg, xy("1280,556 1380,530 1480,510 1610,524"), hz + 4, ["#3F6F78", "#8FB0A4"], 2, 20, 3)
    mist(svg, [(700, 428, 330, 22), (620, 449, 360, 23), (800, 471, 240, 18)])
    mist(svg, [(1230, 398, 420, 22), (1150, 419, 420, 23), (1290, 441, 260, 18)])
    mist(svg, [(1300, 268, 360, 20), (1440, 288, 260, 20)])
    mist(svg, [(1010, 128, 240, 18), (950, 145, 240, 18)])
    mist(svg, [(-60, 360, 300, 20), (40, 379, 260, 20)])
    svg.add(
        box(0, hz, width, height),
        svg.lin(
            0,
            hz,
            0,
            height,
            (0, "#A7C6C2"),
            (0.08, "#79A9B4"),
            (0.28, "#3B7CA3"),
            (0.6, "#1F5280"),
            (1, "#0E2944"),
        ),
    )
    svg.add(brush([(0, hz), (width, hz)], 2.4, 0.01, 0.01, 0.8, 0.3), P["ink"])
    ripples(svg, 0, width, hz + 12, 860, 18, 4, "foam", 0.6, 2.8)
    ripples(svg, 0, width, hz + 16, 860, 14, 9, "prussian", 0.55, 2.6)
    crest_row(
        svg,
        560,
        width,
        680,
        36,
        150,
        60,
        31,
        svg.lin(0, 640, 0, 740, (0, "#3B7CA3"), (1, ("#2A6590", 0.0))),
        ink=False,
    )
    great_wave(svg, 1236, 742, 0.40, seed=5)
    ship(svg, "red", 880, 402, 1.04, rot=-5)
    bow_wave(svg, 862, 652, 1.08, 5)
    great_wave(svg, 1462, 850, 1.22, seed=11)
    crest_row(svg, 0, width, 800, 52, 190, 100, 5, svg.lin(0, 740, 0, 880, (0, "#1F5280"), (1, "#123252")))
    great_wave(svg, 1216, 892, 0.46, seed=16)
    crest_row(svg, 0, width, 862, 58, 220, 40, 8, svg.lin(0, 800, 0, 900, (0, "#17406A"), (1, "#0B1C30")))
    return svg


def payday(good):
    """Payday picture, 440x372: a ship comes into harbour."""
    width, height, drop = 440, 372, 66
    svg = SVG(width, height)
    c = Clip(svg, box(0, 0, width, height))
    sky(c, 0, 0, width, 170 + drop)
    sun(c, 308, 92 + drop, 34)
    fuji(c, 70, 172 + drop, 400, 176)
    mist(c, [(30, 116 + drop, 130, 13), (-30, 128 + drop, 140, 13)])
    mist(c, [(270, 100 + drop, 120, 10), (310, 110 + drop, 160, 11)])
    mist(c, [(230, 40, 190, 13), (290, 52, 180, 13)])
    c.add(
        box(0, 168 + drop, width, height),
        c.lin(0, 168 + drop, 0, height, (0, "#A7C6C2"), (0.2, "#5F9AB0"), (0.6, "#2A6590"), (1, "#123252")),
    )
    ripples(c, 0, width, 180 + drop, 290 + drop, 9, 3, "foam", 0.6, 2)
    ridge(
        c,
        [(290, 172 + drop), (340, 150 + drop), (400, 138 + drop), (450, 142 + drop)],
        180 + drop,
        ["#35604A", "#5F8A63"],
        1.8,
        12,
        3,
    )
    castle(c, 352, 146 + drop, 0.8)
    kura(c, 322, 186 + drop, s=1.1)
    kura(c, 384, 186 + drop, s=1.15)
    quay(c, 300, 446, 186 + drop, 38, 4)
    for x, y in ((330, 178), (356, 178), (343, 160)):
        bale(c, x, y + drop, 0.5)
    ship(c, good, 64, 38 + drop, 0.80)
    bow_wave(c, 50, 232 + drop, 0.83, 4)
    crest_row(
        c,
        0,
        width,
        290 + drop,
        20,
        92,
        24,
        3,
        c.lin(0, 268 + drop, 0, 306 + drop, (0, "#1F5280"), (1, "#11304F")),
    )
    return svg


def wreck(good):
    """Wreck picture, 440x220: torn sail in a storm."""
    width, height = 440, 220
    svg = SVG(width, height)
    c = Clip(svg, box(0, 0, width, height))
    c.add(
        box(0, 0, width, height),
        c.lin(
            0,
            0,
            0,
            height,
            (0, "#0B1C30"),
            (0.25, "#24455F"),
            (0.55, "#8C9C98"),
            (0.7, "#C9BFA2"),
            (1, "#2A4A5C"),
        ),
    )
    rnd = random.Random(2)
    c.add(
        [
            LineString([(x, y), (x - 12, y + 42)]).buffer(0.55)
            for x, y in [(rnd.uniform(0, width + 20), rnd.uniform(-20, 120)) for _ in range(60)]
        ],
        P["foam"],
        0.35,
    )
    crest_row(c, 0, width, 150, 30, 110, 90, 3, c.lin(0, 120, 0, 220, (0, "#2F6C97"), (1, "#123252")))
    great_wave(c, 318, 214, 0.66, seed=9)
    ship(c, good, 66, 20, 0.54, rot=24, torn=True)
    for x, y in ((46, 172), (256, 184)):
        bale(c, x, y, 0.46)
    great_wave(c, 96, 226, 0.36, seed=14, flip=True)
    crest_row(c, 0, width, 206, 26, 104, 20, 12, c.lin(0, 176, 0, 220, (0, "#1F5280"), (1, "#0E2944")))
    return svg


def tile_osaka():
    """Menu print of Traders of Osaka, 260x300."""
    width, height = 260, 300
    svg = SVG(width, height)
    c = Clip(svg, box(0, 0, width, height))
    sky(c, 0, 0, width, 190)
    sun(c, 60, 100, 30)
    fuji(c, 190, 190, 280, 110)
    mist(c, [(-20, 128, 120, 11), (20, 138, 130, 11)])
    mist(c, [(150, 150, 150, 11), (110, 160, 120, 11)])
    c.add(box(0, 188, width, height), c.lin(0, 188, 0, height, (0, "#A7C6C2"), (0.3, "#3B7CA3"), (1, "#123252")))
    ripples(c, 0, width, 196, 280, 7, 3, "foam", 0.6, 2)
    ship(c, "blue", 24, 70, 0.62)
    bow_wave(c, 14, 222, 0.64, 2)
    great_wave(c, 214, 286, 0.40, seed=11)
    crest_row(c, 0, width, 282, 22, 88, 22, 6, c.lin(0, 256, 0, 300, (0, "#1F5280"), (1, "#0E2944")))
    return svg


def lantern(c, x, y, s=1, col=None):
    """Paper lantern hanging from x, y."""
    b = blob(
        [
            (x - 13 * s, y + 6 * s),
            (x - 18 * s, y + 22 * s),
            (x - 13 * s, y + 38 * s),
            (x + 13 * s, y + 38 * s),
            (x + 18 * s, y + 22 * s),
            (x + 13 * s, y + 6 * s),
        ],
        8,
    )
    c.inked(
        b,
        col if col else c.lin(x - 18 * s, 0, x + 18 * s, 0, (0, "#F3A05A"), (0.45, "#FBE3A8"), (1, "#D8622F")),
        1.7,
    )
    c.add(
        [
            brush(
                smooth([(x - 17 * s, y + k * s), (x, y + (k + 2.4) * s), (x + 17 * s, y + k * s)]),
                1.1 * s,
                0.1,
                0.1,
            ).intersection(b)
            for k in (12, 18, 24, 30)
        ],
        P["seal"],
        0.65,
    )
    for yy in (2, 37):
        c.inked(rrect(x - 9 * s, y + yy * s, 18 * s, 5 * s, 2 * s), P["ink2"], 1)
    c.add(brush([(x, y - 10 * s), (x, y + 2 * s)], 1.8 * s, 0, 0), P["ink"])


def norenstrip(c, x, y, w, h, n, col, mark=None):
    """Short shop curtain of n cloths."""
    pw = w / n
    for i in range(n):
        sway = 2.4 * math.sin(i * 1.7)
        g = fix(
            Polygon(
                [
                    (x + i * pw + 1, y),
                    (x + (i + 1) * pw - 1, y),
                    *smooth(
                        [
                            (x + (i + 1) * pw - 1 + sway, y + h),
                            (x + (i + 0.5) * pw + sway, y + h + 3),
                            (x + i * pw + 1 + sway, y + h),
                        ],
                        n=5,
                    ),
                ]
            )
        )
        cloth = P.get(col, col)
        c.inked(g, c.lin(0, y, 0, y + h, (0, P.get(f"{col}_lo", cloth)), (0.5, cloth), (1, cloth)), 1.4)
        if mark:
            c.add(T(mark, x + (i + 0.5) * pw + sway * 0.6, y + h * 0.52), P["foam"])


def shopfront(c, x, b, w, h, col, n=4):
    """Machiya: roof, noren, lattice, lanterns; foot on b."""
    c.inked(box(x, b - h * 0.62, x + w, b), c.lin(0, b - h * 0.6, 0, b, (0, "#8A5C36"), (1, "#5A3A22")), 1.6)
    c.add(box(x + w * 0.1, b - h * 0.42, x + w * 0.9, b), P["ink2"])
    c.add(
        [box(x + w * 0.1 + i * 5, b - h * 0.42, x + w * 0.1 + i * 5 + 1.8, b) for i in range(int(w * 0.22 / 5))],
        P["wood"],
    )
    c.add(
        [box(x + w * 0.68 + i * 5, b - h * 0.42, x + w * 0.68 + i * 5 + 1.8, b) for i in range(int(w * 0.22 / 5))],
        P["wood"],
    )
    c.add(box(x + w * 0.34, b - h * 0.42, x + w * 0.66, b), "#E9C98C")
    norenstrip(c, x + w * 0.1, b - h * 0.48, w * 0.8, h * 0.2, n, col)
    roof(c, x, b - h * 0.56, w, h * 0.2, 9)
    c.inked(box(x + w * 0.08, b - h * 0.9, x + w * 0.92, b - h * 0.74), "#EFE1C2", 1.4)
    c.add(
        [
            box(x + w * 0.14 + i * 7, b - h * 0.88, x + w * 0.14 + i * 7 + 3, b - h * 0.76)
            for i in range(int(w * 0.72 / 7))
        ],
        P["ink2"],
    )
    roof(c, x + w * 0.06, b - h * 0.88, w * 0.88, h * 0.2, 8)


def street(c, width, b, h, seed=1):
    """Row of shopfronts across the given width, feet on b."""
    rnd = random.Random(seed)
    x = -10
    cols = ["blue", "red", "green", "#A8772C", "blue", "indigo"]
    i = 0
    while x < width + 10:
        w = rnd.uniform(0.9, 1.3) * h * 0.92
        hh = h * rnd.uniform(0.9, 1.08)
        shopfront(c, x, b, w, hh, cols[i % 6], rnd.choice([3, 4, 5]))
        if i % 2 == 0:
            lantern(c, x + w - 4, b - hh * 0.5, h / 230)
        x += w + h * 0.05
        i += 1


def tile_master():
    """Menu print of Master Merchant, 260x300: shops below the castle at dusk."""
    width, height = 260, 300
    svg = SVG(width, height)
    c = Clip(svg, box(0, 0, width, height))
    c.add(
        box(0, 0, width, height),
        c.lin(0, 0, 0, 230, (0, "#0F2A47"), (0.3, "#2B5F88"), (0.62, "#D9C9A2"), (1, "#EDAF7C")),
    )
    c.add(circle(196, 62, 24), "#F8EBC6")
    mist(c, [(120, 70, 150, 11), (160, 80, 120, 11)])
    mist(c, [(-30, 104, 130, 11), (10, 114, 120, 11)])
    castle(c, 84, 176, 1.0)
    c.add(box(0, 236, width, height), c.lin(0, 236, 0, height, (0, "#C9A468"), (1, "#8E6A3C")))
    shopfront(c, -30, 258, 128, 132, "blue", 4)
    shopfront(c, 164, 258, 132, 138, "red", 4)
    shopfront(c, 88, 246, 86, 86, "green", 3)
    lantern(c, 106, 178, 0.9)
    lantern(c, 158, 184, 0.8)
    lantern(c, 20, 164, 0.7)
    c.add(
        [brush([(0, 264 + i * 9), (width, 262 + i * 10)], 1.2, 0.02, 0.02) for i in range(5)],
        P["wood_dk"],
        0.5,
    )
    return svg


def tile_trader():
    """Dojima: price flags relayed over the ridge, ridges that read as a chart."""
    width, height = 260, 300
    svg = SVG(width, height)
    c = Clip(svg, box(0, 0, width, height))
    c.add(
        box(0, 0, width, height),
        c.lin(
            0,
            0,
            0,
            height,
            (0, "#7E2A25"),
            (0.12, "#C2683F"),
            (0.4, "#F3D9A8"),
            (0.7, "#F6EAD0"),
            (1, "#F1CF94"),
        ),
    )
    sun(c, 66, 84, 30)
    mist(c, [(-20, 96, 120, 11), (20, 106, 120, 11)])
    for _j, (cols, pts) in enumerate(
        [
            (["#C79A72", "#F0DDB6"], xy("0,186 44,160 82,176 126,132 166,150 206,104 262,92")),
            (["#7C8F6A", "#CFCB98"], xy("0,214 52,196 100,206 150,172 196,186 262,150")),
        ]
    ):
        g = poly([*pts, (262, 300), (0, 300)])
        c.add(brush(pts, 3.2, 0.01, 0.01, 0.7), P["ink"])
        c.add(g, c.lin(0, 100, 0, 260, (0, cols[0]), (1, cols[1])))
    c.add(brush(xy("0,186 44,160 82,176 126,132 166,150 206,104 262,92"), 3, 0.01, 0.01, 0.8), P["verm"])
    for x, y, k, s in [(206, 104, P["verm"], 1), (126, 132, P["blue"], 0.72), (44, 160, P["foam"], 0.5)]:
        c.inked(box(x - 1.4 * s, y - 66 * s, x + 1.4 * s, y), P["wood_lo"], 1.2)
        fl = fix(
            Polygon(
                smooth([(x, y - 66 * s), (x + 16 * s, y - 70 * s), (x + 34 * s, y - 64 * s)], n=6)
                + smooth([(x + 33 * s, y - 40 * s), (x + 16 * s, y - 45 * s), (x, y - 40 * s)], n=6)
            )
        )
        c.inked(fl, k, 1.4)
        c.add(circle(x + 16 * s, y - 54 * s, 6 * s), P["foam"] if k != P["foam"] else P["indigo"])
        c.inked(T(poly([(-5, 0), (-4, -16), (4, -16), (5, 0)]), x - 7 * s, y + 1, s=s), P["indigo"], 1.1)
        c.inked(T(circle(0, -20, 4.4), x - 7 * s, y + 1, s=s), "#F0D6B0", 1)
        c.inked(T(poly([(-9, -21), (0, -28), (9, -21)]), x - 7 * s, y + 1, s=s), "#CFA45C", 1)
    c.add(box(0, 250, width, height), c.lin(0, 250, 0, height, (0, "#8E6A3C"), (1, "#5A3A22")))
    c.add(brush([(0, 250), (width, 250)], 2.2, 0.01, 0.01), P["ink"])
    for r, n in enumerate((4, 3, 2)):
        for i in range(n):
            bale(c, 40 + i * 62 + r * 31, 262 - r * 32, 1.16)
    return svg


def icon():
    """Application icon, 512x512."""
    svg = SVG(512, 512)
    sh = rrect(16, 16, 480, 480, 104)
    c = Clip(svg, sh)
    svg.add(inkline(sh, 8, 4), P["ink"])
    c.add(sh, c.lin(0, 16, 0, 400, (0, "#17395C"), (0.2, "#6E9FB4"), (0.45, "#F3E7CB"), (1, "#F0BD8E")))
    sun(c, 196, 214, 118)
    c.add(box(0, 352, 512, 512), c.lin(0, 352, 0, 512, (0, "#79A9B4"), (0.4, "#2A6590"), (1, "#0E2944")))
    ship(c, "blue", 34, 92, 1.06, rot=-4)
    bow_wave(c, 20, 346, 1.1, 4)
    great_wave(c, 428, 470, 0.92, seed=11)
    crest_row(c, 0, 512, 458, 56, 190, 60, 5, c.lin(0, 400, 0, 512, (0, "#1F5280"), (1, "#0E2944")))
    svg.add(sh.difference(sh.buffer(-9)), P["foam"], 0.95)
    svg.add(sh.buffer(-9).difference(sh.buffer(-13)), P["ink"])
    return svg


def icon_small():
    """Application icon for small sizes, 64x64: seal over one wave."""
    svg = SVG(64, 64)
    sh = rrect(3, 3, 58, 57, 13)
    c = Clip(svg, sh)
    svg.add(inkline(sh, 2.6, 1.4), P["ink"])
    c.add(sh, c.lin(0, 3, 0, 60, (0, "#CB4A2E"), (1, "#A92C1A")))
    svg.add(glyphs("商", "brush", 40, 32, 25), P["foam"])
    w = fix(Polygon([*smooth(xy("0,52 10,46 20,50 32,45 44,50 54,45 64,49"), n=6), (64, 64), (0, 64)]))
    c.inked(w, P["indigo"], 1.6)
    c.add(brush(smooth(xy("0,52 10,46 20,50 32,45 44,50 54,45 64,49"), n=6), 3.4, 0, 0), P["foam"])
    return svg


def city():
    """Print strip of Master Merchant, 1600x210: castle and a street of shops."""
    width, height = 1600, 210
    svg = SVG(width, height)
    svg.add(
        box(0, 0, width, height),
        svg.lin(
            0,
            0,
            0,
            height,
            (0, "#0F2A47"),
            (0.25, "#2B5F88"),
            (0.5, "#A9C0B8"),
            (0.72, "#F1DDB4"),
            (1, "#EDAF7C"),
        ),
    )
    svg.add(circle(1180, 74, 26), "#F8EBC6")
    ridge(
        svg,
        xy("0,130 200,108 420,132 700,112 1000,134 1300,110 1600,130"),
        height,
        ["#6C9AA3", "#D9D6BC"],
        1.4,
    )
    castle(svg, 720, 176, 1.1)
    mist(svg, [(300, 70, 260, 12), (240, 82, 240, 12)])
    mist(svg, [(1220, 84, 280, 12), (1160, 72, 200, 12)])
    mist(svg, [(860, 104, 240, 11), (900, 115, 240, 11)])
    street(svg, width, height + 6, 112, 4)
    return svg


def curtain():
    """Noren, 1600x900: pole, rings, five cloths; crest is dyed across the middle."""
    width, height = 1600, 900
    svg = SVG(width, height)
    n = 5
    pw = width / n
    svg.add(box(0, 0, width, height), P["night"])
    d = circle(width / 2, 298, 196, 48)
    ring = d.difference(circle(width / 2, 298, 178, 48))
    k = glyphs("商", "brush", 270, width / 2, 296)
    for i in range(n):
        x = i * pw
        sw = [10, -8, 6, -10, 8][i]
        g = fix(
            Polygon(
                [
                    (x + 3, 60),
                    (x + pw - 3, 60),
                    *smooth([(x + pw - 4, 60), (x + pw - 3 + sw * 0.3, 460), (x + pw - 8 + sw, 868)], n=12),
                    *smooth(
                        [
                            (x + pw - 8 + sw, 868),
                            (x + pw * 0.66, 878),
                            (x + pw * 0.33, 870),
                            (x + 6 + sw, 876),
                        ],
                        n=8,
                    ),
                    *smooth([(x + 6 + sw, 876), (x + 4 + sw * 0.3, 460), (x + 3, 60)], n=12),
                ]
            )
        )
        svg.add(inkline(g, 3.6, 2.4), P["ink"])
        svg.add(g, svg.lin(x, 0, x + pw, 0, (0, "#173B61"), (0.3, "#22537F"), (0.62, "#1A456F"), (1, "#122F50")))
        svg.add(g.intersection(union(ring, k)), P["washi"])
        for q in range(4):
            xx = x + pw * (0.14 + q * 0.24)
            svg.add(
                brush(smooth([(xx, 90), (xx + sw * 0.6, 420), (xx + sw * 1.6, 850)]), 7, 0.4, 0.5, 0.1).intersection(g),
                "#0B1C30",
                0.22,
            )
            svg.add(
                brush(
                    smooth([(xx + 14, 120), (xx + 14 + sw * 0.6, 420), (xx + 14 + sw * 1.4, 820)]),
                    3,
                    0.4,
                    0.5,
                    0.1,
                ).intersection(g),
                "#6FA3B8",
                0.20,
            )
        seigaiha(svg, x - 20, 812, pw + 40, 40, 20, P["washi"], 4, 1.7, 0.75, g.intersection(box(0, 812, width, 850)))
        for yy in (806, 854):
            svg.add(g.intersection(box(0, yy, width, yy + 2.6)), P["washi"], 0.85)
    svg.inked(
        rrect(-20, 34, width + 40, 20, 9),
        svg.lin(0, 34, 0, 54, (0, "#D9B26A"), (0.5, "#A8793A"), (1, "#5E401A")),
        2.6,
    )
    for i in range(n):
        for q in (0.2, 0.5, 0.8):
            svg.inked(
                rrect(i * pw + pw * q - 15, 27, 30, 44, 4),
                svg.lin(0, 28, 0, 72, (0, "#2F6C97"), (0.5, "#1D4C78"), (1, "#1D4C78")),
                2,
            )
    for x in (112, 208, 432, 528, 752, 848, 1072, 1168, 1392, 1488):
        svg.add(brush(smooth([(x, 36), (x + 2, 44), (x, 53)]), 2.4, 0.1, 0.1), P["ink"], 0.7)
    return svg


def wake(seed=4):
    """Foam trail left behind a ship sailing right; 300x60, laid under the ship, stern at x=300."""
    svg = SVG(300, 60)
    rnd = random.Random(seed)
    for k, (y0, y1) in enumerate(((30, 12), (34, 47))):
        c = smooth(
            [
                (292, 32),
                (220, (y0 + y1) / 2 + 3 * (1 if k else -1) * -1),
                (130, y1 + (3 if k else -3) * -1),
                (10, y1),
            ],
            n=16,
        )
        g = [brush(c, 9, 0.15, 0.9, 0.02, 0.3, k)]
        for i in range(9):
            q = resample(c, 40)[3 + i * 3]
            g.append(
                claw(
                    q[0],
                    q[1],
                    math.radians((200 if k == 0 else 160) + rnd.uniform(-20, 20)),
                    rnd.uniform(8, 18),
                    rnd.uniform(3, 6) * (1 - i / 12),
                    1.2 if k == 0 else -1.2,
                )
            )
        u = unary_union(g).intersection(box(0, 0, 300, 60))
        svg.add(inkline(u, 1.4, 0.6), P["ink"], 0.8)
        svg.add(u, P["foam"])
    svg.add(
        [
            brush(
                smooth(
                    [
                        (270 - i * 38, 31 + (i % 2) * 4),
                        (250 - i * 38, 28 + (i % 2) * 5),
                        (230 - i * 38, 32 + (i % 2) * 4),
                    ]
                ),
                2.6,
                0.3,
                0.6,
                0.05,
            )
            for i in range(6)
        ],
        P["pale"],
        0.9,
    )
    return svg


def sailing(good):
    """Ship under sail in its bow wave, 360x320, waterline y=283."""
    svg = SVG(360, 320)
    ship(svg, good, 20, 0, 1)
    bow_wave(svg, 4, 240, 1, GOODS.index(good))
    return svg


def wrecked(good):
    """Ship going down by the bow with a torn sail, 360x320."""
    svg = SVG(360, 320)
    ship(svg, good, 2, 0, 1, rot=22, torn=True)
    return svg


def wave_row():
    """Row of swells, 800x90."""
    svg = SVG(800, 90)
    fill = svg.lin(0, 20, 0, 90, (0, P["sea"]), (1, P["prussian"]))
    crest_row(svg, 0, 800, 66, 36, 150, 26, 5, fill)
    return svg


def anchor(col):
    """The anchor of Anori in one ink, 110x110."""
    svg = SVG(110, 110)
    svg.add(T(anchor_geo(), 55, 58), P[col])
    return svg


def drawings():
    """File name -> function that draws it."""
    bars = [(60, 8, 240, 18), (10, 25, 260, 20), (110, 44, 220, 17)]
    out = {
        "scene_title": title,
        "tile_osaka": tile_osaka,
        "tile_master": tile_master,
        "tile_trader": tile_trader,
        "app_icon": icon,
        "app_icon_small": icon_small,
        "city": city,
        "curtain": curtain,
        "wake": wake,
        "wave_great": partial(single, great_wave, 480, 360, 238, 350, 1, seed=11),
        "wave_row": wave_row,
        "seigaiha": partial(single, seigaiha, 240, 120, 0, 0, 240, 120, 30, P["indigo"], 4, 2),
        "fuji": partial(single, fuji, 480, 200, 236, 196, 446, 180),
        "mist": partial(single, mist, 360, 70, bars),
        "mist_gold": partial(single, mist, 360, 70, bars, gold=True),
        "pine": partial(single, pine, 160, 130, 74, 120, 1.05, 1, 3),
        "torii": partial(single, torii, 140, 110, 70, 104, 1.05),
        "castle": partial(single, castle, 120, 120, 14, 114, 1),
        "kura": partial(single, kura, 90, 60, 18, 54, s=1.04),
        "anchor": partial(anchor, "ink"),
        "anchor_light": partial(anchor, "foam"),
        "lantern": partial(single, lantern, 60, 90, 30, 20, 1.4),
    }
    for good in GOODS:
        out[f"scene_payday_{good}"] = partial(payday, good)
        out[f"scene_wreck_{good}"] = partial(wreck, good)
        out[f"ship_{good}"] = partial(sailing, good)
        out[f"ship_{good}_wreck"] = partial(wrecked, good)
    return out
