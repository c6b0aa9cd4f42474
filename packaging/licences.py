"""Collects the licence texts of everything that the folder build holds, with an index for the page of licences.

    python packaging/licences.py FOLDER [LIBRARY...]    LIBRARY: files the build takes along, wherever they come from

Run it with the Python that the program is built with: the texts come from what is installed there. Qt for Python brings
no texts; those of the GNU licences come from the system, or from a folder that DUCKGAMES_GNU_LICENCES names.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path

from environment import ROOT
from product import VERSION

INDEX = "index.json"

# Beside what a distribution calls its licence files: names as they are usual.
LICENCE_NAME = re.compile(r"(licen[cs]e|copying|notice)([.\-_].*)?", re.IGNORECASE)

# The title that a text of the GNU licences begins with, by the name under which it is kept.
GNU = {
    "LGPL-3": "GNU LESSER GENERAL PUBLIC LICENSE Version 3,",
    "GPL-3": "GNU GENERAL PUBLIC LICENSE Version 3,",
}

# What PyInstaller's metadata say in a sentence: its starter may come along with any program.
BOOTLOADER = "GPL-2.0-or-later WITH Bootloader-exception"

# How Debian's texts name licences that they do not repeat.
COMMON = re.compile(r"/usr/share/common-licenses/([\w.-]*\w)")

# Where systems keep the texts: Debian, Arch, packages of Fedora and MSYS2, Homebrew.
GNU_PLACES = (
    "/usr/share/common-licenses/{name}",
    "/usr/share/licenses/spdx/{name}.0-only.txt",
    "/usr/share/licenses/*/COPYING*",
    "/opt/homebrew/opt/*/COPYING*",
    "/usr/local/opt/*/COPYING*",
    "C:/msys64/usr/share/licenses/*/COPYING*",
    "C:/msys64/mingw64/share/licenses/*/COPYING*",
    "C:/Program Files/Git/mingw64/share/licenses/*/COPYING*",
    "C:/Program Files/Git/usr/share/licenses/*/COPYING*",
)


class Lacking(Exception):
    """A text that must come along and was not found; the message names it."""


@dataclass
class Part:
    """One part of the build: its key on the page of licences, and its texts as paths inside of the folder."""

    key: str
    name: str
    version: str
    licence: str
    texts: list[str] = field(default_factory=list)


def collect(folder: Path, libraries: Iterable[Path] = ()) -> list[Part]:
    """Fill a folder anew with the texts and their index; raises `Lacking`."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = [own(folder), *qt(folder), python(folder)]
    parts += [distributed(folder, "numpy", "NumPy"), distributed(folder, "platformdirs", "platformdirs")]
    parts += [distributed(folder, "pyinstaller", "PyInstaller", BOOTLOADER)]
    system = of_system(folder, libraries)
    parts += [system] if system.texts else []
    text = json.dumps({"parts": [asdict(part) for part in parts]}, indent=2, ensure_ascii=False)
    (folder / INDEX).write_text(text + "\n", encoding="utf-8")
    return parts


def own(folder: Path) -> Part:
    """The program itself."""
    text = copied(ROOT / "LICENSE", folder, "duckgames/LICENSE.txt")
    return Part("duckgames", "Duck Games", VERSION, "MIT", [text])


def qt(folder: Path) -> Iterator[Part]:
    """Qt, and what binds it to Python: both under the LGPL, which adds to the GPL and needs its text."""
    texts = [copied(gnu_text(name), folder, f"common/{name}.txt") for name in GNU]
    version = metadata.version("pyside6-essentials")
    for key, name in (("qt", "Qt"), ("pyside6", "Qt for Python")):
        yield Part(key, name, version, "LGPL-3.0-only", list(texts))


