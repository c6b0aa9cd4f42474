"""What is about to leave a city is shown before it goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from duckgames.core.events import CardMoved, seen_from
from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.events import DistrictLost
from duckgames.games.kaczogrod.rules.state import State
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.games.kaczogrod.positions import do, events, marks, play, position
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

CITY = "mayor@12,0 port@13,0 bank@14,0 zoo@14,1 factory@14,2 cinema@11,0"
LOST = [(14, 0), (14, 1), (14, 2)]
"""What no town hall is linked to once the port is gone."""


def attacked() -> State:
    """Two objects of the city of seat 1 may be removed."""
    return do(position("mayor@0,0", CITY, hands=["hurricane"]), play("hurricane", 1), rolls=[6])


def there(*cells: tuple[int, int]) -> set[Slot]:
    return {Slot(zones.city(1), cell) for cell in cells}


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(2)
    stand(desk, attacked())
    desk.offer()
    return desk


def test_the_city_of_which_cards_are_chosen_is_in_the_middle(desk: Desk) -> None:
    assert desk.table.plan.city.contains(desk.scene.rect_of(Slot(zones.city(1), (13, 0))))
    assert not desk.scene.marked(Mark.CHOSEN)
    assert not desk.scene.marked(Mark.DOOMED)


def test_a_chosen_card_is_marked_and_the_district_that_goes_with_it_is_hatched(desk: Desk) -> None:
    desk.click(Slot(zones.city(1), (13, 0)))
    desk.step(desk.chosen[-1])
    desk.offer()
    assert set(desk.scene.marked(Mark.CHOSEN)) == there((13, 0))
    assert set(desk.scene.marked(Mark.DOOMED)) == there(*LOST)


@pytest.mark.parametrize("size", [(1024, 592), (1280, 744), (1920, 1016)])
def test_frames_round_the_cards_of_a_rival_have_room(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(2, size=size)
    tall = "mayor@12,0 port@12,1 bank@12,2 zoo@12,3 factory@12,4 court@12,5"
    stand(desk, do(position("mayor@0,0", tall, hands=["hurricane"]), play("hurricane", 1), rolls=[6]))
    desk.offer()
    area = desk.table.plan.city.adjusted(0, 10, 0, -10)
    assert all(area.contains(desk.scene.rect_of(Slot(zones.city(1), (12, row)))) for row in range(6))


def test_between_two_choices_the_city_stays_where_it_is(desk: Desk) -> None:
    desk.click(Slot(zones.city(1), (13, 0)))
    desk.step(desk.chosen[-1])
    assert desk.table.plan.city.contains(desk.scene.rect_of(Slot(zones.city(1), (13, 0))))


def test_escape_leads_back_to_the_city_of_which_cards_are_chosen(desk: Desk) -> None:
    attacked_card = Slot(zones.city(1), (13, 0))
    desk.key(Qt.Key.Key_C)
    assert not desk.table.plan.city.contains(desk.scene.rect_of(attacked_card))
    desk.key(Qt.Key.Key_Escape)
    assert desk.table.plan.city.contains(desk.scene.rect_of(attacked_card))


def test_what_a_person_looks_at_between_two_choices_stays(desk: Desk) -> None:
    desk.click(Slot(zones.city(1), (13, 0)))
    desk.step(desk.chosen[-1])
    desk.key(Qt.Key.Key_C)
    desk.offer()
    assert desk.table.plan.city.contains(desk.scene.rect_of(Slot(zones.city(0), (0, 0))))


def test_a_card_that_cuts_nothing_dooms_nothing(desk: Desk) -> None:
    desk.click(Slot(zones.city(1), (11, 0)))
    desk.step(desk.chosen[-1])
    desk.offer()
    assert set(desk.scene.marked(Mark.CHOSEN)) == there((11, 0))
    assert not desk.scene.marked(Mark.DOOMED)


def test_the_marks_go_with_the_next_event(desk: Desk) -> None:
    for cell in ((13, 0), (11, 0)):
        desk.offer()
        desk.click(Slot(zones.city(1), cell))
        desk.step(desk.chosen[-1])
    assert not desk.scene.marked(Mark.CHOSEN)
    assert not desk.scene.marked(Mark.DOOMED)


def test_a_district_is_hatched_between_the_cards_that_were_removed_and_its_own(desk: Desk, look: Look) -> None:
    told = [seen_from(event, 0) for event in events(attacked(), *marks((13, 0), (11, 0)))]
    beats = [beat.events for beat in desk.table._choreography.beats(told)]
    loss = next(n for n, beat in enumerate(beats) if isinstance(beat[0], DistrictLost))
    moved = [[each.source.at for each in beat if isinstance(each, CardMoved)] for beat in beats]
    assert moved[loss] == [], "the hatch is seen before anything moves"
    assert [at for beat in moved[:loss] for at in beat][:2] == [(13, 0), (11, 0)]
    assert [at for beat in moved[loss:] for at in beat][:3] == LOST
    look.use_motion("normal")
    acts = desk.table._choreography.acts(beats[loss][0], desk.scene)
    for act in acts:
        act.step(0.5)
    assert set(desk.scene.marked(Mark.DOOMED)) == there(*LOST)
    for act in acts:
        act.end()
    assert not desk.scene.marked(Mark.DOOMED)


def test_the_own_city_comes_back_when_the_attack_is_over(desk: Desk) -> None:
    for cell in ((13, 0), (11, 0)):
        desk.click(Slot(zones.city(1), cell))
        desk.step(desk.chosen[-1])
        desk.offer() if desk.state.seat == 0 else None
    assert desk.table.plan.city.contains(desk.scene.rect_of(Slot(zones.city(0), (0, 0))))
