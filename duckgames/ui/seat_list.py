"""The left side of the new-game dialog: a row for each seat, one to add another, and the ducks to choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.setup import Ai, Player
from duckgames.ui.duck_count import DuckCount
from duckgames.ui.duck_picker import DuckPicker, PickerDuck
from duckgames.ui.seat_picks import SeatPicks
from duckgames.ui.seat_row import SeatRow
from duckgames.ui.seating import Seating
from duckgames.ui.spacing import space
from duckgames.ui.texts import duck_names, is_alone, player_name
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

TOP: Final = 24
"""Pixels: between the heading and the question beside it."""


class SeatList(QWidget):
    """Keeps a `Seating` and shows it.

    Signals:
        entered: Enter was pressed in a name.
        grown(row): a row was added; scroll to it.
        manned: a seat went from a person to a duck or back, or was taken away.
    """

    entered = Signal()
    grown = Signal(QWidget)
    manned = Signal()

    def __init__(
        self,
        look: Look,
        info: GameInfo,
        tempers: Mapping[str, Callable[[], str]],
        seating: Seating,
        picks: SeatPicks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._info = info
        self._tempers = tempers
        self._seating = seating
        self._picks = picks
        self._picked = 0
        self.rows: list[SeatRow] = []
        self.heading = Label(look, 22, story=True, parent=self)
        self.count = DuckCount(look, self)
        self.add_button = Button(look, "quiet", "plus", height=48, footless=True, parent=self)
        self.picker_label = Label(look, 16, bold=True, colour="text_quiet", parent=self)
        self.picker = DuckPicker(look, self)
        self._seats = QVBoxLayout()
        self._column = column = QVBoxLayout(self)
        space(look, column, 8, (8, 4, 12, 8))
        self._place(column)
        self.count.chosen.connect(self.on_count_chosen)
        self.add_button.clicked.connect(self.on_add_clicked)
        self.picker.chosen.connect(self.on_duck_chosen)
        self.show_seating(seating)
        self.retranslate()
        look.changed.connect(self.on_look_changed)

    def _place(self, column: QVBoxLayout) -> None:
        top = QHBoxLayout()
        space(self._look, top, TOP)
        top.addWidget(self.heading)
        top.addWidget(self.count, 1)
        column.addLayout(top)
        column.addLayout(self._seats)
        space(self._look, self._seats, 8)
        column.addWidget(self.add_button)
        column.addSpacing(6)
        column.addWidget(self.picker_label)
        column.addWidget(self.picker)
        column.addStretch(1)

    @property
    def seating(self) -> Seating:
        """What was chosen."""
        return self._seating

    def show_seating(self, seating: Seating) -> None:
        """Shows another choice; the ducks below are for the first person."""
        self._seating = seating
        for row in self.rows[len(seating.seats) :]:
            self._take_away(row)
        for player in seating.seats[len(self.rows) :]:
            self._append(player)
        self._pick(next((n for n, player in enumerate(seating.seats) if not isinstance(player, Ai)), 0))
        self._fit_rows()
        self._order_stops()

    def on_add_clicked(self) -> None:
        self._seating = self._seating.with_another(self._info)
        row = self._append(self._seating.seats[-1])
        # A layout would show it only later.
        row.show()
        self._order_stops()
        self._pick(len(self.rows) - 1)
        if not self.add_button.isEnabled():
            row.level.setFocus()
        self.grown.emit(row)

    def on_count_chosen(self, count: int) -> None:
        self.show_seating(self._seating.with_ducks(self._info, count))
        for row in self.rows:
            # A layout would show those that are new only later.
            row.show()

    def on_row_changed(self, row: SeatRow, player: Player) -> None:
        self._seating = self._seating.with_player(self.rows.index(row), player)
        self._refresh()
        self.manned.emit()

    def on_pick_chosen(self, row: SeatRow, name: str, key: str) -> None:
        self._seating = self._seating.with_pick(self.rows.index(row), name, key)
        self.show_picks()

    def show_picks(self) -> None:
        """Shows what may be picked for each seat now, and what is."""
        for seat, row in enumerate(self.rows):
            for name in self._picks.families:
                offered = self._picks.offered(self._seating, seat, name)
                picked = self._picks.picked(self._seating, seat, name)
                row.show_pick(name, self._picks.heading(name), offered, picked)
        self._fit_rows()

    def on_row_removed(self, row: SeatRow) -> None:
        seat = self.rows.index(row)
        self._seating = self._seating.without(seat)
        had_focus = row.remove.hasFocus()
        self._take_away(row)
        if seat < self._picked or self._picked == len(self.rows):
            self._picked -= 1
        self._refresh()
        self.manned.emit()
        if had_focus:
            # The keys stay where they were, on the row that moved up.
            after = self.rows[min(seat, len(self.rows) - 1)]
            (after.remove if after.remove.isVisible() else self.add_button).setFocus()

    def on_row_picked(self, row: SeatRow) -> None:
        self._pick(self.rows.index(row))
        self.picker.setFocus()

    def on_duck_chosen(self, duck: str) -> None:
        self._seating = self._seating.with_duck(self._picked, duck)
        self._refresh()

    def on_look_changed(self) -> None:
        self._fit_rows()

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Players"))
        self.add_button.setText(self.tr("Add a duck"))
        self._refresh()

    def _append(self, player: Player) -> SeatRow:
        families = self._picks.families
        row = SeatRow(self._look, self._info, self._tempers, player, self._next_temper, families, self)
        row.changed.connect(partial(self.on_row_changed, row))
        row.removed.connect(partial(self.on_row_removed, row))
        row.picked.connect(partial(self.on_row_picked, row))
        row.pick_chosen.connect(partial(self.on_pick_chosen, row))
        row.entered.connect(self.entered)
        self.rows.append(row)
        self._seats.addWidget(row)
        return row

    def _take_away(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._seats.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _next_temper(self) -> str:
        return self._seating.next_temper(self._info)

    def _order_stops(self) -> None:
        """Makes Tab follow the eye: the rows from above, the button below them, the ducks."""
        stops = [*self.count.stops, *(stop for row in self.rows for stop in row.stops)]
        stops += [self.add_button, *self.picker.findChildren(PickerDuck)]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _pick(self, seat: int) -> None:
        self._picked = seat
        self._refresh()

    def _refresh(self) -> None:
        least, most = self._info.seats
        seats = self._seating.seats
        for row, player in zip(self.rows, seats, strict=True):
            if row.player != player:
                row.show_player(player)
            row.allow_removal(len(seats) > least)
        for n, row in enumerate(self.rows):
            row.show_picked(n == self._picked)
            row.show_alone(is_alone(seats))
        possible, shown = self._seating.possible_ducks(self._info), self.count.stops
        self.count.show_count(len(self._seating.ducks), possible)
        if self.count.stops != shown:
            self._order_stops()
        self.add_button.setEnabled(len(seats) < most)
        self.add_button.setToolTip("" if len(seats) < most else self.tr("%n player(s) at most", "", most))
        mine = seats[self._picked].duck
        taken = {player.duck for player in seats} - {mine}
        self.picker_label.setText(self.tr("{name}: choose a duck").format(name=player_name(seats, self._picked)))
        self.picker.setAccessibleName(self.picker_label.text())
        self.picker.set_texts(duck_names(), taken, self.tr("At the table already: the two change places."))
        self.picker.choose(mine)
        self.show_picks()

    def _fit_rows(self) -> None:
        margins = self._column.contentsMargins()
        # As wide as what it is scrolled in, even if it should have no room for it.
        frame = self.parentWidget()
        width = self.width() if frame is None else min(self.width(), frame.width())
        room = width - margins.left() - margins.right()
        self.count.fit(room - self.heading.sizeHint().width() - self._look.px(TOP))
        narrow = any(row.needed_width() > room for row in self.rows)
        for row in self.rows:
            row.fit(room, narrow=narrow)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            # Qt tells the rows only after this, but their words decide how they are laid out.
            for row in self.rows:
                row.retranslate()
            self._fit_rows()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_rows()
