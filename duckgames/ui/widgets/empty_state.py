"""What is shown where there is nothing yet, or where something will not open."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from duckgames.ui.numerals import path_from
from duckgames.ui.painting import duck_picture, round_pen
from duckgames.ui.spacing import space
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look
from duckgames.ui.widgets.button import Button
from duckgames.ui.widgets.label import Label

DUCK_SIDE: Final = 104
AWAKE: Final = ("prop-back", "duck", "prop", "water")
ASLEEP: Final = ("tail", "body", "tuft", "head", "marks", "blush", "bill", "prop-neck", "wing", "prop", "water")
CLOSED_EYE: Final = path_from("M148 79C152 88 164 88 168 79")
DROP: Final = path_from(
    "M262 80C273 98 278 105 278 113C278 122 271 129 262 129C253 129 246 122 246 113C246 105 251 98 262 80Z"
)


class Pond(QWidget):
    """A small duck on an ellipse of water."""

    def __init__(self, look: Look, duck: int, *, sleepy: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._duck = duck
        self._sleepy = sleepy
        self.on_changed()
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        self.setFixedSize(self._look.px(240), self._look.px(112))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(look.colour("sky_horizon" if look.dark else "pond_top"))
        p.drawEllipse(QPointF(self.width() / 2, look.px(97)), look.px(119), look.px(14.5))
        dpr, side = density(p), look.px(DUCK_SIDE)
        key = ("pond duck", self._duck, self._sleepy)
        picture = look.sprites.cached(key, QSize(side + look.px(18), side).toSizeF(), dpr, self._paint_duck)
        p.drawPixmap(QPointF((self.width() - side) / 2, 1), picture)

    def _paint_duck(self, p: QPainter) -> None:
        side = self._look.px(DUCK_SIDE)
        parts = ASLEEP if self._sleepy else AWAKE
        self._look.sprites.paint_parts(p, duck_picture(self._duck), QRectF(0, 0, side, side), parts)
        if self._sleepy:
            p.scale(side / 240, side / 240)
            p.strokePath(CLOSED_EYE, round_pen(self._look.colour("character.eye"), 5.5))
            p.fillPath(DROP, QColor("#5FA3C4"))


class EmptyState(QWidget):
    """A duck, a heading, one sentence and one button.

    Signals:
        acted: the button was pressed.
    """

    acted = Signal()

    def __init__(
        self,
        look: Look,
        duck: int = 1,
        heading: str = "",
        sentence: str = "",
        button: str = "",
        *,
        sleepy: bool = False,
        kind: str = "primary",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._heading = Label(look, 20, story=True, wrap=True)
        self._sentence = Label(look, 15, colour="text_quiet", wrap=True)
        self._button = Button(look, kind, height=42)
        column = QVBoxLayout(self)
        space(look, column, 4)
        column.addWidget(Pond(look, duck, sleepy=sleepy), 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._heading, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(look.px(6))
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusProxy(self._button)
        self._button.clicked.connect(self.acted)
        self.set_texts(heading, sentence, button)

    def set_texts(self, heading: str, sentence: str, button: str) -> None:
        """The words; without words for the button there is none."""
        self._heading.setText(heading)
        self._sentence.setText(sentence)
        self._button.setText(button)
        self._button.setVisible(bool(button))
