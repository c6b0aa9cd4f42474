"""What may be taken back: a person's own last decision, as long as that person learned nothing since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duckgames.core.events import DieRolled, Event, PhaseStarted, RoundEnded, ZoneShuffled, seen_from
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.setup import Person
from duckgames.core.table import reveals
from duckgames.session.screen import Screen

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
        if isinstance(match.players.at(ply, seat), Person):
            # Where a duck plays for that person now, nobody is there to decide anew.
            there = asker in (None, seat) and isinstance(match.players.now[seat], Person)
            return Way(ply, _revealed(match, seat, ply)) if there else None
    return None


class TakeBack:
    """The steps taken back in one match, and the way back and forward from where it stands."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self._match = match
        self._screen = screen
        self._undone: list[tuple[tuple[Seat, Any], ...]] = []

    @property
    def state(self) -> UndoState:
        """What is possible now."""
        way = self._way()
        return UndoState(
            undo=way is not None and (way.revealed is None or self._match.setup.take_back),
            redo=self._may_go_forward(),
            revealed=way.revealed if way else None,
            practice=self._match.notes.get("practice") is True,
        )

    def back(self) -> bool:
        """Takes the person's last decision back, and what AIs did since; False where that is not allowed.

        Open commits of AIs are kept: nobody has to make them twice.
        """
        match, way = self._match, self._way()
        if way is None or (way.revealed is not None and not match.setup.take_back):
            return False
        if way.revealed is not None:
            match.notes["practice"] = True
        persons = [
            isinstance(match.players.at(ply, match.actions[ply][0]), Person) for ply in range(way.ply, match.ply)
        ]
        undone = match.truncate(way.ply)
        kept = _kept_commits(match, undone, persons)
        for index in kept:
            match.submit(*undone[index])
        self._undone.append(tuple(entry for index, entry in enumerate(undone) if index not in kept))
        return True

    def forward(self) -> tuple[tuple[Seat, Any], ...]:
        """The actions of the last step back, to be played again; none if there was none."""
        return self._undone.pop() if self._may_go_forward() else ()

    def clear(self) -> None:
        """Forgets the steps taken back: the person decided otherwise."""
        self._undone.clear()

    def _may_go_forward(self) -> bool:
        """Whether there is a step forward, and whoever is at the screen decided it."""
        if not self._undone:
            return False
        (seat, _), *_ = self._undone[-1]
        return not self._screen.covers or self._screen.viewer == seat

    def _way(self) -> Way | None:
        screen = self._screen
        if screen.covers and screen.viewer is None:
            return None
        return way_back(self._match, screen.viewer if screen.covers else None)


def _kept_commits(match: Match, undone: tuple[tuple[Seat, Any], ...], persons: Sequence[bool]) -> list[int]:
    """Which of the actions just taken back still stand as open commits of AIs, as indices.

    `persons` tells of each action whether a person chose it.
    """
    owing = set(match.game.owing(match.state))
    kept = []
    for index, (seat, _) in enumerate(undone):
        if seat in owing:
            owing.discard(seat)
            if not persons[index]:
                kept.append(index)
    return kept


def _revealed(match: Match, seat: Seat, since: int) -> Event | None:
    """The first event after ply `since` by which `seat` learned something, as that seat knows it."""
    for ply, step in enumerate(match.steps[since:], since):
        if seat in step.learned:
            seen = tuple(seen_from(event, seat) for event in step.events)
            final = next((event for event in seen if event.final), None)
            return final or _shown(match, seat, ply, seen) or _chance(seen)
    return None


def _shown(match: Match, seat: Seat, ply: int, seen: tuple[Event, ...]) -> Event | None:
    """The event among `seen`, those of the step after `ply`, that showed `seat` a face first."""
    table = match.game.table(match.game.observe(match.at(ply), seat))
    return next((event for last, event in enumerate(seen, 1) if reveals(table, seen[:last])), None)


def _chance(events: tuple[Event, ...]) -> Event:
    """The event that tells best why a step without a new face cannot be taken back."""
    return next((event for kind in _CHANCE for event in events if isinstance(event, kind)), events[-1])
