"""Subsets of the three type families, cut from the npm packages that carry the full fonts.

The packages are fetched by name with `npm pack` into a cache folder outside the tree. The
originals cover Latin-1 and Japanese but little of Latin Extended-A, so the missing accented
letters and a few signs are put together here from parts of the same font.
"""

import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import unicodedata
from pathlib import Path

from fontTools.misc.roundTools import otRound
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from . import ASSETS

VERSION = "0.4.1"
# licence name -> package
PACKAGES = {
    "ShipporiMincho": "@expo-google-fonts/shippori-mincho",
    "ZenKakuGothicNew": "@expo-google-fonts/zen-kaku-gothic-new",
    "YujiSyuku": "@expo-google-fonts/yuji-syuku",
}
# our file -> package, file in it, its sha256
FACES = {
    "ShipporiMincho-ExtraBold.ttf": (
        "ShipporiMincho",
        "800ExtraBold/ShipporiMincho_800ExtraBold.ttf",
        "090b5da79ab6ae63a7d3f47c6d031fdf7d37834cf687c6a78fb95b6a0d6203ca",
    ),
    "ShipporiMincho-SemiBold.ttf": (
        "ShipporiMincho",
        "600SemiBold/ShipporiMincho_600SemiBold.ttf",
        "9bc5b031d54f26fd67e346838637c27891db02316583aef8f50cf7bd9905ddff",
    ),
    "ZenKakuGothicNew-Medium.ttf": (
        "ZenKakuGothicNew",
        "500Medium/ZenKakuGothicNew_500Medium.ttf",
        "799469b01616ea34b2c37eba35aa6a5720cbaaf6cc0ba69b8efa49554d5c4a93",
    ),
    "ZenKakuGothicNew-Bold.ttf": (
        "ZenKakuGothicNew",
        "700Bold/ZenKakuGothicNew_700Bold.ttf",
        "7b39a40d306c7c59ac6e8377fb6dd692c98fb115f37385dbd94830cafb7c8c1d",
    ),
    "YujiSyuku-Regular.ttf": (
        "YujiSyuku",
        "400Regular/YujiSyuku_400Regular.ttf",
        "881a876b179ff4930a08fbba624a8cd04ddf4a4ef5dfa679deca36033a0f1ad3",
    ),
}

LATIN = "".join(chr(c) for c in (*range(0x20, 0x7F), *range(0xA0, 0x180)))
NARROW_SPACE = "\u202f"
SIGNS = "–—‘’‚“”„…•·‹›€−×÷≤≥≠→←↑↓✓✕●○◎▲▼△▽◆◇■□★☆、。「」『』・ー々〇" + NARROW_SPACE
# names of goods, places, people and pages, numerals, and some words of the trade in reserve;
# kanji the generators use are added by reading them
KANJI = (
    "上人休伯信倫和商器大奇屋島巴布後徳敦斯朧木林枯柊桜永汽泉瓦田白磁神策米紅羅義耳船花茶藍談越道里鉄門電馬"
    "万両乗二五例入千印坂場安定局州戸新日本楽江潮灘百相秋設語遠難黒"
    "一三四六七八九十億円文金銀銭札荷市帳手番勝負終始結果順位続海港波風嵐宝保険規則練習再生題名"
    "給払決算航路幕問答"
)
FEATURES = ["ccmp", "kern", "liga", "clig", "calt", "locl", "mark", "mkmk", "rlig"]

ACCENTS = {"\u0301": "´", "\u0302": "ˆ", "\u0303": "˜", "\u0304": "¯", "\u0308": "¨", "\u030a": "˚"}
APOSTROPHE_CARON = "ďľťĽ"
COMMA_BELOW = "ĢĶķĻļŅņŖŗŢţ"
ASCENDERS = "bdfhklt"
# letters no part of the fonts can give: nothing in the game needs them
LEFT_OUT = "ĸŊŋſ"


