"""The AI process from inside: its messages, its players, and when it ends."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from duckgames.ai import worker as module
from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.messages import (
    Answer,
    Appraise,
    Appraised,
    Ask,
    Crashed,
    Progress,
    Question,
    Ready,
    Stop,
    Warm,
    Weigh,
    Weighing,
)
from duckgames.ai.player import Decision, Limit, Request, report
from duckgames.ai.random_player import RandomPlayer
from duckgames.ai.worker import Pipe, Worker, make_appraiser, make_player
from duckgames.core import registry
from duckgames.core.events import TurnStarted
from duckgames.core.rng import Rng

LEGAL = tuple(range(5))


def ask(ticket: int, level: str, events: int = 0, known: int = 0, limit: Limit | None = None) -> Ask:
    history = tuple(TurnStarted(seat=n) for n in range(known, events))
    request = Request(seat=0, observation=None, legal=LEGAL, history=history)
    return Ask(ticket, Question(1, "duck_and_cover", level, "", request, limit or Limit(), 3), known)


class Player:
    """Waits for stop if its level is patient, or telling how far it is; fails if bad, else answers with what it got."""

    made: int = 0

    def __init__(self, level: str) -> None:
        self._level = level

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        while self._level in ("patient", "telling") and not stop():
            report(stop, 0.5 if self._level == "telling" else 0.0)
        if self._level == "bad":
            raise KeyError("no idea")
        if self._level == "robbed":
            raise FileNotFoundError("no weights")
        return Decision(rng.choice(request.legal), len(request.history), 0.0)


class Appraiser:
    """Judges by how much history it got; fails where the seat sees something bad."""

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        return Value(0.5, len(request.history), 0.0)

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        if request.observation == "bad":
            raise KeyError("no idea")
        actions = dict.fromkeys((rng.choice(request.legal), *also))
        return tuple(Weighed(action, 0.5, len(request.history), 0.0, 0.0) for action in actions)


def judge(game: str) -> Appraiser | None:
    return Appraiser() if game == "duck_and_cover" else None


@pytest.fixture
def made() -> list[tuple[str, str, str]]:
    return []


@pytest.fixture
def pipe(made: list[tuple[str, str, str]]) -> Iterator[Pipe]:
    """The window's end of the pipe of a worker that lives in a thread here."""

    def make(game: str, level: str, temper: str) -> Player:
        made.append((game, level, temper))
        return Player(level)

    ours, theirs = multiprocessing.Pipe()
    thread = threading.Thread(target=Worker(theirs, make, judge).serve)
    thread.start()
    yield ours
    ours.close()
    # Whatever it was doing, a closed pipe ends it.
    thread.join(30)
    assert not thread.is_alive()


def received(pipe: Pipe) -> Any:
    assert pipe.poll(30)
    return pipe.recv()


def test_questions_are_answered_with_their_ticket(pipe: Pipe) -> None:
    assert received(pipe) == Ready()
    pipe.send(ask(1, "calm"))
    pipe.send(ask(2, "calm"))
    expected = Rng(3).choice(LEGAL)
    assert received(pipe) == Answer(1, Decision(expected, 0, 0.0))
    assert received(pipe) == Answer(2, Decision(expected, 0, 0.0))


def test_stop_is_for_its_ticket_and_questions_behind_it_wait(pipe: Pipe) -> None:
    received(pipe)
    for message in (ask(1, "patient"), ask(2, "calm"), Stop(2), Stop(1)):
        pipe.send(message)
    assert [received(pipe).ticket for _ in range(2)] == [1, 2]
    pipe.send(Stop(1))
    pipe.send(ask(3, "calm"))
    assert received(pipe).ticket == 3


def test_closing_the_pipe_ends_a_search(pipe: Pipe) -> None:
    received(pipe)
    pipe.send(ask(1, "patient"))


def test_progress_is_a_share_of_the_seconds(pipe: Pipe) -> None:
    received(pipe)
    pipe.send(ask(1, "patient", limit=Limit(seconds=1000)))
    first, second = received(pipe), received(pipe)
    assert isinstance(first, Progress)
    assert first.ticket == second.ticket == 1
    assert 0 < first.share < second.share < 1
    pipe.send(Stop(1))
    while not isinstance(received(pipe), Answer):
        pass


def test_progress_is_the_share_that_the_search_tells(pipe: Pipe) -> None:
    received(pipe)
    pipe.send(ask(1, "telling"))
    first, second = received(pipe), received(pipe)
    assert isinstance(first, Progress)
    assert first.share == second.share == 0.5
    pipe.send(Stop(1))
    while not isinstance(received(pipe), Answer):
        pass


