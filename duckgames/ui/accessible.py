"""Lets objects of our own be read by a screen reader that Qt knows nothing of, as the places of a card table."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


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


def readable(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The interface of an object that has one of its own; None: Qt knows what the object is."""
    return thing.accessible_interface() if isinstance(thing, Readable) else None


def let_be_read() -> None:
    """From now on objects that are `Readable` are read; Qt asks only while somebody listens."""
    QAccessible.installFactory(readable)
