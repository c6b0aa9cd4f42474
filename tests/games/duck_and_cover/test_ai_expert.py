"""The experts and the appraiser: honest, reproducible, bounded by nodes; planted blunders are found."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from duckgames.ai.appraiser import Value
from duckgames.ai.player import Limit, Reason, Request
from duckgames.core.review import LIMITS, SURE, Label, scale
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai import make_appraiser, make_player
from duckgames.games.duck_and_cover.ai.appraiser import Appraiser
from duckgames.games.duck_and_cover.ai.expert import A_CANDIDATE, CANDIDATES
from duckgames.games.duck_and_cover.ai.mind import explain
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.ai.reasons import compare
from duckgames.games.duck_and_cover.presenter import PRESENTER
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import ALONE
from duckgames.games.duck_and_cover.rules.state import State
from duckgames.games.duck_and_cover.view.wording import WORDING
from tests.games.duck_and_cover.blunders import Blunder, blunders, last_turn, shown
from tests.games.duck_and_cover.positions import position

FEW = Limit(nodes=360)
FOUND = 0.9
MISTAKE = dict(LIMITS)[Label.MISTAKE]


@cache
def appraiser() -> Appraiser:
    made = make_appraiser()
    assert isinstance(made, Appraiser)
    return made


def never() -> bool:
    return False


def request(state: State, seat: int = 0) -> Request:
    legal = tuple(GAME.action(state, seat, move) for move in GAME.legal(state, seat))
    return Request(seat, GAME.observe(state, seat), legal, ())


@cache
def moments() -> tuple[tuple[State, int], ...]:
    """States of matches of normal ducks with 1 to 7 seats, each with a seat that owes a choice, from all rounds."""
    found = []
    player = make_player("normal", "steady")
    for seats in range(1, 8):
        rng = Rng(seats)
        state = GAME.start({}, seats, rng)
        while owing := GAME.owing(state):
            seat = owing[-1]
            if rng.random() < 0.15 / seats:
                found.append((state.copy(), seat))
            action = player.decide(request(state, seat), Limit(), rng, never).action
            GAME.play(state, seat, GAME.move(state, seat, action), rng)
    assert len(found) > 30
    return tuple(found)


def jumbled(state: State, seat: int) -> State:
    """The same to the eyes of `seat`: another order of the deck, other open choices."""
    other = state.copy()
    Rng(5).shuffle(other.deck)
    for rival, move in enumerate(state.commits):
        if move and rival != seat:
            other.commits[rival] = 0
            other.commits[rival] = next(each for each in GAME.legal(other, rival) if each != move)
    return other


def test_what_a_seat_cannot_see_changes_no_decision_and_no_appraisal() -> None:
    hidden = 0
    expert = make_player("expert", "steady")
    for seed, (state, seat) in enumerate(moments()):
        other = jumbled(state, seat)
        hidden += other != state
        asked = [request(state, seat), request(other, seat)]
        shuffled = replace(asked[1].observation, left=tuple(other.deck))
        asked.append(replace(asked[1], observation=shuffled))
        assert len({expert.decide(each, FEW, Rng(seed), never).action for each in asked}) == 1
        assert len({appraiser().weigh(each, FEW, Rng(seed), never) for each in asked}) == 1
        assert len({appraiser().value(each, FEW, Rng(seed), never) for each in asked}) == 1
    assert hidden > 10


def test_nor_does_chance() -> None:
    for state, seat in moments()[::3]:
        asked = request(state, seat)
        assert len({appraiser().weigh(asked, FEW, Rng(seed), never) for seed in range(3)}) == 1


def test_nodes_bound_the_search() -> None:
    state, seat = next((s, seat) for s, seat in moments() if s.seats == 2 and min(s.stacks) > 7)
    expert, asked = make_player("expert", "steady"), request(state, seat)
    few, more, usual = (
        expert.decide(asked, Limit(nodes=nodes), Rng(1), never).nodes for nodes in (8, 4 * A_CANDIDATE, None)
    )
    assert few < 3 * len(asked.legal) + 20
    assert few < more < usual < (CANDIDATES + 1) * 2 * A_CANDIDATE
    assert expert.decide(asked, Limit(), Rng(1), lambda: True).nodes == few


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_experts_play_whole_matches(seats: int) -> None:
    expert, rng = make_player("expert", "hasty"), Rng(seats)
    state = GAME.start({}, seats, rng)
    while owing := GAME.owing(state):
        asked = request(state, owing[0])
        action = expert.decide(asked, Limit(nodes=8), rng, never).action
        GAME.play(state, owing[0], GAME.move(state, owing[0], action), rng)
    assert len(state.scores) == 3 * seats


def test_the_best_comes_first_and_what_is_asked_for_is_there() -> None:
    for state, seat in moments()[::4]:
        asked = request(state, seat)
        last = asked.legal[-1]
        found = appraiser().weigh(asked, FEW, Rng(1), never, (last,))
        assert last in [each.action for each in found]
        assert (found[0].behind, found[0].error) == (0.0, 0.0)
        assert all(0 <= each.share <= 1 and each.behind >= 0 and each.error >= 0 for each in found)
        assert len({each.action for each in found}) == len(found)
        for each in found:
            phrase = PRESENTER.phrase(each.reason)
            assert phrase is not None
            assert phrase.key in WORDING


def test_the_shares_of_all_seats_make_about_one() -> None:
    for seats in (2, 4, 7):
        state = GAME.start({}, seats, Rng(seats))
        values = [
            appraiser().value(Request(seat, GAME.observe(state, seat), (), ()), FEW, Rng(1), never)
            for seat in range(seats)
        ]
        assert sum(each.share for each in values) == pytest.approx(1, abs=0.15)
        assert all(each.error > 0 for each in values)


def test_a_match_that_has_ended_is_worth_what_it_was() -> None:
    state = last_turn("0,0:8 1,0:9", "0,0:2 1,0:3", called="8")
    asked = Request(1, GAME.observe(state, 1), (), ())
    assert appraiser().value(asked, FEW, Rng(1), never).share < 0.5, "it waits for what it cannot help"
    GAME.play(state, 0, GAME.move(state, 0, Cover(8, (1, 0))), Rng(1))
    values = [
        appraiser().value(Request(seat, GAME.observe(state, seat), (), ()), FEW, Rng(1), never) for seat in (0, 1)
    ]
    assert values == [Value(1.0, -3, 0.0), Value(0.0, 2, 0.0)]


def test_alone_only_points_count() -> None:
    state, seat = next((s, seat) for s, seat in moments() if s.seats == ALONE and s.stacks[0] > 6)
    found = appraiser().weigh(request(state, seat), Limit(), Rng(1), never)
    assert [each.score for each in found] == sorted(each.score for each in found)
    assert {each.share for each in found} == {1.0}


def is_found(blunder: Blunder) -> bool:
    """Whether what was done is certainly a mistake at least."""
    found = appraiser().weigh(request(blunder.state), Limit(), Rng(1), never, (blunder.bad,))
    bad = next(each for each in found if each.action == blunder.bad)
    return bad.behind - SURE * bad.error > MISTAKE * scale(blunder.state.seats)


def test_planted_blunders_are_legal_and_at_least_twenty() -> None:
    written = {GAME.write(each.state) + repr(each.bad) for each in blunders()}
    assert len(written) == len(blunders()) >= 20
    for each in blunders():
        assert each.bad in request(each.state).legal, each.name


def test_nearly_all_planted_blunders_are_found() -> None:
    missed = [each.name for each in blunders() if not is_found(each)]
    assert len(missed) < (1 - FOUND) * len(blunders()), missed


@pytest.mark.parametrize(
    ("pond", "called", "left", "best", "other", "reason"),
    [
        ("0,0:8 1,0:9", "8", "1", Cover(8, (1, 0)), Duck(8, (2, 0)), Reason("finish", (-3,))),
        ("0,0:8 1,0:9 0,1:2", "8", "2", Cover(8, (1, 0)), Cover(8, (0, 1)), Reason("calls", (9, 3))),
        ("0,0:8 1,0:5 0,1:4", "8", "4 4", Cover(8, (1, 0)), Cover(8, (0, 1)), Reason("keeps", (4, 2))),
        ("0,0:8 1,0:5 5,5:4", "8", "3", Duck(8, (5, 4)), Duck(8, (5, 6)), Reason("wait", (8, 1))),
        ("0,0:8 1,0:5 3,0:4", "8", "3", Duck(8, (2, 0)), Duck(8, (3, 1)), Reason("alone", (5, 1))),
    ],
)
def test_the_largest_difference_is_the_reason(
    pond: str, called: str, left: str, best: Action, other: Action, reason: Reason
) -> None:
    state = position(shown(pond), shown("0,0:9 1,0:5"), called=called, deck=left)
    seen = GAME.observe(state, 0)
    assert compare(seen, Pond.of(seen, 0), best, other) == reason
    assert explain(seen, Pond.of(seen, 0), best).feature in ("finish", "calls", "splash", "wait", "contacts")


def valued(state: State) -> list[Value]:
    return [
        appraiser().value(Request(seat, GAME.observe(state, seat), (), ()), Limit(), Rng(1), never)
        for seat in range(state.seats)
    ]


def test_what_nobody_can_change_any_more_is_exact() -> None:
    """The last card of a match, which only seat 0 moves by: all it could do is known to the end."""
    state = last_turn("0,0:3 1,0:12 0,1:2", "0,0:9 1,0:5", called="3")
    asked = request(state)
    for each in appraiser().weigh(asked, Limit(), Rng(1), never, asked.legal):
        after = state.copy()
        GAME.play(after, 0, GAME.move(after, 0, each.action), Rng(1))
        result = GAME.result(after)
        assert result is not None
        assert (each.share, each.error) == ((0 in result.winners) / len(result.winners), 0.0)


def test_a_win_that_a_rival_may_yet_share_is_not_exact() -> None:
    """The rival moves by the same card, and may cover its 12 or not; a lead beyond its reach is exact all the same."""
    errors = []
    for scores in (((0, 0), (0, 0)), ((0, 20), (0, 20))):
        state = last_turn("0,0:3 1,0:12 0,1:2", "0,0:3 1,0:12 0,1:4", called="3", scores=scores)
        best, *others = appraiser().weigh(request(state), Limit(), Rng(1), never, request(state).legal)
        errors.append(max(each.error for each in others))
        assert best.error == 0
    assert errors[0] > 0
    assert errors[1] == 0
    assert [(each.share, each.error) for each in valued(state)] == [(1.0, 0.0), (0.0, 0.0)]


def test_the_win_is_shared_out_whole_at_the_end() -> None:
    """Where two tie at the last card and nobody can help it, they have a half each, and the third has nothing."""
    ponds = ("0,0:12 1,0:5", "0,0:12 1,0:5", "0,0:9 1,0:2 0,1:7 1,1:6")
    tie = last_turn(*ponds, called="9", scores=((0, 0, 9), (0, 0, 9)))
    assert [(each.share, each.error) for each in valued(tie)] == [(0.5, 0.0), (0.5, 0.0), (0.0, 0.0)]
