"""The portable archive: the folder in one file, to be unpacked and started anywhere, without an installation."""

import platform
import sys
import tarfile
import zipfile
from pathlib import Path

from environment import SetupError
from product import VERSION

from kinds import folder

SYSTEMS = {"linux": "linux", "win32": "windows"}
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
# Times inside would make each build another one, though it holds the same. This is the earliest that a zip can tell.
TIME = (1980, 1, 1, 0, 0, 0)
SECONDS = 315_532_800


def lacks() -> str:
    """What is needed besides the program: a system on which the folder is not an app already."""
    return "" if sys.platform in SYSTEMS else "on macOS the app in the disk image is portable itself"


def build(output: Path) -> Path:
    """Build `duckgames-VERSION-SYSTEM-MACHINE.zip` or `.tar.xz` inside a folder; raises `SetupError`."""
    return pack(folder.build(output), output / f"duckgames-{VERSION}-{target()}")


def target() -> str:
    """What the archive runs on."""
    machine = platform.machine().lower()
    return f"{SYSTEMS[sys.platform]}-{MACHINES.get(machine, machine)}"


def pack(program: Path, stem: Path) -> Path:
    """Pack a folder build as its system knows it; the archive unpacks into one folder, named as its version."""
    made = stem.with_name(stem.name + (".zip" if sys.platform == "win32" else ".tar.xz"))
    part = made.with_name(made.name + ".part")
    top = f"duckgames-{VERSION}"
    try:
        if made.suffix == ".zip":
            write_zip(program, top, part)
        else:
            write_tar(program, top, part)
        part.replace(made)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise SetupError(f"{made} could not be written: {error.strerror}.") from error
    return made


def write_zip(program: Path, top: str, archive: Path) -> None:
    """Pack for Windows, which has no links."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in program.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{top}/{path.relative_to(program).as_posix()}", TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if path.suffix == ".exe" else 0o644) << 16
            packed.writestr(entry, path.read_bytes())


def write_tar(program: Path, top: str, archive: Path) -> None:
    """Pack for Linux, with links, and with nobody's name."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = SECONDS
        if not entry.issym():
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    # tarfile adds what is in a folder sorted by name.
    with tarfile.open(archive, "w:xz", preset=6, format=tarfile.PAX_FORMAT) as packed:
        packed.add(program, top, filter=plain)
