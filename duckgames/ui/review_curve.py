"""The course of a match as the level of a pond: the share of the win, decisions floating on it, and luck below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.core.review import Label
from duckgames.ui.accessible import Part
from duckgames.ui.painting import rounded
from duckgames.ui.review_picture import MARK, RADIUS, CurvePicture
from duckgames.ui.review_story import Story
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

HEIGHT: Final = 196
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -100_000, Qt.Key.Key_End: 100_000}
CHOOSE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ReviewCurve(QWidget):
    """Shows one seat's match; mouse and arrow keys tell each place in words below, a click or Enter chooses it.

    Signals:
        chosen(ply): the decision after so many steps is to be looked at.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._story: Story | None = None
        self._say: Callable[[int], str] = str
        self._summary = ""
        self._stops: tuple[int, ...] = ()
        self._at: int | None = None
        """The place that is looked at, as a number among the stops."""
        self._chosen: int | None = None
        self._words: dict[Label, str] = {}
        self._picture = CurvePicture(look)
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(RADIUS))))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.on_changed)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Chart)
        return self._part

    @property
    def sentence(self) -> str:
        """What is said of the place that is looked at; empty: none is."""
        return "" if self._at is None else self._say(self._stops[self._at])

    @property
    def stops(self) -> tuple[int, ...]:
        """The plies with something to tell."""
        return self._stops

    def show_story(self, story: Story | None, say: Callable[[int], str], summary: str) -> None:
        """Shows another match, or more of it; `say` tells of a ply, and `summary` what the eye sees, in words."""
        self._story, self._say, self._summary = story, say, summary
        self._picture.show_story(story)
        plies = set() if story is None else {each.ply for each in story.judged} | set(story.luck)
        self._stops = tuple(sorted(plies))
        self._look_at(None)
        self.on_changed()

    def use_words(self, labels: dict[Label, str], luck: str) -> None:
        """The words beside the marks, and of the band below."""
        self._words = labels
        self._picture.use_words(labels, luck)
        self.on_changed()

    def choose(self, ply: int | None) -> None:
        """Marks the decision that is looked at elsewhere, without telling anybody."""
        self._chosen = ply
        self._picture.chosen = ply
        self.update()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def place_of(self, ply: int) -> QPointF:
        """Where the mark of a decision lies."""
        self._picture.lay_out(QRectF(self.rect()))
        return self._picture.place_of(ply)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(HEIGHT) + round(self._picture.words_height(self.width())))

    def minimumSizeHint(self) -> QSize:
        words = round(self._picture.words_height(max(self.width(), self._look.px(300))))
        return QSize(self._look.px(260), self._look.px(132) + words)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rounded(p, QRectF(self.rect()), self._look.px(RADIUS), self._look.colour("sunken"))
        self._picture.lay_out(QRectF(self.rect()))
        looked_at = None if self._at is None else self._stops[self._at]
        self._picture.paint(p, looked_at)
        self._picture.paint_words(p, self.sentence)

    def _look_at(self, at: int | None) -> None:
        self._at = at
        self.setAccessibleDescription(self.sentence or self._summary)
        self.update()

    def _near(self, x: float) -> int:
        """The stop nearest to `x`; where several are as near, the worst decision."""
        self._picture.lay_out(QRectF(self.rect()))
        ways = [abs(self._picture.x_of(ply) - x) for ply in self._stops]
        reach = min(ways) + self._look.px(MARK) / 3
        story = self._story
        assert story is not None
        order = {label: n for n, label in enumerate(Label)}

        def rank(n: int) -> tuple[int, float]:
            judged = story.at(self._stops[n])
            return (-1 if judged is None else order[judged.label], -ways[n])

        return max((n for n, way in enumerate(ways) if way <= reach), key=rank)

    def _choose_looked_at(self) -> None:
        if self._at is None or self._story is None:
            return
        judged = self._story.at(self._stops[self._at])
        if judged is not None:
            self.choose(judged.ply)
            self.chosen.emit(judged.ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in CHOOSE and self._at is not None:
            if not event.isAutoRepeat():
                self._choose_looked_at()
            return
        step = STEPS.get(key)
        if step is None or not self._stops:
            super().keyPressEvent(event)
            return
        self._look_at(min(len(self._stops) - 1, max(0, self._before(step) + step)))

    def _before(self, step: int) -> int:
        """From where an arrow key goes on: what is looked at, else what is chosen, else an end."""
        if self._at is not None:
            return self._at
        if self._chosen in self._stops:
            return self._stops.index(self._chosen)
        return len(self._stops) if step < 0 else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._stops:
            self._look_at(self._near(event.position().x()))
            judged = self._story is not None and self._story.at(self._stops[self._at or 0]) is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if judged else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._stops:
            self._look_at(self._near(event.position().x()))
            self._choose_looked_at()

    def leaveEvent(self, event: QEvent) -> None:
        self._look_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._look_at(None)
        super().focusOutEvent(event)
