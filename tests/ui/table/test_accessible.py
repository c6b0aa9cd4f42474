"""The places of a table as accessible objects: what is there, what it is called, and that it can be pressed."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest

from duckgames.core.events import CardMoved
from duckgames.core.places import Slot
from duckgames.ui.table.accessible import Spot
from duckgames.ui.theme import Look
from tests.ui.accessible_tree import Node, Role, tree
from tests.ui.table.toy import DECK, DISCARDS, HAND, POND, STANDARD, Desk, at, drag, layout, make_desk, table

pytestmark = pytest.mark.usefixtures("reader")


def spot(desk: Desk, slot: Slot) -> Node:
    """The node of a place."""
    (found,) = tree(desk.view).all(lambda node: isinstance(node.object, Spot) and slot_of(node) == slot)
    return found


def slot_of(node: Node) -> Slot | None:
    thing = node.object
    return thing.slot if isinstance(thing, Spot) and not thing.whole else None


def slots(desk: Desk) -> set[Slot | None]:
    return {slot_of(node) for node in tree(desk.view).walk()} - {None}


def test_every_zone_is_a_group_of_its_places_and_a_pile_is_a_place(desk: Desk) -> None:
    pond, hand, deck, discards = tree(desk.view).children
    assert [node.role for node in (pond, hand, deck, discards)] == [Role.List, Role.List, Role.Button, Role.List]
    assert hand.name == f"hand None {desk.scene.table.size(HAND)}"
    assert [slot_of(card) for card in hand.children] == [Slot(HAND, n) for n in range(4)]
    assert {slot_of(card) for card in pond.children} == {s for s in desk.scene.cards.items if s.zone == POND}
    assert slot_of(deck) == Slot(DECK)
    assert deck.children == []


def test_a_place_knows_its_zone_and_where_it_is_in_it(desk: Desk) -> None:
    for group in tree(desk.view).children:
        for n, card in enumerate(group.children):
            assert card.interface.parent().object() is group.object
            assert group.interface.indexOfChild(card.interface) == n
        assert group.interface.parent().object() is desk.view
    table = tree(desk.view)
    assert [table.interface.indexOfChild(each.interface) for each in table.children] == [0, 1, 2, 3]
    assert table.interface.indexOfChild(spot(desk, at(0, 0)).interface) == -1


def test_a_place_lies_where_it_is_seen(desk: Desk) -> None:
    card = spot(desk, at(2, 1))
    middle = desk.view.viewport().mapToGlobal(desk.point(at(2, 1)))
    assert abs((card.rect.center() - middle).manhattanLength()) <= 2
    found = tree(desk.view).interface.childAt(middle.x(), middle.y())
    assert Node(found).role == Role.List
    assert slot_of(Node(found.childAt(middle.x(), middle.y()))) == at(2, 1)
    assert tree(desk.view).interface.childAt(-9, -9) is None


def test_what_can_be_used_is_a_button_and_says_what_it_does(desk: Desk) -> None:
    assert spot(desk, at(0, 0)).role == Role.Button
    assert spot(desk, at(2, 2)).role == Role.ListItem
    assert spot(desk, Slot(DECK)).description == " en"
    assert spot(desk, at(0, 0)).description == ""


def test_pressing_takes_a_card_and_lays_it(desk: Desk) -> None:
    before = slots(desk)
    spot(desk, at(0, 0)).press()
    assert desk.scene.holding == at(0, 0)
    assert spot(desk, at(0, 0)).state.selected
    assert slots(desk) - before == {at(1, 1), at(-1, 0), Slot(DISCARDS)}
    assert spot(desk, at(-1, 0)).description == "swim en"
    spot(desk, at(-1, 0)).press()
    assert desk.chosen == [(at(0, 0), at(-1, 0))]


def test_pressing_the_deck_does_what_a_click_does(desk: Desk) -> None:
    spot(desk, Slot(DECK)).press()
    assert desk.chosen == [(DECK, None)]


def test_pressing_the_held_card_does_not_lay_it_anywhere(desk: Desk) -> None:
    spot(desk, at(0, 0)).press()
    spot(desk, at(0, 0)).press()
    assert desk.chosen == []


def test_pressing_what_cannot_be_used_asks_why_not(desk: Desk) -> None:
    spot(desk, at(2, 2)).press()
    assert desk.attempted == [(at(2, 2), None)]


def test_a_press_while_cards_fly_only_ends_their_flight(look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk(look)
    card = spot(desk, at(2, 2))
    desk.scene.play([CardMoved(source=at(0, 1), target=Slot(DISCARDS, 2))])
    assert desk.scene.busy
    card.press()
    assert not desk.scene.busy
    assert desk.attempted == []
    desk.view.close()


def test_the_ring_can_be_sent_to_a_place(desk: Desk) -> None:
    spot(desk, at(2, 2)).do("SetFocus")
    assert desk.scene.keyboard.cursor == at(2, 2)
    assert spot(desk, at(2, 2)).state.focused
    assert slot_of(Node(tree(desk.view).interface.focusChild())) == at(2, 2)
    spot(desk, at(0, 0)).press()
    spot(desk, at(1, 1)).do("SetFocus")
    assert desk.scene.keyboard.cursor == at(1, 1)
    assert desk.chosen == []


def test_without_the_keys_no_place_has_the_focus(desk: Desk) -> None:
    spot(desk, at(2, 2)).do("SetFocus")
    desk.view.clearFocus()
    assert not spot(desk, at(2, 2)).state.focused
    assert tree(desk.view).interface.focusChild() is None


def test_a_veiled_card_is_disabled(desk: Desk) -> None:
    desk.scene.veil({Slot(HAND, 0): lambda: "too dear"})
    assert [spot(desk, Slot(HAND, n)).state.disabled for n in range(2)] == [True, False]


def test_a_place_that_is_gone_tells_nothing(desk: Desk) -> None:
    card = spot(desk, Slot(HAND, 3))
    assert card.name
    desk.scene.set_table(table(hand=2), layout())
    assert card.state.invisible
    assert (card.name, card.description) == ("", "")
    card.press()
    card.do("SetFocus")
    assert desk.attempted == []
    assert desk.scene.keyboard.cursor != Slot(HAND, 3)
    assert len(tree(desk.view).children[1].children) == 2


def test_a_covered_table_tells_nothing(desk: Desk) -> None:
    node, card = tree(desk.view), spot(desk, at(0, 0))
    assert node.children
    desk.view.hide()
    assert node.children == []
    assert card.name == ""
    card.press()
    assert desk.scene.holding is None


def test_names_are_worded_when_they_are_asked_for(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    card = spot(desk, at(0, 0))
    monkeypatch.setattr(type(desk.texts), "name", lambda self, slot, stack: f"{self.language} {len(stack)}")
    monkeypatch.setattr(desk.texts, "language", "pl")
    assert card.name == "pl 1"


@dataclass
class Heard:
    """What was told to who listens."""

    events: list[tuple[QAccessible.Event, QObject]] = field(default_factory=list)

    def take(self, event: QAccessibleEvent) -> None:
        if isinstance(event.object(), Spot):
            self.events.append((event.type(), event.object()))

    def of(self, kind: QAccessible.Event) -> list[Slot]:
        return [thing.slot for found, thing in self.events if found == kind and isinstance(thing, Spot)]


@pytest.fixture
def heard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard()
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.take)
    desk.scene.tell_focus()
    heard.events.clear()
    return heard


def test_the_focus_is_told_when_the_ring_moves(desk: Desk, heard: Heard) -> None:
    QTest.keyClick(desk.view, Qt.Key.Key_Right)
    assert heard.of(QAccessible.Event.Focus) == [desk.scene.keyboard.cursor]
    desk.scene.tell_focus()
    assert len(heard.of(QAccessible.Event.Focus)) == 1


def test_what_comes_goes_and_changes_is_told(desk: Desk, heard: Heard) -> None:
    desk.scene.play([CardMoved(source=at(0, 1), target=Slot(DISCARDS, 2))])
    desk.scene.offer(STANDARD)
    assert heard.of(QAccessible.Event.ObjectDestroyed) == [at(0, 1)]
    assert heard.of(QAccessible.Event.ObjectCreated) == [Slot(DISCARDS, 2)]
    assert Slot(DISCARDS) in heard.of(QAccessible.Event.NameChanged)


def test_without_a_reader_nothing_is_made(look: Look) -> None:
    QAccessible.setActive(False)
    desk = make_desk(look)
    desk.scene.offer([drag(at(0, 0), at(1, 0))])
    QTest.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.view.findChildren(Spot) == []
    desk.view.close()


def test_a_table_may_go_while_it_is_read(look: Look) -> None:
    """The interfaces belong to Qt and to Python: neither may free what the other still holds."""
    kept = []
    for _ in range(20):
        desk = make_desk(look)
        nodes = list(tree(desk.view).walk())
        assert all(node.name for node in nodes[1:])
        kept.append(nodes[1])
        desk.view.close()
        desk.view.deleteLater()
        QTest.qWait(0)
        del nodes, desk
        gc.collect()
