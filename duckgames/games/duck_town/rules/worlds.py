"""Full states that fit what a viewer of Duck Town sees, each that is possible being as likely as any other."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate

from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import deduction, draft
from duckgames.games.duck_town.rules.cards import DECK
from duckgames.games.duck_town.rules.deduction import ASIDE, TABLE, Place
from duckgames.games.duck_town.rules.observation import SAME, UNKNOWN, Observation
from duckgames.games.duck_town.rules.roles import ALL, members
from duckgames.games.duck_town.rules.state import PUBLIC, Phase, State


def determinize(seen: Observation, rng: Rng) -> State:
    """A state that its viewer could not tell from the real one.

    What third seats remember or saw of the cards is left out of it, because the viewer does not know that either.
    """
    state = _public(seen)
    _deal_cards(seen, state, rng)
    possible = deduction.accounts(seen)
    weights = [*accumulate(map(deduction.weight, possible))]
    unseen: dict[Place, int] = {}
    for group in possible[bisect(weights, rng.below(weights[-1]))]:
        unseen |= group.deal(rng)
    replay(seen, state, unseen)
    return state


def _public(seen: Observation) -> State:
    state = State(seen.seats)
    for name in SAME:
        setattr(state, name, getattr(seen, name))
    state.coins = list(seen.coins)
    state.towns = [list(town) for town in seen.towns]
    state.names = list(seen.names)
    state.last = list(seen.last)
    return state


def _deal_cards(seen: Observation, state: State, rng: Rng) -> None:
    """Deals the cards that the viewer does not know to where they can be."""
    viewer = seen.viewer
    pool = list(DECK)
    known = [kind for town in (*seen.towns, *seen.remembered) for kind in town]
    known += [*seen.hand, *seen.looked, *seen.tray, *(kind for kind in seen.under if kind != UNKNOWN)]
    for kind in known if seen.fallen < 0 else [*known, seen.fallen]:
        pool.remove(kind)
    rng.shuffle(pool)
    everyone = PUBLIC if viewer is None else 1 << viewer
    state.under = [0 if kind == UNKNOWN else everyone for kind in seen.under]
    state.deck = [pool.pop() if kind == UNKNOWN else kind for kind in seen.under]
    state.deck += [pool.pop() for _ in range(seen.deck_size - len(seen.under))]
    for seat, size in enumerate(seen.hand_sizes):
        held = [*seen.hand] if seat == viewer else [*seen.remembered[seat]]
        state.hands[seat] = sorted(held + [pool.pop() for _ in range(size - len(held))])
        if seen.remembered[seat] and viewer is not None:
            state.memory[seat] = ((viewer, seen.remembered[seat]),)
    state.looked = list(seen.looked) + [pool.pop() for _ in range(seen.looked_size - len(seen.looked))]
    state.tray = list(seen.tray) + [pool.pop() for _ in range(seen.tray_size - len(seen.tray))]


def replay(seen: Observation, state: State, unseen: dict[Place, int]) -> None:
    """Plays the draft again with the roles the viewer does not see in their places; every seat gets its piles."""
    script = draft.script(seen.seats)
    own, own_laid = iter(seen.picks), (role for role in seen.down if role)
    set_aside = _set_aside(seen, unseen)
    pile = ALL & ~seen.up & ~(1 << set_aside)
    state.down, state.down_seen = [set_aside], [0]
    for step, (after, lays) in enumerate(script[: seen.step + 1]):
        seat = (seen.leader + after) % seen.seats
        if deduction.takes_face_down(seen, step):
            pile |= 1 << set_aside
            state.down, state.down_seen = [], []
        state.piles[seat].append(pile)
        if step == seen.step and seen.phase != Phase.LAY:
            break
        role = next(own) if seat == seen.viewer else unseen[Place(step, seat)]
        pile &= ~(1 << role)
        state.picks[seat].append(role)
        state.holders[role] = seat
        if lays and step < seen.step:
            role = next(own_laid) if seat == seen.viewer else unseen[Place(step, TABLE)]
            pile &= ~(1 << role)
            state.down.append(role)
            state.down_seen.append(1 << seat)
    state.pile = members(pile)
    if seen.step == len(script):
        state.down += state.pile
        state.down_seen += [1 << seat] * len(state.pile)
        state.pile = []


def _set_aside(seen: Observation, unseen: dict[Place, int]) -> int:
    """The role that lay face down before the draft: the last of seven players may have taken it."""
    last = seen.seats - 1
    taken = Place(last, (seen.leader + last) % seen.seats)
    return unseen[ASIDE if ASIDE in unseen else taken]
