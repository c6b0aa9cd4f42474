"""The running program: its application object, its services, and what happens before and after the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from duckgames import __version__
from duckgames.app.command_line import BadCommandLine, CommandLine, parse
from duckgames.app.crash import CrashFile
from duckgames.session import settings as declared
from duckgames.session.ai_client import AiClient
from duckgames.session.autosave import Autosave, Keeper, NullKeeper
from duckgames.session.errors import ErrorId
from duckgames.session.game_session import GameSession
from duckgames.session.language import LanguageManager
from duckgames.session.resources import resource
from duckgames.session.settings import Settings
from duckgames.session.storage import Storage
from duckgames.ui.main_window import MainWindow
from duckgames.ui.services import Services
from duckgames.ui.sounds import QtSounds
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Dresser

USAGE_ERROR = 2


class Program(QObject):
    """One run of the program."""

    def __init__(self, argv: Sequence[str]) -> None:
        self._app = QApplication(list(argv))
        super().__init__()
        self._app.setApplicationName("duckgames")
        self._app.setApplicationVersion(__version__)
        # On Wayland the icon is found by the name of the desktop file.
        QGuiApplication.setDesktopFileName("duckgames")
        self._words = list(self._app.arguments())
        self._language = LanguageManager(self)
        self._window: MainWindow | None = None
        self._line = CommandLine()

    def run(self) -> int:
        """Does what the command line asks for and returns the exit code."""
        settings = Settings()
        self._language.use(settings.value(declared.LANGUAGE))
        try:
            self._line = parse(self._words)
        except BadCommandLine as error:
            print(error, file=sys.stderr)
            return USAGE_ERROR
        line = self._line
        if line.language:
            self._language.use(line.language)
        if line.help or line.version:
            print(line.help or f"duckgames {__version__}")
            return 0
        if line.selftest:
            from duckgames.app.selftest import selftest

            return selftest(self._language)
        if line.screenshots is not None:
            from duckgames.app.screenshots import take_screenshots

            return take_screenshots(line, self._language)
        return self._run_window(settings)

    def _run_window(self, settings: Settings) -> int:
        look = Look(self)
        look.use_theme(self._line.theme or settings.value(declared.THEME))
        look.use_text_scale(settings.value(declared.TEXT_SIZE) / 100)
        Dresser(self._app, look)
        storage = Storage()
        trouble = storage.lock()
        if trouble is not None and trouble.id is ErrorId.ALREADY_RUNNING:
            from duckgames.app.already_running import tell_already_running

            return tell_already_running(look)
        autosave = None if trouble is not None else Autosave(storage, self)
        keeper: Keeper = autosave or NullKeeper()
        ai = AiClient(parent=self)
        session = GameSession(ai, keeper, parent=self)
        sounds = QtSounds(self)
        services = Services(look, sounds, settings, self._language, storage, session, ai)
        crash = CrashFile(storage.folder)
        crash.open(self._on_crash)
        self._window = window = MainWindow(services)
        self._apply(services)
        settings.changed.connect(lambda key: self._apply(services, key))
        if autosave is not None:
            autosave.failed.connect(window.on_failed)
        window.show()
        # All that is not seen waits until the first picture is on the screen.
        QTimer.singleShot(0, lambda: self._after_first_paint(services, sounds, crash))
        if trouble is not None:
            window.on_failed(trouble)
        if settings.damage is not None:
            window.on_failed(settings.damage)
        code = self._app.exec()
        session.close()
        ai.close()
        if autosave is not None:
            autosave.close()
        storage.release()
        crash.close()
        return code

    def _after_first_paint(self, services: Services, sounds: QtSounds, crash: CrashFile) -> None:
        window, line = self._window, self._line
        assert window is not None
        if line.quit_after_first_paint:
            window.close()
            return
        window.setWindowIcon(QIcon(str(resource("icons/app-icon.svg"))))
        services.ai.start()
        sounds.prepare()
        if line.file is not None:
            window.open_file(line.file)
        elif line.continue_ and line.game:
            window.continue_match(line.game)
        elif line.continue_:
            window.continue_newest()
        elif line.game or line.seed is not None:
            window.dialogs.new_match(line.game or window.first_game(), line.seed)
        if crash.last:
            window.dialogs.show_crash(crash.last, before=True)

    def _apply(self, services: Services, key: str | None = None) -> None:
        """Applies one setting, or all, to what concerns the whole program; a word of the command line goes before."""
        settings, line = services.settings, self._line
        if key == declared.LANGUAGE.key:
            self._language.use(settings.value(declared.LANGUAGE))
        if key == declared.THEME.key or (key is None and not line.theme):
            services.look.use_theme(settings.value(declared.THEME))
        if key in (declared.MOTION.key, None):
            services.look.use_motion(settings.value(declared.MOTION))
        if key in (declared.TEXT_SIZE.key, None):
            services.look.use_text_scale(settings.value(declared.TEXT_SIZE) / 100)
        if key in (declared.VOLUME.key, None):
            services.sounds.set_volume(settings.value(declared.VOLUME))
        if key in (declared.MUTED.key, None):
            services.sounds.set_muted(settings.value(declared.MUTED))

    def _on_crash(self, text: str) -> None:
        if self._window is not None:
            self._window.dialogs.show_crash(text)
