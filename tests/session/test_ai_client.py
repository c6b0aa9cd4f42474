"""The AI process: questions in order, stops, and every way in which it can die or never answer."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from duckgames.ai.messages import Question
from duckgames.ai.parent import NICEST
from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.events import Event, TurnStarted
from duckgames.session.ai_client import AiClient, Patience
from duckgames.session.errors import ErrorId
from tests.session.players import judge, make
from tests.systems import end_at_once

PLENTY = 30_000
IMPATIENT = Patience(start=60.0, grace=0.3, stop=0.3, thought=0.3)


def question(
    level: str,
    temper: str = "steady",
    seed: int = 1,
    events: int = 0,
    seat: int = 0,
    story: int = 1,
    seconds: float | None = None,
) -> Callable[[], Question]:
    history: tuple[Event, ...] = tuple(TurnStarted(seat=n) for n in range(events))
    request = Request(seat=seat, observation=None, legal=("first", "second", "third"), history=history)
    return lambda: Question(story, "duck_and_cover", level, temper, request, Limit(seconds), seed)


class Heard:
    """What a client told."""

    def __init__(self, client: AiClient) -> None:
        self.answers: list[tuple[int, Decision]] = []
        self.failures: list[Any] = []
        self.shares: list[tuple[int, float]] = []
        client.answered.connect(lambda ticket, decision: self.answers.append((ticket, decision)))
        client.progressed.connect(lambda ticket, share: self.shares.append((ticket, share)))
        client.failed.connect(self.failures.append)

    @property
    def tickets(self) -> list[int]:
        return [ticket for ticket, _ in self.answers]


@pytest.fixture
def impatient(qapp: QCoreApplication) -> Iterator[AiClient]:
    client = AiClient(make, IMPATIENT)
    yield client
    client.close()


def test_questions_are_answered_in_their_order(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    client.start()
    client.warm("duck_and_cover")
    tickets = [client.ask(question("last")) for _ in range(5)]
    qtbot.waitUntil(lambda: heard.tickets == tickets, timeout=PLENTY)
    assert {decision.action for _, decision in heard.answers} == {"third"}
    assert len(set(tickets)) == 5


def test_each_seat_gets_its_whole_history_though_only_news_are_sent(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    for events, seat, story in ((3, 0, 1), (2, 1, 1), (4700, 0, 1), (7, 1, 1), (4, 0, 2), (9, 0, 2)):
        client.ask(question("last", events=events, seat=seat, story=story))
    qtbot.waitUntil(lambda: len(heard.answers) == 6, timeout=PLENTY)
    assert [decision.nodes for _, decision in heard.answers] == [3, 2, 4700, 7, 4, 9]


def test_hurry_brings_all_answers(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    tickets = [client.ask(question("patient")) for _ in range(3)]
    client.hurry()
    qtbot.waitUntil(lambda: heard.tickets == tickets, timeout=PLENTY)
    assert not heard.failures


def test_a_dropped_question_is_stopped_and_never_answered(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    first, second, third = (client.ask(question(level)) for level in ("patient", "patient", "last"))
    client.drop(first)
    client.drop(second)
    qtbot.waitUntil(lambda: heard.tickets == [third], timeout=PLENTY)
    fourth = client.ask(question("patient"))
    fifth = client.ask(question("last"))
    client.drop(fourth)
    qtbot.waitUntil(lambda: heard.tickets == [third, fifth], timeout=PLENTY)


def test_progress_is_told_for_questions_with_a_time(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    ticket = client.ask(question("patient", seconds=1000))
    qtbot.waitUntil(lambda: len(heard.shares) > 1, timeout=PLENTY)
    client.hurry()
    qtbot.waitUntil(lambda: heard.tickets == [ticket], timeout=PLENTY)
    assert {told for told, _ in heard.shares} == {ticket}
    assert 0 < heard.shares[0][1] < heard.shares[1][1] < 1


def test_a_player_that_never_answers_is_replaced_by_a_random_move(qtbot: QtBot, impatient: AiClient) -> None:
    heard = Heard(impatient)
    first = impatient.ask(question("hang", seed=5))
    second = impatient.ask(question("hang"))
    third = impatient.ask(question("last"))
    qtbot.waitUntil(lambda: heard.tickets == [first, second, third], timeout=PLENTY)
    assert heard.answers[0][1].action in question("hang")().request.legal
    assert [error.id for error in heard.failures] == [ErrorId.AI_FALLBACK]
    assert heard.failures[0].data == {"seat": 0, "level": "hang"}
    # It answers again, so the next failure is told again.
    impatient.ask(question("crash"))
    qtbot.waitUntil(lambda: len(heard.failures) == 2, timeout=PLENTY)


def test_a_player_that_ignores_stop_does_not_hold_up_the_next(qtbot: QtBot, impatient: AiClient) -> None:
    heard = Heard(impatient)
    impatient.ask(question("last"))
    qtbot.waitUntil(lambda: len(heard.answers) == 1, timeout=PLENTY)
    dropped = impatient.ask(question("hang", seconds=3000))
    wanted = impatient.ask(question("last"))
    impatient.drop(dropped)
    qtbot.waitUntil(lambda: heard.tickets[1:] == [wanted], timeout=PLENTY)
    assert not heard.failures


def test_a_process_that_dies_is_replaced_without_a_word(qtbot: QtBot, client: AiClient, tmp_path: Path) -> None:
    heard = Heard(client)
    ticket = client.ask(question("die_once", temper=str(tmp_path / "died")))
    qtbot.waitUntil(lambda: heard.tickets == [ticket], timeout=PLENTY)
    assert heard.answers[0][1].action == "third"
    assert not heard.failures


def test_a_process_that_dies_twice_is_given_up(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    client.ask(question("die"))
    client.ask(question("last"))
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=PLENTY)
    assert [error.id for error in heard.failures] == [ErrorId.AI_FALLBACK]
    assert heard.answers[1][1].action == "third"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a folder in which a program works")
def test_a_process_starts_when_the_working_folder_is_gone(
    qtbot: QtBot, client: AiClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = tmp_path / "lost"
    lost.mkdir()
    monkeypatch.chdir(lost)
    lost.rmdir()
    heard = Heard(client)
    ticket = client.ask(question("first"))
    qtbot.waitUntil(lambda: heard.tickets == [ticket], timeout=PLENTY)
    assert client.process_id is not None
    assert heard.failures == []


def test_killing_the_process_while_it_thinks_or_rests(qtbot: QtBot, client: AiClient) -> None:
    heard = Heard(client)
    client.ask(question("last"))
    qtbot.waitUntil(lambda: len(heard.answers) == 1, timeout=PLENTY)
    resting = client.process_id
    assert resting is not None
    end_at_once(resting)
    qtbot.waitUntil(lambda: client.process_id is None, timeout=PLENTY)
    client.ask(question("patient"))
    thinking = client.process_id
    assert thinking is not None
    end_at_once(thinking)
    qtbot.waitUntil(lambda: client.process_id not in (None, thinking), timeout=PLENTY)
    client.hurry()
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=PLENTY)
    assert not heard.failures


@pytest.mark.parametrize("level", ["last", "patient", "hang"])
def test_closing_leaves_no_process_and_no_thread(qtbot: QtBot, client: AiClient, level: str) -> None:
    heard = Heard(client)
    threads = threading.active_count()
    client.ask(question("last"))
    client.ask(question(level))
    qtbot.waitUntil(lambda: len(heard.answers) >= 1, timeout=PLENTY)
    assert multiprocessing.active_children()
    client.close()
    assert client.process_id is None
    assert not multiprocessing.active_children()
    assert threading.active_count() == threads
    client.close()


@pytest.mark.skipif(sys.platform == "win32", reason="makes with dup what happens there by itself")
def test_a_process_that_dies_before_it_takes_its_pipe_is_noticed(
    qtbot: QtBot, client: AiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_pipe = SpawnContext.Pipe
    kept: list[int] = []

    def pipe(context: SpawnContext, duplex: bool = True) -> Any:
        ours, others = make_pipe(context, duplex)
        kept.append(os.dup(others.fileno()))
        return ours, others

    monkeypatch.setattr(SpawnContext, "Pipe", pipe)
    client.start()
    assert client.process_id is not None
    end_at_once(client.process_id)
    try:
        qtbot.waitUntil(lambda: client.process_id is None, timeout=PLENTY)
    finally:
        for end in kept:
            os.close(end)


class Judged:
    """What a client told of what it was asked to judge."""

    def __init__(self, client: AiClient) -> None:
        self.entries: list[tuple[int, Any]] = []
        for signal in (client.weighed, client.appraised):
            signal.connect(lambda ticket, answer: self.entries.append((ticket, answer)))

    @property
    def tickets(self) -> list[int]:
        return [ticket for ticket, _ in self.entries]


@pytest.fixture
def judging(qapp: QCoreApplication) -> Iterator[AiClient]:
    client = AiClient(make, judge=judge, idle=True)
    yield client
    client.close()


def seen(what: Any, events: int = 0) -> Callable[[], Question]:
    def make_question() -> Question:
        asked = question("last", events=events)()
        return replace(asked, request=replace(asked.request, observation=what))

    return make_question


def test_actions_and_positions_are_judged_in_the_same_queue(qtbot: QtBot, judging: AiClient) -> None:
    heard, judged = Heard(judging), Judged(judging)
    first = judging.weigh(seen("a table", events=3))
    second = judging.ask(question("last", events=3))
    third = judging.appraise(seen("a table", events=5))
    fourth = judging.weigh(seen("a table", events=2), also=("first",))
    qtbot.waitUntil(lambda: judged.tickets == [first, third, fourth], timeout=PLENTY)
    assert heard.tickets == [second]
    assert [each.action for each in judged.entries[0][1]] == ["third", "second"]
    assert [each.action for each in judged.entries[2][1]] == ["third", "second", "first"]
    # What came later in the match is unknown to a question that goes back.
    assert [judged.entries[1][1].score, judged.entries[2][1][0].score] == [5, 2]


@pytest.mark.parametrize("way", ["die", "crash"])
def test_nothing_is_guessed_where_nobody_can_judge(qtbot: QtBot, judging: AiClient, way: str) -> None:
    heard, judged = Heard(judging), Judged(judging)
    tickets = [judging.weigh(seen(way)), judging.appraise(seen(way)), judging.appraise(seen("a table"))]
    qtbot.waitUntil(lambda: judged.tickets == tickets, timeout=PLENTY)
    assert [answer is None for _, answer in judged.entries] == [True, True, False]
    assert heard.answers == []
    assert heard.failures == []


def test_a_process_that_dies_over_a_judgement_is_replaced(qtbot: QtBot, judging: AiClient, tmp_path: Path) -> None:
    judged = Judged(judging)
    ticket = judging.weigh(seen(tmp_path / "died"))
    qtbot.waitUntil(lambda: judged.tickets == [ticket], timeout=PLENTY)
    assert judged.entries[0][1] is not None


@pytest.mark.skipif(sys.platform == "win32", reason="the priority is no number there")
def test_an_idle_process_stands_back(qtbot: QtBot, client: AiClient, judging: AiClient) -> None:
    usual, idle = Heard(client), Heard(judging)
    client.ask(question("last"))
    judging.ask(question("last"))
    qtbot.waitUntil(lambda: len(usual.answers) == len(idle.answers) == 1, timeout=PLENTY)
    assert client.process_id is not None
    assert judging.process_id is not None
    assert os.getpriority(os.PRIO_PROCESS, client.process_id) == os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, judging.process_id) == NICEST


WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication
from duckgames.session.ai_client import AiClient
from tests.session.players import judge, make
from tests.session.test_ai_client import question

if __name__ == "__main__":
    app = QCoreApplication(sys.argv)
    client = AiClient(make)
    client.answered.connect(lambda ticket, decision: print(client.process_id, flush=True))
    client.ask(question("last"))
    client.ask(question("hang"))
    app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signal 0 is Ctrl+C there, and asks nothing")
def test_a_killed_window_leaves_no_process(tmp_path: Path) -> None:
    script = tmp_path / "window.py"
    script.write_text(WINDOW, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    window = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environment, text=True)
    assert window.stdout is not None
    worker = int(window.stdout.readline())
    os.kill(worker, 0)
    window.kill()
    # The AI process, in a loop that never asks whether to stop, holds the other end of this pipe while it lives.
    window.communicate(timeout=60)
    assert window.returncode != 0