def python(folder: Path) -> Part:
    """Python, from where its installation keeps its licence."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    prefix = Path(sys.base_prefix)
    places = (
        prefix / "lib" / version / "LICENSE.txt",
        prefix / "LICENSE.txt",
        prefix / "LICENSE",
        Path("/usr/share/doc", version, "copyright"),
    )
    for place in places:
        if place.is_file():
            text = copied(place, folder, "python/LICENSE.txt")
            return Part("python", "Python", platform.python_version(), "PSF-2.0", [text])
    raise Lacking(f"Python's licence is at none of {', '.join(map(str, places))}")


def distributed(folder: Path, key: str, name: str, licence: str = "") -> Part:
    """A distribution, with the texts that it brings, and its licence unless that is given."""
    found = metadata.distribution(key)
    part = Part(key, name, found.version, licence or found.metadata["License-Expression"])
    for file in found.files or ():
        inside = file.parts[1:]
        if file.parts[0].endswith(".dist-info") and inside and is_licence(inside):
            place = "/".join(inside[1:] if inside[0] == "licenses" else inside)
            ending = "" if place.endswith((".txt", ".md")) else ".txt"
            part.texts.append(copied(Path(str(found.locate_file(file))), folder, f"{key}/{place}{ending}"))
    if not part.texts:
        raise Lacking(f"{name} {found.version} brings no licence text")
    return part


def is_licence(inside: tuple[str, ...]) -> bool:
    """Whether a file in the metadata of a distribution is one of its licences."""
    return inside[0] == "licenses" or LICENCE_NAME.fullmatch(inside[-1]) is not None


def of_system(folder: Path, libraries: Iterable[Path]) -> Part:
    """The libraries that the build takes from the system, each with what its Debian package tells of it."""
    part, unknown = Part("system", "System libraries", system_name(), ""), []
    for library in sorted({path.resolve() for path in libraries}):
        if is_covered(library):
            continue
        package = debian_package(library)
        text = Path("/usr/share/doc", package, "copyright")
        if not package or not text.is_file():
            unknown.append(str(library))
            continue
        place = f"system/{package}.txt"
        if place not in part.texts:
            part.texts.append(copied(text, folder, place))
    if unknown:
        raise Lacking("no licence is known of " + ", ".join(unknown))
    part.texts += common_texts(folder, part.texts)
    return part


def system_name() -> str:
    """How the system the libraries come from is called, with its version, as it tells itself."""
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return platform.system()


def common_texts(folder: Path, texts: list[str]) -> list[str]:
    """Copies of the licences that texts of Debian refer to."""
    said = "".join((folder / text).read_text(encoding="utf-8", errors="replace") for text in texts)
    # Some are links to their newest version.
    files = sorted({Path("/usr/share/common-licenses", name).resolve() for name in COMMON.findall(said)})
    return [copied(file, folder, f"common/{file.name}.txt") for file in files if file.is_file()]


def is_covered(library: Path) -> bool:
    """Whether a file belongs to Python or to an installed distribution, whose texts are collected already."""
    return any(library.is_relative_to(Path(prefix).resolve()) for prefix in (sys.prefix, installed_python()))


def installed_python() -> Path:
    """Where this Python is, when that is a place of its own and not the system's, which holds all libraries."""
    prefix = Path(sys.base_prefix)
    return Path(sys.prefix) if prefix in (Path("/usr"), Path("/usr/local")) else prefix


def debian_package(library: Path) -> str:
    """The Debian package that a file came with; empty if none."""
    if shutil.which("dpkg-query") is None:
        return ""
    # Before the folders of the system were merged, packages installed below /lib what is now found below /usr/lib.
    for path in (str(library), str(library).removeprefix("/usr")):
        answer = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True, check=False)
        if answer.returncode == 0:
            return re.split(r"[:,]", answer.stdout)[0]
    return ""


def gnu_text(name: str) -> Path:
    """The text of a GNU licence, wherever this machine has it."""
    named = os.environ.get("DUCKGAMES_GNU_LICENCES")
    for place in ([str(Path(named).resolve() / "{name}*")] if named else []) + list(GNU_PLACES):
        path = Path(place.format(name=name))
        if not path.is_absolute():
            continue
        for found in sorted(Path(path.anchor).glob(str(path.relative_to(path.anchor)))):
            if found.is_file() and begins_with(found, GNU[name]):
                return found
    raise Lacking(f"the {name} is not on this machine: put its text into a folder, named by DUCKGAMES_GNU_LICENCES")


def begins_with(file: Path, title: str) -> bool:
    """Whether a text begins with a title, however that is broken into lines."""
    return " ".join(file.read_text(encoding="utf-8", errors="replace")[:400].split()).startswith(title)


def copied(source: Path, folder: Path, place: str) -> str:
    """Copy a text to its place in a folder; return the place."""
    target = folder / place
    target.parent.mkdir(parents=True, exist_ok=True)
    # Not what the file may, only what it says: the texts of a system may be read-only.
    target.write_bytes(source.read_bytes())
    return place


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    try:
        parts = collect(Path(arguments[0]), map(Path, arguments[1:]))
    except Lacking as error:
        print(f"The licences are not complete: {error}", file=sys.stderr)
        return 1
    for part in parts:
        print(f"{part.name} {part.version}: {part.licence}, {len(part.texts)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
