"""Drags: 20,000 interruptions at any phase of a drag by mouse, clicks or keys; is a card ever out of place?

Bar: none is, measured against the observation after each: where every card lies, its size, height and opacity; nothing
is held but what may be, nothing keeps the mouse, nothing raises. Every part has a seed, which a fault names:
`python -m tests.bench.drags GAME SEED COUNT` plays it again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from duckgames.core import registry

COUNT: Final = 20_000
PART: Final = 250
"""Interruptions in one process."""

LANES: Final = 2
ROOT: Final = Path(__file__).resolve().parents[2]


def run(count: int = COUNT) -> dict[str, Any]:
    """Interrupts in all games, in processes of some hundred interruptions."""
    games = [info.id for info in registry.infos()]
    parts = [(games[part % len(games)], part, PART) for part in range(-(-count // PART))]
    with ThreadPoolExecutor(LANES) as pool:
        found = list(pool.map(lambda part: _apart(*part), parts))
    faults = [part for part in found if part["fault"]]
    done = sum(part["count"] for part in found)
    kinds: dict[str, int] = {}
    for part in found:
        for kind, number in part["kinds"].items():
            kinds[kind] = kinds.get(kind, 0) + number
    met = not faults and done >= count
    return {"bar": {"out_of_place": 0}, "count": done, "kinds": kinds, "faults": faults, "met": met}


def _apart(game: str, seed: int, count: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUCKGAMES_DATA": folder}
        command = [sys.executable, "-m", "tests.bench.drags", game, str(seed), str(count)]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if lines:
        found: dict[str, Any] = json.loads(lines[-1])
        print(f"{game} {seed}: {found['count']} {found['fault'][-200:]}", file=sys.stderr, flush=True)
        return found
    fault = f"ended with {done.returncode}: {done.stderr[-2000:]}"
    return {"game": game, "seed": seed, "count": 0, "kinds": {}, "fault": fault, "seconds": 0.0}


def interrupt(game: str, seed: int, count: int) -> dict[str, Any]:
    """What comes of so many interruptions."""
    from PySide6.QtWidgets import QApplication

    from tests.end2end.interruptions import Interruptions
    from tests.end2end.stage import Stage

    application = QApplication([])
    raised: list[str] = []
    sys.excepthook = lambda *error: raised.append("".join(traceback.format_exception(*error)))
    begun, fault = perf_counter(), ""
    stage = Stage(Path(os.environ["DUCKGAMES_DATA"]))
    kinds: dict[str, int] = {}
    drags = Interruptions(stage, game, seed)
    while drags.count < count and not fault:
        try:
            drags.step()
        except Exception:
            fault = traceback.format_exc()
        fault = "\n".join([fault, *raised, *map(str, stage.errors)]).strip()
        for kind in drags.told:
            name = kind.split(" ")[0] if kind.startswith("_by") else kind
            kinds[name] = kinds.get(name, 0) + 1
    told = {"told": drags.told} if fault else {}
    stage.close()
    application.quit()
    seconds = round(perf_counter() - begun, 1)
    return {
        "game": game,
        "seed": seed,
        "count": drags.count,
        "kinds": kinds,
        "fault": fault,
        "seconds": seconds,
        **told,
    }


if __name__ == "__main__":
    words = sys.argv[1:]
    print(json.dumps(run(int(words[1])) if words[0] == "run" else interrupt(words[0], int(words[1]), int(words[2]))))
