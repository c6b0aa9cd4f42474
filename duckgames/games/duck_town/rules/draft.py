"""The start of a round: roles set aside, and the draft (rules 3.2 and 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.core.events import CardMoved, CounterChanged, Event, PhaseStarted, TurnStarted, ZoneShuffled
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import rulings, zones
from duckgames.games.duck_town.rules.events import RoleLaid, RolePicked
from duckgames.games.duck_town.rules.roles import ROLES, SWAN, role_card
from duckgames.games.duck_town.rules.state import Phase, State

NOBODY_SEES: Final[frozenset[Seat]] = frozenset()

_SCRIPTS: Final = {
    2: ((0, False), (1, True), (0, True), (1, False)),
    3: tuple((place % 3, False) for place in range(6)),
    **{seats: tuple((place, False) for place in range(seats)) for seats in range(4, 8)},
}

LAST_TAKES_FACE_DOWN: Final = 7
"""With so many players the last one picks from the last role of the pile and the one that lies face down (D3)."""


def script(seats: int) -> Sequence[tuple[int, bool]]:
    """Who picks when: places after the leader, and whether a role is laid face down after the pick (D2 to D5)."""
    return _SCRIPTS[seats]


def picker(state: State, step: int) -> Seat:
    """The seat that picks at `step`."""
    return (state.leader + _SCRIPTS[state.seats][step][0]) % state.seats


def begin(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Starts the next round: shuffles the roles and hands the pile to the crown (R1, D1)."""
    state.round += 1
    if log is not None:
        log.append(PhaseStarted(phase="round", number=state.round))
        log.append(CounterChanged(counter=zones.ROUND, value=state.round))
    order = list(ROLES)
    rng.named(f"round {state.round}").shuffle(order)
    set_aside(state, order, log)


def set_aside(state: State, order: list[int], log: list[Event] | None) -> None:
    """Lays roles aside, drawing them in `order`, and begins the draft with the others (R1 to R3)."""
    seats = state.seats
    count = rulings.SET_ASIDE_UP.get(seats, 0)
    down = order.pop(0) if rulings.FACE_DOWN_FIRST else 0
    # A Swan that is put back and the deck shuffled again is the same as one that was never drawn (R3).
    up = [role for role in order if role != SWAN][:count]
    rest = [role for role in order if role not in up]
    down = down or rest.pop(0)
    state.up = sum(1 << role for role in up)
    state.down, state.down_seen = [down], [0]
    state.pile = sorted(rest)
    state.picks = [[] for _ in range(seats)]
    state.piles = [[] for _ in range(seats)]
    state.holders = [-1] * len(state.holders)
    state.role = state.fox = state.magpie = state.revealed = 0
    state.leader = state.crown
    state.step = 0
    state.last = [0] * seats
    if log is not None:
        supply = Slot(zones.SUPPLY)
        log.append(CardMoved(source=supply, target=Slot(zones.FACE_DOWN), card=role_card(down), seen_by=NOBODY_SEES))
        for role in sorted(up):
            log.append(CardMoved(source=supply, target=Slot(zones.FACE_UP), card=role_card(role)))
        log.append(PhaseStarted(phase="draft"))
        _hand_over(state, supply, picker(state, 0), log)
    _ask(state, log)


def pick(state: State, role: int, log: list[Event] | None) -> bool:
    """Keeps `role`; True if the draft is over (D1)."""
    seat = state.seat
    if log is not None:
        log.append(RolePicked(seat=seat))
        source = Slot(zones.pile(seat), state.pile.index(role))
        target = Slot(zones.secret(seat), len(state.picks[seat]))
        log.append(CardMoved(source=source, target=target, card=role_card(role), seen_by=frozenset((seat,))))
    state.pile.remove(role)
    state.picks[seat].append(role)
    state.holders[role] = seat
    if _SCRIPTS[state.seats][state.step][1]:
        state.phase = Phase.LAY
        return False
    return _pass_on(state, log)


def lay(state: State, role: int, log: list[Event] | None) -> bool:
    """Lays `role` of the pile face down; True if the draft is over (D5)."""
    if log is not None:
        log.append(RoleLaid(seat=state.seat))
    _lay_down(state, role, log)
    return _pass_on(state, log)


def _lay_down(state: State, role: int, log: list[Event] | None) -> None:
    seat = state.seat
    if log is not None:
        source = Slot(zones.pile(seat), state.pile.index(role))
        target = Slot(zones.FACE_DOWN)
        log.append(CardMoved(source=source, target=target, card=role_card(role), seen_by=frozenset((seat,))))
    state.pile.remove(role)
    state.down.append(role)
    state.down_seen.append(1 << seat)


def _pass_on(state: State, log: list[Event] | None) -> bool:
    state.step += 1
    if state.step == len(_SCRIPTS[state.seats]):
        for role in state.pile[:]:
            _lay_down(state, role, log)
        return True
    before = state.seat
    seat = picker(state, state.step)
    if log is not None:
        _hand_over(state, Slot(zones.pile(before), 0), seat, log)
    if state.seats == LAST_TAKES_FACE_DOWN == state.step + 1:
        _take_face_down(state, seat, log)
    _ask(state, log)
    return False


def _take_face_down(state: State, seat: Seat, log: list[Event] | None) -> None:
    role = state.down.pop()
    state.down_seen.pop()
    state.pile = sorted((*state.pile, role))
    if log is not None:
        target = Slot(zones.pile(seat), state.pile.index(role))
        source = Slot(zones.FACE_DOWN)
        log.append(CardMoved(source=source, target=target, card=role_card(role), seen_by=frozenset((seat,))))


def _hand_over(state: State, source: Slot, seat: Seat, log: list[Event]) -> None:
    """The events of `seat` getting the pile from `source`, the lowest role first."""
    for place, role in enumerate(state.pile):
        target = Slot(zones.pile(seat), place)
        log.append(CardMoved(source=source, target=target, card=role_card(role), seen_by=frozenset((seat,))))


def _ask(state: State, log: list[Event] | None) -> None:
    """Lets the seat of the present step pick from the pile."""
    seat = state.seat = picker(state, state.step)
    state.phase = Phase.PICK
    state.piles[seat].append(sum(1 << role for role in state.pile))
    if log is not None:
        log.append(TurnStarted(seat=seat))


def gather(state: State, log: list[Event]) -> None:
    """The events of taking all role cards up at the end of a round."""
    supply = Slot(zones.SUPPLY)
    for seat, roles in enumerate(state.picks):
        log.append(CardMoved(source=Slot(zones.shown(seat)), target=supply, count=len(roles)))
    if state.up:
        log.append(CardMoved(source=Slot(zones.FACE_UP), target=supply, count=state.up.bit_count()))
    log.append(CardMoved(source=Slot(zones.FACE_DOWN), target=supply, count=len(state.down)))
    log.append(ZoneShuffled(zone=zones.SUPPLY))
