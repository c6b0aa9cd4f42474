"""Hints: the actions weighed where the game can tell, else what the strongest duck would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from duckgames.ai.player import Decision
from duckgames.session.ai_client import AiClient
from duckgames.session.game_session import GameSession
from tests.session.helpers import Memory, SignalLog, bids, find_game, person
from tests.session.players import StubAppraiser, judge, make, nobody

PLENTY = 30_000


class Lonely(StubAppraiser):
    """Weighs one action, and cannot say why."""

    def weigh(self, *args: Any, **more: Any) -> Any:
        best, *_ = super().weigh(*args, **more)
        return (replace(best, reason=None),)


def lonely(game: str) -> Lonely:
    return Lonely()


@pytest.fixture
def asked(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[GameSession]:
    client = AiClient(make, judge=request.param)
    session = GameSession(client, Memory(), find_game)
    yield session
    session.close()
    client.close()


def hinted(qtbot: QtBot, session: GameSession) -> Decision:
    with qtbot.waitSignal(session.hinted, timeout=PLENTY) as caught:
        session.request_hint()
    assert caught.args is not None
    decision: Decision = caught.args[0]
    return decision


@pytest.mark.parametrize("asked", [judge], indirect=True)
def test_a_hint_brings_what_actions_are_worth(qtbot: QtBot, asked: GameSession) -> None:
    log = SignalLog(asked)
    asked.start(bids(person(), person()))
    asked.ready(0)
    decision = hinted(qtbot, asked)
    legal = log.last("deciding")[1]
    assert decision.action == legal[-1]
    assert decision.reason is not None
    assert [each.action for each in decision.weighed] == [legal[-1], legal[-2]]


@pytest.mark.parametrize("asked", [nobody, lonely], indirect=True)
def test_where_weighing_says_nothing_the_strongest_duck_is_asked(qtbot: QtBot, asked: GameSession) -> None:
    log = SignalLog(asked)
    asked.start(bids(person(), person()))
    asked.ready(0)
    decision = hinted(qtbot, asked)
    assert decision.action == log.last("deciding")[1][-1]
    assert decision.weighed == ()


@pytest.mark.parametrize("asked", [judge, nobody], indirect=True)
def test_a_hint_that_comes_in_a_pause_is_told_after_it(qtbot: QtBot, asked: GameSession) -> None:
    log = SignalLog(asked)
    asked.start(bids(person(), person()))
    asked.ready(0)
    asked.request_hint()
    asked.pause()
    with qtbot.waitSignal(asked._ai.weighed, timeout=PLENTY):
        pass
    assert log.of("hinted") == []
    with qtbot.waitSignal(asked.hinted, timeout=PLENTY):
        asked.go_on()
    assert len(log.of("hinted")) == 1


@pytest.mark.parametrize("asked", [judge], indirect=True)
def test_a_hint_for_a_choice_already_made_is_never_told(qtbot: QtBot, asked: GameSession) -> None:
    log = SignalLog(asked)
    asked.start(bids(person(), person()))
    asked.ready(0)
    asked.request_hint()
    asked.submit(0, log.last("deciding")[1][0])
    asked.ready(1)
    decision = hinted(qtbot, asked)
    assert log.of("hinted") == [(decision,)]
    assert decision.action == log.last("deciding")[1][-1]
