"""`python3 build` makes packages of the game for this system; `python3 build --check` tries them out as well.

Old syntax here too, as in the door.
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, ROOT)

import main  # noqa: E402 (the door lies in the project's root)


def command_line():
    """Describe the command line."""
    from game.commands import Parser

    parser = Parser(prog="build", description="Make a folder and a single file of the game that need no Python.")
    parser.add_argument("--check", action="store_true", help="then try them out in a window, as people get them")
    return parser


def check():
    """Make the packages and try them out; return the exit code."""
    main.enter("test")
    code = subprocess.call([sys.executable, HERE])
    if code:
        return code
    import pytest

    return pytest.main([os.path.join(HERE, "check_packages.py"), "--rootdir", ROOT, "-v", "-x"])


if __name__ == "__main__":
    main.refuse_old_python()
    if command_line().parse_args().check:
        sys.exit(check())
    main.enter("build", venv=os.path.join(ROOT, ".cache", "packager"), clean=True)
    import packager

    sys.exit(packager.package())
