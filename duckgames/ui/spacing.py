"""Keeps margins and spacings of layouts in step with the zoom of a look."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout

from duckgames.ui.theme import Look

Margins = tuple[float, float, float, float]


def space(
    look: Look, layout: QBoxLayout | QGridLayout, gap: float | None = None, margins: Margins | None = None
) -> None:
    """Gives `layout` a gap and margins (left, top, right, bottom), measured as at 1920 x 1080, now and always."""
    _Keeper(look, layout, gap, margins)


class _Keeper(QObject):
    """Lives as long as its layout."""

    def __init__(self, look: Look, layout: QLayout, gap: float | None, margins: Margins | None) -> None:
        super().__init__(layout)
        self._look = look
        self._layout = layout
        self._gap = gap
        self._margins = margins
        self.on_changed()
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        look = self._look
        if self._gap is not None:
            self._layout.setSpacing(look.px(self._gap))
        if self._margins is not None:
            left, top, right, bottom = (look.px(margin) for margin in self._margins)
            self._layout.setContentsMargins(left, top, right, bottom)
