"""Truces and joint attacks between three or four players: proposed, answered, remembered, and never enforced (section
"Agreements", ruling F5).

A turn has at most one proposal and one counter-proposal, both before its action; none changes what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.core.events import CounterChanged, Event
from duckgames.core.places import Counter, Seat
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.events import PactAnswered, PactEnded, PactProposed, WordBroken
from duckgames.games.kaczogrod.rules.moves import ACCEPT, ALLIANCE, DECLINE, TRUCE
from duckgames.games.kaczogrod.rules.state import Pact, Phase, State

ROUNDS: Final = (1, 2, 3)
"""For how many rounds a truce may be proposed."""

ATTACK_ROUNDS: Final = 2
"""For how many rounds two agree to attack a third."""

FEWEST: Final = 3
"""With fewer players there is nobody to agree with."""


def proposals(state: State, seat: Seat) -> list[int]:
    """What the seat in turn may propose."""
    if state.seats < FEWEST or state.talked:
        return []
    return [move for other in range(state.seats) if other != seat for move in _offers(state, seat, other)]


def _offers(state: State, seat: Seat, other: Seat) -> list[int]:
    """What `seat` may propose to `other`: nothing that they agreed on already."""
    running = {pact[0] for pact in state.pacts if {pact[1], pact[2]} == {seat, other}}
    found = [] if -1 in running else [TRUCE + 8 * other + rounds for rounds in ROUNDS]
    third = (each for each in range(state.seats) if each not in (seat, other) and each not in running)
    return found + [ALLIANCE + 8 * other + victim for victim in third]


def answers(state: State) -> Sequence[int]:
    """What may be answered: yes, no, or another proposal of the same sort instead of the first."""
    if state.phase == Phase.COUNTER:
        return (ACCEPT, DECLINE)
    victim, proposer, _, rounds = _offer(state)
    counters = _offers(state, state.seat, proposer)
    if victim < 0:
        other = [move for move in counters if move < ALLIANCE and move & 7 != rounds]
    else:
        other = [move for move in counters if move >= ALLIANCE and move & 7 != victim]
    return (ACCEPT, DECLINE, *other)


def _offer(state: State) -> Pact:
    assert state.offer is not None
    return state.offer


def counter(pact: Pact) -> Counter:
    """What tells on the table how long an agreement lasts."""
    victim, one, two, _ = pact
    return zones.truce(one, two) if victim < 0 else zones.alliance(one, two, victim)


def _tell(pact: Pact, left: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(CounterChanged(counter=counter(pact), value=left))


def play(state: State, move: int, log: list[Event] | None) -> None:
    """A proposal, a counter-proposal or an answer."""
    seat = state.seat
    if move in (ACCEPT, DECLINE):
        _answer(state, move == ACCEPT, log)
        return
    rather = state.phase == Phase.ANSWER
    other, number = divmod(move - (TRUCE if move < ALLIANCE else ALLIANCE), 8)
    victim = -1 if move < ALLIANCE else number
    rounds = number if move < ALLIANCE else ATTACK_ROUNDS
    state.talked = 1
    state.offer = (victim, state.turn, seat if rather else other, rounds)
    state.seat = other
    state.phase = Phase.COUNTER if rather else Phase.ANSWER
    if log is not None:
        against = None if victim < 0 else victim
        log.append(PactProposed(seat=seat, other=other, rounds=rounds, victim=against, counter=rather))


def _answer(state: State, accepted: bool, log: list[Event] | None) -> None:
    offer = _offer(state)
    if accepted:
        state.pacts.append(offer)
        state.talked = 2
    if log is not None:
        other = offer[1] if state.seat != offer[1] else offer[2]
        log.append(PactAnswered(seat=state.seat, other=other, accepted=accepted))
    if accepted:
        _tell(offer, offer[3], log)
    state.offer = None
    state.seat = state.turn
    state.phase = Phase.TURN


def strike(state: State, victim: Seat, log: list[Event] | None) -> None:
    """The seat in turn aims an event at `victim`, or takes its cards: no truce survives that, and it is remembered."""
    seat = state.turn
    for pact in state.pacts[:]:
        if pact[0] < 0 and {pact[1], pact[2]} == {seat, victim}:
            if state.talked > 1 and pact is state.pacts[-1]:
                # Agreed on in this very turn.
                state.talked = 1
            state.pacts.remove(pact)
            state.broken[seat] |= 1 << victim
            if log is not None:
                log.append(WordBroken(seat=seat, other=victim))
                log.append(CounterChanged(counter=zones.broken(seat, victim), value=1))
            _tell(pact, 0, log)


def tick(state: State, seat: Seat, log: list[Event] | None) -> None:
    """A turn of `seat` is over: what it proposed in earlier ones has one round less."""
    fresh = state.pacts[-1] if state.talked > 1 and state.pacts else None
    kept: list[Pact] = []
    for pact in state.pacts:
        victim, proposer, other, left = pact
        if proposer != seat or pact is fresh:
            kept.append(pact)
        elif left > 1:
            kept.append((victim, proposer, other, left - 1))
            _tell(pact, left - 1, log)
        else:
            if log is not None:
                log.append(PactEnded(seat=proposer, other=other))
            _tell(pact, 0, log)
    state.pacts = kept


def end(state: State, log: list[Event] | None) -> None:
    """The match is over, and with it all that was agreed."""
    for pact in state.pacts:
        _tell(pact, 0, log)
    state.pacts.clear()
