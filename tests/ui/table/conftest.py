"""A table on the screen, with motion off unless a test wants it."""

from collections.abc import Iterator

import pytest

from duckgames.ui.theme import Look
from tests.ui.table.toy import Desk, make_desk


@pytest.fixture
def desk(look: Look) -> Iterator[Desk]:
    desk = make_desk(look)
    yield desk
    desk.view.close()
    desk.scene.finish()
