"""The dialog that sets up a match: who plays, by which options, all on one page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.rng import fresh_seed
from duckgames.core.setup import MatchSetup
from duckgames.session.settings import TAKE_BACK, Settings
from duckgames.ui.match_options import MatchOptions
from duckgames.ui.pages import Files, NoFiles
from duckgames.ui.scroll import Scroll
from duckgames.ui.seat_list import SeatList
from duckgames.ui.seat_picks import SeatPicks
from duckgames.ui.seating import Seating, first_seating, seating_of
from duckgames.ui.sheet import Sheet
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, Label

SIZE: Final = QSize(1208, 820)


class Divider(QWidget):
    """The line between the two sides."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.on_changed()
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        self.setFixedWidth(self._look.px(17))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(QRect(self.width() // 2, 4, 1, self.height() - 8), self._look.colour("hairline"))


class NewMatchDialog(Sheet):
    """Sets up a match of one game, beginning with how the last one was set up.

    Signals:
        started(setup): the match is to begin; its set-up and the helps of the table are remembered already.
        info_wanted: the person asked for the rules of the game, and comes back to the dialog.
        page_wanted(key): the person asked for a page of the game, and comes back as well.
        matches_wanted: the person asked for the saved matches instead.
    """

    started = Signal(object)
    info_wanted = Signal()
    page_wanted = Signal(str)
    matches_wanted = Signal()

    def __init__(
        self,
        look: Look,
        info: GameInfo,
        view: GameView,
        settings: Settings,
        parent: QWidget,
        *,
        draw: Callable[[], int] = fresh_seed,
        files: Files | None = None,
    ) -> None:
        super().__init__(look, parent, SIZE, picture=lambda p, rect: view.paint_postcard(p, rect, look))
        self._info = info
        self._view = view
        self._settings = settings
        self._draw = draw
        self._solo = True
        tempers = {temper: partial(self._temper, temper) for temper in info.tempers}
        # Everything is made where it will lie: whatever moves to another parent is dressed anew, with all it holds.
        self._left, self._right = Scroll(parent=self.panel), Scroll(parent=self.panel, whole=True)
        self.picks = SeatPicks(info, view, files or NoFiles())
        self.seats = SeatList(look, info, tempers, self._last(), self.picks, self._left.viewport())
        self.options = MatchOptions(look, info, view, self._right.viewport())
        self._left.setWidget(self.seats)
        self._right.setWidget(self.options)
        self._facts = Label(look, 14.5, colour="text_quiet", wrap=True, parent=self.panel)
        self.matches = Button(look, "link", height=52, parent=self.panel)
        self.cancel = Button(look, "quiet", height=52, parent=self.panel)
        self.start = Button(look, "primary", "next", height=52, parent=self.panel)
        self._place(look)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.matches.clicked.connect(self.matches_wanted)
        self.cancel.clicked.connect(self.dismiss)
        self.start.clicked.connect(self.on_start)
        self.seats.entered.connect(self.on_start)
        self.seats.grown.connect(self._left.reveal)
        self.seats.manned.connect(self.on_manned)
        self.options.seed.entered.connect(self.on_start)
        self.options.grown.connect(self._right.reveal)
        self.options.info_wanted.connect(self.info_wanted)
        self.options.page_wanted.connect(self.page_wanted)
        self.options.changed.connect(self.on_options_changed)

    def _place(self, look: Look) -> None:
        sides = QHBoxLayout()
        self.body.addLayout(sides, 1)
        sides.setSpacing(0)
        sides.addWidget(self._left, 65)
        sides.addWidget(Divider(look, self.panel))
        sides.addWidget(self._right, 35)
        self.footer.addWidget(self._facts, 1)
        self.footer.addWidget(self.matches)
        self.footer.addWidget(self.cancel)
        self.footer.addWidget(self.start)

    def begin(self, seed: int | None = None) -> None:
        """Opens the dialog as the last match was set up, with a seed somebody asked for; one key starts the match."""
        last = self._last()
        self._solo = last.is_solo
        self.options.show_choice(last, self._settings)
        self.picks.use_options(self.options.options)
        self.seats.show_seating(last)
        if seed is not None:
            self.options.seed.edit.setText(str(seed))
            self.options.unfold()
        for side in (self._left, self._right):
            side.verticalScrollBar().setValue(0)
        self.open(self.start)

    def on_options_changed(self) -> None:
        self.picks.use_options(self.options.options)
        self.seats.show_picks()

    def on_manned(self) -> None:
        """Whoever plays alone against ducks usually takes back freely; several people do not."""
        solo = self.seats.seating.is_solo
        if solo != self._solo:
            self._solo = solo
            self.options.use_take_back(solo and self._settings.value(TAKE_BACK), solo)

    def resume(self) -> None:
        """Opens the dialog as it was left, after a visit to a page of the game."""
        self.seats.show_picks()
        self.open(self.start)

    def _last(self) -> Seating:
        last = self._settings.last_setup(self._info)
        picks = self._settings.last_picks(self._info)
        seating = first_seating(self._info) if last is None else seating_of(last, picks)
        return replace(seating, take_back=self._settings.value(TAKE_BACK)) if seating.is_solo else seating

    def on_start(self) -> None:
        if not self.options.seed.usable:
            self.options.correct_seed()
            return
        seating, seed = self.seats.seating, self.options.seed.typed
        number = self._draw() if seed is None else seed
        setup = MatchSetup(
            self._info.id,
            seating.seats,
            number,
            dict(self._view.completed({**self.options.options, **self.picks.values(seating, number)})),
            take_back=self.options.table.take_back.on,
            seed_typed=seed is not None,
        )
        for help_, switch in self.options.table.helps.items():
            self._settings.store(help_, switch.on)
        if seating.is_solo:
            self._settings.store(TAKE_BACK, setup.take_back)
        self._settings.remember_setup(setup, seating.picks)
        self.dismiss()
        self.started.emit(setup)

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self._view.title(), self.tr("New game"))
        fewest, most = self._info.seats
        players = self.tr("{fewest}–%n player(s)", "", most).format(fewest=fewest)
        minutes = self.tr("about %n minute(s)", "", self._info.minutes)
        self._facts.setText(f"{players} \N{MIDDLE DOT} {minutes}")
        self.matches.setText(self.tr("Saved matches"))
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start"))

    def _temper(self, temper: str) -> str:
        source = str(self._view.wording[f"temper.{temper}"])
        return QCoreApplication.translate(self._view.context, source)
