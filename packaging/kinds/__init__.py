"""What the program can be installed from: one module makes one kind, this one lists them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kinds import appimage, deb, dmg, flatpak, folder, nsis, portable, rpm


@dataclass(frozen=True)
class Kind:
    """One thing that can be built.

    `lacks` says in plain words what this system lacks to build it, or nothing if it can. `build` makes it inside the
    folder it is given and returns what it made; it raises `SetupError`.
    """

    name: str
    makes: str
    lacks: Callable[[], str]
    build: Callable[[Path], Path]


KINDS = (
    Kind("folder", "a folder with the program and all it needs", folder.lacks, folder.build),
    Kind("portable", "the folder in one archive, to be unpacked anywhere", portable.lacks, portable.build),
    Kind("deb", "the package for Debian and Ubuntu", deb.lacks, deb.build),
    Kind("rpm", "the package for Fedora and openSUSE", rpm.lacks, rpm.build),
    Kind("nsis", "the installer for Windows", nsis.lacks, nsis.build),
    Kind("dmg", "the disk image for macOS, with the app", dmg.lacks, dmg.build),
    Kind("appimage", "one file for any Linux, started where it lies", appimage.lacks, appimage.build),
    Kind("flatpak-manifest", "the manifest of the Flatpak, with its archive", flatpak.lacks, flatpak.build),
)
