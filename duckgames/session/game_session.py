"""The session: the only Qt object that owns a match, and tells views what happened in it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any

from PySide6.QtCore import QObject, Signal

from duckgames import __version__
from duckgames.ai.player import Decision, Limit
from duckgames.ai.random_player import RandomPlayer
from duckgames.core import registry
from duckgames.core.events import Event, seen_from
from duckgames.core.game import AnyGame, IllegalAction, Refusal, Result
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.record import BadRecord, Record
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.session.ai_client import AiClient
from duckgames.session.autosave import Keeper, NullKeeper
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.questions import Questioner
from duckgames.session.replay import Replay
from duckgames.session.storage import new_name
from duckgames.session.undo import UndoState, kept_commits, way_back

_log = logging.getLogger(__name__)


class GameSession(QObject):
    """Drives one match: persons and AIs submit actions, views hear what their viewer may know.

    After every step `stepped` is followed by exactly one of `deciding`, `thinking`, `handover` and `ended`; before
    `handover` the table is `rebuilt` for a spectator. `deciding`, `thinking` and `handover` may come again unchanged,
    as when a duck commits while a person still decides. The session never waits for a view. Slots may call it:
    what they ask for is done as soon as the current signals are through.

    Signals:
        rebuilt: viewer, Observation, tuple of the Events so far; draw from scratch (start, resume, undo, seek, new viewer).
        stepped: ply and tuple of Events as the viewer knows them; animate these.
        deciding: seat and tuple of legal Actions; a person is to move. `observation(seat)` is what it sees.
        thinking: tuple of the seats of AIs that owe a choice, and their progress from 0 to 1; nobody else owes one.
        handover: seat whose person must take the screen; cover it until `ready`.
        ended: Result.
        hinted: Decision of a strong AI for the person to move.
        undo_changed: UndoState.
        failed: SessionError.
    """

    rebuilt = Signal(object, object, object)
    stepped = Signal(int, object)
    deciding = Signal(int, object)
    thinking = Signal(object, float)
    handover = Signal(int)
    ended = Signal(object)
    hinted = Signal(object)
    undo_changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        ai: AiClient,
        keeper: Keeper | None = None,
        find_game: Callable[[str], AnyGame] = registry.game,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ai = ai
        self._keeper: Keeper = keeper or NullKeeper()
        self._find_game = find_game
        self._commands: deque[Callable[[], None]] = deque()
        self._busy = False
        self._match: Match | None = None
        self._replay: Replay | None = None
        self._story = 0
        self._reset("")
        ai.answered.connect(self._on_answered)
        ai.progressed.connect(self._on_progressed)
        ai.failed.connect(self.failed)

    # What a page may ask at any time.

    @property
    def running(self) -> bool:
        """Whether there is a match; not yet while a long record is being resumed."""
        return self._match is not None

    @property
    def setup(self) -> MatchSetup:
        """How the match was set up. Its seed is a secret: show `seed` only."""
        return self._playing.setup

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the views have; None is a spectator."""
        return self._viewer

    @property
    def ply(self) -> int:
        """How many steps were taken."""
        return self._playing.ply

    @property
    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self._playing.result

    @property
    def seed(self) -> int | None:
        """The seed, once it is no secret: a person typed it, or the match has ended."""
        match = self._playing
        return match.setup.seed if match.setup.seed_typed or match.result else None

    @property
    def paused(self) -> bool:
        """Whether `pause` holds the match."""
        return self._paused

    @property
    def undo_state(self) -> UndoState:
        """What `undo_changed` told last."""
        return self._undo_state

    def observation(self, seat: Seat | None) -> Any:
        """What `seat` sees now: the viewer, a spectator, the person asked in a game without secrets, or, after the
        end, anybody; raises `ValueError` for eyes that are not at the screen."""
        match = self._playing
        if not self._may_watch(seat):
            raise ValueError(f"seat {seat} is not at the screen")
        return match.game.observe(match.state, seat)

    def why_not(self, seat: Seat, action: Any) -> Refusal | None:
        """Why `action` is not legal now, or None if it is; plays nothing."""
        return self._playing.why_not(seat, action)

    # What a page may demand.

    def start(self, setup: MatchSetup) -> None:
        """Begins a match; raises `ValueError` for a set-up the game does not take."""
        match = Match(self._find_game(setup.game), setup)
        match.notes = {"started": datetime.now(timezone.utc).isoformat(timespec="seconds"), "hints": 0, "practice": False}
        self._do(lambda: self._enter(match, new_name()))

    def resume(self, record: Record, name: str | None = None) -> None:
        """Takes up the match of `record`, saved as `name` (None: it gets a file of its own).

        A long record is replayed in slices; `rebuilt` tells when it is ready, `failed` that it does not fit the rules.
        """
        raise NotImplementedError

    def submit(self, seat: Seat, action: Any) -> None:
        """Plays `action` for the person in `seat`; if it is not legal now, `failed` tells and nothing changes."""
        raise NotImplementedError

    def undo(self) -> None:
        """Takes the person's last decision back, with what AIs did since; does nothing where `UndoState` forbids it."""
        raise NotImplementedError

    def redo(self) -> None:
        """Plays what was taken back last once more, with the same luck."""
        raise NotImplementedError

    def ready(self, seat: Seat) -> None:
        """The person of the last `handover` is at the screen."""
        raise NotImplementedError

    def seek(self, ply: int, viewer: Seat | None) -> None:
        """Shows the table as `viewer` saw it after `ply` steps; the last ply leads back to play.

        Raises `ValueError` for eyes that are not at the screen. Play goes on unseen meanwhile.
        """
        raise NotImplementedError

    def request_hint(self) -> None:
        """Asks a strong AI what it would do for the person to move; `hinted` brings the answer."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Lets the AIs play the best they have found so far."""
        raise NotImplementedError

    def pause(self) -> None:
        """Holds the match: nobody's action is played until `go_on`."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Ends the pause."""
        raise NotImplementedError

    def close(self) -> None:
        """Leaves the match, which stays saved; the session may start another."""
        raise NotImplementedError
