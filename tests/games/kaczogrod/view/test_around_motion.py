"""Events are shown step by step: dice and start cards of all at once, each loss on its own, words for the rest."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.core.events import CardMoved, DieRolled, Event, TurnStarted, seen_from
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules import events as told
from duckgames.games.kaczogrod.rules.actions import Accept, ProposeTruce
from duckgames.games.kaczogrod.view.notices import notice
from duckgames.games.kaczogrod.view.ribbons import bonds, bonds_of
from duckgames.games.kaczogrod.view.wording import WORDING
from duckgames.ui.sounds import Cue
from duckgames.ui.table import Act, Flight, TableScene
from tests.games.kaczogrod.positions import do, events, legal, marks, play, position
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

ROW = "mayor@12,0 bank@13,0 port@14,0 cinema@15,0 factory@16,0"


def opening(seed: int, seats: int = 4) -> list[Event]:
    """What happens when the last start card is chosen."""
    options: dict[str, Any] = {"length": 53, "winning": "basic", "homes": 12, "decks": "own", "cards": ""}
    rng = Rng(seed)
    state = GAME.start(options | {f"deck_{seat}": "raider" for seat in range(4)}, seats, rng)
    log: list[Event] = []
    while GAME.owing(state) and state.turn < 0:
        log.clear()
        seat = GAME.owing(state)[0]
        GAME.play(state, seat, GAME.sample(state, seat, rng), rng, log)
    return log


def shown(desk: Desk, log: list[Event]) -> list[list[Event]]:
    return [list(beat.events) for beat in desk.table._choreography.beats([seen_from(event, 0) for event in log])]


def test_all_roll_at_once_and_those_who_tie_again(make_desk: MakeDesk) -> None:
    desk = make_desk(4)
    tied = next(log for log in map(opening, range(60)) if sum(isinstance(e, DieRolled) for e in log) > 4)
    rolls = [beat for beat in shown(desk, tied) if isinstance(beat[0], DieRolled)]
    assert [event.seat for event in rolls[0] if isinstance(event, DieRolled)] == [0, 1, 2, 3]
    best = max(event.value for event in rolls[0] if isinstance(event, DieRolled))
    again = [event.seat for event in rolls[0] if isinstance(event, DieRolled) and event.value == best]
    assert [event.seat for event in rolls[1] if isinstance(event, DieRolled)] == again


def test_start_cards_of_all_are_shown_together(make_desk: MakeDesk) -> None:
    beats = shown(make_desk(4), opening(3))
    reveal = [beat for beat in beats if any(isinstance(event, told.CardAdded) for event in beat)]
    assert len(reveal) == 1
    assert sum(isinstance(event, CardMoved) for event in reveal[0]) == 16


def test_cards_that_leave_a_city_go_one_by_one(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    state = do(position("mayor@0,0", ROW, hands=["fire"]), play("fire", 1), *marks((13, 0), (14, 0)))
    log = events(state, *marks((15, 0)))
    beats = desk.table._choreography.beats(log)
    losses = [
        beat for beat in beats if isinstance(beat.events[0], CardMoved) and beat.events[0].source.zone.name == "city"
    ]
    assert losses
    assert all(beat.stagger >= 200 for beat in losses)


def test_what_cannot_be_seen_on_the_table_is_said() -> None:
    said = set()
    for seed in range(25):
        for event in whole(seed):
            found = notice(event)
            if found is not None:
                assert found.phrase.key in WORDING
                said.add(type(event).__name__)
    assert {"Counted", "NoEffect", "DistrictLost", "MadeSpecial", "PactProposed", "PactAnswered", "StartRolled"} <= said


def whole(seed: int) -> list[Event]:
    """All events of a match at random, in which proposals are made too."""
    options: dict[str, Any] = {"length": 53, "winning": "basic", "homes": 12, "decks": "own", "cards": ""}
    rng = Rng(seed)
    state = GAME.start(options | {f"deck_{seat}": "raider" for seat in range(4)}, 3, rng)
    log: list[Event] = []
    while owing := GAME.owing(state):
        moves = GAME.legal(state, owing[0])
        GAME.play(state, owing[0], rng.choice(moves), rng, log)
    return log


def test_a_truce_is_a_ribbon_until_it_is_broken(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    state = position(hands=["meteorite", "bank", "cafe"], seats=3)
    agreed = do(state, ProposeTruce(1, 2), Accept())
    desk.table.rebuild(GAME.observe(state, 0), 0)
    desk.table.play(tuple(events(state, ProposeTruce(1, 2), Accept())))
    desk.table.finish()
    board = desk.table._board
    assert [(bond.sort, bond.rounds) for bond in bonds_of(board, 1, 0)] == [("truce", 2)]
    assert bonds_of(board, 2, 0) == []
    sign = desk.table._signs["ribbons", 1]
    assert sign.isVisible()
    assert desk.table._showing.rival(1).panel.intersects(sign.sceneBoundingRect())
    assert not desk.table._signs["ribbons", 2].isVisible()
    assert Cue.ROLE_CALLED in desk.sounds.heard
    desk.table.play(tuple(events(agreed, play("meteorite", 1))))
    desk.table.finish()
    assert [(bond.sort, bond.one, bond.two) for bond in bonds(board)] == [("broken", 0, 1)]


def test_a_card_that_leaves_a_city_stays_a_sharp_tile_on_its_way(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was drawn as the tiny card of the rival's pile, and blown up."""
    desk = make_desk(2)
    desk.look.use_motion("normal")
    state = do(position("mayor@0,0", ROW, hands=["fire"]), play("fire", 1), *marks((13, 0), (14, 0)))
    desk.table.rebuild(GAME.observe(state, 0), 0)
    desk.table.offer(GAME.observe(state, 0), 0, legal(state))
    desk.table.finish()
    tile = desk.scene.cards.size_in(zones.city(1))
    flown = []
    real = desk.table._choreography.fly

    def fly(flight: Flight, scene: TableScene) -> Act:
        act = real(flight, scene)
        if flight.event.source.zone == zones.city(1):
            flown.append(flight.item.size)
        return act

    monkeypatch.setattr(desk.table._choreography, "fly", fly)
    desk.table.play(tuple(events(state, *marks((15, 0)))))
    desk.table.finish()
    assert flown == [tile] * 4, "three that were chosen, and what was cut off by that"


def test_a_die_lies_beside_the_deck_no_longer_than_the_turn(make_desk: MakeDesk) -> None:
    desk = make_desk(2, seed=9)
    seen = 0
    while desk.match.result is None and seen < 3:
        happened = desk.step()
        if any(isinstance(event, DieRolled) for event in happened):
            seen += 1
            turned = any(isinstance(event, TurnStarted) for event in happened)
            assert (desk.table._board.roll is None) == turned
            assert desk.table._signs["die"].isVisible() != turned
    assert seen == 3
