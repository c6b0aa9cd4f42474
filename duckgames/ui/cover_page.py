"""The cover between two people at one screen: nothing of the table is seen until the next person is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from duckgames.core.ducks import duck_number
from duckgames.core.places import Seat
from duckgames.core.setup import Player
from duckgames.ui.hiding_ducks import HidingDucks
from duckgames.ui.painting import draw_avatar
from duckgames.ui.scenery import Backdrop, paint_scene
from duckgames.ui.spacing import space
from duckgames.ui.texts import player_name
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Panel

FACE: Final = 116
NAME: Final = 34
WIDTH: Final = 560
DUCKS: Final = 0.25
"""The side of a duck, as a share of the height of the page."""

SMALLEST: Final = 48
GAP: Final = 12

PRESSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class ReadyButton(Button):
    """A button that believes only a press that began on it and was let go again.

    A key that is held since the last action of the person before, its repeats, and the second half of a double click
    mean nothing; and a key that is still held after it was pressed here cannot act on the table that is shown then.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, "sun", "next", height=56)
        self._held: int | None = None

    def forget(self) -> None:
        """Takes no press that began before for one."""
        self._held = None
        self.setDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._held = event.key()
            self.setDown(True)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING:
            super().keyReleaseEvent(event)
        elif not event.isAutoRepeat() and event.key() == self._held:
            self.forget()
            self.click()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Its first half belongs to the table that was covered then."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.forget()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.forget()
        super().hideEvent(event)


class Face(QWidget):
    """The avatar of the person who is waited for."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._duck = 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_duck(self, number: int) -> None:
        """Shows the head of a duck."""
        self._duck = number
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(FACE), self._look.px(FACE))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        draw_avatar(QPainter(self), look.sprites, look, self._duck, QRectF(self.rect()), look.colour("sun"))


class CoverPage(QWidget):
    """Says who is to take the screen, and that everybody else looks away.

    Signals:
        ready(seat): the person in that seat is at the screen.
    """

    ready = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._players: Sequence[Player] = ()
        self._seat: Seat = 0
        self._backdrop = Backdrop(look, self._paint_scene)
        self._ducks = HidingDucks(look, self)
        self._face = Face(look)
        self._lead = Label(look, 17, colour="text_quiet", wrap=True)
        self._name = Label(look, NAME, story=True, wrap=True)
        self._sentence = Label(look, 16.5, colour="text_quiet", wrap=True)
        self._button = ReadyButton(look)
        self._panel = Panel(look, 2, radius=28, padding=26, parent=self)
        column = QVBoxLayout(self._panel)
        space(look, column, 6, (0, 0, 0, 0))
        column.addWidget(self._face, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._lead, self._name, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(look.px(10))
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._button)
        self._button.clicked.connect(lambda: self.ready.emit(self._seat))
        look.changed.connect(self.on_look_changed)
        self.hide()

    def show_for(self, players: Sequence[Player], seat: Seat) -> None:
        """Covers the parent until `seat` is ready, and takes the keys; a screen reader says whose turn it is."""
        self._players, self._seat = tuple(players), seat
        self._face.show_duck(duck_number(players[seat].duck))
        self._ducks.show_ducks([duck_number(player.duck) for n, player in enumerate(players) if n != seat])
        self._button.forget()
        self.retranslate()
        self.show()
        self.raise_()
        self._place()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        told = QAccessibleAnnouncementEvent(self, self.accessibleName())
        # What is being said to the person before must not be heard by the next one.
        told.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(told)

    def on_look_changed(self) -> None:
        self._place()
        self.update()

    def retranslate(self) -> None:
        if not self._players:
            return
        name = player_name(self._players, self._seat)
        self._lead.setText(self.tr("Next at the screen"))
        self._name.setText(name)
        self._sentence.setText(self.tr("Pass the screen on. Everybody else looks away now."))
        self._button.setText(self.tr("I am {name}").format(name=name))
        self.setAccessibleName(self.tr("Next at the screen: {name}").format(name=name))

    def _place(self) -> None:
        column, margins = self._panel.layout(), self._panel.contentsMargins()
        assert column is not None
        # The shadow below the paper may reach over the ducks.
        shadow = margins.bottom() - margins.top()
        width = min(self._look.px(WIDTH), self.width() - 32)
        self._fit_name(width - margins.left() - margins.right())
        column.invalidate()
        height = min(self.height() - 16 + shadow, column.totalHeightForWidth(width))
        below = self.height() - height + shadow
        side = min(round(DUCKS * self.height()), below - 3 * GAP)
        gap = (below - side) // 3
        self._panel.setGeometry((self.width() - width) // 2, gap, width, height)
        self._ducks.setGeometry(GAP, self.height() - gap - side, self.width() - 2 * GAP, side)
        self._ducks.setVisible(side >= SMALLEST)

    def _fit_name(self, room: int) -> None:
        """Lets a long name be read whole: it has no place where it could break."""
        self._name.use_px(NAME)
        length = self._name.fontMetrics().horizontalAdvance(self._name.text())
        if length > room:
            self._name.use_px(NAME * room / length - 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._place()
        super().changeEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(QPainter(self), self.size(), event.region())

    def _paint_scene(self, p: QPainter, size: QSizeF) -> None:
        paint_scene(p, self._look, size, lilies=False)
