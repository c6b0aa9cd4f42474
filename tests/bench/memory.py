"""Memory: what the program holds after matches, against a bare window.

Bar: after one match at most three times the memory of a process with nothing but an empty window, and after 50 matches
in a row less than 5 % more than after the first five, in which pictures are still met for the first time. Memory is
what of the process is in the memory of the machine (RSS), libraries that others use too included; the process of the
ducks is counted apart.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from duckgames.core import registry

RATIO: Final = 3.0
GROWTH: Final = 0.05
MATCHES: Final = 50
WARM: Final = 5
"""After so many matches every picture was seen."""

ROOT: Final = Path(__file__).resolve().parents[2]
BARE: Final = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from tests.bench.memory import held

app = QApplication([])
window = QWidget()
window.resize(1280, 800)
window.show()
QTimer.singleShot(1000, app.quit)
app.exec()
print(held())
"""


def run() -> dict[str, Any]:
    """Measures the bare window and each game, each in a process of its own."""
    bare = float(_apart(["-c", BARE]))
    games = {info.id: json.loads(_apart(["-m", "tests.bench.memory", info.id])) for info in registry.infos()}
    found = {game: _judged(series, bare) for game, series in games.items()}
    met = all(each["ratio"] <= RATIO and each["growth"] < GROWTH for each in found.values())
    return {"bar": {"ratio": RATIO, "growth": GROWTH}, "bare_mb": bare, "games": found, "met": met}


def _judged(series: dict[str, Any], bare: float) -> dict[str, Any]:
    held = series["held"]
    warm = held[WARM - 1]
    return {"ratio": round(held[0] / bare, 2), "growth": round(max(held[-3:]) / warm - 1, 3), **series}


def _apart(words: list[str]) -> str:
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUCKGAMES_DATA": folder}
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]


def held() -> float:
    """Megabytes that this process holds."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return round(sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024, 1)


def measure(game: str, matches: int = MATCHES) -> dict[str, Any]:
    """What is held after each of so many matches, with pictures how much of it."""
    from PySide6.QtWidgets import QApplication

    from tests.end2end.stage import Stage, duel

    QApplication([])
    stage = Stage(Path(os.environ["DUCKGAMES_DATA"]))
    at_launcher = held()
    series, pictures, turn = [], [], 0.0
    for seed in range(matches):
        stage.start(duel(seed, game=game))
        turn = turn or held()
        stage.play(lambda: _decide(stage))
        series.append(held())
        pictures.append(round(stage.look.sprites.held / 2**20, 1))
    stage.close()
    return {"launcher": at_launcher, "first_turn": turn, "held": series, "pictures": pictures}


def _decide(stage: Any) -> None:
    """The person goes on after a round, or does the last thing that is offered."""
    from PySide6.QtCore import Qt

    from duckgames.ui.round_panel import RoundPanel

    if stage.shows(RoundPanel):
        stage.key(Qt.Key.Key_Return)
    else:
        (seat,) = stage.page.director.choosing
        stage.session.submit(seat, stage.offered()[-1].action)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], *map(int, sys.argv[2:]))))
