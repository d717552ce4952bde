"""Waves: the great curl, foam with claws, ripples, seigaiha."""

import math
import random

import numpy as np
from shapely import affinity as aff
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from .inklib import P, brush, circle, fix, inkline, lerp_curve, polys, resample, smooth, xy


def claw(x, y, ang, length, w, curl):
    """One foam finger: a tapered hook with a small thumb."""
    pts = []
    a = ang
    px, py = x, y
    n = 9
    for i in range(n + 1):
        pts.append((px, py))
        px += math.cos(a) * length / n
        py += math.sin(a) * length / n
        a += curl / n * (0.4 + 1.5 * i / n)
    main = brush(smooth(pts), w, 0, 0.85, 0.03, n=22)
    out = [main, circle(x, y, w * 0.5, 8)]
    k = int(n * 0.42)
    q = pts[k]
    a2 = ang + curl * 0.25 - math.copysign(0.95, curl)
    p2 = []
    px, py = q
    a = a2
    for _ in range(6):
        p2.append((px, py))
        px += math.cos(a) * length * 0.42 / 5
        py += math.sin(a) * length * 0.42 / 5
        a += curl / 5 * 0.9
    out.append(brush(smooth(p2), w * 0.52, 0, 0.9, 0.03, n=16))
    return unary_union(out)


