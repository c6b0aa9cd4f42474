"""Taking back: where it leads, what stops it, and that the way forward is the same again."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from duckgames.core.events import CardMoved, DieRolled, TurnStarted
from duckgames.core.game import Step
from duckgames.core.match import Match
from duckgames.core.places import Card, Slot
from duckgames.core.record import Record
from duckgames.session.game_session import GameSession
from duckgames.session.undo import UndoState, way_back
from tests.session.helpers import Memory, SignalLog, bids, duck, find_game, person, played, pond
from tests.session.test_game_session import PLENTY
from tests.toy.game import DECK, Toasted, hand


def decide(session: GameSession, log: SignalLog, choice: int = 0) -> None:
    """Lets the person who is asked take a legal action."""
    seat, legal = log.last("deciding")
    session.submit(seat, legal[choice])


def replayed(record: Record) -> Match:
    return Match.replay(find_game(record.game), record)


def test_an_open_choice_can_be_taken_back_and_made_again(session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person()))
    assert session.undo_state == UndoState()
    decide(session, log)
    assert log.last("undo_changed") == (UndoState(undo=True),)
    first = log.last("deciding")
    log.clear()
    session.undo()
    assert log.names == ["rebuilt", "deciding"]
    assert log.last("deciding")[0] == 0
    assert session.undo_state == UndoState(redo=True)
    assert memory.record.actions == ()
    session.redo()
    assert log.names[2:] == ["stepped", "deciding"]
    assert log.last("deciding") == first
    session.undo()
    decide(session, log, -1)
    assert session.undo_state == UndoState(undo=True)
    session.redo()
    assert session.ply == 1


def test_what_was_revealed_cannot_be_taken_back(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person()))
    while not any(isinstance(event, CardMoved) for _, events in log.of("stepped") for event in events):
        decide(session, log)
    state, ply = session.undo_state, session.ply
    assert not state.undo
    assert isinstance(state.revealed, CardMoved)
    assert state.revealed.source.zone.name == "deck"
    session.undo()
    assert session.ply == ply
    assert log.names.count("rebuilt") == 1


def test_free_take_back_is_never_stopped_but_makes_the_match_practice(session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person(), take_back=True))
    for _ in range(9):
        decide(session, log)
    end = session.observation(None)
    assert not session.undo_state.practice
    while session.ply:
        session.undo()
    assert session.undo_state == UndoState(redo=True, practice=True)
    assert memory.record.notes["practice"] is True
    log.clear()
    for _ in range(9):
        session.redo()
    assert session.observation(None) == end
    assert not session.undo_state.redo
    assert [name for name in log.names if name == "stepped"] == ["stepped"] * 9
    assert replayed(memory.record).ply == 9


def test_undo_goes_back_over_ducks_and_keeps_their_open_choices(
    qtbot: QtBot, session: GameSession, memory: Memory
) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("patient"), take_back=True))
    decide(session, log)
    session.hurry()
    qtbot.waitUntil(lambda: session.ply == 2, timeout=PLENTY)
    after = replayed(memory.record).game.write(replayed(memory.record).state)
    log.clear()
    session.undo()
    assert log.names == ["rebuilt", "deciding"]
    assert session.ply == 1
    assert memory.record.actions[0][0] == 1
    session.redo()
    assert session.ply == 2
    assert replayed(memory.record).game.write(replayed(memory.record).state) == after


def test_an_answer_to_what_was_taken_back_is_dropped(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person(), duck("patient")))
    decide(session, log)
    session.undo()
    # The hint waits behind the question that was dropped and the one asked anew.
    session.request_hint()
    session.hurry()
    with qtbot.waitSignal(session.hinted, timeout=PLENTY):
        pass
    assert [events[0].seat for _, events in log.of("stepped")] == [0, 2]


def test_nobody_takes_back_the_decision_of_another(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(bids(person(), person()))
    session.ready(0)
    decide(session, log)
    # Nobody is at the screen.
    session.undo()
    assert session.undo_state == UndoState()
    session.ready(1)
    session.undo()
    assert session.ply == 1
    assert session.undo_state == UndoState()


def test_the_event_that_stops_undo_is_named(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    for seed in range(50):
        session.start(bids(person(), duck("patient"), seed=seed))
        decide(session, log, -1)
        session.hurry()
        qtbot.waitUntil(lambda: session.ply == 2, timeout=PLENTY)
        if session.observation(0).turn == 0:
            break
    revealed = session.undo_state.revealed
    assert isinstance(revealed, CardMoved)
    assert revealed.source.zone.seat == 1
    decide(session, log, -1)
    assert isinstance(session.undo_state.revealed, Toasted)
    assert not session.undo_state.undo


def test_a_resumed_match_goes_back_to_its_start_and_forward_again(qtbot: QtBot, session: GameSession) -> None:
    record = played(pond(person(), person(), take_back=True), plies=30).to_record("0")
    with qtbot.waitSignal(session.rebuilt, timeout=PLENTY):
        session.resume(record)
    end = session.observation(None)
    while session.undo_state.undo:
        session.undo()
    assert session.ply == 0
    while session.undo_state.redo:
        session.redo()
    assert session.ply == 30
    assert session.observation(None) == end


def test_the_end_itself_can_be_taken_back(session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person(), take_back=True))
    while session.result is None:
        decide(session, log)
    assert "result" in memory.record.notes
    session.undo()
    assert "result" not in memory.record.notes
    session.redo()
    assert "result" in memory.record.notes
    assert log.names[-1] == "ended"


def test_where_no_face_was_shown_the_die_is_named() -> None:
    match = played(pond(person(), person()), plies=1)
    die = DieRolled(seat=0, sides=6, value=3)
    match.steps[0] = Step(match.state, (*match.steps[0].events, die, TurnStarted(seat=1)), frozenset((0, 1)))
    way = way_back(match, 0)
    assert way is not None
    assert way.revealed == die
    assert way_back(match, 1) is None


def test_what_stops_undo_shows_nobody_the_face_another_drew() -> None:
    match = played(bids(person(), person()), plies=1)
    ((seat, _),) = match.actions
    target = Slot(hand(1 - seat), 0)
    drawn = CardMoved(source=Slot(DECK), target=target, card=Card("number", "9"), seen_by=frozenset((1 - seat,)))
    match.steps[0] = Step(match.state, (*match.steps[0].events, drawn), frozenset((0, 1)))
    way = way_back(match, seat)
    assert way is not None
    assert way.revealed == CardMoved(source=Slot(DECK), target=Slot(hand(1 - seat)))
