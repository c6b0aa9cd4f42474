"""What positions of Duck & Cover and the moves in them are worth to a seat, by what it sees: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.player import Limit, Reason, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.expert import judged
from duckgames.games.duck_and_cover.ai.mind import explain
from duckgames.games.duck_and_cover.ai.net import Net, trained
from duckgames.games.duck_and_cover.ai.outlook import FURTHER
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.ai.reasons import compare
from duckgames.games.duck_and_cover.ai.search import Outcome, Search
from duckgames.games.duck_and_cover.rules import GAME, scoring
from duckgames.games.duck_and_cover.rules.cards import ROUNDS
from duckgames.games.duck_and_cover.rules.observation import Observation

POSITION_ERROR = 0.7
"""The standard error, in points, of what the net says of a position."""

CHOICE_ERROR = 0.12
"""The standard error, in points, of what it says of one move against another; half of what one ply and two plies differ
by comes on top."""


class Appraiser:
    """See `duckgames.ai.appraiser.Appraiser`. Nothing is sampled: errors are those that the net is known to make."""

    def __init__(self, net: Net | None = None) -> None:
        """`net` instead of the one that comes with the program."""
        self._net = net or trained()

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        """What the best move leads to, or waiting where there is none; exact for a match that has ended."""
        seen: Observation = request.observation
        if seen.over:
            return _final(request, rng)
        search = Search(self._net, request, rng)
        outcome = max(judged(search, limit, stop).values()) if search.moves else search.waiting()
        # What later rounds bring is guessed in any case.
        guessed = outcome.open if seen.round == ROUNDS else 1.0
        error = min(0.5, POSITION_ERROR * search.outlook.slope(outcome.own) * guessed)
        return Value(outcome.share, _score(search, seen, outcome), error)

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        """The best moves by one ply and those in `also`, each looked at over the same cards that may come next."""
        search = Search(self._net, request, rng)
        kept = [request.legal.index(action) for action in also]
        outcomes = judged(search, limit, stop, kept)
        first = search.one_ply()
        order = sorted(outcomes, key=lambda index: -outcomes[index].worth)
        top = order[0]
        doubts = {index: each.open * search.outlook.slope(each.own) for index, each in outcomes.items()}
        found = []
        for rank, index in enumerate(order):
            behind = outcomes[top].share - outcomes[index].share
            doubt = behind - (first[top].share - first[index].share)
            guessed = max(outcomes[top].open, outcomes[index].open) if rank else 0.0
            error = hypot(CHOICE_ERROR * max(doubts[top], doubts[index]), doubt / 2) if guessed else 0.0
            against = order[1] if not rank and len(order) > 1 else index
            found.append(
                Weighed(
                    request.legal[index],
                    outcomes[index].share,
                    _score(search, request.observation, outcomes[index]),
                    max(0.0, behind),
                    error,
                    _reason(request, top, against),
                )
            )
        return tuple(found)


def _reason(request: Request, best: int, other: int) -> Reason:
    seen, pond = request.observation, Pond.of(request.observation, request.seat)
    if best == other:
        return explain(seen, pond, request.legal[best])
    return compare(seen, pond, request.legal[best], request.legal[other])


def _score(search: Search, seen: Observation, outcome: Outcome) -> float:
    return search.outlook.total + outcome.own + (ROUNDS - seen.round) * FURTHER[seen.seats]


def _final(request: Request, rng: Rng) -> Value:
    state = GAME.determinize(request.observation, rng)
    winners = scoring.winners(state)
    return Value((request.seat in winners) / len(winners), scoring.totals(state)[request.seat], 0.0)
