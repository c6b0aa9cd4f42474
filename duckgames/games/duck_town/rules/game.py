"""The rules of Duck Town as the object the rest of the program plays with."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.game import Json, Move, Result
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.table import Table
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.rules import (
    actions,
    calls,
    draft,
    hands,
    naming,
    observation,
    refusals,
    scoring,
    setup,
    table,
    text,
    turn,
    worlds,
)
from duckgames.games.duck_town.rules.actions import Action
from duckgames.games.duck_town.rules.moves import EXCHANGE, KEEP, LAY, LEAVE, MARK, RESCUE
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.rules.wonders import OBSERVED

_ALONE = tuple((seat,) for seat in range(INFO.seats[1]))

# Looking an enumeration's members up costs the engine a tenth of its time.
_PICK, _LAY, _TURN, _KEEP, _EXCHANGE, *_ = Phase
_KEEPS = tuple(range(KEEP, KEEP + OBSERVED))


class DuckTown:
    """The methods of `core.game.Game`; moves are the ints of `moves`."""

    info = INFO

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """Cards dealt, and the first round's pile of roles with the crown."""
        return setup.start(options, seats, rng)

    def owing(self, state: State) -> Sequence[Seat]:
        """The one seat that is to choose."""
        return _ALONE[state.seat] if state.seat >= 0 else ()

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """The moves of `seat`, in the order in which a turn goes."""
        phase = state.phase
        if seat != state.seat:
            return []
        if phase is _TURN:
            return turn.moves(state)
        if phase is _PICK:
            return state.pile[:]
        if phase is _KEEP:
            return _KEEPS[: len(state.looked)]
        if phase is _EXCHANGE:
            return [*(MARK + kind for kind in dict.fromkeys(state.hands[seat])), EXCHANGE]
        return [LAY + role for role in state.pile] if phase is _LAY else [RESCUE, LEAVE]

    def play(self, state: State, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
        """Plays the move, and calls the next role or deals the next round where nobody owes a choice."""
        phase = state.phase
        if phase is _TURN:
            turn.play(state, move, rng, log)
        elif phase is _PICK:
            if draft.pick(state, move, log):
                calls.begin(state, rng, log)
        elif phase is _KEEP:
            hands.keep(state, move - KEEP, log)
        elif phase is _EXCHANGE:
            if move == EXCHANGE:
                hands.exchange(state, log)
            else:
                hands.mark(state, move - MARK, log)
        elif phase is _LAY:
            if draft.lay(state, move - LAY, log):
                calls.begin(state, rng, log)
        elif move == RESCUE:
            turn.rescue(state, rng, log)
        else:
            turn.leave(state, rng, log)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        """A random legal move; listing them is as fast as any other way here."""
        return rng.choice(self.legal(state, seat))

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


GAME = DuckTown()

__all__ = ["GAME", "DuckTown"]
