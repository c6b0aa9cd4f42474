"""The page of fairness: the seal of dice and deck, and what came against what comes on average."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.draws import Draw, Urn
from duckgames.session.fairness import Fairness
from duckgames.ui.chance_plot import ChancePlot
from duckgames.ui.fairness_words import CAME, EXPECTED, columns, copied, said, seal_sentence, summary, urn_title
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.statistics_levels import LevelBar, LevelColumn
from duckgames.ui.texts import player_name
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, Label, SegmentedControl

SIZE: Final = QSize(980, 800)
ALL: Final = "all"
BREAK: Final = "\N{ZERO WIDTH SPACE}"
GROUP: Final = 8
"""After so many of its signs a seal may go on in the next line."""


class FairnessSheet(Sheet):
    """Shows what `find` finds of a match each time the texts are set; in a match that goes on, what was seen of it."""

    def __init__(self, look: Look, view: GameView, find: Callable[[], Fairness], parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._view = view
        self._find = find
        self._facts = find()
        self._copied = False
        self.about = Label(look, 15, wrap=True)
        self.seal = Label(look, 16, bold=True, wrap=True)
        self.copy_button = Button(look, "icon", "copy", height=40)
        self.urns = SegmentedControl(look, px=15.5)
        self.seats = LevelColumn(look)
        self.title = Label(look, 18, story=True, wrap=True)
        self.figures = Label(look, 15, colour="text_quiet", wrap=True)
        self.plot = ChancePlot(look)
        self.note = Label(look, 14.5, colour="text_quiet", wrap=True)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._build()
        self.copy_button.clicked.connect(self.on_copy)
        self.urns.chosen.connect(lambda: self.show_seat(""))
        self.seats.chosen.connect(self.show_seat)
        self.retranslate()

    def _build(self) -> None:
        look, content = self._look, QWidget()
        column = QVBoxLayout(content)
        space(look, column, 10, (8, 4, 16, 8))
        sealed = QHBoxLayout()
        space(look, sealed, 10)
        sealed.addWidget(self.seal, 1)
        sealed.addWidget(self.copy_button)
        column.addWidget(self.about)
        column.addLayout(sealed)
        column.addWidget(self.urns)
        space(look, self._sides, 20)
        right = QVBoxLayout()
        space(look, right, 8)
        for widget in (self.title, self.figures, self.plot, self.note):
            right.addWidget(widget)
        right.addStretch(1)
        # Where it is hidden the plot has all the room.
        self._sides.addWidget(self.seats, 34, Qt.AlignmentFlag.AlignTop)
        self._sides.addLayout(right, 66)
        column.addLayout(self._sides)
        column.addStretch(1)
        self.body.addWidget(Scroll(content), 1)

    def begin(self) -> None:
        """Opens the page at all draws of the first kind."""
        self.open(self.heading.close_button)

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(copied(self._facts))
        self._copied = True
        self.retranslate()

    def show_seat(self, key: str) -> None:
        """Shows the draws of one seat, or of all."""
        urns = {urn.key: urn for urn in reversed(self._facts.urns)}
        shown = bool(self._facts.urns)
        for widget in (self.title, self.figures, self.plot, self.note):
            widget.setVisible(shown)
        if not shown:
            self.seats.hide()
            return
        drawn = self.urns.current or ""
        bars = self._bars(drawn)
        self.seats.show_bars(bars, afresh=not key)
        self.seats.setVisible(len(bars) > 1)
        seat = self.seats.current or ALL
        urn = next((urn for urn in self._facts.urns if urn.key == drawn and str(urn.seat) == seat), urns[drawn])
        draws = self._facts.of(urn, None if seat == ALL else int(seat))
        self.title.setText(urn_title(self._view, urn))
        self.figures.setText(summary(self._view, urn, draws))
        told = columns(self._view, urn, draws)
        self.plot.show_columns(told, ". ".join([self.figures.text(), *(column.sentence for column in told)]))
        self.plot.setAccessibleName(self.title.text())

    def _bars(self, drawn: str) -> list[LevelBar]:
        """A row for each seat that anything was drawn for, and one for all."""
        facts = self._facts
        urns = [urn for urn in facts.urns if urn.key == drawn]
        found: list[tuple[str, str, tuple[Draw, ...]]] = []
        if urns[0].seat is None:
            found.append((ALL, self.tr("All"), facts.of(urns[0])))
        for seat in range(len(facts.players)):
            urn = next((urn for urn in urns if urn.seat in (None, seat)), None)
            draws = () if urn is None else facts.of(urn, seat)
            if draws:
                found.append((str(seat), player_name(facts.players, seat), draws))
        found = found or [(ALL, self.tr("All"), ())]
        most = max(len(draws) for _, _, draws in found) or 1
        return [self._bar(n, *each, most, urns[0]) for n, each in enumerate(found)]

    def _bar(self, n: int, key: str, title: str, draws: tuple[Draw, ...], most: int, urn: Urn) -> LevelBar:
        return LevelBar(key, title, str(len(draws)), len(draws) / most, n, summary(self._view, urn, draws))

    def arrange(self) -> None:
        width = min(self.width() - self._look.px(100), self._look.px(SIZE.width() * self._look.text_scale))
        ways = QBoxLayout.Direction
        beside = width >= self._look.px(700) * self._look.text_scale
        self._sides.setDirection(ways.LeftToRight if beside else ways.BottomToTop)
        super().arrange()

    def retranslate(self) -> None:
        super().retranslate()
        facts = self._facts = self._find()
        self.use_title(self.tr("Fairness"), self._view.title())
        self.about.setText(seal_sentence(facts))
        digest = "" if facts.seal is None else facts.seal.digest
        groups = [digest[at : at + GROUP] for at in range(0, len(digest), GROUP)]
        self.seal.setText(BREAK.join(groups))
        self.seal.setVisible(bool(digest))
        self.seal.setAccessibleName(self.tr("Seal"))
        self.copy_button.setVisible(bool(digest))
        self.copy_button.use_icon("check" if self._copied else "copy")
        self.copy_button.setText(self.tr("Copied") if self._copied else self.tr("Copy the seal"))
        keys = list(dict.fromkeys(urn.key for urn in facts.urns))
        names = {urn.key: urn_title(self._view, urn) for urn in facts.urns}
        self.urns.set_items([(key, names[key]) for key in keys])
        self.urns.setVisible(len(keys) > 1)
        self.urns.setAccessibleName(self.tr("What was drawn"))
        if keys and self.urns.current not in keys:
            self.urns.choose(keys[0])
        self.seats.setAccessibleName(self.tr("Players"))
        self.plot.use_words(said(CAME), said(EXPECTED))
        seen = self.tr("Until the match has ended only what you have seen counts.")
        chance = self.tr("Few draws often stray far from the average: that is luck.")
        self.note.setText(chance if facts.ended else f"{seen} {chance}")
        self.show_seat(self.seats.current or "")
