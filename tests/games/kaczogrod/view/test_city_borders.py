"""All cities on the one table: whose each is, its border and its home, and what a rival holds beside the own city."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view import borders
from duckgames.games.kaczogrod.view.one_grid import cells_of, grid_of
from duckgames.games.kaczogrod.view.owners import Ground
from duckgames.ui.theme import Look
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import button, press, stand, wheel
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk


def sign(desk: Desk, name: Hashable) -> Any:
    return desk.table._signs[name]


def picture(desk: Desk, name: Hashable) -> QImage:
    """What a sign paints now."""
    image: QImage = sign(desk, name).pixmap().toImage()
    return image


def ink(image: QImage, rect: QRectF) -> set[int]:
    """The colours that a sign has in a part of it, apart from nothing at all."""
    part = image.copy(rect.toRect())
    pixels = [part.pixelColor(x, y) for x in range(part.width()) for y in range(part.height())]
    return {pixel.rgb() for pixel in pixels if pixel.alpha() > 200}


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(3)
    stand(
        desk, position("mayor@0,0 port@1,0", "mayor@12,0 zoo@13,0", "mayor@12,12 bank@12,13", hands=["cafe"], seats=3)
    )
    desk.offer()
    return desk


def test_borders_are_seen_on_the_one_table_only(desk: Desk) -> None:
    assert not sign(desk, borders.BORDERS).isVisible()
    assert not sign(desk, borders.OWNERS).isVisible()
    press(button(desk, "All cities on one table"))
    assert sign(desk, borders.BORDERS).isVisible()
    assert sign(desk, borders.OWNERS).isVisible()
    desk.key(Qt.Key.Key_Escape)
    assert not sign(desk, borders.OWNERS).isVisible()


def test_the_maps_whose_cities_are_on_the_one_table_say_where_they_are(desk: Desk) -> None:
    assert not any(sign(desk, (borders.AWAY, n)).isVisible() for n in range(2))
    press(button(desk, "All cities on one table"))
    assert all(sign(desk, (borders.AWAY, n)).isVisible() for n in range(2))


@pytest.mark.parametrize("size", [(1024, 592), (1280, 744), (1920, 1016)])
def test_lasting_events_lie_clear_of_the_buttons_and_on_the_table(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(4, size=size, seed=5)
    assert desk.play_until(lambda state: len({entry[2] for entry in state.lasting}) >= 2)
    desk.offer() if desk.state.seat == 0 else None
    for together in (False, True):
        if together:
            press(button(desk, "All cities on one table"))
        pills = [desk.scene.rect_of(slot) for slot in desk.scene.cards.items if slot.zone.name == "beside"]
        assert len(pills) >= 2
        grounds = [desk.table.plan.city, *(rival.map for rival in desk.table.plan.rivals)]
        assert all(any(ground.contains(pill) for ground in grounds) for pill in pills)
        assert not any(pill.intersects(desk.table.plan.tools) for pill in pills)


def test_each_seat_has_a_border_of_its_own_form() -> None:
    assert len(set(borders.LINES)) == 4, "told apart without any colour"


def test_the_name_of_each_owner_is_over_no_card_at_any_size(desk: Desk) -> None:
    press(button(desk, "All cities on one table"))
    ground = desk.table.plan.city
    for notches in (0, 2, 1, 1, -3, -2):
        wheel(desk, ground.center() + QPointF(40, 10), notches)
        assert sign(desk, borders.OWNERS).isVisible()
    desk.key(Qt.Key.Key_0)
    showing = desk.table._showing
    grid = grid_of(showing, desk.scene.rect_of)
    cards = [grid.rect(cell) for seat in range(3) for cell in cells_of(showing, seat)]
    spots = [QRectF(x, y, 110, 34) for x in (40, 50, 60) for y in (40, 50)]
    place = Ground(QRectF(QPointF(0, 0), ground.size()), cards)
    found = [place.place([spot, spot.translated(0, 200), spot.translated(400, 0)]) for spot in spots[:3]]
    for n, pill in enumerate(found):
        assert not any(pill.intersects(other) for other in found[:n])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_borders_follow_the_cards_through_a_whole_match(make_desk: MakeDesk, seats: int) -> None:
    desk = make_desk(seats, seed=seats)
    desk.play_until(lambda state: state.phase is Phase.TURN)
    press(button(desk, "All cities on one table"))
    for _ in range(25):
        desk.step()
        wheel(desk, desk.table.plan.city.center(), desk.dice.choice((-2, 1, 3)))
        showing = desk.table._showing
        grid = grid_of(showing, desk.scene.rect_of)
        corner = desk.table.plan.city.topLeft()
        for slot in desk.scene.cards.items:
            if slot.zone.name == "city":
                away = desk.scene.rect_of(slot).topLeft() - corner - grid.rect(slot.at).topLeft()
                assert away.manhattanLength() <= 2


def test_a_cell_that_a_rival_holds_near_the_own_city_shows_whose_it_is(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, position("mayor@0,0 zoo@1,0", "mayor@12,0 court@2,0", hands=["cafe"]))
    desk.offer()
    cell = desk.scene.rect_of(Slot(zones.city(0), (2, 0))).translated(-desk.table.plan.city.topLeft())
    assert ink(picture(desk, borders.BORDERS), cell)
    free = desk.scene.rect_of(Slot(zones.city(0), (0, 1))).translated(-desk.table.plan.city.topLeft())
    assert not ink(picture(desk, borders.BORDERS), free)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_borders_stand_out_from_the_ground(desk: Desk, look: Look, theme: str) -> None:
    look.use_theme(theme)
    for token in ("control_border", "sun_line"):
        assert contrast(look.colour(token), look.colour("map_paper")) >= 3
        assert contrast(look.colour(token), look.colour("map_meadow")) >= 2.5


def contrast(one: QColor, other: QColor) -> float:
    """How much two colours differ, as WCAG counts it."""

    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
