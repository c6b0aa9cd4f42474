"""Takes the pictures in packaging/screenshots anew, which the README and software centres show.

    python packaging/pictures.py

The program draws them itself, from matches with one seed; needs the standard library only, like dev.py.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from environment import ROOT, SetupError, ensure, run, sandbox

PLACE = ROOT / "packaging" / "screenshots"
SEED = 2
SIZE = "1280x800"

# By the name here, the name that `--screenshots` gives.
PICTURES = {
    "launcher": "duck_and_cover-launcher-en-light",
    "table": "duck_and_cover-table-en-light",
    "duck-town": "duck_town-table-build-en-light",
    "kaczogrod": "kaczogrod-table-remove.most-en-light",
    "new-game": "duck_town-new-game-en-light",
    "scores": "duck_and_cover-scores-en-dark",
}


def main() -> int:
    """Draw all pages of the program and keep the chosen ones."""
    try:
        python = ensure("play", "play")
        with tempfile.TemporaryDirectory(prefix="duckgames-") as name:
            folder = Path(name)
            os.environ.update({"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), **sandbox(folder)})
            words = ["--screenshots", str(folder / "all"), "--language", "en", "--size", SIZE, "--seed", str(SEED)]
            run([str(python), "-m", "duckgames", *words], "The program could not draw its pictures.")
            for name, drawn in PICTURES.items():
                shutil.copyfile(folder / "all" / f"{drawn}-{SIZE}.png", PLACE / f"{name}.png")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
