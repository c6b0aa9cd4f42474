"""Finds what the libraries of a folder build are linked to, and leaves to the system what its packages bring."""

import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import contents
from environment import SetupError
from system_packages import DEBIAN_PACKAGES

NO_OBJDUMP = "objdump is missing, which reads what libraries need (Debian and Fedora have it in binutils)."


@dataclass(frozen=True)
class Links:
    """What one file is linked to: names of libraries, and the versions of their interfaces that it asks for."""

    libraries: frozenset[str]
    versions: frozenset[tuple[str, str]]


@dataclass(frozen=True)
class Needs:
    """What a folder needs that is not in it, in alphabetical order."""

    libraries: tuple[str, ...]
    versions: tuple[tuple[str, str], ...]

    def newest(self, library: str, interface: str) -> tuple[int, ...]:
        """The newest version of an interface of a library that is asked for, such as (2, 35) of GLIBC."""
        texts = (version for name, version in self.versions if name == library)
        found = (re.fullmatch(rf"{interface}_(\d+(?:\.\d+)*)", text) for text in texts)
        return max((tuple(int(part) for part in match[1].split(".")) for match in found if match), default=())


def lacks() -> str:
    """What is missing here to look into libraries, in plain words."""
    return "" if shutil.which("objdump") else NO_OBJDUMP


def read(folder: Path) -> dict[Path, Links]:
    """What each program and library in a folder is linked to; links are not followed."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and is_elf(path)]
    if not files:
        return {}
    answer = subprocess.run(["objdump", "-p", *map(str, files)], capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise SetupError(f"The libraries could not be read: {answer.stderr.strip()}")
    parts = re.split(r"^(.+):\s+file format elf\S+$", answer.stdout, flags=re.MULTILINE)
    return {Path(name): parse(text) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def is_elf(path: Path) -> bool:
    """Whether a file is a program or library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def parse(objdump: str) -> Links:
    """What `objdump -p` says of one file."""
    libraries = re.findall(r"^  NEEDED\s+(\S+)$", objdump, flags=re.MULTILINE)
    versions = set()
    for library, block in re.findall(r"^  required from (\S+):\n((?:    .*\n?)*)", objdump, flags=re.MULTILINE):
        versions |= {(library, line.split()[-1]) for line in block.splitlines()}
    return Links(frozenset(libraries), frozenset(versions))


def needs(folder: Path) -> Needs:
    """What the programs and libraries of a folder need that is not in the folder."""
    links = read(folder)
    here = {path.name for path in folder.rglob("*")}
    libraries = {library for some in links.values() for library in some.libraries} - here
    versions = {version for some in links.values() for version in some.versions if version[0] in libraries}
    return Needs(tuple(sorted(libraries)), tuple(sorted(versions)))


def leave_to_system(internal: Path, known: Iterable[str] = DEBIAN_PACKAGES) -> None:
    """Delete the system's libraries from the inner folder of a build, and all that only these needed.

    A program that is put together for every Linux brings copies of them; one that is installed as a package gets them
    from the system, with its security updates.
    """
    links = {path.relative_to(internal).as_posix(): found.libraries for path, found in read(internal).items()}
    beside = {path.name for path in internal.iterdir()}
    kept = reachable(internal, links, beside & set(known))
    for place in links.keys() - kept:
        (internal / place).unlink()
    for path in internal.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def reachable(internal: Path, links: Mapping[str, frozenset[str]], dropped: set[str]) -> set[str]:
    """The places of the programs and libraries that are still needed without the dropped ones."""
    places = {place: internal / place for place in links if place not in dropped}
    return contents.needed(places, lambda path: links[path.relative_to(internal).as_posix()])
