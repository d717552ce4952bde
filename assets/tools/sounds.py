"""The cues of the table, played on instruments made of arithmetic: strings, wood, metal, paper and water."""

import io
import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import soundfile

from . import ASSETS

RATE = 44100
PEAK = 0.25
"""-12 dBFS: no cue is louder."""
SEA_PEAK = 0.07
# the notes of a koto tuned to hirajoshi, two octaves from D
KOTO = [146.83 * 2 ** (k / 12) for k in (0, 2, 3, 7, 8, 12, 14, 15, 19, 20, 24, 26, 27)]

Wave = list[float]


def hiss(seconds: float, seed: int) -> Wave:
    """White noise."""
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def low(wave: Wave, hertz: Callable[[float], float]) -> Wave:
    """Let pass what lies below a pitch that may move in time; what lies above goes down 12 dB an octave."""
    out, first, second = [], 0.0, 0.0
    for i, x in enumerate(wave):
        k = 1 - math.exp(-math.tau * hertz(i / RATE) / RATE)
        first += k * (x - first)
        second += k * (first - second)
        out.append(second)
    return out


def high(wave: Wave, hertz: float) -> Wave:
    """Let pass what lies above a pitch."""
    return [x - y for x, y in zip(wave, low(wave, lambda _: hertz), strict=True)]


def shaped(wave: Wave, loudness: Callable[[float], float]) -> Wave:
    """A wave whose loudness follows a curve in time."""
    return [x * loudness(i / RATE) for i, x in enumerate(wave)]


def swell(top: float, end: float) -> Callable[[float], float]:
    """Loudness that rises to its top and sinks to nothing at the end."""
    return lambda t: (
        math.sin(math.pi / 2 * t / top) if t < top else max(0.0, math.cos(math.pi / 2 * (t - top) / (end - top)))
    )


