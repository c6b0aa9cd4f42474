"""The rules of Duck & Cover as the object the rest of the program plays with."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.game import Json, Move, Result
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.table import Table
from duckgames.games.duck_and_cover import INFO
from duckgames.games.duck_and_cover.rules import actions, observation, refusals, rounds, scoring, text, turn
from duckgames.games.duck_and_cover.rules.actions import Action
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import State


class DuckAndCover:
    """The methods of `core.game.Game`; a move is the number to cover, or the plane index to swim to."""

    info = INFO

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """The first round dealt and the first card called; `options` are none."""
        state = State(seats)
        rounds.deal(state, rng, None)
        turn.call(state, rng, None)
        return state

    def owing(self, state: State) -> Sequence[Seat]:
        """The called seats that have not chosen yet."""
        commits = state.commits
        return [seat for seat, duck in enumerate(state.movers) if duck and not commits[seat]]

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Covers, then free places, in an order that follows from the position."""
        if not state.movers[seat] or state.commits[seat]:
            return []
        return turn.moves(state, seat)

    def play(self, state: State, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
        """Stores the choice; the last one resolves the turn."""
        turn.commit(state, seat, move, rng, log)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        """A random legal move; listing them is as fast as any other way here."""
        return rng.choice(turn.moves(state, seat))

    def action(self, state: State, seat: Seat, move: Move) -> Action:
        """Cover or Duck, by what lies at the place."""
        return turn.chosen(state, seat, move)

    def move(self, state: State, seat: Seat, action: Action) -> Move:
        """The move that is `action`; raises `IllegalAction` with a code of `refusals`."""
        legal = self.legal(state, seat)
        if legal:
            move = turn.to_cell(state, seat, action.cell)
            # Far-off cells may share an index with others, so the move must also say what was asked for.
            if move in legal and turn.chosen(state, seat, move) == action:
                return move
        raise refusals.refuse(state, seat, action)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        """All but the order of the deck and open choices of others."""
        return observation.observe(state, viewer)

    def determinize(self, seen: Observation, rng: Rng) -> State:
        """A random deck order, random open choices."""
        return observation.determinize(seen, rng)

    def table(self, seen: Observation) -> Table:
        """See `observation.table`."""
        return observation.table(seen)

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


GAME = DuckAndCover()

__all__ = ["GAME", "DuckAndCover"]
