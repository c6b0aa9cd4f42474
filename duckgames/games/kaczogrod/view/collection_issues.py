"""The five issues of the magazine: their covers in a row, and the sheet on which one is opened."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.games.kaczogrod.collection.album import ISSUE, ISSUES, Opened
from duckgames.games.kaczogrod.view.cards import BACK
from duckgames.games.kaczogrod.view.collection_tiles import Tile, design_called, paint_tile
from duckgames.games.kaczogrod.view.faces import ASPECT
from duckgames.games.kaczogrod.view.postcard import title
from duckgames.ui.lettering import INK, fitted_text, paint_lines
from duckgames.ui.painting import draw_glyph, draw_number, draw_shadow, rounded
from duckgames.ui.sheet import Sheet
from duckgames.ui.theme import Look, faded, mix
from duckgames.ui.widgets import Button, Label

SIZE: Final = QSize(1300, 880)
COLUMNS: Final = 8
CARD_MS: Final = 320
STEP_MS: Final = 75
"""After this time the next card turns."""

COVERS: Final = ("#C8543E", "#2B7A4B", "#17617A", "#B9770E", "#7A4A8C")
"""The colour of each cover."""


class IssueRow(QWidget):
    """The covers of the issues; the open ones lie flat and pale.

    Signals:
        pressed: the next issue was clicked.
    """

    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._opened = 0
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.on_changed()
        look.changed.connect(self.on_changed)

    def show_opened(self, opened: int) -> None:
        """So many issues are open."""
        self._opened = opened
        self.update()

    def on_changed(self) -> None:
        self.setFixedHeight(self._look.px(96))
        self.update()

    def cover(self, n: int) -> QRectF:
        """Where the cover of an issue lies, counted from 0; the next one is raised."""
        px = self._look.px
        tall = self.height() - px(10)
        wide = round(0.74 * tall)
        gap = min(px(16), max(4, (self.width() - ISSUES * wide - 6) // (ISSUES - 1)))
        left = (self.width() - ISSUES * wide - (ISSUES - 1) * gap) / 2
        top = px(2 if n == self._opened else 7)
        return QRectF(round(left + n * (wide + gap)), top, wide, tall - px(4))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._opened < ISSUES and self.cover(self._opened).contains(event.position()):
            self.pressed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hit = self._opened < ISSUES and self.cover(self._opened).contains(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if hit else Qt.CursorShape.ArrowCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n in range(ISSUES):
            paint_cover(p, self._look, self.cover(n), n, is_open=n < self._opened)


def paint_cover(p: QPainter, look: Look, cover: QRectF, n: int, *, is_open: bool = False) -> None:
    """The cover of an issue, counted from 0: its number over the pond, with the title above."""
    radius, w = 0.07 * cover.width(), cover.width()
    colour = QColor(COVERS[n])
    paper = look.colour("card_paper")
    draw_shadow(p, look, cover, radius, 0)
    rounded(p, cover, radius, colour, mix(colour, paper, 0.4), 1.2)
    band = QRectF(cover.left() + 0.08 * w, cover.top() + 0.08 * w, 0.84 * w, 0.3 * w)
    rounded(p, band, 0.05 * w, paper)
    font, lines = fitted_text(look, title(), round(0.17 * w), band.size(), 1.1, bold=True)
    # Small letters in the colour itself would be too pale on paper.
    p.setPen(mix(colour, INK, 0.45))
    paint_lines(p, band, font, lines, 1.1)
    window = QRectF(band.left(), band.bottom() + 0.06 * w, band.width(), cover.bottom() - band.bottom() - 0.14 * w)
    rounded(p, window, 0.05 * w, mix(colour, paper, 0.75))
    number = QRectF(0, 0, 0.7 * window.height(), 0.7 * window.height())
    number.moveCenter(window.center())
    draw_number(p, look.sprites, str(n + 1), number, colour)
    if is_open:
        rounded(p, cover, radius, faded(look.colour("panel"), 0.6))
        side = 0.36 * w
        badge = QRectF(cover.right() - 0.8 * side, cover.bottom() - 0.8 * side, side, side)
        rounded(p, badge, side / 2, look.colour("legal"), look.colour("panel"), 1.5)
        inner = 0.2 * side
        draw_glyph(p, look, "check", badge.adjusted(inner, inner, -inner, -inner), look.colour("panel"))


class Reveal(QWidget):
    """The cards of an issue, which turn over one after the other; a click or a key turns the rest at once.

    Signals:
        shown: all cards lie open.
    """

    shown = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._issue: Opened | None = None
        self._new = ""
        self._time = 0.0
        self._run = QVariantAnimation(self)
        self._run.setEasingCurve(QEasingCurve.Type.Linear)
        self._run.valueChanged.connect(self.on_time)
        self._run.finished.connect(self.shown)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def begin(self, issue: Opened) -> None:
        """Turns the cards of this issue."""
        self._issue = issue
        whole = CARD_MS + STEP_MS * (ISSUE - 1)
        self._run.stop()
        self._run.setStartValue(0.0)
        self._run.setEndValue(float(whole))
        self._run.setDuration(self._look.ms(whole))
        self._time = 0.0
        if self._run.duration():
            self._run.start()
        else:
            self.finish()

    def finish(self) -> None:
        """All cards lie open now."""
        self._run.stop()
        self._time = float(CARD_MS + STEP_MS * ISSUE)
        self.update()
        self.shown.emit()

    @property
    def running(self) -> bool:
        """Whether cards are still to be turned."""
        return self._run.state() is QVariantAnimation.State.Running

    def set_word(self, new: str) -> None:
        """What stands on a card that is new in the album."""
        self._new = new
        self.update()

    def on_time(self, time: float) -> None:
        self._time = time
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.running:
            self.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._issue is None:
            return
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rows, gap = -(-len(self._issue.cards) // COLUMNS), self._look.px(14)
        side = min((self.width() - gap * (COLUMNS + 1)) / COLUMNS, (self.height() - gap * (rows + 1)) / rows)
        side = float(int(max(1.0, side)))
        left = (self.width() - COLUMNS * side - (COLUMNS - 1) * gap) / 2
        top = (self.height() - rows * side - (rows - 1) * gap) / 2
        for n, card in enumerate(self._issue.cards):
            place = QPointF(round(left + n % COLUMNS * (side + gap)), round(top + n // COLUMNS * (side + gap)))
            self._paint_card(p, QRectF(place, QSizeF(side, side)), card, (self._time - n * STEP_MS) / CARD_MS)

    def _paint_card(self, p: QPainter, rect: QRectF, card: str, turned: float) -> None:
        """A card while it turns: 0 shows its back, 1 its face."""
        turned = min(1.0, max(0.0, turned))
        p.save()
        if 0 < turned < 1:
            p.translate(rect.center())
            p.scale(max(0.04, abs(1 - 2 * turned)), 1.0)
            p.translate(-rect.center())
        if turned < 0.5:
            self._paint_back(p, rect)
        else:
            paint_tile(p, self._look, rect, Tile(design_called(card), 1))
        p.restore()
        if turned >= 1 and self._issue is not None and card in self._issue.new:
            self._paint_new(p, rect)

    def _paint_back(self, p: QPainter, rect: QRectF) -> None:
        """The middle of the back of a card: tiles are square."""
        p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        tall = ASPECT * rect.width()
        self._look.sprites.draw(p, BACK, QRectF(rect.left(), rect.center().y() - tall / 2, rect.width(), tall))

    def _paint_new(self, p: QPainter, rect: QRectF) -> None:
        look = self._look
        tall = max(look.px(18), 0.18 * rect.width())
        wide = 0.46 * rect.width()
        pill = QRectF(rect.center().x() - wide / 2 + 0.02 * rect.width(), rect.top() - 0.45 * tall, wide, tall)
        rounded(p, pill, tall / 2, look.colour("sun"), look.colour("panel"), 2)
        room = pill.adjusted(0.2 * tall, 0, -0.2 * tall, 0)
        font, lines = fitted_text(look, self._new, round(0.6 * tall), room.size(), 1.1, bold=True)
        p.setPen(look.colour("on_sun"))
        paint_lines(p, pill, font, lines, 1.1)


class IssueSheet(Sheet):
    """Opens an issue on a sheet."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._issue: Opened | None = None
        self.reveal = Reveal(look, self.panel)
        self._facts = Label(look, 16, colour="text_quiet", wrap=True, parent=self.panel)
        self.done = Button(look, "primary", "check", height=52, parent=self.panel)
        self.body.addWidget(self.reveal, 1)
        self.footer.addWidget(self._facts, 1)
        self.footer.addWidget(self.done)
        self.done.clicked.connect(self.on_done)
        self.reveal.shown.connect(self.retranslate)
        self.dismissed.connect(self.reveal.finish)
        self.retranslate()

    def begin(self, issue: Opened) -> None:
        """Shows what is in an issue."""
        self._issue = issue
        self.reveal.begin(issue)
        self.retranslate()
        self.open(self.done)

    def on_done(self) -> None:
        """First all cards, then the album."""
        if self.reveal.running:
            self.reveal.finish()
        else:
            self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.on_done()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        super().retranslate()
        issue = self._issue
        if issue is None:
            return
        self.use_title(self.tr("Issue {number}").format(number=issue.number), self.tr("Collection"))
        self.reveal.set_word(self.tr("new"))
        running = self.reveal.running
        self.done.setText(self.tr("Turn all over") if running else self.tr("Into the album"))
        self._facts.setText("" if running else self.tr("New in the album: {number}").format(number=len(issue.new)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.reveal.update()
        super().changeEvent(event)
