"""Faults are made without a window and without a sound card, in a home of their own."""

from pathlib import Path

import pytest

import tests.scenes.conftest  # noqa: F401 (no window, no sound card)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for saved games, settings and reports."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    return tmp_path
