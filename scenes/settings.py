"""What the reader has chosen, remembered between games. A damaged file costs nothing but the choices."""

import contextlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from scenes.files import at_home, put

SPEEDS = {"x1": 1.0, "x2": 0.5, "off": 0.0}
"""The paces of motion, and how long everything takes."""
AIMS = ("least", "insurance", "big")
"""What a proposed payment spares: every coin, the cards with insurance, or the big coins."""
LANGUAGES = ("en", "fr", "it")
ALLOWED: dict[str, tuple[Any, ...]] = {"language": LANGUAGES, "speed": tuple(SPEEDS), "aim": AIMS}
LARGEST_FILE = 50_000
"""The most characters that are read: far more than all choices need."""
FAR = 20_000
"""No display reaches farther; a window that Windows has put away says it is at -32000."""


@dataclass(frozen=True)
class Settings:
    """The choices of the program, each with its default."""

    language: str = ""
    """Empty until somebody chooses: the system's language, if it is one of ours."""
    speed: str = "x1"
    reduced_motion: bool = False
    one_click: bool = False
    aim: str = "least"
    hints: bool = True
    risks: bool = True
    text_size: float = 1.0
    contrast: bool = False
    mute: bool = False
    mute_away: bool = True
    """Whether nothing is heard while another window is in use."""
    effects: float = 0.7
    ambience: float = 0.0
    """How loud the sea is; nothing sounds all the time unless somebody wants it."""
    width: int = 1280
    height: int = 720
    place: tuple[tuple[int, int], ...] = ()
    """Where the window was, then the size of each display there was: with other displays it might be out of sight."""
    full_screen: bool = False
    seats: tuple[tuple[str, str, str], ...] = ()
    """The last table: name, kind and colour of each seat."""
    agreed: tuple[tuple[str, str, str], ...] = ()
    """What the last table of each title agreed on: title, option and choice."""
    open_hands: bool = False
    open_scores: bool = False
    open_money: bool = False

    @property
    def pace(self) -> float:
        """What durations are multiplied with."""
        return 0.0 if self.reduced_motion else SPEEDS[self.speed]


def path() -> Path:
    """Where the settings are kept."""
    return at_home(lambda: user_config_path("akindo", appauthor=False)) / "settings.json"


def load(file: Path) -> Settings:
    """Read the settings; whatever in the file does not fit is left at its default."""
    try:
        found = json.loads(_text(file))
    except (OSError, ValueError, RecursionError):
        return Settings()
    if not isinstance(found, dict):
        return Settings()
    fitting: dict[str, Any] = {}
    for field in fields(Settings):
        value = found.get(field.name)
        if field.name in ROWS:
            value = ROWS[field.name](value)
        elif type(value) is int and type(field.default) is float:
            value = float(min(max(-1, value), 9))
        if type(value) is type(field.default) and value in ALLOWED.get(field.name, (value,)):
            fitting[field.name] = value
    settings = Settings(**fitting)
    return replace(
        settings,
        width=min(max(640, settings.width), 16000),
        height=min(max(360, settings.height), 16000),
        text_size=min(max(1.0, settings.text_size), 2.0),
        effects=min(max(0.0, settings.effects), 1.0),
        ambience=min(max(0.0, settings.ambience), 1.0),
    )


def _text(file: Path) -> str:
    """Read the file; something else of its name, such as a pipe, might never end."""
    if not file.is_file():
        return ""
    with open(file, encoding="utf-8") as stream:
        return stream.read(LARGEST_FILE)


def _seats(value: Any) -> tuple[tuple[str, str, str], ...] | None:
    return _threes(value) if isinstance(value, list) and len(value) <= 4 else None


def _threes(value: Any) -> tuple[tuple[str, str, str], ...] | None:
    if not isinstance(value, list):
        return None
    rows = [tuple(row) for row in value if isinstance(row, list) and len(row) == 3]
    if len(rows) < len(value) or not all(_harmless(word) for row in rows for word in row):
        return None
    return tuple((one, two, three) for one, two, three in rows)


def _harmless(word: Any) -> bool:
    """Whether this can be shown as a name."""
    return isinstance(word, str) and len(word) <= 40 and word.isprintable()


def _place(value: Any) -> tuple[tuple[int, int], ...] | None:
    if not isinstance(value, list):
        return None
    rows = [row for row in value if isinstance(row, list) and [type(number) for number in row] == [int, int]]
    if len(rows) < len(value) or any(abs(number) > FAR for row in rows for number in row):
        return None
    return tuple((x, y) for x, y in rows)


ROWS: dict[str, Callable[[Any], Any]] = {"seats": _seats, "place": _place, "agreed": _threes}
"""What reads the settings that are lists; None where the list makes no sense."""


def save(settings: Settings, file: Path) -> None:
    """Write the settings; where there is no room for them nothing happens."""
    with contextlib.suppress(OSError):
        put(file, json.dumps(asdict(settings), indent=1))
