"""The icon of the window, for the title bar, the task bar and the switcher of windows."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QIcon

from duckgames.ui.sprites import Sprites

SMALL: Final = (16, 20, 22, 24, 32)
"""The sizes in which the simple picture is shown, the duck alone: of the whole one nothing could be made out."""

LARGE: Final = (48, 64, 128, 256)


def window_icon(sprites: Sprites) -> QIcon:
    """The icon, drawn for each size that systems ask a window for."""
    icon = QIcon()
    for sizes, art in ((SMALL, "icons/app-icon-small.svg"), (LARGE, "icons/app-icon.svg")):
        for size in sizes:
            icon.addPixmap(sprites.pixmap(art, size, size, 1.0))
    return icon
