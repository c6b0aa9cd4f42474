"""Who sits at the screen, whose eyes the views have, and who is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.setup import Person, Player


class Awaited(Enum):
    """What a match waits for."""

    DECISION = "decision"
    HANDOVER = "handover"
    AIS = "ais"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Waiting:
    """What the match waits for, and the seats it waits for: one person, or all AIs that owe a choice."""

    what: Awaited
    seats: tuple[Seat, ...]


class Screen:
    """The viewer of one match.

    A person alone is the viewer all the time. Several share a spectator's view of a game without secrets; in one with
    secrets the next to decide becomes the viewer once the person said to be ready, and a spectator watches until then.
    Whoever is the only one left, as ducks play for all others, stays the viewer after that.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        persons = _persons(match.setup.seats)
        self.covers = match.game.info.secrets and len(persons) > 1
        self.viewer: Seat | None = persons[0] if len(persons) == 1 else None

    def waiting(self) -> Waiting:
        """What the match waits for now; persons come before AIs, which think meanwhile, and in seat order."""
        match = self._match
        owing = tuple(match.game.owing(match.state))
        if not owing:
            return Waiting(Awaited.NOTHING, ())
        person = next((seat for seat in owing if isinstance(match.players.now[seat], Person)), None)
        if person is None:
            return Waiting(Awaited.AIS, owing)
        if self.covers and self.viewer != person:
            return Waiting(Awaited.HANDOVER, (person,))
        return Waiting(Awaited.DECISION, (person,))

    def leave(self) -> bool:
        """Makes a spectator the viewer if nobody at the screen is to decide; says whether that is new."""
        elsewhere = self.waiting().what in (Awaited.AIS, Awaited.HANDOVER)
        alone = self.viewer is not None and _persons(self._match.players.now) == [self.viewer]
        if alone or not (self.covers and elsewhere and self.viewer is not None):
            return False
        self.viewer = None
        return True

    def shows(self, seat: Seat | None) -> bool:
        """Whether what `seat` sees may be shown: nothing is secret once the match has ended."""
        if seat in (None, self.viewer) or self._match.result is not None:
            return True
        return not self._match.game.info.secrets and seat in _persons(self._match.setup.seats)


def _persons(players: Sequence[Player]) -> list[Seat]:
    return [seat for seat, player in enumerate(players) if isinstance(player, Person)]
