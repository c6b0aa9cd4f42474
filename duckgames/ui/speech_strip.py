"""The strip at the bottom of a match: Pip says what can be done now, and how."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from duckgames.ui.painting import draw_avatar, draw_shadow, rounded
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

PIP = 1
DOT_MS = 450


class KeyHint(QWidget):
    """A key cap and the word for what it does."""

    def __init__(self, look: Look, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._key = key
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_word(self, word: str) -> None:
        """Says what the key does."""
        self._word = word
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        cap, word = self._metrics()
        return QSize(round(cap + word + self._look.px(8)), self._look.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap, _ = self._metrics()
        height = self.height()
        box = QRectF(0.5, 1, cap, height - 2)
        rounded(p, box, 0.27 * height, look.colour("panel"), look.colour("control_border"), 1.3)
        p.setPen(look.colour("text"))
        p.setFont(look.plain(13.5, bold=True))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
        p.setPen(look.colour("text_quiet"))
        p.setFont(look.plain(13.5))
        rest = QRectF(cap + look.px(8), 0, self.width() - cap, height)
        p.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._word)

    def _metrics(self) -> tuple[float, float]:
        cap = QFontMetricsF(self._look.plain(13.5, bold=True)).horizontalAdvance(self._key) + self._look.px(18)
        return cap, QFontMetricsF(self._look.plain(13.5)).horizontalAdvance(self._word)


class SpeechStrip(QWidget):
    """Two lines beside Pip's face, key hints where there is room, and buttons for what has no place on the table."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lead_text = ""
        self._dots = 0
        self._caps: list[KeyHint] = []
        self._hints_wanted = True
        self._shown_buttons: tuple[Button, ...] = ()
        self._lead = Label(look, 20, story=True, wrap=True)
        self._how = Label(look, 15.5, colour="text_quiet", wrap=True)
        self._hints = QWidget(self)
        self._hint_row = QHBoxLayout(self._hints)
        space(look, self._hint_row, 14, (0, 0, 0, 0))
        self._buttons = QHBoxLayout()
        space(look, self._buttons, 8)
        words = QVBoxLayout()
        space(look, words, 0)
        words.addStretch(1)
        words.addWidget(self._lead)
        words.addWidget(self._how)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        space(look, self._row, 16)
        self._row.addLayout(words, 1)
        self._row.addLayout(self._buttons)
        self._row.addWidget(self._hints)
        self._timer = QTimer(self, interval=DOT_MS)
        self._timer.timeout.connect(self.on_tick)
        look.changed.connect(self.update)
        self.use_height(70)

    def use_height(self, height: int) -> None:
        """Takes the height of another layout, more of it for larger letters."""
        px = self._look.px
        # Accents of capitals rise above the line, and the border must not touch them.
        lead, how = (15, 13) if height < 60 else (18, 14.5) if height < 84 else (20, 15.5)
        height = round(px(height) * self._look.text_scale)
        self.setFixedHeight(height)
        self._lead.use_px(lead)
        self._how.use_px(how)
        self._row.setContentsMargins(height + px(22), 0, px(20), px(6))

    def show_hints(self, shown: bool) -> None:
        """Shows the key hints, or leaves their room to the words."""
        self._hints_wanted = shown
        self._give_way()

    def _give_way(self) -> None:
        """Leaves out as many key hints as keep the words from standing on one line, the last ones first."""
        around, gap = self._row.contentsMargins(), self._row.spacing()
        buttons = sum(button.sizeHint().width() + gap for button in self._shown_buttons)
        lines = (label for label in (self._lead, self._how) if label.text())
        words = max((label.fontMetrics().horizontalAdvance(label.text()) for label in lines), default=0)
        room = self.width() - around.left() - around.right() - buttons - words - 2 * gap - self._look.px(8)
        shown = 0
        for cap in self._caps:
            room -= cap.sizeHint().width() + self._hint_row.spacing()
            cap.setVisible(self._hints_wanted and room >= 0)
            shown += self._hints_wanted and room >= 0
        self._hints.setVisible(shown > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._give_way()

    def set_hints(self, hints: Sequence[tuple[str, str]]) -> None:
        """The keys and what they do, in the language of the moment."""
        if len(self._caps) != len(hints):
            for cap in self._caps:
                cap.deleteLater()
            self._caps = [KeyHint(self._look, key) for key, _ in hints]
            for cap in self._caps:
                self._hint_row.addWidget(cap)
        for cap, (_, word) in zip(self._caps, hints, strict=True):
            cap.set_word(word)
        self._give_way()

    def say(self, lead: str, how: str, waiting: bool = False) -> None:
        """Shows a lead line and how it is done; `waiting` lets slow dots follow the lead."""
        changed = lead != self._lead_text
        self._lead_text, self._dots = lead, 0
        self._lead.setText(lead)
        self._how.setText(how)
        self._how.setVisible(bool(how))
        self._give_way()
        self.setAccessibleName(f"{lead} {how}".strip())
        if waiting and self._look.motion:
            self._timer.start()
        else:
            self._timer.stop()
        if changed and lead and not waiting:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def set_buttons(self, buttons: Sequence[Button]) -> None:
        """Shows these buttons instead of the ones before."""
        for old in self._shown_buttons:
            old.hide()
            old.deleteLater()
        self._shown_buttons = tuple(buttons)
        for button in buttons:
            self._buttons.addWidget(button)
        self._give_way()

    def on_tick(self) -> None:
        self._dots = (self._dots + 1) % 4
        self._lead.setText(self._lead_text + " " + "." * self._dots)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, height = self._look, self.height() - self._look.px(6)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(height + look.px(6), 1, self.width() - height - look.px(6) - 2, height)
        radius = look.px(20)
        draw_shadow(p, look, box, radius, 1)
        rounded(p, box, radius, look.colour("raised"), look.colour("sun"), 2.2)
        draw_avatar(p, look.sprites, look, PIP, QRectF(1, 1, height, height), look.colour("sun"))
