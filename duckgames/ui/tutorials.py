"""The tutorials of all games: the list of topics, and the lesson being learnt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.core.lesson import Lesson
from duckgames.session import settings as declared
from duckgames.session.game_files import GameFiles
from duckgames.session.lesson import LessonSession
from duckgames.session.lesson_progress import LessonProgress
from duckgames.ui.services import Services
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.lesson_list import LessonList
    from duckgames.ui.lesson_page import LessonPage


class Tutorials(QObject):
    """Opens topics over and instead of the launcher; the page is made when it is first needed.

    A lesson has a session of its own, so that no match, statistic or file hears of it.

    Signals:
        shown(page): a page is to fill the window.
        listed(game): the list of topics is wanted again, over the menu.
        rules_wanted(game), settings_wanted: the person asked for the rules or the settings.
    """

    shown = Signal(QWidget)
    listed = Signal(str)
    rules_wanted = Signal(str)
    settings_wanted = Signal()

    def __init__(
        self, services: Services, look: Look, files: Callable[[str], GameFiles], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._look = look
        self._files = files
        self._page: LessonPage | None = None
        self._lesson: Lesson | None = None
        services.settings.changed.connect(self.on_setting_changed)

    @property
    def game(self) -> str:
        """The game that is being learnt; empty: none is."""
        return "" if self._lesson is None else self._lesson.setup.game

    def make_list(self, game: str, window: QWidget) -> LessonList:
        """The topics of `game`, to be opened over `window`."""
        from duckgames.ui.lesson_list import LessonList

        topics = LessonList(self._look, registry.view(game), self._progress(game), window)
        topics.chosen.connect(lambda id, step: self.start(game, id, step))
        return topics

    def start(self, game: str, id: str, step: int = 0) -> None:
        """Begins the lesson `id` of `game` at one of its notes."""
        from duckgames.ui.lesson_list import following

        view = registry.view(game)
        lesson = next(lesson for lesson in view.lessons if lesson.id == id)
        page = self._page = self._page or self._make_page()
        self._lesson = lesson
        self.shown.emit(page)
        page.open(lesson, view, step, another=following(view.lessons, lesson) is not None)
        self.on_setting_changed()

    def leave(self) -> None:
        """Leaves the lesson, which can be gone on with."""
        if self._page is not None and self._lesson is not None:
            self._lesson = None
            self._page.close_lesson()

    def on_reached(self, number: int, last: bool) -> None:
        if self._lesson is not None:
            self._progress(self._lesson.setup.game).keep(self._lesson.id, number, last=last)

    def on_another(self) -> None:
        from duckgames.ui.lesson_list import following

        if self._lesson is not None:
            game = self._lesson.setup.game
            after = following(registry.view(game).lessons, self._lesson)
            if after is not None:
                self.start(game, after.id)

    def on_left(self) -> None:
        game = self.game
        self.leave()
        self.listed.emit(game)

    def on_setting_changed(self) -> None:
        """Brings the page up to date; `app` applies the settings that concern everything."""
        if self._page is not None and self._lesson is not None:
            # Whoever learns looks at what Pip points out: other places are lit once a card is taken up.
            self._page.match.show_helps(legal=False, tracker=False)
            self._page.match.top.show_speed(self._services.settings.value(declared.MOTION))

    def _progress(self, game: str) -> LessonProgress:
        return LessonProgress(self._files(game))

    def _make_page(self) -> LessonPage:
        from duckgames.ui.lesson_page import LessonPage

        page = LessonPage(self._look, self._services.sounds, LessonSession(parent=self))
        page.left.connect(self.on_left)
        page.another.connect(self.on_another)
        page.reached.connect(self.on_reached)
        page.match.help_wanted.connect(lambda: self.rules_wanted.emit(self.game))
        page.match.settings_wanted.connect(self.settings_wanted)
        page.match.speed_chosen.connect(lambda name: self._services.settings.store(declared.MOTION, name))
        return page
