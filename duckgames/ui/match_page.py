"""One match on the screen: table, log, speech strip and top bar around one session, always at one moment."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.setup import MatchSetup
from duckgames.session.game_session import GameSession
from duckgames.ui.attention import Attention
from duckgames.ui.card_reader import CardReader
from duckgames.ui.commands import HINT, TAKE_BACK
from duckgames.ui.legal_moves import LegalMoves
from duckgames.ui.log_panel import LogPanel
from duckgames.ui.match_covers import MatchCovers
from duckgames.ui.match_director import MatchDirector
from duckgames.ui.match_keys import press_key
from duckgames.ui.match_recall import MatchRecall
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.seat_changes import SeatChanges
from duckgames.ui.sounds import Sounds
from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.strip_place import place_strip
from duckgames.ui.theme import Look
from duckgames.ui.top_bar import TopBar
from duckgames.ui.view import GameTable, GameView
from duckgames.ui.widgets import Button, Toast

DRAWER_WIDTH = 312


class MatchPage(QWidget):
    """The frame around a game's table; `MatchDirector` fills it.

    Signals:
        left: the person goes to the menu.
        over: the match ended and its last moment was shown.
        help_wanted, settings_wanted, fairness_wanted: the person asked for the rules, the settings or the luck.
        speed_chosen(name): another pace of motion was chosen.
    """

    left = Signal()
    over = Signal()
    help_wanted = Signal()
    settings_wanted = Signal()
    fairness_wanted = Signal()
    speed_chosen = Signal(str)

    def __init__(self, look: Look, sounds: Sounds, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sounds = sounds
        self._session = session
        self._table: GameTable | None = None
        self._drawer_open = False
        self._scores: Button | None = None
        self._takes_back = False
        self.top = TopBar(look)
        self.strip = SpeechStrip(look)
        self.middle = QWidget()
        self.log = LogPanel(look, self.middle)
        self.fairness = Button(look, "icon", "die", height=32, footless=True)
        self.log.add_tool(self.fairness)
        # A click on it leaves the keys to the table, as on the tools above.
        self.fairness.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toast = Toast(look, self.middle)
        self.reader = CardReader(look, self.middle)
        self.recall_panel = RecallPanel(look, self.middle)
        self.round_panel = RoundPanel(look, self.middle)
        self.covers = MatchCovers(self, look, session)
        self.attention = Attention(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.top)
        self._column.addWidget(self.middle, 1)
        self._bottom = QVBoxLayout()
        self._bottom.addWidget(self.strip)
        self._column.addLayout(self._bottom)
        self.recall = MatchRecall(self.recall_panel, self.toast, session, self)
        self.director = MatchDirector(self, look, sounds, session)
        self.moves = LegalMoves(self, look, self.director.actions)
        self.seats = SeatChanges(self, look, session)
        # Keys pressed beside the table are heard too, but Tab does not stop here, where no ring would be seen.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.top.home.connect(self.left)
        self.top.undo.connect(self.recall.take_back)
        self.top.hint.connect(self.director.ask_hint)
        self.top.log.connect(self.toggle_log)
        self.top.moves.connect(self.moves.on_button)
        self.top.help.connect(self.help_wanted)
        self.top.settings.connect(self.settings_wanted)
        self.top.speed.connect(self.speed_chosen)
        self.log.pointed.connect(self.recall.outline)
        self.fairness.clicked.connect(self.fairness_wanted)
        self.recall_panel.closed.connect(self.focus_table)
        self.covers.page.ready.connect(self.director.on_ready)
        self.strip.left.connect(self.focus_table)
        self.strip.escaped.connect(self.on_escape)
        self.strip.hurried.connect(self.director.hurry)
        self.toast.acted.connect(self._session.redo)
        self.toast.left.connect(self.focus_table)
        self._look.changed.connect(self.on_look_changed)
        self._look.shortcuts.changed.connect(self.retranslate)

    def on_look_changed(self) -> None:
        self.arrange()
        self.update()

    @property
    def table(self) -> GameTable:
        """The table of the open match."""
        assert self._table is not None
        return self._table

    def open(self, setup: MatchSetup, view: GameView) -> None:
        """Makes the table of a match; the session's signals fill it."""
        if self._table is not None:
            self._table.widget.hide()
            self._table.widget.deleteLater()
        self.hide_ended()
        self._takes_back = setup.take_back
        self._table = view.make_table(self._look.base, self._sounds, setup.seats, self.middle)
        self._table.arranged.connect(self.arrange)
        self.director.begin(setup, view, self._table)
        self.covers.sleep.watch(True)
        self.top.show_title(view.title)
        self.retranslate()
        self._table.widget.show()
        self._table.widget.lower()
        QWidget.setTabOrder(self._table.widget.focusProxy() or self._table.widget, self.toast.button)
        self.arrange()
        self._table.widget.setFocus()

    def show_helps(self, legal: bool, tracker: bool) -> None:
        """Shows or hides legal places and the cards still to come."""
        if self._table is not None:
            self._table.show_legal(legal)
            self._table.show_tracker(tracker)

    def show_ended(self) -> None:
        """Shows the table after the match, with the way back to the scores."""
        self._scores = Button(self._look, "sun", "next", height=38)
        self._scores.clicked.connect(self.over)
        self.strip.set_buttons((self._scores,))
        self.director.say_ended()
        self.retranslate()
        self._scores.setFocus()

    def hide_ended(self) -> None:
        """Takes the way to the scores away: the match goes on, as when its last move is taken back."""
        if self._scores is not None:
            self._scores = None
            self.strip.set_buttons(())

    def close_match(self) -> None:
        """Leaves the match; it stays saved."""
        self.director.end()
        self._session.close()

    def focus_table(self) -> None:
        """Gives the keys back to the table, or to what covers it."""
        if not self.covers.pause_panel.isHidden():
            self.covers.pause_panel.setFocus()
        elif self.covers.hides:
            self.covers.page.setFocus()
        elif self.round_panel.isVisible():
            self.round_panel.setFocus()
        elif self.moves.used and self.moves.panel.isVisible():
            self.moves.panel.setFocus()
        elif self._table is not None:
            self._table.widget.setFocus()

    def on_escape(self) -> None:
        """Puts away what was called back, and answers a question with no; the keys are at the table again."""
        self.recall.close()
        self.reader.close()
        self.focus_table()
        self.director.decline()

    def toggle_log(self) -> None:
        """Opens or shuts the drawer of the log, or steps into the log where it always lies open."""
        if self.table.log_rect().isEmpty():
            self._drawer_open = not self._drawer_open
            self.arrange()
        if self.log.isVisible():
            self.log.setFocus()
        else:
            self.focus_table()

    def arrange(self) -> None:
        """Places table, log and panels for the present size."""
        width, height = self.width(), self.height()
        bar = 64 if height >= 900 and width >= 1500 else 56 if height >= 700 else 48
        strip = 84 if height >= 900 else 60 if height >= 700 else 52
        self.top.use_size(width, bar)
        self.strip.show_hints(width >= 1180 * self._look.text_scale)
        side = self._look.px(24 if width >= 1500 else 14)
        below = self._look.px(12 if height >= 900 else 10 if height >= 700 else 6)
        self._bottom.setContentsMargins(side, 0, side, below)
        self._place_strip(strip)
        self._column.activate()
        if self._table is None:
            return
        self._table.widget.setGeometry(self.middle.rect())
        self._place_strip(strip)
        self._place_log(self._table.log_rect())
        self.reader.arrange()
        self.round_panel.setGeometry(self.middle.rect())
        self.covers.arrange()

    def _place_strip(self, height: int) -> None:
        rect = QRect() if self._table is None else self._table.strip_rect()
        if place_strip(self.strip, rect, self.middle, self.log, self._bottom):
            self._bottom.setContentsMargins(0, 0, 0, 0)
        else:
            self.strip.use_height(height)

    def _place_log(self, rect: QRect) -> None:
        drawer = rect.isEmpty()
        width = min(self._look.px(DRAWER_WIDTH), self.middle.width() - 48)
        side = QRect(self.middle.width() - width - 8, 8, width, self.middle.height() - 16)
        self.recall_panel.setGeometry(side)
        self.log.setGeometry(side if drawer else rect)
        self.log.setVisible(not drawer or self._drawer_open)

    def retranslate(self) -> None:
        arrows = "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}"
        hints = [(arrows, self.tr("choose")), ("Enter", self.tr("move"))]
        if self._takes_back:
            hints.append((self._look.shortcuts.key(TAKE_BACK), self.tr("take back")))
        hints.append((self._look.shortcuts.key(HINT), self.tr("hint")))
        self.strip.set_hints(hints)
        self.seats.retranslate()
        if self._scores is not None:
            self._scores.setText(self.tr("Scores"))
        self.fairness.setText(self.tr("Fairness"))
        self.setAccessibleName(self.tr("Match"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.director.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # A click beside the table, as on a tool, comes here; the arrows mean the table as before.
        self.focus_table()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A right click that nothing else takes puts back what waits for a yes."""
        if event.button() == Qt.MouseButton.RightButton:
            self.director.decline()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, self._look.shortcuts, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.colour("window"))
