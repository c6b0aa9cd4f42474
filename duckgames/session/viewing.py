"""A saved match to be looked at: every position of it, for those eyes that may see it, and nothing that plays on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from enum import Enum
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from duckgames.core import registry
from duckgames.core.events import ChoiceMade, Event, TurnStarted, seen_from
from duckgames.core.game import AnyGame, Step
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.players import NOTE
from duckgames.core.record import Record, fingerprint
from duckgames.core.setup import Ai, Person
from duckgames.session import whereabouts
from duckgames.session.replay import SLICE_SECONDS
from duckgames.session.screen import Screen

_log = logging.getLogger(__name__)


class Extent(Enum):
    """How much of a record could be played through."""

    WHOLE = "whole"
    STOPPED = "stopped"  # one of its actions is none that these rules allow
    OTHER = "other"  # all of it, but to another position than the one it ended in


class Viewing(QObject):
    """One record on its way to a match, and then that match as it may be looked at.

    It is played through in slices, so that a long one does not make the window wait. A record of other rules is shown
    as far as it replays. While a match goes on nobody sees more than the eyes at the screen do; once it has ended every
    seat may be looked over the shoulder.

    Signals:
        opened: `match` is there.
        failed: not even the set-up of the record fits its game.
    """

    opened = Signal()
    failed = Signal()

    def __init__(
        self, record: Record, find_game: Callable[[str], AnyGame] = registry.game, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.record = record
        self.extent = Extent.WHOLE
        self.rounds: tuple[int, ...] = (0,)
        """The plies at which a round has just begun, as the first fact at the top of the table tells it."""
        self.turns: tuple[int, ...] = (0,)
        """The plies at which a turn has just begun; where all choose at once, those at which all have."""
        self._game = find_game(record.game)
        self._match: Match | None = None
        self._steps = self._playing()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)
        self._timer.start(0)

    def stop(self) -> None:
        """Leaves it at that; no signal is sent any more."""
        self._timer.stop()

    # What there is to look at, once it is opened.

    @property
    def match(self) -> Match:
        """The match with all its positions; nobody plays on in it."""
        assert self._match is not None
        return self._match

    @property
    def ready(self) -> bool:
        """Whether `opened` was sent."""
        return self._match is not None

    @property
    def ended(self) -> bool:
        """Whether the match was played to its end, so that nothing of it is secret."""
        return self.match.result is not None

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Whose eyes one may have; the first are those of the person who played. None is a spectator."""
        match = self.match
        people = [seat for seat, player in enumerate(match.setup.seats) if isinstance(player, Person)]
        if match.result is not None or not match.game.info.secrets:
            others = [seat for seat in range(len(match.setup.seats)) if seat not in people]
            return (*people, *others)
        return (Screen(match).viewer,)

    def observation(self, ply: int, viewer: Seat | None) -> Any:
        """What `viewer` saw after `ply` steps; raises `ValueError` for eyes that one may not have."""
        self._check_eyes(viewer)
        return self.match.game.observe(self.match.at(ply), viewer)

    def events(self, ply: int, viewer: Seat | None) -> tuple[Event, ...]:
        """What `viewer` saw happen in the step that led to `ply`; raises `ValueError` like `observation`."""
        self._check_eyes(viewer)
        return tuple(seen_from(event, viewer) for event in self.match.steps[ply - 1].events)

    def mover(self, ply: int) -> Seat | None:
        """Who takes the step after `ply`, or would where the record stops; None: nobody, as at the end."""
        if ply < self.match.ply:
            return self.match.actions[ply][0]
        owing = self.match.game.owing(self.match.at(ply))
        return owing[0] if owing else None

    def handed(self, ply: int) -> tuple[Seat, ...]:
        """The seats of people for whom ducks played the step that led to `ply`."""
        seats, players = self.match.setup.seats, self.match.players
        people = [seat for seat, player in enumerate(seats) if isinstance(player, Person)]
        return tuple(seat for seat in people if isinstance(players.at(ply - 1, seat), Ai))

    def goal(self, way: str, ply: int) -> int:
        """The ply to which one goes from `ply` by a turn or a round, as "turn_on" or "round_back", or to an end."""
        end = self.match.ply
        if way in ("first", "last"):
            return 0 if way == "first" else end
        marks = self.turns if way.startswith("turn") else self.rounds
        if way.endswith("on"):
            return min((mark for mark in marks if mark > ply), default=end)
        return max((mark for mark in marks if mark < ply), default=0)

    def _check_eyes(self, viewer: Seat | None) -> None:
        if viewer is not None and viewer not in self.viewers:
            raise ValueError(f"seat {viewer} is not to be looked over the shoulder")

    # How it gets there.

    def _slice(self) -> None:
        begun = perf_counter()
        try:
            while perf_counter() - begun < SLICE_SECONDS:
                next(self._steps)
        except StopIteration as end:
            self._timer.stop()
            self._open(end.value)
        except Exception as error:
            # A file can hold anything; whatever the rules stumble over, the program must go on.
            _log.warning("A record cannot be looked at: %s", type(error).__name__)
            self._timer.stop()
            self.failed.emit()

    def _playing(self) -> Generator[int, None, Match]:
        game, record = self._game, self.record
        match = Match.dealt(game, record)
        marks = _Marks(match)
        for seat, data in record.actions:
            try:
                step = match.submit(seat, game.decode(data))
            except Exception as error:
                # Not what it says: that may be a card in a hand.
                _log.warning("A record stops after %d steps: %s", match.ply, type(error).__name__)
                self.extent = Extent.STOPPED
                break
            marks.note(match.ply, step)
            yield match.ply
        if self.extent is Extent.WHOLE and fingerprint(game.write(match.state)) != record.fingerprint:
            self.extent = Extent.OTHER
        self.rounds, self.turns = tuple(marks.rounds), marks.turns
        match.players.read_note(record.notes.get(NOTE, ()), game.info)
        return match

    def _open(self, match: Match) -> None:
        self._match = match
        self.opened.emit()


class _Marks:
    """Where rounds and turns of a match begin."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._round = whereabouts.note(match)
        self.rounds = [0]
        self._turns = [0]
        self._moments = [0]

    def note(self, ply: int, step: Step[Any]) -> None:
        """One more step was taken."""
        now = whereabouts.note(self._match)
        if now != self._round:
            self.rounds.append(ply)
            self._round = now
        if any(isinstance(event, TurnStarted) for event in step.events):
            self._turns.append(ply)
        if any(not isinstance(event, ChoiceMade) for event in step.events):
            self._moments.append(ply)

    @property
    def turns(self) -> tuple[int, ...]:
        """Where no event tells of turns, a turn ends when what was chosen happens."""
        return tuple(self._turns if len(self._turns) > 1 else self._moments)
