"""The tree that a package of a Linux system holds: without the libraries that the system brings, and with the licences
of all that is left."""

import os
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from pathlib import Path

import linkage
from environment import PINS, ROOT, VENV, SetupError, ensure
from kinds import linux_tree

PROGRAM = Path("usr", "lib", "duckgames")
DOCUMENTS = Path("usr", "share", "doc", "duckgames")
COPYRIGHT = PINS / "linux" / "debian" / "copyright"

# The parts whose licences have no copy in Debian's /usr/share/common-licenses, and where their texts are found.
TEXTS = {
    "numpy": "numpy-*.dist-info/licenses/LICENSE.txt",
    "pyinstaller": "pyinstaller-*.dist-info/licenses/COPYING.txt",
}


def lay(program: Path, root: Path, known: Iterable[str], seconds: int) -> linkage.Needs:
    """Lay a folder build out anew under `root/usr`, leaving `known` libraries to the system; say what it needs of it.

    Everything in the tree counts as made at the given time. Raises `SetupError`.
    """
    shutil.rmtree(root, ignore_errors=True)
    linux_tree.lay(program, root)
    linkage.leave_to_system(root / PROGRAM / "_internal", known)
    linux_tree.lay_file(copyright_text().encode(), root / DOCUMENTS / "copyright")
    set_times(root, seconds)
    return linkage.needs(root / PROGRAM)


def set_times(root: Path, seconds: int) -> None:
    """Let everything count as changed at one time, so that the same input gives the same package."""
    for path in (root, *root.rglob("*")):
        os.utime(path, (seconds, seconds), follow_symlinks=False)


def copyright_text() -> str:
    """Whose the parts of the package are, and by which licences, as Debian writes it for machines and people."""
    text = COPYRIGHT.read_text(encoding="utf-8")
    for name, licence in licences().items():
        text = text.replace(f"@{name}@\n", indented(licence))
    return text


def licences() -> dict[str, str]:
    """The texts of the licences, by the name that stands for each in the template."""
    packages = next(VENV.glob("lib/python*/site-packages"), VENV)
    files = {name: next(packages.glob(pattern), None) for name, pattern in TEXTS.items()}
    files |= {"duckgames": ROOT / "LICENSE", "python": python_licence()}
    found = {}
    for name, file in files.items():
        if file is None or not file.is_file():
            raise SetupError(f"The licence of {name} was not found, which the package has to tell.")
        found[name] = file.read_text(encoding="utf-8", errors="replace")
    return found


def python_licence() -> Path:
    """Where the Python that is packed with the program keeps its licence."""
    question = "import sysconfig; print(sysconfig.get_path('stdlib'))"
    python = str(ensure("release", "build"))
    answer = subprocess.run([python, "-c", question], capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip()) / "LICENSE.txt"


def indented(licence: str) -> str:
    """A text as a field of several lines, in which a point stands for an empty line."""
    lines = (line.rstrip().replace("\t", "    ") for line in licence.strip().splitlines())
    return textwrap.indent("\n".join(line or "." for line in lines) + "\n", " ")
