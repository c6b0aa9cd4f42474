"""A folder of files that people make themselves: looked through with care, and never changed."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.safe_files import read
from duckgames.session.storage import data_folder

_log = logging.getLogger(__name__)

LARGEST: Final = 4 * 1024 * 1024
"""Bytes: a longer file was not made for us, and would hold up the program."""

MOST_FILES: Final = 500
"""More files of one kind than this are not looked at."""


@dataclass(frozen=True)
class FileFault:
    """What is wrong with a file of a user's own: a code, the line (0: the whole file), and the value that is wrong.

    The codes of this module are `unreadable` (value: the reason), `too_large`, `too_many` and `not_utf8`.
    """

    file: Path
    fault: str
    line: int = 0
    value: str = ""


class UserFolder:
    """The folder called `name` in the data folder; files in folders inside it are left alone."""

    def __init__(self, name: str, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / name

    def prepare(self, samples: Path) -> None:
        """Makes the folder, with copies of what lies in `samples` unless something of that name is there.

        Raises `SessionFailure` where that fails.
        """
        try:
            for source in sorted(each for each in samples.rglob("*") if each.is_file()):
                target = self.path / source.relative_to(samples)
                if not target.exists():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(source, target)
        except OSError as error:
            _log.warning("%s cannot be made: %s", self.path, error)
            data = {"folder": str(self.path), "reason": _reason(error)}
            raise SessionFailure(SessionError(ErrorId.FOLDER_UNUSABLE, data)) from error

    def files(self, endings: Sequence[str]) -> tuple[tuple[Path, ...], tuple[FileFault, ...]]:
        """The files whose names end with a dot and one of `endings`, by name, and what is wrong; none: no folder."""
        try:
            found = sorted(each for each in self.path.iterdir() if each.suffix.lower()[1:] in endings)
        except FileNotFoundError:
            return (), ()
        except OSError as error:
            return (), (FileFault(self.path, "unreadable", value=_reason(error)),)
        # What begins with a dot, other systems leave beside files.
        seen = [each for each in found if not each.name.startswith(".")]
        surplus = (FileFault(self.path, "too_many", value=str(MOST_FILES)),) if len(seen) > MOST_FILES else ()
        return tuple(seen[:MOST_FILES]), surplus


def read_text(file: Path) -> str | FileFault:
    """What stands in a file, in UTF-8 with or without a byte order mark, or why that cannot be said."""
    content = read_bytes(file)
    if isinstance(content, FileFault):
        return content
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return FileFault(file, "not_utf8", line=content.count(b"\n", 0, error.start) + 1)


def read_bytes(file: Path) -> bytes | FileFault:
    """What a file holds, or why that cannot be said."""
    try:
        content = read(file, LARGEST)
    except OSError as error:
        return FileFault(file, "unreadable", value=_reason(error))
    return FileFault(file, "too_large") if len(content) > LARGEST else content


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
