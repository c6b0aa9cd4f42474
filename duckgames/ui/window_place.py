"""Where the window stands: as it was left, unless the screen it stood on is gone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

IN_REACH: Final = QSize(240, 120)
"""How much of a window must be on one screen, its upper edge among it, for a hand to get hold of it."""

ORDINARY: Final = QSize(1920, 1080)
"""A screen with more pixels than this shows a window of the usual size smaller than anybody wants it."""

FRAME: Final = QSize(16, 48)
"""Room for what the window system draws around a window, which it does not tell before the window is shown."""


def place(window: QWidget, saved: QByteArray, usual: QSize) -> None:
    """Gives `window` the place that `QWidget.saveGeometry` told, or else the `usual` size as far as there is room.

    Qt moves what was left on a screen that is gone, but not always far enough to be seen.
    """
    if not window.restoreGeometry(saved):
        window.resize(_fitting(usual, window.minimumSize()))
    elif not (window.isMaximized() or window.isFullScreen()):
        areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        rect = window.geometry()
        if areas and not any(in_reach(rect, area) for area in areas):
            window.setGeometry(inside(rect, nearest(rect, areas)))


def in_reach(rect: QRect, area: QRect) -> bool:
    """Whether a window at `rect` can be seen and taken hold of on the screen `area`."""
    seen = rect & area
    return seen.width() >= IN_REACH.width() and seen.height() >= IN_REACH.height() and seen.top() == rect.top()


def nearest(rect: QRect, areas: list[QRect]) -> QRect:
    """Of the screens `areas` the one whose middle is nearest to that of `rect`."""
    return min(areas, key=lambda area: (area.center() - rect.center()).manhattanLength())


def inside(rect: QRect, area: QRect) -> QRect:
    """`rect` moved, and made smaller where it must be, so that it lies in `area`."""
    size = rect.size().boundedTo(area.size())
    left = max(area.left(), min(rect.left(), area.right() + 1 - size.width()))
    top = max(area.top(), min(rect.top(), area.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)


def _fitting(usual: QSize, least: QSize) -> QSize:
    """The `usual` size, grown on a screen of very many pixels, or what a smaller one has room for.

    A screen too small for the `least` changes nothing.
    """
    screen = QGuiApplication.primaryScreen()
    room = usual if screen is None else screen.availableSize() - FRAME
    fits = room.width() >= least.width() and room.height() >= least.height()
    share = min(room.width() / ORDINARY.width(), room.height() / ORDINARY.height())
    return (usual * max(1.0, share)).boundedTo(room) if fits else usual
