"""The end of a match: who won, why, and where every point came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.game import Result
from duckgames.core.presenter import AnyPresenter
from duckgames.core.setup import Ai, MatchSetup, Player
from duckgames.ui.large_picture import AROUND, LargePicture
from duckgames.ui.podium import Podium
from duckgames.ui.result_row import ResultRow
from duckgames.ui.result_tools import ResultTools
from duckgames.ui.scenery import Backdrop, paint_scene
from duckgames.ui.score_legend import ScoreLegend
from duckgames.ui.score_table import ScoreTable
from duckgames.ui.scores import Scores
from duckgames.ui.scroll import Scroll
from duckgames.ui.spacing import space
from duckgames.ui.standing import standings
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look, faded
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, Label, Panel
from duckgames.ui.widgets.focus_ring import REACH

COPIED_MS: Final = 2500
SUN_AT: Final = 0.18
LOW: Final = 720
NARROW: Final = 1180


class ResultPage(QWidget):
    """The score screen. It has no sound of its own: the match page plays the end.

    Signals:
        again: another match with the same set-up.
        look: back to the table, to look at it.
        watch: the match is to be watched from its beginning.
        menu: to the launcher.
        statistics: to how other matches of the game ended.
    """

    again = Signal()
    look = Signal()
    watch = Signal()
    menu = Signal()
    statistics = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._players: tuple[Player, ...] = ()
        self._result: Result | None = None
        self._presenter: AnyPresenter | None = None
        self._view: GameView | None = None
        self._texts: Texts | None = None
        self._seed = 0
        self._fresh = False
        self._remark: Callable[[], str] | None = None
        self._backdrop = Backdrop(look, self._paint_scene)
        self.heading = Label(look, 50, story=True, wrap=True, parent=self)
        self.verdict = Label(look, 18, wrap=True, parent=self)
        self.podium = Podium(look, self)
        self.large = LargePicture(look, self)
        self.panel = Panel(look, 2, radius=26, padding=22, parent=self)
        self._lead = Label(look, 28, story=True, wrap=True)
        self._sub = Label(look, 14.5, colour="text_quiet", wrap=True)
        self.table = ScoreTable(look)
        self._legend = ScoreLegend(look)
        self._seed_label = Label(look, 14, colour="text_quiet")
        self.copy = Button(look, "icon", "copy", height=40)
        self._row = row = ResultRow(look, self)
        self.again_button, self.look_button = row.again, row.look
        self.watch_button, self.review_button, self.menu_button = row.watch, row.review, row.menu
        self.tools = ResultTools(look)
        self._uncopy = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._build()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.again_button.clicked.connect(self.again)
        self.look_button.clicked.connect(self.look)
        self.watch_button.clicked.connect(self.watch)
        self.menu_button.clicked.connect(self.menu)
        self.tools.statistics.connect(self.statistics)
        self.copy.clicked.connect(self.on_copy)
        self.table.pointed.connect(self.large.show_row)
        self._uncopy.timeout.connect(self.retranslate)
        look.changed.connect(self.on_look_changed)
        self.retranslate()

    def _build(self) -> None:
        look = self._look
        column = QVBoxLayout(self.panel)
        space(look, column, 4, (0, 0, 0, 0))
        above, words = QHBoxLayout(), QVBoxLayout()
        space(look, above, 12)
        space(look, words, 4)
        words.addWidget(self._lead)
        words.addWidget(self._sub)
        above.addLayout(words, 1)
        above.addWidget(self.tools, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(above)
        column.addWidget(Scroll(self.table), 1)
        below = QHBoxLayout()
        space(look, below, 12)
        below.addWidget(self._legend, 1)
        below.addWidget(self._seed_label)
        below.addWidget(self.copy)
        column.addSpacing(4)
        column.addLayout(below)

    def show_result(
        self,
        setup: MatchSetup,
        view: GameView,
        presenter: AnyPresenter,
        result: Result,
        seen: Any,
        seed: int,
        remark: Callable[[], str] | None = None,
    ) -> None:
        """Shows how a match ended; `seen` is the last observation, from which the game draws its small pictures.

        `remark` says what is special about it among others; it is asked again after each change of language.
        """
        self._players, self._view, self._presenter = setup.seats, view, presenter
        self._result, self._seed, self._remark = result, seed, remark
        self._texts = Texts(view, setup.seats, setup.options)
        placed = standings(result, view.columns, view.lowest_wins)
        scores = Scores(setup.seats, placed, view, seen, presenter)
        self.podium.show_standings(setup.seats, placed)
        self.table.show_scores(scores)
        self._legend.show_scores(scores)
        self.large.use_scores(scores)
        self._fresh = True
        self.retranslate()
        self._arrange()
        if self.isVisible():
            self._enter()

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._seed))
        self.copy.use_icon("check")
        self.copy.setText(self.tr("Copied"))
        self._uncopy.start()

    def on_look_changed(self) -> None:
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        self._row.retranslate()
        self.copy.use_icon("copy")
        self.copy.setText(self.tr("Copy the seed"))
        if self._view is None or self._result is None or self._texts is None or self._presenter is None:
            return
        self.heading.setText(self._who_won(self._result, self._texts))
        phrase = self._presenter.phrase(self._result)
        said = ("" if phrase is None else self._texts.say(phrase), self._remark() if self._remark else "")
        self.verdict.setText("\n".join(sentence for sentence in said if sentence))
        self._lead.setText(
            self.tr("The lowest total wins") if self._view.lowest_wins else self.tr("The highest total wins")
        )
        self._seed_label.setText(self.tr("Seed {seed}").format(seed=self._seed))
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(self.verdict.text())

    def _enter(self) -> None:
        """One key plays again; the first time, feathers fall and bars grow."""
        self.again_button.setFocus()
        if self._fresh:
            self._fresh = False
            self.podium.celebrate()
            self.table.grow()

    def _who_won(self, result: Result, texts: Texts) -> str:
        if len(result.winners) > 1:
            names = ", ".join(texts.name(seat) for seat in result.winners)
            return self.tr("Shared victory: {names}").format(names=names)
        winner = result.winners[0]
        people = [seat for seat, player in enumerate(self._players) if not isinstance(player, Ai)]
        if people == [winner]:
            return self.tr("You win!")
        return self.tr("{name} wins").format(name=texts.name(winner))

    def _arrange(self) -> None:
        """Places everything: the podium left, the table right, the buttons below it."""
        width, height = self.width(), self.height()
        low = height < LOW
        px = self._look.px
        edge = px(16 if low else 32 if width < 1500 else 48)
        self._row.fit(48 if low else 56, width - 2 * edge)
        # Large letters need a wider table, and the podium can do with less.
        part = 0.36 if width >= NARROW else 0.32 if self._look.text_scale == 1 else 0.27
        left = round(width * part)
        row_height = self.again_button.sizeHint().height()
        row_left = max(edge, min(left, width - edge - self._row.needed))
        buttons = QRect(row_left, height - edge - row_height, width - edge - row_left, row_height)
        self._row.setGeometry(buttons.adjusted(-REACH, -REACH, REACH, REACH))
        around = self.panel.contentsMargins()
        side = around.left() - px(22)
        paper = QRect(left, edge, width - edge - left, height - 2 * edge - row_height - px(16))
        self.panel.setGeometry(paper.adjusted(-side, 0, side, around.bottom() - px(22)))
        self._lead.use_px(22 if low else 28)
        self._sub.setText(self._below_lead(low))
        self._place_words(edge, left, 28 if low else 38 if height < 900 or width < 1500 else 50)

    def _below_lead(self, low: bool) -> str:
        if low:
            return self.tr("Where the points come from")
        return self.tr("Where the points come from. Point at a row to see what its player ended with.")

    def _place_words(self, edge: int, left: int, px: int) -> None:
        """The heading shrinks until its longest word fits; the podium takes what is left below."""
        room = left - 2 * edge
        self.heading.use_px(px)
        longest = max(self.heading.text().split() or [""], key=self.heading.fontMetrics().horizontalAdvance)
        while px > 20 and self.heading.fontMetrics().horizontalAdvance(longest) > room:
            px -= 2
            self.heading.use_px(px)
        self.heading.setGeometry(edge + 4, edge, room, self.heading.heightForWidth(room))
        below = self.heading.geometry().bottom() + 6
        self.verdict.setGeometry(edge + 4, below, room, self.verdict.heightForWidth(room))
        top = self.verdict.geometry().bottom() + 4
        bottom = self.height() - 8 if self._row.x() + REACH >= left else self._row.y() + REACH - 4
        self.podium.setGeometry(8, top, left - 24, bottom - top)
        self.large.setGeometry(self._place_large(QRect(edge, top, room, bottom - top)))

    def _place_large(self, room: QRect) -> QRect:
        """Over the podium, as high as the picture can use; its shadow lies around it."""
        px = self._look.px
        height = min(room.height(), round(0.95 * room.width()) + px(40))
        top = room.top() + (room.height() - height) // 3
        return QRect(room.left(), top, room.width(), height).adjusted(-px(AROUND), 0, px(AROUND), 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.again_button.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        # Labels have their own font only once they are shown.
        self._arrange()
        self._enter()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(QPainter(self), self.size(), event.region())

    def _paint_scene(self, p: QPainter, size: QSizeF) -> None:
        # A moon behind the words would swallow them: they are as pale as it is.
        paint_scene(p, self._look, size, sun=not self._look.dark, sun_at=SUN_AT, village=False, lilies=False)
        # Words stand on the sky: it is veiled where they are.
        veil = QLinearGradient(QPointF(0, 0), QPointF(0, size.height() * 0.4))
        veil.setColorAt(0, faded(self._look.colour("window"), 0.55))
        veil.setColorAt(1, faded(self._look.colour("window"), 0))
        p.fillRect(0, 0, round(size.width()), round(size.height() * 0.4), veil)
