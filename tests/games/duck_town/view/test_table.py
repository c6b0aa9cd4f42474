"""The table shows at every moment what the rules say its viewer sees, and lets a person do all that is legal."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Affordance, Gesture
from duckgames.games.duck_town.presenter import PRESENTER
from duckgames.games.duck_town.rules import GAME, turn, zones
from duckgames.games.duck_town.rules.actions import Build, KnockDown, Name, Swap
from duckgames.games.duck_town.rules.roles import BADGER, FOX, OWL, ROLE_IDS, ROLES
from duckgames.games.duck_town.rules.state import Phase
from duckgames.games.duck_town.view.all_signs import CHOICE
from duckgames.games.duck_town.view.board import Board, Call
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.games.duck_town.view.conftest import MakeDesk
from tests.games.duck_town.view.desk import Desk

POWERS = {"wonders": "powers"}


def told(board: Board) -> tuple[Any, ...]:
    """All that the signs tell."""
    seats = range(board.seats)
    return (
        [board.call(role) for role in ROLES],
        [board.holder(role) for role in ROLES],
        [board.namers(role) for role in ROLES],
        [board.protected(seat) for seat in seats],
        [(board.coins(seat), board.points(seat), board.buildings(seat), board.secrets(seat)) for seat in seats],
        (board.role, board.crown, board.first),
        board.built if board.role else 0,
    )


def check(desk: Desk, steps: int) -> None:
    """Plays on and compares what is shown with what the viewer sees, after every step."""
    for _ in range(steps):
        if desk.match.result is not None:
            break
        desk.step()
        assert desk.scene.table == GAME.table(desk.seen)
        fresh = Board()
        fresh.begin(desk.seen)
        assert told(desk.table._board) == told(fresh)
        for slot, item in desk.scene.cards.items.items():
            assert item.stack == desk.scene.cards.wanted_at(slot, desk.scene.table)


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_table_always_shows_what_the_viewer_sees(make_desk: MakeDesk, seats: int, viewer: int | None) -> None:
    check(make_desk(seats, seed=11 + seats, viewer=viewer), 90)


@pytest.mark.parametrize("options", [{}, {**POWERS, "town_size": 8}])
def test_a_whole_match_is_shown_to_its_end(make_desk: MakeDesk, options: Any) -> None:
    desk = make_desk(4, seed=6, options=options)
    check(desk, 3000)
    assert desk.match.result is not None


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_no_card_lies_outside_of_the_table(make_desk: MakeDesk, seats: int) -> None:
    desk = make_desk(seats, (1024, 592), seats)
    window = desk.scene.sceneRect()
    for _ in range(120):
        desk.step()
        assert all(window.contains(item.rect) for item in desk.scene.cards.items.values())


def test_a_spectator_sees_no_face_that_is_private(make_desk: MakeDesk) -> None:
    desk = make_desk(4, viewer=None)
    private = {"hand", "looked", "tray", "pile", "secret"}
    for _ in range(120):
        desk.step()
        faces = [item.stack for slot, item in desk.scene.cards.items.items() if slot.zone.name in private]
        assert all(card is None for stack in faces for card in stack)


# Everything that is legal can be done by mouse and by keys.


def positions(desk: Desk, most: int = 30) -> Any:
    """Positions in which the person is to choose, one after the other."""
    found = 0
    while found < most and desk.play_until(lambda state: state.seat == 0 and state.phase != Phase.OVER):
        found += 1
        yield desk.state.phase
        desk.match.submit(0, desk.pick(0))


def do(desk: Desk, way: Affordance) -> None:
    if way.gesture is Gesture.DRAG:
        desk.drag(way.source, way.target)
    else:
        desk.click(way.source)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, POWERS), (5, {}), (7, {})])
def test_every_action_with_a_place_is_done_by_the_mouse(make_desk: MakeDesk, seats: int, options: Any) -> None:
    desk = make_desk(seats, (1280, 744), 3, options)
    seen = set()
    for phase in positions(desk):
        ways = [way for way in desk.offer() if way.gesture is not Gesture.BUTTON]
        for way in ways:
            desk.offer()
            desk.chosen.clear()
            do(desk, way)
            assert desk.chosen == [way.action], (phase, way)
            seen.add(type(way.action).__name__)
    assert {"Pick", "Build", "Look", "Keep"} <= seen


def test_every_action_with_a_place_is_done_by_keys(make_desk: MakeDesk) -> None:
    desk = make_desk(5, (1280, 744), 3)
    desk.host.activateWindow()
    desk.table._view.setFocus(Qt.FocusReason.TabFocusReason)
    keyboard = desk.scene.keyboard
    keyboard.active = True
    tried = set()
    for _ in positions(desk, 24):
        for way in [way for way in desk.offer() if way.gesture is not Gesture.BUTTON]:
            desk.offer()
            desk.chosen.clear()
            source = desk.scene.cards.key(way.source)
            assert source in keyboard.places(source.zone), way
            keyboard._go(source)
            desk.key(Qt.Key.Key_Return)
            if way.target is not None:
                target = desk.scene.cards.key(way.target)
                assert target in desk.scene._hand.held.targets
                for _ in range(12):
                    if desk.scene._hand.held.best == target:
                        break
                    desk.key(Qt.Key.Key_Tab)
                desk.key(Qt.Key.Key_Return)
            assert desk.chosen == [way.action], way
            tried.add(type(way.action).__name__)
    assert {"Pick", "Build", "Look"} <= tried


def test_tab_reaches_the_legal_places_of_the_strip(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    assert desk.play_until(lambda state: state.seat == 0 and state.role == FOX and state.phase == Phase.TURN)
    desk.offer()
    ways = PRESENTER.affordances(desk.seen, desk.match.legal(0))
    named = {way.source for way in ways if isinstance(way.action, Name) and way.source is not None}
    assert set(desk.scene.keyboard.places(zones.CALLS)) == named
    # Where nothing is to be named, all roles can be read.
    desk.table.withdraw()
    assert len(desk.scene.keyboard.places(zones.CALLS)) == len(ROLES)


# What is told beside the cards.


def test_roles_that_lie_face_up_are_out(make_desk: MakeDesk) -> None:
    desk = make_desk(4)
    up = {card.id for card in desk.table._board.cards(zones.FACE_UP)}
    assert len(up) == 2
    out = {ROLE_IDS[role] for role in ROLES if desk.table._board.call(role) is Call.OUT}
    assert out == up


def test_towns_the_badger_may_not_touch_are_veiled(make_desk: MakeDesk) -> None:
    def wanted(state: Any) -> bool:
        choosing = state.seat == 0 and state.role == BADGER and state.phase == Phase.TURN and not state.used
        return choosing and state.gathered and bool(safe(state))

    for seed in range(1, 30):
        desk = make_desk(6, seed=seed)
        if desk.play_until(wanted):
            break
    ways = desk.offer()
    desk.table.show_blocked({})
    assert {slot.zone.seat for slot in desk.scene.marked(Mark.VEIL)} == safe(desk.state)
    touched = {way.action.seat for way in ways if isinstance(way.action, KnockDown)}
    assert not safe(desk.state) & touched


def safe(state: Any) -> set[int]:
    """Whose buildings cannot be knocked down."""
    return {seat for seat, town in enumerate(state.towns) if town and turn.is_safe(state, seat)}


def test_a_town_can_be_seen_large_and_is_put_back_by_the_next_event(make_desk: MakeDesk) -> None:
    desk = make_desk(7, (1024, 592), 4)
    assert desk.play_until(lambda state: len(state.towns[3]) >= 2)
    small = desk.scene.rect_of(Slot(zones.town(3), 0))
    desk.table.show_large(3)
    large = desk.scene.rect_of(Slot(zones.town(3), 0))
    assert large.width() > 3 * small.width()
    assert desk.table.plan.choice.contains(large)
    desk.step()
    assert desk.scene.rect_of(Slot(zones.town(3), 0)).width() == small.width()


def test_a_building_shown_large_is_knocked_down_by_a_press(make_desk: MakeDesk) -> None:
    desk = make_desk(4, (1024, 592), 5)

    def wanted(state: Any) -> bool:
        choosing = state.seat == 0 and state.role == BADGER and state.phase == Phase.TURN and not state.used
        return choosing and state.gathered

    assert desk.play_until(wanted)
    way = next(way for way in desk.offer() if isinstance(way.action, KnockDown) and way.action.seat)
    desk.table.show_large(way.action.seat)
    desk.click(way.source)
    assert desk.chosen == [way.action]


def test_a_press_elsewhere_or_escape_puts_the_large_town_away(make_desk: MakeDesk) -> None:
    desk = make_desk(4, (1024, 592), 5)
    assert desk.play_until(lambda state: state.hands[0] and state.towns[1] and state.towns[0])
    for by_key in (True, False):
        desk.table.show_large(1)
        assert Slot(zones.town(0), 0) not in desk.scene.cards.items
        if by_key:
            desk.key(Qt.Key.Key_Escape)
        else:
            desk.click(Slot(zones.hand(0), 0))
        assert Slot(zones.town(0), 0) in desk.scene.cards.items


def test_a_hint_marks_where_it_begins_and_ends(make_desk: MakeDesk) -> None:
    desk = make_desk(4)
    assert desk.play_until(lambda state: state.seat == 0 and state.phase == Phase.PICK)
    way = desk.offer()[0]
    desk.table.hint(way.action)
    assert set(desk.scene.marked(Mark.HINT)) == {way.source, Slot(zones.secret(0))}
    desk.table.hint(None)
    assert desk.scene.marked(Mark.HINT) == ()


def test_the_hand_of_a_rival_is_pressed_to_swap(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    assert desk.play_until(lambda state: state.seat == 0 and state.role == OWL and not state.used)
    swaps = [way for way in desk.offer() if isinstance(way.action, Swap)]
    assert len(swaps) == 3
    for way in swaps:
        desk.offer()
        desk.click(way.source)
    assert desk.chosen == [way.action for way in swaps]


def test_what_is_chosen_from_is_outlined_only_while_it_lies_there(make_desk: MakeDesk) -> None:
    desk = make_desk(4)
    assert desk.play_until(lambda state: state.seat == 0 and state.phase == Phase.KEEP)
    looked, town = Slot(zones.looked(0), 0), Slot(zones.town(0))
    desk.table.outline((looked, town, Slot(zones.DECK)))
    assert set(desk.scene.marked(Mark.OUTLINE)) == {looked, town, Slot(zones.DECK)}
    desk.step()
    desk.table.outline((looked, town, Slot(zones.pile(0)), Slot(zones.tray(0))))
    assert set(desk.scene.marked(Mark.OUTLINE)) == {town}


def test_every_place_has_a_name(make_desk: MakeDesk) -> None:
    desk = make_desk(3, seed=7, options=POWERS)
    texts = desk.scene.texts
    for _ in range(60):
        desk.step()
        for slot in desk.scene.cards.items:
            assert texts.name(slot, desk.scene.table.stack(slot))
        for zone in desk.scene.cards.layout:
            assert texts.name(Slot(zone), desk.scene.table.stack(Slot(zone)))
        assert all(texts.name(Slot(zones.CALLS, role), ()) for role in ROLES)


def test_the_name_of_a_rival_tells_what_its_panel_shows(make_desk: MakeDesk) -> None:
    """Shown roles, the crown and the shield of the Heron, from the event on that brings them."""
    desk = make_desk(4, seed=7)
    signs = {"crown": "Wears the crown", "shield": "Safe from the Badger"}
    found = set()
    for _ in range(150):
        desk.step()
        board = desk.table._board
        for seat in desk.table._showing.rivals:
            said = desk.table._heads[seat].accessibleName().split(". ")
            told = {name for name, words in signs.items() if words in said}
            shows = {"crown": board.crown == seat, "shield": board.protected(seat)}
            assert told == {name for name, shown in shows.items() if shown}
            roles = [f"Role shown: {ROLE_IDS[role].title()}" for role in board.shown(seat)]
            assert [words for words in said if words.startswith("Role shown")] == roles
            found |= told | set(roles[:1] and ["role"])
    assert found == {"crown", "shield", "role"}


def words_of(desk: Desk, sign: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines a sign writes with the kit."""
    said: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(type(desk.table._showing), "write", lambda kit, p, rect, text, *rest: said.append(text))
        desk.table.refresh(sign)
    return said


