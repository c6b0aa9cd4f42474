"""Exact inference and worlds (3.8, 6.3) against every draft that fits what a viewer saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME, deduction, draft, rulings
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import ALL, ROLES, members
from duckgames.games.duck_town.rules.state import Phase, State
from tests.conformance.games import start
from tests.games.duck_town import drafts
from tests.games.duck_town.drafts import Draft
from tests.games.duck_town.positions import ROLE, do, position

STEPS = {2: 1, 3: 1, 4: 1, 5: 2, 6: 5, 7: 7}
"""Every how many plies a match is looked at: with many players there are many drafts."""


def moments(seats: int, seed: int, rounds: int = 2) -> Iterator[State]:
    """Positions of the first rounds of a random match, in which a Fox or Magpie names somebody whenever it can."""
    state, chance, ply = start(GAME, seed, seats), Rng(seed), 0
    while GAME.owing(state) and state.round <= rounds:
        ply += 1
        if ply % STEPS[seats] == seed % STEPS[seats]:
            yield state.copy()
        naming = [move for move in GAME.legal(state, state.seat) if 30 < move < 40]
        move = chance.choice(naming or GAME.legal(state, state.seat))
        GAME.play(state, state.seat, move, Rng.for_ply(seed, ply))


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("seed", [1, 2])
def test_chances_are_those_of_all_drafts_that_fit(seats: int, seed: int) -> None:
    for state in moments(seats, seed):
        for viewer in ((state.seat + 1) % seats, state.seat):
            seen = GAME.observe(state, viewer)
            for found, wanted in zip(deduction.chances(seen), drafts.chances(seen), strict=True):
                assert found == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("seats", [4, 5])
def test_a_spectator_can_only_count(seats: int) -> None:
    for state in [*moments(seats, 3, rounds=1)][:: seats - 2]:
        seen = GAME.observe(state, None)
        for found, wanted in zip(deduction.chances(seen), drafts.chances(seen), strict=True):
            assert found == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_chances_of_a_seat_sum_to_its_picks_and_of_a_role_to_no_more_than_one(seats: int) -> None:
    for state in moments(seats, 4):
        for viewer in (None, *range(seats)):
            table = deduction.chances(GAME.observe(state, viewer))
            for seat, row in enumerate(table):
                assert sum(row) == pytest.approx(len(state.picks[seat]))
            for role in ROLES:
                assert sum(row[role] for row in table) <= 1 + 1e-9
            for seat, row in enumerate(table):
                assert all(row[role] > 0 for role in state.picks[seat]), "the truth is always possible"
                if seat == viewer:
                    assert {role for role in ROLES if row[role] == 1} == set(state.picks[seat])


def draft_of(state: State) -> Draft:
    """The draft that a state remembers."""
    taken, laid = [iter(picks) for picks in state.picks], iter(state.down[1:])
    picks, lays = [], []
    for step, (_, puts_down) in enumerate(draft.script(state.seats)):
        seat = draft.picker(state, step)
        role = next(taken[seat], 0)
        if role:
            picks.append((seat, role))
        if puts_down and step < state.step:
            lays.append((seat, next(laid)))
    (aside,) = members(ALL & ~state.up & ~state.piles[state.leader][0])
    gone = {role for _, role in (*picks, *lays)}
    pile = set(members(ALL & ~state.up)) - gone
    if not (state.seats == 7 and state.step >= 6):
        pile -= {aside}
    return Draft(aside, tuple(picks), tuple(lays), frozenset(pile))


def check_worlds(seen: Observation, count: int) -> None:
    """Worlds hold each draft that fits, as often as it is likely, and no other."""
    faced = seen.up.bit_count()
    possible = {each: drafts.chance(each, faced) for each in drafts.drafts(seen)}
    total = sum(possible.values())
    drawn = Counter(draft_of(GAME.determinize(seen, Rng(number))) for number in range(count))
    assert set(drawn) <= set(possible)
    expected = {each: float(weight / total) * count for each, weight in possible.items()}
    squares = sum((drawn[each] - often) ** 2 / often for each, often in expected.items())
    # The sum has the mean n - 1 and the deviation sqrt(2 n); seeds are fixed, so that this fails never or always.
    assert squares < len(possible) + 5 * (2 * len(possible)) ** 0.5


@pytest.mark.parametrize("seats", range(2, 8))
def test_worlds_are_as_likely_as_the_drafts_that_fit(seats: int) -> None:
    checked = 0
    for state in moments(seats, 5):
        viewer = (state.seat + state.role) % seats
        seen = GAME.observe(state, viewer)
        if seen.step and len(deduction.accounts(seen)) and sum(1 for _ in drafts.drafts(seen)) <= 24:
            check_worlds(seen, 1000)
            checked += 1
            if checked == 12:
                break
    assert checked


def test_the_last_of_seven_cannot_tell_which_of_its_two_roles_lay_face_down() -> None:
    state = start(GAME, 1, 7)
    while state.step < 6:
        state = do(state, f"pick {list(ROLE)[state.pile[0] - 1]}").state
    seen = GAME.observe(state, state.seat)
    asides = Counter(draft_of(GAME.determinize(seen, Rng(number))).aside for number in range(400))
    assert set(asides) == set(state.pile)
    assert min(asides.values()) > 150


def test_r1_the_hidden_role_is_the_swan_in_one_of_eight_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """With roles drawn face up first it would be one of six with four players, one of seven with five (9.4)."""
    for seats, face_up_first in ((4, 6), (5, 7)):
        state = start(GAME, 1, seats)
        seen = GAME.observe(state, (state.leader + 1) % seats)
        for first, odds in ((True, 8), (False, face_up_first)):
            monkeypatch.setattr(rulings, "FACE_DOWN_FIRST", first)
            (group,) = deduction.accounts(seen)[0]
            assert group.weight((deduction.ASIDE, ROLE["swan"])) / group.weight() == pytest.approx(1 / odds)


def test_an_unanswered_role_that_the_fox_named_may_be_held_by_anybody() -> None:
    roles = ("fox", "magpie", "beaver", "badger")
    state = do(position(*roles, called="fox", up="owl heron"), "coins", "name goose", "end", "coins", "end").state
    assert state.role == ROLE["beaver"]
    first, last = (deduction.chances(GAME.observe(state, seat)) for seat in (0, 3))
    assert [row[ROLE["goose"]] for row in first] == [0, 0, 0, 0.5]
    assert all(row[ROLE["goose"]] == 0 for row in last), "the last picker laid it down itself"


def test_a_role_called_in_vain_that_nobody_named_lies_on_the_table() -> None:
    state = position("fox", "magpie", "owl", "badger", called="owl", up="heron beaver", did="gather")
    assert deduction.chances(GAME.observe(state, 1))[3][ROLE["goose"]] > 0
    state = do(state, "end").state
    assert state.phase == Phase.TURN
    assert all(row[ROLE["goose"]] == 0 for row in deduction.chances(GAME.observe(state, 1)))


def viewers_know(state: State, viewer: Seat) -> set[int]:
    """The roles that a viewer can only suspect of lying set aside."""
    return {each.aside for each in drafts.drafts(GAME.observe(state, viewer))}


def test_the_crown_holder_always_knows_the_face_down_role() -> None:
    for seats in range(2, 7):
        state = start(GAME, 2, seats)
        for viewer in range(seats):
            assert (len(viewers_know(state, viewer)) == 1) == (viewer == state.leader)
            assert any(deduction.ASIDE in group.places for group in deduction.accounts(GAME.observe(state, viewer))[0])
