"""A person's seat is given to a duck and back while the match goes on."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from duckgames.core.match import Match
from duckgames.core.players import NOTE
from duckgames.core.setup import Ai
from duckgames.session.game_session import GameSession
from duckgames.session.recent import recent
from tests.session.helpers import Memory, SignalLog, bids, duck, find_game, person, pond
from tests.session.test_game_session import PLENTY
from tests.session.test_hot_seat import decide


def stand_in(level: str) -> Ai:
    return Ai(level, "steady", person().duck)


def test_the_duck_plays_at_once_and_to_the_end(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("random")))
    log.clear()
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        session.hand_over_seat(0, "last")
    assert log.names[:2] == ["thinking", "stepped"]
    assert "deciding" not in log.names
    assert memory.record.seats == (person(), duck("random"))
    assert memory.record.notes[NOTE] == [[0, 0, "last", "steady"]]


def test_whoever_plays_is_told(session: GameSession) -> None:
    told: list[object] = []
    session.players_changed.connect(told.append)
    session.start(pond(person(), duck("hang")))
    session.hand_over_seat(0, "hang")
    assert list(session.players) == [stand_in("hang"), duck("hang")]
    assert session.setup.seats == (person(), duck("hang"))
    session.take_seat_back(0)
    assert session.players == session.setup.seats
    assert told == [(stand_in("hang"), duck("hang")), session.setup.seats]


def test_the_person_chooses_what_the_duck_was_still_thinking_of(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("last")))
    session.hand_over_seat(0, "patient")
    log.clear()
    session.take_seat_back(0)
    assert log.names == ["deciding"]
    # An answer to the question that was dropped would come before the hint.
    session.request_hint()
    with qtbot.waitSignal(session.hinted, timeout=PLENTY):
        session.hurry()
    assert 0 not in [event.seat for _, events in log.of("stepped") for event in events if hasattr(event, "seat")]


def test_only_a_seat_of_a_person_can_be_given_away(session: GameSession, memory: Memory) -> None:
    session.start(pond(person(), duck("hang")))
    session.take_seat_back(0)
    session.hand_over_seat(1, "last")
    assert len(memory.saved) == 1
    with pytest.raises(ValueError, match="no AI wild"):
        session.hand_over_seat(0, "wild")


def test_nothing_changes_after_the_end(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    session.start(pond(person(), duck("last")))
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        session.hand_over_seat(0, "last")
    before = memory.record
    session.take_seat_back(0)
    assert memory.record == before


def test_in_the_pause_the_duck_waits(qtbot: QtBot, session: GameSession) -> None:
    session.start(pond(person(), duck("last")))
    session.pause()
    session.hand_over_seat(0, "last")
    qtbot.wait(50)
    assert session.ply == 0
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        session.go_on()


def test_a_resumed_match_goes_on_with_the_duck(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    session.start(pond(person(), duck("hang")))
    session.hand_over_seat(0, "hang")
    record = memory.record
    session.close()
    log = SignalLog(session)
    session.resume(record, "again")
    qtbot.waitUntil(lambda: bool(log.of("thinking")), timeout=PLENTY)
    assert session.players[0] == stand_in("hang")
    assert not log.of("deciding")
    session.take_seat_back(0)
    assert log.of("deciding")


def test_a_step_back_leads_over_what_the_duck_did_for_the_person(
    qtbot: QtBot, session: GameSession, memory: Memory
) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("last"), take_back=True))
    decide(session, log)
    qtbot.waitUntil(lambda: bool(log.of("deciding")), timeout=PLENTY)
    session.hand_over_seat(0, "last")
    assert not session.undo_state.undo
    qtbot.waitUntil(lambda: session.ply >= 6, timeout=PLENTY)
    session.take_seat_back(0)
    assert session.undo_state.undo
    session.undo()
    assert 0 not in [seat for seat, _ in memory.record.actions]
    assert memory.record.notes[NOTE]
    assert session.undo_state.redo


def test_nobody_takes_back_what_a_person_did_who_is_away(session: GameSession) -> None:
    session.start(pond(person(), person(), take_back=True))
    log = SignalLog(session)
    seat = log_first(session, log)
    session.hand_over_seat(seat, "hang")
    assert not session.undo_state.undo
    session.take_seat_back(seat)
    assert session.undo_state.undo


def log_first(session: GameSession, log: SignalLog) -> int:
    """The first person asked decides; answers who that was."""
    session.seek(session.ply, session.viewer)
    seat, legal = log.last("deciding")
    session.submit(seat, legal[0])
    return int(seat)


def test_what_the_duck_did_is_news_to_its_person() -> None:
    match = Match(find_game("duck_and_cover"), pond(person(), duck("last")))
    match.players.hand_over(0, 0, "last", "steady")
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    match.players.take_back(match.ply, 0)
    assert recent(match, 0) == match.history(0)


def test_the_cover_stays_down_for_the_only_person_left(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(bids(person(), person(), duck("random")))
    assert log.last("handover") == (0,)
    session.hand_over_seat(0, "random")
    assert log.last("handover") == (1,)
    session.ready(1)
    log.clear()
    session.deciding.connect(lambda seat, legal: session.submit(seat, legal[0]))
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        session.seek(session.ply, session.viewer)
    assert not log.of("handover")
    assert {viewer for viewer, _, _ in log.of("rebuilt")} <= {1}


def test_who_gives_the_seat_away_at_the_screen_leaves_the_screen(session: GameSession) -> None:
    session.start(bids(person(), person(), duck("hang")))
    session.ready(0)
    log = SignalLog(session)
    session.hand_over_seat(0, "hang")
    assert log.names == ["rebuilt", "handover"]
    assert session.viewer is None
    assert not session.shows(0)


def test_a_person_who_comes_back_finds_the_cover(session: GameSession) -> None:
    session.start(bids(person(), person(), duck("hang")))
    log = SignalLog(session)
    session.hand_over_seat(0, "hang")
    session.ready(1)
    decide(session, log)
    assert session.viewer == 1
    log.clear()
    session.take_seat_back(0)
    assert log.names == ["rebuilt", "handover"]
    assert log.last("handover") == (0,)
    assert session.viewer is None
