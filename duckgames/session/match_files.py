"""The files of matches in a folder, thousands of them, without opening any."""

from __future__ import annotations

import logging
import os
from pathlib import Path

_log = logging.getLogger(__name__)


def newest_files(folder: Path) -> dict[str, os.DirEntry[str]]:
    """The newest file of each match by its name, a copy only where there is no other; none is looked at."""
    newest: dict[str, os.DirEntry[str]] = {}
    copies: dict[str, os.DirEntry[str]] = {}
    try:
        for entry in os.scandir(folder):
            name, _, ending = entry.name.partition(".")
            if ending == "json":
                newest[name] = entry
            elif ending == "json.bak":
                copies[name] = entry
    except OSError as error:
        if not isinstance(error, FileNotFoundError):
            _log.warning("The matches in %s cannot be listed: %s", folder, error)
    return {**copies, **newest}


def last_changes(folder: Path) -> dict[str, int]:
    """When each match was changed, by its name, in nanoseconds."""
    changes: dict[str, int] = {}
    for name, entry in newest_files(folder).items():
        try:
            changes[name] = _changed(entry)
        except FileNotFoundError:
            # It went away this moment, as to the finished ones.
            continue
    return changes


def _changed(entry: os.DirEntry[str]) -> int:
    """When a file was changed; a link that leads nowhere was when it was made, and hides no other."""
    try:
        return entry.stat().st_mtime_ns
    except OSError:
        return entry.stat(follow_symlinks=False).st_mtime_ns
