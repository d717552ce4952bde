"""The titles on the table: every folder of `game/` that has a TITLE. A fourth game is one more folder."""

import pkgutil
from functools import cache
from importlib import import_module

import game
from game.core.game import Title

_OTHER_ROOMS = ("core", "bots")


@cache
def names() -> tuple[str, ...]:
    """List the titles' short names."""
    folders = pkgutil.iter_modules(game.__path__)
    return tuple(sorted(room.name for room in folders if room.ispkg and room.name not in _OTHER_ROOMS))


def title(name: str) -> Title:
    """Find a title by its short name, or raise ValueError in a sentence."""
    if name not in names():
        raise ValueError(f"there is no game {name[:40]!r}; the games are {', '.join(names())}")
    found: Title = import_module(f"game.{name}").TITLE
    return found
