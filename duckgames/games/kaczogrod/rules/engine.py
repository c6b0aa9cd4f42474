"""What may be chosen and what choosing does, in every phase: the part of the rules that searches call all the time.

So it is written for speed: members of enumerations are looked up once, and the commonest choices come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from duckgames.core.events import CardMoved, CounterChanged, Event
from duckgames.core.game import Move
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import (
    agreements,
    choices,
    expansion,
    machine,
    offers,
    opening,
    rulings,
    scoring,
    targets,
    turn,
    zones,
)
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import MUST_EXPAND, Target
from duckgames.games.kaczogrod.rules.events import Waited
from duckgames.games.kaczogrod.rules.grid import BITS
from duckgames.games.kaczogrod.rules.groups import EVENT
from duckgames.games.kaczogrod.rules.moves import ADD_BITS, NAME, NOBODY, OTHERS, PLAY, WAIT
from duckgames.games.kaczogrod.rules.state import Phase, State

_START: Final = Phase.START
_TURN: Final = Phase.TURN
_TALK: Final = (Phase.ANSWER, Phase.COUNTER)
_ALONE: Final = (*((seat,) for seat in range(4)), ())
_EVENT: Final = 1 << EVENT
_IDLE: Final = 1 / 16
"""How often a random playout discards a card that it could also play."""


def owing(state: State) -> Sequence[Seat]:
    """All who have not chosen their start cards, then the one seat that is to choose; nobody once the match is over."""
    if state.phase is _START:
        return [seat for seat, chosen in enumerate(state.starts) if len(chosen) < opening.CARDS]
    return _ALONE[state.seat]


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """The moves of `seat`, in its turn in the order adding, playing events, waiting, proposing."""
    phase = state.phase
    if phase is _TURN and seat == state.seat:
        found = _turn(state, seat)
        return found + agreements.proposals(state, seat) if state.seats > 2 else found
    if phase is _START:
        return opening.legal(state, seat)
    if seat != state.seat:
        return []
    return agreements.answers(state) if phase in _TALK else offers.legal(state)


def _turn(state: State, seat: Seat) -> list[Move]:
    """The three actions of a turn (section 3)."""
    hand, free, kinds, limits = state.hands[seat], state.free[seat], state.kinds, state.limits[seat]
    if rulings.CARDS_PER_HALL:
        limits |= ~targets.allowed(state, seat) & _EVENT - 1
    adds: list[Move] = []
    plays: list[Move] = []
    for card in hand:
        kind = kinds[card]
        if limits & kind:
            continue
        if kind == _EVENT:
            plays += _plays(state, seat, card)
        else:
            base = card << ADD_BITS
            adds += [base + (entry >> BITS) for entry in free if not entry & kind]
    if limits & MUST_EXPAND:
        return adds or [WAIT + card for card in hand]
    return adds + plays + [WAIT + card for card in hand]


def _plays(state: State, seat: Seat, card: int) -> list[Move]:
    """The ways to aim an event (ruling E1)."""
    base = PLAY + 8 * card
    return [base + aim for aim in _aims(*_aiming(state, seat, card))]


def _aiming(state: State, seat: Seat, card: int) -> tuple[Target, Seat, int, bool]:
    """What it depends on at whom an event may be aimed."""
    return catalogue(state.extra).targets[card], seat, state.seats, rulings.ONE_MAY_AIM_AT_ONESELF


@cache
def _aims(target: Target, seat: Seat, seats: int, at_oneself: bool) -> tuple[int, ...]:
    if target not in (Target.OPPONENT, Target.PLAYER):
        return (NOBODY,)
    own = target is Target.PLAYER and at_oneself
    return tuple(each for each in range(seats) if own or each != seat)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    """A random legal move: in its turn a card first and then what to do with it; nothing is proposed."""
    if state.phase is not _TURN:
        return _sample_rarely(state, seat, rng)
    limits, hand, random = state.limits[seat], state.hands[seat], rng.random
    if limits & MUST_EXPAND or rulings.CARDS_PER_HALL:
        return rng.choice(_turn(state, seat))
    drawn = random() * len(hand)
    card = hand[int(drawn)]
    kind = state.kinds[card]
    if drawn % 1 < _IDLE or limits & kind:
        return WAIT + card
    if kind == _EVENT:
        aims = _aims(*_aiming(state, seat, card))
        return PLAY + 8 * card + aims[int(random() * len(aims))]
    free = state.free[seat]
    for _ in range(targets.TRIES if free else 0):
        entry = free[int(random() * len(free))]
        if not entry & kind:
            return (card << ADD_BITS) + (entry >> BITS)
    # Few cells or none fit it.
    cells = [entry for entry in free if not entry & kind]
    return (card << ADD_BITS) + (rng.choice(cells) >> BITS) if cells else WAIT + card


def _sample_rarely(state: State, seat: Seat, rng: Rng) -> Move:
    if state.phase is _START:
        return opening.sample(state, seat, rng)
    return rng.choice(agreements.answers(state)) if state.phase in _TALK else offers.sample(state, rng)


def play(state: State, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
    """Plays the move, and all that needs no choice up to the next one."""
    if state.phase is _TURN:
        if move < OTHERS:
            expansion.add(state, move, log)
            turn.end(state, log)
        elif move < PLAY:
            _wait(state, move - WAIT, log)
        elif move < NAME:
            machine.play(state, *divmod(move - PLAY, 8), rng, log)
        else:
            agreements.play(state, move, log)
    elif state.phase is _START:
        opening.play(state, seat, move, rng, log)
    elif state.phase in _TALK:
        agreements.play(state, move, log)
    else:
        choices.play(state, move, rng, log)
    if log is not None:
        _tell_standing(state, log)


def _wait(state: State, card: int, log: list[Event] | None) -> None:
    """WAITING."""
    if log is not None:
        log.append(Waited(seat=state.turn, card=catalogue(state.extra).cards[card]))
    choices.discard(state, state.turn, card, log)
    turn.end(state, log)


def _tell_standing(state: State, log: list[Event]) -> None:
    """What counts for those whose cities changed."""
    moved = [zone for event in log if isinstance(event, CardMoved) for zone in (event.source.zone, event.target.zone)]
    for seat in range(state.seats):
        if zones.city(seat) in moved:
            counts = zip(zones.standing(seat), scoring.counts(state, seat), strict=True)
            log += [CounterChanged(counter=counter, value=value) for counter, value in counts]
