"""The table of one match of Duck Town: rivals, the strip of roles, the own street, hand and deck."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from duckgames.core.events import Event
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Affordance
from duckgames.core.setup import Player
from duckgames.games.duck_town.presenter import PRESENTER
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.actions import Action
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.view import all_signs as signs
from duckgames.games.duck_town.view.board import Board
from duckgames.games.duck_town.view.cards import TownCards
from duckgames.games.duck_town.view.choreography import TownChoreography
from duckgames.games.duck_town.view.focus import card_at, focus_card
from duckgames.games.duck_town.view.layout import Plan, make_plan, unit_of
from duckgames.games.duck_town.view.opening import opening
from duckgames.games.duck_town.view.placements import placements
from duckgames.games.duck_town.view.rival_heads import RivalHead
from duckgames.games.duck_town.view.showing import Showing
from duckgames.games.duck_town.view.street import paint_ground
from duckgames.games.duck_town.view.strip import SunPill
from duckgames.games.duck_town.view.table_texts import TownTexts
from duckgames.ui.sounds import Sounds
from duckgames.ui.table import SceneTable, TableScene, TableView
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard

SMALLEST = QSizeF(640, 420)
"""The table is laid out for at least this size, as before it is first shown."""


class TownTable(QWidget, SceneTable):
    """A `ui.view.GameTable`; see there for its signals."""

    chosen = Signal(object)
    attempted = Signal(object, object)
    pointed = Signal(object)
    idle = Signal()
    arranged = Signal()

    def __init__(self, look: Look, sounds: Sounds, players: Sequence[Player], texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self.widget: QWidget = self
        self._look = look
        self._board = Board()
        self._showing = showing = Showing(look, self._board, texts, players)
        self._seen: Observation | None = None
        self._fresh = True
        self._words = TownTexts(texts, self._board)
        self._cards = TownCards(look, self._board, lambda: showing.plan.unit, lambda: showing.front)
        self._plan_table()
        self._pill = SunPill(showing)
        self._choreography = TownChoreography(showing, self._pill, sounds, self.refresh)
        self._choreography.hush()
        self._scene = TableScene(look, self._cards, self._words, self._choreography, self)
        self._view = TableView(self._scene, self)
        self._signs = signs.all_signs(showing)
        for sign in (sign for each in self._signs.values() for sign in each):
            self._scene.addItem(sign)
        self._scene.addItem(self._pill)
        self._scene.set_ground(lambda p, rect: paint_ground(p, showing, rect))
        self._heads = [RivalHead(showing, seat, self) for seat in range(len(players))]
        # Told a little later: who hears it may resize the table, which does not mix with a resize under way.
        self._arranged = QTimer(self, singleShot=True, interval=0)
        self._connect()
        self.setFocusProxy(self._view)
        self.retranslate()

    def _connect(self) -> None:
        self._scene.chosen.connect(self.chosen)
        self._scene.attempted.connect(self.attempted)
        self._scene.pointed.connect(self.on_pointed)
        self._view.viewport().installEventFilter(self)
        self._scene.idle.connect(self.on_idle)
        self._arranged.timeout.connect(self.arranged)
        self._look.changed.connect(self._relayout)
        for head in self._heads:
            head.clicked.connect(lambda checked, seat=head.seat: self.on_head_pressed(seat if checked else None))

    # What the match page asks for: see `ui.view.GameTable`.

    def rebuild(self, seen: Observation, seat: Seat) -> None:
        self._board.begin(seen)
        self._showing.front = seat
        self._showing.large = None
        self._seen = None
        self._words.ask(None)
        self._plan_table()
        first, self._fresh = opening(seen) if self._fresh and self._look.travel else None, False
        if first is not None:
            self._board.table = first[0]
        self._scene.set_table(self._board.table, placements(self._showing))
        self._arrange()
        if first is not None:
            self.play(first[1])

    def play(self, events: Sequence[Event]) -> None:
        self.show_large(None)
        self._choreography.hush()
        self._scene.play(events)

    def offer(self, seen: Observation, seat: Seat, legal: Sequence[Action]) -> None:
        if seat != self._showing.front:
            self.rebuild(seen, seat)
        self._seen = seen
        self._words.ask(seen)
        if self._scene.cards.layout != (layout := placements(self._showing)):
            self._scene.relayout(layout)
        self._scene.offer(PRESENTER.affordances(seen, legal))

    def withdraw(self) -> None:
        self._words.ask(None)
        self._scene.withdraw()

    def propose(self, affordance: Affordance) -> None:
        self._words.ask(self._seen)
        self._scene.proposal.show(affordance)

    def outline(self, slots: Sequence[Slot]) -> None:
        layout, size = self._scene.cards.layout, self._scene.table.size
        # What is chosen from has its place over the street only as long as cards lie there.
        there = [slot for slot in slots if slot.zone in layout and (size(slot.zone) or not layout[slot.zone].raised)]
        self._scene.outline([slot for slot in there if not self._scene.rect_of(slot).isEmpty()])

    def show_blocked(self, reasons: Mapping[Slot, str]) -> None:
        veils = {**self._words.safe_towns(), **reasons}
        self._scene.veil({slot: partial(str, words) for slot, words in veils.items()})

    def hint(self, action: Action | None) -> None:
        seen = self._seen
        self.hint_at(None if action is None or seen is None else PRESENTER.affordances(seen, (action,))[0])

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        changed = self._board.thinking ^ frozenset(seats)
        self._board.thinking = frozenset(seats)
        for seat in changed:
            self.refresh(seat)

    def show_tracker(self, shown: bool) -> None:
        """Nothing to show: what can be worked out of the draft is the game."""

    def log_rect(self) -> QRect:
        rect = self._showing.plan.log
        # The log is a panel whose shadow lies inside its own rectangle.
        return QRect() if rect.isEmpty() else rect.adjusted(-2, 0, 2, 7).toRect()

    def strip_rect(self) -> QRect:
        return self._showing.plan.speech.toRect()

    def focus_rect(self) -> QRect:
        rect = self._showing.plan.focus
        return QRect() if rect.isEmpty() else rect.adjusted(-2, 0, 2, 7).toRect()

    def focus_card(self, slot: Slot) -> FocusCard | None:
        card = card_at(slot, self._scene.table.stack(slot))
        if card is None:
            return None
        verdict, allowed = self._words.verdict(slot)
        return focus_card(self._showing, card, self._scene.rect_of(slot).toRect(), verdict, allowed)

    # Keeping everything in its place.

    @property
    def plan(self) -> Plan:
        """Where everything lies now."""
        return self._showing.plan

    def refresh(self, sign: Hashable) -> None:
        """Paints one sign again: that of a seat, or one of those `all_signs` names."""
        if sign == self._showing.front:
            sign = signs.ME
        elif isinstance(sign, int):
            self._heads[sign].retranslate()
        for item in self._signs[sign]:
            item.refresh()

    def on_idle(self) -> None:
        """A building that fell has a panel of its own only if it can still be saved; words end where cards begin."""
        self.refresh(signs.CHOICE)
        self.refresh(signs.ROLE)
        self.idle.emit()

    def on_pointed(self, slot: Slot | None) -> None:
        """The keys leave a town that is shown large."""
        large = self._showing.large
        if large is not None and slot is not None and self._look.keys_used and slot.zone != zones.town(large):
            self.show_large(None)
        self._showing.pointed = slot
        self.refresh(signs.CHOICE)
        self.pointed.emit(slot)

    def on_head_pressed(self, seat: Seat | None) -> None:
        """Shows a town large; the keys go on to its buildings."""
        self.show_large(seat)
        self.setFocus()

    def show_large(self, seat: Seat | None) -> None:
        """Shows the town of a rival over the own street, or none."""
        if seat == self._showing.large:
            return
        self._showing.large = seat
        for head in self._heads:
            head.setChecked(head.seat == seat)
        self._scene.relayout(placements(self._showing))
        self.refresh(signs.CHOICE)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._view.setAccessibleName(self._showing.say("name.table"))
        self._refresh_all()

    def _plan_table(self) -> None:
        size = QSizeF(self.size()).expandedTo(SMALLEST)
        tall = 84 if size.height() >= 836 else 60 if size.height() >= 640 else 52
        speech = round(tall * unit_of(size) * self._look.text_scale)
        seats, target = len(self._showing.players), self._board.target
        self._showing.plan = make_plan(size, seats, self._look.text_scale, target, speech)

    def _relayout(self) -> None:
        self._plan_table()
        self._scene.relayout(placements(self._showing))
        self._scene.retheme()
        self._arrange()

    def _arrange(self) -> None:
        """Everything beside the cards in its place."""
        showing = self._showing
        showing.dpr = self.devicePixelRatioF()
        for head in self._heads:
            if head.seat != showing.front:
                head.setChecked(head.seat == showing.large)
                head.setGeometry(showing.rival(head.seat).head.adjusted(-4, -3, 4, 3).toRect())
            head.setVisible(head.seat != showing.front)
        self._refresh_all()
        self._arranged.start()

    def _refresh_all(self) -> None:
        if not self._board.seats:
            return
        self._pill.arrange()
        for items in self._signs.values():
            for item in items:
                item.refresh()
        for head in self._heads:
            head.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._scene.finish()
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setGeometry(self.rect())
        self._relayout()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press anywhere but on its buildings puts away the town shown large, and then means what it means."""
        large = self._showing.large
        if large is not None and isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            card = self._scene.cards.card_at(event.position())
            if card is None or card.zone != zones.town(large):
                self.show_large(None)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._showing.large is not None:
            self.show_large(None)
        else:
            super().keyPressEvent(event)
