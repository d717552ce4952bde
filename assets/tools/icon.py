"""The application's icon as PNG for windows, .ico and .icns for packages, rasterised from the two drawings of it."""

import io
import struct

import pygame

from . import ASSETS

SIZES = (32, 64, 256)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
SMALL = 64
"""Below this many pixels the seal is drawn instead of the ship."""


def png(size: int) -> bytes:
    """The icon of that many pixels, drawn four times as large and brought down, which keeps its edges even."""
    name = "app_icon" if size >= SMALL else "app_icon_small"
    large = pygame.image.load_sized_svg(ASSETS / "art" / f"{name}.svg", (size * 4, size * 4))
    file = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(large, (size, size)), file, "icon.png")
    return file.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """An .ico file: a table of sizes and places, then the PNG files themselves; 256 is written as 0."""
    table = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(table) + 16 * len(pictures)
    for size, data in pictures.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return table + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """An .icns file: type, length and content of each PNG file, after a head of the same kind for the whole."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return kind + struct.pack(">I", len(data) + 8) + data

    return chunk(b"icns", b"".join(chunk(kind, data) for kind, data in pictures.items()))


def build() -> None:
    """Write the icon in all its sizes."""
    folder = ASSETS / "icon"
    folder.mkdir(exist_ok=True)
    files = {f"{size}.png": png(size) for size in SIZES}
    files["icon.ico"] = ico({size: png(size) for size in ICO_SIZES})
    files["icon.icns"] = icns({kind: png(size) for kind, size in ICNS_TYPES.items()})
    for name, data in files.items():
        (folder / name).write_bytes(data)
        print(f"  {name}  {len(data) / 1024:.1f} KB", flush=True)
