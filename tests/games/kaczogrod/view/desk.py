"""A real match on the real table, driven by a test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.events import Event, seen_from
from duckgames.core.match import Match
from duckgames.core.options import OptionValue
from duckgames.core.places import Seat
from duckgames.core.presenter import Affordance, Place
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.view import VIEW
from duckgames.ui.sounds import Cue, NullSounds
from duckgames.ui.theme import Look

DUCKS = ("poppy", "pip", "toffee", "quill")


class HeardSounds(NullSounds):
    """Sounds that remember what was played."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Cue] = []

    def play(self, cue: Cue, delay_ms: int = 0) -> None:
        self.heard.append(cue)


class Desk:
    """Seat 0 is a person in front of the table; the others play at random."""

    def __init__(
        self,
        look: Look,
        seats: int = 3,
        size: tuple[int, int] = (1280, 744),
        seed: int = 5,
        options: dict[str, OptionValue] | None = None,
        viewer: Seat | None = 0,
    ) -> None:
        players: tuple[Player, ...] = (
            Person("", DUCKS[0]),
            *(Ai("normal", "builder", duck) for duck in DUCKS[1:seats]),
        )
        self.look = look
        self.viewer = viewer
        self.match = Match(GAME, MatchSetup("kaczogrod", players, seed, options or {}))
        self.dice = Random(seed)
        self.sounds = HeardSounds()
        self.host = QWidget()
        self.host.resize(*size)
        self.table = VIEW.make_table(look, self.sounds, players, self.host)
        self.table.resize(*size)
        self.host.show()
        self.chosen: list[Any] = []
        self.table.chosen.connect(self.chosen.append)
        self.table.rebuild(self.seen, 0)

    @property
    def seen(self) -> Any:
        """What the viewer sees."""
        return GAME.observe(self.match.state, self.viewer)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def scene(self) -> Any:
        return self.table._scene

    @property
    def viewport(self) -> QWidget:
        return self.table._view.viewport()

    def step(self, action: Any = None) -> tuple[Event, ...]:
        """Whoever is to choose plays `action`, or at random, which is shown to its end."""
        seat = GAME.owing(self.match.state)[0]
        if action is None:
            action = self.pick(seat)
        events = tuple(seen_from(event, self.viewer) for event in self.match.submit(seat, action).events)
        self.table.play(events)
        self.table.finish()
        return events

    def pick(self, seat: Seat) -> Any:
        """A random action; mostly one that builds, so that cities grow."""
        legal = self.match.legal(seat)
        builds = [action for action in legal if type(action).__name__ == "Add"]
        return self.dice.choice(builds if builds and self.dice.random() < 0.7 else legal)

    def play_until(self, wanted: Callable[[Any], bool], most: int = 3000) -> bool:
        """Plays, unseen, until a state is as wanted, and shows that; False if the match ends before."""
        for _ in range(most):
            if self.match.result is not None:
                return False
            if wanted(self.match.state):
                self.table.rebuild(self.seen, 0)
                return True
            seat = GAME.owing(self.match.state)[0]
            self.match.submit(seat, self.pick(seat))
        return False

    def offer(self) -> Sequence[Affordance]:
        """Lets the person choose."""
        legal = self.match.legal(0)
        self.table.offer(self.seen, 0, legal)
        return PRESENTER.affordances(self.seen, legal)

    def middle(self, place: Place | None) -> QPoint:
        assert place is not None
        point: QPoint = self.scene.rect_of(place).center().toPoint()
        return point

    def drag(self, source: Place | None, target: Place | None) -> None:
        """A real drag with the mouse."""
        assert source is not None
        start, end = self.middle(source), self.middle(target)
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 6):
            self._move(QPointF(start) + QPointF(end - start) * (step / 5))
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)

    def click(self, place: Place | None) -> None:
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.middle(place))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table._view, key)

    def _move(self, point: QPointF) -> None:
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            QPointF(self.viewport.mapToGlobal(point.toPoint())),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.viewport, event)
