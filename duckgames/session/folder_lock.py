"""The lock of the data folder: whoever holds it alone may write there, and no wreck of a lock shuts anybody out."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QLockFile

from duckgames.session.safe_files import move_aside

BEING_WRITTEN: Final = 0.2
"""Seconds after which a lock without the number of its process is not one that somebody is just making."""


def claim(file: Path, aside: Path) -> QLockFile:
    """The lock in `file`, taken if `isLocked` says so; what stands there but is no lock is put `aside` first."""
    if os.path.lexists(file) and (not file.is_file() or _is_wreck(file)):
        move_aside(file, aside)
    lock = QLockFile(str(file))
    # Only a lock whose process is gone is stale, however long a match takes.
    lock.setStaleLockTime(0)
    lock.tryLock(0)
    return lock


def _is_wreck(file: Path) -> bool:
    """Whether a lock names no process, as after a power cut: Qt would take it for held for ever."""
    end = monotonic() + BEING_WRITTEN
    while file.exists() and QLockFile(str(file)).getLockInfo()[0] <= 0:
        if monotonic() > end:
            return True
        sleep(0.02)
    return False
