"""Through all pages of the program in a real window, in each language, with the mouse and the keyboard."""

import json
from pathlib import Path
from typing import Any

import pytest

from scenes.words import LANGUAGES
from tests.window.desk import Desk, Twin, eventually, need_a_screen, screen, windows
from tests.window.test_window import begin, go_on


def _kept(desk: Desk) -> dict[str, Any]:
    """What the program remembers."""
    kept: dict[str, Any] = json.loads(desk.file.read_text())
    return kept


def _watch(desk: Desk, language: str) -> None:
    """Open a replay by command, let it run, step and leave."""
    file = next((desk.home / "data" / "akindo" / "saves").glob("*.json"))
    desk.start("replay", str(file))
    for key in ("Right", "Right", "Left", "space", "End", "Home", "Escape"):
        desk.key(key)
        desk.sync()
    eventually(lambda: desk.program.poll() is not None, "the end of the replay")
    assert desk.program.returncode == 0, f"{language}: {desk.words()}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_game_save_quit_continue_replay_and_settings(language: str, tmp_path: Path) -> None:
    need_a_screen()
    with screen("1600x1000") as display, windows(display):
        desk = Desk(display, tmp_path, width=1280, height=720, language=language)
        try:
            twin = begin(desk)
            for _ in range(3):
                go_on(twin)
            desk.key("ctrl+q")
            eventually(lambda: desk.program.poll() is not None, "the end")
            assert desk.program.returncode == 0, desk.words()
            desk.start()
            stood = desk.saved()
            assert stood
            assert len(stood.decisions) == 3
            desk.key("Return")  # continue, look at the menu, and come back
            desk.sync()
            for _ in range(2):
                desk.key("Escape")
                desk.sync()
            desk.key("ctrl+o")  # the saved games
            desk.sync()
            desk.key("ctrl+q")
            eventually(lambda: desk.program.poll() is not None, "the end")
            desk.start()
            twin = Twin(desk)
            twin.click(("settings",))
            twin.turn_to_top()
            desk.sync()
            for choice in (("speed", "x2"), ("switch", "one_click"), ("aim", "big"), ("text_size", 1.15)):
                twin.click(choice)
                told = {"speed": "x2", "one_click": True, "aim": "big", "text_size": 1.15}
                name = choice[1] if choice[0] == "switch" else choice[0]
                eventually(lambda name=name, told=told: _kept(desk).get(name) == told[name], f"{name} in the settings")
            twin.click(("language", "it"))
            eventually(lambda: _kept(desk).get("language") == "it", "the language in the settings")
            desk.key("ctrl+q")
            eventually(lambda: desk.program.poll() is not None, "the end")
            assert desk.program.returncode == 0, desk.words()
            assert "Traceback" not in desk.words()
            _watch(desk, language)
        finally:
            desk.close()
