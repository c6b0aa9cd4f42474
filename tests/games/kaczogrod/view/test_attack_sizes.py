"""No size of window, number of players or size of text leaves the table without a place for a card."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from duckgames.core.setup import Ai, Person, Player
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view import VIEW
from duckgames.ui.sounds import NullSounds
from duckgames.ui.theme import Look
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import DUCKS

NOT_LAID_OUT = (100, 30)
"""What Qt gives a widget that was never shown: the first thing that a table is laid out for."""

SMALLEST = (1024, 592)
"""In the smallest window."""


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [NOT_LAID_OUT, (640, 420), SMALLEST])
def test_a_table_of_any_size_is_laid_out(
    make_desk: MakeDesk, look: Look, size: tuple[int, int], seats: int, text: float
) -> None:
    look.use_text_scale(text)
    host = QWidget()
    players: tuple[Player, ...] = (Person("", DUCKS[0]), *(Ai("easy", "builder", duck) for duck in DUCKS[1:seats]))
    table = VIEW.make_table(look, NullSounds(), players, host)
    table.resize(*size)
    # By hand first: what fails within an event of Qt would end the whole run.
    table._relayout()
    desk = make_desk(seats, viewer=None)
    desk.play_until(lambda state: state.turns > 20)
    table.rebuild(desk.seen, 0)
    for seat in range(seats) if size == SMALLEST else ():
        assert not table._scene.rect_of(zones.city(seat)).isEmpty()
    host.deleteLater()
