"""What the system asks to end leaves everything in good order: no lock, no socket, no note of a crash, no process."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QDir

from duckgames.app.call_name import call_name
from tests.app.starts import command, environment, log_of, start, wait, window

if sys.platform == "win32":
    pytest.skip("Windows asks through the window", allow_module_level=True)


def socket_of(data: Path) -> Path:
    return Path(QDir.tempPath(), call_name(data))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_the_program_ends_in_good_order(number: signal.Signals, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with window(data=data) as process:
        wait(socket_of(data).exists)
        process.send_signal(number)
        assert process.wait() == 128 + number
        assert (process.communicate()[1]) == ""
    assert not socket_of(data).exists()
    assert not (data / "lock").exists()
    assert not (data / "crash.txt").exists()
    assert start("--quit-after-first-paint", data=data).returncode == 0


def test_a_terminal_that_closes_does_not_end_what_shall_outlive_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    lives = ["nohup", *command()]
    with subprocess.Popen(
        lives, env=environment(data), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        wait(lambda: "begins" in log_of(data))
        wait(socket_of(data).exists)
        process.send_signal(signal.SIGHUP)
        assert start(data=data).returncode == 0, "the window that is open was shown"
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 128 + signal.SIGTERM
