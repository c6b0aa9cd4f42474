"""The folder: the program, its Python and its libraries, to be started where it lies; everything else holds it."""

import shutil
import sys
from functools import cache
from pathlib import Path

import runpaths
import universal
from environment import PINS, ROOT, SetupError, ensure, run

SPEC = PINS / "duckgames.spec"
WORK = ROOT / "build" / "pyinstaller"
NAME = "Duck Games.app" if sys.platform == "darwin" else "duckgames"


def lacks() -> str:
    """Nothing: PyInstaller builds for the system it runs on, and `ensure` asks for its tools."""
    return ""


@cache
def build(output: Path) -> Path:
    """Build the folder inside another, anew; all kinds that are built in one run take the same. Raises `SetupError`."""
    python = ensure("release", "build")
    made = output / NAME
    refuse_what_is_not_ours(made)
    if sys.platform != "linux":
        run([str(python), str(PINS / "icons.py"), str(ROOT / "build" / "icons")], "The icons could not be drawn.")
    if sys.platform == "darwin":
        universal.prepare(python)
    fresh = freeze(python) / NAME
    if sys.platform == "linux":
        runpaths.forget_all(fresh)
    shutil.rmtree(made, ignore_errors=True)
    shutil.move(fresh, made)
    print(f"{made.name}: {size(made) / 1e6:.0f} MB in {len(files(made))} files", flush=True)
    return made


def refuse_what_is_not_ours(made: Path) -> None:
    """Stop rather than replace a folder that only has the same name, such as a checkout."""
    if made.exists() and not program(made).is_file():
        raise SetupError(f"{made} is there already and is no build of the program; please choose another --output.")


def freeze(python: Path) -> Path:
    """Let PyInstaller build; return the folder that holds what it made. A build that fails leaves the one before."""
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(WORK / "dist"), "--workpath", str(WORK), str(SPEC)]
    # Sets are written in the order of their hashes: the same sources shall give the same bytes.
    run(command, "PyInstaller could not build it (its message is above).", {"PYTHONHASHSEED": "0"})
    return WORK / "dist"


def program(made: Path) -> Path:
    """The file that starts the program in a folder that was built."""
    if sys.platform == "darwin":
        return made / "Contents" / "MacOS" / "duckgames"
    return made / ("duckgames.exe" if sys.platform == "win32" else "duckgames")


def internal(made: Path) -> Path:
    """Where the modules, libraries and files lie in a folder that was built."""
    return made / ("Contents/Frameworks" if sys.platform == "darwin" else "_internal")


def files(made: Path) -> list[Path]:
    """Every file in it, in a steady order; links are no files of their own."""
    return sorted(path for path in made.rglob("*") if path.is_file() and not path.is_symlink())


def size(made: Path) -> int:
    """How many bytes it takes on a disk that gives out room in blocks of 4096."""
    return sum(-(-path.stat().st_size // 4096) * 4096 for path in files(made))
