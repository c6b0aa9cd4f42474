"""The running program: its application object, its services, and what happens before and after the window."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal
from PySide6.QtGui import QGuiApplication

from duckgames import APP_ID, __version__
from duckgames.app.application import Application
from duckgames.app.call_name import call_name, leaves_a_trace
from duckgames.app.command_line import BadCommandLine, CommandLine, parse
from duckgames.app.console import say
from duckgames.app.crash import CrashFile
from duckgames.app.endings import Endings
from duckgames.app.letters import missing_letters
from duckgames.app.qt_whispers import FirstWhispers, QtWhispers
from duckgames.app.taskbar import name_to_taskbar
from duckgames.app.window_run import WindowRun
from duckgames.app.words import asked_language
from duckgames.session import settings as declared
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.language import LANGUAGES, LanguageManager, worded
from duckgames.session.log_book import LogBook
from duckgames.session.qt_parts import show_qt_its_plugins
from duckgames.session.settings import Settings, peek
from duckgames.session.storage import Storage
from duckgames.ui.accessible import let_be_read
from duckgames.ui.sounds import QtSounds
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Dresser

if TYPE_CHECKING:
    from duckgames.app.second_start import SecondStarts

_log = logging.getLogger(__name__)

USAGE_ERROR = 2
NO_SCREEN = 4
INTERRUPTED = 130
"""What a shell expects of a program that Ctrl-C has ended."""


class Program(QObject):
    """One run of the program; without a `screen` it can do all that shows no window.

    Signals:
        crashed: the text of an exception that nothing caught, in whatever thread.
    """

    crashed = Signal(str)

    def __init__(self, argv: Sequence[str], screen: bool = True) -> None:
        name_to_taskbar(APP_ID)
        show_qt_its_plugins()
        # The first word names the program in its help, and its window to X11: the path it was started by does not.
        self._whispers = FirstWhispers(lambda said: _end_without_screen(argv[1:], said))
        with self._whispers:
            self._app = Application(["duckgames", *argv[1:]])
        super().__init__()
        self._app.setApplicationName("duckgames")
        self._app.setApplicationVersion(__version__)
        # On Wayland the icon is found by the name of the desktop file.
        QGuiApplication.setDesktopFileName(APP_ID)
        self._screen = screen
        self._words = list(self._app.arguments())
        self._language = LanguageManager(self)
        self._run: WindowRun | None = None
        self._line = CommandLine()
        self._calls: SecondStarts | None = None

    def run(self) -> int:
        """Does what the command line asks for and returns the exit code."""
        # Complaints and help are worded while the command line is read.
        self._language.use(_spoken(self._words))
        try:
            line = self._line = parse(self._words)
        except BadCommandLine as error:
            print(error, file=sys.stderr)
            return USAGE_ERROR
        if line.help or line.version:
            say(line.help or f"duckgames {__version__}")
            return 0
        if line.selftest or line.screenshots is not None:
            _watch_for_garbage()
        if line.selftest:
            from duckgames.app.selftest import selftest

            return selftest(self._language)
        if line.screenshots is not None:
            from duckgames.app.screenshots import take_screenshots

            return take_screenshots(line, self._language)
        if not self._screen:
            print(_no_screen(self._words), file=sys.stderr)
            return NO_SCREEN
        return self._run_window()

    def _run_window(self) -> int:
        storage = Storage()
        claim = _Claim(storage)
        name = call_name(storage.folder)
        if (claim.taken or leaves_a_trace(name)) and _call_first(name, self._line, claim):
            storage.release()
            print(self.tr("Duck Games is running already; its window is shown."))
            return 0
        trouble = claim.trouble
        let_be_read()
        look = Look(self)
        look.use_theme(self._line.theme or peek(declared.THEME))
        look.use_text_scale(peek(declared.TEXT_SIZE) / 100)
        Dresser(self._app, look)
        if trouble is not None and claim.taken:
            from duckgames.app.already_running import tell_already_running

            return tell_already_running(look, trouble, wait=not self._line.quit_after_first_paint)
        log = LogBook()
        log.open()
        self._whispers.note()
        with QtWhispers():
            code = self._run_first(look, storage, trouble, log)
        log.close()
        return code

    def _run_first(self, look: Look, storage: Storage, trouble: SessionError | None, log: LogBook) -> int:
        crash = CrashFile(storage.folder)
        # A signal, because the writer of matches has a thread of its own.
        self.crashed.connect(self._on_crash)
        # Not at once: the match, the AI process and the window are to be left in good order.
        crash.open(self.crashed.emit, lambda: self._app.exit(INTERRUPTED))
        sounds = QtSounds(self)
        # Only now, as the first: it puts aside what is damaged.
        settings = Settings()
        self._run = run = WindowRun(self._line, look, sounds, settings, self._language, storage, trouble, self, log=log)
        run.painted.connect(lambda: self._on_painted(run, sounds, crash))
        endings = Endings(self)
        endings.asked.connect(self._app.exit)
        run.open()
        code = self._app.exec()
        if self._calls is not None:
            self._calls.close()
        run.close()
        crash.close()
        endings.close()
        return code

    def _on_painted(self, run: WindowRun, sounds: QtSounds, crash: CrashFile) -> None:
        _watch_for_garbage()
        missing = missing_letters(run.services.look)
        if missing:
            # In the window nobody could read it. It is for whoever set up the system, as all the log is.
            said = f"No font of this system has the letters {missing}: please install one, such as DejaVu Sans."
            _log.warning(said)
            print(said, file=sys.stderr)
        if self._line.quit_after_first_paint:
            run.window.close()
            return
        _log.info("%s %s begins", self._app.applicationName(), __version__)
        sounds.prepare()
        run.begin()
        self._listen(run)
        self._app.tell_files(lambda file: run.on_called(CommandLine(file=file), ""))
        if crash.last:
            run.window.dialogs.show_crash(crash.last, before=True)

    def _listen(self, run: WindowRun) -> None:
        from duckgames.app.second_start import SecondStarts

        self._calls = SecondStarts(call_name(run.services.storage.folder), self)
        self._calls.called.connect(run.on_called)
        self._calls.listen()

    def _on_crash(self, text: str) -> None:
        if self._run is not None:
            self._run.window.dialogs.show_crash(text)


def _spoken(words: Sequence[str]) -> str:
    """The language that is asked for, by `words` or by the settings."""
    asked = asked_language(words)
    return asked if asked in LANGUAGES else peek(declared.LANGUAGE)


def _no_screen(words: Sequence[str]) -> str:
    text = str(QT_TRANSLATE_NOOP("Program", "There is no screen to show the window on."))
    return worded(_spoken(words), "Program", text)


def _end_without_screen(words: Sequence[str], said: str) -> None:
    """Ends the program with a sentence: the screen that the environment names does not answer, as Qt has `said`."""
    print(said, _no_screen(words), sep="\n", file=sys.stderr, flush=True)
    # Qt is in the middle of its own start, and would end with a crash.
    os._exit(NO_SCREEN)


class _Claim:
    """The attempt to be the window that keeps its matches in `storage`, and what is in its way."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.lock = storage.lock_file
        self.trouble = storage.lock()

    @property
    def taken(self) -> bool:
        """Whether another window has the place."""
        return self.trouble is not None and self.trouble.id is ErrorId.ALREADY_RUNNING

    def still_taken(self) -> bool:
        """The same, once more: that window may be about to end."""
        if self.taken:
            self.trouble = self._storage.lock()
        return self.taken


def _call_first(name: str, line: CommandLine, claim: _Claim) -> bool:
    """Whether another window has taken over what this start was asked for."""
    # Only now: a first start has no use for the network, not even for that inside the machine.
    from duckgames.app.second_start import call_first

    return call_first(name, line, claim.lock, claim.still_taken)


def _watch_for_garbage() -> None:
    """From now on garbage is looked for, but not among what the start has made: that would hold up frames."""
    gc.freeze()
    gc.enable()
