"""Rebuild assets/: python assets/tools [art] [fonts] [icon] [sounds] [textures]; no argument = everything."""

import sys
from pathlib import Path

# run as a folder: make the package importable by its own name, before the imports below
sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools import ASSETS, board, bourse, cards, fonts, icon, masters, scenes, sounds, textures  # noqa: E402
from tools.slim import slim  # noqa: E402


def build_art():
    """Draw every picture."""
    folder = ASSETS / "art"
    folder.mkdir(exist_ok=True)
    jobs = {}
    for module in (board, cards, scenes, masters, bourse):
        jobs.update(module.drawings())
    for name, draw in sorted(jobs.items()):
        text = slim(name, draw().text())
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
        print(f"  {name}.svg  {len(text) / 1024:.1f} KB", flush=True)


# numerals and seals in the pictures are taken from the fonts, and the icon from the pictures: hence this order
PARTS = {"fonts": fonts.build, "art": build_art, "icon": icon.build, "sounds": sounds.build, "textures": textures.build}


def main(chosen):
    """Build the chosen parts, or all of them."""
    unknown = [c for c in chosen if c not in PARTS]
    if unknown:
        raise SystemExit(f"unknown part {', '.join(unknown)}; choose from {', '.join(PARTS)}")
    for name, build in PARTS.items():
        if not chosen or name in chosen:
            print(name, flush=True)
            build()


if __name__ == "__main__":
    main(sys.argv[1:])
