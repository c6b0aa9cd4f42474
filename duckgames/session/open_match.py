"""A match while it is open: plays what persons and AIs choose, and tells the views what they may know of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

from duckgames import __version__
from duckgames.ai.appraiser import Weighed
from duckgames.ai.player import Decision
from duckgames.core import review
from duckgames.core.events import seen_from
from duckgames.core.game import Refusal
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.record import Record
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai
from duckgames.session import whereabouts
from duckgames.session.autosave import Keeper
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.questions import Questions
from duckgames.session.screen import Awaited, Screen
from duckgames.session.signals import SessionSignals
from duckgames.session.undo import TakeBack, UndoState

_log = logging.getLogger(__name__)


class OpenMatch:
    """One match with all that belongs to it for as long as it is open; its owner sees to it that calls never nest."""

    def __init__(self, match: Match, name: str, questions: Questions, keeper: Keeper, tell: SessionSignals) -> None:
        self.match = match
        self.screen = Screen(match)
        self.paused = False
        self.undo_state: UndoState | None = None
        self._name = name
        self._questions = questions
        self._keeper = keeper
        self._tell = tell
        self._take_back = TakeBack(match, self.screen)
        self._seeking = False
        self._held: list[Callable[[], None]] = []

    @property
    def kept(self) -> tuple[str, Record]:
        """The name of the match, and its record as it is kept under it."""
        return self._name, self._record()

    def open(self, save: bool) -> None:
        """Shows the match for the first time; `save` it if its file does not hold it yet."""
        if save:
            self._save()
        self._rebuild()
        self._settle()

    def submit(self, seat: Seat, action: Any) -> None:
        """Plays `action` for the person in `seat`, or tells why not."""
        if self.paused:
            self._tell.failed.emit(SessionError(ErrorId.PAUSED, {"seat": seat}))
            return
        waiting = self.screen.waiting()
        asked = waiting.what is Awaited.DECISION and seat in waiting.seats
        refusal = self.match.why_not(seat, action) if asked else Refusal("not_asked")
        if refusal is not None:
            self._tell.failed.emit(SessionError(ErrorId.REFUSED, {"seat": seat, "refusal": refusal}))
            return
        self._return_to_play()
        self._questions.drop_hint()
        self._take_back.clear()
        self._play(seat, action)
        self._settle()

    def undo(self) -> None:
        """Takes the last decision back, where that is allowed."""
        if self.paused or not self._take_back.back():
            return
        self._questions.forget()
        self._held = []
        self._seeking = False
        self._save()
        self._rebuild()
        self._settle()

    def redo(self) -> None:
        """Plays what was taken back last once more."""
        actions = () if self.paused else self._take_back.forward()
        if not actions:
            return
        self._return_to_play()
        self._questions.drop_hint()
        for seat, action in actions[:-1]:
            self._play(seat, action)
            self._announce()
        self._play(*actions[-1])
        self._settle()

    def hand_over(self, seat: Seat, level: str, temper: str) -> None:
        """Lets a duck play for the person in `seat` from now on."""
        if self.match.result is None and self.match.players.hand_over(self.match.ply, seat, level, temper):
            self._go_on_with_others()

    def take_seat_back(self, seat: Seat) -> None:
        """Lets the person in `seat` play again; a choice a duck is still thinking of is the person's."""
        if self.match.result is None and self.match.players.take_back(self.match.ply, seat):
            self._questions.drop(seat)
            self._go_on_with_others()

    def _go_on_with_others(self) -> None:
        """Other players are at the table, and what was taken back before is theirs to redo no more."""
        self._return_to_play()
        self._questions.drop_hint()
        self._take_back.clear()
        self._save()
        if self.screen.covers and self.screen.viewer is None:
            # Whoever the cover waited for may not be the one who plays now.
            self._rebuild()
        self._tell.players_changed.emit(self.match.players.now)
        self._settle()

    def ready(self, seat: Seat) -> None:
        """Lets the person of the handover see the table."""
        waiting = self.screen.waiting()
        if waiting.what is Awaited.HANDOVER and seat in waiting.seats:
            self._seeking = False
            self.screen.viewer = seat
            self._rebuild()
            self._settle()

    def seek(self, ply: int, viewer: Seat | None) -> None:
        """Shows an earlier moment, or the present again."""
        match = self.match
        ply = min(max(ply, 0), match.ply)
        if (ply, viewer) == (match.ply, self.screen.viewer):
            self._seeking = True
            self._return_to_play()
            self._announce()
            return
        self._seeking = True
        events = tuple(seen_from(event, viewer) for step in match.steps[:ply] for event in step.events)
        self._tell.rebuilt.emit(viewer, match.game.observe(match.at(ply), viewer), events)

    def request_hint(self) -> None:
        """Asks for a hint, if a person is to move."""
        waiting = self.screen.waiting()
        if waiting.what is Awaited.DECISION and not self.paused:
            hints = self.match.notes.get("hints")
            self.match.notes["hints"] = hints + 1 if isinstance(hints, int) else 1
            self._questions.ask_hint(self.match, waiting.seats[0])

    def take_answer(self, ticket: int, decision: Decision) -> None:
        """An AI has answered a question, of this match or of one that is gone."""
        if self.paused:
            self._held.append(partial(self.take_answer, ticket, decision))
        elif self._questions.is_hint(ticket):
            self._tell.hinted.emit(decision)
        else:
            # An answer whose question was dropped finds no seat: it belongs to a position that is gone.
            seat = self._questions.take(ticket)
            if seat is not None:
                self._play(seat, self._legal_choice(seat, decision.action))
                if decision.reason is not None and not self._seeking:
                    self._tell.reasoned.emit(seat, decision)
                self._settle()

    def take_weighed(self, ticket: int, weighed: tuple[Weighed, ...] | None) -> None:
        """What the actions of the person to move are worth; where that says nothing the strongest duck is asked."""
        if self.paused:
            self._held.append(partial(self.take_weighed, ticket, weighed))
        elif self._questions.is_hint(ticket):
            waiting = self.screen.waiting()
            if weighed and (len(weighed) > 1 or weighed[0].reason is not None):
                best = weighed[0]
                self._tell.hinted.emit(Decision(best.action, 0, 0.0, best.reason, weighed))
            elif waiting.what is Awaited.DECISION:
                self._questions.ask_strongest(self.match, waiting.seats[0])

    def progress(self, ticket: int, share: float) -> None:
        """An AI tells how far it is."""
        if self._questions.advance(ticket, share) and not self._seeking:
            waiting = self.screen.waiting()
            if waiting.what is Awaited.AIS:
                self._tell.thinking.emit(waiting.seats, self._questions.progress)

    def pause(self) -> None:
        """Holds every answer from now on."""
        self.paused = True

    def go_on(self) -> None:
        """Ends the pause, and plays the answers that came in it."""
        self.paused = False
        held, self._held = self._held, []
        for take in held:
            take()

    def _return_to_play(self) -> None:
        """Shows the present again, if an earlier moment is shown."""
        if self._seeking:
            self._seeking = False
            self._rebuild()

    def _legal_choice(self, seat: Seat, action: Any) -> Any:
        """`action`, or a random legal one should an AI ever choose what it may not."""
        match = self.match
        legal = match.legal(seat)
        if action in legal:
            return action
        player = match.players.now[seat]
        level = player.level if isinstance(player, Ai) else ""
        # Not what it chose: that may be a card in its hand.
        _log.error("The AI of level %s in seat %d chose what is not legal", level, seat)
        self._tell.failed.emit(SessionError(ErrorId.AI_FALLBACK, {"seat": seat, "level": level}))
        return Rng.for_ply(match.setup.seed, match.ply, "fallback").choice(legal)

    def _play(self, seat: Seat, action: Any) -> None:
        step = self.match.submit(seat, action)
        self._save()
        if not self._seeking:
            viewer = self.screen.viewer
            self._tell.stepped.emit(self.match.ply, tuple(seen_from(event, viewer) for event in step.events))

    def _settle(self) -> None:
        """What follows a step: AIs that owe a choice are asked, and views hear who is waited for."""
        self._questions.ask(self.match)
        self._announce()
        undo = self._take_back.state
        if undo != self.undo_state:
            self.undo_state = undo
            self._tell.undo_changed.emit(undo)

    def _announce(self) -> None:
        if self._seeking:
            return
        if self.screen.leave():
            self._rebuild()
        match, waiting = self.match, self.screen.waiting()
        if waiting.what is Awaited.NOTHING:
            self._tell.ended.emit(match.result)
        elif waiting.what is Awaited.AIS:
            self._tell.thinking.emit(waiting.seats, self._questions.progress)
        elif waiting.what is Awaited.DECISION:
            self._tell.deciding.emit(waiting.seats[0], match.legal(waiting.seats[0]))
        else:
            self._tell.handover.emit(waiting.seats[0])

    def _rebuild(self) -> None:
        match, viewer = self.match, self.screen.viewer
        self._tell.rebuilt.emit(viewer, match.game.observe(match.state, viewer), match.history(viewer))

    def _save(self) -> None:
        match = self.match
        result = match.result
        match.notes.pop("result", None)
        match.notes[whereabouts.NOTE] = whereabouts.note(match)
        if result is None:
            match.notes.pop("ended", None)
        else:
            # A match that is opened again ended when it did.
            match.notes.setdefault("ended", datetime.now(UTC).isoformat(timespec="seconds"))
            totals = [score.total for score in result.scores]
            match.notes["result"] = {"reason": result.reason.value, "totals": totals, "winners": list(result.winners)}
        self._keeper.save(self._name, self._record())

    def _record(self) -> Record:
        record = self.match.to_record(__version__)
        if review.NOTE not in record.notes or review.of(record) is not None:
            return record
        # It is about other actions, or no review at all.
        del self.match.notes[review.NOTE]
        return self.match.to_record(__version__)
