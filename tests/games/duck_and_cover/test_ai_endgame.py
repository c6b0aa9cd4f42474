"""Small ponds are solved exactly: the same as trying every order of the cards by the rules, without any memory."""

from __future__ import annotations

import pytest

from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.endgame import Endgame, TooLong
from duckgames.games.duck_and_cover.ai.plies import called, calls, ends, resolved
from duckgames.games.duck_and_cover.rules import GAME, scoring, turn
from duckgames.games.duck_and_cover.rules.cards import ALONE, CAPTAIN_DECK, MAXIMUM, REPEAT
from duckgames.games.duck_and_cover.rules.state import ORIGIN, PER_SEAT, WIDTH, State


def small(stacks: int, cards: int, seed: int) -> State:
    """A pond of so many stacks near each other that has just been called, with so many cards left."""
    rng = Rng(seed)
    state = GAME.start({}, ALONE, rng)
    tops = list(range(1, 13))
    rng.shuffle(tops)
    places = [ORIGIN, ORIGIN + 1, ORIGIN + WIDTH, ORIGIN + 2, ORIGIN + 2 * WIDTH + 1]
    rng.shuffle(places)
    state.where = [0] * PER_SEAT
    for top, place in zip(tops[:stacks], places, strict=False):
        state.where[top] = place
    state.below = [0] * PER_SEAT
    for over, under in zip(tops[stacks - 1 :], tops[stacks:], strict=False):
        state.below[over] = under
    state.stacks = [stacks]
    # Cards that call something, and a few others.
    deck = [card for card in CAPTAIN_DECK if card in tops[: stacks + 2] or card > 12]
    rng.shuffle(deck)
    state.deck, state.called = sorted(deck[:cards]), tops[0]
    state.effect = tops[0]
    state.pile = deck[cards:]
    turn.find_movers(state)
    return state


def brute(state: State) -> float:
    """The best expected points before the next card."""
    if ends(state):
        return float(scoring.round_points(state)[0])
    total = 0.0
    for card, count in calls(state):
        after = called(state, card)
        total += count * (best(after) if after.movers[0] else brute(after))
    return total / len(state.deck)


def best(state: State) -> float:
    """The best expected points of the seat that is called."""
    return min(brute(resolved(state, {0: move})) for move in turn.moves(state, 0))


@pytest.mark.parametrize(("stacks", "cards", "positions"), [(2, 1, 20), (2, 3, 20), (2, 4, 8), (3, 2, 12), (3, 3, 5)])
def test_it_is_exact(stacks: int, cards: int, positions: int) -> None:
    for seed in range(positions):
        state = small(stacks, cards, 100 * stacks + seed)
        endgame = Endgame(lambda points, stacks: -points)
        for move in turn.moves(state, 0)[:3]:
            found = -endgame.after(state.where, state.movers[0], move, state.deck)
            assert found == pytest.approx(brute(resolved(state, {0: move})))


def test_where_a_pond_lies_and_how_it_is_turned_makes_no_difference() -> None:
    state = small(3, 5, 7)
    endgame = Endgame(lambda points, stacks: -points)
    mover = state.movers[0]
    moves = turn.moves(state, 0)
    worths = sorted(endgame.after(state.where, mover, move, state.deck) for move in moves)
    solved = endgame.positions
    turned = state.copy()
    for number, place in enumerate(state.where):
        if place:
            row, column = divmod(place - ORIGIN + 8 * WIDTH + 8, WIDTH)
            turned.where[number] = ORIGIN + 9 + (8 - column) * WIDTH + row
    again = sorted(endgame.after(turned.where, mover, move, state.deck) for move in turn.moves(turned, 0))
    assert again == pytest.approx(worths)
    assert endgame.positions == solved


def test_what_takes_too_long_is_given_up() -> None:
    state = small(3, 8, 1)
    with pytest.raises(TooLong):
        Endgame(lambda points, stacks: -points, most=20).after(
            state.where, state.movers[0], turn.moves(state, 0)[-1], state.deck
        )


def test_a_chance_that_the_round_is_stopped_makes_waiting_worse() -> None:
    state = small(2, 4, 3)
    move = next(move for move in turn.moves(state, 0) if move > 12)
    worths = [
        Endgame(lambda points, stacks: -points, stop).after(state.where, state.movers[0], move, state.deck)
        for stop in (0.0, 0.3, 1.0)
    ]
    assert worths[0] > worths[1] > worths[2]
    assert worths[2] == -scoring.round_points(state)[0]


def test_the_next_card_is_what_the_engine_makes_of_it() -> None:
    """`called` and `resolved` follow the rules, card by card."""
    for seats in (1, 2, 5):
        rng = Rng(seats)
        state = GAME.start({}, seats, rng)
        seen = 0
        while not state.over and seen < 120:
            before = state.copy()
            choices = {seat: rng.choice(GAME.legal(state, seat)) for seat in GAME.owing(state)}
            for seat, move in choices.items():
                GAME.play(state, seat, move, rng)
            mine = resolved(before, choices)
            if 1 in mine.stacks or state.round != before.round:
                continue
            deck = before.deck[::-1] or None
            while deck and not any(mine.movers[seat] and mine.called for seat in range(seats)):
                mine = called(mine, deck.pop(0))
            if not deck or not mine.called:
                continue
            mine.deck, mine.pending = state.deck, state.pending
            assert mine == state, (REPEAT, MAXIMUM)
            seen += 1
        assert seen > 10
