"""The engine: which moves a seat has, and what happens when the last seat has committed (rules 3.2 to 3.5)."""

from __future__ import annotations

from duckgames.core.events import CardMoved, ChoiceMade, Event, ZoneShuffled
from duckgames.core.places import Cell, Seat, Slot, Zone
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import rounds
from duckgames.games.duck_and_cover.rules.actions import Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import (
    FIRST_REPEAT_COUNTS,
    MAXIMUM,
    REPEAT,
    captain_card,
    duck_card,
)
from duckgames.games.duck_and_cover.rules.events import AllQuacked, CardCalled, Covered, Quacked, Swam
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, WIDTH, State, pack, unpack
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, REMOVED, pond


class _Neighbours(dict[int, frozenset[int]]):
    """The four places beside each place of the plane, worked out when first asked for; none for 0, the unused one."""

    def __missing__(self, place: int) -> frozenset[int]:
        beside = (place - WIDTH, place - 1, place + 1, place + WIDTH) if place else ()
        self[place] = frozenset(beside)
        return self[place]


_BESIDE = _Neighbours()


def moves(state: State, seat: Seat) -> list[int]:
    """The moves of the called stack of `seat`: covers first, then free places (rules A1 to A8).

    This is the engine's hot path. Sets of places are joined whole, because a loop over single places costs a quarter
    more; they are not sorted, because that costs a seventh.
    """
    base = PER_SEAT * seat
    pond = state.where[base : base + PER_SEAT]
    own = pond[state.movers[seat]]
    taken = set(pond)
    beside = _BESIDE
    found = list(map(pond.index, beside[own] & taken))
    taken.remove(own)
    free: set[int] = set()
    for place in taken:
        free |= beside[place]
    free -= taken
    free.discard(own)
    found += free
    return found


def commit(state: State, seat: Seat, move: int, rng: Rng, log: list[Event] | None) -> None:
    """Stores the choice of `seat`; the last one moves everybody's stack and calls the next card (rule T2)."""
    state.commits[seat] = move
    if log is not None:
        log.append(ChoiceMade(seat=seat, content=chosen(state, seat, move), seen_by=frozenset((seat,))))
    state.pending -= 1
    if not state.pending:
        _resolve(state, rng, log)


def chosen(state: State, seat: Seat, move: int) -> Cover | Duck:
    """The action that `move` of the called stack of `seat` is."""
    duck = state.movers[seat]
    if move < PER_SEAT:
        return Cover(duck, unpack(state.where[PER_SEAT * seat + move]))
    return Duck(duck, unpack(move))


def to_cell(state: State, seat: Seat, cell: Cell) -> int:
    """The move of the called stack of `seat` to `cell`, legal or not."""
    place = pack(cell)
    pond = state.where[PER_SEAT * seat : PER_SEAT * (seat + 1)]
    return pond.index(place) if place in pond else place


def _resolve(state: State, rng: Rng, log: list[Event] | None) -> None:
    for seat, duck in enumerate(state.movers):
        if duck:
            shift(state, seat, duck, state.commits[seat], log)
        elif log is not None:
            log.append(Quacked(seat=seat, duck=state.effect))
    state.commits = [0] * state.seats
    _lay(state, state.pile, PILE, log)
    if 1 in state.stacks:
        rounds.end_round(state, "one_stack", rng, log)
        if state.over:
            return
    call(state, rng, log)


def shift(state: State, seat: Seat, duck: int, move: int, log: list[Event] | None) -> None:
    """Moves the stack of `seat` with `duck` on top as `move` says."""
    base = PER_SEAT * seat
    where = state.where
    if log is not None:
        _tell(state, seat, duck, move, log)
    if move >= PER_SEAT:
        where[base + duck] = move
        return
    below = state.below
    bottom = duck
    while below[base + bottom]:
        bottom = below[base + bottom]
    below[base + bottom] = move
    where[base + duck] = where[base + move]
    where[base + move] = 0
    state.stacks[seat] -= 1


def _tell(state: State, seat: Seat, duck: int, move: int, log: list[Event]) -> None:
    action = chosen(state, seat, move)
    if isinstance(action, Cover):
        log.append(Covered(seat=seat, duck=duck, over=move))
    else:
        log.append(Swam(seat=seat, duck=duck, cell=action.cell))
    zone = pond(seat)
    source = Slot(zone, unpack(state.where[PER_SEAT * seat + duck]))
    size = len(state.stack(seat, duck))
    log.append(CardMoved(source=source, target=Slot(zone, action.cell), card=duck_card(duck), count=size))


def call(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Turns captain cards over until somebody owes a choice or the match is over (rule 3.8)."""
    while not state.over and not _call_one(state, rng, log):
        pass


def _call_one(state: State, rng: Rng, log: list[Event] | None) -> bool:
    """Turns one card over; True if somebody owes a choice for it."""
    if not state.deck and not _reshuffle(state, rng, log):
        rounds.end_round(state, "deck", rng, log)
        return False
    card = state.called = state.deck.pop()
    # Rules X6 and X7: a repeat has nothing to repeat as first card of a round and right after a discard.
    void = card == REPEAT and (state.voided or not state.effect)
    if card != REPEAT:
        state.effect = card
    if log is not None:
        log.append(CardMoved(source=Slot(DECK), target=Slot(CALLED), card=captain_card(card)))
        log.append(CardCalled(card=captain_card(card), effect=0 if void else state.effect))
    if void and not state.voided:
        _remove_first_repeat(state, rng, log)
        return False
    if not void:
        if find_movers(state):
            state.voided = False
            return True
        state.voided = True
        if log is not None:
            log.append(AllQuacked(duck=state.effect))
    _discard(state, rng, log)
    return False


def find_movers(state: State) -> int:
    """Works out the called stack of every seat (rules T3, X1, X4) and returns how many seats have one."""
    effect, where = state.effect, state.where
    if effect == MAXIMUM:
        state.movers = [state.showing(seat)[-1] for seat in range(state.seats)]
    else:
        state.movers = [effect if where[at] else 0 for at in range(effect, PER_SEAT * state.seats, PER_SEAT)]
    state.pending = state.seats - state.movers.count(0)
    return state.pending


def _remove_first_repeat(state: State, rng: Rng, log: list[Event] | None) -> None:
    if FIRST_REPEAT_COUNTS:
        _discard(state, rng, log)
    else:
        _lay(state, state.removed, REMOVED, log)


def _discard(state: State, rng: Rng, log: list[Event] | None) -> None:
    _lay(state, state.discards, DISCARDS, log)
    if len(state.discards) == rounds.limit(state):
        rounds.end_round(state, "discards", rng, log)


def _lay(state: State, pile: list[int], zone: Zone, log: list[Event] | None) -> None:
    if log is not None:
        log.append(CardMoved(source=Slot(CALLED), target=Slot(zone), card=captain_card(state.called)))
    pile.append(state.called)
    state.called = 0


def _reshuffle(state: State, rng: Rng, log: list[Event] | None) -> bool:
    """Rule D1, or False where rule D2 ends the round."""
    if state.passes == rounds.last_pass(state):
        return False
    state.passes += 1
    if log is not None:
        log.append(CardMoved(source=Slot(PILE), target=Slot(DECK), count=len(state.pile)))
        log.append(ZoneShuffled(zone=DECK))
    state.deck, state.pile = state.pile, []
    rng.named(f"round {state.round} pass {state.passes}").shuffle(state.deck)
    return True
