"""A random match of Kaczogród in which every invariant of the rules is checked at every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duckgames.core.events import Event, seen_from
from duckgames.core.options import OptionValue, checked
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.table import fold
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import GAME, city, engine, lasting, scoring
from duckgames.games.kaczogrod.rules.grid import BITS, CARD
from duckgames.games.kaczogrod.rules.groups import BUILT
from duckgames.games.kaczogrod.rules.knowledge import members
from duckgames.games.kaczogrod.rules.state import Phase, State
from duckgames.games.kaczogrod.rules.targets import around


def play_checked(seats: int, seed: int, sampled: float = 0.02, given: Mapping[str, OptionValue] | None = None) -> int:
    """Plays a random match and returns its plies; events and leaks are checked on a seeded sample of them.

    Its options are those `given`, or random ones.
    """
    chance = Rng.for_ply(seed, 0, "check")
    options = checked(INFO.options, given or {each.key: chance.choice(each.values) for each in INFO.options})
    state = GAME.start(options, seats, Rng.for_ply(seed, 0))
    decks = [sorted(deck) for deck in state.decks]
    ply = 0
    while owing := GAME.owing(state):
        ply += 1
        seat = chance.choice(owing)
        listed = chance.random() < 0.2
        move = chance.choice(GAME.legal(state, seat)) if listed else GAME.sample(state, seat, chance)
        assert move in GAME.legal(state, seat)
        before = state.copy() if chance.random() < sampled else None
        log: list[Event] | None = [] if before is not None else None
        GAME.play(state, seat, move, Rng.for_ply(seed, ply), log)
        check_position(state, decks)
        if before is not None and log is not None:
            check_events(before, state, log)
            check_worlds(state, chance)
    result = GAME.result(state)
    assert result is not None
    assert result.winners == scoring.winners(state)
    assert not any(state.hands)
    assert not any(state.decks)
    return ply


def check_position(state: State, decks: Sequence[Sequence[int]]) -> None:
    """What must be true of every position."""
    for seat in range(state.seats):
        assert sorted(cards_of(state, seat)) == decks[seat], "every card is somewhere, once"
        assert state.hands[seat] == sorted(state.hands[seat])
        assert len(state.hands[seat]) <= 5
        check_city(state, seat)
        for who, held, loose in state.memory[seat]:
            assert who != seat
            assert set(members(held)) <= set(state.hands[seat])
            marks = state.marks if state.phase is Phase.SWAP else []
            assert set(members(loose)) <= {*state.hands[seat], *state.decks[seat], *marks, *state.looked}
    cells = [entry >> BITS for cards in state.cities for entry in cards]
    assert len(set(cells)) == len(cells), "no card covers another"
    again = state.copy()
    lasting.weigh(again)
    if state.phase is not Phase.START:
        city.rebuild(again)
    assert again == state, "what is kept up to date is what it would be worked out to"
    assert bool(engine.owing(state)) == (state.phase is not Phase.OVER)


def cards_of(state: State, seat: Seat) -> list[int]:
    """Every card of a seat."""
    cards = [*state.hands[seat], *state.decks[seat], *state.piles[seat], *(start >> 3 for start in state.starts[seat])]
    cards += [entry & CARD for entry in state.cities[seat]]
    cards += [card for tops in state.tops for _, card, owner in tops if owner == seat]
    cards += [card for card, owner, *_ in state.lasting if owner == seat]
    if seat == state.turn:
        cards += state.looked + (state.marks if state.phase is Phase.SWAP else [])
        cards += [state.event] if state.event and not state.stays else []
    return cards


def check_city(state: State, seat: Seat) -> None:
    """No two neighbours of one type, and a TOWN HALL in every district once a step has resolved."""
    kinds = city.kinds_of(state, seat)
    assert list(kinds) == sorted(kinds)
    for cell, kind in kinds.items():
        assert kind & BUILT
        assert not kind & around(kinds, cell)
    assert state.torn or not city.cut_off(kinds)
    assert state.event or not state.torn
    assert [cell for cell, _, _ in state.tops[seat]] == sorted({cell for cell, _, _ in state.tops[seat]} & set(kinds))


def check_events(before: State, state: State, log: list[Event]) -> None:
    """Every viewer can follow what happened."""
    for viewer in (None, *range(state.seats)):
        table = fold(GAME.table(GAME.observe(before, viewer)), [seen_from(event, viewer) for event in log])
        assert table == GAME.table(GAME.observe(state, viewer))


def check_worlds(state: State, chance: Rng) -> None:
    """Positions can be written, and guessed by each viewer."""
    assert GAME.read(GAME.write(state)) == state
    for viewer in (None, *range(state.seats)):
        seen = GAME.observe(state, viewer)
        world = GAME.determinize(seen, chance)
        assert GAME.observe(world, viewer) == seen
        assert GAME.read(GAME.write(world)) == world
