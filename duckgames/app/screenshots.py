"""Pictures of the program, drawn by the program itself from a seeded match: for the README and for stores."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from duckgames.app.command_line import CommandLine
from duckgames.app.console import say
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
                    say(file)
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
        """The name of each picture, and what draws it into a file.

        A game with secrets shows them to one seat at a time: for it there are also the cover, and a table for each kind
        of choice that the first seat had.
        """
        for page, show in self._pages(game).items():
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

    def _pages(self, game: str) -> dict[str, Callable[[], None]]:
        """What shows each page, by its name."""
        record = self._played(game)
        moments, dialogs = Moments(record), self._window.dialogs
        pages: dict[str, Callable[[], None]] = {
            "launcher": self._window.show_launcher,
            "new-game": lambda: dialogs.new_match(game),
            "table": lambda: self._resume(moments.middle()),
            "scores": lambda: self._resume(record),
            "statistics": lambda: dialogs.show_statistics(game),
            "rules": lambda: dialogs.show_rules(game),
            "matches": lambda: dialogs.show_matches(game),
            "tutorial": lambda: self._window.show_lessons(game),
            "settings": dialogs.show_settings,
            "keys": dialogs.show_keys,
            "diagnostics": dialogs.show_diagnostics,
            "licences": dialogs.show_licences,
        }
        if not registry.view(game).lessons:
            del pages["tutorial"]
        for page in registry.view(game).pages:
            pages[page.key] = partial(self._window.show_page, game, page.key)
        if registry.info(game).secrets:
            for kind, cut in moments.by_kind().items():
                pages[f"table-{kind}"] = partial(self._resume, cut)
            pages["cover"] = lambda: self._resume(_for_two(moments.middle()))
        return pages

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
        # Nobody looks on: a page that still shows the game before would not understand this one.
        self._window.show_launcher()
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
        # Ducks of the match before may still choose, and what the session tells of that is not waited for.
        self._window.plays.leave()
        loop = QEventLoop()
        signals = (self._session.deciding, self._session.handover, self._session.ended)
        for signal in signals:
            signal.connect(loop.quit)
        QTimer.singleShot(PATIENCE_MS, loop.quit)
        QTimer.singleShot(0, lambda: self._window.plays.resume(Saved(record, None)))
        loop.exec()
        for signal in signals:
            signal.disconnect(loop.quit)


class Moments:
    """The choices of the first seat in a match that was played, as records that end before them."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._match = match = Match.replay(registry.game(record.game), record)
        self._plies = [ply for ply in range(match.ply) if 0 in match.game.owing(match.at(ply))]

    def middle(self) -> Record:
        """The last choice in the first three fifths, where much lies on the table and nothing is decided."""
        return self._cut([ply for ply in self._plies if ply <= self._match.ply * 3 // 5][-1])

    def by_kind(self) -> dict[str, Record]:
        """One choice of each kind, by what the person is asked for: one from the middle of them all, not the first."""
        presenter, game = registry.presenter(self._record.game), self._match.game
        kinds: dict[str, list[int]] = {}
        for ply in self._plies:
            lead, _ = presenter.prompt(game.observe(self._match.at(ply), 0), 0)
            kinds.setdefault(lead.key.removeprefix("prompt."), []).append(ply)
        return {kind: self._cut(plies[len(plies) // 2]) for kind, plies in kinds.items()}

    def _cut(self, ply: int) -> Record:
        position = self._match.game.write(self._match.at(ply))
        notes = {key: value for key, value in self._record.notes.items() if key != "result"}
        actions = self._record.actions[:ply]
        return replace(self._record, actions=actions, fingerprint=fingerprint(position), notes=notes)


def _for_two(record: Record) -> Record:
    """`record` with a second person in the next seat."""
    first, second, *others = record.seats
    return replace(record, seats=(first, Person("", second.duck), *others))


def _settle() -> None:
    """Lets the window arrange and draw itself."""
    loop = QEventLoop()
    QTimer.singleShot(SETTLE_MS, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents()