def great_wave(
    svg,
    ox,
    oy,
    s=1.0,
    flip=False,
    seed=1,
    tall=1.0,
    dots=True,
    shade=("indigo", "prussian"),
    body_only=False,
    base_ink=False,
):
    """Curling breaker in a 420x320 box, breaking to the left; foot on y=oy."""
    rnd = random.Random(seed)
    back = smooth(xy("430,322 408,250 372,170 318,100 250,52 184,36 124,52 84,92 74,138"), n=16)
    face = smooth(xy("-30,322 70,306 150,274 204,226 226,172 212,124 172,98 122,104 74,138"), n=16)
    back_line, face_line = resample(back, 120), resample(face, 120)

    def place(g):
        """From the 420x320 box to the sheet."""
        g = aff.translate(g, -200, -322)
        g = aff.scale(g, (-s if flip else s), s * tall, origin=(0, 0))
        return aff.translate(g, ox, oy)

    body = fix(Polygon(back_line + face_line[::-1]))
    y0, y1 = oy - 290 * s * tall, oy
    if base_ink:
        svg.add(place(inkline(body, 3.2, 2)), P["ink"])
        svg.add(place(body), svg.lin(ox, y0, ox, y1, (0, P["indigo"]), (0.45, P[shade[0]]), (1, P[shade[1]])))
    else:  # foot melts into the sea
        svg.add(
            [
                place(brush(back_line[4:], 5, 0.5, 0.02, 0.05)),
                place(brush(face_line[30:], 4.4, 0.6, 0.02, 0.05)),
            ],
            P["ink"],
        )
        svg.add(
            place(body),
            svg.lin(
                ox,
                y0,
                ox,
                y1,
                (0, P["indigo"]),
                (0.45, P[shade[0]]),
                (0.72, P[shade[1]]),
                (1, (P[shade[1]], 0)),
            ),
        )
    # flow stripes from base to lip
    pale, dark = [], []
    for i, sv in enumerate(np.linspace(0.06, 0.94, 13)):
        c = lerp_curve(face_line, back_line, sv)
        a = int(4 + rnd.random() * 10)
        b = int(106 - rnd.random() * 14)
        if i % 2 == 0:
            pale.append(brush(c[a:b], 9.5 - 2 * abs(sv - 0.5), 0.55, 0.5, 0.1, 0.16, seed * 31 + i).intersection(body))
        else:
            dark.append(brush(c[a:b], 3.6, 0.5, 0.4, 0.15, 0.2, seed * 17 + i).intersection(body))
    svg.add([place(g) for g in pale], P["water"], 0.92)
    svg.add([place(g) for g in dark], P["night"], 0.8)
    # light hollow along the face
    hol = fix(Polygon(face_line[8:112] + lerp_curve(face_line, back_line, 0.075)[8:112][::-1])).intersection(body)
    svg.add(place(hol), P["pale"])
    if body_only:
        return
    # foam cap
    e = []
    for i in range(120):
        k = min(1, max(0, (i - 24) / 44))
        k = k * k * (3 - 2 * k)
        sv = 1 - 0.34 * k
        e.append(
            (
                (1 - sv) * face_line[i][0] + sv * back_line[i][0],
                (1 - sv) * face_line[i][1] + sv * back_line[i][1],
            )
        )
    cap = [fix(Polygon(back_line[22:] + e[22:][::-1]))]
    for i in range(34):  # scallops along the outer edge
        t = 26 + int(i * 2.7)
        x, y = back_line[min(t, 118)]
        k = min(1, (t - 20) / 34)
        cap.append(circle(x + rnd.uniform(-3, 2), y + rnd.uniform(-3, 3), rnd.uniform(5, 11) * k + 1, 8))
    cuts = []
    for i in range(15):  # claws hanging into the hollow
        t = 38 + int(i * 5.3)
        x, y = e[min(t, 117)]
        nx, ny = (
            face_line[min(t, 119)][0] - back_line[min(t, 119)][0],
            face_line[min(t, 119)][1] - back_line[min(t, 119)][1],
        )
        a = math.atan2(ny, nx)
        length = rnd.uniform(40, 66) * (1 if i < 11 else 0.66) * (0.5 + 0.5 * min(1, i / 4))
        cap.append(
            claw(
                x - nx * 0.05,
                y - ny * 0.05,
                a - 0.25 + rnd.uniform(-0.15, 0.15),
                length,
                rnd.uniform(12, 16),
                rnd.uniform(0.9, 1.35),
            )
        )
        cuts.append(
            brush(
                smooth(
                    [
                        (x + nx * 0.10, y + ny * 0.10),
                        (x - nx * 0.08 + rnd.uniform(-3, 3), y - ny * 0.08),
                        (x - nx * 0.24 + rnd.uniform(-5, 5), y - ny * 0.24),
                    ]
                ),
                2.6,
                0.1,
                0.8,
                0.05,
            )
        )
    for i in range(6):  # claws at the lip
        a = math.radians(70 + i * 32)
        length = rnd.uniform(30, 46)
        cap.append(claw(78 + rnd.uniform(-5, 12), 116 + rnd.uniform(-8, 14), a, length, 14, rnd.choice([-1.5, 1.6])))
    for i in range(7):  # crest fingers thrown up and out
        t = 62 + i * 8
        x, y = back_line[t]
        dx, dy = back_line[t + 1][0] - back_line[t - 1][0], back_line[t + 1][1] - back_line[t - 1][1]
        a = math.atan2(dy, dx) + 0.75
        cap.append(claw(x, y, a, rnd.uniform(20, 32), 11, -1.4))
    foam = unary_union(cap).buffer(2.2, 6).buffer(-2.2, 6)
    gaps = unary_union([Polygon(r) for p in polys(foam) for r in p.interiors] or [Polygon()])
    foam = unary_union([Polygon(p.exterior) for p in polys(foam)])
    if dots:
        for _ in range(26):
            a = rnd.uniform(0.55 * math.pi, 1.5 * math.pi)
            r = rnd.uniform(70, 150)
            foam = foam.union(
                circle(
                    130 + math.cos(a) * r * 1.1,
                    104 + math.sin(a) * r * 0.8,
                    rnd.choice([1.8, 2.4, 3.2, 4.4]),
                    8,
                )
            )
    svg.add(place(inkline(foam, 2.4, 1.8)), P["ink"])
    svg.add(place(foam), P["foam"])
    svg.add(place(gaps.buffer(-0.6)), P["water"])
    svg.add(place(gaps.buffer(-3)), P["sea"])
    # blue shadow inside the foam
    sh = []
    for i in range(12):
        t = 50 + int(i * 5.5)
        x, y = lerp_curve(face_line, back_line, 0.84)[min(t, 117)]
        nx, ny = (
            face_line[min(t, 119)][0] - back_line[min(t, 119)][0],
            face_line[min(t, 119)][1] - back_line[min(t, 119)][1],
        )
        sh.append(claw(x, y, math.atan2(ny, nx) + 0.1, rnd.uniform(20, 30), 6.5, 1.5))
    svg.add(place(unary_union(sh).intersection(foam.buffer(-2))), P["pale"])
    svg.add(
        place(unary_union([brush(back_line[66:112], 3, 0.5, 0.5, 0.1)]).intersection(foam.buffer(-3))),
        P["water"],
    )
    svg.add(place(unary_union(cuts).intersection(foam)), P["ink"], 0.9)


