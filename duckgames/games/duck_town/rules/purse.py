"""Coins of a turn: colour income and what the roles add (rules T3, T5 and T6)."""

from __future__ import annotations

from duckgames.core.events import CounterChanged, Event
from duckgames.core.places import Seat
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.cards import ACADEMY
from duckgames.games.duck_town.rules.events import CoinsTaken
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import COLLECTS
from duckgames.games.duck_town.rules.state import State

GATHERED = 2
"""What a seat gathers in coins (T3)."""


def income(state: State | Observation) -> int:
    """What the seat in turn would be paid for its buildings now, had it not been paid (T6)."""
    kinds = COLLECTS[state.role]
    if not kinds:
        return 0
    names = state.names[state.seat]
    # The Wizard Duck Academy counts as the colour that pays.
    return (names & kinds).bit_count() + (state.powers and names >> ACADEMY & 1)


def due(state: State | Observation) -> int:
    """What the seat in turn can still be paid (T6)."""
    return 0 if state.paid else income(state)


def pay(state: State, log: list[Event] | None) -> None:
    """Pays the income, if there is any that was not paid yet."""
    if count := due(state):
        state.paid = True
        take(state, count, "income", log)


def take(state: State, count: int, source: str, log: list[Event] | None) -> None:
    """Gives `count` coins to the seat in turn."""
    state.coins[state.seat] += count
    if log is not None:
        log.append(CoinsTaken(seat=state.seat, role=state.role, count=count, source=source))
        tell(state, state.seat, log)


def tell(state: State, seat: Seat, log: list[Event]) -> None:
    """The event of the purse of `seat` being what it is now."""
    log.append(CounterChanged(counter=zones.coins(seat), value=state.coins[seat]))
