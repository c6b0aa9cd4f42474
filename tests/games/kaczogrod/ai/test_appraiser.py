"""What positions and moves of Kaczogród are worth: ranked, paired, reproducible, honest, and ready to stop."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.player import Limit, Request
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.ai import make_appraiser, outlook, policy
from duckgames.games.kaczogrod.ai.style import PLAIN
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME, scoring
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.games.kaczogrod.ai.moments import request, seat_of, some_moments

NODES = 16
SPOKEN = {
    name: len(numbers.split(",")) if numbers.strip() else 0
    for part in (outlook.compare.__doc__ or "").split(";")[:2]
    for names, numbers in re.findall(r"((?:`[a-z_]+`(?:, | and |\s)+)+)\(([^)]*)\)", part.replace("\n", " "))
    for name in re.findall(r"`([a-z_]+)`", names)
}
"""How many numbers come with each feature of a comparison, by what `compare` says of itself."""


def weigh(asked: Request, seed: int = 1, nodes: int = NODES, also: tuple[Any, ...] = ()) -> tuple[Weighed, ...]:
    """What the moves of a request are worth."""
    return make_appraiser().weigh(asked, Limit(nodes=nodes), Rng(seed), lambda: False, also)


def value(asked: Request, seed: int = 1, nodes: int = NODES) -> Value:
    """What the position of a request is worth."""
    return make_appraiser().value(asked, Limit(nodes=nodes), Rng(seed), lambda: False)


def ended() -> State:
    """A match that is over."""
    rng = Rng(3)
    state = GAME.start(checked(INFO.options, {"length": 53}), 2, rng)
    while state.phase is not Phase.OVER:
        seat = seat_of(state)
        GAME.play(state, seat, policy.move(state, seat, PLAIN, rng.random), rng)
    return state


def test_moves_are_ranked_from_the_best_on() -> None:
    for number, state in enumerate(some_moments()[::2]):
        asked = request(state)
        found = weigh(asked, number)
        assert {each.action for each in found} <= set(asked.legal)
        assert len({each.action for each in found}) == len(found)
        assert (found[0].behind, found[0].error) == (0.0, 0.0)
        for better, worse in pairwise(found):
            assert better.behind <= worse.behind
        for each in found:
            assert 0 <= each.share <= 1
            assert each.share == pytest.approx(max(found[0].share - each.behind, 0.0))
            assert each.error > 0 or each is found[0]
            assert each.reason is not None or len(found) == 1


def test_what_is_asked_for_is_weighed_even_if_nobody_would_think_of_it() -> None:
    unthought = 0
    for number, state in enumerate(some_moments()[1::4]):
        asked = request(state)
        also = (asked.legal[number % len(asked.legal)], asked.legal[-1])
        unthought += also[0] not in {each.action for each in weigh(asked, number)}
        assert {*also} <= {each.action for each in weigh(asked, number, also=also)}
    assert unthought > 0


def test_the_same_question_gets_the_same_answer_whatever_is_hidden() -> None:
    hidden, moments = 0, some_moments()[::2]
    for number, state in enumerate(moments):
        asked = request(state)
        other = GAME.determinize(asked.observation, Rng(number))
        hidden += other != state
        also = (asked.legal[-1],)
        assert weigh(asked, number, also=also) == weigh(request(other), number, also=also)
        assert value(asked, number) == value(request(other), number)
    assert hidden > len(moments) / 2


def test_the_value_of_a_position_is_for_those_too_who_only_watch_the_turn() -> None:
    for number, state in enumerate(some_moments()[::3]):
        shares = []
        for seat in range(state.seats):
            found = value(Request(seat, GAME.observe(state, seat), (), ()), number)
            assert 0 <= found.share <= 1
            assert found.error > 0
            shares.append(found.share)
        assert 0.4 < sum(shares) < 1.75


def test_a_match_that_is_over_is_worth_what_it_brought() -> None:
    state = ended()
    winners = scoring.winners(state)
    for seat in range(2):
        found = value(Request(seat, GAME.observe(state, seat), (), ()))
        assert found == Value((seat in winners) / len(winners), scoring.counts(state, seat)[0], 0.0)


def test_of_one_legal_action_there_is_one() -> None:
    asked = request(some_moments()[0])
    found = weigh(Request(asked.seat, asked.observation, asked.legal[:1], ()))
    assert [each.action for each in found] == [asked.legal[0]]
    assert (found[0].behind, found[0].error, found[0].reason) == (0.0, 0.0, None)


def test_there_is_an_answer_before_the_first_playout() -> None:
    for state in some_moments()[::4]:
        asked = request(state)
        found = make_appraiser().weigh(asked, Limit(), Rng(1), lambda: True, (asked.legal[-1],))
        assert asked.legal[-1] in {each.action for each in found}
        assert all(each.error == 1.0 for each in found[1:])
        assert make_appraiser().value(asked, Limit(seconds=0.0), Rng(1), lambda: False).error == 1.0


def test_reasons_are_as_documented_and_have_words() -> None:
    spoken = set()
    for number, state in enumerate(some_moments()[::2]):
        asked = request(state)
        for each in weigh(asked, number, also=(asked.legal[-1],)):
            if each.reason is None:
                continue
            if each.reason.feature in SPOKEN:
                assert len(each.reason.numbers) == SPOKEN[each.reason.feature]
                spoken.add(each.reason.feature)
            assert PRESENTER.phrase(each.reason, asked.observation) is not None
    assert len(SPOKEN) == 13
    assert len(spoken) >= 8
