"""Nothing overlaps and nothing leaves the window, at any size and for any number of players."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from duckgames.games.duck_town.view.layout import Plan, make_plan, unit_of
from duckgames.games.duck_town.view.rivals_layout import FRAME, RivalPlan
from duckgames.games.duck_town.view.role_faces import POWER
from duckgames.ui.lettering import LEADING
from duckgames.ui.table.signs import CAPTION

SIZES = [(1024, 592), (1280, 744), (1440, 836), (1600, 836), (1920, 1016), (3840, 2096)]
SIZES += [(1024, 1344), (1080, 1856), (2160, 3776), (2560, 1016), (3440, 1376)]
TEXTS = [1.0, 1.25, 1.5]


def plan_of(size: tuple[int, int], seats: int, text: float, target: int = 7) -> Plan:
    unit = unit_of(QSizeF(*size))
    speech = 84 if size[1] >= 836 else 60 if size[1] >= 640 else 52
    return make_plan(QSizeF(*size), seats, text, target, round(speech * unit * text))


def apart(rects: list[QRectF]) -> list[tuple[QRectF, QRectF]]:
    """The pairs that overlap."""
    shown = [rect for rect in rects if not rect.isEmpty()]
    return [
        (a, b) for a, b in combinations(shown, 2) if a.intersected(b).width() > 0.5 and a.intersected(b).height() > 0.5
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("target", [7, 8])
def test_everything_lies_apart_inside_the_window(size: tuple[int, int], seats: int, text: float, target: int) -> None:
    plan = plan_of(size, seats, text, target)
    panels = [rival.panel for rival in plan.rivals]
    parts = [*panels, plan.strip, plan.street, plan.speech, plan.roles, plan.words, plan.hand, plan.deck]
    parts += [plan.log, plan.focus]
    window = QRectF(0, 0, *size)
    assert [part for part in parts if not part.isEmpty() and not window.contains(part)] == []
    assert apart(parts) == []
    assert apart([*plan.cells, plan.face_down]) == []
    assert all(plan.strip.contains(place) for place in (*plan.cells, plan.face_down))
    inside = [plan.me, plan.purse, plan.colours, *plan.places]
    assert [place for place in inside if not plan.street.contains(place)] == []
    assert apart(inside) == []
    assert len(plan.places) == target
    assert plan.town.contains(plan.places[-1])
    assert plan.hand.width() >= 2 * plan.hand_card.width()
    assert plan.tray.width() >= plan.tray_card.width()
    assert plan.hand.adjusted(-1, -1, 1, 1).contains(plan.tray)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("text", TEXTS)
def test_what_belongs_to_a_rival_lies_in_its_panel(size: tuple[int, int], seats: int, text: float) -> None:
    for rival in plan_of(size, seats, text).rivals:
        things = things_of(rival)
        assert [thing for thing in things if not rival.panel.contains(thing)] == []
        assert apart(things) == []
        assert rival.card.width() >= 14
        # Seven buildings lie side by side.
        assert 7 * rival.card.width() <= rival.town.width()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("text", TEXTS)
def test_the_hand_of_a_rival_leaves_room_for_the_numbers(size: tuple[int, int], seats: int, text: float) -> None:
    for rival in plan_of(size, seats, text).rivals:
        scale = text * rival.fit
        # A coin and two figures before it, two figures behind it.
        assert rival.hand.left() - rival.stats.left() >= 46 * scale
        assert rival.stats.right() - rival.hand.right() >= 27 * scale
        assert scale >= 0.9
        # The frame round a hand to be swapped does not touch the name over it.
        assert rival.hand.top() - FRAME >= rival.name.bottom()


def things_of(rival: RivalPlan) -> list[QRectF]:
    things = [rival.avatar, rival.name, rival.stats, rival.built, *rival.roles, rival.town, rival.quay]
    return [thing for thing in things if not thing.isEmpty()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 7])
@pytest.mark.parametrize("text", TEXTS)
def test_what_is_chosen_from_lies_on_its_panel(size: tuple[int, int], seats: int, text: float) -> None:
    plan = plan_of(size, seats, text)
    assert plan.street.contains(plan.choice)
    assert plan.choice.contains(plan.chosen_from)
    assert plan.choice.contains(plan.pile_room)
    assert 7 * plan.pile_card.width() <= plan.pile_room.width()
    assert plan.pile_card.height() <= plan.pile_room.height() + 1
    # Who it is, at least, stands on a role or under it.
    assert plan.pile_card.width() >= POWER or plan.choice.bottom() - 8 - plan.pile_room.bottom() >= CAPTION * LEADING
    assert 3 * plan.choice_card.width() <= plan.chosen_from.width()
    assert apart([plan.choice, plan.me, plan.purse, plan.colours]) == []


@pytest.mark.parametrize(
    ("size", "street", "hand"), [((1024, 592), 96, 108), ((1280, 744), 108, 124), ((1920, 1016), 140, 146)]
)
def test_own_cards_are_as_large_as_they_were_drawn(size: tuple[int, int], street: int, hand: int) -> None:
    plan = plan_of(size, 5, 1.0)
    assert plan.card.width() >= street
    assert plan.hand_card.width() >= hand


def test_log_and_card_in_focus_have_a_column_where_there_is_room() -> None:
    wide = plan_of((1920, 1016), 4, 1.0)
    assert wide.log.height() > 300
    assert wide.focus.height() > 300
    assert plan_of((1280, 744), 4, 1.0).log.isEmpty()


def test_everybody_with_two_roles_has_two_places_for_them() -> None:
    for seats in range(2, 8):
        plan = plan_of((1920, 1016), seats, 1.0)
        roles = 2 if seats <= 3 else 1
        assert plan.roles.width() >= roles * plan.role.width()
        assert {len(rival.roles) for rival in plan.rivals} == {roles}
