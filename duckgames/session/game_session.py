"""The session: the only Qt object that owns a match, and tells views what happened in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from duckgames.ai.appraiser import Weighed
from duckgames.ai.player import Decision
from duckgames.core import registry
from duckgames.core.events import Event
from duckgames.core.game import AnyGame, Refusal, Result
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.record import BadRecord, Record
from duckgames.core.setup import MatchSetup, Player
from duckgames.session.ai_client import AiClient
from duckgames.session.autosave import Keeper, NullKeeper
from duckgames.session.fairness import Fairness, fairness, first_notes
from duckgames.session.finished import BROUGHT
from duckgames.session.open_match import OpenMatch
from duckgames.session.questions import Questions
from duckgames.session.recent import recent
from duckgames.session.replay import Replay
from duckgames.session.safe_files import new_name
from duckgames.session.signals import SessionSignals
from duckgames.session.undo import UndoState
from duckgames.session.unusable import unusable

LEAVING_SECONDS = 2.0
"""How long leaving a match waits for its file: milliseconds will do, but a disk in trouble must not stop the window."""


class GameSession(SessionSignals):
    """Drives one match at a time: persons and AIs submit actions, views hear what their viewer may know.

    The session never waits for a view. Slots may call it: what they ask for is done as soon as the signals being sent
    are through. It owns neither the AI process nor the keeper.
    """

    def __init__(
        self,
        ai: AiClient,
        keeper: Keeper | None = None,
        find_game: Callable[[str], AnyGame] = registry.game,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper: Keeper = keeper or NullKeeper()
        self._find_game = find_game
        self._questions = Questions(ai)
        self._ai = ai
        self._commands: deque[Callable[[], None]] = deque()
        self._busy = False
        self._table: OpenMatch | None = None
        self._replay: Replay | None = None
        ai.answered.connect(self._on_answered)
        ai.weighed.connect(self._on_weighed)
        ai.progressed.connect(self._on_progressed)
        ai.failed.connect(self.failed)

    # What a page may ask at any time.

    @property
    def running(self) -> bool:
        """Whether there is a match; not yet while a long record is being resumed."""
        return self._table is not None

    @property
    def setup(self) -> MatchSetup:
        """How the match was set up; the seed in it reads 0 as long as `seed` is None."""
        return replace(self._open.match.setup, seed=self.seed or 0)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays each seat now: whom the match was set up for, or a duck for a person."""
        return self._open.match.players.now

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the views have; None is a spectator."""
        return self._open.screen.viewer

    @property
    def ply(self) -> int:
        """How many steps were taken."""
        return self._open.match.ply

    @property
    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self._open.match.result

    @property
    def seed(self) -> int | None:
        """The seed, once it is no secret: a person typed it, or the match has ended."""
        match = self._open.match
        return match.setup.seed if match.setup.seed_typed or match.result else None

    @property
    def fairness(self) -> Fairness:
        """What the eyes at the screen may know of the luck of the match."""
        return fairness(self._open.match, self.shows)

    @property
    def ended_record(self) -> tuple[str, Record] | None:
        """The name and the record of a match that has ended; None while it goes on, as a record has its secrets."""
        return self._open.kept if self.result is not None else None

    @property
    def paused(self) -> bool:
        """Whether `pause` holds the match."""
        return self._open.paused

    @property
    def undo_state(self) -> UndoState:
        """What `undo_changed` told last."""
        return self._open.undo_state or UndoState()

    @property
    def changes_seats(self) -> bool:
        """Whether seats of people can be given to ducks and back."""
        return self.running and self.result is None

    def unsaved(self) -> Mapping[str, Record]:
        """See `Keeper.unsaved`; who takes up a match asks before looking for its file, to miss no moment between."""
        return self._keeper.unsaved()

    def observation(self, seat: Seat | None) -> Any:
        """What `seat` sees now: the viewer, a spectator, any person in a game without secrets, or, after the end,
        anybody; raises `ValueError` for eyes that are not at the screen."""
        match = self._open.match
        self._check_eyes(seat)
        return match.game.observe(match.state, seat)

    def shows(self, seat: Seat | None) -> bool:
        """Whether these eyes are at the screen now, so that `observation`, `recent` and `why_not` answer for them."""
        return self._open.screen.shows(seat)

    def recent(self, seat: Seat | None) -> tuple[Event, ...]:
        """What `seat` saw since its last turn ended; raises `ValueError` for eyes that are not at the screen."""
        self._check_eyes(seat)
        return recent(self._open.match, seat)

    def why_not(self, seat: Seat, action: Any) -> Refusal | None:
        """Why `action` is not legal now, or None if it is; plays nothing.

        Raises `ValueError` for eyes that are not at the screen: a refusal tells what its seat knows.
        """
        self._check_eyes(seat)
        return self._open.match.why_not(seat, action)

    # What a page may demand.

    def start(self, setup: MatchSetup) -> None:
        """Begins a match; raises `ValueError` for a set-up the game does not take."""
        match = Match(self._find_game(setup.game), setup)
        match.notes = first_notes(setup)
        self._do(lambda: self._enter(match, new_name(), save=True))

    def resume(self, record: Record, name: str | None = None) -> None:
        """Takes up the match of `record`, saved as `name` (None: it gets a file of its own).

        A long record is replayed in slices; `rebuilt` tells when it is ready, `failed` that it does not fit the rules.
        """
        game = self._find_game(record.game)

        def begin() -> None:
            self._leave()
            self._replay = Replay(
                game,
                record,
                done=lambda match: self._do(lambda: self._enter(match, name or new_name(), save=name is None)),
                failed=lambda error: self._do(lambda: self._refuse_record(record, name, error)),
                parent=self,
            )

        self._do(begin)

    def submit(self, seat: Seat, action: Any) -> None:
        """Plays `action` for the person in `seat`; if it is not legal now, `failed` tells and nothing changes."""
        self._do_at_table(lambda table: table.submit(seat, action))

    def undo(self) -> None:
        """Takes the person's last decision back, with what AIs did since; does nothing where `UndoState` forbids it."""
        self._do_at_table(OpenMatch.undo)

    def redo(self) -> None:
        """Plays what was taken back last once more, with the same luck."""
        self._do_at_table(OpenMatch.redo)

    def hand_over_seat(self, seat: Seat, level: str, temper: str = "") -> None:
        """Lets a duck of `level` play for the person in `seat`; does nothing where none plays or the match has ended.

        Raises `ValueError` for a duck that the game does not have.
        """
        info = self._open.match.game.info
        temper = temper or info.tempers[0]
        if level not in info.levels or temper not in info.tempers:
            raise ValueError(f"no AI {level} {temper}")
        self._do_at_table(lambda table: table.hand_over(seat, level, temper) if self.changes_seats else None)

    def take_seat_back(self, seat: Seat) -> None:
        """Lets the person in `seat` play again; does nothing where no duck plays for one."""
        self._do_at_table(lambda table: table.take_seat_back(seat))

    def ready(self, seat: Seat) -> None:
        """The person of the last `handover` is at the screen."""
        self._do_at_table(lambda table: table.ready(seat))

    def seek(self, ply: int, viewer: Seat | None) -> None:
        """Shows the table as `viewer` saw it after `ply` steps; the last ply leads back to play.

        Raises `ValueError` for eyes that are not at the screen. Play goes on unseen meanwhile.
        """
        self._check_eyes(viewer)
        self._do_at_table(lambda table: table.seek(ply, viewer))

    def request_hint(self) -> None:
        """Asks what the person to move would do best; `hinted` brings the answer."""
        self._do_at_table(OpenMatch.request_hint)

    def hurry(self) -> None:
        """Lets the AIs play the best they have found so far."""
        self._ai.hurry()

    def pause(self) -> None:
        """Holds the match: nobody's action is played until `go_on`."""
        self._do_at_table(OpenMatch.pause)

    def go_on(self) -> None:
        """Ends the pause."""
        self._do_at_table(OpenMatch.go_on)

    def close(self) -> None:
        """Leaves the match, which stays saved; the session may start another."""
        self._do(self._leave)

    # How it is done.

    @property
    def _open(self) -> OpenMatch:
        if self._table is None:
            raise RuntimeError("no match is open")
        return self._table

    def _check_eyes(self, seat: Seat | None) -> None:
        if not self.shows(seat):
            raise ValueError(f"seat {seat} is not at the screen")

    def _do(self, command: Callable[[], None]) -> None:
        """Runs `command` now, or, if a slot asks for it, when the signals being sent are through."""
        self._commands.append(command)
        if self._busy:
            return
        self._busy = True
        try:
            while self._commands:
                self._commands.popleft()()
        finally:
            self._busy = False

    def _do_at_table(self, command: Callable[[OpenMatch], None]) -> None:
        """`_do` for what makes sense in a match only: a key pressed as it closes must do no harm."""
        self._do(lambda: command(self._table) if self._table is not None else None)

    def _enter(self, match: Match, name: str, save: bool) -> None:
        self._leave()
        if save and match.result is not None:
            match.notes[BROUGHT] = True
        self._table = OpenMatch(match, name, self._questions, self._keeper, self)
        self._table.open(save)

    def _leave(self) -> None:
        if self._replay is not None:
            self._replay.stop()
        if self._table is not None:
            # Whoever looks for the match from now on finds it as it was left.
            self._keeper.flush(LEAVING_SECONDS)
        self._questions.forget()
        self._table = self._replay = None

    def _refuse_record(self, record: Record, name: str | None, error: BadRecord) -> None:
        self._replay = None
        self.failed.emit(unusable(self._keeper, record, name, error))

    def _on_answered(self, ticket: int, decision: Decision) -> None:
        self._do_at_table(lambda table: table.take_answer(ticket, decision))

    def _on_weighed(self, ticket: int, weighed: tuple[Weighed, ...] | None) -> None:
        self._do_at_table(lambda table: table.take_weighed(ticket, weighed))

    def _on_progressed(self, ticket: int, share: float) -> None:
        self._do_at_table(lambda table: table.progress(ticket, share))
