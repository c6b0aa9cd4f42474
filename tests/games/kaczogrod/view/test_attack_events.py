"""All that any of the 49 events asks for is done by clicks and by keys, on the smallest table too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF, Qt

from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Affordance, Gesture, Place
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Action, Done, Play
from duckgames.games.kaczogrod.rules.cards import DESIGNS
from duckgames.games.kaczogrod.rules.groups import EVENT
from duckgames.games.kaczogrod.rules.state import Phase, State
from duckgames.ui.table.keys import ARROWS
from duckgames.ui.table.steps import nearest
from tests.games.kaczogrod import positions
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

EVENTS = [design.id for design in DESIGNS if design.group == EVENT]

OWN = (
    "mayor@0,0 port@1,0 swimming_pool@0,1 bank@-1,0 cinema@0,-1 factory@2,0 fire_station@1,1 clock_tower@-1,-1"
    " medical_clinic@-1,1 cafe@2,1 ice_rink@3,0 court@3,1"
)
RIVAL = (
    "city_council@12,0 balloon@13,0 frog_races@12,1 tailor@11,0 park@12,-1 foundry@14,0 fire_engine@13,1"
    " castle_on_the_hill@11,-1 ambulance@11,1 florist@14,1 golf_course@15,0 tax_office@15,1"
)
PILES = ("bowling_alley museum bakery traffic_police tram", "velodrome zoo bookshop dog_patrol taxi_rank")
HANDS = ("theatre hotel", "opera_house hairdresser")
MOST = 3
"""So many ways of one sort, from one zone, are tried for one question."""


def positions_of(event: str, attacker: Seat) -> Iterator[State]:
    """Positions in which the event was just played, with high and low rolls, by the person or on the person."""
    hands = list(HANDS)
    hands[attacker] += f" {event}"
    # There is something to end.
    lasting = f"smog:{1 - attacker}>{attacker}/2/-/{attacker}" if event == "appeal" else ""
    state = positions.position(OWN, RIVAL, hands=hands, piles=PILES, turn=attacker, lasting=lasting)
    plays = [
        action for action in positions.legal(state) if isinstance(action, Play) and action.card == positions.card(event)
    ]
    assert plays, f"{event} cannot be played"
    for play in plays:
        for roll in (6, 2):
            yield positions.do(state, play, rolls=(roll, roll))


def sorts(ways: list[Affordance]) -> list[Affordance]:
    """A few ways of every sort, from every zone."""
    found: dict[object, list[Affordance]] = {}
    for way in ways:
        assert isinstance(way.source, Slot)
        found.setdefault((type(way.action), way.source.zone), []).append(way)
    return [way for same in found.values() for way in {id(each): each for each in (*same[:MOST], same[-1])}.values()]


def free(desk: Desk, place: Place | None) -> None:
    """A place is there, in view, and under nothing that takes the mouse."""
    assert place is not None
    key = desk.scene.cards.key(place)
    middle = desk.scene.rect_of(key).center()
    assert desk.scene.cards.seen_of(key).contains(middle), place
    assert desk.table.childAt(middle.toPoint()) is desk.viewport, place


def click(desk: Desk, way: Affordance) -> None:
    free(desk, way.source)
    desk.click(way.source)
    if way.gesture is Gesture.DRAG:
        assert desk.scene.holding is not None, way
        free(desk, way.target)
        desk.click(way.target)


def press_keys(desk: Desk, way: Affordance) -> None:
    desk.look.note_keys(True)
    keyboard = desk.scene.keyboard
    keyboard.active = True
    goal = desk.scene.cards.key(way.source)
    for _ in range(40):
        if keyboard.cursor is not None and keyboard.cursor.zone == goal.zone:
            break
        desk.key(Qt.Key.Key_Tab)
    for key in way_to(desk, goal):
        desk.key(key)
    assert keyboard.cursor == goal, way
    before = len(desk.chosen)
    desk.key(Qt.Key.Key_Return)
    if way.gesture is Gesture.TAP:
        if len(desk.chosen) == before:
            # The ring was led there, and the first press could have been meant for what was there before.
            desk.key(Qt.Key.Key_Return)
        return
    assert desk.scene.holding is not None, way
    target = desk.scene.cards.key(way.target)
    for _ in range(120):
        if keyboard.cursor == target:
            break
        desk.key(Qt.Key.Key_Tab)
    free(desk, way.target)
    desk.key(Qt.Key.Key_Return)


def way_to(desk: Desk, goal: Slot) -> list[Qt.Key]:
    """The arrows that lead from the ring to a place of its zone."""
    keyboard = desk.scene.keyboard
    centres: dict[Slot, QPointF] = {slot: desk.scene.rect_of(slot).center() for slot in keyboard.places(goal.zone)}
    ways: dict[Slot, list[Qt.Key]] = {keyboard.cursor: []}
    todo = [keyboard.cursor]
    for here in todo:
        for key, direction in ARROWS.items():
            others = {slot: centre for slot, centre in centres.items() if slot != here}
            there = nearest(centres[here], direction, others)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                todo.append(there)
    assert goal in ways, f"no arrow leads to {goal}"
    return ways[goal]


def check(desk: Desk) -> None:
    """Does everything that is offered now, by clicks and by keys."""
    placed = [way for way in desk.offer() if way.gesture is not Gesture.BUTTON]
    for way in sorts(placed):
        for do in (click, press_keys):
            desk.offer()
            desk.chosen.clear()
            do(desk, way)
            assert desk.chosen == [way.action]
    desk.table.withdraw()


def answer(desk: Desk) -> Action:
    """What is chosen to go on: something rather than nothing."""
    legal: tuple[Action, ...] = desk.match.legal(GAME.owing(desk.state)[0])
    return next((action for action in legal if not isinstance(action, Done)), legal[0])


@pytest.mark.parametrize("event", EVENTS)
def test_every_question_of_an_event(make_desk: MakeDesk, event: str) -> None:
    desk = make_desk(2, size=(1024, 592))
    for attacker in (0, 1):
        for state in positions_of(event, attacker):
            stand(desk, state)
            asked = 0
            while desk.state.event and asked < 6:
                if GAME.owing(desk.state)[0] == 0:
                    check(desk)
                desk.step(answer(desk))
                asked += 1


def test_every_question_has_words(make_desk: MakeDesk) -> None:
    """And a button for all that has no place on the table."""
    desk = make_desk(2)
    phases = set()
    for event, attacker in product(EVENTS, (0, 1)):
        for state in positions_of(event, attacker):
            stand(desk, state)
            while desk.state.event and GAME.owing(desk.state)[0] == 0:
                phases.add(desk.state.phase)
                for way in desk.offer():
                    phrase = PRESENTER.phrase(way.action, desk.seen)
                    assert phrase is not None
                    said = desk.table._showing.texts.say(phrase)
                    assert said
                    assert "{" not in said
                for phrase in PRESENTER.prompt(desk.seen, 0):
                    assert "{" not in desk.table._showing.texts.say(phrase)
                desk.step(answer(desk))
    assert len(EVENTS) == 49
    assert phases == set(Phase) - {Phase.START, Phase.TURN, Phase.ANSWER, Phase.COUNTER, Phase.OVER}
