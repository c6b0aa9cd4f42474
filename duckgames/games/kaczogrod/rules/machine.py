"""Plays events step by step: `run` goes on until somebody owes a choice or the event is done (section 5C).

What an event has still to do is its step, victim and the victims after him, all in the state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import agreements, city, knowledge, removal, turn, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.doing import DOERS
from duckgames.games.kaczogrod.rules.effects import SHIELD, Effect, Step, Target
from duckgames.games.kaczogrod.rules.events import EventPlayed, NoEffect
from duckgames.games.kaczogrod.rules.moves import NOBODY
from duckgames.games.kaczogrod.rules.state import State

Log = list[Event] | None
_Plan = tuple[tuple[Effect, Callable[[State, Any, Rng, Log], bool], Step | None], ...]

_OTHERS: Final = Target.OTHERS
_ALL: Final = Target.ALL


def play(state: State, card: int, target: int, rng: Rng, log: Log) -> None:
    """The seat in turn plays an event of its hand on the city of `target`."""
    seat = state.turn
    cards = catalogue(state.extra)
    if log is not None:
        source = Slot(zones.hand(seat), state.hands[seat].index(card))
        face = cards.cards[card]
        log.append(EventPlayed(seat=seat, card=face, target=None if target == NOBODY else target))
        log.append(CardMoved(source=source, target=Slot(zones.PLAYED), card=face))
    state.hands[seat].remove(card)
    if state.memory[seat]:
        knowledge.forget(state, seat, card)
    state.event = card
    state.target = -1 if target == NOBODY else target
    state.named = -1
    state.stays = state.torn = False
    victims, limits = aimed_at(state, cards.targets[card]), state.limits
    if any(limits):
        victims = [each for each in victims if not limits[each] & SHIELD or each == seat or _shielded(each, log)]
    if state.target >= 0 and state.pacts:
        agreements.strike(state, state.target, log)
    _hit(state, tuple(victims))
    run(state, rng, log)


def aimed_at(state: State, target: Target) -> list[Seat]:
    """Whom an event hits, in the order in which it does (ruling E22)."""
    seat, seats = state.turn, state.seats
    if target is not _OTHERS and target is not _ALL:
        return [state.target if state.target >= 0 else seat]
    others = [(seat + after) % seats for after in range(1, seats)]
    return others if target is _OTHERS else [seat, *others]


def _shielded(victim: Seat, log: Log) -> bool:
    """A new event has no effect on `victim` (141)."""
    if log is not None:
        log.append(NoEffect(seat=victim, reason="shield"))
    return False


def _hit(state: State, victims: tuple[Seat, ...]) -> None:
    """Begins the event for the first of `victims`."""
    state.victim = victims[0] if victims else -1
    state.victims = victims[1:]
    state.step = state.roll = 0


def run(state: State, rng: Rng, log: Log) -> None:
    """Goes on with the event."""
    plan = _plan(state.extra, state.event)
    state.marks = []
    while state.victim >= 0:
        while state.step < len(plan):
            effect, do, step = plan[state.step]
            state.step += 1
            if (step is None or _applies(state, step)) and do(state, effect, rng, log):
                return
        if state.torn:
            removal.settle(state, state.victim, log)
        _hit(state, state.victims)
    _finish(state, log)


@lru_cache(maxsize=1024)
def _plan(extra: tuple[str, ...], card: int) -> _Plan:
    """An event's steps with what carries them out, and the step again where it has a condition."""
    return tuple(
        (step.effect, DOERS[type(step.effect)], step if step.on or step.having else None)
        for step in catalogue(extra).program(card).steps
    )


def current(state: State) -> Effect:
    """The effect for which a choice is owed."""
    return _plan(state.extra, state.event)[state.step - 1][0]


def _applies(state: State, step: Step) -> bool:
    if step.on:
        return step.on[0] <= state.roll <= step.on[1]
    having = step.having
    assert having is not None
    return having.least <= city.count(state, state.victim, having.group) <= having.most


def _finish(state: State, log: Log) -> None:
    """The card goes to the pile of its player, unless its text says otherwise, and the turn ends."""
    if not state.stays:
        if log is not None:
            face = catalogue(state.extra).cards[state.event]
            log.append(CardMoved(source=Slot(zones.PLAYED), target=Slot(zones.pile(state.turn)), card=face))
        state.piles[state.turn].append(state.event)
    state.step = state.roll = state.left = 0
    state.target = state.named = -1
    state.stays = False
    turn.end(state, log)
