"""Accessible play: a whole match of Duck & Cover through the accessibility tree alone, from another process.

Bar: `accessible_player`, which knows nothing of the program, finds everything by role and name over AT-SPI and comes to
the scores, hears the focus move and the rivals' moves said, and neither process fails.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
PLAYER: Final = ROOT / "tests" / "bench" / "accessible_player.py"
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
READER: Final = "/usr/bin/python3"
"""Debian's own Python: its reader of the accessibility tree cannot be installed elsewhere."""

LEAST_MOVES: Final = 10
PATIENCE: Final = 900.0
INTERRUPTED: Final = 130
"""What the program answers when it is interrupted."""


def run() -> dict[str, Any]:
    """Plays the match on a screen and a message bus of its own."""
    missing = lacking()
    if missing:
        return {"met": False, "error": f"missing: {', '.join(missing)}"}
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder, _screen() as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "DUCKGAMES_DATA": folder,
            "XDG_RUNTIME_DIR": folder,
            "NO_AT_BRIDGE": "0",
        }
        environment.pop("AT_SPI_BUS_ADDRESS", None)
        command = ["dbus-run-session", "--", sys.executable, "-m", "tests.bench.accessible"]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    player = found["player"]
    enough = player.get("moves", 0) >= LEAST_MOVES and player.get("announcements", 0) and player.get("focus_events", 0)
    return {
        "bar": {"whole matches": 1},
        **found,
        "met": bool(enough and player["finished"] and found["exit_code"] == INTERRUPTED),
    }


def lacking() -> list[str]:
    """What has to be installed before this can be measured, as Debian calls it."""
    tools = (("Xvfb", "xvfb"), ("openbox", "openbox"), ("dbus-run-session", "dbus"))
    missing = [package for tool, package in tools if not shutil.which(tool)]
    if not any(Path(path).exists() for path in LAUNCHERS):
        missing.append("at-spi2-core")
    if (
        not Path(READER).exists()
        or subprocess.run([READER, "-c", "import pyatspi"], stderr=subprocess.DEVNULL).returncode
    ):
        missing.append("python3-pyatspi")
    return missing


@contextmanager
def _screen() -> Iterator[str]:
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(write_end,), stderr=subprocess.DEVNULL) as xvfb:
        os.close(write_end)
        try:
            with os.fdopen(read_end) as pipe:
                yield f":{pipe.readline().strip()}"
        finally:
            xvfb.terminate()


def inside() -> dict[str, Any]:
    """With the message bus there: starts the accessibility bus and the program, and lets the player play."""
    from duckgames.session import settings as declared
    from duckgames.session.settings import Settings

    settings = Settings(Path(os.environ["DUCKGAMES_DATA"]) / "settings.ini")
    settings.store(declared.MOTION, "off")
    settings.store(declared.LANGUAGE, "en")
    launcher = next(path for path in LAUNCHERS if Path(path).exists())
    with ExitStack() as stack:
        # Without a manager no window is ever given the keys.
        for command in ([launcher, "--launch-immediately"], ["openbox"]):
            helper = stack.enter_context(subprocess.Popen(command, stderr=subprocess.DEVNULL))
            stack.callback(helper.terminate)
        return _play()


def _play() -> dict[str, Any]:
    program = subprocess.Popen([sys.executable, "-m", "duckgames"], cwd=ROOT, stdout=sys.stderr)
    try:
        command = [READER, str(PLAYER)]
        played = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, timeout=PATIENCE)
        lines = played.stdout.splitlines()
        player = json.loads(lines[-1]) if lines else {"finished": False, "error": f"code {played.returncode}"}
        return {"player": player, "exit_code": _end(program)}
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()


def _end(program: subprocess.Popen[bytes]) -> int:
    """The exit code of the program, which leaves everything in good order when it is interrupted."""
    if program.poll() is None:
        program.send_signal(signal.SIGINT)
    return program.wait(timeout=20)


if __name__ == "__main__":
    print(json.dumps(inside()))
