"""The whole of assets/ stays light enough to be copied around."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MOST_BYTES = 12_000_000


def test_assets_stay_below_twelve_megabytes() -> None:
    sizes = {path: path.stat().st_size for path in ASSETS.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    heaviest = sorted(sizes, key=sizes.__getitem__, reverse=True)[:5]
    assert sum(sizes.values()) < MOST_BYTES, f"heaviest: {', '.join(path.name for path in heaviest)}"
