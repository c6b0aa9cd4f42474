"""The ducks: legal, honest, reproducible; each level beats the one below, each temper shows."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from functools import cache

import pytest

from duckgames.ai import arena
from duckgames.ai.arena import Entrant, Series
from duckgames.ai.player import Decision, Limit, Reason, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover import INFO
from duckgames.games.duck_and_cover.ai import make_player
from duckgames.games.duck_and_cover.ai.levels import CARELESS, easy, normal
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.state import State
from tests.ai.inline import Inline

FEW = 240
"""Nodes for those who search: enough for two plies over a pair of moves now and then."""

LOW = "10.9.8.7.6.5.4.3.2.1"


def request(state: State, seat: int) -> Request:
    legal = tuple(GAME.action(state, seat, move) for move in GAME.legal(state, seat))
    return Request(seat, GAME.observe(state, seat), legal, ())


def decide(level: str, temper: str, asked: Request, seed: int = 1) -> Decision:
    return make_player(level, temper).decide(asked, Limit(nodes=FEW), Rng(seed), lambda: False)


@cache
def positions() -> tuple[tuple[State, int], ...]:
    """States of matches of normal ducks with 2 to 7 seats, with a seat that owes a choice."""
    found = []
    player = make_player("normal", "steady")
    for seats in range(2, 8):
        rng = Rng(seats)
        state = GAME.start({}, seats, rng)
        while owing := GAME.owing(state):
            # The last in seat order, so that others may have open choices.
            seat = owing[-1]
            asked = request(state, seat)
            if rng.random() < 0.12:
                found.append((state.copy(), seat))
            action = player.decide(asked, Limit(), rng, lambda: False).action
            GAME.play(state, seat, GAME.move(state, seat, action), rng)
    return tuple(found)


def position(pond: str, called: int, left: str) -> State:
    """Two seats, the first with `pond`; all captain cards but `left` and the called one are in the pile."""
    cards = [*(str(n) for n in range(1, 13)), *(str(n) for n in range(1, 13)), "M", "R"]
    for card in (str(called), *left.split()):
        cards.remove(card)
    return GAME.read(
        f"duck_and_cover 2\nround 1\npond {pond}\npond 0,0:{LOW} 1,0:12 2,0:11\ndeck {left}\npile {' '.join(cards)}\n"
        f"discards\nremoved\ncalled {called}\neffect {called}\nvoided no\npasses 0\ncommits . ."
    )


@pytest.mark.parametrize("level", INFO.levels)
@pytest.mark.parametrize("temper", INFO.tempers)
def test_decisions_are_legal_and_the_same_for_the_same_chance(level: str, temper: str) -> None:
    assert len(positions()) > 40
    for seed, (state, seat) in enumerate(positions()):
        asked = request(state, seat)
        first, again = decide(level, temper, asked, seed), decide(level, temper, asked, seed)
        assert first.action in asked.legal
        assert (first.action, first.nodes, first.reason) == (again.action, again.nodes, again.reason)
        assert first.nodes == len(asked.legal) or level == "expert"


@pytest.mark.parametrize("level", INFO.levels)
def test_what_a_seat_cannot_see_changes_nothing(level: str) -> None:
    hidden = 0
    for seed, (state, seat) in enumerate(positions()):
        other = state.copy()
        Rng(5).shuffle(other.deck)
        for rival, move in enumerate(state.commits):
            if move and rival != seat:
                other.commits[rival] = 0
                other.commits[rival] = next(m for m in GAME.legal(other, rival) if m != move)
                hidden += 1
        asked = request(other, seat)
        jumbled = replace(asked, observation=replace(asked.observation, left=tuple(other.deck)))
        seen_alike = (request(state, seat), asked, jumbled)
        assert len({decide(level, "steady", each, seed).action for each in seen_alike}) == 1
    assert hidden > 10


def test_an_easy_duck_covers_the_biggest_splash_unless_it_is_careless() -> None:
    pond = f"0,0:{LOW.replace('.3.2', '.2')}.3 1,0:11 0,1:12"
    asked = request(position(pond, 3, "3 4"), 0)
    best = sum(decide("easy", "steady", asked, seed).action == Cover(3, (0, 1)) for seed in range(400)) / 400
    assert 1 - CARELESS - 0.1 < best < 1 - CARELESS + 0.15
    careless = {decide("easy", "steady", asked, seed).action for seed in range(400)}
    assert len(careless) > len(asked.legal) / 2


def test_an_easy_duck_swims_where_it_cannot_cover() -> None:
    asked = request(position(f"0,0:{LOW} 2,0:12 3,0:11", 1, "3 4"), 0)
    assert all(isinstance(decide("easy", "steady", asked, seed).action, Duck) for seed in range(20))
    assert all(cost > 0 for cost in easy(asked, Rng(1)))


def test_a_normal_duck_weighs_splash_stacks_groups_and_calls() -> None:
    asked = request(position(f"0,0:{LOW} 1,0:12 2,0:11", 11, "1 12 M"), 0)
    pond = Pond.of(asked.observation, 0)
    assert (pond.points(), pond.groups(), pond.contacts((1, 0))) == (0 + 5 + 4, 1, 2)
    costs = dict(zip(asked.legal, normal(asked, Rng(1)), strict=True))
    # After the cover the 1 and the 11 show: splash 4, two stacks, one group; a 1 and the maximum in the deck, a 1 and
    # both 11 in the pile; one stack beside the moved one.
    assert costs[Cover(11, (1, 0))] == pytest.approx(4 + 2 * 1.85 + 0.55 - 0.15 - 1.06 * (2 + 3 * 0.5))
    # After the swim apart all three show, in one group as the 12 is beside the 1: a 12 more in deck and in pile.
    assert costs[Duck(11, (0, 1))] == pytest.approx(9 + 3 * 1.85 + 0.55 - 0.15 - 1.06 * (3 + 4 * 0.5))


def test_a_normal_duck_weighs_the_end_of_the_round() -> None:
    asked = request(position(f"0,0:{LOW}.11 1,0:12", 12, "1 12 M"), 0)
    costs = dict(zip(asked.legal, normal(asked, Rng(1)), strict=True))
    assert costs[Cover(12, (0, 0))] == pytest.approx(-5 - 0.4)


def test_groups_are_counted_along_edges_only() -> None:
    assert Pond({(0, 0): 1, (1, 1): 2, (1, 2): 3, (5, 5): 4}).groups() == 3


@pytest.mark.parametrize(
    ("pond", "called", "left", "action", "reason"),
    [
        (f"0,0:{LOW}.11 1,0:12", 12, "1", Cover(12, (0, 0)), Reason("finish", (-5,))),
        (f"0,0:{LOW} 1,0:12 5,5:11", 1, "12", Cover(1, (1, 0)), Reason("splash", (12, 5))),
        (f"0,0:{LOW} 1,0:12 5,5:11", 1, "M", Cover(1, (1, 0)), Reason("splash", (12, 5))),
        (f"0,0:{LOW} 1,0:11 5,5:12", 1, "M", Cover(1, (1, 0)), Reason("calls", (11, 4))),
        (f"0,0:{LOW} 1,0:12 5,5:11", 11, "1", Duck(11, (0, 1)), Reason("contacts", (11, 1))),
        (f"0,0:{LOW} 1,1:12 5,5:11", 11, "1", Duck(11, (0, 1)), Reason("contacts", (11, 2))),
        (f"0,0:{LOW} 1,0:12 5,5:11", 1, "1", Duck(1, (2, 0)), Reason("wait", (1, 1))),
    ],
)
def test_reasons(pond: str, called: int, left: str, action: Action, reason: Reason) -> None:
    asked = request(position(pond, called, left), 0)
    assert decide("normal", "steady", replace(asked, legal=(action,))).reason == reason


def test_tempers_show_in_what_ducks_like() -> None:
    for level in INFO.levels:
        covers = {
            temper: sum(
                isinstance(decide(level, temper, request(state, seat), seed).action, Cover)
                for seed, (state, seat) in enumerate(positions())
            )
            for temper in INFO.tempers
        }
        assert covers["dreamy"] <= covers["steady"] <= covers["hasty"]
        assert covers["dreamy"] < covers["hasty"]


def test_only_a_hard_duck_needs_numpy() -> None:
    program = (
        "import sys; from duckgames.games.duck_and_cover.ai import make_player\n"
        "make_player('easy', 'hasty'), make_player('normal', 'dreamy'); assert 'numpy' not in sys.modules\n"
        "make_player('hard', 'steady'); assert 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    ("levels", "blocks", "least"),
    [
        # Short forms of the bars of tests/bench/strength.py, about three standard errors below what was measured there.
        (("normal", "easy"), 20, 0.78),
        (("hard", "normal"), 20, 0.68),
        (("normal", "easy", "easy", "easy"), 6, 0.55),
        (("hard", "normal", "normal", "normal"), 6, 0.4),
    ],
)
def test_each_level_beats_the_one_below(levels: tuple[str, ...], blocks: int, least: float) -> None:
    series = Series(INFO.id, tuple(Entrant(level, "steady") for level in levels), blocks, 2)
    assert arena.run(series, Inline())[0].share >= least
