"""Generators of everything in assets/: pictures, icon, font subsets, sounds, textures."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[1]
