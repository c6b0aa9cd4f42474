"""The start of a round: roles set aside, and the draft (rules 3.2 and 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from duckgames.core.events import CardMoved, CounterChanged, Event, PhaseStarted, TurnStarted, ZoneShuffled
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import rulings, zones
from duckgames.games.duck_town.rules.events import RoleLaid, RolePicked
from duckgames.games.duck_town.rules.roles import ALL, MEMBERS, SWAN, members, role_card
from duckgames.games.duck_town.rules.state import Phase, State

NOBODY_SEES: Final[frozenset[Seat]] = frozenset()

# Looking an enumeration's members up would cost the engine a tenth of its time.
_PICK, _LAY = Phase.PICK, Phase.LAY

WITH_TWO: Final = {1: ((0, False), (1, False)), 2: ((0, False), (1, True), (0, True), (1, False))}
"""How two players pick, by how many roles each gets (D5, ruling 9.11)."""

_SCRIPTS: Final = {
    2: WITH_TWO[rulings.ROLES_WITH_TWO],
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
    """Starts the next round: sets roles aside and hands the others to the crown (R1, D1)."""
    state.round += 1
    if log is not None:
        log.append(PhaseStarted(phase="round", number=state.round))
        log.append(CounterChanged(counter=zones.ROUND, value=state.round))
    set_aside(state, _draws(rng.number(f"round {state.round}")), log)


def _draws(number: int) -> Callable[[Sequence[int]], int]:
    """A draw of one of the roles it is given, from what is left of `number`'s 64 random bits: enough for a few."""

    def draw(roles: Sequence[int]) -> int:
        nonlocal number
        number, place = divmod(number, len(roles))
        return roles[place]

    return draw


def set_aside(state: State, draw: Callable[[Sequence[int]], int], log: list[Event] | None) -> None:
    """Sets roles aside and begins the draft with the others; `draw` takes one of the roles it is given (R1 to R3)."""
    left, down, up = ALL, 0, 0
    if rulings.FACE_DOWN_FIRST:
        down = draw(MEMBERS[left])
        left &= ~(1 << down)
    for _ in range(rulings.SET_ASIDE_UP.get(state.seats, 0)):
        # A Swan that is put back before drawing again is the same as one that cannot be drawn (R3).
        role = draw(MEMBERS[left & ~(1 << SWAN)])
        left &= ~(1 << role)
        up |= 1 << role
    lay_out(state, down or draw(MEMBERS[left]), up, log)


def may_lie_up(seats: int, roles: list[int]) -> bool:
    """Whether `roles` may lie face up together: as many as there must be, no Swan among them (R2, R3)."""
    return len(set(roles)) == len(roles) == rulings.SET_ASIDE_UP.get(seats, 0) and SWAN not in roles


def lay_out(state: State, down: int, up: int, log: list[Event] | None) -> None:
    """Begins the draft with `down` set aside face down, the set `up` face up, and all other roles in the pile."""
    seats = state.seats
    pile = ALL & ~up & ~(1 << down)
    state.up = up
    state.down, state.down_seen = [down], [0]
    state.pile = members(pile)
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
        for role in members(up):
            log.append(CardMoved(source=supply, target=Slot(zones.FACE_UP), card=role_card(role)))
        log.append(PhaseStarted(phase="draft"))
        _hand_over(state, supply, picker(state, 0), log)
    _ask(state, pile, log)


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
        state.phase = _LAY
        return False
    return _pass_on(state, state.piles[seat][-1] & ~(1 << role), log)


def lay(state: State, role: int, log: list[Event] | None) -> None:
    """Lays `role` of the pile face down; another pick follows (D5)."""
    if log is not None:
        log.append(RoleLaid(seat=state.seat))
    _lay_down(state, role, log)
    _pass_on(state, sum(1 << each for each in state.pile), log)


def _lay_down(state: State, role: int, log: list[Event] | None) -> None:
    seat = state.seat
    if log is not None:
        source = Slot(zones.pile(seat), state.pile.index(role))
        target = Slot(zones.FACE_DOWN)
        log.append(CardMoved(source=source, target=target, card=role_card(role), seen_by=frozenset((seat,))))
    state.pile.remove(role)
    state.down.append(role)
    state.down_seen.append(1 << seat)


def _pass_on(state: State, pile: int, log: list[Event] | None) -> bool:
    """Goes on to the next step with what is left, the set `pile`; True if there is none."""
    script, before = _SCRIPTS[state.seats], state.seat
    step = state.step = state.step + 1
    if step == len(script):
        for role in state.pile[:]:
            _lay_down(state, role, log)
        return True
    if log is not None:
        _hand_over(state, Slot(zones.pile(before), 0), picker(state, step), log)
    if state.seats == LAST_TAKES_FACE_DOWN == step + 1:
        pile |= 1 << state.down[0]
        _take_face_down(state, picker(state, step), log)
    _ask(state, pile, log)
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


def _ask(state: State, pile: int, log: list[Event] | None) -> None:
    """Lets the seat of the present step pick from the pile, whose set of roles is `pile`."""
    place = _SCRIPTS[state.seats][state.step][0]
    seat = state.seat = (state.leader + place) % state.seats
    state.phase = _PICK
    state.piles[seat].append(pile)
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
