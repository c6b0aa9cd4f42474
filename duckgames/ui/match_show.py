"""Shows the moments of a match on its page, one by one, as the director hands them on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from duckgames.core.events import Event, RoundEnded
from duckgames.core.game import Result
from duckgames.core.places import Seat
from duckgames.core.presenter import AnyPresenter, Phrase
from duckgames.core.setup import Ai, MatchSetup, Player
from duckgames.session.undo import UndoState
from duckgames.ui.log_entry import LogEntry, entries
from duckgames.ui.match_words import MatchWords
from duckgames.ui.moments import Moments
from duckgames.ui.said_aloud import SaidAloud
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.strip_actions import StripActions
from duckgames.ui.telling import Choice, Telling, first_person
from duckgames.ui.texts import Texts
from duckgames.ui.view import GameTable, GameView
from duckgames.ui.waiting import Waiting

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage


class MatchShow(QObject):
    """What stands on one match page; `moments` holds back what would come too early.

    It shows what it is given and never asks the session, which may be far ahead of the screen.
    """

    def __init__(self, page: MatchPage, shortcuts: Shortcuts, sounds: Sounds, moments: Moments) -> None:
        super().__init__(page)
        self.choice: Choice | None = None
        """What the person is asked at the moment."""
        self.front: Seat = 0
        """Whose side of the table is in front."""
        self.players: tuple[Player, ...] = ()
        self.texts: Texts
        self.words: MatchWords
        self.said = SaidAloud()
        self.actions = StripActions(page.strip, self)
        """The buttons of the speech strip."""
        self._page = page
        self._sounds = sounds
        self._moments = moments
        self._view: GameView
        self._presenter: AnyPresenter
        self._table: GameTable
        self._round: RoundEnded | None = None
        self._end: Any = None
        self._facts: Sequence[Phrase] = ()
        self._viewer: Seat | None = None
        self._undo = UndoState()
        self.waiting = Waiting(page.strip, shortcuts, self)
        self.actions.declined.connect(self.on_declined)
        page.round_panel.continued.connect(self.on_round_continued)
        page.attention.back.connect(lambda: moments.release("away"))

    def begin(self, setup: MatchSetup, view: GameView, presenter: AnyPresenter, table: GameTable) -> None:
        """Shows another match on `table`; nothing of the one before is left."""
        self._view, self._presenter, self._table = view, presenter, table
        self.players = setup.seats
        self.front = first_person(setup.seats)
        self._facts, self._viewer, self._undo = (), None, UndoState()
        self.said.begin()
        self.texts = Texts(view, setup.seats, setup.options)
        self.words = MatchWords(self._page.strip, presenter, self.texts)
        self.actions.begin(self.words)
        self.waiting.use(self.words)
        self._page.reader.begin(table)
        self._page.recall.begin(setup, self.texts, table, presenter, self.words)
        self._page.log.begin(setup.seats, self.texts, ())

    def end(self) -> None:
        """Takes everything away that belongs to the match."""
        self.waiting.end()
        self.choice, self._round, self._end = None, None, None
        self.actions.withdraw()
        self._page.round_panel.hide()
        self._page.covers.take_away()

    # Moments.

    def show_rebuilt(self, viewer: Seat | None, seen: Any, events: Sequence[Event], telling: Telling) -> None:
        """Shows the table and the log from scratch."""
        if viewer != self._viewer:
            # What was said to the eyes before is for them alone, also where no cover comes between.
            self._page.covers.clear_words()
        self._viewer = viewer
        if viewer is not None:
            self.front = viewer
        self.choice, self._round, self._end = None, None, None
        self.waiting.end()
        self._withdraw()
        self._table.rebuild(seen, self.front)
        if self._table.busy:  # a match may begin with a deal
            self._moments.hold("table")
        self._page.log.begin(self.players, self.texts, self.said.log(events, self._presenter))
        self._page.top.turns.show_players(self.players, self.front)
        self._page.hide_ended()
        self._page.recall.forget()
        self.tell(telling)
        self.retranslate()
        if viewer is not None:
            self._page.covers.uncover()

    def show_events(self, events: Sequence[Event], handed: tuple[Seat, ...]) -> None:
        """Plays what happened while ducks played for the people in the seats that were `handed` to them."""
        self.choice = None
        self._withdraw()
        rows = entries(events, self._presenter, handed)
        self._page.log.add(rows)
        self.words.announce(rows)
        if self.waiting.seats:
            self.waiting.renew()
        self._moments.hold("table")
        self._table.play(events)
        if not self._table.busy:
            self._moments.release("table")

    def show_reason(self, row: LogEntry) -> None:
        """Lets a duck say why it did what it did."""
        self._page.log.add([row])
        if self._viewer is not None:
            self._page.toast.show_message(self.words.summary([row]))

    def show_round(self, event: RoundEnded, totals: tuple[int, ...]) -> None:
        """Shows the points of a round until the person goes on."""
        self._round = event
        self._moments.hold("round")
        self._let_nobody_choose()
        reason = self.words.say(event)
        self._page.strip.say(reason, "")
        self._page.round_panel.show_round(event, reason, totals, self.players, self.texts, self._view.lowest_wins)

    def on_round_continued(self) -> None:
        self._round = None
        self._page.focus_table()
        self._moments.release("round")

    def show_deciding(self, choice: Choice, telling: Telling) -> None:
        """Offers the person the legal actions."""
        asked, self.choice = self.choice, choice
        if asked is not None and (asked.seat, asked.legal) == (choice.seat, choice.legal):
            return
        if choice.seat != self.front:
            self.front = choice.seat
            self._table.rebuild(choice.seen, choice.seat)
            self._page.top.turns.show_players(self.players, choice.seat)
        self.waiting.end()
        self._table.show_thinking(())
        self._page.top.turns.show_choosing((choice.seat,))
        self._offer(choice)
        self.tell(telling)
        self._page.attention.call()

    def doubts(self, action: Any) -> bool:
        """Asks whether `action` is meant, if the game has doubts about it."""
        if self.choice is None or not self.words.doubt(action, self.choice.seen):
            return False
        self._table.withdraw()
        self.actions.ask(action)
        self._say_choice(self.choice)
        return True

    def propose(self, action: Any) -> None:
        """Lets `action` wait for a yes where it was laid; anything that withdraws the choice ends that."""
        choice = self.choice
        assert choice is not None
        self._table.withdraw()
        way = next((each for each in choice.offered if each.action == action), None)
        if way is not None:
            self._table.propose(way)
        self.actions.ask(action, laid=True)
        self._say_choice(choice)

    def on_declined(self) -> None:
        """The person thought better of it: all can be chosen again."""
        if self.choice is not None:
            self._offer(self.choice)

    def take_choice(self) -> Choice | None:
        """What the person was asked; from now on nothing can be chosen."""
        choice, self.choice = self.choice, None
        self._withdraw()
        return choice

    def show_thinking(self, seats: tuple[Seat, ...], share: float) -> None:
        """Shows which ducks think, and how far they are."""
        if seats != self.waiting.seats:
            self.choice = None
            self._withdraw()
            self._table.show_thinking(seats)
            self._page.top.turns.show_choosing(seats)
        self.waiting.begin(seats, share)

    def show_handover(self, seat: Seat) -> None:
        """Covers the table until the person in `seat` is ready."""
        self._let_nobody_choose()
        self._page.top.turns.show_choosing((seat,))
        self._page.covers.cover(self.players, seat)
        self._page.attention.call()

    def wait_for_eyes(self) -> None:
        """Holds what comes next until the window is seen: it should not be missed."""
        if self._page.attention.away:
            self._page.attention.call()
            self._moments.hold("away")

    def show_ended(self, result: Result, seen: Any) -> None:
        """Leads to the scores."""
        self._end = seen
        self._let_nobody_choose()
        won = any(not isinstance(self.players[seat], Ai) for seat in result.winners)
        self._sounds.play(Cue.WIN if won else Cue.LOSE)
        self._page.over.emit()

    def say_ended(self) -> None:
        """Lets the strip say that the match is over."""
        self.words.say_prompt(self._end, self.front)

    def tell(self, telling: Telling) -> None:
        """Shows the facts of the moment on the screen, and keeps what is new for the person to call back."""
        self._facts = telling.facts
        self._show_facts()
        self._page.recall.remember(telling.viewer, telling.recent, telling.seen)

    def show_undo(self, state: UndoState) -> None:
        """Shows what can be taken back, and whether the match still counts."""
        self._undo = state
        note = self.words.undo_note if state.undo else self.words.undo_reason
        self._page.top.allow_undo(state.undo, lambda: note(self._undo))
        self._show_facts()

    def retranslate(self) -> None:
        """Says everything again in the language of the moment."""
        self.show_undo(self._undo)
        self.actions.retranslate()
        self._page.reader.refresh()
        if self.choice is not None:
            self._say_choice(self.choice)
        elif self.waiting.seats:
            self.waiting.say()
        elif self._end is not None:
            self.say_ended()
        if self._round is not None:
            reason = self.words.say(self._round)
            self._page.strip.say(reason, "")
            self._page.round_panel.use_reason(reason)

    def _offer(self, choice: Choice) -> None:
        self._table.offer(choice.seen, choice.seat, choice.legal)
        self.actions.offer(choice.seen, choice.offered)
        self._page.reader.refresh()
        self._say_choice(choice)

    def _say_choice(self, choice: Choice) -> None:
        """Says what is asked, or whether what was chosen is meant, and why cards cannot be played."""
        reasons = {slot: self.words.why(refusal) for slot, refusal in choice.blocked.items()}
        self._table.show_blocked({slot: reason for slot, reason in reasons.items() if reason})
        if self.actions.laid:
            self.words.say_laid(self.actions.doubted[0], choice.seen)
        elif self.actions.doubted:
            self._page.strip.say(self.words.doubt(self.actions.doubted[0], choice.seen), "")
        else:
            self.words.say_prompt(choice.seen, choice.seat)

    def _withdraw(self) -> None:
        self._table.withdraw()
        self.actions.withdraw()
        self._page.reader.close()

    def _let_nobody_choose(self) -> None:
        self.choice = None
        self.waiting.end()
        self._withdraw()
        self._table.show_thinking(())
        self._page.top.turns.show_choosing(())

    def _show_facts(self) -> None:
        facts = [self.texts.say(fact) for fact in self._facts]
        if self._undo.practice:
            # Where there is little room the last facts give way.
            facts.insert(1, self.tr("Practice"))
        self._page.top.show_facts(facts)
