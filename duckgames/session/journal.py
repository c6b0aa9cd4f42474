"""A file of JSON lines that only grows: a crash, a full disk or a damaged line costs no more than what it hits."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

from duckgames.session.safe_files import read, write

LARGEST: Final = 64 * 1024 * 1024
"""More bytes than a journal of a whole life has."""

_LONGEST_TAIL: Final = 1024 * 1024
"""More bytes than a line has: so far back the end of a journal is looked at before it grows."""

Head: TypeAlias = Mapping[str, Any]
Entry: TypeAlias = Sequence[Any]


class NewerJournal(ValueError):
    """A journal that a newer program wrote; to be left as it is."""


@dataclass(frozen=True)
class Contents:
    """What a journal holds: its head, its entries from the first on, and whether lines of it were of no use.

    A last line that was cut off while it was written is no damage: it is left out, and gone when the journal grows.
    """

    head: Head
    entries: tuple[Entry, ...]
    damaged: bool = False


class Journal:
    """The journal in `file`. Its first line, the head, is an object with its format; every other line is a list.

    `about` is what else a new head says, as what the places of an entry mean. Lists are read in two thirds of the time
    that objects take.
    """

    def __init__(self, file: Path, version: int, about: Head | None = None) -> None:
        self.file = file
        self._version = version
        self.head: Head = {"format": version, **(about or {})}
        """What the first line is when the file has to be made."""

    def read(self) -> Contents:
        """What the file holds, nothing if there is none; raises `OSError` and `NewerJournal`."""
        try:
            content = read(self.file, LARGEST)
        except FileNotFoundError:
            return Contents(self.head, ())
        if len(content) > LARGEST:
            return Contents(self.head, (), damaged=True)
        whole, _, tail = content.rpartition(b"\n")
        found = _parsed_at_once(whole)
        damaged = found is None
        if found is None:
            found = [line for line in map(_parsed, whole.split(b"\n")) if line is not None]
        last = _parsed(tail)
        if last is not None:
            found.append(last)
        return self._contents(found, damaged)

    def append(self, entries: Iterable[Entry]) -> None:
        """Adds entries and waits until the disk has them; raises `OSError`, and then the file is as it was."""
        content = b"".join(map(_written, entries))
        if not self.file.exists():
            write(self.file, _written(self.head) + content)
            return
        with self.file.open("r+b", buffering=0) as stream:
            size = stream.seek(0, os.SEEK_END)
            end, ready = _healed(stream, size)
            content = (ready if end else _written(self.head)) + content
            try:
                stream.truncate(end)
                stream.seek(end)
                _write_all(stream, content)
                os.fsync(stream.fileno())
            except OSError:
                stream.truncate(end)
                raise

    def _contents(self, found: list[Any], damaged: bool) -> Contents:
        head = found[0] if found else self.head
        form = head.get("format") if isinstance(head, dict) else None
        if type(form) is not int:
            # The head is lost, but what comes after it is not.
            return Contents(self.head, tuple(line for line in found if isinstance(line, list)), damaged=True)
        if form > self._version:
            raise NewerJournal(str(form))
        self.head = head
        entries = found[1:]
        if {*map(type, entries)} - {list}:
            return Contents(head, tuple(line for line in entries if isinstance(line, list)), damaged=True)
        return Contents(head, tuple(entries), damaged)


def _written(line: Head | Entry) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> Any:
    """The object or list in a line; None if there is none."""
    try:
        found = json.loads(line)
    # A line of nothing but brackets exhausts the parser's stack.
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict | list) else None


def _parsed_at_once(whole: bytes) -> list[Any] | None:
    """What stands in sound lines, in a fifth of the time that one by one takes; None if any line is not sound."""
    if not whole:
        return []
    try:
        found = json.loads(b"[" + whole.replace(b"\n", b",") + b"]")
    except (ValueError, RecursionError):
        return None
    return found if len(found) == whole.count(b"\n") + 1 and {*map(type, found)} <= {dict, list} else None


def _healed(stream: BinaryIO | Any, size: int) -> tuple[int, bytes]:
    """Where the journal goes on, past a last line that was cut off, and what has to stand there first."""
    start = max(0, size - _LONGEST_TAIL)
    stream.seek(start)
    content = stream.read(size - start)
    whole, newline, tail = content.rpartition(b"\n")
    if not tail:
        return size, b""
    if _parsed(tail) is not None:
        return size, b"\n"
    return start + len(whole) + len(newline), b""


def _write_all(stream: BinaryIO | Any, content: bytes) -> None:
    """A file without a buffer may take less than it is given, as a disk that is nearly full does."""
    while content:
        content = content[stream.write(content) :]
