"""The log: a small file for whoever looks for a fault, without a word about hands, deals or seeds."""

from __future__ import annotations

import logging
import os
import re
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final

from platformdirs import user_log_path

from duckgames.session.storage import FOLDER_VARIABLE

LARGEST: Final = 256 * 1024
"""Bytes after which the file becomes the one before, and a new one is begun."""

_KIND: Final = re.compile(r"[A-Za-z_][\w.]*(?=:|$)")
"""How the line of a traceback begins that says what happened."""

_SAFE: Final = ("  ", "Traceback", "Fatal Python error:", "Thread ", "Current thread ")
"""How the lines begin that say where it happened."""

_Trouble = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def log_folder() -> Path:
    """Where the log is kept unless the program is told otherwise."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return Path(chosen).absolute() / "log" if chosen else user_log_path("duckgames", appauthor=False).absolute()


class LogBook:
    """Writes what the program logs into `folder`, and nothing but errors on the console.

    `last_trouble` is the last warning or error of this run, in one line.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or log_folder()
        self.last_trouble = ""
        self._handlers: list[logging.Handler] = []

    @property
    def file(self) -> Path:
        """The file of now; the one before lies beside it."""
        return self.folder / "duckgames.log"

    def open(self) -> None:
        """Begins to write; the file is made with the first line, and a folder that takes none is no trouble."""
        plain = _Plain("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._handlers = [_Memory(self), _TurningFile(self.file)]
        if sys.stderr is not None:
            console = logging.StreamHandler(sys.stderr)
            console.setLevel(logging.ERROR)
            self._handlers.append(console)
        for handler in self._handlers:
            handler.setFormatter(plain)
            logging.getLogger().addHandler(handler)
        logging.getLogger().setLevel(logging.INFO)

    def close(self) -> None:
        """Writes no more."""
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
        self._handlers = []


def without_words(trace: str) -> str:
    """A traceback without what the exceptions say, which may name cards: where it happened, and what kind it was."""
    kept = []
    for line in trace.splitlines():
        kind = _KIND.match(line)
        if line.startswith(_SAFE):
            kept.append(line)
        elif kind is not None:
            kept.append(kind[0])
    return "\n".join(kept)


class _Plain(logging.Formatter):
    """Writes exceptions down without their words."""

    def format(self, record: logging.LogRecord) -> str:
        # Another formatter may have left the whole text in the record.
        kept, record.exc_text = record.exc_text, None
        try:
            return super().format(record)
        finally:
            record.exc_text = kept

    def formatException(self, ei: _Trouble) -> str:
        return without_words("".join(traceback.format_exception(*ei)))


class _Memory(logging.Handler):
    """Keeps the first line of the last trouble."""

    def __init__(self, book: LogBook) -> None:
        super().__init__(logging.WARNING)
        self._book = book

    def emit(self, record: logging.LogRecord) -> None:
        lines = record.getMessage().strip().splitlines()
        # The last line of a traceback says what happened, its first only that it is one.
        self._book.last_trouble = f"{record.levelname} {record.name}: {lines[-1] if lines else ''}"


class _TurningFile(logging.FileHandler):
    """A file that never grows beyond twice `LARGEST` with the one before it, and whose own troubles stay its own."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, encoding="utf-8", errors="backslashreplace", delay=True)
        self._file = file

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._turn()
            super().emit(record)
        except OSError:
            # Nothing can be written there: that is told where matches are saved.
            self.close()

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk must not fill the console as well."""

    def _turn(self) -> None:
        """Begins a new file where the old one is full or gone."""
        if not self._file.exists():
            self.close()
            self._file.parent.mkdir(parents=True, exist_ok=True)
        elif self._file.stat().st_size > LARGEST:
            self.close()
            self._file.replace(self._file.with_suffix(".old.log"))
