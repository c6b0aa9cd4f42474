"""What lies on the table of Kaczogród leaves the cards free, and says all it has to, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF

from duckgames.core.places import Card, Seat, Slot
from duckgames.core.presenter import Place
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.cards import CityCards
from duckgames.games.kaczogrod.view.faces import SMALL
from duckgames.games.kaczogrod.view.layout import plan_for, shelf_spots
from duckgames.games.kaczogrod.view.signs import swapped_pill
from duckgames.session.language import LANGUAGES, LanguageManager
from duckgames.ui.theme import Look
from tests.end2end.fitting import Painted
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

SIZES = ((1024, 592), (1280, 744), (1920, 1016), (3840, 2040), (1024, 1344), (1080, 1856), (2560, 1016))
SCALES = (1.0, 1.25, 1.5)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, look: Look) -> Iterator[str]:
    manager = LanguageManager()
    manager.use(request.param)
    yield request.param
    manager.use("en")


@pytest.fixture(params=SCALES)
def scale(request: pytest.FixtureRequest, look: Look) -> Iterator[float]:
    look.use_text_scale(request.param)
    yield request.param
    look.use_text_scale(1.0)


def grown(make_desk: MakeDesk, seats: int, size: tuple[int, int]) -> Desk:
    """A table with piles and cities of some size."""
    desk = make_desk(seats, size=size, seed=6)
    assert desk.play_until(lambda s: s.seat == 0 and s.phase is Phase.TURN and all(len(pile) > 3 for pile in s.piles))
    desk.offer()
    return desk


def cards(desk: Desk, seat: Seat) -> list[QRectF]:
    """Where the cards of a city lie."""
    city = zones.city(seat)
    return [desk.scene.rect_of(Slot(city, cell)) for cell in desk.scene.table.zones[city]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_the_cards_of_a_map(make_desk: MakeDesk, seats: int, size: tuple[int, int]) -> None:
    desk = grown(make_desk, seats, size)
    showing = desk.table._showing
    for seat in range(1, seats):
        pile = showing.rival(seat).pile
        assert showing.rival(seat).panel.contains(pile)
        assert not any(card.intersects(pile) for card in cards(desk, seat))
        assert not showing.rival(seat).score.intersects(pile)


@pytest.mark.parametrize("size", SIZES)
def test_the_own_city_on_the_map_of_a_rival_is_named_beside_its_cards(
    make_desk: MakeDesk, size: tuple[int, int], language: str
) -> None:
    desk = grown(make_desk, 3, size)
    desk.table._middle.show_large(1)
    showing = desk.table._showing
    plan = showing.rival(1)
    pill = swapped_pill(showing, plan)
    assert plan.map.contains(pill)
    assert not pill.intersects(plan.pile)
    assert not any(card.intersects(pill) for card in cards(desk, 0))


LASTING = [design for design in BASE.designs if design.program is not None and design.program.lasting]


@pytest.mark.parametrize("size", SIZES)
def test_every_lasting_event_tells_all_on_its_pill(
    make_desk: MakeDesk, size: tuple[int, int], language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(LASTING) > 5
    desk = make_desk(3, size=size)
    showing = desk.table._showing
    painted = Painted(monkeypatch)
    showing.look.sprites.clear()
    for rounds in (0, 3):
        monkeypatch.setattr(showing.board, "rounds", lambda _, rounds=rounds: rounds)
        for seat, design in product(range(3), LASTING):
            pill = showing.lasting(seat)[0]
            CityCards(desk.look, showing).pixmap((Card("event", design.id),), zones.beside(seat), pill.size(), 1.0)
    assert painted.texts
    assert not painted.cut


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_start_cards_have_names_wherever_the_letters_leave_them_room(size: tuple[int, int], seats: int) -> None:
    choices = 38
    for text in SCALES:
        plan = plan_for(QSizeF(*size), seats, text, choices)
        room = plan.shelf.united(plan.deck).united(plan.pile)
        spots = shelf_spots(room, tuple(range(choices)), 112 * plan.unit)
        assert len(spots) == choices
        assert all(room.contains(spot) for spot in spots.values())
        assert not room.intersects(plan.speech)
        named = spots[0].width() >= SMALL * plan.unit
        assert named or (size[0] == 1024 and text > 1)
        assert plan.city.height() >= 3 * 40
        for rival in plan.rivals:
            assert rival.panel.contains(rival.map)
            assert rival.panel.contains(rival.avatar)
            assert not rival.map.intersects(rival.avatar)


def test_the_shelf_grows_for_start_cards_and_shrinks_when_play_begins(make_desk: MakeDesk) -> None:
    desk = make_desk(2, size=(1024, 592))
    desk.offer()
    halls = desk.table.plan
    desk.step()
    desk.offer()
    picks = desk.table.plan
    assert picks.shelf.height() > halls.shelf.height()
    assert picks.city.height() < halls.city.height()
    while desk.state.phase is Phase.START:
        desk.step()
    assert desk.table.plan.shelf.height() == halls.shelf.height()


def test_picked_start_cards_lie_beside_the_cells_that_are_free(make_desk: MakeDesk, scale: float) -> None:
    desk = make_desk(2, size=(1024, 592))
    action = desk.pick(0)
    desk.table.on_chosen(action)
    desk.step(action)
    free = {place.target for place in desk.offer() if place.target is not None}
    hall = desk.scene.rect_of(Slot(zones.start(0), 0))
    steps = sorted(sum(abs(each - 1.05 * hall.width()) < 2 for each in away(desk, cell, hall)) for cell in free)
    assert steps == [1, 1, 1, 1]


def away(desk: Desk, cell: Place, hall: QRectF) -> tuple[float, float]:
    """How far the middle of a cell is from that of the town hall, in both ways."""
    way = desk.scene.rect_of(cell).center() - hall.center()
    return abs(way.x()), abs(way.y())
