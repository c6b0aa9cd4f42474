"""Hostile: damaged files of every kind; does the program start, does it hang, and is anything lost?

Bar: over 10,000 folders with one to four damaged files no exception, no look at the folder that takes over a second,
and no content that was there is gone: it is where it was, or was put aside. In one folder of fifty the whole window is
opened, with its list of matches, its statistics and a match of each game; in the others all that reads the files is.
`python -m tests.bench.hostile look FIRST COUNT` looks at some of the folders alone.
"""

from __future__ import annotations

import faulthandler
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duckgames.ui.sprites import Sprites

FOLDERS: Final = 10_000
SHARE: Final = 250
"""So many folders are looked at in one process."""

LANES: Final = 2
WINDOW_EVERY: Final = 50
LONGEST: Final = 1.0
"""Seconds, without those in which others had the processor; noise only adds, so the best of three looks counts."""

HANGS: Final = 120
"""Seconds, others included, until a look is taken for one that never ends."""
ROOT: Final = Path(__file__).resolve().parents[2]


def run(folders: int = FOLDERS) -> dict[str, Any]:
    """Looks at all folders, in processes that may crash or hang."""
    with ThreadPoolExecutor(LANES) as pool:
        shares = pool.map(_look_apart, range(0, folders, SHARE), [SHARE] * -(-folders // SHARE))
        found = [each for share in shares for each in share]
    faults = [each for each in found if each["faults"]]
    slowest = max((each["seconds"] for each in found), default=0.0)
    met = not faults and len(found) == folders
    return {"bar": {"seconds": LONGEST}, "folders": len(found), "slowest_s": slowest, "faults": faults, "met": met}


def _look_apart(first: int, count: int) -> list[dict[str, Any]]:
    """What is found in some folders; a process that ends before its time is a fault of the folder it was at."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        number = first + len(found)
        command = [sys.executable, "-m", "tests.bench.hostile", "look", str(number), str(count - len(found))]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        found += [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode:
            number = first + len(found)
            words = f"ended with {done.returncode}: {done.stderr[-3000:]}"
            found.append({"number": number, "seconds": 0.0, "faults": [words]})
    return found


class Zoo:
    """A folder that the program filled, and copies of it that something has befallen."""

    def __init__(self, folder: Path, sprites: Sprites | None = None) -> None:
        from tests.bench.hostile_files import fill

        self._sound, self._folder = folder / "sound", folder / "data"
        self._sprites = sprites
        fill(self._sound)

    def look(self, number: int) -> dict[str, Any]:
        """What happens in the folder of this number; a slow look is repeated."""
        for _ in range(3):
            found = self._look(number)
            if found["seconds"] <= LONGEST or found["faults"]:
                return found
        return {**found, "faults": [f"takes {found['seconds']} s"]}

    def _look(self, number: int) -> dict[str, Any]:
        from tests.bench.hostile_files import befall, copied
        from tests.bench.hostile_look import look_at_all, look_through_window

        copied(self._sound, self._folder)
        told = befall(self._folder, Random(number))
        before = contents(self._folder)
        windowed = number % WINDOW_EVERY == 0
        faults, begun = [], perf_counter() - _kept_waiting()
        try:
            if windowed:
                look_through_window(self._folder, self._sprites)
            else:
                look_at_all(self._folder)
        except Exception:
            faults.append(traceback.format_exc())
        seconds = perf_counter() - _kept_waiting() - begun
        faults += lost(before, contents(self._folder))
        found = {"number": number, "told": told, "seconds": round(seconds, 3), "faults": faults}
        # A window with a table of each game is no single act a person waits for.
        return {**found, "seconds": 0.0, "window_s": found["seconds"]} if windowed else found


def _kept_waiting() -> float:
    """The seconds for which this thread could have run, had others not; 0 where the system does not tell."""
    file = Path("/proc/thread-self/schedstat")
    return int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0


def contents(folder: Path) -> dict[str, tuple[str, bytes]]:
    """Every content by its sum, with a name it has."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_symlink() or not file.is_file() or file.name == "lock":
            continue
        content = file.read_bytes()
        found[hashlib.sha1(content, usedforsecurity=False).hexdigest()] = (str(file.relative_to(folder)), content)
    return found


def lost(before: dict[str, tuple[str, bytes]], after: dict[str, tuple[str, bytes]]) -> list[str]:
    """Which contents are gone.

    A journal may grow, a sound file of settings be written anew, a file become the copy of what comes after it,
    and a match be played on, where the files before it leave one after the other.
    """
    faults = []
    lines = {line for _, content in after.values() for line in content.split(b"\n")}
    files, now = dict(before.values()), dict(after.values())
    for key, (name, content) in before.items():
        grown = name.endswith(".jsonl") and {*content.split(b"\n")[:-1]} <= lines
        rewritten = name.startswith("settings.ini") and name in now
        replaced = files.get(name.removesuffix(".bak"), b"") == now.get(name) != content
        if key not in after and content and not (grown or rewritten or replaced or _played_on(name, now)):
            faults.append(f"{name} is lost: {content[:200]!r}")
    return faults


def _played_on(name: str, now: dict[str, bytes]) -> bool:
    """Whether what there was of a match could be read, and a later moment of it has come to its place."""
    from duckgames.core.record import BadRecord, Record

    file = name.removesuffix(".bak")
    try:
        # Where the copy has caught up, both hold the same, and `now` has one name of it.
        newest = now.get(file) or now[f"{file}.bak"]
        return name.startswith("matches/") and bool(Record.from_json(newest.decode()).notes)
    except (KeyError, ValueError, BadRecord):
        return False


def main(first: int, count: int) -> None:
    """Prints a line for each folder."""
    from PySide6.QtWidgets import QApplication

    from duckgames.ui.sprites import Sprites

    application = QApplication([])
    raised: list[str] = []

    def note(*error: Any) -> None:
        """An exception in a slot, or the end of this process."""
        raised.append("".join(traceback.format_exception(*error)))
        print(raised[-1], file=sys.stderr)

    sys.excepthook = note
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
        os.environ["DUCKGAMES_DATA"] = folder
        zoo = Zoo(Path(folder), Sprites())
        for number in range(first, first + count):
            faulthandler.dump_traceback_later(HANGS, exit=True)
            found = zoo.look(number)
            faulthandler.cancel_dump_traceback_later()
            found["faults"] += raised
            raised.clear()
            print(json.dumps(found), flush=True)
    application.quit()


if __name__ == "__main__":
    if sys.argv[1] == "look":
        main(int(sys.argv[2]), int(sys.argv[3]))
    else:
        print(json.dumps(run(int(sys.argv[2])), indent=2))
