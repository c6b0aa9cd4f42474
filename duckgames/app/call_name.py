"""Where the window that keeps its matches in a folder can be called; apart, so that a first start loads no network."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from PySide6.QtCore import QDir


def call_name(folder: Path) -> str:
    """Where the window that keeps its matches in `folder` listens: the same name by whatever path that is reached.

    Short, because the whole path of a socket may have no more than a hundred bytes.
    """
    # A statement: on Windows the checker of types does not leave out one half of an expression.
    if sys.platform == "win32":
        user = os.environ.get("USERNAME", "")
    else:
        user = str(os.getuid())
    place = os.path.normcase(os.path.realpath(folder))
    return "duckgames-" + hashlib.sha256(f"{user}\0{place}".encode(errors="surrogateescape")).hexdigest()[:20]


def leaves_a_trace(name: str) -> bool:
    """Whether a window of this user may be listening under `name`, even one whose lock was deleted with its folder.

    The folder of sockets belongs to all, so the owner counts. Where sockets are no files there is no trace, but there a
    folder with an open lock cannot be deleted either.
    """
    if sys.platform == "win32":
        return False
    try:
        return Path(QDir.tempPath(), name).stat().st_uid == os.getuid()
    except OSError:
        return False
