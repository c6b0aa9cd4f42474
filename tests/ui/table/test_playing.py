"""Events: the table is right at once, the items are right at the end, and the way there breaks nothing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from duckgames.core.events import CardMoved, CardTurned, ChoiceMade, CounterChanged, Event, ZoneShuffled
from duckgames.core.places import Counter, Slot, Zone
from duckgames.core.table import WHOLE, Table, fold
from duckgames.ui.table import Beat, PlainChoreography, Pose
from duckgames.ui.theme import Look
from tests.ui.table.toy import BOX, DECK, DISCARDS, HAND, POND, SIZE, Desk, at, card, drag, layout, make_desk, table

PACES = ["off", "normal"]


def random_event(rng: Random, now: Table) -> Event:
    full = [Slot(zone, cell) for zone, cells in now.zones.items() for cell in cells]
    source = rng.choice(full)
    stack = now.stack(source)
    kind = rng.random()
    if kind < 0.1:
        return CardTurned(slot=source, card=rng.choice([None, card(rng.randint(1, 40))]))
    if kind < 0.15:
        return ZoneShuffled(zone=source.zone)
    if kind < 0.2:
        return rng.choice([ChoiceMade(seat=0), CounterChanged(counter=Counter("points", 0), value=rng.randint(0, 9))])
    count = rng.randint(1, len(stack))
    if source.zone in (HAND, DISCARDS) and rng.random() < 0.7:
        source, count = Slot(source.zone, rng.randrange(len(stack))), 1
    target_zone = rng.choice([zone for zone in now.zones if zone != source.zone or zone == POND])
    target = Slot(target_zone)
    if target_zone == POND:
        target = Slot(POND, (rng.randint(-3, 6), rng.randint(-2, 5)))
        if target == source:
            return ChoiceMade(seat=0)
    elif target_zone in (HAND, DISCARDS) and rng.random() < 0.5:
        target = Slot(target_zone, rng.randint(0, now.size(target_zone)))
    seen = rng.choice([None, card(rng.randint(1, 40))])
    return CardMoved(source=source, target=target, count=count, card=seen)


def random_events(rng: Random, start: Table, count: int) -> list[Event]:
    events: list[Event] = []
    now = start
    for _ in range(count):
        event = random_event(rng, now)
        now = fold(now, [event])
        events.append(event)
    return events


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seed", range(12))
def test_the_scene_equals_the_fold_after_every_step(look: Look, pace: str, seed: int) -> None:
    rng = Random(seed)
    look.use_motion(pace)
    desk = make_desk(look)
    expected = desk.scene.table
    for _ in range(12):
        events = random_events(rng, expected, rng.randint(1, 6))
        expected = fold(expected, events)
        desk.scene.play(events)
        assert desk.scene.table == expected
        if rng.random() < 0.5:
            desk.at_rest()
    desk.at_rest()
    desk.view.close()


@given(st.randoms(use_true_random=False))
def test_beats_hold_every_event_once_in_order(rng: Random) -> None:
    events = random_events(rng, table(), 12)
    beats = PlainChoreography().beats(events)
    assert [event for beat in beats for event in beat.events] == events
    for beat in beats:
        reached: set[Zone] = set()
        for event in beat.events:
            assert isinstance(event, CardMoved) or len(beat.events) == 1
            if isinstance(event, CardMoved):
                assert event.source.zone not in reached
                reached.add(event.target.zone)


def test_cards_dealt_from_a_box_out_of_sight_appear(look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk(look)
    desk.scene.set_table(table({}, box=3), layout())
    events = [CardMoved(source=Slot(BOX), target=at(i, 0), card=card(i + 1)) for i in range(3)]
    desk.scene.play(events)
    assert desk.scene.busy
    assert desk.scene.table.zones[POND] == {(i, 0): (card(i + 1),) for i in range(3)}
    desk.at_rest()
    assert desk.told.count("idle") == 1


def test_idle_is_told_even_if_nothing_moves(desk: Desk) -> None:
    desk.scene.play([ChoiceMade(seat=0)])
    assert desk.told.count("idle") == 1
    assert not desk.scene.busy


def test_a_zone_without_a_placement_lets_cards_vanish_and_come(desk: Desk) -> None:
    nowhere = Zone("nowhere")
    start = table()
    desk.scene.set_table(Table({**start.zones, nowhere: {}}), layout())
    for pace in PACES:
        desk.look.use_motion(pace)
        desk.scene.play([CardMoved(source=at(0, 0), target=Slot(nowhere))])
        desk.at_rest()
        desk.scene.play([CardMoved(source=Slot(nowhere), target=at(0, 0), card=card(1))])
        desk.at_rest()


def test_events_that_do_not_belong_here_are_refused(desk: Desk) -> None:
    with pytest.raises(ValueError, match="CardMoved"):
        desk.scene.play([CardMoved(source=at(9, 9), target=at(0, 0))])
    desk.at_rest()


def test_a_flight_begins_where_the_card_was_let_go_and_ends_where_it_will_lie(look: Look) -> None:
    flights = []

    class Watching(PlainChoreography):
        def fly(self, flight, scene):  # type: ignore[no-untyped-def]
            flights.append(flight)
            return super().fly(flight, scene)

    desk = make_desk(look)
    scene = type(desk.scene)(look, desk.painter, desk.texts, Watching())
    desk.view.setScene(scene)
    scene.setSceneRect(desk.scene.sceneRect())
    scene.set_table(table(), layout())
    scene.offer([drag(at(0, 0), at(1, 0))])
    scene.chosen.connect(lambda action: scene.play([CardMoved(source=action[0], target=action[1])]))
    end = desk.point(at(1, 0), 11, -7)
    start = desk.point(at(0, 0))
    desk.press(start)
    desk.move(end)
    desk.release(end)
    assert [flight.start.centre for flight in flights] == [
        scene.rect_of(at(1, 0)).center() + Pose(flights[0].start.centre).centre - flights[0].end.centre
    ]
    flight = flights[0]
    assert flight.dropped
    assert flight.onto
    assert (flight.start.centre - flight.end.centre).toPoint() == (end - desk.point(at(1, 0)))
    assert flight.rect == scene.rect_of(at(1, 0))


def test_the_hidden_side_turns_on_the_way(look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk(look)
    desk.scene.play([CardMoved(source=Slot(DECK), target=Slot(DISCARDS), card=card(7))])
    assert desk.scene.busy
    desk.at_rest()
    assert desk.scene.table.zones[DISCARDS][WHOLE][-1] == card(7)


def test_resize_while_cards_fly_leaves_them_in_their_places(look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk(look)
    desk.view.resized.connect(lambda size: desk.scene.relayout(layout(size.toSizeF())))
    desk.scene.play([CardMoved(source=at(0, 0), target=at(6, 4))])
    desk.view.resize(700, 500)
    assert not desk.scene.busy
    desk.at_rest()
    assert desk.scene.rect_of(HAND).bottom() <= 500
    desk.view.resize(SIZE.toSize())
    desk.at_rest()


def test_an_announced_choice_lies_over_its_place_until_it_moves(desk: Desk) -> None:
    desk.scene.announce(at(0, 0), at(1, 0))
    item = desk.scene.cards.items[at(0, 0)]
    assert item.pos() == desk.scene.rect_of(at(1, 0)).center()
    desk.scene.play([ChoiceMade(seat=1)])
    assert item.pos() == desk.scene.rect_of(at(1, 0)).center()
    desk.scene.play([CardMoved(source=at(0, 0), target=at(1, 0))])
    desk.at_rest()
    desk.scene.announce(at(3, 0), at(2, 0))
    desk.scene.set_table(desk.scene.table, layout())
    desk.at_rest()


def test_beats_of_a_game_run_together(look: Look) -> None:
    class Together(PlainChoreography):
        def beats(self, events):  # type: ignore[no-untyped-def]
            return [Beat(tuple(events))]

    look.use_motion("normal")
    desk = make_desk(look)
    scene = type(desk.scene)(look, desk.painter, desk.texts, Together())
    scene.set_table(table(), layout())
    scene.play([CardMoved(source=at(0, 0), target=at(1, 0)), CardMoved(source=at(3, 2), target=at(3, 1))])
    assert scene.cards.in_flight == 2
    scene.finish()
    assert scene.cards.in_flight == 0


def test_left_alone_everything_comes_to_rest_and_no_clock_goes_on(look: Look, qtbot: QtBot) -> None:
    look.use_motion("quick")
    desk = make_desk(look)
    with qtbot.waitSignal(desk.scene.idle):
        desk.scene.play(random_events(Random(1), desk.scene.table, 5))
    desk.scene.offer([drag(slot, at(9, 9)) for slot in [*desk.scene.cards.items][:3]])
    source = next(iter(desk.scene.cards.items))
    desk.drag(source, QPoint(500, 400))
    desk.release(QPoint(500, 400))
    qtbot.waitUntil(lambda: desk.scene.at_rest)
    desk.at_rest()
    desk.view.close()
