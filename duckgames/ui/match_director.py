"""Turns what the session tells into moments on the screen, and what the person does into calls of the session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from duckgames.ai.player import Decision
from duckgames.core import registry
from duckgames.core.events import ChoiceMade, Event, RoundEnded
from duckgames.core.game import Result
from duckgames.core.places import Seat
from duckgames.core.presenter import AnyPresenter, Phrase, Place
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session.game_session import GameSession
from duckgames.session.undo import UndoState
from duckgames.ui.log_panel import entries
from duckgames.ui.match_recall import front_seat, points_so_far
from duckgames.ui.match_words import MatchWords
from duckgames.ui.moments import Moments
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import GameTable, GameView

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage

SLOW_MS = 3000
"""How long the ducks think before the strip says that they can be hurried."""


class MatchDirector(QObject):
    """Directs one match page; `moments` keeps the screen at one moment of the match."""

    def __init__(self, page: MatchPage, look: Look, sounds: Sounds, session: GameSession) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._sounds = sounds
        self._session = session
        self._view: GameView
        self._presenter: AnyPresenter
        self._table: GameTable
        self._texts: Texts
        self._words: MatchWords
        self._players: tuple[Any, ...] = ()
        self._playing = False
        self._front: Seat = 0
        self._deciding: tuple[Seat, tuple[Any, ...]] | None = None
        self._thinking: tuple[Seat, ...] = ()
        self._round: tuple[RoundEnded, tuple[int, ...]] | None = None
        self._over = False
        self._facts: tuple[Phrase, ...] = ()
        self._undo = UndoState()
        self.moments = Moments()
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(self.on_slow)
        page.round_panel.continued.connect(self.on_round_continued)
        session.rebuilt.connect(self.on_rebuilt)
        session.stepped.connect(self.on_stepped)
        session.deciding.connect(self.on_deciding)
        session.thinking.connect(self.on_thinking)
        session.ended.connect(self.on_ended)
        session.hinted.connect(self.on_hinted)
        session.undo_changed.connect(self.on_undo_changed)

    def begin(self, setup: MatchSetup, view: GameView, table: GameTable) -> None:
        """Directs another match on `table`; the session's next `rebuilt` fills it."""
        self.end()
        self._view, self._table = view, table
        self._presenter = registry.presenter(setup.game)
        self._players = setup.seats
        self._texts = Texts(view, setup.seats)
        self._words = MatchWords(self._page.strip, self._presenter, self._texts)
        self._page.recall.begin(table, self._words)
        self._playing = True
        table.chosen.connect(self.on_chosen)
        table.attempted.connect(self.on_attempted)
        table.idle.connect(lambda: self.moments.release("table"))

    def end(self) -> None:
        """Forgets the match; signals of its session mean nothing until `begin`."""
        self._playing = False
        self.moments.clear()
        self._slow.stop()
        self._deciding, self._thinking, self._round, self._over = None, (), None, False
        self._page.round_panel.hide()
        self._page.pause_panel.hide()
        self._page.toast.hide()

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """The seats that choose at the moment on the screen."""
        return (self._deciding[0],) if self._deciding else self._thinking

    @property
    def voice(self) -> tuple[Texts, AnyPresenter] | None:
        """What words errors of the open match; None if none is open."""
        return (self._texts, self._presenter) if self._playing else None

    # What the session tells: each signal becomes a moment.

    def on_rebuilt(self, viewer: Seat | None, seen: Any, events: tuple[Event, ...]) -> None:
        if self._playing:
            # What waits belongs to a past that is no more, as after a move was taken back.
            self.moments.clear()
            self._table.finish()
            self._page.round_panel.hide()
            self.moments.push(lambda: self._show_rebuilt(viewer, seen, events))

    def on_stepped(self, ply: int, events: tuple[Event, ...]) -> None:
        if not self._playing or all(isinstance(event, ChoiceMade) and event.content is None for event in events):
            # Another seat's secret choice shows nothing, and must not take the card out of the person's hand.
            return
        facts = self._presenter.status(self._session.observation(self._session.viewer))
        start = 0
        for n, event in enumerate(events):
            if isinstance(event, RoundEnded):
                self._push_events(events[start : n + 1])
                self._push_round(event)
                start = n + 1
        self._push_events(events[start:])
        self.moments.push(lambda: self._tell_facts(facts))

    def on_deciding(self, seat: Seat, legal: tuple[Any, ...]) -> None:
        if self._playing:
            self.moments.push(lambda: self._show_deciding(seat, legal))

    def on_thinking(self, seats: tuple[Seat, ...], progress: float) -> None:
        if self._playing:
            self.moments.push(lambda: self._show_thinking(seats))

    def on_ended(self, result: Result) -> None:
        if self._playing:
            self.moments.push(lambda: self._show_ended(result))

    def on_hinted(self, decision: Decision) -> None:
        if self._playing and self._deciding is not None:
            self._table.hint(decision.action)
            self._words.say_hint(decision, self._session.observation(self._deciding[0]))

    def on_undo_changed(self, state: UndoState) -> None:
        self._undo = state
        self._page.top.allow_undo(state.undo, lambda: self._words.undo_reason(self._undo))

    def _push_events(self, events: Sequence[Event]) -> None:
        if events:
            self.moments.push(lambda: self._show_events(events))

    def _push_round(self, event: RoundEnded) -> None:
        totals = points_so_far(self._session)
        self.moments.push(lambda: self._show_round(event, totals))

    # Moments.

    def _show_rebuilt(self, viewer: Seat | None, seen: Any, events: Sequence[Event]) -> None:
        self._front = front_seat(self._players, viewer)
        self._deciding, self._round, self._over = None, None, False
        self._table.withdraw()
        self._table.rebuild(seen, self._front)
        if self._table.busy:  # a match may begin with a deal
            self.moments.hold("table")
        self._page.log.begin(self._players, self._texts, entries(events, self._presenter))
        self._page.top.turns.show_players(self._players, self._front)
        self._page.recall.forget()
        self._page.hide_ended()
        self._tell_facts(self._presenter.status(seen))
        self.retranslate()

    def _show_events(self, events: Sequence[Event]) -> None:
        self._deciding = None
        self._table.withdraw()
        rows = entries(events, self._presenter)
        self._page.log.add(rows)
        self._page.recall.remember(rows)
        self.moments.hold("table")
        self._table.play(events)
        if not self._table.busy:
            self.moments.release("table")

    def _show_round(self, event: RoundEnded, totals: tuple[int, ...]) -> None:
        self._round = (event, totals)
        self.moments.hold("round")
        self._let_nobody_choose()
        self._page.strip.say(self._words.say(event), "")
        self._page.round_panel.show_round(
            event, self._words.say(event), totals, self._players, self._texts, self._view.lowest_wins
        )

    def on_round_continued(self) -> None:
        self._round = None
        self._page.focus_table()
        self.moments.release("round")

    def _show_deciding(self, seat: Seat, legal: tuple[Any, ...]) -> None:
        if self._deciding == (seat, legal):
            return
        seen = self._session.observation(seat)
        if seat != self._front:
            self._front = seat
            self._table.rebuild(seen, seat)
            self._page.top.turns.show_players(self._players, seat)
        self._deciding, self._thinking = (seat, legal), ()
        self._slow.stop()
        self._table.show_thinking(())
        self._table.offer(seen, seat, legal)
        self._page.top.turns.show_choosing((seat,))
        self._say_prompt()

    def _show_thinking(self, seats: tuple[Seat, ...]) -> None:
        if seats != self._thinking:
            self._thinking, self._deciding = seats, None
            self._table.withdraw()
            self._table.show_thinking(seats)
            self._page.top.turns.show_choosing(seats)
            self._slow.start()
            self._words.say_thinking(seats)

    def _show_ended(self, result: Result) -> None:
        self._over = True
        self._let_nobody_choose()
        won = any(not isinstance(self._players[seat], Ai) for seat in result.winners)
        self._sounds.play(Cue.WIN if won else Cue.LOSE)
        self._page.over.emit()

    def _let_nobody_choose(self) -> None:
        self._deciding, self._thinking = None, ()
        self._slow.stop()
        self._table.withdraw()
        self._table.show_thinking(())
        self._page.top.turns.show_choosing(())

    def say_ended(self) -> None:
        """Lets the strip say that the match is over."""
        seat = self._front
        self._words.say_prompt(self._session.observation(seat), seat)

    # What the person does.

    def on_chosen(self, action: Any) -> None:
        if self._deciding is not None and self.moments.open:
            seat, _ = self._deciding
            self._deciding = None
            self._session.submit(seat, action)

    def on_attempted(self, source: Place, target: Place | None) -> None:
        """Says why what the person tried is not allowed."""
        seat = self._front
        if isinstance(self._players[seat], Ai):  # a spectator has nothing to be refused
            return
        action = self._presenter.attempt(self._session.observation(seat), source, target)
        if action is not None and (refusal := self._session.why_not(seat, action)) is not None:
            self._sounds.play(Cue.LOW_QUACK)
            self._table.refuse(refusal.slots)
            self._page.toast.show_message(self._words.say(refusal), refused=True)

    def ask_hint(self) -> None:
        """Asks for a good move for the person to move."""
        if self._deciding is not None and self.moments.open:
            self._session.request_hint()

    def hurry(self) -> None:
        """Cuts animations short, or lets thinking ducks play their best so far."""
        if self._playing and self._table.busy:
            self._table.finish()
        else:
            self._session.hurry()

    def retranslate(self) -> None:
        """Says everything again in the language of the moment."""
        if not self._playing:
            return
        self._tell_facts(self._facts)
        if self._deciding is not None:
            self._say_prompt()
        elif self._thinking:
            self._words.say_thinking(self._thinking)
        elif self._over:
            self.say_ended()
        if self._round is not None:
            reason = self._words.say(self._round[0])
            self._page.strip.say(reason, "")
            self._page.round_panel.use_reason(reason)
        self.on_undo_changed(self._undo)

    def on_slow(self) -> None:
        if self._thinking:
            self._words.say_still_thinking()

    def _say_prompt(self) -> None:
        assert self._deciding is not None
        self._words.say_prompt(self._session.observation(self._deciding[0]), self._deciding[0])

    def _tell_facts(self, facts: Sequence[Phrase]) -> None:
        """Shows the facts of the moment on the screen, to which the session may be far ahead."""
        self._facts = tuple(facts)
        self._page.top.show_facts([self._texts.say(fact) for fact in facts])
