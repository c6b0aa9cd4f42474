"""The session: order and content of its signals, viewers, pauses, hints and moments of the past."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from duckgames.core.events import CardMoved, ChoiceMade
from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.record import fingerprint
from duckgames.session.ai_client import AiClient
from duckgames.session.errors import ErrorId
from duckgames.session.game_session import GameSession
from tests.session.helpers import (
    FOLLOWERS,
    Memory,
    SignalLog,
    bids,
    duck,
    find_game,
    person,
    played,
    pond,
    submit_all,
)

PLENTY = 30_000


def followers_of_steps(names: list[str]) -> list[list[str]]:
    """What came after each step, up to the next."""
    groups: list[list[str]] = []
    for name in names:
        if name == "stepped":
            groups.append([])
        elif groups:
            groups[-1].append(name)
    return groups


@pytest.mark.parametrize(
    "setup",
    [
        pond(person(), duck("last"), duck("random")),
        pond(person(), person(), duck("random")),
        pond(duck("random"), duck("last")),
        bids(person(), duck("last")),
        bids(person(), person(), duck("random")),
        bids(person(), person()),
    ],
    ids=["one person", "two persons", "ducks alone", "secrets", "secrets shared", "secrets, no duck"],
)
def test_each_step_has_one_follower_and_the_record_replays(
    qtbot: QtBot, session: GameSession, memory: Memory, setup: Any
) -> None:
    log = SignalLog(session)
    submit_all(session)
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        session.start(setup)
    assert not log.of("failed")
    assert log.names[0] == "rebuilt"
    assert [ply for ply, _ in log.of("stepped")] == list(range(1, session.ply + 1))
    for group in followers_of_steps(log.names):
        # Taking the screen draws the table anew and asks its person: the hand-over was the follower.
        assert group[0] in FOLLOWERS or group[:2] in (["rebuilt", "handover"], ["rebuilt", "thinking"])
        assert sum(name in FOLLOWERS for name in group) == (2 if "handover" in group else 1)
    replayed = Match.replay(find_game(setup.game), memory.record)
    assert log.last("ended") == (replayed.result,)
    assert memory.record.notes["result"]["winners"] == list(replayed.result.winners)  # type: ignore[union-attr]
    assert len({name for name, _ in memory.saved}) == 1


def test_ducks_commit_hidden_while_the_person_still_decides(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("last"), duck("last")))
    owing = session.observation(0)
    ducks = sum(1 for mover in owing.movers[1:] if mover)
    qtbot.waitUntil(lambda: len(log.of("stepped")) == ducks, timeout=PLENTY)
    assert log.names == ["rebuilt", "deciding", *["stepped", "deciding"] * ducks]
    for _, events in log.of("stepped"):
        assert [type(event) for event in events] == [ChoiceMade]
        assert events[0].content is None
    assert len(set(log.of("deciding"))) == 1
    session.submit(0, log.last("deciding")[1][0])
    assert any(isinstance(event, CardMoved) for event in log.last("stepped")[1])


def test_persons_at_one_screen_decide_in_turn_and_nobody_sees_an_open_choice(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person(), person()))
    asked = []
    owing = [seat for seat, mover in enumerate(session.observation(None).movers) if mover]
    for _ in owing:
        seat, legal = log.last("deciding")
        asked.append(seat)
        session.submit(seat, legal[0])
    assert asked == owing
    assert [viewer for viewer, _, _ in log.of("rebuilt")] == [None]
    for _, events in log.of("stepped"):
        assert all(event.content is None for event in events if isinstance(event, ChoiceMade))
    assert session.observation(1).viewer == 1


def test_a_match_that_is_left_waits_for_its_file(session: GameSession, memory: Memory) -> None:
    session.start(pond(person(), person()))
    session.start(pond(person(), person()))
    assert memory.flushed == 1
    session.close()
    assert memory.flushed == len(memory.saved) == 2


def test_the_screen_is_covered_between_persons_with_secrets(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(bids(person(), person()))
    assert log.names == ["rebuilt", "handover"]
    assert log.last("rebuilt")[0] is None
    session.ready(1)
    assert log.names == ["rebuilt", "handover"]
    with pytest.raises(ValueError, match="not at the screen"):
        session.observation(0)
    with pytest.raises(ValueError, match="not at the screen"):
        session.why_not(1, find_game("bids").action(None, 1, 1))
    session.ready(0)
    assert log.names[2:] == ["rebuilt", "deciding"]
    assert session.viewer == log.last("rebuilt")[0] == 0
    log.clear()
    action = session.observation(0)
    session.submit(0, find_game("bids").action(None, 0, action.hands[0][0]))
    assert log.names == ["stepped", "rebuilt", "handover"]
    assert log.last("stepped")[1][0].content is not None
    viewer, seen, events = log.last("rebuilt")
    assert viewer is None
    assert not any(any(cards) for cards in seen.hands)
    assert all(event.content is None for event in events)
    assert log.last("handover") == (1,)


def test_what_is_not_legal_is_refused_and_changes_nothing(session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person()))
    seat, legal = log.last("deciding")
    saves = len(memory.saved)
    session.submit(1 - seat, legal[0])
    other = played(pond(person(), person(), seed=9)).actions[0][1]
    assert session.why_not(seat, other) is not None
    session.submit(seat, other)
    session.pause()
    session.submit(seat, legal[0])
    assert [error.id for (error,) in log.of("failed")] == [ErrorId.REFUSED, ErrorId.REFUSED, ErrorId.PAUSED]
    assert log.of("failed")[0][0].data["refusal"].code == "not_asked"
    assert log.of("failed")[1][0].data["refusal"] == session.why_not(seat, other)
    assert session.ply == 0
    assert len(memory.saved) == saves
    session.go_on()
    assert session.why_not(seat, legal[0]) is None
    session.submit(seat, legal[0])
    assert session.ply == 1


def test_a_cheating_duck_plays_at_random_instead(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    submit_all(session)
    with qtbot.waitSignal(session.failed, timeout=PLENTY):
        session.start(pond(person(), duck("cheat")))
    assert log.last("failed")[0].id is ErrorId.AI_FALLBACK
    qtbot.waitUntil(lambda: session.ply > 1, timeout=PLENTY)


def test_patient_ducks_wait_for_hurry(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    with qtbot.waitSignal(session.thinking):
        session.start(pond(duck("patient"), duck("patient")))
    seats, progress = log.last("thinking")
    assert progress == 0
    session.hurry()
    qtbot.waitUntil(lambda: session.ply >= len(seats), timeout=PLENTY)
    shares = [share for _, share in log.of("thinking")][: len(seats)]
    assert shares == [n / len(seats) for n in range(len(seats))]


def test_progress_within_a_duck_counts_for_its_share(qtbot: QtBot, session: GameSession, client: AiClient) -> None:
    log = SignalLog(session)
    session.start(pond(duck("patient"), duck("patient")))
    seats, _ = log.last("thinking")
    log.clear()
    client.progressed.emit(1, 0.5)
    client.progressed.emit(99, 0.5)
    assert log.entries == [("thinking", (seats, 0.5 / len(seats)))]
    session.start(pond(person(), duck("patient")))
    log.clear()
    client.progressed.emit(len(seats) + 1, 0.5)
    assert not log.entries


def test_what_ducks_choose_in_a_pause_is_played_after_it(qtbot: QtBot, session: GameSession, client: AiClient) -> None:
    session.start(pond(duck("last"), duck("last")))
    session.pause()
    assert session.paused
    with qtbot.waitSignals([client.answered, client.answered], timeout=PLENTY):
        pass
    assert session.ply == 0
    session.go_on()
    assert session.ply == 2


def test_a_hint_comes_from_the_strongest_level_and_is_counted(
    qtbot: QtBot, session: GameSession, memory: Memory
) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person()))
    seat, legal = log.last("deciding")
    with qtbot.waitSignal(session.hinted, timeout=PLENTY):
        session.request_hint()
    assert log.last("hinted")[0].action == legal[-1]
    session.submit(seat, legal[0])
    assert memory.record.notes["hints"] == 1


def test_a_hint_for_a_choice_already_made_never_comes(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person()))
    seat, legal = log.last("deciding")
    session.request_hint()
    session.submit(seat, legal[0])
    with qtbot.waitSignal(session.hinted, timeout=PLENTY):
        session.request_hint()
    assert len(log.of("hinted")) == 1
    assert log.last("hinted")[0].action == log.last("deciding")[1][-1]


def test_answers_to_a_match_that_was_left_mean_nothing(qtbot: QtBot, session: GameSession, client: AiClient) -> None:
    log = SignalLog(session)
    session.start(pond(duck("patient"), duck("last")))
    with qtbot.waitSignal(client.answered, timeout=PLENTY):
        session.start(pond(person(), duck("last"), seed=8))
    assert session.ply == 1
    assert [name for name in log.names if name == "stepped"] == ["stepped"]
    session.close()
    assert not session.running
    session.undo()
    session.hurry()
    with pytest.raises(RuntimeError, match="no match"):
        _ = session.ply


def test_a_resumed_match_goes_on_exactly_as_it_would_have(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    submit_all(session)
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        session.start(pond(person(), duck("random"), duck("random")))
    whole = memory.record
    name, middle = memory.saved[len(memory.saved) // 2]
    with qtbot.waitSignals([session.rebuilt, session.ended], timeout=PLENTY, order="strict"):
        session.resume(middle, name)
    match = Match.replay(find_game(whole.game), memory.record)
    assert fingerprint(match.game.write(match.state)) == whole.fingerprint
    assert sorted(memory.record.actions, key=str) == sorted(whole.actions, key=str)
    assert memory.saved[-1][0] == name
    # It may have ended a second later.
    assert memory.record.notes == {**whole.notes, "ended": memory.record.notes["ended"]}


def test_a_long_record_is_resumed_in_slices(qtbot: QtBot, session: GameSession) -> None:
    record = played(pond(*[person()] * 7)).to_record("0")
    ticks = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(session.running))
    timer.start(0)
    with qtbot.waitSignal(session.rebuilt, timeout=PLENTY):
        session.resume(record)
    timer.stop()
    assert ticks.count(False) >= 5
    assert session.result is not None
    assert session.ply == len(record.actions)


def test_a_record_that_breaks_the_rules_is_put_aside(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    log = SignalLog(session)
    good = played(pond(person(), person()), plies=20)
    record = good.to_record("0")
    changed = type(record)(**{**vars(record), "seed": record.seed + 1})
    with qtbot.waitSignal(session.failed, timeout=PLENTY):
        session.resume(changed, "somebody")
    error = log.last("failed")[0]
    assert error.id is ErrorId.SAVE_DAMAGED
    assert error.data["kept_as"] == "aside/somebody"
    assert error.data["stage"] in ("replay", "fingerprint")
    assert memory.aside == ["somebody"]
    assert not session.running
    newer = type(record)(**{**vars(record), "rules": record.rules + 1})
    with qtbot.waitSignal(session.failed, timeout=PLENTY):
        session.resume(newer, "somebody")
    assert log.last("failed")[0].id is ErrorId.SAVE_NEWER
    assert memory.aside == ["somebody"]


def test_the_log_does_not_say_which_action_of_a_record_makes_no_sense(
    qtbot: QtBot, session: GameSession, caplog: pytest.LogCaptureFixture
) -> None:
    record = played(pond(person(), person()), plies=3).to_record("0")
    changed = type(record)(**{**vars(record), "actions": (*record.actions, (0, "a card in a hand"))})
    with qtbot.waitSignal(session.failed, timeout=PLENTY):
        session.resume(changed, "somebody")
    said = [entry.getMessage() for entry in caplog.records if entry.name.endswith("unusable")]
    assert said == ["The match somebody cannot be resumed: replay"]


def test_rules_that_stumble_over_a_record_stop_nothing(qtbot: QtBot, client: AiClient) -> None:
    class Stumbling:
        """Rules with a fault."""

        def __init__(self, game: AnyGame) -> None:
            self._game = game

        def __getattr__(self, name: str) -> Any:
            return getattr(self._game, name)

        def decode(self, data: object) -> None:
            raise TypeError("not thought of")

    session = GameSession(client, None, lambda game_id: Stumbling(find_game(game_id)))
    log = SignalLog(session)
    with qtbot.waitSignal(session.failed, timeout=PLENTY):
        session.resume(played(pond(person(), person()), plies=3).to_record("0"))
    assert log.last("failed")[0].data["stage"] == "replay"


def test_starting_another_match_stops_a_resume(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.resume(played(pond(*[person()] * 7)).to_record("0"))
    session.start(pond(person(), person()))
    with qtbot.waitSignal(session.hinted, timeout=PLENTY):
        session.request_hint()
    assert len(log.of("rebuilt")) == 1
    assert len(session.setup.seats) == 2


def test_seek_shows_the_past_while_play_goes_on(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), duck("patient")))
    start = log.last("rebuilt")
    session.submit(*_first(log))
    log.clear()
    session.seek(-3, 0)
    session.hurry()
    qtbot.waitUntil(lambda: session.ply == 2, timeout=PLENTY)
    assert log.names == ["rebuilt"]
    assert log.last("rebuilt") == start
    session.seek(0, None)
    deal = Match(find_game("duck_and_cover"), pond(person(), duck("patient"))).state
    assert log.last("rebuilt") == (None, find_game("duck_and_cover").observe(deal, None), ())
    log.clear()
    session.seek(99, 0)
    assert log.names in (["rebuilt", "deciding"], ["rebuilt", "thinking"])
    assert log.last("rebuilt")[1] == session.observation(0)
    assert len(log.last("rebuilt")[2]) > 2


def test_a_decision_leads_back_from_the_past(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person()))
    session.submit(*_first(log))
    seat, legal = log.last("deciding")
    session.seek(0, None)
    log.clear()
    session.submit(seat, legal[0])
    assert log.names[:2] == ["rebuilt", "stepped"]


def test_seek_shows_nobody_elses_secrets_before_the_end(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(bids(person(), person()))
    with pytest.raises(ValueError, match="not at the screen"):
        session.seek(0, 1)
    submit_all(session)
    session.ready(0)
    assert log.of("ended")
    session.seek(0, 1)
    assert log.last("rebuilt")[0] == 1
    assert all(log.last("rebuilt")[1].hands[1])


def test_the_seed_is_secret_until_the_end(session: GameSession) -> None:
    log = SignalLog(session)
    session.start(pond(person(), person(), seed=5))
    assert session.seed is None
    assert session.setup.seed == 0
    session.start(pond(person(), person(), seed=5, seed_typed=True))
    assert session.seed == session.setup.seed == 5
    session.start(bids(person(), person(), seed=6))
    submit_all(session)
    session.ready(log.last("handover")[0])
    assert session.result is not None
    assert session.seed == session.setup.seed == 6


def test_a_set_up_the_game_does_not_take_is_an_error(session: GameSession) -> None:
    with pytest.raises(ValueError, match="1 seats"):
        session.start(pond(person()))
    assert not session.running


def _first(log: SignalLog) -> tuple[int, Any]:
    seat, legal = log.last("deciding")
    return seat, legal[0]


def test_a_duck_that_says_why_is_heard_right_after_its_step(qtbot: QtBot, session: GameSession) -> None:
    log = SignalLog(session)
    session.start(bids(duck("frank"), duck("last")))
    with qtbot.waitSignal(session.ended, timeout=PLENTY):
        pass
    said = log.of("reasoned")
    assert said
    assert {seat for seat, _ in said} == {0}, "the other duck keeps its reasons to itself"
    assert all(decision.reason is not None for _, decision in said)
    names = log.names
    assert all(names[n - 1] == "stepped" for n, name in enumerate(names) if name == "reasoned")
