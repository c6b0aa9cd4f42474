"""What may be known of the luck of a match: the seal from its beginning to its end, and nobody's secrets before."""

from __future__ import annotations

import json
import logging

import pytest

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.seal import NOTE, digest
from duckgames.session.ai_client import AiClient
from duckgames.session.fairness import fairness, first_notes
from duckgames.session.game_session import GameSession
from tests.core.codes import finished
from tests.session.helpers import Memory, person, pond


def test_a_drawn_seed_is_sealed_and_opened_at_the_end(session: GameSession, memory: Memory) -> None:
    session.start(pond(person(), person(), seed=99))
    facts = session.fairness
    assert facts.seal is not None
    assert not facts.seal.open
    assert (facts.seal.seed, facts.seal.salt) == (None, None)
    record = memory.saved[-1][1]
    salt = record.notes[NOTE]
    assert facts.seal.digest == digest(99, salt)
    match = Match.replay(registry.game("duck_and_cover"), record)
    while match.result is None:
        seat = match.game.owing(match.state)[0]
        match.submit(seat, match.legal(seat)[0])
    ended = fairness(match, lambda seat: True)
    assert ended.ended
    assert ended.seal is not None
    assert ended.seal.holds
    assert ended.seal.digest == facts.seal.digest
    assert (ended.seal.seed, ended.seal.salt) == (99, salt)


def test_a_typed_seed_has_no_seal(session: GameSession) -> None:
    session.start(pond(person(), person(), seed_typed=True))
    assert session.fairness.seal is None
    assert session.fairness.typed
    assert NOTE not in first_notes(pond(person(), person(), seed_typed=True))


def test_old_records_have_no_seal_and_load() -> None:
    match = finished(registry.game("duck_and_cover"), 4)
    data = json.loads(match.to_record("0").to_json())
    del data["notes"][NOTE]
    old = Match.replay(match.game, Record.from_json(json.dumps(data)))
    facts = fairness(old, lambda seat: True)
    assert facts.seal is None
    assert not facts.typed


def test_the_salt_stays_out_of_the_log(session: GameSession, memory: Memory, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        session.start(pond(person(), person(), seed=99))
        salt = memory.saved[-1][1].notes[NOTE]
    assert salt not in caplog.text
    assert salt not in repr(session.observation(session.viewer))
    assert salt not in repr(session.fairness)


@pytest.mark.parametrize("game", ["duck_and_cover", "duck_town", "kaczogrod"])
def test_before_the_end_only_what_was_seen_counts(game: str) -> None:
    match = finished(registry.game(game), 8)
    whole = fairness(match, lambda seat: True)
    assert whole.urns
    assert whole.draws
    for urn in whole.urns:
        draws = whole.of(urn)
        assert {draw.value for draw in draws} <= set(urn.weights)
        assert sum(urn.expected(len(draws)).values()) == pytest.approx(len(draws))
    match.truncate(match.ply - 1)
    seen = fairness(match, lambda seat: seat == 0)
    assert len(seen.draws) <= len(whole.draws)
    if match.game.info.secrets:
        assert len(seen.draws) < len(whole.draws)
        assert {urn.seat for urn in seen.urns} <= {None, 0}


def test_what_a_seat_draws_unseen_is_not_counted() -> None:
    match = finished(registry.game("duck_town"), 8)
    match.truncate(match.ply - 1)
    (urn,) = fairness(match, lambda seat: False).urns
    for viewer in range(len(match.setup.seats)):
        facts = fairness(match, lambda seat, viewer=viewer: seat == viewer)  # type: ignore[misc]
        assert {draw.seat for draw in facts.of(urn)} <= {viewer}
    assert fairness(match, lambda seat: False).draws == ()


def test_a_session_tells_of_its_match(session: GameSession, client: AiClient) -> None:
    session.start(pond(person(), person(), seed=99))
    facts = session.fairness
    assert facts.game == "duck_and_cover"
    assert facts.players == session.players
    assert not facts.ended
