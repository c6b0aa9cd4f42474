"""The table of one match of Duck & Cover: own pond, rivals, captain, discards and everything that helps to play."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QRect, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from duckgames.core.events import ChoiceMade, Event
from duckgames.core.places import Seat, Slot
from duckgames.core.setup import Player
from duckgames.games.duck_and_cover.presenter import PRESENTER
from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.events import Covered, Swam
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, unpack
from duckgames.games.duck_and_cover.rules.zones import pond
from duckgames.games.duck_and_cover.view.ambience import Ambience
from duckgames.games.duck_and_cover.view.board import Board
from duckgames.games.duck_and_cover.view.cards import DuckCards
from duckgames.games.duck_and_cover.view.choreography import PondChoreography
from duckgames.games.duck_and_cover.view.faces import avatar_rect
from duckgames.games.duck_and_cover.view.home_field import HomeField
from duckgames.games.duck_and_cover.view.layout import make_plan
from duckgames.games.duck_and_cover.view.opening import opening
from duckgames.games.duck_and_cover.view.placements import placements, rival_seats
from duckgames.games.duck_and_cover.view.plan import Plan, Shape
from duckgames.games.duck_and_cover.view.pond import paint_ground
from duckgames.games.duck_and_cover.view.rival_chips import PondPeek, RivalChip
from duckgames.games.duck_and_cover.view.signs import Showing
from duckgames.games.duck_and_cover.view.special_items import all_signs
from duckgames.games.duck_and_cover.view.table_texts import PondTexts
from duckgames.ui.sounds import Sounds
from duckgames.ui.table import Layout, SceneTable, TableScene, TableView
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import PlainTable

SMALLEST = QSizeF(640, 360)
"""The table is laid out for at least this size, as before it is first shown."""


class DuckTable(QWidget, SceneTable, PlainTable):
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
        self._texts = texts
        self._board = Board()
        self._showing = showing = Showing(look, self._board, texts, players)
        self._tracker = True
        self._fresh = True
        self._offered: tuple[Observation, Seat] | None = None
        self._cards = DuckCards(look, lambda face: showing.say(f"face.{face}"), lambda: showing.plan.unit)
        self._home = HomeField(look)
        self._choreography = PondChoreography(self._showing, self._home, sounds, self.refresh)
        self._words = PondTexts(texts, self._board)
        self._plan_table()
        self._scene = TableScene(look, self._cards, self._words, self._choreography, self)
        self._view = TableView(self._scene, self)
        self._ambience = Ambience(look, self._scene, self)
        self._signs = all_signs(self._showing, self._cards)
        for sign in (sign for signs in self._signs.values() for sign in signs):
            self._scene.addItem(sign)
        self._scene.addItem(self._home)
        self._scene.set_ground(lambda p, rect: paint_ground(p, look, self._showing.plan, rect))
        self._chips = [RivalChip(self._showing, seat, self) for seat in range(len(players))]
        self._peek = PondPeek(self._showing, self._cards, self)
        # Told a little later: who hears it may resize the table, which does not mix with a resize under way.
        self._arranged = QTimer(self, singleShot=True, interval=0)
        self._connect()
        self.setFocusProxy(self._view)
        self.retranslate()

    def _connect(self) -> None:
        self._scene.chosen.connect(self.chosen)
        self._scene.attempted.connect(self.attempted)
        self._arranged.timeout.connect(self.arranged)
        self._scene.idle.connect(self.on_idle)
        self._look.changed.connect(self._relayout)
        self._peek.closed.connect(self.on_peek_closed)
        for chip in self._chips:
            chip.clicked.connect(lambda checked, seat=chip.seat: self.on_chip_pressed(seat, checked))

    # What the match page asks for: see `ui.view.GameTable`.

    def rebuild(self, seen: Observation, seat: Seat) -> None:
        self._board.begin(seen)
        self._showing.front = seat
        self._offered = None
        self._words.ask(None)
        self._plan_table()
        first, self._fresh = opening(seen) if self._fresh and self._look.travel else None, False
        if first is not None:
            self._board.table, self._board.effect = first[0], 0
        self._scene.set_table(self._board.table, self._layout())
        choice = seen.commits[seat]
        if choice > 0:
            where = seen.where[PER_SEAT * seat :]
            target = unpack(where[choice] if choice < PER_SEAT else choice)
            self._announce(seat, unpack(where[seen.movers[seat]]), target)
        self._arrange()
        if first is not None:
            self.play(first[1])

    def play(self, events: Sequence[Event]) -> None:
        self._choreography.hush()
        for event in events:
            # Shown at its target until the others have chosen too; together with the moves it would come too late.
            if isinstance(event, ChoiceMade) and isinstance(event.content, Cover | Duck) and not _revealed(events):
                self._announce_choice(event.seat, event.content)
        self._scene.play(events)

    def offer(self, seen: Observation, seat: Seat, legal: Sequence[Action]) -> None:
        if seat != self._showing.front:
            self.rebuild(seen, seat)
        self._offered = (seen, seat)
        self._words.ask(seen)
        self._scene.offer(PRESENTER.affordances(seen, legal))
        self._place_home()

    def outline(self, slots: Sequence[Slot]) -> None:
        places = [slot for slot in slots if slot.zone.name != "box" and not self._scene.rect_of(slot).isEmpty()]
        self._scene.outline(places)

    def hint(self, action: Action | None) -> None:
        slots: list[Slot] = []
        if action is not None and self._offered is not None:
            seen, seat = self._offered
            source = unpack(seen.where[PER_SEAT * seat + action.duck])
            slots = [Slot(pond(seat), cell) for cell in (source, action.cell)]
        self._scene.hint(slots)

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        changed = self._board.thinking ^ frozenset(seats)
        self._board.thinking = frozenset(seats)
        for seat in changed:
            self.refresh(seat)

    def show_tracker(self, shown: bool) -> None:
        if shown != self._tracker:
            self._tracker = shown
            self._relayout()

    def log_rect(self) -> QRect:
        rect = self._showing.plan.log
        # The log is a panel whose shadow lies inside its own rectangle.
        return QRect() if rect.isEmpty() else rect.adjusted(-2, 0, 2, 7).toRect()

    # Keeping everything in its place.

    @property
    def plan(self) -> Plan:
        """Where everything lies now."""
        return self._showing.plan

    def refresh(self, sign: Hashable) -> None:
        """Paints the sign of a seat, of the captain or of the scores again."""
        if sign == self._showing.front:
            sign = "chip"
        elif isinstance(sign, int):
            self._chips[sign].refresh()
            if self._peek.seat == sign:
                self._peek.refresh()
        for item in self._signs[sign]:
            item.refresh()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._view.setAccessibleName(self._showing.say("name.table"))
        self._refresh_all()

    def on_idle(self) -> None:
        self._place_home()
        self.idle.emit()

    def on_chip_pressed(self, seat: Seat, checked: bool) -> None:
        """Shows the pond of a rival, or hides it again."""
        if not checked:
            self._peek.hide()
            return
        for chip in self._chips:
            chip.setChecked(chip.seat == seat)
        self._peek.show_pond(seat)

    def on_peek_closed(self) -> None:
        for chip in self._chips:
            chip.setChecked(False)

    def _announce_choice(self, seat: Seat, choice: Action) -> None:
        for cell, stack in self._board.table.zones[pond(seat)].items():
            top = stack[-1]
            if isinstance(cell, tuple) and top is not None and top.id == str(choice.duck):
                self._announce(seat, cell, choice.cell)

    def _announce(self, seat: Seat, source: tuple[int, int], target: tuple[int, int]) -> None:
        self._scene.announce(Slot(pond(seat), source), Slot(pond(seat), target))

    def _plan_table(self) -> None:
        size = QSizeF(self.size()).expandedTo(SMALLEST)
        seats = len(self._showing.players)
        self._showing.plan = make_plan(size, seats, self._look.text_scale, self._tracker)

    def _layout(self) -> Layout:
        seats = len(self._showing.players)
        avatars = [avatar_rect(self._showing, seat) for seat in range(seats)]
        return placements(self._showing.plan, seats, self._showing.front, avatars)

    def _relayout(self) -> None:
        self._plan_table()
        self._scene.relayout(self._layout())
        self._scene.retheme()
        self._arrange()

    def _arrange(self) -> None:
        """Everything beside the cards in its place."""
        showing = self._showing
        showing.dpr = self.devicePixelRatioF()
        self._place_home()
        self._ambience.arrange(showing.plan, pond(showing.front), showing.dpr)
        rivals = dict(zip(rival_seats(len(self._chips), showing.front), showing.plan.rivals, strict=True))
        for chip in self._chips:
            rival = rivals.get(chip.seat)
            shown = showing.plan.shape is Shape.CHIP and rival is not None
            if rival is not None:
                chip.setGeometry(rival.panel.toRect())
            chip.setVisible(shown)
        self._peek.setGeometry(showing.plan.water.toRect().adjusted(-2, 0, 2, 8))
        if showing.plan.shape is not Shape.CHIP:
            self._peek.hide()
        self._refresh_all()
        self._arranged.start()

    def _place_home(self) -> None:
        field = self._home.goal(self._scene, pond(self._showing.front))
        if not field.isEmpty():
            self._home.lie(field, self._showing.dpr)

    def _refresh_all(self) -> None:
        if not self._board.seats:
            return
        for items in self._signs.values():
            for item in items:
                item.refresh()
        for chip in self._chips:
            chip.refresh()
        self._peek.refresh()

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
        if event.key() == Qt.Key.Key_Escape and self._peek.isVisible():
            self._peek.hide()
        else:
            super().keyPressEvent(event)


def _revealed(events: Sequence[Event]) -> bool:
    """Whether these events show the moves that were chosen."""
    return any(isinstance(event, Covered | Swam) for event in events)
