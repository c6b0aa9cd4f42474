"""Reduced motion: no card travels, sways or tilts; it fades from place to place, and an outline tells where it went."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from duckgames.core.events import CardMoved
from duckgames.core.places import Slot
from duckgames.core.table import fold
from duckgames.ui.table import Act, CardItem, motions
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import REDUCED, Look
from tests.ui.table.test_playing import random_events
from tests.ui.table.toy import POND, STANDARD, Desk, make_desk

PLENTY = 30_000


@pytest.fixture
def still(look: Look) -> Desk:
    look.use_motion("calm")
    look.use_reduced("on")
    return make_desk(look)


def places(desk: Desk) -> set[tuple[float, float]]:
    """Where cards are to be seen."""
    items = [item for item in desk.scene.items() if isinstance(item, CardItem) and item.opacity() > 0]
    assert all(item.rotation() == 0 for item in items)
    return {(item.pos().x(), item.pos().y()) for item in items}


def test_a_moved_card_is_only_where_it_was_or_where_it_will_be(still: Desk, qtbot: QtBot) -> None:
    scene = still.scene
    cells = [cell for cell in scene.table.zones[POND] if isinstance(cell, tuple)]
    source = Slot(POND, cells[0])
    # Onto another card: nothing else has to make room.
    target = Slot(POND, cells[1])
    allowed = places(still)
    scene.play([CardMoved(source=source, target=target, card=scene.table.stack(source)[-1])])
    assert scene.busy, "fading takes its time"
    while scene.busy:
        assert places(still) <= allowed
        QTest.qWait(1)
    assert scene.marked(Mark.GLOW) == (target,)
    qtbot.waitUntil(lambda: not scene.marked(Mark.GLOW), timeout=PLENTY)


def test_a_card_in_the_hand_does_not_sway_and_comes_home_at_once(still: Desk) -> None:
    home = places(still)
    source = STANDARD[0].source
    assert source is not None
    still.drag(source, QPoint(5, 5))
    assert len(places(still)) == len(home), "it does not tilt while it is carried"
    still.release(QPoint(5, 5))
    assert still.scene.at_rest
    still.at_rest()
    assert places(still) == home


@pytest.mark.parametrize("seed", range(6))
def test_the_table_is_right_at_the_end(still: Desk, seed: int) -> None:
    rng = Random(seed)
    expected = still.scene.table
    for _ in range(6):
        events = random_events(rng, expected, rng.randint(1, 6))
        expected = fold(expected, events)
        still.scene.play(events)
        assert still.scene.table == expected
    still.at_rest()


def test_what_is_still_takes_its_time_and_what_travels_none(look: Look) -> None:
    look.use_motion("quick")
    travels, fades = Act(100, lambda t: None), Act(100, lambda t: None, still=True)
    reads = Act(100, lambda t: None, stands=True)
    assert (travels.pace(look), fades.pace(look)) == (0.45, 0.45)
    look.use_reduced("on")
    assert (travels.pace(look), fades.pace(look)) == (0, 0.45)
    assert reads.pace(look) == 0.75
    look.use_motion("off")
    assert fades.pace(look) == 0


def test_fading_over_shows_the_card_at_both_ends_only(still: Desk) -> None:
    item = next(iter(still.scene.cards.items.values()))
    start = item.pose
    end = type(start)(start.centre + QPointF(200, 0))
    event = CardMoved(source=item.slot, target=item.slot, card=None)
    rect = still.scene.rect_of(item.slot)
    act = motions.fade_over(motions.Flight(event, item, start, end, rect, False, False))
    assert act.ms == motions.FADE
    seen = []
    for step in range(11):
        act.step(step / 10)
        seen.append((item.pose == end, round(item.opacity(), 2)))
    assert seen[0] == (False, 1.0)
    assert seen[5] == (True, 0.0)
    assert seen[10] == (True, 1.0)
    assert [moved for moved, _ in seen] == [False] * 5 + [True] * 6


def test_the_choice_is_told_to_all_who_draw(look: Look) -> None:
    told = []
    other = Look(like=look)
    other.changed.connect(lambda: told.append(other.reduced))
    for choice in ("on", "on", "off"):
        look.use_reduced(choice)
    assert told == [True, False]
    assert REDUCED == ("system", "on", "off")
    with pytest.raises(ValueError, match="sometimes"):
        look.use_reduced("sometimes")
