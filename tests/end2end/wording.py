"""Everything a window says at a moment: to the eye, under the resting mouse, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from duckgames.ui.table import TableScene, TableView


def said(window: QWidget) -> dict[str, str]:
    """Every text that is not empty, under the path of what says it."""
    found: dict[str, str] = {}
    for path, widget in _visible(window, type(window).__name__):
        for what, text in _texts(widget):
            if text:
                found[f"{path}.{what}"] = text
    return found


def _visible(widget: QWidget, path: str) -> Iterator[tuple[str, QWidget]]:
    yield path, widget
    counts: dict[str, int] = {}
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible():
            name = type(child).__name__
            counts[name] = counts.get(name, 0) + 1
            yield from _visible(child, f"{path}/{name}{counts[name]}")


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "title", widget.windowTitle() if widget.isWindow() else ""
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield "items", " | ".join(widget.itemText(n) for n in range(widget.count()))
    elif isinstance(widget, QTextEdit):
        yield "text", widget.toPlainText()
    elif isinstance(widget, TableView):
        yield from _table(widget)
    elif isinstance(widget, QAbstractItemView):
        yield from _rows(widget)


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            yield f"row {row} {role.name}", str(index.data(role) or "")


def _table(view: TableView) -> Iterator[tuple[str, str]]:
    scene = view.scene()
    assert isinstance(scene, TableScene)
    for slot in scene.cards.items:
        yield f"place {slot}", scene.texts.name(slot, scene.table.stack(slot))
