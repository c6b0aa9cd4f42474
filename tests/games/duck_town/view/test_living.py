"""What moves and sounds at the table, and that nothing of it is left when it is cut short."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.core.events import CardMoved, CounterChanged, seen_from
from duckgames.games.duck_town.rules import GAME, zones
from duckgames.games.duck_town.rules.events import Built, RoleCalled
from duckgames.games.duck_town.view.choreography import CALL
from duckgames.ui.sounds import Cue
from tests.games.duck_town.view.conftest import MakeDesk
from tests.games.duck_town.view.desk import Desk


def start(desk: Desk, name: str, seat: int | None = None) -> Any:
    """Plays until somebody can do what is called `name`, then shows it with motion, uncut."""
    while True:
        (owing,) = GAME.owing(desk.state)
        ways = [action for action in desk.match.legal(owing) if type(action).__name__ == name]
        if ways and seat in (None, owing):
            break
        desk.step()
    desk.look.use_motion("normal")
    events = tuple(seen_from(event, 0) for event in desk.match.submit(owing, ways[-1]).events)
    desk.sounds.heard.clear()
    desk.table.play(events)
    return events


@pytest.mark.parametrize(
    "name", ["Pick", "TakeCoins", "Look", "Keep", "Build", "Swap", "Mark", "Exchange", "KnockDown", "Name", "EndTurn"]
)
def test_what_is_cut_short_leaves_nothing_behind(make_desk: MakeDesk, name: str) -> None:
    desk = make_desk(4, seed=2)
    start(desk, name)
    assert desk.table.busy
    desk.table.finish()
    assert not desk.table.busy
    # Once more for the glow that follows at the end.
    desk.table.finish()
    assert desk.scene.at_rest
    assert desk.table._board.counting == {}
    assert desk.scene.table == GAME.table(desk.seen)
    cards = len(desk.scene.cards.items)
    shown = len(desk.scene.items())
    desk.table.rebuild(desk.seen, 0)
    assert len(desk.scene.cards.items) == cards
    assert len(desk.scene.items()) == shown


def test_a_purse_counts_up_while_its_coins_fly(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    events = start(desk, "TakeCoins", 0)
    (change,) = (event for event in events if isinstance(event, CounterChanged) and event.counter == zones.coins(0))
    board = desk.table._board
    assert board.coins(0) == change.value - 2
    desk.table.finish()
    assert board.coins(0) == change.value


def test_the_pill_slides_at_one_pace_whether_somebody_answers_or_not(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    desk.look.use_motion("normal")
    acts = desk.table._choreography._called
    slides = [acts(RoleCalled(role=3, seat=seat), desk.scene)[0] for seat in (None, 1, 2)]
    assert {(slide.ms, slide.delay) for slide in slides} == {(CALL, 0)}


def test_motion_off_plays_a_sound_once_for_each_step(make_desk: MakeDesk) -> None:
    desk = make_desk(4, seed=2)
    for _ in range(60):
        desk.sounds.heard.clear()
        events = desk.step()
        builds = sum(isinstance(event, Built) for event in events)
        assert desk.sounds.heard.count(Cue.BUILD) == builds
        assert desk.sounds.heard.count(Cue.ROLE_CALLED) == any(isinstance(event, RoleCalled) for event in events)


def test_events_keep_their_order_in_beats(make_desk: MakeDesk) -> None:
    desk = make_desk(3, seed=4)
    while desk.match.result is None:
        events = desk.step()
        beats = desk.table._choreography.beats(events)
        assert tuple(event for beat in beats for event in beat.events) == events
        for beat in beats:
            reached: set[Any] = set()
            for event in (event for event in beat.events if isinstance(event, CardMoved)):
                # No card sets out from where another of the same beat is still on its way to, but for swapped hands.
                assert event.source.zone not in reached or event.source.zone.name == "hand"
                reached.add(event.target.zone)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_match_begins_with_a_deal(make_desk: MakeDesk, seats: int, viewer: int | None) -> None:
    make_desk(seats).look.use_motion("normal")
    desk = make_desk(seats, viewer=viewer)
    assert desk.table.busy
    assert desk.scene.table == GAME.table(desk.seen)
    assert desk.scene._stage.shown != desk.scene.table
    desk.table.finish()
    assert desk.scene._stage.shown == desk.scene.table
    # Only once: what is built anew later in the match stands still.
    desk.table.rebuild(desk.seen, 0)
    assert not desk.table.busy
