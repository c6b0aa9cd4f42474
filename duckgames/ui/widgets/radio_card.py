"""One option with its consequence in words."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets.focus_ring import FocusRing

TEXT_X = 50
MARGIN = 16


class RadioCard(QRadioButton):
    """A radio button as wide as its column: a title, and a note at its right or, with `note_below`, under it.

    `frame` is the widget on whose parent the focus ring lies, if not the card itself.
    """

    def __init__(
        self, look: Look, *, note_below: bool = False, frame: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._note = ""
        self._note_below = note_below
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(14))), frame)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def set_texts(self, title: str, note: str = "") -> None:
        """The words of the card; screen readers read the note as its description."""
        self.setText(title)
        self._note = note
        self.setAccessibleDescription(note)
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        title, note = QFontMetricsF(self._title_font()), QFontMetricsF(self._note_font())
        px = self._look.px
        widths = (title.horizontalAdvance(self.text()), note.horizontalAdvance(self._note))
        two_lines = self._note_below and bool(self._note)
        width = max(widths) if self._note_below else sum(widths) + (px(12) if self._note else 0)
        height = title.height() + (note.height() if two_lines else 0) + px(20)
        return QSize(round(px(TEXT_X + MARGIN) + width), max(px(50), round(height)))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._look.px(160), self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if not self.isEnabled():
            p.setOpacity(0.5)
        self._paint_ground(p, QRectF(self.rect()))
        self._paint_texts(p)

    def _paint_ground(self, p: QPainter, rect: QRectF) -> None:
        look, checked = self._look, self.isChecked()
        fill = look.colour("accent_soft" if checked else "sunken")
        if self.underMouse() and not checked:
            fill = mix(fill, look.colour("accent_soft"), 0.6)
        rounded(p, rect, look.px(14), fill, look.colour("accent") if checked else None, 2)
        zoom = look.zoom
        middle = QPointF(26 * zoom, rect.center().y())
        dot = QRectF(middle.x() - 12 * zoom, middle.y() - 12 * zoom, 24 * zoom, 24 * zoom)
        rounded(p, dot, 12 * zoom, look.colour("panel"), look.colour("accent" if checked else "control_border"), 2.4)
        if checked:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(look.colour("accent"))
            p.drawEllipse(middle, 6.5 * zoom, 6.5 * zoom)

    def _paint_texts(self, p: QPainter) -> None:
        look = self._look
        fonts = (self._title_font(), self._note_font())
        title, note = QFontMetricsF(fonts[0]), QFontMetricsF(fonts[1])
        left, right = look.px(TEXT_X), look.px(MARGIN)
        room = self.width() - left - right
        middle = self.height() / 2
        title_y = note_y = middle + title.capHeight() / 2
        note_x: float = left
        title_room = note_room = float(room)
        if self._note_below and self._note:
            top = middle - (title.height() + note.height()) / 2
            title_y, note_y = top + title.ascent(), top + title.height() + note.ascent()
        elif self._note:
            note_room = min(
                note.horizontalAdvance(self._note) + 1,
                max(0.0, room - title.horizontalAdvance(self.text()) - look.px(12)),
            )
            note_x = self.width() - right - note_room
            title_room = room - note_room - look.px(12)
        p.setFont(fonts[0])
        p.setPen(look.colour("text"))
        p.drawText(QPointF(left, title_y), title.elidedText(self.text(), Qt.TextElideMode.ElideRight, title_room + 1))
        p.setFont(fonts[1])
        p.setPen(look.colour("text_quiet"))
        p.drawText(QPointF(note_x, note_y), note.elidedText(self._note, Qt.TextElideMode.ElideRight, note_room))

    def _title_font(self) -> QFont:
        return self._look.plain(16, bold=True)

    def _note_font(self) -> QFont:
        return self._look.plain(14)
