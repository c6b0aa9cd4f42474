"""Everything that reads the files of a person, as the program does it when it starts and when pages are opened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.app.command_line import CommandLine
from duckgames.app.window_run import WindowRun
from duckgames.core import registry
from duckgames.games.kaczogrod.view.collection_shelf import kept_of
from duckgames.games.kaczogrod.view.decks_desk import cabinet_of
from duckgames.session import settings as declared
from duckgames.session.ai_client import AiClient
from duckgames.session.errors import SessionError
from duckgames.session.game_files import GameFiles
from duckgames.session.game_session import GameSession
from duckgames.session.kept_keys import KeptKeys
from duckgames.session.language import LanguageManager
from duckgames.session.lesson_progress import LessonProgress
from duckgames.session.saved_matches import SavedMatches
from duckgames.session.settings import Setting, Settings
from duckgames.session.statistics import Statistics
from duckgames.session.storage import FINISHED, UNFINISHED, Saved, Storage
from duckgames.ui.commands import all_commands
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.sounds import NullSounds
from duckgames.ui.sprites import Sprites
from duckgames.ui.theme import Look

ROUNDS: Final = 2000
"""So often the program may turn round until a match is open or refused; only a fault reaches it."""


class Silent(AiClient):
    """Never answers, and needs no process for it."""

    def start(self) -> None:
        pass


def look_at_all(folder: Path) -> None:
    """Reads all there is, and keeps something of each kind, so that nothing is read that writing then destroys."""
    storage = Storage(folder)
    assert storage.lock() is None
    try:
        _settings(folder / "settings.ini")
        _games(folder)
        _statistics(storage)
        _matches(storage)
    finally:
        storage.release()


def _settings(file: Path) -> None:
    settings = Settings(file)
    for setting in vars(declared).values():
        if isinstance(setting, Setting):
            assert type(settings.value(setting)) is type(setting.default)
    for info in registry.infos():
        settings.last_setup(info)
        settings.last_picks(info)
    window = QWidget()
    window.restoreGeometry(settings.window())
    assert QByteArray(window.saveGeometry())
    shortcuts = Shortcuts()
    shortcuts.follow(KeptKeys(settings))
    for command in all_commands():
        assert isinstance(shortcuts.key(command), str)
    settings.store(declared.VOLUME, 1)
    settings.store(declared.VOLUME, 3)
    assert settings.value(declared.VOLUME) == 3
    shiboken6.delete(window)


def _games(folder: Path) -> None:
    for info in registry.infos():
        told: list[SessionError] = []
        files = GameFiles(folder, info.id, told.append)
        LessonProgress(files).of("lesson-1")
        LessonProgress(files).keep("lesson-1", 1, last=True)
        (kept,) = LessonProgress(files).of("lesson-1")
        assert kept.learnt
    cabinet_of(files)
    kept_of(files)


def _statistics(storage: Storage) -> None:
    statistics = Statistics(storage)
    statistics.catch_up(info.id for info in registry.infos())
    for _ in range(20):
        QCoreApplication.processEvents()
    for info in registry.infos():
        statistics.finished(info.id)
    statistics.close()
    shiboken6.delete(statistics)


def _matches(storage: Storage) -> None:
    matches = SavedMatches(storage)
    for info in registry.infos():
        on_disk = {file.name.partition(".json")[0] for file in (storage.folder / "matches" / info.id).glob("*.json")}
        entries = [entry for kind in (UNFINISHED, FINISHED) for entry in matches.entries(info.id, kind)]
        listed = {entry.name for entry in entries if entry.kind == UNFINISHED}
        assert on_disk <= listed, f"{on_disk - listed} of {info.id} are not listed"
        for entry in entries:
            assert matches.look_at(entry) is not None
        found = storage.newest_unfinished(info.id)
        if found.saved is not None:
            _open(found.saved)


def _open(saved: Saved) -> None:
    """The match is opened, or refused with a word."""
    session = GameSession(Silent())
    heard: list[object] = []
    session.rebuilt.connect(lambda *words: heard.append(words))
    session.failed.connect(heard.append)
    session.resume(saved.record)
    for _ in range(ROUNDS):
        if heard:
            break
        QCoreApplication.processEvents()
    assert heard, "the match is neither opened nor refused"
    session.close()
    shiboken6.delete(session)


def look_through_window(folder: Path, sprites: Sprites | None = None) -> None:
    """Opens the window, every list and a match of each game."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    language = application.findChild(LanguageManager) or LanguageManager(application)
    settings = Settings(folder / "settings.ini")
    language.use(settings.value(declared.LANGUAGE) or "en")
    storage = Storage(folder)
    run = WindowRun(
        CommandLine(theme="light"), Look(sprites=sprites), NullSounds(), settings, language, storage, storage.lock()
    )
    # Without a process the ducks play at random.
    setattr(run.services.ai, "start", lambda: None)  # noqa: B010
    run.painted.connect(run.begin)
    run.open()
    window = run.window
    for _ in range(3):
        QCoreApplication.processEvents()
    for info in registry.infos():
        for show in (
            lambda game: window.dialogs.show_matches(game),
            lambda game: window.dialogs.new_match(game),
            lambda game: window.dialogs.show_statistics(game),
            window.show_lessons,
            window.plays.continue_game,
        ):
            show(info.id)
            QCoreApplication.processEvents()
        window.dialogs.close()
        for _ in range(10):
            QCoreApplication.processEvents()
        window.show_launcher()
    window.dialogs.show_settings()
    QCoreApplication.processEvents()
    window.close()
    run.close()
    run.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
