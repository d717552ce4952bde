"""Make a finished SVG lighter without changing the picture.

Relative coordinates, one decimal where the sheet is large, points nobody can see dropped.
"""

import re

from shapely.geometry import Polygon

from .inklib import f

FINE = ("seigaiha", "wake")  # thin lines on a large sheet: keep more points


def num(v, dec):
    """Number as the shortest text SVG allows: no zero before the point."""
    t = f(v, dec)
    if t.startswith("-0."):
        return t.replace("-0.", "-.")
    return t[1:] if t.startswith("0.") else t


def thin(pts, tol):
    """Drop points that do not show: at most `tol` units off the old line."""
    if len(pts) < 8:
        return pts
    q = list(Polygon(pts).exterior.simplify(tol).coords)[:-1]
    return q if len(q) > 3 else pts


def pair(x, y, dec):
    """Two numbers, with a space between them only where it is needed."""
    a, b = num(x, dec), num(y, dec)
    return a + b if b.startswith("-") else f"{a} {b}"


def rel(d, dec, tol=0):
    """Absolute M/L/Z rings -> relative; deltas come from rounded positions, so nothing drifts."""
    out, cx, cy = [], 0.0, 0.0
    for ring in d.split("Z"):
        v = [float(t) for t in re.findall(r"-?\d*\.?\d+", ring)]
        pts = [(round(v[i], dec), round(v[i + 1], dec)) for i in range(0, len(v) - 1, 2)]
        q = [p for i, p in enumerate(pts) if i == 0 or p != pts[i - 1]]
        if len(q) < 3:
            continue
        if tol:
            q = thin(q, tol)
        x, y = q[0]
        s = "m" + pair(x - cx, y - cy, dec) + "l"
        for i, (a, b) in enumerate(q[1:]):
            step = pair(a - x, b - y, dec)
            s += step if i == 0 or step.startswith("-") else " " + step
            x, y = a, b
        out.append(s + "z")
        cx, cy = q[0]
    return "".join(out)


def slim(name, text):
    """The lighter form of a file, or the file itself if nothing was gained."""
    w = float(re.search(r'<svg[^>]* width="([\d.]+)"', text).group(1))
    dec = 1 if w >= 200 else 2
    tol = 0.05 if name in FINE or w < 200 else 0.16 if w <= 520 else 0.12
    out = re.sub(r' d="([^"]*)"', lambda m: f' d="{rel(m.group(1), dec, tol)}"', text)
    out = re.sub(r'<path [^>]* d=""/>\n?', "", out)
    return out if len(out) < len(text) else text
