"""The buttons of the speech strip for what has no place on the table: all of them, in as few words as must be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button

HINT_REACH: Final = 4


@dataclass(frozen=True)
class ButtonLabel:
    """What a button says, and in short where that would not fit."""

    full: str
    short: str


Entry: TypeAlias = tuple[tuple[str, ...], str]
"""What can be chosen from a menu: the menus on the way to it, and what it says."""


@dataclass(frozen=True)
class Form:
    """One way to show all buttons: in full or in short words, the last ones perhaps in a menu."""

    short: bool
    shown: int


class ButtonRow(QObject):
    """Buttons side by side in `layout`, on `ground`; what has no room goes into a menu behind the last one.

    Signals:
        pressed(index): a button, or its entry in the menu, was chosen.
    """

    pressed = Signal(int)

    def __init__(self, look: Look, layout: QHBoxLayout, ground: QWidget, more: Callable[[], str]) -> None:
        super().__init__(ground)
        self._look = look
        self._layout = layout
        self._ground = ground
        self._more_word = more
        self._labels: tuple[ButtonLabel, ...] = ()
        self._buttons: list[Button] = []
        self._more: Button | None = None
        self._menu = QMenu(ground)
        self._group = QMenu(ground)
        self._hinted: int | None = None
        self._held: int | None = None
        self._height = 44

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons that are shown now, the one of the menu last."""
        every = [*self._buttons, *([] if self._more is None else [self._more])]
        return tuple(button for button in every if not button.isHidden())

    def offer(self, labels: Sequence[ButtonLabel], primary: bool) -> None:
        """Shows new buttons instead of those before; the first looks `primary` if nothing else can be done.

        They are made anew, so that Tab comes to them after everything that was there before.
        """
        self.clear()
        for index in range(len(labels)):
            button = Button(self._look, "primary" if primary and index == 0 else "quiet", height=self._height)
            button.clicked.connect(lambda checked=False, index=index: self.pressed.emit(index))
            self._add(button)
            self._buttons.append(button)
        if len(labels) > 1:
            self._more = Button(self._look, height=self._height)
            self._more.clicked.connect(self.open_menu)
            self._add(self._more)
        self.word(labels)

    def word(self, labels: Sequence[ButtonLabel]) -> None:
        """Lets the same buttons speak another language."""
        self._labels = tuple(labels)
        for button, label in zip(self._buttons, labels, strict=True):
            button.setAccessibleName(label.full)
        if self._more is not None:
            self._more.setText(self._more_word())
        self.use(Form(short=False, shown=len(labels)))

    def clear(self) -> None:
        """Takes all buttons away."""
        self._menu.close()
        self._group.close()
        for button in (*self._buttons, *([] if self._more is None else [self._more])):
            self._layout.removeWidget(button)
            button.clicked.disconnect()
            button.hide()
            button.deleteLater()
        self._buttons, self._more, self._labels, self._hinted, self._held = [], None, (), None, None
        self._ground.update()

    def hint(self, index: int | None) -> None:
        """Marks a button, or none."""
        self._hinted = index
        for each, button in enumerate(self._buttons):
            button.use_icon("hint" if each == index else None)
        self._ground.update()

    def give_keys(self, index: int) -> None:
        """Gives a button the keys; where it is in the menu, that of the menu, which then opens at this entry."""
        self._held = index
        button = self._buttons[index]
        (button if self._more is None or not button.isHidden() else self._more).setFocus()

    def use_height(self, height: int) -> None:
        """Takes the height of another layout."""
        self._height = height
        for button in (*self._buttons, *([] if self._more is None else [self._more])):
            button.use_height(height)

    def forms(self) -> list[Form]:
        """The ways to show these buttons, from the roomiest to the narrowest."""
        count = len(self._labels)
        forms = [Form(False, count)]
        if any(label.short != label.full for label in self._labels):
            forms.append(Form(True, count))
        return forms + [Form(True, shown) for shown in range(count - 2, -1, -1)]

    def use(self, form: Form) -> int:
        """Shows the buttons in this way; answers how wide they are together, gaps included."""
        had_keys = any(button.hasFocus() for button in self.buttons)
        width = 0
        for index, (button, label) in enumerate(zip(self._buttons, self._labels, strict=True)):
            button.setText(label.short if form.short else label.full)
            button.setToolTip(label.full if form.short and label.short != label.full else "")
            button.setVisible(index < form.shown)
            width += button.sizeHint().width() + self._layout.spacing() if index < form.shown else 0
        if self._more is not None:
            self._more.setVisible(form.shown < len(self._labels))
            inside = self._hinted is not None and self._hinted >= form.shown
            self._more.use_icon("hint" if inside else None)
            width += 0 if self._more.isHidden() else self._more.sizeHint().width() + self._layout.spacing()
        if had_keys and self._held is not None:
            # What goes into the menu, or comes out of it, would lose them.
            self.give_keys(self._held)
        return width

    def open_menu(self) -> None:
        """Opens the menu of what has no button, above the row."""
        if self._more is None:
            return
        self._menu.clear()
        for index, (button, label) in enumerate(zip(self._buttons, self._labels, strict=True)):
            if button.isHidden():
                entry = self._menu.addAction(label.full.replace("&", "&&"))
                entry.triggered.connect(lambda checked=False, index=index: self.pressed.emit(index))
        self._menu.setFont(self._look.plain(16))
        height = self._menu.sizeHint().height()
        self._menu.popup(self._more.mapToGlobal(QPoint(0, -height)))
        hidden = [index for index, button in enumerate(self._buttons) if button.isHidden()]
        self._menu.setActiveAction(self._menu.actions()[hidden.index(self._held) if self._held in hidden else 0])

    def open_group(self, index: int, entries: Sequence[Entry], pick: Callable[[int], None]) -> None:
        """Opens a menu above a button; `pick` gets the number of the entry that is chosen."""
        self._menu.close()
        self._group.clear()
        menus: dict[tuple[str, ...], QMenu] = {(): self._group}
        for place, (way, words) in enumerate(entries):
            for depth in range(1, len(way) + 1):
                if way[:depth] not in menus:
                    menus[way[:depth]] = menus[way[: depth - 1]].addMenu(way[depth - 1].replace("&", "&&"))
            entry = menus[way].addAction(words.replace("&", "&&"))
            entry.triggered.connect(partial(lambda place, checked=False: pick(place), place))
        for menu in menus.values():
            menu.setFont(self._look.plain(16))
        button = self._buttons[index]
        above = self._more if button.isHidden() and self._more is not None else button
        self._group.popup(above.mapToGlobal(QPoint(0, -self._group.sizeHint().height())))
        self._group.setActiveAction(self._group.actions()[0])

    def paint(self, p: QPainter) -> None:
        """Paints the mark of a hint round its button, or round that of the menu it is in."""
        if self._hinted is None or self._hinted >= len(self._buttons):
            return
        button = self._buttons[self._hinted]
        shown = self._more if button.isHidden() else button
        if shown is None:
            return
        reach = HINT_REACH
        rect = QRectF(shown.geometry()).adjusted(-reach, -reach + 1, reach, reach - 3)
        pen = QPen(self._look.colour("sun_line"), 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.0])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(rect, 0.3 * rect.height(), 0.3 * rect.height())

    def _add(self, button: Button) -> None:
        button.setParent(self._ground)
        self._layout.addWidget(button)
