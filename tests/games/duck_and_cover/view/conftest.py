"""Tables of Duck & Cover for the tests, with motion off unless a test wants it."""

from collections.abc import Callable, Iterator

import pytest

from duckgames.ui.theme import Look
from tests.games.duck_and_cover.view.desk import Desk

MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(look: Look) -> Iterator[MakeDesk]:
    desks: list[Desk] = []

    def make(seats: int = 4, size: tuple[int, int] = (1280, 672), seed: int = 5) -> Desk:
        desks.append(Desk(look, seats, size, seed))
        return desks[-1]

    yield make
    for desk in desks:
        desk.table.finish()
        desk.host.close()
        desk.host.deleteLater()
