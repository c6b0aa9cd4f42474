"""A random match of Duck & Cover in which every invariant of the rules document is checked at every step."""

from __future__ import annotations

from duckgames.core.events import Event, seen_from
from duckgames.core.places import Cell, Seat
from duckgames.core.rng import Rng
from duckgames.core.table import fold
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK, DISCARD_LIMIT, DUCKS, SCORES
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, unpack

_ALL_DUCKS = list(DUCKS)
_ALL_CARDS = sorted(CAPTAIN_DECK)


def play_checked(seats: int, seed: int, sampled: float = 0.01) -> int:
    """Plays a random match and returns its plies; events and leaks are checked on a seeded sample of them."""
    state = GAME.start({}, seats, Rng.for_ply(seed, 0))
    chance = Rng.for_ply(seed, 0, "check")
    ply = 0
    check_position(state)
    while owing := GAME.owing(state):
        ply += 1
        seat = chance.choice(owing)
        move = chance.choice(GAME.legal(state, seat))
        before = state.copy()
        log: list[Event] | None = [] if chance.random() < sampled else None
        GAME.play(state, seat, move, Rng.for_ply(seed, ply), log)
        check_step(before, state, seat, move)
        if log is not None:
            check_events(before, state, log)
            check_secrets(before, chance)
            check_moves(before)
    result = GAME.result(state)
    assert result is not None
    assert [score.total for score in result.scores] == [sum(state.scores[s::seats]) for s in range(seats)]
    return ply


def check_position(state: State) -> None:
    """What must be true of every position."""
    cards = state.deck + state.pile + state.discards + state.removed + [state.called] * bool(state.called)
    assert sorted(cards) == _ALL_CARDS
    assert len(state.discards) <= DISCARD_LIMIT[state.seats]
    assert all(score in SCORES for score in state.scores)
    for seat in range(state.seats):
        tops = state.showing(seat)
        assert sorted(number for top in tops for number in state.stack(seat, top)) == _ALL_DUCKS
        assert len({state.where[PER_SEAT * seat + top] for top in tops}) == len(tops) == state.stacks[seat]
        if not state.over:
            assert len(tops) > 1
            check_choice(state, seat, tops)


def check_choice(state: State, seat: Seat, tops: list[int]) -> None:
    """A called seat can swim; who is not called shows no such number."""
    duck = state.movers[seat]
    assert duck == (tops[-1] if state.effect == 13 else state.effect if state.effect in tops else 0)
    if duck and not state.commits[seat]:
        assert GAME.legal(state, seat)[-1] >= PER_SEAT


def check_step(before: State, after: State, seat: Seat, move: int) -> None:
    """What a step may change: nothing before the last choice; then stacks by covers only, and rounds for one reason."""
    if before.pending > 1:
        assert (after.where, after.below, after.deck) == (before.where, before.below, before.deck)
        assert (after.stacks, after.pending) == (before.stacks, before.pending - 1)
        return
    check_position(after)
    choices = [move if other == seat else choice for other, choice in enumerate(before.commits)]
    left = [count - (0 < choice < PER_SEAT) for count, choice in zip(before.stacks, choices, strict=True)]
    if after.round == before.round and not after.over:
        assert after.stacks == left
        assert 1 not in left
        assert set(covered(before)) <= set(covered(after)), "a covered duck never shows again"
        assert len(after.discards) < DISCARD_LIMIT[after.seats]
    if after.over:
        assert after.stacks == left
        assert not (1 in left and len(after.discards) == DISCARD_LIMIT[after.seats])
        assert 1 in left or len(after.discards) == DISCARD_LIMIT[after.seats] or not after.deck


def covered(state: State) -> list[int]:
    """The indices of all ducks that do not show."""
    return [index for index, place in enumerate(state.where) if not place and index % PER_SEAT]


def check_events(before: State, after: State, log: list[Event]) -> None:
    """The events tell every viewer all that changed."""
    for viewer in (None, *range(before.seats)):
        table = GAME.table(GAME.observe(before, viewer))
        seen = [seen_from(event, viewer) for event in log]
        assert fold(table, seen) == GAME.table(GAME.observe(after, viewer))


def check_secrets(state: State, chance: Rng) -> None:
    """A world made from what a viewer sees looks the same to him and gives him the same choices."""
    for viewer in (None, *range(state.seats)):
        seen = GAME.observe(state, viewer)
        world = GAME.determinize(seen, chance)
        assert GAME.observe(world, viewer) == seen
        assert GAME.owing(world) == GAME.owing(state)
        if viewer is not None:
            assert GAME.legal(world, viewer) == GAME.legal(state, viewer)


def check_moves(state: State) -> None:
    """The moves are those of the rules, worked out again without any trick."""
    for seat in GAME.owing(state):
        actions = [GAME.action(state, seat, move) for move in GAME.legal(state, seat)]
        duck = state.movers[seat]
        places = {unpack(state.where[PER_SEAT * seat + top]): top for top in state.showing(seat)}
        (own,) = (cell for cell, top in places.items() if top == duck)
        others = set(places) - {own}
        covers = {cell for cell in beside(own) if cell in others}
        swims = {cell for other in others for cell in beside(other)} - set(places)
        assert len(actions) == len(set(actions))
        assert set(actions) == {Cover(duck, cell) for cell in covers} | {Duck(duck, cell) for cell in swims}


def beside(cell: Cell) -> list[Cell]:
    """The four cells orthogonally next to `cell`."""
    column, row = cell
    return [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
