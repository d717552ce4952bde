"""Packages: PyInstaller makes a folder and a single file as akindo.spec says; here they are completed and shown."""

import hashlib
import os
import platform
import shutil
import stat
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game import VERSION

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
DIST = ROOT / "dist"
WORK = ROOT / ".cache" / "pyinstaller"
STEPS = {
    "Running Analysis": "looking for all that the game uses",
    "Building PYZ": "putting the code together",
    "Building PKG": "putting the single file together",
    "Building COLLECT": "putting the folder together",
    "Building BUNDLE": "putting the bundle together",
}
"""What PyInstaller tells, and what that means."""
MB = 1_000_000
LARGEST = {"folder": 80 * MB, "single file": 35 * MB}
"""No package may be larger."""
SYSTEM = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
NAME = f"akindo-{VERSION}-{SYSTEM}-{platform.machine().lower()}"
FILE_TYPE = ".exe" if sys.platform == "win32" else ""


class Packages(NamedTuple):
    """Where the packages are."""

    folder: Path
    zipped: Path
    single: Path


def packages() -> Packages:
    """Say where the packages for this system are, or would be."""
    folder = DIST / ("Akindo.app" if sys.platform == "darwin" else "akindo")
    return Packages(folder, DIST / f"{NAME}.zip", DIST / f"{NAME}{FILE_TYPE}")


def package() -> int:
    """Make the packages, say how large they are and where, and return the exit code."""
    began = time.monotonic()
    print(f"Akindo {VERSION} for {SYSTEM}: making the packages", flush=True)
    shutil.rmtree(DIST, ignore_errors=True)
    if not run_pyinstaller():
        return 1
    made = packages()
    (DIST / f"akindo-onefile{FILE_TYPE}").rename(made.single)
    if sys.platform == "linux":
        add_menu_entry(made.folder)
    _say("zipping the folder")
    zip_folder(made.folder, made.zipped)
    _say(f"done in {time.monotonic() - began:.0f} s\n")
    sizes = {"folder": size(made.folder), "zipped": size(made.zipped), "single file": size(made.single)}
    for (kind, much), path in zip(sizes.items(), made, strict=True):
        print(f"{kind:12}{much / MB:6.1f} MB   {path.relative_to(ROOT)}")
    for path in (made.zipped, made.single):
        print(f"SHA-256  {hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}")
    too_large = [kind for kind, most in LARGEST.items() if sizes[kind] > most]
    for kind in too_large:
        print(f"The {kind} is larger than {LARGEST[kind] / MB:.0f} MB.", file=sys.stderr)
    return len(too_large)


def run_pyinstaller() -> bool:
    """Let PyInstaller work, tell what it does, and whether it went well."""
    WORK.mkdir(parents=True, exist_ok=True)
    # The same files come of the same code: no set is in another order, and nothing but this environment is looked at.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT), "PYINSTALLER_CONFIG_DIR": str(WORK)}
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--workpath", str(WORK / "work")]
    command += ["--distpath", str(DIST), str(HERE / "akindo.spec")]
    log = WORK / "build.log"
    told = set()
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
        assert run.stdout
        with open(log, "w", encoding="utf-8") as out:
            for line in run.stdout:
                out.write(line)
                step = next((step for step in STEPS if step in line), None)
                if step and step not in told:
                    told.add(step)
                    _say(STEPS[step])
    if run.returncode:
        print(f"Akindo: the packages could not be made; {log} says why.", file=sys.stderr)
    return run.returncode == 0


def _say(step: str) -> None:
    print(f"  {step}", flush=True)


def add_menu_entry(folder: Path) -> None:
    """Add what a Linux desktop shows in its menu, laid out as in /usr/share."""
    entry = folder / "share" / "applications" / "akindo.desktop"
    entry.parent.mkdir(parents=True)
    shutil.copy(HERE / "akindo.desktop", entry)
    icons = folder / "share" / "icons" / "hicolor"
    pictures = {file.stem: file for file in (ROOT / "assets" / "icon").glob("*.png")}
    for file, place in [(file, f"{size}x{size}") for size, file in pictures.items()] + [
        (ROOT / "assets" / "art" / "app_icon.svg", "scalable")
    ]:
        target = icons / place / "apps" / f"akindo{file.suffix}"
        target.parent.mkdir(parents=True)
        shutil.copy(file, target)


def zip_folder(folder: Path, target: Path) -> None:
    """Zip a folder; what may be run and what points elsewhere stays so, and the same files give the same zip."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix())
            mode = path.lstat().st_mode
            entry.external_attr = mode << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, os.readlink(path) if stat.S_ISLNK(mode) else path.read_bytes())


def unzip(source: Path, target: Path) -> None:
    """Unpack a zip as people's programs do it, with what may be run and what points elsewhere."""
    with zipfile.ZipFile(source) as zipped:
        for entry in zipped.infolist():
            mode = entry.external_attr >> 16
            path = target / entry.filename
            path.parent.mkdir(parents=True, exist_ok=True)
            if stat.S_ISLNK(mode):
                path.symlink_to(zipped.read(entry).decode())
            else:
                path.write_bytes(zipped.read(entry))
                path.chmod(stat.S_IMODE(mode))


def files(folder: Path) -> Iterator[Path]:
    """All files of a folder, in order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_symlink() or path.is_file())


def size(path: Path) -> int:
    """How many bytes a file or the files of a folder have."""
    return sum(file.lstat().st_size for file in (files(path) if path.is_dir() else [path]))
