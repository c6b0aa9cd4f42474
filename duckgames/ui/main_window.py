"""The window: the frame around launcher, matches and pages of games, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from duckgames.core import registry
from duckgames.session import settings as declared
from duckgames.session.errors import SessionError
from duckgames.session.saved_matches import Entry
from duckgames.session.shared import Arrived
from duckgames.ui import commands
from duckgames.ui.commands import Command
from duckgames.ui.dialogs import Dialogs
from duckgames.ui.game_pages import GamePages
from duckgames.ui.launcher import Launcher
from duckgames.ui.plays import Plays
from duckgames.ui.replays import Replays
from duckgames.ui.reviews import Reviews
from duckgames.ui.services import Services
from duckgames.ui.shelf import shelf_of
from duckgames.ui.theme import Look
from duckgames.ui.tutorials import Tutorials
from duckgames.ui.widgets import Toast
from duckgames.ui.window_place import place

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
        self._pages = QStackedLayout(self)
        self.launcher = Launcher(services.look, shelf_of(services.look, services.storage), services.language.current)
        self._pages.addWidget(self.launcher)
        self.game_pages = GamePages(self, services, self._look)
        self.plays = Plays(services, self._look, self)
        self.replays = Replays(services, self._look, self)
        self.reviews = Reviews(services, self._look, self)
        self.tutorials = Tutorials(services, self._look, self.game_pages.files, self)
        self.dialogs = Dialogs(self, services, self._look, self.game_pages.files)
        self._toast = Toast(self._look, self)
        self.setMinimumSize(*SMALLEST)
        place(self, services.settings.window(), QSize(*USUAL))
        self._connect()
        self._connect_replays()
        self.launcher.show_sound(not services.settings.value(declared.MUTED))
        self.retranslate()
        self.launcher.setFocus()

    def _connect(self) -> None:
        launcher, services = self.launcher, self._services
        self.plays.shown.connect(self.on_play_shown)
        self.plays.opened.connect(self.retranslate)
        self.plays.menu_wanted.connect(self.show_launcher)
        self.plays.none_waits.connect(self.show_waiting)
        self.plays.rules_wanted.connect(self.show_rules)
        self.plays.settings_wanted.connect(self.dialogs.show_settings)
        self.plays.statistics_wanted.connect(self.dialogs.show_statistics)
        self.plays.failed.connect(self.on_failed)
        self.dialogs.started.connect(self.plays.start)
        self.dialogs.menu_wanted.connect(self.show_launcher)
        self.dialogs.match_chosen.connect(self.plays.continue_match)
        self.dialogs.file_chosen.connect(self.plays.open_file)
        self.dialogs.shelf_changed.connect(self.show_waiting)
        self.dialogs.matches_wanted.connect(self.show_matches)
        self.dialogs.page_wanted.connect(self.show_page)
        self.game_pages.left.connect(self.on_page_left)
        self.game_pages.failed.connect(self.on_failed)
        launcher.play_requested.connect(self.dialogs.new_match)
        launcher.new_requested.connect(self.dialogs.new_match)
        launcher.continue_requested.connect(self.plays.continue_game)
        launcher.matches_requested.connect(self.dialogs.show_matches)
        launcher.rules_requested.connect(self.show_rules)
        launcher.language_chosen.connect(lambda code: services.settings.store(declared.LANGUAGE, code))
        launcher.theme_toggled.connect(self.toggle_theme)
        launcher.sound_toggled.connect(self.toggle_sound)
        launcher.tutorial_requested.connect(self.show_lessons)
        launcher.statistics_requested.connect(self.dialogs.show_statistics)
        self.tutorials.shown.connect(self.on_lesson_shown)
        self.tutorials.listed.connect(self.show_lessons)
        self.tutorials.rules_wanted.connect(self.show_rules)
        self.tutorials.settings_wanted.connect(self.dialogs.show_settings)
        launcher.help_requested.connect(self.show_rules)
        launcher.settings_requested.connect(self.dialogs.show_settings)
        services.settings.changed.connect(self.on_setting_changed)
        services.settings.failed.connect(self.on_failed)
        services.language.changed.connect(launcher.show_language)

    def _connect_replays(self) -> None:
        self.plays.share_wanted.connect(self.dialogs.show_share)
        self.plays.fairness_wanted.connect(self.dialogs.show_fairness)
        self.plays.replay_wanted.connect(lambda record: self.replays.watch(record, self.plays.back_to_result))
        self.dialogs.replay_chosen.connect(self.on_replay_chosen)
        self.dialogs.match_arrived.connect(self.on_match_arrived)
        self.replays.shown.connect(self.on_replay_shown)
        self.replays.match_wanted.connect(self.plays.play_on)
        self.replays.failed.connect(self.on_failed)
        self.plays.review_wanted.connect(lambda *of: self.reviews.open(of[0], of[1], self.plays.back_to_result))
        self.dialogs.review_chosen.connect(self.on_review_chosen)
        self.reviews.shown.connect(self.on_replay_shown)
        self.reviews.match_wanted.connect(self.plays.play_on)
        self.reviews.watch_wanted.connect(lambda record, ply: self.replays.watch(record, self.reviews.come_back, ply))
        self.reviews.failed.connect(self.on_failed)

    # The ways between pages.

    def show_launcher(self) -> None:
        """Leaves what is shown and goes to the menu."""
        self.plays.leave()
        self.tutorials.leave()
        self.replays.leave()
        self.reviews.leave()
        self.game_pages.close()
        self.show_waiting()
        self._pages.setCurrentWidget(self.launcher)
        self.launcher.setFocus()
        self.retranslate()

    def show_waiting(self) -> None:
        """Shows at each game whether a match of it waits to be played on."""
        self.launcher.set_shelf(shelf_of(self._services.look, self._services.storage))

    def show_page(self, game: str, key: str) -> None:
        """Shows a page of `game`, as its deck builder."""
        self.dialogs.close()
        self._show(self.game_pages.open(game, key))
        self.game_pages.begin()

    def on_page_left(self, game: str) -> None:
        """The page of a game is done: its match is set up further."""
        self.show_launcher()
        self.dialogs.resume_new_match(game)

    def show_lessons(self, game: str) -> None:
        """Goes to the menu, with the topics of the tutorial of `game`."""
        self.show_launcher()
        self.dialogs.show_lessons(self.tutorials.make_list(game, self))

    def on_lesson_shown(self, page: QWidget) -> None:
        """A lesson takes the window."""
        self.dialogs.close()
        self._show(page)

    def show_matches(self, game: str = "") -> None:
        """Goes to the menu, with all matches of `game`, or of the one that is played, learnt or chosen there."""
        session = self._services.session
        played = (
            self.replays.game or self.reviews.game or (session.setup.game if session.running else self.tutorials.game)
        )
        game = game or played or self.launcher.chosen_game
        self.show_launcher()
        self.dialogs.show_matches(game)

    def first_game(self) -> str:
        """The id of the first game on the shelf."""
        return registry.infos()[0].id

    def show_rules(self, game: str = "") -> None:
        """Opens the rules of `game`, of the page that is open or the match being played, or of the first game."""
        session = self._services.session
        played = session.setup.game if session.running else self.first_game()
        self.dialogs.show_rules(
            game or self.game_pages.game or self.tutorials.game or self.replays.game or self.reviews.game or played
        )

    def _show(self, page: QWidget) -> None:
        """Lets `page` fill the window."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.retranslate()

    # What comes from elsewhere.

    def on_play_shown(self, page: QWidget) -> None:
        """A match takes the window: the page of a game, a lesson or a replay is left."""
        self.tutorials.leave()
        self.replays.leave()
        self.reviews.leave()
        self.game_pages.close()
        self._show(page)

    def on_replay_shown(self, page: QWidget) -> None:
        """A match that is watched takes the window."""
        self.dialogs.close()
        self._show(page)

    def on_replay_chosen(self, entry: Entry) -> None:
        """A saved match is to be watched; the way back leads to the list it was chosen from."""
        self.replays.watch_entry(entry, lambda: self.show_matches(entry.game))

    def on_review_chosen(self, entry: Entry) -> None:
        """A finished match is to be reviewed; the way back leads to the list it was chosen from."""
        self.reviews.open_entry(entry, lambda: self.show_matches(entry.game))

    def on_match_arrived(self, match: Arrived) -> None:
        """A match came as a code: it is watched from the moment that it names."""
        from duckgames.ui.code_words import partly_sentence

        self.replays.watch(match.record, self.show_launcher, match.ply)
        if not match.whole:
            self._toast.show_message(partly_sentence(match))

    def on_failed(self, error: SessionError) -> None:
        """Says what went wrong."""
        from duckgames.ui.error_words import error_sentence

        self._toast.show_message(error_sentence(error, *(self.plays.voice or ())), refused=True, joined=True)

    def on_setting_changed(self) -> None:
        """Shows what the launcher shows of the settings; `app` applies those that concern everything."""
        self.launcher.show_sound(not self._services.settings.value(declared.MUTED))

    def toggle_theme(self) -> None:
        """Goes from day to evening or back."""
        self._services.settings.store(declared.THEME, "light" if self._look.dark else "dark")

    def toggle_sound(self) -> None:
        """Mutes or unmutes."""
        settings = self._services.settings
        settings.store(declared.MUTED, not settings.value(declared.MUTED))
        muted = settings.value(declared.MUTED)
        self._toast.show_message(self.tr("Sound is off.") if muted else self.tr("Sound is on."))

    def toggle_full_screen(self) -> None:
        """Fills the screen, or gives it back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        name = self.tr("Duck Games")
        session = self._services.session
        playing = self._pages.currentWidget() is not self.launcher and session.running
        game = self.replays.game or self.reviews.game or (session.setup.game if playing else "")
        self.setWindowTitle(f"{registry.view(game).title()} \N{EN DASH} {name}" if game else name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A screen on its side is no smaller.
        low, long = sorted((self.width(), self.height()))
        scale = min(long / LARGE[0], low / LARGE[1])
        # In steps: every other zoom means letters and pictures of another size.
        self._look.use_zoom(min(2.0, max(1.0, int(scale * ZOOM_STEPS) / ZOOM_STEPS)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._services.settings.remember_window(self.saveGeometry())
        self.plays.leave()
        self.tutorials.leave()
        self.game_pages.close()
        super().closeEvent(event)

    def _hand_keys_on(self) -> None:
        """The window itself has no use for the keys: what fills it gets them, or what lies over that."""
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._hand_keys_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.focusWidget() is None:
            # What had the keys is gone, and this one came to nobody.
            self._hand_keys_on()
            if (heir := self.focusWidget()) is not None:
                QApplication.sendEvent(heir, event)
                return
        acts: dict[Command, Callable[[], object]] = {
            commands.RULES: self.show_rules,
            commands.KEYS: self.dialogs.show_keys,
            commands.MATCHES: self.show_matches,
            commands.SETTINGS: self.dialogs.show_settings,
            commands.SOUND: self.toggle_sound,
            commands.FULL_SCREEN: self.toggle_full_screen,
            commands.QUIT: self.close,
        }
        command = self._look.shortcuts.pressed(event, tuple(acts))
        if command is not None:
            acts[command]()
        elif event.matches(QKeySequence.StandardKey.Paste) and self._pages.currentWidget() is self.launcher:
            self.dialogs.show_code()
        else:
            super().keyPressEvent(event)
