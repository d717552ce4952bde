"""The Osaka-Edo sea road, 1600x400: back layer (under ships) and front layer."""

from shapely.geometry import Polygon, box

from .glyphs import glyphs
from .inklib import SVG, P, T, brush, circle, fix, inkline, lerp_curve, poly, resample, smooth, xy
from .scene import castle, fuji, kura, mist, pine, quay, ridge, rockisle, roof, sky, sun, torii
from .sea import crest_row, great_wave, ripples

W, H, HZ = 1600, 400, 168  # HZ = horizon
XS = [0, 262, 520, 786, 1050, 1318, 1600]


def back():
    """What lies under the ships: sky, coast, the four harbours, open sea, the black current, the great waves."""
    svg = SVG(W, H)
    sky(svg, 0, 0, W, HZ + 4)
    sun(svg, 1022, 104, 33)
    fuji(svg, 1268, HZ + 2, 400, 122)
    # far coast in three tones
    ridge(
        svg,
        xy("0,118 70,106 150,126 240,112 340,134 450,124 560,142 680,132 800,148 960,146 1010,158"),
        HZ + 2,
        ["#6C9AA3", "#B9CDC2", "#E4DFC6"],
        1.3,
    )
    ridge(
        svg,
        xy("0,138 90,128 190,146 300,140 420,156 540,150 660,160 760,156 900,164"),
        HZ + 2,
        ["#3F6F78", "#7FA59C"],
        1.5,
        30,
        2,
    )
    ridge(svg, xy("1300,164 1380,148 1450,140 1530,128 1600,134"), HZ + 2, ["#3F6F78", "#7FA59C"], 1.5, 16, 3)
    ridge(
        svg,
        xy("960,168 1040,158 1120,160 1220,156 1300,162 1380,168"),
        HZ + 3,
        ["#4C7B75", "#88AC98"],
        1.3,
        20,
        4,
    )
    # mist bands
    mist(svg, [(300, 84, 250, 13), (380, 71, 210, 14), (440, 96, 210, 11)])
    mist(svg, [(700, 60, 200, 12), (640, 72, 190, 13), (760, 84, 190, 11)])
    mist(svg, [(960, 116, 170, 11), (920, 126, 160, 12), (1040, 138, 150, 10)])
    mist(svg, [(1130, 132, 150, 11), (1180, 142, 150, 11)])
    mist(svg, [(1300, 118, 160, 11), (1270, 128, 130, 11)])
    mist(svg, [(1440, 62, 240, 12), (1500, 74, 190, 12)])
    mist(svg, [(-40, 62, 190, 12), (40, 74, 170, 12)])
    # sea
    svg.add(
        box(0, HZ, W, H),
        svg.lin(
            0,
            HZ,
            0,
            H,
            (0, "#A7C6C2"),
            (0.10, "#79A9B4"),
            (0.32, "#3B7CA3"),
            (0.62, "#1F5280"),
            (1, "#123252"),
        ),
    )
    svg.add(brush([(0, HZ), (W, HZ)], 1.8, 0.01, 0.01, 0.8, 0.3), P["ink"])
    # the black current: layered dark tongues, soft edge by steps
    up = xy("300,352 560,312 820,278 1060,246 1330,222 1600,214")
    dn = xy("300,366 560,372 820,356 1060,330 1330,312 1600,306")
    upper, lower = resample(smooth(up), 60), resample(smooth(dn), 60)
    for k in (0, 0.10, 0.20):
        a, d = lerp_curve(upper, lower, k), lerp_curve(lower, upper, k)
        svg.add(
            fix(Polygon(a + d[::-1])),
            svg.lin(
                300,
                0,
                1600,
                0,
                (0, ("#0A1E38", 0)),
                (0.3, ("#0A1E38", 0.16)),
                (0.75, ("#0A1E38", 0.26)),
                (1, ("#0A1E38", 0.2)),
            ),
        )
    for i in range(7):
        c = lerp_curve(upper, lower, 0.12 + 0.76 * i / 6)
        x0 = 6 + (i * 5) % 14
        svg.add(brush(c[x0 : x0 + 34 - (i * 7) % 11], 2.6, 0.6, 0.5, 0.04, 0.2, i), P["water"], 0.55)
        svg.add(brush(c[x0 + 36 : 58], 2.2, 0.5, 0.5, 0.04, 0.2, i), P["water"], 0.45)
    # its name, printed into the water
    x = 806
    for ch, w in zip("Kuroshio", (19, 18, 14, 17, 14, 18, 11, 17), strict=True):
        svg.add(
            T(
                glyphs(ch, "display", 21, x, 344 - (x - 806) * 0.13, center=False),
                rot=-7.4,
                o=(x, 344 - (x - 806) * 0.13),
            ),
            P["foam"],
            0.5,
        )
        x += w
    for ch in "黒潮":
        svg.add(
            T(
                glyphs(ch, "brush", 25, x + 14, 337 - (x - 806) * 0.13),
                rot=-7.4,
                o=(x + 14, 337 - (x - 806) * 0.13),
            ),
            P["foam"],
            0.5,
        )
        x += 28
    ripples(svg, 0, W, HZ + 10, 372, 17, 4, "foam", 0.62, 1.9, avoid=((796, 308, 1004, 350),))
    ripples(svg, 0, W, HZ + 14, 372, 13, 9, "prussian", 0.55, 1.7, avoid=((796, 308, 1004, 350),))
    # space boundaries: lines of floats, slanting with the lanes
    for x in XS[1:-1]:
        o = []
        n = 15
        for i in range(n):
            t = i / (n - 1)
            y = HZ + 18 + (352 - HZ - 18) * t
            xx = x + 26 - 52 * t
            rr = 1.5 + 1.7 * t
            o.append(circle(xx, y, rr, 8))
        svg.add([inkline(g, 0.9, 0.5) for g in o], P["ink"])
        svg.add(o, P["washi"])
    # Osaka: quay, storehouses, castle, torii
    ridge(svg, xy("-10,140 60,126 140,142 214,162 250,178"), 184, ["#35604A", "#5F8A63"], 1.8, 26, 7)
    castle(svg, 26, 142, 0.72)
    for x, y, s in xy("96,176,0.95 146,178,0.82 0,176,0.95 50,177,0.84"):
        kura(svg, x, y, s=s)
    quay(svg, -4, 200, 176, 16, 3)
    svg.inked(poly([(200, 178), (238, 184), (238, 189), (200, 192)]), P["wood"], 1.4)
    for x in (206, 218, 230):
        svg.inked(box(x, 186, x + 3, 202), P["wood_lo"], 1)
    pine(svg, 190, 178, 0.5, 1, 3)
    # Oshima: a small island with a pine and torii in the water
    rockisle(svg, 396, 196, 104, 27, 4)
    pine(svg, 380, 178, 0.62, -1, 5)
    pine(svg, 416, 178, 0.44, 1, 6)
    torii(svg, 462, 204, 0.36)
    # Anori: cove with pines and a beacon
    ridge(
        svg,
        xy("560,186 586,172 630,160 690,158 740,170 772,188"),
        190,
        ["#4A7A58", "#8FAE7C", "#D9CFA4"],
        1.8,
        18,
        9,
    )
    svg.add(brush(smooth(xy("556,190 610,186 670,191 730,186 776,190")), 4, 0.2, 0.2, 0.2), P["foam"])
    pine(svg, 604, 178, 0.56, -1, 8)
    pine(svg, 722, 178, 0.5, 1, 11)
    pine(svg, 740, 184, 0.36, 1, 12)
    svg.inked(poly([(654, 174), (658, 146), (672, 146), (676, 174)]), "#EFE3C8", 1.3)
    svg.inked(box(655, 137, 675, 147), P["gold_hi"], 1.2)
    roof(svg, 653, 137, 24, 9, 5)
    # Edo: quay, storehouses, fire tower
    ridge(svg, xy("1388,182 1430,160 1490,150 1560,136 1612,140"), 186, ["#35604A", "#5F8A63"], 1.8, 26, 12)
    castle(svg, 1496, 146, 0.66)
    for x, y, s in xy("1412,178,0.84 1458,177,0.95 1510,177,0.86 1556,177,0.98"):
        kura(svg, x, y, s=s)
    svg.inked(poly(xy("1400,178 1404,124 1416,124 1420,178")), P["wood_lo"], 1.3)
    for yy in (140, 156, 170):
        svg.add(brush([(1402, yy), (1418, yy)], 1.6, 0.05, 0.05), P["ink"])
    svg.inked(box(1400, 112, 1420, 124), P["wood"], 1.3)
    roof(svg, 1398, 112, 24, 9, 5)
    quay(svg, 1396, 1606, 177, 16, 8)
    svg.inked(poly(xy("1396,179 1356,186 1356,191 1396,194")), P["wood"], 1.4)
    for x in (1362, 1374, 1386):
        svg.inked(box(x, 188, x + 3, 204), P["wood_lo"], 1)
    pine(svg, 1434, 180, 0.46, -1, 13)
    # the great waves of Enshunada, behind the ship
    great_wave(svg, 1226, 318, 0.52, seed=11)
    great_wave(svg, 1092, 270, 0.30, seed=8)
    return svg


def front():
    """What lies over the ships: the near wave rows."""
    svg = SVG(W, H)
    great_wave(svg, 1268, 384, 0.34, seed=21, dots=True)
    crest_row(svg, 0, W, 368, 22, 92, 32, 5, svg.lin(0, 340, 0, 400, (0, "#1F5280"), (1, "#11304F")))
    crest_row(svg, 0, W, 388, 26, 118, 14, 8, svg.lin(0, 360, 0, 400, (0, "#17406A"), (1, "#0E2944")))
    return svg


def drawings():
    """File name -> function that draws it."""
    return {"board_back": back, "board_front": front}
