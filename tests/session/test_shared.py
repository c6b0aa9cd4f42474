"""Matches that leave as a code and come as one: written in slices, opened as they were, refused with a reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from duckgames.core import registry
from duckgames.core.record import BadRecord
from duckgames.core.share_body import Body, pack
from duckgames.core.share_code import read_code, write_code
from duckgames.core.share_text import BadCode, Fault, write_text
from duckgames.session.finished import BROUGHT
from duckgames.session.shared import Arrived, SharedMatches
from tests.core.codes import finished

GAME = registry.game("duck_town")
MATCH = finished(GAME, 7)
CODE = write_code(MATCH, "0")


@pytest.fixture
def shared(qapp: Any) -> SharedMatches:
    return SharedMatches("1")


def written(qtbot: QtBot, shared: SharedMatches, ply: int | None = None) -> str:
    with qtbot.waitSignal(shared.written, timeout=20_000) as told:
        shared.write(MATCH.to_record("0"), ply)
    return str(told.args[0])


def arrived(qtbot: QtBot, shared: SharedMatches, code: str) -> Arrived:
    with qtbot.waitSignal(shared.opened, timeout=20_000) as told:
        shared.open(code)
    assert isinstance(told.args[0], Arrived)
    return told.args[0]


def failed(qtbot: QtBot, shared: SharedMatches, code: str) -> BadCode:
    with qtbot.waitSignal(shared.failed, timeout=20_000) as told:
        shared.open(code)
    assert isinstance(told.args[0], BadCode)
    return told.args[0]


def test_a_match_goes_and_comes(qtbot: QtBot, shared: SharedMatches) -> None:
    code = written(qtbot, shared, 5)
    match = arrived(qtbot, shared, code)
    assert match.whole
    assert match.ply == 5
    assert match.record.actions == MATCH.to_record("0").actions
    assert match.record.notes[BROUGHT] is True
    assert written(qtbot, shared) == CODE


def test_a_match_of_other_rules_has_no_end(qtbot: QtBot, shared: SharedMatches) -> None:
    body = read_code(CODE)
    record = replace(body.record, rules=GAME.info.rules + 1, actions=(*body.record.actions[:-1], (0, ["never"])))
    seats = [seat for seat, _ in record.actions]
    other = replace(record, actions=(*record.actions[:-1], (body.record.actions[-1][0], ["never"])))
    assert len(seats) == len(body.record.actions)
    match = arrived(qtbot, shared, write_text(pack(Body(other, body.hashes, None))))
    assert not match.whole
    assert 0 < match.turn < match.turns
    assert len(match.record.actions) == match.ply < MATCH.ply
    assert "result" not in match.record.notes


def test_what_is_wrong_is_told(qtbot: QtBot, shared: SharedMatches) -> None:
    body = read_code(CODE)
    chess = write_text(pack(replace(body, record=replace(body.record, game="chess"))))
    error = failed(qtbot, shared, chess)
    assert (error.fault, error.detail) == (Fault.GAME, "chess")
    assert failed(qtbot, shared, "Hello").fault is Fault.NO_CODE
    wrong = write_text(pack(replace(body, record=replace(body.record, fingerprint="0" * 12))))
    assert failed(qtbot, shared, wrong).fault is Fault.REPLAY


def test_a_match_that_fits_no_rules_is_not_written(qtbot: QtBot, shared: SharedMatches) -> None:
    record = replace(MATCH.to_record("0"), fingerprint="0" * 12)
    with qtbot.waitSignal(shared.failed, timeout=20_000) as told:
        shared.write(record)
    assert isinstance(told.args[0], BadRecord)
    assert not isinstance(told.args[0], BadCode)


def test_who_leaves_hears_no_more(qtbot: QtBot, shared: SharedMatches) -> None:
    told: list[object] = []
    for signal in (shared.written, shared.opened, shared.failed):
        signal.connect(told.append)
    shared.write(MATCH.to_record("0"))
    shared.stop()
    shared.open(CODE)
    shared.stop()
    shared.stop()
    qtbot.wait(50)
    assert told == []
