"""Who can have which role, from the piles a viewer saw, the roles shown and the calls nobody answered (rule 3.8).

A viewer sees the pile of roles once or twice in a draft. What was missing from it was taken before, what it passed on
was taken after: so the roles it does not see fall into groups, one for each stretch between two sights, and in each
group there are exactly as many places as roles. A role called in vain can only lie on the table, except the one that
the Fox named. Everything that fits these facts is possible, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import factorial, perm, prod
from typing import Final, NamedTuple

from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import draft, rulings
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import ALL, BADGER, SWAN, members
from duckgames.games.duck_town.rules.state import Phase

TABLE: Final = -1
"""In place of a seat: the role lies on the table, face down or in the pile."""

START: Final = -1
"""In place of a step of the draft: the role was set aside before it."""

REST: Final = 99
"""In place of a step of the draft, and from it on: the role is left in the pile, or was laid down at the end."""


MAY_BE_UP: Final = 7
"""How many roles may lie face up: all but the Swan."""


class Place(NamedTuple):
    """Where an unseen role is: with the seat that picked it at `step`, or laid on the table then."""

    step: int
    seat: Seat


ASIDE: Final = Place(START, TABLE)
"""Where the role is that was set aside face down."""


@dataclass
class Group:
    """Roles, and the places where they are in an unknown order; `dead` roles can only be on the table.

    `faced` roles were laid face up after the one at `ASIDE`, which makes it less likely to be the Swan.
    """

    places: list[Place]
    roles: list[int]
    faced: int = 0
    dead: list[int] = field(default_factory=list)
    known: dict[Place, int] = field(default_factory=dict)

    def tables(self) -> list[Place]:
        """The places on the table."""
        return [place for place in self.places if place.seat == TABLE]

    def weight(self, *pins: tuple[Place, int]) -> int:
        """How likely the roles are in these places, and those of `pins` in theirs, next to other groups like this one.

        All ways to lie are alike likely if nothing was laid face up. Else the Swan is set aside as often as another
        role, but then there is one more role that could have been face up instead of those that are (R3).
        """
        fixed = dict(pins)
        ways = self._ways(fixed)
        if not self.faced or ASIDE not in self.places or SWAN not in self.roles:
            return MAY_BE_UP * ways
        swan_aside = fixed | {ASIDE: SWAN}
        fits = fixed.get(ASIDE, SWAN) == SWAN and len(set(swan_aside.values())) == len(swan_aside)
        return MAY_BE_UP * ways - (self.faced * self._ways(swan_aside) if fits else 0)

    def _ways(self, fixed: Mapping[Place, int]) -> int:
        """In how many ways the roles can be in the places, with those of `fixed` in theirs."""
        dead = [place.seat for place, role in fixed.items() if role in self.dead]
        if any(seat != TABLE for seat in dead):
            return 0
        tables = len(self.tables()) - sum(1 for place in fixed if place.seat == TABLE)
        live = len(self.roles) - len(self.dead) - (len(fixed) - len(dead))
        # Places of seats cannot take dead roles, so there must be as many live ones.
        return perm(tables, len(self.dead) - len(dead)) * factorial(live)

    def deal(self, rng: Rng) -> dict[Place, int]:
        """One way for the roles to lie, each as often as it is likely."""
        while True:
            dealt = dict(self.known)
            tables = self.tables()
            rng.shuffle(tables)
            dealt |= dict(zip(tables, self.dead, strict=False))
            live = [role for role in self.roles if role not in self.dead]
            rng.shuffle(live)
            dealt |= zip([place for place in self.places if place not in dealt], live, strict=True)
            if dealt.get(ASIDE) != SWAN or rng.below(MAY_BE_UP) >= self.faced:
                self._mix(dealt, rng)
                return dealt

    def _mix(self, dealt: dict[Place, int], rng: Rng) -> None:
        """A seat that shows one of two roles does not show which of them it picked first."""
        for shown in self.known:
            own = [place for place in dealt if place.seat == shown.seat]
            if len(own) > 1:
                roles = [dealt[place] for place in own]
                rng.shuffle(roles)
                dealt |= zip(own, roles, strict=True)


Account = list[Group]
"""One account of the draft: all its groups."""


def accounts(seen: Observation) -> list[Account]:
    """The possible accounts of the draft: one, or two where the last of seven players picked unseen (D3)."""
    possible = [_settled(seen, groups) for groups in _last_picks(seen)]
    return [groups for groups in possible if groups is not None and weight(groups)]


def weight(groups: Account) -> int:
    """How likely an account is next to another."""
    return prod(group.weight() for group in groups)


def chances(seen: Observation) -> list[list[float]]:
    """For each seat the chance that it holds each role (index 0 is no role), all that is possible being alike likely.

    Of the viewer's own and of shown roles the chances are 0 or 1.
    """
    table = [[0.0] * (BADGER + 1) for _ in range(seen.seats)]
    for role, seat in enumerate(seen.holders):
        if seat >= 0:
            table[seat][role] = 1.0
    possible = accounts(seen)
    total = sum(map(weight, possible))
    for groups in possible:
        share = weight(groups) / total
        for group in groups:
            for place in group.places:
                if place.seat != TABLE:
                    for role in group.roles:
                        table[place.seat][role] += share * group.weight((place, role)) / group.weight()
    return table


def _groups(seen: Observation) -> Account:
    """Places and roles between the sights of the viewer."""
    script = draft.script(seen.seats)
    known_down = sum(1 << role for role in seen.down if role)
    unseen, sights = ALL & ~seen.up, 0
    faced = rulings.SET_ASIDE_UP.get(seen.seats, 0) if rulings.FACE_DOWN_FIRST else 0
    groups: Account = []
    places = [ASIDE]
    for step, (after, lays) in enumerate(script[: seen.step + 1]):
        seat = (seen.leader + after) % seen.seats
        done = step < seen.step
        if seat == seen.viewer:
            pile = seen.piles[sights]
            if takes_face_down(seen, step):
                # It sees two roles and cannot tell which of them lay face down.
                places.remove(ASIDE)
                groups.append(Group([ASIDE, Place(REST, TABLE)], members(pile)))
            groups.append(Group(places, members(unseen & ~pile), faced))
            unseen = pile & ~sum(1 << role for role in seen.picks[: sights + 1]) & ~known_down
            sights, places = sights + 1, []
        else:
            # A seat that must lay a role down has picked already.
            if done or seen.phase == Phase.LAY:
                places.append(Place(step, seat))
            if done and lays:
                places.append(Place(step, TABLE))
    if seen.viewer is None or seen.viewer != seen.seat or seen.step == len(script):
        places += [Place(REST + n, TABLE) for n in range(unseen.bit_count() - len(places))]
        groups.append(Group(places, members(unseen), faced))
    return groups


def takes_face_down(seen: Observation, step: int) -> bool:
    """Whether the picker of `step` also gets the role that lies face down (D3)."""
    return seen.seats == draft.LAST_TAKES_FACE_DOWN == step + 1


def _last_picks(seen: Observation) -> list[Account]:
    """The places as they are if the last picker took the last role of the pile, and if it took the one face down."""
    groups = _groups(seen)
    last = seen.step - 1
    taken = Place(last, (seen.leader + last) % seen.seats)
    if not takes_face_down(seen, last) or taken.seat == seen.viewer:
        return [groups]
    other = {ASIDE: taken, taken: Place(REST, TABLE)}
    return [
        groups,
        [Group([other.get(place, place) for place in group.places], group.roles[:]) for group in groups],
    ]


def _settled(seen: Observation, groups: Account) -> Account | None:
    """`groups` with what the calls told; None if they contradict it."""
    for role in members(seen.revealed):
        seat = seen.holders[role]
        group = next((each for each in groups if role in each.roles), None)
        if seat == seen.viewer or group is None:
            continue
        place = next((each for each in group.places if each.seat == seat), None)
        if place is None:
            return None
        group.places.remove(place)
        group.roles.remove(role)
        group.known[place] = role
    in_vain = [role for role in range(1, seen.role + 1) if not seen.revealed >> role & 1 and role != seen.fox]
    for group in groups:
        group.dead = [role for role in in_vain if role in group.roles]
    return groups
