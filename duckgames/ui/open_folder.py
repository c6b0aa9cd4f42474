"""Shows a folder in the file manager of the system."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def open_folder(folder: Path) -> bool:
    """Asks the system to show `folder`; tells whether it could be asked."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
