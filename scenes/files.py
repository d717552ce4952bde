"""Writing a file so that a crash at any instant leaves the old text or the new one, never half of either."""

import contextlib
import os
from pathlib import Path


def put(file: Path, text: str, keep: Path | None = None) -> None:
    """Write a text file whole, its old text going where it shall be kept, or raise OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".part")
    with open(draft, "w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    if keep:
        with contextlib.suppress(FileNotFoundError):
            os.replace(file, keep)
    os.replace(draft, file)
