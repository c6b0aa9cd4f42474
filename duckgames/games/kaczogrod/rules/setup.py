"""The start of a match: options, decks, and nothing on the table yet (section 1)."""

from __future__ import annotations

from functools import lru_cache

from duckgames.core.options import Options
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import decks, rulings
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.state import State


def start(options: Options, seats: int, rng: Rng) -> State:
    """Every seat with its deck, about to choose its start cards; raises `BadOption` for a deck that is none."""
    state = State(seats)
    choose(state, options, decks.extra_of(options))
    if state.shared:
        state.decks = decks.dealt(seats, state.length, rng.named("cards"))
    else:
        known = catalogue(state.extra)
        state.decks = [decks.chosen(options, seat, known) for seat in range(seats)]
    return state


def kinds(extra: tuple[str, ...]) -> tuple[int, ...]:
    """The groups of each face under the ruling on objects made SPECIAL (E10)."""
    return _kinds(extra, rulings.CONVERTED_KEEPS_ITS_TYPE)


@lru_cache(maxsize=16)
def _kinds(extra: tuple[str, ...], keeps_its_type: bool) -> tuple[int, ...]:
    return catalogue(extra).kinds(keeps_its_type)


def choose(state: State, options: Options, extra: tuple[str, ...]) -> None:
    """Plays the match with `options`, those that every seat may know."""
    length, homes = options["length"], options["homes"]
    assert isinstance(length, int)
    assert isinstance(homes, int)
    state.length, state.homes = length, homes
    state.advanced = options["winning"] == "advanced"
    state.shared = options["decks"] == "shared"
    state.extra = extra
    state.kinds = kinds(extra)
