"""Files that macOS asks the program to open: they come as events to the application object."""

from __future__ import annotations

import subprocess
import sys

from tests.app.starts import ROOT, environment

# An application object of its own kind needs a process of its own.
ASKED = """
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from duckgames.app.application import Application

application, told = Application(["duckgames"]), []
for name in ("first.duckgame", "zażółć.duckgame"):
    QCoreApplication.sendEvent(application, QFileOpenEvent(name))
application.tell_files(lambda file: told.append(file.name))
print(ascii(told))
QCoreApplication.sendEvent(application, QFileOpenEvent("later.duckgame"))
QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl("duck:pond")))
print(ascii(told))
"""


def test_the_last_file_asked_for_before_anyone_listens_and_each_after_it() -> None:
    run = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=ROOT,
        env=environment(QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout.split("\n")[:2] == [
        ascii(["zażółć.duckgame"]),
        ascii(["zażółć.duckgame", "later.duckgame"]),
    ]
