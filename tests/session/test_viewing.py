"""Looking at a saved match: marks, eyes, how far a record goes, and the match of one's own that begins there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.setup import Ai, Person, Player
from duckgames.session.continued import NOTE, continued
from duckgames.session.finished import Kind, kind_of
from duckgames.session.viewing import Extent, Viewing
from tests.session.helpers import bids, duck, find_game, person, played, pond

Open = Callable[[Record], Viewing]


def wait(condition: Callable[[], object]) -> None:
    for _ in range(20_000):
        if condition():
            return
        QTest.qWait(1)
    raise AssertionError("waited in vain")


@pytest.fixture
def look_at(qapp: QCoreApplication) -> Open:
    def look_at(record: Record) -> Viewing:
        viewing = Viewing(record, find_game)
        wait(lambda: viewing.ready)
        return viewing

    return look_at


def test_rounds_and_turns_are_marked_and_ways_lead_to_them(look_at: Open) -> None:
    viewing = look_at(played(pond(person(), duck("random"))).to_record("0"))
    match = viewing.match
    rounds = [match.game.observe(match.at(ply), None).round for ply in viewing.rounds]
    assert rounds == [1, 2, 3]
    # Both choose at once; a turn is over when both have.
    assert viewing.turns[:4] == (0, 2, 4, 6)
    assert viewing.goal("round_on", 0) == viewing.rounds[1]
    assert viewing.goal("round_on", viewing.rounds[2]) == match.ply
    assert viewing.goal("round_back", viewing.rounds[1]) == 0
    assert viewing.goal("turn_on", 1) == 2
    assert viewing.goal("turn_back", 5) == 4
    assert viewing.goal("turn_back", 0) == 0
    assert (viewing.goal("first", 9), viewing.goal("last", 9)) == (0, match.ply)


def test_every_position_is_that_of_the_match(look_at: Open) -> None:
    match = played(bids(person(), duck("random"), duck("random")))
    viewing = look_at(match.to_record("0"))
    assert viewing.ended
    assert set(viewing.viewers) == {0, 1, 2}
    for ply in range(match.ply + 1):
        for seat in range(3):
            assert viewing.observation(ply, seat) == match.game.observe(match.at(ply), seat)
    told = [event for ply in range(1, match.ply + 1) for event in viewing.events(ply, 1)]
    assert tuple(told) == match.history(1)
    assert viewing.mover(match.ply) is None
    assert viewing.mover(0) == match.actions[0][0]


@pytest.mark.parametrize(
    ("seats", "viewers"),
    [
        ((person(), duck("random"), duck("random")), (0,)),
        ((duck("random"), person(), duck("random")), (1,)),
        ((person(), person(), duck("random")), (None,)),
        ((duck("random"), duck("random"), duck("random")), (None,)),
    ],
)
def test_while_a_match_goes_on_only_the_eyes_at_the_screen_look(
    look_at: Open, seats: tuple[Player, ...], viewers: tuple[int | None, ...]
) -> None:
    viewing = look_at(played(bids(*seats), 3).to_record("0"))
    assert not viewing.ended
    assert viewing.viewers == viewers
    for seat in {0, 1, 2} - set(viewers):
        with pytest.raises(ValueError, match="not to be looked"):
            viewing.observation(0, seat)
        with pytest.raises(ValueError, match="not to be looked"):
            viewing.events(1, seat)
    assert viewing.observation(2, viewers[0]) == viewing.match.game.observe(viewing.match.at(2), viewers[0])
    with pytest.raises(ValueError, match="not ended"):
        continued(viewing.match, 1, 0, "0")


def test_a_note_of_an_end_that_never_was_opens_no_eyes(look_at: Open) -> None:
    record = played(bids(person(), duck("random"), duck("random")), 3).to_record("0")
    forged = replace(record, notes={**record.notes, "result": {"winners": [0], "totals": [1, 0, 0]}})
    assert look_at(forged).viewers == (0,)


def test_where_nothing_is_secret_every_seat_may_be_looked_at(look_at: Open) -> None:
    viewing = look_at(played(pond(duck("random"), person(), duck("random")), 4).to_record("0"))
    assert viewing.viewers == (1, 0, 2)


def test_a_record_goes_as_far_as_the_rules_do(look_at: Open) -> None:
    match = played(pond(person(), duck("random")))
    record = match.to_record("0")
    assert look_at(record).extent is Extent.WHOLE
    assert look_at(replace(record, fingerprint="0" * 12)).extent is Extent.OTHER
    stopped = look_at(replace(record, rules=99, actions=(*record.actions[:7], (0, {"no": "action"}))))
    assert (stopped.extent, stopped.match.ply) == (Extent.STOPPED, 7)
    illegal = look_at(replace(record, actions=(*record.actions[:4], record.actions[4], record.actions[4])))
    assert (illegal.extent, illegal.match.ply) == (Extent.STOPPED, 5)


def test_a_record_whose_setup_fits_no_game_tells_so(qapp: QCoreApplication) -> None:
    record = played(pond(person(), duck("random")), 2).to_record("0")
    viewing = Viewing(replace(record, options={"no": "option"}), find_game)
    refused: list[bool] = []
    viewing.failed.connect(lambda: refused.append(True))
    wait(lambda: refused)
    assert not viewing.ready


def test_a_viewing_that_is_stopped_opens_nothing(qapp: QCoreApplication) -> None:
    viewing = Viewing(played(pond(person(), duck("random"))).to_record("0"), find_game)
    viewing.stop()
    QTest.qWait(30)
    assert not viewing.ready


def test_it_is_known_when_ducks_played_for_a_person(look_at: Open) -> None:
    match = played(pond(person(), duck("random")), 4)
    match.players.hand_over(2, 0, "random", "steady")
    viewing = look_at(match.to_record("0"))
    assert [viewing.handed(ply) for ply in range(1, 5)] == [(), (), (0,), (0,)]


def test_a_match_of_ones_own_is_practice_with_the_same_deal_and_steps() -> None:
    match = played(bids(person(), Ai("patient", "steady", "reed"), person()))
    match.notes |= {"seal": "salted", "review": {"much": 1}, "hints": 4}
    for seat in range(3):
        record = continued(match, 3, seat, "9")
        assert [isinstance(player, Person) for player in record.seats] == [at == seat for at in range(3)]
        assert all(player.level == "patient" for player in record.seats if isinstance(player, Ai))
        assert kind_of(record) is Kind.PRACTICE
        assert {"seal", "review", "result", "ended", "handed"}.isdisjoint(record.notes)
        assert (record.notes["hints"], record.notes["seed_typed"], record.notes[NOTE]) == (0, True, 3)
        again = Match.replay(match.game, record)
        assert again.game.write(again.state) == match.game.write(match.at(3))
        assert again.setup.seed == match.setup.seed


def test_a_match_among_people_goes_on_against_ducks_of_middling_strength() -> None:
    match = played(pond(person(), person()))
    record = continued(match, 0, 1, "9")
    (other,) = (player for player in record.seats if isinstance(player, Ai))
    assert other.level in match.game.info.levels
    assert other.duck == match.setup.seats[0].duck


def test_every_game_opens_as_the_registry_knows_it(qapp: QCoreApplication) -> None:
    for info in registry.infos():
        seats = (Person("", "pip"), Ai("easy", info.tempers[0], "reed"))
        match = Match(registry.game(info.id), replace(pond(), game=info.id, seats=seats))
        for _ in range(6):
            seat = match.game.owing(match.state)[0]
            match.submit(seat, match.legal(seat)[0])
        viewing = Viewing(match.to_record("0"))
        wait(lambda viewing=viewing: viewing.ready)  # type: ignore[misc]
        assert viewing.match.ply == 6
