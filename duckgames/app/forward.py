"""Brings the window to the front, as far as the window system lets a program do that by itself."""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

TOKEN_VARIABLE: Final = "XDG_ACTIVATION_TOKEN"
"""Under Wayland, only who holds the token of the click that started a program may bring a window to the front."""


def come_forward(window: QWidget, token: str) -> None:
    """Shows `window` above all others, or lets the task bar call where the system keeps it back."""
    if token:
        # There Qt looks for it, and uses it once.
        os.environ[TOKEN_VARIABLE] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
