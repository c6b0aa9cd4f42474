"""A real AI process for the tests of the session, with players of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from duckgames.session.ai_client import AiClient
from duckgames.session.game_session import GameSession
from tests.session.helpers import Memory, find_game
from tests.session.players import make, nobody


@pytest.fixture
def client(qapp: QCoreApplication) -> Iterator[AiClient]:
    """The window's end of a real AI process."""
    client = AiClient(make, judge=nobody)
    yield client
    client.close()


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def session(client: AiClient, memory: Memory) -> Iterator[GameSession]:
    """A session that knows the test game too, and whose saves are remembered."""
    session = GameSession(client, memory, find_game)
    yield session
    session.close()
