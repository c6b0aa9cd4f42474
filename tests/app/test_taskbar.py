"""The name that the task bar of Windows knows the program by."""

from __future__ import annotations

import subprocess
import sys

import pytest

from duckgames import APP_ID
from tests.app.starts import ROOT, environment

# What has been named stays so for its process.
NAMED = """
import ctypes
from duckgames import APP_ID
from duckgames.app.program import Program
program = Program(["duckgames"])
said = ctypes.c_wchar_p()
ctypes.windll.shell32.GetCurrentProcessExplicitAppUserModelID(ctypes.byref(said))
print(said.value)
"""


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has such names")
def test_the_task_bar_knows_the_program_by_its_id() -> None:
    run = subprocess.run(
        [sys.executable, "-c", NAMED],
        cwd=ROOT,
        env=environment(QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout.strip() == APP_ID
