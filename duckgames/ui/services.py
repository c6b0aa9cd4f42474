"""What `app` builds once and the window hands on: the objects behind the pages."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.session.ai_client import AiClient
from duckgames.session.game_session import GameSession
from duckgames.session.language import LanguageManager
from duckgames.session.log_book import LogBook
from duckgames.session.reviewer import Reviewer
from duckgames.session.settings import Settings
from duckgames.session.statistics import Statistics
from duckgames.session.storage import Storage
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
