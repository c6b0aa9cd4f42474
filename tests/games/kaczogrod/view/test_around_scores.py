"""The score screen shows what won by either rule, and what of each city counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from duckgames.core.setup import Ai, Person, Player
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.state import Phase, State
from duckgames.games.kaczogrod.view import VIEW
from duckgames.ui.scores import Scores
from duckgames.ui.standing import standings
from duckgames.ui.theme import Look
from tests.games.kaczogrod.positions import position

CITIES = (
    "mayor@0,0 castle_on_the_hill@1,0 bank@-1,0 port@0,1",
    "mayor@12,0 bank@13,0 port@14,0 cinema@15,0 clock_tower@11,0",
    "mayor@12,12 bank@13,12 port@14,12 cinema@15,12 factory@16,12 ice_rink@17,12",
)


def over(winning: str, *cities: str) -> State:
    state = position(*cities, rest="pile", winning=winning)
    state = state.copy()
    state.phase, state.seat, state.turn = Phase.OVER, -1, -1
    return state


def scores(state: State) -> Scores:
    result = GAME.result(state)
    assert result is not None
    players: tuple[Player, ...] = (
        Person("", "poppy"),
        *(Ai("normal", "builder", duck) for duck in ("pip", "toffee", "quill")),
    )
    placed = standings(result, VIEW.columns, VIEW.lowest_wins)
    return Scores(players[: state.seats], placed, VIEW, GAME.observe(state, None), PRESENTER)


@pytest.mark.parametrize(
    ("winning", "parts"), [("basic", ["specials", "objects"]), ("advanced", ["specials", "types"])]
)
def test_only_columns_of_the_rule_that_was_played_are_shown(winning: str, parts: list[str]) -> None:
    shown = scores(over(winning, *CITIES))
    assert [column.part for column in shown.columns] == parts
    assert all(shown.word(column.heading) for column in shown.columns)


def test_equal_points_are_placed_by_specials_and_not_by_objects() -> None:
    """Two specials and a type are as much as three types with four objects, and come before them."""
    types = "mayor@0,0 bank@1,0 port@2,0 cinema@3,0 balloon@4,0"
    specials = "mayor@12,0 clock_tower@13,0 old_mint@11,0 bank@12,1"
    shown = scores(over("advanced", types, specials, CITIES[2]))
    assert [(standing.seat, standing.rank, standing.score.total) for standing in shown.placed] == [
        (2, 1, 5), (1, 2, 3), (0, 3, 3),
    ]  # fmt: skip


def test_what_does_not_count_is_pale_and_the_rest_outlined(look: Look) -> None:
    state = over("basic", "mayor@0,0 bank@1,0 old_mint@2,0 court@5,0 port@6,0", CITIES[1])
    image = QImage(420, 120, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    p = QPainter(image)
    VIEW.paint_row(p, QRectF(0, 0, 420, 120), look, GAME.observe(state, None), 0)
    p.end()
    line = look.colour("sun_line").rgb()
    found = {x for x in range(420) for y in range(120) if image.pixel(x, y) == line}
    assert found
    assert max(found) < 210, "the other district is not outlined"