def struck(seconds: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """Something solid that was hit: pitch, loudness and seconds to fade of each of its tones."""
    wave = [
        sum(a * math.exp(-t / fade) * math.sin(math.tau * hz * t) for hz, a, fade in partials) * min(1, t * 1500)
        for t in (i / RATE for i in range(int(seconds * RATE)))
    ]
    return ended(wave, seconds, seconds / 4)


def pluck(hertz: float, seconds: float, seed: int) -> Wave:
    """A koto string: a burst of noise going round, a little duller each time; the pick strikes near the bridge."""
    chance = random.Random(seed)
    size = int(RATE / hertz)
    burst = low([chance.uniform(-1, 1) for _ in range(size)], lambda _: 6 * hertz)
    ring = [burst[i] - burst[i - int(size * 0.13)] for i in range(size)]
    out, before = [], 0.0
    for i in range(int(seconds * RATE)):
        x = ring[i % size]
        ring[i % size] = 0.4985 * (x + before)
        before = x
        out.append(x)
    return ended(out, seconds, seconds / 3)


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves laid over each other: second it begins, loudness, wave."""
    out = [0.0] * max(int(at * RATE) + len(wave) for at, _, wave in parts)
    for at, gain, wave in parts:
        start = int(at * RATE)
        for i, x in enumerate(wave):
            out[start + i] += gain * x
    return out


def ended(wave: Wave, seconds: float, fade: float) -> Wave:
    """A wave cut to a length, with its last part faded out."""
    return shaped(wave[: int(seconds * RATE)], lambda t: min(1.0, max(0.0, (seconds - t) / fade)))


def knock(pitch: float, seconds: float = 0.2) -> Wave:
    """Two pieces of hard wood."""
    tones = ((pitch, 1.0, 0.03), (pitch * 2.57, 0.5, 0.016), (pitch * 4.9, 0.3, 0.008))
    return struck(seconds, tones)


def clink(pitch: float, seconds: float = 0.2) -> Wave:
    """A bronze coin that falls on others."""
    tones = ((pitch, 1.0, 0.05), (pitch * 1.51, 0.7, 0.04), (pitch * 2.09, 0.5, 0.025), (pitch * 2.83, 0.3, 0.015))
    return struck(seconds, tones)


def take() -> Wave:
    """A card leaves the table: a breath of paper and the snap of its edge."""
    paper = shaped(low(high(hiss(0.14, 1), 1500), lambda t: 2500 + 30000 * t), swell(0.1, 0.14))
    snap = shaped(high(hiss(0.03, 2), 2500), lambda t: math.exp(-t / 0.006))
    return together((0, 0.8, paper), (0.11, 0.6, snap), (0.11, 0.25, knock(420, 0.06)))


def slide() -> Wave:
    """Cards pushed over the cloth."""
    return shaped(low(high(hiss(0.26, 3), 700), lambda t: 5200 - 12000 * t), swell(0.07, 0.26))


def plaque() -> Wave:
    """A votive plaque set down: foot, then board."""
    return together((0, 1, knock(640)), (0.055, 0.55, knock(830, 0.15)))


def coin() -> Wave:
    """Two coins on a string."""
    return together((0, 0.8, clink(2950)), (0.06, 1, clink(3320)))


def sail() -> Wave:
    """Timber that creaks as the ship leans into the next space, under a flap of the sail."""
    creak, phase = [], 0.0
    chance = random.Random(5)
    grip = [0.0] * int(0.28 * RATE)
    for i in range(len(grip)):
        t = i / RATE
        phase += (46 + 55 * math.sin(math.pi * t / 0.28)) / RATE * chance.uniform(0.7, 1.3)
        if phase >= 1:
            phase -= 1
            grip[i] = chance.uniform(0.6, 1)
    body = ((310, 0.012), (545, 0.009), (930, 0.005))
    for hz, fade in body:
        a, b = 2 * math.exp(-1 / (fade * RATE)) * math.cos(math.tau * hz / RATE), math.exp(-2 / (fade * RATE))
        one = two = 0.0
        for i, x in enumerate(grip):
            one, two = x + a * one - b * two, one
            if len(creak) <= i:
                creak.append(0.0)
            creak[i] += one * hz / 900
    flap = shaped(low(hiss(0.28, 6), lambda _: 500), swell(0.05, 0.28))
    return together((0, 0.5, shaped(creak, swell(0.1, 0.28))), (0, 6, flap))


def bell() -> Wave:
    """The harbour bell of Edo."""
    tones = ((392, 1, 0.5), (396, 0.5, 0.5), (784, 0.6, 0.3), (938, 0.55, 0.25), (1176, 0.35, 0.18), (1960, 0.25, 0.08))
    return ended(struck(0.7, tones), 0.7, 0.3)


def wave() -> Wave:
    """A great wave breaks: it gathers, falls, and runs out in foam."""
    roar = shaped(low(hiss(0.9, 7), lambda t: 250 + 2600 * math.exp(-(((t - 0.3) / 0.16) ** 2))), swell(0.3, 0.9))
    foam = shaped(high(hiss(0.9, 8), 3500), lambda t: 0.06 * swell(0.42, 0.9)(t))
    return together((0, 1, roar), (0, 1, foam))


def tick() -> Wave:
    """What the rules do not allow: a dull tap."""
    return together((0, 1, knock(260, 0.09)), (0, 0.12, shaped(hiss(0.02, 9), lambda t: math.exp(-t / 0.003))))


def turn() -> Wave:
    """Your turn: two notes of the koto."""
    return ended(together((0, 0.8, pluck(KOTO[8], 0.29, 10)), (0.09, 1, pluck(KOTO[10], 0.2, 11))), 0.29, 0.12)


def payday() -> Wave:
    """Goods turn into points: a run over the strings that ends among coins."""
    run = [(k * 0.06, 0.5 + 0.05 * k, pluck(KOTO[k + 2], 0.9, 20 + k)) for k in range(9)]
    coins = [(0.62 + k * 0.07, 0.25, clink(2700 + 260 * k)) for k in range(4)]
    return ended(together(*run, *coins), 1.3, 0.5)


def win() -> Wave:
    """The end of the game: a slow phrase that comes home."""
    phrase = ((0, 5), (0.22, 7), (0.44, 8), (0.7, 10), (1.05, 9), (1.25, 10))
    notes = [(at, 0.8, pluck(KOTO[k], 1.4, 40 + k)) for at, k in phrase]
    home = [(1.25, 0.6, pluck(KOTO[k], 1.4, 60 + k)) for k in (0, 3, 5)]
    return ended(together(*notes, *home), 2.6, 1.0)


def curtain() -> Wave:
    """The curtain falls between two players: heavy cloth."""
    cloth = low(high(hiss(0.55, 12), 120), lambda t: 300 + 2600 * t)
    return together((0, 1, shaped(cloth, swell(0.32, 0.55))), (0.4, 0.3, shaped(knock(150, 0.14), swell(0.01, 0.14))))


def sea(seconds: float = 16, overlap: float = 2) -> Wave:
    """Open water without an end: the last part passes over into the first."""
    noise = hiss(seconds + overlap, 13)

    def breath(t: float) -> float:
        """How near the swell is; both of its rhythms come round in the given time."""
        return 0.5 + 0.3 * math.sin(math.tau * 3 * t / seconds) + 0.2 * math.sin(math.tau * 5 * t / seconds + 1)

    water = low(low(noise, lambda t: 250 + 900 * breath(t)), lambda _: 1800)
    water = shaped(high(water, 60), lambda t: 0.35 + 0.65 * breath(t))
    edge, whole = int(overlap * RATE), int(seconds * RATE)
    for i in range(edge):
        t = i / edge * math.pi / 2
        water[i] = water[i] * math.sin(t) + water[whole + i] * math.cos(t)
    return water[:whole]


CUES = (take, slide, plaque, coin, sail, bell, wave, tick, turn, payday, win, curtain)


def crc(page: bytes) -> int:
    """Checksum of an Ogg page."""
    value = 0
    for byte in page:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
    return value


def numbered(data: bytes) -> bytes:
    """The same Ogg file with stream number 1 in place of a random one, so that building twice gives the same bytes."""
    out, at = b"", 0
    while at < len(data):
        count = data[at + 26]
        size = 27 + count + sum(data[at + 27 : at + 27 + count])
        page = bytearray(data[at : at + size])
        page[14:18], page[22:26] = (1).to_bytes(4, "little"), bytes(4)
        page[22:26] = crc(page).to_bytes(4, "little")
        out += page
        at += size
    return out


def write(path: Path, wave: Wave, peak: float) -> None:
    """Write a wave at a loudness as Ogg Vorbis."""
    loudest = max(map(abs, wave))
    file = io.BytesIO()
    samples = [x * peak / loudest for x in wave]
    soundfile.write(file, samples, RATE, format="OGG", subtype="VORBIS", compression_level=0.6)
    path.write_bytes(numbered(file.getvalue()))
    print(f"  {path.name}  {len(wave) / RATE:.2f} s, {path.stat().st_size / 1024:.1f} KB", flush=True)


def build() -> None:
    """Write all cues and the sea."""
    folder = ASSETS / "sounds"
    folder.mkdir(exist_ok=True)
    for cue in CUES:
        write(folder / f"{cue.__name__}.ogg", cue(), PEAK * 0.9)
    write(folder / "sea.ogg", sea(), SEA_PEAK)
