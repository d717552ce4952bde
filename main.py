"""The door: sets up what the game needs on its first run, then hands over to the game or to a headless command.

`tests` and `build` come in through the same door. The code here keeps to old syntax, so that an old Python can read
far enough to say that it is too old.
"""

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
STAMP = os.path.join(VENV, "akindo.json")
"""Which requirements the private environment has met."""
LOG = os.path.join(VENV, "setup.log")
OLDEST = (3, 11)


def stop(sentence):
    """Say in one sentence what is wrong and what to do, and leave with exit code 1."""
    sys.exit("Akindo: " + sentence)


def enter(*extras):
    """Return if this Python has all that is needed; otherwise set it up in .venv and start again in there."""
    if sys.version_info < OLDEST:
        have = "{}.{}".format(*sys.version_info[:2])
        stop("this is Python " + have + ", the game needs Python 3.11 or newer; get it from python.org and try again.")
    if getattr(sys, "frozen", False):
        return
    needed = requirements(extras)
    inside = sys.prefix != sys.base_prefix
    own = inside and os.path.realpath(sys.prefix) == os.path.realpath(VENV)
    if inside and (stamped(needed) if own else True) and installed(needed):
        refuse_classic_pygame()
        return
    if not stamped(needed):
        set_up(needed)
    start_again()


def requirements(extras):
    """Read from pyproject.toml what has to be installed."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    needed = list(project["dependencies"])
    for extra in extras:
        needed += project["optional-dependencies"][extra]
    return needed


def installed(needed):
    """Tell whether every package is there in this Python, whatever put it there."""
    try:
        for requirement in needed:
            importlib.metadata.distribution(package(requirement))
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def package(requirement):
    """Name the package of a requirement such as "pytest>=8,<10"."""
    return requirement.split(">")[0].split("=")[0].split("[")[0].strip()


def refuse_classic_pygame():
    """The classic pygame overwrites pygame-ce in place and breaks it: do not even try."""
    if installed(["pygame"]):
        stop(
            "the classic package pygame is installed over pygame-ce, which the game needs; delete the folder "
            + sys.prefix
            + " and run the same command again."
        )


def stamped(needed):
    """Tell whether the private environment was set up with these very requirements."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            return os.path.exists(PYTHON) and set(map(fingerprint, needed)) <= set(json.load(file))
    except (OSError, ValueError, TypeError):
        return False


def fingerprint(requirement):
    return hashlib.sha256(requirement.encode()).hexdigest()[:16]


def set_up(needed):
    """Make the private environment and install into it, showing what happens."""
    print("Akindo: setting up (this happens once and takes a minute) ...", flush=True)
    # A virtual environment whose Python has gone, or that was never finished, is made anew.
    if not (os.path.exists(PYTHON) and run(PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))")):
        make_environment()
    if not run(PYTHON, "-m", "pip", "--version") and not run(PYTHON, "-m", "ensurepip"):
        stop("the folder .venv has no pip; delete it and run the same command again.")
    if not install(needed):
        stop(
            "could not install " + ", ".join(map(package, needed)) + "; check the internet connection and run the same "
            "command again (details in " + os.path.relpath(LOG, ROOT) + ")."
        )
    with open(STAMP, "w", encoding="utf-8") as file:
        json.dump(sorted(map(fingerprint, needed)), file)


def make_environment():
    try:
        import ensurepip
        import venv
    except ImportError:
        stop(
            "this Python has no venv module; install it (on Debian and Ubuntu: sudo apt install python3-venv) and run "
            "the same command again."
        )
    assert ensurepip.version()
    try:
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        stop("could not make the folder .venv in " + ROOT + " (" + str(error) + "); make room or rights and try again.")


def run(*command):
    """Run a command silently and tell whether it went well."""
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def install(needed):
    """Install with pip: one line for each package on the screen, everything in the log."""
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    with open(LOG, "w", encoding="utf-8") as log:
        pip = subprocess.Popen(
            command + needed, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
        )
        for line in pip.stdout:
            log.write(line)
            words = line.split()
            if words[:1] == ["Collecting"]:
                print("  fetching " + package(words[1]), flush=True)
            elif words[:2] == ["Installing", "collected"]:
                print("  installing", flush=True)
        return pip.wait() == 0


def start_again():
    """Run the same command in the private environment; this process ends here."""
    if os.environ.get("AKINDO_DOOR") == STAMP:
        stop("the folder .venv does not work here; delete it and run the same command again.")
    os.environ["AKINDO_DOOR"] = STAMP
    main = os.path.abspath(sys.argv[0])
    arguments = [PYTHON, main] + sys.argv[1:]
    if os.name == "nt":
        sys.exit(subprocess.call(arguments))
    sys.stdout.flush()
    os.execv(PYTHON, arguments)


def main():
    """Play, or do what the command line asks."""
    if sys.version_info < OLDEST:
        enter()
    from game import commands

    parser = commands.parser()
    arguments = parser.parse_args()
    if arguments.command:
        return commands.run(arguments)
    enter()
    from scenes.app import play

    return play()


if __name__ == "__main__":
    import multiprocessing

    multiprocessing.freeze_support()
    sys.exit(main())
