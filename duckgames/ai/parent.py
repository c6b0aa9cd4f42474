"""What a process owes the one that started it: to end with it, however that ended, and to stand back where told."""

from __future__ import annotations

import os
import sys
import threading
from typing import Final

NICEST: Final = 19
_IDLE_PRIORITY_CLASS: Final = 0x40
_THIS_PROCESS: Final = -1
"""As Windows names the process that asks."""


def leave_with_parent() -> None:
    """Ends this process as soon as its parent is gone, even in the middle of a search that never asks `stop`.

    For processes that `multiprocessing` has spawned, workers of a pool too: nothing else ends those of a killed parent.
    """
    threading.Thread(target=_wait_and_leave, daemon=True).start()


def _wait_and_leave() -> None:
    # The window takes only the messages from `worker`, and is shown sooner without these.
    from multiprocessing import connection, parent_process

    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def stand_back() -> None:
    """Lets this process run only while no other wants the processor, where the system knows such a thing."""
    # A statement: on Windows the checker of types does not leave out one half of an expression.
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(_THIS_PROCESS), _IDLE_PRIORITY_CLASS)
        return
    # Not by so much nicer: the program itself may have been started with any priority.
    os.setpriority(os.PRIO_PROCESS, 0, NICEST)
