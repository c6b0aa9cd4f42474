"""The manifest of the Flatpak, finished, beside the archive of the program that it builds from."""

import gzip
import hashlib
import json
import platform
import shutil
import sys
import tarfile
from pathlib import Path

from environment import PINS, ROOT, SetupError
from product import APP_ID, VERSION

from kinds import folder, linux_tree

MANIFEST = PINS / "flatpak" / f"{APP_ID}.json"
# A sandbox may hand out only files that are named after it: these are its icon for saved matches, and what tells of it.
FILE_ICON = "application-x-duckgame+json"
OWN_FILE_ICON = f"{APP_ID}.duckgame"


def lacks() -> str:
    """What is needed besides the program: Linux. Whoever builds from the manifest needs flatpak-builder too."""
    return "" if sys.platform == "linux" else "the Flatpak holds a program for Linux, which is built there"


def build(output: Path) -> Path:
    """Write the manifest and its archive to `flatpak/` inside a folder; raises `SetupError`."""
    tree, made = ROOT / "build" / "flatpak", output / "flatpak"
    shutil.rmtree(tree, ignore_errors=True)
    lay(folder.build(output), tree)
    made.mkdir(exist_ok=True)
    archive = made / f"duckgames-{VERSION}-flatpak-{platform.machine()}.tar.gz"
    pack(tree / "usr", archive)
    manifest = made / MANIFEST.name
    manifest.write_text(finished(MANIFEST.read_text(encoding="utf-8"), archive), encoding="utf-8")
    return manifest


def lay(program: Path, tree: Path) -> None:
    """Lay out what the Flatpak holds: the tree of Linux, with every file that desktops are to see named after it."""
    linux_tree.lay(program, tree)
    share = tree / "usr" / "share"
    for icon in share.glob(f"icons/hicolor/*/mimetypes/{FILE_ICON}.*"):
        icon.rename(icon.with_name(OWN_FILE_ICON + icon.suffix))
    shown = (*share.glob("applications/*"), *share.glob("mime/packages/*"), *share.glob("icons/hicolor/*/*/*"))
    strange = sorted(file.name for file in shown if not file.name.startswith(APP_ID))
    if strange:
        raise SetupError(f"A Flatpak cannot show what is not named after {APP_ID}: {', '.join(strange)}")
    name_icon(share / "mime" / "packages" / f"{APP_ID}.xml")


def name_icon(file: Path) -> None:
    """Let the description of saved matches name the icon they have here."""
    said = file.read_text(encoding="utf-8")
    if f'<icon name="{FILE_ICON}"/>' not in said:
        raise SetupError(f"{file.name} names no icon {FILE_ICON}")
    file.write_text(said.replace(FILE_ICON + '"/>', OWN_FILE_ICON + '"/>'), encoding="utf-8")


def pack(folder: Path, archive: Path) -> None:
    """Pack what lies in a folder; the same files give the same archive."""
    with (
        archive.open("wb") as file,
        # By its name and time, gzip would tell of the machine.
        gzip.GzipFile("", "wb", fileobj=file, mtime=0) as pressed,
        tarfile.open(fileobj=pressed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in sorted(folder.rglob("*")):
            tar.add(path, str(path.relative_to(folder)), recursive=False, filter=anonymous)


def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry of an archive, of nobody and no time."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    return entry


def finished(manifest: str, archive: Path) -> str:
    """The manifest with its source filled in."""
    said = json.loads(manifest)
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    source = {"type": "archive", "path": archive.name, "sha256": digest, "strip-components": 0}
    said["modules"][0]["sources"] = [source]
    return json.dumps(said, indent=2) + "\n"
