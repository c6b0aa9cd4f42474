"""Files that no crash, full disk or power cut can lose: written beside the old one, which stays as a copy."""

from __future__ import annotations

import errno
import logging
import os
import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
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
    """Replaces `file` by `content` and keeps what it held as a copy; a crash at any moment leaves one of the two.

    Waits for the disk, so that a power cut leaves one of the two as well.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with _draft(file, content, synced=True) as draft:
        if file.exists():
            file.replace(copy_of(file))
        draft.replace(file)
    _sync_folder(file.parent)


def hand_over(file: Path, content: bytes, moving: AbstractContextManager[object]) -> None:
    """Replaces `file` by `content` without waiting for the disk: whatever ends the process, the system has it.

    Only a power cut may still spoil `file`, so that the copy beside it is left alone: it is what the disk surely has.
    Files are renamed while `moving` is held.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with _draft(file, content, synced=False) as draft, moving:
        if file.exists() and not copy_of(file).exists():
            # It has lain there since an earlier run.
            file.replace(copy_of(file))
        draft.replace(file)


def secure(file: Path, content: bytes, moving: AbstractContextManager[object]) -> None:
    """Makes `content` the copy of `file` that no power cut can spoil; does nothing if the file has been moved away.

    It never touches the file itself, which may be replaced meanwhile: no system forbids that, and nobody waits.
    """
    try:
        file.stat()
        with _draft(copy_of(file), content, synced=True) as draft:
            _sync_newest(file)
            with moving:
                # The copy of a match is as old as the match: the disk may be long behind.
                played = file.stat().st_mtime_ns
                os.utime(draft, ns=(played, played))
                draft.replace(copy_of(file))
    except FileNotFoundError:
        return
    _sync_folder(file.parent)


def follow(other: Path, file: Path) -> None:
    """Takes away from `other` what is in `file` now; what the disk has of it becomes the copy if none is there."""
    for old in (copy_of(other), other):
        if old.exists() and not copy_of(file).exists():
            old.replace(copy_of(file))
        elif old.exists():
            old.unlink()


@contextmanager
def _draft(file: Path, content: bytes, synced: bool) -> Iterator[Path]:
    """`content` in a file beside `file`, which is to be renamed; where anything fails, it goes."""
    draft = file.with_name(file.name + ".tmp")
    try:
        with draft.open("wb") as stream:
            stream.write(content)
            if synced:
                stream.flush()
                os.fsync(stream.fileno())
        yield draft
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def _sync_newest(file: Path) -> None:
    """Saves a power cut from leaving a newest file to be mourned, where an open file can be replaced."""
    if os.name == "posix":
        with file.open("rb") as stream:
            os.fsync(stream.fileno())


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
