"""Ends a process with the one that started it, however that ended and whatever is computed here."""

from __future__ import annotations

import os
import threading


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
