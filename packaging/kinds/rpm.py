"""The package for Fedora, openSUSE and what is made of them."""

import shutil
import sys
from pathlib import Path

import history
import linkage
import packaged_tree
from environment import PINS, ROOT, run
from product import APP_ID, VERSION
from system_packages import DEBIAN_PACKAGES

from kinds import folder

SPEC = PINS / "linux" / "rpm.spec"
WORK = ROOT / "build" / "rpm"
# What the systems of today pack with, and can unpack.
COMPRESSION = "w19T0.zstdio"

# Of the program, and of all that comes along, as SPDX names them.
LICENCES = (
    "MIT",
    "LGPL-3.0-only",
    "PSF-2.0",
    "BSD-3-Clause",
    "Unicode-DFS-2016",
    "(GPL-2.0-or-later WITH Bootloader-exception)",
    "(GPL-3.0-or-later WITH GCC-exception-3.1)",
    "LGPL-2.1-or-later",
    "bzip2-1.0.6",
    "0BSD",
)
# Polish and Russian letters, by the names that Fedora and openSUSE give to fonts that have them.
FONTS = (
    "(dejavu-sans-fonts or dejavu-fonts or google-noto-sans-fonts or google-noto-sans-vf-fonts "
    "or liberation-sans-fonts)"
)
# The folders of icons belong to it.
OTHERS = ("hicolor-icon-theme", FONTS)

# The interfaces by which libraries tell how new they must be.
INTERFACES = {"libc.so.6": "GLIBC", "libstdc++.so.6": "GLIBCXX"}


def lacks() -> str:
    """What is needed besides the program: rpmbuild, and what reads libraries."""
    if sys.platform != "linux":
        return "an .rpm is built on Linux"
    if shutil.which("rpmbuild") is None:
        return "rpmbuild is missing; Debian's package is rpm, Fedora's rpm-build"
    return linkage.lacks()


def build(output: Path) -> Path:
    """Build `duckgames-VERSION-1.MACHINE.rpm` inside a folder; raises `SetupError`."""
    return pack(folder.build(output), output, VERSION)


def pack(program: Path, output: Path, version: str) -> Path:
    """Pack a folder build as this version of the program."""
    releases = history.own_releases(version)
    seconds = history.build_seconds(int(releases[0].time.timestamp()))
    tree = WORK / "tree"
    # Python's own libraries stay: they have other names on other systems than the one that builds.
    needs = packaged_tree.lay(program, tree, DEBIAN_PACKAGES, seconds)
    text = spec(history.package_version(version), requires(needs), history.for_rpm(releases), tree)
    file = WORK / "duckgames.spec"
    file.write_text(text, encoding="utf-8")
    made = seal(file, seconds)
    return Path(shutil.move(made, output / made.name))


def requires(needs: linkage.Needs) -> list[str]:
    """What the program does not run without, as rpm calls it: libraries rather than packages, fonts excepted."""
    wanted = []
    for library in needs.libraries:
        interface = INTERFACES.get(library, "")
        newest = needs.newest(library, interface) if interface else ()
        version = f"{interface}_{'.'.join(map(str, newest))}" if newest else ""
        wanted.append(f"{library}({version})(64bit)")
    return [*wanted, *OTHERS]


def spec(version: str, wanted: list[str], changelog: str, tree: Path) -> str:
    """What rpmbuild is told."""
    fields = {
        "version": version,
        "licence": " AND ".join(LICENCES),
        "maintainer": history.MAINTAINER,
        "requires": "\n".join(f"Requires:       {name}" for name in wanted),
        "tree": str(tree).replace("%", "%%"),
        "id": APP_ID,
        "changelog": changelog,
    }
    text = SPEC.read_text(encoding="utf-8")
    for name, value in fields.items():
        text = text.replace(f"@{name}@", value)
    return text


def seal(file: Path, seconds: int) -> Path:
    """Let rpmbuild make the package; return where it is."""
    packages = WORK / "packages"
    shutil.rmtree(packages, ignore_errors=True)
    options = {"_topdir": WORK / "topdir", "_rpmdir": packages, "_binary_payload": COMPRESSION}
    command = ["rpmbuild", "-bb", "--quiet"]
    for name, value in options.items():
        command += ["--define", f"{name} {value}"]
    variables = {"SOURCE_DATE_EPOCH": str(seconds), "LC_ALL": "C.UTF-8"}
    run([*command, str(file)], "rpmbuild could not build the package (its message is above).", variables)
    return next(packages.rglob("*.rpm"))