def cache():
    """Folder of the downloaded packages."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(base) / "akindo" / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fetch(key):
    """Path of a package's tarball, packed by npm if it is not in the cache yet."""
    package = PACKAGES[key]
    folder = cache()
    name = f"{package.lstrip('@').replace('/', '-')}-{VERSION}.tgz"
    if not (folder / name).is_file():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is needed once, to fetch the fonts")
        print(f"  fetching {package}", flush=True)
        subprocess.run(
            [npm, "pack", "--silent", f"{package}@{VERSION}"], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
    return folder / name


def member(key, path):
    """One file of a package as bytes."""
    with tarfile.open(fetch(key)) as tar:
        return tar.extractfile(f"package/{path}").read()


def characters():
    """Everything the subsets shall cover."""
    used = set(LATIN) | set(SIGNS) | set(KANJI)
    for source in Path(__file__).parent.glob("*.py"):
        used |= {c for c in source.read_text(encoding="utf-8") if "\u3000" <= c <= "\u9fff"}
    return used - set(LEFT_OUT)


class Composer:
    """Adds the letters and signs a font lacks, built from glyphs it has."""

    def __init__(self, font):
        """Measure the font: how far its own accents stand off its letters."""
        self.font = font
        self.cmap = font.getBestCmap()
        self.outlines = font.getGlyphSet()
        self.small_gap = self.box("é")[3] - self.height("´") - self.box("e")[3]
        self.tall_gap = self.box("É")[3] - self.height("´") - self.box("E")[3]

    def box(self, ch):
        """Bounds of a character."""
        pen = BoundsPen(self.outlines)
        self.outlines[self.cmap[ord(ch)]].draw(pen)
        return pen.bounds

    def height(self, ch):
        """Height of a character's outline."""
        _, low, _, high = self.box(ch)
        return high - low

    def middle(self, ch):
        """Horizontal middle of a character's outline."""
        left, _, right, _ = self.box(ch)
        return (left + right) / 2

    def width(self, ch):
        """Advance of a character."""
        return self.font["hmtx"][self.cmap[ord(ch)]][0]

    def record(self, ch):
        """Outline of a character; ȷ is j without its dot."""
        pen = DecomposingRecordingPen(self.outlines)
        self.outlines[self.cmap[ord("j" if ch == "ȷ" else ch)]].draw(pen)
        if ch == "ȷ":
            top = self.box("x")[3]
            kept, contour = [], []
            for op, points in pen.value:
                contour.append((op, points))
                if op == "closePath":
                    if min(y for _, ps in contour for _, y in ps) < top:
                        kept += contour
                    contour = []
            pen.value = kept
        return pen

    def add(self, ch, parts, width):
        """New glyph for ch out of parts: (character, a transform), or a list of contour points."""
        pen = TTGlyphPen(None)
        for part in parts:
            if isinstance(part, list):
                pen.moveTo(part[0])
                for point in part[1:]:
                    pen.lineTo(point)
                pen.closePath()
                continue
            source, move = part
            record = self.record(source)
            mirrored = move[0] * move[3] - move[1] * move[2] < 0
            record.replay(TransformPen(ReverseContourPen(pen) if mirrored else pen, move))
        name = f"akindo{ord(ch):04X}"
        font = self.font
        glyph = pen.glyph(round=otRound)
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"].glyphs[name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(width), getattr(glyph, "xMin", 0))
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(ch)] = name

    def alias(self, ch, source):
        """Let ch be drawn like another character."""
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(ch)] = self.cmap[ord(source)]

    def accented(self, ch):
        """Letter with a mark above or below."""
        base, mark = unicodedata.normalize("NFD", ch)
        tall = base.isupper() or base in ASCENDERS
        if base in "ij" and mark not in "\u0327\u0328":
            base = "ı" if base == "i" else "ȷ"
        letter = (base, Transform())
        left, _, right, high = self.box(base.replace("ȷ", "j"))
        if base == "ȷ":
            high = self.box("ı")[3]
        middle = (left + right) / 2
        gap = self.tall_gap if tall else self.small_gap
        width = self.width(base.replace("ȷ", "j"))
        if ch in APOSTROPHE_CARON:
            q = self.box("’")
            x = right - q[0] + (20 if base != "L" else -(q[2] - q[0]) - 40)
            extra = max(0, x + q[2] + 20 - width) if base != "L" else 0
            self.add(ch, [letter, ("’", Transform().translate(x, self.box("d")[3] - q[3]))], width + extra)
        elif ch in COMMA_BELOW:
            move = Transform().translate(middle - self.middle(","), -50 - self.box(",")[3])
            self.add(ch, [letter, (",", move)], width)
        elif ch == "ģ":
            self.add(ch, [letter, self.above("‘", middle, high + gap)], width)
        elif mark == "\u0327":
            c = self.box("¸")
            self.add(ch, [letter, ("¸", Transform().translate(middle - (c[0] + c[2]) / 2, 0))], width)
        elif mark == "\u0328":  # ogonek: the cedilla mirrored, at the right foot
            c = self.box("¸")
            move = Transform(-1, 0, 0, 1, right - 30 + c[0], 0)
            self.add(ch, [letter, ("¸", move)], width)
        elif mark == "\u030c":  # caron: the circumflex upside down
            c = self.box("ˆ")
            move = Transform(1, 0, 0, -1, middle - (c[0] + c[2]) / 2, high + gap + c[3])
            self.add(ch, [letter, ("ˆ", move)], width)
        elif mark == "\u0306":  # breve: the lower half of a ring would be too heavy, so it is drawn
            self.add(ch, [letter, self.breve(middle, high + gap)], width)
        elif mark == "\u0307":
            self.add(ch, [letter, self.above(".", middle, high + gap)], width)
        elif mark == "\u030b":
            step = (self.box("´")[2] - self.box("´")[0]) * 0.42
            marks = [self.above("´", middle + k * step, high + gap) for k in (-1, 1)]
            self.add(ch, [letter, *marks], width)
        else:
            self.add(ch, [letter, self.above(ACCENTS[mark], middle, high + gap)], width)

    def above(self, mark, middle, bottom):
        """A mark moved so that it stands on height bottom."""
        _, low, _, _ = self.box(mark)
        return mark, Transform().translate(middle - self.middle(mark), bottom - low)

    def breve(self, middle, bottom):
        """Bowl of varying weight as one contour."""
        half, deep = 150, 110
        pen = self.stem() * 0.8
        outer = [(-1, 1), (-0.8, 0.42), (-0.45, 0.08), (0, 0), (0.45, 0.08), (0.8, 0.42), (1, 1)]
        inner = [(0.74, 1), (0.56, 0.62), (0.3, 0.4), (0, 0.34), (-0.3, 0.4), (-0.56, 0.62), (-0.74, 1)]
        lift = pen / (0.34 * deep)
        points = [(middle + x * half, bottom + y * deep) for x, y in outer]
        points += [(middle + x * half, bottom + (y if y == 1 else y * lift) * deep) for x, y in inner]
        return [(round(x), round(y)) for x, y in reversed(points)]

    def stem(self):
        """Weight of a horizontal stroke, taken from the macron."""
        return self.height("¯")

    def bar(self, left, right, middle):
        """Horizontal stroke as a contour."""
        half = self.stem() * 0.42
        box = [(left, middle - half), (left, middle + half), (right, middle + half), (right, middle - half)]
        return [(round(x), round(y)) for x, y in box]

    def stroked(self, ch):
        """Letter with a bar or a slash through it, or two letters in one."""
        plain = Transform()
        if ch in "Đ":
            self.alias(ch, "Ð")
        elif ch in "đĦħŦŧ":
            base = {"đ": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t"}[ch]
            left, _, right, high = self.box(base)
            ends, level = {
                "đ": ((left + 0.45 * (right - left), right + 40), high * 0.84),
                "Ħ": ((left - 20, right + 20), high * 0.76),
                "ħ": ((left - 40, left + 0.6 * (right - left)), high * 0.84),
                "Ŧ": ((left + 90, right - 90), high * 0.42),
                "ŧ": ((left - 10, right), high * 0.42),
            }[ch]
            self.add(ch, [(base, plain), self.bar(*ends, level)], self.width(base))
        elif ch in "Łł":
            base = "L" if ch == "Ł" else "l"
            left, _, right, high = self.box(base)
            x = left + (0.36 * (right - left) if ch == "Ł" else 0.5 * (right - left))
            y, run, half = high * 0.48, 150, self.stem() * 0.5
            slash = [(x - run, y - 90 - half), (x - run, y - 90 + half), (x + run, y + 90 + half)]
            slash.append((x + run, y + 90 - half))
            slash = [(round(a), round(b)) for a, b in slash]
            self.add(ch, [(base, plain), slash], self.width(base))
        elif ch in "Ĳĳ":
            a, b = "IJ" if ch == "Ĳ" else "ij"
            width = self.width(a)
            self.add(ch, [(a, plain), (b, Transform().translate(width, 0))], width + self.width(b))
        elif ch in "Ŀŀ":
            base = "L" if ch == "Ŀ" else "l"
            width = self.width(base)
            dot = self.box("·")
            x = self.box("L")[2] - dot[2] if ch == "Ŀ" else width - dot[0]
            extra = 0 if ch == "Ŀ" else dot[2] - dot[0] + 20
            self.add(ch, [(base, plain), ("·", Transform().translate(x, 0))], width + extra)
        elif ch == "ŉ":
            width = self.width("’")
            self.add(ch, [("’", plain), ("n", Transform().translate(width, 0))], width + self.width("n"))

    def sign(self, ch):
        """Signs the fonts lack, and the ellipsis, which Japanese type sets at half height."""
        if ch in "≤≥":
            base = "<" if ch == "≤" else ">"
            left, low, right, _ = self.box(base)
            m_left, _, m_right, m_high = self.box("−")
            k = (right - left) / (m_right - m_left)
            rise = 70
            bar = Transform(k, 0, 0, 1, left - m_left * k, low + rise - 50 - m_high)
            self.add(ch, [(base, Transform().translate(0, rise)), ("−", bar)], self.width(base))
        elif ch == "≠":
            left, low, right, high = self.box("=")
            mid, half = (left + right) / 2, self.stem() * 0.5
            slash = [(mid - 130 - half, low - 110), (mid + 130 - half, high + 110)]
            slash += [(mid + 130 + half, high + 110), (mid - 130 + half, low - 110)]
            slash = [(round(x), round(y)) for x, y in slash]
            self.add(ch, [("=", Transform()), slash], self.width("="))
        elif ch == "✕":
            self.alias(ch, "×")
        elif ch == "✓":
            k = self.stem() * 0.62
            check = [(90, 330), (90 + 2 * k, 330 + 1.1 * k), (300, 110 + 2.2 * k)]
            check += [(690, 700), (740, 660), (310, 40), (290, 40)]
            self.add(ch, [[(round(x), round(y)) for x, y in check]], 820)
        elif ch == "…":
            width = self.width(".")
            self.add(ch, [(".", Transform().translate(k * width, 0)) for k in range(3)], width * 3)
        elif ch == NARROW_SPACE:
            self.add(ch, [], self.width(" ") * 0.6 if self.width(" ") > 200 else self.width(" "))

    def complete(self, wanted):
        """Add all that is wanted and missing or set unlike Latin; return what could not be made."""
        left = []
        for ch in sorted(wanted):
            if ord(ch) in self.cmap and ch != "…":
                continue
            if ch in "ĐđĦħŦŧŁłĲĳĿŀŉ":
                self.stroked(ch)
            elif ch in "≤≥≠✕✓…" + NARROW_SPACE:
                self.sign(ch)
            elif ch in LATIN and len(unicodedata.normalize("NFD", ch)) == 2:
                self.accented(ch)
            else:
                left.append(ch)
        return left


def subset(name):
    """Write one subset; return what it cannot show."""
    key, path, digest = FACES[name]
    data = member(key, path)
    if hashlib.sha256(data).hexdigest() != digest:
        raise SystemExit(f"{path} is not the file the subsets were made from")
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    for tag in ("vhea", "vmtx", "BASE"):  # for vertical setting only
        if tag in font:
            del font[tag]
    wanted = characters()
    missing = Composer(font).complete(wanted)
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.glyph_names = False
    options.legacy_cmap = False
    cutter = Subsetter(options)
    cutter.populate(unicodes=[ord(c) for c in wanted])
    cutter.subset(font)
    font.save(ASSETS / "fonts" / name)
    return missing


def build():
    """Write all subsets and their licences."""
    target = ASSETS / "fonts"
    target.mkdir(exist_ok=True)
    for key in PACKAGES:
        text = member(key, "LICENSE_FONT").decode("utf-8").replace("\r\n", "\n")
        path = target / f"OFL-{key}.txt"
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"  {path.name}", flush=True)
    for name in FACES:
        missing = subset(name)
        size = (target / name).stat().st_size
        note = f", not in the font: {''.join(missing)}" if missing else ""
        print(f"  {name}  {size // 1024} KB{note}", flush=True)
