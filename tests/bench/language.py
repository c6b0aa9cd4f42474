"""Language: how long does a switch in the middle of a match take, until the window is painted in the new language?

Bar: at most 200 ms, in Kaczogród with its many words 300 ms, the slowest of the switches in the best of three rounds,
at 1280x800 with the table of each game full.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from duckgames.core import registry

ROUNDS: Final = 3
BAR_MS: Final = 200.0
BARS_MS: Final = {"kaczogrod": 300.0}
"""Where it is another one."""
ROOT: Final = Path(__file__).resolve().parents[2]
ORDER: Final = ("pl", "ru", "en")


def run() -> dict[str, Any]:
    """Switches in a process of its own for each game, offscreen."""
    games = {info.id: _measure_apart(info.id) for info in registry.infos()}
    slowest = {game: min(max(each.values()) for each in rounds) for game, rounds in games.items()}
    bars = {game: BARS_MS.get(game, BAR_MS) for game in games}
    met = all(slowest[game] <= bar for game, bar in bars.items())
    return {"bar": {"ms": bars}, "ms": slowest, "rounds": games, "met": met}


def _measure_apart(game: str) -> list[dict[str, float]]:
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUCKGAMES_DATA": folder}
        command = [sys.executable, "-m", "tests.bench.language", game]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    rounds: list[dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    return rounds


def measure(game: str) -> list[dict[str, float]]:
    """The milliseconds of each switch, from the choice to the painted window, in each round."""
    sys.path.insert(0, str(ROOT / "packaging"))
    import catalogues
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    from duckgames.core.ducks import DUCKS
    from duckgames.core.setup import MatchSetup, Person
    from tests.end2end.hands import by_clicks
    from tests.end2end.stage import Stage, duck, until

    catalogues.compile_newer()
    application = QApplication([])
    stage = Stage(Path(os.environ["DUCKGAMES_DATA"]), language="en")
    ducks = (duck(name, game=game) for name in DUCKS[1 : registry.info(game).seats[1]])
    stage.start(MatchSetup(game, (Person("", DUCKS[0]), *ducks), 5, seed_typed=True))
    for _ in range(5):
        before = stage.session.ply
        by_clicks(stage, stage.offered()[0])
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
        stage.wait_for_turn()
    rounds = []
    # The first round warms the pictures up, as a person who switches to and fro does.
    for _ in range(ROUNDS):
        found = {}
        for code in ORDER:
            stage.settle()
            begun = perf_counter()
            stage.language.use(code)
            for _ in range(3):
                QCoreApplication.sendPostedEvents()
                application.processEvents()
            stage.window.repaint()
            found[code] = round(1000 * (perf_counter() - begun), 1)
        rounds.append(found)
    stage.close()
    return rounds


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
