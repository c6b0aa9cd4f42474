"""Dealing a round, ending it, and what it scores (rules 3.1 and 3.6)."""

from __future__ import annotations

from duckgames.core.events import CardMoved, CounterChanged, Event, MatchEnded, PhaseStarted, RoundEnded, ZoneShuffled
from duckgames.core.places import POINTS, Counter, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import scoring
from duckgames.games.duck_and_cover.rules.cards import (
    ALONE,
    CAPTAIN_DECK,
    COLUMNS,
    DISCARD_LIMIT,
    DUCKS,
    LAST_PASS,
    NO_LIMIT,
    ROUNDS,
    duck_card,
)
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, pack, unpack
from duckgames.games.duck_and_cover.rules.zones import DECK, DISCARDS, PILE, REMOVED, box, pond


def last_pass(state: State) -> int:
    """How often the captain's pile may become the deck (ruling D2)."""
    return 0 if state.seats == ALONE else LAST_PASS


def limit(state: State) -> int:
    """The discards that end a round (rule E2)."""
    return DISCARD_LIMIT.get(state.seats, NO_LIMIT)


def deal(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Lays out round `state.round` (rules M3, M4, M6), equal for every match of one seed."""
    chance = rng.named(f"round {state.round}")
    for seat in range(state.seats):
        base = PER_SEAT * seat
        numbers = list(DUCKS)
        chance.shuffle(numbers)
        for place, number in enumerate(numbers):
            state.where[base + number] = pack((place % COLUMNS, place // COLUMNS))
            state.below[base + number] = 0
            if log is not None:
                target = Slot(pond(seat), unpack(state.where[base + number]))
                log.append(CardMoved(source=Slot(box(seat)), target=target, card=duck_card(number)))
    state.stacks = [len(DUCKS)] * state.seats
    state.deck = list(CAPTAIN_DECK)
    chance.shuffle(state.deck)
    state.pile, state.discards, state.removed = [], [], []
    state.effect = state.passes = 0
    state.voided = False


def end_round(state: State, reason: str, rng: Rng, log: list[Event] | None) -> None:
    """Scores the round, then ends the match or deals the next round."""
    points = scoring.round_points(state)
    number = state.round
    state.scores.extend(points)
    state.movers = [0] * state.seats
    state.pending = 0
    if number == ROUNDS:
        state.over = True
    if log is not None:
        log.append(RoundEnded(number=number, reason=reason, points=tuple(points)))
        for seat, total in enumerate(scoring.totals(state)):
            log.append(CounterChanged(counter=Counter(POINTS, seat), value=total))
        if state.over:
            log.append(MatchEnded(winners=scoring.winners(state)))
        else:
            _gather(state, log)
    if not state.over:
        state.round += 1
        if log is not None:
            log.append(PhaseStarted(phase="round", number=state.round))
            log.append(CounterChanged(counter=Counter("round"), value=state.round))
        deal(state, rng, log)


def _gather(state: State, log: list[Event]) -> None:
    """The events of taking all cards up and shuffling them (rule M6); `deal` sets the state itself."""
    for seat in range(state.seats):
        for top in state.showing(seat):
            slot = Slot(pond(seat), unpack(state.where[PER_SEAT * seat + top]))
            log.append(CardMoved(source=slot, target=Slot(box(seat)), count=len(state.stack(seat, top))))
        log.append(ZoneShuffled(zone=box(seat)))
    for zone, cards in ((PILE, state.pile), (DISCARDS, state.discards), (REMOVED, state.removed)):
        if cards:
            log.append(CardMoved(source=Slot(zone), target=Slot(DECK), count=len(cards)))
    log.append(ZoneShuffled(zone=DECK))
