"""Paper, wood grain and table cloth as tiles that repeat without a seam, in as few colours as the eye allows."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from . import ASSETS

SIZE = 512
PAPER = (248, 240, 221)
LIGHT_FIBRE, DARK_FIBRE = (255, 253, 244), (150, 120, 70)
GRAIN_DEPTH = 14
# the cloth is multiplied over a colour of the game, so this is how bright that colour stays on average
CLOTH_MEAN = 225
THREADS = 171

Field = NDArray[np.float64]


def noise(cells: int, seed: int) -> Field:
    """Smooth noise from 0 to 1, that many cells each way, meeting itself at the edges."""
    lattice = np.random.default_rng(seed).random((cells, cells))
    at = np.arange(SIZE) * cells / SIZE
    low = at.astype(int)
    high = (low + 1) % cells
    ease = at - low
    ease = ease * ease * (3 - 2 * ease)
    rows = lattice[low] * (1 - ease)[:, None] + lattice[high] * ease[:, None]
    return rows[:, low] * (1 - ease) + rows[:, high] * ease


def fibres(seed: int) -> tuple[Field, Field]:
    """How much light and dark fibre lies at each place; fibres run on over the edges."""
    random = np.random.default_rng(seed)
    sheets = []
    for share, weakest, strongest in ((0.62, 40, 120), (0.38, 18, 60)):
        sheet = pygame.Surface((SIZE * 2, SIZE * 2), pygame.SRCALPHA)
        sheet.fill((255, 255, 255, 0))
        for _ in range(int(SIZE * SIZE / 2600 * share)):
            x, y = random.uniform(0, SIZE, 2)
            heading, bend = random.uniform(0, 6.28), random.uniform(-0.09, 0.09)
            points = []
            for _ in range(int(random.uniform(3, 13))):
                points.append((x * 2, y * 2))
                x, y = x + np.cos(heading) * 2.5, y + np.sin(heading) * 2.5
                heading += bend + random.uniform(-0.06, 0.06)
            ink = (255, 255, 255, int(random.uniform(weakest, strongest)))
            for across in (-SIZE * 2, 0, SIZE * 2):
                for down in (-SIZE * 2, 0, SIZE * 2):
                    pygame.draw.lines(sheet, ink, False, [(px + across, py + down) for px, py in points], 2)
        small = pygame.transform.smoothscale(sheet, (SIZE, SIZE))
        sheets.append(pygame.surfarray.array_alpha(small).T / 255)
    return sheets[0], sheets[1]


def washi() -> tuple[Field, list[tuple[int, ...]]]:
    """Paper of three sizes of cloud, with long fibres: levels and the colour of each."""
    cloud = (0.5 * noise(6, 1) + 0.3 * noise(23, 2) + 0.2 * noise(102, 3) - 0.5) * 14
    light, dark = fibres(10)
    # one number says it all, from a dark fibre (-60) over paper (0) to a light fibre (12)
    level = cloud + light * (12 - cloud)
    level += dark * (-60 - level)
    keys = (-60, -7, 0, 7, 12)
    stops = (DARK_FIBRE, *(tuple(c + k * f for c, f in zip(PAPER, (1, 1, 1.25), strict=True)) for k in (-7, 0, 7)))
    channels = list(zip(*stops, LIGHT_FIBRE, strict=True))
    steps = sorted({*range(-24, -8, 2), *range(-8, 13)})
    ramp = [tuple(round(min(255.0, np.interp(s, keys, c))) for c in channels) for s in steps]
    edges = (np.array(steps[1:]) + np.array(steps[:-1])) / 2
    return np.digitize(level, edges), ramp


def grain() -> Field:
    """Streaks of the wood and the rubbing pad, near white, to multiply over a print."""
    rings = 717
    streak = np.random.default_rng(3).random(rings)
    streak = (streak + np.roll(streak, 1) + np.roll(streak, -1)) / 3
    drift = np.arange(SIZE)[:, None] + noise(2, 3) * 26
    line = streak[(drift * rings / SIZE).astype(int) % rings]
    speck = np.random.default_rng(8).random((SIZE, SIZE))
    return 255 - GRAIN_DEPTH * (0.65 * line + 0.35 * noise(9, 7)) - 4 * speck


def cloth() -> Field:
    """Plain weave with threads of uneven dye, grey, to multiply over the colour of the table."""
    y, x = np.mgrid[:SIZE, :SIZE]
    warp = x * THREADS % SIZE < THREADS
    weave = ((x + y) % 4 < 2) * 1.6 + warp * 1.4 + noise(4, 5) * 5 + noise(THREADS, 6) * 4
    return CLOTH_MEAN + (weave - weave.mean()) * 6.5


def chunk(kind: bytes, data: bytes) -> bytes:
    """One chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def write_png(path: Path, levels: NDArray[np.uint8], ramp: list[tuple[int, ...]]) -> None:
    """Write levels as a PNG with a palette, the smallest form pygame reads."""
    height, width = levels.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = b"".join(b"\0" + row.tobytes() for row in levels)
    palette = bytes(value for colour in ramp for value in colour)
    parts = (chunk(b"IHDR", head), chunk(b"PLTE", palette), chunk(b"IDAT", zlib.compress(rows, 9)), chunk(b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))


def greys(field: Field, step: int) -> tuple[NDArray[np.uint8], list[tuple[int, ...]]]:
    """Levels of a grey field in steps, and the ramp of these greys."""
    low = int(field.min()) // step * step
    levels = np.round((np.clip(field, 0, 255) - low) / step).astype(np.uint8)
    return levels, [(min(255, low + k * step),) * 3 for k in range(int(levels.max()) + 1)]


def build() -> None:
    """Write the three tiles."""
    folder = ASSETS / "textures"
    folder.mkdir(exist_ok=True)
    paper, ramp = washi()
    tiles = {"washi": (paper.astype(np.uint8), ramp), "grain": greys(grain(), 2), "cloth": greys(cloth(), 3)}
    for name, (levels, colours) in tiles.items():
        path = folder / f"{name}.png"
        write_png(path, levels, colours)
        print(f"  {path.name}  {path.stat().st_size // 1024} KB, {len(colours)} colours", flush=True)
