"""Tables of Kaczogród for the tests, with motion off unless a test wants it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from duckgames.ui.theme import Look
from tests.games.kaczogrod.view.desk import Desk

MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(look: Look) -> Iterator[MakeDesk]:
    desks: list[Desk] = []

    def make(*args: Any, **named: Any) -> Desk:
        desks.append(Desk(look, *args, **named))
        return desks[-1]

    yield make
    for desk in desks:
        desk.table.finish()
        desk.host.close()
        desk.host.deleteLater()
