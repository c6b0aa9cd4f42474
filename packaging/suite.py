"""Runs the whole test suite in two rows of pytest processes side by side: what opens windows comes in parts."""

import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from environment import ROOT

WINDOWS = ("tests/end2end", "tests/ui", "tests/games/kaczogrod/view", "tests/games/duck_town/view")
"""More than half of the time, the longest first, and nothing that coverage asks for."""

SUMMARY = re.compile(rb"=+ (.*\d+ (?:passed|failed|errors?)\b.*) in [\d.]+s.* =+\s*")
COUNT = re.compile(rb"(\d+) ([a-z]+)")

Command = Sequence[str]


def run(python: str, environment: Mapping[str, str], under: Sequence[str] = ()) -> int:
    """Run the suite, the part without windows `under` another module such as coverage."""
    quiet = [python, *under, "-m", "pytest", *(f"--ignore={folder}" for folder in WINDOWS)]
    return side_by_side([quiet, *([python, "-m", "pytest", folder] for folder in WINDOWS)], environment)


def side_by_side(commands: Sequence[Command], environment: Mapping[str, str]) -> int:
    """Run commands two at a time, show one after the other, and say in a last line how all came out together.

    The first is shown as it goes, and so is all that this row takes after it; what the other row ran follows.
    """
    begun = time.monotonic()
    counts: Counter[str] = Counter()
    waiting: SimpleQueue[Command] = SimpleQueue()
    for command in commands[1:]:
        waiting.put(command)
    codes = list[int]()
    with tempfile.TemporaryFile() as kept:
        other = Thread(target=lambda: codes.extend(run_all(waiting, environment, kept)))
        other.start()
        codes.append(run_shown(commands[0], environment, counts))
        while (part := next_of(waiting)) is not None:
            codes.append(run_shown(part, environment, counts))
        other.join()
        kept.seek(0)
        show(kept, counts)
    told = ", ".join(f"{number} {what}" for what, number in sorted(counts.items()))
    print(f"===== {told} in {time.monotonic() - begun:.0f}s, in {len(commands)} processes =====", flush=True)
    return next((code for code in codes if code), 0)


def next_of(waiting: SimpleQueue[Command]) -> Command | None:
    """The next command that no row has taken."""
    try:
        return waiting.get_nowait()
    except Empty:
        return None


def run_all(waiting: SimpleQueue[Command], environment: Mapping[str, str], kept: IO[bytes]) -> list[int]:
    """Run what waits, one after the other, and keep what it says; return the exit codes."""
    codes = []
    while (command := next_of(waiting)) is not None:
        codes.append(subprocess.run(command, cwd=ROOT, env=environment, stdout=kept, check=False).returncode)
    return codes


def run_shown(command: Command, environment: Mapping[str, str], counts: Counter[str]) -> int:
    """Run one command, show what it says as it comes; return its exit code."""
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        show(process.stdout, counts)
    return process.returncode


def show(output: IO[bytes], counts: Counter[str]) -> None:
    """Pass on what pytest says, and add up what its summary counts."""
    sys.stdout.flush()
    for line in output:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
        summary = SUMMARY.fullmatch(line)
        if summary:
            counts.update({what.decode(): int(number) for number, what in COUNT.findall(summary[1])})
