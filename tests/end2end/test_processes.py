"""No process outlives what it was for, whatever ends it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.app.starts import PATIENCE, ROOT, command, environment, start, wait
from tests.end2end.stage import Stage, duel, until
from tests.systems import end_at_once

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")


def children(process: int | str = "self") -> set[int]:
    """The processes that a process has started and that are there still, but for the tracker of Python's own."""
    found = set()
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (read(task / "children") or b"").split():
            words = read(Path(f"/proc/{child.decode()}/cmdline"))
            if words is not None and b"resource_tracker" not in words:
                found.add(int(child))
    return found


def read(path: Path) -> bytes | None:
    """What /proc says of a thread or a process; None of one that has just ended."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return None


def at_work(process: int) -> bool:
    """Whether an AI process has begun: it watches its window from a thread of its own."""
    tasks = Path(f"/proc/{process}/task")
    return tasks.exists() and len(list(tasks.iterdir())) > 1


def alive(process: int) -> bool:
    return Path(f"/proc/{process}/exe").exists()


def test_a_window_has_one_ai_process_whatever_is_done_in_it(stage: Stage) -> None:
    before = children()
    assert before == {stage.services.ai.process_id}
    stage.start(duel(take_back=True))
    stage.move()
    stage.key(Qt.Key.Key_Z)
    until(lambda: stage.my_turn)
    stage.key(Qt.Key.Key_H)
    stage.window.plays.start(duel(8))
    stage.wait_for_turn()
    stage.window.show_launcher()
    for seed in range(3):
        stage.window.plays.start(duel(seed))
    stage.wait_for_turn()
    assert children() == before
    stage.close()
    assert not children()


def test_closing_the_window_while_the_ducks_think_leaves_nothing(stage: Stage) -> None:
    setup = duel(4, level="hard")
    stage.start(setup)
    way = stage.offered()[0]
    stage.click(way.source)
    stage.click(way.target)
    stage.close()
    assert not children()


def test_an_ai_process_that_dies_is_started_again_and_the_match_goes_on(stage: Stage) -> None:
    stage.start()
    dead = stage.services.ai.process_id
    assert dead is not None
    end_at_once(dead)
    stage.move()
    until(lambda: stage.services.ai.process_id not in (None, dead))
    stage.move()
    assert children() == {stage.services.ai.process_id}


FROM_A_TERMINAL = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.executable, sys.argv[1:])"
)
"""Starts a program as a terminal does; a shell lets what it starts in the background ignore Ctrl+C, and so would we."""


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A window in a process of its own, with its AI process."""
    process = subprocess.Popen(
        [sys.executable, "-c", FROM_A_TERMINAL, *command("--language", "en")],
        cwd=ROOT,
        env=environment(tmp_path / "data"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        try:
            wait(lambda: process.poll() is not None or any(map(at_work, children(process.pid))))
            assert process.poll() is None
            yield process
        finally:
            # Its AI process watches it and ends with it.
            process.kill()


@pytest.mark.parametrize("end", [subprocess.Popen.kill, subprocess.Popen.terminate])
def test_a_killed_window_takes_its_ai_process_with_it(
    running: subprocess.Popen[str], end: Callable[[subprocess.Popen[str]], None], tmp_path: Path
) -> None:
    (ducks,) = children(running.pid)
    end(running)
    running.communicate(timeout=PATIENCE)
    wait(lambda: not alive(ducks))
    # The lock of the dead window holds nobody up.
    assert start("--quit-after-first-paint", data=tmp_path / "data").returncode == 0


def test_ctrl_c_in_the_terminal_ends_the_program(running: subprocess.Popen[str]) -> None:
    (ducks,) = children(running.pid)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in said
    wait(lambda: not alive(ducks))
