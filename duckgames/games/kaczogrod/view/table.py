"""The table of one match of Kaczogród: the own city in the middle, rivals' maps, hand, deck and discard pile."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, QSizeF, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from duckgames.core.events import Event
from duckgames.core.places import Seat, Slot, Zone
from duckgames.core.presenter import Affordance
from duckgames.core.setup import Player
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import Action, Start
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.view import borders, shelf, signs, threats
from duckgames.games.kaczogrod.view.barriers import CityBarriers
from duckgames.games.kaczogrod.view.board import Board
from duckgames.games.kaczogrod.view.cards import CityCards
from duckgames.games.kaczogrod.view.carried import Carried
from duckgames.games.kaczogrod.view.choreography import CityChoreography
from duckgames.games.kaczogrod.view.city_buttons import CityButtons
from duckgames.games.kaczogrod.view.focus import focus_card
from duckgames.games.kaczogrod.view.ground import paint_ground
from duckgames.games.kaczogrod.view.middle import Middle
from duckgames.games.kaczogrod.view.piles import Piles
from duckgames.games.kaczogrod.view.placements import placements
from duckgames.games.kaczogrod.view.plan import Plan
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.table_texts import CityTexts
from duckgames.ui.sounds import Sounds
from duckgames.ui.table import SceneTable, TableScene, TableView
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard


class CityTable(QWidget, SceneTable):
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
        self._proposed: Action | None = None
        self._spread: tuple[Zone, tuple[int, ...]] | None = None
        self._words = CityTexts(texts, self._board)
        self._choreography = CityChoreography(showing, sounds, self.refresh)
        self._scene = TableScene(look, CityCards(look, showing), self._words, self._choreography, self)
        self._view = TableView(self._scene, self)
        self._carried = Carried(self._scene, showing)
        self._scene.set_barriers(CityBarriers(showing, self._words))
        self._borders = borders.all_signs(showing, self._scene.rect_of)
        self._signs = {
            **signs.all_signs(showing, lambda: self._scene.camera.scale(zones.city(showing.centre))),
            **self._borders,
        }
        for sign in self._signs.values():
            self._scene.addItem(sign)
        self._scene.set_ground(lambda p, rect: paint_ground(p, showing, rect))
        self._buttons = CityButtons(showing, self)
        self._middle = Middle(showing, self)
        self._piles = Piles(showing, self)
        self._piles.chosen.connect(self.chosen)
        # Told a little later: who hears it may resize the table, which does not mix with a resize under way.
        self._arranged = QTimer(self, singleShot=True, interval=0)
        self._connect()
        self.setFocusProxy(self._view)
        self.retranslate()

    def _connect(self) -> None:
        scene = self._scene
        scene.chosen.connect(self.on_chosen)
        scene.attempted.connect(self.on_attempted)
        scene.pointed.connect(self.pointed)
        scene.sighted.connect(self.on_sighted)
        scene.vacant.connect(self._middle.press)
        scene.idle.connect(self.on_idle)
        self._arranged.timeout.connect(self.arranged)
        self._look.changed.connect(self._relayout)
        self._buttons.large.connect(self._middle.show_large)
        self._buttons.together.connect(self._middle.show_together)
        self._buttons.zoomed.connect(lambda by: scene.camera.key(by, zones.city(self._showing.centre)))
        self._middle.changed.connect(self.on_middle_changed)

    # What the match page asks for: see `ui.view.GameTable`.

    def rebuild(self, seen: Observation, seat: Seat) -> None:
        if seat != self._showing.front:
            self._piles.close()
        self._board.begin(seen)
        self._showing.texts.use_options({"cards": "\n".join(seen.extra)})
        self._showing.front = seat
        self._middle.begin()
        self._seen = self._showing.chosen_from = None
        self._words.ask(None)
        self._showing.plan_table(QSizeF(self.size()))
        self._scene.set_table(self._board.table, placements(self._showing))
        self._scene.retheme()
        self._arrange()

    def play(self, events: Sequence[Event]) -> None:
        self._choreography.hush()
        self._board.expect(events)
        if not self._board.choices:
            # The hand lies on the shelf again, for what comes into it.
            self._showing.chosen_from = None
        self._lay_out()
        self._scene.play(events)

    def offer(self, seen: Observation, seat: Seat, legal: Sequence[Action]) -> None:
        if seat != self._showing.front:
            self.rebuild(seen, seat)
        self._seen, self._proposed = seen, None
        self._board.ask(seen)
        self._words.ask(seen, tuple(legal))
        self._showing.chosen_from = self._spread = shelf.chosen_from(seen, legal)
        self._middle.attack(shelf.attacked(seen))
        self._lay_out()
        self._scene.offer(PRESENTER.affordances(seen, legal))
        self._piles.offer(seen, legal)
        threats.show(self._scene, self._showing, seen)

    def withdraw(self) -> None:
        self._lay_start(self._proposed)
        self._proposed = None
        self._piles.withdraw()
        self._scene.withdraw()

    def outline(self, slots: Sequence[Slot]) -> None:
        self._scene.outline([slot for slot in slots if not self._scene.rect_of(slot).isEmpty()])

    def show_blocked(self, reasons: Mapping[Slot, str]) -> None:
        self._scene.veil({slot: partial(str, words) for slot, words in reasons.items()})

    def hint(self, action: Action | None) -> None:
        seen = self._seen
        self.hint_at(None if action is None or seen is None else PRESENTER.affordances(seen, (action,))[0])

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        changed = self._board.thinking ^ frozenset(seats)
        self._board.thinking = frozenset(seats)
        for seat in changed:
            self.refresh(seat)

    def show_tracker(self, shown: bool) -> None:
        """Nothing to show: what is still to come is a secret of each deck."""

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
        beside, stack = self._scene.rect_of(slot).toRect(), self._scene.table.stack(slot)
        return focus_card(self._showing, slot, stack, beside, *self._words.verdict(slot))

    # Keeping everything in its place.

    @property
    def plan(self) -> Plan:
        """Where everything lies now."""
        return self._showing.plan

    def refresh(self, sign: Hashable) -> None:
        """Paints one sign again: that of a seat, or one of those `signs` names."""
        self._signs[signs.ME if sign == self._showing.front else sign].refresh()

    def on_chosen(self, action: Action) -> None:
        self._lay_start(action)
        self.chosen.emit(action)

    def _lay_start(self, action: Action | None) -> None:
        """A start card lies where it was laid, before the others see it."""
        if isinstance(action, Start):
            self._board.sides.append(action.side)
            self._showing.chosen_from = None
            self._lay_out()

    def propose(self, affordance: Affordance) -> None:
        """A start card that waits for a yes waits before the cards it was chosen from."""
        self._proposed = affordance.action
        if not isinstance(affordance.action, Start) or self._seen is None:
            super().propose(affordance)
            self._carried.fit()
            return
        self._board.ask(self._seen)
        self._showing.chosen_from = self._spread
        self._lay_out()
        super().propose(affordance)
        self._relayout()

    def on_attempted(self, source: Slot, target: Slot | None) -> None:
        """A press on the own discard pile opens it; everything else is for the rules to answer."""
        spread = self._showing.chosen_from is not None
        if source.zone == zones.pile(self._showing.front) and target is None and not spread:
            self._piles.open(self._showing.front)
        elif target is not None or not self._middle.press(source):
            self.attempted.emit(source, target)

    def on_idle(self) -> None:
        """Everything that happened was shown."""
        self._middle.calm()
        self._refresh_all()
        self.idle.emit()

    def on_middle_changed(self) -> None:
        """Another city is wanted in the middle, or all of them."""
        self._lay_out()
        self.setFocus()

    def on_sighted(self) -> None:
        """The city in the middle was zoomed or panned."""
        self.refresh(signs.VIEW)
        for name in (borders.BORDERS, borders.OWNERS):
            self._borders[name].refresh()
        self._carried.fit()

    def _lay_out(self) -> None:
        if self._showing.plan_table(QSizeF(self.size())):
            self._relayout()
        elif (layout := placements(self._showing)) != self._scene.cards.layout:
            self._scene.relayout(layout)
            self._carried.fit()
        self._arrange()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._view.setAccessibleName(self._showing.say("name.table"))
        self._refresh_all()

    def _relayout(self) -> None:
        self._showing.plan_table(QSizeF(self.size()))
        self._scene.relayout(placements(self._showing))
        self._carried.fit()
        self._scene.retheme()
        self._arrange()

    def _arrange(self) -> None:
        """Everything beside the cards in its place."""
        self._showing.dpr = self.devicePixelRatioF()
        self._refresh_all()
        self._arranged.start()

    def _refresh_all(self) -> None:
        if self._board.seats:
            for item in self._signs.values():
                item.refresh()
            self._buttons.arrange()
            self._piles.arrange()

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._middle.hear(event):
            super().keyPressEvent(event)
