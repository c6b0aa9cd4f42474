"""What may be taken back: a person's own last decision, as long as that person learned nothing since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duckgames.core.events import DieRolled, Event, PhaseStarted, RoundEnded, ZoneShuffled
from duckgames.core.game import first_shown
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.setup import Person

_CHANCE = (DieRolled, ZoneShuffled, RoundEnded, PhaseStarted)
"""The events that tell best that chance had its say, from the most telling on."""


@dataclass(frozen=True)
class UndoState:
    """Whether a step back and a step forward are possible now.

    `revealed` is the event that stands in the way; with free take-back it only makes the match practice.
    `practice` tells whether that has happened already.
    """

    undo: bool = False
    redo: bool = False
    revealed: Event | None = None
    practice: bool = False


@dataclass(frozen=True)
class Way:
    """A step back: the ply it leads to, and the event after it that showed something new, if one did."""

    ply: int
    revealed: Event | None


def way_back(match: Match, asker: Seat | None) -> Way | None:
    """The way back to the last decision of the person in seat `asker` (None: of whoever decided last), if there is one.

    It leads over moves of AIs but never over another person's decision.
    """
    for ply in range(match.ply - 1, -1, -1):
        seat, _ = match.actions[ply]
        if isinstance(match.setup.seats[seat], Person):
            return Way(ply, _revealed(match, seat, ply)) if asker in (None, seat) else None
    return None


def kept_commits(match: Match, undone: tuple[tuple[Seat, Any], ...]) -> list[int]:
    """Which of the actions just taken back still stand: open commits of AIs, which nobody has to make twice.

    They are given as indices into `undone`.
    """
    owing = set(match.game.owing(match.state))
    kept = []
    for index, (seat, _) in enumerate(undone):
        if seat in owing:
            owing.discard(seat)
            if not isinstance(match.setup.seats[seat], Person):
                kept.append(index)
    return kept


def _revealed(match: Match, seat: Seat, since: int) -> Event | None:
    for ply, step in enumerate(match.steps[since:], since):
        if seat in step.learned:
            shown = first_shown(match.game, match.at(ply), step.events, seat)
            return next((e for e in step.events if e.final), shown) or _chance(step.events)
    return None


def _chance(events: tuple[Event, ...]) -> Event:
    """The event that tells best why a step without a new face cannot be taken back."""
    return next((event for kind in _CHANCE for event in events if isinstance(event, kind)), events[-1])
