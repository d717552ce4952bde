"""`python3 tests` sets up what the tests need and runs them; `bench`, `arena` and `fit` measure instead.

Arguments go on to pytest, paths as seen from the project's root. Old syntax here too, as in the door.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[0] = ROOT

import main  # noqa: E402 (the door lies in the project's root)

if __name__ == "__main__":
    if sys.argv[1:2] in (["bench"], ["arena"], ["fit"]):
        main.enter("test", "bench")
        if sys.argv[1] == "bench":
            from tests.bench import measure
        elif sys.argv[1] == "arena":
            from tests.bench.arena import measure
        else:
            from tests.bench.fit import main as measure
        sys.exit(measure(sys.argv[2:]))
    main.enter("test")
    import pytest

    os.chdir(ROOT)
    sys.exit(pytest.main())
