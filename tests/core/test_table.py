"""Folding events over a table."""

import pytest

from duckgames.core.events import CardMoved, CardTurned, CounterChanged, Event, TurnStarted, ZoneShuffled
from duckgames.core.places import Card, Counter, Slot, Zone
from duckgames.core.table import WHOLE, Stack, Table, fold, reveals

DECK, GRID, ROW = Zone("deck"), Zone("grid", 0), Zone("row")
HAND = Zone("hand", 1, hand=True)


def cards(text: str) -> Stack:
    """A stack from one letter a card; a dot is a card face down."""
    return tuple(None if letter == "." else Card("letter", letter) for letter in text)


TABLE = Table(
    {
        DECK: {WHOLE: cards("..x")},
        ROW: {WHOLE: cards("abcd")},
        HAND: {WHOLE: cards("...")},
        GRID: {(0, 0): cards("pq"), (1, -1): cards("r")},
    },
    {Counter("coins", 0): 2},
)


def after(*events: Event) -> Table:
    """`TABLE` after `events`."""
    return fold(TABLE, events)


def test_a_table_tells_what_lies_where() -> None:
    assert TABLE.stack(Slot(ROW)) == TABLE.stack(Slot(ROW, 2)) == cards("abcd")
    assert TABLE.stack(Slot(GRID, (0, 0))) == cards("pq")
    assert TABLE.stack(Slot(GRID, (5, 5))) == ()
    assert TABLE.stack(Slot(Zone("nowhere"))) == ()
    assert (TABLE.size(GRID), TABLE.size(DECK), TABLE.size(Zone("nowhere"))) == (3, 3, 0)


def test_nothing_happens_to_the_old_table() -> None:
    text = repr(TABLE)
    after(CardMoved(source=Slot(DECK), target=Slot(ROW)), ZoneShuffled(zone=ROW), TurnStarted(seat=1))
    after(CounterChanged(counter=Counter("coins", 0), value=9), CardTurned(slot=Slot(ROW, 0), card=None))
    assert repr(TABLE) == text


def test_a_card_goes_from_top_to_top() -> None:
    table = after(CardMoved(source=Slot(ROW), target=Slot(GRID, (1, -1))))
    assert table.stack(Slot(ROW)) == cards("abc")
    assert table.stack(Slot(GRID, (1, -1))) == cards("rd")


def test_a_face_is_shown_on_the_way() -> None:
    table = after(CardMoved(source=Slot(DECK, 0), target=Slot(ROW, 0), card=Card("letter", "z")))
    assert table.stack(Slot(DECK)) == cards(".x")
    assert table.stack(Slot(ROW)) == cards("zabcd")


def test_a_known_stack_moves_with_its_faces() -> None:
    table = after(CardMoved(source=Slot(GRID, (0, 0)), target=Slot(GRID, (1, -1)), count=2))
    assert table.zones[GRID] == {(1, -1): cards("rpq")}


def test_the_last_card_leaves_an_empty_cell_and_an_empty_zone() -> None:
    assert (0, 0) not in after(CardMoved(source=Slot(GRID, (0, 0)), target=Slot(ROW), count=2)).zones[GRID]
    assert after(CardMoved(source=Slot(ROW), target=Slot(DECK), count=4)).zones[ROW] == {}


def test_cards_from_the_middle_go_to_the_middle() -> None:
    table = after(CardMoved(source=Slot(ROW, 1), target=Slot(ROW, 0), count=2))
    assert table.stack(Slot(ROW)) == cards("bcad")


def test_a_card_goes_into_a_hand_and_out_of_it() -> None:
    table = after(CardMoved(source=Slot(ROW, 0), target=Slot(HAND)))
    assert table.stack(Slot(HAND)) == cards("....")
    table = after(CardMoved(source=Slot(HAND), target=Slot(ROW), card=Card("letter", "h")))
    assert table.stack(Slot(HAND)) == cards("..")
    assert table.stack(Slot(ROW)) == cards("abcdh")
    own = after(CardMoved(source=Slot(ROW, 0), target=Slot(HAND, 1)))
    assert own.stack(Slot(HAND)) == cards(".a..")


def test_a_card_is_turned() -> None:
    assert after(CardTurned(slot=Slot(DECK), card=None)).stack(Slot(DECK)) == cards("...")
    assert after(CardTurned(slot=Slot(DECK, 0), card=Card("letter", "k"))).stack(Slot(DECK)) == cards("k.x")


def test_a_shuffle_hides_every_face_and_a_counter_changes() -> None:
    assert after(ZoneShuffled(zone=GRID)).zones[GRID] == {(0, 0): cards(".."), (1, -1): cards(".")}
    assert after(CounterChanged(counter=Counter("coins", 0), value=9)).counters == {Counter("coins", 0): 9}


@pytest.mark.parametrize(
    "event",
    [
        CardMoved(source=Slot(ROW), target=Slot(DECK), count=5),
        CardMoved(source=Slot(ROW, 3), target=Slot(DECK), count=2),
        CardMoved(source=Slot(ROW, 4), target=Slot(DECK)),
        CardMoved(source=Slot(ROW, -1), target=Slot(DECK)),
        CardMoved(source=Slot(GRID, (9, 9)), target=Slot(DECK)),
        CardMoved(source=Slot(GRID, (9, 9)), target=Slot(DECK), card=Card("letter", "a")),
        CardTurned(slot=Slot(ROW, 4), card=None),
        CardTurned(slot=Slot(ROW, -1), card=None),
        CardTurned(slot=Slot(GRID, (9, 9)), card=Card("letter", "a")),
    ],
)
def test_events_of_cards_that_are_not_there_are_noticed(event: Event) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text holds the event, which is not worth repeating
        after(event)
    if getattr(event, "card", None):
        with pytest.raises(ValueError):  # noqa: PT011
            reveals(TABLE, [event])


@pytest.mark.parametrize(
    "event",
    [
        CardMoved(source=Slot(Zone("nowhere")), target=Slot(DECK)),
        CardMoved(source=Slot(DECK), target=Slot(Zone("nowhere"))),
        CardTurned(slot=Slot(Zone("nowhere")), card=None),
        ZoneShuffled(zone=Zone("nowhere")),
    ],
)
def test_events_of_another_table_are_noticed(event: Event) -> None:
    with pytest.raises(KeyError):
        after(event)


@pytest.mark.parametrize(
    ("events", "new"),
    [
        ([CardMoved(source=Slot(DECK, 0), target=Slot(ROW), card=Card("letter", "z"))], True),
        ([CardMoved(source=Slot(DECK), target=Slot(ROW), card=Card("letter", "x"))], False),
        ([CardMoved(source=Slot(DECK, 0), target=Slot(ROW))], False),
        ([CardMoved(source=Slot(DECK, 1), target=Slot(ROW), card=Card("letter", "x"), count=2)], False),
        ([CardMoved(source=Slot(DECK, 0), target=Slot(ROW), card=Card("letter", "z"), count=2)], True),
        ([CardTurned(slot=Slot(DECK, 1), card=Card("letter", "x"))], True),
        ([CardTurned(slot=Slot(DECK), card=Card("letter", "x"))], False),
        ([CardTurned(slot=Slot(DECK), card=None)], False),
        ([ZoneShuffled(zone=ROW), CardTurned(slot=Slot(ROW), card=Card("letter", "d"))], True),
        ([ZoneShuffled(zone=ROW), CounterChanged(counter=Counter("coins"), value=1)], False),
    ],
)
def test_a_new_face_is_noticed(events: list[Event], new: bool) -> None:
    assert reveals(TABLE, events) is new
