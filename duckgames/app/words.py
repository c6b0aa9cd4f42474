"""The words of the command line that must be known before all others are read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence

_SILENT = ("--selftest", "--screenshots", "--version", "--help", "-v", "-h")


def first_needs_no_screen(words: Iterable[str]) -> bool:
    """Whether `words` ask for something that shows no window and so must work without a screen."""
    return any(word.partition("=")[0] in _SILENT for word in words)


def has_screen() -> bool:
    """Whether there is anything to show a window on; only systems with X11 or Wayland may lack it.

    Qt itself would end the process with a message about its plugins.
    """
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def asked_language(words: Sequence[str]) -> str:
    """What follows `--language`, which may be no language at all; empty without it."""
    for n, word in enumerate(words):
        option, equals, value = word.partition("=")
        if option == "--language":
            return value if equals else "".join(words[n + 1 : n + 2])
    return ""
