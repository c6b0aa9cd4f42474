"""Files that no crash, full disk or power cut can lose: written beside the old one, which stays as a copy."""

from __future__ import annotations

import errno
import logging
import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

_log = logging.getLogger(__name__)


def new_name() -> str:
    """A name for a new match that no other has; names sort by time."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def move_aside(file: Path, folder: Path) -> str:
    """Renames `file` into `folder` under a name with the date, and returns the new path, or "" where that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"{new_name()}-{file.name}"
        file.rename(target)
    except OSError as error:
        _log.warning("%s cannot be put aside: %s", file, error)
        return ""
    return str(target)


def copy_of(file: Path) -> Path:
    """Where what a file held before is kept."""
    return file.with_name(file.name + ".bak")


def read(file: Path, most: int | None = None) -> bytes:
    """What `file` holds, at most one byte more than `most`, which tells that it is too large; raises `OSError`.

    Without `most` it is all.
    """
    if file.exists() and not file.is_file():
        # A pipe or a device would be read for ever.
        raise IsADirectoryError(errno.EISDIR, "not a file")
    with file.open("rb") as stream:
        return stream.read(-1 if most is None else most + 1)


def write(file: Path, content: bytes) -> None:
    """Replaces `file` by `content` and keeps what it held as a copy; a crash at any moment leaves one of the two."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".tmp")
    try:
        with draft.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if file.exists():
            file.replace(copy_of(file))
        draft.replace(file)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(file.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the renaming itself safe from a power cut, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            # Some network disks know no such thing for folders; the file itself is written.
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(handle)
