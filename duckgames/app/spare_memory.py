"""Gives memory that is free, but still counts as ours, back to the system."""

from __future__ import annotations

import logging
import sys

_log = logging.getLogger(__name__)


def give_back() -> None:
    """Does so where the C library needs to be asked: the one of Linux keeps the holes that a match leaves."""
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError) as error:
        # Not every C library knows it, and none needs to.
        _log.debug("No memory is given back: %s", error)
