"""The sheet of a dialog: a pond-coloured heading with a way out, a body, and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.overlay import Overlay
from duckgames.ui.painting import rounded, rounded_path
from duckgames.ui.scenery.shapes import wave
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets import Button, Label, Panel

RADIUS: Final = 30
MARGIN: Final = 24
MARGIN_SMALL: Final = 12
LOW: Final = 720
"""Below this height of the window a sheet gives room away."""

Paint = Callable[[QPainter, QRectF], None]


class SheetHeading(QWidget):
    """The upper end of a sheet: a small line, the title, a picture if there is one, and the button that closes."""

    def __init__(self, look: Look, picture: Paint | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture = picture
        self._low: bool | None = None
        self.kicker = Label(look, 16, bold=True, colour="text_quiet", parent=self)
        self.title = Label(look, 34, story=True, parent=self)
        self.close_button = Button(look, "icon", "close", height=44, ground="raised", parent=self)
        words = QVBoxLayout()
        space(look, words, 0)
        words.addStretch(1)
        words.addWidget(self.kicker)
        words.addWidget(self.title)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.use_low(False)
        look.changed.connect(self.on_changed)

    def add_tool(self, tool: Button) -> None:
        """Puts a button beside the one that closes."""
        self._row.insertWidget(self._row.count() - 1, tool, 0, Qt.AlignmentFlag.AlignTop)

    def on_changed(self) -> None:
        low = bool(self._low)
        self._low = None
        self.use_low(low)
        self.update()

    def use_low(self, low: bool) -> None:
        """Take the measures of a low window, or of one with room."""
        if low == self._low:
            return
        self._low = low
        px = self._look.px
        self._row.setContentsMargins(px(40), px(10 if low else 20), px(20), px(18 if low else 28))
        self.title.use_px(28 if low else 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        # The corners below are square: the body goes on there.
        px, radius = look.px, look.px(RADIUS)
        p.setClipPath(rounded_path(rect.adjusted(0, 0, 0, radius), radius))
        p.fillRect(rect, look.colour("accent_soft"))
        water = mix(look.colour("accent_soft"), look.colour("pond_bottom"), 0.55)
        p.fillPath(wave(rect, rect.bottom() - px(16), px(12), 2.5), water)
        if self._picture is not None:
            self._paint_picture(p, rect, self._picture)

    def _paint_picture(self, p: QPainter, rect: QRectF, picture: Paint) -> None:
        """The picture as a photograph, stuck on at an angle."""
        px = self._look.px
        height = rect.height() - px(14)
        width = height * 1.62
        left = self.close_button.geometry().left() - width - px(36)
        if left < self.title.geometry().left() + self.title.sizeHint().width() + 12:
            return
        p.translate(left + width / 2, rect.center().y() + 2)
        p.rotate(-4)
        frame = QRectF(-width / 2, -height / 2, width, height)
        rounded(p, frame.translated(px(1), px(3)), px(10), QColor(0, 0, 0, 30))
        rounded(p, frame, px(10), self._look.colour("card_paper"))
        inner = frame.adjusted(px(5), px(5), -px(5), -px(5))
        p.setClipPath(rounded_path(inner, px(7)), Qt.ClipOperation.IntersectClip)
        picture(p, inner)


class Sheet(Overlay):
    """A dialog on the veil. `body` is filled by the subclass; `footer` is a row, shown once it has a widget.

    `size` is what the sheet takes at 100 % text where there is room; a height of 0 means as much as it needs.
    """

    def __init__(
        self, look: Look, parent: QWidget, size: QSize, *, picture: Paint | None = None, can_dismiss: bool = True
    ) -> None:
        super().__init__(look, parent, can_dismiss=can_dismiss)
        self._size = size
        self.panel = Panel(look, 3, radius=RADIUS, padding=0, line=None, parent=self)
        self.heading = SheetHeading(look, picture, self.panel)
        self.body = QVBoxLayout()
        self.footer = QHBoxLayout()
        space(look, self.footer, 12)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(0, 0, 0, 0)
        space(look, column, 0)
        column.addWidget(self.heading)
        column.addLayout(self.body, 1)
        column.addLayout(self.footer)
        self._column = column
        self.panel.installEventFilter(self)
        self.heading.close_button.setVisible(can_dismiss)
        self.heading.close_button.clicked.connect(self.dismiss)

    @property
    def low(self) -> bool:
        """Whether the window is so low that a sheet gives room away."""
        return self.height() < LOW

    def use_title(self, title: str, kicker: str = "") -> None:
        """The words of the heading, which name the dialog for screen readers too."""
        self.heading.title.setText(title)
        self.heading.kicker.setText(kicker)
        self.heading.kicker.setVisible(bool(kicker))
        self.setAccessibleName(f"{kicker}: {title}" if kicker else title)

    def arrange(self) -> None:
        self.heading.use_low(self.low)
        margin = MARGIN_SMALL if self.low else MARGIN
        px = self._look.px
        side = px(24 if self.low else 32)
        self.body.setContentsMargins(side, px(14 if self.low else 20), side, px(14))
        above = 0 if self.footer.isEmpty() else px(4)
        self.footer.setContentsMargins(side + px(8), above, side, px(14 if self.low else 22))
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        around = self.panel.contentsMargins()
        needed = self._column.totalMinimumSize().width() - around.left() - around.right()
        text = self._look.text_scale
        width = min(max(px(self._size.width() * text), needed), room.width())
        height = min(px(self._size.height() * text) or self._needed_height(width), room.height())
        paper = QRect(0, 0, width, height)
        paper.moveCenter(QPointF(room.center()).toPoint())
        paper.translate(self.lift())
        self.panel.setGeometry(paper.marginsAdded(around))

    def _needed_height(self, width: int) -> int:
        around = self.panel.contentsMargins()
        self._column.invalidate()
        across = width + around.left() + around.right()
        needed = self._column.totalHeightForWidth(across) if self._column.hasHeightForWidth() else -1
        if needed < 0:
            needed = self._column.totalSizeHint().height()
        return needed - around.top() - around.bottom()

    def retranslate(self) -> None:
        """Subclasses set their texts here, and call this."""
        self.heading.close_button.setText(self.tr("Close"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.panel and event.type() == QEvent.Type.LayoutRequest and self.is_open:
            self.arrange()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
