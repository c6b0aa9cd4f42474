"""The real program on a screen nobody sees: its window with all its services, and hands that press keys and buttons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.app.command_line import CommandLine
from duckgames.app.window_run import WindowRun
from duckgames.core import registry
from duckgames.core.places import Seat
from duckgames.core.presenter import Affordance, Place
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.session import settings as declared
from duckgames.session.errors import SessionError
from duckgames.session.game_session import GameSession
from duckgames.session.language import LanguageManager
from duckgames.session.settings import Settings
from duckgames.session.storage import Storage
from duckgames.ui.cover_page import CoverPage
from duckgames.ui.lesson_page import LessonPage
from duckgames.ui.main_window import MainWindow
from duckgames.ui.match_page import MatchPage
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.services import Services
from duckgames.ui.sounds import NullSounds
from duckgames.ui.sprites import Sprites
from duckgames.ui.table import TableScene, TableView
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Dresser

GAME = "duck_and_cover"
PATIENCE = 60.0
"""Seconds until a test gives up waiting; only a fault reaches it."""

W = TypeVar("W", bound=QWidget)


def duck(name: str = "reed", level: str = "easy", game: str = GAME) -> Ai:
    return Ai(level, registry.info(game).tempers[0], name)


def duel(seed: int = 5, *, take_back: bool = False, level: str = "easy", game: str = GAME) -> MatchSetup:
    """One person against one duck."""
    seats = (Person("", "poppy"), duck(level=level, game=game))
    return MatchSetup(game, seats, seed, take_back=take_back, seed_typed=True)


def until(condition: Callable[[], object], what: str = "it") -> None:
    """Lets the program run until `condition` holds."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, f"waited in vain for {what}"
        QTest.qWait(1)


