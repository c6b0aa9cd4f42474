"""A person plays on the real table, by mouse, by clicks and by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance
from duckgames.games.duck_and_cover.presenter import PRESENTER
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Duck
from duckgames.games.duck_and_cover.rules.zones import pond
from duckgames.ui.table.mark_pictures import Mark
from tests.games.duck_and_cover.view.conftest import MakeDesk
from tests.games.duck_and_cover.view.desk import Desk


@pytest.mark.parametrize(("seats", "size"), [(2, (1024, 534)), (4, (1280, 672)), (7, (1920, 925))])
def test_every_affordance_can_be_dragged(make_desk: MakeDesk, seats: int, size: tuple[int, int]) -> None:
    desk = make_desk(seats, size)
    desk.turns(3)
    desk.to_choice()
    affordances = desk.offer()
    assert {affordance.sign for affordance in affordances} == {"cover", "swim"}
    for affordance in affordances:
        desk.chosen.clear()
        desk.table.rebuild(desk.seen, 0)
        desk.offer()
        desk.drag(affordance.source, affordance.target)
        assert desk.chosen == [affordance.action]


def test_a_drop_that_is_not_allowed_is_attempted_and_comes_home(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.to_choice()
    affordances = desk.offer()
    source = affordances[0].source
    assert isinstance(source, Slot)
    allowed = {affordance.target for affordance in affordances}
    cells = desk.scene.table.zones[pond(0)]
    target = next(slot for cell in cells if (slot := Slot(pond(0), cell)) not in allowed and slot != source)
    home = desk.card(source).pos()
    desk.drag(source, target)
    assert desk.chosen == []
    assert desk.attempted == [(source, target)]
    assert desk.card(source).pos() == home
    assert desk.scene.texts.reason(source, target) == "not beside"


def dragged(desk: Desk, affordance: Affordance) -> None:
    desk.drag(affordance.source, affordance.target)


def clicked(desk: Desk, affordance: Affordance) -> None:
    desk.click(affordance.source)
    desk.click(affordance.target)


def keyed(desk: Desk, affordance: Affordance) -> None:
    """Lifts the called duck and lays it on the first legal place the keys come to."""
    view = desk.table._view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(view, key)


@pytest.mark.parametrize("way", [dragged, clicked, keyed])
def test_a_round_is_played_to_its_end(make_desk: MakeDesk, way: Callable[[Desk, Affordance], None]) -> None:
    desk = make_desk(3, (1024, 534))
    desk.host.activateWindow()
    first, choices = desk.match.state.round, 0
    while desk.match.state.round == first:
        if 0 in GAME.owing(desk.match.state):
            affordances = desk.offer()
            desk.chosen.clear()
            way(desk, next((each for each in affordances if each.sign == "cover"), affordances[0]))
            assert len(desk.chosen) == 1
            desk.table.play(desk.submit(0, desk.chosen[0]))
            choices += 1
        desk.others()
        assert desk.scene.table == GAME.table(desk.seen)
        assert desk.table._board.table == desk.scene.table
    assert choices > 3


def test_an_own_choice_lies_pale_at_its_target_until_the_others_have_chosen(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.to_choice()
    affordance = desk.offer()[-1]
    assert isinstance(affordance.source, Slot)
    item = desk.card(affordance.source)
    desk.table.play(desk.submit(0, affordance.action))
    assert item.pos() == desk.scene.rect_of(affordance.target).center()
    assert item.opacity() < 1
    # The same after the window was opened again.
    desk.table.rebuild(desk.seen, 0)
    item = desk.card(affordance.source)
    assert item.pos() == desk.scene.rect_of(affordance.target).center()
    assert item.opacity() < 1
    desk.others()
    assert desk.card(affordance.target).opacity() == 1
    assert affordance.source not in desk.scene.cards.moved_away


def test_ponds_swap_when_another_person_is_to_move(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    while 1 not in GAME.owing(desk.match.state):
        desk.turns(1)
    seen = GAME.observe(desk.match.state, 1)
    desk.table.offer(seen, 1, desk.match.legal(1))
    own = [desk.scene.rect_of(Slot(pond(seat), (0, 0))).width() for seat in (0, 1)]
    assert own[1] > own[0]
    assert desk.table.plan.water.contains(desk.scene.rect_of(Slot(pond(1), (0, 0))))
    assert desk.scene._hand.offers.sources
    # The chip in the corner now is that of seat 1, and seat 0 has a panel.
    assert not desk.table._signs[1][0].isVisible()
    assert desk.table._signs[0][0].isVisible()


def test_a_hint_marks_where_to_take_and_where_to_lay(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.to_choice()
    affordance = desk.offer()[0]
    desk.table.hint(affordance.action)
    marked = {slot for mark, slot in desk.scene._marks._entries if mark.value == "hint"}
    assert marked == {affordance.source, affordance.target}
    desk.table.hint(None)
    assert not [slot for mark, slot in desk.scene._marks._entries if mark.value == "hint"]


def test_every_place_has_a_name(make_desk: MakeDesk) -> None:
    desk = make_desk(4)
    desk.turns(6)
    desk.to_choice()
    affordances = desk.offer()
    names = [desk.scene.texts.name(slot, desk.scene.table.stack(slot)) for slot in desk.scene.cards.items]
    names += [desk.scene.texts.name(each.target, desk.scene.table.stack(each.target)) for each in affordances]
    assert len(set(names)) == len({*desk.scene.cards.items, *(each.target for each in affordances)})
    assert all(name and "{" not in name for name in names)
    assert desk.scene.texts.verb(affordances[0])
    swims = [each for each in affordances if isinstance(each.action, Duck)]
    assert swims
    for each in swims:
        said = PRESENTER.phrase(each.action, desk.seen)
        assert said is not None
        place = "column {column}, row {row}".format(**said.args)
        assert desk.scene.texts.name(each.target, desk.scene.table.stack(each.target)).endswith(place)


def test_a_rival_as_a_chip_shows_its_pond_large_when_pressed(make_desk: MakeDesk) -> None:
    desk = make_desk(5, (1024, 534))
    chip, peek = desk.table._chips[2], desk.table._peek
    assert "Toffee" in chip.accessibleName()
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert peek.isVisible()
    assert peek.seat == 2
    desk.turns(2)
    assert str(desk.table._board.splash(2)) in chip.accessibleName()
    QTest.keyClick(chip, Qt.Key.Key_Return)
    assert not peek.isVisible()
    QTest.keyClick(chip, Qt.Key.Key_Return)
    assert peek.isVisible()
    QTest.keyClick(chip, Qt.Key.Key_Escape)
    assert not peek.isVisible()
    assert not chip.isChecked()


def test_the_called_duck_is_framed_while_it_rests_and_legal_places_are_shown(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.to_choice()
    source = desk.offer()[0].source
    assert desk.scene.marked(Mark.MOVER) == ()
    desk.table.show_legal(True)
    assert desk.scene.marked(Mark.MOVER) == (source,)
    desk.click(source)
    assert desk.scene.marked(Mark.MOVER) == ()
    QTest.keyClick(desk.table._view, Qt.Key.Key_Escape)
    desk.scene.hover_out()
    assert desk.scene.marked(Mark.MOVER) == (source,)
    desk.table.withdraw()
    assert desk.scene.marked(Mark.MOVER) == ()
