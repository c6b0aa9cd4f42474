"""Tries a folder build as a stranger would have it: moved, not to be written into, and without whatever may be missing.

    python packaging/try_folder.py FOLDER

Needs the standard library only. Ends with 0 if all holds, else with 1.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import contents
import counts
from environment import sandbox
from kinds import folder
from product import VERSION
from trial import Amiss, carry_out

LARGEST_MB = 185
PATIENCE = 300
SHOWN = 5
"""How many of the things amiss are named."""

MOVED = "Duck Games – утиные игры, żółte kaczki; 100 % & more"
NOBODY = 65534
HOSTILE = {
    "LANG": "C",
    "LC_ALL": "C",
    "QT_QPA_PLATFORM": "offscreen",
    # Nothing is there: neither drivers for a graphics card, nor a server for sound, nor one of the desktop.
    "LIBGL_DRIVERS_PATH": "/nowhere",
    "__EGL_VENDOR_LIBRARY_DIRS": "/nowhere",
    "PULSE_SERVER": "unix:/nowhere",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
}
HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "PYTHONPATH", "LD_LIBRARY_PATH", "QT_PLUGIN_PATH")


@dataclass(frozen=True)
class Trial:
    """The moved program and its empty home; `before` stands before its command, `user` is who starts it, if another."""

    made: Path
    home: Path
    before: tuple[str, ...] = ()
    user: int | None = None

    def start(self, *words: str) -> str:
        """Start the program from a folder that is gone by then; return what it printed, or raise `Amiss`."""
        lost = self.home / "lost"
        lost.mkdir(exist_ok=True)
        command = [*self.before, str(folder.program(self.made)), *words]
        if os.name == "posix":
            lost.chmod(0o777)
            self.home.chmod(0o777)
            command = ["sh", "-c", 'cd "$1" && rmdir "$1" && shift && exec "$@"', "sh", str(lost), *command]
        kept = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        answer = subprocess.run(
            command,
            cwd=self.home,
            env={**kept, **sandbox(self.home), **HOSTILE},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            check=False,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
        )
        if answer.returncode != 0:
            said = "\n".join([*answer.stdout.splitlines(), *answer.stderr.splitlines()][-20:])
            raise Amiss(f"{' '.join(words)} ended with {answer.returncode} and said:\n{said}")
        return answer.stdout


def check_size(trial: Trial) -> str:
    """It is not too large."""
    megabytes = folder.size(trial.made) / 1e6
    if megabytes > LARGEST_MB:
        raise Amiss(f"{megabytes:.0f} MB, more than {LARGEST_MB}")
    return f"{megabytes:.0f} MB of at most {LARGEST_MB}"


def check_files(trial: Trial) -> str:
    """Every picture, sound, page, translation and list of the source tree lies in it, byte for byte."""
    inside = folder.internal(trial.made)
    wanted = contents.own_files()
    complain([str(place) for source, place in wanted if not same(source, inside / place)])
    return f"{len(wanted)} as in the source tree"


def check_links(trial: Trial) -> str:
    """No link leads out of it or nowhere: what it leads to would stay behind when it is moved."""
    links = [path for path in trial.made.rglob("*") if path.is_symlink()]
    inside = trial.made.resolve()
    complain([str(path) for path in links if not (path.exists() and path.resolve().is_relative_to(inside))])
    return f"{len(links)} that stay inside"


def check_version(trial: Trial) -> str:
    """It says its version and what its words are."""
    said = trial.start("--version").strip()
    if said != f"duckgames {VERSION}":
        raise Amiss(f"it says {said!r}, not duckgames {VERSION}")
    if "--selftest" not in trial.start("--help"):
        raise Amiss("--help does not tell of --selftest")
    return said


def check_selftest(trial: Trial) -> str:
    """Its own test holds: matches are played, saved and read; and it counts as much as the source tree has."""
    complain(counts.differences(trial.start("--selftest")))
    return counts.told()


def check_window(trial: Trial) -> str:
    """Its window is drawn."""
    trial.start("--quit-after-first-paint")
    return "drawn"


CHECKS: dict[str, Callable[[Trial], str]] = {
    "size": check_size,
    "files": check_files,
    "links": check_links,
    "version and help": check_version,
    "self-test": check_selftest,
    "window": check_window,
}


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(prog="try_folder.py", description="Try a folder that build.py made.")
    parser.add_argument("folder", type=Path)
    made = parser.parse_args(arguments).folder.resolve()
    if not folder.program(made).is_file():
        print(f"{made} is no folder that build.py made: {folder.program(made)} is missing.", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory(prefix="duckgames-", ignore_cleanup_errors=True) as place,
        moved(made, Path(place)) as trial,
    ):
        return carry_out(CHECKS | {"nothing written": unchanged(made)}, trial)


@contextmanager
def moved(made: Path, place: Path) -> Iterator[Trial]:
    """A copy under a name that is hard to bear, which nobody may write into, for whoever has fewest rights."""
    place.chmod(0o755)
    home, copy = place / "home", place / MOVED / made.name
    home.mkdir()
    shutil.copytree(made, copy, symlinks=True)
    for path in walk(copy):
        path.chmod(path.stat().st_mode & ~0o222)
    user = NOBODY if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    before = without_network(user)
    who = "somebody else" if user is not None else "you"
    print(f"Started by {who}, {'without a network' if before else 'with the network: it may not be taken away here'}")
    try:
        yield Trial(copy, home, before, user)
    finally:
        for path in walk(copy):
            path.chmod(path.stat().st_mode | 0o200)


def walk(made: Path) -> list[Path]:
    """All that is in a folder, and itself; no links."""
    return [made, *(path for path in made.rglob("*") if not path.is_symlink())]


def without_network(user: int | None) -> tuple[str, ...]:
    """What starts a command without any network, where the system lets us."""
    command = ("unshare", "--net", "--map-root-user")
    if shutil.which("unshare") is None:
        return ()
    tried = subprocess.run(
        [*command, "true"],
        capture_output=True,
        check=False,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
    )
    return command if tried.returncode == 0 else ()


def unchanged(made: Path) -> Callable[[Trial], str]:
    """The check that the moved program holds after all what it held before, and the same bytes."""

    def check(trial: Trial) -> str:
        here = {path.relative_to(trial.made) for path in trial.made.rglob("*")}
        before = {path.relative_to(made) for path in made.rglob("*")}
        complain([f"{path} is new" for path in sorted(here - before)] + [f"{path} is gone" for path in before - here])
        complain([f"{path} is another" for path in sorted(here) if not same(made / path, trial.made / path)])
        return f"{len(here)} files and folders are as they were"

    return check


def same(one: Path, other: Path) -> bool:
    """Are both folders, links to the same, or files of the same bytes?"""
    if one.is_symlink() and other.is_symlink():
        return one.readlink() == other.readlink()
    if not one.is_file() or not other.is_file():
        return one.is_dir() and other.is_dir()
    return one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()


def complain(amiss: Sequence[str]) -> None:
    """Raise `Amiss` where something is."""
    if amiss:
        more = f" and {len(amiss) - SHOWN} more" if len(amiss) > SHOWN else ""
        raise Amiss("; ".join(amiss[:SHOWN]) + more)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
