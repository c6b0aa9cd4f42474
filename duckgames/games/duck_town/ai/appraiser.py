"""What a position of Duck Town and the moves in it are worth to a seat, by what it sees: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, pvariance
from time import process_time
from typing import Any, Final

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.ismcts import Root, Search, best, lead
from duckgames.ai.player import Limit, Request, report
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import choices, outlook, playouts, policy, tastes
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.ai.outlook import Outlook
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.ai.thoughts import Thoughts
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.state import Phase, State

WEIGHED: Final = 2_400
"""How many playouts all moves of a position get at most, if nothing else is said."""

MET: Final = 64
"""How many worlds all moves meet, also where one is clear: what they are worth is to be shown."""

VALUED: Final = 400
"""How many the value of a position gets at most."""

STEP: Final = 16
"""After so many it is looked whether they are enough."""

EXACT: Final = 0.01
"""They are when the standard error is so small."""

LEAST: Final = 0.02
"""What the worth of a position is taken to vary by from world to world at least."""


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
        ends = {root.move: Outlook() for root in roots}
        search = Search(GAME, thoughts, seat, own.seed(), lambda move, end: ends[move].add(end, seat))
        if len(roots) == 1:
            value, move = _value(search, seat, limit, stop), roots[0].move
            only = Weighed(GAME.action(state, seat, move), value.share, value.score, 0.0, 0.0, explain(state, move))
            return (only,)
        search.race(roots, limit, stop, WEIGHED, kept, MET)
        return _ranking(state, roots, ends)


def _thoughts(seen: Observation, own: Rng) -> Thoughts:
    return Thoughts(Beliefs(seen, own, tastes.learned), value=playouts.share)


def _moves(state: State, seat: Seat, kept: Sequence[int]) -> list[int]:
    """The moves to compare, each once."""
    moves = GAME.legal(state, seat)
    plain = policy.move(state, PLAIN, _even)
    return [*dict.fromkeys([*choices.worth_thinking(state, moves, plain), *kept])]


def _value(search: Search[State], seat: Seat, limit: Limit, stop: Callable[[], bool]) -> Value:
    until = process_time() + limit.seconds if limit.seconds is not None else None
    budget = limit.nodes or VALUED
    shares: list[float] = []
    scores: list[float] = []
    # One is needed to say anything.
    while not shares or len(shares) < budget:
        state = search.play_on(len(shares))
        shares.append(playouts.share(state, seat))
        scores.append(outlook.score(state, seat))
        report(stop, len(shares) / budget)
        if stop() or (until is not None and process_time() >= until):
            break
        if len(shares) % STEP == 0 and _error(shares) < EXACT:
            break
    return Value(fmean(shares), fmean(scores), _error(shares))


def _error(shares: Sequence[float]) -> float:
    return max(sqrt(pvariance(shares)), LEAST) / sqrt(len(shares)) if len(shares) > 1 else 1.0


def _ranking(state: State, roots: Sequence[Root], ends: dict[int, Outlook]) -> tuple[Weighed, ...]:
    """All moves with how far they are behind the best one, in the worlds that they met with it."""
    first = best(roots)
    leads = {root.move: lead(first, root) for root in roots if root is not first}
    others = sorted((root for root in roots if root is not first), key=lambda each: leads[each.move][0])
    one = ends[first.move]
    share = fmean(first.worths) if first.worths else playouts.share(state, state.seat)
    score = fmean(one.scores) if one.scores else outlook.score(state, state.seat)

    def weighed(root: Root, behind: float, error: float, against: Root) -> Weighed:
        reason = outlook.compare(state, first.move, one, ends[against.move])
        less = _less(one.scores, ends[root.move].scores)
        action = GAME.action(state, state.seat, root.move)
        return Weighed(action, min(max(share - behind, 0.0), 1.0), score - less, behind, error, reason)

    found = [weighed(first, 0.0, 0.0, others[0])]
    for root in others:
        behind, error = leads[root.move]
        found.append(weighed(root, max(behind, 0.0), error, root))
    return tuple(found)


def _less(first: Sequence[float], other: Sequence[float]) -> float:
    """How much less the points are that `other` leads to."""
    met = min(len(first), len(other))
    return fmean([one - two for one, two in zip(first, other, strict=False)]) if met else 0.0


def _even() -> float:
    return 0.5