def crest_row(svg, x0, x1, y, amp, wl, depth, seed=0, fill=None, foam=True, lines=3, ink=True):
    """A travelling row of hooked swells; the base of every sea picture."""
    rnd = random.Random(seed)
    x = x0 - wl * rnd.random()
    peaks = []
    while x < x1 + wl:
        w = wl * rnd.uniform(0.78, 1.25)
        peaks.append((x, w, amp * rnd.uniform(0.7, 1.2)))
        x += w
    top = []
    for px, w, a in peaks:
        seg = smooth(
            [
                (px, y),
                (px + w * 0.3, y - a * 0.34),
                (px + w * 0.56, y - a * 0.86),
                (px + w * 0.74, y - a),
                (px + w * 0.86, y - a * 0.78),
                (px + w * 0.885, y - a * 0.44),
                (px + w * 0.93, y - a * 0.14),
                (px + w, y),
            ],
            n=6,
        )
        top += seg[:-1]
    top.append((peaks[-1][0] + peaks[-1][1], y))
    body = fix(Polygon([*top, (top[-1][0], y + depth), (top[0][0], y + depth)])).intersection(
        box(x0, y - amp * 3, x1, y + depth)
    )
    if ink:
        svg.add(brush([p for p in top if x0 - 2 <= p[0] <= x1 + 2], 2.6, 0.02, 0.02, 0.6, 0.3, seed), P["ink"])
    svg.add(body, fill or P["indigo"])
    clip = box(x0, y - amp * 3, x1, y + depth)
    fo, pl = [], []
    for px, w, a in peaks:
        for k in range(lines):
            o = (k + 1) * a * 0.23
            c = smooth(
                [
                    (px + w * 0.08, y + o * 0.5),
                    (px + w * 0.34, y - a * 0.3 + o),
                    (px + w * 0.58, y - a * 0.78 + o),
                    (px + w * 0.75, y - a * 0.9 + o),
                    (px + w * 0.86, y - a * 0.62 + o),
                ],
                n=8,
            )
            pl.append(brush(c, max(1.1, a * 0.075), 0.6, 0.3, 0.05).intersection(body))
        if foam:
            c = smooth(
                [
                    (px + w * 0.40, y - a * 0.52),
                    (px + w * 0.6, y - a * 0.86),
                    (px + w * 0.74, y - a * 0.96),
                    (px + w * 0.86, y - a * 0.74),
                    (px + w * 0.89, y - a * 0.44),
                ],
                n=8,
            )
            fo.append(brush(c, max(2, a * 0.26), 0.7, 0.25, 0.05))
            for j in range(4):
                t = 0.62 + j * 0.075
                ax, ay = px + w * t, y - a * (0.9 - 0.34 * max(0, t - 0.74) / 0.12)
                fo.append(
                    claw(
                        ax,
                        ay,
                        math.radians(78 + j * 8),
                        a * rnd.uniform(0.28, 0.42),
                        max(1.6, a * 0.15),
                        rnd.choice([1.2, -1.2]),
                    )
                )
            for _ in range(4):
                fo.append(
                    circle(
                        px + w * rnd.uniform(0.7, 1.02),
                        y - a * rnd.uniform(0.95, 1.5),
                        rnd.choice([0.03, 0.045, 0.06]) * a + 0.5,
                        6,
                    )
                )
    svg.add([g.intersection(clip) for g in pl], P["water"], 0.85)
    if fo:
        fo = unary_union(fo).intersection(clip)
        svg.add(inkline(fo, 1.1, 0.6).intersection(clip), P["ink"])
        svg.add(fo, P["foam"])


def ripples(svg, x0, x1, y0, y1, rows, seed=0, col="foam", op=0.55, wmax=2.0, avoid=()):
    """Rows of short wavelets, larger towards y1; avoid = boxes to leave free."""
    rnd = random.Random(seed)
    out = []
    for r in range(rows):
        t = (r + 0.5) / rows
        y = y0 + (y1 - y0) * t**1.25
        sc = 0.45 + 0.9 * t
        x = x0 + rnd.uniform(0, 60)
        while x < x1:
            length = rnd.uniform(26, 74) * sc
            if rnd.random() < 0.62 and not any(a[0] < x + length / 2 < a[2] and a[1] < y < a[3] for a in avoid):
                k = rnd.uniform(2, 4) * sc
                m = rnd.choice([2, 3])
                pts = [(x + length * i / (m * 2), y + (k if i % 2 else 0)) for i in range(m * 2 + 1)]
                out.append(brush(smooth(pts, n=7), wmax * sc, 0.4, 0.4, 0.08))
            x += length + rnd.uniform(14, 90) * sc
    svg.add(unary_union(out).intersection(box(x0, y0 - 10, x1, y1 + 10)), P[col], op)


def seigaiha(svg, x0, y0, w, h, r, line, rings=4, lw=None, op=1, clip=None):
    """Overlapping concentric scales; cut geometrically, so it tiles anywhere."""
    clip = clip or box(x0, y0, x0 + w, y0 + h)
    lw = lw or r * 0.07
    geo = []
    rows = int(h / (r * 0.5)) + 4
    cover = Polygon()
    for j in range(rows, -1, -1):
        y = y0 + j * r * 0.5
        row = []
        for i in range(-1, int(w / (2 * r)) + 2):
            x = x0 + i * 2 * r + (r if j % 2 else 0)
            row.append((x, y))
        discs = []
        for x, y in row:
            d = circle(x, y, r, 11)
            for k in range(rings):
                ro = r * (1 - k / rings * 0.86)
                ring = circle(x, y, ro, 11).difference(circle(x, y, ro - lw, 11))
                geo.append(ring.difference(cover).intersection(clip))
            discs.append(d)
        cover = unary_union([cover, *discs]).intersection(box(x0 - 3 * r, y - 2 * r, x0 + w + 3 * r, y + 2 * r))
    svg.add([g for g in geo if not g.is_empty], line, op)
