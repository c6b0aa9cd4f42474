"""The words of the command line that must be known before there is a Qt application."""

from __future__ import annotations

from collections.abc import Iterable

_SILENT = ("--selftest", "--screenshots", "--version", "--help", "-v", "-h")


def first_needs_no_screen(words: Iterable[str]) -> bool:
    """Whether `words` ask for something that shows no window and so must work without a screen."""
    return any(word.partition("=")[0] in _SILENT for word in words)
