"""What there is to see and to do beside the scores of a match: statistics, its chances, and its code."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button


class ResultTools(QWidget):
    """A row of small buttons.

    Signals:
        statistics: to how other matches of the game ended.
        fairness: to the dice and the cards of this one.
        share: this one is to be handed on.
    """

    statistics = Signal()
    fairness = Signal()
    share = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.statistics_button, self.fairness_button, self.share_button = (
            Button(look, "icon", icon, height=44) for icon in ("chart", "die", "share")
        )
        row = QHBoxLayout(self)
        space(look, row, 4, (0, 0, 0, 0))
        for button in (self.statistics_button, self.fairness_button, self.share_button):
            row.addWidget(button)
        self.statistics_button.clicked.connect(self.statistics)
        self.fairness_button.clicked.connect(self.fairness)
        self.share_button.clicked.connect(self.share)
        self.retranslate()

    def retranslate(self) -> None:
        self.statistics_button.setText(self.tr("Statistics"))
        self.fairness_button.setText(self.tr("Fairness"))
        self.share_button.setText(self.tr("Share…"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
