"""Whatever is pressed, dragged or switched in the middle of a match, the table tells the truth and play goes on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.setup import MatchSetup, Person
from duckgames.session import settings as declared
from duckgames.ui.cover_page import CoverPage, ReadyButton
from duckgames.ui.match_page import MatchPage
from duckgames.ui.overlay import Overlay
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.table import TableView
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import Stage, duck, until

K = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
KEYS = (
    *(K.Key_Return, K.Key_Enter, K.Key_Space, K.Key_Tab, K.Key_Backtab, K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down),
    *(
        K.Key_Escape,
        K.Key_Z,
        K.Key_Y,
        K.Key_H,
        K.Key_L,
        K.Key_R,
        K.Key_I,
        K.Key_V,
        K.Key_P,
        K.Key_F6,
        K.Key_F1,
        K.Key_1,
    ),
    *(K.Key_7, K.Key_A, K.Key_Delete, K.Key_Menu),
)
BURSTS = 30


class Fuzz:
    """A person with no plan at the screen."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.rng = Random(seed)
        self.moved = 0

    @property
    def free(self) -> TableView | None:
        """The table, where nothing lies over it."""
        views = self.stage.all(TableView)
        return views[0] if views and not (self.stage.shows(Overlay) or self.stage.shows(PausePanel)) else None

    def burst(self) -> None:
        """A few things at once, then what a person does to go on."""
        for _ in range(self.rng.randint(1, 4)):
            self.rng.choice((self.drag, self.drag, self.click, self.keys, self.switch))()
            if self.rng.random() < 0.3:
                QTest.qWait(self.rng.randint(1, 30))
        self.recover()
        until(self.goes_on, "something to do")
        self.check()
        self.go_on()

    def point(self, view: TableView) -> QPoint:
        """Somewhere, mostly on a card, at times outside of the window."""
        rng, scene = self.rng, self.stage.scene
        if scene.cards.items and rng.random() < 0.7:
            return self.stage.point(rng.choice([*scene.cards.items])) + QPoint(
                rng.randint(-20, 20), rng.randint(-20, 20)
            )
        return QPoint(rng.randint(-60, view.width() + 60), rng.randint(-60, view.height() + 60))

    def drag(self) -> None:
        if (view := self.free) is None:
            return
        start, end, viewport = self.point(view), self.point(view), view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NONE, start)
        for share in (0.3, 0.7, 1.0):
            if self.free is not view:
                return
            QTest.mouseMove(viewport, start + (end - start) * share)
            if self.rng.random() < 0.3:
                self.rng.choice((self.switch, self.keys, lambda: self.other_button(viewport, end)))()
        if self.free is view and self.rng.random() < 0.8:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, NONE, end)

    def other_button(self, viewport: QWidget, point: QPoint) -> None:
        QTest.mouseClick(
            viewport, self.rng.choice((Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)), NONE, point
        )

    def click(self) -> None:
        for press in (QTest.mouseClick, QTest.mouseDClick)[: self.rng.randint(1, 2)]:
            if (view := self.free) is not None:
                press(view.viewport(), Qt.MouseButton.LeftButton, NONE, self.point(view))

    def keys(self) -> None:
        for _ in range(self.rng.randint(1, 8)):
            self.stage.key(self.rng.choice(KEYS))

    def switch(self) -> None:
        """Something else than play: another look, size or language, another window, a dialog, a wish to the session."""
        stage, rng = self.stage, self.rng
        choices: list[Callable[[], object]] = [
            lambda: stage.window.resize(rng.randint(1024, 1500), rng.randint(640, 900)),
            lambda: stage.settings.store(declared.THEME, rng.choice(("light", "dark"))),
            lambda: stage.settings.store(declared.LANGUAGE, rng.choice(("en", "pl", "ru"))),
            lambda: stage.settings.store(declared.TEXT_SIZE, rng.choice((100, 125, 150))),
            lambda: stage.settings.store(declared.MOTION, rng.choice(("off", "quick", "normal"))),
            lambda: QApplication.sendEvent(stage.window, QEvent(QEvent.Type.WindowDeactivate)),
            stage.window.dialogs.show_settings,
            stage.session.undo,
            stage.session.redo,
            stage.session.hurry,
            stage.session.request_hint,
        ]
        rng.choice(choices)()

    def recover(self) -> None:
        """The button comes up, dialogs and the pause end, and a seat that was given away in the pause comes back."""
        for view in self.stage.all(TableView):
            QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NONE, QPoint(2, 2))
        self.stage.window.dialogs.close()
        if self.stage.shows(PausePanel):
            self.stage.key(K.Key_P)
        assert not self.stage.shows(PausePanel)
        session = self.stage.session
        if session.running:
            for seat, player in enumerate(session.setup.seats):
                if isinstance(player, Person):
                    session.take_seat_back(seat)
        QApplication.sendEvent(self.stage.window, QEvent(QEvent.Type.WindowActivate))
        # Another language is told by an event that waits its turn.
        QTest.qWait(1)

    def goes_on(self) -> bool:
        """Whether a person can do something, be it that no legal place is lit."""
        stage = self.stage
        if any(stage.shows(page) for page in (ResultPage, RoundPanel, CoverPage)):
            return True
        if not (stage.shows(TableView) and stage.session.running and stage.scene.at_rest):
            return False
        director, players = stage.page.director, stage.session.players
        choosing = [players[seat] for seat in director.choosing]
        return director.moments.open and bool(choosing) and all(isinstance(player, Person) for player in choosing)

    def check(self) -> None:
        """The scene shows what its viewer sees, the ring's name is that of its place, and the cover covers."""
        stage = self.stage
        if stage.shows(CoverPage):
            assert not stage.shows(TableView)
        if not stage.shows(TableView):
            return
        session, scene = stage.session, stage.scene
        assert scene.table == registry.game(session.setup.game).table(session.observation(session.viewer))
        cursor, said = scene.keyboard.cursor, stage.view.accessibleDescription()
        name = "" if cursor is None else scene.texts.name(cursor, scene.table.stack(cursor))
        assert said.startswith(name) if name else not said, (cursor, said, name)

    def go_on(self) -> None:
        """Takes the screen, or does something legal."""
        stage = self.stage
        if stage.shows(CoverPage):
            stage.click(stage.find(ReadyButton))
            assert not stage.shows(CoverPage)
        elif stage.shows(RoundPanel):
            stage.key(K.Key_Return)
        elif not stage.shows(ResultPage):
            (seat,) = stage.page.director.choosing
            before = stage.session.ply
            stage.session.submit(seat, self.rng.choice(stage.offered()).action)
            assert stage.session.ply > before
            self.moved += 1


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", [info.id for info in registry.infos()])
def test_play_goes_on_whatever_is_done(make_stage: StageMaker, game: str, seed: int) -> None:
    stage = make_stage(motion=("off", "quick")[seed])
    rng = Random(seed)
    people = [Person("Ola", "poppy"), Person("Łukasz", "pip")][: 1 + seed % 2]
    most = registry.info(game).seats[1] - len(people)
    ducks = [duck(name, game=game) for name in DUCKS[2 : rng.randint(3, min(7, 2 + most))]]
    options = {option.key: rng.choice(option.values) for option in registry.info(game).options}
    setup = MatchSetup(game, (*people, *ducks), seed, options, take_back=seed == 0, seed_typed=True)
    stage.window.plays.start(setup)
    fuzz = Fuzz(stage, seed)
    for _ in range(BURSTS):
        until(lambda: stage.shows(MatchPage) or stage.shows(ResultPage))
        fuzz.burst()
    assert fuzz.moved > BURSTS // 4
    assert stage.errors == []
