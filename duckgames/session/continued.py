"""A match that goes on from an earlier position of one that has ended: the same deal and steps, and then other ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.record import Record, fingerprint
from duckgames.core.setup import Ai, Person, Player

NOTE: Final = "continued"
"""The note of such a match: how many of its steps were taken before it began."""


def continued(match: Match, ply: int, seat: Seat, app: str) -> Record:
    """A match of its own that begins after `ply` steps of `match`, with a person in `seat` and ducks in all others.

    What lies face down and what is still to be rolled stays what it was, so whoever has seen the rest may know it: the
    new match is practice from its first step, and its seed is none that could be sealed. Raises `ValueError` while
    `match` goes on: whoever played is not to look ahead in it.
    """
    if match.result is None:
        raise ValueError("the match has not ended")
    seats = _seats(match.game, match.setup.seats, seat)
    notes = {
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
        "hints": 0,
        "practice": True,
        "take_back": True,
        "seed_typed": True,
        NOTE: ply,
    }
    state = match.game.write(match.at(ply))
    record = match.to_record(app)
    return replace(record, seats=seats, actions=record.actions[:ply], fingerprint=fingerprint(state), notes=notes)


def _seats(game: AnyGame, players: Sequence[Player], seat: Seat) -> tuple[Player, ...]:
    ducks = [player for player in players if isinstance(player, Ai)]
    level = ducks[0].level if ducks else game.info.levels[len(game.info.levels) // 2]

    def there(at: Seat, player: Player) -> Player:
        if at == seat:
            return player if isinstance(player, Person) else Person("", player.duck)
        return Ai(level, game.info.tempers[0], player.duck) if isinstance(player, Person) else player

    return tuple(there(at, player) for at, player in enumerate(players))
