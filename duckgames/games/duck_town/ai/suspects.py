"""Who may hold which role in the eyes of a seat, quick enough to be asked in every playout, and whom to name."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from duckgames.games.duck_town.ai.picking import appeals
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import draft
from duckgames.games.duck_town.rules.roles import ALL, BADGER, FOX, MAGPIE
from duckgames.games.duck_town.rules.state import State

WARMTH = 1.2
"""How many coins more a role must be worth to be picked e times as often, as others see it."""


def possible(state: State, seat: int) -> list[int]:
    """For each seat the roles, as a set, that it may hold unshown as far as `seat` can tell; none for itself."""
    found = [0] * state.seats
    open_ = ALL & ~state.up & ~state.revealed
    for role in range(1, state.role + 1):
        if role != state.fox:
            open_ &= ~(1 << role)
    shown = [0] * state.seats
    for role in range(1, BADGER + 1):
        if state.revealed >> role & 1:
            shown[state.holders[role]] += 1
    unseen, sights = ALL & ~state.up, 0
    before: list[int] = []
    piles, picks = state.piles[seat], state.picks[seat]
    last = len(draft.script(state.seats)) - 1
    for step, (after, _) in enumerate(draft.script(state.seats)):
        picker = (state.leader + after) % state.seats
        if picker != seat:
            before.append(picker)
            continue
        pile = piles[sights]
        taken = unseen & ~pile & open_
        for other in before:
            found[other] |= taken
        if state.seats == draft.LAST_TAKES_FACE_DOWN and step < last:
            # The last of seven may have taken the role that lay face down.
            found[(state.leader + last) % state.seats] |= taken
        unseen = pile & ~(1 << picks[sights])
        sights, before = sights + 1, []
    for other in before:
        found[other] |= unseen & open_
    for laid, seen_by in zip(state.down, state.down_seen, strict=True):
        if seen_by >> seat & 1:
            for other in range(state.seats):
                found[other] &= ~(1 << laid)
    for other, count in enumerate(shown):
        if count == len(state.picks[other]):
            found[other] = 0
    return found


def chances(state: State, seat: int, style: Style) -> list[list[float]]:
    """For each seat about how likely it is to hold each role unshown, by what `seat` knows and what others would like."""
    table = []
    totals = [0.0] * (BADGER + 1)
    for other, roles in enumerate(possible(state, seat)):
        row = [0.0] * (BADGER + 1)
        if roles:
            value = appeals(state, other, style, False)
            weights = [exp(value[role] / WARMTH) if roles >> role & 1 else 0.0 for role in range(BADGER + 1)]
            share = 1.0 / sum(weights)
            for role, weight in enumerate(weights):
                if weight:
                    row[role] = weight * share
                    totals[role] += weight * share
        table.append(row)
    for role, total in enumerate(totals):
        if total > 1:
            for row in table:
                row[role] /= total
    return table


def dangers(state: State, seat: int, style: Style) -> list[float]:
    """How much a turn of each seat would harm `seat`, in coins."""
    built = [len(town) for town in state.towns]
    found = []
    for count, coins in zip(built, state.coins, strict=True):
        danger = 1.0 + style.lead * max(0, count - built[seat] + 1) + 0.1 * coins
        if count == state.target - 1:
            danger += style.nearly
        found.append(danger)
    found[seat] = 0.0
    return found


def name(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The role that the Fox or Magpie in turn names; 0 is nobody."""
    seat = state.seat
    table = chances(state, seat, style)
    harm = dangers(state, seat, style) if state.role == FOX else [*map(float, state.coins)]
    weights = [0.0] * (BADGER + 1)
    total = 0.0
    for role in range(state.role + 1, BADGER + 1):
        if state.up >> role & 1 or (role == state.fox and state.role == MAGPIE) or role in state.picks[seat]:
            continue
        expected = 0.0
        for other, row in enumerate(table):
            expected += row[role] * harm[other]
        weights[role] = expected**style.keen
        total += weights[role]
    if not total:
        return 0
    drawn = chance() * total
    for role, weight in enumerate(weights):
        drawn -= weight
        if weight and drawn < 0:
            return role
    return max(range(BADGER + 1), key=weights.__getitem__)
