"""Starts of the program in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
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
