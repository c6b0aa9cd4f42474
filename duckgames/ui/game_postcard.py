"""A postcard of the launcher: the face of one game and the buttons to play it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from duckgames.ui.matches_label import MatchesLabel
from duckgames.ui.painting import draw_shadow
from duckgames.ui.postcard_face import EDGE, Face, Measures, Words
from duckgames.ui.shelf import ShelfGame
from duckgames.ui.theme import Look
from duckgames.ui.widgets.button import Button

SIDE: Final = 18
ABOVE: Final = 14
BELOW: Final = 48
"""Room around the card for its shadow and its focus ring."""
LIFT: Final = 10
GAP: Final = 8
CORNER: Final = 46
LIFT_MS: Final = 90
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class GamePostcard(QWidget):
    """One game of the shelf.

    Signals:
        play_requested(id), continue_requested(id), new_requested(id), rules_requested(id): a button was pressed;
            a press on the picture is one on the main button.
        matches_requested(id): one of several matches is to be chosen.
        tutorial_requested(id), statistics_requested(id): a button in the corner of the picture was pressed.
        neighbour_requested(step): an arrow key asks for the postcard to the left (-1) or right (1).
        reached(): a button of it has the focus now.
    """

    play_requested = Signal(str)
    continue_requested = Signal(str)
    new_requested = Signal(str)
    rules_requested = Signal(str)
    matches_requested = Signal(str)
    tutorial_requested = Signal(str)
    statistics_requested = Signal(str)
    neighbour_requested = Signal(int)
    reached = Signal()

    def __init__(self, look: Look, game: ShelfGame, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._game = game
        self._face = Face(look, Words())
        self._measures = Measures(500, 1)
        self._picture: QPixmap | None = None
        self._place = QPoint()
        self._lift = 0.0
        self._pressed = False
        self._main = Button(look, "primary", "next", parent=self)
        self._new = Button(look, parent=self)
        self._rules = Button(look, parent=self)
        self._matches = MatchesLabel(look, self)
        self._tutorial = Button(look, "icon", "lesson", ground="panel", parent=self)
        self._statistics = Button(look, "icon", "chart", ground="panel", parent=self)
        self._main.clicked.connect(self.on_main_clicked)
        self._new.clicked.connect(lambda: self.new_requested.emit(self._game.id))
        self._rules.clicked.connect(lambda: self.rules_requested.emit(self._game.id))
        self._matches.clicked.connect(lambda: self.matches_requested.emit(self._game.id))
        self._tutorial.clicked.connect(lambda: self.tutorial_requested.emit(self._game.id))
        self._statistics.clicked.connect(lambda: self.statistics_requested.emit(self._game.id))
        for button in self._buttons():
            button.installEventFilter(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._rise.valueChanged.connect(self._set_lift)
        self.set_game(game)
        self.retranslate()

    @property
    def game(self) -> ShelfGame:
        """The game shown."""
        return self._game

    @property
    def face(self) -> Face:
        """The printed part, to be asked how much room it needs."""
        return self._face

    @property
    def target(self) -> QWidget:
        """What takes the focus when this game is chosen: its main button."""
        return self._main

    def card_rect(self) -> QRect:
        """Where the card itself lies on its parent, without the room for its shadow."""
        return self.geometry().adjusted(SIDE, ABOVE, -SIDE, -BELOW)

    def covered(self) -> QRegion:
        """What it hides of its parent, raised or not: the card but for its round corners."""
        card, inset = self.card_rect(), round(self._measures.radius) + LIFT
        return QRegion(card.adjusted(0, inset, 0, -inset)) + QRegion(card.adjusted(inset, LIFT, -inset, -LIFT))

    def set_game(self, game: ShelfGame) -> None:
        """Show another state of the game."""
        self._game = game
        self._main.use_kind("sun" if game.can_continue else "primary")
        self._new.setVisible(game.can_continue)
        self._tutorial.setVisible(game.teaches)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        game = self._game
        fewest, most = game.seats
        seats = self.tr("{fewest}–%n player(s)", "", most).format(fewest=fewest)
        facts = (("cards", seats), ("hourglass", self.tr("%n min", "", game.minutes)))
        words = Words(game.title(), game.sentence(), facts)
        self._face = Face(self._look, words)
        self._main.setText(self.tr("Continue") if game.can_continue else self.tr("Play"))
        self._new.setText(self.tr("New"))
        self._rules.setText(self.tr("Rules"))
        self._matches.show_count(game.waiting)
        self._tutorial.setText(self.tr("Tutorial"))
        self._statistics.setText(self.tr("Statistics"))
        for button in self._buttons():
            button.setAccessibleName(f"{button.text()}: {words.title}")
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(". ".join((words.sentence.rstrip("."), *(text for _, text in facts))))
        self.forget()

    def button_rows_needed(self, measures: Measures) -> int:
        """One row, or two where the words are too long for one."""
        self._use_height(measures)
        shown = self._shown_buttons()
        width = sum(button.sizeHint().width() for button in shown) + GAP * measures.zoom * (len(shown) - 1)
        return 1 if width <= measures.inner else 2

    def arrange(self, place: QPoint, height: int, measures: Measures) -> None:
        """Put the corner of the card at `place` and give it its size."""
        self._measures = measures
        self._place = place
        self.resize(round(measures.width) + 2 * SIDE, height + ABOVE + BELOW)
        self._set_lift(self._lift)
        self._use_height(measures)
        self._place_buttons(ABOVE + self._face.buttons_top(height, measures))
        self._place_corner()
        self.forget()

    def forget(self) -> None:
        """Print the face afresh."""
        self._picture = None
        self.update()

    def on_main_clicked(self) -> None:
        wanted = self.continue_requested if self._game.can_continue else self.play_requested
        wanted.emit(self._game.id)

    def _shown_buttons(self) -> list[Button]:
        return [self._main, self._new, self._rules] if self._game.can_continue else [self._main, self._rules]

    def _corner(self) -> tuple[Button, ...]:
        """The buttons on the picture, from its upper right corner on down."""
        return (self._tutorial, self._statistics) if self._game.teaches else (self._statistics,)

    def _buttons(self) -> tuple[Button, ...]:
        return (self._main, self._new, self._rules, self._matches, *self._corner())

    def _use_height(self, measures: Measures) -> None:
        for button in (self._main, self._new, self._rules):
            button.use_height(measures.button)

    def _place_corner(self) -> None:
        inset = (EDGE + 10) * self._measures.zoom
        top = ABOVE + inset
        self._matches.place(QPointF(SIDE + inset, ABOVE + inset), self._measures.zoom, self._measures.width / 2)
        for button in self._corner():
            button.use_height(round(CORNER * self._measures.zoom / self._look.zoom))
            side = button.sizeHint()
            button.setGeometry(
                round(self.width() - SIDE - inset - side.width()), round(top), side.width(), side.height()
            )
            top += side.height() + GAP * self._measures.zoom

    def _place_buttons(self, top: float) -> None:
        shown, measures = self._shown_buttons(), self._measures
        gap, left = GAP * measures.zoom, SIDE + measures.padding
        if measures.buttons == 1:
            spare = measures.inner - sum(b.sizeHint().width() for b in shown) - gap * (len(shown) - 1)
            self._place_row(shown, left, top, gap, max(0.0, spare))
            return
        first, *others = shown
        needed = sum(b.sizeHint().width() for b in others) + gap * (len(others) - 1)
        wide = max(measures.inner, min(needed, measures.width - 2 * GAP))
        left = SIDE + (measures.width - wide) / 2
        first.setGeometry(round(left), round(top), round(wide), first.sizeHint().height())
        below, more = round(top + measures.button + 8 * measures.zoom), (wide - needed) / len(others)
        for button in others:
            width = button.sizeHint().width() + more
            button.setGeometry(round(left), below, round(width), button.sizeHint().height())
            left += width + gap

    def _place_row(self, shown: list[Button], left: float, top: float, gap: float, spare: float) -> None:
        """Buttons take a little more room than they need, the main one most, as long as there is some to spare."""
        gap += min(spare, 6 * self._measures.zoom) / len(shown)
        spare -= min(spare, 6 * self._measures.zoom)
        for button in shown:
            wanted = (176 if button is self._main else 104) * self._measures.zoom
            hint = button.sizeHint()
            more = min(spare, max(0.0, wanted - hint.width()))
            spare -= more
            button.setGeometry(round(left), round(top), round(hint.width() + more), hint.height())
            left += button.width() + gap

    def _card(self) -> QRectF:
        return QRectF(self.rect().adjusted(SIDE, ABOVE, -SIDE, -BELOW))

    def _raise_or_lower(self) -> None:
        focused = self._look.keys_used and any(button.hasFocus() for button in self._buttons())
        goal = 1.0 if focused or self.underMouse() else 0.0
        self._rise.stop()
        if not self._look.travel or not self.isVisible():
            self._set_lift(goal)
            return
        self._rise.setDuration(self._look.ms(LIFT_MS))
        self._rise.setStartValue(self._lift)
        self._rise.setEndValue(goal)
        self._rise.start()

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        up = round(LIFT * min(1.0, self._measures.zoom) * lift)
        self.move(self._place - QPoint(SIDE, ABOVE + up))
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._raise_or_lower()
            if event.type() == QEvent.Type.FocusIn:
                self.reached.emit()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._step(event)
        return False

    def _step(self, event: QKeyEvent) -> bool:
        """Arrow keys go from postcard to postcard; Qt alone would go from button to button."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.neighbour_requested.emit(step)
        return True

    def enterEvent(self, event: QEnterEvent) -> None:
        self._raise_or_lower()

    def leaveEvent(self, event: QEvent) -> None:
        self._raise_or_lower()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.button() == Qt.MouseButton.LeftButton and self._card().contains(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, False
        if pressed and self._card().contains(event.position()):
            self.on_main_clicked()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        card = self._card()
        if self._picture is None or self._picture.devicePixelRatio() != self.devicePixelRatioF():
            self._picture = self._print(card.size())
        draw_shadow(p, self._look, card, self._measures.radius, 3 if self._lift > 0.5 else 2)
        p.drawPixmap(card.topLeft(), self._picture)

    def _print(self, size: QSizeF) -> QPixmap:
        """The face of the card as a picture."""
        dpr = self.devicePixelRatioF()
        picture = QPixmap(round(size.width() * dpr), round(size.height() * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._face.paint(p, size, self._measures, self._game.paint)
        p.end()
        return picture
