"""The package for Debian, Ubuntu and what is made of them."""

import gzip
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import history
import linkage
import packaged_tree
from environment import PINS, ROOT, SetupError, run
from product import VERSION
from system_packages import DEBIAN_PACKAGES, RENAMED_T64

from kinds import folder, linux_tree

TEMPLATES = PINS / "linux" / "debian"
COMPRESSION = ("-Zxz", "-z6")

# Python's own libraries; on other systems than Debian's some have other names.
PYTHON_LIBRARIES = {"libbz2.so.1.0": "libbz2-1.0", "libffi.so.8": "libffi8", "liblzma.so.5": "liblzma5"}
KNOWN = DEBIAN_PACKAGES | PYTHON_LIBRARIES

# The parts of the C library, which is one package.
C_LIBRARY = (
    "ld-linux-aarch64.so.1",
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "libresolv.so.2",
    "librt.so.1",
    "libutil.so.1",
)
# The first version of GCC whose C++ library has each interface, by the last number of GLIBCXX_3.4.N.
GCC_OF_GLIBCXX = {29: "11", 30: "12", 31: "13.1", 32: "13.2", 33: "14", 34: "15"}

# Polish and Russian letters; a minimal system has no font at all.
FONTS = "fonts-dejavu-core | fonts-noto-core | fonts-liberation | fonts-freefont-ttf"


def lacks() -> str:
    """What is needed besides the program: Debian's own tool, and what reads libraries."""
    if sys.platform != "linux":
        return "a .deb is built on Linux"
    if shutil.which("dpkg-deb") is None:
        return "dpkg-deb is missing; its package is dpkg, on Fedora too"
    return linkage.lacks()


def build(output: Path) -> Path:
    """Build `duckgames_VERSION_ARCHITECTURE.deb` inside a folder; raises `SetupError`."""
    return pack(folder.build(output), output, VERSION)


def pack(program: Path, output: Path, version: str) -> Path:
    """Pack a folder build as this version of the program."""
    releases = history.own_releases(version)
    seconds = history.build_seconds(int(releases[0].time.timestamp()))
    tree = ROOT / "build" / "deb"
    needs = packaged_tree.lay(program, tree, KNOWN, seconds)
    documents = tree / packaged_tree.DOCUMENTS
    lay_zipped((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), documents / "changelog.gz")
    lay_zipped(history.for_debian(releases), documents / "changelog.Debian.gz")
    overrides = tree / "usr" / "share" / "lintian" / "overrides" / "duckgames"
    linux_tree.lay_file((TEMPLATES / "lintian-overrides").read_bytes(), overrides)
    architecture = tell("dpkg", "--print-architecture")
    describe(tree, history.package_version(version) + "-1", architecture, depends(needs))
    packaged_tree.set_times(tree, seconds)
    made = output / f"duckgames_{history.package_version(version)}-1_{architecture}.deb"
    seal(tree, made, seconds)
    return made


def depends(needs: linkage.Needs) -> list[str]:
    """The packages without which the program does not run, each with the names that it has in other releases."""
    wanted = [at_least("libc6", needs.newest("libc.so.6", "GLIBC"))]
    for library in needs.libraries:
        if library == "libstdc++.so.6":
            *_, interface = needs.newest(library, "GLIBCXX") or (0,)
            wanted.append(f"libstdc++6 (>= {GCC_OF_GLIBCXX.get(interface, '11')})")
        elif library == "libgcc_s.so.1":
            wanted.append("libgcc-s1")
        elif library not in C_LIBRARY:
            wanted.append(package_of(library))
    return [*dict.fromkeys(sorted(wanted)), FONTS]


def at_least(package: str, version: tuple[int, ...]) -> str:
    """A package that must not be older than a version, if one is known."""
    return f"{package} (>= {'.'.join(map(str, version))})" if version else package


def package_of(library: str) -> str:
    """The package that holds a library of the system; raises `SetupError` where none is known."""
    package = KNOWN.get(library)
    if package is None:
        raise SetupError(f"The program needs {library}, which is not in its folder and in no package known here.")
    return f"{package}t64 | {package}" if package in RENAMED_T64 else package


def lay_zipped(text: str, place: Path) -> None:
    """Write a compressed text; the same text gives the same bytes."""
    linux_tree.lay_file(gzip.compress(text.encode(), 9, mtime=0), place)


def describe(tree: Path, version: str, architecture: str, packages: list[str]) -> None:
    """Write into `DEBIAN/` what dpkg wants to know of the tree."""
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]
    size = sum(installed_size(path) for path in tree.rglob("*"))
    fields = {
        "version": version,
        "architecture": architecture,
        "maintainer": history.MAINTAINER,
        "size": str(size),
        "depends": ", ".join(packages),
    }
    text = (TEMPLATES / "control").read_text(encoding="utf-8")
    for name, value in fields.items():
        text = text.replace(f"@{name}@", value)
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files]
    linux_tree.lay_file(text.encode(), tree / "DEBIAN" / "control")
    linux_tree.lay_file("".join(sums).encode(), tree / "DEBIAN" / "md5sums")


def installed_size(path: Path) -> int:
    """What a file counts in the field Installed-Size, in KiB: whole blocks for a file, one for all else."""
    return -(-path.stat().st_size // 1024) if path.is_file() and not path.is_symlink() else 1


def seal(tree: Path, made: Path, seconds: int) -> None:
    """Make the package of a tree, all of it root's whoever builds."""
    command = ["dpkg-deb", "--root-owner-group", *COMPRESSION, "--build", str(tree), str(made)]
    run(command, "dpkg-deb could not build the package (its message is above).", {"SOURCE_DATE_EPOCH": str(seconds)})


def tell(*command: str) -> str:
    """The one line that a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
