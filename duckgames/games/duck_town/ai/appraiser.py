"""What a position of Duck Town and the moves in it are worth to a seat, by what it sees: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.ismcts import Root, Search
from duckgames.ai.player import Limit, Reason, Request
from duckgames.ai.weighing import End, Enough, expected, ranking
from duckgames.core.game import Move
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import choices, outlook, playouts, policy, tastes
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.ai.thoughts import Thoughts, even
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.state import Phase, State

WEIGHED: Final = 2_400
"""How many playouts all moves of a position get at most, if nothing else is said."""

MET: Final = 64
"""How many worlds all moves meet, also where one is clear: what they are worth is to be shown."""

ENOUGH: Final = Enough(most=400, step=16, error=0.01)
"""How well the value of a position is to be known."""


class Appraiser:
    """See `duckgames.ai.appraiser.Appraiser`."""

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        """The mean over worlds in which everybody plays on for two rounds."""
        seen, seat, own = request.observation, request.seat, Rng(rng.seed())
        if seen.phase is Phase.OVER:
            state = GAME.determinize(seen, own)
            return Value(playouts.share(state, seat), outlook.score(state, seat), 0.0)
        search = Search(GAME, _thoughts(seen, own), seat, own.seed())
        return _value(search, seat, limit, stop)

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        """The moves that a hard duck thinks about and those in `also`, raced through the same worlds."""
        seat, own = request.seat, Rng(rng.seed())
        thoughts = _thoughts(request.observation, own)
        state = thoughts.world(own.seed())
        kept = [GAME.move(state, seat, action) for action in also]
        roots = [Root(move) for move in _moves(state, seat, kept)]
        ends: dict[Move, list[End]] = {root.move: [] for root in roots}
        search = Search(
            GAME, thoughts, seat, own.seed(), lambda move, state: ends[move].append(outlook.end(state, seat))
        )
        if len(roots) == 1:
            value, move = _value(search, seat, limit, stop), roots[0].move
            only = Weighed(GAME.action(state, seat, move), value.share, value.score, 0.0, 0.0, explain(state, move))
            return (only,)
        search.race(roots, limit, stop, WEIGHED, kept, MET)

        def reason(first: Move, other: Move) -> Reason:
            return outlook.compare(state, first, ends[first], ends[other])

        return ranking(
            roots,
            ends,
            lambda: (playouts.share(state, seat), outlook.score(state, seat)),
            lambda move: GAME.action(state, seat, move),
            reason,
        )


def _thoughts(seen: Observation, own: Rng) -> Thoughts:
    return Thoughts(Beliefs(seen, own, tastes.learned), value=playouts.share)


def _moves(state: State, seat: Seat, kept: Sequence[int]) -> list[int]:
    """The moves to compare, each once."""
    moves = GAME.legal(state, seat)
    plain = policy.move(state, PLAIN, even)
    return [*dict.fromkeys([*choices.worth_thinking(state, moves, plain), *kept])]


def _value(search: Search[State], seat: Seat, limit: Limit, stop: Callable[[], bool]) -> Value:
    def meet(number: int) -> tuple[float, float]:
        state = search.play_on(number)
        return playouts.share(state, seat), outlook.score(state, seat)

    return expected(meet, ENOUGH, limit, stop)