@pytest.mark.parametrize(("level", "reason"), [("bad", "no idea"), ("robbed", "no weights")])
def test_a_player_that_fails_is_told_and_the_worker_goes_on(pipe: Pipe, level: str, reason: str) -> None:
    received(pipe)
    pipe.send(ask(1, level))
    crashed = received(pipe)
    assert isinstance(crashed, Crashed)
    assert crashed.ticket == 1
    assert reason in crashed.trace
    pipe.send(ask(2, "calm"))
    assert received(pipe).ticket == 2


def test_history_grows_by_what_is_new(pipe: Pipe) -> None:
    received(pipe)
    for ticket, (known, events) in enumerate([(0, 3), (3, 8), (8, 8), (0, 2)]):
        pipe.send(ask(ticket, "calm", events, known))
        assert received(pipe).decision.nodes == events
    other = ask(9, "calm", 4)
    pipe.send(replace(other, question=replace(other.question, story=2)))
    assert received(pipe).decision.nodes == 4


def judged(ticket: int, kind: type[Ask], game: str = "duck_and_cover", **more: Any) -> Ask:
    question = ask(ticket, "", events=4).question
    return kind(ticket, replace(question, game=game), 0, **more)


def test_actions_and_positions_are_judged_with_all_of_the_history(pipe: Pipe) -> None:
    received(pipe)
    pipe.send(ask(1, "calm", events=4))
    received(pipe)
    question = ask(2, "", events=6, known=4).question
    pipe.send(Weigh(2, question, 4, also=(4, 2)))
    weighing = received(pipe)
    assert weighing.ticket == 2
    assert [each.action for each in weighing.weighed] == list(dict.fromkeys((Rng(3).choice(LEGAL), 4, 2)))
    assert {each.score for each in weighing.weighed} == {6}
    pipe.send(Appraise(3, ask(3, "", events=1).question))
    assert received(pipe) == Appraised(3, Value(0.5, 1, 0.0))


def test_a_game_without_an_appraiser_is_not_judged(pipe: Pipe) -> None:
    received(pipe)
    for ticket in (1, 3):
        pipe.send(judged(ticket, Weigh, "other"))
        pipe.send(judged(ticket + 1, Appraise, "other"))
        assert received(pipe) == Weighing(ticket, None)
        assert received(pipe) == Appraised(ticket + 1, None)


def test_an_appraiser_that_fails_is_told_and_the_worker_goes_on(pipe: Pipe) -> None:
    received(pipe)
    bad = judged(1, Weigh)
    request = replace(bad.question.request, observation="bad")
    pipe.send(replace(bad, question=replace(bad.question, request=request)))
    assert isinstance(received(pipe), Crashed)
    pipe.send(judged(2, Appraise))
    assert received(pipe).ticket == 2


def test_a_warm_player_is_made_once(pipe: Pipe, made: list[tuple[str, str, str]]) -> None:
    info = registry.info("duck_and_cover")
    received(pipe)
    pipe.send(Warm("duck_and_cover"))
    assert received(pipe) == Ready()
    assert made == [(info.id, info.levels[-1], info.tempers[0])]
    pipe.send(Warm("no such game"))
    assert received(pipe) == Ready()
    for ticket in (1, 2):
        pipe.send(ask(ticket, "calm"))
        received(pipe)
    assert len(made) == 2


def absent(name: str) -> Callable[[str], Any]:
    def load(game: str) -> Any:
        raise ModuleNotFoundError(name=name)

    return load


def test_a_game_without_ai_gets_the_random_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ai", absent("duckgames.games.some.ai"))
    assert isinstance(make_player("some", "easy", "steady"), RandomPlayer)
    monkeypatch.setattr(registry, "ai", absent("numpy"))
    with pytest.raises(ModuleNotFoundError):
        make_player("some", "easy", "steady")


def test_a_game_brings_its_appraiser_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ai", lambda game: SimpleNamespace(make_appraiser=Appraiser))
    assert isinstance(make_appraiser("some"), Appraiser)
    monkeypatch.setattr(registry, "ai", lambda game: SimpleNamespace())
    assert make_appraiser("some") is None
    monkeypatch.setattr(registry, "ai", absent("duckgames.games.some.ai"))
    assert make_appraiser("some") is None
    monkeypatch.setattr(registry, "ai", absent("numpy"))
    with pytest.raises(ModuleNotFoundError):
        make_appraiser("some")


def test_the_random_player_takes_every_action_in_time() -> None:
    request = ask(1, "").question.request
    taken = {RandomPlayer().decide(request, Limit(), Rng(seed), lambda: False).action for seed in range(60)}
    assert taken == set(LEGAL)


def test_the_process_loads_no_qt() -> None:
    script = "import sys, duckgames.ai.worker; print(any(name.startswith('PySide6') for name in sys.modules))"
    said = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        cwd=module.__file__.split("duckgames")[0],
    )
    assert said.stdout.strip() == "False"
