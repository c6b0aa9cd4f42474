"""Nothing on the table calls a city "yours" that is not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from duckgames.core.setup import Ai, Person, Player
from duckgames.games.kaczogrod.view import VIEW
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.sounds import NullSounds
from duckgames.ui.theme import Look
from tests.games.kaczogrod.view.conftest import MakeDesk

DUCK = Ai("easy", "builder", "quill")


@pytest.mark.parametrize(("player", "words"), [(DUCK, "City: Quill"), (Person("", "poppy"), "Your city")])
def test_the_city_of_a_duck_that_is_watched_is_its_own(
    make_desk: MakeDesk, look: Look, player: Player, words: str
) -> None:
    desk = make_desk(2, viewer=None)
    host = QWidget()
    table = VIEW.make_table(look, NullSounds(), (player, DUCK), host)
    table.rebuild(desk.seen, 0)
    showing: Showing = table._showing
    assert showing.city_name(0) == words
    assert showing.city_name(1) == "City: Quill"
    host.deleteLater()
