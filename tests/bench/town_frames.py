"""Town frames: seven at the table of Duck Town, buildings rise, coins fly, a card is dragged; how long between paints?

Bar: that of `frames`. A speck goes with the pointer, so that there is something to paint even where the table rests.
"""

from __future__ import annotations

import json
from time import perf_counter, thread_time
from typing import Any, Final

from tests.bench import frames

SECONDS: Final = 9.0
STEPS: Final = 14
"""How many steps of rivals are shown before a card is dragged: their coins fly and their towns grow."""

DRAG_SECONDS: Final = 0.8
LATE: Final = ("Swap", "Mark", "EndTurn")
FULL: Final = 3
"""How many buildings everybody has at least at the moment that is shown."""


def run() -> dict[str, Any]:
    """Measures as `frames` does."""
    return frames.run("tests.bench.town_frames")


def busy_match() -> Any:
    """A match of seven people up to where the first is to build and every town is nearly half full."""
    from duckgames.core import registry
    from duckgames.core.ducks import DUCKS
    from duckgames.core.match import Match
    from duckgames.core.setup import MatchSetup, Person

    game = registry.game("duck_town")
    seats = tuple(Person(name, name) for name in DUCKS[:7])
    seed = 1
    match = Match(game, MatchSetup("duck_town", seats, seed))
    while True:
        if match.result is not None:
            seed += 1
            match = Match(game, MatchSetup("duck_town", seats, seed))
        (seat,) = game.owing(match.state)
        legal = {type(action).__name__: action for action in match.legal(seat)}
        if seat == 0 and "Build" in legal and all(len(town) >= FULL for town in match.state.towns):
            return match
        # Everything but what goes round in hands comes before the end of a turn.
        kinds = [kind for kind in ("Build", "TakeCoins", *legal) if kind in legal and kind not in LATE]
        match.submit(seat, legal[kinds[0] if kinds else "EndTurn"])


class Show:
    """Shows the same stretch of a match again and again, with a card dragged after each."""

    def __init__(self, table: Any, match: Any) -> None:
        from PySide6.QtCore import QTimer

        from duckgames.core.events import seen_from
        from duckgames.ui.table import TableView, Z

        self.table, self.match = table, match
        self.view = table.widget.findChild(TableView)
        first = match.ply - STEPS
        self.before, self.after = (match.game.observe(match.at(ply), 0) for ply in (first, match.ply))
        self.events = [seen_from(event, 0) for step in match.steps[first:] for event in step.events]
        self.speck = self.view.scene().addRect(0, 0, 4, 4)
        self.speck.setZValue(Z.EFFECT)
        self.pace = QTimer(interval=16)
        self.pace.timeout.connect(self.on_move)
        self.held_since = 0.0
        table.idle.connect(lambda: QTimer.singleShot(0, self.lift))

    def begin(self) -> None:
        """The stretch from its begin."""
        self.table.rebuild(self.before, 0)
        self.table.play(self.events)
        self.pace.start()

    def lift(self) -> None:
        """Takes the card that can be built."""
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        if self.held_since:
            return
        self.table.offer(self.after, 0, self.match.legal(0))
        scene = self.view.scene()
        source = scene.keyboard.cursor
        self.start: QPoint = self.view.mapFromScene(scene.rect_of(source).center())
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.start)
        self.held_since = perf_counter()

    def on_move(self) -> None:
        """The pointer goes round, with the card when one is held; in the end that is let go over nothing."""
        from math import cos, sin

        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        now = perf_counter()
        viewport = self.view.viewport()
        centre = self.start if self.held_since else viewport.rect().center()
        point = centre + QPoint(round(300 * sin(5 * now)), round(-120 + 110 * cos(4 * now)))
        QTest.mouseMove(viewport, point)
        self.speck.setPos(self.view.mapToScene(point))
        if self.held_since and now > self.held_since + DRAG_SECONDS:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
            self.held_since = 0.0
            self.begin()


def measure() -> dict[str, float]:
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
    match = busy_match()
    window = QWidget()
    table = registry.view("duck_town").make_table(look, NullSounds(), match.setup.seats, window)
    window.resize(1280, 744)
    table.widget.setGeometry(window.rect())
    window.show()
    show, watch = Show(table, match), Watch()
    show.view.viewport().installEventFilter(watch)
    QTimer.singleShot(300, show.begin)
    QTimer.singleShot(int(1000 * (SECONDS + 1)), app.quit)
    app.exec()
    # Pictures are made when they are first seen, at the first showing.
    return frames.figures(paints, paints[0][0] + 1.0)


if __name__ == "__main__":
    print(json.dumps(measure()))
