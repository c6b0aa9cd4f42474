"""The tree that a package of a Linux system holds: without the libraries that the system brings, and with the licences
of all that is left."""

import json
import os
import shutil
import textwrap
from collections.abc import Iterable
from pathlib import Path

import contents
import linkage
from environment import PINS, SetupError
from kinds import linux_tree

PROGRAM = Path("usr", "lib", "duckgames")
DOCUMENTS = Path("usr", "share", "doc", "duckgames")
COPYRIGHT = PINS / "linux" / "debian" / "copyright"

# What of the collected texts the package has to tell itself, as a name, a file, and where in it that begins and ends:
# what lies in Debian's /usr/share/common-licenses must not be told again.
TEXTS = (
    ("duckgames", "duckgames/LICENSE.txt", "", ""),
    ("python", "python/LICENSE.txt", "", ""),
    ("numpy", "numpy/LICENSE.txt", "", "Name: GCC runtime library"),
    ("gcc", "numpy/LICENSE.txt", "GCC RUNTIME LIBRARY EXCEPTION", "----"),
    ("pyinstaller", "pyinstaller/COPYING.txt", "", "================================\nGNU General Public License"),
)


def lay(program: Path, root: Path, known: Iterable[str], seconds: int) -> linkage.Needs:
    """Lay a folder build out anew under `root/usr`, leaving `known` libraries to the system; say what it needs of it.

    Everything in the tree counts as made at the given time. Raises `SetupError`.
    """
    shutil.rmtree(root, ignore_errors=True)
    linux_tree.lay(program, root)
    internal = root / PROGRAM / "_internal"
    linkage.leave_to_system(internal, known)
    if not holds_system_libraries(internal):
        forget_system_licences(internal)
        # The notes name them, and the self-test would miss them.
        own = [path for path in (internal / "duckgames").rglob("*") if path.is_file()]
        contents.note(internal, [(str(path.relative_to(internal)), path) for path in own])
    text = copyright_text(internal / "duckgames" / "licences")
    linux_tree.lay_file(text.encode(), root / DOCUMENTS / "copyright")
    set_times(root, seconds)
    return linkage.needs(root / PROGRAM)


def set_times(root: Path, seconds: int) -> None:
    """Let everything count as changed at one time, so that the same input gives the same package."""
    for path in (root, *root.rglob("*")):
        os.utime(path, (seconds, seconds), follow_symlinks=False)


def copyright_text(licences: Path) -> str:
    """Whose the parts of the package are, and by which licences, as Debian writes it for machines and people."""
    text = COPYRIGHT.read_text(encoding="utf-8")
    for name, file, begin, end in TEXTS:
        path = licences / file
        whole = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
        start = whole.find(begin)
        stop = whole.find(end, start) if end else len(whole)
        if not whole or start < 0 or stop < 0:
            raise SetupError(f"The licence of {name} was not found in {path}, where the folder build keeps it.")
        text = text.replace(f"@{name}@\n", indented(whole[start:stop]))
    return text


def forget_system_licences(internal: Path) -> None:
    """Delete the licences of the system's libraries, where none of those is left in the program."""
    licences = internal / "duckgames" / "licences"
    index = licences / "index.json"
    parts = json.loads(index.read_text(encoding="utf-8"))["parts"]
    own = [part for part in parts if part["key"] != "system"]
    kept = {text for part in own for text in part["texts"]}
    for text in {text for part in parts for text in part["texts"]} - kept:
        (licences / text).unlink()
    for folder in [path for path in licences.iterdir() if path.is_dir() and not any(path.iterdir())]:
        folder.rmdir()
    linux_tree.lay_file((json.dumps({"parts": own}, indent=2, ensure_ascii=False) + "\n").encode(), index)


def holds_system_libraries(internal: Path) -> bool:
    """Whether a library of the system is among what lies beside Python's and Qt's."""
    beside = [path.name for path in internal.iterdir() if path.is_file() and not path.is_symlink()]
    return any(".so" in name and not name.startswith("libpython") for name in beside)


def indented(licence: str) -> str:
    """A text as a field of several lines, in which a point stands for an empty line."""
    lines = (line.rstrip().replace("\t", "    ") for line in licence.strip().splitlines())
    return textwrap.indent("\n".join(line or "." for line in lines) + "\n", " ")