class Stage:
    """One run of the program. Nothing here reaches into it: it is looked at and pressed as a person would."""

    def __init__(
        self,
        folder: Path,
        *,
        language: str = "en",
        motion: str = "off",
        sprites: Sprites | None = None,
        **line: object,
    ) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.folder = folder
        settings = Settings(folder / "settings.ini")
        settings.store(declared.MOTION, motion)
        settings.store(declared.LANGUAGE, language)
        # One for all runs: translations that are thrown away would tell the next window that its language changes.
        self.language = application.findChild(LanguageManager) or LanguageManager(application)
        self.language.use(language)
        self.look = Look(sprites=sprites)
        self.look.use_theme("light")
        self.dresser = Dresser(application, self.look)
        storage = Storage(folder)
        self.run = WindowRun(
            CommandLine(theme="light", **line),  # type: ignore[arg-type]
            self.look,
            NullSounds(),
            settings,
            self.language,
            storage,
            storage.lock(),
        )
        self.errors: list[SessionError] = []
        self.services.session.failed.connect(self.errors.append)
        self._asked: tuple[Seat, tuple[Any, ...]] = (0, ())
        self.services.session.deciding.connect(self._on_deciding)
        self.open = True
        self.run.painted.connect(self.run.begin)
        self.run.open()
        self.window.activateWindow()
        until(lambda: self.services.ai.process_id, "the AI process")

    # What there is.

    @property
    def services(self) -> Services:
        return self.run.services

    @property
    def window(self) -> MainWindow:
        return self.run.window

    @property
    def session(self) -> GameSession:
        """The session at the table: a lesson has one of its own."""
        lessons = self.all(LessonPage)
        return lessons[0].session if lessons else self.services.session

    @property
    def settings(self) -> Settings:
        return self.services.settings

    def find(self, kind: type[W]) -> W:
        """The one visible widget of a kind."""
        found = self.all(kind)
        assert len(found) == 1, f"{len(found)} of {kind.__name__}"
        return found[0]

    def all(self, kind: type[W]) -> list[W]:
        return [widget for widget in self.window.findChildren(kind) if widget.isVisible()]

    def shows(self, kind: type[QWidget]) -> bool:
        return bool(self.all(kind))

    @property
    def view(self) -> TableView:
        return self.find(TableView)

    @property
    def scene(self) -> TableScene:
        scene = self.view.scene()
        assert isinstance(scene, TableScene)
        return scene

    @property
    def page(self) -> MatchPage:
        return self.find(MatchPage)

    def button(self, name: str) -> Button:
        """The visible button with this text or accessible name."""
        (found,) = (each for each in self.all(Button) if name in (each.text(), each.accessibleName()))
        return found

    # Hands.

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Presses keys where the focus is, one after the other."""
        for each in keys:
            QTest.keyClick(QApplication.focusWidget() or self.window, each, modifier)

    def click(self, target: QWidget | Place | None) -> None:
        """Clicks the middle of a widget or of a place on the table."""
        if isinstance(target, QWidget):
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, target.rect().center())
        else:
            assert target is not None
            viewport, point = self.view.viewport(), self.point(target)
            QTest.mouseMove(viewport, point)
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def point(self, place: Place) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center())

    def press(self, place: Place) -> None:
        """Takes the card at `place` with the mouse button down."""
        QTest.mousePress(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.point(place)
        )

    def drag(self, source: Place, target: Place | QPoint | None, *, drop: bool = True, steps: int = 3) -> None:
        """Drags the card at `source` over `target`, and lets it go there."""
        assert target is not None
        viewport, start = self.view.viewport(), self.point(source)
        end = target if isinstance(target, QPoint) else self.point(target)
        self.press(source)
        for step in range(1, steps + 1):
            QTest.mouseMove(viewport, start + (end - start) * step / steps)
        if drop:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)

    # Ways through the program.

    def remember(self, setup: MatchSetup) -> None:
        """As if the last match had been set up like this."""
        self.settings.remember_setup(setup)

    def start(self, setup: MatchSetup | None = None) -> None:
        """Begins a match without going through the dialog, and waits for the first choice."""
        self.window.plays.start(setup or duel())
        self.wait_for_turn()

    @property
    def my_turn(self) -> bool:
        """Whether legal places are lit, or the strip has buttons for what can be done."""
        if not (self.shows(TableView) and self.scene.at_rest):
            return False
        return bool(self.scene.marked(Mark.LEGAL)) or bool(self.page.strip.row.buttons)

    @property
    def waits(self) -> bool:
        """Whether the person has something to do: choose, go on after a round, take the screen, look at the scores."""
        return any(self.shows(page) for page in (ResultPage, RoundPanel, CoverPage)) or self.my_turn

    def wait_for_turn(self) -> None:
        """Goes on after rounds until the person can choose."""
        while not self.my_turn:
            until(lambda: self.waits, "a turn")
            assert not self.shows(ResultPage)
            if self.shows(RoundPanel):
                self.key(Qt.Key.Key_Return)

    def offered(self) -> tuple[Affordance, ...]:
        """What the person to move can do, as sources and targets on the table."""
        seat, legal = self._asked
        presenter = registry.presenter(self.session.setup.game)
        return tuple(presenter.affordances(self.session.observation(seat), legal))

    def play(self, decide: Callable[[], None]) -> None:
        """Lets `decide` act whenever it is the person's turn, until the scores are shown."""
        while True:
            until(lambda: self.waits, "something to do")
            if self.shows(ResultPage):
                return
            covers = [*self.all(RoundPanel), *self.all(CoverPage)]
            if covers:
                decide()
                assert not covers[0].isVisible()
                continue
            self._decide_once(decide)

    def _decide_once(self, decide: Callable[[], None]) -> None:
        before = self.session.ply
        decide()
        until(lambda: self.session.ply > before or self.shows(ResultPage), "the choice to be played")

    def move(self) -> None:
        """Plays the first legal choice by two clicks, and waits until there is something to do again."""
        way = self.offered()[0]
        before = self.session.ply
        self.click(way.source)
        self.click(way.target)
        until(lambda: self.session.ply > before)
        until(lambda: self.waits)

    def _on_deciding(self, seat: Seat, legal: tuple[Any, ...]) -> None:
        self._asked = (seat, legal)

    def settle(self) -> None:
        """Lets layouts and pictures come to rest, with the mouse out of the way."""
        for view in self.all(TableView):
            QTest.mouseMove(view.viewport(), QPoint(1, 1))
            scene = view.scene()
            assert isinstance(scene, TableScene)
            # Frames where something happened leave by themselves, sooner or later as the machine is busy.
            until(lambda scene=scene: not scene.marked(Mark.GLOW), "the glow to fade")  # type: ignore[misc]
        # Two moves: one to where the mouse was last would be none, and would leave a card of the launcher raised.
        for point in (QPoint(9, 9), QPoint(1, 1)):
            QTest.mouseMove(self.window, point)
            QTest.qWait(1)
        self._leave_what_the_mouse_left()
        for _ in range(6):
            QTest.qWait(1)

    def _leave_what_the_mouse_left(self) -> None:
        """Tells widgets that the mouse is gone: one that was shown where another test clicked last may not know."""
        for widget in self.window.findChildren(QWidget):
            if widget.underMouse() and not widget.rect().contains(widget.mapFromGlobal(QCursor.pos())):
                QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))

    def close(self) -> None:
        """Closes the window as the person does, and ends the run."""
        if self.open:
            self.open = False
            self.window.close()
            self.run.close()
            self.run.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.dresser.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
