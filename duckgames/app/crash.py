"""What is left of a crash: kept in a file that a clean exit removes, and shown at the next start."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from duckgames.session.log_book import without_words

_log = logging.getLogger(__name__)

MOST: Final = 20
"""Different exceptions of one run that are told; after these nobody learns anything from one more."""


class CrashFile:
    """Catches what nothing else catches: unhandled exceptions of any thread, and faults of the interpreter.

    `last` is the text a crash of the run before left behind, or empty.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "crash.txt"
        self._file: IO[str] | None = None
        self._told: set[str] = set()
        self.last = ""

    def open(self, tell: Callable[[str], None], interrupt: Callable[[], None]) -> None:
        """Reads what the last run left, and from now on notes crashes.

        `tell` gets the text of each exception once, in the thread in which it happened. Ctrl-C is no crash: it calls
        `interrupt`.
        """
        try:
            self.last = self._path.read_text(encoding="utf-8", errors="replace").strip() if self._path.exists() else ""
            if self.last:
                # It is shown once; the log keeps it for whoever asks later.
                _log.error("The run before ended badly:\n%s", without_words(self.last))
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8")
            faulthandler.enable(self._file)
        except OSError as error:
            _log.info("No crash file: %s", error)

        def caught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
            if issubclass(kind, KeyboardInterrupt):
                interrupt()
            else:
                self._note("".join(traceback.format_exception(kind, error, trace)), tell)
            _let_go(error)

        sys.excepthook = caught
        threading.excepthook = lambda hook: caught(hook.exc_type, hook.exc_value, hook.exc_traceback)

    def close(self) -> None:
        """The run ended well: nothing is left to show."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            _log.info("The crash file stays: %s", error)

    def _note(self, text: str, tell: Callable[[str], None]) -> None:
        # What breaks in the painting of a window breaks again with every frame, that of the dialog included.
        if text in self._told or len(self._told) >= MOST:
            return
        self._told.add(text)
        _log.error("%s", without_words(text))
        if self._file is not None:
            try:
                self._file.write(text)
                self._file.flush()
            except OSError as error:
                _log.info("The crash is not kept: %s", error)
        tell(text)


def _let_go(error: BaseException | None) -> None:
    """Ends what the calls that were broken off still hold.

    A painter among it would go on painting on a window that others paint by then, which is the end of the program.
    """
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error = error.__cause__ or error.__context__
