"""What does not fit on a page: words that are cut, and neighbours that lie over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QLayout, QWidget

from duckgames.ui.overlay import Overlay
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.widgets import Toast

COVERS = (Overlay, PausePanel, RoundPanel, Toast)
"""What is meant to lie over everything else."""


def cut(window: QWidget) -> list[str]:
    """The labels and buttons whose words need more room than they have."""
    return [
        f"{_path(widget)} {_words(widget)!r}: {problem}" for widget in _seen(window) if (problem := _problem(widget))
    ]


class Painted:
    """Notes every text that is painted, and which of them are shortened or reach beyond what they are painted on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: set[str] = set()
        self.cut: set[str] = set()
        draw = QPainter.drawText

        def note(painter: QPainter, *args: Any) -> object:
            for text in (each for each in args if isinstance(each, str) and each):
                self.texts.add(text)
                if text.endswith("\N{HORIZONTAL ELLIPSIS}") or _overflows(painter, args, text):
                    self.cut.add(text)
            return draw(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", note)

    def clear(self) -> None:
        self.texts.clear()
        self.cut.clear()


def _overflows(painter: QPainter, args: tuple[Any, ...], text: str) -> bool:
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
    if isinstance(args[0], QPoint | QPointF):
        right = painter.combinedTransform().map(QPointF(args[0].x() + wide, args[0].y())).x()
        return bool(right > painter.device().width() + 1)
    wraps = any(isinstance(each, int | Qt.TextFlag) and int(each) & Qt.TextFlag.TextWordWrap.value for each in args[1:])
    return isinstance(args[0], QRect | QRectF) and not wraps and wide > args[0].width() + 1


def overlapping(window: QWidget) -> list[str]:
    """Neighbours managed by one layout that lie over each other, or over its edge."""
    found = []
    for parent in _seen(window):
        children = [child for child in _shown_children(parent) if not isinstance(child, COVERS)]
        for one, other in combinations(children, 2):
            if _laid_out(parent, one) and _laid_out(parent, other):
                over = one.geometry() & other.geometry()
                if over.width() > 1 and over.height() > 1:
                    found.append(f"{_path(one)} {_words(one)!r} over {_path(other)} {_words(other)!r}: {over}")
        found += [
            f"{_path(child)} {_words(child)!r} beyond its parent: {child.geometry()}"
            for child in children
            if isinstance(child, QLabel | QAbstractButton)
            and not parent.rect().adjusted(-1, -1, 1, 1).contains(child.geometry())
            and not _scrolls(parent)
        ]
    return found


def _seen(window: QWidget) -> Iterator[QWidget]:
    """What is visible and not under a cover."""
    covers = [child for kind in COVERS[:2] for child in window.findChildren(kind) if child.isVisible()]
    root = covers[-1] if covers else window
    yield root
    yield from (widget for widget in root.findChildren(QWidget) if widget.isVisible())


def _shown_children(parent: QWidget) -> list[QWidget]:
    return [child for child in parent.children() if isinstance(child, QWidget) and child.isVisible()]


def _laid_out(parent: QWidget, child: QWidget) -> bool:
    return parent.layout() is not None and _holds(parent.layout(), child)


def _holds(layout: QLayout | None, child: QWidget) -> bool:
    if layout is None:
        return False
    items = [layout.itemAt(n) for n in range(layout.count())]
    return any(item is not None and (item.widget() is child or _holds(item.layout(), child)) for item in items)


def _scrolls(widget: QWidget | None) -> bool:
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea):
            return True
        widget = widget.parentWidget()
    return False


def _problem(widget: QWidget) -> str:
    if isinstance(widget, QLabel) and widget.text():
        return _label_problem(widget)
    if isinstance(widget, QAbstractButton) and widget.text():
        wanted, room = widget.minimumSizeHint(), widget.size()
        if room.width() < wanted.width() or room.height() < wanted.height():
            return f"wants {wanted.width()} x {wanted.height()}, has {room.width()} x {room.height()}"
    return ""


def _label_problem(label: QLabel) -> str:
    room = label.contentsRect()
    metrics = QFontMetricsF(label.font())
    if label.wordWrap():
        flags = Qt.TextFlag.TextWordWrap.value | label.alignment().value
        needed = metrics.boundingRect(QRect(0, 0, room.width(), 10_000).toRectF(), flags, label.text())
    else:
        needed = metrics.boundingRect(label.text())
        needed.setWidth(metrics.horizontalAdvance(label.text()))
    if needed.width() > room.width() + 1 or needed.height() > room.height() + 3:
        return f"needs {needed.width():.0f} x {needed.height():.0f}, has {room.width()} x {room.height()}"
    return ""


def _words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _path(widget: QWidget) -> str:
    names = []
    each: QWidget | None = widget
    while each is not None and not each.isWindow():
        names.append(type(each).__name__)
        each = each.parentWidget()
    return "/".join(reversed(names[:4]))
