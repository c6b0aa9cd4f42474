"""Shows a folder in the file manager of the system."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from duckgames.session.frozen import variables_of_the_system


def open_folder(folder: Path) -> bool:
    """Asks the system to show `folder`; tells whether it could be asked."""
    with variables_of_the_system():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
