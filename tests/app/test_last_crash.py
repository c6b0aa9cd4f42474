"""A crash of a real window is shown when the program runs again; an exception in a method of Qt ends nothing."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests.app.acting import play
from tests.app.starts import log_of

SEGFAULT = "import faulthandler\ndef act(window): faulthandler._sigsegv()"
ABORT = "import faulthandler\ndef act(window): faulthandler._sigabrt()"
FATAL = "from PySide6.QtCore import qFatal\ndef act(window): qFatal('the pond is dry')"
LOOK = """
def act(window):
    def look():
        for dialog in shown(window):
            dialog.copy_button.click()
            print(QGuiApplication.clipboard().text())
            dialog.go_on_button.click()
        window.close()
    QTimer.singleShot(0, look)
from PySide6.QtGui import QGuiApplication
"""
PAINT = """
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

paints = []

class Probe(QWidget):
    def paintEvent(self, event):
        # Neither this painter nor the one of the call within may outlive its call, or others paint beside it.
        painter = QPainter(self)
        paints.append(1)
        try:
            self.fail(painter)
        except LookupError as error:
            raise ZeroDivisionError("while painting") from error

    def fail(self, painter):
        painter.save()
        raise LookupError

def act(window):
    probe = Probe(window)
    probe.setGeometry(0, 0, 50, 50)
    probe.show()
    def look():
        if len(paints) < 3:
            probe.raise_()
            probe.update()
            QTimer.singleShot(10, look)
            return
        print(len(shown(window)))
        window.close()
    look()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="names of signals")
@pytest.mark.parametrize(
    ("act", "number", "word"),
    [
        (SEGFAULT, signal.SIGSEGV, "Segmentation fault"),
        (ABORT, signal.SIGABRT, "Aborted"),
        (FATAL, signal.SIGABRT, "Aborted"),
    ],
    ids=["segfault", "abort", "qFatal"],
)
def test_the_crash_of_last_time_is_shown_once(act: str, number: signal.Signals, word: str, tmp_path: Path) -> None:
    crashed = play(act, tmp_path)
    assert crashed.returncode == -number, crashed.stderr
    second = play(LOOK, tmp_path)
    assert (second.returncode, second.stdout.count(f"Fatal Python error: {word}")) == (0, 1), second.stderr
    assert "in act" in second.stdout
    assert f"Fatal Python error: {word}" in log_of(tmp_path)
    third = play(LOOK, tmp_path)
    assert (third.returncode, third.stdout, third.stderr) == (0, "", "")


def test_an_exception_with_every_frame_is_told_once_and_the_program_goes_on(tmp_path: Path) -> None:
    done = play(PAINT, tmp_path)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr
    assert done.stderr.count("ZeroDivisionError") == 1
    assert log_of(tmp_path).count("ZeroDivisionError") == 1
    assert "while painting" not in log_of(tmp_path), "the words of an exception may name cards"
    # It ended well, and what broke was told.
    assert play(LOOK, tmp_path).stdout == ""
