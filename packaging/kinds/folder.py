"""The folder: the program, its Python and its libraries, to be started where it lies; everything else holds it."""

import shutil
from functools import cache
from pathlib import Path

from environment import PINS, ROOT, ensure, run

SPEC = PINS / "duckgames.spec"


def lacks() -> str:
    """Nothing: PyInstaller builds for the system it runs on."""
    return ""


@cache
def build(output: Path) -> Path:
    """Build `duckgames/` inside a folder, anew; but once in a run, as the other kinds hold it."""
    python = ensure("release", "build")
    made, work = output / "duckgames", ROOT / "build" / "pyinstaller"
    shutil.rmtree(made, ignore_errors=True)
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    run([*command, "--distpath", str(output), "--workpath", str(work), str(SPEC)], "PyInstaller could not build it.")
    return made
