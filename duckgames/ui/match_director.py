"""Turns what the session tells into moments on the screen, and what the person does into calls of the session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from duckgames.ai.player import Decision
from duckgames.core import registry
from duckgames.core.events import ChoiceMade, Event, RoundEnded
from duckgames.core.game import Refusal, Result
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Affordance, AnyPresenter, Place
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session.game_session import GameSession
from duckgames.session.undo import UndoState
from duckgames.ui.blocked import blocked
from duckgames.ui.log_entry import LogEntry
from duckgames.ui.match_recall import points_so_far
from duckgames.ui.match_show import MatchShow
from duckgames.ui.moments import Moments
from duckgames.ui.pace import Pace
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.strip_actions import StripActions
from duckgames.ui.telling import Choice, Telling
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import GameTable, GameView

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage


class MatchDirector(QObject):
    """Directs one match page; `moments` keeps the screen at one moment of the match."""

    def __init__(self, page: MatchPage, look: Look, sounds: Sounds, session: GameSession) -> None:
        super().__init__(page)
        self.moments = Moments()
        self._pace = Pace(look, self.moments, self)
        self._ducks: tuple[Seat, ...] = ()
        """The ducks that are waited for by what the session told last: the next step is theirs."""
        self._page = page
        self._sounds = sounds
        self._session = session
        self._show = MatchShow(page, look.shortcuts, sounds, self.moments)
        self._show.actions.chosen.connect(self.on_chosen)
        self._show.actions.confirmed.connect(self.on_confirmed)
        self._show.actions.declined.connect(self._show_hint)
        self._game = ""
        self._presenter: AnyPresenter
        self._table: GameTable
        self._playing = False
        self._fresh = False
        self._viewer: Seat | None = None
        self._hint: tuple[tuple[Any, ...], Decision] | None = None
        self._handing: Seat | None = None
        self.confirms, self.reasons = False, True
        """Whether every move waits for a yes, and whether ducks say why they did something."""
        self._told = 0
        """How many events of the match the session has told."""
        session.rebuilt.connect(self.on_rebuilt)
        session.stepped.connect(self.on_stepped)
        session.deciding.connect(self.on_deciding)
        session.thinking.connect(self.on_thinking)
        session.handover.connect(self.on_handover)
        session.ended.connect(self.on_ended)
        session.reasoned.connect(self.on_reasoned)
        session.hinted.connect(self.on_hinted)
        session.undo_changed.connect(self.on_undo_changed)

    def begin(self, setup: MatchSetup, view: GameView, table: GameTable) -> None:
        """Directs another match on `table`; the session's next `rebuilt` fills it."""
        self.end()
        self._table = table
        self._game = setup.game
        self._presenter = registry.presenter(setup.game)
        self._show.begin(setup, view, self._presenter, table)
        self._playing = self._fresh = True
        table.chosen.connect(self.on_chosen)
        table.attempted.connect(self.on_attempted)
        table.idle.connect(self.on_idle)

    def end(self) -> None:
        """Forgets the match; signals of its session mean nothing until `begin`."""
        self._playing = False
        self._handing = None
        self._forget_moments()
        self._show.end()

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """The seats that choose at the moment on the screen."""
        choice = self._show.choice
        return self._show.waiting.seats if choice is None else (choice.seat,)

    @property
    def actions(self) -> StripActions:
        """What the person can do at the moment on the screen."""
        return self._show.actions

    @property
    def voice(self) -> tuple[Texts, AnyPresenter] | None:
        """What words errors of the open match; None if none is open."""
        return (self._show.texts, self._presenter) if self._playing else None

    # What the session tells: each signal becomes a moment.

    def on_rebuilt(self, viewer: Seat | None, seen: Any, events: tuple[Event, ...]) -> None:
        if not self._playing:
            return
        self._told = len(events)
        if self._fresh or viewer == self._viewer:
            # What waits belongs to a past that is no more, as after a move was taken back.
            self._forget_moments()
            self._table.finish()
            self._page.round_panel.hide()
            if self._session.paused:
                self.moments.hold("pause")
        self._fresh, self._viewer = False, viewer
        self._handing = None
        telling = self._telling(viewer, seen)
        self.moments.push(lambda: self._show.show_rebuilt(viewer, seen, events, telling))

    def on_stepped(self, ply: int, events: tuple[Event, ...]) -> None:
        self._show.said.go_on(self._told, self._page.seats.handed)
        self._told += len(events)
        if not self._playing or all(isinstance(event, ChoiceMade) and event.content is None for event in events):
            # Another seat's secret choice shows nothing, and must not take the card out of the person's hand.
            return
        viewer = self._session.viewer
        telling = self._telling(viewer, self._session.observation(viewer))
        ducks, self._ducks = self._ducks, ()
        self.moments.push(lambda: self._pace.wait(ducks))
        start = 0
        for n, event in enumerate(events):
            if isinstance(event, RoundEnded):
                self._push_events(events[start : n + 1])
                self._push_round(event)
                start = n + 1
        self._push_events(events[start:])
        self.moments.push(lambda: self._show.tell(telling))
        aside = None if viewer is None else self._presenter.aside(events, telling.seen)
        if aside is not None:
            self.moments.push(lambda: self._page.toast.show_message(self._show.texts.say(aside)))

    def on_deciding(self, seat: Seat, legal: tuple[Any, ...]) -> None:
        if self._playing:
            seen = self._session.observation(seat)
            offered = tuple(self._presenter.affordances(seen, legal))
            choice = Choice(seat, legal, seen, offered, self._blocked(seat, seen, offered))
            telling = self._telling(seat, seen)
            self.moments.push(lambda: self._show.show_deciding(choice, telling))

    def on_thinking(self, seats: tuple[Seat, ...], progress: float) -> None:
        if self._playing:
            self._ducks = seats
            self.moments.push(lambda: self._show.show_thinking(seats, progress))

    def on_handover(self, seat: Seat) -> None:
        if self._playing and seat != self._handing:
            self._handing = seat
            self.moments.push(lambda: self._show.show_handover(seat))

    def on_ended(self, result: Result) -> None:
        if self._playing:
            seen = self._session.observation(self._show.front)
            self.moments.push(self._show.wait_for_eyes)
            self.moments.push(lambda: self._show.show_ended(result, seen))

    def on_reasoned(self, seat: Seat, decision: Decision) -> None:
        """Lets a duck say why, after an action of which the game wants that said."""
        said = self._show.words.aloud(decision) if self._playing and self.reasons else None
        if said is not None:
            row = LogEntry(said, seat, (), seat in self._page.seats.handed)
            self._show.said.say(self._told, row)
            self.moments.push(lambda: self._show.show_reason(row))

    def on_hinted(self, decision: Decision) -> None:
        choice = self._show.choice
        if self._playing and choice is not None:
            self._hint = (choice.legal, decision)
            self._show_hint()

    def _show_hint(self) -> None:
        """Shows the hint for the choice on the screen; while a question stands it waits for a no."""
        choice = self._show.choice
        if self._hint is None or self._show.actions.doubted:
            return
        (legal, decision), self._hint = self._hint, None
        if choice is not None and choice.legal == legal:
            self._table.hint(decision.action)
            self._show.actions.hint(decision.action)
            self._show.words.say_hint(decision, choice.seen)

    def on_undo_changed(self, state: UndoState) -> None:
        if self._playing:
            self._show.show_undo(state)

    def on_idle(self) -> None:
        self._pace.rest()
        self.moments.release("table")

    def _forget_moments(self) -> None:
        self._hint = None
        self.moments.clear()
        self._pace.stop()

    def _blocked(self, seat: Seat, seen: Any, offered: Sequence[Affordance]) -> dict[Slot, Refusal]:
        table = registry.game(self._game).table(seen)
        return blocked(table, seat, seen, offered, self._presenter, lambda action: self._session.why_not(seat, action))

    def _push_events(self, events: Sequence[Event]) -> None:
        handed = self._page.seats.handed
        if events:
            self.moments.push(lambda: self._show.show_events(events, handed))

    def _push_round(self, event: RoundEnded) -> None:
        session = self._session
        totals = points_so_far(session.setup, session.observation(session.viewer))
        if event.points:
            self.moments.push(lambda: self._show.show_round(event, totals))

    def _telling(self, seat: Seat | None, seen: Any) -> Telling:
        return Telling(self._presenter.status(seen), seat, self._session.recent(seat), seen)

    # What the person does.

    def on_chosen(self, action: Any) -> None:
        """The person expressed an action at the table or by a button; the game may have doubts about it."""
        if not self.moments.open:
            # As in the pause; the table has withdrawn what it offered, and gets it back.
            self.moments.push(self._show.on_declined)
        if self._show.choice is None or not self.moments.open or self._show.doubts(action):
            return
        if self.confirms:
            self._show.propose(action)
        else:
            self.on_confirmed(action)

    def on_confirmed(self, action: Any) -> None:
        if self.moments.open and (choice := self._show.take_choice()) is not None:
            self._hint = None
            self._session.submit(choice.seat, action)

    def on_attempted(self, source: Place, target: Place | None) -> None:
        """Says why what the person tried is not allowed; while a question stands, that it is answered with no."""
        if self._show.actions.doubted:
            self.decline()
            return
        seat = self._show.front
        if isinstance(self._show.players[seat], Ai) or not self._session.shows(seat):
            # A spectator has nothing to be refused.
            return
        action = self._presenter.attempt(self._session.observation(seat), source, target)
        refusal = None if action is None else self._session.why_not(seat, action)
        if refusal is not None:
            self._table.refuse(refusal.slots)
            self._refuse(self._show.words.say(refusal))
        elif action is None and self._show.choice is not None:
            self._refuse(self._show.words.no_use(source, target, seat))

    def _refuse(self, why: str) -> None:
        if why:
            self._sounds.play(Cue.LOW_QUACK)
            self._page.toast.show_message(why, refused=True)

    def on_ready(self, seat: Seat) -> None:
        """The person in `seat` took the screen; the cover is lifted when the table is theirs."""
        self._session.ready(seat)

    def decline(self) -> None:
        """Answers a question with no, if there is one."""
        self._show.actions.decline()

    def ask_hint(self) -> None:
        """Asks for a good move for the person to move."""
        self.decline()
        if self._show.choice is not None and self.moments.open:
            self._show.words.say_looking()
            self._session.request_hint()

    def hurry(self) -> None:
        """Cuts animations short, or lets thinking ducks play their best so far."""
        if self._playing and self._table.busy:
            self._table.finish()
        elif not self._pace.cut():
            self._session.hurry()

    def say_ended(self) -> None:
        """Lets the strip say that the match is over."""
        self._show.say_ended()

    def retranslate(self) -> None:
        """Says everything again in the language of the moment."""
        if self._playing:
            self._show.retranslate()
