"""Where files are, and writing one so that a crash at any instant leaves the old text or the new one, never half."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PART = ".part"
"""A draft that is being written ends like this; no other copy of the program has one of the same name."""
HOUR = 3600
PATIENCE = 0.3
"""Seconds to wait for another copy of the program: it needs less than a thousandth of that, unless it was stopped."""


def at_home(find: Callable[[], Path]) -> Path:
    """Find a folder of the person who plays, or a temporary one for somebody who has no home."""
    try:
        return find()
    except RuntimeError:
        import tempfile

        return Path(tempfile.gettempdir()) / "akindo"


def put(file: Path, text: str, back: Path | None = None) -> None:
    """Write a text file whole, its old text going where it shall be kept, or raise OSError."""
    with drafted(file, text) as draft:
        settle(draft, file, back)


@contextlib.contextmanager
def drafted(file: Path, text: str) -> Iterator[Path]:
    """Write a text beside a file and give the draft, which is to be settled; or raise OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    _clear(file)
    draft = file.with_name(f"{file.name}.{os.getpid()}{PART}")
    try:
        with open(draft, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        yield draft
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()


def settle(draft: Path, file: Path, back: Path | None) -> None:
    """Put a draft in the place of a file, whose old text goes where it shall be kept; or raise OSError."""
    if back:
        with contextlib.suppress(FileNotFoundError):
            _keep(file, back)
    os.replace(draft, file)


def _keep(file: Path, back: Path) -> None:
    """Let a file be found in a second place, too, so that it is never missing in its own; if need be, move it there."""
    try:
        back.unlink(missing_ok=True)
        os.link(file, back)
    except FileNotFoundError:
        raise
    except OSError:
        os.replace(file, back)


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep other copies of the program from putting anything into a folder meanwhile, where the system can do that."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    door = os.open(folder, os.O_RDONLY)
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.005)
                continue
            except OSError:  # this disk knows no locks
                pass
            break
        yield
    finally:
        os.close(door)


def _clear(file: Path) -> None:
    """Throw drafts away that a crash left behind long ago."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(file.parent):
            mine = entry.name.startswith(file.name) and entry.name.endswith(PART)
            if mine and time.time() - entry.stat().st_mtime > HOUR:
                os.unlink(entry.path)
