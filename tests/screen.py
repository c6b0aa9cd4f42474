"""What one test leaves in the application and the next must not find: clothes, windows, languages and the like."""

from __future__ import annotations

import gc
from collections.abc import Collection
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.session.language import LanguageManager

_install = QCoreApplication.installTranslator


@dataclass(frozen=True)
class Screen:
    """The application as it was before any test."""

    app: QApplication
    style: str
    sheet: str
    palette: QPalette
    font: QFont
    locale: QLocale
    translators: list[QTranslator] = field(default_factory=list)

    @classmethod
    def of(cls, app: QApplication) -> Screen:
        """What the application wears now."""
        return cls(app, app.style().name(), app.styleSheet(), app.palette(), app.font(), QLocale())

    def install(self, translator: QTranslator) -> bool:
        """What `QCoreApplication.installTranslator` does, and remembers it."""
        self.translators.append(translator)
        return _install(translator)

    def windows(self) -> set[QWidget]:
        """Everything that nobody else takes away with himself."""
        return {widget for widget in self.app.topLevelWidgets() if widget.parent() is None}

    def restore(self, windows: Collection[QWidget]) -> None:
        """Takes away all windows but these, before they could be told of the clothes, and gives those back."""
        for widget in self.windows() - set(windows):
            widget.deleteLater()
        for manager in self.app.findChildren(LanguageManager):
            manager.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Whoever still holds them: they would word the texts of every later test.
        for translator in self.translators:
            QCoreApplication.removeTranslator(translator)
        self.translators.clear()
        # What is left of the windows are circles, which hold pictures, and take part in every change of the look.
        gc.collect()
        if self.app.styleSheet() != self.sheet:
            self.app.setStyleSheet(self.sheet)
        if self.app.style().name() != self.style:
            self.app.setStyle(self.style)
        if self.app.palette() != self.palette:
            self.app.setPalette(self.palette)
        if self.app.font() != self.font:
            self.app.setFont(self.font)
        QLocale.setDefault(self.locale)
