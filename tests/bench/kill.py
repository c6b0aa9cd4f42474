"""Kill: the window is killed in the middle of matches; how many decisions of the person are lost?

Bar: of ten kills at random moments, of each kind of match, every restart resumes the match with at most one decision of
a person lost, and no process of the killed window lives on. Where several people share the screen it is covered then.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from duckgames.core.record import Record
from duckgames.core.setup import MatchSetup, Person

KILLS: Final = 10
PEOPLE: Final = " people"
KINDS: Final = ("duck_and_cover", "duck_town", "kaczogrod", "duck_town people", "kaczogrod people")
"""One person in each game, and two people at one screen in those that need a cover."""

LONGEST: Final = 4.0
"""Seconds of play before a kill, at most."""

PACE_MS: Final = 100
"""Between being asked and deciding: faster than any person."""

PATIENCE: Final = 30.0
MOST_LOST: Final = 1
ROOT: Final = Path(__file__).resolve().parents[2]
JOURNAL: Final = "journal.txt"


def run() -> dict[str, Any]:
    """Kills and restarts on a folder for each kill; the moments are drawn from a fixed seed."""
    moments = random.Random(20261130)
    kills = []
    for kind in KINDS * KILLS:
        with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
            kills.append(_kill_and_restart(kind, Path(folder), moments.uniform(0, LONGEST)))
    lost = [each["lost"] for each in kills]
    met = all(0 <= each["lost"] <= MOST_LOST and each["resumed"] and not each["left"] for each in kills)
    return {"bar": {"lost": MOST_LOST}, "lost": lost, "kills": kills, "met": met}


def _kill_and_restart(kind: str, folder: Path, after: float) -> dict[str, Any]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUCKGAMES_DATA": str(folder)}
    command = [sys.executable, "-m", "tests.bench.kill"]
    journal = folder / JOURNAL
    with subprocess.Popen([*command, "play", kind], cwd=ROOT, env=environment) as player:
        end = monotonic() + PATIENCE
        while not (journal.exists() and journal.stat().st_size) and monotonic() < end:
            sleep(0.01)
        sleep(after)
        player.send_signal(signal.SIGKILL)
    decided = [line.split() for line in journal.read_text(encoding="utf-8").splitlines()]
    ducks, seed, made = (int(word) for word in decided[-1])
    left = _lives_on(ducks)
    done = subprocess.run(
        [*command, "resume", kind, str(seed)], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return {"kind": kind, "after_s": round(after, 2), "made": made, "lost": made - found["kept"], **found, "left": left}


def _lives_on(process: int) -> bool:
    """Whether a process is still there some seconds after its window is gone."""
    end = monotonic() + 5
    while Path(f"/proc/{process}/exe").exists():
        if monotonic() > end:
            return True
        sleep(0.05)
    return False


def setup_of(kind: str, seed: int) -> MatchSetup:
    """The match of a seed."""
    from tests.end2end.stage import duck, duel

    game = kind.removesuffix(PEOPLE)
    if game == kind:
        return duel(seed, level="normal", game=game)
    people = (Person("Ola", "poppy"), Person("Max", "quill"))
    return MatchSetup(game, (*people, duck(game=game)), seed, seed_typed=True)


def play(kind: str) -> None:
    """Plays matches for ever; each decision is noted once it is made, with the process of the ducks and the seed."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from tests.end2end.stage import Stage, until

    application = QApplication([])
    stage = Stage(Path(os.environ["DUCKGAMES_DATA"]))
    made, asked = 0, (0, ())
    with (stage.folder / JOURNAL).open("a", encoding="utf-8") as journal:

        def decide() -> None:
            nonlocal made
            seat, legal = asked
            before = stage.session.ply
            stage.session.submit(seat, legal[made % len(legal)])
            if stage.session.ply > before:
                made += 1
                journal.write(f"{stage.services.ai.process_id} {seed} {made}\n")
                journal.flush()

        def on_deciding(seat: int, legal: tuple[Any, ...]) -> None:
            nonlocal asked
            asked = (seat, legal)
            clock.start()

        clock = QTimer(singleShot=True, interval=PACE_MS)
        clock.timeout.connect(decide)
        stage.session.deciding.connect(on_deciding)
        # Half of the time the cover waits for the next person.
        stage.session.handover.connect(lambda seat: QTimer.singleShot(PACE_MS, lambda: stage.session.ready(seat)))
        for seed in range(100, 10_000):
            made = 0
            stage.session.start(setup_of(kind, seed))
            until(lambda: stage.session.running and stage.session.result is not None)
    application.quit()


def resume(kind: str, seed: int) -> dict[str, Any]:
    """What a new window finds of the match of that seed, and whether it goes on, covered where it is to be."""
    from PySide6.QtWidgets import QApplication

    from duckgames.ui.cover_page import CoverPage, ReadyButton
    from duckgames.ui.table import TableView
    from tests.end2end.hands import by_clicks
    from tests.end2end.stage import Stage, until

    QApplication([])
    folder = Path(os.environ["DUCKGAMES_DATA"])
    # A kill between two renamings leaves only the copy before.
    files = [*folder.glob("matches/*/*.json*"), *folder.glob("finished/*/*.json*")]
    records = [Record.from_json(file.read_text(encoding="utf-8")) for file in files if file.suffix != ".tmp"]
    kept = [_decisions(record) for record in records if record.seed == seed]
    stage = Stage(folder)
    stage.window.plays.continue_newest()
    until(lambda: stage.session.running and stage.waits)
    covered = stage.shows(CoverPage) and not stage.shows(TableView)
    if covered:
        stage.click(stage.find(ReadyButton))
    stage.wait_for_turn()
    before = stage.session.ply
    by_clicks(stage, stage.offered()[0])
    until(lambda: stage.session.ply > before)
    resumed = not stage.errors and covered == kind.endswith(PEOPLE)
    stage.close()
    return {"kept": max(kept, default=0), "resumed": resumed}


def _decisions(record: Record) -> int:
    """How many actions people took."""
    return sum(isinstance(record.seats[seat], Person) for seat, _ in record.actions)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2])
    else:
        print(json.dumps(resume(sys.argv[2], int(sys.argv[3]))))
