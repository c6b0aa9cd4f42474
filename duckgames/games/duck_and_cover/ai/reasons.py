"""Why one move of Duck & Cover is better than another: the largest difference that can be named."""

from __future__ import annotations

from duckgames.ai.player import Reason
from duckgames.games.duck_and_cover.ai.mind import explain
from duckgames.games.duck_and_cover.ai.pond import Pond, finishes
from duckgames.games.duck_and_cover.rules.actions import Action, Cover
from duckgames.games.duck_and_cover.rules.cards import MAXIMUM
from duckgames.games.duck_and_cover.rules.observation import Observation

COVERED, CALL, ALONE = 1.85, 1.06, 1.2
"""What a stack less, a call of a duck that still shows, and a neighbour for a lonely duck are worth in points."""


def compare(seen: Observation, pond: Pond, best: Action, other: Action) -> Reason:
    """What speaks most for `best` against `other`: one of the reasons of `explain`, or

    - `keeps` (number, calls): this duck still shows, and the deck can call it so often.
    - `alone` (number, count): by the other move this duck has no neighbour, and so many have none in all.
    """
    plain = explain(seen, pond, best)
    if plain.feature == "finish":
        return plain
    after, instead = pond.after(best), pond.after(other)
    found: list[tuple[float, Reason]] = [(0.1, plain)]
    if isinstance(best, Cover):
        stacks = len(instead.shows) - len(after.shows)
        found.append((instead.points() - after.points() + COVERED * stacks, plain))
    if isinstance(other, Cover) and not finishes(pond, other):
        duck = pond.shows[other.cell]
        calls = seen.left.count(duck) + (duck == max(pond.shows.values())) * seen.left.count(MAXIMUM)
        if calls and duck in after.shows.values():
            found.append((CALL * calls, Reason("keeps", (duck, calls))))
    alone, then = after.alone(), instead.alone()
    left = sorted(set(then) - set(alone))
    if left and len(then) > len(alone):
        found.append((ALONE * (len(then) - len(alone)), Reason("alone", (left[-1], len(then)))))
    return max(found, key=lambda each: each[0])[1]
