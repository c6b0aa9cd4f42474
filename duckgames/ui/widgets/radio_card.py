"""One option with its consequence in words."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets.focus_ring import FocusRing

TEXT_X: Final = 50
MARGIN: Final = 16
GAP: Final = 12
LOWEST: Final = 50
AROUND: Final = 20
"""Above and below the words together."""

WRAP: Final = Qt.TextFlag.TextWordWrap.value


class RadioCard(QRadioButton):
    """A radio button as wide as its column: a title, and a note at its right where there is room, else under it.

    Words too long for a line take several. `beside` tells whether the note stands at the right in a card so many pixels
    wide, where cards below each other are to look alike; `frame` is the widget on whose parent the focus ring lies, if
    not the card itself.
    """

    def __init__(
        self,
        look: Look,
        *,
        beside: Callable[[int], bool] | None = None,
        frame: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._note = ""
        self._beside = beside or self.fits_a_line
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(14))), frame)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
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

    def fits_a_line(self, width: int) -> bool:
        """Whether title and note fit side by side in a card of `width`."""
        return width >= self.sizeHint().width()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        px, title, note = self._look.px, self._title_metrics(), self._note_metrics()
        words = title.horizontalAdvance(self.text())
        if self._note:
            words += px(GAP) + note.horizontalAdvance(self._note)
        return QSize(px(TEXT_X + MARGIN) + round(words + 1), self._height(title.height()))

    def minimumSizeHint(self) -> QSize:
        title, note = self._title_metrics(), self._note_metrics()
        words = [title.horizontalAdvance(word) for word in self.text().split()]
        words += [note.horizontalAdvance(word) for word in self._note.split()]
        return QSize(self._look.px(TEXT_X + MARGIN) + round(max(words, default=0) + 1), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        title, note = self._texts(width)
        return self._height(max(title.bottom(), note.bottom()))

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
        title, note = self._texts(self.width())
        top = (self.height() - max(title.bottom(), note.bottom())) / 2
        p.setFont(self._title_font())
        p.setPen(look.colour("text"))
        p.drawText(title.translated(0, top), WRAP, self.text())
        p.setFont(self._note_font())
        p.setPen(look.colour("text_quiet"))
        p.drawText(note.translated(0, top), WRAP, self._note)

    def _texts(self, width: int) -> tuple[QRectF, QRectF]:
        """Where title and note lie in a card of `width`, measured from the top of the words."""
        left, right = self._look.px(TEXT_X), self._look.px(MARGIN)
        room = float(width - left - right)
        title, note = self._title_metrics(), self._note_metrics()
        if self._note and self._beside(width):
            wide = note.horizontalAdvance(self._note) + 1
            # The letters of both stand on one line.
            down = title.ascent() - note.ascent()
            return (
                QRectF(left, 0, room - wide, title.height()),
                QRectF(left + room - wide, down, wide, note.height()),
            )
        upper = QRectF(left, 0, room, _wrapped(title, self.text(), room))
        return upper, QRectF(left, upper.bottom(), room, _wrapped(note, self._note, room))

    def _height(self, words: float) -> int:
        px = self._look.px
        return max(px(LOWEST), round(words) + px(AROUND))

    def _title_metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._title_font())

    def _note_metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._note_font())

    def _title_font(self) -> QFont:
        return self._look.plain(16, bold=True)

    def _note_font(self) -> QFont:
        return self._look.plain(14)


def _wrapped(metrics: QFontMetricsF, text: str, room: float) -> float:
    """How high `text` is in lines of `room`."""
    return metrics.boundingRect(QRectF(0, 0, room, 10_000), WRAP, text).height() if text else 0.0
