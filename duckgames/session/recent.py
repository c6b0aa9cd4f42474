"""What a person at the screen has missed: everything since that person's last turn."""

from __future__ import annotations

from duckgames.core.events import Event
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.setup import Person


def recent(match: Match, seat: Seat | None) -> tuple[Event, ...]:
    """What `seat` saw since its last turn ended, from the step on that ended it; before that, the whole match.

    A turn of several decisions in a row is one turn, so that a person in the middle of it still hears what came before
    it. A spectator (None) hears what came after the last turn of a person.
    """
    turn_ends = (ply for ply in range(match.ply - 1, -1, -1) if _ends_turn(match, seat, ply))
    return match.history(seat, next(turn_ends, 0))


def _ends_turn(match: Match, seat: Seat | None, ply: int) -> bool:
    """Whether the action after `ply` was one of `seat` after which it was not alone to decide again."""
    mover, _ = match.actions[ply]
    player = match.players.at(ply, mover)
    # What a duck did for a person is news to that person.
    itself = mover == seat and player == match.setup.seats[mover]
    own = isinstance(player, Person) if seat is None else itself
    return own and tuple(match.game.owing(match.at(ply + 1))) != (mover,)
