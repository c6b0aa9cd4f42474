"""The tree search, with the test game: fair to all first moves, the same every time, blind to what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, cast

import pytest

from duckgames.ai.ismcts import Reply, Root, Search, best, lead
from duckgames.ai.player import Limit, Listener
from duckgames.core.game import Move
from duckgames.core.options import checked
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from tests.toy import GAME
from tests.toy.game import Observation
from tests.toy.state import State


class Mind:
    """Outside the tree everybody does anything."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.asked: list[tuple[Seat, Observation]] = []

    def world(self, seed: int) -> State:
        return GAME.determinize(self.seen, Rng(seed))

    def candidates(self, state: State, seat: Seat) -> Sequence[tuple[float, Move]]:
        self.asked.append((seat, GAME.observe(state, seat)))
        moves = GAME.legal(state, seat)
        return [(1 / len(moves), move) for move in moves]

    def replies(self, chance: Callable[[], float]) -> Reply[State]:
        def reply(state: State, seat: Seat) -> Move:
            moves = GAME.legal(state, seat)
            return moves[int(chance() * len(moves))]

        return reply

    def key(self, state: State, seat: Seat) -> Hashable:
        return state.turn, *state.hands[seat]

    def ends(self, state: State) -> bool:
        return state.over

    def value(self, state: State, seat: Seat) -> float:
        result = GAME.result(state)
        assert result is not None
        return (seat in result.winners) / len(result.winners)


def begin(seed: int, seats: int = 2) -> State:
    """A match in which nobody has bid."""
    return GAME.start(checked(GAME.info.options, {"hand_size": 4}), seats, Rng(seed))


def raced(
    state: State,
    nodes: int,
    kept: Sequence[Move] = (),
    stop: Callable[[], bool] = lambda: False,
    limit: Limit | None = None,
) -> tuple[list[Root], int]:
    """The first moves after a race, and how many playouts it took."""
    mind = Mind(GAME.observe(state, 0))
    roots = [Root(move) for move in GAME.legal(state, 0)]
    done = Search(GAME, mind, 0, 7).race(roots, limit or Limit(nodes=nodes), stop, nodes, kept)
    assert all(seat == 0 for seat, _ in mind.asked)
    return roots, done


def test_the_same_seed_and_nodes_give_the_same_numbers() -> None:
    for seed in range(5):
        state = begin(seed, 2 + seed % 2)
        assert raced(state, 60) == raced(state, 60)


def test_what_a_seat_cannot_see_changes_no_number() -> None:
    for seed in range(5):
        state = begin(seed)
        other = GAME.determinize(GAME.observe(state, 0), Rng(seed + 100))
        assert other != state
        assert raced(state, 60) == raced(other, 60)


def test_no_more_is_played_out_than_may_be() -> None:
    for nodes in (1, 7, 50):
        roots, done = raced(begin(1), nodes)
        assert done == sum(len(root.worths) for root in roots) <= nodes
    assert raced(begin(1), 50, limit=Limit(seconds=0.0))[1] == 0
    calls = iter([False] * 5 + [True] * 100)
    assert raced(begin(1), 50, stop=lambda: next(calls))[1] == 5


def test_whoever_waits_is_told_how_far_it_is() -> None:
    class Ear(Listener):
        heard: list[float] = []  # noqa: RUF012 - one for all is as good

        def __call__(self) -> bool:
            self.heard.append(self.share)
            return False

    ear = Ear()
    _, done = raced(begin(1), 40, stop=ear)
    assert ear.heard == [number / 40 for number in range(done)]


def test_all_first_moves_in_the_race_meet_the_same_worlds() -> None:
    roots, _ = raced(begin(3), 8 * 4)
    assert [len(root.worths) for root in roots] == [8, 8, 8, 8]


def test_a_move_that_is_kept_stays_until_it_is_well_known() -> None:
    hopeless = 0
    for seed in range(4):
        state = begin(seed)
        roots, _ = raced(state, 200)
        worst = min(roots, key=lambda root: (len(root.worths), root.mean))
        again, _ = raced(state, 200, kept=[worst.move])
        longer = next(root for root in again if root.move == worst.move)
        hopeless += len(worst.worths) < len(longer.worths)
        assert len(worst.worths) <= len(longer.worths)
    assert hopeless


@dataclass
class Penny:
    """Any first move, then a penny falls, then the seat says how it lies; it wins if it is right."""

    face: int
    said: tuple[int, ...] = ()
    seats: int = 1

    def copy(self) -> Penny:
        return replace(self)


class Pennies:
    """What the search calls of a game with pennies, and a `Mind` for it: outside the tree it always says 0."""

    def __init__(self, *, shown: bool, plans: bool = True) -> None:
        self.shown = shown
        self.plans = plans

    def owing(self, state: Penny) -> Sequence[Seat]:
        return [0]

    def play(self, state: Penny, seat: Seat, move: Move, rng: Rng) -> None:
        state.said = (*state.said, move)

    def world(self, seed: int) -> Penny:
        return Penny(Rng(seed).below(2))

    def candidates(self, state: Penny, seat: Seat) -> Sequence[tuple[float, Move]]:
        return [(0.5, 0), (0.5, 1)] if self.plans else [(1.0, 0)]

    def replies(self, chance: Callable[[], float]) -> Reply[Penny]:
        return lambda state, seat: 0

    def key(self, state: Penny, seat: Seat) -> Hashable:
        return state.face if self.shown else None

    def ends(self, state: Penny) -> bool:
        return len(state.said) == 2

    def value(self, state: Penny, seat: Seat) -> float:
        return float(state.said[1] == state.face)

    def worth(self) -> float:
        """What the better of two first moves seems worth after many playouts."""
        roots = [Root(0), Root(1)]
        search: Search[Penny] = Search(cast(Any, self), self, 0, 1)
        search.race(roots, Limit(nodes=800), lambda: False, 800, kept=[0, 1])
        return max(fmean(root.worths[len(root.worths) // 2 :]) for root in roots)


def test_the_tree_learns_to_play_by_what_is_seen() -> None:
    assert Pennies(shown=True, plans=False).worth() == pytest.approx(0.5, abs=0.1)
    assert Pennies(shown=True).worth() > 0.9


def test_the_tree_does_not_learn_what_is_not_seen() -> None:
    assert Pennies(shown=False).worth() == pytest.approx(0.5, abs=0.1)


def test_a_lead_is_taken_over_the_worlds_that_both_met() -> None:
    first, other = Root(1, worths=[1.0, 0.5, 1.0, 0.0]), Root(2, worths=[0.0, 0.5])
    mean, error = lead(first, other)
    assert mean == 0.5
    assert error == pytest.approx(0.5)
    assert lead(first, Root(3)) == (0.0, 1.0)
    # Two that never differed may differ yet.
    assert lead(first, first)[1] > 0


def test_the_best_is_chosen_of_those_that_stayed() -> None:
    lucky = Root(1, worths=[1.0])
    steady, late = Root(2, worths=[0.5, 0.5, 0.6]), Root(3, worths=[0.5, 0.4])
    assert best([lucky, steady, late]) is steady
    assert best([Root(1), Root(2, prior=0.1)]).move == 2
