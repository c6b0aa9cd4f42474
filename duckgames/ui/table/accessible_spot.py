"""How Qt asks for the spots of a card table: interfaces that answer from what the table shows at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from duckgames.ui.table.accessible import AccessibleTable, Spot

Role = QAccessible.Role
Text = QAccessible.Text

NOTHING: Final = cast(QAccessibleInterface, None)
"""What Qt understands as "there is nothing", though the stubs of its methods do not say so."""


class PressAction(QAccessibleActionInterface):
    """What can be done to a place: press it, or bring the ring there."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self._spot = spot

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, action: str) -> None:
        if action == self.pressAction():
            self._spot.table.press(self._spot)
        elif action == self.setFocusAction():
            self._spot.table.visit(self._spot)

    def keyBindingsForAction(self, action: str) -> list[str]:
        return []


class SpotInterface(QAccessibleObject):
    """A place, or a zone that holds places."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot)
        self._spot = spot
        self._table = spot.table
        self._action = PressAction(spot)

    def isValid(self) -> bool:
        return Shiboken.isValid(self._spot) and Shiboken.isValid(self._table)

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._table.parent_of(self._spot))

    def childCount(self) -> int:
        return len(self._inside())

    def child(self, index: int) -> QAccessibleInterface:
        return interface_at(self._inside(), index)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return hit(self._inside(), x, y)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return index_of(self._inside(), child)

    def role(self) -> Role:
        if self._spot.whole:
            return Role.List
        return Role.Button if self._table.usable(self._spot) else Role.ListItem

    def state(self) -> QAccessible.State:
        state, table, spot = QAccessible.State(), self._table, self._spot
        state.invisible = not table.has(spot)
        state.offscreen = table.rect(spot).isEmpty()
        if not spot.whole:
            state.focusable = state.selectable = True
            state.focused = table.focus is spot
            state.selected = state.pressed = table.scene.holding == spot.slot
            state.disabled = table.blocked(spot)
        return state

    def text(self, kind: Text) -> str:
        if not self._table.has(self._spot):
            # What lay there may be somebody's secret by now.
            return ""
        if kind == Text.Name:
            return self._table.name(self._spot)
        return self._table.does(self._spot) if kind == Text.Description else ""

    def setText(self, kind: Text, text: str) -> None:
        """Names come from the game."""

    def rect(self) -> QRect:
        table = self._table
        place = table.view.mapFromScene(table.rect(self._spot)).boundingRect()
        return QRect(table.view.viewport().mapToGlobal(place.topLeft()), place.size())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # Qt wants the address of the part that acts; given as a plain number it would be a crash, whatever stubs say.
        acts = kind == QAccessible.InterfaceType.ActionInterface and not self._spot.whole
        return cast(int, Shiboken.VoidPtr(Shiboken.getCppPointer(self._action)[0] if acts else 0))

    def _inside(self) -> list[Spot]:
        return self._table.inside(self._spot.slot.zone) if self._spot.whole else []


class TableInterface(QAccessibleWidget):
    """The table itself, which holds zones and piles."""

    def __init__(self, table: AccessibleTable) -> None:
        super().__init__(table.view, Role.Grouping)
        self._table = table

    def childCount(self) -> int:
        return len(self._table.roots())

    def child(self, index: int) -> QAccessibleInterface:
        return interface_at(self._table.roots(), index)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return hit(self._table.roots(), x, y)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return index_of(self._table.roots(), child)

    def focusChild(self) -> QAccessibleInterface:
        spot = self._table.focus
        return NOTHING if spot is None else QAccessible.queryAccessibleInterface(spot)


def interface_at(spots: Sequence[Spot], index: int) -> QAccessibleInterface:
    """What speaks for one of the spots."""
    return QAccessible.queryAccessibleInterface(spots[index]) if 0 <= index < len(spots) else NOTHING


def index_of(spots: Sequence[Spot], child: QAccessibleInterface) -> int:
    """Which of the spots `child` speaks for; -1: none of them."""
    thing = child.object()
    return next((n for n, spot in enumerate(spots) if spot is thing), -1)


def hit(spots: Sequence[Spot], x: int, y: int) -> QAccessibleInterface:
    """The last of the spots that lies under a point of the screen, which is the topmost."""
    found = [QAccessible.queryAccessibleInterface(spot) for spot in spots]
    return next((each for each in reversed(found) if each.rect().contains(QPoint(x, y))), NOTHING)
