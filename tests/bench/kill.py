"""Kill: the window is killed in the middle of matches; how many decisions of the person are lost?

Bar: of 200 kills, every restart resumes the match with at most one decision of a person lost, and no process of the
killed window lives on. Where several people share the screen it is covered then. A half of the kills comes at any
moment, a quarter while a draft of the match lies on the disk, and a quarter before one of the renamings that put it and
its copy in place. Each restart plays on until the next kill. `python -m tests.bench.kill run --count N` does another
number.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from duckgames.core.record import Record
from duckgames.core.setup import MatchSetup, Person
from tests.systems import end_at_once

COUNT: Final = 200
PEOPLE: Final = " people"
KINDS: Final = ("duck_and_cover", "duck_town", "kaczogrod", "duck_town people", "kaczogrod people")
"""One person in each game, and two people at one screen in those that need a cover."""

MOMENTS: Final = ("any", "draft", "any", "renaming")
LANES: Final = 3
"""So many kinds are played at a time."""

LONGEST: Final = 2.0
"""Seconds of play before a kill, at most."""

RENAMINGS: Final = 9
"""Before one of so many renamings, of the match or of its copy, the window may kill itself."""

PACE_MS: Final = 100
"""Between being asked and deciding: faster than any person."""

PATIENCE: Final = 120.0
MOST_LOST: Final = 1
ROOT: Final = Path(__file__).resolve().parents[2]
JOURNAL: Final = "journal.txt"
FOUND: Final = "found.txt"


def run(count: int = COUNT) -> dict[str, Any]:
    """Kills and restarts, on a folder for each kind; the moments are drawn from a fixed seed."""
    lanes = [(kind, range(lane, count, len(KINDS))) for lane, kind in enumerate(KINDS)]
    with ThreadPoolExecutor(LANES) as pool:
        kills = [kill for lane in pool.map(lambda lane: _lane(*lane), lanes) for kill in lane]
    lost = [kill["lost"] for kill in kills]
    met = all(kill["lost"] <= MOST_LOST and kill["resumed"] and not kill["left"] for kill in kills)
    return {"bar": {"lost": MOST_LOST}, "count": len(kills), "lost": _counted(lost), "kills": kills, "met": met}


def _counted(lost: Sequence[int]) -> dict[int, int]:
    return {number: lost.count(number) for number in sorted({*lost})}


def _lane(kind: str, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """One life after another on one folder, and a last one that only looks at what the last kill left."""
    with tempfile.TemporaryDirectory(prefix="duckgames-") as name:
        folder = Path(name)
        kills = [_live_and_die(kind, folder, number) for number in numbers]
        _run(kind, folder, "look").wait(PATIENCE)
        found = [json.loads(line) for line in (folder / FOUND).read_text(encoding="utf-8").splitlines()]
    if len(found) != len(kills):
        raise AssertionError(f"{len(found)} restarts after {len(kills)} kills of {kind}")
    return [
        {**kill, **after, "lost": max(0, kill["made"] - after["kept"])}
        for kill, after in zip(kills, found, strict=True)
    ]


def _run(kind: str, folder: Path, task: str, renamings: int = 0) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUCKGAMES_DATA": str(folder)}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.bench.kill", task, kind, str(renamings)], cwd=ROOT, env=environment
    )


def _live_and_die(kind: str, folder: Path, number: int) -> dict[str, Any]:
    """One window from its start, or restart, to the kill."""
    chance = random.Random(f"{kind} {number}")
    moment = MOMENTS[number // len(KINDS) % len(MOMENTS)]
    journal = folder / JOURNAL
    size = journal.stat().st_size if journal.exists() else 0
    after = chance.uniform(0, LONGEST)
    renamings = chance.randint(1, RENAMINGS) if moment == "renaming" else 0
    with _run(kind, folder, "play", renamings) as player:
        _wait(lambda: player.poll() is not None or (journal.exists() and journal.stat().st_size > size))
        if moment == "renaming":
            player.wait(PATIENCE)
        else:
            sleep(after)
            if moment == "draft":
                _wait(lambda: any((folder / "matches").glob("*/*.tmp")), pause=0)
            player.kill()
    ducks, _, made = (int(word) for word in journal.read_text(encoding="utf-8").splitlines()[-1].split())
    drafts = len([*folder.glob("matches/*/*.tmp")])
    return {
        "kind": kind, "moment": moment, "after_s": round(after, 2), "renamings": renamings, "drafts": drafts,
        "ended_by": player.returncode, "made": made, "left": _lives_on(ducks),
    }  # fmt: skip


def _wait(condition: Any, pause: float = 0.01) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            raise TimeoutError("nothing happens")
        sleep(pause)


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


class Life:
    """One window: looks at what a kill left, then plays matches for ever and notes each decision once it is made."""

    def __init__(self, kind: str, renamings: int) -> None:
        from PySide6.QtCore import QTimer

        from tests.end2end.stage import Stage

        self.kind, self.folder = kind, Path(os.environ["DUCKGAMES_DATA"])
        self.renamings = renamings
        self.journal = self.folder / JOURNAL
        self.before = self.journal.read_text(encoding="utf-8").splitlines() if self.journal.exists() else []
        self.seed = int(self.before[-1].split()[1]) if self.before else 0
        self.made = self._kept()
        self.stage = Stage(self.folder)
        self.asked: tuple[int, tuple[Any, ...]] | None = None
        self.clock = QTimer(singleShot=True, interval=PACE_MS)
        self.clock.timeout.connect(self.decide)
        self.playing = False
        self.handing: int | None = None
        self.stage.session.deciding.connect(self.on_deciding)
        # Half of the time the cover waits for the next person.
        self.stage.session.handover.connect(self.on_handover)

    def look(self) -> None:
        """What the new window finds of the match, and whether it goes on, covered where it is to be."""
        found: dict[str, Any] = {"kept": self.made, "resumed": False}
        try:
            found["resumed"] = self._resumes()
        except Exception:
            found["fault"] = traceback.format_exc()
        with (self.folder / FOUND).open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")

    def play(self) -> None:
        """Plays on, and then other matches."""
        self.playing = True
        if self.handing is not None:
            # The next person is called to the screen already.
            self.on_handover(self.handing)
        if self.renamings:
            sys.addaudithook(self.on_audit)
        session = self.stage.session
        if session.running and session.result is None:
            self.clock.start()
            self._wait_for_result()
        while True:
            self.seed, self.made = self.seed + 1, 0
            session.start(setup_of(self.kind, self.seed))
            self._wait_for_result()

    def _wait_for_result(self) -> None:
        """However long it takes: whoever started this process will kill it."""
        from PySide6.QtTest import QTest

        session = self.stage.session
        while not (session.running and session.result is not None):
            QTest.qWait(1)

    def decide(self) -> None:
        """A person decides, if one is asked; anything legal."""
        session = self.stage.session
        if self.asked is None:
            return
        (seat, legal), self.asked = self.asked, None
        before = session.ply
        session.submit(seat, legal[self.made % len(legal)])
        if session.ply > before:
            self.note()

    def note(self) -> None:
        """One more decision is made."""
        self.made += 1
        with self.journal.open("a", encoding="utf-8") as file:
            file.write(f"{self.stage.services.ai.process_id} {self.seed} {self.made}\n")

    def on_deciding(self, seat: int, legal: tuple[Any, ...]) -> None:
        self.asked = (seat, legal)
        if self.playing:
            self.clock.start()

    def on_handover(self, seat: int) -> None:
        from PySide6.QtCore import QTimer

        self.handing = seat
        if self.playing:
            QTimer.singleShot(PACE_MS, lambda: self.stage.session.ready(seat))

    def on_audit(self, event: str, words: tuple[Any, ...]) -> None:
        """Python is about to rename a file; before the last of the renamings this window is killed."""
        if event == "os.rename" and str(words[0]).startswith(str(self.folder / "matches")):
            self.renamings -= 1
            if self.renamings == 0:
                end_at_once(os.getpid())

    def _kept(self) -> int:
        # A kill between two renamings leaves only the copy before.
        files = [*self.folder.glob("matches/*/*.json*"), *self.folder.glob("finished/*/*.json*")]
        records = [Record.from_json(file.read_text(encoding="utf-8")) for file in files if file.suffix != ".tmp"]
        return max((_decisions(record) for record in records if record.seed == self.seed), default=0)

    def _resumes(self) -> bool:
        from duckgames.ui.cover_page import CoverPage, ReadyButton
        from duckgames.ui.result_page import ResultPage
        from duckgames.ui.table import TableView
        from tests.end2end.hands import by_clicks
        from tests.end2end.stage import until

        stage = self.stage
        if stage.services.storage.last_played([self.kind.removesuffix(PEOPLE)]) is None:
            # The match had just ended, and the next one was not yet on the disk.
            return any(self.folder.glob("finished/*/*.json"))
        stage.window.plays.continue_newest()
        until(lambda: stage.session.running and stage.waits)
        if stage.shows(ResultPage):
            # The answers of the ducks to the last decision ended the match.
            return not stage.errors
        covered = stage.shows(CoverPage) and not stage.shows(TableView)
        if covered:
            stage.click(stage.find(ReadyButton))
        stage.wait_for_turn()
        if stage.session.setup.seed != self.seed:
            # The next match had begun, and nobody had decided anything in it.
            self.seed = stage.session.setup.seed
            self.made = self._kept()
        before = stage.session.ply
        (seat,) = stage.page.director.choosing
        words, seen = stage.page.director._show.words, stage.session.observation(seat)
        # The program would ask once more whether what it doubts is meant.
        by_clicks(stage, next(way for way in stage.offered() if not words.doubt(way.action, seen)))
        until(lambda: stage.session.ply > before)
        self.note()
        return not stage.errors and covered == self.kind.endswith(PEOPLE)


def _decisions(record: Record) -> int:
    """How many actions people took."""
    return sum(isinstance(record.seats[seat], Person) for seat, _ in record.actions)


def live(task: str, kind: str, renamings: int) -> None:
    """What a process of this module does: `play` for ever, or only `look`."""
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    life = Life(kind, renamings)
    if life.before:
        life.look()
    if task == "play":
        life.play()
    life.stage.close()
    application.quit()


def main(arguments: Sequence[str]) -> int:
    """Kills and prints the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.kill run", description="Kill the window.")
    parser.add_argument("--count", type=int, default=COUNT, help="how many kills")
    found = run(parser.parse_args(arguments).count)
    print(json.dumps(found, indent=2))
    return 0 if found["met"] else 1


if __name__ == "__main__":
    if sys.argv[1] == "run":
        sys.exit(main(sys.argv[2:]))
    live(sys.argv[1], sys.argv[2], int(sys.argv[3]))
