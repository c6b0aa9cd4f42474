"""What a report of a fault needs to know about this computer: gathered when it is asked for, sent nowhere."""

from __future__ import annotations

import platform
import shutil
from enum import Enum
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from duckgames import __version__
from duckgames.session.storage import settings_file
from duckgames.ui.services import Services


class Fact(Enum):
    """One line of the diagnostics; the value is its key."""

    VERSION = "version"
    SYSTEM = "system"
    PYTHON = "python"
    QT = "qt"
    SCREENS = "screens"
    WINDOW = "window"
    LANGUAGE = "language"
    LOOK = "look"
    SOUND = "sound"
    DATA = "data"
    SPACE = "space"
    SETTINGS = "settings"
    LOG = "log"
    TROUBLE = "trouble"


def facts(services: Services, window: QWidget) -> dict[Fact, str]:
    """What is the case now; empty where there is nothing, as no sound device or no trouble."""
    look, log = services.look, services.log
    data = services.storage.folder
    found = {
        Fact.VERSION: __version__,
        Fact.SYSTEM: f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
        Fact.PYTHON: f"{platform.python_implementation()} {platform.python_version()}",
        Fact.QT: f"{qVersion()}, PySide {PySide6.__version__}, {QGuiApplication.platformName()}",
        Fact.SCREENS: "; ".join(_screen(screen) for screen in QGuiApplication.screens()),
        Fact.WINDOW: f"{window.width()} × {window.height()} × {window.devicePixelRatioF():g}{_state(window)}",
        Fact.LANGUAGE: f"{services.language.current}, {QLocale.system().name()}",
        Fact.LOOK: f"{look.theme}, {'dark' if look.dark else 'light'}, {look.text_scale * 100:.0f} %, "
        f"{QGuiApplication.font().family()}",
        Fact.SOUND: services.sounds.output,
        Fact.DATA: str(data),
        Fact.SPACE: free_space(data),
        Fact.SETTINGS: str(settings_file()),
        Fact.LOG: str(log.folder),
        Fact.TROUBLE: log.last_trouble,
    }
    return {fact: without_home(value) for fact, value in found.items()}


def free_space(folder: Path) -> str:
    """The room on the disk of `folder`, which need not be there; empty where that cannot be said."""
    for place in (folder, *folder.parents):
        try:
            return QLocale().formattedDataSize(shutil.disk_usage(place).free)
        except OSError:
            continue
    return ""


def _screen(screen: QScreen) -> str:
    size = screen.size()
    return (
        f"{size.width()} × {size.height()} × {screen.devicePixelRatio():g}, {screen.logicalDotsPerInch():.0f} dpi, "
        f"{screen.refreshRate():.0f} Hz"
    )


def _state(window: QWidget) -> str:
    if window.isFullScreen():
        return ", full screen"
    return ", maximised" if window.isMaximized() else ""


def without_home(text: str) -> str:
    """Nobody who gets a report need know how an account is called."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > 1 else text
