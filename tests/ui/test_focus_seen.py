"""The ring of the keyboard stands out around every kind of control, on every ground, in each theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from duckgames.ui.duck_picker import DuckPicker
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Dresser, RadioCard, SegmentedControl, Slider, Switch
from tests.end2end.colour_vision import contrast, pixels
from tests.ui.dialogs import settle

SEEN: Final = 3.0
PARTS: Final = 16
TAB: Final = Qt.FocusPolicy.TabFocus
GROUNDS: Final = ("window", "panel", "sunken", "raised", "accent_soft")


def segments(look: Look) -> QWidget:
    control = SegmentedControl(look)
    control.set_items([("first", "First"), ("second", "Second")])
    return control


KINDS: Final[dict[str, Callable[[Look], QWidget]]] = {
    **{kind: partial(Button, kind=kind, icon="gear") for kind in ("primary", "sun", "quiet", "link", "icon")},
    "switch": Switch,
    "slider": Slider,
    "radio card": RadioCard,
    "segments": segments,
    "ducks": DuckPicker,
    "field": lambda look: QLineEdit(),
}


@pytest.fixture(params=["light", "dark"])
def look(request: pytest.FixtureRequest, look: Look, qapp: QApplication) -> Iterator[Look]:
    look.use_theme(request.param)
    dresser = Dresser(qapp, look)
    yield look
    dresser.deleteLater()


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_focus_stands_out(look: Look, kind: str, ground: str) -> None:
    window = QWidget()
    palette = window.palette()
    palette.setColor(palette.ColorRole.Window, look.colour(ground))
    window.setPalette(palette)
    column = QVBoxLayout(window)
    column.setContentsMargins(24, 24, 24, 24)
    control, other = KINDS[kind](look), QWidget()
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
    column.addWidget(other)
    window.show()
    window.activateWindow()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    before = pixels(window.grab().toImage())
    stop = next(each for each in (control, *control.findChildren(QWidget)) if each.focusPolicy() & TAB)
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    stands_out = contrast(pixels(window.grab().toImage()), before) >= SEEN
    # Around the middle of what has changed: a ring is all around it.
    y, x = np.nonzero(stands_out)
    assert len(x), "nothing is seen"
    u, v = x / (x.min() + x.max()) - 0.5, y / (y.min() + y.max()) - 0.5
    u, v = (u / max(1e-6, np.ptp(u)), v / max(1e-6, np.ptp(v)))
    parts = ((np.arctan2(v, u) / (2 * np.pi) + 0.5) * PARTS).astype(int) % PARTS
    assert (np.bincount(parts, minlength=PARTS) >= 3).all()
    window.close()
    window.deleteLater()
