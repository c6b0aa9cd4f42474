"""A duck that plays Duck & Cover: a judgement of the moves, a taste, and the reason it gives."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import TypeAlias

from duckgames.ai.player import Decision, Limit, Reason, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.pond import Pond, finishes
from duckgames.games.duck_and_cover.ai.tempers import Taste
from duckgames.games.duck_and_cover.rules.actions import Action, Cover
from duckgames.games.duck_and_cover.rules.cards import MAXIMUM, SPLASH
from duckgames.games.duck_and_cover.rules.observation import Observation

Judge: TypeAlias = Callable[[Request, Rng], list[float]]
"""What each legal action will cost, in points, the fewer the better."""


class Mind:
    """An `AiPlayer` that looks one move ahead, and so needs no limit."""

    def __init__(self, judge: Judge, taste: Taste) -> None:
        self._judge = judge
        self._taste = taste

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The action that costs least; chance decides between equals."""
        begun = process_time()
        pond = Pond.of(request.observation, request.seat)
        costs = self._judge(request, rng)
        wanted = [cost - liking(self._taste, pond, a) for cost, a in zip(costs, request.legal, strict=True)]
        least = min(wanted)
        action = rng.choice([a for a, cost in zip(request.legal, wanted, strict=True) if cost == least])
        reason = explain(request.observation, pond, action)
        return Decision(action, len(request.legal), process_time() - begun, reason)


def liking(taste: Taste, pond: Pond, action: Action) -> float:
    """What `action` is worth to a duck with this taste, in points, apart from what it gains."""
    if finishes(pond, action):
        return taste.finish
    if isinstance(action, Cover):
        return taste.cover
    return taste.contact * pond.after(action).contacts(action.cell)


def explain(seen: Observation, pond: Pond, action: Action) -> Reason:
    """What speaks most plainly for `action`.

    - `finish` (points): it ends the round with one stack, for these points.
    - `calls` (number, splash): it covers a duck that the deck cannot call any more, and its splash.
    - `splash` (number, splash): it covers this duck and its splash.
    - `wait` (number, contacts): it could cover, but swims to a place beside that many stacks.
    - `contacts` (number, contacts): it swims to a place beside that many stacks.
    """
    if finishes(pond, action):
        return Reason("finish", (pond.after(action).points(),))
    if isinstance(action, Cover):
        covered = pond.shows[action.cell]
        called = covered in seen.left or (covered == max(pond.shows.values()) and MAXIMUM in seen.left)
        return Reason("splash" if called else "calls", (covered, SPLASH[covered]))
    own = next(cell for cell, number in pond.shows.items() if number == action.duck)
    feature = "wait" if pond.contacts(own) else "contacts"
    return Reason(feature, (action.duck, pond.after(action).contacts(action.cell)))
