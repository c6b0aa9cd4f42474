"""Calling the roles one after another, and the end of a round (rules 3.4, T1, T2 and E2)."""

from __future__ import annotations

from duckgames.core.events import CardMoved, CounterChanged, Event, MatchEnded, PhaseStarted, TurnStarted
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import draft, purse, rulings, scoring, zones
from duckgames.games.duck_town.rules.events import CrownTaken, Robbed, RoleCalled, RoleMissed
from duckgames.games.duck_town.rules.roles import BADGER, COLLECTS, MAGPIE, SWAN, role_card
from duckgames.games.duck_town.rules.state import Phase, State

_TURN = Phase.TURN


def begin(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Starts the calls after the draft."""
    if log is not None:
        log.append(PhaseStarted(phase="calls"))
    call(state, rng, log)


def call(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Calls roles until somebody takes a turn, or the round is over (C1, C2)."""
    holders, missed = state.holders, state.fox
    for role in range(state.role + 1, BADGER + 1):
        seat = holders[role]
        if seat >= 0 and role != missed:
            break
        if log is not None:
            log.append(RoleCalled(role=role, seat=None))
    else:
        state.role = BADGER
        _end_round(state, rng, log)
        return
    if log is not None:
        log.append(RoleCalled(role=role, seat=seat))
        _tell_role(state, role, seat, log)
        log.append(TurnStarted(seat=seat))
    state.phase, state.role, state.seat = _TURN, role, seat
    state.gathered = state.paid = state.used = False
    state.built = state.tools = 0
    state.last[seat] = role
    state.revealed |= 1 << role
    if role == state.magpie:
        _rob(state, seat, log)
    if role == SWAN:
        _take_crown(state, seat, log)
    if not rulings.INCOME_AT_ANY_MOMENT:
        purse.pay(state, log)
        state.paid = COLLECTS[role] > 0


def _tell_role(state: State, role: int, seat: Seat, log: list[Event]) -> None:
    """The event of `seat` showing a role that was secret until now."""
    waiting = [each for each in state.picks[seat] if not state.revealed >> each & 1]
    source = Slot(zones.secret(seat), waiting.index(role))
    log.append(CardMoved(source=source, target=Slot(zones.shown(seat)), card=role_card(role)))


def _rob(state: State, victim: Seat, log: list[Event] | None) -> None:
    """Moves all coins of `victim`, whose role is being called, to the Magpie (T1)."""
    seat = state.holders[MAGPIE]
    count = state.coins[victim]
    if seat == victim:
        return
    state.coins[victim] = 0
    state.coins[seat] += count
    if log is not None:
        log.append(Robbed(seat=seat, victim=victim, count=count))
        purse.tell(state, victim, log)
        purse.tell(state, seat, log)


def _take_crown(state: State, seat: Seat, log: list[Event] | None, *, missed: bool = False) -> None:
    state.crown = seat
    if log is not None:
        log.append(CrownTaken(seat=seat, missed=missed))
        log.append(CounterChanged(counter=zones.CROWN, value=seat))


def _end_round(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Shows the missed role, then ends the match (E2) or starts the next round."""
    state.gathered = state.paid = state.used = False
    state.built = state.tools = 0
    missed = state.fox
    seat = state.holders[missed]
    if seat >= 0:
        if log is not None:
            log.append(RoleMissed(seat=seat, role=missed))
            _tell_role(state, missed, seat, log)
        state.revealed |= 1 << missed
        if missed == SWAN and state.swan_inherits:
            _take_crown(state, seat, log, missed=True)
    if state.first < 0:
        if log is not None:
            draft.gather(state, log)
        draft.begin(state, rng, log)
        return
    state.phase = Phase.OVER
    state.seat = -1
    if log is not None:
        log.append(MatchEnded(winners=scoring.winners(state)))
