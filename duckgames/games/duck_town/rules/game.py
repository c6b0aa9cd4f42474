"""The rules of Duck Town as the object the rest of the program plays with."""

from __future__ import annotations

from duckgames.core.game import Json, Move, Result
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.table import Table
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.rules import (
    actions,
    alphabet,
    engine,
    observation,
    refusals,
    scoring,
    setup,
    table,
    text,
    worlds,
)
from duckgames.games.duck_town.rules.actions import Action
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.state import State


class DuckTown:
    """The methods of `core.game.Game`; moves are the ints of `moves`."""

    info = INFO

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """Cards dealt, and the first round's pile of roles with the crown."""
        return setup.start(options, seats, rng)

    # Bound as they are: a method that only calls them would cost searches a twentieth of their time.
    owing = staticmethod(engine.owing)
    legal = staticmethod(engine.legal)
    play = staticmethod(engine.play)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        """A random legal move; listing them is as fast as any other way here."""
        return rng.choice(self.legal(state, seat))

    def action(self, state: State, seat: Seat, move: Move) -> Action:
        """See `alphabet.action`."""
        return alphabet.action(move)

    def move(self, state: State, seat: Seat, action: Action) -> Move:
        """The move that is `action`; raises `IllegalAction` with a code of `refusals`."""
        move = alphabet.move(action)
        if move in self.legal(state, seat):
            return move
        raise refusals.refuse(state, seat, action)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        """See `observation.observe`."""
        return observation.observe(state, viewer)

    def determinize(self, seen: Observation, rng: Rng) -> State:
        """See `worlds.determinize`."""
        return worlds.determinize(seen, rng)

    def table(self, seen: Observation) -> Table:
        """See `table.table`."""
        return table.table(seen)

    def result(self, state: State) -> Result | None:
        """See `scoring.result`."""
        return scoring.result(state)

    def encode(self, action: Action) -> Json:
        """See `actions.encode`."""
        return actions.encode(action)

    def decode(self, data: Json) -> Action:
        """See `actions.decode`."""
        return actions.decode(data)

    def write(self, state: State) -> str:
        """See `rules/__init__.py` for the notation."""
        return text.write(state)

    def read(self, text_: str) -> State:
        """See `rules/__init__.py` for the notation."""
        return text.read(text_)


GAME = DuckTown()

__all__ = ["GAME", "DuckTown"]
