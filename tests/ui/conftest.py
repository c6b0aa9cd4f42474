"""What the tests of dialogs and pages begin with: a look without motion, and a window to lie on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.ui.dialogs import settle


@pytest.fixture
def ground(qapp: QApplication) -> Iterator[QWidget]:
    """A window with a button that has the keys."""
    window = QWidget()
    window.resize(1280, 800)
    below = QPushButton("below", window)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    below.setFocus()
    yield window
    window.close()
    window.deleteLater()
    settle()
