"""The groups of cards as chips: pressed, only their cards are shown; each tells how many of it the deck has."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from duckgames.games.kaczogrod.decks.draft import suggested
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.card_faces import word
from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.emblems import group_colour, paint_roundel
from duckgames.ui.accessible import PressPart
from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look
from duckgames.ui.widgets import FocusRing

HEIGHT: Final = 38
GAP: Final = 6
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GroupChip(QAbstractButton):
    """One group: its sign, its name where there is room, and how many cards of those suggested."""

    def __init__(self, look: Look, group: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._group = GROUPS[group]
        self._count = self._widest = ""
        self._fits = True
        self._named = True
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), self.height() / 2))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = PressPart(self)
        return self._part

    def show_count(self, count: int, wanted: int) -> None:
        """Tells how many cards of the group there are, of those suggested."""
        self._count, self._fits = f"{count}/{wanted}", count == wanted
        # As wide as it will be with all of them, so that nothing moves while a deck is built.
        self._widest = f"{max(count, wanted)}/{wanted}"
        self.setText(word(f"group.{self._group}"))
        self.setToolTip(f"{self.text()}: {count} / {wanted}")
        self.setAccessibleName(self.toolTip())
        self.update()

    def use_name(self, named: bool) -> None:
        """Shows the name, or the sign alone."""
        self._named = named
        self.update()

    def width_needed(self, named: bool) -> int:
        """How wide it is with its name or without."""
        px, metrics = self._look.px, QFontMetricsF(self._text_font())
        words = metrics.horizontalAdvance(self._widest) + px(48)
        return round(words + (metrics.horizontalAdvance(self.text()) + px(8) if named else 0))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._text_font())
        return QSize(self.width_needed(self._named), max(self._look.px(HEIGHT), round(metrics.height()) + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, px, rect = self._look, self._look.px, QRectF(self.rect())
        colour = group_colour(look, self._group)
        if self.isChecked():
            rounded(p, rect, rect.height() / 2, colour)
        else:
            fill = look.colour("accent_soft" if self.underMouse() else "raised")
            rounded(p, rect, rect.height() / 2, fill, look.colour("control_border"), 1.2)
        side = rect.height() - px(8)
        paint_roundel(p, look, QRectF(px(4), px(4), side, side), self._group)
        ink = look.colour("on_group" if self.isChecked() else "text")
        font, metrics = self._text_font(), QFontMetricsF(self._text_font())
        base = rect.center().y() + metrics.capHeight() / 2
        x = px(12) + side
        p.setFont(font)
        p.setPen(ink)
        if self._named:
            p.drawText(QPointF(x, base), self.text())
            x += metrics.horizontalAdvance(self.text()) + px(8)
        if not self.isChecked():
            p.setPen(look.colour("legal" if self._fits else "text_quiet"))
        p.drawText(QPointF(x, base), self._count)

    def _text_font(self) -> QFont:
        return self._look.plain(14.5, bold=True)


class ChipRow(QWidget):
    """A chip for each group, in as many lines as they need; one Tab stop, and arrow keys from chip to chip.

    Signals:
        toggled(group): a chip was pressed.
    """

    toggled = Signal(int)

    def __init__(self, look: Look, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self.chips = [GroupChip(look, group, self) for group in range(len(GROUPS))]
        for group, chip in enumerate(self.chips):
            chip.clicked.connect(partial(self.toggled.emit, group))
            chip.installEventFilter(self)
        self._place_stop(self.chips[0])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        desk.changed.connect(self.show_counts)
        look.changed.connect(self.show_counts)
        self.show_counts()

    def show_counts(self) -> None:
        """Tells again how many cards there are of each group."""
        draft = self._desk.draft
        counts, wanted = draft.counts(self._desk.known), suggested(draft.length)
        for group, chip in enumerate(self.chips):
            chip.show_count(counts.get(group, 0), wanted[group])
        self._arrange(self.width())

    def show_chosen(self, groups: frozenset[int]) -> None:
        """Shows which groups are looked for."""
        for group, chip in enumerate(self.chips):
            chip.setChecked(group in groups)

    def heightForWidth(self, width: int) -> int:
        return self._lay(width, self._is_named(width), move=False)

    def _is_named(self, width: int) -> bool:
        """Whether all names find room in two lines."""
        two = 2 * self.chips[0].sizeHint().height() + self._look.px(GAP)
        return self._lay(width, True, move=False) <= two

    def _arrange(self, width: int) -> None:
        named = self._is_named(width)
        for chip in self.chips:
            chip.use_name(named)
        self._lay(width, named, move=True)

    def _lay(self, width: int, named: bool, *, move: bool) -> int:
        """Lays the chips in lines; answers how high they are together."""
        gap, place = self._look.px(GAP), QPoint(0, 0)
        height = self.chips[0].sizeHint().height()
        widths = [chip.width_needed(named) for chip in self.chips]
        if not named:
            # Signs with figures stand below each other.
            widths = [max(widths)] * len(widths) if sum(widths) + gap * len(widths) > width else widths
        for chip, wide in zip(self.chips, widths, strict=True):
            if place.x() and place.x() + wide > width:
                place = QPoint(0, place.y() + height + gap)
            if move:
                chip.setGeometry(place.x(), place.y(), wide, height)
            place += QPoint(wide + gap, 0)
        return place.y() + height

    def _place_stop(self, stop: QObject) -> None:
        for chip in self.chips:
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chip is stop else Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._place_stop(watched)
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        place = next(n for n, chip in enumerate(self.chips) if chip is watched)
        if event.key() in ENTER:
            self.chips[place].click()
            return True
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            return False
        self.chips[(place + step) % len(self.chips)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(self.width())
