"""What a position of Kaczogród and the moves in it are worth to a seat, by what it sees: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, pvariance
from time import process_time
from typing import Any, Final

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.ismcts import Root, Search, best, lead
from duckgames.ai.player import Limit, Request, report
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import outlook, policy, reasons, tempers
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.candidates import worth_thinking
from duckgames.games.kaczogrod.ai.thoughts import End, Thoughts
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.state import Phase, State

WEIGHED: Final = 600
"""How many playouts all moves of a position get at most, if nothing else is said."""

VALUED: Final = 120
"""How many the value of a position gets at most."""

STEP: Final = 8
"""After so many it is looked whether they are enough."""

EXACT: Final = 0.008
"""They are when the standard error is so small."""

LEAST: Final = 0.02
"""What the worth of a position is taken to vary by from world to world at least."""

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
        return _value(thoughts, world, request.seat, own.seed() >> 8, limit, stop)

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
            value = _value(thoughts, state, seat, own.seed() >> 8, limit, stop)
            return (Weighed(GAME.action(state, seat, roots[0].move), value.share, value.score, 0.0, 0.0),)
        ends: dict[int, list[End]] = {root.move: [] for root in roots}

        def watch(first: int, end: State) -> None:
            ends[first].append(thoughts.end(end, seat))

        Search(GAME, thoughts, seat, own.seed() >> 8, watch).race(roots, limit, stop, WEIGHED, kept)
        if not roots[0].worths:
            return _unplayed(state, seat, roots, thoughts)
        return _ranking(state, seat, roots, ends)


def _moves(state: State, seat: int, kept: Sequence[int]) -> list[int]:
    """The moves to compare, each once."""
    plain = policy.move(state, seat, _STYLE, _even)
    found = [move for _, move in worth_thinking(state, seat, _STYLE, plain)]
    return list(dict.fromkeys([*found, *kept]))


def _value(thoughts: Thoughts, world: State, seat: int, seed: int, limit: Limit, stop: Callable[[], bool]) -> Value:
    until = process_time() + limit.seconds if limit.seconds is not None else None
    budget = limit.nodes or VALUED
    found, scores = list[float](), list[float]()
    search = Search(GAME, thoughts, seat, seed)
    while len(found) < budget:
        report(stop, len(found) / budget)
        if stop() or (until is not None and process_time() >= until):
            break
        end = search.play_on(len(found))
        found.append(thoughts.value(end, seat))
        scores.append(thoughts.end(end, seat).score)
        if len(found) % STEP == 0 and _error(found) < EXACT:
            break
    if not found:
        return Value(thoughts.value(world, seat), thoughts.end(world, seat).score, 1.0)
    return Value(fmean(found), fmean(scores), _error(found))


def _error(found: Sequence[float]) -> float:
    return max(sqrt(pvariance(found)), LEAST) / sqrt(len(found))


def _unplayed(state: State, seat: int, roots: Sequence[Root], thoughts: Thoughts) -> tuple[Weighed, ...]:
    """All moves when there was no time for a playout: nothing is known but what the position looks like."""
    share, score = thoughts.value(state, seat), thoughts.end(state, seat).score
    reason = reasons.explain(state, seat, roots[0].move, _STYLE)
    return tuple(
        Weighed(GAME.action(state, seat, root.move), share, score, 0.0, float(place > 0), reason)
        for place, root in enumerate(roots)
    )


def _ranking(state: State, seat: int, roots: Sequence[Root], ends: dict[int, list[End]]) -> tuple[Weighed, ...]:
    """All moves with how far they are behind the best one, in the worlds that they met with it."""
    first = best(roots)
    leads = {root.move: lead(first, root) for root in roots if root is not first}
    others = sorted((root for root in roots if root is not first), key=lambda each: leads[each.move][0])
    share = fmean(first.worths)
    score = fmean(end.score for end in ends[first.move])

    def weighed(root: Root, behind: float, error: float, other: Root) -> Weighed:
        reason = outlook.compare(state, seat, first.move, other.move, ends[first.move], ends[other.move])
        less = _less(ends[first.move], ends[root.move])
        action = GAME.action(state, seat, root.move)
        return Weighed(action, min(max(share - behind, 0.0), 1.0), score - less, behind, error, reason)

    found = [weighed(first, 0.0, 0.0, others[0])]
    for root in others:
        behind, error = leads[root.move]
        found.append(weighed(root, max(behind, 0.0), error, root))
    return tuple(found)


def _less(first: Sequence[End], other: Sequence[End]) -> float:
    """How much less the total is that `other` leads to."""
    met = min(len(first), len(other))
    return fmean(one.score - two.score for one, two in zip(first, other, strict=False)) if met else 0.0


def _even() -> float:
    return 0.5
