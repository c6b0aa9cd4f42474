"""Random input at random moments: nothing crashes, nothing is done that was not offered, every card comes home."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core.table import Table, fold
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.ui.table.test_playing import random_events
from tests.ui.table.toy import POND, Desk, at, drag, layout, make_desk, send, table, tap

KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
]


class Fuzz:
    """One player who does anything, and one page that answers some of it."""

    def __init__(self, look: Look, seed: int) -> None:
        self.rng = Random(seed)
        self.desk: Desk = make_desk(look)
        self.expected: Table = self.desk.scene.table
        self.offered: set[object] = set()
        self.desk.view.resized.connect(lambda size: self.desk.scene.relayout(layout(size.toSizeF())))
        self.desk.scene.chosen.connect(self.on_chosen)
        self.offer()

    def on_chosen(self, action: object) -> None:
        assert action in self.offered
        self.offered = set()
        if self.rng.random() < 0.7:
            self.play()

    def offer(self) -> None:
        rng = self.rng
        cards = [*self.desk.scene.cards.wanted(POND, self.desk.scene.table)] or [at(0, 0)]
        drags = {
            (source, target): drag(source, target)
            for source in rng.sample(cards, min(3, len(cards)))
            for target in (at(rng.randint(-2, 5), rng.randint(-2, 4)) for _ in range(3))
            if source != target
        }
        affordances = [*drags.values(), tap(rng.choice(cards))]
        self.offered = {each.action for each in affordances}
        self.desk.scene.offer(affordances)

    def play(self) -> None:
        events = random_events(self.rng, self.expected, self.rng.randint(1, 4))
        self.expected = fold(self.expected, events)
        self.offered = set()
        self.desk.scene.play(events)

    def rebuild(self) -> None:
        self.expected = table()
        self.offered = set()
        self.desk.scene.set_table(self.expected, layout(self.desk.view.size().toSizeF()))

    def point(self) -> QPoint:
        items = [*self.desk.scene.cards.items]
        if items and self.rng.random() < 0.7:
            return self.desk.point(self.rng.choice(items), self.rng.randint(-30, 30), self.rng.randint(-30, 30))
        return QPoint(self.rng.randint(-50, 1050), self.rng.randint(-50, 750))

    def drag(self) -> None:
        start, end = self.point(), self.point()
        self.desk.press(start)
        for share in (0.3, 0.6, 1.0):
            self.desk.move(start + (end - start) * share)
        if self.rng.random() < 0.7:
            self.desk.release(end)

    def settings(self) -> None:
        choices: list[Callable[[], object]] = [
            lambda: self.desk.look.use_theme(self.rng.choice(["light", "dark"])),
            lambda: self.desk.look.use_motion(self.rng.choice(["off", "quick", "normal"])),
            lambda: send(self.desk.view, QEvent.Type.LanguageChange),
            lambda: self.desk.view.resize(self.rng.randint(500, 1100), self.rng.randint(400, 800)),
            lambda: send(self.desk.view, QEvent.Type.WindowDeactivate),
            lambda: self.desk.scene.show_places(self.rng.random() < 0.5),
        ]
        self.rng.choice(choices)()

    def marks(self) -> None:
        slots = self.rng.sample([*self.desk.scene.cards.items, at(9, 9)], 1)
        show = self.rng.choice([self.desk.scene.hint, self.desk.scene.outline, self.desk.scene.refuse])
        show(slots)
        self.desk.scene.veil({slots[0]: lambda: "blocked"})

    def announce(self) -> None:
        source = self.rng.choice([*self.desk.scene.cards.items, at(7, 7)])
        self.desk.scene.announce(source, at(0, 0))
        self.rebuild()

    def step(self) -> None:
        steps: list[tuple[Callable[[], object], int]] = [
            (self.drag, 6),
            (lambda: self.desk.press(self.point()), 4),
            (lambda: self.desk.move(self.point()), 4),
            (lambda: self.desk.release(self.point()), 4),
            (lambda: QTest.keyClick(self.desk.view, self.rng.choice(KEYS)), 10),
            (lambda: self.desk.press(self.point(), Qt.MouseButton.RightButton) if self.desk.scene.holding else None, 2),
            (self.play, 3),
            (self.offer, 5),
            (self.desk.scene.finish, 2),
            (self.desk.scene.withdraw, 1),
            (self.rebuild, 1),
            (self.settings, 3),
            (self.marks, 2),
            (self.announce, 1),
            (QApplication.processEvents, 8),
        ]
        self.rng.choices([each for each, _ in steps], [weight for _, weight in steps])[0]()


@pytest.mark.parametrize("seed", range(20))
def test_random_input_never_breaks_the_table(look: Look, seed: int) -> None:
    look.use_motion("normal" if seed % 2 else "off")
    fuzz = Fuzz(look, seed)
    for number in range(150):
        fuzz.step()
        assert fuzz.desk.scene.table == fuzz.expected
        if number % 25 == 24:
            fuzz.desk.scene.bring_home()
            fuzz.desk.at_rest()
    fuzz.desk.scene.withdraw()
    fuzz.desk.at_rest()
    for mark in (Mark.HOME, Mark.LEGAL, Mark.BEST, Mark.ILLEGAL):
        assert fuzz.desk.scene.marked(mark) == ()
    fuzz.desk.view.close()
    look.use_theme("light")
