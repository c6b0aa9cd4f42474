"""Whether the system asks programs for little motion; Qt 6.11 does not tell, so each system is asked in its own way."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

_SPI_GETCLIENTAREAANIMATION = 0x1042


def asks_for_stillness() -> bool:
    """What the desktop says: Windows and macOS for sure, KDE and desktops that tell GTK by a file; others say nothing.

    GNOME keeps its answer in a database that only its own library reads, so there the setting of this program counts.
    """
    if sys.platform == "win32":
        import ctypes

        shown = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
        return shown.value == 0
    if sys.platform == "darwin":
        return QSettings("apple.com", "universalaccess").value("reduceMotion") in (1, True, "1", "true")
    return _asked_by_file(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)))


def _asked_by_file(folder: Path) -> bool:
    """What the files of KDE and GTK in the folder of configuration say."""
    if _value(folder / "kdeglobals", "KDE/AnimationDurationFactor") in ("0", "0.0"):
        return True
    files = (folder / version / "settings.ini" for version in ("gtk-4.0", "gtk-3.0"))
    said = (_value(file, "Settings/gtk-enable-animations").lower() for file in files)
    return next((each for each in said if each), "true") in ("false", "0")


def _value(file: Path, key: str) -> str:
    """One value of an ini file; empty where there is none, or no file."""
    return str(QSettings(str(file), QSettings.Format.IniFormat).value(key, "")) if file.is_file() else ""
