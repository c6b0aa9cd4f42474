"""Keeps the painted pond of one widget as a picture, made again only when its size or theme changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QRegion

from duckgames.ui.sprites import density
from duckgames.ui.theme import Look


class Backdrop:
    """An opaque picture behind a widget; `paint` is a call of `paint_scene` with the parts the widget wants."""

    def __init__(self, look: Look, paint: Callable[[QPainter, QSizeF], None]) -> None:
        self._look = look
        self._paint = paint
        self._key: tuple[QSize, float, bool] | None = None
        self._picture = QPixmap()

    def forget(self) -> None:
        """Let go of the picture, and paint afresh next time."""
        self._key = None
        self._picture = QPixmap()

    def draw(self, p: QPainter, size: QSize, region: QRegion) -> None:
        """Copy the part of the picture that lies in `region`."""
        dpr = density(p)
        key = (size, dpr, self._look.dark)
        if key != self._key:
            self._picture = self._paint_picture(size, dpr)
            self._key = key
        # The stubs do not tell that a region can be walked through.
        for rect in cast(Iterable[QRect], region):
            source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
            p.drawPixmap(QRectF(rect), self._picture, source)

    def _paint_picture(self, size: QSize, dpr: float) -> QPixmap:
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(self._look.colour("window"))
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, QSizeF(size))
        painter.end()
        return picture
