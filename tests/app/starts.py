"""Starts of the program in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120
"""Seconds; only a fault needs them."""


def environment(data: Path | None = None, without: Sequence[str] = (), **changes: str) -> dict[str, str]:
    """The environment of a start; variables that begin with one of `without` are left out."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(tuple(without) or ("\0",))}
    if data is not None:
        kept["DUCKGAMES_DATA"] = str(data)
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **changes}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "duckgames", *words]


def start(
    *words: str, data: Path | None = None, without: Sequence[str] = (), **changes: str
) -> subprocess.CompletedProcess[str]:
    """Runs the program to its end, away from the checkout."""
    return subprocess.run(
        command(*words),
        cwd="/" if os.name == "posix" else None,
        env=environment(data, without, **changes),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def wait(condition: Callable[[], object]) -> None:
    """Waits for what another process does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def log_of(data: Path) -> str:
    """What a window that keeps its matches in `data` has logged."""
    file = data / "log" / "duckgames.log"
    return file.read_text(encoding="utf-8") if file.exists() else ""


@contextmanager
def window(
    *words: str, data: Path, program: Sequence[str] = (), without: Sequence[str] = (), **changes: str
) -> Iterator[subprocess.Popen[str]]:
    """A window in a process of its own, once it is drawn; `program` instead of the usual command runs it."""
    process = subprocess.Popen(
        [*(program or command()), *words],
        cwd="/" if os.name == "posix" else None,
        env=environment(data, without, **changes),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        try:
            wait(lambda: process.poll() is not None or "begins" in log_of(data))
            yield process
        finally:
            # Its AI process watches it and ends with it.
            process.kill()
