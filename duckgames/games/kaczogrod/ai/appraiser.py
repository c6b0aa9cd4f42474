"""What a position of Kaczogród and the moves in it are worth to a seat, by what it sees: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.ismcts import Root, Search
from duckgames.ai.player import Limit, Reason, Request
from duckgames.ai.weighing import End, Enough, expected, ranking
from duckgames.core.game import Move
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import outlook, policy, tempers
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.candidates import worth_thinking
from duckgames.games.kaczogrod.ai.thoughts import Thoughts, even
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.state import Phase, State

WEIGHED: Final = 600
"""How many playouts all moves of a position get at most, if nothing else is said."""

ENOUGH: Final = Enough(most=120, step=8, error=0.008)
"""How well the value of a position is to be known."""

_STYLE: Final = tempers.STRONG


class Appraiser:
    """See `duckgames.ai.appraiser.Appraiser`."""

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        """The mean over worlds in which everybody plays on for some turns."""
        own = Rng(rng.seed())
        beliefs = Beliefs(request.observation, keen=True)
        world = beliefs.world(own.seed())
        thoughts = Thoughts(beliefs, _STYLE)
        if world.phase is Phase.OVER:
            share = thoughts.value(world, request.seat)
            return Value(share, thoughts.end(world, request.seat).score, 0.0)
        return _value(thoughts, request.seat, own.seed() >> 8, limit, stop)

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        """The moves that one ply likes and those in `also`, raced through the same worlds with a tree after each."""
        seat = request.seat
        if len(request.legal) == 1:
            value = self.value(request, limit, rng, stop)
            return (Weighed(request.legal[0], value.share, value.score, 0.0, 0.0),)
        own = Rng(rng.seed())
        beliefs = Beliefs(request.observation, keen=True)
        state = beliefs.world(own.seed())
        kept = [GAME.move(state, seat, action) for action in also]
        roots = [Root(move) for move in _moves(state, seat, kept)]
        thoughts = Thoughts(beliefs, _STYLE)
        if len(roots) == 1:
            value = _value(thoughts, seat, own.seed() >> 8, limit, stop)
            return (Weighed(GAME.action(state, seat, roots[0].move), value.share, value.score, 0.0, 0.0),)
        ends: dict[Move, list[End]] = {root.move: [] for root in roots}

        def watch(move: Move, end: State) -> None:
            ends[move].append(thoughts.end(end, seat))

        def reason(first: Move, other: Move) -> Reason:
            return outlook.compare(state, seat, first, ends[first], ends[other])

        Search(GAME, thoughts, seat, own.seed() >> 8, watch).race(roots, limit, stop, WEIGHED, kept)
        return ranking(
            roots,
            ends,
            lambda: (thoughts.value(state, seat), thoughts.end(state, seat).score),
            lambda move: GAME.action(state, seat, move),
            reason,
        )


def _moves(state: State, seat: int, kept: Sequence[int]) -> list[int]:
    """The moves to compare, each once."""
    plain = policy.move(state, seat, _STYLE, even)
    found = [move for _, move in worth_thinking(state, seat, _STYLE, plain)]
    return list(dict.fromkeys([*found, *kept]))


def _value(thoughts: Thoughts, seat: int, seed: int, limit: Limit, stop: Callable[[], bool]) -> Value:
    search = Search(GAME, thoughts, seat, seed)

    def meet(number: int) -> tuple[float, float]:
        state = search.play_on(number)
        return thoughts.value(state, seat), thoughts.end(state, seat).score

    return expected(meet, ENOUGH, limit, stop)