def test_the_power_of_a_small_role_is_told_under_the_mouse(
    make_desk: MakeDesk, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    look.use_text_scale(1.5)
    desk = make_desk(4, (1024, 592))
    assert desk.play_until(lambda state: state.seat == 0 and state.phase == Phase.PICK)
    assert words_of(desk, CHOICE, monkeypatch) == ["Roles to pick from"]
    pile = desk.table._board.cards(zones.pile(0))
    for n, role in enumerate(pile):
        desk.table.on_pointed(Slot(zones.pile(0), n))
        (said,) = words_of(desk, CHOICE, monkeypatch)
        assert said.startswith(f"{role.id.title()}. ")
    for elsewhere in (None, Slot(zones.pile(0)), Slot(zones.pile(0), len(pile)), Slot(zones.hand(0), 0)):
        desk.table.on_pointed(elsewhere)
        assert words_of(desk, CHOICE, monkeypatch) == ["Roles to pick from"]


@pytest.mark.parametrize("phase", [Phase.PICK, Phase.KEEP])
def test_a_town_shown_large_lies_over_what_is_chosen_from(make_desk: MakeDesk, phase: Phase) -> None:
    desk = make_desk(4, seed=2)
    assert desk.play_until(lambda state: state.seat == 0 and state.phase == phase and bool(state.towns[1]))
    (way, *_) = desk.offer()
    places = {way.source.zone if isinstance(way.source, Slot) else way.source, zones.town(0)}
    desk.table.show_large(1)
    shown = {slot.zone for slot in desk.scene.cards.items}
    assert zones.town(1) in shown
    assert not shown & places
    desk.table.show_large(None)
    assert {slot.zone for slot in desk.scene.cards.items} >= places - {zones.town(0)}
    desk.click(way.source)
    desk.click(way.target)
    assert desk.chosen == [way.action]


def test_the_name_of_a_blocked_card_tells_why(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    assert desk.play_until(lambda state: state.seat == 0 and state.gathered and not state.built)
    desk.offer()
    buildable = {way.source for way in desk.offer() if isinstance(way.action, Build)}
    texts, zone = desk.scene.texts, zones.hand(0)
    names = {
        slot: texts.name(slot, desk.scene.table.stack(slot)) for slot in desk.scene.cards.items if slot.zone == zone
    }
    assert names.keys() > buildable
    for slot, name in names.items():
        why = texts.reason(slot, Slot(zones.town(0)))
        assert (why is None) == (slot in buildable)
        assert why is None or name.endswith(why)


def test_a_card_can_be_read(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    card = desk.table.focus_card(Slot(zones.hand(0), 0))
    assert card is not None
    assert card.title
    assert card.lines
    assert desk.table.focus_card(Slot(zones.DECK)) is None
    role = desk.table.focus_card(Slot(zones.CALLS, 3))
    assert role is not None
    assert role.title == "Owl"


def test_a_role_on_the_strip_is_read_under_the_mouse(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    pointed: list[Any] = []
    desk.table.pointed.connect(pointed.append)
    desk.scene._hand.hover(QPointF(desk.middle(Slot(zones.CALLS, 5))))
    assert pointed == [Slot(zones.CALLS, 5)]
    card = desk.table.focus_card(pointed[0])
    assert card is not None
    assert card.title == "Heron"


def test_a_building_in_the_hand_says_whether_it_can_be_built(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    assert desk.play_until(lambda state: state.seat == 0 and state.gathered and not state.built and state.hands[0])
    desk.offer()
    buildable = {way.source for way in desk.offer() if isinstance(way.action, Build)}
    for place in range(len(desk.state.hands[0])):
        card = desk.table.focus_card(Slot(zones.hand(0), place))
        assert card is not None
        assert card.verdict
        assert card.allowed == (Slot(zones.hand(0), place) in buildable)


def test_another_seat_comes_to_the_front(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    desk.viewer = 2
    desk.table.rebuild(desk.seen, 2)
    assert desk.scene.table == GAME.table(desk.seen)
    hand = desk.scene.cards.items[Slot(zones.hand(2), 0)]
    assert isinstance(hand.stack[0], Card)
    assert desk.table._showing.rivals == (3, 0, 1)
