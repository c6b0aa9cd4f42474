"""Hears the events of the window that something lies in, which may be another one later."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget


def watch(watcher: QObject, now: QWidget | None, window: QWidget) -> QWidget:
    """Lets the event filter of `watcher` hear `window`, and no more the one it heard until `now`; returns `window`."""
    if window is not now:
        if now is not None:
            now.removeEventFilter(watcher)
        window.installEventFilter(watcher)
    return window
