"""Who may hold which role in the eyes of a seat, quick enough to be asked in every playout, and whom to name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from duckgames.games.duck_town.ai.picking import appeals
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import draft
from duckgames.games.duck_town.rules.roles import ALL, BADGER, FOX, MAGPIE
from duckgames.games.duck_town.rules.state import State

WARMTH = 1.2
"""How many coins more a role must be worth to be picked e times as often, as others see it."""


def possible(state: State, seat: int) -> list[int]:
    """For each seat the roles, as a set, that it may hold unshown as far as `seat` can tell; none for itself.

    It is for the calls, when the draft is over. These are the roles whose `deduction.chances` are above 0, found
    quickly; only with seven players, of whom the last may have taken one of two roles unseen, there may be more.
    """
    found = [0] * state.seats
    shown = [sum([1 << role for role in picks if state.revealed >> role & 1]) for picks in state.picks]
    script = draft.script(state.seats)
    last = len(script) - 1
    unseen, sights = ALL & ~state.up & ~_laid_by(state, seat), 0
    before: list[int] = []
    for step, (after, _) in enumerate(script):
        picker = (state.leader + after) % state.seats
        if picker != seat:
            before.append(picker)
            continue
        pile = state.piles[seat][sights]
        if state.seats == draft.LAST_TAKES_FACE_DOWN and step < last:
            # The last of seven may have taken the role that lay face down.
            before.append((state.leader + last) % state.seats)
        _add(found, before, unseen & ~pile, shown)
        unseen &= pile & ~(1 << state.picks[seat][sights])
        sights, before = sights + 1, []
    _add(found, before, unseen, shown)
    # What was called in vain lies on the table, save what the Fox named; what was shown is no secret.
    open_ = ~((1 << state.role + 1) - 1 & ~(1 << state.fox) | state.revealed)
    return [
        0 if known.bit_count() == len(picks) else roles & open_
        for roles, known, picks in zip(found, shown, state.picks, strict=True)
    ]


def _laid_by(state: State, seat: int) -> int:
    """The roles on the table, as a set, that only some know, `seat` among them."""
    known = 0
    for role, seen_by in zip(state.down, state.down_seen, strict=True):
        if seen_by >> seat & 1:
            known |= 1 << role
    return known


def _add(found: list[int], pickers: Sequence[int], roles: int, shown: Sequence[int]) -> None:
    """Each of these pickers picked one of these roles: one that it has shown, or else any."""
    for other in pickers:
        if not shown[other] & roles:
            found[other] |= roles


def chances(state: State, seat: int, style: Style) -> list[list[float]]:
    """For each seat about how likely it holds each role unshown, by what `seat` knows and what others would like."""
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


def names(state: State, style: Style) -> list[float]:
    """How much each role promises to the Fox or Magpie in turn, if it names it; index 0 is nobody."""
    seat = state.seat
    table = chances(state, seat, style)
    harm = dangers(state, seat, style) if state.role == FOX else [*map(float, state.coins)]
    weights = [0.0] * (BADGER + 1)
    for role in range(state.role + 1, BADGER + 1):
        if state.up >> role & 1 or (role == state.fox and state.role == MAGPIE) or role in state.picks[seat]:
            continue
        expected = 0.0
        for other, row in enumerate(table):
            expected += row[role] * harm[other]
        weights[role] = max(expected, 0.0) ** style.keen
    return weights


def name(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The role that the Fox or Magpie in turn names; 0 is nobody."""
    weights = names(state, style)
    total = sum(weights)
    if not total:
        return 0
    drawn = chance() * total
    for role, weight in enumerate(weights):
        drawn -= weight
        if weight and drawn < 0:
            return role
    return max(range(BADGER + 1), key=weights.__getitem__)
