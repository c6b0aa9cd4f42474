"""The contested rulings of section 9, each played the other way too."""

from __future__ import annotations

import pytest

from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME, draft, rulings
from duckgames.games.duck_town.rules.scoring import Verdict
from tests.conformance.games import start
from tests.games.duck_town.invariants import check_position
from tests.games.duck_town.positions import do, legal, position, those, why_not

ALL = [
    "FACE_DOWN_FIRST", "OWN_TOWN", "HIGHEST_ROLE_DECIDES", "NAMING_IS_OPTIONAL", "INCOME_AT_ANY_MOMENT",
    "KNOCK_DOWN_COMES_LAST",
]  # fmt: skip


@pytest.mark.parametrize("ruling", ALL)
def test_matches_are_played_to_the_end_with_either_ruling(ruling: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position on the way can be written, and so read again."""
    assert getattr(rulings, ruling)
    monkeypatch.setattr(rulings, ruling, False)
    for seed in range(12):
        state, chance, ply = start(GAME, seed, 2 + seed % 6), Rng(seed), 0
        while GAME.owing(state):
            ply += 1
            if not ply % 7:
                assert GAME.read(GAME.write(state)) == state
                seen = GAME.observe(state, state.seat)
                assert GAME.legal(GAME.determinize(seen, chance), state.seat) == GAME.legal(state, state.seat)
            GAME.play(state, state.seat, chance.choice(GAME.legal(state, state.seat)), Rng.for_ply(seed, ply))
            check_position(state)
        assert GAME.result(state) is not None


def test_9_2_the_numbers_of_roles_face_up_may_be_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "SET_ASIDE_UP", {4: 1, 5: 2})
    assert [start(GAME, 1, seats).up.bit_count() for seats in range(2, 8)] == [0, 0, 1, 2, 0, 0]
    state = start(GAME, 1, 5)
    for _ in range(5):
        state = do(state, sorted(legal(state))[0]).state
    assert len(state.down) == 1, "the fifth player had no choice"


def test_9_4_the_roles_face_up_may_be_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for first, down, up in ((True, 8, {7, 6}), (False, 6, {8, 7})):
        monkeypatch.setattr(rulings, "FACE_DOWN_FIRST", first)
        state = start(GAME, 1, 4)
        draft.set_aside(state, max, None)
        assert state.down == [down]
        assert state.up == sum(1 << role for role in up)


ROLES = ("fox", "owl", "swan", "badger")


def test_9_5_the_own_town_may_be_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(*ROLES, called="badger", towns={0: "cafe", 3: "shrine"}, did="gather")
    assert those(state, "knock") == {"0 cafe", "3 shrine"}
    monkeypatch.setattr(rulings, "OWN_TOWN", False)
    assert those(state, "knock") == {"0 cafe"}


SIX, SEVEN = "castle abbey market lookout keep laboratory", "manor castle chapel market docks lockup fortress"
"""Towns worth 25 each, the second as first finisher with 4 of them for that."""

CHEAP, RICH = "manor shrine chapel cafe market stall lookout", "castle abbey hall harbour fortress palace"
"""Towns worth 16, as first finisher, and 26."""


@pytest.mark.parametrize(("towns", "coins", "winners", "verdict"), [
    ({1: SEVEN, 3: SIX}, {}, (3,), Verdict.BUILDINGS),
    ({1: SEVEN, 3: "cafe"}, {}, (1,), Verdict.POINTS),
    ({1: CHEAP, 2: RICH, 3: RICH}, {2: 3}, (2,), Verdict.COINS),
    ({1: CHEAP, 2: RICH, 3: RICH}, {}, (2, 3), Verdict.SHARED),
])  # fmt: skip
def test_9_6_points_without_bonuses_then_coins_may_break_ties(
    towns: dict[int, str], coins: dict[int, int], winners: tuple[int, ...], verdict: Verdict,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(rulings, "HIGHEST_ROLE_DECIDES", False)
    state = position("fox", "owl", "swan", "beaver", called="over", towns=towns, coins=coins, first="1")
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.reason) == (winners, verdict)


@pytest.mark.parametrize("role", ["fox", "magpie"])
def test_9_7_naming_may_be_a_duty(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(role, "owl", "swan", "badger", called=role, did="gather")
    assert {"end", "name nobody"} <= legal(state)
    monkeypatch.setattr(rulings, "NAMING_IS_OPTIONAL", False)
    assert not {"end", "name nobody"} & legal(state)
    assert legal(do(state, "name swan").state) == {"end"}


def test_9_8_income_may_be_paid_as_the_turn_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(*ROLES, called="owl", towns={2: "manor"}, hands={2: "castle"}, coins={2: 2}, did="gather")
    assert "income" in legal(do(state, "end").state)
    monkeypatch.setattr(rulings, "INCOME_AT_ANY_MOMENT", False)
    turn = do(state, "end").state
    assert turn.coins[2] == 3
    assert legal(turn) == {"coins", "look"}
    assert do(turn, "coins", "build castle", "end").state.coins[2] == 1
    none = position(*ROLES, called="owl", hands={2: "castle"}, coins={2: 2}, did="gather")
    assert do(none, "end", "coins", "build castle", "end").state.coins[2] == 0, "nor when the turn ends"


def test_9_9_the_turn_may_go_on_after_a_knock_down(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(*ROLES, called="badger", towns={0: "cafe"}, hands={3: "shrine"}, did="gather")
    assert do(state, "knock 0 cafe").state.round == 3
    monkeypatch.setattr(rulings, "KNOCK_DOWN_COMES_LAST", False)
    assert legal(do(state, "knock 0 cafe").state) == {"build shrine", "end"}


def test_9_9_the_badger_may_strike_before_it_gathers(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(*ROLES, called="badger", towns={0: "cafe"}, hands={3: "shrine"}, coins={3: 0})
    assert legal(state) == {"coins", "look"}
    assert why_not(state, "knock 0 cafe").code == "gather_first"
    monkeypatch.setattr(rulings, "KNOCK_DOWN_COMES_LAST", False)
    assert legal(state) == {"coins", "look", "knock 0 cafe"}
    assert do(state, "knock 0 cafe", "coins", "build shrine", "end").state.round == 3


def test_9_11_two_players_may_pick_one_role_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others lie face down, and whoever picked last knows them."""
    assert rulings.ROLES_WITH_TWO == 2
    monkeypatch.setitem(draft._SCRIPTS, 2, draft.WITH_TWO[1])
    for seed in range(6):
        state, chance = start(GAME, seed, 2), Rng(seed)
        while GAME.owing(state):
            seen = GAME.observe(state, 1 - state.seat)
            assert GAME.observe(GAME.determinize(seen, chance), 1 - state.seat) == seen
            GAME.play(state, state.seat, GAME.sample(state, state.seat, chance), chance)
            assert len(state.down) in (0, 1, 6)
        assert GAME.result(state) is not None
