"""Somewhere to say things: a program for windows has no console on Windows, and none anywhere needs to have one."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TextIO

STREAMS = {"stdout": -11, "stderr": -12}
"""The streams that the program writes to, and the numbers that Windows knows them by."""


class Unheard(Exception):
    """What the program prints goes nowhere: the reader has gone (then the text is empty), or the disk is full."""


def say(text: object) -> None:
    """Prints a text at once; raises `Unheard` where that fails, as nothing has been done for anybody then."""
    try:
        print(text, flush=True)
    except OSError as error:
        # What has not been written would be tried once more as the interpreter ends.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
        raise Unheard("" if isinstance(error, BrokenPipeError) else error.strerror) from error


def open_console() -> None:
    """Lets the program speak where it was started from; where it cannot, what it prints is lost without a word.

    A letter that the console does not have shall not end the program.
    """
    if sys.platform == "win32":
        for name, number in STREAMS.items():
            if getattr(sys, name) is None:
                setattr(sys, name, _inherited(number) or _of_parent())
    for name in STREAMS:
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if sys.platform == "win32":
    import ctypes
    import msvcrt

    _NO_HANDLES = (None, 0, ctypes.c_void_p(-1).value)
    _PARENT = 0xFFFFFFFF

    def _inherited(number: int) -> TextIO | None:
        """A file or a pipe that whoever started the program reads from."""
        ask = ctypes.windll.kernel32.GetStdHandle
        ask.restype = ctypes.c_void_p
        handle = ask(ctypes.c_ulong(number & 0xFFFFFFFF))
        if handle in _NO_HANDLES:
            return None
        try:
            return os.fdopen(msvcrt.open_osfhandle(handle, os.O_TEXT), "w", encoding="utf-8", buffering=1)
        except OSError:
            return None

    def _of_parent() -> TextIO | None:
        """The console in which the program was started."""
        # Refused where it has been joined already, which does no harm.
        ctypes.windll.kernel32.AttachConsole(ctypes.c_ulong(_PARENT))
        try:
            return open("CONOUT$", "w", encoding="utf-8", buffering=1)  # noqa: PTH123
        except OSError:
            return None
