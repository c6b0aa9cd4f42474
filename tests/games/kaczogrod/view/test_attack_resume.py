"""A match that is taken up again, in the middle of whatever event, looks as it did while it was played."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Done, Play
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.ui.table.mark_pictures import Mark
from tests.games.kaczogrod import positions
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk


def calm(desk: Desk) -> None:
    """Takes away what only the moment before is to blame for: glows, and grids that lie still as long as they can."""
    desk.table.finish()
    desk.scene._marks.clear(Mark.GLOW)
    desk.scene.cards.forget_arrangements()
    desk.scene.relayout(dict(desk.scene.cards.layout))


def picture(desk: Desk) -> QImage:
    """All but the die, of which a test below tells."""
    calm(desk)
    shown = desk.table.grab().toImage()
    painter = QPainter(shown)
    painter.fillRect(desk.table.plan.die.toAlignedRect(), Qt.GlobalColor.black)
    painter.end()
    return shown


def words(desk: Desk) -> list[tuple[str, bool]]:
    """What every button of the table says, and whether it is there."""
    buttons = [*desk.table._piles.buttons, *desk.table._buttons._heads]
    return [(each.accessibleName() if not each.isHidden() else "", each.isHidden()) for each in buttons]


def ask(desk: Desk) -> None:
    if desk.viewer in GAME.owing(desk.state):
        desk.offer()


def lively(desk: Desk) -> Any:
    """An action of whoever is to choose; events rather often, and choices rather than none."""
    legal = desk.match.legal(GAME.owing(desk.state)[0])
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and desk.dice.random() < 0.5:
        return desk.dice.choice(plays)
    return desk.dice.choice([action for action in legal if not isinstance(action, Done)] or legal)


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 0), (4, None)])
def test_a_rebuilt_table_is_the_played_one(make_desk: MakeDesk, seats: int, viewer: int | None) -> None:
    desk = make_desk(seats, size=(1024, 592), seed=40 + seats, viewer=viewer)
    seen: set[tuple[int, Phase]] = set()
    while desk.match.result is None and len(seen) < 12:
        desk.step(lively(desk))
        state = desk.state
        if state.phase is Phase.START or (moment := (state.event, state.phase)) in seen:
            continue
        said = words(desk)
        seen.add(moment)
        ask(desk)
        played = picture(desk)
        desk.table.rebuild(desk.seen, 0)
        assert words(desk) == said, moment
        ask(desk)
        assert picture(desk) == played, moment
    assert len(seen) == 12


def test_the_die_of_a_resumed_match_does_not_show_what_nobody_rolled(make_desk: MakeDesk) -> None:
    """Olympic Games count half of what the die shows: of a count of 2 nobody knows whether that was a 3 or a 4."""
    desk = make_desk(2)
    city = "mayor@0,0 swimming_pool@1,0 ice_rink@0,1 bank@-1,0"
    rival = "mayor@12,0 swimming_pool@13,0 ice_rink@12,1 frog_races@11,0"
    state = positions.position(city, rival, hands=("olympic_games",))
    rolled = positions.do(state, positions.play("olympic_games", 1), rolls=(4,))
    assert (rolled.phase, rolled.roll) == (Phase.REMOVE, 2)
    stand(desk, rolled)
    assert desk.table._board.roll is None


def test_the_die_of_a_resumed_match_shows_what_was_rolled(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    rival = "mayor@12,0 swimming_pool@13,0 ice_rink@12,1 frog_races@11,0"
    state = positions.position("mayor@0,0", rival, hands=("flood",))
    rolled = positions.do(state, positions.play("flood", 1), rolls=(4,))
    assert rolled.phase is Phase.REMOVE
    stand(desk, rolled)
    assert desk.table._board.roll == (1, 4)
