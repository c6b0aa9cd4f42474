"""All hands of a match that has ended, open at once: what everybody held at the moment on the screen, by name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.places import Seat
from duckgames.session.viewing import Viewing
from duckgames.ui.scroll import Scroll
from duckgames.ui.spacing import space
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import FocusRing, Label, Panel

DOT = " \N{MIDDLE DOT} "


def held(viewing: Viewing, ply: int, seat: Seat, texts: Texts) -> str:
    """The cards that lie in the hands of `seat` after `ply` steps, as that seat sees them."""
    zones = viewing.match.game.table(viewing.observation(ply, seat)).zones
    stacks = [stack for zone, cells in zones.items() if zone.hand and zone.seat == seat for stack in cells.values()]
    return DOT.join(texts.card(card) for stack in stacks for card in stack if card is not None)


class ReplayHands(Panel):
    """A list of players with the cards they hold; it only shows what may be seen with the eyes of every seat."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._look = look
        self._heading = Label(look, 16.5, story=True, wrap=True)
        self._names: list[Label] = []
        self._cards: list[Label] = []
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        space(look, self._rows, 2, (0, 0, 8, 0))
        self._rows.addStretch(1)
        column = QVBoxLayout(self)
        space(look, column, 9, (0, 0, 0, 0))
        column.addWidget(self._heading)
        self._scroll = Scroll(self._list)
        # Many hands are read with the keys, too.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ring = FocusRing(self._scroll, look, lambda: (QRectF(self._scroll.rect()).adjusted(1, 1, -1, -1), 12.0))
        column.addWidget(self._scroll, 1)
        self.hide()
        self.retranslate()

    def show_ply(self, viewing: Viewing, ply: int, texts: Texts) -> None:
        """Shows what everybody held at another moment."""
        seats = range(len(viewing.match.setup.seats))
        while len(self._names) < len(seats):
            name, cards = Label(self._look, 15, bold=True, wrap=True), Label(self._look, 14.5, wrap=True)
            for label in (name, cards):
                self._rows.insertWidget(self._rows.count() - 1, label)
            self._names.append(name)
            self._cards.append(cards)
        for seat, (name, cards) in enumerate(zip(self._names, self._cards, strict=True)):
            there = seat in seats
            name.setVisible(there)
            cards.setVisible(there)
            name.setText(texts.name(seat) if there else "")
            cards.setText((held(viewing, ply, seat, texts) or "\N{EN DASH}") if there else "")

    def retranslate(self) -> None:
        self._heading.setText(QCoreApplication.translate("ReplayHands", "All hands"))
        self._scroll.setAccessibleName(self._heading.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
