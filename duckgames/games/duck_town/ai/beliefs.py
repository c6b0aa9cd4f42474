"""Worlds that fit what a seat sees: roles as likely as others would pick them, on top of the exact inference."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Final, TypeAlias

from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai.picking import appeals
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.ai.suspects import WARMTH
from duckgames.games.duck_town.rules import deduction, draft, worlds
from duckgames.games.duck_town.rules.deduction import ASIDE, TABLE, Account, Place
from duckgames.games.duck_town.rules.observation import UNKNOWN, Observation
from duckgames.games.duck_town.rules.roles import ALL, BADGER, ROLES
from duckgames.games.duck_town.rules.state import Phase, State

DRAWS: Final = 100
"""How many deals of the roles are drawn, all that is possible alike likely, to be weighed."""

Deal = dict[Place, int]

Likes: TypeAlias = Callable[[State], Sequence[Sequence[float]]]
"""For each seat how often it picks each role in relation to others, by what all can see."""


def supposed(state: State) -> list[list[float]]:
    """The likes as the rules bot would guess them."""
    return [[exp(value / WARMTH) for value in appeals(state, seat, PLAIN, own=False)] for seat in range(state.seats)]


class Beliefs:
    """What one seat believes at one moment; every `world` drawn from it fits all that the seat knows."""

    def __init__(self, seen: Observation, rng: Rng, likes: Likes = supposed) -> None:
        self.seen = seen
        self._blank = worlds.determinize(seen, rng)
        self._unknown = _unknown_cards(seen, self._blank)
        self._deals = _deals(seen, rng)
        # Until its own turn a seat is much as it was when it picked.
        weights = _Weights(seen, likes(self._blank))
        self._sums = [*accumulate(weights.of(deal) for deal in self._deals)]

    def world(self, seed: int) -> State:
        """The world number `seed`: always the same one."""
        chance = Random(seed).random
        state = self._blank.copy()
        self._deal_cards(state, chance)
        seats = range(state.seats)
        state.piles, state.picks = [[] for _ in seats], [[] for _ in seats]
        state.holders = [UNKNOWN] * (BADGER + 1)
        deal = self._deals[bisect(self._sums, chance() * self._sums[-1], hi=len(self._sums) - 1)]
        worlds.replay(self.seen, state, deal)
        return state

    def chances(self) -> list[list[float]]:
        """For each seat the chance that it holds each role unshown (index 0 is no role)."""
        table = [[0.0] * (BADGER + 1) for _ in range(self.seen.seats)]
        before = 0.0
        for deal, total in zip(self._deals, self._sums, strict=True):
            for place, role in deal.items():
                if place.seat >= 0 and not self.seen.revealed >> role & 1:
                    table[place.seat][role] += (total - before) / self._sums[-1]
            before = total
        return table

    def _deal_cards(self, state: State, chance: Callable[[], float]) -> None:
        """Deals the cards that the viewer does not know anew."""
        seen, pool = self.seen, self._unknown[:]
        for last in range(len(pool) - 1, 0, -1):
            other = int(chance() * (last + 1))
            pool[last], pool[other] = pool[other], pool[last]
        for seat, known in enumerate(seen.remembered):
            missing = seen.hand_sizes[seat] - len(known)
            if missing and seat != seen.viewer:
                state.hands[seat] = sorted((*known, *pool[:missing]))
                del pool[:missing]
        for place, kind in enumerate(seen.under):
            if kind == UNKNOWN:
                state.deck[place] = pool.pop()
        state.deck[len(seen.under) :] = pool


def _unknown_cards(seen: Observation, state: State) -> list[int]:
    """The kinds of all cards that the viewer, who is to choose, does not see."""
    pool = [kind for place, kind in enumerate(state.deck) if place >= len(seen.under) or seen.under[place] == UNKNOWN]
    for seat, known in enumerate(seen.remembered):
        if seat != seen.viewer:
            hand = state.hands[seat][:]
            for kind in known:
                hand.remove(kind)
            pool += hand
    return pool


def _deals(seen: Observation, rng: Rng) -> list[Deal]:
    """Some of the ways in which the roles can lie, all that is possible alike likely."""
    possible = deduction.accounts(seen)
    ways = [*accumulate(map(deduction.weight, possible))]
    found = []
    for _ in range(DRAWS):
        account: Account = possible[bisect(ways, rng.below(ways[-1]))]
        deal: Deal = {}
        for group in account:
            deal |= group.deal(rng)
        found.append(deal)
    return found


class _Weights:
    """How likely the picks of a deal were: each seat rather picks what it would like, as far as the viewer can tell."""

    def __init__(self, seen: Observation, likes: Sequence[Sequence[float]]) -> None:
        self._seen = seen
        self._likes = likes

    def of(self, deal: Deal) -> float:
        """The chance of the picks of `deal` in the eyes of the viewer."""
        seen, script = self._seen, draft.script(self._seen.seats)
        own, own_laid = iter(seen.picks), (role for role in seen.down if role)
        aside = 1 << self._aside(deal)
        pile, weight = ALL & ~seen.up & ~aside, 1.0
        for step, (after, lays) in enumerate(script[: seen.step + (seen.phase == Phase.LAY)]):
            seat = (seen.leader + after) % seen.seats
            if deduction.takes_face_down(seen, step):
                pile |= aside
            role = next(own) if seat == seen.viewer else deal[Place(step, seat)]
            if seat != seen.viewer:
                likes = self._likes[seat]
                weight *= likes[role] / sum([likes[each] for each in ROLES if pile >> each & 1])
            pile &= ~(1 << role)
            if lays and step < seen.step:
                pile &= ~(1 << (next(own_laid) if seat == seen.viewer else deal[Place(step, TABLE)]))
        return weight

    def _aside(self, deal: Deal) -> int:
        """The role set aside: the last of seven players may have taken it."""
        last = self._seen.seats - 1
        return deal[ASIDE if ASIDE in deal else Place(last, (self._seen.leader + last) % self._seen.seats)]
