"""A real match on the real table, driven by a test."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.events import Event, seen_from
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.presenter import Affordance, Place
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.games.duck_and_cover.presenter import PRESENTER
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.view import VIEW
from duckgames.ui.sounds import Cue, NullSounds
from duckgames.ui.theme import Look

DUCKS = ("poppy", "pip", "toffee", "quill", "reed", "comet", "lotus")


class HeardSounds(NullSounds):
    """Sounds that remember what was played."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Cue] = []

    def play(self, cue: Cue, delay_ms: int = 0) -> None:
        self.heard.append(cue)


class Desk:
    """Seat 0 is a person in front of the table; the others play at random."""

    def __init__(self, look: Look, seats: int, size: tuple[int, int], seed: int = 5) -> None:
        players: tuple[Player, ...] = (Person("", DUCKS[0]), *(Ai("normal", "steady", duck) for duck in DUCKS[1:seats]))
        self.look = look
        self.match = Match(GAME, MatchSetup("duck_and_cover", players, seed))
        self.dice = Random(seed)
        self.sounds = HeardSounds()
        self.host = QWidget()
        self.host.resize(*size)
        self.table = VIEW.make_table(look, self.sounds, players, self.host)
        self.table.resize(*size)
        self.host.show()
        self.chosen: list[Any] = []
        self.attempted: list[tuple[Any, Any]] = []
        self.table.chosen.connect(self.chosen.append)
        self.table.attempted.connect(lambda source, target: self.attempted.append((source, target)))
        self.table.rebuild(self.seen, 0)

    @property
    def seen(self) -> Any:
        """What the person sees."""
        return GAME.observe(self.match.state, 0)

    @property
    def scene(self) -> Any:
        return self.table._scene

    @property
    def viewport(self) -> QWidget:
        return self.table._view.viewport()

    def submit(self, seat: Seat, action: Any) -> tuple[Event, ...]:
        """Plays on in the match; returns what the person sees of it."""
        return tuple(seen_from(event, 0) for event in self.match.submit(seat, action).events)

    def others(self) -> tuple[Event, ...]:
        """The others choose; shows the turn if it is resolved by that."""
        events: tuple[Event, ...] = ()
        for seat in [seat for seat in GAME.owing(self.match.state) if seat]:
            events = self.submit(seat, self.pick(seat))
            self.table.play(events)
            self.table.finish()
        return events

    def pick(self, seat: Seat) -> Any:
        return self.dice.choice(self.match.legal(seat))

    def to_choice(self) -> None:
        """Plays turns in which the person only quacks."""
        while self.match.result is None and 0 not in GAME.owing(self.match.state):
            self.others()

    def turns(self, count: int) -> None:
        """Everybody plays at random for some turns."""
        for _ in range(count):
            for seat in list(GAME.owing(self.match.state)):
                self.table.play(self.submit(seat, self.pick(seat)))
                self.table.finish()

    def offer(self) -> Sequence[Affordance]:
        """Lets the person choose."""
        legal = self.match.legal(0)
        self.table.offer(self.seen, 0, legal)
        return PRESENTER.affordances(self.seen, legal)

    def card(self, slot: Any) -> Any:
        """The item that shows the cards of a slot."""
        return self.scene.cards.items[slot]

    def middle(self, slot: Any) -> QPoint:
        point: QPoint = self.scene.rect_of(slot).center().toPoint()
        return point

    def drag(self, source: Place | None, target: Place | None) -> None:
        """A real drag with the mouse."""
        start, end = self.middle(source), self.middle(target)
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 6):
            point = QPointF(start) + QPointF(end - start) * (step / 5)
            self._move(point)
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)

    def click(self, slot: Place | None) -> None:
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.middle(slot))

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
