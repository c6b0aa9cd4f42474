"""A match that is watched again: its own table at any moment of it, the log, and the ways through it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core import registry
from duckgames.core.places import Seat
from duckgames.core.presenter import AnyPresenter
from duckgames.session.viewing import Viewing
from duckgames.ui.card_reader import CardReader
from duckgames.ui.replay_bar import ReplayBar
from duckgames.ui.replay_eyes import ReplayEyes
from duckgames.ui.replay_keys import press_key
from duckgames.ui.replay_player import ReplayPlayer
from duckgames.ui.replay_sides import ReplaySides
from duckgames.ui.replay_table import ReplayTable
from duckgames.ui.replay_top import ReplayTop
from duckgames.ui.replay_words import happened, situation
from duckgames.ui.sounds import Sounds
from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.strip_place import place_strip
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Toast


class ReplayPage(QWidget):
    """Shows one `Viewing` at a time. A step on is played as it happened; every other way draws the table anew.

    Signals:
        left: the person goes back to where the replay was opened.
        continued(ply, seat): a match of its own is to begin at this moment, with the person in that seat.
    """

    left = Signal()
    continued = Signal(int, int)

    def __init__(self, look: Look, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.viewing: Viewing | None = None
        self.eyes: ReplayEyes
        self._presenter: AnyPresenter
        self._texts: Texts
        self.top = ReplayTop(look)
        self.middle = QWidget()
        self.table = ReplayTable(look, sounds, self.middle)
        self.sides = ReplaySides(look, self.middle)
        self.log = self.sides.log
        self.toast = Toast(look, self.middle)
        self.reader = CardReader(look, self.middle)
        self.strip = SpeechStrip(look)
        self.bar = ReplayBar(look)
        self.player = ReplayPlayer(self)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.middle, 1)
        self._bottom = QVBoxLayout()
        self._bottom.addWidget(self.strip)
        column.addLayout(self._bottom)
        column.addWidget(self.bar)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.top.back.connect(self.left)
        self.top.viewed.connect(self.use_eyes)
        self.top.log.connect(self.toggle_log)
        self.top.hands.connect(self.toggle_hands)
        self.top.continued.connect(self.go_on)
        self.table.idle.connect(self.player.rest)
        self.table.arranged.connect(self.arrange)
        self.table.remade.connect(lambda: self.reader.begin(self.table.table))
        self.log.pointed.connect(self.table.outline)
        self.log.jumped.connect(self.seek)
        self.bar.wanted.connect(self.go)
        self.bar.sought.connect(self.seek)
        self.bar.turned.connect(lambda by: self.go("turn_on" if by > 0 else "turn_back"))
        self.bar.speed.connect(self.player.use_speed)
        self.player.due.connect(lambda: self.step(1))
        self.player.cut.connect(self.table.finish)
        self.player.changed.connect(lambda: self.bar.show_playing(self.player.playing))
        self._look.changed.connect(self.arrange)

    # What is shown.

    def open(self, viewing: Viewing, ply: int = 0) -> None:
        """Shows a match that is ready, at one of its moments."""
        self.close_match()
        self.viewing = viewing
        setup = viewing.match.setup
        view = registry.view(setup.game)
        self._presenter = registry.presenter(setup.game)
        self._texts = Texts(view, setup.seats, setup.options)
        self.eyes = ReplayEyes(viewing)
        self.sides.begin()
        self.top.allow_hands(self.eyes.all_open)
        self.top.show_title(view.title)
        self.bar.show_match(viewing.match.ply, viewing.rounds)
        self._show_eyes()
        self._list()
        self._show(ply)
        self.arrange()
        self.bar.slider.setFocus()

    def close_match(self) -> None:
        """Leaves the match."""
        self.player.stop()
        if self.viewing is not None:
            self.viewing.stop()
        self.viewing = None
        self.reader.clear()
        self.table.forget()

    @property
    def ply(self) -> int:
        """How many steps had been taken at the moment on the screen."""
        return self.table.ply

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes one has at the moment on the screen."""
        return self.eyes.at(self.ply)

    # The ways through the match.

    def seek(self, ply: int) -> None:
        """Goes to a moment; the next one is played, any other drawn."""
        self.player.stop()
        if self.viewing is not None and ply == self.ply + 1:
            self.step(1)
        elif ply != self.ply:
            self._show(ply)

    def step(self, by: int) -> None:
        """One step on, or back; at the end it stays where it is."""
        viewing = self.viewing
        if viewing is None or not 0 <= self.ply + by <= viewing.match.ply:
            self.player.stop()
            return
        ply = self.ply + by
        if by < 0 or self.eyes.at(ply - 1) != self.eyes.at(ply):
            self._show(ply)
            self.player.rest()
        else:
            self.table.step_to(viewing.match, ply, self.eyes.at(ply))
            self._tell()
            if not self.table.busy:
                self.player.rest()

    def go(self, way: str) -> None:
        """Goes one of the ways of `replay_bar.WAYS`."""
        viewing = self.viewing
        if viewing is None:
            return
        if way == "play":
            if self.ply == viewing.match.ply and not self.player.playing:
                self._show(0)
            self.player.toggle()
            return
        self.player.stop()
        if way in ("forward", "back"):
            self.step(1 if way == "forward" else -1)
        else:
            self._show(viewing.goal(way, self.ply))

    def use_eyes(self, key: str) -> None:
        """Shows the same moment with other eyes."""
        self.eyes.key = key
        self._show_eyes()
        self._list()
        self._show(self.ply)

    def next_eyes(self) -> None:
        """Shows the same moment with the eyes of the next one whose they may be."""
        if self.viewing is not None and self.eyes.next != self.eyes.key:
            self.use_eyes(self.eyes.next)

    def go_on(self) -> None:
        """Begins a match of one's own here, in the seat whose eyes one has."""
        if self.viewing is not None and self.may_continue:
            seat = self.viewing.mover(self.ply) if self.viewer is None else self.viewer
            self.continued.emit(self.ply, seat)

    @property
    def may_continue(self) -> bool:
        """Whether there is anything to be played from here; a match that goes on is not to be looked ahead in."""
        viewing = self.viewing
        return viewing is not None and viewing.ended and viewing.mover(self.ply) is not None

    def toggle_log(self) -> None:
        """Opens or shuts the drawer of the log, or steps into the log where it always lies open."""
        self.sides.toggle_log()
        (self.log if self.log.isVisible() else self.bar.slider).setFocus()

    def toggle_hands(self) -> None:
        """Lays all hands open beside the table, or puts them away."""
        if self.viewing is not None and self.eyes.all_open:
            self.sides.toggle_hands()
            self._tell()

    def escape(self) -> None:
        """Puts away what lies over the table, or leaves."""
        if self.reader.shows:
            self.reader.close()
        elif self.sides.put_away():
            self.bar.slider.setFocus()
        else:
            self.left.emit()

    # How it is shown.

    def _show_eyes(self) -> None:
        self.top.show_eyes(self.eyes.words(self._texts), self.eyes.key)

    def _list(self) -> None:
        assert self.viewing is not None
        self.log.show_match(self.viewing, lambda ply: self.eyes.at(ply - 1), self._presenter, self._texts)

    def _show(self, ply: int) -> None:
        assert self.viewing is not None
        self.table.show_ply(self.viewing.match, ply, self.eyes.at(ply))
        self._tell()

    def _tell(self) -> None:
        """Says everything beside the table of the moment on the screen."""
        viewing, ply = self.viewing, self.ply
        assert viewing is not None
        seen: Any = viewing.observation(ply, self.viewer)
        facts = [self._texts.say(fact) for fact in self._presenter.status(seen)]
        self.top.show_facts(facts)
        self.top.allow_continue(viewing.ended, self.may_continue)
        self.bar.show_ply(ply, facts[0] if facts else "")
        self.log.show_ply(ply)
        if self.sides.hands.isVisible():
            self.sides.hands.show_ply(viewing, ply, self._texts)
        self.reader.refresh()
        self.strip.say(
            happened(viewing, ply, self.log.rows_of(ply), self._texts),
            situation(viewing, ply, self._presenter, self._texts),
        )

    def arrange(self) -> None:
        """Places table, log and bars for the present size."""
        width, height = self.width(), self.height()
        self.top.use_height(64 if height >= 900 and width >= 1500 else 56 if height >= 700 else 48)
        self.bar.use_size(width, height)
        self.strip.show_hints(False)
        if self.viewing is None:
            return
        self._column.activate()
        self.table.setGeometry(self.middle.rect())
        table = self.table.table
        inside = place_strip(self.strip, table.strip_rect(), self.middle, self.log, self._bottom)
        side = 0 if inside else self._look.px(14)
        self._bottom.setContentsMargins(side, 0, side, 0 if inside else self._look.px(6))
        if not inside:
            self.strip.use_height(60 if height >= 700 else 52)
        self.strip.setVisible(inside or height >= 700)
        self.sides.place(table.log_rect())
        self.reader.arrange()
        self.log.show_ply(self.ply)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("A match watched again"))
        if self.viewing is not None:
            self._show_eyes()
            self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        self.player.stop()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.bar.slider.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, self._look.shortcuts, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.colour("window"))
