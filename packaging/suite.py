"""Runs the whole test suite as two pytest processes side by side: what opens windows, and everything else."""

import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import IO

from environment import ROOT

WINDOWS = ("tests/ui", "tests/end2end", "tests/games/kaczogrod/view")
"""About half of the time, and nothing that coverage asks for."""

SUMMARY = re.compile(rb"=+ (.*\d+ (?:passed|failed|errors?)\b.*) in [\d.]+s.* =+\s*")
COUNT = re.compile(rb"(\d+) ([a-z]+)")


def run(python: str, environment: Mapping[str, str], under: Sequence[str] = ()) -> int:
    """Run both halves, the one without windows `under` another module such as coverage."""
    quiet = [python, *under, "-m", "pytest", *(f"--ignore={folder}" for folder in WINDOWS)]
    return side_by_side(quiet, [python, "-m", "pytest", *WINDOWS], environment)


def side_by_side(quiet: Sequence[str], windows: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run two commands at once, show one after the other, and say in a last line how both came out together."""
    begun = time.monotonic()
    counts: Counter[str] = Counter()
    with tempfile.TemporaryFile() as kept:
        other = subprocess.Popen(windows, cwd=ROOT, env=environment, stdout=kept)
        with other, subprocess.Popen(quiet, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            show(process.stdout, counts)
        kept.seek(0)
        show(kept, counts)
    told = ", ".join(f"{number} {what}" for what, number in sorted(counts.items()))
    print(f"===== {told} in {time.monotonic() - begun:.0f}s, in two processes =====", flush=True)
    return process.returncode or other.returncode


def show(output: IO[bytes], counts: Counter[str]) -> None:
    """Pass on what pytest says, and add up what its summary counts."""
    sys.stdout.flush()
    for line in output:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
        summary = SUMMARY.fullmatch(line)
        if summary:
            counts.update({what.decode(): int(number) for number, what in COUNT.findall(summary[1])})
