"""What each seat of a match saw at a moment, as whoever thinks about it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duckgames.ai.player import Request
from duckgames.core.events import Event, seen_from
from duckgames.core.match import Match
from duckgames.core.places import Seat


@dataclass(frozen=True, eq=False)
class Dream:
    """What a seat could have seen after `ply` steps if chance had spoken otherwise in the last of them."""

    ply: int
    seat: Seat
    state: Any
    events: tuple[Event, ...]


class Sights:
    """What was seen is kept from moment to moment, as filtering it anew each time would be slow."""

    def __init__(self) -> None:
        self._seen: dict[Seat, list[Event]] = {}
        self._known: dict[Seat, int] = {}

    def request(self, match: Match, seat: Seat, ply: int) -> Request:
        """What `seat` saw after `ply` steps, and what it could do then, which may be nothing."""
        return Request(
            seat=seat,
            observation=match.game.observe(match.at(ply), seat),
            legal=legal_at(match, seat, ply),
            history=self._history(match, seat, ply),
        )

    def dreamt(self, match: Match, dream: Dream) -> Request:
        """The same for a moment that never came."""
        return Request(
            seat=dream.seat,
            observation=match.game.observe(dream.state, dream.seat),
            legal=_legal(match, dream.seat, dream.state),
            history=self._history(match, dream.seat, dream.ply - 1) + dream.events,
        )

    def _history(self, match: Match, seat: Seat, ply: int) -> tuple[Event, ...]:
        if self._known.get(seat, 0) > ply:
            del self._known[seat], self._seen[seat]
        seen = self._seen.setdefault(seat, [])
        for step in match.steps[self._known.get(seat, 0) : ply]:
            seen.extend(seen_from(event, seat) for event in step.events)
        self._known[seat] = ply
        return tuple(seen)


def legal_at(match: Match, seat: Seat, ply: int) -> tuple[Any, ...]:
    """The legal actions of `seat` after `ply` steps, in their stable order."""
    return _legal(match, seat, match.at(ply))


def _legal(match: Match, seat: Seat, state: Any) -> tuple[Any, ...]:
    return tuple(match.game.action(state, seat, move) for move in match.game.legal(state, seat))


def owed_since(match: Match, seat: Seat, ply: int) -> int:
    """The ply at which `seat` came to owe the choice that it owes after `ply` steps.

    Later plies are open commits of others, which it cannot see and must not depend on.
    """
    while ply and match.actions[ply - 1][0] != seat and seat in match.game.owing(match.at(ply - 1)):
        ply -= 1
    return ply
