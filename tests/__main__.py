"""`python3 tests` sets up what the tests need and runs them; `python3 tests bench` measures instead.

Arguments go on to pytest.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

import main  # noqa: E402 (the door lies in the project's root)

if __name__ == "__main__":
    if sys.argv[1:2] == ["bench"]:
        main.enter("test", "bench")
        from tests.bench import measure

        sys.exit(measure(sys.argv[2:]))
    main.enter("test")
    import pytest

    arguments = sys.argv[1:]
    sys.exit(pytest.main(["--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), *arguments]))
