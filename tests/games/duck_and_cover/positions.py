"""Positions of Duck & Cover to test rules on, written as in the rules document, and short ways to play them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duckgames.core.events import Event
from duckgames.core.game import Step, apply
from duckgames.core.places import Cell, Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import SPLASH
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, unpack

L0 = "0,0:7 1,0:3 2,0:12 3,0:5 0,1:1 1,1:9 2,1:4 3,1:10 0,2:6 1,2:2 2,2:11 3,2:8"
"""The start grid of the acceptance scenarios."""

WIDE = "0,0:6.5.4 1,0:9.8.7 2,0:12.10.2 0,1:1 1,1:3 2,1:11"
"""A pond in which 1, 2, 3, 4, 7 and 11 show."""

CAPTAIN = [*map(str, range(1, 13)), *map(str, range(1, 13)), "M", "R"]


def position(
    *ponds: str,
    called: str,
    effect: str = "",
    deck: str = "",
    discards: str = "",
    removed: str = "",
    passes: int = 0,
    scores: Sequence[Sequence[int]] = (),
    pile: str | None = None,
) -> State:
    """A position in which `called` is being resolved and `deck` comes next, first card first.

    The captain's cards not named lie in the pile, or in the deck below `deck` where a pile is given.
    """
    rest = CAPTAIN.copy()
    for card in [called, *deck.split(), *discards.split(), *removed.split(), *(pile or "").split()]:
        rest.remove(card)
    later, earlier = ([], rest) if pile is None else (rest, pile.split())
    lines = [
        f"duck_and_cover {len(ponds)}",
        f"round {len(scores) + 1}",
        *(f"scores {' '.join(map(str, points))}" for points in scores),
        *(f"pond {pond}" for pond in ponds),
        f"deck {' '.join([*later, *reversed(deck.split())])}",
        f"pile {' '.join(earlier)}",
        f"discards {discards}",
        f"removed {removed}",
        f"called {called}",
        f"effect {effect or called}",
        "voided no",
        f"passes {passes}",
        f"commits{' .' * len(ponds)}",
    ]
    return GAME.read("\n".join(lines))


def covers(state: State, seat: Seat = 0) -> list[Cell]:
    """Where the called stack of `seat` may cover, in reading order."""
    return targets(state, seat, Cover)


def swims(state: State, seat: Seat = 0) -> list[Cell]:
    """Where the called stack of `seat` may swim, in reading order."""
    return targets(state, seat, Duck)


def targets(state: State, seat: Seat, kind: type[Action]) -> list[Cell]:
    """Where an action of `kind` may go, in reading order."""
    actions = [GAME.action(state, seat, move) for move in GAME.legal(state, seat)]
    return sorted((a.cell for a in actions if isinstance(a, kind)), key=lambda cell: (cell[1], cell[0]))


def cells(text: str) -> list[Cell]:
    """The cells in a text as the rules document lists them, in reading order."""
    found = [tuple(map(int, cell.strip("()").split(","))) for cell in text.split()]
    return sorted(((column, row) for column, row in found), key=lambda cell: (cell[1], cell[0]))


def pond(state: State, seat: Seat = 0) -> dict[Cell, list[int]]:
    """The stacks of `seat` by cell, each from the bottom."""
    return {unpack(state.where[PER_SEAT * seat + top]): state.stack(seat, top) for top in state.showing(seat)}


def splash(state: State, seat: Seat = 0) -> int:
    """The splashes that show in the pond of `seat`."""
    return sum(SPLASH[top] for top in state.showing(seat))


def turn(state: State, choices: Mapping[Seat, Action], seed: int = 0) -> Step[State]:
    """Resolves the called card: the seats in `choices` do that, all others swim to their first free place."""
    events: list[Event] = []
    step = None
    for seat in GAME.owing(state):
        action = choices.get(seat) or Duck(state.movers[seat], swims(state, seat)[0])
        step = apply(GAME, state, seat, action, Rng.for_ply(seed, 1))
        events += step.events
        state = step.state
    assert step is not None
    return Step(state, tuple(events), step.learned)


def one_stack(top: int) -> str:
    """A pond of two stacks side by side: `top` alone at 0,0 and all others at 1,0."""
    others = ".".join(str(number) for number in range(1, 13) if number != top)
    return f"0,0:{top} 1,0:{others}"
