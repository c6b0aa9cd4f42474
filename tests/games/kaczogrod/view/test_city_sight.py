"""How the city in the middle is looked at: fitted, zoomed, panned, and other cities in its place."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import Add, Play
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.rules.groups import EVENT, TOWN_HALL
from duckgames.games.kaczogrod.rules.state import Phase, State
from duckgames.games.kaczogrod.view.faces import SMALL
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.games.kaczogrod import positions
from tests.games.kaczogrod.positions import IDLE, card, position
from tests.games.kaczogrod.view.city_desk import (
    CITY,
    button,
    cards_in_view,
    drag_ground,
    in_hand,
    own,
    press,
    stand,
    wheel,
)
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

SIZES = ((1024, 592), (1280, 744), (1920, 1016))
CTRL = Qt.KeyboardModifier.ControlModifier


def grown(count: int, wide: int) -> str:
    """A city of so many cards in rows, none of them beside another of its type."""
    spare = [each for each in BASE.ids[1:] if BASE.groups[card(each)] != EVENT and each not in ("cafe", IDLE)]
    kinds: dict[tuple[int, int], int] = {}
    found = []
    for n in range(count):
        column, row = n % wide, n // wide
        near = (kinds.get((column - 1, row)), kinds.get((column, row - 1)))
        # Of what is left, the type with the most cards: so none runs out before the others.
        left = Counter(BASE.groups[card(each)] for each in spare)
        kind = max((each for each in left if each not in near), key=lambda each: left[each]) if n else TOWN_HALL
        name = next(each for each in spare if BASE.groups[card(each)] == kind)
        spare.remove(name)
        kinds[column, row] = kind
        found.append(f"{name}@{column},{row}")
    return " ".join(found)


@pytest.fixture(autouse=True)
def _long_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "LENGTH", 80)


def turn(*cities: str, hand: str = "cafe fire", seats: int = 2) -> State:
    return position(*cities, hands=[hand], seats=seats)


@pytest.mark.parametrize("size", SIZES)
def test_cards_tell_their_name_at_full_size(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(2, size=size)
    assert desk.table.plan.tile.width() >= SMALL * desk.table.plan.unit


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("count", "wide"), [(12, 4), (24, 3), (36, 12), (60, 8)])
def test_the_fit_has_all_cards_and_all_legal_cells_clear_of_what_lies_over_the_corners(
    make_desk: MakeDesk, size: tuple[int, int], count: int, wide: int
) -> None:
    desk = make_desk(2, size=size)
    stand(desk, turn(grown(count, wide)))
    ways = [way for way in desk.offer() if isinstance(way.action, Add)]
    plan = desk.table.plan
    shown = {slot for slot in desk.scene.cards.items if slot.zone == CITY} | {way.target for way in ways}
    rects = [desk.scene.rect_of(slot) for slot in shown]
    assert len(rects) > count
    assert all(plan.city.contains(rect) for rect in rects)
    covers = (plan.me, plan.tools, plan.played)
    assert not any(rect.intersects(cover) for rect in rects for cover in covers)


def test_the_own_city_is_as_large_as_its_height_allows(make_desk: MakeDesk) -> None:
    desk = make_desk(2, size=(1280, 744))
    stand(desk, turn(grown(20, 5)))
    desk.offer()
    tall = desk.scene.rect_of(own(0, 0)).height()
    assert 6 * tall > 0.95 * desk.table.plan.city.height() - 30


def test_wheel_buttons_and_keys_zoom_and_fit(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn(grown(12, 4)))
    desk.offer()
    camera = desk.scene.camera
    fitted = camera.scale(CITY)
    wheel(desk, desk.table.plan.city.center(), 3)
    assert camera.scale(CITY) > fitted
    press(button(desk, "See the whole city"))
    assert camera.scale(CITY) == fitted
    press(button(desk, "Larger"))
    larger = camera.scale(CITY)
    assert larger > fitted
    press(button(desk, "Smaller"))
    assert camera.scale(CITY) < larger
    desk.key(Qt.Key.Key_0)
    assert camera.scale(CITY) == fitted
    for _ in range(3):
        desk.key(Qt.Key.Key_Plus)
    assert camera.scale(CITY) > larger


def test_zooming_stops_at_full_size(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn(grown(20, 4)))
    seen = []
    for _ in range(12):
        desk.key(Qt.Key.Key_Plus)
        seen.append(desk.scene.camera.scale(CITY))
    assert 1.0 in seen
    assert max(seen) == 2.0


def test_ground_is_panned_by_the_mouse_and_by_keys(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn(grown(20, 4)))
    area = desk.table.plan.city
    before = desk.scene.rect_of(own(0, 0)).topLeft()
    drag_ground(desk, area.center() + QPointF(0.4 * area.width(), 0), QPointF(-40, 30))
    moved = desk.scene.rect_of(own(0, 0)).topLeft() - before
    assert (moved - QPointF(-40, 30)).manhattanLength() <= 3
    QTest.keyClick(desk.table._view, Qt.Key.Key_Left, CTRL)
    assert desk.scene.rect_of(own(0, 0)).x() > before.x() - 40


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_person_does_the_city_is_never_lost(make_desk: MakeDesk, seed: int) -> None:
    desk = make_desk(2, size=(1024, 592))
    stand(desk, turn("mayor@0,0 port@1,0 bank@2,0 zoo@3,0 factory@4,0 cinema@4,1 swimming_pool@4,2 hospital@4,3"))
    dice, area = Random(seed), desk.table.plan.city
    for _ in range(40):
        point = QPointF(dice.uniform(area.left(), area.right()), dice.uniform(area.top(), area.bottom()))
        if dice.random() < 0.5:
            wheel(desk, point, dice.choice((-6, -2, 2, 6)))
        else:
            QTest.keyClick(desk.table._view, dice.choice((Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down)), CTRL)
        seen = cards_in_view(desk)
        tile = desk.scene.rect_of(own(0, 0)).width()
        assert any(rect.width() >= 0.3 * tile and rect.height() >= 0.3 * tile for rect in seen)


def test_a_card_is_dropped_in_the_right_cell_after_zoom_and_pan(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn("mayor@0,0 port@1,0"))
    desk.offer()
    area = desk.table.plan.city
    wheel(desk, area.center(), 4)
    drag_ground(desk, area.center() + QPointF(0.4 * area.width(), 0), QPointF(60, 20))
    desk.offer()
    desk.drag(in_hand(desk, "cafe"), own(0, 1))
    assert desk.chosen == [Add(card("cafe"), 0, 1)]


def test_a_card_in_the_hand_is_as_large_as_those_it_goes_to_when_the_city_is_zoomed(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn("mayor@0,0 port@1,0"))
    desk.offer()
    source = in_hand(desk, "cafe")
    desk.click(source)
    item = desk.scene.cards.items[source]
    for notches in (-4, 3, 5):
        wheel(desk, desk.table.plan.city.center(), notches)
        assert desk.scene.holding == source
        assert item.size == desk.scene.rect_of(own(0, 0)).size()
    desk.click(own(0, 1))
    assert desk.chosen == [Add(card("cafe"), 0, 1)]


def test_a_card_that_flies_lands_where_its_cell_is_after_a_pan(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk(2)
    stand(desk, turn("mayor@0,0 port@1,0"))
    look.use_motion("normal")
    step = desk.match.submit(0, Add(card("cafe"), 0, 1))
    desk.table.play(step.events)
    assert desk.table.busy
    QTest.keyClick(desk.table._view, Qt.Key.Key_Left, CTRL)
    assert not desk.table.busy
    item = desk.scene.cards.items[own(0, 1)]
    assert item.rect.center() == desk.scene.rect_of(own(0, 1)).center()
    assert item.size == desk.scene.rect_of(own(0, 0)).size()


def test_a_press_on_a_rivals_map_shows_its_city_large_and_escape_brings_the_own_back(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    stand(desk, turn("mayor@0,0 port@1,0", "mayor@12,0 zoo@13,0", "mayor@12,12", seats=3))
    desk.offer()
    large = desk.table.plan.city
    for cell in ((13, 0), (13, 1)):
        # On a card of it, and on the ground beside its cards.
        desk.click(Slot(zones.city(1), cell))
        assert large.contains(desk.scene.rect_of(Slot(zones.city(1), (13, 0))))
        desk.key(Qt.Key.Key_Escape)
        assert large.contains(desk.scene.rect_of(own(0, 0)))
    assert not desk.chosen


def test_the_map_of_the_own_city_is_pressed_to_bring_it_back(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn("mayor@0,0 port@1,0", "mayor@12,0 zoo@13,0"))
    desk.click(Slot(zones.city(1), (13, 0)))
    desk.click(own(1, 0))
    assert desk.table.plan.city.contains(desk.scene.rect_of(own(0, 0)))


def test_keys_show_one_city_after_the_other_and_all_together(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    desk.play_until(lambda state: state.phase is Phase.TURN and state.seat == 0)
    desk.offer()
    large = desk.table.plan.city
    for seat in (1, 2, 0):
        desk.key(Qt.Key.Key_C)
        assert large.contains(desk.scene.rect_of(zones.city(seat)))
    desk.key(Qt.Key.Key_T)
    assert all(large.contains(desk.scene.rect_of(slot)) for slot in desk.scene.cards.items if slot.zone.name == "city")
    desk.key(Qt.Key.Key_T)
    assert not large.contains(desk.scene.rect_of(zones.city(1)))


def test_on_the_one_table_a_card_is_built_and_an_event_hits_the_city_it_is_dropped_on(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    stand(desk, turn("mayor@0,0 port@1,0", "mayor@12,0 zoo@13,0", "mayor@12,12 bank@12,13", seats=3))
    desk.offer()
    press(button(desk, "All cities on one table"))
    for seat in (1, 2):
        desk.offer()
        desk.drag(in_hand(desk, "fire"), zones.city(seat))
        assert desk.chosen[-1] == Play(card("fire"), seat)
    desk.offer()
    desk.drag(in_hand(desk, "cafe"), own(0, 1))
    assert desk.chosen[-1] == Add(card("cafe"), 0, 1)


def test_the_whole_of_a_city_on_the_one_table_is_where_its_cards_are(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, turn("mayor@0,0 port@1,0", "mayor@12,0 zoo@13,1 bank@12,1"))
    press(button(desk, "All cities on one table"))
    whole = desk.scene.rect_of(zones.city(1))
    assert whole.topLeft() == desk.scene.rect_of(Slot(zones.city(1), (12, 0))).topLeft()
    assert whole.bottomRight() == desk.scene.rect_of(Slot(zones.city(1), (13, 1))).bottomRight()


def test_places_on_a_small_map_are_not_hidden_by_their_badges(make_desk: MakeDesk) -> None:
    desk = make_desk(4, size=(1024, 592))
    stand(desk, turn(grown(20, 5), seats=4))
    desk.table.show_legal(True)
    desk.offer()
    desk.key(Qt.Key.Key_C)
    assert desk.scene.marked(Mark.LEGAL)
    assert desk.scene.rect_of(own(0, 0)).width() < 20


def test_buttons_over_the_city_tell_what_they_do_in_the_language_of_the_moment(make_desk: MakeDesk) -> None:
    desk: Desk = make_desk(2)
    desk.play_until(lambda state: state.phase is Phase.TURN)
    for words in ("Larger", "Smaller", "See the whole city", "All cities on one table"):
        assert button(desk, words).toolTip().startswith(words)
        assert min(button(desk, words).width(), button(desk, words).height()) >= 40
