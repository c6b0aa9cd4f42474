"""What a review asks: one question for all that looks alike, and where chance spoke as a seat saw it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.rng import Rng
from duckgames.core.setup import MatchSetup
from duckgames.session.review_plan import Plan, people, planned, spoke
from duckgames.session.sights import Sights
from tests import toy
from tests.session.helpers import bids, duck, find_game, person, played
from tests.toy.game import Bid, Deed

GAMES = [info.id for info in registry.infos()]


def plan(match: Match, *seats: int) -> Plan:
    steps = planned(match, seats)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Plan = end.value
            return found


def match_of(*actions: tuple[int, object]) -> Match:
    match = Match(find_game(toy.INFO.id), bids(person(), person(), duck("last")))
    for seat, action in actions:
        match.submit(seat, action)
    return match


def bid_all(match: Match) -> None:
    for seat in tuple(match.game.owing(match.state)):
        match.submit(seat, match.legal(seat)[0])


def test_people_are_those_the_match_was_set_up_with() -> None:
    assert people(match_of()) == (0, 1)


def test_dice_are_chance_for_all_and_a_bid_for_nobody() -> None:
    match = match_of()
    bid_all(match)
    assert [spoke(match, 1, seat) for seat in range(3)] == [False] * 3
    assert [spoke(match, 3, seat) for seat in range(3)] == [True] * 3


def test_a_card_of_the_deck_is_chance_for_those_who_see_it() -> None:
    for deed in (Deed.DRAW, Deed.BURY):
        match = match_of()
        bid_all(match)
        (taker,) = match.game.owing(match.state)
        match.submit(taker, deed)
        assert [spoke(match, 4, seat) for seat in range(3)] == [seat == taker for seat in range(3)]
    match = match_of()
    bid_all(match)
    (taker,) = match.game.owing(match.state)
    match.submit(taker, Deed.TOAST)
    assert not any(spoke(match, 4, seat) for seat in range(3))


def test_a_bid_is_asked_about_as_it_stood_before_others_bid() -> None:
    match = match_of()
    for seat in (2, 1, 0):
        match.submit(seat, match.legal(seat)[0])
    found = plan(match, 0, 1)
    assert [(choice.ply, choice.sight.ply, choice.sight.seat) for choice in found.choices] == [(1, 0, 1), (2, 0, 0)]
    assert all(isinstance(choice.action, Bid) for choice in found.choices)
    # The die fell after the bid of seat 0, which another waited for with its own already made.
    assert [(chance.ply, chance.after.seat, chance.choice is not None) for chance in found.chances] == [
        (3, 0, True),
        (3, 1, False),
    ]
    assert [chance.before.ply for chance in found.chances] == [0, 2]


@pytest.mark.parametrize("game", [toy.INFO.id, *GAMES])
def test_questions_are_few_and_every_choice_has_its_value(game: str) -> None:
    rules = find_game(game)
    least, _ = rules.info.seats
    match = played(MatchSetup(game, tuple(person() for _ in range(max(least, 2))), 5))
    found = plan(match, 0)
    assert match.result is not None
    assert {choice.sight for choice in found.choices} <= set(found.sights)
    assert {chance.after for chance in found.chances} <= set(found.sights)
    lonely = [chance for chance in found.chances if chance.choice is None and not chance.dreams]
    assert {chance.before for chance in lonely} <= set(found.sights)
    assert found.sights[0].ply == 0
    assert found.sights[-1].ply == match.ply
    assert found.chances
    own = sum(seat == 0 for seat, _ in match.actions)
    assert len(found.choices) <= own
    assert len(found.sights) <= 2 * match.ply


@pytest.mark.parametrize("game", GAMES)
def test_a_dream_has_other_luck_than_the_match(game: str) -> None:
    """Also where rounds are dealt by generators of one name: a deal of the real match would never be luck."""
    match = played(MatchSetup(game, (person(), person()), 5))
    rounds = [
        [match.game.observe(dream.state, 0) for dream in chance.dreams] + [match.game.observe(match.at(chance.ply), 0)]
        for chance in plan(match, 0).chances
        if chance.dreams and _round(match, chance.ply) != _round(match, chance.ply - 1)
    ]
    assert rounds or game == "kaczogrod"
    assert all(any(seen != real for seen in dreamt) for *dreamt, real in rounds)


def _round(match: Match, ply: int) -> int:
    number: int = getattr(match.at(ply), "round", 0)
    return number


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_could_not_see_changes_no_question(game: str) -> None:
    """The same match, but at each moment all that is hidden from the seat is otherwise, until the end shows it."""
    match = played(MatchSetup(game, (person(), person()), 5))
    other = Match(match.game, match.setup)
    other.actions, last = match.actions, match.ply
    states = [match.at(0), *(step.state for step in match.steps)]
    hidden = [match.game.determinize(match.game.observe(each, 0), Rng(ply)) for ply, each in enumerate(states[:-1])]
    assert sum(one != two for one, two in zip(states, hidden, strict=False)) > last / 2
    other._deal = hidden[0]
    other.steps = [
        replace(step, state=state) for step, state in zip(match.steps, [*hidden[1:], states[-1]], strict=True)
    ]
    assert _asked(match) == _asked(other)


def _asked(match: Match) -> list[Any]:
    found = plan(match, 0)
    requests = [Sights().request(match, 0, each.ply) for each in found.sights[::5]]
    dreams = [[Sights().dreamt(match, dream) for dream in chance.dreams] for chance in found.chances]
    chances = [(each.ply, each.before, each.after, each.choice) for each in found.chances]
    return [found.choices, found.sights, chances, requests, dreams]
