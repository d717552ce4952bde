"""Writing a file so that a crash at any instant leaves the old text or the new one, never half of either."""

import contextlib
import os
import time
from pathlib import Path

PART = ".part"
"""A draft that is being written ends like this; no other copy of the program has one of the same name."""
HOUR = 3600


def put(file: Path, text: str, keep: Path | None = None) -> None:
    """Write a text file whole, its old text going where it shall be kept, or raise OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    _clear(file)
    draft = file.with_name(f"{file.name}.{os.getpid()}{PART}")
    try:
        with open(draft, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        if keep:
            _keep(file, keep)
        os.replace(draft, file)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


def _keep(file: Path, keep: Path) -> None:
    """Let the old text be found in two places, so that it is never missing in its own; if need be, move it."""
    with contextlib.suppress(FileNotFoundError):
        try:
            keep.unlink(missing_ok=True)
            os.link(file, keep)
        except FileNotFoundError:
            raise
        except OSError:
            os.replace(file, keep)


def _clear(file: Path) -> None:
    """Throw drafts away that a crash left behind long ago."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(file.parent):
            mine = entry.name.startswith(file.name) and entry.name.endswith(PART)
            if mine and time.time() - entry.stat().st_mtime > HOUR:
                os.unlink(entry.path)
