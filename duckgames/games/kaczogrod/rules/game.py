"""The rules of Kaczogród as the object the rest of the program plays with."""

from __future__ import annotations

from duckgames.core.game import Json, Move, Result
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.table import Table
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import (
    actions,
    engine,
    naming,
    observation,
    refusals,
    scoring,
    setup,
    table,
    text,
    worlds,
)
from duckgames.games.kaczogrod.rules.actions import Action
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import State


class Kaczogrod:
    """The methods of `core.game.Game`; moves are the ints of `moves`."""

    info = INFO

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """See `setup.start`."""
        return setup.start(options, seats, rng)

    # Bound as they are: methods that only call them would cost searches a part of their time.
    owing = staticmethod(engine.owing)
    legal = staticmethod(engine.legal)
    play = staticmethod(engine.play)
    sample = staticmethod(engine.sample)

    def action(self, state: State, seat: Seat, move: Move) -> Action:
        """See `naming.action`."""
        return naming.action(move)

    def move(self, state: State, seat: Seat, action: Action) -> Move:
        """The move that is `action`; raises `IllegalAction` with a code of `refusals`."""
        move = naming.move(action)
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


GAME = Kaczogrod()

__all__ = ["GAME", "Kaczogrod"]
