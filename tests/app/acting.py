"""A real window in a process of its own that does something by itself once it is there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.app.starts import PATIENCE, environment

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from duckgames.app import run
from duckgames.app.window_run import WindowRun
from duckgames.ui.crash_dialog import CrashDialog
from duckgames.ui.widgets import Toast

begin = WindowRun.begin

def begin_and(self):
    begin(self)
    QTimer.singleShot(0, lambda: act(self.window))

WindowRun.begin = begin_and

def shown(window):
    return [dialog for dialog in window.findChildren(CrashDialog) if dialog.isVisible()]

{act}

sys.exit(run(["duckgames", "--language", "en"]))
"""


def play(act: str, data: Path | None, under: Sequence[str] = (), **changes: str) -> subprocess.CompletedProcess[str]:
    """Runs a window that does `act` once it is there; `under` is a command that runs the one behind it."""
    return subprocess.run(
        [*under, sys.executable, "-c", PROGRAM.replace("{act}", act)],
        env=environment(data, **changes),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
