"""One run of the program with its window: every object built once, wired, and put away again."""

from __future__ import annotations

import logging

import shiboken6
from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from duckgames.app.command_line import CommandLine
from duckgames.app.forward import come_forward
from duckgames.app.spare_memory import give_back
from duckgames.app.window_icon import window_icon
from duckgames.core import registry
from duckgames.session import settings as declared
from duckgames.session.ai_client import LONG, AiClient
from duckgames.session.autosave import Autosave, Keeper, NullKeeper
from duckgames.session.errors import SessionError
from duckgames.session.game_session import GameSession
from duckgames.session.kept_keys import KeptKeys
from duckgames.session.kept_reviews import KeptReviews
from duckgames.session.language import LanguageManager
from duckgames.session.log_book import LogBook
from duckgames.session.reviewer import Reviewer
from duckgames.session.settings import Settings
from duckgames.session.statistics import CountingKeeper, Statistics
from duckgames.session.storage import Storage
from duckgames.ui.main_window import MainWindow
from duckgames.ui.services import Services
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look

_log = logging.getLogger(__name__)

FLUSH_SECONDS = 2.0
"""How long a second start waits for the disk before it opens what was asked for."""


class WindowRun(QObject):
    """What lives from the opening of the window to its end; `trouble` is why nothing can be saved, or None.

    Signals:
        painted: the first picture is on the screen; all that is not seen has waited for it.
    """

    painted = Signal()

    def __init__(
        self,
        line: CommandLine,
        look: Look,
        sounds: Sounds,
        settings: Settings,
        language: LanguageManager,
        storage: Storage,
        trouble: SessionError | None,
        parent: QObject | None = None,
        *,
        log: LogBook | None = None,
    ) -> None:
        super().__init__(parent)
        self._line = line
        self._trouble = trouble
        self.autosave = None if trouble is not None else Autosave(storage, self)
        keeper: Keeper = self.autosave or NullKeeper()
        ai = AiClient(parent=self)
        statistics = Statistics(storage, kept=trouble is None, parent=self)
        session = GameSession(ai, CountingKeeper(keeper, statistics), parent=self)
        # A process of its own, so that no duck waits for a review, and one that no duck notices.
        reviewer = Reviewer(AiClient(patience=LONG, parent=self, idle=True), KeptReviews(storage, keeper), parent=self)
        self.services = Services(
            look, sounds, settings, language, storage, session, ai, statistics, log or LogBook(), reviewer
        )
        look.shortcuts.follow(KeptKeys(settings, self))
        self.window = MainWindow(self.services)
        self._apply()
        settings.changed.connect(self._apply)
        # Between two matches nobody notices the milliseconds that it takes.
        session.rebuilt.connect(give_back)
        statistics.failed.connect(self.window.on_failed)
        if self.autosave is not None:
            self.autosave.failed.connect(self.window.on_failed)

    def open(self) -> None:
        """Shows the window, and what the person has to know before anything else."""
        self.window.launcher.installEventFilter(self)
        self.window.show()
        for trouble in (self._trouble, self.services.settings.damage):
            if trouble is not None:
                self.window.on_failed(trouble)

    def begin(self) -> None:
        """Starts what was not needed for the first picture, and does what the command line asks for."""
        self.window.setWindowIcon(window_icon(self.services.look.sprites))
        self.services.ai.start()
        self.services.statistics.catch_up(info.id for info in registry.infos())
        self._do(self._line)

    def on_called(self, line: CommandLine, token: str) -> None:
        """The program was started once more with `line`: its window comes to the front and does that too.

        `token` is the leave of the window system to do so.
        """
        _log.info("The program was started once more")
        come_forward(self.window, token)
        session = self.services.session
        asked = line.file or line.game or line.seed is not None or line.continue_
        if not asked or (line.continue_ and session.running and line.game in (None, session.setup.game)):
            # Going on with the match that is being played is what happens anyway.
            return
        self.window.dialogs.close()
        if self.autosave is not None:
            # The file that is to be opened may be that of the match being played.
            self.autosave.flush(FLUSH_SECONDS)
        self._do(line)

    def _do(self, line: CommandLine) -> None:
        window = self.window
        if line.file is not None:
            window.plays.open_file(line.file)
        elif line.continue_ and line.game:
            window.plays.continue_game(line.game)
        elif line.continue_:
            window.plays.continue_newest()
        elif line.game or line.seed is not None:
            window.dialogs.new_match(line.game or window.first_game(), line.seed)

    def close(self) -> None:
        """Ends the match, the AI process and the writer, and takes the window apart."""
        services = self.services
        services.session.close()
        services.reviewer.cancel()
        services.ai.close()
        if self.autosave is not None:
            self.autosave.close()
        services.statistics.close()
        services.storage.release()
        # A widget that has the keys as it dies sends events to filters that are half gone already.
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()
        shiboken6.delete(self.window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False

    def _apply(self, key: str | None = None) -> None:
        """Applies one setting, or all, to what concerns the whole program; a word of the command line goes before."""
        settings, line, look, sounds = self.services.settings, self._line, self.services.look, self.services.sounds
        if key == declared.LANGUAGE.key:
            self.services.language.use(settings.value(declared.LANGUAGE))
        if key == declared.THEME.key or (key is None and not line.theme):
            look.use_theme(settings.value(declared.THEME))
        if key in (declared.MOTION.key, None):
            look.use_motion(settings.value(declared.MOTION))
        if key in (declared.REDUCED.key, None):
            look.use_reduced(settings.value(declared.REDUCED))
        if key in (declared.TEXT_SIZE.key, None):
            look.use_text_scale(settings.value(declared.TEXT_SIZE) / 100)
        if key in (declared.VOLUME.key, None):
            sounds.set_volume(settings.value(declared.VOLUME))
        if key in (declared.MUTED.key, None):
            sounds.set_muted(settings.value(declared.MUTED))
