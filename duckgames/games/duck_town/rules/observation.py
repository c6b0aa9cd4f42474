"""What a viewer of Duck Town can see (rule 3.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duckgames.core.places import Seat
from duckgames.games.duck_town.rules.roles import ROLES
from duckgames.games.duck_town.rules.state import PUBLIC, Phase, State

UNKNOWN = -1

SAME: Final = (
    "seats", "target", "swan_inherits", "powers", "round", "crown", "first", "phase", "seat", "leader", "step",
    "role", "up", "fox", "magpie", "revealed", "gathered", "paid", "used", "built", "tools", "fallen", "island",
)  # fmt: skip
"""What every viewer sees as it is in the state."""


@dataclass(frozen=True)
class Observation:
    """What `viewer` (None: a spectator) sees and remembers; names, bits and numbers are as in `State`.

    Public are all fields but these. Of the viewer's own: its `hand`, the cards it has `looked` at and those on its
    `tray`, the `pile` it picks from, its `picks` and the `piles` it saw. `under` holds the kinds of the lowest cards of
    the deck, those put under it, -1 where the viewer does not know them, and `remembered[seat]` the kinds it knows in
    the hand of another. `picked` counts the roles each seat picked. `down` holds the roles face down, 0 where it does
    not know them. `holders` knows the roles that were shown and the viewer's own, -1 for all others.
    """

    viewer: Seat | None
    seats: int
    target: int
    swan_inherits: bool
    powers: bool
    round: int
    crown: Seat
    first: Seat
    phase: Phase
    seat: Seat
    leader: Seat
    step: int
    role: int
    coins: tuple[int, ...]
    towns: tuple[tuple[int, ...], ...]
    names: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]
    remembered: tuple[tuple[int, ...], ...]
    deck_size: int
    under: tuple[int, ...]
    looked_size: int
    looked: tuple[int, ...]
    tray_size: int
    tray: tuple[int, ...]
    up: int
    down: tuple[int, ...]
    pile_size: int
    pile: tuple[int, ...]
    picked: tuple[int, ...]
    picks: tuple[int, ...]
    piles: tuple[int, ...]
    holders: tuple[Seat, ...]
    fox: int
    magpie: int
    revealed: int
    last: tuple[int, ...]
    gathered: bool
    paid: bool
    used: bool
    built: int
    tools: int
    fallen: int
    island: int


def observe(state: State, viewer: Seat | None) -> Observation:
    """What `viewer` sees of `state`."""
    choosing = viewer is not None and viewer == state.seat
    return Observation(
        **{name: getattr(state, name) for name in SAME},
        viewer=viewer,
        coins=tuple(state.coins),
        towns=tuple(map(tuple, state.towns)),
        names=tuple(state.names),
        hand_sizes=tuple(map(len, state.hands)),
        hand=tuple(state.hands[viewer]) if viewer is not None else (),
        remembered=tuple(_remembered(state, seat, viewer) for seat in range(state.seats)),
        deck_size=len(state.deck),
        under=tuple(
            kind if knows(seen_by, viewer) else UNKNOWN for kind, seen_by in zip(state.deck, state.under, strict=False)
        ),
        looked_size=len(state.looked),
        looked=tuple(state.looked) if choosing else (),
        tray_size=len(state.tray),
        tray=tuple(state.tray) if choosing else (),
        down=tuple(
            role if knows(seen_by, viewer) else 0 for role, seen_by in zip(state.down, state.down_seen, strict=True)
        ),
        pile_size=len(state.pile),
        pile=tuple(state.pile) if choosing else (),
        picked=tuple(map(len, state.picks)),
        picks=tuple(state.picks[viewer]) if viewer is not None else (),
        piles=tuple(state.piles[viewer]) if viewer is not None else (),
        holders=(UNKNOWN, *(_holder(state, role, viewer) for role in ROLES)),
        last=tuple(state.last),
    )


def knows(seen_by: int, viewer: Seat | None) -> bool:
    """Whether `viewer` is in a set of viewers; a spectator knows only what all know."""
    return seen_by == PUBLIC if viewer is None else bool(seen_by >> viewer & 1)


def _remembered(state: State, seat: Seat, viewer: Seat | None) -> tuple[int, ...]:
    return next((known for who, known in state.memory[seat] if who == viewer), ())


def _holder(state: State, role: int, viewer: Seat | None) -> Seat:
    seat = state.holders[role]
    return seat if state.revealed >> role & 1 or seat == viewer else UNKNOWN
