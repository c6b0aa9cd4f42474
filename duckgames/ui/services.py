"""What `app` builds once and the window hands on: the objects behind the pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from duckgames.session.ai_client import AiClient
from duckgames.session.errors import SessionError, SessionFailure
from duckgames.session.game_session import GameSession
from duckgames.session.language import LanguageManager
from duckgames.session.log_book import LogBook
from duckgames.session.reviewer import Reviewer
from duckgames.session.saved_matches import Entry
from duckgames.session.settings import Settings
from duckgames.session.statistics import Statistics
from duckgames.session.storage import Saved, Storage
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look


@dataclass(frozen=True)
class Services:
    """One of each for the whole run of the program."""

    look: Look
    sounds: Sounds
    settings: Settings
    language: LanguageManager
    storage: Storage
    session: GameSession
    ai: AiClient
    statistics: Statistics
    log: LogBook
    reviewer: Reviewer

    def load(self, entry: Entry, failed: Callable[[SessionError], object]) -> Saved | None:
        """A match from the list as it was left; `failed` hears what is wrong with its file, which may leave none."""
        return self.as_left(lambda troubles: self.storage.load(entry.game, entry.name, troubles, entry.kind), failed)

    def as_left(
        self, load: Callable[[list[SessionError]], Saved | None], failed: Callable[[SessionError], object]
    ) -> Saved | None:
        """What `load` reads, or what is newer and a slow or full disk does not hold yet."""
        # First: what is being written is one of the two.
        unsaved = self.session.unsaved()
        troubles: list[SessionError] = []
        try:
            saved = load(troubles)
        except SessionFailure as failure:
            failed(failure.error)
            return None
        for trouble in troubles:
            failed(trouble)
        record = None if saved is None or saved.name is None else unsaved.get(saved.name)
        return saved if saved is None or record is None else replace(saved, record=record)
