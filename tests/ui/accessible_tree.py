"""What a screen reader finds: every node below a widget, with its name, role, state and what can be done to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

Role, Text = QAccessible.Role, QAccessible.Text


@dataclass(frozen=True)
class Node:
    """One thing in the accessible tree."""

    interface: QAccessibleInterface

    @property
    def name(self) -> str:
        return self.interface.text(Text.Name)

    @property
    def description(self) -> str:
        return self.interface.text(Text.Description)

    @property
    def role(self) -> QAccessible.Role:
        return self.interface.role()

    @property
    def state(self) -> QAccessible.State:
        return self.interface.state()

    @property
    def rect(self) -> QRect:
        return self.interface.rect()

    @property
    def object(self) -> QObject | None:
        return self.interface.object()

    @property
    def children(self) -> list[Node]:
        return [Node(self.interface.child(n)) for n in range(self.interface.childCount())]

    @property
    def actions(self) -> list[str]:
        offered = self.interface.actionInterface()
        return [] if offered is None else offered.actionNames()

    def do(self, action: str) -> None:
        """Carries out one of `actions`."""
        assert action in self.actions, f"{self}: {self.actions}"
        self.interface.actionInterface().doAction(action)

    def press(self) -> None:
        """Carries out the first of `actions`, as a press or a toggle."""
        self.do(self.actions[0])

    def walk(self, seen_only: bool = True) -> Iterator[Node]:
        """This node and all below; what is out of sight only if that is wanted."""
        yield self
        for child in self.children:
            if child.interface is not None and not (seen_only and child.state.invisible):
                yield from child.walk(seen_only)

    def all(self, wanted: Callable[[Node], bool]) -> list[Node]:
        """All nodes below that are `wanted`."""
        return [node for node in self.walk() if wanted(node)]

    def named(self, name: str) -> Node:
        """The one node below of this name."""
        (found,) = self.all(lambda node: node.name == name)
        return found

    def __str__(self) -> str:
        return f"{self.role.name} {self.name!r} {self.object}"


def tree(thing: QObject) -> Node:
    """The node of a widget or another object."""
    return Node(QAccessible.queryAccessibleInterface(thing))
