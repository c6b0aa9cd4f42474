"""The composition root: reads the command line, builds every object once, wires them, and runs the program."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from duckgames.app.console import Unheard, open_console
from duckgames.app.words import first_needs_no_screen, has_screen

__all__ = ["run"]

UNHEARD = 1


def run(argv: Sequence[str]) -> int:
    """Runs the program with `argv`, the program's name first; returns its exit code."""
    open_console()
    screen = has_screen()
    if not screen or first_needs_no_screen(argv[1:]):
        # Also where another is named: that may not be there, and none is needed.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # What is made now lives as long as the program; looking for garbage among it took a tenth of the time to the first
    # picture. `Program` ends this.
    gc.disable()
    # Qt is loaded only now, so that a spawned AI process, which imports this package too, never does.
    from duckgames.app.program import Program

    try:
        return Program(argv, screen).run()
    except Unheard as error:
        if str(error):
            print(f"duckgames: {error}", file=sys.stderr)
        return UNHEARD
