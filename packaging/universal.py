"""The app for both processors of Macs: numpy alone comes for one at a time, so its two halves are joined."""

import platform
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

from environment import PINS, ROOT, SetupError, pip, run

BOTH = "universal2"
MACHINES = ("arm64", "x86_64")
MAGIC = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")
"""How a Mach-O file of 64 bits begins, and one that holds several."""

SYSTEM = "macosx_14_0"
"""The first macOS whose own linear algebra numpy uses: for it, no library lies beside numpy for one processor only."""


def target() -> str:
    """What this Python can build for: both processors, if it runs on both itself, else this one."""
    return BOTH if sysconfig.get_platform().endswith(BOTH) else platform.machine()


def prepare(python: Path) -> None:
    """Let the environment of an interpreter hold only what the target needs; raises `SetupError`."""
    if target() != BOTH:
        print(
            f"This Python runs on {target()} only, so the app will too. For an app that runs on both kinds of Mac "
            "please call this with the Python of python.org's installer.",
            flush=True,
        )
        return
    packages = ROOT / ".venv" / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
    if all(architectures(file) >= set(MACHINES) for file in mach_files(packages / "numpy")):
        return
    halves = [unpacked(python, machine) for machine in MACHINES]
    join(halves, packages)


def unpacked(python: Path, machine: str) -> Path:
    """Fetch numpy for one processor, by the digest that is pinned, and unpack it."""
    folder = ROOT / "build" / "universal" / machine
    folder.mkdir(parents=True, exist_ok=True)
    pin = folder / "numpy.txt"
    pin.write_text(pinned("numpy", (PINS / "requirements-play.txt").read_text(encoding="utf-8")), encoding="utf-8")
    options = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--platform", f"{SYSTEM}_{machine}"]
    pip(python, "download", *options, "-d", str(folder), "-r", str(pin))
    for wheel in folder.glob("numpy-*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return folder


def pinned(name: str, requirements: str) -> str:
    """The pins of one package out of a file of them, with their digests."""
    found = re.findall(rf"^{re.escape(name)}==(?:.*\\\n)*.*\n?", requirements, re.MULTILINE)
    if not found:
        raise SetupError(f"{name} is not pinned.")
    return "".join(found)


def join(halves: list[Path], packages: Path) -> None:
    """Write, over what is installed, each library of numpy's with the code of both halves."""
    for file in mach_files(halves[0] / "numpy"):
        path = file.relative_to(halves[0])
        parts = [str(half / path) for half in halves]
        command = ["lipo", "-create", *parts, "-output", str(packages / path)]
        run(command, f"The two halves of {path} could not be joined.")


def mach_files(folder: Path) -> Iterator[Path]:
    """Every file of code, links left out, in a steady order."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) in MAGIC:
                    yield path


def architectures(file: Path) -> set[str]:
    """The processors that a file of code runs on."""
    answer = subprocess.run(["lipo", "-archs", str(file)], capture_output=True, text=True, check=False)
    return set(answer.stdout.split())


def expect_architectures(app: Path) -> None:
    """Stop unless every file of code in an app runs on what was built for."""
    wanted = set(MACHINES) if target() == BOTH else {target()}
    for file in mach_files(app):
        lacking = wanted - architectures(file)
        if lacking:
            raise SetupError(f"{file.relative_to(app)} does not run on {', '.join(sorted(lacking))}.")
