"""The door: sets up what the game needs on its first run, then hands over to the game or to a command.

`tests` and `build` come in through the same door. The code here keeps to old syntax, so that an old Python can read
far enough to say that it is too old.
"""

import io
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
SENT = "AKINDO_DOOR"
"""Tells the private Python that it was sent for, so that nobody is sent in circles."""
OLDEST = (3, 11)


def stop(sentence):
    """Say in one sentence what is wrong and what to do, and leave with exit code 1."""
    sys.exit("Akindo: " + sentence)


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def enter(*extras, venv=VENV, clean=False):
    """Return in a Python that has all that is needed: this one if it does, or else the private one in .venv.

    What has to be clean is done in the private one alone, whatever this one has.
    """
    refuse_old_python()
    if getattr(sys, "frozen", False):
        return
    needed = requirements(extras)
    private = os.path.realpath(sys.prefix) == os.path.realpath(venv)
    if private:
        os.environ.pop(SENT, None)
    usable = private or (sys.prefix != sys.base_prefix and not clean and not classic_pygame())
    if usable and not any(map(missing, needed)):
        refuse_classic_pygame()
    elif private:
        try:
            install(needed)
        except KeyboardInterrupt:
            stop("stopped before everything was installed; run the same command again.")
        refuse_classic_pygame()
    else:
        if not works(venv):
            make_environment(venv)
        start_again(venv)


def refuse_old_python():
    if sys.version_info < OLDEST:
        have = "{}.{}".format(*sys.version_info[:2])
        stop("this is Python " + have + ", the game needs Python 3.11 or newer; get it from python.org and try again.")


# ---- what is needed


def requirements(extras):
    """Read from pyproject.toml what has to be installed."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    return project["dependencies"] + [each for extra in extras for each in project["optional-dependencies"][extra]]


def missing(requirement):
    """Tell whether this Python lacks a requirement such as "pytest>=8.3,<10", whatever put it there."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        have = numbers(version(package(requirement)))
    except PackageNotFoundError:
        return True
    too_low = any(have < numbers(bound) for bound in re.findall(">=([0-9.]+)", requirement))
    too_high = any(have >= numbers(bound) for bound in re.findall("<([0-9.]+)", requirement))
    return too_low or too_high


def package(requirement):
    """Name the package of a requirement."""
    return re.match("[A-Za-z0-9._-]+", requirement).group()


def numbers(version):
    return [int(number) for number in re.findall("[0-9]+", version)]


def classic_pygame():
    """Find the folder in which the classic pygame lies, if it does: it takes the place of pygame-ce and breaks it."""
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        return str(distribution("pygame").locate_file(""))
    except PackageNotFoundError:
        return None


def refuse_classic_pygame():
    folder = classic_pygame()
    if folder:
        inside = folder.startswith(sys.prefix)
        stop(
            "the classic package pygame in " + folder + " is in the way of pygame-ce, which the game needs; "
            + ("delete the folder " + short(sys.prefix) if inside else "take it off the PYTHONPATH")
            + " and run the same command again."
        )  # fmt: skip


# ---- the private environment


def python_in(venv):
    """Where the Python of an environment lies."""
    return os.path.join(venv, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def short(folder):
    """Name a folder as seen from the project's root."""
    return os.path.relpath(folder, ROOT)


def works(venv):
    """Tell whether the private environment is there and its Python still runs and is new enough."""
    return run(python_in(venv), "-I", "-S", "-c", "import sys; sys.exit(sys.version_info < (3, 11))")


def make_environment(venv):
    """Make the private environment, still empty."""
    import shutil

    try:
        import ensurepip  # noqa: F401 (some systems leave it out, and venv fails late without it)
        from venv import create
    except ImportError:
        stop(
            "this Python has no venv module; install it (on Debian and Ubuntu: sudo apt install python3-venv) and run "
            "the same command again."
        )
    say("Akindo: setting up (this happens once and takes a minute) ...")
    try:
        shutil.rmtree(venv, ignore_errors=True)
        create(venv, with_pip=True, symlinks=os.name != "nt")
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        where = short(venv) + " in " + ROOT
        stop("cannot make the folder " + where + " (" + str(error) + "); make room or rights and try again.")


def run(*command):
    """Run a command silently and tell whether it went well."""
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def start_again(venv):
    """Run the same command in the private environment; this process ends here."""
    if os.environ.get(SENT) == venv:
        stop("the folder " + short(venv) + " does not work here; delete it and run the same command again.")
    os.environ[SENT] = venv
    command = [python_in(venv), os.path.abspath(sys.argv[0])]
    command += sys.argv[1:]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def install(needed):
    """Install what is missing here with pip: one line for each package on the screen, everything in the log."""
    python = python_in(sys.prefix)
    if not run(python, "-m", "pip", "--version") and not run(python, "-m", "ensurepip"):
        stop("the folder " + short(sys.prefix) + " has no pip; delete it and run the same command again.")
    say("Akindo: installing " + ", ".join(package(each) for each in needed if missing(each)))
    command = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    setup_log = os.path.join(sys.prefix, "setup.log")
    with open(setup_log, "w", encoding="utf-8") as log:
        pip = subprocess.Popen(
            command + needed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=dict(os.environ, PIP_USER="0"),
        )
        for line in pip.stdout:
            log.write(line)
            words = line.split()
            if words[:1] == ["Collecting"]:
                say("  fetching " + package(words[1]))
            elif words[:2] == ["Installing", "collected"]:
                say("  installing")
    if pip.wait() or any(map(missing, needed)):
        stop(
            "could not install what the game needs; check the internet connection and run the same command again "
            "(details in " + setup_log + ")."
        )


# ---- the command line


def command_line():
    """Describe the whole command line: the game when there is no command, and all commands."""
    from game import VERSION, commands

    parser = commands.Parser(
        prog=commands.PROGRAM,
        description="Akindo: three merchant games on one table. Without a command the game starts.",
    )
    parser.add_argument("--version", action="version", version="Akindo " + VERSION)
    parser.set_defaults(run=play)
    subparsers = parser.add_subparsers(metavar="COMMAND", title="commands")
    commands.add_to(subparsers)
    again = commands.add(subparsers, "replay", replay, "look at a record again in the window")
    again.add_argument("file", metavar="FILE")
    pictures = commands.add(subparsers, "shots", shots, "draw every screen into picture files")
    pictures.add_argument("--out", required=True, metavar="DIR", help="the folder the pictures go to")
    pictures.add_argument("--size", default="1280x720", metavar="WxH", help="the window's size (default 1280x720)")
    pictures.add_argument("--language", default="en", metavar="L", help="en, fr or it (default en)")
    return parser


def play(arguments):
    """Start the game."""
    enter()
    from scenes.app import play

    return play()


def replay(arguments):
    """Look at a record again."""
    from game import commands
    from game.core.record import BadRecord

    try:
        match = commands.load(arguments.file)
    except BadRecord as error:
        return commands.fail(arguments.file + ": " + str(error))
    enter()
    from scenes.app import play

    return play(match)


def shots(arguments):
    """Draw every screen into picture files."""
    enter()
    from scenes.shots import command

    return command(arguments.out, arguments.size, arguments.language)


def main():
    """Do what the command line asks and return the exit code."""
    refuse_old_python()
    # A packaged program in a window has no console on Windows: what it says is heard by nobody.
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    from game import commands

    return commands.run(command_line().parse_args())


if __name__ == "__main__":
    import multiprocessing

    multiprocessing.freeze_support()
    sys.exit(main())
