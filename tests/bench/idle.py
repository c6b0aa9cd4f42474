"""Idle: what does the program do while nobody does anything?

Bar: under 1 % of a core over 20 seconds, on each of its pages at rest, all threads and the process of the ducks
together, and no repaint without a cause. What lives by itself, as the water of a pond, is such a cause; pages
that have it are measured with motion on, and once more with motion off, when they may not paint at all.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from duckgames.core import registry

if TYPE_CHECKING:
    from tests.end2end.stage import Stage

SECONDS: Final = 20.0
WATCHED: Final = 5.0
"""Seconds in which paints and timers are counted; counting costs, so it has a time of its own."""

REST: Final = 3.0
"""Seconds until what has just happened is over, as the glow of the last move."""

MOST_PERCENT: Final = 1.0
MOTIONS: Final = ("normal", "off")
ROOT: Final = Path(__file__).resolve().parents[2]


def run() -> dict[str, Any]:
    """Rests in a process of its own for each motion."""
    pages = [page for motion in MOTIONS for page in _measure_apart(motion)]
    met = all(page["percent"] < MOST_PERCENT and (page["motion"] != "off" or not page["paints"]) for page in pages)
    return {"bar": {"percent": MOST_PERCENT, "paints": 0}, "pages": pages, "met": met}


def _measure_apart(motion: str) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUCKGAMES_DATA": folder}
        command = [sys.executable, "-m", "tests.bench.idle", motion]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    pages: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return pages


def measure(motion: str) -> list[dict[str, Any]]:
    """What each page takes."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from tests.end2end.stage import Stage, duel

    QApplication([])
    stage = Stage(Path(os.environ["DUCKGAMES_DATA"]), motion=motion)
    pages = [_page("launcher", motion, stage)]
    for info in registry.infos():
        stage.start(duel(game=info.id))
        pages.append(_page(f"table of {info.id}", motion, stage))
    stage.key(Qt.Key.Key_G)
    pages.append(_page("list of moves", motion, stage))
    stage.window.dialogs.show_statistics("duck_town")
    pages.append(_page("statistics", motion, stage))
    stage.window.dialogs.show_settings()
    pages.append(_page("settings", motion, stage))
    stage.window.dialogs.close()
    lesson = registry.view("duck_and_cover").lessons[0]
    stage.window.tutorials.start("duck_and_cover", lesson.id)
    pages.append(_page("lesson", motion, stage))
    stage.close()
    return pages


def _page(name: str, motion: str, stage: Stage) -> dict[str, Any]:
    ducks = stage.services.ai.process_id
    _rest(REST)
    paints, timers = _watch(WATCHED)
    begun = process_time() + _seconds_of(ducks)
    _rest(SECONDS)
    percent = 100 * (process_time() + _seconds_of(ducks) - begun) / SECONDS
    return {"page": name, "motion": motion, "percent": round(percent, 2), "paints": paints, "timers": timers}


def _rest(seconds: float) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def _watch(seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """Who paints and whose timers ring how often in a second."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject

    counts: dict[QEvent.Type, Counter[str]] = {QEvent.Type.Paint: Counter(), QEvent.Type.Timer: Counter()}

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() in counts:
                whose = watched.parent() or watched
                counts[event.type()][f"{type(watched).__name__} of {type(whose).__name__}"] += 1
            return False

    application, watch = QCoreApplication.instance(), Watch()
    assert application is not None
    application.installEventFilter(watch)
    _rest(seconds)
    application.removeEventFilter(watch)
    paints, timers = ({name: round(n / seconds, 1) for name, n in each.items()} for each in counts.values())
    return paints, timers


def _seconds_of(process: int | None) -> float:
    """The processor time of another process; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/stat")
    if sys.platform == "win32" or not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
