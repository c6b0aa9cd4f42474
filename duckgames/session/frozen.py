"""What a program that was built into one folder with its libraries must hide from the other programs it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

BUNDLE_VARIABLES = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""Where the builder of the folder lets our libraries be found; `NAME_ORIG` then keeps what the person had set."""


@contextmanager
def variables_of_the_system() -> Iterator[None]:
    """While this lasts, programs that are started get the environment the person has, not ours.

    A file manager that found our libraries before its own would not start.
    """
    if not getattr(sys, "frozen", False):
        yield
        return
    ours = {name: os.environ.get(name) for name in BUNDLE_VARIABLES}
    _set({name: os.environ.get(f"{name}_ORIG") for name in BUNDLE_VARIABLES})
    try:
        yield
    finally:
        _set(ours)


def _set(variables: dict[str, str | None]) -> None:
    for name, value in variables.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
