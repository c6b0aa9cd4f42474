"""What the systems do each in their own way, as tests want it done."""

import os
import signal
import sys
from pathlib import Path

import pytest


def end_at_once(process: int) -> None:
    """End a process in a way that it can neither see coming nor hinder."""
    if sys.platform == "win32":
        os.kill(process, signal.SIGTERM)
    else:
        os.kill(process, signal.SIGKILL)


def make_pipe(file: Path) -> None:
    """Put a pipe in a file's place; where there is no such thing, the test that wants one is skipped."""
    if sys.platform == "win32":
        pytest.skip("files are no pipes on Windows")
    os.mkfifo(file)
