"""Frames: sixty cards fly about the table while another process thinks hard; how long is it from paint to paint?

Bar: at the 99th percentile at most 33 ms, at the median at most 17 ms, under Xvfb, best of three runs.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, thread_time
from typing import Any, Final

CARDS: Final = 60
SECONDS: Final = 4.0
RUNS: Final = 3
P99_BAR: Final = 33.0
MEDIAN_BAR: Final = 17.0
ROOT: Final = Path(__file__).resolve().parents[2]
THINKER: Final = "while True:\n    sum(i * i for i in range(10_000))"


def run(module: str = "tests.bench.frames") -> dict[str, Any]:
    """Lets `module` measure on a screen of its own and says whether the bar is met."""
    read_end, write_end = os.pipe()
    screen = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(screen, pass_fds=(write_end,), stderr=subprocess.DEVNULL) as xvfb:
        os.close(write_end)
        try:
            with os.fdopen(read_end) as pipe:
                display = pipe.readline().strip()
            runs = [_measure_apart(module, display) for _ in range(RUNS)]
        finally:
            xvfb.terminate()
    best = min(runs, key=lambda each: each["p99_ms"])
    met = best["p99_ms"] <= P99_BAR and best["median_ms"] <= MEDIAN_BAR
    return {"bar": {"p99_ms": P99_BAR, "median_ms": MEDIAN_BAR}, "best": best, "runs": runs, "met": met}


def _measure_apart(module: str, display: str) -> dict[str, float]:
    """One run in a fresh process on `display`, with a busy process beside it."""
    environment = {**os.environ, "DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}
    with subprocess.Popen([sys.executable, "-c", THINKER]) as thinker:
        try:
            command = [sys.executable, "-m", module]
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        finally:
            thinker.kill()
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def measure() -> dict[str, float]:
    """Flies cards to and fro between two ponds for a while and looks at the clock at every paint."""
    from PySide6.QtCore import QRectF, QSizeF, QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication

    from duckgames.core.events import CardMoved, Event
    from duckgames.core.places import Cell, Slot, Zone
    from duckgames.core.table import Stack, Table
    from duckgames.ui.table import Beat, Box, Kind, Placement, PlainChoreography, TableScene, TableView
    from duckgames.ui.theme import Look
    from tests.ui.table.toy import Painter, Texts, card

    paints: list[tuple[float, float]] = []

    class Watched(TableView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            paints.append((perf_counter(), thread_time()))

    class Together(PlainChoreography):
        def beats(self, events: Any) -> list[Beat]:
            return [Beat(tuple(events))]

    app = QApplication([])
    look = Look()
    look.use_theme("light")
    look.use_motion("normal")
    scene = TableScene(look, Painter(look), Texts(), Together())
    view = Watched(scene)
    view.resize(1280, 800)
    view.show()
    ponds = (Zone("pond", 0), Zone("pond", 1))
    cells = [(number % 10, number // 10) for number in range(CARDS)]
    places = [
        Placement(QRectF(10 + 635 * i, 10, 620, 780), Kind.GRID, QSizeF(56, 67), 6, home=Box(0, 0, 9, 5))
        for i in (0, 1)
    ]
    full: dict[Cell | None, Stack] = {cell: (card(number + 1),) for number, cell in enumerate(cells)}
    scene.set_table(Table({ponds[0]: full, ponds[1]: {}}), dict(zip(ponds, places, strict=True)))

    def fly() -> None:
        here, there = ponds if scene.table.size(ponds[0]) else ponds[::-1]
        moved: list[Event] = [CardMoved(source=Slot(here, cell), target=Slot(there, cell)) for cell in cells]
        scene.play(moved)

    scene.idle.connect(lambda: QTimer.singleShot(0, fly))
    QTimer.singleShot(300, fly)
    QTimer.singleShot(int(1000 * (SECONDS + 1)), app.quit)
    app.exec()
    return {"cards": CARDS, **figures(paints, paints[0][0] + 1.0)}


def figures(paints: Sequence[tuple[float, float]], begin: float) -> dict[str, float]:
    """How far apart paints are; each is the time on the clock and that of the window's own work, in seconds."""
    pairs = list(itertools.pairwise(paint for paint in paints if paint[0] >= begin))
    gaps = [1000 * (after[0] - before[0]) for before, after in pairs]
    # What the window itself took; the rest of a long gap is waiting for a processor.
    work = [1000 * (after[1] - before[1]) for before, after in pairs]
    return {
        "frames": len(gaps),
        "median_ms": round(median(gaps), 1),
        "p99_ms": round(quantiles(gaps, n=100)[98], 1),
        "longest_ms": round(max(gaps), 1),
        "cpu_median_ms": round(median(work), 1),
        "cpu_p99_ms": round(quantiles(work, n=100)[98], 1),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
