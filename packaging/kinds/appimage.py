"""The AppImage: one file that runs on any Linux where it lies, made of the runtime of AppImage and a squashed tree."""

import hashlib
import platform
import shutil
import sys
from pathlib import Path

from environment import ROOT, SetupError, run
from product import APP_ID, VERSION

from kinds import folder, linux_tree

# An AppImage is the runtime with a file system behind it, which it mounts, and runs AppRun from. Its usual tool,
# appimagetool, adds nothing that we need, and takes whichever runtime is the newest; so we join the two ourselves and
# take one runtime only, known by its digest.
RUNTIME = "20251108"
RUNTIME_DIGESTS = {
    "x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    "aarch64": "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}
ADDRESS = "https://github.com/AppImage/type2-runtime/releases/download/{version}/runtime-{machine}"
NOTICE = f"""An AppImage begins with the type 2 runtime of the AppImage project, version {RUNTIME}, licensed as MIT.
Linked into it are squashfuse (BSD 2-Clause), libfuse (LGPL 2.1), zstd (BSD 3-Clause), and zlib, mimalloc and
musl, which are under licences as free as MIT.
Sources: https://github.com/AppImage/type2-runtime

"duckgames-*.AppImage --appimage-extract" unpacks the rest, the program itself. Any other runtime can be put in front of
it: join the runtime and the output of mksquashfs for that folder into one file.
"""


def lacks() -> str:
    """What is needed besides the program: Linux, mksquashfs, and the runtime."""
    machine = platform.machine()
    if sys.platform != "linux" or machine not in RUNTIME_DIGESTS:
        return "an AppImage is built on Linux, on x86_64 or aarch64, for the same"
    if shutil.which("mksquashfs") is None:
        return "mksquashfs is missing; Debian's package is squashfs-tools"
    file = runtime_file(machine)
    if not file.is_file():
        address = ADDRESS.format(version=RUNTIME, machine=machine)
        return f"the runtime of AppImage is missing; please put {address} at {file.relative_to(ROOT)}"
    if not is_runtime(file, RUNTIME_DIGESTS[machine]):
        return f"{file.relative_to(ROOT)} is not version {RUNTIME} of the runtime; please fetch it anew"
    return ""


def build(output: Path) -> Path:
    """Build `duckgames-VERSION-MACHINE.AppImage` inside a folder; raises `SetupError`."""
    machine = platform.machine()
    tree = ROOT / "build" / "appimage" / "duckgames.AppDir"
    lay(folder.build(output), tree)
    return join(runtime_file(machine), squash(tree), output / f"duckgames-{VERSION}-{machine}.AppImage")


def runtime_file(machine: str) -> Path:
    """Where the runtime is expected."""
    return ROOT / "build" / "appimage" / f"runtime-{machine}"


def is_runtime(file: Path, digest: str) -> bool:
    """Is this the very file with this digest?"""
    return hashlib.sha256(file.read_bytes()).hexdigest() == digest


def lay(program: Path, tree: Path) -> None:
    """Lay out anew what the AppImage holds: the tree of Linux, and at its top what AppImage looks for."""
    shutil.rmtree(tree, ignore_errors=True)
    linux_tree.lay(program, tree)
    icon = Path("usr", "share", "icons", "hicolor", "256x256", "apps", f"{APP_ID}.png")
    entry = Path("usr", "share", "applications", f"{APP_ID}.desktop")
    for target in (icon, entry):
        if not (tree / target).is_file():
            raise SetupError(f"The tree of the AppImage lacks {target}")
    # The program finds its folder by its own file, whatever led to it, so a link is enough of a start.
    (tree / "AppRun").symlink_to(Path("usr", "bin", "duckgames"))
    (tree / entry.name).symlink_to(entry)
    (tree / icon.name).symlink_to(icon)
    (tree / ".DirIcon").symlink_to(icon)
    notice = tree / "usr" / "share" / "doc" / "duckgames" / "appimage-runtime.txt"
    notice.parent.mkdir(parents=True, exist_ok=True)
    notice.write_text(NOTICE, encoding="utf-8")


def squash(tree: Path) -> Path:
    """Pack a tree into a file system beside it; the runtime reads zstd."""
    image = tree.with_suffix(".squashfs")
    whose = ["-noappend", "-root-owned", "-no-xattrs", "-quiet", "-no-progress"]
    how = ["-comp", "zstd", "-Xcompression-level", "19", "-b", "256K"]
    run(["mksquashfs", str(tree), str(image), *whose, *how], "mksquashfs could not pack the AppImage.")
    return image


def join(runtime: Path, image: Path, made: Path) -> Path:
    """Put a file system behind a runtime, and let the whole be run."""
    with made.open("wb") as whole:
        for part in (runtime, image):
            with part.open("rb") as source:
                shutil.copyfileobj(source, whole)
    made.chmod(0o755)
    return made
