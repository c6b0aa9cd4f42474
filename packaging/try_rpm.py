"""Tries an .rpm: what it asks for and offers, and installing, running and removing it in a minimal root.

    python packaging/try_rpm.py RPM [--deb DEB] [--cache FILE]

    --deb DEB      the .deb of the same program, whose dependencies bring the libraries for the self-test
    --cache FILE   keep the minimal Debian in FILE (.tar.gz)

Where Debian's libraries are, rpm has no record of them: it installs with --nodeps. Whether Fedora and openSUSE resolve
what the package asks for is not tried here. Needs root, rpm, debootstrap and a mirror of Debian.
"""

import argparse
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import minimal_root
from minimal_root import Broken, MinimalRoot, tell
from trial import Amiss, carry_out
from try_deb import HOME, NOT_OURS, OFFSCREEN, USER

# Of its own: what Debian's rpm writes into its database.
BUT = (*NOT_OURS, "root/", "var/lib/rpm/", "usr/lib/sysimage/")


class Trial:
    """One package in one root, and what was there before the package."""

    def __init__(self, rpm: Path, deb: Path | None, root: MinimalRoot) -> None:
        self.rpm, self.deb, self.root = rpm, deb, root
        self.before: dict[str, str] = {}
        home = root.path / HOME.lstrip("/")
        home.mkdir(parents=True)
        home.chmod(0o777)

    def manage(self, *words: str) -> str:
        """Run this machine's rpm on the root."""
        return tell("rpm", "--root", str(self.root.path), "--dbpath", "/var/lib/rpm", *words)


def check_names(trial: Trial) -> str:
    """It asks for libraries of the system only, and offers nothing but itself."""
    requires = tell("rpm", "-qp", "--requires", str(trial.rpm)).splitlines()
    provides = tell("rpm", "-qp", "--provides", str(trial.rpm)).splitlines()
    inside = {Path(line).name for line in tell("rpm", "-qpl", str(trial.rpm)).splitlines()}
    amiss = [line for line in requires if line.split("(")[0] in inside]
    amiss += [line for line in provides if re.search(r"\.so|python", line)]
    if amiss:
        raise Amiss("; ".join(amiss))
    return f"{len(requires)} asked for, {len(provides)} offered"


def check_install(trial: Trial) -> str:
    """It installs into a root."""
    if trial.deb is not None:
        trial.root.apt("satisfy", tell("dpkg-deb", "--field", str(trial.deb), "Depends"))
    trial.manage("--initdb")
    shared = shared_folders(trial.rpm)
    for folder in shared:
        (trial.root.path / folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
    trial.before = trial.root.contents(BUT)
    trial.manage("-i", "--nodeps", str(trial.rpm))
    trial.manage("-V", "--nodeps", "duckgames")
    return f"{trial.manage('-q', 'duckgames')}, into {len(shared)} folders of the system"


def shared_folders(rpm: Path) -> list[str]:
    """The folders of others that it has files in; on Fedora they come with packages such as hicolor-icon-theme."""
    own = set(tell("rpm", "-qpl", str(rpm)).splitlines())
    return sorted({str(folder) for path in own for folder in Path(path).parents} - own)


def check_selftest(trial: Trial) -> str:
    """Its own test holds, where its libraries are."""
    if trial.deb is None:
        return "not tried: without --deb the libraries are missing"
    said = trial.root.run("duckgames", "--selftest", user=USER, variables=OFFSCREEN, network=False)
    return said.splitlines()[-1]


def check_erase(trial: Trial) -> str:
    """It goes without a trace."""
    trial.manage("-e", "duckgames")
    now = trial.root.contents(BUT)
    left = [path for path in sorted(trial.before.keys() | now.keys()) if now.get(path) != trial.before.get(path)]
    if left:
        raise Amiss("left or changed: " + ", ".join(left[:20]))
    return f"{len(now)} paths as before; not looked at: {', '.join(BUT)}"


CHECKS: dict[str, Callable[[Trial], str]] = {
    "what it asks for and offers": check_names,
    "install": check_install,
    "self-test": check_selftest,
    "erase": check_erase,
}


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(prog="try_rpm.py", description="Try an .rpm in a minimal root.")
    parser.add_argument("rpm", type=Path)
    parser.add_argument("--deb", type=Path)
    parser.add_argument("--cache", type=Path)
    words = parser.parse_args(arguments)
    lack = minimal_root.lacks() or ("" if shutil.which("rpm") else "rpm is missing; Debian's package has that name")
    if lack or not words.rpm.is_file():
        print(f"The package cannot be tried: {lack or f'there is no {words.rpm}'}.", file=sys.stderr)
        return 1
    try:
        with minimal_root.fresh(words.cache) as root:
            root.apt("update")
            trial = Trial(words.rpm.resolve(), words.deb, root)
            return carry_out(CHECKS, trial)
    except Broken as error:
        print(f"The package cannot be tried: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
