"""Every way a draft of Duck Town can have gone that fits what a viewer saw, found by trying all of them.

Written from rules R1 to D5 and 3.8 alone, without any rule of the program, to check `deduction` and `worlds` by.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from duckgames.core.places import Seat
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.state import Phase

SWAN = 4
ROLES = frozenset(range(1, 9))
PLACES = {2: (0, 1, 0, 1), 3: (0, 1, 2, 0, 1, 2), **{seats: tuple(range(seats)) for seats in (4, 5, 6, 7)}}
"""Who picks when, counted from the leader."""


@dataclass(frozen=True)
class Draft:
    """What was set aside, what each seat picked and laid down in order, and what is left."""

    aside: int
    picks: tuple[tuple[Seat, int], ...]
    laid: tuple[tuple[Seat, int], ...]
    left: frozenset[int]

    def holder(self, role: int) -> Seat:
        """Who picked `role`; -1 for nobody."""
        return next((seat for seat, picked in self.picks if picked == role), -1)


def drafts(seen: Observation) -> Iterator[Draft]:
    """All drafts that fit what the viewer saw in the draft and learned from the calls."""
    up = {role for role in ROLES if seen.up >> role & 1}
    for aside in ROLES - up:
        for draft in _picks(seen, Draft(aside, (), (), ROLES - up - {aside}), 0):
            if _fits_calls(seen, draft):
                yield draft


def _picks(seen: Observation, draft: Draft, step: int) -> Iterator[Draft]:
    """Goes on with the draft at `step`."""
    if step == len(PLACES[seen.seats]):
        yield draft
        return
    if step > seen.step:
        yield draft
        return
    seat = (seen.leader + PLACES[seen.seats][step]) % seen.seats
    pile = draft.left | {draft.aside} if seen.seats == 7 and step == 6 else draft.left
    own = [picked for who, picked in draft.picks if who == seat]
    if seat == seen.viewer and seen.piles[len(own)] != sum(1 << role for role in pile):
        return
    if step == seen.step and seen.phase != Phase.LAY:
        yield Draft(draft.aside, draft.picks, draft.laid, pile)
        return
    for role in pile:
        if seat != seen.viewer or seen.picks[len(own)] == role:
            after = Draft(draft.aside, (*draft.picks, (seat, role)), draft.laid, pile - {role})
            yield from _lays(seen, after, seat, step)


def _lays(seen: Observation, draft: Draft, seat: Seat, step: int) -> Iterator[Draft]:
    """With two players the second and the third pick are followed by a role laid face down (D5)."""
    if seen.seats != 2 or step not in (1, 2):
        yield from _picks(seen, draft, step + 1)
    elif step == seen.step:
        yield draft
    else:
        known = {role for role in seen.down if role}
        for role in draft.left:
            if seat != seen.viewer or role in known:
                laid = (*draft.laid, (seat, role))
                yield from _picks(seen, Draft(draft.aside, draft.picks, laid, draft.left - {role}), step + 1)


def _fits_calls(seen: Observation, draft: Draft) -> bool:
    """Roles that were shown are held by whom showed them; who did not answer holds nothing but what the Fox named."""
    for role in range(1, seen.role + 1):
        shown = seen.revealed >> role & 1
        if shown and draft.holder(role) != seen.holders[role]:
            return False
        if not shown and role != seen.fox and draft.holder(role) >= 0:
            return False
    return True


def chance(draft: Draft, faced: int) -> Fraction:
    """How likely `aside` was set aside, given what lies face up: all else is alike likely for all drafts.

    One of eight roles is laid face down; then `faced` others are drawn, the Swan never (R1 to R3).
    """
    candidates = len(ROLES - {draft.aside, SWAN})
    likely = Fraction(1, 8)
    for drawn in range(faced):
        likely *= Fraction(1, candidates - drawn)
    return likely


def chances(seen: Observation) -> list[list[float]]:
    """For each seat the chance that it holds each role."""
    table = [[Fraction(0)] * 9 for _ in range(seen.seats)]
    total = Fraction(0)
    for draft in drafts(seen):
        weight = chance(draft, seen.up.bit_count())
        total += weight
        for seat, role in draft.picks:
            table[seat][role] += weight
    return [[float(value / total) for value in row] for row in table]
