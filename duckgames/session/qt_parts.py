"""Where Qt's plugins and translations lie; it does not find them itself below a folder with a comma in its name."""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo


def qt_translations() -> str:
    """The folder of the texts of Qt's own dialogs."""
    return _found(QLibraryInfo.LibraryPath.TranslationsPath, "translations")


def show_qt_its_plugins() -> None:
    """Lets Qt find its plugins, without which no window can be shown; must be called before its first use of any."""
    QCoreApplication.addLibraryPath(_found(QLibraryInfo.LibraryPath.PluginsPath, "plugins"))


def _found(asked: QLibraryInfo.LibraryPath, name: str) -> str:
    """Where Qt says, if there is anything, else where PySide6 brings it along."""
    told = QLibraryInfo.path(asked)
    package = Path(PySide6.__file__).resolve().parent
    places = (Path(told), package / "Qt" / name, package / name)
    return next((str(place) for place in places if place.is_dir()), told)
