"""The session: the only Qt object that owns a match, and tells views what happened in it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from duckgames import __version__
from duckgames.ai.player import Decision
from duckgames.core import registry
from duckgames.core.events import seen_from
from duckgames.core.game import AnyGame, Refusal, Result
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.record import BadRecord, NewerRecord, Record
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session.ai_client import AiClient
from duckgames.session.autosave import Keeper, NullKeeper
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.questions import Ducks
from duckgames.session.replay import Replay
from duckgames.session.screen import Awaited, Screen
from duckgames.session.storage import new_name
from duckgames.session.undo import TakeBack, UndoState

_log = logging.getLogger(__name__)


class _Table:
    """A match and what belongs to it for as long as it is open."""

    def __init__(self, match: Match, name: str) -> None:
        self.match = match
        self.name = name
        self.screen = Screen(match)
        self.take_back = TakeBack(match, self.screen)


class GameSession(QObject):
    """Drives one match: persons and AIs submit actions, views hear what their viewer may know.

    After every step `stepped` is followed by exactly one of `deciding`, `thinking`, `handover` and `ended`; before
    `handover` the table is `rebuilt` for a spectator. `deciding`, `thinking` and `handover` may come again unchanged,
    as when a duck commits while a person still decides. The session never waits for a view. Slots may call it:
    what they ask for is done as soon as the current signals are through.

    Signals:
        rebuilt: viewer, Observation, tuple of the Events so far; draw from scratch (start, resume, undo, seek, viewer).
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
        self._keeper: Keeper = keeper or NullKeeper()
        self._find_game = find_game
        self._ducks = Ducks(ai)
        self._ai = ai
        self._commands: deque[Callable[[], None]] = deque()
        self._busy = False
        self._table: _Table | None = None
        self._replay: Replay | None = None
        self._seeking = False
        self._paused = False
        self._held: list[tuple[int, Decision]] = []
        self._undo_state = UndoState()
        ai.answered.connect(self._on_answered)
        ai.progressed.connect(self._on_progressed)
        ai.failed.connect(self.failed)

    # What a page may ask at any time.

    @property
    def running(self) -> bool:
        """Whether there is a match; not yet while a long record is being resumed."""
        return self._table is not None

    @property
    def setup(self) -> MatchSetup:
        """How the match was set up. Its seed is a secret: show `seed` only."""
        return self._open.match.setup

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
        match = self._open.match
        self._check_eyes(seat)
        return match.game.observe(match.state, seat)

    def why_not(self, seat: Seat, action: Any) -> Refusal | None:
        """Why `action` is not legal now, or None if it is; plays nothing."""
        return self._open.match.why_not(seat, action)

    # What a page may demand.

    def start(self, setup: MatchSetup) -> None:
        """Begins a match; raises `ValueError` for a set-up the game does not take."""
        match = Match(self._find_game(setup.game), setup)
        started = datetime.now(UTC).isoformat(timespec="seconds")
        match.notes = {"started": started, "hints": 0, "practice": False}
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
        self._do_at_table(lambda table: self._submit(table, seat, action))

    def undo(self) -> None:
        """Takes the person's last decision back, with what AIs did since; does nothing where `UndoState` forbids it."""
        self._do_at_table(self._undo)

    def redo(self) -> None:
        """Plays what was taken back last once more, with the same luck."""
        self._do_at_table(self._redo)

    def ready(self, seat: Seat) -> None:
        """The person of the last `handover` is at the screen."""
        self._do_at_table(lambda table: self._ready(table, seat))

    def seek(self, ply: int, viewer: Seat | None) -> None:
        """Shows the table as `viewer` saw it after `ply` steps; the last ply leads back to play.

        Raises `ValueError` for eyes that are not at the screen. Play goes on unseen meanwhile.
        """
        self._check_eyes(viewer)
        self._do_at_table(lambda table: self._seek(table, ply, viewer))

    def request_hint(self) -> None:
        """Asks a strong AI what it would do for the person to move; `hinted` brings the answer."""
        self._do_at_table(self._request_hint)

    def hurry(self) -> None:
        """Lets the AIs play the best they have found so far."""
        self._ai.hurry()

    def pause(self) -> None:
        """Holds the match: nobody's action is played until `go_on`."""
        self._paused = True

    def go_on(self) -> None:
        """Ends the pause."""
        self._paused = False
        held, self._held = self._held, []
        for ticket, decision in held:
            self._on_answered(ticket, decision)

    def close(self) -> None:
        """Leaves the match, which stays saved; the session may start another."""
        self._do(self._leave)

    # How it is done.

    @property
    def _open(self) -> _Table:
        if self._table is None:
            raise RuntimeError("no match is open")
        return self._table

    def _check_eyes(self, seat: Seat | None) -> None:
        if not self._open.screen.shows(seat):
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

    def _do_at_table(self, command: Callable[[_Table], None]) -> None:
        """`_do` for what makes sense in a match only: a key pressed as it closes must do no harm."""
        self._do(lambda: command(self._table) if self._table is not None else None)

    def _enter(self, match: Match, name: str, save: bool) -> None:
        self._leave()
        self._table = _Table(match, name)
        if save:
            self._save(self._table)
        self._rebuild(self._table)
        self._settle(self._table)

    def _leave(self) -> None:
        if self._replay is not None:
            self._replay.stop()
        self._ducks.forget()
        self._table = self._replay = None
        self._seeking = self._paused = False
        self._held = []

    def _refuse_record(self, record: Record, name: str | None, error: BadRecord) -> None:
        self._replay = None
        _log.warning("The match %s cannot be resumed: %s", name, error)
        if isinstance(error, NewerRecord):
            self.failed.emit(SessionError(ErrorId.SAVE_NEWER, {"file": name or ""}))
            return
        kept_as = self._keeper.set_aside(name, record) if name else ""
        data = {"file": name or "", "stage": error.stage, "kept_as": kept_as, "restored": False}
        self.failed.emit(SessionError(ErrorId.SAVE_DAMAGED, data))

    def _submit(self, table: _Table, seat: Seat, action: Any) -> None:
        if self._paused:
            self.failed.emit(SessionError(ErrorId.PAUSED, {"seat": seat}))
            return
        waiting = table.screen.waiting()
        asked = waiting.what is Awaited.DECISION and seat in waiting.seats
        refusal = table.match.why_not(seat, action) if asked else Refusal("not_asked")
        if refusal is not None:
            self.failed.emit(SessionError(ErrorId.REFUSED, {"seat": seat, "refusal": refusal}))
            return
        self._return_to_play(table)
        self._ducks.drop_hint()
        table.take_back.clear()
        self._play(table, seat, action)
        self._settle(table)

    def _undo(self, table: _Table) -> None:
        if self._paused or not table.take_back.back():
            return
        self._ducks.forget()
        self._held = []
        self._seeking = False
        self._save(table)
        self._rebuild(table)
        self._settle(table)

    def _redo(self, table: _Table) -> None:
        actions = () if self._paused else table.take_back.forward()
        if not actions:
            return
        self._return_to_play(table)
        self._ducks.drop_hint()
        for seat, action in actions[:-1]:
            self._play(table, seat, action)
            self._announce(table)
        self._play(table, *actions[-1])
        self._settle(table)

    def _ready(self, table: _Table, seat: Seat) -> None:
        waiting = table.screen.waiting()
        if waiting.what is Awaited.HANDOVER and seat in waiting.seats:
            self._seeking = False
            table.screen.viewer = seat
            self._rebuild(table)
            self._settle(table)

    def _seek(self, table: _Table, ply: int, viewer: Seat | None) -> None:
        match = table.match
        ply = min(max(ply, 0), match.ply)
        if (ply, viewer) == (match.ply, table.screen.viewer):
            self._seeking = True
            self._return_to_play(table)
            self._announce(table)
            return
        self._seeking = True
        events = tuple(seen_from(event, viewer) for step in match.steps[:ply] for event in step.events)
        self.rebuilt.emit(viewer, match.game.observe(match.at(ply), viewer), events)

    def _return_to_play(self, table: _Table) -> None:
        """Shows the present again, if an earlier moment is shown."""
        if self._seeking:
            self._seeking = False
            self._rebuild(table)

    def _request_hint(self, table: _Table) -> None:
        waiting = table.screen.waiting()
        if waiting.what is Awaited.DECISION and not self._paused:
            hints = table.match.notes.get("hints")
            table.match.notes["hints"] = hints + 1 if isinstance(hints, int) else 1
            self._ducks.ask_hint(table.match, waiting.seats[0])

    def _on_answered(self, ticket: int, decision: Decision) -> None:
        self._do_at_table(lambda table: self._take_answer(table, ticket, decision))

    def _take_answer(self, table: _Table, ticket: int, decision: Decision) -> None:
        if self._paused:
            self._held.append((ticket, decision))
        elif self._ducks.is_hint(ticket):
            self.hinted.emit(decision)
        else:
            # An answer whose question was dropped finds no seat: it belongs to a position that is gone.
            seat = self._ducks.take(ticket)
            if seat is not None:
                self._play(table, seat, self._legal_choice(table.match, seat, decision.action))
                self._settle(table)

    def _legal_choice(self, match: Match, seat: Seat, action: Any) -> Any:
        """`action`, or a random legal one should an AI ever choose what it may not."""
        refusal = match.why_not(seat, action)
        if refusal is None:
            return action
        player = match.setup.seats[seat]
        level = player.level if isinstance(player, Ai) else ""
        _log.error("The AI of level %s in seat %d chose %s: %s", level, seat, action, refusal)
        self.failed.emit(SessionError(ErrorId.AI_FALLBACK, {"seat": seat, "level": level}))
        return Rng.for_ply(match.setup.seed, match.ply, "fallback").choice(match.legal(seat))

    def _on_progressed(self, ticket: int, share: float) -> None:
        table = self._table
        if table is not None and self._ducks.advance(ticket, share) and not self._seeking:
            waiting = table.screen.waiting()
            if waiting.what is Awaited.DUCKS:
                self.thinking.emit(waiting.seats, self._ducks.progress)

    def _play(self, table: _Table, seat: Seat, action: Any) -> None:
        step = table.match.submit(seat, action)
        self._save(table)
        if not self._seeking:
            viewer = table.screen.viewer
            self.stepped.emit(table.match.ply, tuple(seen_from(event, viewer) for event in step.events))

    def _settle(self, table: _Table) -> None:
        """What follows a step: AIs that owe a choice are asked, and views hear who is waited for."""
        self._ducks.ask(table.match)
        self._announce(table)
        undo = table.take_back.state
        if undo != self._undo_state:
            self._undo_state = undo
            self.undo_changed.emit(undo)

    def _announce(self, table: _Table) -> None:
        if self._seeking:
            return
        match, waiting = table.match, table.screen.waiting()
        if waiting.what is Awaited.NOTHING:
            self.ended.emit(match.result)
        elif waiting.what is Awaited.DUCKS:
            self.thinking.emit(waiting.seats, self._ducks.progress)
        elif waiting.what is Awaited.DECISION:
            self.deciding.emit(waiting.seats[0], match.legal(waiting.seats[0]))
        else:
            if table.screen.viewer is not None:
                table.screen.viewer = None
                self._rebuild(table)
            self.handover.emit(waiting.seats[0])

    def _rebuild(self, table: _Table) -> None:
        match, viewer = table.match, table.screen.viewer
        self.rebuilt.emit(viewer, match.game.observe(match.state, viewer), match.history(viewer))

    def _save(self, table: _Table) -> None:
        match = table.match
        result = match.result
        match.notes.pop("result", None)
        if result is not None:
            totals = [score.total for score in result.scores]
            match.notes["result"] = {"reason": result.reason.value, "totals": totals, "winners": list(result.winners)}
        self._keeper.save(table.name, match.to_record(__version__))
