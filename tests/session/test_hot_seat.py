"""Several people at one screen in a game with secrets: whose eyes the views have, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from duckgames.core.events import Event
from duckgames.core.match import Match
from duckgames.session.game_session import GameSession
from duckgames.session.recent import recent
from duckgames.session.screen import Screen
from duckgames.session.undo import TakeBack, UndoState
from tests.session.helpers import Memory, SignalLog, bids, duck, find_game, person, played, pond
from tests.session.test_game_session import PLENTY
from tests.toy.game import Observation


def decide(session: GameSession, log: SignalLog, choice: int = 0) -> None:
    """Takes the screen if it is handed over, and takes a legal action."""
    if log.of("handover"):
        session.ready(log.last("handover")[0])
    seat, legal = log.last("deciding")
    log.clear()
    session.submit(seat, legal[choice])


def hides(seen: Observation, events: Sequence[Event]) -> bool:
    """Whether neither a hand nor an open bid is known."""
    contents = [getattr(event, "content", None) for event in events]
    return not any(card for cards in seen.hands for card in cards) and not any(contents)


def hands(seed: int) -> list[list[int]]:
    """The hands that a seed deals to three."""
    return list(Match(find_game("bids"), bids(person(), person(), person(), seed=seed)).state.hands)


@pytest.fixture(scope="module")
def strong() -> int:
    """A seed that gives the second person the highest card."""
    return next(
        seed for seed in range(200) if max(hands(seed)[1]) == max(card for each in hands(seed) for card in each)
    )


def to_the_duck(session: GameSession, seed: int) -> SignalLog:
    """Both persons have bid, the second one most, and the duck is waited for."""
    log = SignalLog(session)
    session.start(bids(person(), person(), duck("patient"), seed=seed, take_back=True))
    decide(session, log)
    decide(session, log, -1)
    return log


def test_ducks_are_watched_with_the_eyes_of_a_spectator(qtbot: QtBot, session: GameSession, strong: int) -> None:
    log = to_the_duck(session, strong)
    assert log.names[:3] == ["stepped", "rebuilt", "thinking"]
    viewer, seen, events = log.last("rebuilt")
    assert viewer is None
    assert session.viewer is None
    assert hides(seen, events)
    assert not session.shows(1)
    with pytest.raises(ValueError, match="not at the screen"):
        session.recent(1)
    log.clear()
    session.hurry()
    qtbot.waitUntil(lambda: bool(log.of("handover")), timeout=PLENTY)
    assert not any(name in ("rebuilt", "deciding") for name in log.names)
    assert hides(session.observation(None), log.last("stepped")[1])


def test_the_eyes_at_the_screen_bring_table_and_log_of_their_seat(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(bids(person(), person()))
    decide(session, log)
    log.clear()
    session.ready(1)
    assert log.names == ["rebuilt", "deciding"]
    viewer, seen, events = log.last("rebuilt")
    assert viewer == 1
    assert all(seen.hands[1])
    assert not any(seen.hands[0])
    assert [getattr(event, "content", None) for event in events] == [None]
    assert session.shows(1)
    assert not session.shows(0)


def test_a_resumed_match_begins_covered(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    record = played(bids(person(), person()), plies=3).to_record("0")
    with qtbot.waitSignal(session.handover, timeout=PLENTY):
        session.resume(record)
    assert log.names == ["rebuilt", "handover"]
    assert log.last("rebuilt")[0] is None
    assert session.undo_state == UndoState()
    assert hides(*log.last("rebuilt")[1:])


def test_nothing_is_taken_back_behind_the_cover(qtbot: QtBot, session: GameSession, strong: int) -> None:
    log = to_the_duck(session, strong)
    session.hurry()
    qtbot.waitUntil(lambda: bool(log.of("handover")), timeout=PLENTY)
    ply = session.ply
    assert session.undo_state == UndoState()
    session.undo()
    session.redo()
    assert session.ply == ply
    session.ready(1)
    assert session.undo_state.undo


def test_the_own_decision_can_be_taken_back_across_the_cover_and_made_again(
    qtbot: QtBot, session: GameSession, strong: int
) -> None:
    log = to_the_duck(session, strong)
    session.hurry()
    qtbot.waitUntil(lambda: bool(log.of("handover")), timeout=PLENTY)
    assert log.last("handover") == (1,)
    session.ready(1)
    log.clear()
    session.undo()
    assert log.names == ["rebuilt", "deciding"]
    assert log.last("rebuilt")[0] == session.viewer == 1
    assert session.undo_state.redo
    assert not session.undo_state.undo
    log.clear()
    session.redo()
    # The bid decides it at once: the duck's own still stands.
    assert log.names == ["stepped", "deciding"]
    assert session.viewer == 1


def test_a_step_forward_belongs_to_who_took_it_back() -> None:
    match = played(bids(person(), person(), take_back=True), plies=2)
    (seat, _) = match.actions[-1]
    screen = Screen(match)
    screen.viewer = seat
    take_back = TakeBack(match, screen)
    assert take_back.back()
    for viewer in (None, 1 - seat):
        screen.viewer = viewer
        assert not take_back.state.redo
        assert take_back.forward() == ()
    screen.viewer = seat
    assert take_back.state.redo
    assert len(take_back.forward()) == 1


def test_a_hint_is_for_the_eyes_at_the_screen_alone(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    session.start(bids(person(), person()))
    session.request_hint()
    assert memory.record.notes["hints"] == 0
    session.ready(0)
    session.request_hint()
    decision = log.last("deciding")[1][0]
    session.submit(0, decision)
    session.ready(1)
    with qtbot.waitSignal(session.hinted, timeout=PLENTY):
        session.request_hint()
    # The hint the first person asked for went with that person.
    assert len(log.of("hinted")) == 1
    assert log.last("hinted")[0].action == log.last("deciding")[1][-1]


def test_everything_since_the_last_turn_is_new(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("last"), duck("last"), duck("last")))
    assert session.recent(0) == ()
    for _ in range(3):
        ply = session.ply
        decide(session, log)
        qtbot.waitUntil(lambda: bool(log.of("deciding")) and len(log.of("stepped")) > 1, timeout=PLENTY)
        shown = tuple(event for _, events in log.of("stepped") for event in events)
        assert session.recent(0)[: len(shown)] == shown
        assert session.ply > ply


def test_a_turn_of_several_decisions_is_one_turn() -> None:
    match = Match(find_game("bids"), bids(person(), person(), seed=7))
    first, second = (match.legal(seat) for seat in (0, 1))
    match.submit(0, first[-1])
    match.submit(1, second[-1])
    (winner,) = match.game.owing(match.state)
    assert recent(match, winner) == match.history(winner)
    assert recent(match, 1 - winner) == match.history(1 - winner, 1 - winner)
    match.submit(winner, match.legal(winner)[-1])
    # Its turn is over now, though it bids again: so does the other.
    assert recent(match, winner) == match.history(winner, 2)
    assert recent(match, None) == match.history(None, 2)
    assert recent(match, 1 - winner) == match.history(1 - winner, 1 - winner)
