"""The appraiser of Duck Town: honest, the same every time, and a finder of planted blunders."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.player import Limit, Request
from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase
from duckgames.core.review import Label, label
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import make_appraiser
from duckgames.games.duck_town.presenter.reasons import reason
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.view.reasons import REASONS
from tests.games.duck_town.ai.blunders import SIX, blunders
from tests.games.duck_town.ai.moments import request, some_moments
from tests.games.duck_town.positions import act, do, position
from tests.games.duck_town.shuffles import shuffled

FOUND = 0.9
"""So many of the planted blunders are to be found, at least."""


def weigh(asked: Request, nodes: int, seed: int = 1, also: tuple[Any, ...] = ()) -> tuple[Weighed, ...]:
    """What the appraiser says of the moves."""
    return make_appraiser().weigh(asked, Limit(nodes=nodes), Rng(seed), lambda: False, also)


def value(state: State, seat: Seat, nodes: int = 6, seed: int = 1) -> Value:
    """What it says of the position, to a seat that need not be in turn."""
    asked = Request(seat, GAME.observe(state, seat), (), ())
    return make_appraiser().value(asked, Limit(nodes=nodes), Rng(seed), lambda: False)


def test_planted_blunders_are_found() -> None:
    planted = blunders()
    assert len(planted) >= 20
    missed = []
    for blunder in planted:
        action = act(blunder.move)
        weighed = next(each for each in weigh(request(blunder.state), 400, also=(action,)) if each.action == action)
        if label(weighed.behind, weighed.error, blunder.state.seats) not in (Label.MISTAKE, Label.BLUNDER):
            missed.append(blunder.name)
    assert len(missed) < (1 - FOUND) * len(planted), missed


def test_what_was_asked_for_is_weighed_and_the_best_comes_first() -> None:
    for number, state in enumerate(some_moments()):
        asked = request(state)
        also = (asked.legal[number % len(asked.legal)], asked.legal[-1])
        found = weigh(asked, 30, number, also)
        assert {each.action for each in found} >= {*also}
        assert len({each.action for each in found}) == len(found)
        assert all(each.action in asked.legal for each in found)
        assert found[0].behind == found[0].error == 0.0
        assert [each.behind for each in found] == sorted(each.behind for each in found)
        assert all(0 <= each.share <= 1 and each.error >= 0 for each in found)


def test_the_same_question_has_the_same_answer() -> None:
    for number, state in enumerate(some_moments()[::2]):
        assert weigh(request(state), 40, number) == weigh(request(state), 40, number)
        assert value(state, state.seat) == value(state, state.seat)


def test_what_a_seat_cannot_see_changes_no_judgement() -> None:
    hidden = 0
    for number, state in enumerate(some_moments()):
        other = shuffled(state, state.seat, Rng(number))
        hidden += other != state
        also = (request(state).legal[-1],)
        assert weigh(request(state), 40, number, also) == weigh(request(other), 40, number, also)
        assert value(state, state.seat) == value(other, state.seat)
    assert hidden > len(some_moments()) / 2


def test_a_position_has_a_value_for_seats_that_are_not_in_turn() -> None:
    for state in some_moments()[::2]:
        values = [value(state, seat) for seat in range(state.seats)]
        assert all(0 <= each.share <= 1 and each.error > 0 for each in values)


def test_after_the_match_nothing_is_guessed() -> None:
    for state in some_moments()[:3]:
        after, rng = state.copy(), Rng(1)
        while after.phase != Phase.OVER:
            GAME.play(after, after.seat, rng.choice(GAME.legal(after, after.seat)), rng)
        result = GAME.result(after)
        assert result is not None
        for seat in range(after.seats):
            share = (seat in result.winners) / len(result.winners)
            assert value(after, seat) == Value(share, result.scores[seat].total, 0.0)


def test_a_town_that_stands_better_is_worth_more() -> None:
    roles, towns = ("swan", "fox", "owl", "badger"), {0: SIX, 1: "cafe", 2: "lookout", 3: "market"}
    state = position(*roles, called="swan", did="gather", towns=towns, hands={0: "abbey"}, coins={0: 5})
    shares = [value(state, seat, 100).share for seat in range(4)]
    assert shares[0] > 0.8
    assert max(shares[1:]) < 0.2
    full = do(state, "build abbey").state
    assert value(full, 0, 100).score == pytest.approx(value(full, 0, 5).score, abs=3)
    assert value(full, 0, 100).score >= 24 + 3 + 4


def test_reasons_are_worded() -> None:
    seen = set()
    for number, state in enumerate(some_moments()):
        for each in weigh(request(state), 60, number):
            assert each.reason is not None
            phrase = reason(each.reason)
            assert isinstance(phrase, Phrase)
            assert phrase.key in REASONS
            seen.add(each.reason.feature)
    assert len(seen) > 8


def test_an_answer_comes_when_it_is_told_to_stop() -> None:
    for state in some_moments()[::3]:
        asked = request(state)
        found = make_appraiser().weigh(asked, Limit(), Rng(1), lambda: True, asked.legal[-1:])
        assert found[0].action in asked.legal
        assert 0 <= make_appraiser().value(asked, Limit(), Rng(1), lambda: True).share <= 1
