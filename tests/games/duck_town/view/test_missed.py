"""A person whose secret role misses its turn is told so, and nobody else is."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QImage

from duckgames.core.places import Slot
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.actions import Name
from duckgames.games.duck_town.rules.events import RoleCalled, RoleMissed
from duckgames.games.duck_town.rules.roles import FOX, ROLES
from duckgames.games.duck_town.rules.state import Phase
from duckgames.games.duck_town.view.all_signs import ROLE
from duckgames.games.duck_town.view.board import Board
from duckgames.games.duck_town.view.own import RoleSign
from tests.games.duck_town.view.conftest import MakeDesk
from tests.games.duck_town.view.desk import Desk


def foxed(make_desk: MakeDesk, *, named: bool = True, viewer: int | None = 0) -> tuple[Desk, int]:
    """A table where a rival Fox has just named the own role, or one that nobody has; somebody is called later."""
    for seed in range(60):
        desk = make_desk(5, (1280, 744), seed, viewer=viewer)
        if not desk.play_until(lambda state: state.role == FOX and state.phase == Phase.TURN and state.seat != 0, 400):
            continue
        holders = desk.state.holders
        latest = max(role for role in ROLES if holders[role] > 0)
        wanted = 0 if named else -1
        role = next((role for role in range(3, latest) if holders[role] == wanted and not desk.state.up >> role & 1), 0)
        if role:
            desk.step(Name(role))
            return desk, role
    raise AssertionError("no seed gives this")


def played_past(desk: Desk, role: int) -> list[Any]:
    """Plays until `role` was called, and answers the events of that step."""
    while True:
        events = desk.step()
        if any(isinstance(event, RoleCalled) and event.role == role for event in events):
            return list(events)


def sign(desk: Desk) -> RoleSign:
    return next(item.sign for item in desk.table._signs[ROLE] if isinstance(item.sign, RoleSign))


def own_card(desk: Desk) -> QImage:
    image: QImage = desk.scene.cards.items[Slot(zones.secret(0), 0)].pixmap().toImage()
    return image


def test_the_own_card_the_words_and_the_name_tell_of_it(make_desk: MakeDesk) -> None:
    desk, role = foxed(make_desk)
    before, card = own_card(desk), sign(desk).role()
    assert card is not None
    assert sign(desk)._status(card, 200.0) == "secret", "it is not called yet"
    slot = Slot(zones.secret(0), 0)
    played_past(desk, role)
    assert sign(desk).told(card).startswith("Your role misses this turn. The Fox named: ")
    assert sign(desk)._status(card, 200.0) == ""
    assert own_card(desk) != before
    stack = desk.scene.table.stack(slot)
    assert desk.table._words.name(slot, stack).startswith("Your role, turn missed: ")
    assert desk.table._board.call(role).value == "nobody", "as for everybody"


def test_it_is_told_after_the_match_was_taken_up_again(make_desk: MakeDesk) -> None:
    desk, role = foxed(make_desk)
    played_past(desk, role)
    live = own_card(desk)
    desk.table.rebuild(desk.seen, 0)
    assert own_card(desk) == live
    board = Board()
    board.begin(desk.seen)
    assert [each for each in ROLES if board.misses(each)] == [role]


def test_the_next_round_knows_nothing_of_it(make_desk: MakeDesk) -> None:
    desk, _ = foxed(make_desk)
    while not any(isinstance(event, RoleMissed) for event in desk.step()):
        pass
    assert not any(desk.table._board.misses(each) for each in ROLES)


def test_others_see_only_that_nobody_answers(make_desk: MakeDesk) -> None:
    desk, role = foxed(make_desk, viewer=None)
    before = own_card(desk)
    played_past(desk, role)
    assert own_card(desk) == before
    assert sign(desk).role() is None
    slot = Slot(zones.secret(0), 0)
    assert "missed" not in desk.table._words.name(slot, desk.scene.table.stack(slot))


def test_the_pace_is_that_of_a_role_nobody_has(make_desk: MakeDesk) -> None:
    paces = []
    for named in (True, False):
        desk, role = foxed(make_desk, named=named)
        event = RoleCalled(role=role, seat=None)
        paces.append([act.ms for act in desk.table._choreography.acts(event, desk.scene)])
    assert paces[0] == paces[1]
