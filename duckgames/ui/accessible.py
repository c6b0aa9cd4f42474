"""Lets objects of our own be read by a screen reader that Qt knows nothing of, as the places of a card table."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget


@runtime_checkable
class Readable(Protocol):
    """An object that tells itself what it is."""

    def accessible_interface(self) -> QAccessibleInterface:
        """What it is; the object keeps it, as Qt does not."""


class Part(QAccessibleWidget):
    """A widget of our own that holds others, with the role it has; a `modal` one keeps the keys to itself."""

    def __init__(self, widget: QWidget, role: QAccessible.Role, *, modal: bool = False) -> None:
        super().__init__(widget, role)
        self._modal = modal

    def state(self) -> QAccessible.State:
        state = super().state()
        state.modal = self._modal
        return state


class PressPart(Part):
    """A button that stays down. Qt's own would mark it from outside without a click, and nothing would come of it."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._button = button

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = self._button.isCheckable()
        state.checked = state.pressed = self._button.isChecked()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return super().text(kind) or (self._button.text() if kind == QAccessible.Text.Name else "")

    def actionNames(self) -> list[str]:
        press = [self.pressAction()] if self._button.isEnabled() else []
        return [*press, *super().actionNames()]

    def doAction(self, action: str) -> None:
        if action == self.pressAction():
            self._button.click()
        else:
            super().doAction(action)


def readable(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The interface of an object that has one of its own; None: Qt knows what the object is."""
    return thing.accessible_interface() if isinstance(thing, Readable) else None


def let_be_read() -> None:
    """From now on objects that are `Readable` are read; Qt asks only while somebody listens."""
    QAccessible.installFactory(readable)
