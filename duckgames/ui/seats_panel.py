"""The seats of the people in a match: each can be given to a duck, and back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from duckgames.core.ducks import duck_number
from duckgames.core.places import Seat
from duckgames.core.setup import Person, Player
from duckgames.ui.painting import draw_avatar
from duckgames.ui.spacing import space
from duckgames.ui.texts import is_alone, player_name, shared
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Panel, SegmentedControl

FACE = 44
WIDTH = 600


class SeatFace(QWidget):
    """The duck of a seat."""

    def __init__(self, look: Look, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(FACE), self._look.px(FACE))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_avatar(QPainter(self), self._look.sprites, self._look, self._number, QRectF(self.rect()))


class SeatButton(QWidget):
    """One seat: who it belongs to, and the button that gives it away or back."""

    def __init__(self, look: Look, seat: Seat, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.handed = False
        """Whether a duck plays here now."""
        self.name = Label(look, 17, bold=True, wrap=True)
        self.button = Button(look, "quiet", height=44)
        row = QHBoxLayout(self)
        space(look, row, 12, (0, 0, 0, 0))
        row.addWidget(SeatFace(look, duck_number(player.duck)))
        row.addWidget(self.name, 1)
        row.addWidget(self.button)

    def word(self, name: str, *, alone: bool) -> None:
        """Says whose seat it is, and what the button does."""
        self.name.setText(name)
        back = self.tr("Take the seat back") if alone else self.tr("Plays again")
        away = self.tr("Let a duck play for me") if alone else self.tr("Let a duck play")
        self.button.setText(back if self.handed else away)
        self.button.use_kind("sun" if self.handed else "quiet")
        self.button.setAccessibleName(self.button.text() if alone else f"{self.button.text()}: {name}")


class SeatsPanel(Panel):
    """The seats that belong to people; nothing is shown where ducks play alone.

    Signals:
        handed(seat, level): a duck of that level is to play there.
        returned(seat): the person plays there again.
    """

    handed = Signal(int, str)
    returned = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 1, padding=18, fill="raised", parent=parent)
        self._look = look
        self._players: tuple[Player, ...] = ()
        self._levels: tuple[str, ...] = ()
        self.rows: list[SeatButton] = []
        self._lead = Label(look, 15.5, colour="text_quiet", wrap=True)
        self.levels = SegmentedControl(look, height=42)
        column = QVBoxLayout(self)
        space(look, column, 10)
        column.addWidget(self._lead)
        column.addWidget(self.levels, 0, Qt.AlignmentFlag.AlignLeft)
        self._seats = QVBoxLayout()
        space(look, self._seats, 10)
        column.addLayout(self._seats)
        self.retranslate()

    def show_seats(self, seats: Sequence[Player], now: Sequence[Player], levels: Sequence[str]) -> None:
        """Shows whose seats there are, who plays there `now`, and how strong a duck can be."""
        if tuple(seats) != self._players:
            self._players = tuple(seats)
            self._make_rows()
        self._levels = tuple(levels)
        self._word_levels()
        if self.levels.current not in levels:
            self.levels.choose(levels[min(1, len(levels) - 1)])
        for row in self.rows:
            row.handed = now[row.seat] != self._players[row.seat]
        self.setVisible(bool(self.rows))
        self.retranslate()

    def use_width(self, room: int) -> None:
        """Takes as much of `room` as the words need to stand well."""
        self.setFixedWidth(min(self._look.px(WIDTH * self._look.text_scale), room))

    @property
    def stops(self) -> list[QWidget]:
        """What takes the keys, in order."""
        levels = [each for each in self.levels.stops if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        return [] if self.isHidden() else [*levels, *(row.button for row in self.rows)]

    def on_pressed(self, row: SeatButton) -> None:
        if row.handed:
            self.returned.emit(row.seat)
        else:
            self.handed.emit(row.seat, self.levels.current or "")

    def _make_rows(self) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        people = [seat for seat, player in enumerate(self._players) if isinstance(player, Person)]
        self.rows = [SeatButton(self._look, seat, self._players[seat], self) for seat in people]
        for row in self.rows:
            row.button.clicked.connect(lambda _=False, row=row: self.on_pressed(row))
            self._seats.addWidget(row)

    def retranslate(self) -> None:
        self._lead.setText(self.tr("Called away? A duck can play on meanwhile. The match will not count then."))
        self.levels.setAccessibleName(self.tr("How strong the duck is"))
        self._word_levels()
        for row in self.rows:
            row.word(player_name(self._players, row.seat), alone=is_alone(self._players))

    def _word_levels(self) -> None:
        self.levels.set_items([(level, shared(f"level.{level}")) for level in self._levels])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
