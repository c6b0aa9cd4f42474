"""A person whose every drag, click or key is interrupted by something, at any phase of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.presenter import Affordance, Gesture
from duckgames.core.setup import MatchSetup, Person
from duckgames.session import settings as declared
from duckgames.ui.commands import HINT
from duckgames.ui.match_page import MatchPage
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.table import TableScene, TableView
from duckgames.ui.table.hand import HOLDING_MARKS
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.z_order import Z
from tests.end2end.stage import Stage, duel, until
from tests.end2end.test_fuzz import Fuzz

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
SIZES: Final = ((1024, 640), (1280, 800), (1100, 900))
PHASES: Final = ("pressed", "begun", "on the way", "over the place", "over another", "over nothing", "outside")


class Interruptions(Fuzz):
    """Begins to play a card, is interrupted, goes on as if nothing had been, and looks where everything lies."""

    def __init__(self, stage: Stage, game: str, seed: int) -> None:
        super().__init__(stage, seed)
        self._game, self._match = game, seed
        self.count = 0
        self.told: list[str] = []
        """What was done since everything was in order."""
        self._ways = self._interruptions()
        self._button_down = False
        self._start()

    def setup(self) -> MatchSetup:
        """Another match each time."""
        return duel(self._match, take_back=self.rng.random() < 0.8, game=self._game)

    def _start(self) -> None:
        self._match += 1
        self.stage.window.plays.start(self.setup())
        until(self.goes_on, "the match")

    @property
    def free(self) -> TableView | None:
        """The table, where nobody has to go on after a round first: the veil would take the mouse."""
        return None if self.stage.shows(RoundPanel) else super().free

    def step(self) -> None:
        """One card begun, one to three interruptions, and everything looked at."""
        self.told.clear()
        self._begin()
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            self.interrupt()
            self.check_held()
            self._carry_on()
            self.check_held()
        self._come_to_rest()
        self.check()
        self.check_cards()
        self._go_on_at_times()

    # The drag.

    def _begin(self) -> None:
        view = self.free
        ways = [way for way in self._drags() if way.source is not None and way.target is not None]
        if view is None or not ways:
            self.told.append("nothing to drag")
            return
        way, phase = self.rng.choice(ways), self.rng.choice(PHASES)
        grip = self.rng.choice((self._by_mouse, self._by_mouse, self._by_clicks, self._by_keys))
        self.told.append(f"{grip.__name__} {way.source} to {way.target}, {phase}")
        grip(view, way, phase)

    def _drags(self) -> list[Affordance]:
        if not self.goes_on() or self.stage.shows(RoundPanel) or self.stage.shows(ResultPage):
            return []
        return [way for way in self.stage.offered() if way.gesture is Gesture.DRAG]

    def _by_mouse(self, view: TableView, way: Affordance, phase: str) -> None:
        assert way.source is not None
        self._press(view, self.stage.point(way.source))
        self._move_to(view, way, phase)

    def _by_clicks(self, view: TableView, way: Affordance, phase: str) -> None:
        self._by_mouse(view, way, "pressed")
        assert way.source is not None
        self._release(view, self.stage.point(way.source))
        self._move_to(view, way, phase)

    def _by_keys(self, view: TableView, way: Affordance, phase: str) -> None:
        scene = self.stage.scene
        assert way.source is not None
        assert way.target is not None
        view.setFocus()
        scene.keyboard.visit(scene.cards.key(way.source))
        self.stage.key(K.Key_Return)
        if phase not in ("pressed", "begun") and scene.holding is not None:
            scene.keyboard.visit(scene.cards.key(way.target))

    def _move_to(self, view: TableView, way: Affordance, phase: str) -> None:
        assert way.source is not None
        assert way.target is not None
        start, end = self.stage.point(way.source), self.stage.point(way.target)
        goals = {
            "begun": start + QPoint(9, 4),
            "on the way": (start + end) / 2,
            "over the place": end,
            "over another": self.point(view),
            "over nothing": QPoint(3, 3),
            "outside": QPoint(-40, view.height() + 30),
        }
        if phase in goals:
            self._move(view, (start + goals[phase]) / 2)
            self._move(view, goals[phase])

    def _press(self, view: TableView, point: QPoint) -> None:
        QTest.mousePress(view.viewport(), LEFT, NONE, point)
        self._button_down = True

    def _move(self, view: TableView, point: QPoint) -> None:
        QTest.mouseMove(view.viewport(), point)

    def _release(self, view: TableView, point: QPoint) -> None:
        QTest.mouseRelease(view.viewport(), LEFT, NONE, point)
        self._button_down = False

    def _carry_on(self) -> None:
        """The person does not know yet, and goes on with the mouse or the keys."""
        view, rng = self.free, self.rng
        if view is None or rng.random() < 0.4:
            return
        what = rng.choice(("move", "release", "press", "key"))
        self.told.append(what)
        point = self.point(view)
        if what == "key":
            self.stage.key(rng.choice((K.Key_Return, K.Key_Left, K.Key_Tab, K.Key_Escape)))
        elif what == "press":
            self._press(view, point)
        else:
            self._move(view, point)
            if what == "release":
                self._release(view, point)

    # What comes between.

    def interrupt(self) -> None:
        """Something else than play happens."""
        self.count += 1
        ways, weights = zip(*self._ways.items(), strict=True)
        name = self.rng.choices(ways, [weight for weight, _ in weights])[0]
        self.told.append(name)
        self._ways[name][1]()

    def _interruptions(self) -> dict[str, tuple[float, Callable[[], object]]]:
        return {**self._events(), **self._hands(), **self._changes(), **self._pages(), **self._wishes()}

    def _events(self) -> dict[str, tuple[float, Callable[[], object]]]:
        window = self.stage.window
        return {
            "another window": (3, lambda: self._send(window, QEvent.Type.WindowDeactivate)),
            "a system's dialog": (1, lambda: self._send(window, QEvent.Type.WindowBlocked)),
            "focus elsewhere": (2, lambda: window.setFocus()),
            "no focus": (1, lambda: (QApplication.focusWidget() or window).clearFocus()),
            "disabled": (0.5, self._disable),
            "the mouse leaves": (2, lambda: self._on_view(lambda view: self._send(view, QEvent.Type.Leave))),
            "hidden": (0.1, self._hide),
        }

    def _hands(self) -> dict[str, tuple[float, Callable[[], object]]]:
        stage, rng = self.stage, self.rng
        right, middle = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
        return {
            "Escape": (4, lambda: stage.key(K.Key_Escape)),
            "right click": (4, lambda: self._on_view(lambda v: self.other_button(v.viewport(), self.point(v)))),
            "right press": (2, lambda: self._on_view(lambda v: QTest.mousePress(v.viewport(), right, NONE))),
            "middle press": (1, lambda: self._on_view(lambda v: QTest.mousePress(v.viewport(), middle, NONE))),
            "second press": (3, lambda: self._on_view(lambda v: self._press(v, self.point(v)))),
            "two presses": (1, lambda: self._on_view(lambda v: QTest.mouseDClick(v.viewport(), LEFT, NONE))),
            "dropped outside": (3, lambda: self._on_view(lambda v: self._release(v, QPoint(-60, -60)))),
            "wheel": (1, lambda: self._on_view(self._turn)),
            "keys": (3, lambda: stage.key(rng.choice((K.Key_Tab, K.Key_Right, K.Key_Return, K.Key_F6, K.Key_V)))),
        }

    def _changes(self) -> dict[str, tuple[float, Callable[[], object]]]:
        stage, rng, store = self.stage, self.rng, self.stage.settings.store
        shortcuts = stage.look.shortcuts
        return {
            "resize": (0.2, lambda: stage.window.resize(*rng.choice(SIZES))),
            "language": (0.06, lambda: store(declared.LANGUAGE, rng.choice(("en", "pl", "ru")))),
            "theme": (0.12, lambda: store(declared.THEME, rng.choice(("light", "dark")))),
            "text size": (0.06, lambda: store(declared.TEXT_SIZE, rng.choice((100, 125, 150)))),
            "motion": (0.5, lambda: store(declared.MOTION, rng.choice(("off", "off", "quick")))),
            "stillness": (0.3, lambda: store(declared.REDUCED, rng.choice(("on", "off")))),
            "places lit": (1, lambda: store(declared.SHOW_LEGAL, rng.random() < 0.7)),
            "tracker": (0.3, lambda: store(declared.TRACKER, rng.random() < 0.5)),
            "confirmation": (0.7, lambda: store(declared.CONFIRM, rng.random() < 0.3)),
            "letters": (0.3, lambda: store(declared.LETTER_KEYS, rng.random() < 0.9)),
            "other keys": (0.3, lambda: shortcuts.assign(HINT, 0, rng.choice("HJK"))),
            "other screen": (
                0.05,
                lambda: self._on_scene(lambda scene: scene.use_pixel_ratio(rng.choice((1.0, 1.25)))),
            ),
        }

    def _pages(self) -> dict[str, tuple[float, Callable[[], object]]]:
        stage, dialogs = self.stage, self.stage.window.dialogs
        return {
            "settings": (0.15, dialogs.show_settings),
            "rules": (0.1, stage.window.show_rules),
            "statistics": (0.1, lambda: dialogs.show_statistics(self._game)),
            "all keys": (0.1, dialogs.show_keys),
            "dialogs shut": (0.5, dialogs.close),
            "pause": (0.5, lambda: stage.key(K.Key_P)),
            "list of moves": (0.7, lambda: stage.key(K.Key_G)),
            "log": (0.4, lambda: stage.key(K.Key_L)),
            "recall": (0.7, lambda: stage.key(K.Key_R)),
            "standing": (0.4, lambda: stage.key(K.Key_I)),
            "seats": (0.1, lambda: stage.key(K.Key_T, modifier=Qt.KeyboardModifier.ControlModifier)),
            "menu and back": (0.03, self._leave_and_return),
        }

    def _wishes(self) -> dict[str, tuple[float, Callable[[], object]]]:
        session = self.stage.session
        return {
            "undo": (2, session.undo),
            "redo": (2, session.redo),
            "hint": (1.5, session.request_hint),
            "hurry": (1, session.hurry),
            "a step": (2, self._step_behind_the_back),
            "offers anew": (1, lambda: self._on_scene(lambda scene: scene.show_places(self.rng.random() < 0.5))),
            "cut short": (1, lambda: self._on_scene(lambda scene: scene.finish())),
            "events": (3, lambda: QTest.qWait(self.rng.choice((0, 1, 20)))),
        }

    def _send(self, widget: QWidget, kind: QEvent.Type) -> None:
        QApplication.sendEvent(widget, QEvent(kind))

    def _on_view(self, act: Callable[[TableView], object]) -> None:
        if (view := self.free) is not None:
            act(view)

    def _on_scene(self, act: Callable[[TableScene], object]) -> None:
        if self.free is not None:
            act(self.stage.scene)

    def _disable(self) -> None:
        self.stage.window.setEnabled(False)
        self.stage.window.setEnabled(True)

    def _hide(self) -> None:
        self.stage.window.hide()
        self.stage.window.show()
        self.stage.window.activateWindow()

    def _turn(self, view: TableView) -> None:
        point = QPointF(self.point(view))
        angle, still = QPoint(0, self.rng.choice((-120, 120))), QPoint()
        phase = Qt.ScrollPhase.NoScrollPhase
        where = view.viewport().mapToGlobal(point)
        wheel = QWheelEvent(point, where, still, angle, Qt.MouseButton.NoButton, NONE, phase, False)
        QApplication.sendEvent(view.viewport(), wheel)

    def _step_behind_the_back(self) -> None:
        """What a duck does at the same time, or the person by the list of moves."""
        if self._drags():
            (seat,) = self.stage.page.director.choosing
            self.stage.session.submit(seat, self.rng.choice(self.stage.offered()).action)

    def _leave_and_return(self) -> None:
        self.stage.window.show_launcher()
        self.stage.window.plays.continue_game(self._game)
        until(lambda: self.stage.session.running or self.stage.shows(MatchPage))

    # Whether all is well.

    def _come_to_rest(self) -> None:
        # The pause ends by a letter.
        self.stage.settings.store(declared.LETTER_KEYS, True)
        self.recover()
        self._button_down = False
        stage = self.stage
        if stage.session.running and not any(isinstance(player, Person) for player in stage.session.players):
            # A key that was pressed in the panel of the seats let a duck play.
            stage.session.take_seat_back(0)
        for view in stage.all(TableView):
            self._send(view, QEvent.Type.Leave)
            self._send(view.viewport(), QEvent.Type.Leave)
        try:
            until(self._at_rest, "rest")
        except AssertionError as error:
            raise AssertionError(self._state()) from error

    def _state(self) -> str:
        """What keeps the screen from coming to rest."""
        stage = self.stage
        session, moments = stage.session, stage.page.director.moments
        table = stage.scene if stage.shows(TableView) else None
        return (
            f"running {session.running}, result {session.running and session.result}, players {session.players}, "
            f"choosing {stage.page.director.choosing}, open {moments.open}, holds {moments._holds}, "
            f"table {table is not None}, holding {table and table.holding}, rest {table and table.at_rest}, "
            f"focus {QApplication.focusWidget()}, active {stage.window.isActiveWindow()}"
        )

    def _at_rest(self) -> bool:
        """Whether the screen shows the present, nothing moves, and no card hangs in the hand."""
        stage = self.stage
        if stage.shows(RoundPanel):
            # The hidden window may have lost the focus.
            stage.find(RoundPanel).setFocus()
            QTest.keyClick(stage.find(RoundPanel), K.Key_Return)
            return False
        if stage.shows(TableView) and stage.scene.holding is not None:
            # A card may wait for its second click as long as nothing takes it from the hand.
            QTest.mousePress(stage.view.viewport(), Qt.MouseButton.RightButton, NONE, QPoint(3, 3))
            assert stage.scene.holding is None
        return self.goes_on() and (not stage.shows(TableView) or stage.scene.at_rest)

    def check_held(self) -> None:
        """Nothing is held that may not be, and no item or widget keeps the mouse."""
        assert QWidget.mouseGrabber() is None
        if not self.stage.shows(TableView):
            return
        scene = self.stage.scene
        hand = scene.keyboard.hand
        held = hand.held
        if held is None:
            assert not any(scene.marked(mark) for mark in (Mark.HOME, Mark.ILLEGAL)) or scene.proposal.waits
            return
        assert hand.offers.drags(held.slot) == held.targets
        assert scene.cards.items.get(held.slot) is held.item
        assert held.item.zValue() == Z.HELD
        assert self.stage.session.running
        assert self.stage.page.director.moments.open

    def check_cards(self) -> None:
        """Every card lies where and as the table says."""
        if not self.stage.shows(TableView):
            return
        scene = self.stage.scene
        cards = scene.cards
        assert scene.holding is None
        assert not scene.mouse.edges.active
        assert cards.in_flight == 0
        marks = [mark for mark in HOLDING_MARKS if mark not in (Mark.LEGAL, Mark.BEST) and scene.marked(mark)]
        assert not marks or scene.proposal.waits, marks
        wanted = {slot: stack for zone in cards.layout for slot, stack in cards.wanted(zone, scene.table).items()}
        assert wanted == {slot: item.stack for slot, item in cards.items.items()}
        for slot, item in cards.items.items():
            away = slot in cards.moved_away
            seen = 0.78 if away and slot != cards.proposed else 1.0
            assert item.pose == cards.rest(slot), (slot, item.pose, cards.rest(slot))
            assert item.opacity() == seen, (slot, item.opacity())
            assert away or item.size == cards.size_in(slot.zone), (slot, item.size)
            assert item.isVisible(), slot
            assert item.slot == slot
            assert item.zValue() < Z.HELD, (slot, item.zValue())
            assert away or item.zValue() == cards._resting_height(slot), (slot, item.zValue())
            assert item.transform().m11() == item.transform().m22(), slot

    def _go_on_at_times(self) -> None:
        if self.stage.shows(ResultPage):
            self._start()
        elif self.stage.shows(RoundPanel) or self.rng.random() < 0.3 or not self._drags():
            self.go_on()
            if not self.goes_on():
                until(self.goes_on, "the others")
            if self.stage.shows(ResultPage):
                self._start()
