"""The window: launcher, match and scores as pages, and the ways between them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from duckgames.core import registry
from duckgames.core.rng import fresh_seed
from duckgames.core.setup import MatchSetup
from duckgames.session import settings as declared
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.storage import Saved
from duckgames.ui.dialogs import Dialogs
from duckgames.ui.game_pages import GamePages
from duckgames.ui.launcher import Launcher
from duckgames.ui.services import Services
from duckgames.ui.shelf import ShelfGame
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Toast

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage
    from duckgames.ui.result_page import ResultPage

SMALLEST = (1024, 640)
USUAL = (1280, 800)
LARGE = (1920, 1080)
"""From this size on, pages and dialogs grow with the window, up to twice."""

ZOOM_STEPS = 16


class MainWindow(QWidget):
    """Shows one page at a time; pages and dialogs other than the launcher are made when they are first needed."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._look = Look(self, like=services.look)
        self._match_page: MatchPage | None = None
        self._result_page: ResultPage | None = None
        self._resuming = False
        self._pages = QStackedLayout(self)
        self.launcher = Launcher(services.look, self._shelf(), services.language.current)
        self._pages.addWidget(self.launcher)
        self.game_pages = GamePages(self, services, self._look)
        self.dialogs = Dialogs(self, services, self._look, self.game_pages.files)
        self._toast = Toast(self._look, self)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.restoreGeometry(services.settings.window())
        self._connect()
        self.launcher.show_sound(not services.settings.value(declared.MUTED))
        self.retranslate()
        self.launcher.setFocus()

    def _connect(self) -> None:
        launcher, services = self.launcher, self._services
        self.dialogs.started.connect(self.start_match)
        self.dialogs.menu_wanted.connect(self.show_launcher)
        self.dialogs.page_wanted.connect(self.show_page)
        self.game_pages.left.connect(self.on_page_left)
        self.game_pages.failed.connect(self.on_failed)
        launcher.play_requested.connect(self.dialogs.new_match)
        launcher.new_requested.connect(self.dialogs.new_match)
        launcher.continue_requested.connect(self.continue_match)
        launcher.rules_requested.connect(self.show_rules)
        launcher.language_chosen.connect(lambda code: services.settings.store(declared.LANGUAGE, code))
        launcher.theme_toggled.connect(self.toggle_theme)
        launcher.sound_toggled.connect(self.toggle_sound)
        launcher.help_requested.connect(self.show_rules)
        launcher.settings_requested.connect(self.dialogs.show_settings)
        services.settings.changed.connect(self.on_setting_changed)
        services.settings.failed.connect(self.on_failed)
        services.session.failed.connect(self.on_failed)
        services.session.rebuilt.connect(self.on_rebuilt)
        services.language.changed.connect(launcher.show_language)

    def _shelf(self) -> tuple[ShelfGame, ...]:
        return tuple(self._shelf_game(info.id) for info in registry.infos())

    def _shelf_game(self, game: str) -> ShelfGame:
        info, view, look = registry.info(game), registry.view(game), self._services.look
        return ShelfGame(
            id=game,
            seats=info.seats,
            minutes=info.minutes,
            title=view.title,
            sentence=view.sentence,
            paint=lambda p, rect, dark: view.paint_postcard(p, rect, look),
            can_continue=bool(self._services.storage.unfinished(game)),
        )

    # The ways between pages.

    def show_launcher(self) -> None:
        """Leaves what is shown and goes to the menu."""
        if self._match_page is not None:
            self._match_page.close_match()
        self.game_pages.close()
        self.launcher.set_shelf(self._shelf())
        self._pages.setCurrentWidget(self.launcher)
        self.launcher.setFocus()
        self.retranslate()

    def show_page(self, game: str, key: str) -> None:
        """Shows a page of `game`, as its deck builder."""
        self.dialogs.close()
        page = self.game_pages.open(game, key)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.game_pages.begin()

    def on_page_left(self, game: str) -> None:
        """The page of a game is done: its match is set up further."""
        self.show_launcher()
        self.dialogs.resume_new_match(game)

    def first_game(self) -> str:
        """The id of the first game on the shelf."""
        return registry.infos()[0].id

    def start_match(self, setup: MatchSetup) -> None:
        """Begins a match."""
        self._open_page(setup)
        self._services.session.start(setup)

    def continue_match(self, game: str) -> None:
        """Takes up the newest unfinished match of `game`."""
        found = self._services.storage.newest_unfinished(game)
        for trouble in found.troubles:
            self.on_failed(trouble)
        if found.saved is not None:
            self.resume(found.saved)
        else:
            self.launcher.set_shelf(self._shelf())

    def continue_newest(self) -> None:
        """Takes up the match that was played last, of whatever game, if there is one."""
        game = self._services.storage.last_played(info.id for info in registry.infos())
        if game is not None:
            self.continue_match(game)

    def open_file(self, file: Path) -> None:
        """Opens the match in a file that a person names."""
        try:
            saved = self._services.storage.open_file(file)
        except SessionFailure as failure:
            self.on_failed(failure.error)
        else:
            self.resume(saved)

    def resume(self, saved: Saved) -> None:
        """Takes up a saved match."""
        record = saved.record
        self._resuming = True
        take_back = record.notes.get("take_back") is True
        self._open_page(MatchSetup(record.game, record.seats, record.seed, record.options, take_back))
        self._services.session.resume(record, saved.name)

    def _open_page(self, setup: MatchSetup) -> None:
        if self._match_page is None:
            from duckgames.ui.match_page import MatchPage

            page = MatchPage(self._look, self._services.sounds, self._services.session)
            page.left.connect(self.show_launcher)
            page.over.connect(self.show_result)
            page.help_wanted.connect(self.show_rules)
            page.settings_wanted.connect(self.dialogs.show_settings)
            page.speed_chosen.connect(lambda name: self._services.settings.store(declared.MOTION, name))
            self._pages.addWidget(page)
            self._match_page = page
        self.game_pages.close()
        self._services.ai.warm(setup.game)
        settings = self._services.settings
        self._pages.setCurrentWidget(self._match_page)
        self._match_page.open(setup, registry.view(setup.game))
        self._match_page.show_helps(settings.value(declared.SHOW_LEGAL), settings.value(declared.TRACKER))
        self._match_page.top.show_speed(settings.value(declared.MOTION))
        self.retranslate()

    def show_result(self) -> None:
        """Shows the scores of the match that has just ended."""
        session = self._services.session
        if self._result_page is None:
            from duckgames.ui.result_page import ResultPage

            self._result_page = ResultPage(self._look)
            self._result_page.again.connect(self.play_again)
            self._result_page.look.connect(self.look_back)
            self._result_page.menu.connect(self.show_launcher)
            self._pages.addWidget(self._result_page)
        setup, result, seed = session.setup, session.result, session.seed
        assert result is not None
        assert seed is not None
        view, presenter = registry.view(setup.game), registry.presenter(setup.game)
        seen = session.observation(session.viewer)
        self._result_page.show_result(setup, view, presenter, result, seen, seed)
        self._pages.setCurrentWidget(self._result_page)

    def play_again(self) -> None:
        """Begins another match with the same players."""
        setup = self._services.session.setup
        self.start_match(MatchSetup(setup.game, setup.seats, fresh_seed(), setup.options, take_back=setup.take_back))

    def look_back(self) -> None:
        """Shows the table of the match that has ended."""
        assert self._match_page is not None
        self._pages.setCurrentWidget(self._match_page)
        self._match_page.show_ended()

    def show_rules(self, game: str = "") -> None:
        """Opens the rules of `game`, of the page that is open or the match being played, or of the first game."""
        session = self._services.session
        played = session.setup.game if session.running else self.first_game()
        self.dialogs.show_rules(game or self.game_pages.game or played)

    # What comes from elsewhere.

    def on_rebuilt(self) -> None:
        """A match is on the table."""
        self._resuming = False
        self.retranslate()

    def on_failed(self, error: SessionError) -> None:
        """Says what went wrong; a match that cannot be taken up leads back to the menu."""
        from duckgames.ui.error_words import error_sentence

        if self._resuming and error.id in (ErrorId.SAVE_DAMAGED, ErrorId.SAVE_NEWER):
            self._resuming = False
            self.show_launcher()
        told = self._match_page.director.voice if self._match_page is not None else None
        self._toast.show_message(error_sentence(error, *(told or ())), refused=True)

    def on_setting_changed(self, key: str) -> None:
        """Brings the page of the match up to date; `app` applies the settings that concern everything."""
        settings = self._services.settings
        self.launcher.show_sound(not settings.value(declared.MUTED))
        if self._match_page is not None:
            self._match_page.show_helps(settings.value(declared.SHOW_LEGAL), settings.value(declared.TRACKER))
            self._match_page.top.show_speed(settings.value(declared.MOTION))

    def toggle_theme(self) -> None:
        """Goes from day to evening or back."""
        self._services.settings.store(declared.THEME, "light" if self._look.dark else "dark")

    def toggle_sound(self) -> None:
        """Mutes or unmutes."""
        settings = self._services.settings
        settings.store(declared.MUTED, not settings.value(declared.MUTED))
        muted = settings.value(declared.MUTED)
        self._toast.show_message(self.tr("Sound is off.") if muted else self.tr("Sound is on."))

    def retranslate(self) -> None:
        name = self.tr("Duck Games")
        session = self._services.session
        playing = self._pages.currentWidget() is not self.launcher and session.running
        self.setWindowTitle(f"{registry.view(session.setup.game).title()} \N{EN DASH} {name}" if playing else name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = min(self.width() / LARGE[0], self.height() / LARGE[1])
        # In steps: every other zoom means letters and pictures of another size.
        self._look.use_zoom(min(2.0, max(1.0, int(scale * ZOOM_STEPS) / ZOOM_STEPS)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._services.settings.remember_window(self.saveGeometry())
        if self._match_page is not None:
            self._match_page.close_match()
        self.game_pages.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Quit):
            self.close()
        elif event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_F1:
            self.show_rules()
        elif event.key() == Qt.Key.Key_M and not event.modifiers():
            self.toggle_sound()
        else:
            super().keyPressEvent(event)
