"""The deal with which a match begins, and the life of the pond between moves."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.places import Slot
from duckgames.core.table import fold
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.zones import CALLED, pond
from duckgames.games.duck_and_cover.view.ambience import LIDS, Ambience
from duckgames.games.duck_and_cover.view.opening import opening
from duckgames.ui.scenery.pond_life import BETWEEN_BLINKS, BLINK
from duckgames.ui.theme import Look
from tests.games.duck_and_cover.view.conftest import MakeDesk
from tests.games.duck_and_cover.view.desk import Desk


def test_the_opening_leads_from_empty_ponds_to_what_is_seen(make_desk: MakeDesk) -> None:
    desk = make_desk(seats=7)
    first = opening(desk.seen)
    assert first is not None
    table, events = first
    assert all(table.size(pond(seat)) == 0 for seat in range(7))
    assert table.size(CALLED) == 0
    seen, dealt = GAME.table(desk.seen), fold(table, events)
    assert {zone: cells for zone, cells in dealt.zones.items() if cells} == {
        zone: cells for zone, cells in seen.zones.items() if cells
    }


def test_there_is_no_opening_once_a_duck_has_moved(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.turns(1)
    assert opening(desk.seen) is None


def test_a_match_begins_with_a_deal_and_no_other_rebuild_does(make_desk: MakeDesk, look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk()
    assert desk.table.busy
    desk.table.finish()
    assert not desk.table.busy
    assert {slot: item.stack for slot, item in desk.scene.cards.items.items() if slot.zone == pond(0)} == {
        Slot(pond(0), cell): stack for cell, stack in GAME.table(desk.seen).zones[pond(0)].items()
    }
    desk.table.rebuild(desk.seen, 0)
    assert not desk.table.busy


def living(desk: Desk, look: Look) -> Ambience:
    """The life of a pond whose window is active, stirred by hand from here on."""
    look.use_motion("normal")
    desk.host.activateWindow()
    QApplication.processEvents()
    ambience = Ambience(look, desk.scene, desk.table, Random(3))
    ambience.arrange(desk.table.plan, pond(0), 1.0)
    return ambience


def test_the_pond_moves_only_while_somebody_looks_and_motion_is_on(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk()
    ambience = living(desk, look)
    assert ambience.living
    look.use_motion("off")
    ambience.arrange(desk.table.plan, pond(0), 1.0)
    assert not ambience.living
    look.use_motion("normal")
    ambience.arrange(desk.table.plan, pond(0), 1.0)
    assert ambience.living
    other = QWidget()
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    assert not ambience.living
    other.close()
    desk.host.activateWindow()
    QApplication.processEvents()
    assert ambience.living
    desk.host.hide()
    assert not ambience.living


def test_a_duck_blinks_now_and_then(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk(size=(1920, 940))
    ambience = living(desk, look)
    cards = [item for slot, item in desk.scene.cards.items.items() if slot.zone == pond(0)]
    ambience.advance(BETWEEN_BLINKS[1])
    (sleepy,) = [item for item in cards if item.childItems()]
    assert int(sleepy.stack[-1].id) in LIDS
    ambience.advance(BLINK)
    assert not any(item.childItems() for item in cards)


def test_no_duck_blinks_while_cards_move(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk(size=(1920, 940))
    ambience = living(desk, look)
    for seat in range(4):
        desk.table.play(desk.submit(seat, desk.pick(seat)))
    assert desk.table.busy
    ambience.advance(BETWEEN_BLINKS[1])
    assert not any(item.childItems() for item in desk.scene.cards.items.values())
