"""What may be chosen and what choosing does, in every phase: the part of the rules that searches call all the time.

So it is written for speed: what is asked at almost every choice is asked here and not in functions of its own, and
members of enumerations are looked up once, which alone saves a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.core.events import Event
from duckgames.core.game import Move
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.rules import calls, draft, hands, rulings, turn
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.moves import (
    BUILD,
    COINS,
    END_TURN,
    EXCHANGE,
    INCOME,
    KEEP,
    LAY,
    LEAVE,
    LOOK,
    MARK,
    RESCUE,
)
from duckgames.games.duck_town.rules.roles import BADGER, COLLECTS, MAGPIE, SWAN
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.rules.wonders import OBSERVED

_PICK, _LAY, _TURN, _KEEP, _EXCHANGE, *_ = Phase
_KEEPS: Final = tuple(range(KEEP, KEEP + OBSERVED))
_ALONE: Final = (*((seat,) for seat in range(INFO.seats[1])), ())


def owing(state: State) -> Sequence[Seat]:
    """The one seat that is to choose; nobody once the match is over."""
    return _ALONE[state.seat]


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """The moves of `seat`, in its turn in the order gather, income, power, build, knock down, end."""
    if state.phase is not _TURN or seat != state.seat:
        return state.pile[:] if state.phase is _PICK and seat == state.seat else _rarely(state, seat)
    role = state.role
    found = [] if state.gathered else [COINS, LOOK] if state.deck else [COINS]
    if state.names[seat] & COLLECTS[role] and not state.paid:
        found.append(INCOME)
    if role < SWAN or state.powers:
        found += turn.powers(state, INCOME in found)
    if not state.gathered:
        return found if rulings.KNOCK_DOWN_COMES_LAST else found + turn.early_targets(state)
    coins = state.coins[seat]
    if coins and state.built < turn.BUILDINGS_A_TURN[role]:
        names = state.names[seat]
        for kind in state.hands[seat]:
            if COST[kind] <= coins and not names >> kind & 1:
                found.append(BUILD + kind)
                # A second copy in the hand is no second move.
                names |= 1 << kind
    if role == BADGER and not state.used:
        found += turn.targets(state)
    if role > MAGPIE or state.used or rulings.NAMING_IS_OPTIONAL:
        found.append(END_TURN)
    return found


def _rarely(state: State, seat: Seat) -> Sequence[Move]:
    phase = state.phase
    if seat != state.seat:
        return []
    if phase is _KEEP:
        return _KEEPS[: len(state.looked)]
    if phase is _EXCHANGE:
        return [*(MARK + kind for kind in dict.fromkeys(state.hands[seat])), EXCHANGE]
    return [LAY + role for role in state.pile] if phase is _LAY else [RESCUE, LEAVE]


def play(state: State, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
    """Plays the move, and calls the next role or deals the next round where nobody owes a choice."""
    phase = state.phase
    if phase is _TURN:
        if BUILD <= move < MARK:
            turn.build(state, move - BUILD, log)
        elif move == END_TURN:
            turn.end(state, rng, log)
        else:
            turn.play(state, move, rng, log)
    elif phase is _PICK:
        if draft.pick(state, move, log):
            calls.begin(state, rng, log)
    elif phase is _KEEP:
        hands.keep(state, move - KEEP, log)
    else:
        _play_rarely(state, move, rng, log)


def _play_rarely(state: State, move: Move, rng: Rng, log: list[Event] | None) -> None:
    if move == EXCHANGE:
        hands.exchange(state, log)
    elif move >= MARK:
        hands.mark(state, move - MARK, log)
    elif move == RESCUE:
        turn.rescue(state, rng, log)
    elif move == LEAVE:
        turn.leave(state, rng, log)
    else:
        draft.lay(state, move - LAY, log)
