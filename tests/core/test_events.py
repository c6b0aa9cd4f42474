"""What each viewer may know of an event."""

from dataclasses import dataclass

import pytest

from duckgames.core.events import (
    CardMoved,
    CardTurned,
    ChoiceMade,
    CounterChanged,
    DieRolled,
    Event,
    MatchEnded,
    PhaseStarted,
    RoundEnded,
    TurnStarted,
    ZoneShuffled,
    seen_from,
)
from duckgames.core.places import Card, Counter, Seat, Slot, Zone

DECK, ROW = Zone("deck"), Zone("row", 1)
HAND = Zone("hand", 1, hand=True)
SEVEN = Card("number", "7")
ONE = frozenset({1})


def test_an_open_event_is_the_same_for_everybody() -> None:
    events: list[Event] = [
        CardMoved(source=Slot(DECK), target=Slot(ROW, 3), card=SEVEN),
        CardTurned(slot=Slot(ROW, 2), card=SEVEN),
        ZoneShuffled(zone=DECK),
        CounterChanged(counter=Counter("points", 1), value=3),
        ChoiceMade(seat=1, content="stay"),
        DieRolled(seat=1, sides=6, value=4),
        PhaseStarted(phase="round", number=2),
        TurnStarted(seat=1),
        RoundEnded(number=1, reason="end", points=(1, 2)),
        MatchEnded(winners=(1,)),
    ]
    for event in events:
        for viewer in (None, 0, 1):
            assert seen_from(event, viewer) is event
    assert [event for event in events if event.final] == [MatchEnded(winners=(1,))]


def test_a_face_is_blanked_for_those_who_may_not_see_it() -> None:
    event = CardMoved(source=Slot(DECK), target=Slot(HAND, 3), card=SEVEN, count=2, seen_by=ONE)
    assert seen_from(event, 1) == CardMoved(source=Slot(DECK), target=Slot(HAND, 3), card=SEVEN, count=2)
    for viewer in (None, 0, 2):
        assert seen_from(event, viewer) == CardMoved(source=Slot(DECK), target=Slot(HAND), count=2)


def test_a_place_in_a_hand_is_kept_from_others_even_where_the_face_is_shown() -> None:
    event = CardMoved(source=Slot(HAND, 2), target=Slot(ROW, 0), card=SEVEN)
    assert seen_from(event, 1) == event
    assert seen_from(event, 0) == CardMoved(source=Slot(HAND), target=Slot(ROW, 0), card=SEVEN)
    turned = CardTurned(slot=Slot(HAND, 2), card=SEVEN)
    assert seen_from(turned, 1) == turned
    assert seen_from(turned, None) == CardTurned(slot=Slot(HAND), card=SEVEN)


def test_a_place_that_is_in_no_hand_is_told_even_where_the_face_is_not() -> None:
    event = CardMoved(source=Slot(ROW, 2), target=Slot(DECK, 0), card=SEVEN, seen_by=ONE)
    assert seen_from(event, 0) == CardMoved(source=Slot(ROW, 2), target=Slot(DECK, 0))


def test_a_turned_card_and_a_choice_are_blanked_alike() -> None:
    assert seen_from(CardTurned(slot=Slot(ROW, 2), card=SEVEN, seen_by=ONE), 0) == CardTurned(
        slot=Slot(ROW, 2), card=None
    )
    assert seen_from(ChoiceMade(seat=1, content="go", seen_by=ONE), 1) == ChoiceMade(seat=1, content="go")
    assert seen_from(ChoiceMade(seat=1, content="go", seen_by=ONE), None) == ChoiceMade(seat=1)


@dataclass(frozen=True, kw_only=True)
class Whispered(Event):
    """A game's own event with a secret."""

    card: Card | None
    seen_by: frozenset[Seat] | None = None


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_games_own_event_may_hold_a_secret_too(viewer: Seat | None) -> None:
    seen = seen_from(Whispered(card=SEVEN, seen_by=ONE), viewer)
    assert seen == Whispered(card=SEVEN if viewer == 1 else None)
