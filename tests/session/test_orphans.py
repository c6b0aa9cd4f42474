"""A window that is killed takes the process of its ducks with it, whatever that is thinking about."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from duckgames.core import registry

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds; only a fault reaches it."""

WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from duckgames.ai.player import Limit, Request
from duckgames.ai.messages import Question
from duckgames.ai.worker import make_player
from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session.ai_client import AiClient
from tests.session.players import make

game, level = sys.argv[1:]
app = QCoreApplication([])
client = AiClient(make if level == "hang" else make_player)
info = registry.info(game)
seats = tuple(Ai(info.levels[0], info.tempers[0], duck) for duck in ("pip", "reed"))
match = Match(registry.game(game), MatchSetup(game, seats, 3))

def ask():
    (seat, *_) = match.game.owing(match.state)
    seen, legal = match.game.observe(match.state, seat), match.legal(seat)
    request = Request(seat, seen, legal, match.history(seat))
    return Question(1, game, level, info.tempers[0], request, Limit(), 3)

client.answered.connect(lambda ticket, decision: client.ask(ask))
client.start()
client.ask(ask)

def tell():
    task = client._task
    if task is not None and task.sent:
        print(client.process_id, flush=True)
        looking.stop()

looking = QTimer(interval=1)
looking.timeout.connect(tell)
looking.start()
app.exec()
"""
THINKING = [(info.id, level) for info in registry.infos() for level in info.levels] + [("duck_and_cover", "hang")]

POOL = """
import os, sys
from time import sleep
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from duckgames.ai.parent import leave_with_parent

if __name__ == "__main__":
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=leave_with_parent) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(sleep, 10_000).result()
"""


def killed(words: list[str]) -> int:
    """The process that another one told of before it was killed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, cwd=ROOT, env=environment, text=True) as window:
        assert window.stdout is not None
        child = int(window.stdout.readline())
        window.kill()
    return child


def assert_ends(process: int) -> None:
    end = monotonic() + PATIENCE
    while Path(f"/proc/{process}/exe").exists():
        assert monotonic() < end, "it lives on"
        sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/exe").exists(), reason="reads /proc")
@pytest.mark.parametrize(("game", "level"), THINKING)
def test_no_search_outlives_the_window(game: str, level: str) -> None:
    assert_ends(killed([sys.executable, "-c", WINDOW, game, level]))


@pytest.mark.skipif(not Path("/proc/self/exe").exists(), reason="reads /proc")
def test_no_worker_of_a_pool_outlives_who_spread_the_work(tmp_path: Path) -> None:
    script = tmp_path / "pool.py"
    script.write_text(POOL)
    assert_ends(killed([sys.executable, str(script)]))
