"""Pictures of the program, drawn by the program itself from a seeded match: for the README and for stores."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from duckgames.app.command_line import CommandLine
from duckgames.app.window_run import WindowRun
from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.match import Match
from duckgames.core.record import Record, fingerprint
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.session.language import LANGUAGES, LanguageManager
from duckgames.session.settings import Settings
from duckgames.session.storage import Saved, Storage
from duckgames.ui.sounds import NullSounds
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Dresser

SEED = 7
SIZES = ((1280, 800), (1920, 1080))
PATIENCE_MS = 60_000
SETTLE_MS = 60

_FRONT = Person("", "poppy")
_RIVALS = ("pip", "toffee", "quill", *DUCKS)


def take_screenshots(line: CommandLine, language: LanguageManager) -> int:
    """Draws every page in the asked (else all) languages, themes and sizes; returns the exit code."""
    folder = line.screenshots
    assert folder is not None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{folder}: {error.strerror}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="duckgames-") as scratch:
        studio = Studio(Path(scratch), line, language)
        try:
            for game in [line.game] if line.game else [info.id for info in registry.infos()]:
                for shot, picture in studio.pictures(game, line):
                    file = folder / f"{game}-{shot}.png"
                    if not picture(file):
                        print(f"{file}: not written", file=sys.stderr)
                        return 1
                    print(file)
        finally:
            studio.close()
    return 0


class Studio:
    """A window of its own, with settings and matches in a folder that is thrown away."""

    def __init__(self, folder: Path, line: CommandLine, language: LanguageManager) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self._language = language
        self._seed = line.seed if line.seed is not None else SEED
        self._look = Look()
        Dresser(application, self._look)
        settings = Settings(folder / "settings.ini")
        self._storage = Storage(folder)
        trouble = self._storage.lock()
        self._run = WindowRun(CommandLine(), self._look, NullSounds(), settings, language, self._storage, trouble)
        self._window = self._run.window
        self._session = self._run.services.session
        self._run.open()
        # Pictures stand still, but show the pace a player begins with.
        self._look.use_motion("off")
        self._run.services.ai.start()

    def pictures(self, game: str, line: CommandLine) -> Iterable[tuple[str, Callable[[Path], bool]]]:
        """The name of each picture, and what draws it into a file."""
        record = self._played(game)
        pages: dict[str, Callable[[], None]] = {
            "launcher": self._window.show_launcher,
            "new-game": lambda: self._window.dialogs.new_match(game),
            "table": lambda: self._resume(_middle(record)),
            "scores": lambda: self._resume(record),
        }
        for page, show in pages.items():
            self._window.dialogs.close()
            show()
            for code in [line.language] if line.language else LANGUAGES:
                self._language.use(code)
                for theme in [line.theme] if line.theme else ("light", "dark"):
                    self._look.use_theme(theme)
                    for width, height in line.sizes or SIZES:
                        self._window.resize(width, height)
                        _settle()
                        yield f"{page}-{code}-{theme}-{width}x{height}", self._save

    def close(self) -> None:
        """Ends the window's process and thread."""
        self._run.close()

    def _save(self, file: Path) -> bool:
        return self._window.grab().save(str(file))

    def _played(self, game: str) -> Record:
        """A whole match among ducks, its first seat given to a person afterwards."""
        info = registry.info(game)
        ducks = [duck for duck in dict.fromkeys(_RIVALS) if duck != _FRONT.duck][: info.usual_seats - 1]
        seats = tuple(Ai("normal", info.tempers[0], duck) for duck in (_FRONT.duck, *ducks))
        loop = QEventLoop()
        self._session.ended.connect(loop.quit)
        QTimer.singleShot(PATIENCE_MS, loop.quit)
        self._session.start(MatchSetup(game, seats, self._seed))
        loop.exec()
        self._session.ended.disconnect(loop.quit)
        self._session.close()
        if self._run.autosave is not None:
            self._run.autosave.flush()
        (file,) = (self._storage.folder / "finished" / game).glob("*.json")
        record = self._storage.open_file(file).record
        return replace(record, seats=(_FRONT, *record.seats[1:]))

    def _resume(self, record: Record) -> None:
        loop = QEventLoop()
        for signal in (self._session.deciding, self._session.ended):
            signal.connect(loop.quit)
        QTimer.singleShot(PATIENCE_MS, loop.quit)
        QTimer.singleShot(0, lambda: self._window.resume(Saved(record, None)))
        loop.exec()
        for signal in (self._session.deciding, self._session.ended):
            signal.disconnect(loop.quit)


def _middle(record: Record) -> Record:
    """`record` up to a choice of the first seat about three fifths through."""
    match = Match.replay(registry.game(record.game), record)
    ply = next(n for n in range(match.ply * 3 // 5, 0, -1) if tuple(match.game.owing(match.at(n)))[:1] == (0,))
    position = match.game.write(match.at(ply))
    notes = {key: value for key, value in record.notes.items() if key != "result"}
    return replace(record, actions=record.actions[:ply], fingerprint=fingerprint(position), notes=notes)


def _settle() -> None:
    """Lets the window arrange and draw itself."""
    loop = QEventLoop()
    QTimer.singleShot(SETTLE_MS, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents()
