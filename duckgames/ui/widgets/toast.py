"""The short message that rises at the bottom of the table and leaves by itself."""

from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    QTimer,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.ui.aloud import announce
from duckgames.ui.painting import draw_avatar, draw_glyph
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets.button import Button
from duckgames.ui.widgets.label import Label
from duckgames.ui.widgets.panel import Panel

STAY_MS: Final = 4000
STAY_WITH_ACTION_MS: Final = 7000
"""Time to come to the button with keys, too."""
MOST: Final = 3
"""So many joined messages are shown; the oldest give way."""
RISE_MS: Final = 180
RISE_PX: Final = 24
HEIGHT: Final = 56
WIDEST: Final = 640


class Toast(Panel):
    """A message over its parent, at the bottom in the middle; a click sends it away.

    Signals:
        acted: the player pressed the button of the message.
        left: it leaves while its button has the keys; give them to something else.
    """

    acted = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, 2, padding=0, fill="raised", parent=parent)
        self._ground = parent
        self._refused = False
        self._joined = False
        self._lines: list[str] = []
        self._duck = 1
        self._words = Label(look, 16, wrap=True)
        self._action = Button(look, "link", height=40)
        self._row = QHBoxLayout(self)
        space(look, self._row, 12)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._action)
        self._leave = QTimer(self, singleShot=True, interval=STAY_MS)
        self._leave.timeout.connect(self.leave)
        self._rise = QPropertyAnimation(self, b"pos", self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._action.clicked.connect(self.on_action_clicked)
        self._action.installEventFilter(self)
        parent.installEventFilter(self)
        self.hide()

    def show_message(
        self, text: str, action: str = "", *, refused: bool = False, joined: bool = False, duck: int = 1
    ) -> None:
        """Show a message: told by a duck, or in red when a move was refused.

        One that is `joined` stands below those of its kind that are still shown, where any other takes their place.
        """
        told = self._lines if joined and self._joined and not self.isHidden() else []
        self._lines = [*[line for line in told if line != text][1 - MOST :], text]
        self._refused, self._joined, self._duck = refused, joined, duck
        self.use_fill("raised", "illegal" if refused else "hairline")
        self._words.setText("\n".join(self._lines))
        self._words.use_bold(not refused)
        px = self._look.px
        self._row.setContentsMargins(px(54 if refused else 64), px(8), px(20), px(8))
        if not action:
            self._give_keys_away()
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._place()
        self.show()
        self.raise_()
        self._start_rise()
        self._stay()
        announce(self, f"{text} {action}".strip())

    @property
    def button(self) -> Button:
        """The button of a message that offers something."""
        return self._action

    def take_away(self) -> None:
        """Leave at once and forget what was said."""
        self.leave()
        self._words.setText("")

    def leave(self) -> None:
        """Leave now."""
        self._leave.stop()
        self._give_keys_away()
        self.hide()

    def withdraw_action(self) -> None:
        """Leave if the message offers something: that is no longer possible."""
        if self._action.isVisibleTo(self):
            self.leave()

    def on_action_clicked(self) -> None:
        self.leave()
        self.acted.emit()

    def _give_keys_away(self) -> None:
        if self._action.hasFocus():
            self.left.emit()

    def _stay(self) -> None:
        """Stay as long as it takes to read the message and to come to its button."""
        stay = STAY_WITH_ACTION_MS if self._action.isVisibleTo(self) else STAY_MS
        self._leave.start(stay * len(self._lines))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._action:
            if event.type() == QEvent.Type.FocusIn:
                self._leave.stop()
            elif event.type() == QEvent.Type.FocusOut and not self.isHidden():
                self._stay()
        elif event.type() == QEvent.Type.Resize and not self.isHidden():
            self._rise.stop()
            self._place()
        return False

    def changeEvent(self, event: QEvent) -> None:
        # What was said was said in the language before.
        if event.type() == QEvent.Type.LanguageChange:
            self.leave()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leave()

    def enterEvent(self, event: QEvent) -> None:
        # Somebody who points at the message is still reading it.
        self._leave.stop()

    def leaveEvent(self, event: QEvent) -> None:
        if not self._action.hasFocus():
            self._stay()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self.paper()
        middle, zoom = paper.center().y(), self._look.zoom
        if self._refused:
            rect = QRectF(paper.x() + 18 * zoom, middle - 12 * zoom, 24 * zoom, 24 * zoom)
            draw_glyph(p, self._look, "no", rect, self._look.colour("illegal"))
        else:
            rect = QRectF(paper.x() + 8 * zoom, middle - 22 * zoom, 44 * zoom, 44 * zoom)
            draw_avatar(p, self._look.sprites, self._look, self._duck, rect, self._look.colour("sun"))

    def _place(self) -> None:
        ground = self._ground
        size = self._size_for(min(self._look.px(WIDEST), ground.width() - 32))
        corner = QPoint((ground.width() - size.width()) // 2, ground.height() - size.height())
        self.setGeometry(QRect(corner, size))

    def _size_for(self, widest: int) -> QSize:
        row, margins = self._row, self.contentsMargins()
        one_line = max(map(self._words.fontMetrics().horizontalAdvance, self._lines)) + 4
        others = row.contentsMargins().left() + row.contentsMargins().right()
        if self._action.isVisibleTo(self):
            others += row.spacing() + self._action.sizeHint().width()
        room = widest - others - margins.left() - margins.right()
        width = min(one_line, room)
        height = max(self._look.px(HEIGHT), self._words.heightForWidth(width) + self._look.px(24))
        return QSize(width + widest - room, height + margins.top() + margins.bottom())

    def _start_rise(self) -> None:
        end = self.pos()
        self._rise.stop()
        duration = self._look.ms(RISE_MS)
        if duration:
            self._rise.setDuration(duration)
            self._rise.setStartValue(end + QPoint(0, RISE_PX))
            self._rise.setEndValue(end)
            self._rise.start()
