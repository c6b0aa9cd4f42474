"""The games the conformance suite runs over, every registered one and the test game, and random matches of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import tests.toy
from duckgames.core import registry
from duckgames.core.events import Event, seen_from
from duckgames.core.game import AnyGame, Step, apply
from duckgames.core.options import Options, checked
from duckgames.core.places import Seat
from duckgames.core.rng import Rng

GAMES: dict[str, AnyGame] = {info.id: registry.game(info.id) for info in registry.infos()} | {"bids": tests.toy.GAME}


@dataclass(frozen=True)
class Turn:
    """One step of a random match: what was before, what was done with which seed, and what came of it."""

    seed: int
    ply: int
    before: Any
    seat: Seat
    action: Any
    step: Step[Any]

    def again(self, game: AnyGame) -> Step[Any]:
        """The same action on the same state with the same luck."""
        return apply(game, self.before, self.seat, self.action, Rng.for_ply(self.seed, self.ply))

    def seen(self, viewer: Seat | None) -> tuple[Event, ...]:
        """What happened, as `viewer` may know it."""
        return tuple(seen_from(event, viewer) for event in self.step.events)


def seat_counts(game: AnyGame) -> range:
    """Every number of seats the game takes."""
    least, greatest = game.info.seats
    return range(least, greatest + 1)


def viewers(state: Any) -> list[Seat | None]:
    """Every seat, and the spectator."""
    return [None, *range(state.seats)]


def any_options(game: AnyGame, rng: Rng) -> Options:
    """Allowed options, drawn at random."""
    return checked(game.info.options, {option.key: rng.choice(option.values) for option in game.info.options})


def start(game: AnyGame, seed: int, seats: int | None = None) -> Any:
    """The deal of the random match with `seed`; without `seats` their number is drawn too."""
    rng = Rng.for_ply(seed, 0, "set-up")
    seats = seats or rng.choice(seat_counts(game))
    return game.start(any_options(game, rng), seats, Rng.for_ply(seed, 0))


def walk(game: AnyGame, seed: int, seats: int | None = None) -> Iterator[Turn]:
    """A whole match in which everybody who owes a choice makes one at random, in random order."""
    state = start(game, seed, seats)
    choices = Rng.for_ply(seed, 0, "choices")
    ply = 0
    while owing := game.owing(state):
        ply += 1
        seat = choices.choice(owing)
        action = game.action(state, seat, choices.choice(game.legal(state, seat)))
        step = apply(game, state, seat, action, Rng.for_ply(seed, ply))
        yield Turn(seed, ply, state, seat, action, step)
        state = step.state


@lru_cache(maxsize=64)
def _match(game_id: str, seed: int, seats: int | None) -> tuple[Turn, ...]:
    """The turns of a whole random match; kept, because many tests look at the same matches."""
    return tuple(walk(GAMES[game_id], seed, seats))


def sampled(game: AnyGame, seed: int, count: int = 60, seats: int | None = None) -> list[Turn]:
    """At most `count` turns of a random match at even distances, and the last."""
    turns = _match(game.info.id, seed, seats)
    chosen = turns[:: -(-len(turns) // count)]
    return [*chosen, turns[-1]] if chosen[-1] is not turns[-1] else list(chosen)


def whole(game: AnyGame, seed: int, seats: int | None = None) -> tuple[tuple[Turn, ...], Any]:
    """A whole random match and its last state."""
    turns = _match(game.info.id, seed, seats)
    return turns, turns[-1].step.state
