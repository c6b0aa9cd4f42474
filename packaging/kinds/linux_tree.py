"""The program as Linux lays it: under usr/, with everything by which desktops, file managers and `man` know it."""

import gzip
import os
import shutil
import tempfile
from pathlib import Path

from environment import PINS, ensure, run
from product import APP_ID

LANGUAGES = ("pl", "ru")
"""Those that have a manual page of their own, besides English."""


def lay(program: Path, root: Path) -> None:
    """Lay a folder build under `root/usr`, and beside it its command, desktop file, icons, manual and the rest.

    What was in the program's place before is gone then. Raises `SetupError`.
    """
    python = str(ensure("release", "build"))
    with tempfile.TemporaryDirectory(prefix="duckgames-") as name:
        made = Path(name)
        run([python, str(PINS / "icons.py"), str(made / "icons")], "The icons could not be drawn.")
        run([python, str(PINS / "linux_files.py"), str(made / "files")], "The desktop files could not be written.")
        lay_files(made / "icons", made / "files", root / "usr" / "share")
    lay_program(program, root / "usr")


def lay_program(program: Path, usr: Path) -> None:
    """Copy the program, and link the command to it."""
    place = usr / "lib" / "duckgames"
    shutil.rmtree(place, ignore_errors=True)
    folder(place.parent)
    shutil.copytree(program, place, symlinks=True)
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == place / "duckgames" else 0o644)
    command = usr / "bin" / "duckgames"
    folder(command.parent)
    command.unlink(missing_ok=True)
    command.symlink_to("../lib/duckgames/duckgames")


def lay_files(icons: Path, files: Path, share: Path) -> None:
    """Lay the icons, as icons.py draws them, and the files of linux_files.py into `usr/share`."""
    for icon in sorted((icons / "hicolor").rglob("*.*")):
        lay_file(icon.read_bytes(), share / "icons" / icon.relative_to(icons))
    places = {
        f"{APP_ID}.desktop": f"applications/{APP_ID}.desktop",
        f"{APP_ID}.metainfo.xml": f"metainfo/{APP_ID}.metainfo.xml",
        f"{APP_ID}.mime.xml": f"mime/packages/{APP_ID}.xml",
        "copyright": "doc/duckgames/copyright",
    }
    for name, place in places.items():
        lay_file((files / name).read_bytes(), share / place)
    for language in ("", *LANGUAGES):
        page = files / ("duckgames.6" if not language else f"duckgames.{language}.6")
        # No name and no time in it: the same page gives the same bytes.
        lay_file(gzip.compress(page.read_bytes(), 9, mtime=0), share / "man" / language / "man6" / "duckgames.6.gz")


def lay_file(content: bytes, place: Path) -> None:
    """Write one file that everyone may read."""
    folder(place.parent)
    place.write_bytes(content)
    place.chmod(0o644)


def folder(place: Path) -> None:
    """Make a folder that everyone may enter, whatever the mask of the person who builds."""
    mask = os.umask(0o022)
    try:
        place.mkdir(parents=True, exist_ok=True)
    finally:
        os.umask(mask)
