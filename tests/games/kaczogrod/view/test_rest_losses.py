"""That cards will be lost is said before they are: to the eyes for long enough, at the ring, and to screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from duckgames.core.events import CardMoved, seen_from
from duckgames.core.places import Slot
from duckgames.core.presenter import Phrase
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.events import DistrictLost
from duckgames.games.kaczogrod.view import choreography
from duckgames.games.kaczogrod.view.notices import Notice
from duckgames.ui.table import Act
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.games.kaczogrod.positions import events, marks
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk
from tests.games.kaczogrod.view.test_city_losses import LOST, attacked, there


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers hear besides the names of the places."""
    heard: list[str] = []

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return heard


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(2)
    stand(desk, attacked())
    desk.offer()
    return desk


def name(desk: Desk, cell: tuple[int, int]) -> str:
    slot = Slot(zones.city(1), cell)
    words: str = desk.table._words.name(slot, desk.scene.table.stack(slot))
    return words


def choose_the_port(desk: Desk) -> None:
    desk.click(Slot(zones.city(1), (13, 0)))
    desk.step(desk.chosen[-1])
    desk.offer()


def test_a_place_is_called_what_the_eye_sees(desk: Desk) -> None:
    assert "chosen" not in name(desk, (13, 0))
    choose_the_port(desk)
    assert "Port, Transport, chosen" in name(desk, (13, 0))
    assert all("will be lost" in name(desk, cell) for cell in LOST)
    assert not any(word in name(desk, (11, 0)) for word in ("lost", "chosen"))


def test_screen_readers_hear_which_cards_will_be_lost_while_that_can_still_be_changed(
    desk: Desk, said: list[str]
) -> None:
    choose_the_port(desk)
    assert said == ["Will be lost: Bank, Zoo, Factory"]


def test_nothing_is_said_where_nothing_will_be_lost(desk: Desk, said: list[str]) -> None:
    desk.click(Slot(zones.city(1), (11, 0)))
    desk.step(desk.chosen[-1])
    desk.offer()
    assert said == []


@pytest.mark.parametrize("motion", ["calm", "quick", "off"])
def test_the_hatch_is_seen_however_quickly_all_goes(
    make_desk: MakeDesk, look: Look, said: list[str], motion: str
) -> None:
    look.use_motion(motion)
    desk = make_desk(2)
    stand(desk, attacked())
    desk.table.play([seen_from(event, 0) for event in events(attacked(), *marks((13, 0), (11, 0)))])
    animator = desk.scene._animator
    while desk.scene.busy and not desk.scene.marked(Mark.DOOMED):
        # No test waits for the clock: the beats are brought to their end one after the other.
        animator._clock.setCurrentTime(animator._clock.currentTime() + 40)
    assert set(desk.scene.marked(Mark.DOOMED)) == there(*LOST)
    assert said == ["Will be lost: Bank, Zoo, Factory"]
    begun = animator._clock.currentTime()
    while desk.scene.marked(Mark.DOOMED):
        animator._clock.setCurrentTime(animator._clock.currentTime() + 40)
    assert animator._clock.currentTime() - begun >= 700
    desk.table.finish()
    assert not desk.scene.busy


def test_that_a_district_is_lost_is_said_when_its_cards_go(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[Phrase] = []

    def tell(scene: object, showing: object, notice: Notice) -> Act:
        noted.append(notice.phrase)
        return Act(0, lambda t: None)

    monkeypatch.setattr(choreography, "tell", tell)
    gone, hatched = Phrase("notice.lost"), False
    for event in (seen_from(each, 0) for each in events(attacked(), *marks((13, 0), (11, 0)))):
        before = noted.count(gone)
        desk.table._choreography.acts(event, desk.scene)
        if isinstance(event, DistrictLost):
            assert gone not in noted
            hatched = True
        elif noted.count(gone) > before:
            assert hatched
            assert isinstance(event, CardMoved)
            assert event.source.at == LOST[0]
    assert noted.count(gone) == 1
