"""City frames: a city of sixty cards among four; a card is dragged, the ground is dragged, and the wheel turned.

Bar: at the 99th percentile at most 33 ms, under Xvfb, best of three runs. Each is done once with the own city in the
middle and once with all four on the one table. A speck goes with the pointer, so that there is always something to
paint.
"""

from __future__ import annotations

import json
from time import perf_counter, thread_time
from typing import Any, Final

from tests.bench import frames

CITY: Final = 60
RIVALS: Final = 24
"""How many cards lie in the own city, and in that of each rival."""

OBJECTS: Final = 70
"""So many of the cards of a deck are not events."""

PART: Final = 1.5
"""Seconds of each part of the show."""


def run() -> dict[str, Any]:
    """Measures as `frames` does; the median is no bar here."""
    found = frames.run("tests.bench.city_frames")
    return {**found, "bar": {"p99_ms": frames.P99_BAR}, "met": found["best"]["p99_ms"] <= frames.P99_BAR}


def full_match() -> Any:
    """A match of four people up to where the first has sixty cards and can add another one."""
    from duckgames.core import registry
    from duckgames.core.ducks import DUCKS
    from duckgames.core.match import Match
    from duckgames.core.options import Options
    from duckgames.core.setup import MatchSetup, Person
    from duckgames.games.kaczogrod.rules.cards import BASE
    from duckgames.games.kaczogrod.rules.groups import EVENT

    cards = [card for card, name in enumerate(BASE.ids) if name]
    objects = [card for card in cards if BASE.groups[card] != EVENT][-OBJECTS:]
    events = [card for card in cards if BASE.groups[card] == EVENT][: 80 - OBJECTS]
    deck = " ".join(map(str, sorted(objects + events)))
    options: Options = {"length": 80, **{f"deck_{seat}": deck for seat in range(4)}}
    match = Match(
        registry.game("kaczogrod"), MatchSetup("kaczogrod", tuple(Person(n, n) for n in DUCKS[:4]), 1, options)
    )
    while True:
        seat = match.game.owing(match.state)[0]
        size = len(match.state.cities[seat])
        legal: dict[str, list[Any]] = {}
        for action in match.legal(seat):
            legal.setdefault(type(action).__name__, []).append(action)
        if seat == 0 and size == CITY and "Add" in legal:
            return match
        wanted = ("Start", "Add", "Done", "Wait") if seat == 0 or size < RIVALS else ("Start", "Done", "Wait")
        kind = next(kind for kind in wanted if kind in legal)
        # Near home, so that the city is as compact as those of people.
        match.submit(seat, min(legal[kind], key=lambda each: _far(each) if kind == "Add" else 0))


def _far(action: Any) -> int:
    far: int = abs(action.column) + abs(action.row)
    return far


class Show:
    """Carries, pans and zooms in turn."""

    def __init__(self, table: Any, match: Any) -> None:
        from PySide6.QtCore import QTimer

        from duckgames.games.kaczogrod.presenter import PRESENTER
        from duckgames.ui.table import TableView, Z

        self.table, self.view = table, table.widget.findChild(TableView)
        seen, legal = match.game.observe(match.state, 0), match.legal(0)
        table.rebuild(seen, 0)
        table.offer(seen, 0, legal)
        adds = [way for way in PRESENTER.affordances(seen, legal) if type(way.action).__name__ == "Add"]
        self.source = adds[0].source
        self.speck = self.view.scene().addRect(0, 0, 4, 4)
        self.speck.setZValue(Z.EFFECT)
        self.parts = [(part, together) for together in (False, True) for part in (self.drag, self.pan, self.zoom)]
        self.begun, self.part, self.presses, self.together = 0.0, -1, False, False
        self.pace = QTimer(interval=16)
        self.pace.timeout.connect(self.on_move)

    @property
    def seconds(self) -> float:
        """How long the whole show takes."""
        return PART * len(self.parts)

    def begin(self) -> None:
        """From now on the pointer moves."""
        self.begun = perf_counter()
        self.pace.start()

    def on_move(self) -> None:
        """The pointer goes round over the cities, and does what the part of the show says."""
        from math import cos, sin

        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        passed = perf_counter() - self.begun
        number = int(passed / PART) % len(self.parts)
        ground = self.table.plan.city.center().toPoint()
        point = ground + QPoint(round(260 * sin(5 * passed)), round(110 * cos(4 * passed)))
        act, together = self.parts[number]
        if number != self.part:
            self.let_go(point)
            self.part = number
            if together != self.together:
                QTest.keyClick(self.view, Qt.Key.Key_T)
                self.together = together
        act(point)
        self.speck.setPos(self.view.mapToScene(point))

    def drag(self, point: Any) -> None:
        """The card that can be added is carried over the city."""
        from PySide6.QtTest import QTest

        if not self.presses:
            self.press(self.view.mapFromScene(self.view.scene().rect_of(self.source).center()))
        QTest.mouseMove(self.view.viewport(), point)

    def pan(self, point: Any) -> None:
        """The ground is dragged to and fro."""
        from PySide6.QtTest import QTest

        if not self.presses:
            self.press(point)
        QTest.mouseMove(self.view.viewport(), point)

    def zoom(self, point: Any) -> None:
        """The wheel turns near and far again."""
        from math import cos

        from PySide6.QtCore import QPoint, QPointF, Qt
        from PySide6.QtGui import QWheelEvent
        from PySide6.QtWidgets import QApplication

        viewport = self.view.viewport()
        turned = round(60 * cos(4 * (perf_counter() - self.begun)))
        event = QWheelEvent(
            QPointF(point),
            QPointF(viewport.mapToGlobal(point)),
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def press(self, point: Any) -> None:
        """The left button goes down."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        self.presses = True
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def let_go(self, point: Any) -> None:
        """The button comes up, where it does nothing: a card in the hand is put back first."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        if self.presses:
            QTest.keyClick(self.view, Qt.Key.Key_Escape)
            QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
            self.presses = False


def measure() -> dict[str, Any]:
    """Looks at the clock at every paint of the table."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    from duckgames.core import registry
    from duckgames.ui.sounds import NullSounds
    from duckgames.ui.theme import Look

    paints: list[tuple[float, float]] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                paints.append((perf_counter(), thread_time()))
            return False

    app = QApplication([])
    look = Look()
    look.use_theme("light")
    look.use_motion("normal")
    match = full_match()
    window = QWidget()
    table = registry.view("kaczogrod").make_table(look, NullSounds(), match.setup.seats, window)
    window.resize(1280, 744)
    table.widget.setGeometry(window.rect())
    window.show()
    show, watch = Show(table, match), Watch()
    show.view.viewport().installEventFilter(watch)
    QTimer.singleShot(300, show.begin)
    # Pictures are made when they are first seen: the first round of the show is not counted.
    QTimer.singleShot(int(1000 * (2 * show.seconds + 0.5)), app.quit)
    app.exec()
    counted = show.begun + show.seconds
    parts = {}
    for number, (part, together) in enumerate(show.parts):
        since = counted + number * PART
        some = [paint for paint in paints if since <= paint[0] < since + PART]
        parts[part.__name__ + " together" * together] = frames.figures(some, since)["p99_ms"]
    return {**frames.figures(paints, counted), "parts": parts}


if __name__ == "__main__":
    print(json.dumps(measure()))
